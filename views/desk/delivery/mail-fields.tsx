import { useState } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import {
  type MailSecurity,
  type MailSettingsView,
  mailSecurities,
  mailSecurityLabels,
} from '../../../src/shared/mail-settings.ts';
import { InputField, SelectField } from '../../components/field.tsx';

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
