import { passwordMinimumLength } from '../../../src/shared/desk/accounts.ts';
import { InputField } from '../../components/field.tsx';
import { defineScreen, type StepProps } from './step-screen.ts';

interface Draft {
  currentPassword: string;
  newPassword: string;
}

const reasons = {
  generated: 'The site made this password, and others may have read it where it was shown.',
  common: 'Your password is one of the most common there are.',
};

/** A password of the owner's own; changed as on the passwords' screen, and never kept in the browser. */
export const passwordStep = defineScreen<Draft>({
  label: 'Password',
  title: 'A password only you know',
  text: 'It opens this desk with all your leads. Changing it signs out every other device.',
  begin: () => ({ currentPassword: '', newPassword: '' }),
  toBody: (draft) => draft,
  toKeep: () => ({}),
  Fields,
});

function Fields({ draft, setUp, messages, onDraft }: StepProps<Draft>) {
  const { reason } = setUp.fields.password;
  const field = (name: keyof Draft) => ({
    id: `set-up-${name}`,
    name,
    type: 'password',
    required: true,
    value: draft[name],
    messages: messages[name],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ ...draft, [name]: target.value }),
  });
  return (
    <>
      <p className="set-up__hint">{reason ? reasons[reason] : 'Your password is one of your own already.'}</p>
      <InputField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <InputField
        {...field('newPassword')}
        label="New password"
        autoComplete="new-password"
        placeholder={`At least ${passwordMinimumLength} characters`}
      />
    </>
  );
}
