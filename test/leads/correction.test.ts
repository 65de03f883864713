import t from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { plannedYears } from '../../src/shared/likely-years.ts';
import { build, callAs, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));

const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const correct = (id: number, body: object) => call('PUT', `/api/admin/leads/${id}`, body);
const add = (body: object) =>
  call('POST', '/api/admin/leads', { name: 'Cal Lerr', came: 'phone', contacted: true, ...body });

t.test('every value of a lead can be corrected, and the notes keep the earlier ones', async (t) => {
  const { id } = (await postContact(app)).json();
  const values = {
    name: 'Anne Carter',
    phone: '(336) 555-0199',
    email: 'anne@example.com',
    address: '218 Mill Creek Road',
    referredBy: 'The yard sign',
    service: app.site.current.map.contactOptions[0],
    message: 'About 200 feet of cedar, in Burlington.',
  };
  const answer = await correct(id, { ...values, version: 1 });

  t.equal(answer.statusCode, 200);
  t.match(answer.json(), { ...values, version: 2 });
  const { submission, notes, samePerson } = await read(id);
  t.match(submission, values);
  t.match(notes, [{ kind: 'correction' }]);
  for (const line of [
    'The owner corrected this lead. Before:',
    `Name: ${contactRequest.name}`,
    `Phone: ${contactRequest.phone}`,
    `Email: ${contactRequest.email}`,
    'Property address: none',
    `Referred by: ${contactRequest.referredBy}`,
    `What they need: ${contactRequest.message}`,
  ])
    t.ok(notes[0].text.split('\n').includes(line), line);
  t.strictSame(samePerson, []);

  const found = async (search: string) => (await call('GET', `/api/admin/leads?search=${search}`)).json().leads.length;
  t.strictSame([await found('3365550199'), await found('3365550187'), await found('yard sign')], [1, 0, 1]);
  const report = (await call('GET', '/api/admin/report')).json();
  t.match(report.byTown, [{ label: /Burlington/ }], 'reports count the town of the corrected words');
  t.equal((await read((await add({ phone: '336-555-0199' })).json().id)).samePerson.length, 1);
});

t.test('only sent fields change, and an unchanged value adds no note', async (t) => {
  const { id } = (await add({ phone: '336-555-0188', message: 'A gate' })).json();
  t.match((await correct(id, { phone: '336-555-0181', version: 1 })).json(), { phone: '336-555-0181', version: 2 });
  t.match((await correct(id, { phone: '336-555-0181', version: 2 })).json(), { version: 2 });
  const { submission, notes } = await read(id);
  t.match(submission, { name: 'Cal Lerr', message: 'A gate', phone: '336-555-0181' });
  t.equal(notes.length, 1);
});

t.test('another window’s change is not overwritten, and a correction can be undone', async (t) => {
  const { id } = (await add({ phone: '336-555-0188' })).json();
  t.equal((await correct(id, { name: 'Cal Learned', version: 1 })).statusCode, 200);
  const stale = await correct(id, { name: 'Carl', version: 1 });
  t.equal(stale.statusCode, 409);
  t.match(stale.json(), { message: /changed in another window/ });
  t.equal((await correct(id, { name: 'Cal Learned', version: 1 })).statusCode, 409, 'also where nothing would change');
  t.match((await correct(id, { name: 'Cal Lerr', version: 2 })).json(), { name: 'Cal Lerr', version: 3 });
  t.match((await read(id)).notes, [{ text: /Name: Cal Learned/ }, { text: /Name: Cal Lerr/ }]);
  t.equal((await correct(999_999, { name: 'Nobody', version: 1 })).statusCode, 404);
});

t.test('a correction that leaves no way to answer is refused with a message', async (t) => {
  const { id } = (await add({ phone: '336-555-0188' })).json();
  for (const [wrong, field, words] of [
    [{ phone: '' }, 'phone', 'Enter a phone number or an email address.'],
    [{ email: 'cal@' }, 'email', 'Please enter a valid email address.'],
    [{ name: ' ' }, 'name', 'Name must be at least 2 characters.'],
    [{ address: 'x'.repeat(201) }, 'address', 'Keep the property address to 200 characters or less.'],
  ] as const) {
    const refused = await correct(id, { ...wrong, version: 1 });
    t.strictSame([refused.statusCode, refused.json().fields], [400, { [field]: [words] }]);
  }
  t.equal((await correct(id, { phone: '', email: 'cal@example.com', version: 1 })).statusCode, 200);
  const { submission } = await read(id);
  t.strictSame([submission.phone, submission.email], ['', 'cal@example.com']);
});

t.test('a service that is no longer offered may stay during other corrections', async (t) => {
  const typed = { source: 'contact', name: 'Old', phone: '3365550108', email: '', message: '' } as const;
  const { id } = await saveLead(app.db, { ...typed, service: 'Hedge trimming' });
  const corrected = await correct(id, { name: 'Older', service: 'Hedge trimming', version: 1 });
  t.match(corrected.json(), { name: 'Older', service: 'Hedge trimming' });
});

t.test('any phone number that the owner types is saved', async (t) => {
  for (const phone of ['555-0188', '0188', 'ask for Bo at the shop', '336.555.0188 (wife: 0199)', '1-336-FENCES-1']) {
    const added = await add({ phone });
    t.equal(added.statusCode, 201, phone);
    t.equal((await read(added.json().id)).submission.phone, phone);
  }
  t.strictSame((await add({ phone: 'x'.repeat(101) })).json().fields.phone, [
    'Keep the phone number to 100 characters or less.',
  ]);
  t.equal((await postContact(app, { ...contactRequest, phone: '555-0188' })).statusCode, 400, 'a visitor is asked');
});

t.test('a date in an unlikely year is refused with the allowed years', async (t) => {
  const { id } = (await add({ phone: '336-555-0188' })).json();
  const year = new Date().getUTCFullYear();
  const [first, last] = [year - plannedYears.past, year + plannedYears.ahead];
  const words = `Choose a date in the years ${first} to ${last}.`;
  const path = `/api/admin/leads/${id}`;
  for (const wrong of [
    '0026-12-01',
    '1926-12-01',
    `${first - 1}-12-31`,
    `${last + 1}-01-01`,
    '2206-12-01',
    '9999-12-31',
  ]) {
    const step = await call('PUT', `${path}/next-step`, { text: 'Call', dueOn: wrong, version: 1 });
    t.strictSame([step.statusCode, step.json().fields], [400, { dueOn: [words] }], wrong);
    const visit = await call('PUT', `${path}/visit`, { startsAt: `${wrong}T14:00:00Z`, minutes: 60, version: 1 });
    t.strictSame([visit.statusCode, visit.json().fields], [400, { startsAt: [words] }], wrong);
    const scheduled = await call('POST', '/api/admin/content/areas/publication', {
      version: 0,
      at: `${wrong}T14:00:00Z`,
    });
    t.strictSame([scheduled.statusCode, scheduled.json().fields], [400, { at: [words] }], wrong);
  }
  for (const right of [`${first}-01-01`, `${last}-12-31`]) {
    const { version } = (await read(id)).submission;
    const step = await call('PUT', `${path}/next-step`, { text: 'Call', dueOn: right, version });
    t.equal(step.statusCode, 200, right);
  }
});
