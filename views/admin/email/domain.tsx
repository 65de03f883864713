import { useRef, useState } from 'react';
import type { DomainChange, DomainDegree, DomainReport, DomainState } from '../../../src/shared/admin/mail-domain.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { InputField, TextareaField } from '../../components/field.tsx';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Light } from '../health/light.tsx';
import { Button } from '../kit/button.tsx';
import { copyFrom, describeNotCopied } from '../kit/copy.ts';
import { Settings } from '../kit/settings.tsx';

/** The check of the sender's domain (docs/product.md, "Email domain"). @param onChecked called after a check */
export function MailDomain({ state, onChecked }: { state: DomainState; onChecked(): Promise<void> }) {
  const { domain, report } = state;
  const [header, setHeader] = useState('');
  const [selector, setSelector] = useState('');
  const [problem, setProblem] = useState('');
  const [isChecking, setIsChecking] = useState(false);

  async function check(): Promise<void> {
    setIsChecking(true);
    await telling('Not checked', async () => {
      const result = await sendJson<DomainState>('POST', '/api/admin/mail/domain', { header, selector });
      setProblem(result.problem ?? '');
      if (!result.problem) setHeader('');
      await onChecked();
    });
    setIsChecking(false);
  }

  return (
    <Settings
      id="mail-domain"
      title="Your email domain"
      about="Mail servers look at four DNS records before they accept your email. The site looks at them once a week."
    >
      {domain ? (
        <>
          {report && <Result report={report} />}
          <TextareaField
            id="mail-domain-header"
            label="Header of the test email"
            rows={3}
            spellCheck={false}
            value={header}
            onChange={({ target }) => setHeader(target.value)}
          />
          <p className="hint">
            For DKIM: send a test email, open it in your mailbox, choose “Show original,” and paste all of it here.
          </p>
          <details>
            <summary>Enter the DKIM selector instead</summary>
            <InputField
              id="mail-domain-selector"
              label="DKIM selector"
              autoCapitalize="off"
              autoComplete="off"
              value={selector}
              onChange={({ target }) => setSelector(target.value)}
            />
          </details>
          <p className="cluster cluster-1">
            <Button quiet disabled={isChecking} onClick={check}>
              {isChecking ? 'Checking...' : 'Check my domain'}
            </Button>
            <span role="status" className="wraps">
              {problem}
            </span>
          </p>
        </>
      ) : (
        <p>Set up a mail server first. Then the site can check the domain of your sender’s address.</p>
      )}
    </Settings>
  );
}

const degreeTexts: Record<DomainDegree, string> = {
  fine: 'arrives.',
  weak: 'works, but may land in spam.',
  refused: 'will be refused by many mail servers.',
};

function Result({ report: { domain, degree, parts, change, checkedAt } }: { report: DomainReport }) {
  return (
    <>
      <Light good={degree === 'fine'}>
        Mail from {domain} {degreeTexts[degree]} Checked {formatDateTime(checkedAt)}.
      </Light>
      <ul className="rows-above">
        {parts.map(({ name, degree, text }) => (
          <li key={name} className="entry block wraps">
            <strong className={degree === 'weak' || degree === 'refused' ? 'wrong' : undefined}>{name}</strong> {text}
          </li>
        ))}
      </ul>
      {change && <Change change={change} />}
    </>
  );
}

/** The one DNS record to change, ready to copy. */
function Change({ change: { text, type, name, value } }: { change: DomainChange }) {
  return (
    <section className="stack-2" aria-labelledby="mail-domain-change">
      <h3 id="mail-domain-change">Change this first</h3>
      <p>
        {text} You change DNS records where your domain is registered. Type: <strong>{type}</strong>.
      </p>
      <CopyField id="mail-domain-name" label="Name" value={name} />
      {value && <CopyField id="mail-domain-value" label="Value" value={value} />}
    </section>
  );
}

/** The number of characters in a line on a phone, for browsers that can't fit a field to its content. */
const phoneColumns = 32;

/** A value that is always shown completely, because a part of a DNS record is useless. */
function CopyField({ id, label, value }: { id: string; label: string; value: string }) {
  const field = useRef<HTMLTextAreaElement>(null);

  async function copy(): Promise<void> {
    if (!field.current) return;
    if (await copyFrom(field.current)) addToast({ title: 'Copied', description: value });
    else tellProblem('Not copied', describeNotCopied('text'));
  }

  return (
    <>
      <TextareaField
        id={id}
        label={label}
        readOnly
        spellCheck={false}
        ref={field}
        rows={Math.ceil(value.length / phoneColumns)}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <p>
        <Button quiet about={label} onClick={copy}>
          Copy
        </Button>
      </p>
    </>
  );
}
