import type { LegalContent, ProseSection } from '../../src/shared/content.ts';
import { formatDayIn } from '../../src/shared/moments.ts';
import { WideSections } from '../components/content-section.tsx';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb } from '../components/links.tsx';
import { PageHead } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** A page that laws or phone carriers require: text only (docs/product.md, "Legal pages"). */
export function LegalPage({ content }: { content: LegalContent }) {
  const { profile } = useSite();
  const pageText = content;
  const sections = [...pageText.sections, ...(pageText.texting && profile.textMessages ? [pageText.texting] : [])];
  const day = formatDayIn(pageText.publishedAt ?? new Date().toISOString(), profile.timeZone);
  return (
    <Layout>
      <PageHead words={pageText} />
      <Hero kind="plain" heading={pageText.heading} text={pageText.intro} />
      <div className="frame">
        <Breadcrumb current={pageText.heading} />
        <p className="hint">Last updated {day}</p>
      </div>
      <WideSections sections={sections.map((section): ProseSection => ({ kind: 'prose', ...section }))} />
    </Layout>
  );
}
