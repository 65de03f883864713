import { setTimeout } from 'node:timers/promises';
import { startPushService } from '../fixtures/push-service.ts';
import { exampleLead } from './example-lead.ts';
import { type Row, row } from './row.ts';
import { signIn, startSite } from './site.ts';

const devices = 20;
const leads = 50;

/** Measures the time from a post to an idle site until the last of the owner's devices is notified. */
export async function measurePushDelay(): Promise<Row[]> {
  const closings: (() => void)[] = [];
  const service = await startPushService({ teardown: (close) => closings.push(close) });
  const site = await startSite(undefined, { PUSH_PRIVATE: 'true', TRUST_PROXY: '127.0.0.1' });
  await site.warm;
  const cookie = await signIn(site);
  for (let device = 0; device < devices; device += 1) {
    await post(`${site.url}/api/admin/notifications/devices`, service.subscribe(`device-${device}`), { cookie });
  }
  // Each new device is announced on all earlier ones.
  await untilArrived((devices * (devices - 1)) / 2);

  const delays: number[] = [];
  for (let lead = 0; lead < leads; lead += 1) {
    const before = service.arrivals.length;
    const postedAt = performance.now();
    await post(`${site.url}/api/contact`, exampleLead, { 'x-forwarded-for': `198.18.0.${lead}` });
    await untilArrived(before + devices);
    delays.push((service.arrivals.at(-1)?.atMs ?? Number.NaN) - postedAt);
  }
  await site.stop();
  for (const close of closings) close();

  const sorted = delays.toSorted((one, other) => one - other);
  const [middle, slow] = [0.5, 0.95].map((share) => sorted[Math.floor(share * leads)] ?? Number.NaN);
  return [
    row(
      `From a request until the last of ${devices} devices is notified`,
      `${middle?.toFixed(0)} ms, ${slow?.toFixed(0)} ms (95 %)`,
      {
        bar: '95 % within 2000 ms',
      },
    ),
  ];

  async function untilArrived(count: number): Promise<void> {
    while (service.arrivals.length < count) await setTimeout(1);
  }
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}`);
}
