import { useState } from 'react';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { useKept } from '../kept.ts';
import { sayWhatFollows } from './page-places.ts';
import { PlaceForm } from './place-form.tsx';
import type { PlanEditing } from './plan-editing.ts';

interface AddressFormProps {
  page: DocumentEntry;
  editing: PlanEditing;
  onDone?(): void;
}

/** The address of a page; it says beforehand what follows. */
export function AddressForm({ page: { id, states, follows }, editing, onDone }: AddressFormProps) {
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
            : `/${current} will lead to /${slug}. ${sayWhatFollows(follows)}`}
        </p>
      )}
      <button className="button button--quiet" type="submit" disabled={!isChanged}>
        Change the address
      </button>
    </PlaceForm>
  );
}
