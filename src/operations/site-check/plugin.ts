import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { type Setting, setting } from '../../database/index.ts';
import type { Finding, SiteCheckReport } from '../../shared/admin/site-check.ts';
import { freeBytes } from '../../storage/index.ts';
import { nightAfterMs } from '../backups.ts';
import { checkOutsideLinks, type FailingLinks } from './outside-links.ts';
import { findFileProblems, findPageProblems } from './page-findings.ts';
import { checkPublicAddress } from './public-address.ts';
import {
  type DiskReading,
  diskReadings,
  findClockProblem,
  findDiskProblem,
  findDomainProblem,
  findExpiring,
} from './server-findings.ts';
import { createVisitor } from './visitor.ts';
import { walkPages } from './walk.ts';

/** An hour after the nightly backup. */
const nightlyHour = 4;
/** A check takes seconds. After this long, a server that sends single bytes ends it. */
const limitMs = 5 * 60_000;
/** The owner may ask again at once. */
const restMs = 10_000;
/** The owner may change the site while it is walked. */
const walkLimit = 3;

const text = z.string();
const link = (name: 'name' | 'label') => z.object({ [name]: text, path: text });
const schema = z.object({
  checkedAt: z.iso.datetime(),
  tookMs: z.number(),
  pages: z.number(),
  findings: z.array(
    z.object({
      key: text,
      text,
      page: z.optional(link('name')),
      others: z.optional(z.number()),
      fix: link('label'),
      alarm: z.optional(text),
    }),
  ),
  failingSince: z.optional(z.iso.datetime()),
  skipped: z.array(text),
}) as unknown as z.ZodMiniType<SiteCheckReport>;
const siteCheckReport = setting('site-check', schema);
/** When the owner asked a process that isn't the runner, in milliseconds since 1970. */
const wantedAt = setting('site-check-wanted', z.number());
const diskHistory = setting(
  'disk-history',
  z.array(z.object({ atMs: z.number(), freeBytes: z.number() })) as z.ZodMiniType<DiskReading[]>,
);

const failingLinks = setting('outside-links', z.record(text, z.number()) as z.ZodMiniType<FailingLinks>);

/** Returns what another feature has found, such as late copies of backups. */
type FindingSource = () => Promise<Finding[]>;

declare module 'fastify' {
  interface FastifyInstance {
    siteCheck: {
      /** Checks the site now, or asks the process that may. Calls made during a check share its result. */
      ask(): Promise<void>;
      /** Returns the result of the last check by any process; no value before the first check. */
      read(): Promise<Setting<SiteCheckReport>>;
      /** Returns true if another process was asked and hasn't finished a check since. */
      isWaiting(): Promise<boolean>;
      /** Adds findings of another feature to each check. */
      add(source: FindingSource): void;
    };
  }
}

