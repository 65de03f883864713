export { acceptUpload, uploadRoute } from './accept-upload.ts';
export { pictureDeskRoutes } from './desk-routes.ts';
export type { DrawnPage } from './pdf-jobs.ts';
export { pictures } from './plugin.ts';
export { inertPolicy, pictureRoutes } from './routes.ts';
export { listSlotPictures, listUploadedImages, toGalleryImage } from './store.ts';
export { multipartForms, uploads } from './uploads.ts';
