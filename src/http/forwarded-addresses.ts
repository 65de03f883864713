import { isIP } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Where proxies are trusted, leaves of `X-Forwarded-For` the bare addresses, before anything asks for the visitor's. Proxies write
 * ports, brackets and quotes beside them (RFC 7239, section 6 has the same forms), and Fastify takes each writing for another visitor and
 * for a proxy that it does not know. An entry that is no address, such as `unknown`, ends the list: the proxy that wrote it is the last one
 * known, and what stands before it may be forged.
 */
export const forwardedAddresses = fp<{ trustsProxy: boolean }>(
  async (app, { trustsProxy }) => {
    if (!trustsProxy) return;
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const list = headers['x-forwarded-for'];
      if (typeof list === 'string') headers['x-forwarded-for'] = bareList(list);
      done();
    });
  },
  { name: 'forwarded-addresses', fastify: '5.x' },
);

function bareList(list: string): string {
  const addresses = list.split(',').map((entry) => entry.trim());
  const known = addresses.filter((entry) => entry !== '').map(bareAddress);
  return known.slice(known.lastIndexOf(undefined) + 1).join(', ');
}

/** @returns the address of an entry, such as `203.0.113.7` for `"203.0.113.7:50001"`; nothing where there is none */
function bareAddress(entry: string): string | undefined {
  const host = entry.replace(/^(["'])(.*)\1$/, '$2');
  const address = host.replace(/^\[(.*)\](:\d*)?$/, '$1');
  // Without brackets the port of an IPv6 address is told by its fifth digit, or by being a ninth group; where it could be a group, it is one.
  return [address, address.replace(/:\d*$/, '')].find((text) => isIP(text) !== 0);
}
