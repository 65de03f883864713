import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SecondFactorSetup, SecondFactorState } from '../../../src/shared/second-factor.ts';
import { defineData, readJson } from '../api.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorConfirmation } from './second-factor-confirmation.tsx';

const path = '/api/admin/second-factor';

const [loader, useFactor] = defineData('The security settings', () => readJson<SecondFactorState>(path));

export { loader };

/** Switching the second factor on and off, and its recovery codes. */
export function Component() {
  const [state] = useFactor();
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function showCodes(recoveryCodes: readonly string[]): Promise<void> {
    setSetup(undefined);
    setCodes(recoveryCodes);
    await revalidate();
  }

  return (
    <div className="security">
      <h1>Security</h1>
      <p>
        With the second step on, the password alone is not enough. The login also asks for a code from an authenticator
        app on your phone.
      </p>
      <p role="status" className="security__state">
        {describeState(state)}
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {setup && <SecondFactorConfirmation setup={setup} onConfirmed={showCodes} />}
      {!setup &&
        !codes &&
        (state.enabled ? <Switches onCodes={showCodes} onRemoved={revalidate} /> : <Start onSetup={setSetup} />)}
    </div>
  );
}

function Start({ onSetup }: { onSetup(setup: SecondFactorSetup): void }) {
  return (
    <ReauthenticationForm<SecondFactorSetup>
      id="start"
      title="Switch the second step on"
      text="You need an authenticator app on your phone; most password managers have one built in."
      path={path}
      button="Begin"
      onDone={onSetup}
    />
  );
}

function Switches({ onCodes, onRemoved }: { onCodes(codes: readonly string[]): void; onRemoved(): void }) {
  return (
    <>
      <ReauthenticationForm<{ recoveryCodes: string[] }>
        id="renew"
        title="New recovery codes"
        text="Your old codes stop working."
        path={`${path}/recovery-codes`}
        button="Make new codes"
        withCode
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
      <ReauthenticationForm
        id="remove"
        title="Switch the second step off"
        text="The password alone opens the panel again."
        path={`${path}/removal`}
        button="Switch off"
        withCode
        onDone={onRemoved}
      />
    </>
  );
}

function describeState({ enabled, recoveryCodesLeft }: SecondFactorState): string {
  if (!enabled) return 'The second step is off.';
  return `The second step is on. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.`;
}
