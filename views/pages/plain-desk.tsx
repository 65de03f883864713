import { formatDateTime } from '../../src/shared/dates.ts';
import { mailLink } from '../../src/shared/email-address.ts';
import { type Lead, type LeadDetail, wordsOf } from '../../src/shared/lead.ts';
import type { PlainDesk as Desk } from '../../src/shared/page.ts';
import { TableHead } from '../components/content-section.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { listFacts } from '../islands/admin/leads/lead-facts.ts';
import { noteWords } from '../islands/admin/leads/lead-notes.tsx';
import { LeadPhotos } from '../islands/admin/leads/lead-photos.tsx';
import { statusLabels } from '../islands/admin/leads/lead-status.tsx';

/** The leads for an owner without JavaScript: to read, to call and to mail. */
export function PlainDesk({ desk }: { desk: Desk }) {
  return (
    <section className="plain-desk">
      {'leads' in desk ? <PlainList {...desk} /> : <PlainLead detail={desk.lead} />}
      <p className="plain-desk__note">Times are in the time zone {timeZone()}.</p>
    </section>
  );
}

const columns = ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'] as const;

function PlainList({ leads, nextBefore, isNewest }: Extract<Desk, { leads: unknown }>) {
  return (
    <>
      <h2>Contact Form Submissions</h2>
      {leads.length === 0 && <p>{isNewest ? 'No contact submissions yet' : 'No older submissions'}</p>}
      {leads.length > 0 && (
        <table className="table plain-desk__table">
          <TableHead columns={columns} />
          <tbody className="table__body">
            {leads.map((lead) => (
              <PlainRow key={lead.id} lead={lead} />
            ))}
          </tbody>
        </table>
      )}
      <p className="plain-desk__pages">
        {!isNewest && <a href="/admin">Newest</a>}
        {nextBefore && <a href={`/admin?before=${nextBefore}`}>Older</a>}
      </p>
    </>
  );
}

function PlainRow({ lead }: { lead: Lead }) {
  return (
    <tr className="table__row">
      <PlainCell column="Date">
        <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
      </PlainCell>
      <PlainCell column="Name">
        <a href={`/admin/leads/${lead.id}`}>{lead.name}</a>
      </PlainCell>
      <PlainCell column="Email">{lead.email ? <a href={mailLink(lead.email)}>{lead.email}</a> : '—'}</PlainCell>
      <PlainCell column="Phone">
        <PhoneLink phone={lead.phone} />
      </PlainCell>
      <PlainCell column="Referred By">{lead.referredBy || '—'}</PlainCell>
      <PlainCell column="Service">{lead.service || '—'}</PlainCell>
      <PlainCell column="Message">{wordsOf(lead)}</PlainCell>
    </tr>
  );
}

/** On a phone a row becomes a card, and each cell names its column. */
function PlainCell({ column, children }: { column: (typeof columns)[number]; children: React.ReactNode }) {
  return (
    <td className="table__cell" data-column={column}>
      {children}
    </td>
  );
}

function PlainLead({ detail }: { detail: LeadDetail | undefined }) {
  if (!detail)
    return (
      <>
        <h2>This lead does not exist</h2>
        <p>It may have been deleted.</p>
        <a href="/admin">All leads</a>
      </>
    );
  const { submission: lead, notes, photos, samePerson } = detail;
  return (
    <>
      <a href="/admin">All leads</a>
      <h2>{lead.name}</h2>
      <p>{statusLabels[lead.status]}</p>
      <p className="plain-desk__pages">
        <PhoneLink phone={lead.phone} verb="Call " />
        {lead.email && <a href={mailLink(lead.email)}>Email {lead.email}</a>}
      </p>
      <h3>Message</h3>
      <p className="plain-desk__message">{lead.message || 'No message.'}</p>
      {lead.plan && (
        <>
          <h3>Planned fence</h3>
          <p>
            {lead.plan.summary}. <a href={lead.plan.url}>Open this plan</a>
          </p>
        </>
      )}
      <LeadPhotos leadId={lead.id} photos={photos} />
      <h3>Details</h3>
      <dl className="plain-desk__facts">
        {listFacts(lead).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <h3>Notes</h3>}
      {notes.map((note) => (
        <p key={note.id} className="plain-desk__message">
          <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>: {noteWords(note)}
        </p>
      ))}
      {samePerson.length > 0 && <h3>Other leads of this person</h3>}
      {samePerson.map(({ id, name, createdAt }) => (
        <p key={id}>
          <a href={`/admin/leads/${id}`}>
            {name}, {formatDateTime(createdAt)}
          </a>
        </p>
      ))}
    </>
  );
}

/** Without a script the server cannot know the reader's. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
