export { acceptUpload, type UploadDescription, uploadRoute } from './accept-upload.ts';
export { picturesDesk } from './desk-routes.ts';
export { pictures } from './plugin.ts';
export { pictureFileRoutes, pictureUploadRoutes } from './routes.ts';
export { listSlotPictures, listUploadedPictures, toGalleryPicture } from './store.ts';
export { multipartForms, uploads } from './uploads.ts';
