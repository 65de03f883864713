import { use } from 'react';
import { compareDocumentTexts, type WordChange } from '../../../src/shared/content/compare.ts';
import { plainNames, type ValueNames } from '../../../src/shared/content/shown-value.ts';
import type { TheirDraft } from '../../../src/shared/content/versions.ts';
import { setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { Field } from '../../../src/shared/field.ts';
import { Conflict } from '../kit/conflict.tsx';
import { describeMoment } from '../zoned-time.ts';
import { timeOf } from './draft.ts';
import { compareTexts, type WordRun } from './text-diff.ts';
import { TextFormContext } from './text-form-context.tsx';

interface WordChangesProps {
  schema: Field;
  before: unknown;
  after: unknown;
  /** The message if nothing differs. */
  empty: string;
}

/** The differences between two texts, field by field: mixed on a phone, side by side on wide screens. */
export function WordChanges({ schema, before, after, empty }: WordChangesProps) {
  const changes = compareDocumentTexts(schema, before, after, useValueNames());
  if (changes.length === 0) return <p>{empty}</p>;
  return (
    <ul className="word-changes rows-above">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.path}`} className="entry block">
          <p className="hint">{change.labels.join(', ')}</p>
          <Change {...change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ kind, before, after }: WordChange) {
  if (kind === 'moved')
    return (
      <p>
        Moved from position {before} to {after}.
      </p>
    );
  const runs = compareTexts(before, after);
  return (
    <>
      <p className="word-changes__mixed">
        <Runs runs={runs} />
      </p>
      <div className="word-changes__columns">
        <p>
          <Runs runs={runs.filter(({ kind }) => kind !== 'added')} />
        </p>
        <p>
          <Runs runs={runs.filter(({ kind }) => kind !== 'removed')} />
        </p>
      </div>
    </>
  );
}

function Runs({ runs }: { runs: readonly WordRun[] }) {
  return runs.map(({ kind, text }, index) => {
    const Kind = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del';
    // biome-ignore lint/suspicious/noArrayIndexKey: a run of words has no name but its place
    return <Kind key={index}>{text} </Kind>;
  });
}

/** Turns stored values into readable ones: page ids into names, times into the business's time zone. */
function useValueNames(): ValueNames {
  const { pages, timeZone } = use(TextFormContext) ?? {};
  const pageName = pages ? (id: string) => pages.find((page) => page.id === id)?.name : plainNames.pageName;
  return { pageName, moment: (at) => (timeZone ? describeMoment(at, timeZone) : formatDateTime(at)) };
}

interface TextConflictProps {
  schema: Field;
  /** The base of both versions. */
  base: unknown;
  mine: unknown;
  theirs: TheirDraft;
  onResolve(words: unknown): void;
}

/** Shown when two people changed a page. Fields that only one of them changed are already chosen. */
export function TextConflict({ schema, base, mine, theirs, onResolve }: TextConflictProps) {
  const textOf = (words: unknown, path: string) => JSON.stringify(valueAt(words, path));
  return (
    <Conflict
      title={`${theirs.by} changed this page ${theirs.at ? `at ${timeOf(theirs.at)}` : 'in the meantime'}`}
      ways={{ chosen: 'Continue with these', mine: 'Keep all of mine', theirs: 'Keep all of theirs' }}
      differences={compareDocumentTexts(schema, mine, theirs.words, useValueNames()).map(
        ({ kind, path, labels, before, after }) => ({
          path,
          label: labels.join(', '),
          isTheirs: textOf(mine, path) === textOf(base, path),
          ...(kind === 'changed' && { mine: before, theirs: after }),
        }),
      )}
      settle={(paths) =>
        onResolve(paths.reduce((words, path) => setAt(words, path, valueAt(theirs.words, path)), mine))
      }
      onTakeTheirs={() => onResolve(theirs.words)}
    />
  );
}
