import { pictureLimits, type UploadedPicture } from '../../../src/shared/pictures/pictures.ts';
import { projectLimits } from '../../../src/shared/pictures/projects.ts';
import { Picture } from '../../components/picture.tsx';
import { addToast } from '../../islands/toast.ts';
import { FilePreview, TransferProgress } from '../../islands/upload/parts.tsx';
import { transferFile, type UploadEnd, useUploadQueue } from '../../islands/upload/use-uploads.ts';
import { sendJson } from '../api.ts';
import { askToSignIn } from '../asked-sign-in.ts';
import { Button } from '../kit/button.tsx';
import { Field, useFormAround } from '../kit/form.tsx';
import { type RowControls, SortableList } from '../kit/sortable.tsx';
import type { DraftPhoto, ProjectDraft } from './draft.ts';

/**
 * The photos, which are chosen and uploaded together. Each has its text below it.
 * @param stored the numbers of the stored project's photos
 */
export function ProjectPhotos({ stored }: { stored: readonly number[] }) {
  const { draft, messages, change } = useFormAround<ProjectDraft>();
  const { photos } = draft;
  const put: ChangePhotos = (work) => change(({ photos }) => ({ photos: work(photos) }));
  const upload = usePhotoUpload(put);
  const arrived = photos.filter(({ id }) => id !== undefined);
  const nameOf = (photo: DraftPhoto) => `photo ${photos.indexOf(photo) + 1}`;
  return (
    <fieldset className="form-group card stack-2">
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
          // The same photo can be chosen again after it was removed.
          target.value = '';
          upload.add(files, photos.length);
        }}
      />
      <p className="project-editor__hint hint" id="project-files-hint">
        Up to {projectLimits.pictures}. They upload while you describe them, and no one sees them before you publish.
      </p>
      <p className="project-editor__hint hint" role="status">
        {photos.length > 0 && `${arrived.length} of ${photos.length} photos sent`}
      </p>
      {messages.pictures && <p className="field__message">{messages.pictures.join(' ')}</p>}
      <SortableList
        className="stack-2"
        rowClass="project-photo"
        entries={photos}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onMove={(photos) => change({ photos })}
      >
        {(photo, controls) => (
          <ProjectPhoto
            photo={photo}
            name={nameOf(photo)}
            controls={controls}
            messages={photo.id === undefined ? undefined : messages[`pictures.${arrived.indexOf(photo)}.alt`]}
            onRemove={() => takeOut(photo, photos.indexOf(photo), stored, put)}
            onRetry={() => upload.send(photo)}
          />
        )}
      </SortableList>
    </fieldset>
  );
}

/** A stored photo is removed when the project is saved and can be put back until then; a new one is removed at once. */
function takeOut(photo: DraftPhoto, index: number, stored: readonly number[], onChange: ChangePhotos) {
  onChange((all) => all.filter(({ key }) => key !== photo.key));
  if (photo.id === undefined) return;
  if (!stored.includes(photo.id)) {
    // Leftover pictures appear only in the admin's list of pictures.
    sendJson('DELETE', `/api/admin/images/${photo.id}`).catch(() => {});
    return;
  }
  addToast({
    title: 'Removed',
    description: 'When you save, it’s permanently removed from the whole website.',
    action: { label: 'Undo', onSelect: () => onChange((all) => all.toSpliced(index, 0, photo)) },
  });
}

interface ProjectPhotoProps {
  photo: DraftPhoto;
  /** Such as "photo 2". */
  name: string;
  controls: RowControls;
  messages: readonly string[] | undefined;
  onRemove(): void;
  onRetry(): void;
}

/** One photo of a project: its upload progress, its description, and its place. */
function ProjectPhoto({ photo, name, controls, messages, onRemove, onRetry }: ProjectPhotoProps) {
  const { key, alt, part, picture, file, problem } = photo;
  const { draft, change } = useFormAround<ProjectDraft>();
  return (
    <>
      <div className="project-photo__picture covers stack-0" aria-busy={part !== undefined || undefined}>
        {picture ? (
          <Picture picture={picture} alt={alt || name.replace('p', 'P')} sizes="(width < 40rem) 30vw, 10rem" />
        ) : (
          file && <FilePreview file={file} />
        )}
        {controls.index === 0 && <span className="small strong">Main photo</span>}
      </div>
      <div className="stack-0">
        <Field
          of={`pictures.${draft.photos.findIndex((other) => other.key === key)}.alt`}
          label={`What does ${name} show?`}
          maxLength={projectLimits.alt}
          placeholder="Cedar fence, driveway"
          messages={messages}
          value={alt}
          onValue={(alt) =>
            change(({ photos }) => ({ photos: photos.map((other) => (other.key === key ? { ...other, alt } : other)) }))
          }
        />
        {part === 0 && <p className="hint">Waiting</p>}
        {part !== undefined && part > 0 && <TransferProgress part={part} working="Preparing the photo..." />}
        {problem && <p className="field__message">{problem}</p>}
        <div className="project-photo__actions cluster">
          {problem && (
            <Button text about={name} onClick={onRetry}>
              Try again
            </Button>
          )}
          {controls.handle}
          {controls.buttons}
          <Button text about={name} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </>
  );
}

interface UploadBody {
  success: boolean;
  message?: string;
  image?: UploadedPicture;
}

type ChangePhotos = (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;

let lastKey = 0;

/**
 * Uploads chosen photos one at a time, while the owner describes them. A failed photo waits for "Try again" and doesn't hold up the others.
 */
function usePhotoUpload(change: ChangePhotos) {
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

/** The result of an upload: the stored photo, or the reason of the failure. Either way, the upload is over. */
interface PhotoEnd extends UploadEnd {
  part: undefined;
  id?: number;
  picture?: UploadedPicture['picture'];
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
