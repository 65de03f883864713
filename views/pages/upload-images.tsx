import { siteSlots } from '../../src/shared/pictures.ts';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { UploadSignIn } from '../components/plain-sign-in.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { UploadOutcome } from '../components/upload-outcome.tsx';
import { Island } from '../island.tsx';
import { ImageUploader } from '../islands/upload/image-uploader.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';

/** The image uploader (docs/product.md, "Image uploader"): unlisted, for staff. */
export function UploadImagesPage() {
  const { path } = usePage();
  const { uploadOutcome, signInFailure, signedIn } = useVisitor();
  return (
    <Layout phoneBar={false}>
      <Meta
        title="Image Uploader"
        description="For staff: replace the pictures of the website and add to its gallery."
      />
      <div className="frame upload">
        <div className="upload__head">
          <h1>Image Uploader</h1>
          <p>
            Give each file exactly the name of the placeholder image that it replaces; the names are in the guide below.
            A file with any other name is added to the gallery.
          </p>
        </div>
        {uploadOutcome && (
          <UploadOutcome outcome={uploadOutcome} title={uploadOutcome.success ? 'Success' : 'Error'} path={path} />
        )}
        {signInFailure && <UploadSignIn path={path} failure={signInFailure} />}
        <Island name="image-uploader" component={ImageUploader} props={{}} wake="load" />
        <noscript>
          <PlainImages />
          {!uploadOutcome && !signInFailure && !signedIn && <UploadSignIn path={path} />}
        </noscript>
        <ReplacementGuide />
      </div>
    </Layout>
  );
}

/** The "Image Replacement Guide" (docs/product.md, "Figures") with what each name shows at present. */
function ReplacementGuide() {
  return (
    <section className="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">Image Replacement Guide</h2>
      <ul className="guide__list">
        {siteSlots.map(({ name, width, height }) => (
          <li className="guide__item" key={name}>
            <SitePicture name={name} alt="" sizes="6rem" className="guide__image" />
            <p>
              <span className="guide__name">{name}</span>
              <span className="unseen">: </span>
              <span className="guide__size">{`${width}x${height}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The uploader's list for a browser without JavaScript. */
function PlainImages() {
  const { uploads } = useSite();
  if (uploads.length === 0) return <p className="uploaded__empty">No images uploaded yet.</p>;
  return (
    <ul className="uploaded__grid">
      {uploads.map(({ name, path }) => (
        <li className="uploaded__item" key={path}>
          <img className="uploaded__image" src={path} alt={name} width={400} height={300} />
          <p className="uploaded__name">{name}</p>
          <p className="uploaded__path">{`Path: ${path}`}</p>
        </li>
      ))}
    </ul>
  );
}
