import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that a server named on the desk must not be in: this machine, its network, a cloud's metadata (IANA special-purpose registries). */
const closed = new BlockList();
const closedNetworks = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  // 64:ff9b::/96 and 2002::/16 contain IPv4 addresses.
  ipv6: [
    '::/128',
    '::1/128',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ],
} as const;
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of closedNetworks[family]) {
    const [address = '', prefix] = network.split('/');
    closed.addSubnet(address, Number(prefix), family);
  }

/** True for an address of this machine or of a network that is not the public internet. */
export function isPrivateAddress(address: string): boolean {
  return closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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
