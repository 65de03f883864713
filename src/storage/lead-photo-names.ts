import { type PhotoWidth, photoWidths } from '../shared/lead/lead-photos.ts';

/** Which photo of which lead: its files are `lead-photos/<submissionId>/<hash>/<width>.jpg`. */
export interface LeadPhotoPlace {
  submissionId: number;
  hash: string;
}

/** The folder of all photos, of one lead's, or of one photo. */
export function leadPhotoFolder(submissionId?: number, hash?: string): string {
  return ['lead-photos', submissionId, hash].filter((part) => part !== undefined).join('/');
}

/** The name of one width of a photo. */
export function leadPhotoName({ submissionId, hash }: LeadPhotoPlace, width: PhotoWidth): string {
  return `${leadPhotoFolder(submissionId, hash)}/${width}.jpg`;
}

/** The names of all widths of a photo. */
export function listLeadPhotoNames(place: LeadPhotoPlace): string[] {
  return photoWidths.map((width) => leadPhotoName(place, width));
}
