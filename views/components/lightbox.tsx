import { Icon, Spinner } from './icon.tsx';

/** The closed viewer of pictures (docs/product.md, "Lightbox"); islands/gallery/lightbox.ts opens and moves it. */
export function Lightbox() {
  return (
    <dialog className="lightbox" aria-label="Picture viewer">
      <div className="lightbox__bar">
        <p className="lightbox__counter" aria-live="polite" />
        <button className="lightbox__button lightbox__close" type="button" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <figure className="lightbox__figure">
        <div className="lightbox__stage">
          <Spinner className="lightbox__spinner" />
          <p className="lightbox__failure" hidden>
            This picture could not be loaded.
          </p>
        </div>
        <figcaption className="lightbox__caption" aria-live="polite" />
      </figure>
      <button className="lightbox__button lightbox__previous" type="button" aria-label="Previous picture">
        <Icon name="previous" />
      </button>
      <button className="lightbox__button lightbox__next" type="button" aria-label="Next picture">
        <Icon name="next" />
      </button>
    </dialog>
  );
}
