import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { InvalidFieldsError } from '../http/errors.ts';
import type { AddressRecord, DomainAnswer, DomainQuestion } from '../shared/admin/domain.ts';

/** Addresses that visitors on the internet can't reach. */
const inside = new Set([
  'private',
  'loopback',
  'linkLocal',
  'uniqueLocal',
  'unspecified',
  'carrierGradeNat',
  'broadcast',
]);

/**
 * Looks a domain up and names the one record to change, so that it points to the machine (docs/product.md, "Your domain"). Once it does,
 * the record of its other spelling follows: visitors and old links use both `fences.example` and `www.fences.example`.
 * @param lookUp returns the IPv4 and IPv6 addresses of a name
 * @throws InvalidFieldsError, and what the lookup throws
 */
export async function checkDomain(
  { domain, address }: DomainQuestion,
  lookUp: (name: string) => Promise<string[]>,
): Promise<DomainAnswer> {
  const name = domainToASCII(domain);
  if (!name || isIP(name)) throw new InvalidFieldsError({ domain: ['Enter your domain, like fences.example.'] });
  const own = readAddress(address);
  const check = async (each: string) => {
    const found = await lookUp(each);
    return findRecord(
      each,
      own,
      found.map((address) => ipaddr.parse(address).toString()),
    );
  };
  const first = await check(name);
  const other = otherSpelling(name);
  const record = first ?? (other && (await check(other)));
  return { domain: name, pointsHere: first === undefined, ...(record && { record }) };
}

/** Returns the name with or without `www.`; nothing for a name such as `new.fences.example`, which people don't type with `www.` */
function otherSpelling(name: string): string | undefined {
  if (name.startsWith('www.')) return name.slice(4);
  return name.split('.').length === 2 ? `www.${name}` : undefined;
}

/** @throws InvalidFieldsError */
function readAddress(text: string): string {
  if (!isIP(text)) throw new InvalidFieldsError({ address: ['Enter an IP address, like 203.0.113.7.'] });
  const address = ipaddr.parse(text);
  if (inside.has(address.range()))
    throw new InvalidFieldsError({
      address: ['This address only works inside your network. Your hosting provider shows the public one.'],
    });
  return address.toString();
}

/** The record of the machine's own type comes first. A stray record of the other type would still send some visitors elsewhere. */
function findRecord(name: string, own: string, found: readonly string[]): AddressRecord | undefined {
  const type = typeOf(own);
  const same = found.filter((each) => typeOf(each) === type);
  const others = found.filter((each) => typeOf(each) !== type);
  if (same.length !== 1 || same[0] !== own)
    return { action: same.length > 0 ? 'change' : 'add', type, name, value: own, now: same };
  return others.length > 0
    ? { action: 'delete', type: typeOf(own) === 'A' ? 'AAAA' : 'A', name, now: others }
    : undefined;
}

const typeOf = (address: string) => (isIP(address) === 4 ? 'A' : 'AAAA');
