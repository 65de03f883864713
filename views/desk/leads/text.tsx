import { formatDateTime } from '../../../src/shared/dates.ts';
import { describeUnfilled, type LeadTemplates, unfilledPlaceholders } from '../../../src/shared/desk/templates.ts';
import type { Lead } from '../../../src/shared/lead/lead.ts';
import { shownPhone, textLink } from '../../../src/shared/telephone.ts';
import type { LeadChanges } from './status.tsx';

interface LeadTextProps {
  lead: Lead;
  templates: LeadTemplates | undefined;
  changes: LeadChanges;
}

/** The third way to answer: a text message that the owner's phone sends, begun from the template, with what the visitor said of that. */
export function LeadText({ lead, templates, changes }: LeadTextProps) {
  const words = templates?.templates.find(({ kind }) => kind === 'text')?.text ?? '';
  const address = textLink(lead.phone, words);
  if (!address) return null;
  const unfilled = unfilledPlaceholders(words);
  return (
    <>
      <a
        className="button button--quiet lead-contact__action wraps"
        href={address}
        onClick={() => void changes.recordContact(lead, 'text')}
      >
        Text {shownPhone(lead.phone)}
      </a>
      <p className="hint">
        {describeConsent(lead)} {unfilled.length > 0 && `In the text message: ${describeUnfilled(unfilled)}`}
      </p>
    </>
  );
}

function describeConsent({ textConsent }: Lead): string {
  if (!textConsent) return 'They did not say that you may text them.';
  return `They ticked “${textConsent.words}” on ${formatDateTime(textConsent.at)}.`;
}
