import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { readCsv } from '../../src/leads/import/csv-table.ts';
import type { ImportPreview } from '../../src/shared/lead/customer-import.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';

const clock = { now: Date.parse('2026-11-27T17:00:00Z') };
const app = await build(t, {}, { now: () => clock.now });
const cookie = await signIn(app);
const call = callAs(app, cookie);

function post(file: Buffer | string, { dry = false, columns }: { dry?: boolean; columns?: readonly string[] } = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/admin/leads/import${dry ? '?dry=1' : ''}`,
    headers: { ...formHeaders, cookie },
    payload: writeForm([
      ...(columns ? [{ name: 'columns', content: JSON.stringify(columns) }] : []),
      { name: 'file', fileName: 'customers.csv', content: Buffer.from(file) },
    ]),
  });
}

const preview = async (file: Buffer | string, columns?: readonly string[]): Promise<ImportPreview> =>
  (await post(file, { dry: true, ...(columns && { columns }) })).json();

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/customer-files', name));

t.test('exports of other products are recognized by their headings', async (t) => {
  const jane = { name: 'Jane Doe', phone: '(336) 555-0101', email: 'jane@example.com' };
  for (const [file, expected] of Object.entries({
    'jobber.csv': { ...jane, address: '12 Elm St, Greensboro, NC 27401', since: '2021-03-04' },
    'housecall-pro.csv': { ...jane, address: '12 Elm St, Greensboro, NC 27401', since: '2021-03-04' },
    'quickbooks.csv': { ...jane, address: '12 Elm St, Greensboro, NC 27401' },
    'google-contacts.csv': { ...jane, note: 'Other phone: (336) 555-0102\nGate code 1234' },
    'plain-sheet.csv': { ...jane, note: 'Spouse: John Doe\nDog in yard' },
  })) {
    const { rows, bad } = await preview(sample(file));
    t.match(rows[0], expected, file);
    t.strictSame(bad, [], file);
  }
});

t.test('a middle name, a title, or a nickname never becomes the name', async (t) => {
  for (const other of [
    'Middle Name',
    'Middle Initial',
    'Additional Name',
    'Name Prefix',
    'Title',
    'Name Suffix',
    'Nickname',
    'Maiden Name',
    'Yomi Name',
    'Phonetic First Name',
    'Assistant’s Name',
  ]) {
    const { rows, bad } = await preview(`${other},First Name,Last Name,Phone\nQ,Mary,O'Neil,3365550113\n`);
    t.equal(rows[0]?.name, "Mary O'Neil", other);
    t.strictSame(bad, [], other);
  }
});

t.test('the contact person of a company stays with it', async (t) => {
  const cases: [heading: string, line: string, name: string, note: string][] = [
    [
      'Display Name,Company Name,First Name,Last Name',
      'Cameron Rd Storage LLC,Cameron Rd Storage LLC,Luis,Ortega',
      'Cameron Rd Storage LLC',
      'Contact: Luis Ortega',
    ],
    ['Company,Contact Name', 'Elm Storage,Luis Ortega', 'Luis Ortega', 'Company: Elm Storage'],
    ['Company,Contact Name', 'Elm Storage,', 'Elm Storage', ''],
    ['Customer,Contact', 'Elm Storage,Luis Ortega', 'Elm Storage', 'Contact: Luis Ortega'],
    [
      'Customer,Primary contact,Site contact',
      'Elm Storage,Luis Ortega,Ana Lee',
      'Elm Storage',
      'Contact: Luis Ortega\nContact: Ana Lee',
    ],
    ['Company contact,Customer name', 'Luis Ortega,Elm Storage', 'Elm Storage', 'Contact: Luis Ortega'],
    ['Company,First Name,Last Name,Contact', 'Elm Storage,,,Luis Ortega', 'Elm Storage', 'Contact: Luis Ortega'],
    ['First Name,Last Name,Contact', ',,Luis Ortega', 'Luis Ortega', ''],
    ['Company,First Name,Last Name', 'Elm Storage,Luis,Ortega', 'Luis Ortega', 'Company: Elm Storage'],
    ['Name,First Name,Last Name', '"García, Ana",Ana,García', 'Ana García', ''],
    ['Name,First Name,Last Name', 'Jane & John Doe,Jane,Doe', 'Jane & John Doe', ''],
    ['Name,First Name,Last Name', 'Doe rental,Jane,Doe', 'Doe rental', 'Contact: Jane Doe'],
    ['Preferred contact method,First Name,Last Name', 'Text,Jane,Doe', 'Jane Doe', ''],
  ];
  for (const [heading, line, name, note] of cases) {
    const { rows } = await preview(`${heading},Phone\n${line},3365550300\n`);
    t.match(rows, [{ name, note }], `${heading}: ${line}`);
    t.equal(rows[0]?.note, note, `${heading}: ${line}`);
  }
});

