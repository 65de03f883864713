import { formatMonth } from '../../src/shared/dates.ts';
import type { Site } from '../../src/shared/page.ts';
import { fallbackAddress } from '../../src/shared/pictures/pictures.ts';
import {
  projectChoices,
  type ShownPicture,
  type ShownProject,
  townOfSlug,
} from '../../src/shared/pictures/projects.ts';
import { Lightbox, Picture } from './picture.tsx';

interface ListedProject {
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
    <div className="stack-6">
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
      <div className="project__words stack-2">
        <h3 className="project__title">{title}</h3>
        <p className="project__facts">{[location, ...facts].join(' · ')}</p>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="project__services cluster" aria-label="Services">
          {services.map(({ name, path }) => (
            <li key={path}>
              <a className="tap" href={path}>
                {name}
              </a>
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
    <div className="stack-2">
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

/**
 * Two photos of one place, laid over each other with a range between them; client.tsx moves it. Without JavaScript
 * they stand side by side in the same room, so that nothing shifts.
 */
function BeforeAfter({
  id,
  before,
  after,
  sizes,
  first = false,
}: {
  id: string;
  before: ShownPicture;
  after: ShownPicture;
  sizes: string;
  first?: boolean;
}) {
  return (
    <div className="before-after">
      <div className="before-after__stage">
        <figure className="before-after__side">
          <Picture {...before} sizes={sizes} first={first} />
          <figcaption className="before-after__name">Before</figcaption>
        </figure>
        <figure className="before-after__side before-after__side--after">
          <Picture {...after} sizes={sizes} first={first} />
          <figcaption className="before-after__name">After</figcaption>
        </figure>
        <input className="before-after__range" id={id} type="range" min={0} max={100} defaultValue={50} />
      </div>
      <label className="before-after__label hint" htmlFor={id}>
        Show before or after
      </label>
    </div>
  );
}

/** Where a project stands, such as "Winston-Salem, NC". */
export function locationOf({ town }: Pick<ShownProject, 'town'>, { map, documents, profile }: Site): string {
  const name = projectChoices(map).towns.find(({ slug }) => slug === town)?.name ?? townOfSlug(documents, town);
  return `${name ?? town}, ${profile.state}`;
}

/** A project in the words that the gallery shows. */
export function describeProject(project: ShownProject, site: Site): ListedProject {
  const { id, title, services, month, material, height, feet, story, pictures, pair } = project;
  const location = locationOf(project, site);
  const known = [
    month && formatMonth(month),
    material,
    height && `${height} ft tall`,
    feet && `${groupDigits(feet)} ft long`,
  ];
  return {
    ...{ id, title, location, pictures, pair },
    facts: known.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
    story: story.split(/\n+/).filter(Boolean),
    services: services.flatMap((slug) =>
      site.map.services
        .filter(({ document }) => document.id === slug)
        .map(({ path, document }) => ({ name: document.menuName, path })),
    ),
    caption: `${title} - ${location}`,
  };
}

/** Such as 1,200. */
function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
