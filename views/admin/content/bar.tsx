import { useRef } from 'react';
import { Link } from 'react-router';
import type { OpenDocument } from '../../../src/shared/content/versions.ts';
import { Button } from '../kit/button.tsx';
import { moreId } from '../pages/places.ts';
import { describeMoment, nameZone } from '../zoned-time.ts';
import { type Draft, type SaveState, timeOf } from './draft.ts';
import { type PanelName, panelTitles } from './panels.tsx';
import type { Publishing } from './publishing.ts';

interface TextBarProps {
  /** The document’s key. */
  id: string;
  draft: Draft;
  publishing: Publishing;
  /** The names of the owner's options for the page's address; absent if the address is fixed. */
  placing: string | undefined;
  /** Shows the field with the first problem. */
  onProblem(path: string): void;
  onPanel(panel: PanelName): void;
}

/** The bar at the bottom, above the keyboard: save state, problems, and Publish. */
export function TextBar({ id, draft, publishing, placing, onProblem, onPanel }: TextBarProps) {
  const { current, busy } = publishing;
  const menu = useRef<HTMLDetailsElement>(null);
  const errors = draft.problems.filter(({ level }) => level === 'error');
  const panels: readonly PanelName[] = [
    'compare',
    'history',
    'schedule',
    ...(current.shipped.changed ? (['updates'] as const) : []),
  ];
  const entry = (label: string, work: () => unknown, disabled = false) => (
    <Button
      text
      key={label}
      disabled={disabled}
      onClick={() => {
        if (menu.current) menu.current.open = false;
        void work();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="text-bar cluster">
      <p className={`text-bar__state small text-bar__state--${draft.state.kind}`} role="status">
        {describeState(draft, current)}
      </p>
      <div className="text-bar__actions cluster">
        {errors[0] && (
          <Button text onClick={() => onProblem(errors[0]?.path ?? '')}>
            {errors.length === 1 ? '1 problem' : `${errors.length} problems`}
          </Button>
        )}
        {publishing.hasUndo && (
          <Button text disabled={busy} onClick={publishing.undoLast}>
            Undo
          </Button>
        )}
        <details className="text-menu" ref={menu}>
          <summary className="small strong tap">More</summary>
          <div className="text-menu__list card">
            {panels.map((panel) => entry(panelTitles[panel], () => onPanel(panel)))}
            {placing && (
              <Link className="text-button" to={`/admin/site#${moreId(id)}`}>
                {placing}
              </Link>
            )}
            {draft.hasDraft && current.live !== null && entry('Discard draft', publishing.discard, busy)}
            {current.shipped.words !== null &&
              (current.published !== null || draft.hasDraft) &&
              entry('Restore the original text', publishing.reset, busy)}
          </div>
        </details>
        <Button
          className="text-bar__publish"
          // `aria-disabled` rather than `disabled`, so that the button keeps the focus after publishing.
          aria-disabled={busy || !draft.hasDraft}
          onClick={() => !busy && draft.hasDraft && void publishing.publish()}
        >
          {busy ? 'One moment...' : 'Publish'}
        </Button>
      </div>
    </div>
  );
}

function describeState(
  { state, hasDraft }: { state: SaveState; hasDraft: boolean },
  { schedule, timeZone }: Pick<OpenDocument, 'schedule' | 'timeZone'>,
): string {
  switch (state.kind) {
    case 'unchanged':
      if (schedule) return `Goes live ${describeMoment(schedule.at, timeZone)} ${nameZone(timeZone)}`;
      return hasDraft ? 'Draft' : 'Published';
    case 'waiting':
    case 'saving':
      return 'Saving...';
    case 'conflict':
      return 'Not saved: changed by someone else';
    case 'failed':
      return `Not saved yet. Your text is kept in this browser. ${state.message}`;
    case 'saved':
      return `Draft saved ${timeOf(state.at)}`;
  }
}
