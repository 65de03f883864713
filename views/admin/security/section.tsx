import { useRevalidator } from 'react-router';
import type { OtherSession, OwnAccount, SecondFactorState } from '../../../src/shared/admin/accounts.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { OtherDevices, PasswordForm } from './passwords.tsx';
import { SecondStep } from './second-step.tsx';

const [loader, useSecurity] = defineData('The security settings', async () => {
  const account = readJson<OwnAccount>('/api/admin/password');
  // Without these, people can still change the password and sign out elsewhere.
  const [others, secondStep] = await Promise.all([
    readJson<OtherSession[]>('/api/admin/sessions').catch(() => undefined),
    readJson<SecondFactorState>('/api/admin/second-factor').catch(() => undefined),
  ]);
  return { account: await account, others, secondStep };
});

export { loader };

/** How the person signs in: password, two-step sign-in, and other devices. */
export function Component() {
  const { account, others, secondStep } = useSecurity();
  const { revalidate } = useRevalidator();
  const name = account.email || 'admin';
  return (
    <div>
      <PageHeader
        title="Security"
        about="Change your password, turn on two-step sign-in, and sign out your other devices."
      />
      <PasswordForm account={name} asksCode={secondStep?.enabled ?? false} onChanged={revalidate} />
      {secondStep && <SecondStep account={name} state={secondStep} onChanged={revalidate} />}
      <OtherDevices role={account.role} others={others} onEnded={revalidate} />
    </div>
  );
}
