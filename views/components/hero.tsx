import type { ReactNode } from 'react';
import { SitePicture } from './picture.tsx';
import { Words } from './words.tsx';

interface HeroProps {
  heading: string;
  text: string;
  kind: 'home' | 'service' | 'town' | 'plain' | 'price' | 'map' | 'financing';
  picture?: { name: string; alt: string };
  /** Shown instead of the picture. */
  beside?: ReactNode;
  /** Buttons and links below the text. */
  children?: ReactNode;
}

/**
 * On phones the picture fills the width. 60vw makes a 3x phone fetch 800 pixels instead of 1200. The difference is invisible and
 * keeps the first screen under 80 kB.
 */
const sizes = { service: '(min-width: 64rem) 38rem, 60vw', town: '(min-width: 64rem) 70vw, 60vw', others: '60vw' };

/** The top of a page: its h1 and a sentence on pine, next to the picture. */
export function Hero({ heading, text, kind, picture, beside, children }: HeroProps) {
  const picketLine = kind === 'town' ? '' : ' picket-line--foot';
  return (
    <section className={`hero hero--${kind}${picketLine}`}>
      {picture && (
        <SitePicture
          name={picture.name}
          alt={picture.alt}
          sizes={sizes[kind === 'service' || kind === 'town' ? kind : 'others']}
          className="hero__image"
          first
        />
      )}
      <div className="hero__words on-dark">
        <h1>{heading}</h1>
        <p>
          <Words text={text} />
        </p>
        {children}
      </div>
      {beside}
    </section>
  );
}
