import { useState } from 'react';
import type { RedirectTarget } from '../../../src/shared/content/redirects.ts';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { useKept } from '../kept.ts';
import { countThem, listOf, nameTarget } from './page-places.ts';
import { PlaceForm } from './place-form.tsx';
import type { PlanEditing } from './plan-editing.ts';
import { TargetField } from './target-field.tsx';

interface HideFormProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  editing: PlanEditing;
  onDone?(): void;
}

/** Takes a page out of sight for a while: where its visitors come to meanwhile, and what follows. */
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
        /{plan.slugs[id]} will lead to {nameTarget(target, documents, plan)} until you show it again.{' '}
        {sayWhatGoes(page)}
      </p>
      <button className="button button--quiet" type="submit">
        {isHidden ? 'Lead them there' : 'Hide'}
      </button>
    </PlaceForm>
  );
}

/** A town's visitors find the other towns, a service's the home page, unless the owner knows better. */
export function standInOf({ id }: DocumentEntry, { plan }: PlanEditing): RedirectTarget {
  const list = listOf(plan, id);
  return { page: list === 'main' || list === 'other' ? 'areas' : 'home' };
}

/** What becomes of the menus and links that name a page which goes out of sight. */
export function sayWhatGoes({ follows }: DocumentEntry): string {
  if (!follows) return '';
  const menus =
    follows.menus > 0 && `${countThem({ ...follows, pages: 0 })} ${follows.menus === 1 ? 'leaves' : 'leave'} it out`;
  const links = follows.pages > 0 && `links on ${countThem({ ...follows, menus: 0 })} become plain words`;
  const both = [menus, links].filter(Boolean).join(', and ');
  return both && `${both.charAt(0).toUpperCase()}${both.slice(1)}.`;
}
