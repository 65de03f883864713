import { type CatalogCitation, readCitation } from '../../src/shared/catalog.ts';
import { contactSchema, serviceOptions } from '../../src/shared/contact.ts';
import type { FormState } from '../../src/shared/page.ts';
import { InputField, SelectField, TextareaField } from '../components/field.tsx';
import { FormOutcome } from '../components/form-outcome.tsx';
import { TrapField } from '../components/honeypot-field.tsx';
import { PersonFields } from '../components/person-fields.tsx';
import { useForm } from './form.ts';
import { addToast } from './toast.ts';

export interface ContactFormProps {
  state?: FormState | undefined;
  /** The business's telephone number, offered when a message could not be sent. */
  phone?: string | undefined;
  /** The page of the catalogue that the message is to be about. */
  catalogCitation?: CatalogCitation | undefined;
}

/** The home page's contact form (specification, section 2.5); a plain post works before it wakes. */
export function ContactForm({ state, phone, catalogCitation }: ContactFormProps) {
  const { phase, fields, reference, problem, formProps } = useForm({
    path: '/api/contact',
    anchor: 'contact',
    schema: contactSchema,
    draft: 'contact-form',
    state,
    onSent: () =>
      addToast({ title: 'Message Sent!', description: "Thank you for your message. We'll get back to you soon." }),
    onFailed: () =>
      addToast({
        title: 'Error',
        description: 'There was a problem sending your message. Please try again.',
        variant: 'destructive',
      }),
  });
  const values = state?.values ?? {};
  const about = catalogCitation ?? readCitation(values);
  return (
    <form className="form" {...formProps}>
      {state?.reference && state.reference === reference && (
        <p className="form__confirmation" role="status">
          <strong>Message Sent!</strong> Thank you for your message. We'll get back to you soon.
        </p>
      )}
      {about && (
        <div className="form__about">
          <p>{`About catalog page ${about.page}`}</p>
          <input type="hidden" name="catalogPage" value={about.page} />
          <input type="hidden" name="catalogVersion" value={about.version} />
        </div>
      )}
      <PersonFields prefix="contact" nameLabel="Full Name" phoneLabel="Phone Number" values={values} fields={fields} />
      <InputField
        id="contact-email"
        name="email"
        label="Email Address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={values.email ?? ''}
        messages={fields.email}
      />
      <InputField
        id="contact-referred-by"
        name="referredBy"
        label="Referred By"
        placeholder="How did you hear about us?"
        autoComplete="off"
        enterKeyHint="next"
        defaultValue={values.referredBy ?? ''}
        messages={fields.referredBy}
      />
      <SelectField
        id="contact-service"
        name="service"
        label="Service"
        defaultValue={values.service ?? ''}
        messages={fields.service}
      >
        <option value="">Select a Service</option>
        {serviceOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <TextareaField
        id="contact-message"
        name="message"
        label="Your Message"
        required
        rows={5}
        autoCapitalize="sentences"
        enterKeyHint="enter"
        defaultValue={values.message ?? ''}
        messages={fields.message}
      />
      <TrapField />
      <button className="button" type="submit" disabled={phase === 'submitting'}>
        {phase === 'submitting' ? 'Sending...' : 'Send Message'}
      </button>
      <FormOutcome reference={reference} problem={problem} phone={phone} />
    </form>
  );
}
