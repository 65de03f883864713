import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { defineData, readJson } from '../api.ts';
import { keptKind } from './new-page-draft.ts';
import { NewPageForm } from './new-page-form.tsx';
import { SiteList } from './site-list.tsx';

const [loader, useOverview] = defineData('The list of pages', () => readJson<SiteOverview>('/api/admin/content'));

export { loader };

/** Every page of the site in the groups of the menu, and the forms that add one. */
export function Component() {
  const [overview] = useOverview();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(keptKind);
  if (adding) return <NewPageForm kind={adding} overview={overview} onClose={() => setAdding(undefined)} />;
  return <SiteList overview={overview} onChanged={revalidate} onAdd={setAdding} />;
}
