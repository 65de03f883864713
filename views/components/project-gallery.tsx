import { fallbackAddress, type Picture as PictureData } from '../../src/shared/pictures.ts';
import { Lightbox } from './lightbox.tsx';
import { Picture } from './picture.tsx';

export interface ProjectGalleryProps {
  projects: readonly { title: string; location: string; alt: string; picture: PictureData }[];
}

/** Cards of one photo each, such as the home page's six projects (docs/product.md, "Home page"): links to the plain pictures, which a script opens in the lightbox. */
export function ProjectGallery({ projects }: ProjectGalleryProps) {
  return (
    <div className="project-gallery">
      <ul className="project-gallery__list">
        {projects.map(({ title, location, alt, picture }) => (
          <li key={picture.name}>
            <a className="project-card" href={fallbackAddress(picture)} data-caption={`${title} - ${location}`}>
              <Picture
                picture={picture}
                alt={alt}
                className="project-card__picture"
                sizes="(min-width: 64rem) 32rem, 46vw"
              />
              <span className="project-card__text">
                <strong className="project-card__title">{title}</strong>
                <span className="project-card__location">{location}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox />
    </div>
  );
}
