import { photoWidths } from "../shared/lead-photos.ts";
function leadPhotoFolder(submissionId, hash) {
  return ["lead-photos", submissionId, hash].filter((part) => part !== void 0).join("/");
}
function leadPhotoName({ submissionId, hash }, width) {
  return `${leadPhotoFolder(submissionId, hash)}/${width}.jpg`;
}
function listLeadPhotoNames(place) {
  return photoWidths.map((width) => leadPhotoName(place, width));
}
export {
  leadPhotoFolder,
  leadPhotoName,
  listLeadPhotoNames
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3N0b3JhZ2UvbGVhZC1waG90by1uYW1lcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQTBCLG1CQUFtQjtBQVN0QyxTQUFTLGdCQUFnQixjQUF1QixNQUF1QjtBQUM1RSxTQUFPLENBQUMsZUFBZSxjQUFjLElBQUksRUFBRSxPQUFPLENBQUMsU0FBUyxTQUFTLE1BQVMsRUFBRSxLQUFLLEdBQUc7QUFDMUY7QUFHTyxTQUFTLGNBQWMsRUFBRSxjQUFjLEtBQUssR0FBbUIsT0FBMkI7QUFDL0YsU0FBTyxHQUFHLGdCQUFnQixjQUFjLElBQUksQ0FBQyxJQUFJLEtBQUs7QUFDeEQ7QUFHTyxTQUFTLG1CQUFtQixPQUFpQztBQUNsRSxTQUFPLFlBQVksSUFBSSxDQUFDLFVBQVUsY0FBYyxPQUFPLEtBQUssQ0FBQztBQUMvRDsiLAogICJuYW1lcyI6IFtdCn0K

//349abf1b77a6f592e421067546a7f2d1564ac12a
