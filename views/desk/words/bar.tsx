import { type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '../../../src/shared/content/problems.ts';
import type { SaveState } from './draft.ts';
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

/** At the bottom of the screen: the bar, and on a phone the sheet above it. It stays above the keyboard, which browsers lay over the page. */
export function WordsDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const place = () => {
      const hidden = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      // A page that is magnified has its bar where the page ends.
      dock.current?.style.setProperty('--keyboard', `${seen.scale > 1.01 ? 0 : Math.round(hidden)}px`);
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, []);
  return (
    <div className="words-dock" ref={dock}>
      {children}
    </div>
  );
}

interface WarningsDialogProps {
  warnings: readonly Problem[];
  onAccept(codes: readonly string[]): void;
  onClose(): void;
}

/** What should be looked at before these words are published, though nothing forbids it. */
export function WarningsDialog({ warnings, onAccept, onClose }: WarningsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="warnings-title" onClose={onClose}>
      <h2 id="warnings-title">Publish it like this?</h2>
      <ul>
        {[...new Set(warnings.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <div className="dialog__actions">
        <button
          className="button"
          type="button"
          onClick={() => onAccept([...new Set(warnings.map(({ code }) => code))])}
        >
          Publish anyway
        </button>
        <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
          Keep the draft
        </button>
      </div>
    </dialog>
  );
}
