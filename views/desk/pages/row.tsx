import { useState } from 'react';
import { Link } from 'react-router';
import type { DocumentEntry, DocumentState } from '../../../src/shared/content/versions.ts';
import { MoveButtons, MoveHandle } from '../move-handle.tsx';
import { formatMoment } from '../words/local-time.ts';
import { AddressForm, HideForm, RemoveForm, ShowAgain } from './place-forms.tsx';
import { listTitles, moreId, type PlanList, siblingsOf } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';

interface PageRowProps {
  page: DocumentEntry;
  /** The address, or what stands in its place. */
  address: string;
  /** How the owner moves it; absent where its place is fixed, or not every page is listed. */
  move?: { place: string; isDragged: boolean; onDrag(): void; onMove(distance: number): void } | undefined;
  /** Whether its menu is open; absent where it has none. */
  menu?: { isOpen: boolean; onToggle(): void } | undefined;
  /** What its menu holds. */
  children?: React.ReactNode;
}

/** A page in the list: its name leads to the editor, its chips say how it stands, its menu changes its place. */
export function PageRow({ page, address, move, menu, children }: PageRowProps) {
  const { id, name, states, problems, at, by } = page;
  return (
    <li className={`page-row${move?.isDragged ? ' page-row--dragged' : ''}`} data-page={id}>
      {move && <MoveHandle name={name} place={move.place} onDrag={move.onDrag} onMove={move.onMove} />}
      <div className="page-row__text">
        <Link className="page-row__link" to={`/admin/site/${id}`}>
          {name}
        </Link>
        <span className="page-row__path">{address}</span>
        {at && (
          <span className="page-row__path">
            Draft of {formatMoment(at)} by {by?.toLowerCase()}
          </span>
        )}
      </div>
      <span className="page-row__states">
        {states.map((state) => (
          <StateChip key={state} state={state} />
        ))}
        {problems > 0 && (
          <span className="words-chip words-chip--problems">
            {problems === 1 ? '1 problem' : `${problems} problems`}
          </span>
        )}
      </span>
      {menu && (
        <button
          className="text-button page-row__more"
          type="button"
          id={moreId(id)}
          aria-expanded={menu.isOpen}
          aria-label={`More: ${name}`}
          onClick={menu.onToggle}
        >
          More
        </button>
      )}
      {menu?.isOpen && <div className="page-row__menu">{children}</div>}
    </li>
  );
}

/** How a page stands, in a word or two. */
function StateChip({ state }: { state: DocumentState }) {
  return (
    <span className={`words-chip words-chip--${state.replace(' ', '-')}`}>
      {state.charAt(0).toUpperCase() + state.slice(1)}
    </span>
  );
}

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
