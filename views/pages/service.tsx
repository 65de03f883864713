import { useLocation } from 'react-router';
import { relatedServices, serviceName } from '../../src/shared/navigation.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { townNames } from '../../src/shared/towns.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentSections } from '../components/content-section.tsx';
import { Hero } from '../components/hero.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { GalleryAndFinancing, LinkList, Places } from '../components/places.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { WideSections } from '../components/wide-section.tsx';
import { areas } from '../content/areas.ts';
import { companionServices } from '../content/companion-services.ts';
import type { ContentSection, ServiceContent } from '../content/section.ts';
import { findServiceContent } from '../content/services/index.ts';
import { Island } from '../island.tsx';
import { EstimateForm } from '../islands/estimate-form.tsx';
import { usePage, useSite } from '../site.ts';
import { service } from '../structured-data.ts';
import { NotFoundPage } from './not-found.tsx';

/** The one layout of the 18 service pages (specification, section 2.8). */
export function ServicePage() {
  const site = useSite();
  const path = useLocation().pathname;
  const content = findServiceContent(path.slice(1));
  if (!content) return <NotFoundPage />;
  const words: ServiceContent = fillPlaceholders(content, site.profile);
  return (
    <Layout>
      <Meta
        title={`${words.title} | ${site.profile.name}`}
        description={words.description}
        keywords={words.keywords}
        picture={words.picture}
      />
      <StructuredData
        data={service(
          {
            name: words.serviceTitle,
            serviceType: words.serviceTitle,
            description: words.description,
            path,
            areaServed: townNames,
            picture: words.picture,
          },
          site,
        )}
      />
      <Hero kind="service" heading={words.serviceTitle} text={words.serviceDescription} picture={words.picture} />
      <div className="service">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current={words.serviceTitle} />
        <ServiceWords sections={words.contentSections} />
        <Sidebar path={path} title={words.serviceTitle} />
      </div>
      <ServicePlaces slug={content.slug} title={words.serviceTitle} />
      <CallToAction {...words.closing} />
    </Layout>
  );
}

/** Where the work of this page is done, and the pages that a reader may need next. */
function ServicePlaces({ slug, title }: { slug: string; title: string }) {
  const companions = (companionServices[slug] ?? []).flatMap((companion) => {
    const content = findServiceContent(companion);
    return content ? [{ name: content.serviceTitle, path: `/${companion}` }] : [];
  });
  return (
    <Places
      heading={`Where we offer ${(serviceName(slug) ?? title).toLowerCase()}`}
      places={[...areas.mainCities.items, ...areas.otherTowns.items].map(({ town, path }) => ({ name: town, path }))}
    >
      <p>
        You may also want to see <LinkList links={companions} />. <GalleryAndFinancing />
      </p>
    </Places>
  );
}

/** The first sections share the width with the sidebar; where it ends, the others have all of it. */
function ServiceWords({ sections }: { sections: readonly ContentSection[] }) {
  const count = countBesideSidebar(sections);
  return (
    <>
      <div className="service__main">
        <ContentSections sections={sections.slice(0, count)} page={sections} />
      </div>
      <WideSections sections={sections.slice(count)} page={sections} />
    </>
  );
}

/** How long the sections beside the sidebar are at least, as JSON, and as how much of it a picture counts. */
const sidebarLength = 1500;
const pictureLength = 400;

function countBesideSidebar(sections: readonly ContentSection[]): number {
  let length = 0;
  const last = sections.findIndex((section) => {
    length += JSON.stringify(section).length + ('picture' in section ? pictureLength : 0);
    return length >= sidebarLength;
  });
  return last + 1;
}

function Sidebar({ path, title }: { path: string; title: string }) {
  const { profile } = useSite();
  const { formState } = usePage();
  const slug = path.slice(1);
  const related = relatedServices(slug);
  const services = [serviceName(slug) ?? title, ...related.map((item) => item.title)];
  return (
    <aside className="service__aside" aria-label="More about this service">
      {related.length > 0 && <RelatedServices related={related} />}
      <section className="quote-box on-dark">
        <h2 className="aside-box__heading">Need A Free Quote?</h2>
        <p>We measure, listen and put the price in writing. It’s free, with no obligation.</p>
        <a className="button" href="/#contact">
          Contact Us Now
        </a>
      </section>
      <section className="quick-estimate" id="quick-estimate">
        <h2 className="aside-box__heading">Quick Estimate Request</h2>
        <Island
          name="estimate-form"
          component={EstimateForm}
          props={{ page: path, services, state: formState, phone: profile.phone }}
        />
      </section>
    </aside>
  );
}

function RelatedServices({ related }: { related: readonly { title: string; path: string }[] }) {
  return (
    <nav className="related" aria-label="Related services">
      <h2 className="aside-box__heading">Related Services</h2>
      <ul className="related__list">
        {related.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>
              <span className="related__title">{title}</span>{' '}
              <span className="related__benefit">{findServiceContent(path.slice(1))?.benefit}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
