import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { showPage } from '../fixtures/content.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const google = { label: 'Google', address: 'https://reviews.example.com/longleaf' };
const yardList = { label: 'Yard list', address: 'https://yards.example.org/r/12?a=1' };
const reviewLinks = [google, yardList];
const mailServer = await startMailServer(t);
const app = await build(t, mailSettings(mailServer.url));
await saveProfile(app, { reviewLinks });
const call = callAs(app, await signIn(app));

const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const reply = (id: number, body: object, key = '') =>
  call('POST', `/api/admin/leads/${id}/replies`, body, key ? { 'idempotency-key': key } : {});
const review = (id: number, body: object) => call('POST', `/api/admin/leads/${id}/review-request`, body);
/** Adds a visitor's lead whose mail has been sent. */
async function addLead(change: object = {}): Promise<number> {
  await forgetPosts(app);
  const { id } = (await postContact(app, { ...contactRequest, ...change })).json();
  await app.outbox.run();
  return id;
}
/** Adds a lead of the owner without an email address. */
async function addSilent(): Promise<number> {
  const typed = { name: 'Al', phone: '336 555 0101', came: 'phone', contacted: true };
  return (await call('POST', '/api/admin/leads', typed)).json().id;
}
async function win(id: number) {
  const { version } = (await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 })).json();
  return { id, version };
}

t.test('a reply goes through the outbox, and the notes show its delivery', async (t) => {
  const id = await addLead();
  const arrives = mailServer.next();

  const sent = await reply(id, { subject: 'Your fence', text: 'Hi Ann,\n\nTuesday at 9?\nWe bring posts & a line.' });

  t.equal(sent.statusCode, 201);
  t.match(sent.json(), { kind: 'reply', text: /^Hi Ann/ });
  const mail = await arrives;
  t.strictSame(mail.recipients, [contactRequest.email]);
  t.match(mail, {
    subject: 'Your fence',
    from: { address: 'site@longleaffence.example' },
    replyTo: [{ name: defaultProfile.name, address: 'owner@longleaffence.example' }],
  });
  t.match(mail.text, /Hi Ann,\n\nTuesday at 9\?\nWe bring posts & a line\./);
  t.match(mail.html, /<p [^>]*>Tuesday at 9\?<br>We bring posts &amp; a line\.<\/p>/);
  const isAutomatic = mail.headers.some(({ key }) => key === 'auto-submitted');
  t.notOk(isAutomatic, 'a person has written it');
  await app.outbox.run();
  const { submission, notes } = await read(id);
  t.match(submission, { status: 'contacted', firstContactAt: /^\d{4}-/ });
  t.match(notes, [{ kind: 'reply', delivery: { kind: 'reply', state: 'sent', sentAt: /^\d{4}-/ } }]);
});

t.test('a double tap sends one reply, with a default subject if none was typed', async (t) => {
  const id = await addLead();
  const before = mailServer.mails.length;
  const tap = () => reply(id, { text: 'Twice?' }, 'tap');
  const answers = [...(await Promise.all([tap(), tap()])), await tap()];
  await app.outbox.run();

  for (const answer of answers) t.strictSame([answer.statusCode, answer.json()], [201, answers[0]?.json()]);
  t.equal(mailServer.mails.length, before + 1);
  t.match(mailServer.mails.at(-1)?.subject, /^Your request to Longleaf Fence Company \([A-Z0-9]{6}\)$/);
  t.equal((await read(id)).notes.length, 1);
  await reply(id, { text: 'Twice?' }, 'another tap');
  await app.outbox.run();
  t.equal(mailServer.mails.length, before + 2);
});

t.test('a reply that a mailbox refuses permanently is reported at once with the reason', async (t) => {
  const id = await addLead();
  mailServer.mood = 'answers 5xx';
  await reply(id, { text: 'Are you there?' });
  await app.outbox.run();
  mailServer.mood = 'takes';

  t.match((await read(id)).notes[0].delivery, { state: 'failed', error: /5\d\d/ });
  await call('DELETE', '/api/admin/delivery/failures');
  t.strictSame((await read(id)).notes[0].delivery, {});
  // The other tests write to the same address.
  await call('DELETE', `/api/admin/leads/${id}/bounce`);
});

t.test('a reply that can’t be sent is refused with the reason', async (t) => {
  const id = await addLead();
  const unfilled = 'Not filled in: {appointment}, {name}. No appointment is scheduled. Type it in, or remove it.';
  const refused: [id: number, body: object, status: number, told: unknown][] = [
    [await addSilent(), { text: 'Hi' }, 422, 'This lead has no email address.'],
    [999_999, { text: 'Hi' }, 404, 'This doesn’t exist, or it has been removed.'],
    [id, { text: ' ' }, 400, { text: ['Text is required.'] }],
    [id, { text: 'x'.repeat(2001) }, 400, { text: ['Text is too long. Keep it to 2000 characters.'] }],
    [id, { text: 'See you {appointment}, {name}' }, 400, { text: [unfilled] }],
    [id, { text: 'Hi', subject: 'x'.repeat(151) }, 400, { subject: ['Keep the subject to 150 characters or less.'] }],
  ];
  for (const [lead, body, status, told] of refused) {
    const answer = await reply(lead, body);
    t.strictSame([answer.statusCode, answer.json().fields ?? answer.json().message], [status, told]);
  }
  const header = await reply(id, { text: 'Hi', subject: 'One\r\nBcc: other@example.com' });
  await app.outbox.run();
  t.equal(header.statusCode, 201);
  t.strictSame(mailServer.mails.at(-1)?.recipients, [contactRequest.email], 'no line of a subject is a header');
});

