import { useRevalidator } from 'react-router';
import type {
  ListedPasskeys,
  OtherSession,
  OwnAccount,
  SecondFactorState,
} from '../../../src/shared/admin/accounts.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { Passkeys } from './passkeys.tsx';
import { FirstPasswordForm, OtherDevices, PasswordForm } from './passwords.tsx';
import { SecondStep } from './second-step.tsx';

const [loader, useSecurity] = defineData('The security settings', async () => {
  const account = readJson<OwnAccount>('/api/admin/password');
  // Without these, people can still change the password and sign out elsewhere.
  const [passkeys, others, secondStep] = await Promise.all([
    readJson<ListedPasskeys>('/api/admin/passkeys').catch(() => undefined),
    readJson<OtherSession[]>('/api/admin/sessions').catch(() => undefined),
    readJson<SecondFactorState>('/api/admin/second-factor').catch(() => undefined),
  ]);
  return { account: await account, passkeys, others, secondStep };
});

export { loader };

/** The person's ways to sign in: passkeys, password, two-step sign-in, and other devices. */
export function Component() {
  const { account, passkeys, others, secondStep } = useSecurity();
  const { revalidate } = useRevalidator();
  const name = account.email || 'admin';
  const asksCode = secondStep?.enabled ?? false;
  return (
    <div>
      <PageHeader
        title="Security"
        about="How you sign in: passkeys, your password, two-step sign-in, and your other devices."
      />
      {passkeys && <Passkeys account={account} listed={passkeys} asksCode={asksCode} onChanged={revalidate} />}
      {account.hasPassword ? (
        <PasswordForm account={name} asksCode={asksCode} onChanged={revalidate} />
      ) : (
        <FirstPasswordForm account={name} onChanged={revalidate} />
      )}
      {account.hasPassword && secondStep && <SecondStep account={name} state={secondStep} onChanged={revalidate} />}
      <OtherDevices role={account.role} others={others} onEnded={revalidate} />
    </div>
  );
}
