import { useMemo } from 'react';
import { type CatalogCitation, readCitation, writeCitation } from '../../src/shared/catalog.ts';
import { contactSchema, formFields } from '../../src/shared/contact.ts';
import { checkFields } from '../../src/shared/fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { FormOutcome } from '../components/form-outcome.tsx';
import { HoneypotField } from '../components/honeypot-field.tsx';
import { LeadControl } from '../components/lead-control.tsx';
import { PhotoField } from '../components/photo-field.tsx';
import { useForm } from './form.ts';
import { PhotoBatches, usePhotoBatches } from './photo-batches.tsx';
import { addToast } from './toast.ts';

export interface ContactFormProps {
  /** The choices of the service. */
  services: readonly string[];
  state?: FormState | undefined;
  /** The business's telephone number, offered when a message could not be sent. */
  phone?: string | undefined;
  /** The page of the catalog that the message is to be about. */
  catalogCitation?: CatalogCitation | undefined;
}

/** The home page's contact form (docs/product.md, "Home page"); a plain post works before it wakes. */
export function ContactForm({ services, state, phone, catalogCitation }: ContactFormProps) {
  const photos = usePhotoBatches();
  const schema = useMemo(() => contactSchema(services), [services]);
  const { phase, fields, reference, problem, formProps } = useForm({
    path: '/api/contact',
    anchor: 'contact',
    check: (input) => checkFields(schema, input),
    draft: 'contact-form',
    state,
    onSent(form, photoToken) {
      photos.begin(form, photoToken);
      addToast({ title: 'Message Sent!', description: "Thank you for your message. We'll get back to you soon." });
    },
    onFailed: () =>
      addToast({
        title: 'Error',
        description: 'There was a problem sending your message. Please try again.',
        variant: 'destructive',
      }),
  });
  const values = { ...state?.values, ...(catalogCitation && writeCitation(catalogCitation)) };
  const about = readCitation(values);
  return (
    <form className="form" {...formProps}>
      {state?.reference && state.reference === reference && (
        <p className="form__confirmation" role="status">
          <strong>Message Sent!</strong> Thank you for your message. We'll get back to you soon.
        </p>
      )}
      {about && <p className="form__about">{`About catalog page ${about.page}`}</p>}
      {formFields.map(({ name, form }) => (
        <LeadControl
          key={name}
          prefix="contact"
          field={{ name, form: name === 'service' ? { ...form, options: services } : form }}
          values={values}
          messages={fields}
        />
      ))}
      <PhotoField prefix="contact" messages={fields.photos} />
      <HoneypotField />
      <button className="button" type="submit" disabled={phase === 'submitting'}>
        {phase === 'submitting' ? 'Sending...' : 'Send Message'}
      </button>
      <FormOutcome reference={reference} problem={problem} phone={phone} phoneLink={phone && telephoneLink(phone)} />
      <PhotoBatches batches={photos.batches} outcome={state?.photos} />
    </form>
  );
}
