import { useState } from 'react';
import type { Role, Session } from '../../src/shared/admin/accounts.ts';
import { LoginForm } from '../islands/login-form.tsx';
import { request } from '../islands/request.ts';
import { createSharedValue } from '../islands/shared-value.ts';
import { openDialog } from './kit/ask.tsx';
import { Button } from './kit/button.tsx';

/** The "Admin Login" card (docs/product.md, "Admin"). */
export function LoginCard({ role, onSignedIn }: { role?: Role | undefined; onSignedIn(): Promise<void> }) {
  return (
    <main className="login-card card stack-2">
      <h1>Admin Login</h1>
      <p>Enter your password to access the admin panel</p>
      {role === 'staff' && (
        <p className="login-card__staff" role="status">
          The staff password opens the upload pages, not this panel: <a href="/upload-images">Image Uploader</a>,{' '}
          <a href="/upload-catalog">Upload Catalog</a>.
        </p>
      )}
      <LoginForm id="admin-password" account="admin" onSignedIn={onSignedIn} />
    </main>
  );
}

/** One question at a time: several calls that end in a 401 wait for the same login. */
const pending = createSharedValue<{ promise: Promise<boolean>; answer(signedIn: boolean): void } | undefined>(
  undefined,
);

/** Asks for the password in place. @returns whether the owner signed in */
export function askToSignIn(): Promise<boolean> {
  const asked = pending.get();
  if (asked) return asked.promise;
  let answer = (_signedIn: boolean) => {};
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  pending.set({ promise, answer });
  return promise;
}

/** Ends the question; the waiting calls go on or fail. */
function answerSignIn(signedIn: boolean): void {
  pending.get()?.answer(signedIn);
  pending.set(undefined);
}

/** The login dialog that appears when the session has ended; the interrupted call is repeated after it. */
export function SignInDialog() {
  const [failure, setFailure] = useState<string>();
  const isAsking = pending.use() !== undefined;

  async function onSignedIn(): Promise<void> {
    const session: Session = await (await request('/api/admin/session')).json();
    setFailure(session.authenticated ? undefined : 'The staff password opens the upload pages, not this panel.');
    if (session.authenticated) answerSignIn(true);
  }

  if (!isAsking) return null;
  return (
    <dialog
      ref={openDialog}
      className="dialog card"
      aria-labelledby="sign-in-title"
      onClose={() => answerSignIn(false)}
    >
      <h2 id="sign-in-title">Please sign in again</h2>
      <p>Your session has ended. What you typed is still here and will be saved as soon as you sign in.</p>
      {failure && (
        <p className="dialog__failure notice notice--bad" role="alert">
          <strong>Login Failed</strong> {failure}
        </p>
      )}
      <LoginForm id="sign-in-password" account="admin" onSignedIn={onSignedIn} onFailed={setFailure} />
      <Button quiet onClick={() => answerSignIn(false)}>
        Not now
      </Button>
    </dialog>
  );
}
