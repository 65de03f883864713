import t from 'tap';
import { defaultEstimateSettings, emptyOption } from '../../src/shared/estimate/content.ts';
import { estimateContent, estimateLine } from '../fixtures/estimate-contents.ts';
import { mailsOf, openEstimateSite } from '../fixtures/estimates.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { receiveWebhook } from '../fixtures/webhook-receiver.ts';

const site = await openEstimateSite(t, { WEBHOOK_PRIVATE: 'true' });
const { app, call, clock } = site;
const changes = async (id: number) => (await site.read(id)).version;

t.test('an estimate begins with the parts of the customer’s fence plan at today’s prices', async (t) => {
  const lead = await site.addLead({ plan: examples.E3 });
  const created = await call('POST', `/api/admin/leads/${lead}/estimates`, { from: 'plan' });

  t.equal(created.statusCode, 201);
  const { id, version, content } = created.json();
  t.equal(version, 1);
  t.match(content, {
    validUntil: '2026-12-27',
    showDrawing: true,
    terms: '',
    included: defaultEstimateSettings.included,
  });
  const [option] = content.options;
  t.match(option, { name: 'Wood privacy, 6 ft', description: 'Cedar' });
  t.strictSame(
    option.lines.map(({ text, quantity, unit, unitPrice }: Record<string, unknown>) => [
      text,
      quantity,
      unit,
      unitPrice,
    ]),
    [
      ['Wood privacy, 6 ft, installed', 17_600, 'ft', 2500],
      ['Gate, 4 ft, single gate', 100, 'each', 40_000],
      ['Cedar instead of pine', 100, 'job', 120_000],
      ['Gentle slope', 100, 'job', 60_000],
      ['Corners', 200, 'each', 3500],
      ['Remove the old fence', 18_000, 'ft', 600],
    ],
  );
  const short = await site.addLead({ plan: examples.E3.replace('.s.', '.s40.') });
  const { options } = (await call('POST', `/api/admin/leads/${short}/estimates`, { from: 'plan' })).json().content;
  t.match(
    options[0].lines.at(-1),
    { text: 'Remove the old fence', quantity: 4000 },
    'the old fence has its own length',
  );
  t.match(await site.read(id), {
    id,
    leadId: lead,
    number: null,
    state: 'draft',
    link: null,
    hasDraft: true,
    hasPlan: true,
  });
});

t.test('the same plan is offered in the other materials and heights, each priced', async (t) => {
  const lead = await site.addLead({ plan: examples.E2 });
  const { id } = (await call('POST', `/api/admin/leads/${lead}/estimates`, { from: 'plan' })).json();

  const { options } = (await call('GET', `/api/admin/estimates/${id}/options`)).json();
  t.equal(options.length, 25, 'each height of the nine fences');
  t.match(options[0], { kind: 'wood-privacy', height: 72, isPlanned: true, label: 'Wood privacy, 6 ft' });
  t.equal(options.filter(({ isPlanned }: { isPlanned: boolean }) => isPlanned).length, 1);
  const vinyl = options.find(({ label }: { label: string }) => label === 'Vinyl privacy, 6 ft');
  t.match(vinyl, { finish: 'white', option: { name: 'Vinyl privacy, 6 ft', description: 'White' }, subtotal: 675_500 });
  const content = estimateContent({ options: [options[0].option, vinyl.option, options.at(-1).option] });
  const saved = await call('PUT', `/api/admin/estimates/${id}`, { version: 1, content });
  t.equal(saved.statusCode, 200, 'an offered option may be added as it is');
  t.equal(saved.json().totals[1].subtotal, vinyl.subtotal);
});

t.test('without a fence length, an estimate begins with one empty line', async (t) => {
  for (const plan of [undefined, examples.E12]) {
    const lead = await site.addLead({ ...(plan && { plan }) });
    const { id, content } = (await call('POST', `/api/admin/leads/${lead}/estimates`, { from: 'plan' })).json();
    t.strictSame(content.options, [emptyOption()]);
    t.strictSame((await call('GET', `/api/admin/estimates/${id}/options`)).json(), { options: [] });
  }
  t.equal((await call('POST', '/api/admin/leads/999999/estimates', { from: 'empty' })).statusCode, 404);
});

