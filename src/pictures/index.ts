export { acceptUpload, type UploadDescription, uploadRoute } from './accept-upload.ts';
export { picturesDesk } from './desk-routes.ts';
export { forgetPictures } from './history-store.ts';
export type { DrawnPage } from './pdf-jobs.ts';
export { pictures } from './plugin.ts';
export { inertPolicy, pictureFileRoutes, pictureUploadRoutes } from './routes.ts';
export {
  captionPicture,
  findLivePictures,
  listSlotPictures,
  listUploadedPictures,
  toGalleryPicture,
  toPicture,
} from './store.ts';
export { multipartForms, uploads } from './uploads.ts';
