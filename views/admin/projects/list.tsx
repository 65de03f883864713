import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatMonth } from '../../../src/shared/dates.ts';
import type { Project } from '../../../src/shared/pictures/projects.ts';
import { Picture } from '../../components/picture.tsx';
import { defineData, readJson } from '../api.ts';
import { readKept } from '../kept.ts';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import type { ProjectChoices } from './draft.ts';
import { ProjectEditor } from './editor.tsx';

const [loader, useProjects] = defineData('The projects', () =>
  readJson<{ projects: readonly Project[]; choices: ProjectChoices }>('/api/admin/projects'),
);

export { loader };

/** The finished jobs, and the flow that adds one. */
export function Component() {
  const { projects, choices } = useProjects();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(() => readKept('project:new') !== undefined);
  if (adding)
    return (
      <div className="stack-2">
        <Button text className="back-link start" onClick={() => setAdding(false)}>
          All projects
        </Button>
        <h1>New project</h1>
        <ProjectEditor
          choices={choices}
          onSaved={() => {
            setAdding(false);
            return revalidate();
          }}
        />
      </div>
    );
  return (
    <div className="stack-2">
      <PageHeader title="Projects" about="Finished jobs with photos, shown in the gallery and on matching pages.">
        <Button onClick={() => setAdding(true)}>New project</Button>
      </PageHeader>
      {projects.length === 0 ? (
        <p className="empty">
          No projects yet. Add a finished job to show its photos in the gallery and on the pages of its services and its
          town.
        </p>
      ) : (
        <ProjectList projects={projects} choices={choices} />
      )}
    </div>
  );
}

function ProjectList({ projects, choices }: { projects: readonly Project[]; choices: ProjectChoices }) {
  return (
    <ul className="card rows">
      {projects.map((project) => (
        <li key={project.id} className="project-list__item">
          <div className="project-list__picture">
            {project.pictures.slice(0, 1).map(({ id, alt, picture }) => (
              <Picture key={id} picture={picture} alt={alt} sizes="6rem" />
            ))}
          </div>
          <p className="page-row__text">
            <Link className="project-list__link strong one-line" to={`/admin/projects/${project.id}`}>
              {project.title}
            </Link>
            <span className="hint one-line">{describeProject(project, choices)}</span>
          </p>
          <span className={`text-chip chip${project.published ? '' : ' text-chip--draft'}`}>
            {project.published ? 'Published' : 'Draft'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function describeProject({ town, month, pictures }: Project, { towns }: ProjectChoices): string {
  const place = towns.find(({ slug }) => slug === town)?.name ?? town;
  const count = pictures.length === 1 ? '1 photo' : `${pictures.length} photos`;
  return [place, month && formatMonth(month), count].filter(Boolean).join(' · ');
}