t.test('templates are filled in for their lead, with the appointment in local time', async (t) => {
  const id = await addLead({ name: 'Ann {reviewLink} Carter' });
  const readTemplates = async () => {
    const answer = (await call('GET', `/api/admin/leads/${id}/templates`)).json();
    const texts = answer.templates.map(({ kind, text }: Record<string, string>) => [kind, text]);
    return { ...answer, texts: Object.fromEntries(texts) };
  };

  const { texts, ...filled } = await readTemplates();
  t.match(filled, { reviewLinks, mail: true });
  t.match(texts, { reply: /^Hi Ann/, text: 'this is Longleaf Fence Company' });
  t.match(texts.review, /\{name\}[\s\S]*\n\{reviewLink\}\n/, 'filled in at once, when its link is chosen');
  t.match(filled.values, { name: 'Ann {reviewLink} Carter', business: 'Longleaf Fence Company' });

  await call('PUT', `/api/admin/leads/${id}/visit`, { startsAt: '2030-01-08T14:00:00Z', minutes: 60, version: 1 });
  const words = (await call('GET', '/api/admin/templates')).json();
  const [template, ...others] = words.templates;
  const templates = [{ ...template, text: 'See you on {appointment}.' }, ...others];
  await call('PUT', '/api/admin/templates', { version: words.version, templates });
  t.equal((await readTemplates()).templates[0].text, 'See you on Tuesday, January 8 at 9:00 AM.');
});

t.test('text that was filled into a template is never read as a template again', async (t) => {
  const words = (await call('GET', '/api/admin/templates')).json();
  const [first, ...others] = words.templates;
  const templates = [{ ...first, text: 'Hi {name}, this is {business}.' }, ...others];
  await call('PUT', '/api/admin/templates', { version: words.version, templates });
  const names = [
    'Pay at {reviewLink}',
    '{business}',
    'Ann {appointment}',
    '{{name}}',
    '{name}',
    '$& $1',
    '{__proto__}',
  ];
  for (const name of names) {
    const id = await addLead({ name, phone: '(336) 555-0187' });
    const { version } = await win(id);
    const asked = await review(id, { by: 'text', link: yardList.address, version });
    const asks = new URLSearchParams(asked.json().textLink.split('&')[1]).get('body') ?? '';
    t.match(asks, `Hi ${name},`);
    t.equal(asks.split(yardList.address).length, 2, 'the link stands where the template has it, once');
    t.match(await review(id, { by: 'text', link: yardList.address, version, text: asks }), { statusCode: 409 });

    const begun = (await call('GET', `/api/admin/leads/${id}/templates`)).json();
    const { text } = begun.templates.find(({ kind }: { kind: string }) => kind === 'reply');
    t.match(text, `Hi ${name},`);
    const answer = await reply(id, { text });
    t.strictSame([answer.statusCode, answer.json().fields], [201, undefined], `a reply to ${name}`);
  }
});

t.test('a text and a reply count as a contact like a call', async (t) => {
  const id = await addLead();
  const contact = (channel: string) => call('POST', `/api/admin/leads/${id}/contacts`, { channel });
  const lastContact = () =>
    app.db.selectFrom('submissions').select('lastContactAt').where('id', '=', id).executeTakeFirstOrThrow();
  t.match((await contact('text')).json(), { status: 'contacted', firstContactAt: /^\d{4}-/ });
  t.match((await read(id)).notes, [{ kind: 'text', text: '' }]);
  t.strictSame((await contact('fax')).json().fields, {
    channel: ['Choose call, email, or text.'],
  });
  await app.db.updateTable('submissions').set({ lastContactAt: null }).where('id', '=', id).execute();
  await reply(id, { text: 'Hi' });
  t.match(await lastContact(), { lastContactAt: /^\d{4}-/ });
});

