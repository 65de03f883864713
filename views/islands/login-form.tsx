import { useEffect, useRef, useState } from 'react';
import type { Session, SignInWays } from '../../src/shared/admin/accounts.ts';
import { AccountName } from '../components/account-name.tsx';
import { InputField } from '../components/field.tsx';
import { describeFailure, tellProblem } from './failure.ts';
import { postJson, ResponseError, request } from './request.ts';
import { addToast } from './toast.ts';

/**
 * The password form (docs/product.md, "Admin" and "Messages"), on the sign-in card and in the login dialog. Only the server
 * checks it: the schema would bring zod into the admin's first script, and a separate chunk couldn't be loaded without a
 * connection.
 */
export function LoginForm({
  id,
  ways,
  onSignedIn,
  onFailed = tellLoginFailure,
}: {
  id: string;
  /** The fields besides the password; absent while one person signs in with a password alone. */
  ways: SignInWays | undefined;
  /** The response body doesn't matter: code that needs the session asks for it (docs/product.md, "Calls"). */
  onSignedIn(): Promise<void>;
  /** Shows failures as notifications, unless a dialog covers them. */
  onFailed?(description: string): void;
}) {
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>();
  const [secondStep, setSecondStep] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    setMessages(undefined);
    setSubmitting(true);
    try {
      await postJson('/api/admin/login', input);
      addToast({ title: 'Success', description: 'Logged in successfully' });
      await onSignedIn();
    } catch (error) {
      if (asksForCode(error) && !secondStep) return setSecondStep(true);
      const refused = error instanceof ResponseError ? error.body?.fields?.password : undefined;
      if (refused) return setMessages(refused);
      onFailed(describeLoginFailure(error));
    } finally {
      setSubmitting(false);
    }
  }

  async function enterByPasskey(): Promise<void> {
    setMessages(undefined);
    setSubmitting(true);
    // The code is loaded only if someone uses a passkey.
    const { signInWithPasskey, describePasskeyFailure } = await import('./passkey-ceremony.ts');
    try {
      await signInWithPasskey();
      addToast({ title: 'Success', description: 'Logged in successfully' });
      await onSignedIn();
    } catch (error) {
      onFailed(describePasskeyFailure(error));
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <form
      className="form"
      aria-label="Login"
      action="/api/admin/login"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {ways?.passkey && (
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={submitting}
          onClick={() => !submitting && void enterByPasskey()}
        >
          Sign in with a passkey
        </button>
      )}
      {ways?.email ? (
        <InputField
          id={`${id}-email`}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          disabled={submitting}
        />
      ) : (
        <AccountName of="admin" />
      )}
      <InputField
        id={id}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        disabled={submitting}
        messages={messages}
      />
      {secondStep && <CodeField id={`${id}-code`} disabled={submitting} />}
      <button className="button" type="submit" disabled={submitting}>
        {submitting ? 'Logging in...' : 'Login'}
      </button>
    </form>
  );
}

/**
 * Loads the fields of the sign-in. Returns `undefined` until the response arrives, and no fields after a failure, which signing in reports
 * too.
 */
export function useSignInWays(): { ways: SignInWays | undefined } | undefined {
  const [found, setFound] = useState<{ ways: SignInWays | undefined }>();
  useEffect(() => {
    const read = async () => ((await (await request('/api/admin/session')).json()) as Session).signIn;
    read().then(
      (ways) => setFound({ ways }),
      () => setFound({ ways: undefined }),
    );
  }, []);
  return found;
}

const tellLoginFailure = (description: string) => tellProblem('Login Failed', description);

/** The second step, after a correct password. It takes the focus, so that the code can be typed at once. */
function CodeField({ id, disabled }: { id: string; disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <p role="status">Now enter the code that your authenticator app shows, or one of your recovery codes.</p>
      <InputField
        id={id}
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={input}
        disabled={disabled}
      />
    </>
  );
}

function asksForCode(error: unknown): boolean {
  return error instanceof ResponseError && error.body?.secondStep === true;
}

function describeLoginFailure(error: unknown): string {
  const isWordless = error instanceof ResponseError && !error.body?.message;
  return isWordless ? 'Invalid password' : describeFailure(error);
}
