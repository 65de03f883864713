import type { SetupStep } from '../../../src/shared/admin/setup.ts';
import { AccountName } from '../../components/account-name.tsx';
import { MailFields, MailTestButton, mailForm, toMailSettings } from '../email/mail.tsx';
import { FileButton } from '../file-button.tsx';
import { Fields, useFormAround } from '../kit/form.tsx';
import { fillSlot } from '../pictures/changes.tsx';
import { AccentField } from '../profile/accent.tsx';
import { businessStep, placeStep } from './business.tsx';
import { hoursStep } from './hours.tsx';
import { legalStep } from './legal.tsx';
import { defineScreen, type StepProps, type StepScreen } from './step.tsx';
import { townsStep } from './towns.tsx';

interface ServicesDraft {
  shown: readonly string[];
}

/** The choice of services. Unchecked services are hidden, and checking one shows it again. */
const servicesStep = defineScreen<ServicesDraft>({
  label: 'Services',
  title: 'What do you build?',
  text: 'Uncheck anything you don’t offer. We hide its page but don’t delete it.',
  page: '/',
  begin: ({ fields: { services } }) => ({
    shown: services.groups.flatMap((group) => group.services.filter(({ shown }) => shown).map(({ id }) => id)),
  }),
  toBody: (draft) => draft,
  Fields: ServicesFields,
});

function ServicesFields({ setUp }: StepProps) {
  const { draft, messages, change } = useFormAround<ServicesDraft>();
  const toggle = (id: string) =>
    change(({ shown }) => ({ shown: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id] }));
  return (
    <>
      {setUp.fields.services.groups.map(({ title, services }) => (
        <fieldset key={title} className="set-up__choices columns">
          <legend>{title}</legend>
          {services.map(({ id, name }) => (
            <label key={id} className="field__choice">
              <input type="checkbox" checked={draft.shown.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
      {messages.shown && <p className="field__message">{messages.shown.join(' ')}</p>}
    </>
  );
}

/** Logo and accent color. */
const lookStep = defineScreen<{ accent: string }>({
  label: 'Look',
  title: 'How should it look?',
  text: 'Your logo at the top, and one color for buttons and links. If a color is hard to read, we adjust it.',
  page: '/',
  begin: ({ fields: { look } }) => ({ accent: look.accent }),
  toBody: (draft) => draft,
  Fields: LookFields,
});

function LookFields({ setUp, onChanged }: StepProps) {
  const { draft, messages, change } = useFormAround<{ accent: string }>();
  const { hasLogo } = setUp.fields.look;
  return (
    <>
      <div className="set-up__logo cluster cluster-1">
        <p>{hasLogo ? 'Your logo is on every page.' : 'The site shows its default logo.'}</p>
        <FileButton
          label={hasLogo ? 'Replace the logo' : 'Upload a logo'}
          quiet
          onFile={(file) => fillSlot('logo.png', file).then(onChanged)}
        />
      </div>
      <AccentField value={draft.accent} onValue={(accent) => change({ accent })} messages={messages.accent} />
    </>
  );
}

const reasons = {
  generated: 'The site made this password, and someone else may have seen it.',
  common: 'Your password is one of the most common passwords.',
};

/** The owner's own password. It is changed as on the Security screen, and never stored in the browser. */
const passwordStep = defineScreen({
  label: 'Password',
  title: 'A password only you know',
  text: 'Anyone who has it can see all your leads. Changing it signs out every other device.',
  begin: () => ({ currentPassword: '', code: '', newPassword: '' }),
  toBody: (draft) => draft,
  secret: ['currentPassword', 'code', 'newPassword'],
  Fields: PasswordFields,
});

function PasswordFields({ setUp }: StepProps) {
  const { reason, asksCode } = setUp.fields.password;
  return (
    <>
      <p className="quiet">{reason ? reasons[reason] : 'You’ve already chosen your own password.'}</p>
      <AccountName of="admin" />
      <Fields of={asksCode ? 'currentPassword code newPassword' : 'currentPassword newPassword'} />
    </>
  );
}

/** The mail server for notifications to the owner; the same fields as on `/admin/email`. */
const mailStep = defineScreen<ReturnType<typeof mailForm>['initial']>({
  label: 'Email',
  title: 'Where should leads go?',
  text: 'Enter your email provider’s server to get an email for each new lead. Your provider’s help pages list the server. It’s often “smtp” plus your domain.',
  begin: ({ fields: { mail } }) => mailForm(mail, mail.proposedTo).initial,
  toBody: (draft, { fields: { mail } }) => toMailSettings(draft, mail.version),
  secret: ['password'],
  Fields: MailStepFields,
});

function MailStepFields({ setUp }: StepProps) {
  const form = useFormAround<ReturnType<typeof mailForm>['initial']>();
  const { mail } = setUp.fields;
  if (mail.fixed)
    return (
      <p className="quiet">
        Your server is set up to send email through {mail.host} to {mail.to}. You’re all set here.
      </p>
    );
  return (
    <>
      <MailFields hasPassword={mail.hasPassword} />
      <p className="cluster cluster-1">
        <MailTestButton settings={() => toMailSettings(form.draft, mail.version)} />
      </p>
    </>
  );
}

/** The screens of the setup. */
export const screens: Record<SetupStep, StepScreen> = {
  business: businessStep,
  place: placeStep,
  hours: hoursStep,
  services: servicesStep,
  towns: townsStep,
  look: lookStep,
  password: passwordStep,
  mail: mailStep,
  legal: legalStep,
};
