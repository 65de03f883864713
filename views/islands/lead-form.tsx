import { type ReactNode, useState } from 'react';
import type { FieldMessages } from '../../src/shared/fields.ts';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import type { FormControl } from '../../src/shared/lead/lead-fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { InputField, SelectField, TextareaField } from '../components/field.tsx';
import { PhotoBatches, PhotoField, usePhotoBatches } from './lead-photos.tsx';
import { addToast } from './toast.ts';
import { useForm } from './use-form.ts';

/** What every form says of its request as a whole: beside the form as a notification, or in it below the button. */
const outcomeWords = {
  sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
} as const;

interface LeadFormProps {
  /** Begins the ids of the controls, since two forms may ask the same. */
  prefix: string;
  path: string;
  /** The page section of the form: the answer to a plain post scrolls there. */
  anchor: string;
  /** Names what the tab keeps of a half-typed text; the form's own island first. */
  draft: string;
  /** By the server's own schema; without it the server alone says what is wrong. */
  check?(input: unknown): { value?: unknown; fields?: FieldMessages | undefined };
  /** What the form sends without asking. */
  hidden?: Readonly<Record<string, string | number>>;
  /** What it asks, as the list of a lead's fields describes it. */
  fields: readonly LeadControlProps['field'][];
  /** What stands in the fields at first. */
  values: Readonly<Record<string, string>>;
  submit: string;
  /** Where the words about the whole request stand. */
  told: 'in-place' | 'as-notification';
  /** What a plain post left behind on this page. */
  state?: FormState | undefined;
  /** The business's telephone number, offered when a request could not be sent. */
  phone?: string | undefined;
  /** The address that dials it. */
  phoneLink?: string | undefined;
  /** Whether it asks for photos, which follow a lead that was stored. */
  photos?: boolean;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** A form whose request becomes a lead; a plain post works before it wakes. */
export function LeadForm(props: LeadFormProps) {
  const { prefix, path, anchor, draft, check, hidden = {}, fields, values, submit, told, state, phone } = props;
  const photos = usePhotoBatches();
  const [outcome, setOutcome] = useState(() => outcomeOf(state));
  const {
    phase,
    fields: messages,
    reference,
    problem,
    formProps,
  } = useForm({
    ...{ path, anchor, draft, state },
    ...(check && { check }),
    onSent(form, photoToken) {
      photos.begin(form, photoToken);
      tell('sent');
    },
    onFailed: () => tell('failed'),
  });

  function tell(outcome: keyof typeof outcomeWords): void {
    setOutcome(outcome);
    const { title, text } = outcomeWords[outcome];
    const variant = outcome === 'failed' ? 'destructive' : 'default';
    if (told === 'as-notification') addToast({ title, description: text, variant });
  }

  // The words about the last try go before those about the faults of a field.
  const isPast = Object.keys(messages).length > 0 || (outcome === 'failed' && problem === undefined);
  const isShown = told === 'as-notification' || (phase === 'idle' && !isPast);
  return (
    <form className="form" {...formProps} encType={props.photos ? 'multipart/form-data' : undefined}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {told === 'as-notification' && state?.reference && state.reference === reference && (
        <p className="form__confirmation" role="status">
          <strong>{outcomeWords.sent.title}</strong>
          {` ${outcomeWords.sent.text}`}
        </p>
      )}
      {props.children}
      {fields.map((field) => (
        <LeadControl key={field.name} prefix={prefix} field={field} values={values} messages={messages} />
      ))}
      {props.photos && <PhotoField prefix={prefix} messages={messages.photos} />}
      <HoneypotField />
      <button className="button" type="submit" disabled={phase === 'submitting'}>
        {phase === 'submitting' ? 'Sending...' : submit}
      </button>
      <FormOutcome
        words={told === 'in-place' && isShown && outcome ? outcomeWords[outcome] : undefined}
        reference={isShown ? reference : undefined}
        problem={isShown ? problem : undefined}
        phone={phone}
        phoneLink={props.phoneLink}
      />
      <PhotoBatches batches={photos.batches} outcome={state?.photos} />
    </form>
  );
}

function outcomeOf(state: FormState | undefined): keyof typeof outcomeWords | undefined {
  if (state?.reference) return 'sent';
  return state?.message ? 'failed' : undefined;
}

interface LeadControlProps {
  /** Begins the control's id, since two forms may ask the same. */
  prefix: string;
  field: { name: string; form: Omit<FormControl, 'schema'> };
  /** Where a form calls the field otherwise. */
  label?: string;
  /** What was typed before, by field. */
  values: Readonly<Record<string, string>>;
  messages: FieldMessages;
}

/** The control of a lead's field on a public form, as the list of fields describes it. */
function LeadControl({ prefix, field: { name, form }, label, values, messages }: LeadControlProps) {
  const { control, required, placeholder, options = [], attributes } = form;
  if (control === 'hidden') return values[name] ? <input type="hidden" name={name} value={values[name]} /> : null;
  const field = {
    id: `${prefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    name,
    label: label ?? form.label,
    ...(required && { required }),
    ...attributes,
    defaultValue: values[name] ?? '',
    messages: messages[name],
  };
  if (control === 'input') return <InputField {...field} placeholder={placeholder} />;
  if (control === 'textarea') return <TextareaField {...field} placeholder={placeholder} />;
  return (
    <SelectField {...field}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}

/** What the form says in place, below its button: the reference after a success, the telephone after a failure. */
export function FormOutcome({
  words,
  reference,
  problem,
  phone,
  phoneLink,
}: {
  /** Comes first, where no notification says it. */
  words?: { title: string; text: string } | undefined;
  reference?: string | undefined;
  problem?: string | undefined;
  phone?: string | undefined;
  phoneLink?: string | undefined;
}) {
  const failed = problem !== undefined;
  const opening = words && (
    <>
      <strong>{words.title}</strong> {words.text}{' '}
    </>
  );
  return (
    <div role="status">
      {!failed && (reference || words) && (
        <p className="form__confirmation">
          {opening}
          {reference && (
            <>
              Your reference is <strong>{reference}</strong>. Please have it handy if you call us.
            </>
          )}
        </p>
      )}
      {failed && (
        <p className="form__error">
          {opening}
          <span>{problem || 'Your text is still here.'}</span>{' '}
          {phone && !problem.includes(phone) && (
            <>
              You can also call us at <a href={phoneLink}>{phone}</a>.
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The honeypot: off screen, not in the Tab order, hidden from assistive technology. Without styles its label says to leave it empty. */
export function HoneypotField() {
  return (
    <div className="form__honeypot" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
