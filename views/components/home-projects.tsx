import type { HomeContent } from '../../src/shared/content.ts';
import { slotOf } from '../../src/shared/pictures.ts';
import { projectsForHomePage, type ShownProject } from '../../src/shared/projects.ts';
import { useSite } from '../site.ts';
import { ProjectGallery } from './project-gallery.tsx';
import { ProjectCards } from './recent-projects.tsx';
import { Section } from './section.tsx';

/** The home page's jobs: samples, until enough have an entry of their own. */
export function HomeProjects({ heading, intro, introOfProjects, projects }: HomeContent['gallery']) {
  const site = useSite();
  if (site.projects.length >= projectsForHomePage)
    return <RealProjects heading={heading} intro={introOfProjects} projects={site.projects} />;
  const { pictures, uploads, profile } = site;
  const shown = projects.flatMap(({ title, location, picture: { name, alt } }) => {
    const picture = pictures[name];
    if (!picture) return [];
    const own = slotOf(name) && uploads.find((upload) => upload.name === name);
    // The owner's own photograph in a sample's place is no sample, and its town is unknown.
    return [
      own ? { title, location: profile.region, alt: own.alt || title, picture } : { title, location, alt, picture },
    ];
  });
  const areAllOwn = projects.every(({ picture }) => uploads.some(({ name }) => name === picture.name));
  return (
    <Section heading={heading} intro={areAllOwn ? introOfProjects : intro} id="gallery">
      <ProjectGallery projects={shown} />
      <AllProjectsLink />
    </Section>
  );
}

/** Enough jobs have an entry: the newest ones stand where the samples were. */
function RealProjects({
  heading,
  intro,
  projects,
}: {
  heading: string;
  intro: string;
  projects: readonly ShownProject[];
}) {
  return (
    <Section heading={heading} intro={intro} id="gallery">
      <ProjectCards projects={projects.slice(0, projectsForHomePage)} />
      <AllProjectsLink />
    </Section>
  );
}

function AllProjectsLink() {
  return (
    <p className="section__action">
      <a className="button button--quiet" href="/gallery">
        View All Projects
      </a>
    </p>
  );
}
