import { fillTexts } from '../../src/shared/content/placeholders.ts';
import type { TownContent } from '../../src/shared/content.ts';
import { townSlug } from '../../src/shared/pictures/projects.ts';
import { nearestTowns, toTownLink } from '../../src/shared/site-map.ts';
import { ContentSections, ItemList, Steps } from '../components/content-section.tsx';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb, CallToAction, GalleryAndFinancing, Places } from '../components/links.tsx';
import { PageHead, service } from '../components/meta.tsx';
import { RecentProjects } from '../components/project-cards.tsx';
import { Section, TitledList, TownRules } from '../components/sections.tsx';
import { Paragraphs } from '../components/words.tsx';
import { useNow, usePage, useSite } from '../site.ts';

/** A town's landing page (docs/product.md, "Town pages"). */
export function TownPage({ content }: { content: TownContent }) {
  const site = useSite();
  const { path } = usePage();
  const pageText = content;
  const { neighbors } = fillTexts(site.content.townPage, { town: pageText.town });
  return (
    <Layout>
      <PageHead
        words={pageText}
        data={[
          service(
            {
              ...pageText,
              name: pageText.heading,
              serviceType: 'Fence installation and repair',
              path,
              areaServed: [pageText.town],
            },
            site,
            useNow(),
          ),
        ]}
      />
      <Hero kind="town" heading={pageText.heading} text={pageText.tagline} picture={pageText.picture} />
      <TownText words={pageText} />
      <RecentProjects filter={{ town: townSlug(content.town) }} />
      <Places
        heading={`${neighbors.headingStart} ${pageText.town}`}
        places={nearestTowns(site.map, content).map(toTownLink)}
      >
        <p>
          <GalleryAndFinancing />
        </p>
      </Places>
      <CallToAction
        heading={pageText.closing.heading}
        text={pageText.closing.text}
        action={pageText.closing.quoteLabel}
        callLabel={`Call: ${site.profile.phone}`}
      >
        <a className="onward onward--back" href="/areas-we-serve">
          Back to Areas We Serve
        </a>
      </CallToAction>
    </Layout>
  );
}

function TownText({ words: pageText }: { words: TownContent }) {
  const { residential, commercial, whyChooseUs, process } = pageText;
  return (
    <>
      <div className="frame town">
        <Breadcrumb trail={[{ name: 'Areas We Serve', path: '/areas-we-serve' }]} current={pageText.town} />
        <Opening words={pageText} />
        {pageText.sections && (
          <div className="town__extra">
            <ContentSections sections={pageText.sections} />
          </div>
        )}
      </div>
      <Section
        heading={residential.heading}
        intro={residential.intro}
        picture={residential.picture}
        layout="split"
        tone="card"
      >
        <ItemList items={residential.items} look="ledger" />
      </Section>
      <Section heading={commercial.heading} intro={commercial.intro} tone="quiet">
        <ItemList items={commercial.items} look="grid" />
      </Section>
      <Section heading={whyChooseUs.heading}>
        <TitledList className="reasons" items={whyChooseUs.items} />
      </Section>
      {process && (
        <Section heading={process.heading} intro={process.intro} tone="card">
          <Steps items={process.items} across />
        </Section>
      )}
      <TownRules {...pageText.rules} tone={process ? undefined : 'card'} />
    </>
  );
}

/** The town on the left; its soil and what that means for a fence on the right. */
function Opening({ words: { intro, about } }: { words: TownContent }) {
  return (
    <div className="town__opening split">
      <section className="content-section stack town__intro">
        <h2>{intro.heading}</h2>
        <Paragraphs texts={intro.paragraphs} />
      </section>
      <section className="content-section card stack town__about">
        <h2>{about.heading}</h2>
        <Paragraphs texts={about.paragraphs} />
      </section>
    </div>
  );
}
