import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeliveryOverview } from '../../../src/shared/admin/delivery.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';

/** Props of the parts about messages, the form check, and backups. */
export interface HealthProps {
  overview: DeliveryOverview;
  busy: boolean;
  /** Calls the server and shows the result. */
  act(method: 'POST' | 'DELETE', path: string): Promise<void>;
}

/** Green or red, with text for people who don't see colors. */
export function Light({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className={`health-light notice wraps health-light--${good ? 'good' : 'bad'}`}>
      <strong>{good ? 'OK' : 'Problem'}</strong> {children}
    </p>
  );
}

/** The state of one part of the site, in words. */
export function State({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className="wraps">
      {!good && <strong className="wrong">Problem </strong>}
      {children}
    </p>
  );
}

/** Returns whether a request is running, and a function that sends one and then loads the screen's data again. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function act(method: 'POST' | 'DELETE', path: string): Promise<void> {
    setBusy(true);
    await telling('Error', async () => {
      await sendJson(method, path);
      await revalidate();
    });
    setBusy(false);
  }

  return [busy, act] as const;
}
