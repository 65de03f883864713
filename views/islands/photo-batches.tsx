import { lazy, Suspense, useState } from 'react';
import type { PhotoOutcome as Outcome } from '../../src/shared/lead-photos.ts';
import { PhotoOutcome } from '../components/photo-outcome.tsx';

/** The photos of one lead, and what lets them follow it. */
interface PhotoBatch {
  token: string;
  files: readonly File[];
}

/** Fetched when photos are chosen; most visitors send none. */
const loadSender = () => import('./photos/photo-sender.tsx').then(({ PhotoSender }) => ({ default: PhotoSender }));

/** In a yard without a signal even the sender may not come. */
const PhotoSender = lazy(() => loadSender().catch(() => ({ default: Unsendable })));

function Unsendable({ files }: PhotoBatch) {
  const refused = files.map(({ name }) => ({ name, reason: 'The connection was lost.' }));
  return <PhotoOutcome outcome={{ sent: 0, refused }} />;
}

/** What a form knows about photos: those that follow a lead that was stored, and how to begin with others. */
export function usePhotoBatches() {
  const [batches, setBatches] = useState<readonly PhotoBatch[]>([]);
  return {
    batches,
    prepare: () => void loadSender().catch(() => {}),
    /** Takes the photos of a form whose lead was stored and sends them. */
    begin(form: HTMLFormElement, token: string | undefined): void {
      const picker = form.elements.namedItem('photos');
      if (!(picker instanceof HTMLInputElement)) return;
      const files = Array.from(picker.files ?? []);
      picker.value = '';
      if (token && files.length > 0) setBatches((before) => [...before, { token, files }]);
    },
  };
}

/** How the photos of this visit's leads are doing, below the form; before that, what a plain post has said. */
export function PhotoBatches({ batches, outcome }: { batches: readonly PhotoBatch[]; outcome?: Outcome | undefined }) {
  if (batches.length === 0) return outcome ? <PhotoOutcome outcome={outcome} /> : null;
  return (
    <Suspense fallback={null}>
      {batches.map((batch) => (
        <PhotoSender key={batch.token} {...batch} />
      ))}
    </Suspense>
  );
}
