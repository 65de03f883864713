import { useId, useRef } from 'react';
import { type EstimateDetail, estimateVoidSchema } from '../../../src/shared/estimate/estimate.ts';
import { textLink } from '../../../src/shared/telephone.ts';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { copyFrom, describeNotCopied } from '../kit/copy.ts';
import { Field, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';

interface EstimateActionsProps {
  detail: EstimateDetail;
  onChanged(): Promise<void>;
}

/** The actions of an estimate that was sent. */
export function EstimateActions({ detail, onChanged }: EstimateActionsProps) {
  const { id, state, version, hasDraft, link } = detail;
  const canRevise = !hasDraft && (state === 'sent' || state === 'declined');

  const revise = () =>
    telling('Not started', async () => {
      await sendJson('POST', `/api/admin/estimates/${id}/revise`, { version });
      await onChanged();
    });

  return (
    <>
      {link && state !== 'voided' && <LinkActions detail={detail} link={link} />}
      {canRevise && (
        <Button quiet onClick={() => void revise()}>
          Revise
        </Button>
      )}
      {state === 'sent' && <VoidForm detail={detail} onChanged={onChanged} />}
    </>
  );
}

/** Copies the customer's link, or opens a text message with it. */
function LinkActions({ detail: { customer }, link }: { detail: EstimateDetail; link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = textLink(customer.phone, `Here’s your estimate: ${link}`);

  async function copy(): Promise<void> {
    if (!field.current) return;
    if (await copyFrom(field.current)) addToast({ title: 'Copied', description: 'The link to this estimate' });
    else tellProblem('Not copied', describeNotCopied());
  }

  return (
    <>
      <label className="unseen" htmlFor={id}>
        Link for your customer
      </label>
      <input className="unseen" id={id} ref={field} readOnly tabIndex={-1} value={link} />
      <Button quiet onClick={() => void copy()}>
        Copy link
      </Button>
      {text && (
        <a className="button button--quiet" href={text}>
          Text the link
        </a>
      )}
    </>
  );
}

/** Voids an estimate and asks for the reason. The record stays. */
function VoidForm({ detail: { id, version }, onChanged }: EstimateActionsProps) {
  const opening = useOpening();
  const form = useForm({
    name: `estimate-void:${id}`,
    schema: estimateVoidSchema,
    initial: { reason: '' },
    toInput: (draft) => ({ ...draft, version }),
    failure: 'Not voided',
    async send(value) {
      await sendJson('POST', `/api/admin/estimates/${id}/void`, value);
      opening.set(false);
      await onChanged();
    },
    reread: onChanged,
  });
  if (!opening.isOpen && !form.isChanged)
    return (
      <OpenButton form={form} opening={opening}>
        Void
      </OpenButton>
    );
  return (
    <section className="card pad stack-1" aria-label="Void this estimate">
      <p className="hint">Your customer can no longer accept it. The record stays.</p>
      <OpenedForm form={form} opening={opening} submit="Void estimate" working="Voiding...">
        <Field of="reason" />
      </OpenedForm>
    </section>
  );
}