t.test('if two people edit at once, the second gets the text of the first', async (t) => {
  const { id, version } = await site.draft();
  const first = estimateContent({ notes: 'First' });
  const second = estimateContent({ notes: 'Second' });

  t.match((await call('PUT', `/api/admin/estimates/${id}`, { version, content: first })).json(), {
    version: version + 1,
  });
  const refused = await call('PUT', `/api/admin/estimates/${id}`, { version, content: second });
  t.equal(refused.statusCode, 409);
  t.strictSame(refused.json(), {
    message: 'This estimate was changed in another window.',
    theirs: { version: version + 1, content: first },
  });
  t.equal((await call('PUT', `/api/admin/estimates/${id}`, { version: version + 1, content: second })).statusCode, 200);
});

t.test('each refused value of a draft is named by its path', async (t) => {
  const { id, version } = await site.draft();
  const content = {
    ...estimateContent(),
    terms: 'x'.repeat(10_001),
    addOns: [{ text: 'Caps', price: -1, taxable: true }],
  };
  const refused = await call('PUT', `/api/admin/estimates/${id}`, { version, content });
  t.equal(refused.statusCode, 400);
  t.strictSame(refused.json().fields, {
    'addOns.0.price': ['Enter a price up to $1,000,000.'],
    terms: ['Keep this to 10,000 characters or less.'],
  });
});

t.test('sending freezes a version with its number, link, hash, and mail', async (t) => {
  const lead = await site.addLead();
  const options = ['Wood', 'Vinyl', 'Aluminum'].map((name, index) => ({
    name,
    description: '',
    lines: [estimateLine({ text: `${name} fence <b>`, unitPrice: 500_000 + index * 148_000 })],
  }));
  const content = { options, taxPercent: 700, deposit: { kind: 'percent' as const, value: 3000 } };
  const { id, version } = await site.draft(content, lead);
  const before = (await mailsOf(site)).length;

  const sent = await call('POST', `/api/admin/estimates/${id}/send`, { version, by: 'email' });
  t.equal(sent.statusCode, 200);
  const { number, link, sentVersion } = sent.json();
  t.equal(number, 1001);
  t.equal(sentVersion, 1);
  t.match(link, /^https:\/\/[^/]+\/estimate\/[\w-]{22}$/);
  const detail = await site.read(id);
  t.match(detail, {
    state: 'sent',
    number,
    link,
    hasDraft: false,
    sent: { version: 1, by: 'email', email: 'ann.carter@example.com' },
  });
  t.match(detail.sent?.hash, /^[0-9a-f]{64}$/);

  const mails = await mailsOf(site);
  t.equal(mails.length, before + 1);
  const mail = mails.at(-1);
  t.match(mail, {
    subject: 'Estimate #1001 from Longleaf Fence Company',
    replyTo: [{ address: 'owner@longleaffence.example' }],
    recipients: ['ann.carter@example.com'],
  });
  for (const part of [mail?.text, mail?.html]) {
    t.ok(part?.includes('View your estimate') && part.includes(link), 'the link');
    for (const total of ['$5,350.00', '$6,933.60', '$8,517.20']) t.ok(part?.includes(total), total);
  }
  t.ok(mail?.html?.includes('Wood fence &lt;b&gt;'));
  const { submission, notes } = (await call('GET', `/api/admin/leads/${lead}`)).json();
  t.match(submission, { status: 'quoted', firstContactAt: /^2026-11-27/ });
  t.match(
    notes.map(({ kind, text }: Record<string, string>) => `${kind}: ${text}`),
    ['estimate: Sent estimate #1001 by email to ann.carter@example.com', 'status: quoted'],
  );
});

t.test('an unfinished draft isn’t sent and gets no number', async (t) => {
  const { id, version } = await site.draft({ options: [emptyOption()], validUntil: '2026-11-26' });
  const send = (body: object) => call('POST', `/api/admin/estimates/${id}/send`, body);
  const refused = await send({ version, by: 'link' });
  t.equal(refused.statusCode, 400);
  t.strictSame(refused.json().fields, {
    'options.0.lines': ['Add at least one line with a price.'],
    validUntil: ['Choose a day that isn’t in the past.'],
  });
  t.equal((await send({ version: version - 1, by: 'link' })).statusCode, 409);
  t.match(await site.read(id), { number: null, state: 'draft', link: null });

  t.match(await site.read(id), { hasMail: true });
  const silent = await site.draft({}, await site.addLead({ email: '' }));
  const url = `/api/admin/estimates/${silent.id}/send`;
  t.match((await call('POST', url, { version: silent.version, by: 'email' })).json(), {
    message: 'This lead has no email address.',
  });
  const linked = await call('POST', url, { version: silent.version, by: 'link' });
  t.equal(linked.json().number, 1002, 'numbers have no gaps from refused sends');
  t.match(await site.read(silent.id), { sent: { by: 'link', email: '' } });
});

