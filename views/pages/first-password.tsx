import { AccountName } from '../components/account-name.tsx';
import { InputField } from '../components/field.tsx';
import { Meta } from '../components/meta.tsx';
import { SetupCode } from '../components/setup-code.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The page where the owner chooses the first password (docs/product.md, "The first password"). It works without JavaScript. */
export function FirstPasswordPage() {
  const { profile } = useSite();
  const { code, problem, messages } = useVisitor().firstPassword ?? {};
  return (
    <main className="login-card card stack-2">
      <Meta title={`Set up - ${profile.name}`} description="Administration" />
      {code !== undefined && (
        <>
          <h1>Choose a password</h1>
          <p>You’ll use it to sign in to the admin. Setup comes next.</p>
          <form className="form" aria-label="First password" action="/admin/set-up" method="post">
            <input type="hidden" name="code" value={code} />
            <AccountName of="admin" />
            <InputField
              id="first-password"
              name="password"
              label="New password"
              type="password"
              autoComplete="new-password"
              placeholder="At least 8 characters"
              messages={messages}
            />
            <button className="button" type="submit">
              Save and continue
            </button>
          </form>
        </>
      )}
      {problem === 'done' && (
        <>
          <h1>This site already has a password</h1>
          <p>That link has already been used. Sign in with your password.</p>
          <p>
            <a href="/admin/set-up">Go to setup</a>
          </p>
        </>
      )}
      {problem === 'too old' && (
        <>
          <h1>This code has expired</h1>
          <p>
            A code works for one hour, or until the site restarts. Restart the site, and open the new link in the
            terminal window or log where you started it.
          </p>
        </>
      )}
      {problem === 'wrong' && (
        <>
          <h1>This code doesn’t work</h1>
          <SetupCode messages={['That isn’t the code. Copy it from the end of the address.']} />
        </>
      )}
    </main>
  );
}
