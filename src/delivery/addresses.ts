import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is routed on the public internet at all (IANA, "IPv6 Global Unicast Address Assignments"). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address of this machine or of a network that is not the public internet, such as a cloud's metadata. The list is that of
 * `ipaddr.js` (IANA special-purpose registries), which Fastify knows its proxies by. An IPv6 address that stands for one of IPv4 is judged as that.
 */
export function isPrivateAddress(address: string): boolean {
  // The library takes `::192.0.2.1` for `::ffff:192.0.2.1`, which is another address.
  const parsed = ipaddr.process(address.replace(/^::(?=\d+\.)/, '0::'));
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}

/** Refuses an IP address of a private network as the host, because an IP address is never looked up. @throws PrivateAddressError */
export function requirePublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddressError(host);
}

/** The address, or the address of the host name, is not on the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  constructor(host: string) {
    super(`${host} leads to a private network`);
  }
}

/**
 * Looks a host name up and rejects private addresses. The connection uses the checked addresses,
 * so that a DNS answer cannot change between check and use.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(host), '');
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? '', first?.family);
  });
};

/**
 * An address on the public internet of a host, for a connection that is told an address in the place of a name.
 * @throws PrivateAddressError
 */
export function resolvePublic(host: string): Promise<string> {
  if (isIP(host)) return isPrivateAddress(host) ? Promise.reject(new PrivateAddressError(host)) : Promise.resolve(host);
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))));
  });
}
