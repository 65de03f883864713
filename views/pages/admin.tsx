import { Meta } from '../components/meta.tsx';
import { PlainSignIn } from '../components/plain-sign-in.tsx';
import { Loading } from '../desk/loading.tsx';
import { Island } from '../island.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The shell of the desk (docs/product.md, "Desk"), the same at each of its addresses: the application of views/desk takes its place. */
export function AdminPage() {
  const { profile } = useSite();
  return (
    <>
      <Meta title={`Admin - ${profile.name}`} description="Administration" />
      <Island name="admin" component={DeskLoading} props={{ product: profile.name }} wake="load" />
      <noscript>
        <PlainAdmin />
      </noscript>
    </>
  );
}

const DeskLoading = (_props: { product: string }) => <Loading hidden />;

/** What can be done here without JavaScript: signing in and out, and going on to the upload pages. */
function PlainAdmin() {
  const { signInFailure, signedIn } = useVisitor();
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no <main> in <noscript>
    <div className="login-card" role="main">
      <h1>Admin Login</h1>
      {signedIn ? (
        <PlainSignOut />
      ) : (
        <>
          <p>Enter your password to access the admin panel</p>
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

function PlainSignOut() {
  return (
    <form className="form" action="/api/admin/logout" method="post">
      <p>You are signed in.</p>
      <button className="button" type="submit">
        Logout
      </button>
    </form>
  );
}
