import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../../src/shared/login.ts';
import { LoginForm } from '../../islands/login-form.tsx';
import { request } from '../../islands/request.ts';
import { answerSignIn, isAskingToSignIn, subscribeToSignIn } from './sign-in.ts';

/** The login dialog that appears when the session has ended; the interrupted call is repeated after it. */
export function SignInDialog() {
  const asking = useSyncExternalStore(subscribeToSignIn, isAskingToSignIn, () => false);
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
