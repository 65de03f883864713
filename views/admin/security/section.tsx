import { useRevalidator } from 'react-router';
import type { OtherSession, SecondFactorState } from '../../../src/shared/admin/accounts.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { OtherDevices, PasswordForm } from './passwords.tsx';
import { SecondStep } from './second-step.tsx';

const [loader, useSecurity] = defineData('The security settings', async () => {
  // Without these, the owner can still sign everyone else out and change the passwords.
  const [passwords, others, secondStep] = await Promise.all([
    readJson<{ staff: boolean }>('/api/admin/passwords').catch(() => undefined),
    readJson<OtherSession[]>('/api/admin/sessions').catch(() => undefined),
    readJson<SecondFactorState>('/api/admin/second-factor').catch(() => undefined),
  ]);
  return { hasStaff: passwords?.staff, others, secondStep };
});

export { loader };

/** The two shared passwords, two-step sign-in, and signing out every other device. */
export function Component() {
  const { hasStaff, others, secondStep } = useSecurity();
  const { revalidate } = useRevalidator();
  const asksCode = secondStep?.enabled ?? false;
  return (
    <div>
      <PageHeader
        title="Security"
        about="Change the admin and staff passwords, turn on two-step sign-in, and sign out other devices."
      />
      <PasswordForm
        account="admin"
        title="Admin password"
        text="Signs you in to this admin. Changing it signs out every other device that uses it."
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
      {secondStep && <SecondStep state={secondStep} onChanged={revalidate} />}
      <OtherDevices others={others} onEnded={revalidate} />
    </div>
  );
}
