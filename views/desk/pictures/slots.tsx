import type { PictureOverview, SlotPicture } from '../../../src/shared/pictures/pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { FileButton } from '../file-button.tsx';
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
      <p className="pictures__hint">
        {builtIn === 0
          ? 'Every page shows your own pictures.'
          : `${builtIn} of ${slots.length} still show the built-in picture.`}
      </p>
      <ul className="slot-list">
        {slots.map((slot) => (
          <li key={slot.name} className="slot">
            <Picture className="slot__picture" picture={slot.picture} alt="" sizes="(width < 40rem) 45vw, 16rem" />
            <p className="slot__name">{slot.name}</p>
            <p className="slot__size">
              <span>
                {slot.width}x{slot.height}
              </span>
              <span>{slot.image ? 'Your picture' : 'Built-in picture'}</span>
            </p>
            <PictureUses uses={uses[slot.name] ?? []} />
            <div className="slot__actions">
              <FileButton
                label="Replace"
                of={slot.name}
                quiet
                onFile={(file) => fillSlot(slot.name, file).then(onChanged)}
              />
              {slot.image && <ResetButton slot={slot} id={slot.image.id} onChanged={onChanged} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResetButton({ slot, id, onChanged }: { slot: SlotPicture; id: number; onChanged(): void }) {
  return (
    <button
      className="text-button"
      type="button"
      aria-label={`Show the built-in ${slot.name} again`}
      onClick={() => void deletePicture(id, slot.name, onChanged)}
    >
      Use built-in
    </button>
  );
}
