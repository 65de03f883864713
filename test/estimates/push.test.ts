import t from 'tap';
import { saveDevice } from '../../src/outbox/push-devices.ts';
import { openEstimateSite } from '../fixtures/estimates.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { until } from '../fixtures/until.ts';

t.test('an acceptance reaches the owner’s device within two seconds', async (t) => {
  const service = await startPushService(t);
  const site = await openEstimateSite(t, { PUSH_PRIVATE: 'true' });
  await site.app.ready();
  await saveDevice(site.app.db, service.subscribe('phone'), { name: 'phone', siteKey: '' }, site.clock.now);
  const { path, number, leadId, id } = await site.send();
  const body = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  const startedMs = performance.now();
  await site.app.inject({ method: 'POST', url: `${path}/accept`, payload: body });
  await until('the notification arrives', () => service.arrivals.length > 0);
  const [arrival] = service.arrivals;
  t.match(arrival?.message, {
    title: `Accepted: #${number}, Vinyl privacy, $6,480.00, Jane Doe`,
    path: `/admin/leads/${leadId}`,
    tag: `estimate-${id}`,
  });
  const waitedMs = (arrival?.atMs ?? Number.POSITIVE_INFINITY) - startedMs;
  t.ok(waitedMs < 2000, `${Math.round(waitedMs)} ms`);
  t.comment(`${Math.round(waitedMs)} ms`);
});
