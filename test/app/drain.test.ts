import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { openSocket } from '../fixtures/socket.ts';

const app = await build(t);
const answer = Promise.withResolvers<string>();
const asked = Promise.withResolvers<void>();
app.get('/slow', () => {
  asked.resolve();
  return answer.promise;
});
const address = await listen(app);

t.test('/servez does not ask the database', async (t) => {
  await app.db.destroy();

  for (const url of ['/servez', '/']) t.equal((await app.inject(url)).statusCode, 200, url);
});

t.test('once draining begins, an open connection is closed with its next response', async (t) => {
  const socket = openSocket(address);
  const ask = async () => {
    socket.write('GET /servez HTTP/1.1\r\nHost: x\r\n\r\n');
    return String(await once(socket, 'data'));
  };

  t.match(await ask(), /^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);
  app.drain.begin();
  t.equal(app.drain.hasBegun, true);
  t.match(await ask(), /^HTTP\/1\.1 503 [\s\S]*connection: close/i);
});

t.test('a connection whose request is answered during the stop doesn’t delay the stop', async (t) => {
  const visit = fetch(`${address}/slow`);
  await asked.promise;
  const closed = app.close();
  while (app.server.listening) await setImmediate();
  answer.resolve('done');

  t.equal(await (await visit).text(), 'done');
  await closed;
  t.notOk(app.server.listening);
});
