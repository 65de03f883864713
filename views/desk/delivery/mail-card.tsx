import { useState } from 'react';
import {
  type MailSettingsView,
  type MailTestResult,
  mailSecurityLabels,
  mailSettingsSchema,
} from '../../../src/shared/mail-settings.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';
import { MailFields, toMailDraft, toMailSettings, withoutPassword } from './mail-fields.tsx';

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
