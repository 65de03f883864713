import { contactSchema, serviceOptions } from '../../src/shared/contact.ts';
import type { FormState } from '../../src/shared/page.ts';
import { InputField, SelectField, TextareaField } from '../components/field.tsx';
import { useForm } from './form.ts';
import { addToast } from './toast.ts';

export interface ContactFormProps {
  state?: FormState | undefined;
}

/** The home page's contact form (specification, section 2.5); a plain post works before it wakes. */
export function ContactForm({ state }: ContactFormProps) {
  const { phase, fields, onSubmit } = useForm({
    path: '/api/contact',
    schema: contactSchema,
    initialFields: state?.fields,
    onSent: () =>
      addToast({ title: 'Message Sent!', description: "Thank you for your message. We'll get back to you soon." }),
    onFailed: () =>
      addToast({
        title: 'Error',
        description: 'There was a problem sending your message. Please try again.',
        variant: 'destructive',
      }),
  });
  const value = (name: string) => state?.values?.[name] ?? '';
  return (
    <form className="form" action="/api/contact" method="post" noValidate onSubmit={onSubmit}>
      {state?.reference && (
        <p className="form__confirmation" role="status">
          <strong>Message Sent!</strong> Thank you for your message. We'll get back to you soon. Your reference is{' '}
          {state.reference}.
        </p>
      )}
      <InputField
        id="contact-name"
        name="name"
        label="Full Name"
        required
        autoComplete="name"
        defaultValue={value('name')}
        messages={fields.name}
      />
      <InputField
        id="contact-phone"
        name="phone"
        label="Phone Number"
        required
        type="tel"
        autoComplete="tel"
        defaultValue={value('phone')}
        messages={fields.phone}
      />
      <InputField
        id="contact-email"
        name="email"
        label="Email Address"
        required
        type="email"
        autoComplete="email"
        defaultValue={value('email')}
        messages={fields.email}
      />
      <InputField
        id="contact-referred-by"
        name="referredBy"
        label="Referred By"
        placeholder="How did you hear about us?"
        defaultValue={value('referredBy')}
        messages={fields.referredBy}
      />
      <SelectField
        id="contact-service"
        name="service"
        label="Service"
        defaultValue={value('service')}
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
        defaultValue={value('message')}
        messages={fields.message}
      />
      <button className="button" type="submit" disabled={phase === 'submitting'}>
        {phase === 'submitting' ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
