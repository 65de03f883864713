import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ChangeEntry, type ChangeSubject, describeChange } from '../../src/shared/admin/changes.ts';
import { formatDay, formatTime } from '../../src/shared/dates.ts';
import { groupBy } from '../../src/shared/groups.ts';
import { SelectField } from '../components/field.tsx';
import { telling } from '../islands/failure.ts';
import { defineData, readJson } from './api.ts';
import { Button } from './kit/button.tsx';
import { PageHeader } from './kit/page-header.tsx';

/** Page size of the response. A shorter response means that the log ends here. */
const pageLength = 50;

const [loader, useLog] = defineData('The log of changes', async ({ request }) => {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';
  const [newest, subjects] = await Promise.all([
    readLines(subject),
    readJson<ChangeSubject[]>('/api/admin/changes/subjects').catch(() => []),
  ]);
  return { newest, subjects };
});

export { loader };

/**
 * @param subject shows only this subject's entries; empty shows all
 * @param before returns only entries with lower numbers; omitted for the newest
 */
function readLines(subject: string, before?: number): Promise<ChangeEntry[]> {
  const query = { ...(subject && { subject }), ...(before !== undefined && { before: String(before) }) };
  return readJson(`/api/admin/changes?${new URLSearchParams(query)}`);
}

/** The activity log (docs/product.md, "Activity"). The filter is part of the address, so that other screens can link to it. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { newest, subjects } = useLog();
  const subject = query.get('subject') ?? '';
  return (
    <div className="activity stack-2">
      <PageHeader
        title="Activity"
        about="Who changed what, and when. The newest is at the top. Entries are deleted after 400 days."
      />
      <SelectField
        id="activity-subject"
        label="Show"
        value={subject}
        onChange={({ target }) =>
          setQuery(target.value ? { subject: target.value } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <option value="">Everything</option>
        {withChosen(subjects, subject).map((each) => (
          <option key={each.subject} value={each.subject}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <Days key={`${subject} ${newest[0]?.id}`} newest={newest} subject={subject} />
    </div>
  );
}

/** Keeps the address's subject in the list while the list loads, and when the subject has no entries left. */
function withChosen(subjects: readonly ChangeSubject[], chosen: string): readonly ChangeSubject[] {
  if (!chosen || subjects.some(({ subject }) => subject === chosen)) return subjects;
  return [{ subject: chosen, name: chosen }, ...subjects];
}

function Days({ newest, subject }: { newest: readonly ChangeEntry[]; subject: string }) {
  const [older, setOlder] = useState<readonly ChangeEntry[]>([]);
  const [isWhole, setIsWhole] = useState(newest.length < pageLength);
  const [isReading, setIsReading] = useState(false);
  const entries = [...newest, ...older];

  async function readOlder(): Promise<void> {
    setIsReading(true);
    await telling('Not loaded', async () => {
      const lines = await readLines(subject, entries.at(-1)?.id);
      setOlder([...older, ...lines]);
      setIsWhole(lines.length < pageLength);
    });
    setIsReading(false);
  }

  if (entries.length === 0) return <p>No changes yet.</p>;
  return (
    <>
      {[...groupBy(entries, ({ at }) => formatDay(new Date(at)))].map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <h2 className="activity__day">{day}</h2>
          <ol className="card rows">
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ol>
        </section>
      ))}
      {!isWhole && (
        <Button quiet aria-disabled={isReading} onClick={() => !isReading && void readOlder()}>
          {isReading ? 'Loading...' : 'Show older changes'}
        </Button>
      )}
    </>
  );
}

function Line(line: ChangeEntry) {
  const place = placeOf(line);
  return (
    <li className="entry activity__line">
      <div>
        <p className="wraps">{describeChange(line)}</p>
        <p className="hint">
          {line.by}, <time dateTime={line.at}>{formatTime(new Date(line.at))}</time>
        </p>
      </div>
      {place && (
        <Link className="tap" to={place.to} aria-label={`${place.label} of ${line.name}`}>
          {place.label}
        </Link>
      )}
    </li>
  );
}

/** The address of a line's versions. */
function placeOf({ subject, document }: ChangeEntry): { to: string; label: string } | undefined {
  const path = ['profile', 'templates'].includes(subject) ? `/admin/${subject}` : `/admin/site/${subject}`;
  return document ? { to: `${path}#history`, label: 'History' } : undefined;
}
