import PQueue from 'p-queue';
import { askLink, type LinkAnswer, type LinkOptions } from '../../outbox/index.ts';
import type { Finding } from '../../shared/admin/site-check.ts';
import type { Site } from '../../shared/page.ts';
import { type OutsideLink, outsideLinks } from './links-in-text.ts';

/** The number of addresses checked at the same time. */
const atOnce = 6;
const timeoutMs = 10_000;

/** The minimum time between two failures, in milliseconds, so that they aren't one night's outage. */
const outageMs = 12 * 3600_000;

/** Since when each address has failed, in milliseconds since 1970. */
export type FailingLinks = Record<string, number>;

export interface LinkResult {
  /** The broken links to other websites. */
  findings: Finding[];
  failing: FailingLinks;
  /** Milliseconds by which this server's clock is behind each of the other servers. */
  clockOffsetsMs: number[];
}

/**
 * Checks that the links to other websites in the published text still work (docs/product.md, "Nightly check"). Each address is requested
 * once, however many pages contain it. An address that is gone is reported at once; a server that is down or slow only after its second
 * failure.
 * @param earlier the failures of the last check
 */
export async function checkOutsideLinks(
  { documents, profile }: Site,
  earlier: FailingLinks,
  nowMs: number,
  options: Pick<LinkOptions, 'allowPrivate' | 'signal'>,
): Promise<LinkResult> {
  const links = outsideLinks(documents, profile);
  const answers = await askAll(new Set(links.map(({ address }) => address)), { ...options, timeoutMs });
  const failing: FailingLinks = {};
  for (const [address, { status }] of answers) if (isBroken(status)) failing[address] = earlier[address] ?? nowMs;
  const lasting = links.filter(({ address }) => {
    const answer = answers.get(address);
    return answer && (isGone(answer) || nowMs - (failing[address] ?? nowMs) >= outageMs);
  });
  return {
    findings: lasting.flatMap((link) => describeLink(link, answers.get(link.address) ?? { status: 0 })),
    failing,
    clockOffsetsMs: [...answers.values()].flatMap(({ clockOffsetMs }) => clockOffsetMs ?? []),
  };
}

async function askAll(addresses: ReadonlySet<string>, options: LinkOptions): Promise<Map<string, LinkAnswer>> {
  const queue = new PQueue({ concurrency: atOnce });
  const asked = [...addresses].map((address) =>
    queue.add(async () => [address, await askLink(address, options)] as const),
  );
  return new Map(await Promise.all(asked));
}

function describeLink({ document, name, path, address }: OutsideLink, { status, problem }: LinkAnswer): Finding[] {
  if (!isBroken(status)) return [];
  const why = status === 0 ? `there’s no response. ${problem ?? ''}`.trim() : `it returns error ${status}.`;
  return [
    {
      key: `outside ${document} ${path} ${address}`,
      text: `${name} links to ${address}, but ${why}`,
      fix: {
        path: document === 'profile' ? '/admin/profile' : `/admin/site/${document}`,
        label: document === 'profile' ? 'Open Profile' : `Edit ${name}`,
      },
    },
  ];
}

/** True if the page or its server no longer exists. Anything else may work again in the morning. */
function isGone({ status, isWrong }: LinkAnswer): boolean {
  return status === 404 || status === 410 || isWrong === true;
}

/** True if visitors can't open the page. Many websites refuse programs with 401, 403, or 429, so these don't count as broken. */
function isBroken(status: number): boolean {
  return status === 0 || status === 404 || status === 410 || status >= 500;
}
