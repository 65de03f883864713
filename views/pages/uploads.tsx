import type { UploadOutcome as Outcome } from '../../src/shared/page.ts';
import { siteSlots } from '../../src/shared/pictures/pictures.ts';
import { catalogFileName, catalogPath } from '../../src/shared/routes.ts';
import { Layout } from '../components/frame.tsx';
import { Meta } from '../components/meta.tsx';
import { SitePicture } from '../components/picture.tsx';
import { Island } from '../island.tsx';
import { CatalogUploader } from '../islands/upload/catalog-uploader.tsx';
import { ImageUploader } from '../islands/upload/image-uploader.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';
import { UploadSignIn } from './admin.tsx';

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
      <div className="frame upload stack-6">
        <div className="upload__head stack-2">
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
    <section className="guide stack" aria-labelledby="guide-title">
      <h2 id="guide-title">Image Replacement Guide</h2>
      <ul className="guide__list">
        {siteSlots.map(({ name, width, height }) => (
          <li className="guide__item" key={name}>
            <SitePicture name={name} alt="" sizes="6rem" className="guide__image cover" />
            <p>
              <span className="guide__name">{name}</span>
              <span className="unseen">: </span>
              <span className="guide__size hint">{`${width}x${height}`}</span>
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
          <img className="uploaded__image cover" src={path} alt={name} width={400} height={300} />
          <p className="uploaded__name">{name}</p>
          <p className="uploaded__path hint">{`Path: ${path}`}</p>
        </li>
      ))}
    </ul>
  );
}

/** The catalog uploader (docs/product.md, "Catalog uploader"): unlisted, for staff. */
export function UploadCatalogPage() {
  const { profile } = useSite();
  const { path } = usePage();
  const { uploadOutcome, signInFailure, signedIn } = useVisitor();
  const fileName = catalogFileName(profile);
  const title = `Upload ${profile.catalogYear} ${profile.brandInitials} Catalog`;
  return (
    <Layout phoneBar={false}>
      <Meta title={title} description="For staff: replace the catalog." />
      <div className="frame upload stack-6">
        <div className="upload-card card stack">
          <h1>{title}</h1>
          <p>{`Upload your PDF file named "${fileName}"`}</p>
          {uploadOutcome && (
            <UploadOutcome
              outcome={uploadOutcome}
              title={uploadOutcome.success ? 'Upload Successful!' : 'Upload Failed'}
              path={path}
            />
          )}
          {signInFailure && <UploadSignIn path={path} failure={signInFailure} />}
          <Island
            name="catalog-uploader"
            component={CatalogUploader}
            props={{ fileName, viewer: catalogPath(profile), complete: uploadOutcome?.success ?? false }}
            wake="load"
          />
          <noscript>{!uploadOutcome && !signInFailure && !signedIn && <UploadSignIn path={path} />}</noscript>
        </div>
      </div>
    </Layout>
  );
}

/**
 * What a plain post came to, in the words of the notification (docs/decisions.md, "Details"), and the way to sign in without JavaScript.
 * @param path of the upload page, to return to after signing in
 */
function UploadOutcome({ outcome, title, path }: { outcome: Outcome; title: string; path: string }) {
  return (
    <div className="stack">
      <p className={outcome.success ? 'form__confirmation' : 'form__error'} role="status">
        <strong>{title}</strong> {outcome.message}
      </p>
      {outcome.signedOut && <UploadSignIn path={path} />}
    </div>
  );
}
