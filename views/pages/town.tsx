import { useLocation } from 'react-router';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentSectionView } from '../components/content-section.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { findTownContent } from '../content/towns/index.ts';
import { useSite } from '../site.ts';
import { NotFoundPage } from './not-found.tsx';

/** A town's landing page (specification, section 2.11). */
export function TownPage() {
  const { profile } = useSite();
  const content = findTownContent(useLocation().pathname.slice(1));
  if (!content) return <NotFoundPage />;
  const words = fillPlaceholders(content, profile);
  return (
    <Layout>
      <Meta
        title={`${words.title} | ${profile.name}`}
        description={words.description}
        keywords={words.keywords}
        picture={words.picture.name}
      />
      <section className="hero">
        <h1>Fence Installation in {words.town}, NC</h1>
        <p>{words.tagline}</p>
        <SitePicture name={words.picture.name} alt={words.picture.alt} first />
      </section>
      {[words.intro, words.about].map(({ heading, paragraphs }) => (
        <ContentSectionView key={heading} section={{ kind: 'prose', heading, paragraphs }} />
      ))}
      {words.sections?.map((section) => (
        <ContentSectionView key={section.heading} section={section} />
      ))}
      {[words.residential, words.commercial, words.whyChooseUs].map(({ heading, items }) => (
        <ContentSectionView key={heading} section={{ kind: 'cards', heading, items }} />
      ))}
      {words.process && <ContentSectionView section={{ kind: 'steps', ...words.process }} />}
      <CallToAction
        heading={words.closing.heading}
        text={words.closing.text}
        action={words.closing.quoteLabel}
        callLabel={`Call: ${profile.phone}`}
      />
      <a href="/areas-we-serve">Back to Areas We Serve</a>
    </Layout>
  );
}
