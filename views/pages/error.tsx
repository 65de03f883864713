import { telephoneLink } from '../../src/shared/telephone.ts';
import { BrokenFence } from '../components/broken-fence.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite, useVisitor } from '../site.ts';

/** The page of a failed or rejected request, with the telephone number. */
export function ErrorPage() {
  const { profile } = useSite();
  const { message } = useVisitor();
  return (
    <Layout>
      <Meta title={`Something went wrong | ${profile.name}`} description="The request could not be answered." />
      <div className="message">
        <div className="frame message__words">
          <h1>Something went wrong</h1>
          <p>{message}</p>
          <div className="button-row">
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