t.test('a cell with several phone numbers or email addresses is split', async (t) => {
  const cases: [cell: string, phone: string, note: string][] = [
    ['254-555-0144 / 254-555-0145', '(254) 555-0144', 'Other phone: (254) 555-0145'],
    ['254-555-0144/(254) 555-0145', '(254) 555-0144', 'Other phone: (254) 555-0145'],
    ['254/555-0144', '(254) 555-0144', ''],
    ['254-555-0144 or 254-555-0145', '(254) 555-0144', 'Other phone: (254) 555-0145'],
    ['Phone:(254) 555-0120 Mobile:(254) 555-0121', '(254) 555-0120', 'Other phone: (254) 555-0121'],
    ['Phone: 254 555 0120 Work phone: 254 555 0121', '(254) 555-0120', 'Other phone: (254) 555-0121'],
    ['254-555-0144 x 12', '254-555-0144 x 12', ''],
    ['254-555-0144 ext. 123 / 254-555-0145', '254-555-0144 ext. 123', 'Other phone: (254) 555-0145'],
    ['254-555-0144, ext. 12; 254-555-0145', '254-555-0144, ext. 12', 'Other phone: (254) 555-0145'],
    ['254-555-0144 ext: 123 Mobile: 254-555-0145', '254-555-0144 ext: 123', 'Other phone: (254) 555-0145'],
    ['254-555-0144, x12', '254-555-0144, x12', ''],
    ['254 555 0144, 254 555 0145', '(254) 555-0144', 'Other phone: (254) 555-0145'],
    ['254-555-0144 c/o Ann Lee', '254-555-0144 c/o Ann Lee', ''],
    ['254-555-0144, https://example.com/c/1234/567', '(254) 555-0144', 'Other phone: https://example.com/c/1234/567'],
  ];
  for (const [cell, phone, note] of cases) {
    const { rows, bad } = await preview(`Name,Phone\nJane Doe,"${cell}"\n`);
    t.strictSame([rows[0]?.phone, rows[0]?.note, bad], [phone, note, []], cell);
  }
  for (const cell of [
    'a@example.com / b@example.com',
    'a@example.com/b@example.com',
    'Email: a@example.com; b@example.com',
  ]) {
    const { rows } = await preview(`Name,Email\nJane Doe,"${cell}"\n`);
    t.match(rows, [{ email: 'a@example.com', note: 'Other email: b@example.com' }], cell);
  }
  const { bad } = await preview('Name,Email\nJane Doe,c/o ann@example.com\nJane Doe,https://example.com/a\n');
  t.match(bad, [{ reason: /“c\/o ann@example\.com”/ }, { reason: /“https:\/\/example\.com\/a”/ }]);
});

