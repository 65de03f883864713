import { photoLimits } from '../../../src/shared/lead-photos.ts';
import { photoWords } from '../../../src/shared/photo-words.ts';
import { type TransferAnswer, transferFile } from '../upload/transfer.ts';

/** How sending one photo ended; `again` when another try may go better. */
export type PhotoEnd = { sent: true } | { sent: false; reason: string; again: boolean };

/** Delays of the automatic retries after a network failure or a temporary error. */
const retryDelaysMs = [1000, 2000, 4000];

const lostWords = 'The connection was lost.';

/**
 * Sends one photo of a lead, with up to three automatic retries.
 * @param index its place among those chosen: a request takes six
 * @param onProgress gets the part that has left, from 0 to 1
 */
export async function sendPhoto(
  token: string,
  file: File,
  index: number,
  onProgress: (part: number) => void,
): Promise<PhotoEnd> {
  if (index >= photoLimits.count) return { sent: false, reason: photoWords.tooMany, again: false };
  if (file.size > photoLimits.bytes) return { sent: false, reason: photoWords.tooLarge, again: false };
  for (const delayMs of retryDelaysMs) {
    const end = await trySending(token, file, onProgress);
    if (end) return end;
    onProgress(0);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return (await trySending(token, file, onProgress)) ?? { sent: false, reason: lostWords, again: true };
}

/** @returns `undefined` when the same may well go through in a moment */
async function trySending(
  token: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<PhotoEnd | undefined> {
  try {
    return readOutcome(await transferFile('/api/lead-photos', 'photo', file, onProgress, { token }));
  } catch {
    return undefined;
  }
}

function readOutcome({ status, body }: TransferAnswer<{ message?: string }>): PhotoEnd | undefined {
  if (status === 201) return { sent: true };
  if (status >= 500) return undefined;
  return { sent: false, reason: body?.message || photoWords.failed, again: status === 429 || status === 408 };
}
