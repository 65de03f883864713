import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { sourceSet } from "../../src/shared/pictures.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { Layout } from "../components/frame.tsx";
import { Gallery, PlainGallery, partLength } from "../components/gallery.tsx";
import { GalleryProjects } from "../components/gallery-projects.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb, CallToAction } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { FenceKinds, Section } from "../components/sections.tsx";
import { gallerySizes } from "../islands/gallery/gallery-list.ts";
import { usePage, useSite, useVisitor } from "../site.ts";
import { imageObject, webPage } from "../structured-data.ts";
function GalleryPage() {
  const site = useSite();
  const { path } = usePage();
  const isFiltered = useVisitor().projectFilter !== void 0;
  const isEmpty = site.gallery.length === 0;
  const { title, description, keywords, hero, callToAction } = fillPlaceholders(site.content.gallery, site.profile);
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `${title} | ${site.profile.name}`, description, keywords }),
    /* @__PURE__ */ jsx(StructuredData, { data: { ...webPage(title, description, path, site), ...galleryPictures(site) } }),
    !isFiltered && /* @__PURE__ */ jsx(GalleryPreloads, {}),
    /* @__PURE__ */ jsx(Hero, { kind: "plain", heading: hero.heading, text: isEmpty ? hero.textWhileEmpty : hero.text }),
    /* @__PURE__ */ jsx("div", { className: "frame", children: /* @__PURE__ */ jsx(Breadcrumb, { trail: [{ name: "Home", path: "/" }], current: "Gallery" }) }),
    (isFiltered || site.projects.length > 0) && /* @__PURE__ */ jsx(GalleryProjects, {}),
    isEmpty && /* @__PURE__ */ jsx(FenceKinds, { isFirst: true }),
    !isFiltered && /* @__PURE__ */ jsxs(Section, { heading: "Our Completed Projects", children: [
      /* @__PURE__ */ jsx(Gallery, { expected: site.gallery.length, samples: gallerySamples(site) }),
      /* @__PURE__ */ jsx("noscript", { children: /* @__PURE__ */ jsx(PlainGallery, {}) })
    ] }),
    !isEmpty && /* @__PURE__ */ jsx(FenceKinds, { isFirst: false }),
    /* @__PURE__ */ jsx(
      CallToAction,
      {
        heading: callToAction.heading,
        text: isEmpty ? callToAction.textWhileEmpty : callToAction.text,
        action: "Get Free Estimate",
        callLabel: `Call: ${site.profile.phone}`
      }
    )
  ] });
}
const sampleCount = 6;
function gallerySamples({ content, profile }) {
  const { projects } = fillPlaceholders(content.home.gallery, profile);
  return projects.slice(0, sampleCount).map(({ title, location, picture }) => ({ caption: `${title} - ${location}`, file: picture.name }));
}
function GalleryPreloads() {
  const { gallery, projects } = useSite();
  const first = projects.length > 0 ? void 0 : gallery[0];
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("link", { rel: "preload", as: "fetch", href: "/api/images", crossOrigin: "use-credentials" }),
    first?.picture?.formats.includes("avif") && /* @__PURE__ */ jsx(
      "link",
      {
        rel: "preload",
        as: "image",
        type: "image/avif",
        imageSrcSet: sourceSet(first.picture, "avif"),
        imageSizes: gallerySizes,
        fetchPriority: "high"
      }
    )
  ] });
}
function galleryPictures({ gallery, profile, publicUrl }) {
  const pictures = gallery.slice(0, partLength).flatMap(
    ({ alt, picture }) => picture ? [imageObject(picture, alt || `Fence by ${profile.name}`, publicUrl)] : []
  );
  return pictures.length > 0 ? { "@type": "ImageGallery", image: pictures } : {};
}
export {
  GalleryPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvZ2FsbGVyeS50c3giXSwKICAibWFwcGluZ3MiOiAiQUFzQk0sU0E2Q0YsVUE3Q0UsS0FXRSxZQVhGO0FBdEJOLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsd0JBQXdCO0FBQ2pDLFNBQVMsY0FBYztBQUN2QixTQUFTLFNBQTZCLGNBQWMsa0JBQWtCO0FBQ3RFLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMsWUFBWTtBQUNyQixTQUFTLFlBQVksb0JBQW9CO0FBQ3pDLFNBQVMsTUFBTSxzQkFBc0I7QUFDckMsU0FBUyxZQUFZLGVBQWU7QUFDcEMsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxTQUFTLFNBQVMsa0JBQWtCO0FBQzdDLFNBQVMsYUFBeUIsZUFBZTtBQUcxQyxTQUFTLGNBQWM7QUFDNUIsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sYUFBYSxXQUFXLEVBQUUsa0JBQWtCO0FBQ2xELFFBQU0sVUFBVSxLQUFLLFFBQVEsV0FBVztBQUN4QyxRQUFNLEVBQUUsT0FBTyxhQUFhLFVBQVUsTUFBTSxhQUFhLElBQUksaUJBQWlCLEtBQUssUUFBUSxTQUFTLEtBQUssT0FBTztBQUNoSCxTQUNFLHFCQUFDLFVBQ0M7QUFBQSx3QkFBQyxRQUFLLE9BQU8sR0FBRyxLQUFLLE1BQU0sS0FBSyxRQUFRLElBQUksSUFBSSxhQUEwQixVQUFvQjtBQUFBLElBQzlGLG9CQUFDLGtCQUFlLE1BQU0sRUFBRSxHQUFHLFFBQVEsT0FBTyxhQUFhLE1BQU0sSUFBSSxHQUFHLEdBQUcsZ0JBQWdCLElBQUksRUFBRSxHQUFHO0FBQUEsSUFDL0YsQ0FBQyxjQUFjLG9CQUFDLG1CQUFnQjtBQUFBLElBQ2pDLG9CQUFDLFFBQUssTUFBSyxTQUFRLFNBQVMsS0FBSyxTQUFTLE1BQU0sVUFBVSxLQUFLLGlCQUFpQixLQUFLLE1BQU07QUFBQSxJQUMzRixvQkFBQyxTQUFJLFdBQVUsU0FDYiw4QkFBQyxjQUFXLE9BQU8sQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUFNLElBQUksQ0FBQyxHQUFHLFNBQVEsV0FBVSxHQUN0RTtBQUFBLEtBQ0UsY0FBYyxLQUFLLFNBQVMsU0FBUyxNQUFNLG9CQUFDLG1CQUFnQjtBQUFBLElBRTdELFdBQVcsb0JBQUMsY0FBVyxTQUFPLE1BQUM7QUFBQSxJQUMvQixDQUFDLGNBQ0EscUJBQUMsV0FBUSxTQUFRLDBCQUNmO0FBQUEsMEJBQUMsV0FBUSxVQUFVLEtBQUssUUFBUSxRQUFRLFNBQVMsZUFBZSxJQUFJLEdBQUc7QUFBQSxNQUN2RSxvQkFBQyxjQUNDLDhCQUFDLGdCQUFhLEdBQ2hCO0FBQUEsT0FDRjtBQUFBLElBRUQsQ0FBQyxXQUFXLG9CQUFDLGNBQVcsU0FBUyxPQUFPO0FBQUEsSUFDekM7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLFNBQVMsYUFBYTtBQUFBLFFBQ3RCLE1BQU0sVUFBVSxhQUFhLGlCQUFpQixhQUFhO0FBQUEsUUFDM0QsUUFBTztBQUFBLFFBQ1AsV0FBVyxTQUFTLEtBQUssUUFBUSxLQUFLO0FBQUE7QUFBQSxJQUN4QztBQUFBLEtBQ0Y7QUFFSjtBQUdBLE1BQU0sY0FBYztBQUVwQixTQUFTLGVBQWUsRUFBRSxTQUFTLFFBQVEsR0FBZ0Q7QUFDekYsUUFBTSxFQUFFLFNBQVMsSUFBSSxpQkFBaUIsUUFBUSxLQUFLLFNBQVMsT0FBTztBQUNuRSxTQUFPLFNBQ0osTUFBTSxHQUFHLFdBQVcsRUFDcEIsSUFBSSxDQUFDLEVBQUUsT0FBTyxVQUFVLFFBQVEsT0FBTyxFQUFFLFNBQVMsR0FBRyxLQUFLLE1BQU0sUUFBUSxJQUFJLE1BQU0sUUFBUSxLQUFLLEVBQUU7QUFDdEc7QUFHQSxTQUFTLGtCQUFrQjtBQUN6QixRQUFNLEVBQUUsU0FBUyxTQUFTLElBQUksUUFBUTtBQUV0QyxRQUFNLFFBQVEsU0FBUyxTQUFTLElBQUksU0FBWSxRQUFRLENBQUM7QUFDekQsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLFVBQUssS0FBSSxXQUFVLElBQUcsU0FBUSxNQUFLLGVBQWMsYUFBWSxtQkFBa0I7QUFBQSxJQUMvRSxPQUFPLFNBQVMsUUFBUSxTQUFTLE1BQU0sS0FDdEM7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLEtBQUk7QUFBQSxRQUNKLElBQUc7QUFBQSxRQUNILE1BQUs7QUFBQSxRQUNMLGFBQWEsVUFBVSxNQUFNLFNBQVMsTUFBTTtBQUFBLFFBQzVDLFlBQVk7QUFBQSxRQUNaLGVBQWM7QUFBQTtBQUFBLElBQ2hCO0FBQUEsS0FFSjtBQUVKO0FBR0EsU0FBUyxnQkFBZ0IsRUFBRSxTQUFTLFNBQVMsVUFBVSxHQUErQztBQUNwRyxRQUFNLFdBQVcsUUFDZCxNQUFNLEdBQUcsVUFBVSxFQUNuQjtBQUFBLElBQVEsQ0FBQyxFQUFFLEtBQUssUUFBUSxNQUN2QixVQUFVLENBQUMsWUFBWSxTQUFTLE9BQU8sWUFBWSxRQUFRLElBQUksSUFBSSxTQUFTLENBQUMsSUFBSSxDQUFDO0FBQUEsRUFDcEY7QUFDRixTQUFPLFNBQVMsU0FBUyxJQUFJLEVBQUUsU0FBUyxnQkFBZ0IsT0FBTyxTQUFTLElBQUksQ0FBQztBQUMvRTsiLAogICJuYW1lcyI6IFtdCn0K

//91be0804dfc1b6ec7eedb1df3e4e9042b9208b85
