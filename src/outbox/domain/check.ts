import { isIP } from 'node:net';
import type {
  DkimSignature,
  DomainChange,
  DomainDegree,
  DomainPart,
  DomainReport,
} from '../../shared/admin/mail-domain.ts';
import { domainDegrees } from '../../shared/admin/mail-domain.ts';
import type { Dns } from './lookup.ts';
import { findProvider } from './providers.ts';
import { findKeyFault, isAligned } from './signature.ts';
import { lookupLimit, mergeSpf, readSpf, type SendingServer, type Spf } from './spf.ts';

/** A part and the change it needs. */
type Judged = DomainPart & { change?: DomainChange | undefined };

/** The server that sends the site's mail. */
export interface MailSource {
  domain: string;
  /** The name or address of the mail server. */
  host: string;
  signature?: DkimSignature | undefined;
}

/**
 * Checks the DNS records that decide whether mail from the sender's domain arrives (docs/product.md, "Email domain").
 * @throws NoDnsError
 */
export async function checkDomain(
  dns: Dns,
  { domain, host, signature }: MailSource,
): Promise<Pick<DomainReport, 'degree' | 'parts' | 'change'>> {
  const server = await findServer(dns, host);
  const spf = await readSpf(dns, domain, server);
  const dkim = await judgeDkim(dns, domain, signature);
  const parts: Judged[] = [
    await judgeMx(dns, domain, host),
    judgeSpf(spf, domain, server, dkim.degree),
    dkim,
    await judgeDmarc(dns, domain),
  ];
  const degree = domainDegrees[Math.max(...parts.map(rank))] ?? 'fine';
  const worst = degree === 'fine' ? undefined : parts.find((part) => part.degree === degree && part.change);
  return { degree, parts: parts.map(({ name, degree, text }) => ({ name, degree, text })), change: worst?.change };
}

const rank = ({ degree }: DomainPart) => Math.max(0, domainDegrees.indexOf(degree as DomainDegree));

async function findServer(dns: Dns, host: string): Promise<SendingServer> {
  const provider = findProvider(host);
  const version = isIP(host);
  const term = provider ? `include:${provider.spf}` : version ? `ip${version}:${host}` : `a:${host}`;
  return { term, addresses: version ? [host] : await dns.addresses(host) };
}

async function judgeMx(dns: Dns, domain: string, host: string): Promise<Judged> {
  const servers = await dns.mailServers(domain);
  if (servers.some(Boolean)) return { name: 'MX', degree: 'fine', text: `Replies go to ${servers.find(Boolean)}.` };
  const hasAddress = servers.length === 0 && (await dns.addresses(domain)).length > 0;
  const value = findProvider(host)?.mx?.(domain) ?? '';
  const where = value ? 'Add this MX record.' : 'Ask your mail provider for its MX record, and add it.';
  return {
    name: 'MX',
    degree: hasAddress ? 'weak' : 'refused',
    text: hasAddress
      ? `No mail server is named for ${domain}, so replies may get lost.`
      : `${domain} can’t get mail, so replies get lost and many mail servers refuse your mail.`,
    change: { text: where, type: 'MX', name: domain, value },
  };
}

