import { formatDateTime } from '../../../../src/shared/dates.ts';
import type { DeliveryKind, LeadDelivery } from '../../../../src/shared/delivery.ts';

const labels: Record<DeliveryKind, string> = {
  notification: 'Mail to you',
  photos: 'Mail with the photos',
  acknowledgement: 'Mail to the visitor',
  webhook: 'Webhook',
  alarm: 'Alarm',
};

/** How the messages about a lead are doing: queued, sent, failing since when. */
export function LeadDeliveries({ deliveries }: { deliveries: readonly LeadDelivery[] }) {
  return (
    <ul className="lead__deliveries">
      {deliveries.map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is in the order of sending and never reordered
        <li key={index}>
          {labels[delivery.kind]}: {describe(delivery)}
        </li>
      ))}
    </ul>
  );
}

function describe({ state, sentAt, failingSince, error }: LeadDelivery): string {
  if (state === 'sent') return `sent ${sentAt ? formatDateTime(sentAt) : ''}`;
  if (state === 'held') return 'held in the spam tray';
  const since = failingSince ? ` since ${formatDateTime(failingSince)}${error ? ` (${error})` : ''}` : '';
  if (state === 'failed') return `given up, failing${since}`;
  if (state === 'unconfirmed') return `handed over twice, never confirmed${since}`;
  return failingSince ? `failing${since}` : 'queued';
}
