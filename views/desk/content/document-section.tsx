import { Link, useParams, useRevalidator } from 'react-router';
import { wordSchemas } from '../../../src/shared/content/documents.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { defineData, readJson } from '../api.ts';
import { DocumentEditor } from './document-editor.tsx';

const [loader, usePage] = defineData('The page', async ({ params: { key } }) => {
  const [document, overview] = await Promise.all([
    readJson<OpenDocument>(`/api/admin/content/${key}`),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { document, overview };
});

export { loader };

/** One document of the site at an address of its own. */
export function Component() {
  const [{ document, overview }] = usePage();
  const { key } = useParams();
  const { revalidate } = useRevalidator();
  if (key === 'profile') return <ProfileElsewhere />;
  return (
    <DocumentEditor document={document} overview={overview} schema={wordSchemas[document.kind]} onReload={revalidate} />
  );
}

function ProfileElsewhere() {
  return (
    <div className="load-failure">
      <h1>The business profile has its own form</h1>
      <Link to="/admin/profile">Business profile</Link>
    </div>
  );
}
