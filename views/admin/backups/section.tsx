import type { CopiesView } from '../../../src/shared/admin/copies.ts';
import type { DeliveryOverview } from '../../../src/shared/admin/delivery.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { formatBytes } from '../../../src/shared/sizes.ts';
import { defineData, readJson } from '../api.ts';
import { Light, useAct } from '../health/light.tsx';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';
import { CopiesElsewhere } from './copies.tsx';

const [loader, useBackups] = defineData('The backups', async () => {
  const [overview, copies] = await Promise.all([
    readJson<DeliveryOverview>('/api/admin/delivery'),
    readJson<CopiesView>('/api/admin/copies'),
  ]);
  return { ...overview, copies };
});

export { loader };

/** The Backups screen: the list of backups, the test restore, the download, and copies elsewhere. */
export function Component() {
  const { backups, backupFailure, alarms, copies } = useBackups();
  const [busy, act] = useAct();
  const [newest] = backups;
  const proven = backups.find(({ provenAt }) => provenAt);
  const isAlarming = alarms.some(({ id }) => id === 'backup');
  return (
    <div>
      <PageHeader
        title="Backups"
        about="A backup contains every lead, every picture, and the site’s keys. Keep it as safe as the site itself."
      >
        <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/backups')}>
          Back up now
        </Button>
      </PageHeader>
      <Settings
        id="backup-state"
        title="Test restore"
        about="The site restores the newest backup to a spare folder, to be sure that it’s complete."
      >
        {proven || backupFailure || isAlarming ? (
          <Light good={!isAlarming}>
            {proven?.provenAt ? `Last test restore ${formatDateTime(proven.provenAt)}.` : untested(backups.length)}
            {backupFailure && ` The last try failed: ${backupFailure}`}
          </Light>
        ) : (
          <p>{untested(backups.length)}</p>
        )}
        {newest && (
          <p>
            <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/backups/proofs')}>
              Test the latest again
            </Button>
          </p>
        )}
      </Settings>
      <Settings id="backup-list" title="Stored backups" about="The latest is at the top.">
        {newest ? (
          <>
            <ul className="rows wraps">
              {backups.map(({ file, createdAt, bytes, leads, files, problem }) => (
                <li key={file} className="entry block">
                  <strong>{formatDateTime(createdAt)}</strong>{' '}
                  <span className="hint block">
                    {leads} leads, {files} files, {formatBytes(bytes)}
                  </span>
                  {problem && <strong className="wrong">{problem}</strong>}
                </li>
              ))}
            </ul>
            <p>
              <a className="tap" href="/api/admin/backups/newest" download>
                Download the latest
              </a>
            </p>
          </>
        ) : (
          <p>No backups yet.</p>
        )}
      </Settings>
      <CopiesElsewhere copies={copies} />
    </div>
  );
}

const untested = (count: number) =>
  count > 0 ? 'No backup has been tested yet.' : 'No backups yet. The site makes one every night.';
