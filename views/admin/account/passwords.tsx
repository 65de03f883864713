import { Link, useRevalidator } from 'react-router';
import {
  type OtherSession,
  passwordChangeSchema,
  type Role,
  type SecondFactorState,
} from '../../../src/shared/admin/accounts.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { AccountName } from '../../components/account-name.tsx';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';

const [loader, useAccounts] = defineData('The passwords', async () => {
  // Without this list, the owner can still sign everyone else out and change the passwords.
  const [passwords, others, secondStep] = await Promise.all([
    readJson<{ staff: boolean }>('/api/admin/passwords').catch(() => undefined),
    readJson<OtherSession[]>('/api/admin/sessions').catch(() => undefined),
    readJson<SecondFactorState>('/api/admin/second-factor').catch(() => undefined),
  ]);
  return { hasStaff: passwords?.staff, others, asksCode: secondStep?.enabled ?? false };
});

export { loader };

/** The two shared passwords, and signing out every other device. */
export function Component() {
  const { hasStaff, others, asksCode } = useAccounts();
  const { revalidate } = useRevalidator();
  return (
    <div className="passwords columns columns-few">
      <PageHeader title="Passwords" about="Change the admin and staff passwords, and sign out other devices." />
      <PasswordForm
        account="admin"
        title="Admin password"
        text="Opens this panel. Changing it signs out every other device that uses it."
        asksCode={asksCode}
        onChanged={revalidate}
      />
      <PasswordForm
        account="staff"
        title="Staff password"
        text={
          hasStaff === false
            ? 'Not set. With a staff password, your staff can upload pictures and the catalog but see no leads.'
            : 'Opens the upload pages only. Changing it signs out everyone who uses it.'
        }
        asksCode={asksCode}
        onChanged={revalidate}
      />
      <OtherDevices others={others} onEnded={revalidate} />
    </div>
  );
}

interface PasswordFormProps {
  account: Role;
  title: string;
  text: string;
  /** Two-step verification is on. */
  asksCode: boolean;
  onChanged(): Promise<void>;
}

function PasswordForm({ account, title, text, asksCode, onChanged }: PasswordFormProps) {
  const form = useForm({
    name: `password-${account}`,
    schema: passwordChangeSchema,
    initial: { currentPassword: '', code: '', newPassword: '' },
    secret: ['currentPassword', 'code', 'newPassword'],
    failure: 'Not changed',
    async send(passwords) {
      const { ended } = await sendJson<{ ended: number }>('PUT', `/api/admin/passwords/${account}`, passwords);
      addToast({ title: 'Password changed', description: describeEnded(ended) });
      await onChanged();
    },
  });
  return (
    <Form form={form} className="admin-card card stack-2" aria-labelledby={`${account}-password-title`}>
      <h2 id={`${account}-password-title`}>{title}</h2>
      <p>{text}</p>
      <Field of="currentPassword" label={account === 'admin' ? 'Current password' : 'Your admin password'} />
      {asksCode && <Field of="code" />}
      <AccountName of={account} />
      <Field of="newPassword" label={`New ${account} password`} />
      <Submit working="Changing...">Change password</Submit>
    </Form>
  );
}

/** The other signed-in devices. If the list can't be loaded, the button that signs them out still works. */
function OtherDevices({ others, onEnded }: { others: readonly OtherSession[] | undefined; onEnded(): Promise<void> }) {
  const signOutOthers = () =>
    telling('Error', async () => {
      const { ended } = await sendJson<{ ended: number }>('DELETE', '/api/admin/sessions');
      addToast({ title: 'Done', description: describeEnded(ended) });
      await onEnded();
    });

  return (
    <section className="admin-card card stack-2" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Other devices</h2>
      <p>
        After a password change, also check the <Link to="/admin/notifications">devices that get notifications</Link>{' '}
        and the <Link to="/admin/delivery">webhook</Link>. A private calendar address stops working with the old
        password.
      </p>
      {others?.length === 0 ? (
        <p>No other device is signed in.</p>
      ) : (
        <>
          <p>Still signed in on another phone or computer? Sign out every device but this one.</p>
          <ul className="passwords__devices rows-above small">
            {others?.map(({ role, createdAt, seenAt }) => (
              <li key={createdAt}>
                {role === 'admin' ? 'Admin' : 'Staff'}, since {formatDateTime(createdAt)}, last used{' '}
                {formatDateTime(seenAt)}
              </li>
            ))}
          </ul>
          <Button quiet onClick={signOutOthers}>
            Sign out everywhere else
          </Button>
        </>
      )}
    </section>
  );
}

function describeEnded(ended: number): string {
  if (ended === 0) return 'No other device was signed in.';
  return ended === 1 ? '1 other device was signed out.' : `${ended} other devices were signed out.`;
}
