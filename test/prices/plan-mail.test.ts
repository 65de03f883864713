import { text } from 'node:stream/consumers';
import t from 'tap';
import { saveDeliverySettings } from '../../src/outbox/settings.ts';
import { build } from '../fixtures/app.ts';
import { listenTo } from '../fixtures/connection.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const server = await startMailServer(t);
const events: { type: string; data: { plan?: object; message: string } }[] = [];
const app = await build(t, {
  PUBLIC_URL: 'https://fences.example',
  SMTP_URL: server.url,
  MAIL_FROM: 'site@fences.example',
  NOTIFY_EMAIL: 'owner@fences.example',
  WEBHOOK_PRIVATE: 'true',
});
const receiver = await listenTo(t, async (request, response) => {
  events.push(JSON.parse(await text(request)));
  response.end();
});
await saveDeliverySettings(app.db, { acknowledge: false, webhook: { url: `${receiver}/`, secret: 'whsec_c2VjcmV0' } });

/** Sends a plan and waits for its messages. */
async function send(payload: object) {
  const mail = server.next();
  const { json } = await app.inject({ method: 'POST', url: '/api/price-request', payload });
  await app.outbox.run();
  return { mail: await mail, ...(json() as { id: number; reference: string }) };
}

const seen = { name: 'Ann Carter', phone: '(336) 555-0187', plan: examples.E2, prices: 0 };

t.test('the mail names the plan in its subject and shows it as text, tables, and a link', async (t) => {
  const { mail, reference, id } = await send({ ...seen, details: 'Two dogs.' });

  t.equal(mail.subject, 'New lead: Ann Carter, 180 ft wood privacy, $4,050 to $5,650');
  for (const words of [
    'Service: Residential Wood Fencing',
    'Two dogs.',
    'Price shown: $4,050 to $5,650, 16% either way',
    'Fence: Wood privacy, 6 ft, pine',
    'Length: 180 ft',
    'Measured: Paced, or from a plat',
    'Side 2: 80 ft after a right turn.',
    'Gate 1: 4 ft wide, 23 ft along side 3.',
    '176 ft of wood privacy, 6 ft: about $4,400',
    '25 posts: 19 line, 2 corner, 2 end, 2 gate',
    `See the plan: https://fences.example/price-my-fence?plan=${examples.E2}`,
    `Open lead: https://fences.example/admin/leads/${id}`,
    `Reference: ${reference}`,
  ])
    t.ok(mail.text?.includes(words), words);
  t.match(mail.html, /<td[^>]*>176 ft of wood privacy, 6 ft<\/td><td[^>]*>about \$4,400<\/td>/);
  t.match(
    mail.html,
    new RegExp(`href="https://fences.example/price-my-fence\\?plan=${examples.E2}"[^>]*>See the plan</a>`),
  );
  t.strictSame(mail.attachments, []);
});

t.test('the webhook has the same feet, gates, and range', async (t) => {
  t.match(events[0], {
    type: 'lead.created',
    data: {
      source: 'price-plan',
      plan: {
        code: examples.E2,
        url: `https://fences.example/price-my-fence?plan=${examples.E2}`,
        priceVersion: 0,
        summary: '180 ft wood privacy, 6 ft, 1 gate: $4,050 to $5,650',
        feet: 180,
        gates: 1,
        low: 4050,
        high: 5650,
      },
    },
  });
});

t.test('hostile text is harmless in the mail', async (t) => {
  const { mail } = await send({
    ...seen,
    name: '<img src=x onerror=alert(1)>',
    details: '</table><script>alert(1)</script>',
  });

  t.notMatch(mail.html, '<script>');
  t.notMatch(mail.html, '<img src=x');
  t.match(mail.html, '&lt;script&gt;');
});

t.test('a plan without sides, or an unreadable one, is mailed', async (t) => {
  const empty = await send({ ...seen, plan: examples.E12 });
  t.equal(empty.mail.subject, 'New lead: Ann Carter, No length yet, wood privacy');
  t.match(empty.mail.text, 'Price shown: No price: no length was given');

  const unreadable = await send({ ...seen, plan: '2.x"><script>' });
  t.match(unreadable.mail.subject, /^New lead: Ann Carter/);
  t.match(unreadable.mail.text, 'The plan could not be read. It was sent as: 2.x"><script>');
  t.notMatch(unreadable.mail.html, '<script>');
  t.equal(events.at(-1)?.data.plan, undefined);
});
