import { resolve } from 'node:path';
import t from 'tap';
import { ConfigError, loadConfig, variableNames } from '../../src/config.ts';

/** The lines that a bad environment is refused with. */
function linesOf(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

t.test('an empty environment gives the documented defaults', async (t) => {
  const config = loadConfig({});

  t.match(config, { port: 3000, host: '127.0.0.1', dataDir: resolve('data'), trustProxy: false, logLevel: 'info' });
  t.equal(config.cdnSeconds, 0);
  for (const key of ['publicUrl', 'adminPassword', 'staffPassword', 'sessionKey', 'mail', 'replica'] as const)
    t.equal(config[key], undefined, key);
});

t.test('every variable is read into its typed value', async (t) => {
  const config = loadConfig({
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/srv/site',
    PUBLIC_URL: 'https://fences.example/',
    ADMIN_PASSWORD: 'longer than eight',
    STAFF_PASSWORD: 'another one of these',
    SESSION_KEY: 'ab'.repeat(32),
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    MAIL_FROM: 'Site <site@fences.example>',
    NOTIFY_EMAIL: 'owner@fences.example',
    LOG_LEVEL: 'warn',
    CDN_SECONDS: '10',
    REPLICA: 'site-1',
  });

  t.match(config, {
    port: 8080,
    host: '::1',
    dataDir: '/srv/site',
    publicUrl: 'https://fences.example',
    adminPassword: 'longer than eight',
    staffPassword: 'another one of these',
    sessionKey: Buffer.alloc(32, 0xab),
    formerKeys: [],
    trustProxy: ['10.0.0.0/8', '::1'],
    mail: { smtpUrl: 'smtps://user:secret@mail.example.com:465', to: 'owner@fences.example' },
    logLevel: 'warn',
    cdnSeconds: 10,
    replica: 'site-1',
  });
});

t.test('an empty variable means that it is not set', async (t) => {
  t.match(loadConfig({ PORT: '', ADMIN_PASSWORD: '', TRUST_PROXY: '' }), { port: 3000, trustProxy: false });
});

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
  STAFF_PASSWORD: ['short', 'x'.repeat(201)],
  SESSION_KEY: ['abc', 'zz'.repeat(32), `${'ab'.repeat(32)},abc`, Array(4).fill('ab'.repeat(32)).join()],
  TRUST_PROXY: ['1', 'true', 'loopback', '10.0.0.0/33', '::1/129', '0.0.0.0/0', '10.0.0.1,,10.0.0.2', '10.0.0.0/8/8'],
  SMTP_URL: [
    ...['fences.test:25', 'http://fences.test', 'smtp://', 'smtp://:25', 'smtp://mail.example.com/inbox'],
    ...['@', '#', '/', '?', '%', '%zz', '%ff', ' ', '\t', '\\', '[', '^', '"', 'ä', '@ss#w/'].map(
      (sign) => `smtp://site@fences.example:25${sign}rest@mail.example.com`,
    ),
  ],
  DATABASE_URL: [
    'mysql://site@db/site',
    ...['@', '#', '/', '?', '%'].map((sign) => `postgres://site:25${sign}rest@db.example.com/site`),
  ],
  MAIL_FROM: ['nobody'],
  NOTIFY_EMAIL: ['owner'],
  LOG_LEVEL: ['verbose'],
};

/** Good values of the variables that an SMTP_URL asks for. */
const mailPeople = { MAIL_FROM: 'site@fences.example', NOTIFY_EMAIL: 'owner@fences.example' };

for (const [name, values] of Object.entries(bad))
  t.test(`a bad ${name} is refused with one line that names it and never repeats the value`, async (t) => {
    for (const value of values) {
      const lines = linesOf({ ...mailPeople, [name]: value });

      t.equal(lines.length, 1, value);
      t.match(lines[0], new RegExp(`^${name} must `), value);
      t.notOk(lines[0]?.includes('rest'), 'nor a part of it');
      if (value.length > 4) t.notOk(lines[0]?.includes(value), 'the value may be a secret');
    }
  });

t.test('the receiver of mail is what HTML’s rule takes, with a domain as punycode', async (t) => {
  const given = {
    SMTP_URL: 'smtp://fences.test',
    MAIL_FROM: 'Longleaf <site@fences.example>',
    NOTIFY_EMAIL: '#1&2@müller.example',
  };
  t.equal(loadConfig(given).mail?.to, '#1&2@xn--mller-kva.example');
  t.equal(loadConfig({ ...given, NOTIFY_EMAIL: 'owner@example.xn--p1ai' }).mail?.to, 'owner@example.xn--p1ai');
});

t.test(
  'a password with percent-encoded signs, a user that is an email address, and plain servers are taken',
  async (t) => {
    const addresses = [
      ...['smtp://mail.example.com', 'smtp://127.0.0.1:25/', 'smtps://[::1]:465', 'smtp://localhost:25?pool=true'],
      ...[
        'smtp://site@fences.example:p%40ss%23w%2Frd%25@mail.example.com',
        "smtp://user:a:b!$&'()*+,;=~.-_@mail.example.com",
      ],
    ];
    for (const address of addresses) t.equal(loadConfig({ ...mailPeople, SMTP_URL: address }).mail?.smtpUrl, address);
    for (const address of [
      'postgres://site@%2Ftmp%2Fx/test',
      'postgresql:///site?host=/tmp',
      'postgres://a:%40@[::1]:1/b?c=d',
    ])
      t.equal(loadConfig({ DATABASE_URL: address }).databaseUrl, address);
  },
);

t.test('what ends each line of a file that was saved on Windows is no part of any value', async (t) => {
  const plain: Record<string, string> = {
    ...{
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/srv/site',
      DATABASE_URL: 'postgres://site@db/site',
      DATABASE_POOL: '4',
    },
    ...{
      CACHE_MB: '99',
      PUBLIC_URL: 'https://fences.example',
      ADMIN_PASSWORD: 'one of eight',
      STAFF_PASSWORD: 'another one',
    },
    ...{
      SESSION_KEY: 'ab'.repeat(32),
      TRUST_PROXY: '10.0.0.1',
      SMTP_URL: 'smtp://a:b@mail.example.com',
      ...mailPeople,
    },
    ...{
      WEBHOOK_PRIVATE: 'true',
      MAIL_PRIVATE: 'true',
      PUSH_PRIVATE: 'true',
      BACKUP_DIR: '/srv/backups',
      DRAIN_SECONDS: '1',
      STOP_SECONDS: '2',
    },
    ...{ METRICS_PORT: '9000', CDN_SECONDS: '3', REPLICA: 'site-1', LOG_LEVEL: 'warn' },
  };
  t.strictSame(Object.keys(plain).sort(), [...variableNames].sort());
  for (const end of ['\r', '\r\n', '\n']) {
    const typed = Object.entries(plain).map(([name, value]) => [name, value + end]);
    t.strictSame(loadConfig(Object.fromEntries(typed)), loadConfig(plain));
  }
  t.match(loadConfig({ PORT: '\r', ADMIN_PASSWORD: '\r' }), { port: 3000, adminPassword: undefined });
});

t.test('all bad variables are named at once, contradictions included', async (t) => {
  const lines = linesOf({
    PORT: 'x',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORD: 'the same password',
    STAFF_PASSWORD: 'the same password',
    SMTP_URL: 'smtp://mail.example.com',
  });

  t.strictSame(lines.map((line) => line.split(' ')[0]).sort(), [
    'LOG_LEVEL',
    'MAIL_FROM',
    'NOTIFY_EMAIL',
    'PORT',
    'STAFF_PASSWORD',
  ]);
});
