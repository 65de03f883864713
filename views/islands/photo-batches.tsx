import { useState } from 'react';
import type { PhotoOutcome as Outcome } from '../../src/shared/lead-photos.ts';
import { PhotoOutcome } from '../components/photo-outcome.tsx';
import { PhotoSender } from './photos/photo-sender.tsx';

/** The photos of one lead, and what lets them follow it. */
interface PhotoBatch {
  token: string;
  files: readonly File[];
}

/** What a form knows about photos: those that follow a lead that was stored, and how to begin with others. */
export function usePhotoBatches() {
  const [batches, setBatches] = useState<readonly PhotoBatch[]>([]);
  return {
    batches,
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
  return batches.map((batch) => <PhotoSender key={batch.token} {...batch} />);
}
