export { picturesAdmin } from './admin-routes.ts';
export { deletePictures, listAllPictures } from './history-store.ts';
export {
  type ImportedPicture,
  importPictures,
  type PictureImportRecord,
  undoPictureImport,
} from './imported-pictures.ts';
export type { DrawnPage } from './pdf-jobs.ts';
export { originalName } from './picture-files.ts';
export { type NamedPicture, type PictureOptions, pictures } from './plugin.ts';
export { inertPolicy, pictureFileRoutes, pictureUploadRoutes } from './routes.ts';
export {
  captionPicture,
  findLivePictures,
  findPictureByName,
  isForWords,
  listSlotPictures,
  listUploadedPictures,
  type PlacedPicture,
  toGalleryPicture,
  toPicture,
} from './store.ts';
export { acceptUpload, multipartForms, type UploadDescription, uploadRoute, uploads } from './uploads.ts';
