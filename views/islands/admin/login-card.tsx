import { useState } from 'react';
import { checkFields } from '../../../src/shared/fields.ts';
import { loginSchema, type Role } from '../../../src/shared/login.ts';
import { InputField } from '../../components/field.tsx';
import { postJson, ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';

/** The "Admin Login" card (specification, sections 2.13 and 8). */
export function LoginCard({ role, onSignedIn }: { role?: Role | undefined; onSignedIn(): Promise<void> }) {
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>();

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    const { fields } = checkFields(loginSchema, input);
    setMessages(fields?.password);
    if (fields) return;
    setSubmitting(true);
    try {
      await postJson('/api/admin/login', input);
      addToast({ title: 'Success', description: 'Logged in successfully' });
      await onSignedIn();
    } catch (error) {
      addToast({ title: 'Login Failed', description: describeFailure(error), variant: 'destructive' });
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <div className="login-card">
      <h1>Admin Login</h1>
      <p>Enter your password to access the admin panel</p>
      {role === 'staff' && (
        <p role="status">
          The staff password opens the upload pages, not this panel: <a href="/upload-images">Image Uploader</a>,{' '}
          <a href="/upload-catalog">Upload Catalog</a>.
        </p>
      )}
      <form
        className="form"
        action="/api/admin/login"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <InputField
          id="admin-password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          disabled={submitting}
          messages={messages}
        />
        <button className="button" type="submit" disabled={submitting}>
          {submitting ? 'Logging in...' : 'Login'}
        </button>
      </form>
    </div>
  );
}

function describeFailure(error: unknown): string {
  if (error instanceof ResponseError) return error.body?.message ?? 'Invalid password';
  return 'The server could not be reached. Please check your connection and try again.';
}
