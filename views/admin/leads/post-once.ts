import { makeKey } from '../../islands/posted-form.ts';
import { adminRequest } from '../api.ts';
import { keep, readKept } from '../kept.ts';

/**
 * Posts JSON that must be stored only once. If a response may have been lost, the key is stored with the text, and the same text is sent
 * again with the same key.
 * @param name of the stored key
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
