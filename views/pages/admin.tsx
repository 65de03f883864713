import { adminSections, findAdminSection } from '../../src/shared/admin-sections.ts';
import { Notifications } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { Island } from '../island.tsx';
import { Admin } from '../islands/admin/admin.tsx';
import { usePage, useSite } from '../site.ts';

/** The admin panel (specification, section 2.13): one island for all its sections; no content is in the page itself. */
export function AdminPage() {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <>
      <Meta title={`${titlePrefix(path)}Admin - ${profile.name}`} description="Administration" />
      <Island name="admin" component={Admin} props={{ product: profile.name, path }} wake="load" />
      <Notifications />
    </>
  );
}

/** The overview has exactly the specified title; a section puts its own name before it. */
function titlePrefix(path: string): string {
  const name = findAdminSection(path)?.name;
  const section = adminSections.find((candidate) => candidate.name === name);
  return section && section.path !== '/admin' ? `${section.label} - ` : '';
}
