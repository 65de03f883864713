import { Link } from 'react-router';
import { firstPasswordSchema, type OtherSession, passwordChangeSchema } from '../../../src/shared/admin/accounts.ts';
import type { Role } from '../../../src/shared/admin/roles.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { AccountName } from '../../components/account-name.tsx';
import { telling } from '../../islands/failure.ts';
import { signInWithPasskey } from '../../islands/passkey-ceremony.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';

interface PasswordFormProps {
  /** The person's email, or `admin` without one. */
  account: string;
  /** Two-step verification is on. */
  asksCode: boolean;
  onChanged(): Promise<void>;
}

/** One's own password. */
export function PasswordForm({ account, asksCode, onChanged }: PasswordFormProps) {
  const form = useForm({
    name: 'password',
    schema: passwordChangeSchema,
    initial: { currentPassword: '', code: '', newPassword: '' },
    secret: ['currentPassword', 'code', 'newPassword'],
    failure: 'Not changed',
    async send(passwords) {
      const { ended } = await sendJson<{ ended: number }>('PUT', '/api/admin/password', passwords);
      addToast({ title: 'Password changed', description: describeEnded(ended) });
      await onChanged();
    },
  });
  return (
    <Settings
      id="password-title"
      title="Password"
      about="Changing your password signs out your other devices."
      form={form}
    >
      <Field of="currentPassword" />
      {asksCode && <Field of="code" />}
      <AccountName of={account} />
      <Field of="newPassword" />
      <p>
        <Submit working="Changing...">Change password</Submit>
      </p>
    </Settings>
  );
}

/** The first password of someone who signs in with a passkey. The passkey confirms it. */
export function FirstPasswordForm({ account, onChanged }: Pick<PasswordFormProps, 'account' | 'onChanged'>) {
  const form = useForm({
    name: 'first-password',
    schema: firstPasswordSchema,
    initial: { newPassword: '' },
    secret: ['newPassword'],
    failure: 'Not changed',
    async send(value) {
      await signInWithPasskey();
      await sendJson('PUT', '/api/admin/password', value);
      addToast({ title: 'Password set', description: 'You can now also sign in with it.' });
      await onChanged();
    },
  });
  return (
    <Settings
      id="password-title"
      title="Password"
      about="You sign in with a passkey and have no password. With one, you can also sign in on devices without your passkey."
      form={form}
    >
      <AccountName of={account} />
      <Field of="newPassword" />
      <p>
        <Submit working="One moment...">Set a password</Submit>
      </p>
    </Settings>
  );
}

interface OtherDevicesProps {
  role: Role;
  others: readonly OtherSession[] | undefined;
  onEnded(): Promise<void>;
}

/** The person's other signed-in devices. If the list can't be loaded, the button that signs them out still works. */
export function OtherDevices({ role, others, onEnded }: OtherDevicesProps) {
  const signOutOthers = () =>
    telling('Error', async () => {
      const { ended } = await sendJson<{ ended: number }>('DELETE', '/api/admin/sessions');
      addToast({ title: 'Done', description: describeEnded(ended) });
      await onEnded();
    });

  return (
    <Settings id="sessions-title" title="Other devices" about="Other phones and computers where you’re signed in.">
      {role === 'owner' && (
        <p>
          After a password change, also check the <Link to="/admin/notifications">devices that get notifications</Link>{' '}
          and the <Link to="/admin/notifications#webhook">webhook</Link>. Changing your password also turns off your
          private calendar link.
        </p>
      )}
      {others?.length === 0 ? (
        <p>No other device is signed in.</p>
      ) : (
        <>
          <p>Still signed in on another phone or computer? Sign out every device but this one.</p>
          <ul className="rows small">
            {others?.map(({ createdAt, seenAt }) => (
              <li key={createdAt} className="entry block">
                Since {formatDateTime(createdAt)}, last used {formatDateTime(seenAt)}
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
