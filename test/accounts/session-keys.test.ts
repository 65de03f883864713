import t from 'tap';
import { openPassword, sealPassword } from '../../src/delivery/mail-account.ts';
import { makePhotoToken, makeStamp, readPhotoToken, readStamp } from '../../src/leads/signed.ts';
import { signIn, start, testConfig } from '../fixtures/app.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 0xaa), Buffer.alloc(32, 0xbb)];

t.test('who has signed in with the former key stays signed in while it stands second in SESSION_KEY', async (t) => {
  const config = await testConfig(t, { SESSION_KEY: 'aa'.repeat(32) });
  const first = await start(t, config);
  const cookie = await signIn(first);
  await first.close();
  const askWith = async (formerKeys: Buffer<ArrayBuffer>[]) => {
    const app = await start(t, { ...config, sessionKey: newKey, formerKeys });
    const { statusCode } = await app.inject({ url: '/api/admin/alarms', headers: { cookie } });
    await app.close();
    return statusCode;
  };

  t.equal(await askWith([oldKey]), 200);
  t.equal(await askWith([]), 401);
});

t.test('what was signed or sealed with a former key is still ours', async (t) => {
  const keys = [newKey, oldKey] as const;

  t.equal(readStamp(keys, makeStamp([oldKey], 1000), 1500), 500);
  t.equal(readStamp([newKey], makeStamp([oldKey], 1000), 1500), undefined);
  t.equal(readPhotoToken(keys, makePhotoToken([oldKey], 7, 1000), 1500), 7);
  t.equal(
    readPhotoToken(keys, makeStamp([oldKey], 9e15), 1500),
    undefined,
    'what is signed for one use is none for another',
  );
  t.equal(openPassword(keys, sealPassword(oldKey, 'of the mail server')), 'of the mail server');
  t.equal(openPassword([newKey], sealPassword(oldKey, 'of the mail server')), undefined);
});
