import { createPublicKey } from 'node:crypto';
import type { DkimSignature } from '../../shared/admin/mail-domain.ts';
import type { Dns } from './lookup.ts';

/** Mail servers ignore shorter keys (RFC 8301, 3.2). */
const shortestKey = 1024;

/**
 * Reads the signature of the site's test email from its pasted header: the one of the sender's own domain, else the first one.
 * @returns the signature, or the reason why the header has none
 */
export function readSignature(header: string, domain: string): DkimSignature | string {
  const fields = header.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const from = fields.find((field) => /^from:/i.test(field));
  if (!from)
    return 'This is not the header of an email. In your mail program, choose “Show original” and copy all of it.';
  if (!from.toLowerCase().includes(`@${domain}`))
    return `This email isn’t from ${domain}. Paste the header of the test email.`;
  const signatures = fields.flatMap((field) => {
    const [, tags] = /^dkim-signature:(.*)$/i.exec(field) ?? [];
    const selector = tags && readTag(tags, 's');
    const signer = tags && readTag(tags, 'd');
    return selector && signer ? [{ selector, domain: signer.toLowerCase() }] : [];
  });
  const own = signatures.find((signature) => isAligned(signature.domain, domain));
  return own ?? signatures[0] ?? 'Your mail server doesn’t sign this email. Turn on DKIM at your mail provider.';
}

function readTag(tags: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([^;]*)`, 'i').exec(tags)?.[1]?.replace(/\s+/g, '');
}

/** True if a signature counts for the sender: the same domain, or one below the other (RFC 7489, 3.1.1). */
export function isAligned(signer: string, domain: string): boolean {
  return signer === domain || signer.endsWith(`.${domain}`) || domain.endsWith(`.${signer}`);
}

/** Finds what is wrong with the public key of a signature, as the end of a sentence; `undefined` if mail servers accept it. */
export async function findKeyFault(dns: Dns, { selector, domain }: DkimSignature): Promise<string | undefined> {
  const records = (await dns.texts(`${selector}._domainkey.${domain}`)).filter(
    (text) => readTag(text, 'p') !== undefined,
  );
  const [record] = records;
  if (record === undefined) return 'has no key in DNS';
  const key = readTag(record, 'p') ?? '';
  if (key === '') return 'was revoked';
  if (/(?:^|;)\s*t\s*=[^;]*\by\b/i.test(record)) return 'is in test mode';
  const type = readTag(record, 'k') ?? 'rsa';
  if (type !== 'rsa') return undefined;
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return (asymmetricKeyDetails?.modulusLength ?? 0) < shortestKey ? 'has a key that is too short' : undefined;
  } catch {
    return 'has a damaged key';
  }
}
