import {
  type Choice,
  filterProjects,
  type ProjectFilter,
  projectChoices,
  type ShownProject,
} from '../../src/shared/projects.ts';
import { useSite, useVisitor } from '../site.ts';
import { describeProject, Projects } from './projects.tsx';
import { Section } from './sections.tsx';

/** How many projects one page shows, so that its weight does not grow with them. */
const partLength = 6;

/** The gallery's projects with links that filter them by service and town (docs/product.md, "Projects"). */
export function GalleryProjects() {
  const { projects } = useSite();
  const { projectFilter: filter = {}, projectPart = 1 } = useVisitor();
  const found = filterProjects(projects, filter);
  const parts = Math.max(1, Math.ceil(found.length / partLength));
  const part = Math.min(projectPart, parts);
  return (
    <Section heading="Projects" id="projects">
      <Filters filter={filter} projects={projects} />
      <p className="project-count">{countWords(found.length)}</p>
      {found.length === 0 && (
        <p>
          We haven’t added a project like this yet. <a href="/gallery">Show all projects</a>
        </p>
      )}
      <ProjectPart projects={found.slice((part - 1) * partLength, part * partLength)} />
      {parts > 1 && <PartLinks filter={filter} part={part} parts={parts} />}
    </Section>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`;
}

function ProjectPart({ projects }: { projects: readonly ShownProject[] }) {
  const site = useSite();
  if (projects.length === 0) return null;
  return <Projects projects={projects.map((project) => describeProject(project, site))} />;
}

/** The services and towns that have a project; each link keeps the other choice. */
function Filters({ filter, projects }: { filter: ProjectFilter; projects: readonly ShownProject[] }) {
  const { services, towns } = projectChoices(useSite().map);
  const { service, town } = filter;
  const hasService = ({ slug }: Choice) => projects.some((project) => project.services.includes(slug));
  const hasTown = ({ slug }: Choice) => projects.some((project) => project.town === slug);
  return (
    <div className="stack-1">
      <FilterList
        label="Service"
        all="All services"
        chosen={service}
        choices={services.filter(hasService)}
        addressOf={(slug) => address({ service: slug, town })}
      />
      <FilterList
        label="Town"
        all="All towns"
        chosen={town}
        choices={towns.filter(hasTown)}
        addressOf={(slug) => address({ service, town: slug })}
      />
    </div>
  );
}

function FilterList({
  label,
  all,
  chosen,
  choices,
  addressOf,
}: {
  label: string;
  all: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  addressOf(slug: string | undefined): string;
}) {
  // The chosen one comes first, so that a phone shows it without scrolling.
  const isChosen = ({ slug }: Choice) => slug === chosen;
  const others = choices.filter((choice) => !isChosen(choice));
  const entries = [{ slug: undefined, name: all }, ...choices.filter(isChosen), ...others];
  return (
    <nav aria-label={`Projects by ${label.toLowerCase()}`}>
      <ul className="project-filters__list">
        {entries.map(({ slug, name }) => (
          <li key={name}>
            <a
              className="project-filters__link"
              href={addressOf(slug)}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartLinks({ filter, part, parts }: { filter: ProjectFilter; part: number; parts: number }) {
  return (
    <nav className="gallery__parts cluster" aria-label="Project pages">
      {part > 1 && (
        <a className="button button--quiet" rel="prev" href={address(filter, part - 1)}>
          Newer projects
        </a>
      )}
      <span>
        Page {part} of {parts}
      </span>
      {part < parts && (
        <a className="button button--quiet" rel="next" href={address(filter, part + 1)}>
          Older projects
        </a>
      )}
    </nav>
  );
}

function address({ service, town }: { [Key in keyof ProjectFilter]: string | undefined }, part = 1): string {
  const query = new URLSearchParams({
    ...(service && { service }),
    ...(town && { town }),
    ...(part > 1 && { page: String(part) }),
  });
  return query.size > 0 ? `/gallery?${query}` : '/gallery';
}
