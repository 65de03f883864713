import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ResponseError, request } from '../islands/request.ts';
import { askToSignIn } from './sign-in.tsx';

/**
 * Calls the API behind the login. If the session has ended, the login dialog appears and the call is repeated
 * after it, so that nothing typed is lost.
 * @throws {ResponseError} when the status is not OK; with 401 only when the owner closed the login dialog
 * @throws what `fetch` throws when there was no answer
 */
export async function adminRequest(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await request(path, init);
  } catch (error) {
    const ended = error instanceof ResponseError && error.status === 401;
    if (!ended || !(await askToSignIn())) throw error;
    return adminRequest(path, init);
  }
}

/** Sends JSON, if there is any, and reads JSON; see `adminRequest`. */
export async function sendJson<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const response = await adminRequest(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

/** Reads JSON; see `adminRequest`. */
export const readJson = <Value>(path: string) => sendJson<Value>('GET', path);

/** The message for a record that doesn't exist, with a link back to its list. */
export interface MissingRecord {
  title: string;
  list: string;
  all: string;
}

/** Why a section has nothing to show: its data did not arrive; `cause` says why. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** The name of the missing data, as the start of a sentence, such as "The profile". */
  what: string;
  missing: MissingRecord | undefined;

  constructor(what: string, missing: MissingRecord | undefined, cause: unknown) {
    super(`${what} could not be loaded`, { cause });
    this.what = what;
    this.missing = missing;
  }
}

/**
 * What a section reads before it is shown, and again after each change (`revalidate` of the router).
 * @param what is loaded, as the beginning of a sentence
 * @param missing of a record with an address of its own
 * @returns the section's `loader`, which throws a `LoadError`, and the hook by which its component takes the data
 */
export function defineData<Value>(
  what: string,
  read: (call: LoaderFunctionArgs) => Promise<Value>,
  missing?: MissingRecord,
) {
  const loader = async (call: LoaderFunctionArgs) => {
    try {
      return await read(call);
    } catch (error) {
      throw new LoadError(what, missing, error);
    }
  };
  return [loader, () => useLoaderData() as Value] as const;
}
