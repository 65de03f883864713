import type { CrewDay } from '../../../src/shared/lead/crew-day.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { describeDay, describeHours } from '../zoned-time.ts';
import { PhoneLink } from './phone-link.tsx';

const [loader, useDay] = defineData('Today’s jobs', () => readJson<CrewDay>('/api/admin/today'));

export { loader };

/** The crew's screen: today's appointments, won jobs, and the upload pages. */
export function Component() {
  const { today, timeZone, visits, jobs } = useDay();
  return (
    <div className="stack">
      <PageHeader title="Today" about={describeDay(today)}>
        <a className="button button--quiet" href="/upload-images">
          Upload photos
        </a>
        <a className="button button--quiet" href="/upload-catalog">
          Upload the catalog
        </a>
      </PageHeader>
      <section className="stack-1" aria-labelledby="today-title">
        <h2 id="today-title">Appointments</h2>
        {visits.length === 0 ? (
          <p className="empty">No appointments today.</p>
        ) : (
          <ol className="card rows">
            {visits.map(({ id, name, startsAt, minutes, phone, address, note }) => (
              <li key={id} className="pad wraps">
                <p>
                  <time className="strong tabular" dateTime={startsAt}>
                    {describeHours(startsAt, minutes, timeZone)}
                  </time>{' '}
                  {name}
                </p>
                <Place address={address} phone={phone} />
                {note && <p className="hint lines">{note}</p>}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section className="stack-1" aria-labelledby="jobs-title">
        <h2 id="jobs-title">Won jobs</h2>
        {jobs.length === 0 ? (
          <p className="empty">No won jobs yet.</p>
        ) : (
          <ol className="card rows">
            {jobs.map(({ id, name, service, phone, address }) => (
              <li key={id} className="pad wraps">
                <p>
                  <span className="strong">{name}</span>
                  {service && `, ${service}`}
                </p>
                <Place address={address} phone={phone} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** The address of the yard, and the phone number. */
function Place({ address, phone }: { address: string; phone: string }) {
  return (
    <p className="cluster">
      {address && (
        <a className="tap" href={`https://maps.google.com/?q=${encodeURIComponent(address)}`} rel="noreferrer">
          {address}
        </a>
      )}
      {phone && <PhoneLink phone={phone} className="tap" />}
    </p>
  );
}
