import { Icon } from '../components/icon.tsx';
import { Lightbox } from '../components/lightbox.tsx';
import { Spinner } from '../components/spinner.tsx';

/** More rows than this lie below the fold of any screen while the list is on its way. */
const reservedAtMost = 48;

/**
 * The gallery before its list has arrived (specification, section 2.7); gallery-controller.ts fetches and shows it.
 * @param expected how many pictures the list will have, so that their place is kept free and nothing shifts
 */
export function Gallery({ expected }: { expected: number }) {
  return (
    <div className="gallery">
      <p className="gallery__loading" role="status" hidden>
        <Spinner />
        Loading gallery images...
      </p>
      <div className="gallery__empty" hidden>
        <GalleryEmpty />
      </div>
      <ul className="gallery__grid" hidden />
      {expected > 0 && <Reserve count={Math.min(expected, reservedAtMost)} />}
      <Lightbox />
    </div>
  );
}

/** Unseen, in the grid's own cells: the height that the pictures are about to take. */
function Reserve({ count }: { count: number }) {
  return (
    <div className="gallery__reserve" aria-hidden="true">
      {Array.from({ length: count }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike and never move.
        <span key={index} />
      ))}
    </div>
  );
}

/** What stands in place of pictures when there are none. */
export function GalleryEmpty() {
  return (
    <>
      <Icon name="picture" />
      <h3>No Images Found</h3>
      <p>Gallery images will appear here once uploaded to the gallery folder.</p>
    </>
  );
}