t.test('a row without a job’s address gets the whole billing address', async (t) => {
  const addressesOf = async (heading: string, ...lines: string[]) => {
    const phones = lines.map((line, index) => `336555020${index},${line}`);
    const { rows, bad } = await preview([`Phone,${heading}`, ...phones].join('\n'));
    t.strictSame(bad, [], heading);
    return rows.map(({ address }) => address);
  };
  const jobber =
    'Billing Street 1,Billing Street 2,Billing City,Billing State,Billing Zip code,' +
    'Service Street 1,Service Street 2,Service City,Service State,Service Zip code';
  t.strictSame(
    await addressesOf(
      jobber,
      'PO Box 5,,High Point,NC,27260,12 Elm St,Unit 2,Greensboro,NC,27401',
      'PO Box 5,,High Point,NC,27260,,,,,',
      'PO Box 5,,High Point,NC,27260,12 Elm St,,,,',
      ',,High Point,NC,27260,12 Elm St,,,NC,',
      'PO Box 5,Suite 9,,,,,,Greensboro,NC,27401',
      ',,High Point,NC,,,,Greensboro,,',
    ),
    [
      '12 Elm St, Unit 2, Greensboro, NC 27401',
      'PO Box 5, High Point, NC 27260',
      '12 Elm St',
      '12 Elm St, NC',
      'PO Box 5, Suite 9',
      'Greensboro',
    ],
  );
  const cases: [heading: string, line: string, address: string][] = [
    ['Bill address,Ship address', '"PO Box 5, High Point","12 Elm St, Greensboro"', '12 Elm St, Greensboro'],
    ['Bill address,Ship address', '"PO Box 5, High Point",', 'PO Box 5, High Point'],
    ['Billing Address,City,Service Address,City', 'PO Box 5,High Point,12 Elm St,Greensboro', '12 Elm St, Greensboro'],
    ['Billing Address,City,Service Address,City', 'PO Box 5,High Point,,', 'PO Box 5, High Point'],
    ['Service Address,City,State,Billing Address', ',,,PO Box 5', 'PO Box 5'],
    ['Address,City,Mailing Address,City', ',,PO Box 5,High Point', 'PO Box 5, High Point'],
    ['Home Street,Home City,Business Street,Business City', ',,9 Oak Ave,Burlington', '9 Oak Ave, Burlington'],
    [
      'Address 1 - Street,Address 1 - City,Address 2 - Street,Address 2 - City',
      ',,9 Oak Ave,Burlington',
      '9 Oak Ave, Burlington',
    ],
    ['Address 1,Address 2,City,Zip', '12 Elm St,Unit 2,Greensboro,27401', '12 Elm St, Unit 2, Greensboro, 27401'],
    ['Billing Street,Billing City', '12 Elm St,Greensboro', '12 Elm St, Greensboro'],
    ['City,State', 'Greensboro,NC', 'Greensboro, NC'],
  ];
  for (const [heading, line, address] of cases)
    t.strictSame(await addressesOf(heading, line), [address], `${heading}: ${line}`);

  const chosen = ['phone', 'street', 'city', 'street', 'city'];
  const { rows } = await preview('A,B,C,D,E\n3365550209,,,PO Box 5,High Point\n', chosen);
  t.equal(rows[0]?.address, '', 'the second of two columns with the same field doesn’t count');
  const corrected = ['phone', 'street', 'city', 'billingStreet', 'billingCity'];
  const { rows: again } = await preview('A,B,C,D,E\n3365550209,,,PO Box 5,High Point\n', corrected);
  t.equal(again[0]?.address, 'PO Box 5, High Point');
});

