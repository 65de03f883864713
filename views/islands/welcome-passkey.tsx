import { useState } from 'react';
import { useAwake } from './awake.ts';
import { createPasskey, tellPasskeyFailure } from './passkey-ceremony.ts';

/** The passkey on the page of a one-time link. Without JavaScript only the password is offered. */
export function WelcomePasskey({ action }: { action: string }) {
  const [isBusy, setBusy] = useState(false);
  if (!useAwake()) return null;

  async function create(): Promise<void> {
    setBusy(true);
    try {
      await createPasskey(`${action}/passkey`);
      location.assign('/admin');
    } catch (error) {
      tellPasskeyFailure('Not added', error);
      setBusy(false);
    }
  }

  return (
    <div className="stack-2">
      <p>A passkey signs you in with your fingerprint, your face, or your device’s PIN.</p>
      <button className="button" type="button" aria-disabled={isBusy} onClick={() => !isBusy && void create()}>
        {isBusy ? 'One moment...' : 'Create a passkey'}
      </button>
      <p>Or choose a password:</p>
    </div>
  );
}
