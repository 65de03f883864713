import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  reauthenticationSchema,
  type SecondFactorSetup,
  type SecondFactorState,
} from '../../../src/shared/desk/accounts.ts';
import { InputField } from '../../components/field.tsx';
import { tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { useSave } from '../save.ts';

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

interface ReauthenticationFormProps<Answer> {
  /** Sets the names of its fields apart from those of other forms on the screen. */
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
  const { fields, saving, save } = useSave(
    reauthenticationSchema,
    async (value) => onDone(await sendJson<Answer>('POST', path, value)),
    'Not changed',
  );

  return (
    <form
      className="admin-card"
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <InputField
        id={`${id}-password`}
        name="currentPassword"
        label="Current password"
        type="password"
        required
        autoComplete="current-password"
        messages={fields.currentPassword}
      />
      {withCode && (
        <InputField
          id={`${id}-code`}
          name="code"
          label="Code of your app, or a recovery code"
          required
          autoComplete="one-time-code"
          messages={fields.code}
        />
      )}
      <button className="button" type="submit" disabled={saving}>
        {saving ? 'One moment...' : button}
      </button>
    </form>
  );
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <section className="admin-card" aria-labelledby="recovery-title">
      <h2 id="recovery-title">Your recovery codes</h2>
      <p>
        Each code signs you in once if you lose your phone. Print them or write them down now; they are not shown again.
      </p>
      <ul className="security__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button className="button" type="button" onClick={onDone}>
        I have written them down
      </button>
    </section>
  );
}

interface SecondFactorConfirmationProps {
  setup: SecondFactorSetup;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

/** The QR code, the same secret in letters, and the first code, which proves that the app has it. */
function SecondFactorConfirmation({ setup, onConfirmed }: SecondFactorConfirmationProps) {
  const [messages, setMessages] = useState<readonly string[]>();

  async function confirm(form: HTMLFormElement): Promise<void> {
    try {
      const { recoveryCodes } = await sendJson<{ recoveryCodes: string[] }>(
        'PUT',
        '/api/admin/second-factor',
        Object.fromEntries(new FormData(form)),
      );
      onConfirmed(recoveryCodes);
    } catch (error) {
      const fields = error instanceof ResponseError ? error.body?.fields : undefined;
      setMessages(fields?.code);
      if (!fields) tellFailure('Not changed', error);
    }
  }

  return (
    <form
      className="admin-card"
      aria-labelledby="confirm-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(event.currentTarget);
      }}
    >
      <h2 id="confirm-title">Scan this with your app</h2>
      <QrPicture {...setup.qr} />
      <p>
        Or open <a href={setup.uri}>this link</a> on the phone itself, or type this key into the app:
      </p>
      <p className="security__secret">{setup.secret.match(/.{1,4}/g)?.join(' ')}</p>
      <InputField
        id="confirm-code"
        name="code"
        label="The code that the app shows"
        inputMode="numeric"
        required
        autoComplete="one-time-code"
        messages={messages}
      />
      <button className="button" type="submit">
        Switch on
      </button>
    </form>
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
