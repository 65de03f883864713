import { Notifications } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { Island } from '../island.tsx';
import { Admin } from '../islands/admin/admin.tsx';
import { useSite } from '../site.ts';

/** The admin panel (specification, section 2.13): one island; no content is in the page itself. */
export function AdminPage() {
  const { profile } = useSite();
  return (
    <>
      <Meta title={`Admin - ${profile.name}`} description="Administration" />
      <Island name="admin" component={Admin} props={{ product: profile.name }} wake="load" />
      <Notifications />
    </>
  );
}
