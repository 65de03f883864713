import type { DeliverySettingsView } from '../../src/shared/admin/delivery.ts';
import { deliverySettingsSchema } from '../../src/shared/admin/mail-settings.ts';
import { addToast } from '../islands/toast.ts';
import { sendJson } from './api.ts';
import { useForm } from './kit/form.tsx';

/** The stored settings, and the function that reads them again. */
export interface DeliverySettingsProps {
  settings: DeliverySettingsView;
  reread(): Promise<void>;
}

/**
 * A form for some of the settings about messages. They are saved together, so each form sends the others unchanged.
 * @param part the form's name
 */
export function useDeliverySettings(
  part: string,
  { settings, reread }: DeliverySettingsProps,
  onSaved?: (saved: DeliverySettingsView) => void,
) {
  const { version, webhookSecret: _shownOnce, ...stored } = settings;
  return useForm({
    name: `delivery:${part}`,
    schema: deliverySettingsSchema,
    initial: { ...stored, newSecret: false },
    version,
    reread,
    async send(value) {
      const saved = await sendJson<DeliverySettingsView>('PUT', '/api/admin/delivery/settings', value);
      await reread();
      onSaved?.(saved);
      addToast({ title: 'Success', description: 'The settings are saved.' });
    },
  });
}
