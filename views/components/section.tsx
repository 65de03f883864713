import type { ReactNode } from 'react';
import { SitePicture } from './site-picture.tsx';
import { Words } from './words.tsx';

export interface SectionProps {
  heading: string;
  intro?: string | undefined;
  /** Name that links lead to. */
  id?: string;
  tone?: 'quiet' | 'card';
  /** `split` puts the heading in a column of its own beside the content, where the screen is wide. */
  layout?: 'stacked' | 'split';
  /** Stands under the heading, where the screen is wide enough for a column of its own. */
  picture?: { name: string; alt: string } | undefined;
  children: ReactNode;
}

/** A full-width section of a page: heading, its sentence, content. */
export function Section({ heading, intro, id, tone, layout = 'stacked', picture, children }: SectionProps) {
  return (
    <section className={tone ? `section section--${tone}` : 'section'} id={id}>
      <div className={layout === 'split' ? 'frame section__split' : 'frame'}>
        <div className="section__head">
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
