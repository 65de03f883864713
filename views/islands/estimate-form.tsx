import { useMemo, useState } from 'react';
import { estimateSchema } from '../../src/shared/estimate.ts';
import { checkFields } from '../../src/shared/fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { SelectField, TextareaField } from '../components/field.tsx';
import { FormOutcome } from '../components/form-outcome.tsx';
import { HoneypotField } from '../components/honeypot-field.tsx';
import { PersonFields } from '../components/person-fields.tsx';
import { PhotoField } from '../components/photo-field.tsx';
import { useForm } from './form.ts';
import { PhotoBatches, usePhotoBatches } from './photo-batches.tsx';

export interface EstimateFormProps {
  /** Path of the service page. */
  page: string;
  /** The current service first, then the related ones. */
  services: readonly string[];
  state?: FormState | undefined;
  /** The business's telephone number, offered when a request could not be sent. */
  phone?: string | undefined;
}

const words = {
  sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
};

/** The "Quick Estimate Request" of a service page (docs/decisions.md, "Details"): its result replaces the form. */
export function EstimateForm({ page, services, state, phone }: EstimateFormProps) {
  const schema = useMemo(() => estimateSchema(services.map((name) => ({ name, path: page }))), [services, page]);
  const [outcome, setOutcome] = useState(() => outcomeOf(state));
  const photos = usePhotoBatches();
  const { phase, fields, reference, problem, formProps } = useForm({
    path: '/api/estimate',
    anchor: 'quick-estimate',
    check: (input) => checkFields(schema, input),
    draft: `estimate-form:${page}`,
    state,
    onSent(form, photoToken) {
      photos.begin(form, photoToken);
      setOutcome('sent');
    },
    onFailed: () => setOutcome('failed'),
  });
  // Clear the previous result before showing the errors of the next try.
  const isPast = outcome === 'failed' ? problem === undefined : Object.keys(fields).length > 0;
  const isCurrent = phase === 'idle' && !isPast;
  const values = state?.values ?? {};
  return (
    <form className="form" {...formProps}>
      <input type="hidden" name="page" value={page} />
      <PersonFields labels={{ name: 'Name', phone: 'Phone' }} prefix="estimate" values={values} messages={fields} />
      <SelectField
        id="estimate-service"
        name="service"
        label="Service Interest"
        defaultValue={values.service || services[0]}
        messages={fields.service}
      >
        {services.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </SelectField>
      <TextareaField
        id="estimate-details"
        name="details"
        label="Project Details"
        rows={3}
        defaultValue={values.details ?? ''}
        messages={fields.details}
      />
      <PhotoField prefix="estimate" messages={fields.photos} />
      <HoneypotField />
      <button className="button" type="submit" disabled={phase === 'submitting'}>
        {phase === 'submitting' ? 'Sending...' : 'Request Estimate'}
      </button>
      <FormOutcome
        words={isCurrent && outcome ? words[outcome] : undefined}
        reference={isCurrent ? reference : undefined}
        problem={problem}
        phone={phone}
        phoneLink={phone && telephoneLink(phone)}
      />
      <PhotoBatches batches={photos.batches} outcome={state?.photos} />
    </form>
  );
}

function outcomeOf(state: FormState | undefined): keyof typeof words | undefined {
  if (state?.reference) return 'sent';
  return state?.message ? 'failed' : undefined;
}
