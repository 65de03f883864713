import type { ContentSection } from '../../src/shared/content-sections.ts';
import { type ListLook, listLook, SectionBody } from './content-section.tsx';
import { Section, type SectionProps } from './sections.tsx';

/**
 * Sections that have a page's whole width to themselves: the heading in a column of its own, what it heads beside it.
 * @param page all the sections of the page, of which these are the later ones
 */
export function WideSections({
  sections,
  page,
}: {
  sections: readonly ContentSection[];
  page: readonly ContentSection[];
}) {
  return (
    <div className="wide-sections">
      {sections.map((section) => (
        <WideSection key={section.heading} section={section} look={listLook(section, page)} />
      ))}
    </div>
  );
}

function WideSection({ section, look }: { section: ContentSection; look: ListLook }) {
  const isPanel = section.kind === 'cards' && look === 'panel';
  return (
    <Section
      heading={section.heading}
      intro={'intro' in section ? section.intro : undefined}
      {...(isPanel ? panel : settings[section.kind])}
      {...(section.kind === 'steps' && { picture: section.picture })}
    >
      <div className="wide-sections__body stack">
        <SectionBody section={section} look={isPanel ? 'grid' : look} />
      </div>
    </Section>
  );
}

type Setting = Pick<SectionProps, 'layout' | 'tone'>;

const settings: Record<ContentSection['kind'], Setting> = {
  prose: { layout: 'split' },
  cards: { layout: 'split' },
  checklist: { layout: 'split' },
  steps: { layout: 'split', tone: 'card' },
  table: { layout: 'stacked' },
};

/** A panel as wide as the page is a band. */
const panel: Setting = { layout: 'stacked', tone: 'quiet' };
