import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DeliveryOverview, formatMegabytes, type LinkReport } from '../../../src/shared/admin/delivery.ts';
import type { MailSettingsView } from '../../../src/shared/admin/mail-settings.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { type DeliveryCardProps, Light, LinksCard } from './links.tsx';
import { MailCard } from './mail.tsx';
import { NeedsCard } from './needs.tsx';
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

/** The Delivery screen: messages about leads, the contact form, backups, and links. */
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
      <PageHeader title="Delivery" about="Check that leads reach you, the contact form works, and backups are good." />
      <NeedsCard />
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
        {outbox.lastSentAt && ` Last sent ${formatDateTime(outbox.lastSentAt)}.`}
      </p>
      {outbox.lastError && <p>Last failure: {outbox.lastError}</p>}
      {stuck > 0 && (
        <p className="cluster cluster-1">
          <Button disabled={busy} onClick={() => act('POST', '/api/admin/delivery/retries')}>
            Try again now
          </Button>
          <Button quiet disabled={busy} onClick={() => act('DELETE', '/api/admin/delivery/failures')}>
            Dismiss these messages
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
        Once a day, the site sends a test message through its own form and checks that it’s saved and that the mail
        server accepts it.
      </p>
      {formCheck ? (
        <Light good={!formCheck.failedStep}>
          {formCheck.failedStep
            ? `Failing since ${formatDateTime(formCheck.failingSince ?? formCheck.ranAt)}: ${formCheck.problem}`
            : `Passed ${formatDateTime(formCheck.ranAt)}.`}
        </Light>
      ) : (
        <p>Not tested yet. The first test runs a minute after the site starts.</p>
      )}
      <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/delivery/proofs')}>
        Test now
      </Button>
    </section>
  );
}

function describeWays({ mail, devices }: DeliveryOverview['outbox']): string {
  const ringing =
    devices === 1 ? 'Notifications are on for one device.' : `Notifications are on for ${devices} devices.`;
  if (mail) return devices > 0 ? `Email is on. ${ringing}` : 'Email is on.';
  if (devices > 0) return `No mail server is set up. ${ringing}`;
  return 'No mail server is set up, so no one is notified about new leads. You’ll only see them in your list.';
}

function countMessages({ queued, held, failed, unconfirmed }: DeliveryOverview['outbox']): string {
  const counts = [
    [queued, 'waiting'],
    [held, 'held as spam'],
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
              Test the latest again
            </Button>
            <a className="tap" href="/api/admin/backups/newest" download>
              Download the latest
            </a>
          </>
        )}
      </p>
      <p>A backup contains every lead, every picture, and the site’s keys. Keep it as safe as the site itself.</p>
    </section>
  );
}

const untested = (count: number) =>
  count > 0 ? 'No backup has been tested yet.' : 'No backups yet. The site makes one every night.';
