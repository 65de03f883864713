import { useState } from 'react';
import type { EstimateContent } from '../../../src/shared/estimate/content.ts';
import type { EstimateDetail, SentEstimate } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { allTotals } from '../../../src/shared/estimate/totals.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { openDialog } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';

interface SendDialogProps {
  detail: EstimateDetail;
  /** The draft in the editor. */
  content: EstimateContent;
  /** Saves what was typed. Returns the version that is stored, or `false`. */
  save(): Promise<number | false>;
  onClose(): void;
  onSent(): Promise<void>;
}

/** Asks how to send the estimate, and sends it. This is the only way to send one. */
export function SendDialog({ detail, content, save, onClose, onSent }: SendDialogProps) {
  const { id, customer, sentVersion, hasMail } = detail;
  const canEmail = hasMail && customer.email !== '';
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function send(by: 'email' | 'link'): Promise<void> {
    setBusy(true);
    setProblems([]);
    try {
      const version = await save();
      if (version === false) return setProblems(['Your last changes couldn’t be saved. Check the highlighted fields.']);
      const sent = await sendJson<SentEstimate>('POST', `/api/admin/estimates/${id}/send`, { version, by });
      onClose();
      await onSent();
      addToast(
        by === 'email'
          ? { title: `Sending estimate #${sent.number}`, description: `To ${customer.email}` }
          : { title: `Estimate #${sent.number} is ready`, description: 'Copy the link, or text it to your customer.' },
      );
    } catch (error) {
      const fields = error instanceof ResponseError ? Object.values(error.body?.fields ?? {}).flat() : [];
      setProblems(fields.length > 0 ? [...new Set(fields)] : [describeFailure(error)]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog ref={openDialog} className="dialog card" aria-labelledby="estimate-send-title" onClose={onClose}>
      <h2 id="estimate-send-title">{sentVersion === null ? 'Send this estimate?' : 'Send the new version?'}</h2>
      <ul className="rows">
        {allTotals(content).map(({ total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name but its place
          <li key={index} className="cluster apart">
            <span className="wraps">{content.options[index]?.name || `Option ${index + 1}`}</span>
            <strong className="tabular">{formatCents(total)}</strong>
          </li>
        ))}
      </ul>
      <p className="wraps">{describeWay(detail)}</p>
      {problems.length > 0 && (
        <div className="notice notice--bad" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <div className="cluster cluster-1">
        {canEmail && (
          <Button disabled={isBusy} onClick={() => void send('email')}>
            {isBusy ? 'Sending...' : 'Send email'}
          </Button>
        )}
        <Button quiet={canEmail} disabled={isBusy} onClick={() => void send('link')}>
          Just create the link
        </Button>
        <Button quiet onClick={onClose}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}

function describeWay({ customer: { name, email }, hasMail }: EstimateDetail): string {
  if (!email) return `There’s no email address for ${name}. Create the link, then text it or copy it.`;
  if (!hasMail) return 'Email isn’t set up yet. Create the link, then text it or copy it.';
  return `We’ll email ${name} at ${email} with these prices and a link.`;
}
