import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { altInViewer } from "../islands/gallery/gallery-list.ts";
import { useSite, useVisitor } from "../site.ts";
import { Icon, Spinner } from "./icon.tsx";
import { Lightbox } from "./lightbox.tsx";
import { Picture } from "./picture.tsx";
const placeholdersAtMost = 40;
function Gallery({ expected, samples }) {
  const places = Array.from({ length: Math.min(expected, placeholdersAtMost) }, (_none, index) => index);
  return /* @__PURE__ */ jsxs("div", { className: "gallery", children: [
    /* @__PURE__ */ jsxs("p", { className: "gallery__loading", role: "status", hidden: true, children: [
      /* @__PURE__ */ jsx(Spinner, {}),
      "Loading gallery images..."
    ] }),
    /* @__PURE__ */ jsx("div", { className: "gallery__empty", hidden: true, children: /* @__PURE__ */ jsx(GalleryEmpty, {}) }),
    /* @__PURE__ */ jsx("ul", { className: "gallery__grid gallery__places", "aria-hidden": "true", children: places.map((place) => /* @__PURE__ */ jsx("li", { className: "gallery__place" }, place)) }),
    /* @__PURE__ */ jsx("ul", { className: "gallery__grid gallery__list", hidden: true }),
    /* @__PURE__ */ jsx("template", { className: "gallery__samples", children: samples.map((sample) => /* @__PURE__ */ jsx(Sample, { ...sample }, sample.file)) }),
    /* @__PURE__ */ jsx(Lightbox, {})
  ] });
}
function Sample({ caption, file }) {
  const path = `/images/${encodeURIComponent(file)}`;
  return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { className: "gallery__link", href: path, "data-caption": caption, "data-alt": altInViewer, children: [
    /* @__PURE__ */ jsx("picture", { children: /* @__PURE__ */ jsx("img", { className: "gallery__picture", alt: caption, decoding: "async", loading: "lazy", src: path }) }),
    /* @__PURE__ */ jsx("span", { className: "gallery__caption", children: caption })
  ] }) });
}
function GalleryEmpty() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Icon, { name: "picture" }),
    /* @__PURE__ */ jsx("h3", { children: "No Images Found" }),
    /* @__PURE__ */ jsx("p", { children: "Gallery images will appear here once uploaded to the gallery folder." })
  ] });
}
const partLength = 36;
function PlainGallery() {
  const { gallery } = useSite();
  const parts = Math.ceil(gallery.length / partLength);
  const part = Math.min(useVisitor().galleryPart ?? 1, parts);
  if (gallery.length === 0)
    return /* @__PURE__ */ jsx("div", { className: "gallery__empty", children: /* @__PURE__ */ jsx(GalleryEmpty, {}) });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("ul", { className: "gallery__grid", children: gallery.slice((part - 1) * partLength, part * partLength).map((image) => /* @__PURE__ */ jsx(PlainPicture, { ...image }, image.path)) }),
    parts > 1 && /* @__PURE__ */ jsx(PartLinks, { part, parts })
  ] });
}
function PlainPicture({ name, path, url, picture }) {
  return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { className: "gallery__link", href: path, children: picture ? /* @__PURE__ */ jsx(Picture, { picture, alt: name, sizes: "25rem", className: "gallery__picture" }) : /* @__PURE__ */ jsx("img", { src: url, alt: name, loading: "lazy", className: "gallery__picture" }) }) });
}
function PartLinks({ part, parts }) {
  const address = (target) => target === 1 ? "/gallery" : `/gallery?part=${target}`;
  return /* @__PURE__ */ jsxs("nav", { className: "gallery__parts", "aria-label": "Gallery pages", children: [
    part > 1 && /* @__PURE__ */ jsx("a", { className: "button button--quiet", rel: "prev", href: address(part - 1), children: "Newer pictures" }),
    /* @__PURE__ */ jsxs("span", { children: [
      "Page ",
      part,
      " of ",
      parts
    ] }),
    part < parts && /* @__PURE__ */ jsx("a", { className: "button button--quiet", rel: "next", href: address(part + 1), children: "More pictures" })
  ] });
}
export {
  Gallery,
  PlainGallery,
  partLength
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9nYWxsZXJ5LnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQTRCTSxTQXdDRixVQXZDSSxLQURGO0FBM0JOLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsU0FBUyxrQkFBa0I7QUFDcEMsU0FBUyxNQUFNLGVBQWU7QUFDOUIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxlQUFlO0FBR3hCLE1BQU0scUJBQXFCO0FBZ0JwQixTQUFTLFFBQVEsRUFBRSxVQUFVLFFBQVEsR0FBaUI7QUFDM0QsUUFBTSxTQUFTLE1BQU0sS0FBSyxFQUFFLFFBQVEsS0FBSyxJQUFJLFVBQVUsa0JBQWtCLEVBQUUsR0FBRyxDQUFDLE9BQU8sVUFBVSxLQUFLO0FBQ3JHLFNBQ0UscUJBQUMsU0FBSSxXQUFVLFdBQ2I7QUFBQSx5QkFBQyxPQUFFLFdBQVUsb0JBQW1CLE1BQUssVUFBUyxRQUFNLE1BQ2xEO0FBQUEsMEJBQUMsV0FBUTtBQUFBLE1BQUU7QUFBQSxPQUViO0FBQUEsSUFDQSxvQkFBQyxTQUFJLFdBQVUsa0JBQWlCLFFBQU0sTUFDcEMsOEJBQUMsZ0JBQWEsR0FDaEI7QUFBQSxJQUNBLG9CQUFDLFFBQUcsV0FBVSxpQ0FBZ0MsZUFBWSxRQUN2RCxpQkFBTyxJQUFJLENBQUMsVUFDWCxvQkFBQyxRQUFHLFdBQVUsb0JBQXNCLEtBQU8sQ0FDNUMsR0FDSDtBQUFBLElBQ0Esb0JBQUMsUUFBRyxXQUFVLCtCQUE4QixRQUFNLE1BQUM7QUFBQSxJQUNuRCxvQkFBQyxjQUFTLFdBQVUsb0JBQ2pCLGtCQUFRLElBQUksQ0FBQyxXQUNaLG9CQUFDLFVBQTBCLEdBQUcsVUFBakIsT0FBTyxJQUFrQixDQUN2QyxHQUNIO0FBQUEsSUFDQSxvQkFBQyxZQUFTO0FBQUEsS0FDWjtBQUVKO0FBRUEsU0FBUyxPQUFPLEVBQUUsU0FBUyxLQUFLLEdBQWtCO0FBQ2hELFFBQU0sT0FBTyxXQUFXLG1CQUFtQixJQUFJLENBQUM7QUFDaEQsU0FDRSxvQkFBQyxRQUNDLCtCQUFDLE9BQUUsV0FBVSxpQkFBZ0IsTUFBTSxNQUFNLGdCQUFjLFNBQVMsWUFBVSxhQUN4RTtBQUFBLHdCQUFDLGFBQ0MsOEJBQUMsU0FBSSxXQUFVLG9CQUFtQixLQUFLLFNBQVMsVUFBUyxTQUFRLFNBQVEsUUFBTyxLQUFLLE1BQU0sR0FDN0Y7QUFBQSxJQUNBLG9CQUFDLFVBQUssV0FBVSxvQkFBb0IsbUJBQVE7QUFBQSxLQUM5QyxHQUNGO0FBRUo7QUFHQSxTQUFTLGVBQWU7QUFDdEIsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLFFBQUssTUFBSyxXQUFVO0FBQUEsSUFDckIsb0JBQUMsUUFBRyw2QkFBZTtBQUFBLElBQ25CLG9CQUFDLE9BQUUsa0ZBQW9FO0FBQUEsS0FDekU7QUFFSjtBQUdPLE1BQU0sYUFBYTtBQUduQixTQUFTLGVBQWU7QUFDN0IsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFFBQU0sUUFBUSxLQUFLLEtBQUssUUFBUSxTQUFTLFVBQVU7QUFDbkQsUUFBTSxPQUFPLEtBQUssSUFBSSxXQUFXLEVBQUUsZUFBZSxHQUFHLEtBQUs7QUFDMUQsTUFBSSxRQUFRLFdBQVc7QUFDckIsV0FDRSxvQkFBQyxTQUFJLFdBQVUsa0JBQ2IsOEJBQUMsZ0JBQWEsR0FDaEI7QUFFSixTQUNFLGlDQUNFO0FBQUEsd0JBQUMsUUFBRyxXQUFVLGlCQUNYLGtCQUFRLE9BQU8sT0FBTyxLQUFLLFlBQVksT0FBTyxVQUFVLEVBQUUsSUFBSSxDQUFDLFVBQzlELG9CQUFDLGdCQUErQixHQUFHLFNBQWhCLE1BQU0sSUFBaUIsQ0FDM0MsR0FDSDtBQUFBLElBQ0MsUUFBUSxLQUFLLG9CQUFDLGFBQVUsTUFBWSxPQUFjO0FBQUEsS0FDckQ7QUFFSjtBQUVBLFNBQVMsYUFBYSxFQUFFLE1BQU0sTUFBTSxLQUFLLFFBQVEsR0FBbUI7QUFDbEUsU0FDRSxvQkFBQyxRQUNDLDhCQUFDLE9BQUUsV0FBVSxpQkFBZ0IsTUFBTSxNQUNoQyxvQkFDQyxvQkFBQyxXQUFRLFNBQWtCLEtBQUssTUFBTSxPQUFNLFNBQVEsV0FBVSxvQkFBbUIsSUFFakYsb0JBQUMsU0FBSSxLQUFLLEtBQUssS0FBSyxNQUFNLFNBQVEsUUFBTyxXQUFVLG9CQUFtQixHQUUxRSxHQUNGO0FBRUo7QUFFQSxTQUFTLFVBQVUsRUFBRSxNQUFNLE1BQU0sR0FBb0M7QUFDbkUsUUFBTSxVQUFVLENBQUMsV0FBb0IsV0FBVyxJQUFJLGFBQWEsaUJBQWlCLE1BQU07QUFDeEYsU0FDRSxxQkFBQyxTQUFJLFdBQVUsa0JBQWlCLGNBQVcsaUJBQ3hDO0FBQUEsV0FBTyxLQUNOLG9CQUFDLE9BQUUsV0FBVSx3QkFBdUIsS0FBSSxRQUFPLE1BQU0sUUFBUSxPQUFPLENBQUMsR0FBRyw0QkFFeEU7QUFBQSxJQUVGLHFCQUFDLFVBQUs7QUFBQTtBQUFBLE1BQ0U7QUFBQSxNQUFLO0FBQUEsTUFBSztBQUFBLE9BQ2xCO0FBQUEsSUFDQyxPQUFPLFNBQ04sb0JBQUMsT0FBRSxXQUFVLHdCQUF1QixLQUFJLFFBQU8sTUFBTSxRQUFRLE9BQU8sQ0FBQyxHQUFHLDJCQUV4RTtBQUFBLEtBRUo7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//57d01cc7125c9d43fb4b8f0d2ab2b89fbc0815c9
