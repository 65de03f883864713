import { listedSections } from "./admin-sections.ts";
const pricePath = "/price-my-fence";
const fixedRoutes = {
  listed: [
    { path: "/", screen: "home" },
    { path: "/gallery", screen: "gallery" },
    { path: "/fence-financing", screen: "financing" },
    { path: pricePath, screen: "price" },
    { path: "/areas-we-serve", screen: "areas" }
  ],
  unlisted: [
    ...listedSections.map(({ path }) => ({ path, screen: "admin", unlisted: true })),
    { path: "/upload-images", screen: "upload-images", unlisted: true },
    { path: "/upload-catalog", screen: "upload-catalog", unlisted: true }
  ]
};
const staffRoutes = fixedRoutes.unlisted.filter(
  ({ path }) => ["/admin", "/upload-images", "/upload-catalog"].includes(path)
);
function catalogPath(profile) {
  return `/${profile.retailerSlug}-ihss-${profile.catalogYear}`;
}
function catalogFileName(profile) {
  return `${profile.catalogYear} ${profile.brandInitials} Catalog.pdf`;
}
export {
  catalogFileName,
  catalogPath,
  fixedRoutes,
  pricePath,
  staffRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9yb3V0ZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLHNCQUFzQjtBQTJCeEIsTUFBTSxZQUFZO0FBR2xCLE1BQU0sY0FBYztBQUFBLEVBQ3pCLFFBQVE7QUFBQSxJQUNOLEVBQUUsTUFBTSxLQUFLLFFBQVEsT0FBTztBQUFBLElBQzVCLEVBQUUsTUFBTSxZQUFZLFFBQVEsVUFBVTtBQUFBLElBQ3RDLEVBQUUsTUFBTSxvQkFBb0IsUUFBUSxZQUFZO0FBQUEsSUFDaEQsRUFBRSxNQUFNLFdBQVcsUUFBUSxRQUFRO0FBQUEsSUFDbkMsRUFBRSxNQUFNLG1CQUFtQixRQUFRLFFBQVE7QUFBQSxFQUM3QztBQUFBLEVBQ0EsVUFBVTtBQUFBLElBQ1IsR0FBRyxlQUFlLElBQUksQ0FBQyxFQUFFLEtBQUssT0FBbUIsRUFBRSxNQUFNLFFBQVEsU0FBUyxVQUFVLEtBQUssRUFBRTtBQUFBLElBQzNGLEVBQUUsTUFBTSxrQkFBa0IsUUFBUSxpQkFBaUIsVUFBVSxLQUFLO0FBQUEsSUFDbEUsRUFBRSxNQUFNLG1CQUFtQixRQUFRLGtCQUFrQixVQUFVLEtBQUs7QUFBQSxFQUN0RTtBQUNGO0FBR08sTUFBTSxjQUFxQyxZQUFZLFNBQVM7QUFBQSxFQUFPLENBQUMsRUFBRSxLQUFLLE1BQ3BGLENBQUMsVUFBVSxrQkFBa0IsaUJBQWlCLEVBQUUsU0FBUyxJQUFJO0FBQy9EO0FBR08sU0FBUyxZQUFZLFNBQWdFO0FBQzFGLFNBQU8sSUFBSSxRQUFRLFlBQVksU0FBUyxRQUFRLFdBQVc7QUFDN0Q7QUFHTyxTQUFTLGdCQUFnQixTQUFpRTtBQUMvRixTQUFPLEdBQUcsUUFBUSxXQUFXLElBQUksUUFBUSxhQUFhO0FBQ3hEOyIsCiAgIm5hbWVzIjogW10KfQo=

//060537a602d1782245d3061332db4a259eaeb658
