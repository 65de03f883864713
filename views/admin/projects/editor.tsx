import { useState } from 'react';
import { type Choice, type Project, projectLimits, projectSchema } from '../../../src/shared/pictures/projects.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Discard, Field, Fields, Form, useForm, useFormAround } from '../kit/form.tsx';
import { fromDraft, type ProjectChoices, type ProjectDraft, suggestTitle, toDraft, withoutFiles } from './draft.ts';
import { ProjectPhotos } from './photos.tsx';

interface ProjectEditorProps {
  /** Absent for a new one. */
  project?: Project;
  choices: ProjectChoices;
  onSaved(): Promise<void>;
  /** Loads the project again after another window changed it. */
  reread?(): Promise<void>;
}

/**
 * The project editor, in one flow: choose photos, service, and town, say what each photo shows, publish. It saves the whole
 * project. Changes from another window are shown, never overwritten.
 */
export function ProjectEditor({ project, choices, onSaved, reread }: ProjectEditorProps) {
  const [isTried, setIsTried] = useState(false);
  const form = useForm({
    name: `project:${project?.id ?? 'new'}`,
    schema: projectSchema,
    initial: toDraft(project),
    version: project?.version ?? 0,
    toInput: (draft: ProjectDraft) => ({ ...fromDraft(draft, choices), published: project?.published ?? false }),
    toKeep: withoutFiles,
    // People tell photos apart by their look, not by their numbers.
    compare: () => [],
    ...(reread && { reread }),
    async send(fields, version) {
      const saved = project
        ? await sendJson<Project>('PUT', `/api/admin/projects/${project.id}`, { ...fields, version })
        : await sendJson<Project>('POST', '/api/admin/projects', fields);
      await onSaved();
      addToast(
        saved.published
          ? { title: 'Published', description: 'It’s live on the website.' }
          : { title: 'Saved as a draft' },
      );
    },
  });
  const { photos } = form.draft;
  const isUploading = photos.some(({ part }) => part !== undefined);
  const isBusy = isUploading || form.isSending;
  const unsent = photos.flatMap(({ id }, index) => (id === undefined ? [index + 1] : []));
  const problem = isTried && unsent.length > 0 ? unsentWords(unsent) : summarize(Object.keys(form.messages));
  const save = (published: boolean) => {
    setIsTried(true);
    if (unsent.length === 0) void form.submit({ published });
  };

  return (
    <Form form={form} className="project-editor stack">
      <LeaveGuard changed={form.isChanged} />
      <ProjectPhotos stored={project?.pictures.map(({ id }) => id) ?? []} />
      <ProjectPlace choices={choices} />
      <ProjectFacts choices={choices} />
      {problem && (
        <p className="form__error notice notice--bad" role="alert">
          {problem}
        </p>
      )}
      <div className="cluster cluster-1">
        <Button disabled={isBusy} onClick={() => save(true)}>
          {isUploading ? 'Sending photos...' : project?.published ? 'Save' : 'Publish'}
        </Button>
        <Button quiet disabled={isBusy} onClick={() => save(false)}>
          {project?.published ? 'Unpublish' : 'Save draft'}
        </Button>
        <Discard />
      </div>
    </Form>
  );
}

/** @param places from 1 */
function unsentWords(places: readonly number[]): string {
  if (places.length === 1) return `Photo ${places[0]} didn’t upload. Try again, or remove it.`;
  return `Photos ${places.join(', ')} didn’t upload. Try again, or remove them.`;
}

/** Joins the problems of fields into one sentence; empty if there are none. */
function summarize(fields: readonly string[]): string {
  const untold = fields.filter((name) => /^pictures\.\d+\.alt$/.test(name)).length;
  if (fields.length === 0) return '';
  if (untold === 0) return 'Check the highlighted fields.';
  return `Describe ${untold === 1 ? 'the marked photo' : `the ${untold} marked photos`} before you publish.`;
}

const serviceLabels = ['Service', 'Second service (optional)', 'Third service (optional)'];

/** Service and town, chosen once for all photos. */
function ProjectPlace({ choices }: { choices: ProjectChoices }) {
  const { draft, messages, change } = useFormAround<ProjectDraft>();
  const shown = serviceLabels.slice(0, Math.min(draft.services.length + 1, projectLimits.services));
  const choose = (index: number, slug: string) =>
    change({ services: [...new Set(draft.services.toSpliced(index, 1, slug))].filter(Boolean) });
  return (
    <fieldset className="form-group card stack-2">
      <legend>Service and town</legend>
      <div className="project-editor__fields columns">
        {shown.map((label, index) => (
          <Field
            key={label}
            of={`services.${index}`}
            label={label}
            required={index === 0}
            messages={index === 0 ? messages.services : undefined}
            onValue={(slug) => choose(index, slug)}
          >
            <ChoiceOptions none={index === 0 ? 'Choose a service' : 'None'} choices={choices.services} />
          </Field>
        ))}
        <Field of="town">
          <ChoiceOptions none="Choose a town" choices={choices.towns} />
        </Field>
      </div>
    </fieldset>
  );
}

function ChoiceOptions({ none, choices }: { none: string; choices: readonly Choice[] }) {
  return (
    <>
      <option value="">{none}</option>
      {choices.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </>
  );
}

/** The optional facts of a project. */
function ProjectFacts({ choices }: { choices: ProjectChoices }) {
  const { draft } = useFormAround<ProjectDraft>();
  return (
    <fieldset className="form-group card stack-2">
      <legend>About the job</legend>
      <div className="project-editor__fields columns">
        <Field of="title" placeholder={suggestTitle(draft, choices)} />
        <Fields of="month material height feet" />
      </div>
      <Field of="story" />
      <div className="project-editor__fields columns">
        <PhotoChoice of="before" label="Before photo" />
        <PhotoChoice of="after" label="After photo" />
      </div>
    </fieldset>
  );
}

function PhotoChoice({ of, label }: { of: 'before' | 'after'; label: string }) {
  const { draft } = useFormAround<ProjectDraft>();
  const isThere = draft.photos.some(({ key }) => key === draft[of]);
  return (
    <Field of={of} label={label} value={isThere ? draft[of] : ''}>
      <option value="">None</option>
      {draft.photos.map(({ key, alt }, index) => (
        <option key={key} value={key}>
          {`Photo ${index + 1}${alt ? `: ${alt}` : ''}`}
        </option>
      ))}
    </Field>
  );
}