t.test('every encoding, separator, and date order gives the same customers', async (t) => {
  const text =
    'Name;Phone;Customer since\r\nZoë Núñez;336-555-0110;25.12.2020\r\n"Smith, Bob";(336) 555-0111;1.2.2021\r\n';
  const expected = [
    { name: 'Zoë Núñez', phone: '(336) 555-0110', since: '2020-12-25' },
    { name: 'Smith, Bob', phone: '(336) 555-0111', since: '2021-02-01' },
  ];
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  for (const [name, bytes] of Object.entries({
    'UTF-8': Buffer.from(text),
    'UTF-8 with a mark': Buffer.from(`\ufeff${text}`),
    'UTF-16': utf16,
    'UTF-16 without a mark': utf16.subarray(2),
    'UTF-16, big-endian': Buffer.from(utf16).swap16(),
    'Windows-1252': Buffer.from(text, 'latin1'),
    tabs: Buffer.from(text.replaceAll(';', '\t')),
    commas: Buffer.from(text.replaceAll(';', ',')),
    'old Macs': Buffer.from(text.replaceAll('\r\n', '\r')),
  }))
    t.match((await preview(bytes)).rows, expected, name);

  for (const [date, since] of [
    ['3/4/2021', '2021-03-04'],
    ['2021-03-04T10:15:00Z', '2021-03-04'],
    ['Mar 4, 2021 10:15 AM', '2021-03-04'],
    ['4 March 2021', '2021-03-04'],
    ['3/4/21', '2021-03-04'],
    ['13/4/2021', '2021-04-13'],
    ['7-Apr-25', '2025-04-07'],
    ['27 November 26', '2026-11-27'],
    ['2/30/2021', ''],
    ['soon', ''],
    ['11/28/2026', ''],
    ['2031-01-05', ''],
  ] as const) {
    const { rows } = await preview(`Name,Phone,Created\nAnn Lee,3365550112,"${date}"\n`);
    t.match(rows, [{ since, note: since ? /^$/ : `Created: ${date}` }], date);
  }
});

t.test('a row that can’t be imported is listed with its line and the reason', async (t) => {
  const { bad, new: fresh } = await preview(
    [
      'Name,Phone,Email,Notes',
      'Rounded,3.36555E+09,,',
      'Whole,3.365550113E+09,,',
      'Rounded with a comma,"3,36555E+09",,',
      '"Two',
      'lines",,not an address,',
      'Nobody,,,"A note',
      'with a line break"',
      ',(336) 555-0114,,',
    ].join('\n'),
  );
  t.match(bad, [
    { line: 2, reason: /^A spreadsheet rounded the phone number to 3\.36555E\+09/ },
    { line: 4, reason: /^A spreadsheet rounded the phone number to 3,36555E\+09/ },
    { line: 5, reason: 'The email address “not an address” isn’t valid.' },
    { line: 7, reason: 'It has no phone number and no email address.' },
  ]);
  t.equal(fresh, 2);
});

t.test('a file without a heading is recognized by its values', async (t) => {
  const { columns, rows } = await preview(
    'Ann Lee,ann@example.com,336 555 0115\nBob Ray,bob@example.com,336 555 0116\n',
  );
  t.match(
    columns.map(({ title, field }) => [title, field]),
    [
      ['Column 1', 'name'],
      ['Column 2', 'email'],
      ['Column 3', 'phone'],
    ],
  );
  t.equal(rows.length, 2);
});

t.test('the title of a report above the headings is skipped', async (t) => {
  const heading = 'Customer full name,Phone numbers,Email,Bill address';
  const customers = ['Jane Doe,336-555-0101,jane@example.com,"12 Elm St', 'Greensboro NC 27401"', 'No Way,,,', ''];
  for (const title of [
    ['Customer Contact List', 'Brazos Fence & Gate', ''],
    ['Customer Contact List,,,', '"Brazos Fence, Inc.",,,', ',,,'],
    ['Brazos Fence, Inc.', 'Customer Contact List', '(336) 555-0100', '', 'As of November 28, 2026', ''],
    ['"Brazos', 'Fence"', '', ''],
  ]) {
    const file = [...title, heading, ...customers].join('\r\n');
    const { columns, rows, bad } = await preview(file);
    t.strictSame(
      columns.map((column) => column.field),
      ['name', 'phone', 'email', 'address'],
      title.join(' '),
    );
    t.match(rows, [{ name: 'Jane Doe', phone: '(336) 555-0101', address: '12 Elm St, Greensboro NC 27401' }]);
    t.equal(rows.length, 1, title.join(' '));
    t.match(bad, [{ line: title.length + 4 }], 'the file’s own lines are counted');
    const semicolons = await preview(file.replaceAll(/,(?! )/g, ';'));
    t.match(semicolons, { columns, rows, bad }, `${title.join(' ')} with semicolons`);
  }
  const { rows } = await preview('Wer;Was\nAnn Lee;336 555 0115\nSmith, Bob;336 555 0116\n');
  t.match(rows, [{ name: 'Ann Lee' }, { name: 'Smith, Bob' }], 'unknown headings are in the first row');
});

