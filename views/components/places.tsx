import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';

export interface PlacesProps {
  heading: string;
  /** A place with a page of its own is a link to it. */
  places: readonly { name: string; path?: string | undefined }[];
  /** Stands under the places. */
  children?: ReactNode;
}

/** A strip of places, each as a chip, beside its heading. */
export function Places({ heading, places, children }: PlacesProps) {
  return (
    <section className="section--quiet">
      <div className="frame service-area">
        <h2>{heading}</h2>
        <div className="service-area__places">
          {places.length > 0 && <Chips places={places} />}
          {children}
        </div>
      </div>
    </section>
  );
}

function Chips({ places }: Pick<PlacesProps, 'places'>) {
  return (
    <ul className="chips">
      {places.map(({ name, path }) => (
        <li key={name}>
          {path ? (
            <a className="chip" href={path}>
              {name}
            </a>
          ) : (
            <span className="chip">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links as an English list: "A", "A and B", "A, B and C". */
export function LinkList({ links }: { links: readonly { name: string; path: string }[] }) {
  return links.map(({ name, path }, index) => (
    <span key={path}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <a href={path}>{name}</a>
    </span>
  ));
}

/** A sentence with links to the gallery and the financing page. */
export function GalleryAndFinancing() {
  const { content, profile } = useSite();
  const { galleryIntro, galleryLink, financingIntro, financingLink } = fillPlaceholders(content.frame.onward, profile);
  return (
    <>
      {`${galleryIntro} `}
      <a href="/gallery">{galleryLink}</a>
      {`, ${financingIntro}`} <a href="/fence-financing">{financingLink}</a>.
    </>
  );
}
