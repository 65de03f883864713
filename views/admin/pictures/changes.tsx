import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PictureUse, UploadedPicture } from '../../../src/shared/pictures/pictures.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { adminRequest, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';

/** The actions on a picture; each reports its result and, where possible, offers Undo. */

/** Sends a picture to the gallery. */
export async function addPicture(file: File): Promise<void> {
  await telling('Not uploaded', async () => {
    await sendPicture(file);
    addToast({ title: 'Added to the gallery', description: 'Describe what it shows.' });
  });
}

/** Like the function above, but the caller reports the failure. */
export async function sendPicture(file: File): Promise<UploadedPicture> {
  const response = await sendFile('POST', '/api/upload', { image: file });
  return ((await response.json()) as { image: UploadedPicture }).image;
}

/** Fills a site slot regardless of the file's name. */
export async function fillSlot(slot: string, file: File): Promise<void> {
  await telling('Not uploaded', async () => {
    // The text field must come first, because the server reads the form in order.
    await sendFile('POST', '/api/upload', { slot, image: file });
    addToast({ title: 'Replaced', description: `The new ${slot} is live on the website.` });
  });
}

/** Replaces a picture; its caption and place stay. */
export async function replacePicture(id: number, file: File, onChanged: () => void): Promise<void> {
  await telling('Not replaced', async () => {
    const response = await sendFile('PUT', `/api/admin/images/${id}/file`, { image: file });
    const { undoId } = (await response.json()) as { undoId: number };
    addToast({ title: 'Replaced', action: undoAction(undoId, onChanged) });
    onChanged();
  });
}

/** Removes a picture; its slot shows the built-in picture again. */
export async function deletePicture(id: number, name: string, onChanged: () => void): Promise<void> {
  await telling('Not deleted', async () => {
    const { undoId } = await sendJson<{ undoId: number }>('DELETE', `/api/admin/images/${id}`);
    addToast({ title: 'Deleted', description: name, action: undoAction(undoId, onChanged) });
    onChanged();
  });
}

function undoAction(undoId: number, onChanged: () => void) {
  const undo = () =>
    telling('Not undone', async () => {
      await sendJson('POST', `/api/admin/images/${undoId}/restoration`);
      onChanged();
    });
  return { label: 'Undo', onSelect: () => void undo() };
}

function sendFile(method: 'POST' | 'PUT', path: string, fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return adminRequest(path, { method, body });
}

/** Deletes a picture. If pages show it, it asks first and says what they will show. */
export async function askToDelete(
  id: number,
  name: string,
  uses: readonly PictureUse[],
  onChanged: () => void,
): Promise<void> {
  const pages = uses.map(({ name, state }) => name + sayState(state)).join(', ');
  const question = {
    title: 'Delete a picture that’s in use?',
    text: `Shown on ${pages}. Visitors will see the original picture instead, or none, until you choose another one.`,
    yes: 'Delete it',
    no: 'Keep it',
    danger: true,
  };
  if (uses.length === 0 || (await ask(question))) await deletePicture(id, name, onChanged);
}

const sayState = (state: PictureUse['state']) => (state === 'live' ? '' : ` (${state})`);

/** Lists the pages that show a picture, each with a link to its editor. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return null;
  return (
    <p className="picture-item__uses small">
      Shown on{' '}
      {uses.map(({ id, name, state }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/admin/site/${id}`}>{name}</Link>
          {sayState(state)}
        </Fragment>
      ))}
    </p>
  );
}
