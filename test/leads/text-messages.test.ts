import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { saveDeliverySettings } from '../../src/delivery/channel.ts';
import { textLink } from '../../src/shared/telephone.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { showPage } from '../fixtures/content.ts';
import { readCsv } from '../fixtures/csv.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const words = 'You may text me about this project.';
const formPages = ['/', '/pool-fencing', '/price-my-fence'];

t.test('statement 12: off, no form has the box, and a posted mayText is ignored', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));

  for (const path of formPages) t.notMatch(await showPage(app, path), /mayText|textMessages|Text us/, path);
  const { id } = (await postContact(app, { ...contactRequest, mayText: 'yes' })).json();

  const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
  t.notOk('mayText' in submission || 'textConsent' in submission);
  const [titles = [], lead = []] = readCsv((await call('GET', '/api/admin/leads.csv')).body);
  t.equal(lead[titles.indexOf('May Text')], '', 'a lead that was never asked says neither yes nor no');
});

t.test('statement 11: on, "Text us" stands beside the telephone in the panel, the bar and the menu', async (t) => {
  const app = await build(t);
  await saveProfile(app, { textMessages: true });

  const home = await showPage(app, '/');
  const links = Array.from(home.matchAll(/<a([^>]*)>Text us<\/a>/g), ([, attributes = '']) => attributes);
  t.equal(links.length, 3);
  for (const link of links) t.match(link, 'href="sms:+13365550142"');
  t.match(home, /Contact Information<\/h4><a href="tel:\+13365550142">[^<]*<\/a><a href="sms:/);
  t.match(home, /class="menu__text" href="sms:/);
  t.match(await showPage(app, '/gallery'), /class="button button--quiet" href="sms:/, 'the bar of every page');
  t.notMatch(await showPage(app, '/price-my-fence'), /phone-bar"[^§]*Text us/);

  t.equal(textLink('(336) 555-0142 ext. 7'), undefined, 'no message reaches an extension');
  t.equal(textLink('3365550142', 'Hi & bye\n?'), 'sms:+13365550142?&body=Hi%20%26%20bye%0A%3F');
});

t.test(
  'statement 12: on, each form has one box that is not ticked, and the lead says in every place whether it was',
  async (t) => {
    const mailServer = await startMailServer(t);
    const hook = await startReceiver(t);
    const app = await build(t, {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@longleaffence.example',
      NOTIFY_EMAIL: 'owner@longleaffence.example',
      WEBHOOK_PRIVATE: 'true',
    });
    await saveDeliverySettings(app.db, { acknowledge: false, webhook: { url: hook.url, secret: 'whsec_c2VjcmV0' } });
    await saveProfile(app, { textMessages: true });
    const call = callAs(app, await signIn(app));
    const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json().submission;

    for (const path of formPages) {
      const boxes = (await showPage(app, path)).match(/<input[^>]*name="mayText"[^>]*>/g) ?? [];
      t.equal(boxes.length, 1, path);
      t.match(boxes[0], 'type="checkbox"');
      t.notMatch(boxes[0], /checked=|required/);
      t.match(await showPage(app, path), words, path);
    }

    const yes = (await postContact(app, { ...contactRequest, mayText: 'yes', textConsentWords: 'Anything' })).json();
    const consenting = await read(yes.id);
    t.equal(consenting.mayText, 'yes');
    t.match(consenting.textConsent, { at: /^\d{4}-/, words }, 'the words that the site showed');
    t.match((await mailServer.next()).text, /^May Text: yes$/m);
    await app.outbox.run();
    t.equal(hook.events.at(-1)?.data.mayText, 'yes');

    const answers = [
      ['/api/contact', { ...contactRequest, message: 'Another fence, please.', mayText: { $ne: 1 } }, 'no'],
      ['/api/estimate', { name: 'Ann', phone: '336 555 0187', details: 'A gate', mayText: true }, 'yes'],
      ['/api/price-request', { name: 'Ann', phone: '336 555 0187', details: 'A plan' }, 'no'],
    ] as const;
    for (const [url, payload, mayText] of answers) {
      await forgetPosts(app);
      const posted = await app.inject({ method: 'POST', url, payload });
      t.equal(posted.statusCode, 201, url);
      const lead = await read(posted.json().id);
      t.equal(lead.mayText, mayText, url);
      t.equal('textConsent' in lead, mayText === 'yes', url);
    }
    const [titles = [], ...rows] = readCsv((await call('GET', '/api/admin/leads.csv')).body);
    t.strictSame(
      rows.map((row) => row[titles.indexOf('May Text')]),
      ['no', 'yes', 'no', 'yes'],
    );
  },
);

t.test(
  'statement 12: a plain post carries the box, keeps its tick when it is refused, and the last word counts',
  async (t) => {
    const app = await build(t);
    await saveProfile(app, { textMessages: true });
    const call = callAs(app, await signIn(app));
    const plain = (fields: object) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams({ ...contactRequest, ...fields }).toString(),
      });

    const refused = await plain({ email: 'nobody', mayText: 'yes' });
    t.equal(refused.statusCode, 400);
    t.match(refused.body, /<input[^>]*name="mayText"[^>]*checked=""[^>]*>|<input[^>]*checked=""[^>]*name="mayText"/);
    t.equal((await plain({ mayText: 'yes' })).statusCode, 303);

    const key = { 'idempotency-key': 'one-form' };
    const { id } = (
      await postContact(app, { ...contactRequest, message: 'A fence of pine.', mayText: 'yes' }, key)
    ).json();
    await postContact(app, { ...contactRequest, message: 'A fence of pine.' }, key);
    const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
    t.equal(submission.mayText, 'no');
    t.notOk(submission.textConsent);
    t.match(submission.message, /mayText: no/);
  },
);

/** A real receiver of the webhook. */
async function startReceiver(t: Pick<Test, 'teardown'>) {
  const events: { data: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    events.push(JSON.parse(await text(request)));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, events };
}
