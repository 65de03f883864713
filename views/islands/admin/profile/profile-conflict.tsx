import { useEffect, useRef } from 'react';
import type { Profile } from '../../../../src/shared/profile.ts';
import { listDifferences } from './profile-fields.ts';

/** Another window saved in between: says what differs and lets the owner choose; nothing is overwritten silently. */
export function ProfileConflict({
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  mine: Profile;
  theirs: Profile;
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="conflict" role="alert" tabIndex={-1}>
      <h2>The profile was changed in another window</h2>
      <p>
        Nothing of yours is lost, and nothing was overwritten. These differ: {listDifferences(mine, theirs).join(', ')}.
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
