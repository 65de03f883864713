import { parseJson } from '../request.ts';

/** What the server said to an upload; `body` is absent when it was no JSON. */
export interface TransferAnswer<Body> {
  status: number;
  body: Body | undefined;
}

/**
 * Sends one file as a form with XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onProgress gets the part that has left, from 0 to 1
 * @param texts fields of the form besides
 * @throws {Error} when there is no answer at all
 */
export function transferFile<Body>(
  path: string,
  field: string,
  file: File,
  onProgress: (part: number) => void,
  texts: Readonly<Record<string, string>> = {},
): Promise<TransferAnswer<Body>> {
  const form = new FormData();
  // The text fields must come first: the server reads a form in its order.
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
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
