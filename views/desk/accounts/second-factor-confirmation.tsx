import { useState } from 'react';
import type { SecondFactorSetup } from '../../../src/shared/second-factor.ts';
import { InputField } from '../../components/field.tsx';
import { tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';

interface SecondFactorConfirmationProps {
  setup: SecondFactorSetup;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

/** The QR code, the same secret in letters, and the first code, which proves that the app has it. */
export function SecondFactorConfirmation({ setup, onConfirmed }: SecondFactorConfirmationProps) {
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
