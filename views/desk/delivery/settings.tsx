import { useState } from 'react';
import type { DeliverySettingsView } from '../../../src/shared/desk/delivery.ts';
import { deliverySettingsSchema } from '../../../src/shared/desk/mail-settings.ts';
import { InputField } from '../../components/field.tsx';
import { tellFailure } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';

/** Whether visitors get an acknowledgement, and where else requests are posted. */
export function DeliverySettingsForm({ settings, mail }: { settings: DeliverySettingsView; mail: boolean }) {
  const [saved, setSaved] = useState(settings);
  const stored = { acknowledge: saved.acknowledge, webhookUrl: saved.webhookUrl };
  const [draft, setDraft, forget] = useKept(`delivery:${saved.version}`, stored);
  const [newSecret, setNewSecret] = useState(false);
  const { fields, saving, save } = useSave(deliverySettingsSchema, async (value) => {
    const answer = await sendJson<DeliverySettingsView>('PUT', '/api/admin/delivery/settings', value);
    forget();
    setSaved(answer);
    setNewSecret(false);
    addToast({ title: 'Success', description: 'The settings are saved.' });
  });

  return (
    <form
      className="admin-card form"
      aria-labelledby="delivery-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ ...draft, newSecret, version: saved.version });
      }}
    >
      <h2 id="delivery-settings">Settings</h2>
      <label className="field__choice">
        <input
          type="checkbox"
          name="acknowledge"
          checked={draft.acknowledge}
          disabled={!mail}
          onChange={({ target }) => setDraft({ ...draft, acknowledge: target.checked })}
        />{' '}
        Send visitors a short email to confirm that their message arrived
      </label>
      <InputField
        id="delivery-webhook"
        name="webhookUrl"
        label="Webhook: post each lead to this address, too"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.webhookUrl}
        onChange={({ target }) => setDraft({ ...draft, webhookUrl: target.value })}
        messages={fields.webhookUrl}
      />
      {saved.webhookUrl && (
        <label className="field__choice">
          <input
            type="checkbox"
            name="newSecret"
            checked={newSecret}
            onChange={({ target }) => setNewSecret(target.checked)}
          />{' '}
          Make a new secret; the old one stops working
        </label>
      )}
      {saved.webhookSecret && (
        <p role="status">
          The secret that signs each request, shown only now:{' '}
          <code className="delivery__secret">{saved.webhookSecret}</code>
        </p>
      )}
      <p className="delivery__actions">
        <button className="button" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save settings'}
        </button>
        {JSON.stringify(draft) !== JSON.stringify(stored) && (
          <button className="button button--quiet" type="button" onClick={() => setDraft(stored)}>
            Discard changes
          </button>
        )}
        {saved.webhookUrl && <PingButton />}
      </p>
    </form>
  );
}

/** Sends a test event, so that a wrong address shows before the first lead. */
function PingButton() {
  async function ping(): Promise<void> {
    try {
      const { arrived, error } = await sendJson<{ arrived: boolean; error?: string }>(
        'POST',
        '/api/admin/delivery/pings',
      );
      if (arrived) addToast({ title: 'Success', description: 'The webhook accepted the test.' });
      else addToast({ title: 'Not taken', description: error ?? '', variant: 'destructive' });
    } catch (error) {
      tellFailure('Error', error);
    }
  }

  return (
    <button className="button button--quiet" type="button" onClick={ping}>
      Send a test
    </button>
  );
}
