import { roleTexts } from '../../src/shared/admin/role-texts.ts';
import { AccountName } from '../components/account-name.tsx';
import { InputField } from '../components/field.tsx';
import { Meta } from '../components/meta.tsx';
import { Island } from '../island.tsx';
import { WelcomePasskey } from '../islands/welcome-passkey.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The page of a one-time link (docs/product.md, "Roles"). It works without JavaScript. */
export function WelcomePage() {
  const { profile } = useSite();
  const { welcome } = useVisitor();
  const { person, action, takesPasskey, message, messages } = welcome ?? {};
  return (
    <main className="login-card card stack-2">
      <Meta title={`Welcome - ${profile.name}`} description="Administration" />
      {person ? (
        <>
          <h1>Welcome, {person.name}</h1>
          <p>
            Choose how you sign in to the admin of {profile.name}. Your role is {roleTexts[person.role].label}:{' '}
            {roleTexts[person.role].about}
          </p>
          {takesPasskey && action && (
            <Island name="welcome-passkey" component={WelcomePasskey} props={{ action }} wake="load" />
          )}
          <form className="form" aria-label="Welcome" action={action} method="post">
            <AccountName of={person.email || 'admin'} />
            <InputField
              id="welcome-password"
              name="password"
              label="New password"
              type="password"
              autoComplete="new-password"
              placeholder="At least 8 characters"
              messages={messages}
            />
            <button className="button" type="submit">
              Save and sign in
            </button>
          </form>
        </>
      ) : (
        <>
          <h1>This link doesn’t work</h1>
          <p>{message}</p>
          <p>
            <a href="/admin">Go to the sign-in</a>
          </p>
        </>
      )}
    </main>
  );
}
