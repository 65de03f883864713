import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import { setting } from '../../database/index.ts';
import {
  type DkimSignature,
  type DomainReport,
  type DomainState,
  domainDegrees,
} from '../../shared/admin/mail-domain.ts';
import { senderAddress } from '../../shared/mail-addresses.ts';
import { isPublicName } from '../../shared/web-address.ts';
import { checkDomain } from './check.ts';
import { createDns, NoDnsError } from './lookup.ts';
import { readSignature } from './signature.ts';

const weekMs = 7 * 24 * 3600_000;
const degree = z.enum(domainDegrees);
const schema = z.object({
  checkedAt: z.iso.datetime(),
  domain: z.string(),
  degree,
  parts: z.array(
    z.object({
      name: z.enum(['MX', 'SPF', 'DKIM', 'DMARC']),
      degree: z.enum([...domainDegrees, 'unknown']),
      text: z.string(),
    }),
  ),
  change: z.optional(z.object({ text: z.string(), type: z.enum(['MX', 'TXT']), name: z.string(), value: z.string() })),
  signature: z.optional(z.object({ selector: z.string(), domain: z.string() })),
  worse: z.optional(z.object({ since: z.iso.datetime(), before: degree })),
}) as unknown as z.ZodMiniType<DomainReport>;
const domainReport = setting('mail-domain', schema);

declare module 'fastify' {
  interface FastifyInstance {
    mailDomain: {
      /** Checks the sender's domain. Without DNS, the stored result stays. */
      check(input: { header: string; selector: string }): Promise<DomainState>;
      /** Returns the IPv4 and IPv6 addresses of a name. @throws NoDnsError */
      lookUp(name: string): Promise<string[]>;
      /** Returns the last result for the current sender. */
      read(): Promise<DomainState>;
    };
  }
}

/** Options that tests change. */
export interface MailDomainOptions {
  /** Name servers such as `127.0.0.1:5353`; the machine's own if absent. */
  nameServers?: readonly string[] | undefined;
}

/** Checks once a week, and when the owner asks, that mail from the sender's domain arrives (docs/product.md, "Email domain"). */
export const mailDomain = fp<MailDomainOptions>(
  async (app, { nameServers }) => {
    app.decorate('mailDomain', {
      read,
      lookUp: (name) => createDns(nameServers).addresses(name),
      async check({ header, selector }) {
        const state = await read();
        const { domain, report } = state;
        if (!domain) return { problem: 'The sender’s address has no internet domain.' };
        const pasted = header.trim() ? readSignature(header, domain) : undefined;
        if (typeof pasted === 'string') return { ...state, problem: pasted };
        const typed = selector ? { selector, domain } : undefined;
        return run(domain, pasted ?? typed ?? report?.signature);
      },
    });
    app.jobs.add({ name: 'mail-domain', everyMs: weekMs, run: checkWeekly });

    async function read(): Promise<DomainState> {
      const { from } = await app.outbox.mail.accounts.view();
      const domain = domainOf(from);
      const { value } = await domainReport.read(app.db);
      return { domain, report: value?.domain === domain ? value : undefined };
    }

    async function checkWeekly(): Promise<void> {
      const { domain, report } = await read();
      // Reserved names, as of the sample profile, exist in no DNS.
      if (domain && (isPublicName(domain) || nameServers)) await run(domain, report?.signature);
    }

    async function run(domain: string, signature: DkimSignature | undefined): Promise<DomainState> {
      const { host } = await app.outbox.mail.accounts.view();
      try {
        const result = await checkDomain(createDns(nameServers), { domain, host, signature });
        const checkedAt = new Date(app.now()).toISOString();
        const before = (await read()).report;
        const report = { ...result, checkedAt, domain, signature, worse: compare(before, result.degree, checkedAt) };
        await domainReport.write(app.db, report);
        app.jobs.soon('alarms');
        return { domain, report };
      } catch (error) {
        if (!(error instanceof NoDnsError)) throw error;
        app.log.warn({ err: error }, 'checking the email domain failed: no DNS');
        const problem =
          'The domain couldn’t be checked because no DNS server responds. Nothing was changed. Try again later.';
        return { ...(await read()), problem };
      }
    }
  },
  { name: 'mail-domain', dependencies: ['clock', 'database', 'jobs', 'outbox'] },
);

/** A change for the worse stays one until the domain is as good as before. */
function compare(
  earlier: DomainReport | undefined,
  degree: DomainReport['degree'],
  checkedAt: string,
): DomainReport['worse'] {
  const isWorse = (before: DomainReport['degree']) => domainDegrees.indexOf(degree) > domainDegrees.indexOf(before);
  if (!earlier) return undefined;
  if (earlier.worse && isWorse(earlier.worse.before)) return earlier.worse;
  return isWorse(earlier.degree) ? { since: checkedAt, before: earlier.degree } : undefined;
}

/** Returns the domain of a sender's address if it is a full name. */
function domainOf(from: string): string | undefined {
  const domain = senderAddress(from).split('@')[1]?.toLowerCase() ?? '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) && !/^[\d.]+$/.test(domain) ? domain : undefined;
}
