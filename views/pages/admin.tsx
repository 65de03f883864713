import { adminSections, findAdminSection } from '../../src/shared/admin-sections.ts';
import { Meta } from '../components/meta.tsx';
import { PlainSignIn } from '../components/plain-sign-in.tsx';
import { Admin } from '../desk/admin.tsx';
import { Island } from '../island.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';
import { PlainDesk } from './plain-desk.tsx';

/** The admin panel (docs/product.md, "Desk"): one island for all its sections; no content is in the page itself. */
export function AdminPage() {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <>
      <Meta title={`${titlePrefix(path)}Admin - ${profile.name}`} description="Administration" />
      <Island name="admin" component={Admin} props={{ product: profile.name, path }} wake="load" />
      <noscript>
        <PlainAdmin />
      </noscript>
    </>
  );
}

/** What can be done here without JavaScript: signing in and out, reading the leads, and going on to the upload pages. */
function PlainAdmin() {
  const { signInFailure, signedIn, plainDesk } = useVisitor();
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no <main> in <noscript>
    <div className={plainDesk ? 'plain-admin' : 'login-card'} role="main">
      <h1>{plainDesk ? 'Website Admin' : 'Admin Login'}</h1>
      {plainDesk && <PlainDesk desk={plainDesk} />}
      {signedIn ? (
        <PlainSignOut />
      ) : (
        <>
          <p>Enter your password to access the admin panel</p>
          <PlainSignIn path="/admin" failure={signInFailure} />
        </>
      )}
      <p>
        JavaScript is turned off in this browser. You can still read your leads here, but changing anything needs
        JavaScript. These pages work too: <a href="/upload-images">Image Uploader</a>,{' '}
        <a href="/upload-catalog">Upload Catalog</a>.
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

/** The overview has exactly the specified title; a section puts its own name before it. */
function titlePrefix(path: string): string {
  const name = findAdminSection(path)?.name;
  const section = adminSections.find((candidate) => candidate.name === name);
  return section && section.path !== '/admin' ? `${section.label} - ` : '';
}
