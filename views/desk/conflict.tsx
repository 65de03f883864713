import { useEffect, useRef } from 'react';

/** Another window saved in between: says what differs and lets the owner choose; nothing is overwritten silently. */
export function Conflict({
  title,
  differences = [],
  onKeepMine,
  onTakeTheirs,
}: {
  /** Such as "The profile was changed in another window". */
  title: string;
  /** The labels of what differs, where it is known. */
  differences?: readonly string[];
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="conflict" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        Nothing of yours is lost, and nothing was overwritten.
        {differences.length > 0 && ` These differ: ${nameDifferences(differences)}.`}
      </p>
      <div className="conflict__actions">
        <button className="button" type="button" onClick={onKeepMine}>
          Save mine over it
        </button>
        <button className="button button--quiet" type="button" onClick={onTakeTheirs}>
          Take the other one
        </button>
      </div>
    </div>
  );
}

/** More differences than these are counted instead of named. */
const namedAtMost = 8;

function nameDifferences(differences: readonly string[]): string {
  const named = differences.slice(0, namedAtMost).join('; ');
  const more = differences.length - namedAtMost;
  return more > 0 ? `${named} and ${more} more` : named;
}
