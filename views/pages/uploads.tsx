import type { ReactNode } from 'react';
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
  const { uploads, staffUploads } = useSite();
  const { signedIn } = useVisitor();
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
            Name each file exactly like the placeholder image it replaces. The guide below lists the names. A file with
            any other name goes in the gallery.
          </p>
        </div>
        <Uploader sent="Success" failed="Error">
          <Island
            name="image-uploader"
            component={ImageUploader}
            props={{ images: signedIn ? staffUploads : uploads }}
            wake="load"
          />
        </Uploader>
        <ReplacementGuide />
      </div>
    </Layout>
  );
}

/** The "Image Replacement Guide" (docs/product.md, "Figures") with the current picture of each name. */
function ReplacementGuide() {
  return (
    <section className="guide stack" aria-labelledby="guide-title">
      <h2 id="guide-title">Image Replacement Guide</h2>
      <ul className="guide__list rows-below">
        {siteSlots.map(({ name, width, height }) => (
          <li className="guide__item" key={name}>
            <SitePicture name={name} alt="" sizes="6rem" className="guide__image cover" />
            <p>
              <span className="guide__name">{name}</span>
              <span className="unseen">: </span>
              <span className="hint">{`${width}x${height}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The catalog uploader (docs/product.md, "Catalog uploader"): unlisted, for staff. */
export function UploadCatalogPage() {
  const { profile } = useSite();
  const { uploadOutcome } = useVisitor();
  const fileName = catalogFileName(profile);
  const title = `Upload ${profile.catalogYear} ${profile.brandInitials} Catalog`;
  return (
    <Layout phoneBar={false}>
      <Meta title={title} description="For staff: replace the catalog." />
      <div className="frame upload stack-6">
        <div className="upload-card card stack">
          <h1>{title}</h1>
          <p>{`Upload your PDF file named "${fileName}"`}</p>
          <Uploader sent="Upload Successful!" failed="Upload Failed">
            <Island
              name="catalog-uploader"
              component={CatalogUploader}
              props={{ fileName, viewer: catalogPath(profile), complete: uploadOutcome?.success ?? false }}
              wake="load"
            />
          </Uploader>
        </div>
      </div>
    </Layout>
  );
}

/**
 * An uploader. After a post without JavaScript, the result is above it, worded like the toast (docs/decisions.md, "Details"). Visitors can
 * sign in here too.
 */
function Uploader(props: { sent: string; failed: string; children: ReactNode }) {
  const { path } = usePage();
  const { uploadOutcome, signInFailure, signedIn } = useVisitor();
  return (
    <>
      {uploadOutcome && (
        <div className="stack">
          <p
            className={
              uploadOutcome.success ? 'form__confirmation notice notice--good' : 'form__error notice notice--bad'
            }
            role="status"
          >
            <strong>{uploadOutcome.success ? props.sent : props.failed}</strong> {uploadOutcome.message}
          </p>
          {uploadOutcome.signedOut && <UploadSignIn path={path} />}
        </div>
      )}
      {signInFailure && <UploadSignIn path={path} failure={signInFailure} />}
      {props.children}
      <noscript>{!uploadOutcome && !signInFailure && !signedIn && <UploadSignIn path={path} />}</noscript>
    </>
  );
}
