import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type ListedPerson,
  type NewLink,
  newPersonSchema,
  personChangeSchema,
} from '../../../src/shared/admin/accounts.ts';
import { roleTexts } from '../../../src/shared/admin/role-texts.ts';
import { roles } from '../../../src/shared/admin/roles.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling, tellProblem } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { copyFrom, describeNotCopied } from '../kit/copy.ts';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';

const address = '/api/admin/people';

const [loader, usePeople] = defineData('The list of people', () => readJson<ListedPerson[]>(address));

export { loader };

/** A new one-time link and its person. */
type ShownLink = NewLink & { name: string };

/** The people who can sign in. */
export function Component() {
  const people = usePeople();
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<ShownLink>();

  async function show(next: ShownLink | undefined): Promise<void> {
    setLink(next);
    await revalidate();
    if (next) document.getElementById('one-time-link')?.focus();
  }

  return (
    <div className="stack">
      <PageHeader title="People" about="Everyone signs in as themselves, so the activity log shows who changed what." />
      {link && <LinkCard link={link} onDone={() => setLink(undefined)} />}
      <section className="stack-1" aria-labelledby="people-title">
        <h2 id="people-title" tabIndex={-1}>
          Who can sign in
        </h2>
        {people.length === 1 && people[0]?.email === '' && (
          <p className="hint">
            You sign in with your password alone. Before you add someone, choose “Change” and enter your own name and
            email.
          </p>
        )}
        <ul className="card rows">
          {people.map((person) => (
            <PersonRow key={`${person.id} ${person.version}`} person={person} onLink={show} />
          ))}
        </ul>
      </section>
      <NewPersonForm onLink={show} />
    </div>
  );
}

/** A one-time link, shown once. */
function LinkCard({ link: { name, link, mailed }, onDone }: { link: ShownLink; onDone(): void }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    if (!field.current) return;
    if (await copyFrom(field.current)) addToast({ title: 'Copied', description: `The sign-in link for ${name}` });
    else tellProblem('Not copied', describeNotCopied());
  }

  return (
    <Settings
      id="one-time-link"
      title={`Sign-in link for ${name}`}
      about="It works once, within 24 hours. You won’t see it again."
    >
      <p role="status">
        {mailed
          ? `We also emailed this link to ${name}.`
          : `Send this link to ${name}, for example in a text message. With it, ${name} chooses a password.`}
      </p>
      <div className="field">
        <label className="field__label" htmlFor="one-time-link-address">
          One-time link
        </label>
        <input
          className="field__control"
          id="one-time-link-address"
          ref={field}
          type="text"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className="cluster cluster-1">
        <Button onClick={copy}>Copy link</Button>
        <Button quiet onClick={onDone}>
          Done
        </Button>
      </div>
    </Settings>
  );
}

interface PersonRowProps {
  person: ListedPerson;
  onLink(link: ShownLink | undefined): Promise<void>;
}

function PersonRow({ person, onLink }: PersonRowProps) {
  const { id, name, email, role } = person;
  const [isOpen, setOpen] = useState(false);

  async function makeLink(): Promise<void> {
    const isSure = await ask({
      title: `Make a new sign-in link for ${name}?`,
      text: 'Using the link replaces the password, passkeys, and two-step sign-in that this person has now, and signs out every device.',
      yes: 'Make a link',
      no: 'Cancel',
    });
    if (!isSure) return;
    await telling('Not made', async () =>
      onLink({ name, ...(await sendJson<NewLink>('POST', `${address}/${id}/link`)) }),
    );
  }

  async function remove(): Promise<void> {
    const isSure = await ask({
      title: `Remove ${name}?`,
      text: 'This person is signed out everywhere at once and can’t sign in anymore. Their name stays in the activity log.',
      yes: 'Remove',
      no: 'Keep',
      danger: true,
    });
    if (!isSure) return;
    await telling('Not removed', async () => {
      await sendJson('DELETE', `${address}/${id}`);
      await onLink(undefined);
      addToast({ title: 'Removed', description: `${name} can no longer sign in.` });
      // The row that had the focus is gone.
      document.getElementById('people-title')?.focus();
    });
  }

  return (
    <li className="entry pad">
      <div className="wraps">
        <p className="strong">{name}</p>
        {email && <p className="hint">{email}</p>}
        <p className="hint">{describeWays(person)}</p>
      </div>
      <span className="text-chip chip">{roleTexts[role].label}</span>
      <div className="cluster">
        <Button text aria-expanded={isOpen} about={name} onClick={() => setOpen(!isOpen)}>
          Change
        </Button>
        <Button text about={name} onClick={makeLink}>
          New sign-in link
        </Button>
        <Button text about={name} onClick={remove}>
          Remove
        </Button>
      </div>
      {isOpen && (
        <div className="person__form">
          <PersonForm person={person} onSaved={() => onLink(undefined)} />
        </div>
      )}
    </li>
  );
}

/** Names the ways to sign in, and the last time. */
function describeWays({ hasPassword, hasSecondStep, passkeys, seenAt, linkEndsAt }: ListedPerson): string {
  const ways = [
    hasPassword && (hasSecondStep ? 'Password with two steps' : 'Password'),
    passkeys > 0 && (passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`),
  ].filter(Boolean);
  const parts = [
    ways.join(', '),
    seenAt ? `last seen ${formatDateTime(seenAt)}` : 'hasn’t signed in yet',
    linkEndsAt && `sign-in link works until ${formatDateTime(linkEndsAt)}`,
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function PersonForm({ person, onSaved }: { person: ListedPerson; onSaved(): Promise<void> }) {
  const { id, version, name, email, role } = person;
  const form = useForm({
    name: `person-${id}`,
    schema: personChangeSchema,
    initial: { version, name, email, role },
    failure: 'Not saved',
    async send(value) {
      await sendJson('PUT', `${address}/${id}`, value);
      await onSaved();
      addToast({ title: 'Saved', description: `${value.name} is up to date.` });
    },
  });
  return (
    <Settings id={`person-${id}-title`} title={`Change ${name}`} form={form}>
      <PersonFields />
      <p>
        <Submit>Save</Submit>
      </p>
    </Settings>
  );
}

const nobody = { name: '', email: '', role: 'crew' } as const;

function NewPersonForm({ onLink }: { onLink(link: ShownLink): Promise<void> }) {
  const opening = useOpening();
  const form = useForm({
    name: 'new-person',
    schema: newPersonSchema,
    initial: nobody,
    failure: 'Not added',
    async send(value) {
      const added = await sendJson<NewLink>('POST', address, value);
      opening.set(false);
      await onLink({ ...added, name: value.name });
    },
  });
  if (!opening.isOpen && !form.isChanged)
    return (
      <p>
        <OpenButton opening={opening} form={form}>
          Add a person
        </OpenButton>
      </p>
    );
  return (
    <Settings
      id="new-person-title"
      title="Add a person"
      about="You get a one-time link for them. With it, they choose how they sign in."
    >
      <OpenedForm opening={opening} form={form} submit="Add this person" working="Adding...">
        <PersonFields />
      </OpenedForm>
    </Settings>
  );
}

/** The fields of a person. Each role is explained where it is chosen. */
function PersonFields() {
  return (
    <>
      <Field of="name" />
      <Field of="email" />
      <Field of="role" />
      <dl className="stack-1 small">
        {roles.toReversed().map((role) => (
          <div key={role}>
            <dt className="strong">{roleTexts[role].label}</dt>
            <dd>{roleTexts[role].about}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
