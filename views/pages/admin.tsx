import type { SignInFailure } from '../../src/shared/page.ts';
import { Loading } from '../admin/loading.tsx';
import { AccountName } from '../components/account-name.tsx';
import { DemoPassword } from '../components/demo-password.tsx';
import { InputField } from '../components/field.tsx';
import { Meta } from '../components/meta.tsx';
import { SetupCode } from '../components/setup-code.tsx';
import { Island } from '../island.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The shell of the admin (docs/product.md, "Admin"), the same at each of its addresses. The app in views/admin replaces it. */
export function AdminPage() {
  const { profile } = useSite();
  return (
    <>
      <Meta title={`Admin - ${profile.name}`} description="Administration" />
      <Island name="admin" component={AdminLoading} props={{ product: profile.name }} wake="load" />
      <noscript>
        <PlainAdmin />
      </noscript>
    </>
  );
}

const AdminLoading = (_props: { product: string }) => <Loading hidden />;

/** The admin without JavaScript: signing in and out, and going on to the upload pages. */
function PlainAdmin() {
  const { signIn, signInFailure, signedIn } = useVisitor();
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no <main> in <noscript>
    <div className="login-card card stack-2" role="main">
      <h1>Admin Login</h1>
      {signedIn ? (
        <form className="form" action="/api/admin/logout" method="post">
          <p>You are signed in.</p>
          <button className="button" type="submit">
            Logout
          </button>
        </form>
      ) : signIn?.setupCode ? (
        <SetupCode />
      ) : (
        <>
          {signIn?.demo && <DemoPassword />}
          <p>{`Enter your ${signIn?.email ? 'email and password' : 'password'} to access the admin panel`}</p>
          <PlainSignIn path="/admin" failure={signInFailure} />
        </>
      )}
      <p>
        JavaScript is turned off in this browser, and the admin panel needs it. These pages work without it:{' '}
        <a href="/upload-images">Image Uploader</a>, <a href="/upload-catalog">Upload Catalog</a>.
      </p>
    </div>
  );
}

interface PlainSignInProps {
  /** The address of the page to return to. */
  path: string;
  failure?: SignInFailure | undefined;
}

/** The login on an upload page without JavaScript. The file has to be chosen again, because browsers don't keep it. */
export function UploadSignIn({ path, failure }: PlainSignInProps) {
  return (
    <section className="upload-sign-in card stack-2" aria-labelledby="plain-sign-in-title">
      <h2 id="plain-sign-in-title">Please sign in to upload</h2>
      <p>After that, please choose the file again.</p>
      <PlainSignIn path={path} failure={failure} />
    </section>
  );
}

/** The login as a plain form, with the error beside its field (docs/decisions.md, "Without JavaScript"). */
function PlainSignIn({ path, failure }: PlainSignInProps) {
  const { signIn } = useVisitor();
  const messages = failure && [failure.message];
  return (
    <form className="form" aria-label="Login" action="/api/admin/login" method="post">
      <input type="hidden" name="returnTo" value={path} />
      {signIn?.email ? (
        <InputField
          id="plain-email"
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={failure?.email}
        />
      ) : (
        <AccountName of="admin" />
      )}
      <InputField
        id="plain-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        messages={failure?.secondStep ? undefined : messages}
      />
      {failure?.secondStep && (
        <InputField
          id="plain-code"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          messages={messages}
        />
      )}
      <button className="button" type="submit">
        Login
      </button>
    </form>
  );
}
