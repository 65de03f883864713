import { type Picture, pictureLimits, type UploadedPicture } from '../../../src/shared/pictures/pictures.ts';
import { projectLimits } from '../../../src/shared/pictures/projects.ts';
import { addToast } from '../../islands/toast.ts';
import { transferFile, type UploadEnd, useUploadQueue } from '../../islands/upload/use-uploads.ts';
import { askToSignIn } from '../sign-in.tsx';
import type { DraftPhoto } from './draft.ts';

interface UploadBody {
  success: boolean;
  message?: string;
  image?: UploadedPicture;
}

export type ChangePhotos = (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;

let lastKey = 0;

/**
 * Sends photos one after the other as soon as they are chosen, while the owner writes what they show; one that fails waits for
 * "Try again" and holds up none of the others.
 */
export function usePhotoUpload(change: ChangePhotos) {
  const start = useUploadQueue<string, PhotoEnd>(sendPhoto, (key, { state, ...news }) =>
    change((photos) => photos.map((photo) => (photo.key === key ? ({ ...photo, ...news } as DraftPhoto) : photo))),
  );

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

  function send({ key, file }: DraftPhoto): void {
    if (file) void start([{ id: key, file }]);
  }

  return { add, send };
}

/** The photo as it arrived, or why it did not; in either case it is no longer on its way. */
interface PhotoEnd extends UploadEnd {
  part: undefined;
  id?: number;
  picture?: Picture;
}

/** If the session has ended, asks for the password in place and then continues the upload. */
async function sendPhoto(file: File, onProgress: (part: number) => void): Promise<PhotoEnd> {
  if (file.size > pictureLimits.bytes) return failed('This photo is too large. The limit is 20 MB.');
  const answer = await transferFile<UploadBody>('/api/upload', 'image', file, onProgress, { project: 'yes' });
  if (!answer) return failed('Not sent: no connection.');
  const { status, body } = answer;
  if (status === 401 && (await askToSignIn())) return sendPhoto(file, onProgress);
  if (body?.image) return { state: 'sent', part: undefined, id: body.image.id, picture: body.image.picture };
  return failed(body?.message || 'This photo could not be uploaded. Please try again.');
}

const failed = (problem: string): PhotoEnd => ({ state: 'failed', part: undefined, problem });
