import { useLayoutEffect, useRef } from 'react';
import { describePhotos } from '../../../src/shared/lead-photos.ts';
import { type QueuedPhoto, usePhotoQueue } from './photo-queue.ts';

/** The photos of a lead that is stored, on their way: each with its progress, its own failure, and the way to try again. */
export function PhotoSender({ token, files }: { token: string; files: readonly File[] }) {
  const { photos, busy, retry } = usePhotoQueue(token, files);
  const sent = photos.filter(({ state }) => state === 'sent').length;
  const current = photos.findIndex(({ state }) => state === 'sending') + 1;
  const failed = photos.filter(({ state }) => state === 'failed');
  const root = useInSight(busy);
  return (
    <div className="photos" ref={root}>
      <p className="photos__count" role="status">
        {busy ? `Sending photo ${Math.max(current, 1)} of ${photos.length}...` : describePhotos(sent, photos.length)}
      </p>
      <ul className="photos__list">
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name, and the list is never reordered
          <PhotoState key={index} photo={photo} />
        ))}
      </ul>
      {!busy && failed.length > 0 && <p>We still have your message.</p>}
      {!busy && failed.some(({ again }) => again) && (
        <button className="button button--quiet" type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** What the photos do stands below the form: it comes into sight when they set out and at their end, unless the visitor types again. */
function useInSight(busy: boolean): React.RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isTyping = !busy && document.activeElement?.matches('input, textarea, select');
    if (!isTyping) root.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);
  return root;
}

function PhotoState({ photo: { name, state, part, reason } }: { photo: QueuedPhoto }) {
  const percent = Math.round(part * 100);
  return (
    <li className={`photo photo--${state}`}>
      <span className="photo__name">{name}</span>
      {state === 'waiting' && <span className="photo__words">Waiting</span>}
      {state === 'sending' && <span className="photo__words">{percent < 100 ? `${percent}% sent` : 'Saving...'}</span>}
      {state === 'sent' && <span className="photo__words">Sent</span>}
      {state === 'failed' && <span className="photo__problem">{reason}</span>}
      {state === 'sending' && (
        <progress
          className="photo__bar"
          max={100}
          value={percent < 100 ? percent : undefined}
          aria-label={`Progress of ${name}`}
        />
      )}
    </li>
  );
}
