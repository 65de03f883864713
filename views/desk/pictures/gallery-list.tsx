import { useRef, useState } from 'react';
import type { PictureOverview, UploadedPicture } from '../../../src/shared/pictures.ts';
import { tellFailure } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { usePointerDrag } from '../pointer-drag.ts';
import { GalleryItem } from './gallery-item.tsx';
import { addPicture } from './picture-changes.ts';

interface GalleryListProps {
  images: readonly UploadedPicture[];
  /** The pages that show a picture, by its name. */
  uses: PictureOverview['uses'];
  /** Shows an order at once; the server confirms it afterwards. */
  onOrder(images: readonly UploadedPicture[]): void;
  onChanged(): void;
}

/** The gallery: dragged with a pointer, or moved with buttons and arrow keys; every move is saved as it is made. */
export function GalleryList({ images, uses, onOrder, onChanged }: GalleryListProps) {
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
