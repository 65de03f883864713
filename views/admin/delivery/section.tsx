import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DeliveryOverview, formatMegabytes, type LinkReport } from '../../../src/shared/admin/delivery.ts';
import type { MailSettingsView } from '../../../src/shared/admin/mail-settings.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { type DeliveryCardProps, Light, LinksCard } from './links.tsx';
import { MailCard } from './mail.tsx';
import { DeliverySettingsForm } from './settings.tsx';

const [loader, useDelivery] = defineData('The state of delivery', async () => {
  const [overview, mail, links] = await Promise.all([
    readJson<DeliveryOverview>('/api/admin/delivery'),
    readJson<MailSettingsView>('/api/admin/mail'),
    readJson<LinkReport | null>('/api/admin/links'),
  ]);
  return { overview, mail, links };
});

export { loader };

/** Whether requests reach the owner, whether the form works, and whether the backups can be relied upon. */
export function Component() {
  const { overview, mail, links } = useDelivery();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function act(method: 'POST' | 'DELETE', path: string): Promise<void> {
    setBusy(true);
    await telling('Error', async () => {
      await sendJson(method, path);
      await revalidate();
    });
    setBusy(false);
  }

  return (
    <div className="delivery stack">
      <h1>Delivery</h1>
      <OutboxCard overview={overview} busy={busy} act={act} />
      <FormCheckCard overview={overview} busy={busy} act={act} />
      <DeliveryBackups overview={overview} busy={busy} act={act} />
      <LinksCard report={links} onChecked={revalidate} />
      <MailCard view={mail} onChanged={revalidate} />
      <DeliverySettingsForm settings={overview.settings} mail={overview.outbox.mail} reread={revalidate} />
    </div>
  );
}

function OutboxCard({ overview: { outbox, alarms }, busy, act }: DeliveryCardProps) {
  const stuck = outbox.failed + outbox.unconfirmed;
  const late = alarms.some(({ id }) => id === 'outbox' || id === 'push');
  return (
    <section className="admin-card card stack-2" aria-labelledby="delivery-outbox">
      <h2 id="delivery-outbox">Messages about leads</h2>
      <Light good={!late && (outbox.mail || outbox.devices > 0)}>
        {late && 'Messages have been waiting for more than 15 minutes. '}
        {describeWays(outbox)}
      </Light>
      <p>
        {countMessages(outbox)}
        {outbox.lastSentAt && ` The last one left on ${formatDateTime(outbox.lastSentAt)}.`}
      </p>
      {outbox.lastError && <p>Last failure: {outbox.lastError}</p>}
      {stuck > 0 && (
        <p className="cluster cluster-1">
          <Button disabled={busy} onClick={() => act('POST', '/api/admin/delivery/retries')}>
            Send them again
          </Button>
          <Button quiet disabled={busy} onClick={() => act('DELETE', '/api/admin/delivery/failures')}>
            I have read those leads
          </Button>
        </p>
      )}
    </section>
  );
}

function FormCheckCard({ overview: { formCheck }, busy, act }: DeliveryCardProps) {
  return (
    <section className="admin-card card stack-2" aria-labelledby="delivery-form-check">
      <h2 id="delivery-form-check">Daily test of the contact form</h2>
      <p>
        Once a day, the site sends itself a message through its own form and makes sure that it reaches the disk and the
        mail server.
      </p>
      {formCheck ? (
        <Light good={!formCheck.failedStep}>
          {formCheck.failedStep
            ? `Failing since ${formatDateTime(formCheck.failingSince ?? formCheck.ranAt)}: ${formCheck.problem}`
            : `Passed ${formatDateTime(formCheck.ranAt)}.`}
        </Light>
      ) : (
        <p>Not tested yet; the first test runs a minute after the start.</p>
      )}
      <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/delivery/proofs')}>
        Test it now
      </Button>
    </section>
  );
}

function describeWays({ mail, devices }: DeliveryOverview['outbox']): string {
  const ringing = devices === 1 ? 'One device rings.' : `${devices} devices ring.`;
  if (mail) return devices > 0 ? `Email is on. ${ringing}` : 'Email is on.';
  if (devices > 0) return `No mail server is set. ${ringing}`;
  return 'No mail server is set, so nobody is notified of new leads. They are in the list of leads.';
}

function countMessages({ queued, held, failed, unconfirmed }: DeliveryOverview['outbox']): string {
  const counts = [
    [queued, 'waiting'],
    [held, 'held in the spam tray'],
    [failed, 'given up'],
    [unconfirmed, 'never confirmed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return told.length > 0 ? `${told.join(', ')}.` : 'No message is waiting.';
}

/** The list of backups, when the newest was last test-restored, and its download. */
function DeliveryBackups({ overview: { backups, backupFailure, alarms }, busy, act }: DeliveryCardProps) {
  const [newest] = backups;
  const proven = backups.find(({ provenAt }) => provenAt);
  const isAlarming = alarms.some(({ id }) => id === 'backup');
  return (
    <section className="admin-card card stack-2" aria-labelledby="delivery-backups">
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
        <ul className="delivery__backups stack-0 wraps">
          {backups.map(({ file, createdAt, bytes, leads, files, problem }) => (
            <li key={file}>
              {formatDateTime(createdAt)}: {leads} leads, {files} files, {formatMegabytes(bytes)}
              {problem && <strong> {problem}</strong>}
            </li>
          ))}
        </ul>
      )}
      <p className="cluster cluster-1">
        <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/backups')}>
          Back up now
        </Button>
        {newest && (
          <>
            <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/backups/proofs')}>
              Test the newest again
            </Button>
            <a className="tap" href="/api/admin/backups/newest" download>
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
