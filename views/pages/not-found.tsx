import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** The not-found screen (specification, section 2.12). */
export function NotFoundPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`404 Page Not Found | ${profile.name}`} description="There is no page at this address." />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <a href="/">Home</a>
    </Layout>
  );
}
