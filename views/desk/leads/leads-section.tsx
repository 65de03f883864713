import { useLoaderData } from 'react-router';
import type { SetUp } from '../../../src/shared/set-up.ts';
import { readJson } from '../api.ts';
import { ContentManagement } from '../content-management.tsx';
import { LaunchNotices } from '../launch-notices.tsx';
import { LeadsPanel } from './leads-panel.tsx';

/** What is left before customers see the site; without it the leads are shown all the same. */
export const loader = () => readJson<SetUp>('/api/admin/set-up').catch(() => undefined);

/** `/admin` itself: the specified view (docs/product.md, "Desk"). */
export function Component() {
  const setUp = useLoaderData() as SetUp | undefined;
  return (
    <>
      <section className="admin-intro">
        <h1 className="admin-intro__title">Website Admin</h1>
        <p>
          Use this admin panel to manage your website content, view contact submissions, and upload images for the
          gallery.
        </p>
      </section>
      {setUp && <LaunchNotices setUp={setUp} />}
      <LeadsPanel />
      <ContentManagement />
    </>
  );
}
