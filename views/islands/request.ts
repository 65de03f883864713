/** A response that isn't OK. The message is "{status}: {text or status text}" (docs/product.md, "Calls"). */
export class ResponseError extends Error {
  override name = 'ResponseError';
  status: number;
  /** The body, when it is JSON. */
  body:
    | {
        message?: string;
        fields?: Record<string, string[]>;
        secondStep?: boolean;
        problems?: unknown;
        theirs?: unknown;
        discard?: unknown;
      }
    | undefined;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseJson(text);
  }
}

/**
 * Sends an API request with the browser's cookies.
 * @returns the response if it is OK
 * @throws {ResponseError} otherwise; the error of `fetch` when no response arrives
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ResponseError(response.status, await response.text(), response.statusText);
  return response;
}

/** @param signal ends the wait for an answer */
export function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** Returns a parsed body, or `undefined` if it isn't JSON. */
export function parseJson<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
