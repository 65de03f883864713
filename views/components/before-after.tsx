import type { ShownPicture } from '../../src/shared/projects.ts';
import { Picture } from './picture.tsx';

/**
 * Two photos of one place, laid over each other with a range between them; islands/gallery/galleries.ts moves it. Without JavaScript
 * they stand side by side in the same room, so that nothing shifts.
 */
export function BeforeAfter({
  id,
  before,
  after,
  sizes,
  first = false,
}: {
  id: string;
  before: ShownPicture;
  after: ShownPicture;
  sizes: string;
  first?: boolean;
}) {
  return (
    <div className="before-after">
      <div className="before-after__stage">
        <figure className="before-after__side">
          <Picture {...before} sizes={sizes} first={first} />
          <figcaption className="before-after__name">Before</figcaption>
        </figure>
        <figure className="before-after__side before-after__side--after">
          <Picture {...after} sizes={sizes} first={first} />
          <figcaption className="before-after__name">After</figcaption>
        </figure>
        <input className="before-after__range" id={id} type="range" min={0} max={100} defaultValue={50} />
      </div>
      <label className="before-after__label" htmlFor={id}>
        Show before or after
      </label>
    </div>
  );
}
