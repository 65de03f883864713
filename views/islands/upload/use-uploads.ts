import { useRef, useState } from 'react';
import { parseJson } from '../request.ts';

/** The result of sending one file. */
export interface UploadEnd {
  state: 'sent' | 'failed';
  /** The reason of the failure, if the file's line shows it. */
  problem?: string | undefined;
  /** True if another try may succeed. */
  again?: boolean;
  /** True if the remaining files would fail too: the session has ended, or the server can't be reached. */
  stops?: boolean;
}

/** A chosen file and its state. */
export interface Upload extends Pick<UploadEnd, 'problem' | 'again'> {
  id: number;
  file: File;
  state: 'chosen' | 'waiting' | 'sending' | UploadEnd['state'];
  /** The uploaded share, from 0 to 1. */
  part: number;
}

type Progress = Partial<Pick<Upload, 'state' | 'part' | 'problem'>>;

/**
 * Sends one file and returns the result; it never rejects.
 * @param onProgress receives the uploaded share, from 0 to 1
 * @param place the file's index among the files that are sent together
 */
type SendFile<End> = (file: File, onProgress: (part: number) => void, place: number) => Promise<End>;

/**
 * Uploads files one at a time, after the files of earlier calls.
 * @param change receives the new state of the file with this id
 * @returns a function that uploads files and resolves to their results; after a result that `stops`, the remaining files keep their state
 */
export function useUploadQueue<Id, End extends { stops?: boolean }>(
  send: SendFile<End>,
  change: (id: Id, news: Progress | End) => void,
) {
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return (files: readonly { id: Id; file: File }[]): Promise<End[]> => {
    for (const { id } of files) change(id, { state: 'waiting', part: 0, problem: undefined });
    const ends = last.current.then(() => sendEach(files));
    last.current = ends;
    return ends;
  };

  async function sendEach(files: readonly { id: Id; file: File }[]): Promise<End[]> {
    const ends: End[] = [];
    for (const [place, { id, file }] of files.entries()) {
      if (ends.at(-1)?.stops) {
        change(id, { state: 'chosen' });
        continue;
      }
      change(id, { state: 'sending' });
      const end = await send(file, (part) => change(id, { part }), place);
      change(id, end);
      ends.push(end);
    }
    return ends;
  }
}

let lastId = 0;

/** The chosen files in order, and the functions that change and send them. @param first the initially chosen files */
export function useUploads<End extends UploadEnd>(send: SendFile<End>, first: readonly File[] = []) {
  const [uploads, setUploads] = useState(() => first.map(toUpload));
  const start = useUploadQueue<number, End>(send, (id, news) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...news } : upload))),
  );
  return {
    uploads,
    /** The current or next file. */
    current: uploads.find(({ state }) => state === 'sending' || state === 'waiting'),
    /** Replaces the chosen files. */
    choose: (files: readonly File[]) => setUploads(files.map(toUpload)),
    /** Adds files to the chosen ones. */
    add: (files: readonly File[]) => setUploads((before) => [...before, ...files.map(toUpload)]),
    remove: (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id)),
    start,
  };
}

function toUpload(file: File): Upload {
  lastId += 1;
  return { id: lastId, file, state: 'chosen', part: 0 };
}

/**
 * Uploads one file as a form with XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onProgress receives the uploaded share, from 0 to 1
 * @param texts other fields of the form
 * @returns the response, without a body if it isn't JSON; `undefined` if there is none
 */
export function transferFile<Body>(
  path: string,
  field: string,
  file: File,
  onProgress: (part: number) => void,
  texts: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Body | undefined } | undefined> {
  const form = new FormData();
  // The text fields must come first, because the server reads a form in order.
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
