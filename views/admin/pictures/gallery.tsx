import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { captionSchema } from '../../../src/shared/pictures/picture-edits.ts';
import type {
  PictureOverview,
  PictureUse,
  SlotPicture,
  UploadedPicture,
} from '../../../src/shared/pictures/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';
import { Menu } from '../kit/menu.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { type RowControls, SortableList } from '../kit/sortable.tsx';
import { addPicture, askToDelete, deletePicture, fillSlot, PictureUses, replacePicture } from './changes.tsx';

const [loader, usePictures] = defineData('The pictures', () => readJson<PictureOverview>('/api/admin/images'));

export { loader };

/** The gallery in the owner's order, and the pictures of the pages. */
export function Component() {
  const { gallery, slots, uses } = usePictures();
  const { revalidate } = useRevalidator();
  return (
    <div className="pictures stack">
      <PageHeader title="Photos" about="Arrange and caption the gallery, and manage the pictures on your pages." />
      <GalleryList images={gallery} uses={uses} onChanged={revalidate} />
      <SlotList slots={slots} uses={uses} onChanged={revalidate} />
    </div>
  );
}

interface GalleryListProps {
  images: readonly UploadedPicture[];
  /** The pages that show a picture, by its name. */
  uses: PictureOverview['uses'];
  onChanged(): Promise<void>;
}

/** The gallery in its order; every move is saved as it is made. */
function GalleryList({ images, uses, onChanged }: GalleryListProps) {
  /** Shown immediately, until the server confirms it. */
  const [moved, setMoved] = useState<readonly number[]>([]);
  const shown = images.toSorted((one, other) => moved.indexOf(one.id) - moved.indexOf(other.id));
  /** Two quick moves are sent one after the other; the last one wins. */
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function move(order: readonly UploadedPicture[]): Promise<void> {
    const ids = order.map(({ id }) => id);
    setMoved(ids);
    const saved = saving.current.then(() => telling('Order not saved', () => saveOrder(ids)));
    saving.current = saved;
    await saved;
    if (saving.current !== saved) return;
    await onChanged();
    if (saving.current === saved) setMoved([]);
  }

  return (
    <section aria-labelledby="gallery-title">
      <div className="pictures__heading cluster apart">
        <h2 id="gallery-title">Gallery</h2>
        <FileButton label="Add a photo" onFile={(file) => addPicture(file).then(onChanged)} />
      </div>
      <p className="pictures__hint hint">
        Drag a picture by its handle, or focus the handle and press the arrow keys. New photos go first.
      </p>
      {images.length === 0 && <p className="empty">No photos in the gallery yet.</p>}
      <SortableList
        className="picture-list columns"
        rowClass="picture-item card"
        entries={shown}
        keyOf={({ id }) => String(id)}
        nameOf={namePicture}
        onMove={(order) => void move(order)}
      >
        {(image, controls) => (
          <GalleryItem image={image} uses={uses[image.name] ?? []} controls={controls} onChanged={onChanged} />
        )}
      </SortableList>
    </section>
  );
}

const namePicture = ({ alt, name }: UploadedPicture) => alt || name;

const saveOrder = async (ids: readonly number[]): Promise<void> =>
  void (await sendJson('PUT', '/api/admin/images/order', { ids }));

interface GalleryItemProps {
  image: UploadedPicture;
  /** The pages that show it. */
  uses: readonly PictureUse[];
  controls: RowControls;
  onChanged(): Promise<void>;
}

/** One gallery picture with its drag handle, caption and actions. */
function GalleryItem({ image, uses, controls: { handle, buttons }, onChanged }: GalleryItemProps) {
  const name = namePicture(image);
  return (
    <>
      <Picture className="cover" picture={image.picture} alt={image.alt} sizes="(width < 40rem) 30vw, 16rem" />
      <div className="stack-0">
        <p className="fine wraps">{image.name}</p>
        <PictureUses uses={uses} />
        <CaptionForm image={image} onSaved={onChanged} />
        <div className="picture-item__actions cluster">
          {handle}
          <FileButton label="Replace" about={name} quiet onFile={(file) => replacePicture(image.id, file, onChanged)} />
          <Menu look="text-button page-row__more" label={<Icon name="more" label={`More: ${name}`} />}>
            {buttons}
            <Button text about={name} onClick={() => askToDelete(image.id, name, uses, onChanged)}>
              Delete
            </Button>
          </Menu>
        </div>
      </div>
    </>
  );
}

/** The caption, which is also the alternative text. */
function CaptionForm({ image: { id, alt }, onSaved }: { image: UploadedPicture; onSaved(): Promise<void> }) {
  const form = useForm({
    name: `caption:${id}`,
    schema: captionSchema,
    initial: { alt },
    async send(caption) {
      await sendJson('PATCH', `/api/admin/images/${id}`, caption);
      await onSaved();
      addToast({ title: 'Caption saved' });
    },
  });
  return (
    <Form form={form} className="stack-0">
      <Field of="alt" />
      {!alt && <p className="fine wrong">Needs a caption</p>}
      {form.isChanged && (
        <Submit quiet className="button--low start">
          Save caption
        </Submit>
      )}
    </Form>
  );
}

interface SlotListProps {
  slots: readonly SlotPicture[];
  /** The pages that show a picture, by its name. */
  uses: PictureOverview['uses'];
  onChanged(): void;
}

/** The pictures on the pages, with a mark on the built-in ones. */
function SlotList({ slots, uses, onChanged }: SlotListProps) {
  const builtIn = slots.filter(({ image }) => !image).length;
  return (
    <section aria-labelledby="slots-title">
      <h2 id="slots-title">Pictures of the pages</h2>
      <p className="pictures__hint hint">
        {builtIn === 0
          ? 'All pages show your own pictures.'
          : `${builtIn} of ${slots.length} still show the built-in picture.`}
      </p>
      <ul className="slot-list columns">
        {slots.map(({ name, picture, width, height, image }) => (
          <li key={name} className="slot card">
            <Picture className="slot__picture cover" picture={picture} alt="" sizes="(width < 40rem) 45vw, 16rem" />
            <p className="small strong wraps">{name}</p>
            <p className="cluster fine wraps">
              <span>
                {width}x{height}
              </span>
              <span>{image ? 'Your picture' : 'Built-in picture'}</span>
            </p>
            <PictureUses uses={uses[name] ?? []} />
            <div className="slot__actions cluster">
              <FileButton label="Replace" about={name} quiet onFile={(file) => fillSlot(name, file).then(onChanged)} />
              {image && (
                <Button text about={name} onClick={() => deletePicture(image.id, name, onChanged)}>
                  Use built-in
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
