import {
  type EstimateSettings,
  type EstimateSettingsView,
  estimateSettingsSchema,
} from '../../../src/shared/estimate/content.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Field, Fields, type FormState, SaveBar, useForm } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';
import { fromTermsDraft, type TermsDraft, toTermsDraft } from './draft.ts';
import { DepositFields, ListField } from './terms-fields.tsx';

interface DefaultsDraft
  extends TermsDraft,
    Pick<EstimateSettings, 'start' | 'terms' | 'paymentLink' | 'cancellationNotice' | 'mailText'> {
  validDays: string;
  firstNumber: string;
}

/** The form of the estimate defaults. The screen guards it, because a screen has one guard. */
export function useEstimateDefaults(stored: EstimateSettingsView, onSaved: () => Promise<void>) {
  return useForm({
    name: 'estimate-defaults',
    schema: estimateSettingsSchema,
    initial: toDraft(stored.settings),
    version: stored.version,
    toInput: fromDraft,
    async send(settings, version) {
      await sendJson('PUT', '/api/admin/estimates/settings', { settings, version });
      await onSaved();
      addToast({ title: 'Saved', description: 'Your next estimate will start with it.' });
    },
    reread: onSaved,
    conflictTitle: 'The estimate defaults were changed in another window',
  });
}

/** The defaults for a new estimate. Sending an estimate keeps its terms for the next one. */
export function EstimateDefaults({ form }: { form: FormState<DefaultsDraft> }) {
  return (
    <Settings
      id="estimate-defaults-title"
      title="Estimates"
      about="A new estimate starts with these. After you send an estimate, the next one starts from it."
      form={form}
    >
      <Field of="mailText" />
      <ListField of="included" label="What’s included" />
      <ListField of="notIncluded" label="What’s not included" />
      <Fields of="terms start" />
      <DepositFields />
      <div className="columns">
        <Fields of="taxPercent paymentLink validDays firstNumber" />
      </div>
      <Field of="cancellationNotice" />
      <SaveBar />
    </Settings>
  );
}

function toDraft(settings: EstimateSettings): DefaultsDraft {
  const { validDays, firstNumber } = settings;
  return {
    ...settings,
    ...toTermsDraft(settings),
    validDays: String(validDays),
    firstNumber: String(firstNumber),
  };
}

function fromDraft(draft: DefaultsDraft): object {
  return {
    ...draft,
    ...fromTermsDraft(draft),
    validDays: Number(draft.validDays),
    firstNumber: Number(draft.firstNumber),
  };
}
