import { type ComponentProps, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { deliveryLabels, type LeadDelivery } from '../../../src/shared/admin/delivery.ts';
import type { LeadTemplates } from '../../../src/shared/admin/templates.ts';
import { citedPageAddress, readCitation } from '../../../src/shared/catalog.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { EstimateEntry } from '../../../src/shared/estimate/estimate.ts';
import { type Bounce, cameWords, type Lead, type LeadDetail, leadPage } from '../../../src/shared/lead/lead.ts';
import { type LeadField, listPlaces } from '../../../src/shared/lead/lead-fields.ts';
import type { LeadPhoto } from '../../../src/shared/lead/lead-photos.ts';
import type { LeadPlanDetail } from '../../../src/shared/lead/lead-plan.ts';
import { shownPhone, telephoneLink } from '../../../src/shared/telephone.ts';
import { mailLink } from '../../../src/shared/web-address.ts';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { AppointmentSection } from './appointment.tsx';
import { leadChanges } from './changes.ts';
import { LeadDeletion } from './deletion.tsx';
import { LeadDetails } from './details.tsx';
import { LeadEstimates } from './estimates.tsx';
import { sourceLabels } from './filter-labels.ts';
import { NextStep } from './next-step.tsx';
import { describeDelivery, LeadNotes } from './notes.tsx';
import { LeadPlan } from './plan.tsx';
import { LeadReply } from './reply.tsx';
import { LeadReview } from './review.tsx';
import { LeadAge, StatusBadge, StatusChoice } from './status.tsx';
import { TextConsent, TextLink } from './text.tsx';

interface OpenLead extends LeadDetail {
  plan?: LeadPlanDetail | undefined;
  templates?: LeadTemplates | undefined;
  /** Absent if they couldn't be loaded. */
  estimates?: readonly EstimateEntry[] | undefined;
}

const [loader, useLead] = defineData(
  'The lead',
  async ({ params: { id } }): Promise<OpenLead> => {
    // If the plan, templates, or estimates fail to load, the lead is still shown.
    const entries = readJson<{ estimates: EstimateEntry[] }>(`/api/admin/leads/${id}/estimates`).catch(() => undefined);
    const beginnings = readJson<LeadTemplates>(`/api/admin/leads/${id}/templates`).catch(() => undefined);
    const lead = await readJson<LeadDetail>(`/api/admin/leads/${id}`);
    const templates = await beginnings;
    const estimates = (await entries)?.estimates;
    if (!lead.submission.plan) return { ...lead, templates, estimates };
    const plan = await readJson<LeadPlanDetail>(`/api/admin/leads/${id}/plan`).catch(() => undefined);
    return { ...lead, templates, estimates, plan };
  },
  { title: 'This lead doesn’t exist', list: '/admin', all: 'All leads' },
);

export { loader };

/** One lead's page: the person, the message, the history, and the next step. */
export function Component() {
  const lead = useLead();
  const { revalidate } = useRevalidator();
  // The notes are read again too, because the server records each change there.
  const changes = leadChanges({ onChanged: revalidate, onGone: revalidate });
  const { submission, notes, photos, plan, templates, estimates, nextStep, visit, timeZone, today } = lead;
  return (
    <article className="lead stack-2">
      <LeadHeading lead={submission} />
      <StatusChoice lead={submission} changes={changes} />
      {lead.bounce && <BounceNotice lead={submission} bounce={lead.bounce} onTried={revalidate} />}
      <div className="lead__columns">
        <div className="stack">
          <section aria-labelledby="lead-message-title">
            <h2 id="lead-message-title">Message</h2>
            <p className="lead__text notice lines wraps" dir="auto">
              {submission.message || 'No message.'}
            </p>
          </section>
          <CitedPage lead={submission} />
          {plan && <LeadPlan detail={plan} />}
          {submission.plan && !plan && <LoadFailure what="The plan" onReload={() => void revalidate()} />}
          {estimates ? (
            <LeadEstimates leadId={submission.id} hasPlan={Boolean(submission.plan)} estimates={estimates} />
          ) : (
            <LoadFailure what="The estimates" onReload={() => void revalidate()} />
          )}
          <LeadPhotos leadId={submission.id} photos={photos} />
          <div className="stack-1">
            <LeadReply key={`reply-${submission.id}`} lead={submission} templates={templates} />
            <LeadReview
              key={`review-${submission.id}`}
              lead={submission}
              templates={templates}
              takesTexts={!lead.textRefusal}
            />
          </div>
          <LeadNotes id={submission.id} notes={notes} timeZone={timeZone} onAdded={revalidate} />
          {submission.deliveries && <LeadDeliveries deliveries={submission.deliveries} />}
        </div>
        <aside className="lead__side stack-2" aria-label="About this lead">
          <LeadContact lead={lead} changes={changes} templates={templates} />
          <LeadDetails key={submission.id} lead={submission} services={lead.services} />
          <NextStep key={`step ${submission.id}`} lead={submission} step={nextStep} today={today} />
          <AppointmentSection
            key={`visit ${submission.id}`}
            lead={submission}
            visit={visit}
            timeZone={timeZone}
            today={today}
          />
          <LeadFacts lead={submission} />
          <LeadDeletion lead={lead} hasSigned={estimates?.some(({ state }) => state === 'accepted') ?? false} />
        </aside>
      </div>
    </article>
  );
}

/** Says that the customer can't be reached by email. Nothing more is sent there until the owner says so. */
function BounceNotice({ lead, bounce, onTried }: { lead: Lead; bounce: Bounce; onTried(): Promise<void> }) {
  const tryAgain = () =>
    telling('Not sent', async () => {
      await sendJson('DELETE', `/api/admin/leads/${lead.id}/bounce`);
      await onTried();
    });
  return (
    <div className="entry notice notice--bad">
      <p className="wraps">
        Email to {lead.email} bounced: {bounce.reason}. Call instead.
      </p>
      <Button quiet onClick={tryAgain}>
        Try this address again
      </Button>
    </div>
  );
}

function LeadHeading({ lead }: { lead: Lead }) {
  return (
    <header>
      <Link className="back-link tap" to="/admin">
        All leads
      </Link>
      <h1 className="wraps">{lead.name}</h1>
      <p className="lead__state">
        <StatusBadge status={lead.status} /> <LeadAge lead={lead} />
      </p>
    </header>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <section aria-labelledby="lead-facts-title">
      <h2 id="lead-facts-title">Details</h2>
      <dl className="lead__facts columns columns-few">
        {listFacts(lead).map(([title, value]) => (
          <div key={title}>
            <dt className="fine">{title}</dt>
            <dd className="wraps" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The ways to respond, on a small screen at its lower edge. The first one used sets the first contact. */
function LeadContact({ lead: detail, changes, templates }: ComponentProps<typeof TextLink>) {
  const lead = detail.submission;
  const dial = telephoneLink(lead.phone);
  return (
    <section className="lead-contact stack-1" aria-label="Contact">
      <div className="lead-contact__ways">
        {dial && (
          <a className="button" href={dial} onClick={() => void changes.recordContact(lead, 'call')}>
            Call <span className="unseen">{shownPhone(lead.phone)}</span>
          </a>
        )}
        <TextLink lead={detail} templates={templates} changes={changes} />
        {lead.email && (
          <a
            className="button button--quiet"
            href={mailLink(lead.email)}
            onClick={() => void changes.recordContact(lead, 'mail')}
          >
            Email <span className="unseen">{lead.email}</span>
          </a>
        )}
      </div>
      {lead.phone && <p className="wraps">{dial ? shownPhone(lead.phone) : `Phone: ${lead.phone}`}</p>}
      {lead.email && <p className="wraps">{lead.email}</p>}
      <TextConsent lead={detail} templates={templates} />
    </section>
  );
}

/** A lead's remaining details as title and value; unknown ones are left out. */
export function listFacts(lead: Lead): [title: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['Received', formatDateTime(lead.createdAt)],
    ['First contact', lead.firstContactAt ? formatDateTime(lead.firstContactAt) : 'Not yet'],
    ...fieldFacts(lead, 'typed'),
    lead.came ? ['Source', `${cameWords[lead.came]}, added by you`] : ['Form', sourceLabels[lead.source]],
    ...fieldFacts({ ...lead, landingPage: leadPage(lead) }, 'visit'),
    ['Reference', lead.reference],
    [lead.status === 'spam' ? 'Marked as spam because' : 'Checked for spam because', lead.spamReasons?.join('; ')],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function fieldFacts(lead: Lead, origin: LeadField['origin']): [string, string | undefined][] {
  return listPlaces('detail', origin).map(({ name, label }) => [label, lead[name]]);
}

/** The photos that came with a lead; each opens in full size. */
function LeadPhotos({ leadId, photos }: { leadId: number; photos: readonly LeadPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="lead-photos-title">
      <h2 id="lead-photos-title">Photos</h2>
      <ul className="lead-photos columns">
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <a className="block" href={photoAddress(leadId, id, 1600)} target="_blank" rel="noreferrer">
              <img
                className="lead-photos__picture cover"
                src={photoAddress(leadId, id, 400)}
                width={width}
                height={height}
                loading="lazy"
                alt={`${index + 1} of ${photos.length}, opens in full size`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function photoAddress(leadId: number, id: number, width: 400 | 1600): string {
  return `/api/admin/leads/${leadId}/photos/${id}?w=${width}`;
}

/** The catalog page that a lead is about, as the visitor saw it, even if another catalog is live today. */
function CitedPage({ lead }: { lead: Lead }) {
  const [isMissing, setMissing] = useState(false);
  const citation = readCitation(lead);
  if (!citation) return null;
  return (
    <section aria-labelledby="lead-catalog-title">
      <h2 id="lead-catalog-title">{`About catalog page ${citation.page}`}</h2>
      {isMissing ? (
        <p>The picture of this page is no longer available.</p>
      ) : (
        <a className="lead__catalog-page" href={citedPageAddress(citation, 1600)} target="_blank" rel="noopener">
          <img
            src={citedPageAddress(citation, 800)}
            alt={`Page ${citation.page} of the catalog, as the visitor saw it`}
            onError={() => setMissing(true)}
          />
        </a>
      )}
    </section>
  );
}

/** The deliveries about a lead, each with its state. */
function LeadDeliveries({ deliveries }: { deliveries: readonly LeadDelivery[] }) {
  return (
    <ul className="lead__deliveries stack-0 wraps">
      {deliveries.map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is in the order of sending and never reordered
        <li key={index}>
          {labelOf(delivery)}: {describeDelivery(delivery)}
        </li>
      ))}
    </ul>
  );
}

const labelOf = ({ kind, device }: LeadDelivery) => (device ? `Notification on ${device}` : deliveryLabels[kind]);
