import type { HomeContent } from '../../src/shared/content.ts';
import type { Site } from '../../src/shared/page.ts';
import type { Testimonial } from '../../src/shared/profile.ts';
import { pathOfTown, toTownLink } from '../../src/shared/site-map.ts';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';

import { CallToAction, LinkList, Places, PrivacyLine } from '../components/links.tsx';
import { localBusiness, PageHead, webSite } from '../components/meta.tsx';
import { SitePicture } from '../components/picture.tsx';
import { HomeProjects } from '../components/project-cards.tsx';
import { ContactPanel, Features, Section, Testimonials } from '../components/sections.tsx';
import { Paragraphs, Words } from '../components/words.tsx';
import { Island } from '../island.tsx';
import { ContactForm } from '../islands/visitor-forms.tsx';
import { useNow, useSite, useVisitor } from '../site.ts';

const learnMore = 'Learn More';

/** The home page: ten sections in the specified order (docs/product.md, "Home page"). */
export function HomePage() {
  const site = useSite();
  const pageText = site.content.home;
  return (
    <Layout>
      <PageHead
        words={{ ...pageText, picture: pageText.hero.picture }}
        data={[localBusiness(site, useNow()), webSite(site)]}
      />
      <Hero kind="home" heading={pageText.hero.headline} text={pageText.hero.text} picture={pageText.hero.picture}>
        <div className="cluster">
          <a className="button" href="#contact">
            Get a Free Estimate
          </a>
          <a className="button button--quiet" href="#services">
            Explore Our Services
          </a>
        </div>
        <a className="onward start" href="/fence-financing">
          Finance Your Fence – Learn More
        </a>
      </Hero>
      <Features label={pageText.featuresLabel} features={pageText.features} />
      <Services {...pageText.services} />
      <About {...pageText.about} />
      <HomeProjects {...pageText.gallery} />
      {site.profile.showReviews && site.profile.testimonials.length > 0 && (
        <Section heading={pageText.testimonials.heading} tone="card">
          <Testimonials testimonials={shownTestimonials(site)} />
        </Section>
      )}
      <CallToAction
        {...pageText.callToAction}
        action="Get Your Free Estimate"
        callLabel={`Call Us: ${site.profile.phone}`}
      />
      <Contact {...pageText.contact} />
      <ServiceArea {...pageText.serviceArea} />
    </Layout>
  );
}

/** Customer reviews. The built-in samples name a town only in the home region. */
function shownTestimonials({ documents, profile }: Site): Testimonial[] {
  const isElsewhere = documents.plan.region === 'any';
  return profile.testimonials.map((entry) => (entry.sample && isElsewhere ? { ...entry, location: '' } : entry));
}

function Services({ heading, intro, cards }: HomeContent['services']) {
  return (
    <Section heading={heading} intro={intro} id="services" tone="quiet">
      {cards.length > 0 && (
        <ul className="service-cards covers">
          {cards.map(({ title, path, text, picture }) => (
            <li key={title}>
              <SitePicture {...picture} sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 46vw, 60vw" />
              <h3 id={cardId(title)}>
                <a className="service-cards__link title-link tap" href={path}>
                  {title}
                </a>
              </h3>
              <p>
                <Words text={text} />
              </p>
              <a className="onward" href="#contact" aria-describedby={cardId(title)}>
                {learnMore}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="section__action">
        <a className="button" href="#contact">
          Request a Free Consultation
        </a>
      </p>
    </Section>
  );
}

const cardId = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function About({ heading, paragraphs, picture, stats }: HomeContent['about']) {
  const { profile } = useSite();
  return (
    <section className="section" id="about">
      <div className="frame">
        <div className="about split covers">
          <div>
            <SitePicture {...picture} sizes="(min-width: 64rem) 36rem, 60vw" />
          </div>
          <div className="about__words stack">
            <h2>{heading}</h2>
            <Paragraphs texts={paragraphs} />
          </div>
        </div>
        {profile.showStats && (
          <dl className="stats">
            {stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

/** The form with the visitor's values or question, or the confirmation. */
function Contact({ heading, intro }: HomeContent['contact']) {
  const { profile, map } = useSite();
  const { formState, catalogCitation } = useVisitor();
  const props = {
    services: map.contactOptions,
    state: formState,
    phone: profile.phone,
    catalogCitation,
    textMessages: profile.textMessages || undefined,
  };
  return (
    <Section heading={heading} intro={intro} id="contact">
      <div className="contact split">
        <Island name="contact-form" component={ContactForm} props={props} />
        <PrivacyLine />
        <ContactPanel />
      </div>
    </Section>
  );
}

/** The home page towns, and a sentence that names the other towns with a page. */
function ServiceArea({ heading, towns, others }: HomeContent['serviceArea']) {
  const { map } = useSite();
  const elsewhere = map.towns.filter(({ document }) => !towns.includes(document.town));
  return (
    <Places heading={heading} places={towns.map((name) => ({ name, path: pathOfTown(map, name) }))}>
      <p>
        {elsewhere.length > 0 ? (
          <>
            {others.intro} <LinkList links={elsewhere.map(toTownLink)} />
            {`. ${others.areasIntro}`}
          </>
        ) : (
          others.areasIntro
        )}{' '}
        <a href="/areas-we-serve">{others.areasLink}</a>.
      </p>
    </Places>
  );
}
