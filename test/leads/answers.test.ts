import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { showPage } from '../fixtures/content.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const links = [
  { label: 'Google', address: 'https://reviews.example.com/longleaf' },
  { label: 'Yard list', address: 'https://yards.example.org/r/12?a=1' },
];

t.test('with a mail server', async (t) => {
  const mailServer = await startMailServer(t);
  const app = await build(t, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'owner@longleaffence.example',
  });
  await saveProfile(app, { reviewLinks: links });
  const call = callAs(app, await signIn(app));
  const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
  const reply = (id: number, body: object, key = '') =>
    call('POST', `/api/admin/leads/${id}/replies`, body, key ? { 'idempotency-key': key } : {});
  const review = (id: number, body: object) => call('POST', `/api/admin/leads/${id}/review-request`, body);
  /** A lead, once its own mail has left. */
  async function lead(change: object = {}): Promise<number> {
    await forgetPosts(app);
    const { id } = (await postContact(app, { ...contactRequest, ...change })).json();
    await app.outbox.run();
    return id;
  }
  async function won(change: object = {}) {
    const id = await lead(change);
    const { version } = (await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 })).json();
    return { id, version };
  }

  t.test('a reply leaves by the outbox, answers go to the business, and the notes say how it fares', async (t) => {
    const id = await lead();
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
    t.match(mail.html, '<p>Tuesday at 9?<br>We bring posts &amp; a line.</p>');
    t.notOk(
      mail.headers.some(({ key }) => key === 'auto-submitted'),
      'a person has written it',
    );
    await app.outbox.run();
    const { submission, notes } = await read(id);
    t.match(submission, { status: 'contacted', firstContactAt: /^\d{4}-/ });
    t.match(notes, [{ kind: 'reply', delivery: { kind: 'reply', state: 'sent', sentAt: /^\d{4}-/ } }]);
  });

  t.test('a double tap sends once, and the subject is the site’s own where none was typed', async (t) => {
    const id = await lead();
    const before = mailServer.mails.length;
    const [one, other] = await Promise.all([
      reply(id, { text: 'Twice?' }, 'tap'),
      reply(id, { text: 'Twice?' }, 'tap'),
    ]);
    const third = await reply(id, { text: 'Twice?' }, 'tap');
    await app.outbox.run();

    t.strictSame([one.statusCode, other.statusCode, third.statusCode], [201, 201, 201]);
    t.strictSame([other.json(), third.json()], [one.json(), one.json()]);
    t.equal(mailServer.mails.length, before + 1);
    t.match(mailServer.mails.at(-1)?.subject, /^Your request to Longleaf Fence Company \([A-Z0-9]{6}\)$/);
    t.equal((await read(id)).notes.filter(({ kind }: { kind: string }) => kind === 'reply').length, 1);
    await reply(id, { text: 'Twice?' }, 'another tap');
    await app.outbox.run();
    t.equal(mailServer.mails.length, before + 2);
  });

  t.test(
    'a mailbox that refuses a reply for good is told at once, with its reason; a dismissed one is not called sent',
    async (t) => {
      const id = await lead();
      mailServer.mood = 'answers 5xx';
      await reply(id, { text: 'Are you there?' });
      await app.outbox.run();
      mailServer.mood = 'takes';

      const [note] = (await read(id)).notes;
      t.match(note.delivery, { state: 'failed', error: /5\d\d/ });
      await call('DELETE', '/api/admin/delivery/failures');
      t.strictSame((await read(id)).notes[0].delivery, {});
    },
  );

  t.test('what cannot be sent is refused with its reason', async (t) => {
    const id = await lead();
    const { id: silent } = (
      await call('POST', '/api/admin/leads', { name: 'Al', phone: '336 555 0101', came: 'phone', contacted: false })
    ).json();
    const refused = async (id: number, body: object) => {
      const answer = await reply(id, body);
      return [answer.statusCode, answer.json().fields ?? answer.json().message];
    };
    t.strictSame(await refused(silent, { text: 'Hi' }), [422, 'This lead has no email address.']);
    t.equal((await reply(999_999, { text: 'Hi' })).statusCode, 404);
    t.strictSame(await refused(id, { text: ' ' }), [400, { text: ['Text is required.'] }]);
    t.strictSame(await refused(id, { text: 'x'.repeat(2001) }), [400, { text: ['Text has at most 2000 characters.'] }]);
    t.strictSame(await refused(id, { text: 'See you {visit}, {name}' }), [
      400,
      { text: ['Not filled in: {visit}, {name}. No visit is planned. Write it out, or take it away.'] },
    ]);
    t.strictSame(await refused(id, { text: 'Hi', subject: 'x'.repeat(151) }), [
      400,
      { subject: ['Subject has at most 150 characters.'] },
    ]);
    const header = await reply(id, { text: 'Hi', subject: 'One\r\nBcc: other@example.com' });
    await app.outbox.run();
    t.equal(header.statusCode, 201);
    t.strictSame(mailServer.mails.at(-1)?.recipients, [contactRequest.email], 'no line of a subject is a header');
  });

  t.test('the templates begin filled in for their lead', async (t) => {
    const id = await lead({ name: 'Ann {reviewLink} Carter' });

    const { templates, reviewLinks, mail } = (await call('GET', `/api/admin/leads/${id}/templates`)).json();

    t.strictSame(reviewLinks, links);
    t.equal(mail, true);
    const kinds = Object.fromEntries(templates.map(({ kind, text }: { kind: string; text: string }) => [kind, text]));
    t.match(kinds.reply, /^Hi Ann/);
    t.match(kinds.text, 'this is Longleaf Fence Company');
    t.match(kinds.review, /\n\{reviewLink\}\n/, 'the link is chosen later');
  });

  t.test(
    'the visit of a lead is named in the business’s time zone, and a reply counts for the follow-up',
    async (t) => {
      const id = await lead();
      const planned = { startsAt: '2030-01-08T14:00:00Z', minutes: 60, note: '', version: 1 };
      t.equal((await call('PUT', `/api/admin/leads/${id}/visit`, planned)).statusCode, 200);
      const { templates } = (await call('GET', '/api/admin/templates')).json();
      const words = { version: (await call('GET', '/api/admin/templates')).json().version, templates };
      words.templates[0].text = 'See you on {visit}.';
      t.equal((await call('PUT', '/api/admin/templates', words)).statusCode, 200);

      const filled = (await call('GET', `/api/admin/leads/${id}/templates`)).json().templates;
      t.equal(filled[0].text, 'See you on Tuesday, January 8 at 9:00 AM.');
      await reply(id, { text: filled[0].text });
      const row = await app.db
        .selectFrom('submissions')
        .select('lastContactAt')
        .where('id', '=', id)
        .executeTakeFirst();
      t.match(row?.lastContactAt, /^\d{4}-/);
    },
  );

  t.test('statement 13: a text counts as a contact, as a call does', async (t) => {
    const id = await lead();
    t.match((await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'text' })).json(), {
      status: 'contacted',
      firstContactAt: /^\d{4}-/,
    });
    t.match((await read(id)).notes, [{ kind: 'text', text: '' }]);
    t.strictSame((await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'fax' })).json().fields, {
      channel: ['Please say whether it was a call, an email or a text.'],
    });
  });

  t.test(
    'statements 15 and 16: one mail asks for a review; the timeline says who was asked, and how it fares',
    async (t) => {
      const { id, version } = await won();
      const [google] = links;
      const arrives = mailServer.next();

      const asked = await review(id, { by: 'mail', link: google?.address, version });

      t.equal(asked.statusCode, 201);
      t.match(asked.json(), {
        version: version + 1,
        reviewRequest: { at: /^\d{4}-/, by: 'mail', link: google?.address },
      });
      const mail = await arrives;
      t.strictSame(mail.recipients, [contactRequest.email]);
      t.match(mail, {
        subject: 'A review of Longleaf Fence Company',
        replyTo: [{ address: 'owner@longleaffence.example' }],
      });
      t.match(mail.text, /Hi Ann Carter,/);
      t.match(mail.text, google?.address);
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
        const second = await review(id, { by, link: google?.address, version: version + 1 });
        t.strictSame([second.statusCode, second.json().message], [409, again], by);
      }
      const csv = (await call('GET', '/api/admin/leads.csv')).body;
      t.match(csv, 'Review Asked (UTC)');
    },
  );

  t.test('statement 15: by text it is recorded, and the owner’s phone gets the words', async (t) => {
    const { id, version } = await won({ phone: '(336) 555-0187' });
    const { length } = mailServer.mails;

    const asked = await review(id, { by: 'text', text: 'Please: https://x.example', link: links[1]?.address, version });

    t.equal(asked.statusCode, 201);
    t.equal(asked.json().textLink, 'sms:+13365550187?&body=Please%3A%20https%3A%2F%2Fx.example');
    await app.outbox.run();
    t.equal(mailServer.mails.length, length, 'the site itself sends no text message');
    t.match((await read(id)).notes[0], {
      kind: 'review',
      text: 'Asked (336) 555-0187 for a review by text (Yard list)',
    });
  });

  t.test('statement 15: nobody is asked before the work is won, without an address, or by another link', async (t) => {
    const link = links[0]?.address;
    const open = await lead();
    const { id, version } = await won({ phone: '0000000000 or so' });
    const refused: [number, object, number, RegExp][] = [
      [open, { by: 'mail', link, version: 1 }, 422, /won/],
      [id, { by: 'text', link, version }, 422, /no number/],
      [id, { by: 'mail', link: 'https://other.example/', version }, 422, /review links/],
      [id, { by: 'mail', link, version: 1 }, 409, /another window/],
      [id, { by: 'fax', link, version }, 400, /email or as a text/],
      [id, { by: 'mail', link, version, text: 'Here: {reviewLink}' }, 400, /Not filled in/],
      [999_999, { by: 'mail', link, version }, 404, /exist/],
    ];
    for (const [lead, body, status, message] of refused) {
      const answer = await review(lead, body);
      t.equal(answer.statusCode, status, JSON.stringify(body));
      t.match(answer.json().message, message);
    }
    const { id: added } = (
      await call('POST', '/api/admin/leads', { name: 'Al', phone: '336 555 0101', came: 'phone', contacted: true })
    ).json();
    await call('PATCH', `/api/admin/leads/${added}`, { status: 'won', version: 1 });
    t.match((await review(added, { by: 'mail', link, version: 2 })).json(), {
      message: 'This lead has no email address.',
    });
    const both = await Promise.all([1, 2].map(() => review(id, { by: 'mail', link, version })));
    t.strictSame(both.map(({ statusCode }) => statusCode).toSorted(), [201, 409], 'two taps ask once');
  });

  t.test('who is deleted takes replies and requests along', async (t) => {
    const { id, version } = await won();
    await reply(id, { text: 'Thanks' });
    await review(id, { by: 'mail', link: links[0]?.address, version: version + 1 });
    await call('DELETE', '/api/admin/leads', { ids: [id] });

    for (const table of ['notes', 'outbox'] as const)
      t.strictSame(await app.db.selectFrom(table).select('id').where('submissionId', '=', id).execute(), []);
  });
});

