import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { EstimateFigures, EstimateReport, EstimateShare } from '../shared/estimate/estimate.ts';
import { kindNames, kindOf, materialNames } from '../shared/fence/kinds.ts';
import { kindLabel } from '../shared/fence/sentences.ts';

/** The labels of leads without a page, and of estimates without a material. */
const unknownLabel = 'Unknown';
const addedLabel = 'Added by you';

/**
 * Counts the estimates that were sent, by the page of their lead and by material. Voided estimates that nobody signed don't count.
 * @param since ISO 8601, UTC; empty for any time
 * @param presentPath returns the current address of a page
 */
export async function readEstimateReport(
  db: Kysely<Database>,
  since: string,
  presentPath: (path: string) => string,
): Promise<EstimateReport> {
  const rows = await db
    .selectFrom('estimates')
    .leftJoin('submissions', 'submissions.id', 'estimates.submissionId')
    .leftJoin('estimateAcceptances', 'estimateAcceptances.estimateId', 'estimates.id')
    .select(['estimates.state', 'estimateAcceptances.total as won', 'estimateAcceptances.optionName'])
    .select(['submissions.source', 'submissions.landingPage', 'submissions.page', 'submissions.service'])
    .where('estimates.number', 'is not', null)
    .where('estimates.createdAt', '>=', since)
    .execute();
  const counted = rows
    .filter(({ state, won }) => state !== 'voided' || won !== null)
    .map(({ won, optionName, source, landingPage, page, service }) => ({
      won,
      page:
        source === 'owner' || source === 'imported'
          ? addedLabel
          : presentPath(landingPage || page || '') || unknownLabel,
      material: materialOf(optionName ?? '') ?? materialOf(service ?? '') ?? unknownLabel,
    }));
  return {
    ...figuresOf(counted),
    byPage: sharesOf(counted, ({ page }) => page),
    byMaterial: sharesOf(counted, ({ material }) => material),
  };
}

interface Counted {
  /** The accepted total in cents; null if it wasn't accepted. */
  won: number | null;
  page: string;
  material: string;
}

function figuresOf(estimates: readonly Counted[]): EstimateFigures {
  const totals = estimates.flatMap(({ won }) => (won === null ? [] : [won]));
  const [sent, won] = [estimates.length, totals.length];
  const sum = totals.reduce((all, total) => all + total, 0);
  return {
    sent,
    won,
    ...(sent > 0 && { winRate: Math.round((100 * won) / sent) }),
    ...(won > 0 && { averageWon: Math.round(sum / won) }),
  };
}

function sharesOf(estimates: readonly Counted[], labelOf: (estimate: Counted) => string): EstimateShare[] {
  return [...Map.groupBy(estimates, labelOf)]
    .map(([label, group]) => ({ label, ...figuresOf(group) }))
    .sort((one, other) => other.sent - one.sent || one.label.localeCompare(other.label));
}

/** Returns the material that a name such as "Vinyl privacy, 6 ft" begins with or contains: "Vinyl". */
function materialOf(name: string): string | undefined {
  const text = name.toLowerCase();
  const kind = kindNames.find((each) => text.startsWith(kindLabel(each).toLowerCase()));
  const named = kind ?? kindNames.find((each) => text.includes(kindOf(each).material));
  return named && materialNames[kindOf(named).material];
}
