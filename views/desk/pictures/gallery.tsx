import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { captionLimit, captionSchema } from '../../../src/shared/pictures/picture-edits.ts';
import type { PictureOverview, PictureUse, UploadedPicture } from '../../../src/shared/pictures/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { tellFailure } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { useKept } from '../kept.ts';
import { MoveHandle } from '../move-handle.tsx';
import { usePointerDrag } from '../pointer-drag.ts';
import { useSave } from '../save.ts';
import { addPicture, deletePicture, PictureDeletion, PictureUses, replacePicture } from './changes.tsx';
import { SlotList } from './slots.tsx';

const [loader, usePictures] = defineData('The pictures', () => readJson<PictureOverview>('/api/admin/images'));

export { loader };

/** The gallery in the owner's order, and the pictures of the pages. */
export function Component() {
  const [pictures, replace] = usePictures();
  const { revalidate } = useRevalidator();
  const { gallery, slots, uses } = pictures;
  return (
    <div className="pictures">
      <h1>Pictures</h1>
      <GalleryList
        images={gallery}
        uses={uses}
        onOrder={(images) => replace({ ...pictures, gallery: [...images] })}
        onChanged={() => void revalidate()}
      />
      <SlotList slots={slots} uses={uses} onChanged={() => void revalidate()} />
    </div>
  );
}

interface GalleryListProps {
  images: readonly UploadedPicture[];
  /** The pages that show a picture, by its name. */
  uses: PictureOverview['uses'];
  /** Shows an order at once; the server confirms it afterwards. */
  onOrder(images: readonly UploadedPicture[]): void;
  onChanged(): void;
}

/** The gallery: dragged with a pointer, or moved with buttons and arrow keys; every move is saved as it is made. */
function GalleryList({ images, uses, onOrder, onChanged }: GalleryListProps) {
  const { move, save, spoken } = useOrder({ images, onOrder, onChanged });
  const { dragged, start } = usePointerDrag(
    'picture',
    (id, overId) =>
      void move(
        Number(id),
        images.findIndex((image) => image.id === Number(overId)),
      ),
    () => void save(images),
  );
  return (
    <section aria-labelledby="gallery-title">
      <div className="pictures__heading">
        <h2 id="gallery-title">Gallery</h2>
        <FileButton label="Add a photo" onFile={(file) => addPicture(file).then(onChanged)} />
      </div>
      <p className="pictures__hint">
        Drag a picture by its handle, or focus the handle and press the arrow keys. New photos go first.
      </p>
      <p className="unseen" role="status">
        {spoken}
      </p>
      {images.length === 0 && <p className="pictures__empty">No photo in the gallery yet.</p>}
      <ol className="picture-list">
        {images.map((image, index) => (
          <GalleryItem
            key={image.id}
            image={image}
            uses={uses[image.name] ?? []}
            place={`${index + 1} of ${images.length}`}
            isDragged={String(image.id) === dragged}
            onMove={(distance) => void save(move(image.id, index + distance))}
            onDrag={() => start(String(image.id))}
            onChanged={onChanged}
          />
        ))}
      </ol>
    </section>
  );
}

/** Moves pictures and saves the order; two quick moves are sent one after the other, the last one wins. */
function useOrder({ images, onOrder, onChanged }: Omit<GalleryListProps, 'uses'>) {
  const [spoken, setSpoken] = useState('');
  const saving = useRef<Promise<void>>(Promise.resolve());

  function move(id: number, to: number): readonly UploadedPicture[] {
    const moved = moveTo(images, id, to);
    if (moved === images) return images;
    onOrder(moved);
    setSpoken(`Now ${to + 1} of ${moved.length}`);
    return moved;
  }

  function save(order: readonly UploadedPicture[]): Promise<void> {
    saving.current = saving.current.then(() => saveOrder(order, onChanged));
    return saving.current;
  }

  return { move, save, spoken };
}

async function saveOrder(images: readonly UploadedPicture[], onFailed: () => void): Promise<void> {
  try {
    await sendJson('PUT', '/api/admin/images/order', { ids: images.map(({ id }) => id) });
  } catch (error) {
    tellFailure('Order not saved', error);
    onFailed();
  }
}

/** @returns a list in the new order, or the same one when the place is outside of it */
function moveTo(images: readonly UploadedPicture[], id: number, to: number): readonly UploadedPicture[] {
  const from = images.findIndex((image) => image.id === id);
  const image = images[from];
  if (!image || to < 0 || to >= images.length || from === to) return images;
  return images.toSpliced(from, 1).toSpliced(to, 0, image);
}

interface GalleryItemProps {
  image: UploadedPicture;
  /** The pages that show it. */
  uses: readonly PictureUse[];
  /** Such as "2 of 9". */
  place: string;
  isDragged: boolean;
  onMove(distance: number): void;
  /** The drag handle was grabbed. */
  onDrag(): void;
  onChanged(): void;
}

/** One gallery picture with its drag handle, caption and actions. */
function GalleryItem({ image, uses, place, isDragged, onMove, onDrag, onChanged }: GalleryItemProps) {
  const name = image.alt || image.name;
  return (
    <li className={`picture-item${isDragged ? ' picture-item--dragged' : ''}`} data-picture={image.id}>
      <Picture
        className="picture-item__picture"
        picture={image.picture}
        alt={image.alt}
        sizes="(width < 40rem) 30vw, 16rem"
      />
      <div className="picture-item__text">
        <p className="picture-item__name">{image.name}</p>
        <PictureUses uses={uses} />
        <CaptionForm image={image} onSaved={onChanged} />
        <div className="picture-item__actions">
          <MoveHandle name={name} place={place} onDrag={onDrag} onMove={onMove} />
          <button className="text-button" type="button" aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
            Up
          </button>
          <button className="text-button" type="button" aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
            Down
          </button>
          <FileButton label="Replace" of={name} quiet onFile={(file) => replacePicture(image.id, file, onChanged)} />
          <PictureDeletion
            id={image.id}
            name={name}
            uses={uses}
            onDelete={() => void deletePicture(image.id, name, onChanged)}
          />
        </div>
      </div>
    </li>
  );
}

/** The caption, which is also what those hear who cannot see the picture. */
function CaptionForm({ image, onSaved }: { image: UploadedPicture; onSaved(): void }) {
  const [alt, setAlt, forget] = useKept(`caption:${image.id}`, image.alt);
  const { fields, saving, save } = useSave(captionSchema, async (value) => {
    await sendJson('PATCH', `/api/admin/images/${image.id}`, value);
    forget();
    addToast({ title: 'Caption saved' });
    onSaved();
  });

  return (
    <form
      className="caption-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ alt });
      }}
    >
      <InputField
        id={`caption-${image.id}`}
        label="What it shows"
        required
        placeholder="Such as: cedar privacy fence with an arched gate"
        maxLength={captionLimit}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        messages={fields.alt}
      />
      {!image.alt && <p className="caption-form__missing">Needs a caption</p>}
      {alt.trim() !== image.alt && (
        <button className="button button--quiet caption-form__save" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save caption'}
        </button>
      )}
    </form>
  );
}
