import { useState } from 'react';
import type { DeliverySettingsView } from '../../../src/shared/admin/delivery.ts';
import { deliverySettingsSchema } from '../../../src/shared/admin/mail-settings.ts';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Discard, Field, Form, Submit, useForm } from '../kit/form.tsx';

interface DeliverySettingsProps {
  settings: DeliverySettingsView;
  /** True if mails can be sent. */
  mail: boolean;
  /** Reads the settings again. */
  reread(): Promise<void>;
}

/** The delivery settings: reminders, the confirmation email to visitors, and the webhook. */
export function DeliverySettingsForm({ settings, mail, reread }: DeliverySettingsProps) {
  const { version, webhookUrl, webhookSecret: _shownOnce, ...switches } = settings;
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    name: 'delivery:settings',
    schema: deliverySettingsSchema,
    initial: { ...switches, webhookUrl, newSecret: false },
    version,
    reread,
    async send(value) {
      const saved = await sendJson<DeliverySettingsView>('PUT', '/api/admin/delivery/settings', value);
      await reread();
      setSecret(saved.webhookSecret);
      addToast({ title: 'Success', description: 'The settings are saved.' });
    },
  });
  return (
    <Form form={form} className="admin-card card stack-2 form" aria-labelledby="delivery-settings">
      <h2 id="delivery-settings">Settings</h2>
      <Field of="nudges" />
      {form.draft.nudges && <Field of="nudgeMinutes" />}
      <Field of="acknowledge" disabled={!mail} />
      <Field of="webhookUrl" />
      {webhookUrl && <Field of="newSecret" />}
      {secret && (
        <p role="status">
          Signing secret (shown only once): <code className="wraps">{secret}</code>
        </p>
      )}
      <p className="cluster cluster-1">
        <Submit>Save settings</Submit>
        <Discard />
        {webhookUrl && (
          <Button quiet onClick={ping}>
            Send a test
          </Button>
        )}
      </p>
    </Form>
  );
}

/** Sends a test event, so that a wrong address shows up before the first lead. */
const ping = () =>
  telling('Error', async () => {
    const { arrived, error = '' } = await sendJson<{ arrived: boolean; error?: string }>(
      'POST',
      '/api/admin/delivery/pings',
    );
    if (arrived) addToast({ title: 'Success', description: 'The webhook accepted the test.' });
    else tellProblem('Not taken', error);
  });
