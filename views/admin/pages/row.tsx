import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { DocumentEntry, DocumentState } from '../../../src/shared/content/versions.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { Icon } from '../../components/icon.tsx';
import { Button } from '../kit/button.tsx';
import { AddressForm, HideForm, RemoveForm, ShowAgain } from './place-forms.tsx';
import { listTitles, moreId, nameInSentence, type PlanList, siblingsOf } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';

interface PageRowProps {
  page: DocumentEntry;
  /** The address, or a text instead of it. */
  address: string;
  /** The controls that move the page; absent if its place is fixed, or not every page is listed. */
  handle?: ReactNode;
  /** True if its menu is open; absent without a menu. */
  menu?: { isOpen: boolean; onToggle(): void } | undefined;
  /** The items of its menu. */
  children?: ReactNode;
}

/** A page's row in the list: its name links to the editor, its chips show its state, and its menu changes its place. */
export function PageRow({ page, address, handle, menu, children }: PageRowProps) {
  const { id, name, states, problems, at, by } = page;
  return (
    <>
      {handle}
      <div className="page-row__text">
        <Link className="page-row__link strong one-line" to={`/admin/site/${id}`}>
          {name}
        </Link>
        <span className="hint one-line">
          {address}
          {at && ` · Draft of ${formatDateTime(at)} by ${nameInSentence(by ?? '')}`}
        </span>
      </div>
      <span className="page-row__states">
        {states.map((state) => (
          <StateChip key={state} state={state} />
        ))}
        {problems > 0 && (
          <span className="text-chip chip text-chip--problems">
            {problems === 1 ? '1 problem' : `${problems} problems`}
          </span>
        )}
      </span>
      {menu && (
        <Button
          text
          className="page-row__more"
          id={moreId(id)}
          aria-label={`More: ${name}`}
          aria-expanded={menu.isOpen}
          onClick={menu.onToggle}
        >
          <Icon name="more" />
        </Button>
      )}
      {menu?.isOpen && <div className="page-row__menu stack-1">{children}</div>}
    </>
  );
}

/** The state of a page, in a word or two. */
function StateChip({ state }: { state: DocumentState }) {
  return <span className={`text-chip chip text-chip--${state}`}>{state.charAt(0).toUpperCase() + state.slice(1)}</span>;
}

interface PageMenuProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  editing: PlanEditing;
  /** List, Up and Down, and the move to another list; absent for a page with a fixed place. */
  moving?: { list: PlanList; buttons: ReactNode; onTransfer(list: PlanList): void };
  /** Called after a change that may remove the page's row. */
  onDone(): void;
}

/** The page's actions in the list: move, change the address, hide, remove. */
export function PageMenu({ page, documents, editing, moving, onDone }: PageMenuProps) {
  const [form, setForm] = useState<'address' | 'hide' | 'remove'>();
  const isHidden = page.states.includes('hidden');
  const isUnseen = page.states.includes('unpublished');
  const toggle = (name: typeof form) => ({
    'aria-expanded': form === name,
    onClick: () => setForm(form === name ? undefined : name),
  });
  return (
    <>
      <div className="cluster">
        {moving?.buttons}
        {moving &&
          siblingsOf(moving.list)
            .filter((other) => other !== moving.list)
            .map((other) => (
              <Button text key={other} onClick={() => moving.onTransfer(other)}>
                Move to {listTitles[other].toLowerCase()}
              </Button>
            ))}
        <Button text {...toggle('address')}>
          Address...
        </Button>
        {isHidden && <ShowAgain id={page.id} editing={editing} onDone={onDone} />}
        {!isUnseen && (
          <Button text {...toggle('hide')}>
            {isHidden ? 'Change where visitors go...' : 'Hide...'}
          </Button>
        )}
        {moving && (
          <Button text {...toggle('remove')}>
            Remove...
          </Button>
        )}
      </div>
      {form === 'address' && <AddressForm page={page} editing={editing} onDone={onDone} />}
      {form === 'hide' && <HideForm page={page} documents={documents} editing={editing} onDone={onDone} />}
      {form === 'remove' && <RemoveForm page={page} documents={documents} editing={editing} onDone={onDone} />}
    </>
  );
}
