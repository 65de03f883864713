import { resolve } from 'node:path';
import t from 'tap';
import { ConfigError, loadConfig, variableNames } from '../../src/config.ts';

/** Returns the error lines for an invalid environment. */
function linesOf(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

const key = 'ab'.repeat(32);
/** A valid value of each variable, and its result. */
const good: [name: string, given: string, read: object][] = [
  ['PORT', '8080', { port: 8080 }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_DIR', '/srv/site', { dataDir: '/srv/site' }],
  ['DATABASE_URL', 'postgres://site@db/site', { databaseUrl: 'postgres://site@db/site' }],
  ['DATABASE_POOL', '4', { databasePool: 4 }],
  ['CACHE_MB', '99', { cacheBytes: 99 * 1024 * 1024 }],
  ['PUBLIC_URL', 'https://fences.example/', { publicUrl: 'https://fences.example' }],
  ['ADMIN_PASSWORD', 'longer than eight', { adminPassword: 'longer than eight' }],
  ['SESSION_KEY', key, { sessionKey: Buffer.alloc(32, 0xab), formerKeys: [] }],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
  ['SMTP_URL', 'smtps://user:secret@mail.example.com:465', { mail: { smtpUrl: /secret@mail.example.com:465$/ } }],
  ['MAIL_FROM', 'Site <site@fences.example>', { mail: { from: 'Site <site@fences.example>' } }],
  ['NOTIFY_EMAIL', 'owner@fences.example', { mail: { to: 'owner@fences.example' } }],
  ['SMTP_NAME', 'www.fences.example', { smtpName: 'www.fences.example' }],
  ['WEBHOOK_PRIVATE', 'true', { webhookPrivate: true }],
  ['MAIL_PRIVATE', 'true', { mailPrivate: true }],
  ['PUSH_PRIVATE', 'true', { pushPrivate: true }],
  ['BACKUP_DIR', '/srv/backups', { backupDir: '/srv/backups' }],
  ['BACKUP_REMOTE', 's3://my-bucket/sites/one', { copies: { bucket: 'my-bucket', folder: 'sites/one' } }],
  ['BACKUP_ENDPOINT', 'https://s3.example.com', { copies: { endpoint: 'https://s3.example.com' } }],
  ['BACKUP_PRIVATE', 'true', { copiesPrivate: true }],
  ['AWS_ACCESS_KEY_ID', 'a key', { copies: { accessKeyId: 'a key' } }],
  ['AWS_SECRET_ACCESS_KEY', 'a secret', { copies: { secretAccessKey: 'a secret' } }],
  ['AWS_REGION', 'us-west-2', { copies: { region: 'us-west-2' } }],
  ['DRAIN_SECONDS', '1', { drainSeconds: 1 }],
  ['STOP_SECONDS', '2', { stopSeconds: 2 }],
  ['METRICS_PORT', '9000', { metricsPort: 9000 }],
  ['CDN_SECONDS', '10', { cdnSeconds: 10 }],
  ['REPLICA', 'site-1', { replica: 'site-1' }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
];
const environment = Object.fromEntries(good.map(([name, given]) => [name, given]));

t.test('empty variables and an empty environment give the documented defaults', async (t) => {
  const absent = ['publicUrl', 'adminPassword', 'sessionKey', 'mail', 'replica', 'databaseUrl'];
  for (const value of [undefined, '', '\r'])
    t.match(loadConfig(Object.fromEntries(good.map(([name]) => [name, value]))), {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      trustProxy: false,
      logLevel: 'info',
      cdnSeconds: 0,
      ...Object.fromEntries(absent.map((name) => [name, undefined])),
    });
});

t.test('every variable is read into its typed value', async (t) => {
  t.strictSame([...good.map(([name]) => name), 'DEMO'].toSorted(), variableNames.toSorted());
  const config = loadConfig(environment);
  for (const [name, , read] of good) t.match(config, read, name);
});

t.test('a demo refuses every variable that names real data or sends something', async (t) => {
  t.equal(loadConfig({ DEMO: '1', HOST: '::', PORT: '8080' }).isDemo, true);
  t.equal(loadConfig({ DEMO: '', DATA_DIR: '/srv/site' }).isDemo, false);
  t.strictSame(linesOf({ DEMO: 'yes' }), ['DEMO must be 1, or not set']);
  const refused = ['DATA_DIR', 'DATABASE_URL', 'BACKUP_DIR', 'ADMIN_PASSWORD'];
  for (const name of refused)
    t.strictSame(linesOf({ DEMO: '1', [name]: environment[name] ?? '' }), [
      `${name} must not be set for a demo, which keeps everything in a temporary folder`,
    ]);
  t.ok(linesOf({ ...environment, DEMO: '1' }).some((line) => line.startsWith('SMTP_URL must not be set for a demo')));
});

t.test('Windows line endings are not part of a value', async (t) => {
  for (const end of ['\r', '\r\n', '\n'])
    t.strictSame(
      loadConfig(Object.fromEntries(good.map(([name, given]) => [name, given + end]))),
      loadConfig(environment),
    );
});

/** Valid values of the variables that SMTP_URL requires. */
const mailPeople = { MAIL_FROM: 'site@fences.example', NOTIFY_EMAIL: 'owner@fences.example' };
const separators = ['@', '#', '/', '?', '%'];
const bad: Record<string, string[]> = {
  PORT: ['65536', '-1', 'http', '3000.5', '0x50'],
  HOST: ['my host', 'http://localhost'],
  PUBLIC_URL: [
    'fences.test',
    'ftp://example.com',
    'https://example.com/shop',
    'https://example.com?a=1',
    'https://user@example.com',
  ],
  CDN_SECONDS: ['-1', '1.5', '3601'],
  REPLICA: ['two words', '"', 'x'.repeat(101)],
  ADMIN_PASSWORD: ['short', 'x'.repeat(201)],
  STAFF_PASSWORD: ['short', 'post hole digger'],
  SESSION_KEY: ['abc', 'zz'.repeat(32), `${key},abc`, Array(4).fill(key).join()],
  TRUST_PROXY: ['1', 'true', 'loopback', '10.0.0.0/33', '::1/129', '0.0.0.0/0', '10.0.0.1,,10.0.0.2', '10.0.0.0/8/8'],
  SMTP_URL: [
    'fences.test:25',
    'http://fences.test',
    'smtp://',
    'smtp://:25',
    'smtp://mail.example.com/inbox',
    ...[...separators, '%zz', '%ff', ' ', '\t', '\\', '[', '^', '"', 'ä', '@ss#w/'].map(
      (sign) => `smtp://site@fences.example:25${sign}rest@mail.example.com`,
    ),
  ],
  DATABASE_URL: [
    'mysql://site@db/site',
    ...separators.map((sign) => `postgres://site:25${sign}rest@db.example.com/site`),
  ],
  MAIL_FROM: ['nobody'],
  NOTIFY_EMAIL: ['owner', 'owner@fences.example, office', ','],
  SMTP_NAME: ['vm', '127', 'a b.example', 'https://fences.example'],
  LOG_LEVEL: ['verbose'],
};

t.test('a bad value is refused in one line that names its variable but not the value', async (t) => {
  for (const [name, values] of Object.entries(bad))
    for (const value of values) {
      const lines = linesOf({ ...mailPeople, [name]: value });
      t.match([lines.length, lines[0]], [1, new RegExp(`^${name} must `)], `${name}=${value}`);
      const parts = value.length > 4 ? ['rest', value] : ['rest'];
      t.notOk(
        parts.some((part) => lines[0]?.includes(part)),
        `${name}=${value} may be a secret`,
      );
    }
});

t.test('all bad variables are named at once, including contradictions', async (t) => {
  const password = 'the same password';
  const lines = linesOf({
    PORT: 'x',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORD: password,
    STAFF_PASSWORD: password,
    SMTP_URL: 'smtp://mail.example.com',
  });

  const named = lines.map((line) => line.split(' ')[0]).toSorted();
  t.strictSame(named, ['LOG_LEVEL', 'MAIL_FROM', 'NOTIFY_EMAIL', 'PORT', 'STAFF_PASSWORD']);
});

t.test('mail recipients follow HTML’s rule for email addresses, with punycode domains', async (t) => {
  for (const [given, read] of [
    ['#1&2@müller.example', '#1&2@xn--mller-kva.example'],
    ['owner@example.xn--p1ai', 'owner@example.xn--p1ai'],
    ['owner@fences.example; office@fences.example', 'owner@fences.example, office@fences.example'],
    ['owner@fences.example\noffice@fences.example', 'owner@fences.example, office@fences.example'],
  ] as const)
    t.equal(loadConfig({ ...environment, NOTIFY_EMAIL: given }).mail?.to, read);
});

t.test('percent-encoding, email addresses as users, and bare hosts are accepted', async (t) => {
  for (const address of [
    'smtp://mail.example.com',
    'smtp://127.0.0.1:25/',
    'smtps://[::1]:465',
    'smtp://localhost:25?pool=true',
    'smtp://site@fences.example:p%40ss%23w%2Frd%25@mail.example.com',
    "smtp://user:a:b!$&'()*+,;=~.-_@mail.example.com",
  ])
    t.equal(loadConfig({ ...mailPeople, SMTP_URL: address }).mail?.smtpUrl, address);
  for (const address of [
    'postgres://site@%2Ftmp%2Fx/test',
    'postgresql:///site?host=/tmp',
    'postgres://a:%40@[::1]:1/b?c=d',
  ])
    t.equal(loadConfig({ DATABASE_URL: address }).databaseUrl, address);
});
