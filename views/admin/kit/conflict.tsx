import { useState } from 'react';
import { focusOn } from './ask.tsx';
import { Button } from './button.tsx';

/** A value that differs between two windows. */
export interface Difference {
  /** The field's path in the record. */
  path: string;
  label: string;
  /** The two values as text; if absent, only the whole version can be chosen. */
  mine?: string;
  theirs?: string;
  /** True if theirs is proposed. */
  isTheirs?: boolean;
}

interface ConflictProps {
  /** Such as "The profile was changed in another window". */
  title: string;
  differences?: readonly Difference[];
  /** The labels of the three choices. */
  ways?: { chosen: string; mine: string; theirs: string };
  /** Continues with my values, except for the fields at these paths. */
  settle(theirs: readonly string[]): void;
  onTakeTheirs(): void;
}

const saving = { chosen: 'Save my choices', mine: 'Keep all of mine', theirs: 'Keep all of theirs' };

/** The maximum number of differences that are named. With more, only their number is shown. */
const namedAtMost = 8;
/** With more differences than this, the whole version is chosen instead of each one. */
const chosenAtMost = 24;

/** Shown when another window saved first: lists the differences and lets the owner choose. Nothing is overwritten silently. */
export function Conflict({ title, differences = [], ways = saving, settle, onTakeTheirs }: ConflictProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const isTheirs = ({ path, isTheirs = false }: Difference) => chosen[path] ?? isTheirs;
  const isByField =
    differences.length > 0 &&
    differences.length <= chosenAtMost &&
    differences.every(({ mine, theirs }) => mine !== undefined && theirs !== undefined);
  return (
    <div ref={focusOn} className="conflict card stack-1" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        Your changes aren’t lost, and nothing was overwritten.
        {differences.length > 0 && ` These differ: ${nameDifferences(differences)}.`}
      </p>
      {isByField &&
        differences.map((difference) => (
          <fieldset key={difference.path} className="form-group paper">
            <legend>{difference.label}</legend>
            {([false, true] as const).map((takes) => (
              <label key={String(takes)} className="field__choice">
                <input
                  type="radio"
                  name={`conflict-${difference.path}`}
                  checked={isTheirs(difference) === takes}
                  onChange={() => setChosen({ ...chosen, [difference.path]: takes })}
                />{' '}
                {takes ? `Theirs: ${difference.theirs}` : `Mine: ${difference.mine}`}
              </label>
            ))}
          </fieldset>
        ))}
      <div className="cluster cluster-1">
        {isByField && (
          <Button onClick={() => settle(differences.filter(isTheirs).map(({ path }) => path))}>{ways.chosen}</Button>
        )}
        <Button quiet={isByField} onClick={() => settle([])}>
          {ways.mine}
        </Button>
        <Button quiet onClick={onTakeTheirs}>
          {ways.theirs}
        </Button>
      </div>
    </div>
  );
}

function nameDifferences(differences: readonly Difference[]): string {
  const named = differences.slice(0, namedAtMost).map(({ label }) => label);
  const more = differences.length - namedAtMost;
  return more > 0 ? `${named.join('; ')} and ${more} more` : named.join('; ');
}
