import { useEffect } from 'react';
import { InputField } from '../../components/field.tsx';
import { useKept } from '../kept.ts';
import { formatMoment } from './local-time.ts';

interface SchedulePanelProps {
  /** Of the document. */
  id: string;
  /** The moment that is set, in ISO 8601; null where there is none. */
  scheduled: string | null;
  onSchedule(at: string): void;
  onCancel(): void;
}

/** Publishes the draft by itself at a moment; what is written after that is not part of it. */
export function SchedulePanel({ id, scheduled, onSchedule, onCancel }: SchedulePanelProps) {
  const [moment, setMoment, forget] = useKept(`schedule:${id}`, '');
  // Once it is set, the form begins anew.
  useEffect(() => {
    if (scheduled) forget();
  }, [scheduled, forget]);
  if (scheduled)
    return (
      <div className="words-place">
        <p>
          The draft as you scheduled it goes live on {formatMoment(scheduled)}. What you write now is not part of it.
        </p>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          Take it off
        </button>
      </div>
    );
  return (
    <div className="words-place">
      <InputField
        id="schedule-at"
        label="Day and time"
        type="datetime-local"
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
      />
      <button
        className="button button--quiet"
        type="button"
        disabled={!moment}
        onClick={() => onSchedule(new Date(moment).toISOString())}
      >
        Publish at this time
      </button>
    </div>
  );
}
