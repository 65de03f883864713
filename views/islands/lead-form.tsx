import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { FieldNote } from '../../src/shared/field.ts';
import type { FieldMessages } from '../../src/shared/fields.ts';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import type { FormState } from '../../src/shared/page.ts';
import { InputField, SelectField, TextareaField } from '../components/field.tsx';
import type { LeadPhotos } from './lead-photos.tsx';
import { type FormOptions, type FormOutcome, usePostedForm } from './posted-form.ts';
import type { ToastInput } from './toast.ts';

interface LeadFormProps {
  /** The name of the form for assistive technology. */
  label: string;
  /** The prefix of the controls' ids, because two forms of a page may have the same fields. */
  prefix: string;
  path: string;
  /** The page section of the form, to which the response to a plain post scrolls. */
  anchor: string;
  /** The name of the draft in this tab. It starts with the form's own island. */
  draft: string;
  /** The server's own schema. Without it, only the server checks the form, and its rules don't have to be fetched. */
  check?: FormOptions['check'];
  /** Fields that the form sends without asking. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The form's fields, from the list of lead fields. */
  fields: readonly AskedField[];
  /** Initial values of the fields. */
  values: Readonly<Record<string, string>>;
  submit: string;
  /** Messages about the request as a whole. */
  words: Readonly<Record<'sent' | 'failed', { title: string; text: string }>>;
  /** Shows the result beside the form. Without it, the result is in the form, below the button. */
  tell?: ((words: ToastInput) => void) | undefined;
  /** The outcome of a plain post that returned to this page. */
  state?: FormState | undefined;
  /** The business's telephone number, offered when a request could not be sent, and the address that dials it. */
  phone?: string | undefined;
  phoneLink?: string | undefined;
  /** The form's photos, which are uploaded after the lead is stored. */
  photos?: LeadPhotos;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** A form that creates a lead. A plain post works before hydration. */
export function LeadForm(props: LeadFormProps) {
  const { prefix, path, anchor, draft, check, hidden = {}, fields, values, words, tell, state, photos } = props;
  const form = usePostedForm({
    path,
    anchor,
    draft,
    check,
    state,
    onSent(element, photoToken) {
      photos?.begin(element, photoToken);
      tell?.({ title: words.sent.title, description: words.sent.text });
    },
    onFailed: () => tell?.({ title: words.failed.title, description: words.failed.text, variant: 'destructive' }),
  });
  const { isSending, fields: messages, outcome } = form;
  // The result of the last try is removed before field errors are shown.
  const isShown = tell || Object.keys(messages).length === 0;
  return (
    <form className="form" aria-label={props.label} {...form.formProps} encType={photos && 'multipart/form-data'}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {tell && state?.reference && state.reference === outcome?.reference && (
        <p className="form__confirmation notice notice--good" role="status">
          <strong>{words.sent.title}</strong>
          {` ${words.sent.text}`}
        </p>
      )}
      {props.children}
      {fields.map((field) => (
        <LeadControl key={field.name} prefix={prefix} field={field} values={values} messages={messages} />
      ))}
      {photos?.field(prefix, messages.photos)}
      {/* The honeypot: off screen, not in the Tab order, hidden from assistive technology. Without styles its label says to leave it empty. */}
      <div className="form__honeypot" aria-hidden="true">
        <label>
          Leave this empty <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="button" type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : props.submit}
      </button>
      <div role="status">
        {isShown && outcome && <Outcome {...outcome} {...props} words={tell ? undefined : words} />}
      </div>
      {photos?.progress}
    </form>
  );
}

/** A field as a form shows it. */
export interface AskedField extends Pick<FieldNote, 'control' | 'label' | 'required' | 'placeholder'> {
  name: string;
  /** The options of a choice. */
  choices?: readonly string[];
  attributes: ComponentProps<'input'> & { rows?: number | undefined };
}

interface LeadControlProps {
  prefix: string;
  field: AskedField;
  /** Values typed before, by field. */
  values: Readonly<Record<string, string>>;
  messages: FieldMessages;
}

/** The control of a lead field on a public form. */
function LeadControl({ prefix, field, values, messages }: LeadControlProps) {
  const { name, control, label, required, placeholder, choices = [], attributes } = field;
  const common = {
    id: `${prefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    name,
    label,
    ...(required && { required }),
    defaultValue: values[name] ?? '',
    messages: messages[name],
  };
  if (control === 'choice')
    return (
      <SelectField {...common}>
        {placeholder && <option value="">{placeholder}</option>}
        {choices.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  const Control: ElementType = attributes.rows ? TextareaField : InputField;
  return <Control {...common} {...attributes} placeholder={placeholder} />;
}

type OutcomeProps = FormOutcome & { words: LeadFormProps['words'] | undefined } & Pick<
    LeadFormProps,
    'phone' | 'phoneLink'
  >;

/**
 * The form's result: the reference number after a success, the phone number after a failure, and above them any message that isn't shown
 * elsewhere.
 */
function Outcome({ reference, problem, words, phone, phoneLink }: OutcomeProps) {
  const { title, text } = words?.[problem === undefined ? 'sent' : 'failed'] ?? {};
  const opening = title && (
    <>
      <strong>{title}</strong> {text}{' '}
    </>
  );
  if (problem === undefined)
    return (
      (reference || opening) && (
        <p className="form__confirmation notice notice--good">
          {opening}
          {reference && (
            <>
              Your reference is <strong>{reference}</strong>. Please have it handy if you call us.
            </>
          )}
        </p>
      )
    );
  return (
    <p className="form__error notice notice--bad">
      {opening}
      <span>{problem || 'What you typed is still here.'}</span>{' '}
      {phone && !problem.includes(phone) && (
        <>
          You can also call us at <a href={phoneLink}>{phone}</a>.
        </>
      )}
    </p>
  );
}
