import { useEffect, useState } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { projectLimits } from '../../../src/shared/project-fields.ts';
import type { Project } from '../../../src/shared/projects.ts';
import { InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { Conflict } from '../conflict.tsx';
import { LeaveGuard } from '../kit/ask.tsx';
import {
  type DraftText,
  emptyDraft,
  keepUnsaved,
  type ProjectChoices,
  type ProjectDraft,
  readUnsaved,
  suggestTitle,
  toDraft,
} from './draft.ts';
import { ProjectPhotos } from './photos.tsx';
import { useProjectSave } from './save.ts';

interface ProjectEditorProps {
  /** Absent for a new one. */
  project?: Project;
  choices: ProjectChoices;
  onSaved(project: Project): void;
}

/** One project in one flow: choose photos, service and town once, say what each photo shows, publish. */
export function ProjectEditor({ project, choices, onSaved }: ProjectEditorProps) {
  const [unsaved] = useState(() => readUnsaved(project?.id));
  const [draft, setDraft] = useState(() => unsaved?.draft ?? beginningOf(project));
  /** Over which a save goes out. */
  const [version, setVersion] = useState(unsaved?.version ?? project?.version);
  const [touched, setTouched] = useState(unsaved !== undefined);
  const { messages, problem, saving, theirs, save, adopt } = useProjectSave(project, choices, (saved) => {
    begin(saved);
    onSaved(saved);
  });
  useEffect(() => {
    if (touched) keepUnsaved(project?.id, { draft, version });
  }, [project?.id, touched, draft, version]);

  function begin(stored: Project | undefined): void {
    setDraft(beginningOf(stored));
    setVersion(stored?.version);
    setTouched(false);
    keepUnsaved(project?.id, undefined);
  }

  function change(next: (draft: ProjectDraft) => ProjectDraft): void {
    setTouched(true);
    setDraft(next);
  }
  const onDraft = (part: Partial<ProjectDraft>) => change((before) => ({ ...before, ...part }));
  const sending = draft.photos.some(({ part }) => part !== undefined);

  return (
    <form className="project-editor" noValidate onSubmit={(event) => event.preventDefault()}>
      <LeaveGuard changed={touched} />
      {theirs && (
        <Conflict
          title="This project was changed in another window"
          onKeepMine={() => void save(draft, theirs.published, theirs.version)}
          onTakeTheirs={() => adopt(theirs)}
        />
      )}
      <ProjectPhotos
        photos={draft.photos}
        stored={project?.pictures.map(({ id }) => id) ?? []}
        messages={messages}
        onChange={(next) => change((before) => ({ ...before, photos: next(before.photos) }))}
      />
      <ProjectPlace draft={draft} choices={choices} messages={messages} onDraft={onDraft} />
      <ProjectFacts draft={draft} choices={choices} messages={messages} onDraft={onDraft} />
      {problem && (
        <p className="form__error" role="alert">
          {problem}
        </p>
      )}
      <div className="project-editor__actions">
        <button
          className="button"
          type="button"
          disabled={sending || saving}
          onClick={() => void save(draft, true, version)}
        >
          {sending ? 'Sending photos...' : project?.published ? 'Save' : 'Publish'}
        </button>
        <button
          className="button button--quiet"
          type="button"
          disabled={sending || saving}
          onClick={() => void save(draft, false, version)}
        >
          {project?.published ? 'Back to draft' : 'Save draft'}
        </button>
        {touched && (
          <button
            className="button button--quiet"
            type="button"
            disabled={sending || saving}
            onClick={() => (project ? adopt(project) : begin(undefined))}
          >
            Discard changes
          </button>
        )}
      </div>
    </form>
  );
}

const beginningOf = (project: Project | undefined) => (project ? toDraft(project) : emptyDraft());

interface ProjectFactsProps {
  draft: ProjectDraft;
  choices: ProjectChoices;
  messages: FieldMessages;
  onDraft(change: Partial<ProjectDraft>): void;
}

const serviceLabels = ['Service', 'Second service (optional)', 'Third service (optional)'];

/** Service and town, chosen once for all photos. */
function ProjectPlace({ draft, choices, messages, onDraft }: ProjectFactsProps) {
  const shown = serviceLabels.slice(0, Math.min(draft.services.length + 1, projectLimits.services));
  const choose = (index: number, slug: string) =>
    onDraft({
      services: draft.services.with(index, slug).filter((other, place, all) => other && all.indexOf(other) === place),
    });
  return (
    <fieldset className="project-editor__group">
      <legend>Where it belongs</legend>
      <div className="project-editor__fields">
        {shown.map((label, index) => (
          <SelectField
            key={label}
            id={`project-service-${index}`}
            label={label}
            required={index === 0}
            value={draft.services[index] ?? ''}
            messages={index === 0 ? messages.services : undefined}
            onChange={({ target }) =>
              index < draft.services.length
                ? choose(index, target.value)
                : onDraft({ services: [...new Set([...draft.services, target.value])] })
            }
          >
            <option value="">{index === 0 ? 'Choose a service' : 'None'}</option>
            {choices.services.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          id="project-town"
          label="Town"
          required
          value={draft.town}
          messages={messages.town}
          onChange={({ target }) => onDraft({ town: target.value })}
        >
          <option value="">Choose a town</option>
          {choices.towns.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** The optional facts of a project. */
function ProjectFacts({ draft, choices, messages, onDraft }: ProjectFactsProps) {
  const text = (name: DraftText) => ({
    id: `project-${name}`,
    value: draft[name],
    messages: messages[name],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ [name]: target.value }),
  });
  const suggested = suggestTitle(draft, choices);
  return (
    <fieldset className="project-editor__group">
      <legend>About the job</legend>
      <div className="project-editor__fields">
        <InputField label="Title" {...text('title')} maxLength={projectLimits.title} placeholder={suggested} />
        <InputField label="Month" {...text('month')} type="month" />
        <InputField label="Material" {...text('material')} maxLength={80} placeholder="Western red cedar" />
        <InputField label="Height in feet" {...text('height')} inputMode="decimal" />
        <InputField label="Length in feet" {...text('feet')} inputMode="numeric" />
      </div>
      <TextareaField label="Story" {...text('story')} rows={4} maxLength={projectLimits.story} />
      <div className="project-editor__fields">
        <PhotoChoice name="before" label="Photo before" draft={draft} messages={messages.before} onDraft={onDraft} />
        <PhotoChoice name="after" label="Photo after" draft={draft} messages={undefined} onDraft={onDraft} />
      </div>
    </fieldset>
  );
}

function PhotoChoice({
  name,
  label,
  draft,
  messages,
  onDraft,
}: Pick<ProjectFactsProps, 'draft' | 'onDraft'> & {
  name: 'before' | 'after';
  label: string;
  messages: readonly string[] | undefined;
}) {
  const isThere = draft.photos.some(({ key }) => key === draft[name]);
  return (
    <SelectField
      id={`project-${name}`}
      label={label}
      value={isThere ? draft[name] : ''}
      messages={messages}
      onChange={({ target }) => onDraft({ [name]: target.value })}
    >
      <option value="">None</option>
      {draft.photos.map(({ key, alt }, index) => (
        <option key={key} value={key}>
          {`Photo ${index + 1}${alt ? `: ${alt}` : ''}`}
        </option>
      ))}
    </SelectField>
  );
}
