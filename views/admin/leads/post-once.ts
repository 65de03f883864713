import { makeKey } from '../../islands/posted-form.ts';
import { adminRequest } from '../api.ts';
import { keep, readKept } from '../kept.ts';

/**
 * Posts JSON that is to count once. The key of a try whose answer may have been lost is kept with its words: the same words again are the
 * same message.
 * @param name of what the tab keeps
 */
export async function postOnce<Answer>(name: string, path: string, value: object): Promise<Answer> {
  const body = JSON.stringify(value);
  const last = readKept<{ key: string; body: string }>(name);
  const key = last?.body === body ? last.key : makeKey();
  keep(name, { key, body });
  const response = await adminRequest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
  keep(name, undefined);
  return response.json();
}
