import { parseJson } from '../request.ts';

/** What the server said to an upload; `body` is absent when it was no JSON. */
export interface TransferAnswer<Body> {
  status: number;
  body: Body | undefined;
}

/**
 * Sends one file as a form. `fetch` cannot tell how far a body has gone, therefore the older interface.
 * @param onProgress gets the part that has left, from 0 to 1
 * @param fields texts that go before it
 * @throws {Error} when there is no answer at all
 */
export function transferFile<Body>(
  path: string,
  field: string,
  file: File,
  onProgress: (part: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<TransferAnswer<Body>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ status: call.status, body: parseJson<Body>(call.responseText) });
    call.onerror = call.onabort = call.ontimeout = () => reject(new Error('the upload was not answered'));
    call.send(form);
  });
}
