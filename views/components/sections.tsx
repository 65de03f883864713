import type { ReactNode } from 'react';
import type { ContentItem, HomeContent, ServiceContent, TownContent } from '../../src/shared/content.ts';
import { formatMonth } from '../../src/shared/dates.ts';
import { daysOffSoon, describeDaysOff } from '../../src/shared/days-off.ts';
import { hoursLines } from '../../src/shared/hours.ts';
import type { Testimonial } from '../../src/shared/profile.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { mailLink } from '../../src/shared/web-address.ts';
import { useNow, useSite } from '../site.ts';
import { PriceLink, TextLink } from './links.tsx';
import { SitePicture } from './picture.tsx';
import { Words } from './words.tsx';

interface SectionProps {
  heading: string;
  intro?: string | undefined;
  /** The section's id, for links to it. */
  id?: string;
  tone?: 'quiet' | 'card' | undefined;
  /** `split` puts the heading in its own column beside the content on wide screens. */
  layout?: 'stacked' | 'split';
  /** Shown below the heading on screens wide enough for a separate column. */
  picture?: { name: string; alt: string } | undefined;
  children: ReactNode;
}

/** A full-width section of a page: a heading, a sentence, and the content. */
export function Section({ heading, intro, id, tone, layout = 'stacked', picture, children }: SectionProps) {
  return (
    <section className={tone ? `section section--${tone}` : 'section'} id={id}>
      <div className={layout === 'split' ? 'frame section__split' : 'frame'}>
        <div className="section__head covers">
          <h2>{heading}</h2>
          {intro && (
            <p>
              <Words text={intro} />
            </p>
          )}
          {picture && <SitePicture {...picture} sizes="(min-width: 64rem) 24rem, 1px" className="section__picture" />}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Reasons to choose the business, as cards. */
export function Features({ label, features }: { label: string; features: HomeContent['features'] }) {
  return (
    <section className="section" aria-label={label}>
      <ul className="features frame covers">
        {features.map(({ title, text, picture, below }) => (
          <li key={title}>
            <SitePicture {...picture} sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 30vw, 60vw" />
            <h2 className="features__title">{title}</h2>
            <p>
              <Words text={text} />
            </p>
            {below === 'License number' && <License />}
            {below === 'Link to Price my fence' && <PriceLink>Price my fence</PriceLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The license board and number, if the owner has entered both. */
function License() {
  const { licenseBoard, licenseNumber } = useSite().profile;
  if (!licenseBoard || !licenseNumber) return null;
  return (
    <p className="hint">
      {licenseBoard}, license {licenseNumber}
    </p>
  );
}

/**
 * Links from the gallery to the pages of six kinds of fence.
 * @param isFirst the gallery has no picture yet, so these are the only pictures of the page
 */
export function FenceKinds({ isFirst }: { isFirst: boolean }) {
  const { content } = useSite();
  const kindsText = content.gallery.kinds;
  const kinds = kindsText.slugs.flatMap((slug) => content.services.filter((service) => service.slug === slug));
  return (
    <Section heading={kindsText.heading} intro={isFirst ? kindsText.textWhileEmpty : kindsText.text} tone="card">
      <ul className="project-gallery__list">
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <FenceKind {...kind} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FenceKind({ slug, menuName, picture }: ServiceContent) {
  return (
    <a className="project-card" href={`/${slug}`}>
      <SitePicture name={picture.name} alt="" sizes="(min-width: 64rem) 32rem, 46vw" />
      <span className="project-card__text">
        <strong className="project-card__title">{menuName}</strong>
      </span>
    </a>
  );
}

const starCount = 5;

/** Customers' reviews; each gave five stars (docs/product.md, "Home page"). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, author, location }) => (
        <li key={`${author} ${quote}`} className="stack-2">
          <p className="stars">
            <span aria-hidden="true">{'★'.repeat(starCount)}</span>
            <span className="unseen">{starCount} out of 5 stars</span>
          </p>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <p className="testimonials__author">
            <strong>{author}</strong> {location && <span>{location}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Rules of a town and the state before a fence is built; each rule shows where it was read, and when. */
export function TownRules({ heading, intro, items, tone }: TownContent['rules'] & Pick<SectionProps, 'tone'>) {
  return (
    <Section heading={heading} intro={intro} tone={tone} layout="split">
      <ul className="checklist town-rules">
        {items.map(({ rule, source, checked }) => (
          <li key={rule}>
            <Words text={rule} />{' '}
            <small className="town-rules__source hint">
              Source: {source}. Checked {formatMonth(checked)}.
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A list of titles, each with a paragraph. Fence posts are drawn above them (styles/lists.css). */
export function TitledList({ className, items }: { className: string; items: readonly ContentItem[] }) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Words text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** "Get In Touch" beside the contact form (docs/product.md, "Home page"). */
export function ContactPanel() {
  const { profile } = useSite();
  const daysOff = daysOffSoon(profile, useNow());
  return (
    <aside className="contact__panel card stack" aria-label="Get In Touch">
      <h3>Get In Touch</h3>
      <section>
        <h4>Our Office</h4>
        <address>
          {profile.street}
          <br />
          {profile.city}, {profile.state} {profile.zip}
        </address>
      </section>
      <section>
        <h4>Contact Information</h4>
        <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
        <TextLink />
        <a href={mailLink(profile.email)}>{profile.email}</a>
        <a href={profile.website}>{profile.website.replace(/^https?:\/\//, '')}</a>
      </section>
      <section>
        <h4>Business Hours</h4>
        <dl className="hours">
          {hoursLines(profile.hours).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {daysOff.map((each) => (
          <p key={each.from}>{describeDaysOff(each)}</p>
        ))}
      </section>
    </aside>
  );
}
