import { type ComponentProps, memo, useState } from 'react';
import type { FormState } from '../../../src/shared/page.ts';
import { InputField, TextareaField } from '../../components/field.tsx';
import { FormOutcome } from '../../components/form-outcome.tsx';
import { HoneypotField } from '../../components/honeypot-field.tsx';
import { useForm } from '../use-form.ts';
import type { StillWords } from './result.tsx';

/** The controls of who asks, as the list of a lead's fields describes them. */
export type PersonFields = readonly (Pick<ComponentProps<typeof InputField>, 'id' | 'label' | 'required'> & {
  name: string;
})[];

interface SendFormProps {
  words: Pick<StillWords, 'send' | 'sent' | 'failed'>;
  code: string;
  /** Of the prices. */
  version: number;
  person: PersonFields;
  /** What a plain post left behind. */
  state: FormState | undefined;
  phone: string;
  phoneLink: string | undefined;
}

/** The request that carries the plan; it can be sent without a length too, by somebody who wants a call. */
export const SendForm = memo(function SendForm(props: SendFormProps) {
  const { words, code, version, person, state, phone, phoneLink } = props;
  const [isSent, setIsSent] = useState(Boolean(state?.reference));
  // The server checks it: its rules would bring their library along.
  const { phase, fields, reference, problem, formProps } = useForm({
    path: '/api/price-request',
    anchor: 'send',
    draft: 'price-planner',
    state,
    onSent: () => setIsSent(true),
    onFailed: () => setIsSent(false),
  });
  const { values = {} } = state ?? {};
  const isShown = phase === 'idle' && !Object.keys(fields).length;
  const outcome = problem !== undefined ? words.failed : isSent ? words.sent : undefined;
  return (
    <section className="price-send" id="send" aria-labelledby="send-heading">
      <h2 id="send-heading">Send us this plan</h2>
      <p>{words.send}</p>
      <form className="form" {...formProps}>
        <input type="hidden" name="plan" value={code} />
        <input type="hidden" name="prices" value={version} />
        {person.map((field) => (
          <InputField
            key={field.name}
            {...field}
            defaultValue={values[field.name] ?? ''}
            messages={fields[field.name]}
          />
        ))}
        <TextareaField
          id="price-details"
          name="details"
          label="Anything we should know"
          rows={3}
          defaultValue={values.details ?? ''}
          messages={fields.details}
        />
        <HoneypotField />
        <button className="button" type="submit" disabled={phase === 'submitting'}>
          {phase === 'submitting' ? 'Sending...' : 'Send Request'}
        </button>
        <FormOutcome
          words={isShown ? outcome : undefined}
          reference={isShown ? reference : undefined}
          problem={isShown ? problem : undefined}
          phone={phone}
          phoneLink={phoneLink}
        />
      </form>
    </section>
  );
});
