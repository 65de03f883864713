import { Link } from 'react-router';
import type { ReleaseState } from '../../../src/shared/admin/release.ts';
import { formatDayOf } from '../../../src/shared/dates.ts';
import { Button } from '../kit/button.tsx';
import { Settings } from '../kit/settings.tsx';
import type { HealthProps } from './light.tsx';

interface UpdatesProps extends Pick<HealthProps, 'busy' | 'act'> {
  release: ReleaseState;
  /** The number of pages with new text to review. */
  waiting: number;
}

/** The running version, and after an update what changed. */
export function Updates({ release: { version, news }, waiting, busy, act }: UpdatesProps) {
  return (
    <Settings
      id="health-updates"
      title="Updates"
      about="A site update can bring new text and pages. You choose what to use."
    >
      <p>This site runs version {version}.</p>
      {news.map(({ version: newer, date, items }) => (
        <details key={newer}>
          <summary>
            New in {newer}
            {date && ` (${formatDayOf(date)})`}
          </summary>
          <ul className="rows wraps">
            {items.map((item) => (
              <li key={item} className="entry block">
                {item}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {news.length > 0 && (
        <p>
          <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/release/seen')}>
            Got it
          </Button>
        </p>
      )}
      {waiting === 0 ? (
        <p>No new text or pages to review.</p>
      ) : (
        <p>
          {waiting === 1 ? '1 page has' : `${waiting} pages have`} new text to review.{' '}
          <Link to="/admin/site">Open Pages</Link>
        </p>
      )}
    </Settings>
  );
}
