import { encodePlan } from '../../../src/shared/fence/encode.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import type { FormState } from '../../../src/shared/page.ts';
import { telephoneLink } from '../../../src/shared/telephone.ts';
import { useSite, useVisitor } from '../../site.ts';
import { TextareaField } from '../field.tsx';
import { FormOutcome } from '../form-outcome.tsx';
import { HoneypotField } from '../honeypot-field.tsx';
import { PersonFields } from '../person-fields.tsx';

const words = {
  sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
};

/** The request that carries the plan; it can be sent without a length too, by somebody who wants a call. */
export function SendForm({ plan }: { plan: Plan }) {
  const { formState } = useVisitor();
  const { profile, prices } = useSite();
  const { values = {}, fields = {} } = formState ?? {};
  return (
    <section className="price-send" id="send" aria-labelledby="send-heading">
      <h2 id="send-heading">Send us this plan</h2>
      <p>We’ll call you, come out to measure and put the price in writing. The estimate is free, with no obligation.</p>
      <form className="form" action="/api/price-request#send" method="post" noValidate data-form="send">
        <input type="hidden" name="plan" value={encodePlan(plan)} />
        <input type="hidden" name="prices" value={prices.version} />
        <PersonFields labels={{ name: 'Full Name', phone: 'Phone' }} prefix="price" values={values} messages={fields} />
        <TextareaField
          id="price-details"
          name="details"
          label="Anything we should know"
          rows={3}
          defaultValue={values.details ?? ''}
          messages={fields.details}
        />
        <HoneypotField />
        <button className="button" type="submit">
          Send Request
        </button>
        <div data-price="outcome">
          <FormOutcome
            words={outcomeWords(formState)}
            reference={formState?.reference}
            problem={formState?.message}
            phone={profile.phone}
            phoneLink={telephoneLink(profile.phone)}
          />
        </div>
        <OutcomeTemplates phone={profile.phone} />
      </form>
    </section>
  );
}

function outcomeWords(state: FormState | undefined) {
  if (state?.reference) return words.sent;
  return state?.message ? words.failed : undefined;
}

/** What the script shows after its own post; the answer's words go into the marked places. */
function OutcomeTemplates({ phone }: { phone: string }) {
  return (
    <>
      <template data-template="sent">
        <FormOutcome words={words.sent} reference="------" />
      </template>
      <template data-template="failed">
        <FormOutcome
          words={words.failed}
          problem="Your text is still here."
          phone={phone}
          phoneLink={telephoneLink(phone)}
        />
      </template>
    </>
  );
}
