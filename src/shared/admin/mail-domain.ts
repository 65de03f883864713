import * as z from 'zod/mini';

/** Chances that mail from the sender's domain arrives, best first. `weak` works, but may land in spam folders. */
export const domainDegrees = ['fine', 'weak', 'refused'] as const;
export type DomainDegree = (typeof domainDegrees)[number];

/** One kind of DNS record that mail servers look at. */
export interface DomainPart {
  name: 'MX' | 'SPF' | 'DKIM' | 'DMARC';
  /** `unknown` for DKIM until the owner has named the selector. */
  degree: DomainDegree | 'unknown';
  text: string;
}

/** The one DNS record to change first. */
export interface DomainChange {
  /** The fix, in one or two sentences. */
  text: string;
  type: 'MX' | 'TXT';
  /** The record's full name, such as `_dmarc.example.com`. */
  name: string;
  /** The new content; empty if only the mail provider knows it. */
  value: string;
}

/** The signature of the site's mail: the selector and the domain that signs. */
export interface DkimSignature {
  selector: string;
  domain: string;
}

/** The result of one check of the sender's domain. */
export interface DomainReport {
  /** ISO 8601, UTC. */
  checkedAt: string;
  domain: string;
  degree: DomainDegree;
  parts: readonly DomainPart[];
  /** Absent if nothing has to change. */
  change?: DomainChange | undefined;
  /** The signature that the owner has named. */
  signature?: DkimSignature | undefined;
  /** Since when the domain has been worse than before; ISO 8601, UTC. */
  worse?: { since: string; before: DomainDegree } | undefined;
}

/** The domain check as the Email screen shows it. */
export interface DomainState {
  /** The domain of the sender; absent without a mail server. */
  domain?: string | undefined;
  /** Absent until the first check of this domain. */
  report?: DomainReport | undefined;
  /** Why the last call couldn't check the domain. Nothing has changed then. */
  problem?: string | undefined;
}

/** The owner's additions to a check; both may be empty. */
export const domainCheckSchema = z.object({
  /** The header of the site's test email. */
  header: z._default(z.string().check(z.maxLength(100_000, 'This header is too long.')), ''),
  selector: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(100, 'This selector is too long.'),
        z.regex(/^[a-z0-9._-]*$/i, 'Enter a selector like google or s1.'),
      ),
    '',
  ),
});

/** The part of the Email screen with the domain check. */
export const domainCheckPath = '/admin/email#mail-domain';
