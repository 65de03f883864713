import type { ReactNode } from 'react';
import type { DeliveryOverview } from '../../../src/shared/delivery.ts';

/** What every card of the delivery section gets. */
export interface DeliveryCardProps {
  overview: DeliveryOverview;
  busy: boolean;
  /** Calls the server and shows the result. */
  act(method: 'POST' | 'DELETE', path: string): Promise<void>;
}

/** Green or red, with words for people who do not see colors. */
export function Light({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className={`delivery__light delivery__light--${good ? 'good' : 'bad'}`}>
      <strong>{good ? 'OK' : 'Problem'}</strong> {children}
    </p>
  );
}
