const siteSlots = [
  { name: "hero-image.jpg", width: 1920, height: 1080 },
  { name: "logo.png", width: 240, height: 80 },
  { name: "feature-quality.jpg", width: 500, height: 300 },
  { name: "feature-licensed.jpg", width: 500, height: 300 },
  { name: "feature-pricing.jpg", width: 500, height: 300 },
  { name: "service-wood.jpg", width: 800, height: 600 },
  { name: "service-vinyl.jpg", width: 800, height: 600 },
  { name: "service-aluminum.jpg", width: 800, height: 600 },
  { name: "service-repair.jpg", width: 800, height: 600 },
  { name: "about-team.jpg", width: 1e3, height: 800 },
  { name: "gallery-1.jpg", width: 800, height: 600 },
  { name: "gallery-2.jpg", width: 800, height: 600 },
  { name: "gallery-3.jpg", width: 800, height: 600 },
  { name: "gallery-4.jpg", width: 800, height: 600 },
  { name: "gallery-5.jpg", width: 800, height: 600 },
  { name: "gallery-6.jpg", width: 800, height: 600 }
];
const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 64e6, side: 16384 };
function slotOf(fileName) {
  const wanted = fileName.toLowerCase().replace(/\.jpeg$/, ".jpg");
  return siteSlots.find(({ name }) => name === wanted)?.name;
}
const variantWidths = [400, 600, 800, 1200, 1920];
const variantFormats = ["avif", "webp", "jpeg"];
const largestShare = { width: 1200, height: 630 };
function shareSize({ width, height }) {
  const scale = Math.min(1, width / largestShare.width, height / largestShare.height);
  return { width: Math.round(largestShare.width * scale), height: Math.round(largestShare.height * scale) };
}
function shareName(picture) {
  return `${picture.name.replace(/\.[^.]+$/, "")}-${picture.hash}-share-${shareSize(picture).width}.jpg`;
}
function variantName(picture, width, format) {
  const stem = picture.name.replace(/\.[^.]+$/, "");
  return `${stem}-${picture.hash}-${widthFile(width, format)}`;
}
function widthFile(width, format) {
  return `${width}.${format === "jpeg" ? "jpg" : format}`;
}
function variantAddress(picture, width, format) {
  return `/images/variants/${encodeURIComponent(variantName(picture, width, format))}`;
}
function sourceSet(picture, format) {
  return picture.widths.map((width) => `${variantAddress(picture, width, format)} ${width}w`).join(", ");
}
function fallbackAddress(picture) {
  const width = picture.widths.find((candidate) => candidate >= 800) ?? picture.widths.at(-1) ?? picture.width;
  return variantAddress(picture, width, "jpeg");
}
function thumbnailAddress(picture) {
  return variantAddress(picture, picture.widths[0] ?? picture.width, "jpeg");
}
function widthsFor(originalWidth) {
  const largest = variantWidths[variantWidths.length - 1] ?? originalWidth;
  return [...variantWidths.filter((width) => width < originalWidth), Math.min(originalWidth, largest)].filter(
    (width, index, all) => all.indexOf(width) === index
  );
}
function listVariants(picture) {
  return picture.formats.flatMap(
    (format) => picture.widths.map((width) => ({ file: variantName(picture, width, format), width, format }))
  );
}
export {
  fallbackAddress,
  listVariants,
  pictureLimits,
  shareName,
  shareSize,
  siteSlots,
  slotOf,
  sourceSet,
  thumbnailAddress,
  variantFormats,
  variantName,
  widthFile,
  widthsFor
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9waWN0dXJlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sWUFBWTtBQUFBLEVBQ3ZCLEVBQUUsTUFBTSxrQkFBa0IsT0FBTyxNQUFNLFFBQVEsS0FBSztBQUFBLEVBQ3BELEVBQUUsTUFBTSxZQUFZLE9BQU8sS0FBSyxRQUFRLEdBQUc7QUFBQSxFQUMzQyxFQUFFLE1BQU0sdUJBQXVCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUN2RCxFQUFFLE1BQU0sd0JBQXdCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUN4RCxFQUFFLE1BQU0sdUJBQXVCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUN2RCxFQUFFLE1BQU0sb0JBQW9CLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNwRCxFQUFFLE1BQU0scUJBQXFCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNyRCxFQUFFLE1BQU0sd0JBQXdCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUN4RCxFQUFFLE1BQU0sc0JBQXNCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUN0RCxFQUFFLE1BQU0sa0JBQWtCLE9BQU8sS0FBTSxRQUFRLElBQUk7QUFBQSxFQUNuRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNqRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNqRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNqRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNqRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxFQUNqRCxFQUFFLE1BQU0saUJBQWlCLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFDbkQ7QUFNTyxNQUFNLGdCQUFnQixFQUFFLE9BQU8sS0FBSyxPQUFPLE1BQU0sUUFBUSxNQUFZLE1BQU0sTUFBTztBQUdsRixTQUFTLE9BQU8sVUFBc0M7QUFDM0QsUUFBTSxTQUFTLFNBQVMsWUFBWSxFQUFFLFFBQVEsV0FBVyxNQUFNO0FBQy9ELFNBQU8sVUFBVSxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxNQUFNLEdBQUc7QUFDeEQ7QUFHQSxNQUFNLGdCQUFnQixDQUFDLEtBQUssS0FBSyxLQUFLLE1BQU0sSUFBSTtBQUV6QyxNQUFNLGlCQUFpQixDQUFDLFFBQVEsUUFBUSxNQUFNO0FBb0JyRCxNQUFNLGVBQWUsRUFBRSxPQUFPLE1BQU0sUUFBUSxJQUFJO0FBR3pDLFNBQVMsVUFBVSxFQUFFLE9BQU8sT0FBTyxHQUF5RTtBQUNqSCxRQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsUUFBUSxhQUFhLE9BQU8sU0FBUyxhQUFhLE1BQU07QUFDbEYsU0FBTyxFQUFFLE9BQU8sS0FBSyxNQUFNLGFBQWEsUUFBUSxLQUFLLEdBQUcsUUFBUSxLQUFLLE1BQU0sYUFBYSxTQUFTLEtBQUssRUFBRTtBQUMxRztBQUdPLFNBQVMsVUFBVSxTQUFzRTtBQUM5RixTQUFPLEdBQUcsUUFBUSxLQUFLLFFBQVEsWUFBWSxFQUFFLENBQUMsSUFBSSxRQUFRLElBQUksVUFBVSxVQUFVLE9BQU8sRUFBRSxLQUFLO0FBQ2xHO0FBTU8sU0FBUyxZQUFZLFNBQXlDLE9BQWUsUUFBK0I7QUFDakgsUUFBTSxPQUFPLFFBQVEsS0FBSyxRQUFRLFlBQVksRUFBRTtBQUNoRCxTQUFPLEdBQUcsSUFBSSxJQUFJLFFBQVEsSUFBSSxJQUFJLFVBQVUsT0FBTyxNQUFNLENBQUM7QUFDNUQ7QUFHTyxTQUFTLFVBQVUsT0FBZSxRQUErQjtBQUN0RSxTQUFPLEdBQUcsS0FBSyxJQUFJLFdBQVcsU0FBUyxRQUFRLE1BQU07QUFDdkQ7QUFHQSxTQUFTLGVBQWUsU0FBeUMsT0FBZSxRQUErQjtBQUM3RyxTQUFPLG9CQUFvQixtQkFBbUIsWUFBWSxTQUFTLE9BQU8sTUFBTSxDQUFDLENBQUM7QUFDcEY7QUFHTyxTQUFTLFVBQVUsU0FBa0IsUUFBK0I7QUFDekUsU0FBTyxRQUFRLE9BQU8sSUFBSSxDQUFDLFVBQVUsR0FBRyxlQUFlLFNBQVMsT0FBTyxNQUFNLENBQUMsSUFBSSxLQUFLLEdBQUcsRUFBRSxLQUFLLElBQUk7QUFDdkc7QUFHTyxTQUFTLGdCQUFnQixTQUEwQjtBQUN4RCxRQUFNLFFBQVEsUUFBUSxPQUFPLEtBQUssQ0FBQyxjQUFjLGFBQWEsR0FBRyxLQUFLLFFBQVEsT0FBTyxHQUFHLEVBQUUsS0FBSyxRQUFRO0FBQ3ZHLFNBQU8sZUFBZSxTQUFTLE9BQU8sTUFBTTtBQUM5QztBQUdPLFNBQVMsaUJBQWlCLFNBQTBCO0FBQ3pELFNBQU8sZUFBZSxTQUFTLFFBQVEsT0FBTyxDQUFDLEtBQUssUUFBUSxPQUFPLE1BQU07QUFDM0U7QUFHTyxTQUFTLFVBQVUsZUFBaUM7QUFDekQsUUFBTSxVQUFVLGNBQWMsY0FBYyxTQUFTLENBQUMsS0FBSztBQUMzRCxTQUFPLENBQUMsR0FBRyxjQUFjLE9BQU8sQ0FBQyxVQUFVLFFBQVEsYUFBYSxHQUFHLEtBQUssSUFBSSxlQUFlLE9BQU8sQ0FBQyxFQUFFO0FBQUEsSUFDbkcsQ0FBQyxPQUFPLE9BQU8sUUFBUSxJQUFJLFFBQVEsS0FBSyxNQUFNO0FBQUEsRUFDaEQ7QUFDRjtBQUdPLFNBQVMsYUFBYSxTQUE0RTtBQUN2RyxTQUFPLFFBQVEsUUFBUTtBQUFBLElBQVEsQ0FBQyxXQUM5QixRQUFRLE9BQU8sSUFBSSxDQUFDLFdBQVcsRUFBRSxNQUFNLFlBQVksU0FBUyxPQUFPLE1BQU0sR0FBRyxPQUFPLE9BQU8sRUFBRTtBQUFBLEVBQzlGO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//c61178aafceca3e730e62e65b65a31dd54f1f5b7
