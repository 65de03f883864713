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
 * Looks a domain up and names the one record to change, so that it points to the machine (docs/product.md, "Your domain").
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
  const found = (await lookUp(name)).map((each) => ipaddr.parse(each).toString());
  const record = findRecord(name, own, found);
  return { domain: name, pointsHere: record === undefined, ...(record && { record }) };
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

/** The record of the machine's own kind comes first. A stray record of the other kind would still lead some visitors elsewhere. */
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
