import { fallbackAddress } from '../../src/shared/pictures.ts';
import type { ShownPicture } from '../../src/shared/projects.ts';
import { BeforeAfter } from './before-after.tsx';
import { Lightbox } from './lightbox.tsx';
import { Picture } from './picture.tsx';

export interface ListedProject {
  id: number;
  title: string;
  /** Such as "Elon, NC". */
  location: string;
  /** Month, material, height and length, as far as they are known. */
  facts: readonly string[];
  story: readonly string[];
  services: readonly { name: string; path: string }[];
  /** What the lightbox says below a photo. */
  caption: string;
  pictures: readonly ShownPicture[];
  pair?: { before: ShownPicture; after: ShownPicture } | undefined;
}

const photoSizes = '(min-width: 64rem) 42rem, 66vw';

/** The gallery's projects, each with its photos and facts: whole as HTML, the photos links that a script opens in the lightbox. */
export function Projects({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <div className="projects">
      {projects.map((project, index) => (
        <ProjectArticle key={project.id} {...project} first={index === 0} />
      ))}
      <Lightbox />
    </div>
  );
}

function ProjectArticle({ first, ...project }: ListedProject & { first: boolean }) {
  const { id, title, location, facts, story, services } = project;
  return (
    <article className="project" id={`project-${id}`}>
      <ProjectPhotos {...project} first={first} />
      <div className="project__words">
        <h3 className="project__title">{title}</h3>
        <p className="project__facts">{[location, ...facts].join(' · ')}</p>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="project__services" aria-label="Services">
          {services.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The leading photo, or the pair of before and after in its place, and small ones of all the others. */
function ProjectPhotos({ id, pictures, pair, first, caption }: ListedProject & { first: boolean }) {
  const [leading] = pictures;
  if (!leading) return null;
  const small = pictures.slice(pair ? 0 : 1);
  return (
    <div className="project__photos">
      {pair ? (
        <BeforeAfter id={`before-after-${id}`} {...pair} sizes={photoSizes} first={first} />
      ) : (
        <a className="project__photo" href={fallbackAddress(leading.picture)} data-caption={caption}>
          <Picture {...leading} sizes={photoSizes} first={first} />
        </a>
      )}
      {small.length > 0 && (
        <ul className="project__strip" aria-label="More photos">
          {small.map(({ alt, picture }) => (
            <li key={picture.name}>
              <a className="project__photo" href={fallbackAddress(picture)} data-caption={caption}>
                <Picture picture={picture} alt={alt} sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
