import { join } from "node:path";
import { listVariants, variantName, widthFile } from "../shared/pictures.ts";
const pictureFolders = { originals: "images/originals", variants: "images/variants" };
function originalName(file) {
  return `${pictureFolders.originals}/${file}`;
}
function variantFile(file) {
  return `${pictureFolders.variants}/${file}`;
}
function originalFile({ hash, extension }) {
  return `${hash}.${extension}`;
}
function listMadeFiles(folder, made, picture) {
  return [
    { name: originalName(originalFile(made)), path: join(folder, `original.${made.extension}`) },
    ...listVariants(picture).map(({ file, width, format }) => ({
      name: variantFile(file),
      path: join(folder, widthFile(width, format))
    }))
  ];
}
function listMadeAvif(folder, picture) {
  return picture.widths.map((width) => ({
    name: variantFile(variantName(picture, width, "avif")),
    path: join(folder, widthFile(width, "avif"))
  }));
}
function listPictureFiles({ file, picture }) {
  const variants = listVariants({ ...picture, formats: ["avif", "webp", "jpeg"] });
  return [originalName(file), ...variants.map((variant) => variantFile(variant.file))];
}
export {
  listMadeAvif,
  listMadeFiles,
  listPictureFiles,
  originalFile,
  originalName,
  pictureFolders,
  variantFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3BpY3R1cmUtZmlsZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVk7QUFDckIsU0FBUyxjQUE0QixhQUFhLGlCQUFpQjtBQUs1RCxNQUFNLGlCQUFpQixFQUFFLFdBQVcsb0JBQW9CLFVBQVUsa0JBQWtCO0FBR3BGLFNBQVMsYUFBYSxNQUFzQjtBQUNqRCxTQUFPLEdBQUcsZUFBZSxTQUFTLElBQUksSUFBSTtBQUM1QztBQUdPLFNBQVMsWUFBWSxNQUFzQjtBQUNoRCxTQUFPLEdBQUcsZUFBZSxRQUFRLElBQUksSUFBSTtBQUMzQztBQUdPLFNBQVMsYUFBYSxFQUFFLE1BQU0sVUFBVSxHQUFvRDtBQUNqRyxTQUFPLEdBQUcsSUFBSSxJQUFJLFNBQVM7QUFDN0I7QUFHTyxTQUFTLGNBQWMsUUFBZ0IsTUFBbUIsU0FBOEI7QUFDN0YsU0FBTztBQUFBLElBQ0wsRUFBRSxNQUFNLGFBQWEsYUFBYSxJQUFJLENBQUMsR0FBRyxNQUFNLEtBQUssUUFBUSxZQUFZLEtBQUssU0FBUyxFQUFFLEVBQUU7QUFBQSxJQUMzRixHQUFHLGFBQWEsT0FBTyxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQU0sT0FBTyxPQUFPLE9BQU87QUFBQSxNQUN6RCxNQUFNLFlBQVksSUFBSTtBQUFBLE1BQ3RCLE1BQU0sS0FBSyxRQUFRLFVBQVUsT0FBTyxNQUFNLENBQUM7QUFBQSxJQUM3QyxFQUFFO0FBQUEsRUFDSjtBQUNGO0FBR08sU0FBUyxhQUFhLFFBQWdCLFNBQThCO0FBQ3pFLFNBQU8sUUFBUSxPQUFPLElBQUksQ0FBQyxXQUFXO0FBQUEsSUFDcEMsTUFBTSxZQUFZLFlBQVksU0FBUyxPQUFPLE1BQU0sQ0FBQztBQUFBLElBQ3JELE1BQU0sS0FBSyxRQUFRLFVBQVUsT0FBTyxNQUFNLENBQUM7QUFBQSxFQUM3QyxFQUFFO0FBQ0o7QUFHTyxTQUFTLGlCQUFpQixFQUFFLE1BQU0sUUFBUSxHQUFpRDtBQUNoRyxRQUFNLFdBQVcsYUFBYSxFQUFFLEdBQUcsU0FBUyxTQUFTLENBQUMsUUFBUSxRQUFRLE1BQU0sRUFBRSxDQUFDO0FBQy9FLFNBQU8sQ0FBQyxhQUFhLElBQUksR0FBRyxHQUFHLFNBQVMsSUFBSSxDQUFDLFlBQVksWUFBWSxRQUFRLElBQUksQ0FBQyxDQUFDO0FBQ3JGOyIsCiAgIm5hbWVzIjogW10KfQo=

//f4b3b5314e8274a7d5aff4fb7734f1ac4194418a
