import t from 'tap';
import { textLink } from '../../src/shared/telephone.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { showPage } from '../fixtures/content.ts';
import { readCsv } from '../fixtures/csv.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { receiveWebhook } from '../fixtures/webhook-receiver.ts';

const words = 'You may text me about this project.';
const formPages = ['/', '/pool-fencing', '/price-my-fence'];
const mailServer = await startMailServer(t);
const app = await build(t, { ...mailSettings(mailServer.url), WEBHOOK_PRIVATE: 'true' });
const received = await receiveWebhook(t, app);
const call = callAs(app, await signIn(app));
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json().submission;
/** Returns the export's “May Text” column, newest lead first. */
async function exported(): Promise<(string | undefined)[]> {
  const [titles = [], ...rows] = readCsv((await call('GET', '/api/admin/leads.csv')).body);
  return rows.map((row) => row[titles.indexOf('May Text')]);
}

t.beforeEach(async () => {
  await forgetPosts(app);
  await saveProfile(app, { textMessages: true });
});

t.test('no form has the box while texting is off, and a posted mayText is ignored', async (t) => {
  await saveProfile(app, {});
  for (const path of formPages) t.notMatch(await showPage(app, path), /mayText|textMessages|Text us/, path);
  const { id } = (await postContact(app, { ...contactRequest, mayText: 'yes' })).json();

  const lead = await read(id);
  t.notOk('mayText' in lead || 'textConsent' in lead);
  t.strictSame(await exported(), [''], 'a lead that was never asked says neither yes nor no');
});

t.test('“Text us” is next to the phone in panel, bar, and menu while texting is on', async (t) => {
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

t.test('each form has one unchecked box while texting is on, and the lead shows it', async (t) => {
  for (const path of formPages) {
    const page = await showPage(app, path);
    const boxes = page.match(/<input[^>]*name="mayText"[^>]*>/g) ?? [];
    t.equal(boxes.length, 1, path);
    t.match(boxes[0], 'type="checkbox"');
    t.notMatch(boxes[0], /checked=|required/);
    t.match(page, words, path);
  }

  const yes = (await postContact(app, { ...contactRequest, mayText: 'yes', textConsentWords: 'Anything' })).json();
  const consenting = await read(yes.id);
  t.match(consenting, { mayText: 'yes', textConsent: { at: /^\d{4}-/, words } }, 'the words that the site showed');
  await app.outbox.run();
  t.match(mailServer.mails.at(-1)?.text, /^May Text: yes$/m);
  t.equal(received.at(-1)?.mayText, 'yes');

  const answers = [
    ['/api/contact', { ...contactRequest, message: 'Another fence, please.', mayText: { $ne: 1 } }, 'no'],
    ['/api/estimate', { name: 'Ann', phone: '336 555 0187', details: 'A gate', mayText: true }, 'yes'],
    ['/api/price-request', { name: 'Ann', phone: '336 555 0187', details: 'A plan' }, 'no'],
  ] as const;
  for (const [url, payload, mayText] of answers) {
    const lead = await read((await app.inject({ method: 'POST', url, payload })).json().id);
    t.strictSame([lead.mayText, 'textConsent' in lead], [mayText, mayText === 'yes'], url);
  }
  t.strictSame((await exported()).slice(0, 4), ['no', 'yes', 'no', 'yes']);
});

t.test('without JavaScript the box stays checked after a refusal and can be changed', async (t) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const plain = (fields: object) =>
    postContact(app, new URLSearchParams({ ...contactRequest, mayText: 'yes', ...fields }).toString(), headers);

  const refused = await plain({ email: 'nobody' });
  t.equal(refused.statusCode, 400);
  t.match(refused.body, /<input[^>]*name="mayText"[^>]*checked=""[^>]*>|<input[^>]*checked=""[^>]*name="mayText"/);
  t.equal((await plain({})).statusCode, 303);

  const key = { 'idempotency-key': 'one-form' };
  const { id } = (await postContact(app, { ...contactRequest, mayText: 'yes' }, key)).json();
  await postContact(app, contactRequest, key);
  const lead = await read(id);
  t.equal(lead.mayText, 'no');
  t.notOk(lead.textConsent);
  t.match(lead.message, /mayText: no/);
});

t.test('a customer who opted out gets no text messages, even about later leads', async (t) => {
  const number = '(336) 555-0123';
  const post = async (fields: object) => {
    await forgetPosts(app);
    return (await postContact(app, { ...contactRequest, phone: number, ...fields })).json().id as number;
  };
  const detail = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
  const [first, second] = [await post({ mayText: 'yes' }), await post({ mayText: 'yes', phone: '+1 336 555 0123' })];
  const stranger = await post({ mayText: 'yes', phone: '336 555 0124' });
  const other = { version: (await read(second)).version };

  t.equal((await call('DELETE', `/api/admin/leads/${first}/text-consent`, { version: 7 })).statusCode, 409);
  const answer = await call('DELETE', `/api/admin/leads/${first}/text-consent`, { version: 1 });
  t.strictSame([answer.statusCode, answer.json()], [200, { version: 2 }]);
  for (const id of [first, second]) {
    const { submission, textRefusal, notes } = await detail(id);
    t.strictSame([submission.mayText, submission.textConsent], ['no', undefined]);
    t.match(textRefusal, { by: 'The owner', at: /^\d{4}-/ });
    t.match(notes[0], { kind: 'consent', text: 'The owner: no more text messages to (336) 555-0123' });
  }
  t.equal((await call('PATCH', `/api/admin/leads/${second}`, { status: 'won', ...other })).statusCode, 409);
  t.match(await detail(stranger), { submission: { mayText: 'yes' }, textRefusal: undefined });

  const later = await post({ message: 'One more fence, please.' });
  t.match(await detail(later), { submission: { mayText: 'no' }, textRefusal: { by: 'The owner' } });
  const typed = { name: 'Al', phone: '336.555.0123', came: 'phone', contacted: true };
  const own = (await call('POST', '/api/admin/leads', typed)).json().id;
  t.match((await detail(own)).textRefusal, { by: 'The owner' }, 'also for a lead that the owner adds');

  await saveProfile(app, { textMessages: true, reviewLinks: [{ label: 'Google', address: 'https://g.example/1' }] });
  const { version } = (await call('PATCH', `/api/admin/leads/${later}`, { status: 'won', version: 1 })).json();
  const ask = { by: 'text', link: 'https://g.example/1', version };
  const refused = await call('POST', `/api/admin/leads/${later}/review-request`, ask);
  t.strictSame([refused.statusCode, refused.json().message], [422, 'This customer asked not to get text messages.']);
  t.notMatch(JSON.stringify(await app.db.selectFrom('textRefusals').selectAll().execute()), /5550123|0123/);

  const again = await post({ mayText: 'yes', message: 'Now you may text me, thank you.' });
  t.match(await detail(again), { submission: { mayText: 'yes' }, textRefusal: undefined });
  t.equal((await read(first)).mayText, 'no', 'what was withdrawn does not come back with it');
});

t.test('consent can be withdrawn even if the number is too short to be found again', async (t) => {
  const { id } = (
    await call('POST', '/api/admin/leads', { name: 'Bo', phone: '555-0188', came: 'phone', contacted: true })
  ).json();
  const answer = await call('DELETE', `/api/admin/leads/${id}/text-consent`, { version: 1 });
  t.equal(answer.statusCode, 200);
  t.equal((await read(id)).mayText, 'no');
  t.strictSame((await call('GET', `/api/admin/leads/${id}`)).json().textRefusal, undefined);
});
