import { useState } from 'react';
import {
  type MailSecurity,
  type MailSettingsView,
  type MailTestResult,
  mailSecurities,
  mailSecurityLabels,
  mailSettingsSchema,
} from '../../../src/shared/desk/mail-settings.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { InputField, SelectField } from '../../components/field.tsx';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';

/** The mail server on `/admin/delivery`: shown where variables set it, else typed here. @param onChanged called after a change */
export function MailCard({ view, onChanged }: { view: MailSettingsView; onChanged(): Promise<void> }) {
  return (
    <section className="admin-card" aria-labelledby="mail-server">
      <h2 id="mail-server">Mail server</h2>
      {view.fixed ? <FixedMail view={view} /> : <MailForm key={view.version} view={view} onChanged={onChanged} />}
    </section>
  );
}

function FixedMail({ view: { host, port, security, user, from, to } }: { view: MailSettingsView }) {
  const facts = [
    ['Server', `${host}, port ${port}`],
    ['Security', mailSecurityLabels[security].label],
    ['User name', user || 'none'],
    ['Sender', from],
    ['Tells', to],
  ];
  return (
    <>
      <p>Set on the machine by SMTP_URL, MAIL_FROM and NOTIFY_EMAIL. Change it there.</p>
      <dl className="mail-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="delivery__actions">
        <MailTestButton />
      </p>
    </>
  );
}

function MailForm({ view, onChanged }: { view: MailSettingsView; onChanged(): Promise<void> }) {
  const [draft, setDraft, forget] = useKept(`mail:${view.version}`, toMailDraft(view), withoutPassword);
  const { fields, saving, save } = useSave(mailSettingsSchema, async (value) => {
    await sendJson<MailSettingsView>('PUT', '/api/admin/mail', value);
    forget();
    await onChanged();
    addToast({ title: 'Success', description: 'The mail server is saved and used from now on.' });
  });
  const isStored = view.host !== '';
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toMailDraft(view));

  const remove = () =>
    telling('Not removed', async () => {
      await sendJson<MailSettingsView>('DELETE', '/api/admin/mail', { version: view.version });
      forget();
      await onChanged();
      addToast({
        title: 'Removed',
        description: 'Leads are in their list, but nobody gets an email about them.',
      });
    });

  return (
    <form
      className="form"
      aria-labelledby="mail-server"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(toMailSettings(draft, view.version));
      }}
    >
      {!isStored && (
        <p>Without a mail server, nobody is told of a new lead. It waits in the list of leads until you look.</p>
      )}
      <MailFields draft={draft} hasPassword={view.hasPassword} messages={fields} onChange={setDraft} />
      <p className="delivery__actions">
        <button className="button" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save mail server'}
        </button>
        <MailTestButton settings={() => toMailSettings(draft, view.version)} />
        {isChanged && (
          <button className="button button--quiet" type="button" onClick={() => setDraft(toMailDraft(view))}>
            Discard changes
          </button>
        )}
        {isStored && (
          <button className="button button--quiet" type="button" onClick={remove}>
            Remove mail server
          </button>
        )}
      </p>
    </form>
  );
}

/** Sends a test mail and tells what became of it. @param settings what was typed; without it the mail goes by what is stored */
export function MailTestButton({ settings }: { settings?: () => ReturnType<typeof toMailSettings> }) {
  const [state, setState] = useState<'sending' | MailTestResult>();

  const send = () =>
    telling('Not sent', async () => {
      setState('sending');
      try {
        setState(await sendJson<MailTestResult>('POST', '/api/admin/mail/tests', settings?.()));
      } catch (error) {
        setState(undefined);
        throw error;
      }
    });

  return (
    <>
      <button className="button button--quiet" type="button" disabled={state === 'sending'} onClick={send}>
        {state === 'sending' ? 'Sending...' : 'Send a test mail'}
      </button>
      <span role="status" className="mail-outcome">
        {typeof state === 'object' && (state.sent ? 'The test mail was sent. Please check your inbox.' : state.error)}
      </span>
    </>
  );
}

/** What was typed about the mail server; `port` and `from` follow the other fields until they are typed themselves. */
export interface MailDraft {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  from: string;
  to: string;
}

/** The draft to begin with. @param to proposed where nothing is stored, such as the business's address */
export function toMailDraft({ host, port, security, user, from, to: stored }: MailSettingsView, to = ''): MailDraft {
  const isUsual = port === mailSecurityLabels[security].port;
  return {
    ...{ host, security, user, password: '' },
    port: isUsual ? '' : String(port),
    from: from === user ? '' : from,
    to: stored || to,
  };
}

/** The draft as the browser may keep it. */
export const withoutPassword = (draft: MailDraft): MailDraft => ({ ...draft, password: '' });

/** The draft as the server takes it. */
export function toMailSettings({ port, from, password, ...draft }: MailDraft, version: number) {
  return {
    ...draft,
    version,
    port: port === '' ? mailSecurityLabels[draft.security].port : Number(port),
    from: from || draft.user,
    ...(password && { password }),
  };
}

interface MailFieldsProps {
  draft: MailDraft;
  /** Whether a password is stored already. */
  hasPassword: boolean;
  messages: FieldMessages;
  disabled?: boolean;
  onChange(draft: MailDraft): void;
}

/** The fields of the mail server: five that everyone fills in, and two that most leave as they are. */
export function MailFields({ draft, hasPassword, messages, disabled, onChange }: MailFieldsProps) {
  const field = (name: keyof MailDraft) => ({
    id: `mail-${name}`,
    name,
    disabled,
    value: draft[name],
    messages: messages[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  const [isOpen, setIsOpen] = useState(draft.port !== '' || draft.from !== '');
  const hasHidden = Boolean(messages.port || messages.from);
  return (
    <>
      <InputField
        {...field('host')}
        label="Mail server"
        placeholder="smtp.example.com"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SelectField {...field('security')} label="Security">
        {mailSecurities.map((security) => (
          <option key={security} value={security}>
            {mailSecurityLabels[security].label}
          </option>
        ))}
      </SelectField>
      <InputField
        {...field('user')}
        label="User name, usually your email address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField
        {...field('password')}
        label="Password of the mailbox"
        type="password"
        autoComplete="off"
        placeholder={hasPassword ? 'Stored; leave empty to keep it' : ''}
      />
      <InputField {...field('to')} label="Send new leads to this address" type="email" inputMode="email" required />
      <details
        className="mail-more"
        open={isOpen || hasHidden}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>Port and sender</summary>
        <InputField
          {...field('port')}
          label="Port"
          inputMode="numeric"
          placeholder={String(mailSecurityLabels[draft.security].port)}
        />
        <InputField
          {...field('from')}
          label="Sender of the emails"
          placeholder={draft.user || 'Longleaf <site@example.com>'}
          autoCapitalize="none"
        />
      </details>
    </>
  );
}
