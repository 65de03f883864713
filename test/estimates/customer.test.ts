import t from 'tap';
import { hashOf } from '../../src/estimates/store.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { configOf, forgetPosts, start } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { estimateContent, estimateLine } from '../fixtures/estimate-contents.ts';
import { estimateStart, mailsOf, openEstimateSite } from '../fixtures/estimates.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { captureLog } from '../fixtures/log.ts';
import { parsePage } from '../fixtures/parse.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { saveProfile } from '../fixtures/profile.ts';

const site = await openEstimateSite(t);
const { app, call, clock } = site;
// On PostgreSQL, this is a second process of the same site.
const other = onPostgres
  ? await start(t, { ...configOf(app), dataDir: makeDirectory(t) }, { now: () => clock.now })
  : app;

const three = {
  options: ['Wood', 'Vinyl privacy', 'Aluminum'].map((name, index) => ({
    name,
    description: '',
    lines: [estimateLine({ text: `${name} fence`, unitPrice: 500_000 + index * 148_000 })],
  })),
  addOns: [{ text: 'Post caps', price: 12_000, taxable: true }],
};
const html = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const postForm = (url: string, fields: Record<string, string> | [string, string][], server = app) =>
  server.inject({ method: 'POST', url, headers: html, payload: new URLSearchParams(fields).toString() });
const post = (url: string, payload: object, server = app) =>
  server.inject({ method: 'POST', url, payload, headers: { 'user-agent': 'Test browser' } });
