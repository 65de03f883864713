import { formatMonth } from '../../src/shared/dates.ts';
import { withCommas } from '../../src/shared/fence/measures.ts';
import type { Site } from '../../src/shared/page.ts';
import { fallbackAddress } from '../../src/shared/pictures/pictures.ts';
import {
  projectChoices,
  type ShownPicture,
  type ShownProject,
  townOfSlug,
} from '../../src/shared/pictures/projects.ts';
import { useSite } from '../site.ts';
import { Lightbox, Picture } from './picture.tsx';

const photoSizes = '(min-width: 64rem) 42rem, 66vw';

/** The gallery's projects with their photos and facts. The HTML is complete; a script opens the linked photos in the lightbox. */
export function Projects({ projects }: { projects: readonly ShownProject[] }) {
  return (
    <div className="stack-6">
      {projects.map((project, index) => (
        <ProjectArticle key={project.id} project={project} first={index === 0} />
      ))}
      <Lightbox />
    </div>
  );
}

function ProjectArticle({ project, first }: { project: ShownProject; first: boolean }) {
  const site = useSite();
  const { id, title, month, material, height, feet, story, services } = project;
  const location = locationOf(project, site);
  const size = [height && `${height} ft tall`, feet && `${withCommas(feet)} ft long`];
  const pages = services.flatMap((slug) => site.map.services.filter(({ document }) => document.id === slug));
  return (
    <article className="project" id={`project-${id}`}>
      <ProjectPhotos project={project} caption={`${title} - ${location}`} first={first} />
      <div className="stack-2 wraps">
        <h3>{title}</h3>
        <p className="quiet">
          {[location, month && formatMonth(month), material, ...size].filter(Boolean).join(' · ')}
        </p>
        {story
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <ul className="project__services cluster" aria-label="Services">
          {pages.map(({ path, document }) => (
            <li key={path}>
              <a href={path}>{document.menuName}</a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The leading photo or before-and-after pair, and small versions of the other photos. */
function ProjectPhotos(props: { project: ShownProject; caption: string; first: boolean }) {
  const { project, caption, first } = props;
  const { id, pictures, pair } = project;
  const [leading] = pictures;
  if (!leading) return null;
  const small = pictures.slice(pair ? 0 : 1);
  return (
    <div className="stack-2">
      {pair ? (
        <BeforeAfter id={`before-after-${id}`} {...pair} first={first} />
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
 * Two photos of one place, laid over each other with a range between them; client.tsx moves it. Without JavaScript they are side
 * by side in the same space, so that nothing shifts.
 */
function BeforeAfter(props: { id: string; before: ShownPicture; after: ShownPicture; first: boolean }) {
  const { id, before, after, first } = props;
  return (
    <div className="before-after">
      <div className="before-after__stage">
        <figure className="before-after__side">
          <Picture {...before} sizes={photoSizes} first={first} />
          <figcaption className="before-after__name">Before</figcaption>
        </figure>
        <figure className="before-after__side before-after__side--after">
          <Picture {...after} sizes={photoSizes} first={first} />
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

/** The place of a project, such as "Winston-Salem, NC". */
export function locationOf({ town }: Pick<ShownProject, 'town'>, { map, documents, profile }: Site): string {
  const name = projectChoices(map).towns.find(({ slug }) => slug === town)?.name ?? townOfSlug(documents, town);
  return `${name ?? town}, ${profile.state}`;
}