t.test('line numbers of a file count empty lines', async (t) => {
  const { bad } = await preview('\nName,Phone\n\n,,\nNobody,\n\n');
  t.match(bad, [{ line: 5 }]);
});

t.test('columns chosen by hand replace the guess', async (t) => {
  const file = 'A,B,C\nAnn Lee,336 555 0117,Elm St\n';
  t.match((await preview(file, ['name', 'phone', 'note'])).rows, [{ name: 'Ann Lee', note: 'C: Elm St' }]);
  t.equal((await post(file, { columns: ['name', 'nonsense'] })).statusCode, 400);
});

t.test('other files are refused with advice', async (t) => {
  t.match((await post(Buffer.from('PK\u0003\u0004 Excel'))).json(), { message: /^This is a spreadsheet/ });
  t.match((await post(Buffer.from([1, 2, 0, 0, 5, 0]))).json(), { message: 'This isn’t a CSV file.' });
  t.match((await post('\n\n')).json(), { message: 'The file is empty.' });
  const many = `Name,Phone\n${'Ann Lee,3365550117\n'.repeat(20_001)}`;
  t.match((await post(many, { dry: true })).json(), { message: 'The file has more than 20,000 rows. Split it.' });
  let rows = 0;
  for await (const _row of readCsv(Buffer.from(many.slice(0, many.lastIndexOf('Ann'))))) rows += 1;
  t.equal(rows, 20_001, '20,000 rows below a heading are read');
});

t.test('an import adds customers without a message, and can be undone for 24 hours', async (t) => {
  const typed = { name: 'Known', phone: '336.555.0120', email: '', came: 'phone', contacted: false };
  await call('POST', '/api/admin/leads', typed);
  const file = [
    'Name,Phone,Email',
    'Known Again,+1 336 555 0120,',
    'New One,(336) 555-0121,one@example.com',
    'Same Email,,ONE@example.com',
    'New Two,(336) 555-0122,',
  ].join('\n');
  const spam = { name: 'Spam', phone: '336.555.0122', email: '', came: 'phone', contacted: false };
  const { id: spamId } = (await call('POST', '/api/admin/leads', spam)).json();
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', spamId).execute();
  t.match(await preview(file), { new: 2, duplicates: 1, repeated: 1, bad: [] }, 'spam is no customer');
  const queued = async () => (await app.db.selectFrom('outbox').select('id').execute()).length;
  const before = await queued();
  const { id, imported } = (await post(file)).json();
  t.equal(imported, 2);
  t.equal(await queued(), before, 'no message leaves');
  t.match((await post(file)).json(), { imported: 0 }, 'the same file again adds nobody');

  const list = async (query = '') => (await call('GET', `/api/admin/leads${query}`)).json();
  t.match(await list(), { counts: { all: 1, won: 0 }, leads: [{ name: 'Known' }] }, 'leads of today stay on top');
  t.match(await list('?source=imported'), { counts: { all: 2, won: 2 } });
  t.match(await list('?search=555-0122'), { leads: [{ name: 'New Two', source: 'imported', status: 'won' }] });
  t.match((await call('GET', '/api/admin/leads.csv')).body, /New Two/, 'an export has everybody');
  t.match((await call('GET', '/api/admin/report')).json(), { total: 1, won: 0 });
  const lines = await app.db
    .selectFrom('changes')
    .select(['action', 'detail'])
    .where('action', '=', 'import')
    .execute();
  t.match(lines, [{ detail: '2' }, { detail: '0' }]);

  const [two] = (await list('?search=New Two')).leads;
  await call('POST', `/api/admin/leads/${two.id}/notes`, { text: 'Wants a gate' });
  t.match((await call('DELETE', `/api/admin/leads/import/${id}`)).json(), { removed: 1, kept: 1 });
  t.match(await list('?source=imported'), { leads: [{ name: 'New Two' }] }, 'someone worked with this customer');

  const planned = (await post('Name,Phone\nPlanned Poe,336 555 0125\n')).json();
  const [poe] = (await list('?search=Planned Poe')).leads;
  await call('PUT', `/api/admin/leads/${poe.id}/next-step`, { text: 'Call', dueOn: '2026-12-01', version: 1 });
  t.match(
    (await call('DELETE', `/api/admin/leads/import/${planned.id}`)).json(),
    { removed: 0, kept: 1 },
    'a next step',
  );

  const late = (await post('Name,Phone\nLate Lee,336 555 0123\n')).json();
  t.match((await call('GET', '/api/admin/leads/import')).json(), { undoable: { id: late.id, imported: 1 } });
  clock.now += 24 * 3600_000;
  t.equal((await call('DELETE', `/api/admin/leads/import/${late.id}`)).statusCode, 404);
  t.notOk((await call('GET', '/api/admin/leads/import')).json().undoable);
});

