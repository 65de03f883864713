import type { Lead } from '../../../../src/shared/lead.ts';
import { telephoneLink } from '../../../../src/shared/telephone.ts';
import type { LeadChanges } from './lead-changes.ts';

/** The two ways to answer; the first use of either is stamped as the first contact. */
export function LeadContact({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  return (
    <div className="lead-contact">
      <a
        className="button lead-contact__action"
        href={telephoneLink(lead.phone)}
        onClick={() => void changes.recordContact(lead, 'call')}
      >
        Call {lead.phone}
      </a>
      {lead.email && (
        <a
          className="button button--quiet lead-contact__action"
          href={`mailto:${lead.email}`}
          onClick={() => void changes.recordContact(lead, 'mail')}
        >
          Email {lead.email}
        </a>
      )}
    </div>
  );
}
