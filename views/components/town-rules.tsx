import type { TownContent } from '../../src/shared/content.ts';
import { formatMonth } from '../../src/shared/dates.ts';
import { Section, type SectionProps } from './section.tsx';
import { Words } from './words.tsx';

/** What a town and the state ask before a fence is built; each rule shows where it was read, and when. */
export function TownRules({ heading, intro, items, tone }: TownContent['rules'] & Pick<SectionProps, 'tone'>) {
  return (
    <Section heading={heading} intro={intro} {...(tone && { tone })} layout="split">
      <ul className="checklist town-rules">
        {items.map(({ rule, source, checked }) => (
          <li key={rule}>
            <Words text={rule} />{' '}
            <small className="town-rules__source">
              Source: {source}. Checked {formatMonth(checked)}.
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
