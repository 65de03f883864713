import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { askLink } from '../../src/delivery/public-request.ts';
import { isBroken } from '../../src/shared/desk/delivery.ts';

const open = { allowPrivate: true, timeoutMs: 5000 };
const closed = { ...open, allowPrivate: false };

/** A real server; each path is the status that it answers, or where it leads. */
async function startWebsite(t: Test) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${request.method} ${path} ${request.headers.cookie ?? ''}`.trim());
    if (path === '/hang') return;
    if (path === '/moved') return void response.writeHead(301, { location: '/200' }).end();
    if (path.startsWith('/circle')) {
      const next = (Number(path.slice(7)) + 1) % 3;
      return void response.writeHead(302, { location: `/circle${next}#part` }).end();
    }
    if (path.startsWith('/on')) return void response.writeHead(302, { location: `${path}n` }).end();
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (path === '/file') return void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    response.writeHead(Number(path.slice(1))).end('x'.repeat(1_000_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://127.0.0.1:${port}`, port };
}

t.test('a link answers its status, at the end of the redirects that a browser would follow', async (t) => {
  const { address, asked } = await startWebsite(t);

  for (const status of [200, 204, 403, 404, 500])
    t.strictSame(await askLink(`${address}/${status}`, open), { status }, String(status));
  t.strictSame(await askLink(`${address}/moved`, open), { status: 200 });
  for (const path of ['/loop', '/circle0']) {
    const answer = await askLink(`${address}${path}`, open);
    t.strictSame(answer, { status: 0, problem: 'It leads in a circle.' }, path);
    t.ok(isBroken(answer));
  }
  t.equal(asked.filter((line) => line === 'GET /loop').length, 1);
  t.strictSame(await askLink(`${address}/on`, open), { status: 0, problem: 'It leads on and on.' });
  t.equal(asked.filter((line) => line.startsWith('GET /on')).length, 21, 'as far as a browser goes');
  t.ok(
    asked.every((line) => line.startsWith('GET /')),
    'without cookies',
  );
});

t.test('where nothing answers the status is 0, with the reason', async (t) => {
  const { address, port } = await startWebsite(t);

  t.match(await askLink(`${address}/hang`, { ...open, timeoutMs: 200 }), { status: 0, problem: 'It takes too long.' });
  t.match(await askLink(`https://127.0.0.1:${port}/200`, open), {
    status: 0,
    problem: 'It does not support https.',
  });
  t.match(await askLink('http://127.0.0.1:1/', open), { status: 0, problem: 'The server refuses the connection.' });
  t.match(await askLink(`${address}/file`, open), { status: 0, problem: 'It leads to file:' });
});

t.test('a link reaches neither this machine nor its network, however it is written', async (t) => {
  const { address, port, asked } = await startWebsite(t);
  const addresses = [
    address,
    `http://localhost:${port}/200`,
    `http://2130706433:${port}/200`,
    `http://[::ffff:127.0.0.1]:${port}/200`,
    'https://169.254.169.254/latest/meta-data/',
    'http://10.1.2.3/',
  ];

  for (const each of addresses) t.match(await askLink(each, closed), { status: 0, problem: /private network/ }, each);
  t.strictSame(asked, []);
});
