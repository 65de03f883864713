import { Spinner } from '../../components/spinner.tsx';
import { useAwake } from '../awake.ts';
import type { ImageListState, ListedImage } from './image-list.ts';

export type ExpectedImage = Pick<ListedImage, 'name' | 'path'>;

/** "Uploaded Images" (docs/product.md, "Image uploader"). The old list stays while a newer one is fetched. */
export function UploadedImages({
  images,
  phase,
  reload,
  expected,
}: ImageListState & { expected: readonly ExpectedImage[] }) {
  return (
    <section className="uploaded" aria-labelledby="uploaded-title">
      <h2 id="uploaded-title">Uploaded Images</h2>
      {!images && phase === 'loading' && <ExpectedImages images={expected} />}
      {phase === 'failed' && (
        <div className="uploaded__failed">
          <p>The list could not be loaded.</p>
          <button className="button button--quiet" type="button" onClick={() => void reload()}>
            Load again
          </button>
        </div>
      )}
      {images?.length === 0 && <p className="uploaded__empty">No images uploaded yet.</p>}
      {images && images.length > 0 && <ImageGrid images={images} />}
    </section>
  );
}

/** In the server's HTML already, as high as the list will be, so that nothing below it moves. */
function ExpectedImages({ images }: { images: readonly ExpectedImage[] }) {
  const awake = useAwake();
  return (
    <div className="uploaded__expected">
      {awake && (
        <p className="uploaded__loading" role="status">
          <Spinner />
          Loading images...
        </p>
      )}
      <ul className="uploaded__grid">
        {images.map(({ name, path }) => (
          <li className="uploaded__item" key={path}>
            <div className="uploaded__room" />
            <p className="uploaded__name">{name}</p>
            <p className="uploaded__path">{`Path: ${path}`}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ImageGrid({ images }: { images: readonly ListedImage[] }) {
  return (
    <ul className="uploaded__grid">
      {images.map(({ name, path, source }) => (
        <li className="uploaded__item" key={path}>
          <img className="uploaded__image" src={source} alt={name} loading="lazy" width={400} height={300} />
          <p className="uploaded__name">{name}</p>
          <p className="uploaded__path">{`Path: ${path}`}</p>
        </li>
      ))}
    </ul>
  );
}
