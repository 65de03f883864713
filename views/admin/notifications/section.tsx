import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeliveryOverview } from '../../../src/shared/admin/delivery.ts';
import type { EndedDevice, PushDevice, PushOverview, PushTestResult } from '../../../src/shared/admin/push.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { DigestChoice } from '../../../src/shared/lead/next-step.ts';
import { telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Settings } from '../kit/settings.tsx';
import { addDevice, type Device, type DeviceAbility, deleteDevice, isAppleMobile, readDevice } from './device.ts';
import { WebhookSettings } from './webhook.tsx';

const path = '/api/admin/notifications';

const [loader, useNotifications] = defineData('The devices', async () => {
  const [overview, digest, delivery, device] = await Promise.all([
    readJson<PushOverview>(path),
    readJson<DigestChoice>('/api/admin/digest'),
    readJson<DeliveryOverview>('/api/admin/delivery').catch(undefinedIfForbidden),
    readDevice(),
  ]);
  return { overview, digest, settings: delivery?.settings, device };
});

export { loader };

/** Only owners manage the webhook. */
function undefinedIfForbidden(error: unknown): undefined {
  if (!(error instanceof ResponseError) || error.status !== 403) throw error;
}

/** The devices that are notified of new leads, and the state of this one. */
export function Component() {
  const { overview, digest, settings, device } = useNotifications();
  const { revalidate } = useRevalidator();
  const isListed = overview.devices.some(({ endpoint }) => endpoint === device.endpoint);
  return (
    <div>
      <PageHeader
        title="Notifications"
        about="Get a notification on your phone and computer for each new lead, with the name, service, and town. Tap it to open the lead."
      />
      <ThisDevice device={device} isListed={isListed} publicKey={overview.publicKey} onChanged={revalidate} />
      <EndedDevices ended={overview.ended} onChanged={revalidate} />
      <DeviceList overview={overview} device={device} onChanged={revalidate} />
      <DailyEmail digest={digest} onChanged={revalidate} />
      {!isAppleMobile() && (
        <Settings id="notifications-iphone" title="Your iPhone">
          <HomeScreenSteps />
        </Settings>
      )}
      {settings && <WebhookSettings settings={settings} reread={revalidate} />}
    </div>
  );
}

/** The person's switch for the daily email about due steps. */
function DailyEmail({ digest: { isOn, email }, onChanged }: { digest: DigestChoice; onChanged(): Promise<void> }) {
  const to = email === undefined ? 'the addresses that get new leads' : email;

  async function choose(): Promise<void> {
    await telling('Not saved', async () => {
      await sendJson<DigestChoice>('PUT', '/api/admin/digest', { isOn: !isOn });
      await onChanged();
    });
  }

  return (
    <Settings
      id="notifications-digest"
      title="Daily email"
      about="The next steps that are due that day, at 7:30 AM. There is no email on a day without any, or on a day off."
    >
      <p className="wraps">{isOn ? `It goes to ${to}.` : 'It’s off for you.'}</p>
      <Button quiet onClick={() => void choose()}>
        {isOn ? 'Turn off the daily email' : 'Turn on the daily email'}
      </Button>
    </Settings>
  );
}

interface ThisDeviceProps {
  device: Device;
  isListed: boolean;
  publicKey: string;
  onChanged(): Promise<void>;
}

function ThisDevice({ device: { ability }, isListed, publicKey, onChanged }: ThisDeviceProps) {
  const [isAsking, setIsAsking] = useState(false);

  async function add(): Promise<void> {
    setIsAsking(true);
    await telling('Not added', async () => {
      const added = await addDevice(publicKey);
      await onChanged();
      if (added) addToast({ title: 'Success', description: 'This device gets a notification for each new lead.' });
      if (added?.twin && (await ask(isSameDevice(added.twin.name)))) {
        await sendJson<PushOverview>('DELETE', `${path}/devices/${added.twin.id}`);
        await onChanged();
      }
    });
    setIsAsking(false);
  }

  return (
    <Settings id="notifications-device" title="This device">
      {ability === 'home-screen' && <HomeScreenSteps />}
      {ability !== 'home-screen' && ability !== 'able' && <p>{obstacles[ability]}</p>}
      {ability === 'able' && isListed && <p>This device gets a notification for each new lead.</p>}
      {ability === 'able' && !isListed && (
        <Button aria-disabled={isAsking} onClick={() => !isAsking && void add()}>
          {isAsking ? 'Asking...' : 'Turn on notifications for this device'}
        </Button>
      )}
    </Settings>
  );
}

