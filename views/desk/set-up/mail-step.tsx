import { MailFields, MailTestButton, mailForm, toMailSettings } from '../delivery/mail.tsx';
import { FormContext } from '../kit/form.tsx';
import type { Typed } from '../kit/values.ts';
import { defineScreen, type StepProps } from './step-screen.ts';

type MailDraft = Typed<ReturnType<typeof mailForm>['initial']>;

/** The mail server that tells the owner of new requests; the same fields as on `/admin/delivery`. */
export const mailStep = defineScreen<MailDraft>({
  label: 'Email',
  title: 'Where should leads go?',
  text: 'Type the server of your mailbox, and each new lead comes to you as an email. Your provider’s help pages name the server; it is often “smtp” and your domain.',
  begin: ({ fields: { mail } }) => mailForm(mail, mail.proposedTo).initial,
  toBody: (draft, { fields: { mail } }) => toMailSettings(draft, mail.version),
  toKeep: (draft) => ({ ...draft, password: '' }),
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
  const change = (part: (draft: MailDraft) => Partial<MailDraft>) => onDraft((draft) => ({ ...draft, ...part(draft) }));
  return (
    <FormContext value={{ name: 'mail', schema: mailForm(mail).schema, draft, messages, change }}>
      <MailFields hasPassword={mail.hasPassword} />
      <p className="delivery__actions cluster cluster-1">
        <MailTestButton settings={() => toMailSettings(draft, mail.version)} />
      </p>
    </FormContext>
  );
}
