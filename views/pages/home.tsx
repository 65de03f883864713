import type { HomeContent } from '../../src/shared/content.ts';
import type { Site } from '../../src/shared/page.ts';
import { fillPlaceholders, type Testimonial } from '../../src/shared/profile.ts';
import { projectsForHomePage, type ShownProject } from '../../src/shared/projects.ts';
import { type PageLink, pathOfTown, toTownLink } from '../../src/shared/site-map.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { Hero } from '../components/hero.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { LinkList, Places } from '../components/places.tsx';
import { PriceLink } from '../components/price-link.tsx';
import { ProjectCards } from '../components/recent-projects.tsx';
import { Section } from '../components/section.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { Words } from '../components/words.tsx';
import { Island } from '../island.tsx';
import { ProjectGallery } from '../islands/project-gallery.tsx';
import { useSite } from '../site.ts';
import { localBusiness, webSite } from '../structured-data.ts';
import { VisitorPart } from '../visitor-part.tsx';

const learnMore = 'Learn More';

/** The home page: ten sections in the specified order (docs/product.md, "Home page"). */
export function HomePage() {
  const site = useSite();
  const words = fillPlaceholders(site.content.home, site.profile);
  return (
    <Layout notifications>
      <Meta
        title={`${words.title} | ${site.profile.name}`}
        description={words.description}
        keywords={words.keywords}
        picture={words.hero.picture}
      />
      <StructuredData data={localBusiness(site)} />
      <StructuredData data={webSite(site)} />
      <Hero kind="home" heading={words.hero.headline} text={words.hero.text} picture={words.hero.picture}>
        <HeroActions />
      </Hero>
      <Features label={words.featuresLabel} features={words.features} />
      <Services {...words.services} />
      <About {...words.about} />
      <Projects {...words.gallery} />
      {site.profile.showReviews && site.profile.testimonials.length > 0 && (
        <Section heading={words.testimonials.heading} tone="card">
          <Testimonials testimonials={shownTestimonials(site)} />
        </Section>
      )}
      <CallToAction
        {...words.callToAction}
        action="Get Your Free Estimate"
        callLabel={`Call Us: ${site.profile.phone}`}
      />
      <Contact {...words.contact} />
      <ServiceArea {...words.serviceArea} />
    </Layout>
  );
}

/** What customers say; shipped samples name a town of the home region alone, and lose it elsewhere. */
function shownTestimonials({ documents, profile }: Site): Testimonial[] {
  const isElsewhere = documents.plan.ground === 'anywhere';
  return profile.testimonials.map((entry) => (entry.sample && isElsewhere ? { ...entry, location: '' } : entry));
}

function HeroActions() {
  return (
    <>
      <div className="button-row">
        <a className="button" href="#contact">
          Get a Free Estimate
        </a>
        <a className="button button--quiet" href="#services">
          Explore Our Services
        </a>
      </div>
      <a className="onward hero__onward" href="/fence-financing">
        Finance Your Fence – Learn More
      </a>
    </>
  );
}

function Features({ label, features }: { label: string; features: HomeContent['features'] }) {
  return (
    <section className="section" aria-label={label}>
      <ul className="features frame">
        {features.map(({ title, text, picture }) => (
          <li key={title}>
            <SitePicture {...picture} sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 30vw, 60vw" />
            <h2 className="features__title">{title}</h2>
            <p>
              <Words text={text} />
            </p>
            {picture.name === licensePicture && <License />}
            {picture.name === pricingPicture && <PriceLink>Price my fence</PriceLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card about prices. */
const pricingPicture = 'feature-pricing.jpg';

/** The picture of the card that shows the license. */
const licensePicture = 'feature-licensed.jpg';

/** The license board and number, if the owner has entered both. */
function License() {
  const { licenseBoard, licenseNumber } = useSite().profile;
  if (!licenseBoard || !licenseNumber) return null;
  return (
    <p className="features__license">
      {licenseBoard}, license {licenseNumber}
    </p>
  );
}

function Services({ heading, intro, cards }: HomeContent['services']) {
  return (
    <Section heading={heading} intro={intro} id="services" tone="quiet">
      <ul className="service-cards">
        {cards.map(({ title, path, text, picture }) => (
          <li key={title}>
            <SitePicture {...picture} sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 46vw, 60vw" />
            <h3 id={cardId(title)}>
              <a className="service-cards__link" href={path}>
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
        <div className="about">
          <div className="about__picture">
            <SitePicture {...picture} sizes="(min-width: 64rem) 36rem, 60vw" />
          </div>
          <div className="about__words">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Words text={paragraph} />
              </p>
            ))}
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

function Projects({ heading, intro, introOfProjects, projects }: HomeContent['gallery']) {
  const site = useSite();
  if (site.projects.length >= projectsForHomePage)
    return <RealProjects heading={heading} intro={introOfProjects} projects={site.projects} />;
  const { pictures, uploads, profile } = site;
  const shown = projects.flatMap(({ title, location, picture: { name, alt } }) => {
    const picture = pictures[name];
    if (!picture) return [];
    const own = uploads.find((upload) => upload.name === name);
    // The owner's own photograph is no sample, and its town is unknown.
    return [
      own ? { title, location: profile.region, alt: own.alt || title, picture } : { title, location, alt, picture },
    ];
  });
  return (
    <Section heading={heading} intro={intro} id="gallery">
      <Island name="project-gallery" component={ProjectGallery} props={{ projects: shown }} />
      <AllProjectsLink />
    </Section>
  );
}

/** Enough jobs have an entry: the newest ones stand where the samples were. */
function RealProjects({
  heading,
  intro,
  projects,
}: {
  heading: string;
  intro: string;
  projects: readonly ShownProject[];
}) {
  return (
    <Section heading={heading} intro={intro} id="gallery">
      <ProjectCards projects={projects.slice(0, projectsForHomePage)} />
      <AllProjectsLink />
    </Section>
  );
}

function AllProjectsLink() {
  return (
    <p className="section__action">
      <a className="button button--quiet" href="/gallery">
        View All Projects
      </a>
    </p>
  );
}

function Contact({ heading, intro }: HomeContent['contact']) {
  return (
    <Section heading={heading} intro={intro} id="contact">
      <div className="contact">
        <VisitorPart name="contact-form" />
        <ContactPanel />
      </div>
    </Section>
  );
}

function ServiceArea({ heading, towns, others }: HomeContent['serviceArea']) {
  const { map } = useSite();
  const elsewhere = map.towns.filter(({ document }) => !towns.includes(document.town));
  return (
    <Places heading={heading} places={towns.map((name) => ({ name, path: pathOfTown(map, name) }))}>
      <p>
        {elsewhere.length > 0 ? <OtherTowns words={others} links={elsewhere.map(toTownLink)} /> : others.areasIntro}{' '}
        <a href="/areas-we-serve">{others.areasLink}</a>.
      </p>
    </Places>
  );
}

/** The towns with a page that are not in the strip, and the beginning of the sentence after them. */
function OtherTowns({ words, links }: { words: HomeContent['serviceArea']['others']; links: readonly PageLink[] }) {
  return (
    <>
      {words.intro} <LinkList links={links} />
      {`. ${words.areasIntro}`}
    </>
  );
}
