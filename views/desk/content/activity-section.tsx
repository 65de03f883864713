import { useState } from 'react';
import { type ChangeEntry, type ChangeSubject, describeChange } from '../../../src/shared/changes.ts';
import { formatDay } from '../../../src/shared/dates.ts';
import { groupBy } from '../../../src/shared/groups.ts';
import { SelectField } from '../../components/field.tsx';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import { type ActivityLog, useActivityLog } from './activity-log.ts';

/** Who changed what, and when (docs/product.md, "Activity"). The filter stands in the address, so that other screens can lead to it. */
export function ActivitySection() {
  const [subject, setSubject] = useState(() => new URLSearchParams(location.search).get('subject') ?? '');
  const subjects = useAdminJson<ChangeSubject[]>('/api/admin/changes/subjects');
  const log = useActivityLog(subject);

  function choose(chosen: string): void {
    setSubject(chosen);
    window.history.replaceState(
      window.history.state,
      '',
      chosen ? `?${new URLSearchParams({ subject: chosen })}` : location.pathname,
    );
  }

  return (
    <div className="activity">
      <h1>Activity</h1>
      <p>Who changed what, and when. The newest is at the top. Lines are deleted after 400 days.</p>
      <SelectField id="activity-subject" label="Show" value={subject} onChange={(event) => choose(event.target.value)}>
        <option value="">Everything</option>
        {withChosen(subjects.value ?? [], subject).map((each) => (
          <option key={each.subject} value={each.subject}>
            {each.name}
          </option>
        ))}
      </SelectField>
      {log.entries && <Days log={log} entries={log.entries} />}
      {!log.entries && !log.error && <p className="admin-loading">Loading...</p>}
      {log.error ? <LoadFailure what="The log of changes" onReload={() => void log.read()} /> : null}
    </div>
  );
}

/** A subject that an address names stands in the list before the list has arrived, or where it has no lines any more. */
function withChosen(subjects: readonly ChangeSubject[], chosen: string): readonly ChangeSubject[] {
  if (!chosen || subjects.some(({ subject }) => subject === chosen)) return subjects;
  return [{ subject: chosen, name: chosen }, ...subjects];
}

function Days({ log, entries }: { log: ActivityLog; entries: readonly ChangeEntry[] }) {
  if (entries.length === 0) return <p className="activity__empty">Nothing has been changed yet.</p>;
  return (
    <>
      {[...groupBy(entries, ({ at }) => formatDay(new Date(at)))].map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <h2 className="activity__day">{day}</h2>
          <ol className="activity__lines">
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ol>
        </section>
      ))}
      {!log.isWhole && !log.error && (
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={log.isReading}
          onClick={() => !log.isReading && void log.read()}
        >
          {log.isReading ? 'Loading...' : 'Show older changes'}
        </button>
      )}
    </>
  );
}

function Line(line: ChangeEntry) {
  const place = placeOf(line);
  return (
    <li className="activity__line">
      <p className="activity__what">{describeChange(line)}</p>
      <p className="activity__who">
        {line.by}, <time dateTime={line.at}>{formatTime(line.at)}</time>
      </p>
      {place && (
        <a className="activity__place" href={place.href} aria-label={`${place.label} of ${line.name}`}>
          {place.label}
        </a>
      )}
    </li>
  );
}

/** Where a line's versions are. */
function placeOf({ subject, document }: ChangeEntry): { href: string; label: string } | undefined {
  const path = subject === 'profile' ? '/admin/profile' : `/admin/site/${subject}`;
  return document ? { href: `${path}#history`, label: 'History' } : undefined;
}

const formatTime = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\u202f/g, ' ');
