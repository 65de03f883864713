import { type ReactNode, useState } from 'react';
import {
  bounceAddress,
  type MailSettingsView,
  type MailTestResult,
  mailSecurityLabels,
  mailSecurityPorts,
  mailSettingsSchema,
} from '../../../src/shared/admin/mail-settings.ts';
import { senderAddress, splitAddresses } from '../../../src/shared/mail-addresses.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Fields, SaveBar, useForm, useFormAround } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';

/** The mail server on `/admin/email`: shown if variables set it, else typed here. @param onChanged called after a change */
export function MailCard({ view, onChanged }: { view: MailSettingsView; onChanged(): Promise<void> }) {
  return view.fixed ? <FixedMail view={view} /> : <MailForm view={view} onChanged={onChanged} />;
}

const title = { id: 'mail-server', title: 'Mail server' };

function FixedMail({ view: { host, port, security, user, from, to } }: { view: MailSettingsView }) {
  const facts = [
    ['Server', `${host}, port ${port}`],
    ['Security', mailSecurityLabels[security]],
    ['Username', user || 'none'],
    ['Sender', from],
    ['New leads go to', to],
  ];
  return (
    <Settings {...title} about="Set on the server with SMTP_URL, MAIL_FROM, and NOTIFY_EMAIL. Change it there.">
      <dl className="stack-1 wraps">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="strong">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bounces from={from} to={to} />
      <p className="cluster cluster-1">
        <MailTestButton />
      </p>
    </Settings>
  );
}

/** Shows where bounce messages go, unless they go to the owner. */
function Bounces({ from, to }: Pick<MailSettingsView, 'from' | 'to'>) {
  const sender = senderAddress(from);
  if (!sender.includes('@') || bounceAddress(from, splitAddresses(to))) return null;
  return (
    <p className="hint wraps">
      If one of your replies can’t be delivered, the notice goes to {sender}. To get it yourself, send new leads to an
      address at the sender’s domain.
    </p>
  );
}

function MailForm({ view, onChanged }: { view: MailSettingsView; onChanged(): Promise<void> }) {
  const { version, host, hasPassword } = view;
  const form = useForm({
    ...mailForm(view),
    name: 'mail:server',
    reread: onChanged,
    async send(value) {
      await sendJson<MailSettingsView>('PUT', '/api/admin/mail', value);
      await onChanged();
      addToast({ title: 'Success', description: 'The mail server is saved and in use.' });
    },
  });

  const remove = () =>
    telling('Not removed', async () => {
      await sendJson<MailSettingsView>('DELETE', '/api/admin/mail', { version });
      form.discard();
      await onChanged();
      addToast({ title: 'Removed', description: 'New leads still show up in your list, but no one gets an email.' });
    });

  return (
    <Settings
      {...title}
      form={form}
      about={
        host
          ? 'Sends you new leads, and sends your replies to customers.'
          : 'Without a mail server, you won’t get an email about new leads. You’ll only see them in your list.'
      }
    >
      <MailFields hasPassword={hasPassword} />
      {host && <Bounces from={view.from} to={view.to} />}
      <p className="cluster cluster-1">
        <MailTestButton settings={() => toMailSettings(form.draft, version)} />
        {host && (
          <Button quiet onClick={remove}>
            Remove mail server
          </Button>
        )}
      </p>
      <SaveBar>Save mail server</SaveBar>
    </Settings>
  );
}

/**
 * Sends a test email and reports the result.
 * @param settings the typed settings; the stored ones are used when absent
 */
export function MailTestButton({ settings }: { settings?: () => ReturnType<typeof toMailSettings> }) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>();

  const send = async () => {
    setIsSending(true);
    setOutcome(undefined);
    await telling('Not sent', async () => {
      const result = await sendJson<MailTestResult>('POST', '/api/admin/mail/tests', settings?.());
      setOutcome(result.sent ? 'The test email was sent. Check your inbox.' : result.error);
    });
    setIsSending(false);
  };

  return (
    <>
      <Button quiet disabled={isSending} onClick={send}>
        {isSending ? 'Sending...' : 'Send a test email'}
      </Button>
      <span role="status" className="wraps">
        {outcome}
      </span>
    </>
  );
}

/** The typed mail server; `port` and `from` follow the other fields until they are typed. */
type MailDraft = ReturnType<typeof toMailDraft>;

/** The form of the mail server, without its submit action. @param to proposed if nothing is stored, such as the business's address */
export const mailForm = (view: MailSettingsView, to = '') => ({
  schema: mailSettingsSchema,
  initial: toMailDraft(view, to),
  version: view.version,
  secret: ['password'] as const,
  toInput: toMailSettings,
});

function toMailDraft({ host, port, security, user, from, to: stored }: MailSettingsView, to: string) {
  return {
    host,
    security,
    user,
    password: '',
    port: port === mailSecurityPorts[security] ? '' : String(port),
    from: from === user ? '' : from,
    to: stored || to,
  };
}

/** Converts the typed values to the server's format. */
export function toMailSettings({ port, from, password, ...draft }: MailDraft, version: number) {
  return {
    ...draft,
    version,
    port: port === '' ? mailSecurityPorts[draft.security] : Number(port),
    from: from || draft.user,
    ...(password && { password }),
  };
}

/** The fields of the mail server: five that everyone fills in, and two that most people leave unchanged. */
export function MailFields({ hasPassword }: { hasPassword: boolean }) {
  const { draft, messages } = useFormAround<MailDraft>();
  const [isOpen, setIsOpen] = useState(draft.port !== '' || draft.from !== '');
  const hasHidden = Boolean(messages.port || messages.from);
  return (
    <>
      <Fields of="host security user" />
      <Field of="password" placeholder={hasPassword ? 'Saved. Leave blank to keep it' : ''} />
      <Field of="to" />
      <details
        className="mail-more"
        open={isOpen || hasHidden}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>Port and sender</summary>
        <Field of="port" placeholder={String(mailSecurityPorts[draft.security])} />
        <Field of="from" placeholder={draft.user || 'Longleaf <site@example.com>'} />
      </details>
    </>
  );
}
