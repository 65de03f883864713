import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import t from 'tap';
import { type BucketTarget, openBucket } from '../../src/operations/copies/bucket.ts';
import { decrypt, encryptFile, makeKeyPair } from '../../src/operations/copies/encryption.ts';
import { partBytes } from '../../src/operations/copies/parts.ts';
import { startQuirkyBucket } from '../fixtures/bucket-quirks.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { shareSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';

t.test('copies are sent to a real S3 server', { skip: withoutSwift }, async (t) => {
  const swift = await shareSwift();
  const front = await startQuirkyBucket(t, swift.endpoint);
  const { quirks } = front;
  t.beforeEach(() => front.calm());
  let buckets = 0;

  /** Opens a new bucket through the server with quirks. */
  const open = async (
    part: Partial<BucketTarget> = {},
    { clock = 0, quotaBytes }: { clock?: number; quotaBytes?: number } = {},
  ) => {
    buckets += 1;
    const bucket = `copies-${buckets}`;
    await swift.makeBucket(bucket, quotaBytes);
    const target = { ...swiftKey, endpoint: front.endpoint, bucket, prefix: 'site/', region: 'us-east-1', ...part };
    const limits = { idleMs: 1500, requestMs: 20_000, tries: 3, pauseMs: 10 };
    const opened = openBucket(target, { now: () => Date.now() + clock, allowPrivate: true, limits });
    return { ...opened, bucket };
  };
  const folder = makeDirectory(t);
  const bytes = randomBytes(2 * partBytes + 5_000_000);
  const path = join(folder, 'backup.tar');
  await writeFile(path, bytes);
  const owner = await makeKeyPair();
  const site = await makeKeyPair();
  const encrypted = () => encryptFile(path, bytes.length, [owner.recipient, site.recipient]);
  const hash = (value: Uint8Array) => createHash('sha256').update(value).digest('hex');
  const readAll = (pieces: AsyncIterable<Uint8Array>) => buffer(pieces);

  t.test('a file is uploaded in equal parts, and either key alone opens it', async (t) => {
    const bucket = await open();
    const sizes: string[] = [];
    quirks.onRequest = ({ url, headers }) => {
      if (url?.includes('partNumber')) sizes.push(headers['content-length'] ?? '');
    };

    const file = await encrypted();
    await bucket.upload('a.tar.age', file.bytes, file.pieces);

    t.strictSame(sizes, [partBytes, partBytes, file.bytes - 2 * partBytes].map(String));
    t.strictSame(await bucket.list(), [{ name: 'a.tar.age', bytes: file.bytes }]);
    for (const { identity } of [owner, site])
      t.equal(hash(await readAll(decrypt(bucket.read('a.tar.age'), [identity]))), hash(bytes));
    const stranger = await makeKeyPair();
    await t.rejects(readAll(decrypt(bucket.read('a.tar.age'), [stranger.identity])), {
      name: 'BucketError',
      message: /doesn’t open the copy/,
    });
  });

  t.test('interrupted uploads and downloads are tried again with a new signature', async (t) => {
    const bucket = await open();
    const signatures = new Set<string>();
    quirks.onRequest = ({ headers }) => void signatures.add(headers.authorization ?? '');
    quirks.cuts = 2;
    const file = await encrypted();
    await bucket.upload('a.tar.age', file.bytes, file.pieces);
    t.equal(quirks.cuts, 0);
    quirks.cutsDownloads = 2;
    t.equal(hash(await readAll(decrypt(bucket.read('a.tar.age'), [owner.identity]))), hash(bytes));
    t.equal(quirks.cutsDownloads, 0);
  });

  t.test('an upload that fails leaves no parts, and an interrupted one is cleaned up', async (t) => {
    const bucket = await open();
    quirks.cuts = 100;
    const failing = await encrypted();
    await t.rejects(bucket.upload('a.tar.age', failing.bytes, failing.pieces), {
      name: 'BucketError',
      message: /was cut/,
    });
    front.calm();
    t.strictSame(await swift.listAll(bucket.bucket), []);

    const started = await swift.request('POST', `${bucket.bucket}/site/b.tar.age?uploads`);
    const [, id] = /<UploadId>([^<]+)/.exec(await started.text()) ?? [];
    await swift.request('PUT', `${bucket.bucket}/site/b.tar.age?partNumber=1&uploadId=${id}`, 'a part');
    t.equal((await swift.listAll(bucket.bucket)).length, 2);
    // Each lists the upload before one of them deletes it.
    await Promise.all([1, 2, 3].map(() => bucket.abortUnfinished()));
    t.strictSame(await swift.listAll(bucket.bucket), []);
    t.strictSame(await bucket.list(), []);
  });

  t.test('each kind of failure has one plain sentence', async (t) => {
    const says = async (work: Promise<unknown>) =>
      (
        await work.then(
          () => ({ message: 'It worked' }),
          (error) => error,
        )
      ).message;
    const good = await open();
    const wrong = await open({ secretAccessKey: 'wrong' });
    t.match(await says(wrong.list()), /^127\.0\.0\.1 doesn’t accept the access key\. It’s wrong, or it was revoked\.$/);
    const gone = await open({ bucket: 'gone' });
    t.match(await says(gone.list()), /^There’s no bucket named gone at 127\.0\.0\.1\. It may have been deleted\.$/);
    const late = await open({}, { clock: -20 * 60_000 });
    t.match(await says(late.list()), /^This server’s clock is 20 minutes behind\. Set the clock, then try again\.$/);
    const early = await open({}, { clock: 3 * 3600_000 });
    t.match(await says(early.list()), /^This server’s clock is 3 hours ahead\./);
    const full = await open({}, { quotaBytes: 1000 });
    t.match(
      await says(full.put('a', randomBytes(2000))),
      /^The bucket copies-\d+ is full, or its spending limit is reached\.$/,
    );
    const file = await encrypted();
    t.match(await says(full.upload('b', file.bytes, file.pieces)), /is full/);
    quirks.cuts = 10;
    t.match(await says(good.put('a', randomBytes(2000))), /^The connection to 127\.0\.0\.1 was cut\.$/);
    front.calm();
    quirks.isSilent = true;
    t.match(await says(good.list()), /^127\.0\.0\.1 is too slow, or it stopped responding\.$/);
    front.calm();
    quirks.refusal = { status: 403, code: 'AccessDenied' };
    t.match(
      await says(good.list()),
      /^The access key may not do this in the bucket copies-\d+\. It may have been revoked\.$/,
    );
    quirks.refusal = { status: 400, code: 'AuthorizationHeaderMalformed', region: 'eu-central-1' };
    t.match(await says(good.list()), /is in the region eu-central-1\. Enter that region\.$/);
    quirks.refusal = { status: 403, code: 'AccessDenied', message: 'Cannot upload files, storage cap exceeded' };
    t.match(await says(good.list()), /is full/);
    let requests = 0;
    quirks.onRequest = () => {
      requests += 1;
    };
    quirks.refusal = { status: 501, code: 'NotImplemented' };
    t.match(await says(good.list()), /refused the request: 501 NotImplemented\.$/);
    t.equal(requests, 1, 'what a bucket can’t do isn’t tried again');
    const nowhere = await open({ endpoint: 'http://127.0.0.1:1' });
    t.match(
      await says(nowhere.list()),
      /^127\.0\.0\.1 can’t be reached\. Check the endpoint and this server’s connection\.$/,
    );
    front.calm();
    t.match(await says(readAll(good.read('none'))), /^This copy is no longer in the bucket\.$/);
  });

  t.test('a bucket in a private network is refused unless that is allowed', async (t) => {
    const target = { ...swiftKey, endpoint: swift.endpoint, bucket: 'copies-1', prefix: '', region: 'us-east-1' };
    const bucket = openBucket(target, { now: Date.now, allowPrivate: false });
    await t.rejects(bucket.list(), {
      message: '127.0.0.1 points to a private network. Use an address on the internet.',
    });
  });
});
