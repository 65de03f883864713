import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router';
import { estimateContentSchema, estimateLimits } from '../../../src/shared/estimate/content.ts';
import type { EstimateDetail, PlanOption, SavedEstimate } from '../../../src/shared/estimate/estimate.ts';
import { totalsOf } from '../../../src/shared/estimate/totals.ts';
import { readJson, sendJson } from '../api.ts';
import { SavedState, useAutosave } from '../kit/autosave.tsx';
import { Button } from '../kit/button.tsx';
import { Entries } from '../kit/entries.tsx';
import { Field, Fields, Form, type FormState, useForm, useFormAround } from '../kit/form.tsx';
import { compareDrafts, countedContent, type EstimateDraft, fromDraft, toDraft } from './draft.ts';
import { EstimateOptions } from './options.tsx';
import { EstimatePreview } from './preview.tsx';
import { SendDialog } from './sending.tsx';
import { DepositFields, ListField } from './terms-fields.tsx';

interface EstimateEditorProps {
  detail: EstimateDetail;
  planned: readonly PlanOption[];
  /** Called after the estimate was sent, to load it again. */
  onSent(): Promise<void>;
}

/** The editor of an estimate's draft beside the customer’s page. It saves while the owner types. */
export function EstimateEditor({ detail, planned, onSent }: EstimateEditorProps) {
  const { id } = detail;
  const [stored, setStored] = useState(() => ({ draft: toDraft(detail.content), version: detail.version }));
  const latestVersion = useRef(detail.version);
  const [isSending, setSending] = useState(false);
  const form = useForm({
    name: `estimate:${id}`,
    schema: estimateContentSchema,
    initial: stored.draft,
    version: stored.version,
    toInput: (draft) => fromDraft(draft),
    isAutosaved: true,
    async send(content, version, draft) {
      const saved = await sendJson<SavedEstimate>('PUT', `/api/admin/estimates/${id}`, { version, content });
      latestVersion.current = saved.version;
      // Rendered immediately, because text typed during the save is sent on top of this version.
      flushSync(() => setStored({ draft, version: saved.version }));
    },
    async reread() {
      const theirs = await readJson<EstimateDetail>(`/api/admin/estimates/${id}`);
      latestVersion.current = theirs.version;
      flushSync(() => setStored({ draft: toDraft(theirs.content), version: theirs.version }));
    },
    conflictTitle: 'Someone else changed this estimate',
    compare: compareDrafts,
  });
  useAutosave(form);

  return (
    <div className="estimate-editor">
      <Form form={form} className="stack-2" aria-label="Estimate" onBlur={() => form.isChanged && void form.submit()}>
        <SaveBeforeLeaving form={form} />
        <EstimateOptions planned={planned} />
        <Entries
          of="addOns"
          title="Add-ons"
          one="add-on"
          blank={{ text: '', price: '', taxable: true }}
          limit={estimateLimits.addOns}
        />
        <EstimateDetails today={detail.today} />
        <EstimateTexts hasPlan={detail.hasPlan} />
        <div className="save-bar save-bar--changed cluster cluster-1 apart">
          <SavedState />
          <Button disabled={form.conflict !== undefined} onClick={() => setSending(true)}>
            Send estimate
          </Button>
        </div>
      </Form>
      <EstimatePreview id={id} version={stored.version} />
      {isSending && (
        <SendDialog
          detail={detail}
          content={countedContent(form.draft)}
          onClose={() => setSending(false)}
          onSent={onSent}
          save={async () => (await form.submit()) && latestVersion.current}
        />
      )}
    </div>
  );
}

/** Saves before another screen opens. Text that can't be sent stays in this tab. */
function SaveBeforeLeaving({ form }: { form: FormState<EstimateDraft> }) {
  const { isChanged, submit } = form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLast = true;
    void submit().then(() => isLast && blocker.proceed());
    return () => {
      isLast = false;
    };
  }, [blocker, submit]);
  return null;
}

/** The fields that all options share. */
function EstimateDetails({ today }: { today: string }) {
  const { draft } = useFormAround<EstimateDraft>();
  const content = countedContent(draft);
  const largest = Math.max(...content.options.map((_option, index) => share(content, index)));
  return (
    <fieldset className="form-group card stack-2">
      <legend>Details</legend>
      <div className="columns">
        <Field of="validUntil" />
        <Field of="start" placeholder="About two weeks after you accept" />
      </div>
      {draft.validUntil !== '' && draft.validUntil < today && <p className="wrong">This day is in the past.</p>}
      <DepositFields />
      {largest > 1 / 3 && <p className="hint">Some states limit a deposit to a third of the price or less.</p>}
      <div className="columns">
        <Fields of="taxPercent paymentLink" />
      </div>
      <p className="hint">
        Enter 0 if you don’t charge sales tax. The payment link is your own payment page; customers see it once they
        accept.
      </p>
    </fieldset>
  );
}

/** The deposit as a part of the total. */
function share(content: ReturnType<typeof fromDraft>, option: number): number {
  const { total, deposit } = totalsOf(content, option);
  return total === 0 ? 0 : deposit / total;
}

/** The texts around the price, and the parts of the customer's page. */
function EstimateTexts({ hasPlan }: { hasPlan: boolean }) {
  return (
    <fieldset className="form-group card stack-2">
      <legend>Scope and terms</legend>
      <ListField of="included" label="What’s included" />
      <ListField of="notIncluded" label="What’s not included" />
      <Fields of="notes terms" />
      {hasPlan && <Field of="showDrawing" />}
      <Field of="cancellationNotice" />
      <p className="hint">
        The notice of the three-day right to cancel is for contracts that are made at the customer’s home. We are not
        lawyers. Ask yours.
      </p>
    </fieldset>
  );
}
