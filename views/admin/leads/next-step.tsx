import { useRevalidator } from 'react-router';
import { nextStepSchema, type NextStep as Step } from '../../../src/shared/lead/next-step.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Fields, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { DueDay, finishStep } from './due-day.tsx';

interface NextStepProps {
  lead: { id: number; version: number; name: string };
  step: Step | undefined;
  today: string;
}

/** The next step of a lead with its due day, and its form. */
export function NextStep({ lead: { id, version, name }, step, today }: NextStepProps) {
  const { revalidate } = useRevalidator();
  const opening = useOpening();
  const form = useForm({
    name: `next-step:${id}`,
    schema: nextStepSchema,
    initial: { text: step?.text ?? '', dueOn: step?.dueOn ?? '' },
    // Replaces the version that this window shows.
    toInput: (draft) => ({ ...draft, version }),
    async send(value) {
      await sendJson('PUT', `/api/admin/leads/${id}/next-step`, value);
      await revalidate();
      opening.set(false);
    },
    reread: revalidate,
  });

  const isEditing = opening.isOpen || form.isChanged;
  if (!isEditing && !step)
    return (
      <div className="cluster">
        <OpenButton form={form} opening={opening}>
          Add a next step
        </OpenButton>
      </div>
    );
  return (
    <section className="lead-plans card stack-1" aria-labelledby="lead-next-step-title">
      <h2 id="lead-next-step-title">Next step</h2>
      {!isEditing && step && (
        <p className="wraps">
          {step.text} <DueDay dueOn={step.dueOn} today={today} />
        </p>
      )}
      {isEditing ? (
        <OpenedForm form={form} opening={opening} submit="Save next step">
          <Fields of="text dueOn" />
        </OpenedForm>
      ) : (
        <div className="cluster cluster-1">
          {step && (
            <Button quiet onClick={() => void finishStep({ id, name, version, step }, revalidate)}>
              Done
            </Button>
          )}
          <OpenButton form={form} opening={opening}>
            Change
          </OpenButton>
        </div>
      )}
    </section>
  );
}
