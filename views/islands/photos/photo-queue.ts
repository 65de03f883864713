import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from './photo-transfer.ts';

/** A photo that was chosen, and where it stands. */
export interface QueuedPhoto {
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** The part that has left, from 0 to 1. */
  part: number;
  /** Why it failed. */
  reason?: string;
  /** Whether trying again makes sense. */
  again?: boolean;
}

/** Sends the photos of a lead one after the other; a failed one does not block the others. */
export function usePhotoQueue(token: string, files: readonly File[]) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>(() =>
    files.map((file) => ({ name: file.name, file, state: 'waiting', part: 0 })),
  );
  const [busy, setBusy] = useState(true);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void sendEach([...files.keys()]);
  });
  useWarning(busy);

  async function sendEach(indexes: readonly number[]): Promise<void> {
    setBusy(true);
    for (const index of indexes) {
      change(index, { state: 'sending', part: 0 });
      const end = await sendPhoto(token, files[index] as File, index, (part) => change(index, { part }));
      change(index, end.sent ? { state: 'sent' } : { state: 'failed', reason: end.reason, again: end.again });
    }
    setBusy(false);
  }

  function change(index: number, news: Partial<QueuedPhoto>): void {
    setPhotos((before) => before.map((photo, at) => (at === index ? { ...photo, ...news } : photo)));
  }

  /** Sends those that failed and may go through now. */
  function retry(): void {
    const indexes = [...photos.keys()].filter((index) => photos[index]?.again && photos[index]?.state === 'failed');
    for (const index of indexes) change(index, { state: 'waiting', part: 0 });
    void sendEach(indexes);
  }

  return { photos, busy, retry };
}

/** A visitor who leaves while photos are on their way is asked whether that is meant. */
function useWarning(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}
