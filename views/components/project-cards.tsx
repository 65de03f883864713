import type { HomeContent } from '../../src/shared/content.ts';
import { fallbackAddress, type Picture as PictureData, slotOf } from '../../src/shared/pictures/pictures.ts';
import {
  filterProjects,
  type ProjectFilter,
  projectsForHomePage,
  projectsOnPage,
  type ShownProject,
} from '../../src/shared/pictures/projects.ts';
import { useSite } from '../site.ts';
import { Lightbox, Picture } from './picture.tsx';
import { locationOf } from './projects.tsx';
import { Section } from './sections.tsx';

/** The jobs on the home page: samples until there are enough projects, then the newest projects. */
export function HomeProjects({ heading, intro, introOfProjects, projects }: HomeContent['gallery']) {
  const { projects: real, pictures, uploads, profile } = useSite();
  const hasReal = real.length >= projectsForHomePage;
  const samples = projects.flatMap(({ title, location, picture: { name, alt } }) => {
    const picture = pictures[name];
    if (!picture) return [];
    const own = slotOf(name) && uploads.find((upload) => upload.name === name);
    // An owner's photo that replaces a sample's picture isn't a sample, and its town is unknown.
    return [
      own ? { title, location: profile.region, alt: own.alt || title, picture } : { title, location, alt, picture },
    ];
  });
  const areAllOwn = projects.every(({ picture }) => uploads.some(({ name }) => name === picture.name));
  return (
    <Section heading={heading} intro={hasReal || areAllOwn ? introOfProjects : intro} id="gallery">
      {hasReal ? <ProjectCards projects={real.slice(0, projectsForHomePage)} /> : <ProjectGallery projects={samples} />}
      <ProjectsLink address="/gallery">View All Projects</ProjectsLink>
    </Section>
  );
}

function ProjectsLink({ address, children }: { address: string; children: string }) {
  return (
    <p className="section__action">
      <a className="button button--quiet" href={address}>
        {children}
      </a>
    </p>
  );
}

/** Up to three of a service's or town's newest projects, with a link to all of them; nothing if there are none. */
export function RecentProjects({ filter, tone }: { filter: ProjectFilter; tone?: 'card' | 'quiet' }) {
  const site = useSite();
  const projects = filterProjects(site.projects, filter);
  if (projects.length === 0) return null;
  return (
    <Section heading="Recent projects" tone={tone}>
      <ProjectCards projects={projects.slice(0, projectsOnPage)} />
      <ProjectsLink address={`/gallery?${new URLSearchParams({ ...filter })}`}>See more of these projects</ProjectsLink>
    </Section>
  );
}

/** Projects as cards with their first photo. */
function ProjectCards({ projects }: { projects: readonly ShownProject[] }) {
  const site = useSite();
  const cards = projects.flatMap((project) =>
    project.pictures
      .slice(0, 1)
      .map((shown) => ({ title: project.title, location: locationOf(project, site), ...shown })),
  );
  return <ProjectGallery projects={cards} />;
}

type Card = { title: string; location: string; alt: string; picture: PictureData };

/** Cards of one photo each, such as the home page's six projects (docs/product.md, "Home page"): links to the plain pictures, which a script opens in the lightbox. */
function ProjectGallery({ projects }: { projects: readonly Card[] }) {
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
