import { useEffect, useRef, useState } from 'react';
import type { Session, SignedInPerson, SignInWays } from '../../src/shared/admin/accounts.ts';
import { DemoPassword } from '../components/demo-password.tsx';
import { SetupCode } from '../components/setup-code.tsx';
import { LoginForm, useSignInWays } from '../islands/login-form.tsx';
import { request } from '../islands/request.ts';
import { openDialog } from './kit/ask.tsx';
import { Button } from './kit/button.tsx';

interface CardProps {
  ways: SignInWays | undefined;
  onSignedIn(): Promise<void>;
}

/** The "Admin Login" card (docs/product.md, "Admin"). */
export function LoginCard({ ways, onSignedIn }: CardProps) {
  return (
    <main className="login-card card stack-2">
      <h1>Admin Login</h1>
      {ways?.demo && <DemoPassword />}
      {ways?.setupCode ? (
        <SetupCode />
      ) : (
        <>
          <p>{`Enter your ${ways?.email ? 'email and password' : 'password'} to access the admin panel`}</p>
          <LoginForm id="admin-password" ways={ways} onSignedIn={onSignedIn} />
        </>
      )}
    </main>
  );
}

/** Asks the person to sign in again, without leaving the screen. Someone else gets a fresh page instead of this person's unsaved work. */
export function LoginDialog({ person, onAnswer }: { person: SignedInPerson; onAnswer(signedIn: boolean): void }) {
  const [failure, setFailure] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  const ways = useSignInWays()?.ways;
  const first = ways?.email ? 'email' : 'password';

  // The password field is there from the start, because keys pressed earlier would go to the screen behind the dialog. The email field is
  // added if several people can sign in, and gets the focus only if no password was typed yet.
  useEffect(() => {
    const findField = (name: string) => fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!findField('password')?.value) findField(first)?.focus();
  }, [first]);

  async function onSignedIn(): Promise<void> {
    const session: Session = await (await request('/api/admin/session')).json();
    if (session.person && session.person.id !== person.id) return location.reload();
    setFailure(undefined);
    onAnswer(session.authenticated);
  }

  return (
    <dialog ref={openDialog} className="dialog card" aria-labelledby="sign-in-title" onClose={() => onAnswer(false)}>
      <h2 id="sign-in-title">Please sign in again</h2>
      <p>Your session has ended. What you typed is still here and will be saved as soon as you sign in.</p>
      {failure && (
        <p className="dialog__failure notice notice--bad" role="alert">
          <strong>Login Failed</strong> {failure}
        </p>
      )}
      <div ref={fields}>
        <LoginForm id="sign-in-password" ways={ways} onSignedIn={onSignedIn} onFailed={setFailure} />
      </div>
      <Button quiet onClick={() => onAnswer(false)}>
        Not now
      </Button>
    </dialog>
  );
}
