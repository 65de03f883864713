import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Role, Session } from '../../src/shared/desk/accounts.ts';
import { LoginForm } from '../islands/login-form.tsx';
import { request } from '../islands/request.ts';

/** The "Admin Login" card (docs/product.md, "Desk"). */
export function LoginCard({ role, onSignedIn }: { role?: Role | undefined; onSignedIn(): Promise<void> }) {
  return (
    <main className="login-card">
      <h1>Admin Login</h1>
      <p>Enter your password to access the admin panel</p>
      {role === 'staff' && (
        <p className="login-card__staff" role="status">
          The staff password opens the upload pages, not this panel: <a href="/upload-images">Image Uploader</a>,{' '}
          <a href="/upload-catalog">Upload Catalog</a>.
        </p>
      )}
      <LoginForm id="admin-password" onSignedIn={onSignedIn} />
    </main>
  );
}

/** One question at a time: several calls that end in a 401 wait for the same login. */
let pending: { promise: Promise<boolean>; answer(signedIn: boolean): void } | undefined;
const listeners = new Set<() => void>();

/** Asks for the password in place. @returns whether the owner signed in */
export function askToSignIn(): Promise<boolean> {
  if (!pending) {
    let answer = (_signedIn: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    pending = { promise, answer };
    tell();
  }
  return pending.promise;
}

/** Ends the question; the waiting calls go on or fail. */
function answerSignIn(signedIn: boolean): void {
  pending?.answer(signedIn);
  pending = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The login dialog that appears when the session has ended; the interrupted call is repeated after it. */
export function SignInDialog() {
  const asking = useSyncExternalStore(
    subscribe,
    () => pending !== undefined,
    () => false,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (asking && !dialog.current?.open) dialog.current?.showModal();
    if (!asking) dialog.current?.close();
  }, [asking]);

  async function onSignedIn(): Promise<void> {
    const session: Session = await (await request('/api/admin/session')).json();
    setFailure(session.authenticated ? undefined : 'The staff password opens the upload pages, not this panel.');
    if (session.authenticated) answerSignIn(true);
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="sign-in-title" onClose={() => answerSignIn(false)}>
      <h2 id="sign-in-title">Please sign in again</h2>
      <p>Your session has ended. What you typed is still here and will be saved as soon as you sign in.</p>
      {failure && (
        <p className="dialog__failure" role="alert">
          <strong>Login Failed</strong> {failure}
        </p>
      )}
      {asking && <LoginForm id="sign-in-password" onSignedIn={onSignedIn} onFailed={setFailure} />}
      <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
        Not now
      </button>
    </dialog>
  );
}
