import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Setting, setting } from '../database/index.ts';
import { askLink, type LinkAnswer } from '../outbox/index.ts';
import type { LinkReport } from '../shared/admin/delivery.ts';
import { outsideLinks } from '../shared/content/outside-links.ts';

const monthMs = 30 * 24 * 3600_000;
const timeoutMs = 10_000;
/** The number of addresses checked at the same time. */
const atOnce = 6;
const text = z.string();
const schema: z.ZodMiniType<LinkReport> = z.object({
  checkedAt: z.iso.datetime(),
  links: z.array(
    z.object({
      document: text,
      name: text,
      path: text,
      address: text,
      status: z.number(),
      problem: z.optional(text),
    }),
  ),
});
const linkReport = setting('links', schema);

declare module 'fastify' {
  interface FastifyInstance {
    links: {
      /** Checks every outside link of the published text; calls made during a check share its result. */
      check(): Promise<LinkReport>;
      /** Returns the result of the last check by any process; no value before the first check. */
      read(): Promise<Setting<LinkReport>>;
    };
  }
}

/** Checks once a month, and when the owner asks, that links to other websites still work (docs/product.md, "Links to other websites"). */
export const links = fp<{ config: Config }>(
  async (app, { config }) => {
    let running: Promise<LinkReport> | undefined;
    const closing = new AbortController();
    app.addHook('onClose', async () => {
      closing.abort();
      await running?.catch(() => {});
    });

    app.decorate('links', {
      check() {
        running ??= run().finally(() => {
          running = undefined;
        });
        return running;
      },
      read: () => linkReport.read(app.db),
    });
    const nextMs = async (lastMs: number) => lastMs + ((await app.links.read()).value ? monthMs : 0);
    app.jobs.add({ name: 'links', nextMs, lane: 'long', run: app.links.check });

    async function run(): Promise<LinkReport> {
      const { documents, profile } = app.site.current;
      const found = outsideLinks(documents, profile);
      const answers = await askAll(new Set(found.map(({ address }) => address)));
      const report: LinkReport = {
        checkedAt: new Date(app.now()).toISOString(),
        links: found.map((link) => ({ ...link, ...(answers.get(link.address) ?? { status: 0 }) })),
      };
      await linkReport.write(app.db, report);
      return report;
    }

    /** Requests each address once, however many pages contain it. */
    async function askAll(addresses: ReadonlySet<string>): Promise<Map<string, LinkAnswer>> {
      const queue = new PQueue({ concurrency: atOnce });
      const options = { allowPrivate: config.webhookPrivate, timeoutMs, signal: closing.signal };
      const asked = [...addresses].map((address) =>
        queue.add(async () => [address, await askLink(address, options)] as const),
      );
      return new Map(await Promise.all(asked));
    }
  },
  { name: 'links', dependencies: ['clock', 'database', 'jobs'] },
);
