import type { Generated, Insertable, Selectable } from 'kysely';

export interface PictureTable {
  id: Generated<number>;
  kind: 'slot' | 'gallery';
  /** Unique, whatever the case, among the rows that are live. */
  name: string;
  /** The upright, stripped original under our own name in `images/originals`. */
  file: string;
  hash: string;
  width: number;
  height: number;
  /** JSON array of widths in pixels. */
  widths: string;
  /** JSON array of formats. */
  formats: string;
  alt: string;
  /** The owner's order; lower comes first, null after all of these. */
  position: number | null;
  bytes: number;
  createdAt: string;
  /** Set on a row that was deleted or replaced and can still be taken back. */
  deletedAt: string | null;
  /** 1 for a picture that was uploaded for a project: pages and the gallery show it only while a published project does. */
  forProject: Generated<number>;
}
export type PictureRow = Selectable<PictureTable>;
export type NewPicture = Insertable<PictureTable>;

export interface ProjectTable {
  id: Generated<number>;
  /** Counts the changes; an editor that read an older one is told. */
  version: Generated<number>;
  title: string;
  /** JSON array of the services' slugs. */
  services: string;
  /** The town's slug. */
  town: string;
  /** Such as `2026-09`, or empty. */
  month: string;
  material: string;
  /** In feet, as is `feet`, the length. */
  height: number | null;
  feet: number | null;
  story: string;
  beforeId: number | null;
  afterId: number | null;
  published: 0 | 1;
  createdAt: string;
  updatedAt: string;
}
export type ProjectRow = Selectable<ProjectTable>;

/** Which photos a project has, in their order; their words stand with the picture. */
export interface ProjectPictureTable {
  projectId: number;
  pictureId: number;
  position: number;
}
