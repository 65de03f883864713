import { telephoneLink } from '../../src/shared/telephone.ts';
import { BrokenFence } from '../components/broken-fence.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** The not-found screen (docs/product.md, "Unknown address"), with ways on for a visitor who is not its programmer. */
export function NotFoundPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`404 Page Not Found | ${profile.name}`} description="There is no page at this address." />
      <div className="message">
        <div className="frame message__frame">
          <div className="message__words">
            <h1>404 Page Not Found</h1>
            <p>Did you forget to add the page to the router?</p>
            <p>
              That question is for us, not for you. We couldn’t find the page you’re looking for, but one of these links
              may help, or you can call us.
            </p>
          </div>
          <ul className="message__links">
            {waysOn.map(({ name, path }) => (
              <li key={path}>
                <a className="onward" href={path}>
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a className="onward" href={telephoneLink(profile.phone)}>
                Call {profile.phone}
              </a>
            </li>
          </ul>
        </div>
        <BrokenFence />
      </div>
    </Layout>
  );
}

const waysOn = [
  { name: 'Home', path: '/' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Areas We Serve', path: '/areas-we-serve' },
];