/** Options that tests change. */
export interface SiteCheckOptions {
  /** The port of the public address for http. */
  httpPort?: number;
  /** Time limit for the public address to respond, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Every night and when the owner asks, walks the site's own pages as a visitor, and checks what else may fail without anyone noticing
 * (docs/product.md, "Nightly check").
 */
export const siteCheck = fp<{ config: Config } & SiteCheckOptions>(
  async (app, { config, httpPort, timeoutMs }) => {
    const sources: FindingSource[] = [];
    const closing = new AbortController();
    let running: Promise<void> | undefined;
    app.addHook('preClose', async () => {
      closing.abort();
      await running?.catch(() => {});
    });

    app.decorate('siteCheck', {
      async ask() {
        if (app.jobs.isRunner) await run();
        else await wantedAt.write(app.db, app.now());
      },
      read: () => siteCheckReport.read(app.db),
      async isWaiting() {
        const [wanted, { value }] = [await wantedAt.read(app.db), await siteCheckReport.read(app.db)];
        return (wanted.value ?? 0) > Date.parse(value?.checkedAt ?? new Date(0).toISOString());
      },
      add: (source) => void sources.push(source),
    });
    app.jobs.add({ name: 'site-check', nextMs, restMs, lane: 'long', run });

    async function nextMs(lastMs: number): Promise<number> {
      const [wanted, { value }] = [await wantedAt.read(app.db), await siteCheckReport.read(app.db)];
      return value && (wanted.value ?? 0) <= lastMs ? nightAfterMs(lastMs, nightlyHour) : lastMs;
    }

    /** Waits for a running backup, and a backup waits for the check: together they would slow visitors down. */
    function run(): Promise<void> {
      running ??= app.backups.alone(check).finally(() => {
        running = undefined;
      });
      return running;
    }

    async function check(): Promise<void> {
      const address = app.server.address();
      // Without a socket there is nothing to visit, as in a command.
      if (closing.signal.aborted || address === null || typeof address === 'string') return;
      const startedMs = performance.now();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]);
      const { pages, findings: ofPages } = await walkSite(address, signal);
      const { findings, skipped } = await checkRest(signal);
      const checkedAt = new Date(app.now()).toISOString();
      const before = (await app.siteCheck.read()).value;
      const all = [...findings, ...ofPages];
      await siteCheckReport.write(app.db, {
        checkedAt,
        tookMs: Math.round(performance.now() - startedMs),
        pages,
        findings: all,
        skipped,
        ...(all.length > 0 && { failingSince: before?.failingSince ?? checkedAt }),
      });
      app.jobs.soon('alarms');
    }

    async function walkSite(address: AddressInfo, signal: AbortSignal) {
      for (let walks = 1; ; walks += 1) {
        const site = app.site.current;
        const visitor = createVisitor(address, site.publicUrl, signal);
        try {
          const pages = await walkPages(site, visitor);
          const findings = [
            ...(await findPageProblems(site, pages, visitor)),
            ...(await findFileProblems(site, visitor)),
          ];
          if (site === app.site.current || walks === walkLimit) return { pages: pages.length, findings };
        } finally {
          visitor.close();
        }
      }
    }

    /** Checks everything but the pages. */
    async function checkRest(signal: AbortSignal): Promise<{ findings: Finding[]; skipped: string[] }> {
      const site = app.site.current;
      const earlier = (await failingLinks.read(app.db)).value ?? {};
      const links = await checkOutsideLinks(site, earlier, app.now(), { allowPrivate: config.webhookPrivate, signal });
      await failingLinks.write(app.db, links.failing);
      const address = config.publicUrl
        ? await checkPublicAddress(config.publicUrl, { httpPort, timeoutMs, nowMs: app.now(), signal })
        : undefined;
      const others: Finding[] = [];
      for (const source of sources) others.push(...(await source()));
      return {
        findings: [
          ...(address?.findings ?? []),
          ...findDiskProblem(await recordDisk()),
          ...findClockProblem([...links.clockOffsetsMs, ...app.copies.clockOffsetsMs()]),
          ...findDomainProblem((await app.mailDomain.read()).report),
          ...others,
          ...findExpiring(site.profile, app.now()),
          ...links.findings,
        ],
        skipped: address?.skipped ?? [],
      };
    }

    /** Adds today's free space to the history, which keeps the last reading of each day. */
    async function recordDisk(): Promise<DiskReading[]> {
      const free = freeBytes(config.dataDir);
      const reading = { atMs: app.now(), freeBytes: free };
      if (!Number.isFinite(free)) return [];
      const dayOf = ({ atMs }: DiskReading) => new Date(atMs).toDateString();
      const history = await diskHistory.update(app.db, (readings = []) =>
        [...readings.filter((each) => dayOf(each) !== dayOf(reading)), reading].slice(-diskReadings),
      );
      return history ?? [];
    }
  },
  { name: 'site-check', dependencies: ['backups', 'clock', 'copies', 'database', 'jobs', 'mail-domain', 'site'] },
);
