import { withoutMarks } from '../../src/shared/content/marks.ts';
import type { ContentSection, ServiceContent } from '../../src/shared/content.ts';
import { relatedServices, type ServiceRoute, toTownLink } from '../../src/shared/site-map.ts';
import { ContentSections, WideSections } from '../components/content-section.tsx';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';

import {
  Breadcrumb,
  CallToAction,
  GalleryAndFinancing,
  LinkList,
  Places,
  PriceLink,
  PrivacyLine,
} from '../components/links.tsx';
import { PageHead, service } from '../components/meta.tsx';
import { RecentProjects } from '../components/project-cards.tsx';
import { Words } from '../components/words.tsx';
import { Island } from '../island.tsx';
import { EstimateForm } from '../islands/visitor-forms.tsx';
import { useNow, usePage, useSite, useVisitor } from '../site.ts';

/** The layout of all service pages (docs/product.md, "Service pages"). */
export function ServicePage({ content }: { content: ServiceContent }) {
  const site = useSite();
  const { path } = usePage();
  const pageText = content;
  const { contentSections: sections } = pageText;
  const count = countBesideSidebar(sections);
  return (
    <Layout>
      <PageHead
        words={pageText}
        data={[
          service(
            {
              ...pageText,
              name: pageText.serviceTitle,
              serviceType: pageText.serviceTitle,
              path,
              areaServed: site.map.townNames,
            },
            site,
            useNow(),
          ),
        ]}
      />
      <Hero
        kind="service"
        heading={pageText.serviceTitle}
        text={pageText.serviceDescription}
        picture={pageText.picture}
      />
      <div className="service">
        <Breadcrumb current={pageText.serviceTitle} />
        {/* The first sections are beside the sidebar; the others use the full width below it. */}
        <div className="service__main">
          <ContentSections sections={sections.slice(0, count)} page={sections} />
        </div>
        <WideSections sections={sections.slice(count)} page={sections} />
        <Sidebar content={pageText} />
      </div>
      <RecentProjects filter={{ service: content.id }} tone="card" />
      <ServicePlaces content={pageText} />
      <CallToAction {...pageText.closing} />
    </Layout>
  );
}

/** The towns with this service, or the home page towns if none has a page yet, and links to related pages. */
function ServicePlaces({ content }: { content: ServiceContent }) {
  const { map, content: site } = useSite();
  const { services, towns, townNames } = map;
  const pageText = site.servicePage.towns;
  const companions = content.companions.flatMap((slug) =>
    services
      .filter(({ document }) => document.slug === slug)
      .map(({ path, document }) => ({ name: document.serviceTitle, path })),
  );
  return (
    <Places
      heading={`${pageText.headingStart} ${content.serviceTitle.toLowerCase()}`}
      places={towns.length > 0 ? towns.map(toTownLink) : townNames.map((name) => ({ name }))}
    >
      <p>
        {companions.length > 0 && (
          <>
            {`${pageText.companionsIntro} `}
            <LinkList links={companions} />
            {'. '}
          </>
        )}
        <GalleryAndFinancing />
      </p>
    </Places>
  );
}

/** The minimum length of the sections beside the sidebar in characters of JSON, and the share of a picture. */
const sidebarLength = 1500;
const pictureLength = 400;

function countBesideSidebar(sections: readonly ContentSection[]): number {
  let length = 0;
  const last = sections.findIndex((section) => {
    length += withoutMarks(JSON.stringify(section)).length + ('picture' in section ? pictureLength : 0);
    return length >= sidebarLength;
  });
  return last + 1;
}

function Sidebar({ content }: { content: ServiceContent }) {
  const { profile, map, content: pageText } = useSite();
  const { path } = usePage();
  const { formState } = useVisitor();
  const related = relatedServices(map, content);
  // The form offers the page's service first, then those related to it.
  const services = [content.menuName, ...related.map(({ document }) => document.menuName)];
  const form = {
    page: path,
    services,
    state: formState,
    phone: profile.phone,
    textMessages: profile.textMessages || undefined,
  };
  return (
    <aside className="service__aside" aria-label="More about this service">
      {related.length > 0 && <RelatedServices related={related} />}
      <section className="quote-box card stack-2 on-dark">
        <h2 className="aside-box__heading">Need A Free Quote?</h2>
        <p>
          <Words text={pageText.servicePage.quoteText} />
        </p>
        <a className="button" href="/#contact">
          Contact Us Now
        </a>
      </section>
      {content.pricePreset && <PriceLink preset={content.pricePreset}>Price this fence first</PriceLink>}
      <section className="quick-estimate card stack" id="quick-estimate">
        <h2 className="aside-box__heading">Quick Estimate Request</h2>
        <Island name="estimate-form" component={EstimateForm} props={form} />
        <PrivacyLine />
      </section>
    </aside>
  );
}

function RelatedServices({ related }: { related: readonly ServiceRoute[] }) {
  return (
    <nav className="related" aria-label="Related services">
      <h2 className="aside-box__heading">Related Services</h2>
      <ul className="related__list rows-above">
        {related.map(({ path, document }) => (
          <li key={path}>
            <a href={path}>
              <span className="related__title">{document.menuName}</span>{' '}
              <span className="related__benefit">{document.benefit}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
