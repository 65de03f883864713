import type { LegalContent } from '../../src/shared/content.ts';
import { formatDayIn } from '../../src/shared/dates.ts';
import { answersTexts, fillPlaceholders } from '../../src/shared/profile.ts';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb } from '../components/links.tsx';
import { PageHead } from '../components/meta.tsx';
import { Paragraphs } from '../components/words.tsx';
import { useSite } from '../site.ts';

/** A page that the law or the carriers ask for: words alone (docs/product.md, "Legal pages"). */
export function LegalPage({ content }: { content: LegalContent }) {
  const { profile } = useSite();
  const words = fillPlaceholders(content, profile);
  const sections = [...words.sections, ...(words.texting && answersTexts(profile) ? [words.texting] : [])];
  const day = formatDayIn(words.publishedAt ?? new Date().toISOString(), profile.timeZone);
  return (
    <Layout>
      <PageHead words={words} />
      <Hero kind="plain" heading={words.heading} text={words.intro} />
      <div className="frame legal">
        <Breadcrumb current={words.heading} />
        <p className="hint">Last updated {day}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="content-section stack">
            <h2>{heading}</h2>
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </div>
    </Layout>
  );
}
