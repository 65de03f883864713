import { useState } from 'react';
import type { Field } from '../../../src/shared/content/fields.ts';
import { listTakes, type Take } from '../../../src/shared/content/take.ts';
import { valueAt } from '../../../src/shared/content/walk.ts';
import { ChangeList, useValueNames, WordChanges } from './changes.tsx';

interface NewsPanelProps {
  schema: Field;
  /** The shipped words of before; absent where they cannot be read any more. */
  before: unknown;
  after: unknown;
  /** The words in the editor. */
  words: unknown;
  /** Whether visitors see words of the owner's. */
  isOwn: boolean;
  isBusy: boolean;
  onTake(path: string, value: unknown): void;
  onAnswer(answer: 'keep' | 'before'): void;
}

/** What an update changed of a page, field by field. Words of the owner's stay; he takes over what he likes. */
export function NewsPanel({ schema, before, after, words, isOwn, isBusy, onTake, onAnswer }: NewsPanelProps) {
  return (
    <div className="news-panel">
      <p>
        {isOwn
          ? 'Visitors see your words, as before. Take over what you like: it goes into your draft, and you publish it.'
          : 'Visitors see the new words already. Nothing on this page was yours.'}
      </p>
      {before === undefined && <p>The earlier words can no longer be shown.</p>}
      {before !== undefined && isOwn && (
        <Takes schema={schema} before={before} after={after} words={words} onTake={onTake} />
      )}
      {before !== undefined && !isOwn && (
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

function Takes({ schema, before, after, words, onTake }: Omit<NewsPanelProps, 'isOwn' | 'isBusy' | 'onAnswer'>) {
  // The first words decide where a change fits, so that no button moves while changes are taken.
  const [mine] = useState(words);
  const takes = listTakes(schema, before, after, mine, useValueNames());
  if (takes.length === 0) return <p>The words that you see are the same.</p>;
  return (
    <ul className="word-changes">
      {takes.map((take) => (
        <li key={take.path} className="word-changes__change">
          <ChangeList changes={take.changes} />
          <TakeButton take={take} mine={valueAt(mine, take.path)} now={valueAt(words, take.path)} onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}

interface TakeButtonProps {
  take: Take;
  /** What stood there before anything was taken. */
  mine: unknown;
  now: unknown;
  onTake(path: string, value: unknown): void;
}

function TakeButton({ take: { path, value, isWhole, changes }, mine, now, onTake }: TakeButtonProps) {
  const isTaken = JSON.stringify(now) === JSON.stringify(value);
  const name = changes[0]?.labels.join(', ') ?? '';
  if (isTaken && JSON.stringify(mine) === JSON.stringify(value)) return <p>Your words say the same.</p>;
  return (
    <div className="page-row__actions">
      <button
        className="text-button"
        type="button"
        aria-label={`${isTaken ? 'Put mine back' : 'Take it over'}: ${name}`}
        onClick={() => onTake(path, isTaken ? mine : value)}
      >
        {isTaken ? 'Put mine back' : 'Take it over'}
      </button>
      {isWhole && !isTaken && <span className="page-row__path">It replaces the whole part of yours.</span>}
    </div>
  );
}
