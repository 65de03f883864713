import type { ReactNode } from 'react';

export interface SectionProps {
  heading: string;
  intro?: string | undefined;
  /** Name that links lead to. */
  id?: string;
  tone?: 'quiet' | 'card';
  /** `split` puts the heading in a column of its own beside the content, where the screen is wide. */
  layout?: 'stacked' | 'split';
  /** Stands opposite the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A full-width section of a page: heading, its sentence, content. */
export function Section({ heading, intro, id, tone, layout = 'stacked', aside, children }: SectionProps) {
  return (
    <section className={tone ? `section section--${tone}` : 'section'} id={id}>
      <div className={layout === 'split' ? 'frame section__split' : 'frame'}>
        <div className="section__head">
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