t.test('rows of one customer are joined, and no value is lost', async (t) => {
  const { id } = (await post('Name,Phone,Email\nHere Already,336 555 0400,here@example.com\n')).json();
  const long = 'x'.repeat(2600);
  const { rows, ...counts } = await preview(
    [
      'Name,Phone,Email,Address,Created,Notes',
      'Jane Doe,336 555 0401,,12 Elm St,3/4/2021,Dog in yard',
      '"Doe, Jane",+1 (336) 555-0401,jane@example.com,"12 ELM St",1/2/2020,Dog in yard',
      'John Doe,336 555 0402,JANE@example.com,9 Oak Ave,,Gate code 1234',
      'Here Too,336 555 0403,here@example.com,,,',
      'Here Three,336 555 0403,,,,',
      `Long,336 555 0404,,,,${long}`,
      `Long,336 555 0404,,,,y${long}`,
      'Bob Ray,,336 555 0402,,,',
    ].join('\n'),
  );
  t.match(counts, {
    new: 2,
    duplicates: 2,
    repeated: 2,
    bad: [
      {
        line: 8,
        reason: 'It repeats the customer on line 7, and both notes together are longer than 5,000 characters.',
      },
      { line: 9, reason: 'The email address “336 555 0402” isn’t valid.' },
    ],
  });
  t.match(rows[0], {
    name: 'Jane Doe',
    phone: '(336) 555-0401',
    email: 'jane@example.com',
    address: '12 Elm St',
    since: '2020-01-02',
    note: 'Dog in yard\nAlso listed as: John Doe\nOther phone: (336) 555-0402\nOther address: 9 Oak Ave\nGate code 1234',
  });
  await call('DELETE', `/api/admin/leads/import/${id}`);
});

t.test('a number or an address in several columns is listed once', async (t) => {
  const { rows } = await preview(
    'Name,Phone,Mobile,Home phone,Email,E-mail 2\nAnn,336.555.0405,+1 336 555 0405,(336) 555-0405 x 2,a@example.com,A@example.com\n',
  );
  t.match(rows, [{ phone: '(336) 555-0405', email: 'a@example.com', note: /^Other phone: \(336\) 555-0405 x 2$/ }]);
});

t.test('an import that was stopped is removed', async (t) => {
  await post('Name,Phone\nWhole Lee,336 555 0126\n');
  const { id } = (await post('Name,Phone\nHalf Lee,336 555 0124\n')).json();
  await app.db.updateTable('customerImports').set({ isFinished: 0 }).where('id', '=', id).execute();
  clock.now += 2 * 3600_000;
  await app.jobs.runDue();
  t.equal((await call('GET', '/api/admin/leads?search=Half')).json().leads.length, 0);
  t.equal((await call('GET', '/api/admin/leads?search=Whole')).json().leads.length, 1);
});
