import { useRevalidator } from 'react-router';
import type { DeliveryOverview } from '../../../src/shared/admin/delivery.ts';
import type { DomainState } from '../../../src/shared/admin/mail-domain.ts';
import type { MailSettingsView } from '../../../src/shared/admin/mail-settings.ts';
import { defineData, readJson } from '../api.ts';
import { type DeliverySettingsProps, useDeliverySettings } from '../delivery-settings.ts';
import { Field, SaveBar } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';
import { MailDomain } from './domain.tsx';
import { MailCard } from './mail.tsx';

const [loader, useEmail] = defineData('The email settings', async () => {
  const [{ settings, outbox }, mail, domain] = await Promise.all([
    readJson<DeliveryOverview>('/api/admin/delivery'),
    readJson<MailSettingsView>('/api/admin/mail'),
    readJson<DomainState>('/api/admin/mail/domain'),
  ]);
  return { settings, isOn: outbox.mail, mail, domain };
});

export { loader };

/** The Email screen: the mail server, the sender's domain, reminders to the owner, and the confirmation to visitors. */
export function Component() {
  const { settings, isOn, mail, domain } = useEmail();
  const { revalidate } = useRevalidator();
  return (
    <div>
      <PageHeader title="Email" about="How the site emails you about new leads, and how it emails your customers." />
      <MailCard view={mail} onChanged={revalidate} />
      <MailDomain state={domain} onChecked={revalidate} />
      <AutomaticMail settings={settings} isOn={isOn} reread={revalidate} />
    </div>
  );
}

/** @param isOn true if mails can be sent */
function AutomaticMail({ isOn, ...props }: DeliverySettingsProps & { isOn: boolean }) {
  const form = useDeliverySettings('email', props);
  return (
    <Settings
      id="automatic-mail"
      title="Reminders and confirmations"
      about="Reminders come by email and as notifications."
      form={form}
    >
      <Field of="nudges" />
      {form.draft.nudges && <Field of="nudgeMinutes" />}
      <Field of="acknowledge" disabled={!isOn} />
      <SaveBar>Save settings</SaveBar>
    </Settings>
  );
}
