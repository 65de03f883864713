import type { TownContent } from '../../src/shared/content.ts';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb, CallToAction, PriceLink } from '../components/links.tsx';
import { PageHead } from '../components/meta.tsx';
import { Section } from '../components/sections.tsx';
import { TownMap } from '../components/town-map.tsx';
import { Words } from '../components/words.tsx';
import { useSite } from '../site.ts';

/** The areas-served index (docs/product.md, "Areas page"). */
export function AreasPage() {
  const site = useSite();
  const pageText = site.content.areas;
  return (
    <Layout>
      <PageHead words={pageText} />
      <Hero
        kind="map"
        heading={pageText.hero.heading}
        text={pageText.hero.text}
        beside={site.map.towns.length > 0 && <TownMap towns={site.map.towns} highways={pageText.map.highways} />}
      />
      <div className="frame areas">
        <Breadcrumb current={pageText.hero.heading} />
        <div className="areas__lists">
          <Cities {...pageText.mainCities} rank="main" />
          <Cities {...pageText.otherTowns} rank="other" />
        </div>
        <PriceLink>Price my fence</PriceLink>
      </div>
      <Section
        heading={pageText.services.heading}
        intro={pageText.services.intro}
        tone="card"
        layout="split"
        picture={pageText.services.picture}
      >
        <div className="service-index">
          {pageText.services.groups.map(({ heading, group }) => (
            <section key={group}>
              <h3>{heading}</h3>
              <ul className="service-index__list rows-above">
                {site.map.menu
                  .find(({ key }) => key === group)
                  ?.items.map(({ name, path }) => (
                    <li key={path}>
                      <a href={path}>{name}</a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <CallToAction
        heading={pageText.notListed.heading}
        text={pageText.notListed.text}
        action={pageText.notListed.estimateLabel}
        callLabel={pageText.notListed.callLabel}
      />
    </Layout>
  );
}

function Cities(props: { heading: string; intro: string; rank: TownContent['rank'] }) {
  const { heading, intro, rank } = props;
  const site = useSite();
  const towns = site.map.towns.filter(({ document }) => document.rank === rank);
  if (towns.length === 0) return null;
  return (
    <section className="content-section stack">
      <h2>{heading}</h2>
      <p className="quiet">
        <Words text={intro} />
      </p>
      <ul className="cities">
        {towns.map(({ path, document: { town, summary } }) => (
          <li key={path}>
            <h3>
              <a className="cities__link tap" href={path}>
                {town}
              </a>
            </h3>
            <p>
              <Words text={summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
