import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { sendContact, startSite } from '../fixtures/site-process.ts';
import { openSocket } from '../fixtures/socket.ts';

t.test(
  '22: SIGTERM turns /servez to 503 at once, and for DRAIN_SECONDS no connection and no request is refused',
  async (t) => {
    const site = await startSite(t, t.testdir(), { environment: { DRAIN_SECONDS: '2' } });
    t.equal((await fetch(`${site.address}/servez`)).status, 200);

    site.child.kill('SIGTERM');
    while (!site.lines.some((line) => line.includes('"stopping"'))) await once(site.child, 'line');

    const answer = await fetch(`${site.address}/servez`);
    t.equal(answer.status, 503);
    t.strictSame(await answer.json(), { status: 'draining' });
    t.equal(answer.headers.get('connection'), 'close');
    t.equal((await sendContact(site.address)).status, 201);
    t.equal((await fetch(site.address)).status, 200);
    t.equal(await site.ended, 0);
    await t.rejects(fetch(site.address));
  },
);

t.test(
  'a connection that was open before the drain is told to close with its next answer, and not before',
  async (t) => {
    const app = await build(t);
    const { hostname, port } = new URL(await listen(app));
    const socket = openSocket(`http://${hostname}:${port}`);
    t.teardown(() => socket.destroy());
    const ask = async () => {
      socket.write('GET /servez HTTP/1.1\r\nHost: x\r\n\r\n');
      const [bytes] = await once(socket, 'data');
      return String(bytes);
    };

    t.match(await ask(), /^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);
    app.drain.begin();
    t.equal(app.drain.hasBegun, true);
    t.match(await ask(), /^HTTP\/1\.1 503 [\s\S]*connection: close/i);
  },
);

t.test('/servez does not ask the database', async (t) => {
  const app = await build(t);
  await app.ready();
  await app.db.destroy();

  t.equal((await app.inject({ url: '/servez' })).statusCode, 200);
  t.equal((await app.inject({ url: '/' })).statusCode, 200);
});

t.test('a connection whose request is answered after the stop has begun does not hold the stop up', async (t) => {
  const app = await build(t);
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  const address = await listen(app);

  const visit = fetch(`${address}/slow`);
  await asked.promise;
  const closed = app.close();
  while (app.server.listening) await setImmediate();
  answer.resolve('done');

  t.equal(await (await visit).text(), 'done');
  await closed;
  t.notOk(app.server.listening);
});
