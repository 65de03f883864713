import type { LeadRow } from '../../database/index.ts';
import {
  type Channel,
  escapeHtml,
  type Mail,
  readPayload,
  type Sender,
  writeHtml,
  writeLines,
} from '../../outbox/index.ts';
import { inDollars } from '../../shared/fence/measures.ts';
import { decodePlan } from '../../shared/fence/plan-schema.ts';
import { partLines } from '../../shared/fence/result.ts';
import { describePlan, headline, rangeOf } from '../../shared/fence/sentences.ts';
import type { TimeZone } from '../../shared/hours.ts';
import { listFields } from '../../shared/lead/lead-fields.ts';
import { listAnswers, type PlanFigures, planAddress, type StoredPlan } from '../../shared/lead/lead-plan.ts';
import { describeMoment } from '../../shared/moments.ts';
import { findLeadPlan } from '../plan-store.ts';
import { addressOwner, requireLead } from './lead-mail.ts';
import { type PhotoMailOptions, sendWithPhotos } from './photo-mails.ts';

/** The owner's mail about each new lead, with its plan and the photos that have arrived by then. */
export function createNotificationChannel(options: PhotoMailOptions): Channel {
  const { db } = options;
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      const { amended = false } = readPayload<{ amended?: boolean }>(delivery);
      const plan = await findLeadPlan(db, lead.id);
      const write = (sender: Sender) => {
        const words = plan && describePlanInMail(plan, sender.publicUrl);
        return composeNotification(lead, words, sender, delivery.messageId, amended);
      };
      return sendWithPhotos(options, delivery, lead.id, write, claim, signal);
    },
  };
}

/**
 * Every field and a link to the lead; a reply goes to the visitor (docs/product.md, "Records"). A person wrote it, so the mail isn't marked
 * as automatic: shared inboxes and help desks hide automatic mail.
 */
function composeNotification(
  lead: LeadRow,
  plan: PlanText | undefined,
  sender: Sender,
  messageId: string,
  amended: boolean,
): Mail {
  const link = `${sender.publicUrl}/admin/leads/${lead.id}`;
  const fields = listLines(lead, sender.profile.timeZone);
  return {
    ...addressOwner(lead, sender, messageId),
    subject: `${amended ? 'Changed: ' : ''}${subjectOf(lead, plan)} (${lead.reference})`,
    text: `${[
      fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
      lead.message,
      ...(plan ? [plan.text] : []),
      `Open it: ${link}`,
    ].join('\n\n')}\n`,
    html: writeHtml(
      `<table cellpadding="4">${fields.map(writeRow).join('')}</table>` +
        `<p style="white-space:pre-wrap">${writeLines(lead.message)}</p>${plan?.html ?? ''}<p><a href="${escapeHtml(link)}">Open this lead</a></p>`,
    ),
  };
}

function subjectOf({ source, name }: LeadRow, plan: PlanText | undefined): string {
  if (source === 'price-plan') return `Fence plan from ${name}${plan ? `: ${plan.headline}` : ''}`;
  return `${source === 'quick-estimate' ? 'Estimate request' : 'Message'} from ${name}`;
}

function listLines(lead: LeadRow, timeZone: TimeZone): [string, string][] {
  const fields: [string, string][] = [
    ['Reference', lead.reference],
    ...listFields().map(({ name, mail }): [string, string] => [mail ?? '', mail ? lead[name] : '']),
    ['Received', describeMoment(lead.createdAt, timeZone)],
  ];
  return fields.filter(([, value]) => value !== '');
}

function writeRow([label, value]: [string, string]): string {
  return `<tr><th align="left">${label}</th><td>${writeLines(value)}</td></tr>`;
}

/** The lines of the owner's mail about a fence plan. */
interface PlanText {
  /** For the subject: "180 ft wood privacy, $4,050 to $5,650". */
  headline: string;
  text: string;
  html: string;
}

/** Sides, gates, answers, and figures as text and as tables, with a link to the plan and its drawings. */
function describePlanInMail({ code, figures }: StoredPlan, publicUrl: string): PlanText | undefined {
  const plan = decodePlan(code);
  if (!plan) return;
  const tables: Table[] = [
    ['Plan', [['Seen', priceText(figures)], ...listAnswers(plan)]],
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

function priceText(figures: PlanFigures): string {
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
