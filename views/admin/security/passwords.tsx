import { Link } from 'react-router';
import { type OtherSession, passwordChangeSchema, type Role } from '../../../src/shared/admin/accounts.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { AccountName } from '../../components/account-name.tsx';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';

interface PasswordFormProps {
  account: Role;
  title: string;
  text: string;
  /** Two-step verification is on. */
  asksCode: boolean;
  onChanged(): Promise<void>;
}

export function PasswordForm({ account, title, text, asksCode, onChanged }: PasswordFormProps) {
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
    <Settings id={`${account}-password-title`} title={title} about={text} form={form}>
      <Field of="currentPassword" label={account === 'admin' ? 'Current password' : 'Your admin password'} />
      {asksCode && <Field of="code" />}
      <AccountName of={account} />
      <Field of="newPassword" label={`New ${account} password`} />
      <p>
        <Submit working="Changing...">Change password</Submit>
      </p>
    </Settings>
  );
}

/** The other signed-in devices. If the list can't be loaded, the button that signs them out still works. */
export function OtherDevices({
  others,
  onEnded,
}: {
  others: readonly OtherSession[] | undefined;
  onEnded(): Promise<void>;
}) {
  const signOutOthers = () =>
    telling('Error', async () => {
      const { ended } = await sendJson<{ ended: number }>('DELETE', '/api/admin/sessions');
      addToast({ title: 'Done', description: describeEnded(ended) });
      await onEnded();
    });

  return (
    <Settings id="sessions-title" title="Other devices" about="Phones and computers that are signed in.">
      <p>
        After a password change, also check the <Link to="/admin/notifications">devices that get notifications</Link>{' '}
        and the <Link to="/admin/notifications#webhook">webhook</Link>. Changing the admin password also turns off your
        private calendar link.
      </p>
      {others?.length === 0 ? (
        <p>No other device is signed in.</p>
      ) : (
        <>
          <p>Still signed in on another phone or computer? Sign out every device but this one.</p>
          <ul className="rows small">
            {others?.map(({ role, createdAt, seenAt }) => (
              <li key={createdAt} className="entry block">
                {role === 'admin' ? 'Admin' : 'Staff'}, since {formatDateTime(createdAt)}, last used{' '}
                {formatDateTime(seenAt)}
              </li>
            ))}
          </ul>
          <p>
            <Button quiet onClick={signOutOthers}>
              Sign out everywhere else
            </Button>
          </p>
        </>
      )}
    </Settings>
  );
}

function describeEnded(ended: number): string {
  if (ended === 0) return 'No other device was signed in.';
  return ended === 1 ? '1 other device was signed out.' : `${ended} other devices were signed out.`;
}
