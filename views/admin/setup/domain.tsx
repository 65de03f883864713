import { useState } from 'react';
import {
  type AddressRecord,
  type DomainAnswer,
  type DomainQuestion,
  domainSchema,
} from '../../../src/shared/admin/domain.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { Light } from '../health/light.tsx';
import { focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Fields, Form, Submit, useForm } from '../kit/form.tsx';

interface ConnectDomainProps {
  /** The website's host, as the initial value. */
  host: string;
  onDone(): void;
}

/** The last screen of the setup: the one DNS record that points the domain to this site (docs/product.md, "Your domain"). */
export function ConnectDomain({ host, onDone }: ConnectDomainProps) {
  const [answer, setAnswer] = useState<DomainAnswer>();
  const [asked, setAsked] = useState<DomainQuestion>();

  async function lookUp(question: DomainQuestion): Promise<void> {
    setAnswer(await sendJson<DomainAnswer>('POST', '/api/admin/domain', question));
    setAsked(question);
  }

  const form = useForm({
    name: 'connect-domain',
    schema: domainSchema,
    initial: asked ?? { domain: host, address: '' },
    send: lookUp,
  });
  return (
    <section className="card stack-2 set-up__form" aria-labelledby="set-up-title">
      <h1 id="set-up-title" ref={focusOn} tabIndex={-1}>
        Connect your domain
      </h1>
      <p>
        Your hosting provider shows the IP address of your machine. Enter it here, and the site looks up your domain. It
        changes nothing.
      </p>
      <p className="notice">
        <strong>Don’t change your name servers or your MX records, or your email will stop.</strong>
      </p>
      <Form form={form} aria-label="Domain lookup">
        <Fields of="domain" />
        <Fields of="address" />
        <div className="cluster">
          <Submit working="Looking...">Look up my domain</Submit>
        </div>
      </Form>
      <div role="status" className="stack-2">
        {answer && <Answer answer={answer} />}
      </div>
      {asked && !(answer?.pointsHere && !answer.record) && (
        <p>
          <Button quiet onClick={() => telling('Not looked up', () => lookUp(asked))}>
            Look again
          </Button>
        </p>
      )}
      <p>
        <Button quiet onClick={onDone}>
          Done for now
        </Button>
      </p>
    </section>
  );
}

function Answer({ answer: { domain, pointsHere, record, problem } }: { answer: DomainAnswer }) {
  if (problem) return <p className="notice notice--bad">{problem}</p>;
  return (
    <>
      {pointsHere && <Light good>{`✓ ${domain} points to your machine.`}</Light>}
      {pointsHere && record && <p>{`Some visitors and old links use ${record.name}.`}</p>}
      {record && <RecordToChange record={record} />}
    </>
  );
}

/** The name that most providers ask for: the part before the domain, or @ for the domain itself. */
const shortName = (name: string) => name.split('.').slice(0, -2).join('.') || '@';

function RecordToChange({ record: { action, type, name, value, now } }: { record: AddressRecord }) {
  const sentence = {
    add: `Add this one record where your domain is managed:`,
    change: `Change this one record where your domain is managed:`,
    delete: `Delete this one record where your domain is managed. It sends some visitors to another machine:`,
  }[action];
  const rows: [string, string][] = [
    ['Type', type],
    ['Name', name],
  ];
  if (now.length > 0) rows.push(['Now', now.join(', ')]);
  if (value) rows.push(['New value', value]);
  return (
    <>
      <p>{sentence}</p>
      <dl className="stack-1">
        {rows.map(([label, text]) => (
          <div className="cluster" key={label}>
            <dt>{label}</dt>
            <dd className="strong wraps">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {`If your provider asks for the name without the domain, enter ${shortName(name)}. `}A change takes up to a day
        to reach everyone. Then look it up again.
      </p>
    </>
  );
}
