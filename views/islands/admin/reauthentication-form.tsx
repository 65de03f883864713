import { useState } from 'react';
import { checkFields, type FieldMessages } from '../../../src/shared/fields.ts';
import { reauthenticationSchema } from '../../../src/shared/second-factor.ts';
import { InputField } from '../../components/field.tsx';
import { ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';
import { describeFailure, sendJson } from './admin-request.ts';

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
  const [messages, setMessages] = useState<FieldMessages>({});
  const [sending, setSending] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const { value, fields = {} } = checkFields(reauthenticationSchema, Object.fromEntries(new FormData(form)));
    setMessages(fields);
    if (!value) return;
    setSending(true);
    try {
      onDone(await sendJson<Answer>('POST', path, value));
    } catch (error) {
      if (error instanceof ResponseError) setMessages(error.body?.fields ?? {});
      addToast({ title: 'Not changed', description: describeFailure(error), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="security__form"
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
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
        messages={messages.currentPassword}
      />
      {withCode && (
        <InputField
          id={`${id}-code`}
          name="code"
          label="Code of your app, or a recovery code"
          required
          autoComplete="one-time-code"
          messages={messages.code}
        />
      )}
      <button className="button" type="submit" disabled={sending}>
        {sending ? 'One moment...' : button}
      </button>
    </form>
  );
}
