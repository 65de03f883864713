import { useState } from 'react';
import type { DeliverySettingsView } from '../../../src/shared/delivery.ts';
import { deliverySettingsSchema } from '../../../src/shared/delivery-settings.ts';
import { checkFields, type FieldMessages } from '../../../src/shared/fields.ts';
import { InputField } from '../../components/field.tsx';
import { ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';
import { describeFailure, sendJson } from './admin-request.ts';

/** Whether visitors get an acknowledgement, and where else requests are posted. */
export function DeliverySettingsForm({ settings, mail }: { settings: DeliverySettingsView; mail: boolean }) {
  const [saved, setSaved] = useState(settings);
  const [messages, setMessages] = useState<FieldMessages>({});
  const [sending, setSending] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const { value, fields = {} } = checkFields(deliverySettingsSchema, {
      version: saved.version,
      acknowledge: data.has('acknowledge'),
      webhookUrl: data.get('webhookUrl'),
      newSecret: data.has('newSecret'),
    });
    setMessages(fields);
    if (!value) return;
    setSending(true);
    try {
      setSaved(await sendJson<DeliverySettingsView>('PUT', '/api/admin/delivery/settings', value));
      addToast({ title: 'Success', description: 'The settings are saved.' });
    } catch (error) {
      if (error instanceof ResponseError) setMessages(error.body?.fields ?? {});
      addToast({ title: 'Not saved', description: describeFailure(error), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="delivery__card form"
      aria-labelledby="delivery-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2 id="delivery-settings">Settings</h2>
      <label className="delivery__choice">
        <input type="checkbox" name="acknowledge" defaultChecked={saved.acknowledge} disabled={!mail} /> Send visitors a
        short mail that their message has arrived
      </label>
      <InputField
        id="delivery-webhook"
        name="webhookUrl"
        label="Webhook: post each request to this address, too"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={saved.webhookUrl}
        messages={messages.webhookUrl}
      />
      {saved.webhookUrl && (
        <label className="delivery__choice">
          <input type="checkbox" name="newSecret" /> Make a new secret; the old one stops working
        </label>
      )}
      {saved.webhookSecret && (
        <p role="status">
          The secret that signs each request, shown only now:{' '}
          <code className="delivery__secret">{saved.webhookSecret}</code>
        </p>
      )}
      <p className="delivery__actions">
        <button className="button" type="submit" disabled={sending}>
          {sending ? 'Saving...' : 'Save settings'}
        </button>
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
      if (arrived) addToast({ title: 'Success', description: 'The webhook took the test.' });
      else addToast({ title: 'Not taken', description: error ?? '', variant: 'destructive' });
    } catch (error) {
      addToast({ title: 'Error', description: describeFailure(error), variant: 'destructive' });
    }
  }

  return (
    <button className="button button--quiet" type="button" onClick={ping}>
      Send a test
    </button>
  );
}
