import { useRevalidator } from 'react-router';
import { describeUnfilled, type LeadTemplates, unfilledPlaceholders } from '../../../src/shared/admin/templates.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { Lead, LeadDetail } from '../../../src/shared/lead/lead.ts';
import { shownPhone, textLink } from '../../../src/shared/telephone.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import type { LeadChanges } from './status.tsx';

interface LeadTextProps {
  lead: LeadDetail;
  templates: LeadTemplates | undefined;
  changes: LeadChanges;
}

/** The third way to answer: a text message that the owner's phone sends, begun from the template, with what the visitor said of that. */
export function LeadText({ lead: { submission: lead, textRefusal }, templates, changes }: LeadTextProps) {
  const { revalidate } = useRevalidator();
  const words = templates?.templates.find(({ kind }) => kind === 'text')?.text ?? '';
  const address = textLink(lead.phone, words);
  if (!address) return null;
  if (textRefusal)
    return (
      <p className="lead-contact__texting hint">
        Do not text {shownPhone(lead.phone)}: they asked not to get text messages ({textRefusal.by},{' '}
        {formatDateTime(textRefusal.at)}).
      </p>
    );
  const unfilled = unfilledPlaceholders(words, templates?.values ?? {});
  return (
    <>
      <a
        className="button button--quiet lead-contact__action wraps"
        href={address}
        onClick={() => void changes.recordContact(lead, 'text')}
      >
        Text {shownPhone(lead.phone)}
      </a>
      <div className="lead-contact__texting cluster cluster-1 hint">
        <p>
          {describeConsent(lead)} {unfilled.length > 0 && `In the text message: ${describeUnfilled(unfilled)}`}
        </p>
        <Button text onClick={() => void withdraw(lead).then(revalidate)}>
          They don’t want texts
        </Button>
      </div>
    </>
  );
}

async function withdraw({ id, version, phone }: Lead): Promise<void> {
  const isSure = await ask({
    title: 'Stop text messages?',
    text: `This holds for every request from ${shownPhone(phone)}, including later ones, until someone checks the box on a form again.`,
    yes: 'Stop texts',
    no: 'Cancel',
  });
  if (!isSure) return;
  await telling('Not saved', () => sendJson('DELETE', `/api/admin/leads/${id}/text-consent`, { version }));
}

function describeConsent({ textConsent }: Lead): string {
  if (!textConsent) return 'They haven’t given permission to text them.';
  return `They ticked “${textConsent.words}” on ${formatDateTime(textConsent.at)}.`;
}
