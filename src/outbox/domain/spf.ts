import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Dns } from './lookup.ts';

/** The number of lookups after which mail servers give up (RFC 7208, 4.6.4). */
export const lookupLimit = 10;
/** Stops at records that include each other. */
const hardLimit = 50;

/** The mail server that sends the site's mail. */
export interface SendingServer {
  /** The mechanism that allows it, such as `include:_spf.google.com`. */
  term: string;
  addresses: readonly string[];
}

/** The verdict of a domain's SPF on the site's mail server. */
export interface Spf {
  records: string[];
  /** The number of lookups: in total, and for each term of the record. */
  lookups: number;
  costs: { term: string; lookups: number }[];
  isAllowed: boolean;
  /** The sign before `all`; `undefined` if the record has none. */
  rest: string | undefined;
  /** Why mail servers can't use the record, as the end of a sentence. */
  fault?: string | undefined;
}

const termPattern = /^([+?~-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?:[:](\S+?))?((?:\/\d+)*)$/i;
const isSpf = (text: string) => /^v=spf1( |$)/i.test(text);

/** Reads the SPF of a domain as a mail server does (RFC 7208). */
export async function readSpf(dns: Dns, domain: string, server: SendingServer): Promise<Spf> {
  const records = (await dns.texts(domain)).filter(isSpf);
  const walk: Walk = { dns, server, lookups: 0, hasTerm: false };
  const costs: Spf['costs'] = [];
  const [first = ''] = records;
  const { result, rest } = await evaluate(walk, first, domain, (term, lookups) => costs.push({ term, lookups }));
  return {
    records,
    lookups: walk.lookups,
    costs,
    isAllowed: records.length > 0 && (walk.hasTerm || result === '+'),
    rest,
    fault: walk.fault,
  };
}

interface Walk {
  dns: Dns;
  server: SendingServer;
  lookups: number;
  /** True if the mail server's own term is in the record, or in one that it includes. */
  hasTerm: boolean;
  fault?: string;
}

/** @returns the sign of the first term that matches the server, other than `all`, and the sign of `all` */
async function evaluate(
  walk: Walk,
  record: string,
  domain: string,
  onTerm?: (term: string, lookups: number) => void,
): Promise<{ result: string | undefined; rest: string | undefined }> {
  let result: string | undefined;
  let rest: string | undefined;
  let redirect: string | undefined;
  for (const term of record.split(/\s+/).slice(1).filter(Boolean)) {
    const before = walk.lookups;
    if (term.toLowerCase() === walk.server.term.toLowerCase()) walk.hasTerm = true;
    const [modifier, , target] = /^([a-z][\w.-]*)=(.*)$/i.exec(term) ?? [];
    if (modifier) {
      if (term.toLowerCase().startsWith('redirect=')) redirect = target;
      continue;
    }
    const [found, sign = '', name = '', value = '', length = ''] = termPattern.exec(term) ?? [];
    if (!found) {
      walk.fault ??= `${term} is misspelled`;
      continue;
    }
    if (name.toLowerCase() === 'all') rest = sign || '+';
    else if ((await matches(walk, name.toLowerCase(), value, length, domain)) && !result) result = sign || '+';
    if (walk.lookups > before) onTerm?.(term, walk.lookups - before);
  }
  if (rest === undefined && redirect && walk.lookups < hardLimit) {
    walk.lookups += 1;
    const next = await include(walk, redirect, 'redirect=');
    onTerm?.(`redirect=${redirect}`, 1);
    return { result: result ?? next.result, rest: next.rest };
  }
  return { result, rest };
}

async function matches(walk: Walk, name: string, value: string, length: string, domain: string): Promise<boolean> {
  const { dns, server } = walk;
  const isNear = (address: string) => server.addresses.some((own) => isWithin(own, address + length));
  if (name === 'ip4' || name === 'ip6') return isNear(value);
  if (walk.lookups >= hardLimit) return false;
  walk.lookups += 1;
  // A macro is filled in from the mail itself, and no mail is at hand.
  if (value.includes('%')) return false;
  if (name === 'include') return (await include(walk, value, 'include:')).result === '+';
  if (name === 'a') return (await dns.addresses(value || domain)).some(isNear);
  if (name !== 'mx') return false;
  const hosts = (await dns.mailServers(value || domain)).slice(0, lookupLimit);
  const addresses = await Promise.all(hosts.filter(Boolean).map((host) => dns.addresses(host)));
  return addresses.flat().some(isNear);
}

async function include(walk: Walk, domain: string, kind: string) {
  const [record, second] = (await walk.dns.texts(domain)).filter(isSpf);
  if (!record || second) walk.fault ??= `${kind}${domain} names a domain without a usable SPF record`;
  return evaluate(walk, record ?? '', domain);
}

function isWithin(address: string, range: string): boolean {
  const [start = '', length] = range.split('/');
  if (!isIP(address) || !isIP(start)) return false;
  const one = ipaddr.process(address);
  const other = ipaddr.process(start);
  if (one.kind() !== other.kind()) return false;
  return one.match(other, length === undefined ? (one.kind() === 'ipv4' ? 32 : 128) : Number(length));
}

/** Signs before `all`, the strictest first. */
const restSigns = ['-', '~'];

/**
 * Merges all SPF records of a domain into one that also allows the site's mail server: a second record would make mail servers ignore
 * both.
 */
export function mergeSpf({ records, isAllowed }: Spf, server: SendingServer): string {
  const terms = records.flatMap((record) => record.split(/\s+/).slice(1).filter(Boolean));
  const isRest = (term: string) => /^[+?~-]?all$/i.test(term);
  const isRedirect = (term: string) => /^redirect=/i.test(term);
  // The first term that matches counts, so one that refuses the mail server would win over the added one.
  const refusals = ['-', '~', '?'].map((sign) => `${sign}${server.term}`.toLowerCase());
  const seen = new Set<string>();
  const kept = [...terms, isAllowed ? '' : server.term].filter((term) => {
    const key = term.toLowerCase();
    if (!term || isRest(term) || isRedirect(term) || refusals.includes(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const sign = restSigns.find((each) => terms.some((term) => term.toLowerCase() === `${each}all`));
  const redirect = terms.some(isRest) ? undefined : terms.find(isRedirect);
  return ['v=spf1', ...kept, redirect ?? `${sign ?? '~'}all`].join(' ');
}
