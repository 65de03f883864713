import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { inDollars } from '../shared/fence/measures.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { partLines } from '../shared/fence/result.ts';
import { describePlan, headline, rangeOf } from '../shared/fence/sentences.ts';
import { type KeptPlan, listAnswers, type PlanFigures, planAddress } from '../shared/lead/lead-plan.ts';
import { escapeHtml } from './mail.ts';

/** What the owner's mail says of a plan. */
export interface PlanWords {
  /** For the subject: "180 ft wood privacy, $4,050 to $5,650". */
  headline: string;
  text: string;
  html: string;
}

/** The plan of a lead; `undefined` when it has none, or one that cannot be read. */
export async function findPlan(db: Kysely<Database>, submissionId: number): Promise<KeptPlan | undefined> {
  const row = await db
    .selectFrom('leadPlans')
    .select(['code', 'priceVersion', 'figures'])
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
  return row && { ...row, figures: JSON.parse(row.figures) };
}

/** Sides, gates, answers and figures as text and as tables, with a link to the plan and its drawings. */
export function describePlanInMail({ code, figures }: KeptPlan, publicUrl: string): PlanWords | undefined {
  const plan = decodePlan(code);
  if (!plan) return;
  const tables: Table[] = [
    ['Plan', [['Seen', priceWords(figures)], ...listAnswers(plan)]],
    ['Sides and gates', describePlan(plan).map((line) => [line])],
    ['In this price', listItems(figures)],
    ['What it is made of', listParts(figures)],
  ];
  const filled = tables.filter(([, rows]) => rows.length > 0);
  const address = planAddress(code, publicUrl);
  return {
    headline: headline(plan, figures),
    text: `${filled.map(writeText).join('\n\n')}\n\nSee the plan: ${address}`,
    html: `${filled.map(writeTable).join('')}<p><a href="${escapeHtml(address)}">See the plan</a></p>`,
  };
}

type Table = [title: string, rows: string[][]];

function priceWords(figures: PlanFigures): string {
  if (figures.status === 'priced') return `${rangeOf(figures)}, ${figures.width}% either way`;
  return figures.status === 'empty' ? 'No price: no length was given' : 'No price: none is set for this fence';
}

function listItems(figures: PlanFigures): string[][] {
  if (figures.status !== 'priced') return [];
  return figures.items.map(({ label, amount }) => [label, `about ${inDollars(amount)}`]);
}

function listParts(figures: PlanFigures): string[][] {
  return figures.status === 'empty' ? [] : partLines(figures.parts).map((line) => [line]);
}

function writeText([title, rows]: Table): string {
  return [title, ...rows.map((cells) => cells.join(': '))].join('\n');
}

function writeTable([title, rows]: Table): string {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<h3>${title}</h3><table cellpadding="4">${lines.join('')}</table>`;
}
