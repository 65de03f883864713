import { telephoneLink } from '../../src/shared/profile.ts';
import { BrokenFence } from '../components/broken-fence.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** The not-found screen (specification, section 2.12), with ways on for a visitor who is not its programmer. */
export function NotFoundPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`404 Page Not Found | ${profile.name}`} description="There is no page at this address." />
      <div className="frame message">
        <BrokenFence />
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <p className="message__links">
          <a className="onward" href="/">
            Home
          </a>
          <a className="onward" href="/gallery">
            Gallery
          </a>
          <a className="onward" href="/areas-we-serve">
            Areas We Serve
          </a>
          <a className="onward" href={telephoneLink(profile.phone)}>
            Call {profile.phone}
          </a>
        </p>
      </div>
    </Layout>
  );
}