const vinyl = { version: 1, option: 1, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
const textOf = (body: string) => parsePage(body).querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
const notesOf = async (lead: number): Promise<string[]> =>
  (await call('GET', `/api/admin/leads/${lead}`)).json().notes.map(({ text }: { text: string }) => text);

t.beforeEach(async () => {
  clock.now = estimateStart;
  await forgetPosts(app);
});

t.test('the page is complete without its own script and is neither cached nor listed', async (t) => {
  const lead = await site.addLead({ plan: examples.E2, address: '12 Elm St' });
  const { path, number } = await site.send({ ...three, showDrawing: true, terms: 'Half\nnow', taxPercent: 725 }, lead);
  const page = await get(path);

  t.equal(page.statusCode, 200);
  t.match(page.headers, {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const document = parsePage(page.body);
  t.equal(document.querySelectorAll('script').length, 1, 'the first script alone');
  const islands = document.querySelectorAll('[data-island]');
  t.equal(islands.length, 1);
  t.ok(islands[0]?.closest('details:not([open])'), 'the form for photos, whose script waits until a customer opens it');
  t.equal(document.querySelectorAll('input[type=radio][name=option]').length, 3);
  t.equal(
    document.querySelectorAll('input[type=radio][name=option]:checked, input[checked]').length,
    0,
    'none is preselected',
  );
  t.ok(document.querySelector('.estimate-drawing svg'));
  const text = textOf(page.body);
  for (const part of [
    `Estimate #${number}`,
    'Ann Carter',
    '12 Elm St',
    defaultProfile.name,
    '$6,949.80',
    'Post caps',
    'Dec',
    'Half now',
  ])
    t.ok(text.includes(part), part);
  t.notOk((await app.inject('/sitemap.xml')).body.includes('/estimate'));
  t.ok(Buffer.byteLength(page.body.replace(/<svg.*?<\/svg>/gs, '')) < 60_000);
});

t.test('the customer chooses, sees the total, and signs without JavaScript', async (t) => {
  const { path, leadId, id } = await site.send(three);
  const chosen = await get(`${path}?option=1&addOns=0`);
  const document = parsePage(chosen.body);
  const fields = [...document.querySelectorAll('#sign input[type=hidden]')].map((input): [string, string] => [
    input.getAttribute('name') ?? '',
    input.getAttribute('value') ?? '',
  ]);
  t.strictSame(Object.fromEntries(fields), { version: '1', option: '1', addOns: '0', total: '660000' });
  t.match(textOf(chosen.body), /Accept for \$6,600\.00/);

  const empty = await postForm(`${path}/accept`, [...fields, ['name', ''], ['agree', '']]);
  t.equal(empty.statusCode, 400);
  t.match(textOf(empty.body), /Type your full name\..*Check the box to sign electronically\./s);
  t.match(
    parsePage(empty.body).querySelector('#sign [name=total]')?.getAttribute('value'),
    '660000',
    'the choice stays',
  );

  const signed = await postForm(`${path}/accept`, [...fields, ['name', 'Jane Doe'], ['agree', 'on']]);
  t.equal(signed.statusCode, 303);
  t.match(signed.headers.location, `${path}?done=accept`);
  const after = await get(path);
  t.match(
    textOf(after.body),
    /You accepted this estimate.*Signed by Jane Doe on Nov 27, 2026 12:00 PM Eastern Time: Vinyl privacy, \$6,600\.00/s,
  );
  t.equal(parsePage(after.body).querySelectorAll('form[action$="/accept"], form[action$="/decline"]').length, 0);
  t.match(await site.read(id), { state: 'accepted', acceptance: { addOns: [0], total: 660_000 } });
  t.equal((await call('GET', `/api/admin/leads/${leadId}`)).json().submission.status, 'won');
});

t.test('opening the page changes only when it was first opened and how often', async (t) => {
  const { path, id } = await site.send();
  const before = await site.read(id);
  t.match(before, { openedAt: null, opens: 0 });
  await get(path);
  clock.now += 60_000;
  await get(path);
  await app.inject({ method: 'HEAD', url: path });
  const { openedAt, opens, ...after } = await site.read(id);
  t.strictSame([openedAt, opens], ['2026-11-27T17:00:00.000Z', 2]);
  t.strictSame({ ...after, openedAt: null, opens: 0 }, before);
  const preview = await call('GET', `/admin/estimates/${id}/preview`);
  t.equal(preview.statusCode, 200);
  t.equal(parsePage(preview.body).querySelectorAll('script').length, 0);
  t.match(preview.headers['content-security-policy'], "form-action 'none'");
  t.equal((await site.read(id)).opens, 2, 'the preview of the owner never counts');
  t.equal((await app.inject(`/admin/estimates/${id}/preview`)).statusCode, 401, 'and is for the owner alone');
});

t.test('a scanner that posts empty fields changes nothing', async (t) => {
  const { path, id, leadId } = await site.send();
  const before = [await site.read(id), await notesOf(leadId)];
  const empty = { version: '1', option: '0', total: '648000', name: '', text: '', reason: '', agree: '' };
  for (const form of ['accept', 'decline', 'question', 'photos']) {
    t.equal((await postForm(`${path}/${form}`, {})).statusCode, 400, form);
    t.equal((await postForm(`${path}/${form}`, empty)).statusCode, 400, form);
  }
  t.strictSame([await site.read(id), await notesOf(leadId)], before);
  t.equal(
    (
      await app.inject({
        method: 'POST',
        url: `${path}/accept`,
        payload: vinyl,
        headers: { 'sec-fetch-site': 'cross-site' },
      })
    ).statusCode,
    403,
  );
});

t.test('an acceptance records the signature, wins the lead, and leaves both copies', async (t) => {
  const content = {
    ...three,
    deposit: { kind: 'percent' as const, value: 3000 },
    paymentLink: 'https://pay.example.com/x',
    cancellationNotice: true,
    terms: 'No <refunds>',
  };
  const lead = await site.addLead();
  const { path, id, number } = await site.send(content, lead, 'email');
  await mailsOf(site);
  site.mail.mails.length = 0;
  const accepted = await post(`${path}/accept`, { ...vinyl, name: 'Jane <b>Doe</b>' });

  t.strictSame(
    [accepted.statusCode, accepted.json()],
    [200, { number, option: 1, total: 648_000, acceptedAt: '2026-11-27T17:00:00.000Z' }],
  );
  const { acceptance, sent } = await site.read(id);
  t.match(acceptance, {
    name: 'Jane <b>Doe</b>',
    option: 1,
    optionName: 'Vinyl privacy',
    addOns: [],
    total: 648_000,
    deposit: 194_400,
    version: 1,
    hash: sent?.hash,
    at: '2026-11-27T17:00:00.000Z',
    timeZone: 'America/New_York',
    address: '127.0.0.1',
    userAgent: 'Test browser',
    email: 'ann.carter@example.com',
  });
  t.match(
    acceptance?.consent,
    /^I agree to sign electronically\. By typing my name .* covers this estimate only.*paper copy at no charge/s,
  );
  const { submission, notes, nextStep } = (await call('GET', `/api/admin/leads/${lead}`)).json();
  t.equal(submission.status, 'won');
  t.strictSame(nextStep, { text: 'Call to schedule', dueOn: '2026-11-28' });
  t.ok(
    notes.some(
      ({ text }: { text: string }) => text === `Accepted #${number}, Vinyl privacy, $6,480.00, Jane <b>Doe</b>`,
    ),
  );

  const mails = await mailsOf(site);
  t.equal(mails.length, 2);
  const copy = mails.find(({ recipients }) => recipients.includes('ann.carter@example.com'));
  const news = mails.find(({ recipients }) => recipients.includes('owner@longleaffence.example'));
  t.equal(news?.subject, `Accepted: #${number}, Vinyl privacy, $6,480.00, Jane <b>Doe</b>`);
  for (const mail of [copy, news]) {
    for (const part of [
      'Vinyl privacy fence',
      '$6,480.00',
      'No <refunds>',
      sent?.hash ?? '',
      'Dec 1, 2026',
      'NOT LATER THAN MIDNIGHT',
    ])
      t.ok(mail?.text?.includes(part), part);
    t.ok(mail?.html?.includes('Jane &lt;b&gt;Doe&lt;/b&gt;') && !mail.html.includes('<refunds>'));
  }
  t.match(copy?.text, /Pay the deposit: https:\/\/pay\.example\.com\/x/);
});

t.test('an acceptance keeps a next step that the owner set', async (t) => {
  const { path, leadId } = await site.send();
  const step = { text: 'Measure the gate', dueOn: '2026-12-04' };
  const { submission } = (await call('GET', `/api/admin/leads/${leadId}`)).json();
  await call('PUT', `/api/admin/leads/${leadId}/next-step`, { ...step, version: submission.version });
  t.equal((await post(`${path}/accept`, { ...vinyl, option: 0 })).statusCode, 200);
  t.strictSame((await call('GET', `/api/admin/leads/${leadId}`)).json().nextStep, step);
});

t.test('repeating an acceptance sends nothing, and another option is refused', async (t) => {
  const { path } = await site.send(three, undefined, 'email');
  const first = await post(`${path}/accept`, vinyl);
  const count = (await mailsOf(site)).length;
  clock.now += 5000;
  t.strictSame((await post(`${path}/accept`, vinyl)).json(), first.json());
  const refused = await post(`${path}/accept`, { ...vinyl, option: 0, total: 500_000 });
  t.match([refused.statusCode, refused.json().message], [409, /already accepted/]);
  t.equal(
    (await postForm(`${path}/accept`, { version: '1', option: '0', total: '500000', name: 'Jane Doe', agree: 'on' }))
      .statusCode,
    409,
  );
  t.equal((await mailsOf(site)).length, count);
});

t.test('only one of two simultaneous acceptances on two processes counts', async (t) => {
  for (const second of [vinyl, { ...vinyl, option: 0, total: 500_000 }]) {
    const { path, id } = await site.send(three);
    const answers = await Promise.all([post(`${path}/accept`, vinyl), post(`${path}/accept`, second, other)]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    t.strictSame(statuses, second === vinyl ? [200, 200] : [200, 409]);
    const rows = await app.db.selectFrom('estimateAcceptances').selectAll().where('estimateId', '=', id).execute();
    t.equal(rows.length, 1);
    const news = await app.db.selectFrom('outbox').select('payload').where('kind', '=', 'estimate-answer').execute();
    t.equal(news.filter(({ payload }) => JSON.parse(payload).estimateId === id).length, 1);
  }
});

t.test('a version that is no longer in force is refused, and the page says what changed', async (t) => {
  const { path, id } = await site.send(three);
  const { version } = await site.read(id);
  await call('POST', `/api/admin/estimates/${id}/revise`, { version });
  const content = estimateContent({
    ...three,
    options: three.options.map((option) => ({ ...option, lines: [estimateLine({ unitPrice: 700_000 })] })),
    included: [],
    notIncluded: [],
    start: 'Next week',
    notes: 'New',
    terms: 'New',
    deposit: { kind: 'percent', value: 3000 },
  });
  await call('PUT', `/api/admin/estimates/${id}`, { version: version + 1, content });
  t.equal(
    (await get(`${path}?option=1`)).body.includes('$7,000.00'),
    false,
    'the sent version stays in force until then',
  );
  await call('POST', `/api/admin/estimates/${id}/send`, { version: version + 2, by: 'link' });

  const refused = await postForm(`${path}/accept`, {
    version: '1',
    option: '1',
    total: '648000',
    name: 'Jane Doe',
    agree: 'on',
  });
  t.equal(refused.statusCode, 409);
  t.match(
    textOf(refused.body),
    /We updated this estimate\. Please review it\..*Vinyl privacy is now \$7,000\.00\. It was \$6,480\.00\./s,
  );
  for (const part of [
    'list of what’s included',
    'list of what’s not included',
    'start of work',
    'notes',
    'terms',
    'deposit',
  ])
    t.ok(textOf(refused.body).includes(`The ${part} changed.`), part);
  t.equal(parsePage(refused.body).querySelector('#sign [name=version]')?.getAttribute('value'), '2');
  t.equal((await post(`${path}/accept`, { ...vinyl, version: 2, total: 700_000 })).statusCode, 200);
});

t.test('a total that differs from the server’s is refused with both totals', async (t) => {
  const { path } = await site.send(three);
  const refused = await post(`${path}/accept`, { ...vinyl, total: 647_999 });
  t.strictSame([refused.statusCode, refused.json().changes], [409, ['The total is $6,480.00, not $6,479.99.']]);
  t.equal((await post(`${path}/accept`, { ...vinyl, option: 3 })).statusCode, 400);
  t.equal((await post(`${path}/accept`, { ...vinyl, addOns: [1] })).statusCode, 400);
  t.equal((await post(`${path}/accept`, { ...vinyl, name: 'J'.repeat(10_000) })).statusCode, 400);
});

t.test('an estimate can be accepted through the last second of its last day', async (t) => {
  const lastSeconds: [timeZone: string, day: string, end: string][] = [
    ['America/New_York', '2026-12-15', '2026-12-16T05:00:00Z'],
    ['America/Phoenix', '2026-12-15', '2026-12-16T07:00:00Z'],
    ['Pacific/Honolulu', '2026-12-15', '2026-12-16T10:00:00Z'],
    ['America/New_York', '2027-03-14', '2027-03-15T04:00:00Z'],
    ['America/New_York', '2027-11-07', '2027-11-08T05:00:00Z'],
  ];
  for (const [timeZone, validUntil, end] of lastSeconds) {
    await saveProfile(app, { timeZone: timeZone as typeof defaultProfile.timeZone });
    clock.now = estimateStart;
    const [late, early] = [await site.send({ validUntil }), await site.send({ validUntil })];
    const order = { ...vinyl, option: 0 };
    clock.now = Date.parse(end);
    const refused = await post(`${late.path}/accept`, order);
    t.match([refused.statusCode, refused.json().message], [410, 'This estimate expired. Ask us to renew it.'], end);
    const page = await get(late.path);
    t.match(textOf(page.body), /This estimate expired.*Ask us to renew it/s);
    t.equal(parsePage(page.body).querySelectorAll('form[action$="/accept"]').length, 0);
    clock.now = Date.parse(end) - 1000;
    t.equal((await post(`${early.path}/accept`, order)).statusCode, 200, `${timeZone} ${validUntil}`);
    clock.now = Date.parse(end);
    t.match(await site.read(early.id), { state: 'accepted', isExpired: false }, 'time never changes a final state');
    await saveProfile(app, { timeZone: defaultProfile.timeZone });
    const local = Temporal.Instant.from(end).toZonedDateTimeISO(timeZone).subtract({ seconds: 1 });
    t.match(
      textOf((await get(early.path)).body),
      new RegExp(
        `Signed by Jane Doe on ${local.toLocaleString('en-US', { month: 'short' })} ${local.day}, .* 11:59 PM`,
      ),
      'the signature keeps the time zone of its day',
    );
  }
});

t.test('an acceptance ends the revision that the owner was writing', async (t) => {
  const { id, path, number } = await site.send({ ...three, notes: 'First' });
  const { version } = await site.read(id);
  await call('POST', `/api/admin/estimates/${id}/revise`, { version });
  t.equal((await site.read(id)).hasDraft, true);
  t.equal((await post(`${path}/accept`, vinyl)).statusCode, 200);
  const accepted = await site.read(id);
  t.match(accepted, { state: 'accepted', hasDraft: false, content: { notes: 'First' } });
  t.match((await call('GET', `/api/admin/estimates?q=%23${number}`)).json().estimates, [{ id, hasDraft: false }]);
  const saved = await call('PUT', `/api/admin/estimates/${id}`, {
    version: accepted.version,
    content: estimateContent(three),
  });
  t.match([saved.statusCode, saved.json().message], [422, /was accepted, so it can’t be changed/]);
});

t.test('a decline loses the lead only if no other estimate of it is open', async (t) => {
  const lead = await site.addLead();
  const [one, two] = [await site.send({}, lead), await site.send({ validUntil: '2026-11-27' }, lead)];
  const statusOf = async () => (await call('GET', `/api/admin/leads/${lead}`)).json().submission.status;
  const decline = (path: string, version = '1') =>
    postForm(`${path}/decline`, { version, reason: 'price', text: 'Too <much>', name: 'Jane Doe' });
  t.equal((await decline(one.path)).statusCode, 303);
  t.equal(await statusOf(), 'quoted', 'the other one can be accepted today');
  t.match(await site.read(one.id), {
    state: 'declined',
    decline: { reason: 'price', text: 'Too <much>', name: 'Jane Doe' },
  });
  t.match(textOf((await get(one.path)).body), /You declined this estimate/);
  t.equal((await post(`${one.path}/accept`, { ...vinyl, option: 0 })).statusCode, 409);
  await decline(two.path);
  t.equal(await statusOf(), 'lost');
  t.equal((await decline(two.path)).statusCode, 303, 'the same answer again changes nothing');
  t.equal((await notesOf(lead)).filter((text) => text.startsWith(`Declined #${two.number}`)).length, 1);

  const { version } = await site.read(two.id);
  await call('POST', `/api/admin/estimates/${two.id}/revise`, { version });
  await call('POST', `/api/admin/estimates/${two.id}/send`, { version: version + 1, by: 'link' });
  t.equal(await statusOf(), 'quoted', 'a new price reopens the lead');
  t.equal((await site.read(two.id)).decline, null);
  t.equal((await decline(two.path, '2')).statusCode, 303, 'the new price may be declined too');
  t.equal(await statusOf(), 'lost');
});

t.test('a question reaches the lead and the owner once, however often it is posted', async (t) => {
  const { path, leadId, number } = await site.send();
  await mailsOf(site);
  site.mail.mails.length = 0;
  for (let times = 0; times < 2; times += 1)
    t.equal((await postForm(`${path}/question`, { text: 'Is the <gate> included?' })).statusCode, 303);
  t.match(textOf((await get(`${path}?done=question`)).body), /We got your question\./);
  t.strictSame(
    (await notesOf(leadId)).filter((text) => text.startsWith('Question')),
    [`Question about estimate #${number}:\nIs the <gate> included?`],
  );
  const mails = await mailsOf(site);
  t.strictSame(
    mails.map(({ subject }) => subject),
    [`Question about estimate #${number}, Ann Carter`],
  );
  const statuses = new Set<number>();
  for (let times = 0; times < 20; times += 1)
    statuses.add((await post(`${path}/question`, { text: `Question ${times}` })).statusCode);
  t.strictSame([...statuses], [200, 429], 'questions count against the limit of forms');
});

t.test('a voided estimate can’t be accepted, and its page says so', async (t) => {
  const { path, id, number } = await site.send({}, undefined, 'email');
  await call('POST', `/api/admin/estimates/${id}/void`, {
    version: (await site.read(id)).version,
    reason: 'Wrong yard',
  });
  const subjects = (await mailsOf(site)).map(({ subject }) => subject);
  t.notOk(
    subjects.some((subject) => subject?.includes(`#${number}`)),
    'its mail isn’t sent anymore',
  );
  t.equal((await post(`${path}/accept`, { ...vinyl, option: 0 })).statusCode, 409);
  t.equal((await post(`${path}/question`, { text: 'Why?' })).statusCode, 409);
  t.match(textOf((await get(path)).body), /This estimate is no longer valid/);
});

t.test('an estimate of a lead that was deleted in the meantime returns 404', async (t) => {
  const { path, leadId } = await site.send();
  await call('DELETE', '/api/admin/leads', { ids: [leadId] });
  t.equal((await get(path)).statusCode, 404);
  t.equal((await post(`${path}/accept`, { ...vinyl, option: 0 })).statusCode, 404);
});

t.test('an acceptance counts while the mail server is down; its copies are sent later', async (t) => {
  const { path, id, leadId } = await site.send({}, undefined, 'email');
  await mailsOf(site);
  await app.db.updateTable('submissions').set({ email: 'new@example.com' }).where('id', '=', leadId).execute();
  await site.mail.stop();
  t.equal((await post(`${path}/accept`, { ...vinyl, option: 0 })).statusCode, 200);
  await app.outbox.run();
  t.equal((await site.read(id)).state, 'accepted');
  await site.mail.start();
  const count = site.mail.mails.length;
  clock.now += 3600_000;
  const copies = (await mailsOf(site)).slice(count);
  t.strictSame(
    copies.flatMap(({ recipients }) => recipients).sort(),
    ['ann.carter@example.com', 'owner@longleaffence.example'],
    'the customer’s goes to the address that the estimate was sent to',
  );
});

t.test('the stored content still has the hash of the signature', async (t) => {
  const { path, id } = await site.send(three);
  await post(`${path}/accept`, vinyl);
  const { content, hash } = await app.db
    .selectFrom('estimateVersions')
    .select(['content', 'hash'])
    .where('estimateId', '=', id)
    .executeTakeFirstOrThrow();
  t.equal(hashOf(content), hash);
  t.equal((await site.read(id)).acceptance?.hash, hash);
});

t.test('HTML in any field is shown as text', async (t) => {
  const evil = '<img src=x onerror=alert(1)>';
  const lead = await site.addLead({ name: `Ann ${evil}`, address: evil });
  const { path } = await site.send(
    {
      options: [{ name: evil, description: evil, lines: [estimateLine({ text: evil })] }],
      addOns: [{ text: evil, price: 1, taxable: true }],
      included: [evil],
      notIncluded: [evil],
      start: evil,
      notes: evil,
      terms: evil,
    },
    lead,
  );
  const page = await get(`${path}?option=0&addOns=0`);
  t.equal(parsePage(page.body).querySelectorAll('img[onerror]').length, 0);
  t.ok(textOf(page.body).split(evil).length > 10);
});

t.test('an unknown link returns 404, and guesses count against a limit', async (t) => {
  const { path } = await site.send();
  const guess = (index: number) => get(`/estimate/${String(index).padStart(22, 'A')}`);
  t.equal((await guess(0)).statusCode, 404);
  t.equal((await get('/estimate/short')).statusCode, 404);
  for (let index = 0; index < 18; index += 1) await guess(index);
  t.equal((await guess(99)).statusCode, 429);
  t.equal((await get(path)).statusCode, 429, 'a right link answers again when the window ends');
});

t.test('no log line at any level contains the link of an estimate', async (t) => {
  const { logger, lines } = captureLog();
  const { app, send } = await openEstimateSite(t, {}, { logger });
  const { path, link } = await send();
  const token = path.slice('/estimate/'.length);
  await app.inject(path);
  for (const url of [`${path}/accept`, `${path}/question`]) await app.inject({ method: 'POST', url, payload: {} });
  await app.inject(`/Estimate%2f${token}`);
  await app.inject(`/estmate/${token}`);
  await app.inject(`${path}.`);
  await app.outbox.run();
  t.ok(lines.length > 5);
  t.notOk(JSON.stringify(lines).includes(token), link);
});
