import type { Picture } from '../../../src/shared/pictures/pictures.ts';
import type { Choice, Project } from '../../../src/shared/pictures/projects.ts';

/** The choices of a project's form. */
export interface ProjectChoices {
  services: readonly Choice[];
  towns: readonly Choice[];
}

/** A photo in the editor: uploading, uploaded with its number, or refused with the reason. */
export interface DraftPhoto {
  key: string;
  alt: string;
  id?: number;
  picture?: Picture;
  file?: File;
  /** The uploaded share from 0 to 1, during the upload. */
  part?: number;
  problem?: string;
}

/** A project in the form: every field is text. */
export interface ProjectDraft {
  title: string;
  town: string;
  month: string;
  material: string;
  height: string;
  feet: string;
  story: string;
  services: readonly string[];
  photos: readonly DraftPhoto[];
  /** Keys of photos, or empty. */
  before: string;
  after: string;
}

/** Returns the form of a new project: the current month, and nothing else filled in. */
function emptyDraft(): ProjectDraft {
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const texts = { title: '', town: '', month, material: '', height: '', feet: '', story: '' };
  return { ...texts, services: [], photos: [], before: '', after: '' };
}

/** Returns the initial values of a project's form. @param project absent for a new one */
export function toDraft(project: Project | undefined): ProjectDraft {
  if (!project) return emptyDraft();
  const { title, services, town, month, material, height, feet, story, pictures, before, after } = project;
  return {
    title,
    services,
    town,
    month,
    material,
    story,
    height: String(height ?? ''),
    feet: String(feet ?? ''),
    photos: pictures.map((photo) => ({ key: String(photo.id), ...photo })),
    before: String(before ?? ''),
    after: String(after ?? ''),
  };
}

/** Builds the project to send, with the uploaded photos. If the owner wrote no title, it is made of service and town. */
export function fromDraft({ photos, before, after, ...fields }: ProjectDraft, choices: ProjectChoices): object {
  const idOf = (key: string) => photos.find((photo) => photo.key === key)?.id ?? null;
  // Without a service or town, their own message is enough, so the title gets none.
  const untitled = fields.services[0] && fields.town ? '' : 'Untitled';
  return {
    ...fields,
    title: fields.title.trim() || suggestTitle(fields, choices) || untitled,
    services: fields.services.filter(Boolean),
    pictures: photos.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, alt }])),
    before: idOf(before),
    after: idOf(after),
  };
}

/** Returns text such as "Privacy Fencing in Elon"; empty until both are chosen. */
export function suggestTitle(
  { services, town }: Pick<ProjectDraft, 'services' | 'town'>,
  choices: ProjectChoices,
): string {
  const service = choices.services.find(({ slug }) => slug === services[0])?.name;
  const place = choices.towns.find(({ slug }) => slug === town)?.name;
  return service && place ? `${service} in ${place}` : '';
}

/** Photos that aren't uploaded yet are files of this page, which can't be stored. */
export function withoutFiles(draft: ProjectDraft): ProjectDraft {
  const photos = draft.photos.filter(({ id }) => id !== undefined).map(({ file: _file, ...photo }) => photo);
  return { ...draft, photos };
}
