import { useState } from 'react';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { checkFields, type FieldMessages } from '../../../src/shared/fields.ts';
import type { OtherSession, Role } from '../../../src/shared/login.ts';
import { passwordChangeSchema, passwordMinimumLength } from '../../../src/shared/password.ts';
import { InputField } from '../../components/field.tsx';
import { ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';
import { useAdminJson } from './admin-json.ts';
import { describeFailure, sendJson } from './admin-request.ts';
import { alarmsChanged } from './alarm-banner.tsx';

/** The two shared passwords, and signing out every other device. */
export function PasswordsSection() {
  const { value } = useAdminJson<{ staff: boolean }>('/api/admin/passwords');
  const { value: others, read: readOthers } = useAdminJson<OtherSession[]>('/api/admin/sessions');
  return (
    <div className="passwords">
      <h1>Passwords</h1>
      <PasswordForm
        account="admin"
        title="Admin password"
        text="Opens this panel. Changing it signs out every other device that uses it."
        onChanged={readOthers}
      />
      <PasswordForm
        account="staff"
        title="Staff password"
        text={
          value?.staff === false
            ? 'Not set. With one, staff may upload pictures and the catalog, and see no submission.'
            : 'Opens the upload pages only. Changing it signs out everybody who uses it.'
        }
        onChanged={readOthers}
      />
      <OtherDevices others={others} onEnded={readOthers} />
    </div>
  );
}

interface PasswordFormProps {
  account: Role;
  title: string;
  text: string;
  onChanged(): void;
}

function PasswordForm({ account, title, text, onChanged }: PasswordFormProps) {
  const [messages, setMessages] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    const { value, fields = {} } = checkFields(passwordChangeSchema, Object.fromEntries(new FormData(form)));
    setMessages(fields);
    if (!value) return;
    setSaving(true);
    try {
      const { ended } = await sendJson<{ ended: number }>('PUT', `/api/admin/passwords/${account}`, value);
      form.reset();
      addToast({ title: 'Password changed', description: describeEnded(ended) });
      window.dispatchEvent(new Event(alarmsChanged));
      onChanged();
    } catch (error) {
      if (error instanceof ResponseError) setMessages(error.body?.fields ?? {});
      addToast({ title: 'Not changed', description: describeFailure(error), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      className="passwords__form"
      aria-labelledby={`${account}-password-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2 id={`${account}-password-title`}>{title}</h2>
      <p>{text}</p>
      <InputField
        id={`${account}-current`}
        name="currentPassword"
        label={account === 'admin' ? 'Current password' : 'Your admin password'}
        type="password"
        required
        autoComplete="current-password"
        messages={messages.currentPassword}
      />
      <InputField
        id={`${account}-new`}
        name="newPassword"
        label={`New ${account} password`}
        type="password"
        required
        autoComplete="new-password"
        placeholder={`At least ${passwordMinimumLength} characters`}
        messages={messages.newPassword}
      />
      <button className="button" type="submit" disabled={saving}>
        {saving ? 'Changing...' : 'Change password'}
      </button>
    </form>
  );
}

/** Where else somebody is signed in. Without the list, everybody else can still be signed out. */
function OtherDevices({ others, onEnded }: { others: readonly OtherSession[] | undefined; onEnded(): void }) {
  async function signOutOthers(): Promise<void> {
    try {
      const { ended } = await sendJson<{ ended: number }>('DELETE', '/api/admin/sessions');
      addToast({ title: 'Done', description: describeEnded(ended) });
      onEnded();
    } catch (error) {
      addToast({ title: 'Error', description: describeFailure(error), variant: 'destructive' });
    }
  }

  return (
    <section className="passwords__form" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Other devices</h2>
      {others?.length === 0 ? (
        <p>No other device is signed in.</p>
      ) : (
        <>
          <p>Left signed in on another phone or computer? End every session but this one.</p>
          <ul>
            {others?.map(({ role, createdAt, seenAt }) => (
              <li key={createdAt}>
                {role === 'admin' ? 'Admin' : 'Staff'}, since {formatDateTime(createdAt)}, last used{' '}
                {formatDateTime(seenAt)}
              </li>
            ))}
          </ul>
          <button className="button button--quiet" type="button" onClick={() => void signOutOthers()}>
            Sign out everywhere else
          </button>
        </>
      )}
    </section>
  );
}

function describeEnded(ended: number): string {
  if (ended === 0) return 'No other device was signed in.';
  return ended === 1 ? '1 other device was signed out.' : `${ended} other devices were signed out.`;
}
