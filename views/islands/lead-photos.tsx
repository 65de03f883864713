import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  describePhotos,
  type PhotoOutcome as Outcome,
  photoLimits,
  photoTypes,
  photoWords,
} from '../../src/shared/lead/lead-photos.ts';
import { transferFile, type Upload, type UploadEnd, useUploads } from './upload/use-uploads.ts';

/** The photos of one lead, and the token that allows their upload. */
interface PhotoBatch {
  token: string;
  files: readonly File[];
}

/** The photos of a form: the control, the upload, and their state. */
export interface LeadPhotos {
  /** The control that chooses photos. */
  field(prefix: string, messages: readonly string[] | undefined): ReactNode;
  /** Reads the photos of a form after its lead was stored, and uploads them. */
  begin(form: HTMLFormElement, token: string | undefined): void;
  /** The progress of the photos, below the form. */
  progress: ReactNode;
}

/**
 * The photos of this visit's leads.
 * @param outcome the result for the photos of a plain post
 */
export function useLeadPhotos(outcome: Outcome | undefined): LeadPhotos {
  const [batches, setBatches] = useState<readonly PhotoBatch[]>([]);
  return {
    field: (prefix, messages) => <PhotoField prefix={prefix} messages={messages} />,
    begin(form, token) {
      const picker = form.elements.namedItem('photos');
      if (!(picker instanceof HTMLInputElement)) return;
      const files = Array.from(picker.files ?? []);
      picker.value = '';
      if (token && files.length > 0) setBatches((before) => [...before, { token, files }]);
    },
    progress:
      batches.length > 0
        ? batches.map((batch) => <PhotoSender key={batch.token} {...batch} />)
        : outcome && <PhotoOutcome outcome={outcome} />,
  };
}

/** "Photos (optional)" of a public form. */
function PhotoField({ prefix, messages = [] }: { prefix: string; messages?: readonly string[] | undefined }) {
  const id = `${prefix}-photos`;
  return (
    <div className="field field--photos">
      <label className="field__label" htmlFor={id}>
        Photos (optional)
      </label>
      <input
        className="field__control"
        id={id}
        type="file"
        name="photos"
        accept={photoTypes}
        multiple
        aria-describedby={`${id}-hint${messages.length > 0 ? ` ${id}-message` : ''}`}
      />
      <p className="hint" id={`${id}-hint`}>
        Show us your yard or your old fence. Up to {photoLimits.count} photos, 20&nbsp;MB each.
      </p>
      {messages.length > 0 && (
        <p className="field__message" id={`${id}-message`}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}

/** The outcome of the photos of a stored request: how many arrived, and which did not. */
function PhotoOutcome({ outcome: { sent, refused } }: { outcome: Outcome }) {
  return (
    <div className="stack-2 starts" role="status">
      <p className="strong">{describePhotos(sent, sent + refused.length)}</p>
      {refused.length > 0 && (
        <ul className="wide stack-1">
          {refused.map(({ name, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name, and the list never changes
            <li key={index} className="photo notice small photo--refused">
              <span className="strong wraps">{name}</span>
              <span className="wide">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The upload of a stored lead's photos: each with its progress, its error, and a retry button. */
function PhotoSender({ token, files }: PhotoBatch) {
  const { uploads, start } = useUploads(sendPhoto, files);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start(uploads);
  });

  /**
   * Uploads one photo, with up to three automatic retries.
   * @param place the photo's index among the chosen ones; a lead can have six
   */
  async function sendPhoto(file: File, onProgress: (part: number) => void, place: number): Promise<UploadEnd> {
    if (place >= photoLimits.count) return refused(photoWords.tooMany);
    if (file.size > photoLimits.bytes) return refused(photoWords.tooLarge);
    for (const delayMs of retryDelaysMs) {
      const end = await tryPhoto(token, file, onProgress);
      if (end) return end;
      onProgress(0);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    return (await tryPhoto(token, file, onProgress)) ?? { ...refused('The connection was lost.'), again: true };
  }

  const sent = uploads.filter(({ state }) => state === 'sent');
  const failed = uploads.filter(({ state }) => state === 'failed');
  const again = failed.filter(({ again }) => again);
  const current = uploads.findIndex(({ state }) => state === 'sending') + 1;
  const busy = sent.length + failed.length < uploads.length;
  const root = useInSight(busy);
  useWarning(busy);
  return (
    <div className="stack-2 starts" ref={root}>
      <p className="strong" role="status">
        {busy
          ? `Sending photo ${Math.max(current, 1)} of ${uploads.length}...`
          : describePhotos(sent.length, uploads.length)}
      </p>
      <ul className="wide stack-1">
        {uploads.map((photo) => (
          <PhotoState key={photo.id} photo={photo} />
        ))}
      </ul>
      {!busy && failed.length > 0 && <p>We still have your message.</p>}
      {!busy && again.length > 0 && (
        <button className="button button--quiet" type="button" onClick={() => void start(again)}>
          Try again
        </button>
      )}
    </div>
  );
}

function PhotoState({ photo: { file, state, part, problem } }: { photo: Upload }) {
  const percent = Math.round(part * 100);
  return (
    <li className={`photo notice small photo--${state}`}>
      <span className="strong wraps">{file.name}</span>
      {(state === 'chosen' || state === 'waiting') && <span>Waiting</span>}
      {state === 'sending' && <span>{percent < 100 ? `${percent}% sent` : 'Saving...'}</span>}
      {state === 'sent' && <span>Sent</span>}
      {state === 'failed' && <span className="wide">{problem}</span>}
      {state === 'sending' && (
        <progress
          className="photo__bar wide"
          max={100}
          value={percent < 100 ? percent : undefined}
          aria-label={`Progress of ${file.name}`}
        />
      )}
    </li>
  );
}

/** The upload status is below the form. It is scrolled into view at the start and the end, unless the visitor types again. */
function useInSight(busy: boolean): React.RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isTyping = !busy && document.activeElement?.matches('input, textarea, select');
    if (!isTyping) root.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);
  return root;
}

/** Asks before the visitor leaves the page during an upload. */
function useWarning(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}

/** Delays of the automatic retries after a network failure or a temporary error. */
const retryDelaysMs = [1000, 2000, 4000];

/** @returns `undefined` when the same may well go through in a moment */
async function tryPhoto(token: string, file: File, onProgress: (part: number) => void): Promise<UploadEnd | undefined> {
  const answer = await transferFile<{ message?: string }>('/api/lead-photos', 'photo', file, onProgress, { token });
  if (!answer || answer.status >= 500) return undefined;
  const { status, body } = answer;
  if (status === 201) return { state: 'sent' };
  return { ...refused(body?.message || photoWords.failed), again: status === 429 || status === 408 };
}

const refused = (problem: string): UploadEnd => ({ state: 'failed', problem });
