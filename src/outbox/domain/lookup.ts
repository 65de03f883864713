import { Resolver } from 'node:dns/promises';

const timeoutMs = 3000;
const tries = 2;

/** The DNS lookups of the domain check. A name without such records has an empty list. */
export interface Dns {
  texts(name: string): Promise<string[]>;
  /** Names of mail servers, the first choice first. An empty name says that the domain gets no mail (RFC 7505). */
  mailServers(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
}

/** No name server responds, so nothing is known about the domain. */
export class NoDnsError extends Error {
  override name = 'NoDnsError';
}

/** Codes of a name server that responds: there is no such name, or no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** @param servers such as `127.0.0.1:5353`; the machine's own if absent */
export function createDns(servers?: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers(servers);
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    async mailServers(name) {
      const records = await orNone(resolver.resolveMx(name));
      return records.sort((one, other) => one.priority - other.priority).map(({ exchange }) => exchange);
    },
    addresses: async (name) =>
      (await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])).flat(),
  };
}

async function orNone<Value>(records: Promise<Value[]>): Promise<Value[]> {
  try {
    return await records;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (absent.has(code)) return [];
    throw new NoDnsError(code, { cause: error });
  }
}
