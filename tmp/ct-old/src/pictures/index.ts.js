import { acceptUpload, uploadRoute } from "./accept-upload.ts";
import { bringPictures, takeBackPictures } from "./brought-pictures.ts";
import { picturesDesk } from "./desk-routes.ts";
import { forgetPictures } from "./history-store.ts";
import { originalName } from "./picture-files.ts";
import { pictures } from "./plugin.ts";
import { inertPolicy, pictureFileRoutes, pictureUploadRoutes } from "./routes.ts";
import {
  captionPicture,
  findLivePictures,
  findPictureByName,
  isForWords,
  listSlotPictures,
  listUploadedPictures,
  toGalleryPicture,
  toPicture
} from "./store.ts";
import { multipartForms, uploads } from "./uploads.ts";
export {
  acceptUpload,
  bringPictures,
  captionPicture,
  findLivePictures,
  findPictureByName,
  forgetPictures,
  inertPolicy,
  isForWords,
  listSlotPictures,
  listUploadedPictures,
  multipartForms,
  originalName,
  pictureFileRoutes,
  pictureUploadRoutes,
  pictures,
  picturesDesk,
  takeBackPictures,
  toGalleryPicture,
  toPicture,
  uploadRoute,
  uploads
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxjQUFzQyxtQkFBbUI7QUFDbEUsU0FBOEIsZUFBa0Msd0JBQXdCO0FBQ3hGLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsc0JBQXNCO0FBRS9CLFNBQVMsb0JBQW9CO0FBQzdCLFNBQTRCLGdCQUFnQjtBQUM1QyxTQUFTLGFBQWEsbUJBQW1CLDJCQUEyQjtBQUNwRTtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBRUE7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsZ0JBQWdCLGVBQWU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//c24eddc30ab62c77d245902c0bd8f1daf39c7544
