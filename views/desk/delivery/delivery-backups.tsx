import { formatDateTime } from '../../../src/shared/dates.ts';
import { type DeliveryCardProps, Light } from './delivery-card.tsx';

/** The list of backups, when the newest was last test-restored, and its download. */
export function DeliveryBackups({ overview: { backups, backupFailure, alarms }, busy, act }: DeliveryCardProps) {
  const [newest] = backups;
  const proven = backups.find(({ provenAt }) => provenAt);
  const isAlarming = alarms.some(({ id }) => id === 'backup');
  return (
    <section className="admin-card" aria-labelledby="delivery-backups">
      <h2 id="delivery-backups">Backups</h2>
      {proven || backupFailure || isAlarming ? (
        <Light good={!isAlarming}>
          {proven?.provenAt ? `Last test restore ${formatDateTime(proven.provenAt)}.` : untested(backups.length)}
          {backupFailure && ` The last try failed: ${backupFailure}`}
        </Light>
      ) : (
        <p>{untested(backups.length)}</p>
      )}
      {backups.length > 0 && (
        <ul className="delivery__backups">
          {backups.map(({ file, createdAt, bytes, leads, files, problem }) => (
            <li key={file}>
              {formatDateTime(createdAt)}: {leads} leads, {files} files, {formatMegabytes(bytes)}
              {problem && <strong> {problem}</strong>}
            </li>
          ))}
        </ul>
      )}
      <p className="delivery__actions">
        <button
          className="button button--quiet"
          type="button"
          disabled={busy}
          onClick={() => act('POST', '/api/admin/backups')}
        >
          Back up now
        </button>
        {newest && (
          <>
            <button
              className="button button--quiet"
              type="button"
              disabled={busy}
              onClick={() => act('POST', '/api/admin/backups/proofs')}
            >
              Test the newest again
            </button>
            <a href="/api/admin/backups/newest" download>
              Download the newest
            </a>
          </>
        )}
      </p>
      <p>A backup holds every lead, every picture and the keys of this site. Keep it as safe as the site itself.</p>
    </section>
  );
}

const untested = (count: number) =>
  count > 0 ? 'No backup was tested yet.' : 'No backup yet. One is made every night.';

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
