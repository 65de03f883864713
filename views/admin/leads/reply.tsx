import { Link, useRevalidator } from 'react-router';
import {
  describeUnfilled,
  type LeadTemplates,
  replySchema,
  unfilledPlaceholders,
} from '../../../src/shared/admin/templates.ts';
import type { Lead } from '../../../src/shared/lead/lead.ts';
import { SelectField } from '../../components/field.tsx';
import { addToast } from '../../islands/toast.ts';
import { ask } from '../kit/ask.tsx';
import { Field, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { postOnce } from './post-once.ts';

/** A reply that the site sends by email. It starts from a template and is added to the lead's notes. */
export function LeadReply({ lead, templates }: { lead: Lead; templates: LeadTemplates | undefined }) {
  if (!lead.email || !templates) return null;
  if (!templates.mail)
    return (
      <p className="hint">
        To reply from here, <Link to="/admin/email">set up a mail server</Link>.
      </p>
    );
  return <ReplyForm lead={lead} templates={templates} />;
}

interface ReplyFormProps {
  lead: Lead;
  templates: LeadTemplates;
}

function ReplyForm({ lead: { id, email }, templates }: ReplyFormProps) {
  const opening = useOpening();
  const { revalidate } = useRevalidator();
  const choices = templates.templates.filter(({ kind }) => kind === 'reply');
  const form = useForm({
    name: `reply:${id}`,
    schema: replySchema(templates.values),
    initial: { subject: templates.subject, text: choices[0]?.text ?? '' },
    failure: 'Not sent',
    async send(reply) {
      await postOnce(`reply-try:${id}`, `/api/admin/leads/${id}/replies`, reply);
      await revalidate();
      opening.set(false);
      addToast({ title: 'Sending reply', description: `Sending to ${email}. The notes will show when it was sent.` });
    },
  });
  const { draft, change } = form;
  const unfilled = unfilledPlaceholders(draft.text, templates.values);

  async function begin(text: string): Promise<void> {
    const isWritten = draft.text !== '' && !choices.some((choice) => choice.text === draft.text);
    if (!isWritten || (await ask(replacing))) change({ text });
  }

  if (!opening.isOpen && !form.isChanged)
    return (
      <div className="cluster">
        <OpenButton form={form} opening={opening} focus="textarea">
          Write a reply
        </OpenButton>
      </div>
    );
  return (
    <section className="card pad stack-1" aria-labelledby="lead-reply-title">
      <h2 id="lead-reply-title">Reply to {email}</h2>
      <OpenedForm form={form} opening={opening} submit="Send reply" working="Sending...">
        {choices.length > 1 && (
          <SelectField
            id="reply-template"
            label="Template"
            value={choices.find(({ text }) => text === draft.text)?.id ?? ''}
            onChange={({ target }) => void begin(choices.find(({ id }) => id === target.value)?.text ?? '')}
          >
            <option value="">No template</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div>
          <Field of="subject" />
          <div role="status">
            {unfilled.length > 0 && <p className="form__error notice notice--bad">{describeUnfilled(unfilled)}</p>}
          </div>
        </div>
        <Field of="text" />
      </OpenedForm>
    </section>
  );
}

const replacing = {
  title: 'Replace your text?',
  text: 'The template will replace what you wrote.',
  yes: 'Replace it',
  no: 'Keep my text',
};
