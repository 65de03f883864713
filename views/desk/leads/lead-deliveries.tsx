import { formatDateTime } from '../../../src/shared/dates.ts';
import { deliveryLabels, type LeadDelivery } from '../../../src/shared/delivery.ts';

/** The deliveries about a lead, each with its state. */
export function LeadDeliveries({ deliveries }: { deliveries: readonly LeadDelivery[] }) {
  return (
    <ul className="lead__deliveries">
      {deliveries.map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is in the order of sending and never reordered
        <li key={index}>
          {deliveryLabels[delivery.kind]}: {describe(delivery)}
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
