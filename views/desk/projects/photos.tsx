import type { FieldMessages } from '../../../src/shared/fields.ts';
import { projectLimits } from '../../../src/shared/pictures/projects.ts';
import { InputField } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { addToast } from '../../islands/toast.ts';
import { FilePreview, TransferProgress } from '../../islands/upload/parts.tsx';
import { sendJson } from '../api.ts';
import type { DraftPhoto } from './draft.ts';
import { usePhotoUpload } from './photo-upload.ts';

interface ProjectPhotosProps {
  photos: readonly DraftPhoto[];
  /** Numbers of the photos that the stored project has. */
  stored: readonly number[];
  messages: FieldMessages;
  onChange(change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]): void;
}

/** The photos: several chosen at once, sent at once, each with its words below it. */
export function ProjectPhotos({ photos, stored, messages, onChange }: ProjectPhotosProps) {
  const upload = usePhotoUpload(onChange);
  const arrived = photos.filter(({ id }) => id !== undefined);
  return (
    <fieldset className="project-editor__group">
      <legend>Photos</legend>
      <label className="drop__label" htmlFor="project-files">
        Choose photos
      </label>
      <input
        id="project-files"
        className="drop__input"
        type="file"
        accept="image/*"
        multiple
        aria-describedby="project-files-hint"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same photo can be chosen again after it was taken out.
          target.value = '';
          upload.add(files, photos.length);
        }}
      />
      <p className="project-editor__hint" id="project-files-hint">
        Up to {projectLimits.pictures}. They are sent while you write what they show; nobody sees them before you
        publish.
      </p>
      <p className="project-editor__hint" role="status">
        {photos.length > 0 && `${arrived.length} of ${photos.length} photos sent`}
      </p>
      {messages.pictures && <p className="field__message">{messages.pictures.join(' ')}</p>}
      <ol className="project-photo-list">
        {photos.map((photo, index) => (
          <ProjectPhoto
            key={photo.key}
            photo={photo}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            messages={photo.id === undefined ? undefined : messages[`pictures.${arrived.indexOf(photo)}.alt`]}
            onAlt={(alt) =>
              onChange((all) => all.map((other) => (other.key === photo.key ? { ...other, alt } : other)))
            }
            onMove={(distance) => onChange((all) => moved(all, index, distance))}
            onRemove={() => takeOut(photo, index, stored, onChange)}
            onRetry={() => upload.send(photo)}
          />
        ))}
      </ol>
    </fieldset>
  );
}

function moved(photos: readonly DraftPhoto[], index: number, distance: number): readonly DraftPhoto[] {
  const photo = photos[index];
  return photo ? photos.toSpliced(index, 1).toSpliced(index + distance, 0, photo) : photos;
}

/** A stored photo is removed when the project is saved and can be put back until then; a new one is removed at once. */
function takeOut(
  photo: DraftPhoto,
  index: number,
  stored: readonly number[],
  onChange: ProjectPhotosProps['onChange'],
) {
  onChange((all) => all.filter(({ key }) => key !== photo.key));
  if (photo.id === undefined) return;
  if (!stored.includes(photo.id)) {
    // What stays behind is seen by nobody but in the desk's list of pictures.
    sendJson('DELETE', `/api/admin/images/${photo.id}`).catch(() => {});
    return;
  }
  addToast({
    title: 'Taken out',
    description: 'When you save, it is removed from the whole website for good.',
    action: { label: 'Undo', onSelect: () => onChange((all) => all.toSpliced(index, 0, photo)) },
  });
}

/** One photo of a project: how far it has come, what it shows, its place. */
function ProjectPhoto({
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
        {photo.part === 0 && <p className="hint">Waiting</p>}
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
