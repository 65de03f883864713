/** The content encodings that the site sends. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Which of the encodings a client takes. */
type Accepted = Readonly<Record<Exclude<Encoding, 'identity'>, boolean>>;

/** Results are cached for this many different headers; browsers send only a few. */
const rememberedHeaders = 100;
const remembered = new Map<string, Accepted>();

/**
 * The best encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3).
 * @param header the header's value, or `undefined` where the client sent none
 */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  return readAccepted(header).br ? 'br' : chooseGzip(header);
}

/** The same for answers that are never sent as Brotli. */
export function chooseGzip(header: string | string[] | undefined): Exclude<Encoding, 'br'> {
  return readAccepted(header).gzip ? 'gzip' : 'identity';
}

function readAccepted(header: string | string[] | undefined): Accepted {
  const value = String(header ?? '');
  const known = remembered.get(value);
  if (known) return known;
  const accepted = parse(value);
  if (remembered.size < rememberedHeaders) remembered.set(value, accepted);
  return accepted;
}

function parse(header: string): Accepted {
  const weights = new Map(header.toLowerCase().split(',').map(parseEntry));
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return { br: accepts('br'), gzip: accepts('gzip') };
}

/** `gzip;q=0.5` as name and weight. */
function parseEntry(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) : 1];
}
