import { createServer } from 'node:http';

/** Copies one response of another server and sends it for every request, as fast as node:http can. */
const [port, address = ''] = process.argv.slice(2);
const { body, headers } = await capture(address);

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');

async function capture(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, async (response) => {
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
      resolve({ body: Buffer.concat(await response.toArray()), headers: kept as Record<string, string> });
    }).on('error', reject);
  });
}
