import type { Ref } from 'react';
import type { PlanUndo } from '../../../src/shared/content/versions.ts';
import { formatMoment } from './local-time.ts';
import type { PlanEditing } from './plan-editing.ts';

interface LastChangeProps {
  undo: PlanUndo | undefined;
  editing: PlanEditing;
  ref?: Ref<HTMLDivElement>;
}

/** What the last change of the pages was, with its Undo, which lasts until the next one. */
export function LastChange({ undo, editing, ref }: LastChangeProps) {
  return (
    <div className="last-change" role="status" tabIndex={-1} ref={ref}>
      {undo && (
        <>
          <p className="last-change__text">
            {undo.changes.join('. ') || 'The pages were changed'}.{' '}
            <span className="last-change__by">
              {formatMoment(undo.at)}, by {undo.by.toLowerCase()}
            </span>
          </p>
          <button className="button button--quiet" type="button" onClick={() => void editing.takeBack(undo)}>
            Undo
          </button>
        </>
      )}
    </div>
  );
}
