import type { ReactNode } from 'react';
import { formatDayOf } from '../../src/shared/dates.ts';
import { declineReasons } from '../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../src/shared/estimate/money.ts';
import { totalsOf } from '../../src/shared/estimate/totals.ts';
import {
  agreeLabel,
  consentSentences,
  type EstimateChoice,
  type EstimateFormState,
  type EstimateView,
} from '../../src/shared/estimate/view.ts';
import { describePhotos } from '../../src/shared/lead/lead-photos.ts';
import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import {
  CancellationNotice,
  EstimateAddOns,
  EstimateDrawing,
  EstimateOptions,
  EstimateTerms,
} from '../components/estimate-document.tsx';
import { CheckboxField, FieldMessage, InputField, TextareaField } from '../components/field.tsx';
import { Layout } from '../components/frame.tsx';
import { Meta } from '../components/meta.tsx';
import { Island } from '../island.tsx';
import { EstimatePhotos } from '../islands/estimate-photos.tsx';
import { useSite, useVisitor } from '../site.ts';

/**
 * The customer's page of an estimate (docs/product.md, "Estimates"). It works without JavaScript: the customer chooses, sees the total, and
 * then signs.
 */
export function EstimatePage() {
  const { profile } = useSite();
  const { estimate } = useVisitor();
  if (!estimate) throw new Error('The page of an estimate needs its estimate.');
  const { content, acceptance, choice, state } = estimate;
  const isOpen = state === 'open';
  const mayChoose = isOpen && (content.options.length > 1 || content.addOns.length > 0);
  return (
    <Layout phoneBar={false}>
      <Meta
        title={`${titleOf(estimate)} | ${profile.name}`}
        description={`An estimate from ${profile.name} for one customer.`}
      />
      <article className="estimate frame stack-6">
        <Head estimate={estimate} />
        <Status estimate={estimate} />
        {estimate.plan && <EstimateDrawing plan={estimate.plan} />}
        {mayChoose ? (
          <Choices estimate={estimate} />
        ) : (
          <section className="stack" aria-label="Price">
            <EstimateOptions content={content} chosen={acceptance} />
            {!acceptance && <EstimateAddOns addOns={content.addOns} />}
          </section>
        )}
        <EstimateTerms content={content} />
        {isOpen && choice && <Signature estimate={estimate} choice={choice} />}
        {isOpen && <DeclineForm estimate={estimate} />}
        {state !== 'voided' && <QuestionForm estimate={estimate} />}
        {estimate.takesPhotos && <PhotoForm estimate={estimate} />}
        {estimate.cancellation && <CancellationNotice dates={estimate.cancellation} seller={profile} />}
      </article>
    </Layout>
  );
}

const titleOf = ({ number }: EstimateView) => (number === null ? 'Draft estimate' : `Estimate #${number}`);

