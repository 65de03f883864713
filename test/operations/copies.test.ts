import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { nameCopy } from '../../src/operations/copies/retention.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { build, callAs, listen, postContact, signIn } from '../fixtures/app.ts';
import { startQuirkyBucket } from '../fixtures/bucket-quirks.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { mountVolume } from '../fixtures/small-volume.ts';
import { shareSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';

const dayMs = 24 * 3600_000;
/** A mail server that can't be reached, so the messages stay queued. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com', NOTIFY_EMAIL: 'owner@example.com' };
const run = promisify(execFile);

t.test('copies are made, checked, and deleted on a real S3 server', { skip: withoutSwift }, async (t) => {
  const swift = await shareSwift();
  const front = await startQuirkyBucket(t, swift.endpoint);
  t.beforeEach(() => front.calm());
  const folder = makeDirectory(t);
  let sites = 0;

  /** Starts a site with its own clock and an empty bucket. */
  async function open({
    isKeyed = true,
    quotaBytes,
    disk = folder,
  }: {
    isKeyed?: boolean;
    quotaBytes?: number;
    disk?: string;
  } = {}) {
    sites += 1;
    const bucket = `bucket-${sites}`;
    await swift.makeBucket(bucket, quotaBytes);
    const clock = { now: Date.now() };
    const backupDir = join(disk, bucket);
    const limits = { idleMs: 2000, tries: 2, pauseMs: 10 };
    const app = await build(
      t,
      { BACKUP_DIR: backupDir, BACKUP_PRIVATE: 'true', ...mail },
      { now: () => clock.now, bucketLimits: limits },
    );
    const call = callAs(app, await signIn(app));
    const typed = {
      version: 0,
      endpoint: front.endpoint,
      bucket,
      folder: 'site',
      region: '',
      accessKeyId: swiftKey.accessKeyId,
      secret: swiftKey.secretAccessKey,
    };
    const view = async () => (await call('GET', '/api/admin/copies')).json();
    const makeKey = async (): Promise<string> => {
      const { key } = (await call('POST', '/api/admin/copies/recovery-key')).json();
      await call('PUT', '/api/admin/copies/recovery-key', { ending: key.slice(-6) });
      return key;
    };
    const alarms = async () =>
      (await call('GET', '/api/admin/notices'))
        .json()
        .alarms.filter(({ id }: { id: string }) => id.startsWith('backup'));
    let key = '';
    if (isKeyed) {
      await call('PUT', '/api/admin/copies/bucket', typed);
      key = await makeKey();
    }
    return { app, call, clock, bucket, backupDir, typed, view, makeKey, alarms, key };
  }

  t.test('the owner sets up a bucket, and no response contains the secret', async (t) => {
    const { call, typed, view, bucket } = await open({ isKeyed: false });
    t.match(await view(), { settings: { bucket: '', hasSecret: false, fixed: false }, copies: [] });

    t.match((await call('PUT', '/api/admin/copies/bucket', { ...typed, secret: '' })).json(), {
      fields: { secret: ['Enter the secret for this access key.'] },
    });
    const saved = await call('PUT', '/api/admin/copies/bucket', typed);
    t.match(saved.json(), { settings: { bucket, folder: 'site', hasSecret: true, version: 1 } });
    t.notMatch(saved.body, swiftKey.secretAccessKey);
    const { secret: _secret, ...kept } = { ...typed, version: 1, folder: 'site/of/ann' };
    t.match((await call('PUT', '/api/admin/copies/bucket', kept)).json(), { settings: { folder: 'site/of/ann' } });
    t.match((await call('POST', '/api/admin/copies/tests')).json(), { works: true });
    const other = await call('PUT', '/api/admin/copies/bucket', { ...kept, version: 2, accessKeyId: 'another' });
    t.match(other.json(), { fields: { secret: [String] } }, 'another key needs its own secret');
    t.equal((await call('PUT', '/api/admin/copies/bucket', typed)).statusCode, 409);
    for (const wrong of [{ endpoint: 'ftp://example.com' }, { bucket: 'a b' }, { folder: '../up' }, { region: 'a b' }])
      t.equal((await call('PUT', '/api/admin/copies/bucket', { ...typed, ...wrong })).statusCode, 400);
    t.match((await call('DELETE', '/api/admin/copies/bucket', { version: 2 })).json(), { settings: { bucket: '' } });
  });

  t.test('a test of the connection says in plain words what is wrong', async (t) => {
    const { call, typed, clock, bucket } = await open({ isKeyed: false });
    const test = async (part: object = {}) =>
      (await call('POST', '/api/admin/copies/tests', { ...typed, ...part })).json();

    t.match(await test(), {
      works: true,
      message: `The connection works. Copies will go to ${bucket} at 127.0.0.1.`,
      notes: [],
    });
    t.strictSame(await swift.listAll(bucket), [], 'nothing is left behind');
    t.match(await test({ secret: 'wrong' }), { works: false, message: /doesn’t accept the access key/ });
    t.match(await test({ bucket: 'no-such-bucket' }), {
      works: false,
      message: /There’s no bucket named no-such-bucket/,
    });
    front.quirks.deniesDeletes = true;
    t.match(await test(), { works: true, notes: [/no permission to delete\. That’s the safest setup\./] });
    front.calm();
    clock.now += 14 * 60_000;
    t.match(await test(), { works: true, notes: [/^This server’s clock is 14 minutes ahead\./] });
    clock.now += 20 * 60_000;
    t.match(await test(), { works: false, message: /^This server’s clock is 34 minutes ahead\./ });
    t.match((await call('POST', '/api/admin/copies/tests')).json(), { works: false, message: /Enter the bucket/ });
  });

  t.test('variables win and are shown as fixed', async (t) => {
    const environment = {
      BACKUP_REMOTE: 's3://my-bucket/sites/one',
      BACKUP_ENDPOINT: 'https://s3.us-west-004.backblazeb2.com',
      AWS_ACCESS_KEY_ID: 'a key',
      AWS_SECRET_ACCESS_KEY: 'a secret of the variables',
      AWS_REGION: 'us-west-004',
    };
    const app = await build(t, environment);
    const call = callAs(app, await signIn(app));
    const shown = await call('GET', '/api/admin/copies');
    t.match(shown.json(), {
      settings: { fixed: true, bucket: 'my-bucket', folder: 'sites/one', accessKeyId: 'a key' },
    });
    t.notMatch(shown.body, environment.AWS_SECRET_ACCESS_KEY);
    const refused = await call('PUT', '/api/admin/copies/bucket', {
      version: 0,
      endpoint: front.endpoint,
      bucket: 'other',
      folder: '',
      region: '',
      accessKeyId: 'x',
      secret: 'y',
    });
    t.match(refused, { statusCode: 409, body: /BACKUP_REMOTE/ });
  });

  t.test('the recovery key is shown once and confirmed by its last six letters', async (t) => {
    const { app, call, typed, view, alarms } = await open({ isKeyed: false });
    await call('PUT', '/api/admin/copies/bucket', typed);
    t.match(await alarms(), [
      { id: 'backup-copies', text: /nothing is copied until you print and confirm your recovery key/ },
    ]);
    t.equal((await call('POST', '/api/admin/copies')).statusCode, 422, 'no copy without a key');

    const { key, qr } = (await call('POST', '/api/admin/copies/recovery-key')).json();
    t.match(key, /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/);
    t.match(qr, { size: Number, path: /^M/ });
    t.notOk((await view()).recoveryKeyAt);
    const wrong = await call('PUT', '/api/admin/copies/recovery-key', { ending: 'AAAAAA' });
    t.match(wrong, { statusCode: 400, body: /aren’t the last 6 letters/ });
    const confirmed = await call('PUT', '/api/admin/copies/recovery-key', {
      ending: ` ${key.slice(-6).toLowerCase()} `,
    });
    t.match(confirmed.json(), { recoveryKeyAt: String });
    t.strictSame(await alarms(), []);
    const stored = JSON.stringify(await app.db.selectFrom('settings').selectAll().execute());
    t.notMatch(stored, key, 'the site keeps only the half that encrypts');
    t.equal((await call('PUT', '/api/admin/copies/recovery-key', { ending: key.slice(-6) })).statusCode, 422);
  });

  t.test('each nightly backup is copied once, and the printed key opens it', async (t) => {
    const { app, call, clock, bucket, backupDir, view, key } = await open();
    await postContact(app);
    await app.backups.run();
    await app.jobs.runDue();

    const { copies } = await view();
    t.match(copies, [{ name: /^site-\d{8}T\d{9}Z\.tar\.age$/, verifiedAt: String }]);
    t.strictSame(await swift.listAll(bucket), [`site/${copies[0].name}`]);
    clock.now += 3600_000;
    await call('POST', '/api/admin/backups');
    await app.jobs.runDue();
    t.equal((await view()).copies.length, 1, 'a second backup of that day is not copied');
    clock.now += dayMs;
    await app.backups.run();
    await app.jobs.runDue();
    t.match((await view()).copies, [{ verifiedAt: undefined }, { name: copies[0].name }]);
    front.quirks.refusal = { status: 403, code: 'AccessDenied' };
    await app.copies.run({ copy: true, check: true });
    const refused = await view();
    t.match(refused.failure, /may not do this/);
    t.notOk(refused.checkFailure, 'nothing is checked after a failed copy');
    await app.copies.run();
    t.match((await view()).failure, /may not do this/, 'the failure lasts although no copy is due');
    front.calm();
    await app.copies.run();
    t.notOk((await view()).failure);

    const copy = await swift.request('GET', `${bucket}/site/${copies[0].name}`);
    const files = makeDirectory(t, { 'key.txt': `${key}\n` });
    await writeFile(join(files, 'copy.age'), Buffer.from(await copy.arrayBuffer()));
    if (!existsSync('/usr/bin/age')) return t.comment('age is not installed: apt-get install age');
    const opened = join(files, 'site.tar');
    await run('/usr/bin/age', ['-d', '-i', join(files, 'key.txt'), '-o', opened, join(files, 'copy.age')]);
    const { rows } = await restoreBackup(opened, join(files, 'restored'));
    t.equal(rows.submissions, 1);
    t.ok(
      (await readdir(backupDir)).every((name) => /^site-\w+\.tar$/.test(name)),
      'no temporary folder is left',
    );
  });

  t.test('a late copy is a banner, and a finding of the nightly check', async (t) => {
    const { app, call, clock, alarms } = await open();
    await app.backups.run();
    await app.jobs.runDue();
    clock.now += 2 * dayMs;
    const found = await alarms();
    t.strictSame(
      found.map(({ id }: { id: string }) => id),
      ['backup', 'backup-copies'],
    );
    await listen(app);
    const { report } = (await call('POST', '/api/admin/site-check')).json();
    t.match(report.findings, [
      {
        text: 'Your backups haven’t been copied elsewhere. No new copy has reached the bucket. Backups on this server continue.',
        alarm: 'backup-copies',
        fix: { path: '/admin/backups#copies' },
      },
    ]);
    t.notOk(
      (await app.watch.listAlarms()).some(({ id }) => id === 'site-check'),
      'it isn’t told twice',
    );
  });

  t.test('the nightly check compares the clock with the bucket’s', async (t) => {
    const { app, call, clock } = await open();
    front.quirks.clockAheadMs = 4 * 60_000;
    await app.backups.run();
    await app.copies.run();
    await listen(app);
    const { report } = (await call('POST', '/api/admin/site-check')).json();
    t.match(report.findings, [{ text: 'The server’s clock is 4 minutes slow.' }]);
    clock.now += dayMs;
    t.strictSame(app.copies.clockOffsetsMs(), [], 'a day later it says nothing');
  });

  /** Failures, with functions that cause and end each one, and the sentence that the owner reads. */
  const failures: {
    name: string;
    begin(site: Awaited<ReturnType<typeof open>>): unknown;
    end(site: Awaited<ReturnType<typeof open>>): unknown;
    says: RegExp;
  }[] = [
    {
      name: 'the network is cut',
      begin: () => {
        front.quirks.cuts = Number.POSITIVE_INFINITY;
      },
      end: () => front.calm(),
      says: /^The connection to 127\.0\.0\.1 was cut\./,
    },
    {
      name: 'the bucket is slow',
      begin: () => {
        front.quirks.isSilent = true;
      },
      end: () => front.calm(),
      says: /^127\.0\.0\.1 is too slow, or it stopped responding\./,
    },
    {
      name: 'the bucket is full',
      begin: ({ bucket }) => swift.setQuota(bucket, 1),
      end: ({ bucket }) => swift.setQuota(bucket, 2 ** 40),
      says: /^The bucket bucket-\d+ is full, or its spending limit is reached\./,
    },
    {
      name: 'the clock is wrong',
      begin: () => {
        front.quirks.clockAheadMs = 40 * 60_000;
        front.quirks.refusal = { status: 403, code: 'RequestTimeTooSkewed' };
      },
      end: () => front.calm(),
      says: /^This server’s clock is 40 minutes behind\. Set the clock, then try again\./,
    },
    {
      name: 'the key is revoked',
      begin: ({ call, typed }) => call('PUT', '/api/admin/copies/bucket', { ...typed, version: 1, secret: 'revoked' }),
      end: ({ call, typed }) => call('PUT', '/api/admin/copies/bucket', { ...typed, version: 2 }),
      says: /^127\.0\.0\.1 doesn’t accept the access key\. It’s wrong, or it was revoked\./,
    },
    {
      name: 'the bucket is deleted',
      begin: ({ bucket }) => swift.deleteBucket(bucket),
      end: ({ bucket }) => swift.makeBucket(bucket),
      says: /^There’s no bucket named bucket-\d+ at 127\.0\.0\.1\. It may have been deleted\./,
    },
  ];

  for (const { name, begin, end, says } of failures)
    t.test(`a banner and a mail say in one sentence that ${name}`, async (t) => {
      const site = await open();
      const { app, clock, alarms } = site;
      const night = async () => {
        clock.now += dayMs;
        await app.backups.run();
        await app.jobs.runDue();
      };
      const countMails = async () => {
        const rows = await app.db.selectFrom('outbox').select('payload').where('kind', '=', 'alarm').execute();
        return rows.filter(({ payload }) => payload.includes('haven’t been copied elsewhere')).length;
      };
      await night();
      t.strictSame(await alarms(), []);
      await begin(site);
      await night();
      const found = await alarms();
      t.match(found, [{ id: 'backup-copies', title: 'Your backups haven’t been copied elsewhere', text: says }]);
      t.match(found[0].text, /\. Backups on this server continue\.$/);
      t.equal((await app.backups.read()).backups.length, 2, 'local backups go on');
      clock.now += 5 * 60_000;
      await app.jobs.runDue();
      t.equal(await countMails(), 1);

      await end(site);
      clock.now += 3600_000;
      await app.jobs.runDue();
      t.strictSame(await alarms(), [], 'it goes on within the hour');
      t.match((await app.copies.view()).copies[0], { createdAt: (await app.backups.read()).backups[0]?.createdAt });
    });

  t.test('a damaged copy fails its weekly check with a banner, and nothing is deleted', async (t) => {
    const { app, clock, bucket, view, alarms } = await open();
    await app.backups.run();
    await app.copies.run();
    const [copy] = (await view()).copies;
    const stored = Buffer.from(await (await swift.request('GET', `${bucket}/site/${copy.name}`)).arrayBuffer());
    const half = Math.floor(stored.length / 2);
    stored[half] = (stored[half] ?? 0) ^ 1;
    await swift.request('PUT', `${bucket}/site/${copy.name}`, stored);
    clock.now += 8 * dayMs;

    await app.copies.run({ check: true });

    t.match(await view(), { copies: [{ problem: 'The copy in the bucket is damaged or incomplete.' }] });
    t.match(await alarms(), [
      { id: 'backup' },
      { id: 'backup-copies' },
      { id: 'backup-check', text: /damaged or incomplete/ },
    ]);
  });

  const disk = mountVolume(t, 45);
  t.test('a copy isn’t checked on a disk without room for it', { skip: !disk }, async (t) => {
    const { app, view } = await open(disk === undefined ? {} : { disk });
    await app.backups.run();
    await app.copies.run();
    const { copies, failure, checkFailure } = await view();
    t.match(copies, [{ verifiedAt: undefined }]);
    t.notOk(failure, 'it is copied');
    t.match(checkFailure, /this server’s disk has too little free space\.$/);
  });

  t.test('old copies are deleted after the newest was restored, and 3 verified ones stay', async (t) => {
    const { app, clock, bucket, view } = await open();
    const night = async () => {
      clock.now += dayMs;
      await app.backups.run();
      await app.jobs.runDue();
    };
    await night();
    const [first] = (await view()).copies;
    const stored = await (await swift.request('GET', `${bucket}/site/${first.name}`)).bytes();
    /** Adds one copy for each of six nights without a check, written directly to the bucket, and runs the seventh night in full. */
    const week = async () => {
      for (let day = 0; day < 6; day += 1) {
        clock.now += dayMs;
        await swift.request('PUT', `${bucket}/site/${nameCopy(new Date(clock.now).toISOString())}`, stored);
      }
      await night();
    };
    await week();
    t.equal((await swift.listAll(bucket)).length, 8, 'nothing is deleted before three were verified');
    await week();
    await week();
    const { copies } = await view();
    const names = await swift.listAll(bucket);
    t.strictSame(names.sort(), copies.map(({ name }: { name: string }) => `site/${name}`).sort());
    t.ok(names.length < 14, `${names.length} copies after 22 nights`);
    t.ok(copies.filter(({ verifiedAt }: { verifiedAt?: string }) => verifiedAt).length >= 3);

    front.quirks.keepsDeleted = true;
    await week();
    t.match((await view()).note, /^The bucket said that it deleted \d+ old copies, but it still has them\./);
    front.calm();
    front.quirks.deniesDeletes = true;
    const before = (await swift.listAll(bucket)).length;
    await week();
    t.match((await view()).note, /this key may not delete/);
    t.equal((await swift.listAll(bucket)).length, before + 7);
    t.notOk((await view()).checkFailure, 'a key that may not delete is no failure');
  });
});
