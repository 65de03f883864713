import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { nextStepSchema, type NextStep as Step } from '../../../src/shared/lead/next-step.ts';
import { sendJson } from '../api.ts';
import { focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Fields, Form, Submit, useForm } from '../kit/form.tsx';
import { DueDay, finishStep } from './due-day.tsx';

interface NextStepProps {
  lead: { id: number; version: number; name: string };
  step: Step | undefined;
  today: string;
}

/** What comes next with a lead and until when, and the form that says so. */
export function NextStep({ lead: { id, version, name }, step, today }: NextStepProps) {
  const { revalidate } = useRevalidator();
  // Undefined until the form was opened: once it closes, its button has the focus again.
  const [isOpen, setOpen] = useState<boolean>();
  const form = useForm({
    name: `next-step:${id}`,
    schema: nextStepSchema,
    initial: { text: step?.text ?? '', dueOn: step?.dueOn ?? '' },
    // Over what this window shows, as the address is.
    toInput: (draft) => ({ ...draft, version }),
    async send(value) {
      await sendJson('PUT', `/api/admin/leads/${id}/next-step`, value);
      await revalidate();
      setOpen(false);
    },
    reread: revalidate,
  });

  function open(): void {
    setOpen(true);
    requestAnimationFrame(() => form.element.current?.querySelector('input')?.focus());
  }

  const isEditing = isOpen || form.isChanged;
  return (
    <section className="lead-plans card stack-1" aria-labelledby="lead-next-step-title">
      <h2 id="lead-next-step-title">Next step</h2>
      {!isEditing && step && (
        <p className="wraps">
          {step.text} <DueDay dueOn={step.dueOn} today={today} />
        </p>
      )}
      {isEditing ? (
        <Form form={form}>
          <Fields of="text dueOn" />
          <div className="cluster cluster-1">
            <Submit>Save next step</Submit>
            <Button
              quiet
              onClick={() => {
                form.discard();
                setOpen(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </Form>
      ) : (
        <div className="cluster cluster-1">
          {step && (
            <Button quiet onClick={() => void finishStep({ id, name, version, step }, revalidate)}>
              Done
            </Button>
          )}
          <Button quiet ref={isOpen === false ? focusOn : undefined} onClick={open}>
            {step ? 'Change' : 'Add a next step'}
          </Button>
        </div>
      )}
    </section>
  );
}
