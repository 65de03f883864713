import { useState } from 'react';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { type DeliverySettingsProps, useDeliverySettings } from '../delivery-settings.ts';
import { Button } from '../kit/button.tsx';
import { Field, SaveBar } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';

/** The address of another program that gets every lead (docs/operations.md, "Webhook"). */
export function WebhookSettings(props: DeliverySettingsProps) {
  const [secret, setSecret] = useState<string>();
  const form = useDeliverySettings('webhook', props, ({ webhookSecret }) => setSecret(webhookSecret));
  const { webhookUrl } = props.settings;
  return (
    <Settings id="webhook" title="Webhook" about="Sends each lead to another program, such as Zapier." form={form}>
      <Field of="webhookUrl" />
      {webhookUrl && <Field of="newSecret" />}
      {secret && (
        <p role="status">
          Signing secret (shown only once): <code className="wraps">{secret}</code>
        </p>
      )}
      {webhookUrl && (
        <p>
          <Button quiet onClick={ping}>
            Send a test
          </Button>
        </p>
      )}
      <SaveBar>Save settings</SaveBar>
    </Settings>
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
    else tellProblem('Webhook test failed', error);
  });
