import type { Picture } from '../../../src/shared/pictures/pictures.ts';
import type { Choice, Project, ProjectFields } from '../../../src/shared/pictures/projects.ts';
import { keep, readKept } from '../kept.ts';

/** What the server offers a project to choose from. */
export interface ProjectChoices {
  services: readonly Choice[];
  towns: readonly Choice[];
}

/** A photo in the editor: on its way, arrived with its number, or refused with the reason. */
export interface DraftPhoto {
  key: string;
  alt: string;
  id?: number;
  picture?: Picture;
  file?: File;
  /** The part that has been sent, from 0 to 1, while it is on its way. */
  part?: number;
  problem?: string;
}

/** A project as the form holds it: every field a text. */
export interface ProjectDraft extends Record<DraftText, string> {
  services: readonly string[];
  photos: readonly DraftPhoto[];
  /** Keys of photos, or empty. */
  before: string;
  after: string;
}

export type DraftText = 'title' | 'town' | 'month' | 'material' | 'height' | 'feet' | 'story';

/** The form of a new project: this month, all else open. */
export function emptyDraft(): ProjectDraft {
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const texts = { title: '', town: '', month, material: '', height: '', feet: '', story: '' };
  return { ...texts, services: [], photos: [], before: '', after: '' };
}

/** A project as its form holds it: numbers are texts. */
export function toDraft(project: Project): ProjectDraft {
  const { title, services, town, month, material, height, feet, story, pictures, before, after } = project;
  return {
    ...{ title, services, town, month, material, story },
    height: String(height ?? ''),
    feet: String(feet ?? ''),
    photos: pictures.map((photo) => ({ key: String(photo.id), ...photo })),
    before: String(before ?? ''),
    after: String(after ?? ''),
  };
}

/** The project to send: the uploaded photos, and a title built from service and town if the owner wrote none. */
export function fromDraft(draft: ProjectDraft, published: boolean, choices: ProjectChoices): ProjectFields {
  const { photos, before, after, height, feet, ...fields } = draft;
  const idOf = (key: string) => photos.find((photo) => photo.key === key)?.id ?? null;
  return {
    ...fields,
    title: draft.title.trim() || suggestTitle(draft, choices),
    // Texts such as "6 ft" are read by the schema.
    height: height as unknown as number,
    feet: feet as unknown as number,
    services: draft.services.filter(Boolean),
    pictures: photos.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, alt }])),
    before: idOf(before),
    after: idOf(after),
    published,
  };
}

/** Such as "Privacy Fencing in Elon"; empty until both are chosen. */
export function suggestTitle({ services, town }: ProjectDraft, choices: ProjectChoices): string {
  const service = choices.services.find(({ slug }) => slug === services[0])?.name;
  const place = choices.towns.find(({ slug }) => slug === town)?.name;
  return service && place ? `${service} in ${place}` : '';
}

/** A project as it was typed, and over which stored version; its photos are those that had arrived. */
interface UnsavedProject {
  draft: ProjectDraft;
  /** Absent for a new one. */
  version?: number | undefined;
}

const nameOf = (id: number | undefined) => `project:${id ?? 'new'}`;

/** What was typed before a reload and not saved. @param id of the project; absent for a new one */
export function readUnsaved(id?: number): UnsavedProject | undefined {
  return readKept(nameOf(id));
}

/** Keeps what is typed over a reload: phones drop a page that was left for the camera. */
export function keepUnsaved(id: number | undefined, unsaved: UnsavedProject | undefined): void {
  keep(nameOf(id), unsaved && { ...unsaved, draft: withoutFiles(unsaved.draft) });
}

/** Photos that have not arrived are files of this page, which no storage holds. */
function withoutFiles(draft: ProjectDraft): ProjectDraft {
  const photos = draft.photos.filter(({ id }) => id !== undefined).map(({ file: _file, ...photo }) => photo);
  return { ...draft, photos };
}
