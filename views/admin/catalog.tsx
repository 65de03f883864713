import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CatalogOverview } from '../../src/shared/catalog.ts';
import { formatDateTime } from '../../src/shared/dates.ts';
import { formatBytes } from '../../src/shared/sizes.ts';
import { telling } from '../islands/failure.ts';
import { addToast } from '../islands/toast.ts';
import { CatalogProgressBar } from '../islands/upload/catalog-uploader.tsx';
import { adminRequest, defineData, readJson, sendJson } from './api.ts';
import { FileButton } from './file-button.tsx';
import { Button } from './kit/button.tsx';
import { PageHeader } from './kit/page-header.tsx';

const [loader, useCatalog] = defineData('The catalog', () => readJson<CatalogOverview>('/api/admin/catalog'));

export { loader };

/** The Catalog screen: shows the live catalog and its date, replaces or removes it, and undoes the removal. */
export function Component() {
  const { name, path, viewerPath, catalog } = useCatalog();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);

  async function replace(file: File): Promise<void> {
    const body = new FormData();
    body.append('catalog', file);
    setSending(true);
    await telling('Not done', async () => {
      await adminRequest('/api/upload-catalog', { method: 'POST', body });
      addToast({ title: 'Upload Successful!', description: 'The catalog PDF has been uploaded successfully.' });
      await revalidate();
    });
    setSending(false);
  }

  async function remove(): Promise<void> {
    await telling('Not done', async () => {
      await sendJson('DELETE', '/api/admin/catalog');
      await revalidate();
      addToast({ title: 'Catalog removed', action: { label: 'Undo', onSelect: () => void restore() } });
    });
  }

  async function restore(): Promise<void> {
    await telling('Not done', async () => {
      await sendJson('POST', '/api/admin/catalog/restoration');
      await revalidate();
    });
  }

  return (
    <div className="stack">
      <PageHeader title="Catalog" about="See which PDF is live, and replace or remove it." />
      {catalog ? (
        <dl className="catalog-section__facts card wraps">
          <dt>Live file</dt>
          <dd>
            <a href={path}>{name}</a>, {formatBytes(catalog.bytes)}
          </dd>
          <dt>Pages</dt>
          <dd>{catalog.pages > 0 ? `${catalog.pages}, as pictures below the PDF` : 'Being made'}</dd>
          <dt>Since</dt>
          <dd>{formatDateTime(catalog.uploadedAt)}</dd>
          <dt>Shown at</dt>
          <dd>
            <a href={viewerPath}>{viewerPath}</a>
          </dd>
        </dl>
      ) : (
        <p>
          No catalog is published. A PDF you upload will be shown at <a href={viewerPath}>{viewerPath}</a>.
        </p>
      )}
      {isSending && <CatalogProgressBar waiting="Uploading and checking the PDF..." />}
      <div className="cluster cluster-1">
        <FileButton label={catalog ? 'Replace the PDF' : 'Upload a PDF'} accept=".pdf" onFile={replace} />
        {catalog && (
          <Button danger onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
