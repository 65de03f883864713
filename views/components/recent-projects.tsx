import { filterProjects, type ProjectFilter, projectsOnPage, type ShownProject } from '../../src/shared/projects.ts';
import { locationOf } from '../project-words.ts';
import { useSite } from '../site.ts';
import { ProjectGallery, type ProjectGalleryProps } from './project-gallery.tsx';
import { Section } from './section.tsx';

/** Up to three of the newest projects of a service or a town, and the way to all of them; nothing where there is none. */
export function RecentProjects({ filter, tone }: { filter: ProjectFilter; tone?: 'card' | 'quiet' }) {
  const site = useSite();
  const projects = filterProjects(site.projects, filter);
  if (projects.length === 0) return null;
  return (
    <Section heading="Recent projects" {...(tone && { tone })}>
      <ProjectCards projects={projects.slice(0, projectsOnPage)} />
      <p className="section__action">
        <a className="button button--quiet" href={`/gallery?${new URLSearchParams({ ...filter })}`}>
          See more of these projects
        </a>
      </p>
    </Section>
  );
}

/** Projects as cards of one photo each, which opens in the lightbox. */
export function ProjectCards({ projects }: { projects: readonly ShownProject[] }) {
  const site = useSite();
  const cards: ProjectGalleryProps['projects'] = projects.flatMap((project) =>
    project.pictures.slice(0, 1).map((shown) => ({
      title: project.title,
      location: locationOf(project, site),
      ...shown,
    })),
  );
  return <ProjectGallery projects={cards} />;
}
