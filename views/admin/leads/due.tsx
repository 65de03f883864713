import { Link, useRevalidator, useSearchParams } from 'react-router';
import { formatAge } from '../../../src/shared/dates.ts';
import { groupBy } from '../../../src/shared/groups.ts';
import { type DueLead, followUpDays, type LeadPage } from '../../../src/shared/lead/lead.ts';
import { mailLink } from '../../../src/shared/web-address.ts';
import { defineData, readJson } from '../api.ts';
import { formatValidity } from '../estimates/state.tsx';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { useNow } from '../now.ts';
import { addDays } from '../zoned-time.ts';
import { leadChanges } from './changes.ts';
import { DueDay, finishStep } from './due-day.tsx';
import { pageSize } from './filters.ts';
import { PhoneLink } from './phone-link.tsx';
import { type LeadChanges, StatusBadge } from './status.tsx';

const [loader, useDueLeads] = defineData('The due list', ({ request }) => {
  const before = new URL(request.url).searchParams.get('before');
  const range = { limit: String(pageSize), ...(before && { before }) };
  return readJson<LeadPage>(`/api/admin/leads?${new URLSearchParams({ view: 'due', ...range })}`);
});

export { loader };

/** Leads to follow up, and each lead's next step, by day. */
export function Component() {
  const page = useDueLeads();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const changes = leadChanges({ onChanged: revalidate, onGone: revalidate });
  return (
    <div className="due stack-2">
      <PageHeader title="Due" about="Who to follow up with, and what comes next with each lead." />
      <Groups page={page} changes={changes} isBelow={query.has('before')} />
    </div>
  );
}

function Groups({ page, changes, isBelow }: { page: LeadPage; changes: LeadChanges; isBelow: boolean }) {
  const { leads, nextBefore, due: { today = '' } = {} } = page;
  if (leads.length === 0)
    return (
      <p className="empty">
        Nothing is due. Open a lead to add a next step. <Link to="/admin">View all leads</Link>
      </p>
    );
  return (
    <>
      {[...groupBy(leads, (lead) => groupOf(lead, today))].map(([title, group]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="due__list card rows">
            {group.map((lead) => (
              <DueRow key={lead.id} lead={lead} today={today} changes={changes} />
            ))}
          </ul>
        </section>
      ))}
      {(isBelow || nextBefore !== undefined) && (
        <nav className="leads-panel__pages cluster" aria-label="Pages of the list">
          {isBelow && (
            <Link className="tap" to="/admin/due">
              First page
            </Link>
          )}
          {nextBefore !== undefined && (
            <Link className="tap" to={`/admin/due?before=${nextBefore}`}>
              Next page
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function groupOf({ followUpSince, estimateExpiresOn, nextStep }: DueLead, today: string): string {
  if (followUpSince || estimateExpiresOn) return 'Follow up';
  const { dueOn = '' } = nextStep ?? {};
  if (dueOn <= today) return dueOn < today ? 'Overdue' : 'Today';
  return dueOn <= sundayAfter(today) ? 'This week' : 'Later';
}

/** The last day of a day's week, as the calendar shows it. */
const sundayAfter = (day: string) => addDays(day, (7 - new Date(`${day}T00:00Z`).getUTCDay()) % 7);

function DueRow({ lead, today, changes }: { lead: DueLead; today: string; changes: LeadChanges }) {
  const { revalidate } = useRevalidator();
  const { id, name, version, phone, email, status, nextStep, followUpSince, estimateExpiresOn } = lead;
  return (
    <li className="due__lead">
      {nextStep && (
        <Button
          text
          className="due__done"
          about={name}
          title="Done"
          onClick={() => void finishStep({ id, name, version, step: nextStep }, revalidate)}
        >
          Done
        </Button>
      )}
      <p className="due__who">
        <Link className="one-line" to={`/admin/leads/${id}`}>
          {name}
        </Link>{' '}
        <StatusBadge status={status} />
      </p>
      <div className="due__what wraps">
        {followUpSince && <FollowUp since={followUpSince} />}
        {estimateExpiresOn && (
          <p>
            <strong className="chip wrong">Expires soon</strong> {formatValidity(estimateExpiresOn)}
          </p>
        )}
        {nextStep && (
          <p>
            {nextStep.text} <DueDay dueOn={nextStep.dueOn} today={today} />
          </p>
        )}
      </div>
      <div className="due__contacts cluster">
        {phone && <PhoneLink phone={phone} className="tap" onClick={() => void changes.recordContact(lead, 'call')} />}
        {email && (
          <a className="tap one-line" href={mailLink(email)} onClick={() => void changes.recordContact(lead, 'mail')}>
            {email}
          </a>
        )}
      </div>
    </li>
  );
}

/** A quote without any contact for days. The second reminder looks more urgent. */
function FollowUp({ since }: { since: string }) {
  const now = useNow();
  const days = Math.floor((now - Date.parse(since)) / (24 * 3600_000));
  return (
    <p>
      <strong className={`chip${days >= followUpDays[1] ? ' wrong' : ''}`}>Follow up</strong> Quoted, and no contact for{' '}
      {days > 1 ? `${days} days` : formatAge(since, now)}
    </p>
  );
}
