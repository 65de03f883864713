import { fillPlaceholders } from '../../src/shared/profile.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Hero } from '../components/hero.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { usePage, useSite } from '../site.ts';
import { webPage } from '../structured-data.ts';
import { VisitorPart } from '../visitor-part.tsx';

const words = {
  title: 'Fence Cost Calculator: Price My Fence',
  description:
    'Type or draw your fence, choose wood, vinyl, aluminum or chain link, and see a price range for the Triad at once. No name, no e-mail, no call.',
  heading: 'Price my fence',
  text: 'Type the lengths, or draw them. You see a price range at once. We do not ask who you are.',
};

/** "Price my fence": the planner, empty, with a plan, or with what a plain post could not read. */
export function PricePage() {
  const site = useSite();
  const { path, shape } = usePage();
  const { title, description, heading, text } = fillPlaceholders(words, site.profile);
  return (
    <Layout phoneBar={false}>
      <Meta title={`${shape === 'faulty' ? 'Error: ' : ''}${title} | ${site.profile.name}`} description={description} />
      <StructuredData data={webPage(title, description, path, site)} />
      <Hero kind="price" heading={heading} text={text} />
      <div className="frame">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current={heading} />
      </div>
      <VisitorPart name="planner" />
    </Layout>
  );
}