t.test('a sent version never changes, and its revision keeps the number and link', async (t) => {
  const { id, number, link } = await site.send({ notes: 'First' });
  const content = estimateContent({ notes: 'Second' });
  const version = await changes(id);
  const refused = await call('PUT', `/api/admin/estimates/${id}`, { version, content });
  t.match(
    [refused.statusCode, refused.json().message],
    [422, 'This estimate was sent. Start a revision to change it.'],
  );

  const revised = await call('POST', `/api/admin/estimates/${id}/revise`, { version });
  t.match(revised.json(), { version: version + 1, content: { notes: 'First' } });
  await call('PUT', `/api/admin/estimates/${id}`, { version: version + 1, content });
  const late = await call('PUT', `/api/admin/estimates/${id}`, { version: version + 1, content });
  t.match([late.statusCode, late.json().theirs.content.notes], [409, 'Second'], 'the text of the revision');
  t.match(await site.read(id), {
    hasDraft: true,
    content: { notes: 'Second' },
    sentVersion: 1,
    sent: { content: { notes: 'First' } },
  });
  const again = (await call('POST', `/api/admin/estimates/${id}/revise`, { version: version + 2 })).json();
  t.match(again, { version: version + 2, content: { notes: 'Second' } }, 'a draft that exists stays');

  const sent = await call('POST', `/api/admin/estimates/${id}/send`, { version: version + 2, by: 'link' });
  t.strictSame(sent.json(), { number, link, sentVersion: 2 });
  const rows = await app.db
    .selectFrom('estimateVersions')
    .selectAll()
    .where('estimateId', '=', id)
    .orderBy('version')
    .execute();
  t.strictSame(
    rows.map(({ content: text }) => JSON.parse(text).notes),
    ['First', 'Second'],
  );
});

t.test('two estimates sent at once get two numbers, and each is sent once', async (t) => {
  const [one, other] = [await site.draft(), await site.draft()];
  const send = ({ id, version }: typeof one) =>
    call('POST', `/api/admin/estimates/${id}/send`, { version, by: 'link' });
  const answers = await Promise.all([send(one), send(one), send(other)]);
  t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409]);
  const numbers = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().number);
  t.equal(Math.abs(numbers[0] - numbers[1]), 1);
});

t.test('an estimate may be voided with a reason, and its record stays', async (t) => {
  const { id, number, leadId } = await site.send();
  const version = await changes(id);
  t.equal((await call('POST', `/api/admin/estimates/${id}/void`, { version, reason: '' })).statusCode, 400);
  t.equal((await call('POST', `/api/admin/estimates/${id}/void`, { version, reason: 'Wrong yard' })).statusCode, 200);
  t.match(await site.read(id), {
    state: 'voided',
    number,
    voided: { reason: 'Wrong yard', by: '' },
    sent: { version: 1 },
  });
  t.equal((await call('POST', `/api/admin/estimates/${id}/revise`, { version: version + 1 })).statusCode, 422);
  const { notes } = (await call('GET', `/api/admin/leads/${leadId}`)).json();
  t.match(notes[0], { kind: 'estimate', text: `Voided estimate #${number}: Wrong yard` });
});

