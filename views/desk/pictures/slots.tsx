import type { PictureOverview, SlotPicture } from '../../../src/shared/pictures/pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { FileButton } from '../file-button.tsx';
import { Button } from '../kit/button.tsx';
import { deletePicture, fillSlot, PictureUses } from './changes.tsx';

interface SlotListProps {
  slots: readonly SlotPicture[];
  /** The pages that show a picture, by its name. */
  uses: PictureOverview['uses'];
  onChanged(): void;
}

/** The pictures of the pages, and which of them are still the built-in ones. */
export function SlotList({ slots, uses, onChanged }: SlotListProps) {
  const builtIn = slots.filter(({ image }) => !image).length;
  return (
    <section aria-labelledby="slots-title">
      <h2 id="slots-title">Pictures of the pages</h2>
      <p className="pictures__hint hint">
        {builtIn === 0
          ? 'Every page shows your own pictures.'
          : `${builtIn} of ${slots.length} still show the built-in picture.`}
      </p>
      <ul className="slot-list columns">
        {slots.map(({ name, picture, width, height, image }) => (
          <li key={name} className="slot card">
            <Picture className="slot__picture cover" picture={picture} alt="" sizes="(width < 40rem) 45vw, 16rem" />
            <p className="slot__name">{name}</p>
            <p className="slot__size fine">
              <span>
                {width}x{height}
              </span>
              <span>{image ? 'Your picture' : 'Built-in picture'}</span>
            </p>
            <PictureUses uses={uses[name] ?? []} />
            <div className="slot__actions cluster">
              <FileButton label="Replace" of={name} quiet onFile={(file) => fillSlot(name, file).then(onChanged)} />
              {image && (
                <Button
                  text
                  aria-label={`Show the built-in ${name} again`}
                  onClick={() => deletePicture(image.id, name, onChanged)}
                >
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
