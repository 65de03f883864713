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

/** A link that opens a text message from the template on the owner's phone; absent if the customer opted out. */
export function TextLink({ lead: { submission: lead, textRefusal }, templates, changes }: LeadTextProps) {
  const address = textLink(lead.phone, templateText(templates));
  if (!address || textRefusal) return null;
  return (
    <a className="button button--quiet" href={address} onClick={() => void changes.recordContact(lead, 'text')}>
      Text <span className="unseen">{shownPhone(lead.phone)}</span>
    </a>
  );
}

/** The customer's consent to text messages, and a button to note an opt-out. */
export function TextConsent({ lead: { submission: lead, textRefusal }, templates }: Omit<LeadTextProps, 'changes'>) {
  const { revalidate } = useRevalidator();
  const text = templateText(templates);
  if (!textLink(lead.phone, text)) return null;
  if (textRefusal)
    return (
      <p className="hint">
        Do not text {shownPhone(lead.phone)}: they asked not to get text messages ({textRefusal.by},{' '}
        {formatDateTime(textRefusal.at)}).
      </p>
    );
  const unfilled = unfilledPlaceholders(text, templates?.values ?? {});
  return (
    <div className="cluster hint">
      <p>
        {describeConsent(lead)} {unfilled.length > 0 && `In the text message: ${describeUnfilled(unfilled)}`}
      </p>
      <Button text onClick={() => void withdraw(lead).then(revalidate)}>
        They don’t want texts
      </Button>
    </div>
  );
}

const templateText = (templates: LeadTemplates | undefined) =>
  templates?.templates.find(({ kind }) => kind === 'text')?.text ?? '';

async function withdraw({ id, version, phone }: Lead): Promise<void> {
  const isSure = await ask({
    title: 'Stop text messages?',
    text: `This applies to every request from ${shownPhone(phone)}, including later ones, until someone checks the box on a form again.`,
    yes: 'Stop texts',
    no: 'Cancel',
  });
  if (!isSure) return;
  await telling('Not saved', () => sendJson('DELETE', `/api/admin/leads/${id}/text-consent`, { version }));
}

function describeConsent({ textConsent }: Lead): string {
  if (!textConsent) return 'They haven’t given permission to text them.';
  return `They checked “${textConsent.words}” on ${formatDateTime(textConsent.at)}.`;
}
