import { mailLink } from '../../../src/shared/email-address.ts';
import type { Lead } from '../../../src/shared/lead.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import type { LeadChanges } from './lead-changes.ts';

/** The two ways to answer; the first use of either is stamped as the first contact. */
export function LeadContact({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  return (
    <div className="lead-contact">
      <PhoneLink
        phone={lead.phone}
        verb="Call "
        className="button lead-contact__action"
        onClick={() => void changes.recordContact(lead, 'call')}
      />
      {lead.email && (
        <a
          className="button button--quiet lead-contact__action"
          href={mailLink(lead.email)}
          onClick={() => void changes.recordContact(lead, 'mail')}
        >
          Email {lead.email}
        </a>
      )}
    </div>
  );
}
