import { ResponseError, request } from '../islands/request.ts';
import { askToSignIn } from './accounts/sign-in.ts';

/**
 * Calls the API behind the login. If the session has ended, the login dialog appears and the call is repeated
 * after it, so that nothing typed is lost.
 * @throws {ResponseError} for an answer that is not OK, 401 only when the owner closed the login; what `fetch` throws without an answer
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
