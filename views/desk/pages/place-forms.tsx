import { type ReactNode, useState } from 'react';
import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { useKept } from '../kept.ts';
import { listOf, nameTarget } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';
import { TargetField } from './redirect-form.tsx';

interface PlaceFormProps {
  onSubmit(): Promise<void>;
  children: ReactNode;
}

/** A form about where a page is; it is sent without leaving the screen, and its checks are the server's. */
function PlaceForm({ onSubmit, children }: PlaceFormProps) {
  return (
    <form
      className="words-place__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface AddressFormProps {
  page: DocumentEntry;
  editing: PlanEditing;
  onDone?(): void;
}

/** The address of a page; it says beforehand where the former one will lead. */
export function AddressForm({ page: { id, states }, editing, onDone }: AddressFormProps) {
  const current = editing.plan.slugs[id] ?? '';
  const [slug, setSlug, forget] = useKept(`address:${id}`, current);
  const [messages, setMessages] = useState<readonly string[]>();
  const isChanged = slug !== current;

  async function save(): Promise<void> {
    const outcome = await editing.change((plan) => ({ ...plan, slugs: { ...plan.slugs, [id]: slug } }));
    setMessages(Object.values(outcome.fields ?? {})[0]);
    if (!outcome.done) return;
    forget();
    onDone?.();
  }

  return (
    <PlaceForm onSubmit={save}>
      <InputField
        id={`address-${id}`}
        label="Address"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        messages={messages}
        onChange={(event) => setSlug(event.target.value.trim())}
      />
      {isChanged && (
        <p>
          {states.includes('unpublished')
            ? `No visitor has seen this page yet, so nothing needs to lead from /${current}.`
            : `/${current} will lead to /${slug}.`}
        </p>
      )}
      <button className="button button--quiet" type="submit" disabled={!isChanged}>
        Change the address
      </button>
    </PlaceForm>
  );
}

interface HideFormProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  editing: PlanEditing;
  onDone?(): void;
}

/** Takes a page out of sight for a while: and where its visitors come to meanwhile. */
export function HideForm({ page, documents, editing, onDone }: HideFormProps) {
  const { id } = page;
  const { plan } = editing;
  const isHidden = Object.hasOwn(plan.hidden, id);
  const [target, setTarget, forget] = useKept<RedirectTarget | undefined>(
    `hide:${id}`,
    plan.hidden[id] ?? standInOf(page, editing),
  );
  const [messages, setMessages] = useState<readonly string[]>();
  const others = documents.filter((document) => document.path && document.id !== id);

  async function save(): Promise<void> {
    const to = target?.page ? { page: target.page } : { address: target?.address?.trim() ?? '' };
    const outcome = await editing.change((plan) => ({ ...plan, hidden: { ...plan.hidden, [id]: to } }));
    setMessages(Object.values(outcome.fields ?? {})[0]);
    if (!outcome.done) return;
    forget();
    onDone?.();
  }

  return (
    <PlaceForm onSubmit={save}>
      <TargetField
        id={`stand-in-${id}`}
        label="While it is hidden, its visitors come to"
        pages={others}
        value={target}
        messages={messages}
        onChange={setTarget}
      />
      <p>
        /{plan.slugs[id]} will lead to {nameTarget(target, documents, plan)} until you show it again.
      </p>
      <button className="button button--quiet" type="submit">
        {isHidden ? 'Lead them there' : 'Hide'}
      </button>
    </PlaceForm>
  );
}

/** A town's visitors find the other towns, a service's the home page, unless the owner knows better. */
function standInOf({ id }: DocumentEntry, { plan }: PlanEditing): RedirectTarget {
  const list = listOf(plan, id);
  return { page: list === 'main' || list === 'other' ? 'areas' : 'home' };
}

interface RemoveFormProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  editing: PlanEditing;
  onDone(): void;
}

/** Puts a page into the bin: and says where its address leads for good. */
export function RemoveForm({ page, documents, editing, onDone }: RemoveFormProps) {
  const { id, states } = page;
  const isUnseen = states.includes('unpublished');
  const [target, setTarget, forget] = useKept<RedirectTarget | undefined>(
    `remove:${id}`,
    isUnseen ? undefined : standInOf(page, editing),
  );
  const [messages, setMessages] = useState<readonly string[]>();
  const [isBusy, setIsBusy] = useState(false);
  const others = documents.filter((document) => document.path && document.id !== id);
  const slug = editing.plan.slugs[id];

  async function remove(): Promise<void> {
    setIsBusy(true);
    const outcome = await editing.remove(id, target);
    setIsBusy(false);
    setMessages(Object.values(outcome.fields ?? {})[0]);
    if (!outcome.done) return;
    forget();
    onDone();
  }

  return (
    <PlaceForm onSubmit={remove}>
      {!isUnseen && (
        <TargetField
          id={`target-${id}`}
          label="Its visitors come to"
          nowhere="Nowhere: the address says that the page is gone"
          pages={others}
          value={target}
          messages={messages}
          onChange={setTarget}
        />
      )}
      <p>
        {isUnseen
          ? 'Nobody has seen this page yet.'
          : target
            ? `/${slug} will lead to ${nameTarget(target, documents, editing.plan)} for good.`
            : `/${slug} will say that the page is gone.`}{' '}
        Its words go into the bin, and you can bring it back from there.
      </p>
      <button className="button button--danger" type="submit" disabled={isBusy}>
        Remove
      </button>
    </PlaceForm>
  );
}

interface ShowAgainProps {
  id: string;
  editing: PlanEditing;
  onDone?(): void;
}

/** Brings a hidden page back into sight, with every menu and link that named it. */
export function ShowAgain({ id, editing, onDone }: ShowAgainProps) {
  async function show(): Promise<void> {
    const outcome = await editing.changeOrTell(({ hidden: { [id]: _standIn, ...hidden }, ...plan }) => ({
      ...plan,
      hidden,
    }));
    if (outcome.done) onDone?.();
  }
  return (
    <button className="button button--quiet" type="button" onClick={() => void show()}>
      Show again
    </button>
  );
}
