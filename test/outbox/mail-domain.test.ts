import { generateKeyPairSync } from 'node:crypto';
import t, { type Test } from 'tap';
import type { DomainState } from '../../src/shared/admin/mail-domain.ts';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { type DnsRecords, startDnsServer } from '../fixtures/dns-server.ts';

const domain = 'fences.test';
const host = '198.51.100.7';
const weekMs = 7 * 24 * 3600_000;
const dns = await startDnsServer(t);
const clock = { now: Date.parse('2026-11-27T12:00:00Z') };
const environment = {
  SMTP_URL: `smtp://${host}`,
  MAIL_FROM: `Fences <site@${domain}>`,
  NOTIFY_EMAIL: 'owner@fences.test',
};
/** No one answers at the mail server's address. */
const smtpTimeouts = { connectMs: 50, greetingMs: 50, replyMs: 50, wholeMs: 100 };
const options = { now: () => clock.now, mailDomain: { nameServers: [dns.address] }, smtpTimeouts };
const app = await build(t, environment, options);
const call = callAs(app, await signIn(app));

const rsaKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const goodKey = rsaKey(2048);

const good: Record<string, DnsRecords> = {
  [domain]: {
    MX: [
      [20, 'second.fences.test'],
      [10, 'mx.fences.test'],
    ],
    TXT: ['some-site-verification=1', `v=spf1 ip4:${host} ~all`],
  },
  [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=none'] },
  [`s1._domainkey.${domain}`]: { TXT: [`v=DKIM1; k=rsa; p=${goodKey}`] },
  'spf.other.test': { TXT: ['v=spf1 ip4:203.0.113.0/24 -all'] },
};

/** Serves the valid records with some of them replaced. */
function serve(change: Record<string, DnsRecords | undefined> = {}): void {
  dns.names.clear();
  for (const [name, records] of Object.entries({ ...good, ...change })) if (records) dns.names.set(name, records);
}

async function check(selector = 's1', header = ''): Promise<DomainState> {
  const { statusCode, body } = await call('POST', '/api/admin/mail/domain', { selector, header });
  if (statusCode !== 200) throw new Error(body);
  return JSON.parse(body);
}

const withSpf = (...texts: string[]) => ({ [domain]: { MX: good[domain]?.MX ?? [], TXT: texts } });
const many = Array.from({ length: 11 }, (_each, index) => `include:spf${index}.other.test`);

t.test('a domain whose records are right is fine, and nothing has to change', async (t) => {
  serve();

  const { report } = await check();

  t.match(report, {
    domain,
    degree: 'fine',
    parts: [
      { name: 'MX', degree: 'fine', text: 'Replies go to mx.fences.test.' },
      { name: 'SPF', degree: 'fine' },
      { name: 'DKIM', degree: 'fine', text: 'Your mail is signed with the key s1.' },
      { name: 'DMARC', degree: 'fine', text: 'The DMARC policy is “none”.' },
    ],
  });
  t.equal(report?.change, undefined);
});

/** Wrong records, with the sentence about them, the degree, and the one change to make. */
const faults: {
  name: string;
  records: Record<string, DnsRecords | undefined>;
  degree: 'weak' | 'refused';
  says: RegExp;
  change: { name: string; value: string; text?: RegExp };
}[] = [
  {
    name: 'no mail server',
    records: { [domain]: { TXT: [`v=spf1 ip4:${host} ~all`] } },
    degree: 'refused',
    says: /can’t get mail/,
    change: { name: domain, value: '', text: /Ask your mail provider for its MX record/ },
  },
  {
    name: 'a null MX',
    records: { [domain]: { A: [host], MX: [[0, '']], TXT: [`v=spf1 ip4:${host} ~all`] } },
    degree: 'refused',
    says: /can’t get mail/,
    change: { name: domain, value: '' },
  },
  {
    name: 'no SPF',
    records: withSpf('unrelated'),
    degree: 'weak',
    says: /has no SPF record/,
    change: { name: domain, value: `v=spf1 ip4:${host} ~all` },
  },
  {
    name: 'an SPF that leaves out the mail server, which is merged',
    records: withSpf('v=spf1 include:spf.other.test -all'),
    degree: 'weak',
    says: /doesn’t allow your mail server/,
    change: { name: domain, value: `v=spf1 include:spf.other.test ip4:${host} -all`, text: /^Replace/ },
  },
  {
    name: 'a redirect that leaves out the mail server',
    records: withSpf('v=spf1 redirect=spf.other.test'),
    degree: 'weak',
    says: /doesn’t allow your mail server/,
    change: { name: domain, value: `v=spf1 ip4:${host} redirect=spf.other.test` },
  },
  {
    name: 'two SPF records, which become one',
    records: withSpf(`v=spf1 ip4:${host} ~all`, 'v=spf1 include:spf.other.test -all'),
    degree: 'weak',
    says: /has 2 SPF records/,
    change: { name: domain, value: `v=spf1 ip4:${host} include:spf.other.test -all`, text: /^Delete the 2 records/ },
  },
  {
    name: '+all',
    records: withSpf(`v=spf1 ip4:${host} +all`),
    degree: 'weak',
    says: /ends in \+all/,
    change: { name: domain, value: `v=spf1 ip4:${host} ~all` },
  },
  {
    name: '?all',
    records: withSpf(`v=spf1 ip4:${host} ?all`),
    degree: 'weak',
    says: /doesn’t say what to do with forged mail/,
    change: { name: domain, value: `v=spf1 ip4:${host} ~all` },
  },
  {
    name: 'more than ten lookups',
    records: {
      ...withSpf(`v=spf1 ip4:${host} ${many.join(' ')} ~all`),
      ...Object.fromEntries(
        many.map((term) => [term.replace('include:', ''), { TXT: ['v=spf1 ip4:203.0.113.1 -all'] }]),
      ),
    },
    degree: 'weak',
    says: /needs 11 lookups, and mail servers stop after 10: include:spf0\.other\.test \(1\)/,
    change: { name: domain, value: `v=spf1 ip4:${host} ${many.join(' ')} ~all` },
  },
  {
    name: 'a misspelled term',
    records: withSpf(`v=spf1 ipv4:${host} ~all`),
    degree: 'weak',
    says: /ipv4:198\.51\.100\.7 is misspelled/,
    change: { name: domain, value: `v=spf1 ipv4:${host} ~all` },
  },
  {
    name: 'an included domain without SPF',
    records: withSpf('v=spf1 include:gone.test ~all'),
    degree: 'weak',
    says: /include:gone\.test names a domain without a usable SPF record/,
    change: { name: domain, value: 'v=spf1 include:gone.test ~all' },
  },
  {
    name: 'an included domain with two SPF records',
    records: { ...withSpf('v=spf1 include:two.test ~all'), 'two.test': { TXT: ['v=spf1 -all', 'v=spf1 ~all'] } },
    degree: 'weak',
    says: /include:two\.test names a domain without a usable SPF record/,
    change: { name: domain, value: 'v=spf1 include:two.test ~all' },
  },
  {
    name: 'an SPF that refuses the mail server, which is replaced',
    records: withSpf(`v=spf1 -ip4:${host} mx ~all`),
    degree: 'weak',
    says: /doesn’t allow your mail server/,
    change: { name: domain, value: `v=spf1 mx ip4:${host} ~all` },
  },
  {
    name: 'no DKIM key',
    records: { [`s1._domainkey.${domain}`]: undefined },
    degree: 'weak',
    says: /s1\._domainkey\.fences\.test has no key in DNS/,
    change: { name: `s1._domainkey.${domain}`, value: '' },
  },
  {
    name: 'a revoked DKIM key',
    records: { [`s1._domainkey.${domain}`]: { TXT: ['v=DKIM1; p='] } },
    degree: 'weak',
    says: /was revoked/,
    change: { name: `s1._domainkey.${domain}`, value: '' },
  },
  {
    name: 'a DKIM key in test mode',
    records: { [`s1._domainkey.${domain}`]: { TXT: [`v=DKIM1; t=y; p=${goodKey}`] } },
    degree: 'weak',
    says: /is in test mode/,
    change: { name: `s1._domainkey.${domain}`, value: '' },
  },
  {
    name: 'a short DKIM key',
    records: { [`s1._domainkey.${domain}`]: { TXT: [`v=DKIM1; p=${rsaKey(512)}`] } },
    degree: 'weak',
    says: /has a key that is too short/,
    change: { name: `s1._domainkey.${domain}`, value: '' },
  },
  {
    name: 'no DKIM key and a strict SPF without the mail server',
    records: { ...withSpf('v=spf1 -all'), [`s1._domainkey.${domain}`]: undefined },
    degree: 'refused',
    says: /doesn’t allow your mail server/,
    change: { name: domain, value: `v=spf1 ip4:${host} -all` },
  },
  {
    name: 'no DMARC',
    records: { [`_dmarc.${domain}`]: undefined },
    degree: 'weak',
    says: /has no DMARC record/,
    change: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  },
  {
    name: 'two DMARC records',
    records: { [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] } },
    degree: 'weak',
    says: /has 2 DMARC records/,
    change: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=reject' },
  },
  {
    name: 'a DMARC record without a policy',
    records: { [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; rua=mailto:a@fences.test'] } },
    degree: 'weak',
    says: /has no valid policy/,
    change: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  },
];

t.test('each wrong record is named, with its degree and the one record to change', async (t) => {
  for (const { name, records, degree, says, change } of faults) {
    serve(records);
    const { report } = await check();
    t.equal(report?.degree, degree, name);
    t.match(report?.parts.map(({ text }) => text).join(' '), says, name);
    t.match(report?.change, change, name);
  }
});

const header = (...fields: string[]) => [`From: Fences <site@${domain}>`, ...fields, 'Subject: test'].join('\r\n');

t.test('the selector is read from the test email’s header and kept for later checks', async (t) => {
  serve();
  const own = `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;\r\n\td=${domain};\r\n s=s1; h=from`;
  const foreign = 'DKIM-Signature: v=1; d=provider.test; s=big; h=from';

  t.match((await check('', header(foreign, own))).report, { signature: { selector: 's1', domain }, degree: 'fine' });
  t.match((await check('')).report, { signature: { selector: 's1' } }, 'without a header');

  t.match((await check('', header(foreign))).report, {
    degree: 'weak',
    parts: [{}, {}, { degree: 'weak', text: /signed by provider\.test, which doesn’t count for fences\.test/ }, {}],
  });
  const before = (await call('GET', '/api/admin/mail/domain')).json();
  for (const [pasted, problem] of [
    [header(), /doesn’t sign this email/],
    ['Hello', /not the header of an email/],
    ['From: someone@elsewhere.test\nSubject: x', /isn’t from fences\.test/],
  ] as const)
    t.match(await check('', pasted), { ...before, problem }, String(problem));
});

t.test('the records of known providers and of a named mail server are proposed', async (t) => {
  for (const [url, mx, spf] of [
    ['smtps://u:p@smtp.gmail.com', '1 smtp.google.com', 'v=spf1 include:_spf.google.com ~all'],
    [
      'smtp://u:p@smtp.office365.com',
      '0 fences-test.mail.protection.outlook.com',
      'v=spf1 include:spf.protection.outlook.com ~all',
    ],
    ['smtp://u:p@mail.fences.test', '', 'v=spf1 a:mail.fences.test ~all'],
  ] as const) {
    const other = await build(t, { ...environment, SMTP_URL: url }, options);
    const ask = callAs(other, await signIn(other));
    const run = async () => (await ask('POST', '/api/admin/mail/domain', {})).json().report.change;
    serve({ [domain]: { TXT: ['v=spf1 ~all'] }, 'mail.fences.test': { A: [host] } });
    t.match(await run(), { type: 'MX', value: mx }, url);
    serve({ ...withSpf('unrelated'), 'mail.fences.test': { A: [host] } });
    t.match(await run(), { type: 'TXT', value: spf }, url);
    serve({
      ...withSpf(spf),
      'mail.fences.test': { A: [host] },
      '_spf.google.com': { TXT: ['v=spf1 ~all'] },
      'spf.protection.outlook.com': { TXT: ['v=spf1 ~all'] },
    });
    t.equal(await run(), undefined, 'the proposed record is right');
  }
});

t.test('the check runs weekly, and a change for the worse is an alarm until it ends', async (t) => {
  serve();
  await check();
  const alarms = async () => (await app.watch.listAlarms()).filter(({ id }) => id === 'mail-domain');
  t.strictSame(await alarms(), []);
  await app.jobs.runDue();

  serve({ [`_dmarc.${domain}`]: undefined });
  clock.now += weekMs - 60_000;
  await app.jobs.runDue();
  t.strictSame(await alarms(), [], 'not before a week has passed');
  clock.now += 60_000;
  await app.jobs.runDue();
  t.match(await alarms(), [
    {
      title: 'Mail from fences.test may land in spam',
      text: /has no DMARC record/,
      link: { path: '/admin/email#mail-domain' },
    },
  ]);

  await check();
  t.equal((await alarms()).length, 1, 'a second look doesn’t end it');
  serve();
  await check();
  t.strictSame(await alarms(), []);
});

t.test('a report about the domain of an earlier sender isn’t shown', async (t) => {
  serve();
  t.equal((await check()).report?.domain, domain);
  await app.db
    .updateTable('settings')
    .set(({ fn, ref, val }) => ({ value: fn('replace', [ref('value'), val(domain), val('earlier.test')]) }))
    .where('key', '=', 'mail-domain')
    .execute();
  t.strictSame((await call('GET', '/api/admin/mail/domain')).json(), { domain });
});

t.test('a check without DNS says so, and changes nothing', async (t) => {
  serve();
  await check();
  const before = (await call('GET', '/api/admin/mail/domain')).json();
  dns.state.isFailing = true;
  t.teardown(() => {
    dns.state.isFailing = false;
  });

  const after = await check();

  t.match(after.problem, /no DNS server responds. Nothing was changed/);
  t.strictSame((await call('GET', '/api/admin/mail/domain')).json(), before);
});

t.test('the nightly check names an email domain that isn’t fine', async (t) => {
  await findsDomain(t, 'weak', /may end up in spam folders/, { [`_dmarc.${domain}`]: undefined });
  await findsDomain(t, 'refused', /will be refused by many mail servers/, { [domain]: {} });
});

async function findsDomain(t: Test, degree: string, text: RegExp, records: Record<string, DnsRecords | undefined>) {
  const site = await build(t, environment, options);
  await listen(site);
  const ask = callAs(site, await signIn(site));
  serve(records);
  t.equal((await ask('POST', '/api/admin/mail/domain', {})).json().report.degree, degree);
  const { report } = (await ask('POST', '/api/admin/site-check')).json();
  t.match(report.findings, [{ text, fix: { path: '/admin/email#mail-domain' } }]);
}
