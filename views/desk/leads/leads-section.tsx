import { ContentManagement } from '../content-management.tsx';
import { LaunchNotices } from '../launch-notices.tsx';
import { LeadsPanel } from './leads-panel.tsx';

/** `/admin` itself: the specified view (docs/product.md, "Desk"). */
export function LeadsSection() {
  return (
    <>
      <section className="admin-intro">
        <h1 className="admin-intro__title">Website Admin</h1>
        <p>
          Use this admin panel to manage your website content, view contact submissions, and upload images for the
          gallery.
        </p>
      </section>
      <LaunchNotices />
      <LeadsPanel />
      <ContentManagement />
    </>
  );
}
