import { type LoaderFunction, redirect } from 'react-router';
import type { DeliveryOverview } from '../../../src/shared/admin/delivery.ts';
import type { ReleaseState } from '../../../src/shared/admin/release.ts';
import type { SiteCheckState } from '../../../src/shared/admin/site-check.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { formatBytes } from '../../../src/shared/sizes.ts';
import { defineData, readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';
import { type HealthProps, State, useAct } from './light.tsx';
import { Needs } from './needs.tsx';
import { Updates } from './release.tsx';
import { ServerSteps, SiteCheck } from './site-check.tsx';

/** Parts of the former section Delivery that aren't in Health. A redirect leaves the part after `#` to the browser's script. */
const formerParts: Readonly<Record<string, string>> = {
  '#mail-server': '/admin/email#mail-server',
  '#delivery-settings': '/admin/email#automatic-mail',
  '#delivery-backups': '/admin/backups',
};

const [load, useHealth] = defineData('The health of the site', async () => {
  const [overview, siteCheck, release, { updates, offers }] = await Promise.all([
    readJson<DeliveryOverview>('/api/admin/delivery'),
    readJson<SiteCheckState>('/api/admin/site-check'),
    readJson<ReleaseState>('/api/admin/release'),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { overview, siteCheck, release, waiting: updates.length + offers.length };
});

/** Loads the screen, or redirects if the address names a part that has moved. */
export const loader: LoaderFunction = (call) => {
  const moved = formerParts[location.hash];
  return moved ? redirect(moved) : load(call);
};

/** The Health screen: what needs the owner, and the site's checks of itself. */
export function Component() {
  const { overview, siteCheck, release, waiting } = useHealth();
  const [busy, act] = useAct();
  return (
    <div>
      <PageHeader title="Health" about="Check that leads reach you and that the website works." />
      <Needs />
      <SiteCheck state={siteCheck} alarms={overview.alarms} />
      <ServerSteps findings={siteCheck.report?.findings ?? []} />
      <OutboxState overview={overview} busy={busy} act={act} />
      <FormCheckState overview={overview} busy={busy} act={act} />
      <Updates release={release} waiting={waiting} busy={busy} act={act} />
      <DiskState overview={overview} />
    </div>
  );
}

/** The disk is full if it has an alarm (docs/operations.md). */
function DiskState({ overview: { alarms, disk } }: Pick<HealthProps, 'overview'>) {
  const alarm = alarms.find(({ id }) => id.startsWith('disk'));
  return (
    <Settings id="health-disk" title="Disk" about="Leads, photos, and backups take up space.">
      <State good={!alarm}>{alarm ? `${alarm.title}. ${alarm.text}` : 'There’s enough space.'}</State>
      {disk && (
        <p>
          {formatBytes(disk.free)} of {formatBytes(disk.total)} are free.
        </p>
      )}
    </Settings>
  );
}

function OutboxState({ overview: { outbox, alarms }, busy, act }: HealthProps) {
  const stuck = outbox.failed + outbox.unconfirmed;
  const late = alarms.some(({ id }) => id === 'outbox' || id === 'push');
  return (
    <Settings id="health-outbox" title="Messages about leads" about="Emails and notifications on their way to you.">
      <State good={!late && (outbox.mail || outbox.devices > 0)}>
        {late && 'Messages have been waiting for more than 15 minutes. '}
        {describeWays(outbox)}
      </State>
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
    </Settings>
  );
}

function FormCheckState({ overview: { formCheck }, busy, act }: HealthProps) {
  return (
    <Settings
      id="health-form-check"
      title="Daily test of the contact form"
      about="Once a day, the site sends a test message through its own form and checks that it’s saved and that the mail server accepts it."
    >
      {formCheck ? (
        <State good={!formCheck.failedStep}>
          {formCheck.failedStep
            ? `Failing since ${formatDateTime(formCheck.failingSince ?? formCheck.ranAt)}: ${formCheck.problem}`
            : `Passed ${formatDateTime(formCheck.ranAt)}.`}
        </State>
      ) : (
        <p>Not tested yet. The first test runs a minute after the site starts.</p>
      )}
      <p>
        <Button quiet disabled={busy} onClick={() => act('POST', '/api/admin/delivery/proofs')}>
          Test now
        </Button>
      </p>
    </Settings>
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
    [failed, 'failed'],
    [unconfirmed, 'unconfirmed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return told.length > 0 ? `${told.join(', ')}.` : 'No message is waiting.';
}