t.test('the next draft starts with what was sent last, and settings can change', async (t) => {
  const sent = {
    included: ['Stain'],
    notIncluded: ['Survey'],
    start: 'In March',
    terms: 'Half now',
    deposit: { kind: 'percent' as const, value: 3000 },
    paymentLink: 'https://pay.example.com/x',
    taxPercent: 725,
    cancellationNotice: true,
  };
  await site.send({ ...sent, notes: 'Mind the dog' });
  const { content } = (
    await call('POST', `/api/admin/leads/${await site.addLead()}/estimates`, { from: 'empty' })
  ).json();
  t.match(content, { ...sent, notes: '' });

  const { settings, version } = (await call('GET', '/api/admin/estimates/settings')).json();
  const changed = { ...settings, mailText: 'Hello!', validDays: 10, firstNumber: 5000 };
  t.equal(
    (await call('PUT', '/api/admin/estimates/settings', { settings: { ...changed, validDays: 0 }, version }))
      .statusCode,
    400,
  );
  t.match((await call('PUT', '/api/admin/estimates/settings', { settings: changed, version })).json(), {
    settings: changed,
  });
  t.equal((await call('PUT', '/api/admin/estimates/settings', { settings: changed, version })).statusCode, 409);
  t.equal((await site.send()).number, 5000);
  t.equal((await site.send()).number, 5001);
});

t.test('the list shows estimates by state, number, and name, with the open sum', async (t) => {
  const lead = await site.addLead({ name: 'Zoë Quill 100%' });
  const { id, number } = await site.send({ validUntil: '2026-12-01' }, lead);
  await site.draft({}, lead);
  const list = async (query: string) => (await call('GET', `/api/admin/estimates?${query}`)).json();

  t.match((await list('q=zoe%20quill')).estimates, [
    { state: 'draft', number: null },
    { id, number, state: 'sent', total: 648_000 },
  ]);
  t.equal((await list('q=100%25')).estimates.length, 2);
  t.strictSame(
    (await list(`q=%23${number}`)).estimates.map((one: { id: number }) => one.id),
    [id],
  );
  t.match((await list(`q=zoe&state=sent`)).estimates, [{ id, isExpired: false, leadId: lead }]);
  const { openTotal } = await list('');
  clock.now = Date.parse('2026-12-02T12:00:00Z');
  t.match((await list('q=zoe&state=expired')).estimates, [{ id, isExpired: true }]);
  t.same((await list('q=zoe&state=sent')).estimates, []);
  t.equal((await list('')).openTotal, openTotal - 648_000);
  clock.now = Date.parse('2026-11-27T17:00:00Z');
  t.equal((await call('GET', `/api/admin/leads/${lead}/estimates`)).json().estimates.length, 2);
});

t.test('the list of a thousand estimates has pages of 50, newest first', async (t) => {
  const lead = await site.addLead();
  const row = {
    submissionId: lead,
    state: 'draft' as const,
    options: 1,
    total: 100,
    highestTotal: 100,
    customer: 'Many',
    customerSearch: 'many',
    createdAt: '2026-11-27T17:00:00Z',
    updatedAt: '2026-11-27T17:00:00Z',
    draft: JSON.stringify(estimateContent()),
  };
  for (let part = 0; part < 10; part += 1)
    await app.db
      .insertInto('estimates')
      .values(Array.from({ length: 100 }, () => row))
      .execute();
  const first = (await call('GET', '/api/admin/estimates?q=many')).json();
  t.equal(first.estimates.length, 50);
  t.ok(first.more);
  const next = (await call('GET', `/api/admin/estimates?q=many&before=${first.estimates.at(-1).id}`)).json();
  t.equal(next.estimates[0].id, first.estimates.at(-1).id - 1);
});

t.test('the webhook posts an estimate that was sent', async (t) => {
  const received = await receiveWebhook(t, app);
  const { id, number, leadId } = await site.send();
  await app.outbox.run();
  t.match(received.at(-1), { id, number, leadId, version: 1, total: 648_000 });
});

t.test('the webhook posts the answers of customers', async (t) => {
  const received = await receiveWebhook(t, app);
  const [accepted, declined] = [await site.send(), await site.send()];
  const signature = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  await app.inject({ method: 'POST', url: `${accepted.path}/accept`, payload: signature });
  const decline = { version: 1, reason: 'price', text: 'Too much', name: 'Bo Diaz' };
  await app.inject({ method: 'POST', url: `${declined.path}/decline`, payload: decline });
  await app.outbox.run();
  const told = (id: number) => received.filter((data) => data.id === id);
  t.match(told(accepted.id).at(-1), {
    number: accepted.number,
    total: 648_000,
    name: 'Jane Doe',
    optionName: 'Vinyl privacy',
  });
  t.match(told(declined.id).at(-1), { number: declined.number, reason: 'price', text: 'Too much', name: 'Bo Diaz' });
});