function Head({ estimate }: { estimate: EstimateView }) {
  const { profile } = useSite();
  const { content, customer, sentOn } = estimate;
  const facts: [string, string][] = [
    ['Prepared for', customer.name],
    ['Address', customer.address],
    ['Date', sentOn],
    ['Valid through', content.validUntil && formatDayOf(content.validUntil)],
    ['Work can start', content.start],
  ];
  return (
    <header className="estimate__head stack-2">
      <h1>{titleOf(estimate)}</h1>
      <p>
        {profile.name}
        {profile.licenseBoard && profile.licenseNumber && `, ${profile.licenseBoard} ${profile.licenseNumber}`}
        <br />
        <a className="tap" href={telephoneLink(profile.phone)}>
          {profile.phone}
        </a>
      </p>
      <dl className="estimate-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="wraps">{value}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}

/** The result of a form, and why the estimate can't be accepted. */
function Status({ estimate }: { estimate: EstimateView }) {
  const { profile } = useSite();
  const { state, form, done, acceptance, photos } = estimate;
  return (
    <>
      {form && (
        <Notice tone="bad" role="alert">
          <p className="strong">{form.message ?? 'Please check the form.'}</p>
          {form.changes && form.changes.length > 0 && (
            <ul>
              {form.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {done === 'question' && (
        <Notice tone="good" role="status">
          <p>We got your question. We’ll get back to you soon.</p>
        </Notice>
      )}
      {photos && (
        <Notice tone={photos.refused.length > 0 ? 'bad' : 'good'} role="status">
          <p className="strong">{describePhotos(photos.sent, photos.sent + photos.refused.length)}</p>
          {photos.refused.map(({ name, reason }) => (
            <p className="wraps" key={`${name} ${reason}`}>
              {name}: {reason}
            </p>
          ))}
        </Notice>
      )}
      {acceptance && (state === 'accepted' || state === 'voided') && <Accepted estimate={estimate} />}
      {state === 'expired' && (
        <Notice tone="bad">
          <p>
            This estimate expired. Ask us to renew it: use the form below, or call{' '}
            <a href={telephoneLink(profile.phone)}>{profile.phone}</a>.
          </p>
        </Notice>
      )}
      {state === 'declined' && (
        <Notice>
          <p>You declined this estimate. Changed your mind? Ask us a question below, or call {profile.phone}.</p>
        </Notice>
      )}
      {state === 'voided' && (
        <Notice tone="bad">
          <p>This estimate is no longer valid. Please call us at {profile.phone}.</p>
        </Notice>
      )}
    </>
  );
}

function Notice({ tone, role, children }: { tone?: 'good' | 'bad'; role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div className={`notice stack-1${tone ? ` notice--${tone}` : ''}`} role={role} id={role && 'result'}>
      {children}
    </div>
  );
}

/** The signature, and the deposit. */
function Accepted({ estimate }: { estimate: EstimateView }) {
  const { acceptance, acceptedOn, content } = estimate;
  if (!acceptance) return null;
  const { name, optionName, total, deposit } = acceptance;
  return (
    <section className="notice notice--good stack-1">
      <h2>Thank you. You accepted this estimate.</h2>
      <p className="wraps">
        Signed by {name} on {acceptedOn}: {optionName ? `${optionName}, ` : ''}
        {formatCents(total)}. We’ll call you to schedule the work.
      </p>
      {deposit > 0 && <p>The deposit is {formatCents(deposit)}.</p>}
      {deposit > 0 && content.paymentLink && (
        <p>
          <a className="button" href={content.paymentLink} rel="noreferrer">
            Pay the deposit
          </a>
        </p>
      )}
    </section>
  );
}

/** Options and add-ons to choose from. The next page shows their total, because no script adds it up here. */
function Choices({ estimate }: { estimate: EstimateView }) {
  const { content, choice, path, form } = estimate;
  const several = content.options.length > 1;
  const messages = form?.name === 'choose' ? form.fields?.option : undefined;
  return (
    <form className="stack" method="get" action={`${path}#sign`} aria-label="Your choice">
      <h2>{several ? 'Choose an option' : 'Your price'}</h2>
      <EstimateOptions
        content={content}
        choose={(index) =>
          several && (
            <label className="estimate-option__choice button button--quiet" htmlFor={`option-${index}`}>
              <input
                type="radio"
                id={`option-${index}`}
                name="option"
                value={index}
                required
                defaultChecked={choice?.option === index}
              />{' '}
              Choose this option
              <span className="unseen">: {content.options[index]?.name}</span>
            </label>
          )
        }
      />
      <FieldMessage id="option" messages={messages} />
      {!several && <input type="hidden" name="option" value="0" />}
      {content.addOns.length > 0 && (
        <fieldset className="stack-1">
          <legend>
            <h2>Add-ons (optional)</h2>
          </legend>
          {content.addOns.map(({ text, price }, index) => (
            <CheckboxField
              // biome-ignore lint/suspicious/noArrayIndexKey: add-ons are told apart by their place, and it never changes here.
              key={index}
              id={`add-on-${index}`}
              name="addOns"
              value={String(index)}
              label={`${text} (+${formatCents(price)})`}
              defaultChecked={choice?.addOns.includes(index) ?? false}
            />
          ))}
        </fieldset>
      )}
      <button className="button start" type="submit" disabled={!path}>
        {choice ? 'Update my total' : 'See my total and accept'}
      </button>
    </form>
  );
}

/** The total of the choice, and the signature. */
function Signature({ estimate, choice }: { estimate: EstimateView; choice: EstimateChoice }) {
  const { profile } = useSite();
  const { content, version, path } = estimate;
  const { total, deposit } = totalsOf(content, choice.option, choice.addOns);
  const form = formOf(estimate, 'accept');
  const chosen = [
    content.options[choice.option]?.name,
    ...content.addOns.filter((_addOn, index) => choice.addOns.includes(index)).map(({ text }) => text),
  ].filter(Boolean);
  return (
    <form className="estimate-sign card form stack" id="sign" method="post" action={`${path}/accept`}>
      <h2>Accept this estimate</h2>
      <p className="wraps">
        {chosen.length > 0 && `${chosen.join(', ')}: `}
        <strong>{formatCents(total)}</strong>
        {deposit > 0 && `, with a deposit of ${formatCents(deposit)}`}
      </p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="option" value={choice.option} />
      {choice.addOns.map((index) => (
        <input type="hidden" name="addOns" value={index} key={index} />
      ))}
      <input type="hidden" name="total" value={total} />
      <InputField
        id="accept-name"
        name="name"
        label="Your full name"
        autoComplete="name"
        required
        defaultValue={form.values.name ?? ''}
        messages={form.fields?.name}
      />
      <div className="stack-1">
        <CheckboxField id="accept-agree" name="agree" label={agreeLabel} required messages={form.fields?.agree} />
        {consentSentences(profile.name, profile.phone).map((sentence) => (
          <p className="hint" key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
      <button className="button start" type="submit" disabled={!path}>
        Accept for {formatCents(total)}
      </button>
    </form>
  );
}

function DeclineForm({ estimate }: { estimate: EstimateView }) {
  const form = formOf(estimate, 'decline');
  return (
    <details className="estimate-more" open={form.isShown}>
      <summary className="tap">Decline this estimate</summary>
      <form className="form stack-2" method="post" action={`${estimate.path}/decline`} aria-label="Decline">
        <input type="hidden" name="version" value={estimate.version} />
        <fieldset className="stack-1">
          <legend>Why?</legend>
          {Object.entries(declineReasons).map(([value, label]) => (
            <label className="field__choice" key={value} htmlFor={`reason-${value}`}>
              <input
                type="radio"
                id={`reason-${value}`}
                name="reason"
                value={value}
                required
                defaultChecked={form.values.reason === value}
              />{' '}
              {label}
            </label>
          ))}
          <FieldMessage id="reason" messages={form.fields?.reason} />
        </fieldset>
        <TextareaField
          id="decline-text"
          name="text"
          label="Anything else? (optional)"
          rows={3}
          defaultValue={form.values.text ?? ''}
          messages={form.fields?.text}
        />
        <InputField
          id="decline-name"
          name="name"
          label="Your full name"
          autoComplete="name"
          required
          defaultValue={form.values.name ?? ''}
          messages={form.fields?.name}
        />
        <button className="button button--quiet start" type="submit" disabled={!estimate.path}>
          Decline
        </button>
      </form>
    </details>
  );
}

function QuestionForm({ estimate }: { estimate: EstimateView }) {
  const form = formOf(estimate, 'question');
  return (
    <details className="estimate-more" open={form.isShown || estimate.state === 'expired'}>
      <summary className="tap">{estimate.state === 'expired' ? 'Ask us to renew it' : 'Ask a question'}</summary>
      <form className="form stack-2" method="post" action={`${estimate.path}/question`} aria-label="Question">
        <TextareaField
          id="question-text"
          name="text"
          label="Your question"
          rows={4}
          required
          defaultValue={form.values.text ?? (estimate.state === 'expired' ? 'Please renew this estimate.' : '')}
          messages={form.fields?.text}
        />
        <button className="button button--quiet start" type="submit" disabled={!estimate.path}>
          Send question
        </button>
      </form>
    </details>
  );
}

/** The form's script is fetched only when a customer opens the form: until then, it isn't visible. */
function PhotoForm({ estimate }: { estimate: EstimateView }) {
  const { profile } = useSite();
  const { isShown, values, fields } = formOf(estimate, 'photos');
  const state: FormState | undefined = isShown
    ? { form: 'photos', values, ...(fields && { fields }), message: estimate.form?.message ?? '' }
    : undefined;
  return (
    <details className="estimate-more" open={isShown}>
      <summary className="tap">Add photos or a gate code</summary>
      <Island
        name="estimate-photos"
        component={EstimatePhotos}
        props={{ path: estimate.path, phone: profile.phone, state }}
      />
    </details>
  );
}

function formOf({ form }: EstimateView, name: EstimateFormState['name']) {
  const isShown = form?.name === name;
  return { isShown, values: isShown ? form.values : {}, fields: isShown ? form.fields : undefined };
}
