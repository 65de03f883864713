import { useState } from 'react';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { AddressForm } from './address-form.tsx';
import { HideForm } from './hide-form.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { listTitles, type PlanList, siblingsOf } from './page-places.ts';
import type { PlanEditing } from './plan-editing.ts';
import { RemoveForm } from './remove-form.tsx';
import { ShowAgain } from './show-again.tsx';

interface PageMenuProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  list: PlanList;
  /** From 0. */
  index: number;
  count: number;
  editing: PlanEditing;
  onMove(distance: number): void;
  onTransfer(list: PlanList): void;
  /** Something changed that the page's row may not outlive. */
  onDone(): void;
}

/** What the owner does with a page from the list: move it, change its address, hide it, remove it. */
export function PageMenu({ page, documents, list, index, count, editing, onMove, onTransfer, onDone }: PageMenuProps) {
  const [form, setForm] = useState<'address' | 'hide' | 'remove'>();
  const isHidden = page.states.includes('hidden');
  const isUnseen = page.states.includes('unpublished');
  const toggle = (name: typeof form) => ({
    'aria-expanded': form === name,
    onClick: () => setForm(form === name ? undefined : name),
  });
  return (
    <>
      <div className="page-row__actions">
        <MoveButtons name={page.name} index={index} count={count} onMove={onMove} />
        {siblingsOf(list)
          .filter((other) => other !== list)
          .map((other) => (
            <button key={other} className="text-button" type="button" onClick={() => onTransfer(other)}>
              To {listTitles[other].toLowerCase()}
            </button>
          ))}
        <button className="text-button" type="button" {...toggle('address')}>
          Address...
        </button>
        {isHidden && <ShowAgain id={page.id} editing={editing} onDone={onDone} />}
        {!isUnseen && (
          <button className="text-button" type="button" {...toggle('hide')}>
            {isHidden ? 'Lead its visitors elsewhere...' : 'Hide...'}
          </button>
        )}
        <button className="text-button" type="button" {...toggle('remove')}>
          Remove...
        </button>
      </div>
      {form === 'address' && <AddressForm page={page} editing={editing} onDone={onDone} />}
      {form === 'hide' && <HideForm page={page} documents={documents} editing={editing} onDone={onDone} />}
      {form === 'remove' && <RemoveForm page={page} documents={documents} editing={editing} onDone={onDone} />}
    </>
  );
}
