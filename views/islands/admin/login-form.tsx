import { useState } from 'react';
import { checkFields } from '../../../src/shared/fields.ts';
import { loginSchema, type Session } from '../../../src/shared/login.ts';
import { InputField } from '../../components/field.tsx';
import { postJson, ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';

/** The password and its button (specification, sections 2.13 and 8); used by the login card and by the login in place. */
export function LoginForm({ id, onSignedIn }: { id: string; onSignedIn(session: Session): Promise<void> }) {
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>();

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    const { fields } = checkFields(loginSchema, input);
    setMessages(fields?.password);
    if (fields) return;
    setSubmitting(true);
    try {
      const response = await postJson('/api/admin/login', input);
      addToast({ title: 'Success', description: 'Logged in successfully' });
      await onSignedIn(await response.json());
    } catch (error) {
      addToast({ title: 'Login Failed', description: describeLoginFailure(error), variant: 'destructive' });
    } finally {
      setSubmitting(false);
    }
  }

  return (
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
        id={id}
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
  );
}

function describeLoginFailure(error: unknown): string {
  if (error instanceof ResponseError) return error.body?.message ?? 'Invalid password';
  return 'The server could not be reached. Please check your connection and try again.';
}
