import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ResponseError, request } from '../islands/request.ts';
import { askToSignIn } from './asked-sign-in.ts';

/**
 * Sends a request to the API behind the login. If the session has ended, it opens the login dialog and repeats the request after
 * it, so that nothing typed is lost.
 * @throws {ResponseError} when the status isn't OK; with 401 only when the owner closed the login dialog
 * @throws the error of `fetch` when no response arrived
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

/** Thrown when a section's data can't be loaded; `cause` holds the reason. */
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
 * Declares the data that a section loads before it is shown, and loads again after each change (the router's `revalidate`).
 * @param what names the data, as the beginning of a sentence
 * @param missing explains a missing record that has its own address
 * @returns the section's `loader`, which throws a `LoadError`, and a hook that returns the loaded data
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
