import { Link } from 'react-router';
import type { DocumentEntry, DocumentState } from '../../../src/shared/content/versions.ts';
import { MoveHandle } from '../move-handle.tsx';
import { formatMoment } from './local-time.ts';

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

/** The id of the button that opens a page's menu. */
export const moreId = (id: string) => `more-${id}`;

/** How a page stands, in a word or two. */
export function StateChip({ state }: { state: DocumentState }) {
  return (
    <span className={`words-chip words-chip--${state.replace(' ', '-')}`}>
      {state.charAt(0).toUpperCase() + state.slice(1)}
    </span>
  );
}
