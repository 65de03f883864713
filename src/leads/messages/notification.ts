import type { LeadRow } from '../../database/index.ts';
import { type Channel, type Mail, type MailTable, readPayload, type Sender, writeMail } from '../../outbox/index.ts';
import { inDollars } from '../../shared/fence/measures.ts';
import { decodePlan } from '../../shared/fence/plan-schema.ts';
import { partLines } from '../../shared/fence/result.ts';
import { describePlan, headline, rangeOf } from '../../shared/fence/sentences.ts';
import type { TimeZone } from '../../shared/hours.ts';
import { listFields } from '../../shared/lead/lead-fields.ts';
import { listAnswers, type PlanFigures, planAddress, type StoredPlan } from '../../shared/lead/lead-plan.ts';
import { describeMoment } from '../../shared/moments.ts';
import { findLeadPlan } from '../plan-store.ts';
import { addressOwner, describeLeadInLine, leadButtons, requireLead } from './lead-mail.ts';
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
        const planText = plan && describePlanInMail(plan, sender.publicUrl);
        return composeNotification(lead, planText, sender, delivery.messageId, amended);
      };
      return sendWithPhotos(options, delivery, lead.id, write, claim, signal);
    },
  };
}

/**
 * Composes the mail with every field and a link to the lead. A reply goes to the visitor (docs/product.md, "Records"). A person wrote the
 * request, so the mail isn't marked as automatic: shared inboxes and help desks hide automatic mail.
 */
function composeNotification(
  lead: LeadRow,
  plan: PlanText | undefined,
  sender: Sender,
  messageId: string,
  amended: boolean,
): Mail {
  const { profile, publicUrl } = sender;
  const buttons = leadButtons(lead, publicUrl);
  return {
    ...addressOwner(lead, sender, messageId),
    ...writeMail(
      {
        subject: `${amended ? 'Changed' : 'New lead'}: ${plan ? `${lead.name}, ${plan.headline}` : describeLeadInLine(lead)}`,
        heading: `${amended ? 'Changed request from' : titles[lead.source]} ${lead.name}`,
        quote: lead.message,
        buttons: plan ? [...buttons, { label: 'See the plan', url: plan.address }] : buttons,
        tables: plan?.tables ?? [],
        facts: listFacts(lead, profile.timeZone),
        to: 'owner',
      },
      profile,
      publicUrl,
    ),
  };
}

const titles: Record<LeadRow['source'], string> = {
  contact: 'Message from',
  'quick-estimate': 'Estimate request from',
  'price-plan': 'Fence plan from',
  owner: 'Lead:',
  imported: 'Customer:',
  'form-check': 'Form check from',
};

/** Returns the filled fields of a lead, then its reference and time. */
function listFacts(lead: LeadRow, timeZone: TimeZone): [string, string][] {
  const fields: [string, string][] = [
    ...listFields().map(({ name, mail }): [string, string] => [mail ?? '', mail ? lead[name] : '']),
    ['Reference', lead.reference],
    ['Received', describeMoment(lead.createdAt, timeZone)],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** The lines of the owner's mail about a fence plan. */
interface PlanText {
  /** For the subject: "180 ft wood privacy, $4,050 to $5,650". */
  headline: string;
  tables: readonly MailTable[];
  /** The page that draws it. */
  address: string;
}

/** Sides, gates, answers, and figures as text and as tables, with a link to the plan and its drawings. */
function describePlanInMail({ code, figures }: StoredPlan, publicUrl: string): PlanText | undefined {
  const plan = decodePlan(code);
  if (!plan) return;
  const tables: MailTable[] = [
    { title: 'Plan', rows: [['Price shown', priceText(figures)], ...listAnswers(plan)] },
    { title: 'Sides and gates', rows: describePlan(plan).map((line) => [line]) },
    { title: 'What’s included', rows: listItems(figures) },
    { title: 'Materials', rows: listParts(figures) },
  ];
  return {
    headline: headline(plan, figures),
    tables: tables.filter(({ rows }) => rows.length > 0),
    address: planAddress(code, publicUrl),
  };
}

function priceText(figures: PlanFigures): string {
  if (figures.status === 'priced') return `${rangeOf(figures)}, ${figures.width}% either way`;
  return figures.status === 'empty' ? 'No price: no length was given' : 'No price: you haven’t set one for this fence';
}

function listItems(figures: PlanFigures): string[][] {
  if (figures.status !== 'priced') return [];
  return figures.items.map(({ label, amount }) => [label, `about ${inDollars(amount)}`]);
}

function listParts(figures: PlanFigures): string[][] {
  return figures.status === 'empty' ? [] : partLines(figures.parts).map((line) => [line]);
}
