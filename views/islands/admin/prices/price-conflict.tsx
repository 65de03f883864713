import { useEffect, useRef } from 'react';
import { labelOfPrice } from '../../../../src/shared/price-versions.ts';

/** More differences than these are counted instead of named. */
const namedAtMost = 8;

/** Another window saved in between: says what differs and lets the owner choose; nothing is overwritten silently. */
export function PriceConflict({
  differences,
  onKeepMine,
  onTakeTheirs,
}: {
  /** The paths of the values that differ. */
  differences: readonly string[];
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const named = differences.slice(0, namedAtMost).map(labelOfPrice).join('; ');
  const more = differences.length - namedAtMost;
  return (
    <div ref={box} className="conflict" role="alert" tabIndex={-1}>
      <h2>The prices were changed in another window</h2>
      <p>
        Nothing of yours is lost, and nothing was overwritten. These differ: {named}
        {more > 0 && ` and ${more} more`}.
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
