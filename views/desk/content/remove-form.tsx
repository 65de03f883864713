import { useState } from 'react';
import type { RedirectTarget } from '../../../src/shared/content/redirects.ts';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { useKept } from '../kept.ts';
import { sayWhatGoes, standInOf } from './hide-form.tsx';
import { nameTarget } from './page-places.ts';
import { PlaceForm } from './place-form.tsx';
import type { PlanEditing } from './plan-editing.ts';
import { TargetField } from './target-field.tsx';

interface RemoveFormProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  editing: PlanEditing;
  onDone(): void;
}

/** Puts a page into the bin: where its address leads for good, and what follows. */
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
        {isUnseen ? '' : sayWhatGoes(page)} Its words go into the bin, and you can bring it back from there.
      </p>
      <button className="button button--danger" type="submit" disabled={isBusy}>
        Remove
      </button>
    </PlaceForm>
  );
}
