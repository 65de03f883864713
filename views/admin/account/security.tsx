import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  codeConfirmationSchema,
  reauthenticationSchema,
  type SecondFactorSetup,
  type SecondFactorState,
} from '../../../src/shared/admin/accounts.ts';
import { AccountName } from '../../components/account-name.tsx';
import { defineData, readJson, sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';

const path = '/api/admin/second-factor';

const [loader, useFactor] = defineData('The security settings', () => readJson<SecondFactorState>(path));

export { loader };

/** Switching the second step of the login on and off, and its recovery codes. */
export function Component() {
  const state = useFactor();
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function showCodes(recoveryCodes: readonly string[]): Promise<void> {
    setSetup(undefined);
    setCodes(recoveryCodes);
    await revalidate();
  }

  return (
    <div className="security stack-2">
      <PageHeader
        title="Security"
        about="With two-step sign-in on, the password alone isn’t enough. The login also asks for a code from an authenticator app on your phone."
      />
      <p role="status" className="strong">
        {describeState(state)}
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {setup && <SecondFactorConfirmation setup={setup} onConfirmed={showCodes} />}
      {!setup &&
        !codes &&
        (state.enabled ? (
          <SwitchedOn onCodes={showCodes} onRemoved={revalidate} />
        ) : (
          <SwitchedOff onSetup={setSetup} />
        ))}
    </div>
  );
}

function SwitchedOff({ onSetup }: { onSetup(setup: SecondFactorSetup): void }) {
  return (
    <ReauthenticationForm<SecondFactorSetup>
      id="start"
      title="Turn on two-step sign-in"
      text="You need an authenticator app on your phone; most password managers have one built in."
      path={path}
      button="Begin"
      onDone={onSetup}
    />
  );
}

function SwitchedOn({ onCodes, onRemoved }: { onCodes(codes: readonly string[]): void; onRemoved(): void }) {
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
        title="Turn off two-step sign-in"
        text="After that, you sign in with only the password."
        path={`${path}/removal`}
        button="Switch off"
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
  title: string;
  text: string;
  path: string;
  button: string;
  /** Asks for a code besides the password. */
  withCode?: boolean;
  onDone(answer: Answer): void;
}

/** A change that asks for the password again, so that an unattended screen is not enough for it. */
function ReauthenticationForm<Answer = unknown>(props: ReauthenticationFormProps<Answer>) {
  const { id, title, text, path, button, withCode, onDone } = props;
  const form = useForm({
    name: `second-factor-${id}`,
    schema: reauthenticationSchema,
    initial: { currentPassword: '', code: '' },
    secret: ['currentPassword', 'code'],
    failure: 'Not changed',
    send: async (value) => onDone(await sendJson<Answer>('POST', path, value)),
  });
  return (
    <Form form={form} className="admin-card card stack-2" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <AccountName of="admin" />
      <Field of="currentPassword" />
      {withCode && <Field of="code" />}
      <Submit working="One moment...">{button}</Submit>
    </Form>
  );
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <section className="admin-card card stack-2" aria-labelledby="recovery-title">
      <h2 id="recovery-title">Your recovery codes</h2>
      <p>
        Each code signs you in once if you lose your phone. Print them or write them down now. You won’t see them again.
      </p>
      <ul className="security__codes stack-1 wraps">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have written them down</Button>
    </section>
  );
}

interface SecondFactorConfirmationProps {
  setup: SecondFactorSetup;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

/** The QR code, the same secret in letters, and the first code, which proves that the app has it. */
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
    <Form form={form} className="admin-card card stack-2" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Scan this with your app</h2>
      <QrPicture {...setup.qr} />
      <p>
        Or open <a href={setup.uri}>this link</a> on the phone itself, or type this key into the app:
      </p>
      <p className="security__secret wraps">{setup.secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Field of="code" inputMode="numeric" />
      <Submit working="One moment...">Switch on</Submit>
    </Form>
  );
}

/** Four light modules around the code are part of it: scanners look for them. */
function QrPicture({ size, path }: SecondFactorSetup['qr']) {
  const quiet = 4;
  const side = size + 2 * quiet;
  return (
    <svg
      className="security__qr"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width="240"
      height="240"
      role="img"
      aria-label="QR code with the key for your authenticator app"
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
