import { useRef } from 'react';
import { pictureLimits, type UploadedPicture } from '../../../src/shared/pictures.ts';
import { projectLimits } from '../../../src/shared/project-fields.ts';
import { addToast } from '../../islands/toast.ts';
import { type TransferAnswer, transferFile } from '../../islands/upload/transfer.ts';
import { askToSignIn } from '../sign-in.tsx';
import type { DraftPhoto } from './draft.ts';

interface UploadBody {
  success: boolean;
  message?: string;
  image?: UploadedPicture;
}

type ChangePhotos = (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;

let lastKey = 0;

/**
 * Sends photos one after the other as soon as they are chosen, while the owner writes what they show; one that fails waits for
 * "Try again" and holds up none of the others.
 */
export function usePhotoUpload(change: ChangePhotos) {
  const queue = useRef<Promise<void>>(Promise.resolve());

  function add(files: readonly File[], present: number): void {
    const room = Math.max(0, projectLimits.pictures - present);
    const photos = files
      .slice(0, room)
      .map((file): DraftPhoto => ({ key: `new-${++lastKey}-${Date.now()}`, alt: '', file, part: 0 }));
    if (files.length > room)
      addToast({
        title: `At most ${projectLimits.pictures} photos`,
        description: `${files.length - room} were left out.`,
      });
    change((before) => [...before, ...photos]);
    for (const photo of photos) send(photo);
  }

  function send(photo: DraftPhoto): void {
    set(photo.key, { part: 0, problem: undefined });
    queue.current = queue.current.then(() => transfer(photo));
  }

  async function transfer({ key, file }: DraftPhoto): Promise<void> {
    if (!file) return;
    const outcome = await sendPhoto(file, (part) => set(key, { part }));
    set(key, { part: undefined, ...outcome });
  }

  function set(key: string, values: { [Key in keyof DraftPhoto]?: DraftPhoto[Key] | undefined }): void {
    change((photos) => photos.map((photo) => (photo.key === key ? ({ ...photo, ...values } as DraftPhoto) : photo)));
  }

  return { add, send };
}

/** @returns the photo as it arrived, or why it did not */
async function sendPhoto(
  file: File,
  onProgress: (part: number) => void,
): Promise<Pick<DraftPhoto, 'id' | 'picture' | 'problem'>> {
  if (file.size > pictureLimits.bytes) return { problem: 'This photo is too large. The limit is 20 MB.' };
  try {
    return await readOutcome(
      await transferFile<UploadBody>('/api/upload', 'image', file, onProgress, { project: 'yes' }),
      () => sendPhoto(file, onProgress),
    );
  } catch {
    return { problem: 'Not sent: no connection.' };
  }
}

/** If the session has ended, asks for the password in place and then continues the upload. */
async function readOutcome({ status, body }: TransferAnswer<UploadBody>, again: () => ReturnType<typeof sendPhoto>) {
  if (status === 401 && (await askToSignIn())) return again();
  if (body?.image) return { id: body.image.id, picture: body.image.picture };
  return { problem: body?.message || 'This photo could not be uploaded. Please try again.' };
}
