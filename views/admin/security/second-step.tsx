import { useState } from 'react';
import {
  codeConfirmationSchema,
  reauthenticationSchema,
  type SecondFactorSetup,
  type SecondFactorState,
} from '../../../src/shared/admin/accounts.ts';
import { AccountName } from '../../components/account-name.tsx';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { QrPicture } from '../kit/qr-picture.tsx';
import { Settings } from '../kit/settings.tsx';

const path = '/api/admin/second-factor';

interface SecondStepProps {
  /** The person's email, or `admin` without one. */
  account: string;
  state: SecondFactorState;
  /** Reads the state again. */
  onChanged(): Promise<void>;
}

/** Turning the second step of the login on and off, and its recovery codes. */
export function SecondStep({ account, state, onChanged }: SecondStepProps) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function showCodes(recoveryCodes: readonly string[]): Promise<void> {
    setSetup(undefined);
    setCodes(recoveryCodes);
    await onChanged();
  }

  return (
    <>
      <Settings
        id="second-step-title"
        title="Two-step sign-in"
        about="With two-step sign-in, the password alone isn’t enough. Sign-in also asks for a code from an authenticator app on your phone."
      >
        <p role="status" className="strong">
          {describeState(state)}
        </p>
      </Settings>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {setup && <SecondFactorConfirmation setup={setup} onConfirmed={showCodes} />}
      {!setup &&
        !codes &&
        (state.enabled ? (
          <SwitchedOn account={account} onCodes={showCodes} onRemoved={onChanged} />
        ) : (
          <SwitchedOff account={account} onSetup={setSetup} />
        ))}
    </>
  );
}

function SwitchedOff({ account, onSetup }: { account: string; onSetup(setup: SecondFactorSetup): void }) {
  return (
    <ReauthenticationForm<SecondFactorSetup>
      id="start"
      account={account}
      title="Turn on two-step sign-in"
      text="You need an authenticator app on your phone; most password managers have one built in."
      path={path}
      button="Start"
      onDone={onSetup}
    />
  );
}

interface SwitchedOnProps {
  account: string;
  onCodes(codes: readonly string[]): void;
  onRemoved(): void;
}

function SwitchedOn({ account, onCodes, onRemoved }: SwitchedOnProps) {
  return (
    <>
      <ReauthenticationForm<{ recoveryCodes: string[] }>
        id="renew"
        account={account}
        title="New recovery codes"
        text="Your old codes stop working."
        path={`${path}/recovery-codes`}
        button="Make new codes"
        withCode
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
      <ReauthenticationForm
        id="remove"
        account={account}
        title="Turn off two-step sign-in"
        text="After that, you sign in with only the password."
        path={`${path}/removal`}
        button="Turn off"
        withCode
        onDone={onRemoved}
      />
    </>
  );
}

function describeState({ enabled, recoveryCodesLeft }: SecondFactorState): string {
  if (!enabled) return 'Two-step sign-in is off.';
  return `Two-step sign-in is on. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.`;
}

interface ReauthenticationFormProps<Answer> {
  /** Prefix for field ids, so that they don't clash with other forms on the screen. */
  id: string;
  account: string;
  title: string;
  text: string;
  path: string;
  button: string;
  /** Asks for a code besides the password. */
  withCode?: boolean;
  onDone(answer: Answer): void;
}

/** A change that requires the password again, because an unattended screen must not be enough. */
function ReauthenticationForm<Answer = unknown>(props: ReauthenticationFormProps<Answer>) {
  const { id, account, title, text, path, button, withCode, onDone } = props;
  const form = useForm({
    name: `second-factor-${id}`,
    schema: reauthenticationSchema,
    initial: { currentPassword: '', code: '' },
    secret: ['currentPassword', 'code'],
    failure: 'Not changed',
    send: async (value) => onDone(await sendJson<Answer>('POST', path, value)),
  });
  return (
    <Settings id={`${id}-title`} title={title} about={text} form={form}>
      <AccountName of={account} />
      <Field of="currentPassword" />
      {withCode && <Field of="code" />}
      <p>
        <Submit working="One moment...">{button}</Submit>
      </p>
    </Settings>
  );
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <Settings
      id="recovery-title"
      title="Your recovery codes"
      about="Each code signs you in once if you lose your phone. Print them or write them down now. You won’t see them again."
    >
      <ul className="security__codes stack-1 wraps">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Button onClick={onDone}>I’ve written them down</Button>
      </p>
    </Settings>
  );
}

interface SecondFactorConfirmationProps {
  setup: SecondFactorSetup;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

/** The QR code, the same secret as text, and the field for the first code, which shows that the app has the secret. */
function SecondFactorConfirmation({ setup, onConfirmed }: SecondFactorConfirmationProps) {
  const form = useForm({
    name: 'second-factor-confirmation',
    schema: codeConfirmationSchema,
    initial: { code: '' },
    secret: ['code'],
    failure: 'Not changed',
    async send(value) {
      const { recoveryCodes } = await sendJson<{ recoveryCodes: string[] }>('PUT', path, value);
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <Settings id="confirm-title" title="Scan this with your app" form={form}>
      <QrPicture {...setup.qr} label="QR code with the key for your authenticator app" />
      <p>
        Or open <a href={setup.uri}>this link</a> on the phone itself, or type this key into the app:
      </p>
      <p className="security__secret wraps">{setup.secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Field of="code" inputMode="numeric" />
      <p>
        <Submit working="One moment...">Turn on</Submit>
      </p>
    </Settings>
  );
}
