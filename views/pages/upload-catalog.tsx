import { catalogFileName, catalogPath } from '../../src/shared/routes.ts';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { UploadSignIn } from '../components/plain-sign-in.tsx';
import { UploadOutcome } from '../components/upload-outcome.tsx';
import { Island } from '../island.tsx';
import { CatalogUploader } from '../islands/upload/catalog-uploader.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';

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
      <div className="frame upload">
        <div className="upload-card">
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