function judgeSpf(spf: Spf, domain: string, server: SendingServer, dkim: DomainPart['degree']): Judged {
  const { records, lookups, costs, isAllowed, rest, fault } = spf;
  const value = mergeSpf(spf, server);
  const change = (text: string, newValue = value): DomainChange => ({
    text,
    type: 'TXT',
    name: domain,
    value: newValue,
  });
  const replace = change('Replace the SPF record with this one.');
  // A good signature is enough for most mail servers.
  const bad: DomainDegree = dkim === 'fine' ? 'weak' : 'refused';
  const part = (degree: DomainDegree, text: string, next?: DomainChange): Judged => ({
    name: 'SPF',
    degree,
    text,
    ...(next && { change: next }),
  });
  const isSigned = dkim !== 'weak';

  if (records.length === 0)
    return part(
      isSigned ? 'weak' : 'refused',
      `${domain} has no SPF record, so anyone can send mail in your name.`,
      change('Add this TXT record.'),
    );
  if (records.length > 1)
    return part(
      bad,
      `${domain} has ${records.length} SPF records, so mail servers ignore all of them.`,
      change(`Delete the ${records.length} records that start with v=spf1, and add this one instead.`),
    );
  if (fault)
    return part(bad, `The SPF record can’t be used: ${fault}.`, change('Correct this in the SPF record.', records[0]));
  if (lookups > lookupLimit)
    return part(
      bad,
      `The SPF record needs ${lookups} lookups, and mail servers stop after ${lookupLimit}: ${describeCosts(costs)}.`,
      change('Remove the parts of the SPF record for services that you no longer use.', records[0]),
    );
  if (rest === '+')
    return part('weak', 'The SPF record ends in +all, which lets everyone send mail in your name.', replace);
  if (!isAllowed)
    return part(
      rest === '-' || !isSigned ? bad : 'weak',
      `The SPF record doesn’t allow your mail server to send mail from ${domain}.`,
      replace,
    );
  if (rest === undefined || rest === '?')
    return part('weak', 'The SPF record doesn’t say what to do with forged mail.', replace);
  return part('fine', 'Your mail server may send mail from this domain.');
}

/** Returns text such as "include:one.example (4), mx (1)". */
const describeCosts = (costs: Spf['costs']) =>
  costs
    .toSorted((one, other) => other.lookups - one.lookups)
    .map(({ term, lookups }) => `${term} (${lookups})`)
    .join(', ');

async function judgeDkim(dns: Dns, domain: string, signature: DkimSignature | undefined): Promise<Judged> {
  const name = 'DKIM';
  if (!signature)
    return { name, degree: 'unknown', text: 'Not checked yet. Send a test email and paste its header below.' };
  const { selector, domain: signer } = signature;
  const recordName = `${selector}._domainkey.${signer}`;
  if (!isAligned(signer, domain))
    return {
      name,
      degree: 'weak',
      text: `Your mail is signed by ${signer}, which doesn’t count for ${domain}.`,
      change: {
        text: `Turn on DKIM for ${domain} at your mail provider, and add the record that it shows.`,
        type: 'TXT',
        name: `${selector}._domainkey.${domain}`,
        value: '',
      },
    };
  const fault = await findKeyFault(dns, signature);
  if (!fault) return { name, degree: 'fine', text: `Your mail is signed with the key ${selector}.` };
  return {
    name,
    degree: 'weak',
    text: `The DKIM key ${recordName} ${fault}.`,
    change: {
      text: 'Copy the DKIM record again from your mail provider’s settings.',
      type: 'TXT',
      name: recordName,
      value: '',
    },
  };
}

async function judgeDmarc(dns: Dns, domain: string): Promise<Judged> {
  const name = 'DMARC';
  const add = (text: string): DomainChange => ({
    text,
    type: 'TXT',
    name: `_dmarc.${domain}`,
    value: 'v=DMARC1; p=none',
  });
  for (const parent of parentsOf(domain)) {
    const records = (await dns.texts(`_dmarc.${parent}`)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record, second] = records;
    if (!record) continue;
    if (second)
      return {
        name,
        degree: 'weak',
        text: `_dmarc.${parent} has ${records.length} DMARC records, so mail servers ignore all of them.`,
        change: { ...add('Delete all of them, and add this one instead.'), name: `_dmarc.${parent}`, value: record },
      };
    const policy = /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(record)?.[1]?.toLowerCase();
    if (policy) return { name, degree: 'fine', text: `The DMARC policy is “${policy}”.` };
    return {
      name,
      degree: 'weak',
      text: 'The DMARC record has no valid policy.',
      change: { ...add('Replace the DMARC record with this one.'), name: `_dmarc.${parent}` },
    };
  }
  return {
    name,
    degree: 'weak',
    text: `${domain} has no DMARC record. Gmail and Yahoo trust mail without one less.`,
    change: add('Add this TXT record.'),
  };
}

/** Returns the domain and those above it, but not the top level. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}
