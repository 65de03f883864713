import type { PictureUse, UploadedPicture } from '../../../src/shared/pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { FileButton } from '../file-button.tsx';
import { MoveHandle } from '../move-handle.tsx';
import { CaptionForm } from './caption-form.tsx';
import { deletePicture, replacePicture } from './picture-changes.ts';
import { PictureDeletion } from './picture-deletion.tsx';
import { PictureUses } from './picture-uses.tsx';

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
export function GalleryItem({ image, uses, place, isDragged, onMove, onDrag, onChanged }: GalleryItemProps) {
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
