import { wordSchemas } from '../../../src/shared/content/documents.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { ResponseError } from '../../islands/request.ts';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import type { SectionProps } from '../sections.ts';
import { DocumentEditor } from './document-editor.tsx';

/** One document of the site at an address of its own. */
export function DocumentSection({ documentKey = '' }: SectionProps) {
  const document = useAdminJson<OpenDocument>(`/api/admin/content/${documentKey}`);
  const overview = useAdminJson<SiteOverview>('/api/admin/content');
  const reload = async () => void (await Promise.all([document.read(), overview.read()]));
  if (documentKey === 'profile') return <ProfileElsewhere />;
  if (document.error instanceof ResponseError && document.error.status === 404) return <NoSuchPage />;
  if (document.error || overview.error)
    return <LoadFailure what="The page" error={document.error} onReload={() => void reload()} />;
  if (!document.value || !overview.value) return <p className="admin-loading">Loading...</p>;
  return (
    <DocumentEditor
      document={document.value}
      overview={overview.value}
      schema={wordSchemas[document.value.kind]}
      onReload={reload}
    />
  );
}

function ProfileElsewhere() {
  return (
    <div className="load-failure">
      <h1>The business profile has its own form</h1>
      <a href="/admin/profile">Business profile</a>
    </div>
  );
}

function NoSuchPage() {
  return (
    <div className="load-failure">
      <h1>This page does not exist</h1>
      <a href="/admin/site">All pages</a>
    </div>
  );
}
