import { makeKey } from '../../islands/posted-form.ts';
import { adminRequest } from '../api.ts';
import { keep, readKept } from '../kept.ts';

/**
 * Posts JSON that must count once. If the response of a try may be lost, its key is stored with the text: the same text is sent
 * under the same key.
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
