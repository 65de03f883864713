import { reauthenticationSchema } from '../../../src/shared/second-factor.ts';
import { InputField } from '../../components/field.tsx';
import { sendJson } from '../api.ts';
import { useSave } from '../save.ts';

interface ReauthenticationFormProps<Answer> {
  /** Sets the names of its fields apart from those of other forms on the screen. */
  id: string;
  title: string;
  text: string;
  path: string;
  button: string;
  /** Asks for a code besides the password. */
  withCode?: boolean;
  onDone(answer: Answer): void;
}

/** A change that asks for the password again, so that an unattended screen is not enough for it. */
export function ReauthenticationForm<Answer = unknown>(props: ReauthenticationFormProps<Answer>) {
  const { id, title, text, path, button, withCode, onDone } = props;
  const { fields, saving, save } = useSave(
    reauthenticationSchema,
    async (value) => onDone(await sendJson<Answer>('POST', path, value)),
    'Not changed',
  );

  return (
    <form
      className="admin-card"
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <InputField
        id={`${id}-password`}
        name="currentPassword"
        label="Current password"
        type="password"
        required
        autoComplete="current-password"
        messages={fields.currentPassword}
      />
      {withCode && (
        <InputField
          id={`${id}-code`}
          name="code"
          label="Code of your app, or a recovery code"
          required
          autoComplete="one-time-code"
          messages={fields.code}
        />
      )}
      <button className="button" type="submit" disabled={saving}>
        {saving ? 'One moment...' : button}
      </button>
    </form>
  );
}
