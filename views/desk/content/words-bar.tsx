import { useRef } from 'react';
import type { Problem } from '../../../src/shared/content/problems.ts';
import type { SaveState } from './document-words.ts';
import { formatMoment, timeOf } from './local-time.ts';

export type PanelName = 'compare' | 'history' | 'news' | 'place' | 'schedule';

interface WordsBarProps {
  state: SaveState;
  /** When a version goes live by itself; ISO 8601. */
  scheduledAt: string | undefined;
  problems: readonly Problem[];
  busy: boolean;
  hasDraft: boolean;
  /** Whether there are other words to go back to. */
  canDiscard: boolean;
  hasUndo: boolean;
  canReset: boolean;
  /** Whether the page has an address that the owner may change. */
  hasPlace: boolean;
  /** Whether an update brought other words. */
  hasNews: boolean;
  onPublish(): void;
  onProblem(path: string): void;
  onUndo(): void;
  onPanel(panel: PanelName): void;
  onReset(): void;
  onDiscard(): void;
}

/** At the bottom, above the keyboard: whether the draft is saved, what stands in the way, and Publish. */
export function WordsBar(props: WordsBarProps) {
  const { state, scheduledAt, problems, busy, hasDraft, canDiscard, hasUndo, canReset, hasPlace, hasNews } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const choosing = (work: () => void) => () => {
    if (menu.current) menu.current.open = false;
    work();
  };
  const errors = problems.filter(({ level }) => level === 'error');
  return (
    <div className="words-bar">
      <p className={`words-bar__state words-bar__state--${state.kind}`} role="status">
        {describeState(state, hasDraft, scheduledAt)}
      </p>
      <div className="words-bar__actions">
        {errors[0] && (
          <button className="text-button" type="button" onClick={() => props.onProblem(errors[0]?.path ?? '')}>
            {errors.length === 1 ? '1 problem' : `${errors.length} problems`}
          </button>
        )}
        {hasUndo && (
          <button className="text-button" type="button" disabled={busy} onClick={props.onUndo}>
            Undo
          </button>
        )}
        <details className="words-menu" ref={menu}>
          <summary className="words-menu__summary">More</summary>
          <div className="words-menu__list">
            <button className="text-button" type="button" onClick={choosing(() => props.onPanel('compare'))}>
              Compare with live
            </button>
            <button className="text-button" type="button" onClick={choosing(() => props.onPanel('history'))}>
              History
            </button>
            <button className="text-button" type="button" onClick={choosing(() => props.onPanel('schedule'))}>
              Publish at...
            </button>
            {hasNews && (
              <button className="text-button" type="button" onClick={choosing(() => props.onPanel('news'))}>
                New words of the update
              </button>
            )}
            {hasPlace && (
              <button className="text-button" type="button" onClick={choosing(() => props.onPanel('place'))}>
                Address, Hide, Remove
              </button>
            )}
            {canDiscard && (
              <button className="text-button" type="button" disabled={busy} onClick={choosing(props.onDiscard)}>
                Discard the draft
              </button>
            )}
            {canReset && (
              <button className="text-button" type="button" disabled={busy} onClick={choosing(props.onReset)}>
                Reset to the shipped words
              </button>
            )}
          </div>
        </details>
        <button
          className="button words-bar__publish"
          type="button"
          disabled={busy || !hasDraft}
          onClick={props.onPublish}
        >
          {busy ? 'One moment...' : 'Publish'}
        </button>
      </div>
    </div>
  );
}

function describeState(state: SaveState, hasDraft: boolean, scheduledAt: string | undefined): string {
  switch (state.kind) {
    case 'unchanged':
      if (scheduledAt) return `Goes live ${formatMoment(scheduledAt)}`;
      return hasDraft ? 'A draft' : 'Visitors see these words';
    case 'waiting':
    case 'saving':
      return 'Saving...';
    case 'conflict':
      return 'Not saved: changed by someone else';
    case 'failed':
      return `Not saved yet; it stays in this browser. ${state.message}`;
    case 'saved':
      return `Draft saved ${timeOf(state.at)}`;
  }
}
