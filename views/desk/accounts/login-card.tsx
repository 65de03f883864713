import type { Role } from '../../../src/shared/login.ts';
import { LoginForm } from '../../islands/login-form.tsx';

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
