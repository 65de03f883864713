import { telephoneLink } from '../../src/shared/telephone.ts';
import { Layout } from '../components/frame.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The not-found screen (docs/product.md, "Unknown address"), with links that help a visitor continue. */
export function NotFoundPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`404 Page Not Found | ${profile.name}`} description="There is no page at this address." />
      <div className="message">
        <div className="frame message__frame">
          <div className="message__words stack">
            <h1>404 Page Not Found</h1>
            <p>Did you forget to add the page to the router?</p>
            <p>
              That question is for us, not for you. We couldn’t find the page you’re looking for, but one of these links
              may help, or you can call us.
            </p>
          </div>
          <ul className="message__links rows-above">
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

/** The page of a failed or rejected request, with the telephone number. */
export function ErrorPage() {
  const { profile } = useSite();
  const { message } = useVisitor();
  return (
    <Layout>
      <Meta title={`Something went wrong | ${profile.name}`} description="We couldn’t complete this request." />
      <div className="message">
        <div className="frame message__words stack">
          <h1>Something went wrong</h1>
          <p>{message}</p>
          <div className="cluster">
            <a className="button" href={telephoneLink(profile.phone)}>
              Call {profile.phone}
            </a>
            <a className="button button--quiet" href="/">
              Home
            </a>
          </div>
        </div>
        <BrokenFence />
      </div>
    </Layout>
  );
}

const spacing = 49;
const pickets = 41;
const missing = 20;
const leaning = missing + 1;

/** A run of pickets with one missing and one leaning, for a missing page. */
function BrokenFence() {
  const width = pickets * spacing;
  const standing = Array.from({ length: pickets }, (_none, index) => index).filter((index) => index !== missing);
  return (
    <svg
      className="message__fence"
      viewBox={`0 0 ${width} 150`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d={`M0 66h${width}v12H0zM0 112h${width}v12H0z`} opacity="0.55" />
      {standing.map((index) => (
        <path
          key={index}
          d="M0 150V24L15 4l15 20v126z"
          transform={`translate(${index * spacing + 10} 0)${index === leaning ? ' translate(-14 6) rotate(-13 15 150)' : ''}`}
        />
      ))}
    </svg>
  );
}
