import { parseJson } from '../request.ts';

/**
 * Sends one file as a form with XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onProgress gets the part that has left, from 0 to 1
 * @param texts fields of the form besides
 * @returns what the server said, without a body when it was no JSON; `undefined` when there is no answer at all
 */
export function transferFile<Body>(
  path: string,
  field: string,
  file: File,
  onProgress: (part: number) => void,
  texts: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Body | undefined } | undefined> {
  const form = new FormData();
  // The text fields must come first: the server reads a form in its order.
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(field, file, file.name);
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ status: call.status, body: parseJson<Body>(call.responseText) });
    call.onerror = call.onabort = call.ontimeout = () => resolve(undefined);
    call.send(form);
  });
}
