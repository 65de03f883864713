import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fillTemplate, type LeadTemplates, reviewRequestSchema } from '../../../src/shared/admin/templates.ts';
import { formatDay } from '../../../src/shared/dates.ts';
import type { Lead } from '../../../src/shared/lead/lead.ts';
import { textLink } from '../../../src/shared/telephone.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { focusOn } from '../kit/ask.tsx';
import { Field, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';

interface LeadReviewProps {
  lead: Lead;
  templates: LeadTemplates | undefined;
  /** True if no one with this number opted out of text messages. */
  takesTexts: boolean;
}

/** The one review request of a won lead. It is the same for every customer, and only the owner sends it (16 CFR 465). */
export function LeadReview({ lead, templates, takesTexts }: LeadReviewProps) {
  const [message, setMessage] = useState<string>();
  const { reviewRequest } = lead;
  if (reviewRequest)
    return (
      <div className="cluster">
        <p>
          You asked for a review by {reviewRequest.by === 'mail' ? 'email' : 'text'} on{' '}
          {formatDay(new Date(reviewRequest.at))}.
        </p>
        {message && (
          <a ref={focusOn} className="button" href={message}>
            Open the text message
          </a>
        )}
      </div>
    );
  const ways = {
    ...(lead.email && templates?.mail && { mail: 'Email' }),
    ...(takesTexts && textLink(lead.phone) && { text: 'Text' }),
  };
  if (lead.status !== 'won' || !templates?.reviewLinks.length || Object.keys(ways).length === 0) return null;
  return <ReviewForm lead={lead} templates={templates} ways={ways} onRecorded={setMessage} />;
}

interface ReviewFormProps {
  lead: Lead;
  templates: LeadTemplates;
  /** Describes the ways to ask this customer. */
  ways: { mail?: string; text?: string };
  /** @param message the `sms:` link, if the request goes by text message */
  onRecorded(message: string | undefined): void;
}

function ReviewForm({ lead, templates, ways, onRecorded }: ReviewFormProps) {
  const opening = useOpening();
  const { id, version } = lead;
  const { revalidate } = useRevalidator();
  const { reviewLinks, values } = templates;
  const link = reviewLinks[0]?.address ?? '';
  const template = templates.templates.find(({ kind }) => kind === 'review')?.text ?? '';
  const form = useForm({
    name: `review:${id}`,
    schema: reviewRequestSchema(values, reviewLinks),
    initial: { by: ways.mail ? 'mail' : 'text', link, text: fillTemplate(template, { ...values, reviewLink: link }) },
    failure: 'Not asked',
    toInput: (draft) => ({ ...draft, version }),
    async send(request) {
      try {
        const address = `/api/admin/leads/${id}/review-request`;
        onRecorded((await sendJson<{ textLink?: string }>('POST', address, request)).textLink);
      } finally {
        // Reload even after a refusal: the customer may have been asked in another window.
        await revalidate();
      }
      if (request.by === 'mail') addToast({ title: 'Sending request', description: `Sending to ${lead.email}.` });
    },
  });
  const { draft, change } = form;

  if (!opening.isOpen && !form.isChanged)
    return (
      <div className="cluster">
        <OpenButton form={form} opening={opening} focus="textarea">
          Ask for a review
        </OpenButton>
      </div>
    );
  return (
    <section className="card pad stack-1" aria-labelledby="lead-review-title">
      <h2 id="lead-review-title">Ask {lead.name} for a review</h2>
      <p className="hint">
        You can ask each customer once. Ask everyone, happy or not, and don’t offer anything in return.
      </p>
      <OpenedForm
        form={form}
        opening={opening}
        submit={draft.by === 'mail' ? 'Send request' : 'Ask by text'}
        working={draft.by === 'mail' ? 'Sending...' : 'Saving...'}
      >
        {Object.keys(ways).length > 1 && <Field of="by" options={ways} />}
        {reviewLinks.length > 1 && (
          <Field
            of="link"
            options={Object.fromEntries(reviewLinks.map(({ label, address }) => [address, label]))}
            onValue={(next) => change({ link: next, text: draft.text.replaceAll(draft.link, () => next) })}
          />
        )}
        <Field of="text" />
      </OpenedForm>
    </section>
  );
}
