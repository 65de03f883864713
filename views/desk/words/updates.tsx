import type { Field } from '../../../src/shared/content/fields.ts';
import { WordChanges } from './changes.tsx';

interface NewsPanelProps {
  schema: Field;
  /** The shipped words of before; absent where they cannot be read any more. */
  before: unknown;
  after: unknown;
  /** Whether visitors see words of the owner's. */
  isOwn: boolean;
  isBusy: boolean;
  onAnswer(answer: 'keep' | 'before'): void;
}

/** What an update changed of a page, field by field. Words of the owner's stay. */
export function NewsPanel({ schema, before, after, isOwn, isBusy, onAnswer }: NewsPanelProps) {
  return (
    <div className="news-panel">
      <p>
        {isOwn
          ? 'Visitors see your words, as before.'
          : 'Visitors see the new words already. Nothing on this page was yours.'}
      </p>
      {before === undefined ? (
        <p>The earlier words can no longer be shown.</p>
      ) : (
        <WordChanges schema={schema} before={before} after={after} empty="The words that you see are the same." />
      )}
      <div className="news-panel__actions">
        <button className="button" type="button" disabled={isBusy} onClick={() => onAnswer('keep')}>
          Keep as it is
        </button>
        {!isOwn && before !== undefined && (
          <button className="button button--quiet" type="button" disabled={isBusy} onClick={() => onAnswer('before')}>
            Keep the words of before
          </button>
        )}
      </div>
    </div>
  );
}
