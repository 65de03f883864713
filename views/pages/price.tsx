import { fillPlaceholders } from '../../src/shared/profile.ts';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb } from '../components/links.tsx';
import { Meta, StructuredData } from '../components/meta.tsx';
import { VisitorPlanner } from '../components/price/visitor-planner.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';
import { webPage } from '../structured-data.ts';

/** "Price my fence": the planner, empty, with a plan, or with what a plain post could not read. */
export function PricePage() {
  const site = useSite();
  const { path } = usePage();
  const { planState } = useVisitor();
  const isFaulty = planState?.fields || planState?.message;
  const { title, description, hero } = fillPlaceholders(site.content.price, site.profile);
  return (
    <Layout phoneBar={false}>
      <Meta title={`${isFaulty ? 'Error: ' : ''}${title} | ${site.profile.name}`} description={description} />
      <StructuredData data={webPage(title, description, path, site)} />
      <Hero kind="price" heading={hero.heading} text={hero.text} />
      <div className="frame">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current={hero.heading} />
      </div>
      <VisitorPlanner />
    </Layout>
  );
}
