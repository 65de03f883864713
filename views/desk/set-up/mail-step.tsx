import {
  type MailDraft,
  MailFields,
  MailTestButton,
  toMailDraft,
  toMailSettings,
  withoutPassword,
} from '../delivery/mail.tsx';
import { defineScreen, type StepProps } from './step-screen.ts';

/** The mail server that tells the owner of new requests; the same fields as on `/admin/delivery`. */
export const mailStep = defineScreen<MailDraft>({
  label: 'Email',
  title: 'Where should leads go?',
  text: 'Type the server of your mailbox, and each new lead comes to you as an email. Your provider’s help pages name the server; it is often “smtp” and your domain.',
  begin: ({ fields: { mail } }) => toMailDraft(mail, mail.proposedTo),
  toBody: (draft, { fields: { mail } }) => toMailSettings(draft, mail.version),
  toKeep: withoutPassword,
  Fields,
});

function Fields({ draft, setUp, messages, onDraft }: StepProps<MailDraft>) {
  const { mail } = setUp.fields;
  if (mail.fixed)
    return (
      <p className="set-up__hint">
        The machine is set to send email through {mail.host} to {mail.to}. Nothing is left to do here.
      </p>
    );
  return (
    <>
      <MailFields draft={draft} hasPassword={mail.hasPassword} messages={messages} onChange={onDraft} />
      <p className="delivery__actions">
        <MailTestButton settings={() => toMailSettings(draft, mail.version)} />
      </p>
    </>
  );
}