t.test('without a mail server nothing is queued, and the owner reads why', async (t) => {
  const app = await build(t);
  await saveProfile(app, { reviewLinks: links });
  const call = callAs(app, await signIn(app));
  const { id } = (await postContact(app)).json();

  const sent = await call('POST', `/api/admin/leads/${id}/replies`, { text: 'Hi' });

  t.equal(sent.statusCode, 422);
  t.match(sent.json().message, 'No mail server is set yet');
  t.strictSame(await queued(app), []);
});

t.test('statement 14: up to four review links are the business elsewhere, in the structured data', async (t) => {
  const app = await build(t);
  const business = async () => {
    const found = Array.from((await showPage(app, '/')).matchAll(/ld\+json">(.*?)<\/script>/g), ([, json = '']) =>
      JSON.parse(json),
    );
    return found.find((thing) => thing['@type'] === 'LocalBusiness');
  };
  t.notOk('sameAs' in (await business()));
  await saveProfile(app, { reviewLinks: links });
  t.strictSame(
    (await business()).sameAs,
    links.map(({ address }) => address),
  );

  const wrong = [
    { reviewLinks: Array(5).fill(links[0]) },
    { reviewLinks: [{ label: 'x'.repeat(41), address: links[0]?.address ?? '' }] },
    { reviewLinks: [{ label: 'Plain', address: 'http://reviews.example.com' }] },
    { reviewLinks: [{ label: 'Path', address: '/gallery' }] },
  ];
  for (const change of wrong) await t.rejects(saveProfile(app, change), JSON.stringify(change));
});

const queued = (app: FastifyInstance) => app.db.selectFrom('outbox').selectAll().where('kind', '=', 'reply').execute();
