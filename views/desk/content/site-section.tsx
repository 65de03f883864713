import { useState } from 'react';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import { keptKind } from './new-page-draft.ts';
import { NewPageForm } from './new-page-form.tsx';
import { SiteList } from './site-list.tsx';

/** Every page of the site in the groups of the menu, and the forms that add one. */
export function SiteSection() {
  const overview = useAdminJson<SiteOverview>('/api/admin/content');
  const [adding, setAdding] = useState(keptKind);
  if (!overview.value && overview.error) return <LoadFailure what="The list of pages" onReload={overview.read} />;
  if (!overview.value) return <p className="admin-loading">Loading...</p>;
  if (adding) return <NewPageForm kind={adding} overview={overview.value} onClose={() => setAdding(undefined)} />;
  return (
    <>
      {overview.error !== undefined && <LoadFailure what="The list of pages" onReload={overview.read} />}
      <SiteList overview={overview.value} onChanged={overview.read} onAdd={setAdding} />
    </>
  );
}
