export { acceptUpload, uploadRoute } from './accept-upload.ts';
export { pictureDeskRoutes, pictureDeskRoutes as picturesDesk } from './desk-routes.ts';
export { pictures } from './plugin.ts';
export { pictureRoutes } from './routes.ts';
export { listSlotPictures, listUploadedImages, toGalleryImage } from './store.ts';
export { multipartForms, uploads } from './uploads.ts';
