import { projectLimits } from '../../../src/shared/project-fields.ts';
import { InputField } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { FilePreview } from '../../islands/upload/file-preview.tsx';
import { TransferProgress } from '../../islands/upload/progress.tsx';
import type { DraftPhoto } from './project-draft.ts';

/** One photo of a project: how far it has come, what it shows, its place. */
export function ProjectPhoto({
  photo,
  place,
  isFirst,
  isLast,
  messages,
  onAlt,
  onMove,
  onRemove,
  onRetry,
}: {
  photo: DraftPhoto;
  /** From 1. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  messages: readonly string[] | undefined;
  onAlt(alt: string): void;
  onMove(distance: 1 | -1): void;
  onRemove(): void;
  onRetry(): void;
}) {
  const name = `photo ${place}`;
  return (
    <li className="project-photo" aria-busy={photo.part !== undefined || undefined}>
      <div className="project-photo__picture">
        {photo.picture ? (
          <Picture picture={photo.picture} alt={photo.alt || `Photo ${place}`} sizes="(width < 40rem) 30vw, 10rem" />
        ) : (
          photo.file && <FilePreview file={photo.file} />
        )}
        {isFirst && <span className="project-photo__main">Main photo</span>}
      </div>
      <div className="project-photo__words">
        <InputField
          id={`photo-${photo.key}`}
          label={`What does ${name} show?`}
          value={photo.alt}
          maxLength={projectLimits.alt}
          placeholder="Cedar fence, driveway"
          messages={messages}
          onChange={({ target }) => onAlt(target.value)}
        />
        {photo.part === 0 && <p className="transfer__words">Waiting</p>}
        {photo.part !== undefined && photo.part > 0 && (
          <TransferProgress part={photo.part} working="Preparing the photo..." />
        )}
        {photo.problem && <p className="field__message">{photo.problem}</p>}
        <div className="project-photo__actions">
          {photo.problem && (
            <button className="text-button" type="button" aria-label={`Try again with ${name}`} onClick={onRetry}>
              Try again
            </button>
          )}
          <button
            className="text-button"
            type="button"
            disabled={isFirst}
            aria-label={`Move ${name} up`}
            onClick={() => onMove(-1)}
          >
            Up
          </button>
          <button
            className="text-button"
            type="button"
            disabled={isLast}
            aria-label={`Move ${name} down`}
            onClick={() => onMove(1)}
          >
            Down
          </button>
          <button className="text-button" type="button" aria-label={`Take out ${name}`} onClick={onRemove}>
            Take out
          </button>
        </div>
      </div>
    </li>
  );
}
