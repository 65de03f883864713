import { useEffect, useRef, useState } from 'react';
import { compareWords } from '../../../src/shared/content/compare.ts';
import type { Field } from '../../../src/shared/content/fields.ts';
import type { TheirDraft } from '../../../src/shared/content/versions.ts';
import { setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { useValueNames } from './changes.tsx';
import { timeOf } from './local-time.ts';

interface WordsConflictProps {
  schema: Field;
  /** What both began from. */
  base: unknown;
  mine: unknown;
  theirs: TheirDraft;
  onResolve(words: unknown): void;
}

/** Two people changed a page: what only one changed is chosen already, the rest asks. */
export function WordsConflict({ schema, base, mine, theirs, onResolve }: WordsConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const changes = compareWords(schema, mine, theirs.words, useValueNames());
  const [takes, setTakes] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(
      changes.map(({ path }) => [path, JSON.stringify(valueAt(mine, path)) === JSON.stringify(valueAt(base, path))]),
    ),
  );
  const isByField = changes.every(({ kind }) => kind === 'changed');
  const chosen = () =>
    changes.reduce((words, { path }) => (takes[path] ? setAt(words, path, valueAt(theirs.words, path)) : words), mine);

  return (
    <div ref={box} className="conflict" role="alert" tabIndex={-1}>
      <h2>
        {theirs.by} changed this page {theirs.at ? `at ${timeOf(theirs.at)}` : 'in the meantime'}
      </h2>
      <p>Nothing of yours is lost, and nothing was overwritten.</p>
      {isByField &&
        changes.map(({ path, labels, before, after }) => (
          <fieldset key={path} className="words-conflict__field">
            <legend>{labels.join(', ')}</legend>
            <label className="field__choice">
              <input type="radio" checked={!takes[path]} onChange={() => setTakes({ ...takes, [path]: false })} /> Mine:{' '}
              {before}
            </label>
            <label className="field__choice">
              <input
                type="radio"
                checked={takes[path] === true}
                onChange={() => setTakes({ ...takes, [path]: true })}
              />{' '}
              Theirs: {after}
            </label>
          </fieldset>
        ))}
      <div className="conflict__actions">
        {isByField && (
          <button className="button" type="button" onClick={() => onResolve(chosen())}>
            Continue with these
          </button>
        )}
        <button className="button button--quiet" type="button" onClick={() => onResolve(mine)}>
          Keep all of mine
        </button>
        <button className="button button--quiet" type="button" onClick={() => onResolve(theirs.words)}>
          Take all of theirs
        </button>
      </div>
    </div>
  );
}
