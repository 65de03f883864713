import { request } from '../request.ts';
import { SubmissionsPanel } from './submissions-panel.tsx';

/** What the owner sees after signing in (specification, section 2.13). */
export function Dashboard({ product, onSignedOut }: { product: string; onSignedOut(): Promise<void> }) {
  async function signOut(): Promise<void> {
    await request('/api/admin/logout', { method: 'POST' });
    await onSignedOut();
  }

  return (
    <div className="admin">
      <header className="admin__header">
        <p className="admin__title">{product} - Admin</p>
        <a href="/">View Website</a>
        <button className="button" type="button" onClick={signOut}>
          Logout
        </button>
      </header>
      <main className="admin__main">
        <section className="admin__intro">
          <h1>Website Admin</h1>
          <p>
            Use this admin panel to manage your website content, view contact submissions, and upload images for the
            gallery.
          </p>
        </section>
        <SubmissionsPanel />
      </main>
    </div>
  );
}