/** A tab and an installed app on one phone have separate subscriptions, and the site can't tell them apart. */
const isSameDevice = (name: string) => ({
  title: `Is “${name}” this device?`,
  text: 'If so, you’d get two notifications per lead.',
  yes: 'Yes, same device',
  no: 'No, different device',
});

const obstacles: Record<Exclude<DeviceAbility, 'able' | 'home-screen'>, string> = {
  blocked:
    'Notifications from this website are blocked on this device. Allow them in your browser’s settings or your phone’s notification settings, then open this page again.',
  insecure: 'Notifications only work when this page’s address starts with https://.',
  unable:
    'This browser can’t show notifications. Use Chrome, Edge, Firefox, or Safari in a regular window, not a private one.',
};

/** iPhones show notifications only for apps on the home screen (iOS 16.4). */
function HomeScreenSteps() {
  return (
    <>
      <p>On an iPhone, first add this page to your home screen.</p>
      <ol>
        <li>
          In Safari, tap <strong>Share</strong>, the square with the arrow.
        </li>
        <li>
          Tap <strong>Add to Home Screen</strong>.
        </li>
      </ol>
      <p>Then open it from the home screen, sign in, and come back to this page to find the button.</p>
    </>
  );
}

/** Lists the devices that push services refuse, with the reason, until the owner adds the device again or removes it. */
function EndedDevices({ ended, onChanged }: { ended: readonly EndedDevice[]; onChanged(): Promise<void> }) {
  if (ended.length === 0) return null;

  async function remove({ id }: EndedDevice): Promise<void> {
    await telling('Not removed', async () => {
      await sendJson<PushOverview>('DELETE', `${path}/devices/${id}`);
      await onChanged();
    });
  }

  return (
    <Settings
      id="notifications-ended"
      title="Devices that no longer get notifications"
      about="Open this page on the device and tap “Turn on notifications for this device”, or remove it."
    >
      <ul className="rows-below">
        {ended.map((each) => (
          <li key={each.id} className="entry">
            <p className="wraps">
              <strong>{each.name}</strong>
              <br />
              {each.reason} <span className="hint">Since {formatDateTime(each.endedAt)}</span>
            </p>
            <Button quiet about={each.name} onClick={() => void remove(each)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Settings>
  );
}

interface DeviceListProps {
  overview: PushOverview;
  device: Device;
  onChanged(): Promise<void>;
}

function DeviceList({ overview: { devices }, device, onChanged }: DeviceListProps) {
  const [isTesting, setIsTesting] = useState(false);
  const [results, setResults] = useState<readonly PushTestResult[]>([]);

  async function test(): Promise<void> {
    setIsTesting(true);
    setResults([]);
    await telling('Not sent', async () => setResults(await sendJson<PushTestResult[]>('POST', `${path}/tests`)));
    await onChanged();
    setIsTesting(false);
  }

  async function remove({ id, name, endpoint }: PushDevice): Promise<void> {
    if (
      !(await ask({
        title: `Remove ${name}?`,
        text: 'It will stop getting notifications.',
        yes: 'Remove',
        no: 'Keep',
        danger: true,
      }))
    )
      return;
    await telling('Not removed', async () => {
      await sendJson<PushOverview>('DELETE', `${path}/devices/${id}`);
      if (endpoint === device.endpoint) await deleteDevice();
      await onChanged();
    });
  }

  return (
    <Settings id="notifications-devices" title="Devices with notifications">
      {devices.length === 0 ? (
        <p>No devices yet.</p>
      ) : (
        <>
          <ul className="rows-below">
            {devices.map((each) => (
              <li key={each.id} className="entry">
                <p className="wraps">
                  <strong>{each.name}</strong>
                  {each.endpoint === device.endpoint && ' (this device)'}
                  <br />
                  <span className="hint">{describeDevice(each)}</span>
                  {each.person && <span className="hint block">Added by {each.person}</span>}
                  {each.silentSince && (
                    <strong className="block">{`No response since ${formatDateTime(each.silentSince)}`}</strong>
                  )}
                </p>
                <Button quiet about={each.name} onClick={() => remove(each)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <Button quiet aria-disabled={isTesting} onClick={() => !isTesting && void test()}>
            {isTesting ? 'Sending...' : 'Send a test'}
          </Button>
        </>
      )}
      <ul role="status" className="notifications__results stack-0 wraps">
        {results.map(({ name, error }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two devices may have the same name, and the list is never reordered
          <li key={index}>{error ? `${name}: ${error}` : `${name}: sent`}</li>
        ))}
      </ul>
    </Settings>
  );
}

function describeDevice({ sentAt, addedAt }: PushDevice): string {
  return sentAt ? `Last notification ${formatDateTime(sentAt)}` : `Added ${formatDateTime(addedAt)}, none sent yet`;
}