t.test('a review is requested by one mail, and the notes show its delivery', async (t) => {
  const { id, version } = await win(await addLead());
  const arrives = mailServer.next();

  const asked = await review(id, { by: 'mail', link: google.address, version });

  t.equal(asked.statusCode, 201);
  t.match(asked.json(), {
    version: version + 1,
    reviewRequest: { at: /^\d{4}-/, by: 'mail', link: google.address },
  });
  const mail = await arrives;
  t.strictSame(mail.recipients, [contactRequest.email]);
  t.match(mail, {
    subject: 'A review of Longleaf Fence Company',
    replyTo: [{ address: 'owner@longleaffence.example' }],
  });
  t.match(mail.text, /Hi Ann Carter,/);
  t.match(mail.text, google.address);
  await app.outbox.run();
  const { submission, notes } = await read(id);
  t.match(submission.reviewRequest, asked.json().reviewRequest);
  t.match(notes[0], {
    kind: 'review',
    text: 'Asked ann.carter@example.com for a review by email (Google)',
    delivery: { kind: 'review', state: 'sent' },
  });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  const again = `You asked on ${day.format(new Date(submission.reviewRequest.at))}.`;
  for (const by of ['mail', 'text']) {
    const second = await review(id, { by, link: google.address, version: version + 1 });
    t.strictSame([second.statusCode, second.json().message], [409, again], by);
  }
  t.match((await call('GET', '/api/admin/leads.csv')).body, 'Review Asked (UTC)');
});

t.test('a review request by text is noted, and the phone gets its text', async (t) => {
  const { id, version } = await win(await addLead({ phone: '(336) 555-0187' }));
  const { length } = mailServer.mails;
  const text = 'Please: https://x.example';

  const asked = await review(id, { by: 'text', text, link: yardList.address, version });

  t.equal(asked.statusCode, 201);
  t.equal(asked.json().textLink, 'sms:+13365550187?&body=Please%3A%20https%3A%2F%2Fx.example');
  await app.outbox.run();
  t.equal(mailServer.mails.length, length, 'the site itself sends no text message');
  const note = { kind: 'review', text: 'Asked (336) 555-0187 for a review by text (Yard list)' };
  t.match((await read(id)).notes[0], note);
});

t.test('no review is requested before a win, without an address, or by an unknown link', async (t) => {
  const link = google.address;
  const open = await addLead();
  const { id, version } = await win(await addLead({ phone: '0000000000 or so' }));
  const silent = await win(await addSilent());
  const refused: [number, object, number, RegExp][] = [
    [open, { by: 'mail', link, version: 1 }, 422, /won/],
    [silent.id, { by: 'mail', link, version: silent.version }, 422, /^This lead has no email address\.$/],
    [id, { by: 'text', link, version }, 422, /no phone number/],
    [id, { by: 'mail', link: 'https://other.example/', version }, 422, /review links/],
    [id, { by: 'mail', link, version: 1 }, 409, /another window/],
    [id, { by: 'fax', link, version }, 400, /email or text message/],
    [id, { by: 'mail', link, version, text: 'Here: {reviewLink}' }, 400, /Not filled in/],
    [999_999, { by: 'mail', link, version }, 404, /exist/],
  ];
  for (const [lead, body, status, message] of refused) {
    const answer = await review(lead, body);
    t.match([answer.statusCode, answer.json().message], [status, message], JSON.stringify(body));
  }
  const both = await Promise.all([1, 2].map(() => review(id, { by: 'mail', link, version })));
  t.strictSame(both.map(({ statusCode }) => statusCode).toSorted(), [201, 409], 'two taps ask once');
});

t.test('a site without a mail server shows review links and queues no mail', async (t) => {
  const silent = await build(t);
  const owner = callAs(silent, await signIn(silent));

  await t.test('up to four review links are in the structured data', async (t) => {
    const business = async () => {
      const html = await showPage(silent, '/');
      const found = Array.from(html.matchAll(/ld\+json">(.*?)<\/script>/g), ([, json = '']) => JSON.parse(json));
      return found.find((thing) => thing['@type'] === 'LocalBusiness');
    };
    t.notOk('sameAs' in (await business()));
    await saveProfile(silent, { reviewLinks });
    t.strictSame((await business()).sameAs, [google.address, yardList.address]);

    const wrong = [
      Array(5).fill(google),
      [{ ...google, label: 'x'.repeat(41) }],
      [{ label: 'Plain', address: 'http://reviews.example.com' }],
      [{ label: 'Path', address: '/gallery' }],
    ];
    for (const links of wrong) await t.rejects(saveProfile(silent, { reviewLinks: links }), JSON.stringify(links));
  });

  await t.test('without a mail server nothing is queued, and the owner reads why', async (t) => {
    const { id } = (await postContact(silent)).json();
    const visit = { startsAt: '2030-11-27T14:00:00Z', minutes: 60, version: 1 };
    await owner('PUT', `/api/admin/leads/${id}/visit`, visit);
    const calls: [part: string, body: object, message: RegExp][] = [
      ['replies', { text: 'Hi' }, /no mail server is set up/],
      ['invitation', { version: 2 }, /no mail server is set up/],
    ];
    for (const [part, body, message] of calls) {
      const answer = await owner('POST', `/api/admin/leads/${id}/${part}`, body);
      t.match([answer.statusCode, answer.json().message], [422, message], part);
    }
    t.strictSame(await silent.db.selectFrom('outbox').select('kind').execute(), []);
  });
});
