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
  const [newest, subjects, people] = await Promise.all([
    readLines(readFilter(new URL(request.url).searchParams)),
    readJson<ChangeSubject[]>('/api/admin/changes/subjects').catch(() => []),
    readJson<string[]>('/api/admin/changes/people').catch(() => []),
  ]);
  return { newest, subjects, people };
});

export { loader };

/** Entries to show; an empty value shows all. */
interface Filter {
  subject: string;
  /** The name of a person. */
  by: string;
}

const readFilter = (query: URLSearchParams): Filter => ({
  subject: query.get('subject') ?? '',
  by: query.get('by') ?? '',
});

/** Returns the query of a filter, without its empty values. */
const toQuery = ({ subject, by }: Filter) => ({ ...(subject && { subject }), ...(by && { by }) });

/** @param before returns only entries with lower numbers; omitted for the newest */
function readLines(filter: Filter, before?: number): Promise<ChangeEntry[]> {
  const query = { ...toQuery(filter), ...(before !== undefined && { before: String(before) }) };
  return readJson(`/api/admin/changes?${new URLSearchParams(query)}`);
}

/** The activity log (docs/product.md, "Activity"). The filter is part of the address, so that other screens can link to it. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { newest, subjects, people } = useLog();
  const filter = readFilter(query);
  const { subject, by } = filter;
  const choose = (choice: Partial<Filter>) =>
    setQuery(toQuery({ ...filter, ...choice }), { replace: true, preventScrollReset: true });
  return (
    <div className="activity stack-2">
      <PageHeader
        title="Activity"
        about="Who changed what, and when. The newest is at the top. Entries are deleted after 400 days."
      />
      <div className="columns columns-few">
        <SelectField
          id="activity-subject"
          label="Show"
          value={subject}
          onChange={({ target }) => choose({ subject: target.value })}
        >
          <option value="">Everything</option>
          {withChosen(subjects, subject).map((each) => (
            <option key={each.subject} value={each.subject}>
              {each.name}
            </option>
          ))}
        </SelectField>
        {(people.length > 1 || by) && (
          <SelectField
            id="activity-by"
            label="Person"
            value={by}
            onChange={({ target }) => choose({ by: target.value })}
          >
            <option value="">Everyone</option>
            {[...new Set([...people, ...(by ? [by] : [])])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
      </div>
      <Days key={`${subject} ${by} ${newest[0]?.id}`} newest={newest} filter={filter} />
    </div>
  );
}

/** Lists the address's subject even while the list loads, and if the subject has no entries left. */
function withChosen(subjects: readonly ChangeSubject[], chosen: string): readonly ChangeSubject[] {
  if (!chosen || subjects.some(({ subject }) => subject === chosen)) return subjects;
  return [{ subject: chosen, name: chosen }, ...subjects];
}

function Days({ newest, filter }: { newest: readonly ChangeEntry[]; filter: Filter }) {
  const [older, setOlder] = useState<readonly ChangeEntry[]>([]);
  const [isWhole, setIsWhole] = useState(newest.length < pageLength);
  const [isReading, setIsReading] = useState(false);
  const entries = [...newest, ...older];

  async function readOlder(): Promise<void> {
    setIsReading(true);
    await telling('Not loaded', async () => {
      const lines = await readLines(filter, entries.at(-1)?.id);
      setOlder([...older, ...lines]);
      setIsWhole(lines.length < pageLength);
    });
    setIsReading(false);
  }

  if (entries.length === 0) return <p>{filter.subject || filter.by ? 'No changes match.' : 'No changes yet.'}</p>;
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

/** Returns the address of the versions that a line is about. */
function placeOf({ subject, document }: ChangeEntry): { to: string; label: string } | undefined {
  const path = ['profile', 'templates'].includes(subject) ? `/admin/${subject}` : `/admin/site/${subject}`;
  return document ? { to: `${path}#history`, label: 'History' } : undefined;
}
