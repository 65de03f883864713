import { jsx, jsxs } from "react/jsx-runtime";
import { useCallback, useEffect, useRef, useState } from "react";
import { Spinner } from "../../components/icon.tsx";
import { useAwake } from "../awake.ts";
import { request } from "../request.ts";
import { addToast } from "../toast.ts";
function UploadedImages({ images, phase, reload }) {
  const awake = useAwake();
  return /* @__PURE__ */ jsxs("section", { className: "uploaded", "aria-labelledby": "uploaded-title", children: [
    /* @__PURE__ */ jsx("h2", { id: "uploaded-title", children: "Uploaded Images" }),
    awake && !images && phase === "loading" && /* @__PURE__ */ jsxs("p", { className: "uploaded__loading", role: "status", children: [
      /* @__PURE__ */ jsx(Spinner, {}),
      "Loading images..."
    ] }),
    phase === "failed" && /* @__PURE__ */ jsxs("div", { className: "uploaded__failed", children: [
      /* @__PURE__ */ jsx("p", { children: "The list could not be loaded." }),
      /* @__PURE__ */ jsx("button", { className: "button button--quiet", type: "button", onClick: () => void reload(), children: "Load again" })
    ] }),
    images?.length === 0 && /* @__PURE__ */ jsx("p", { className: "uploaded__empty", children: "No images uploaded yet." }),
    images && images.length > 0 && /* @__PURE__ */ jsx("ul", { className: "uploaded__grid", children: images.map(({ name, path, source }) => /* @__PURE__ */ jsxs("li", { className: "uploaded__item", children: [
      /* @__PURE__ */ jsx("img", { className: "uploaded__image", src: source, alt: name, loading: "lazy", width: 400, height: 300 }),
      /* @__PURE__ */ jsx("p", { className: "uploaded__name", children: name }),
      /* @__PURE__ */ jsx("p", { className: "uploaded__path", children: `Path: ${path}` })
    ] }, path)) })
  ] });
}
function useImageList() {
  const [images, setImages] = useState();
  const firstAddresses = useRef(/* @__PURE__ */ new Map());
  const [phase, setPhase] = useState("loading");
  const reload = useCallback(async () => {
    setPhase("loading");
    const list = await fetchImages();
    if (list) setImages(list.map((image) => ({ ...image, source: findSource(image, firstAddresses.current) })));
    setPhase(list ? "shown" : "failed");
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { images, phase, reload };
}
function findSource({ path, url }, firstAddresses) {
  const first = firstAddresses.get(path) ?? url;
  firstAddresses.set(path, first);
  return url === first ? path : `${path}?${encodeURIComponent(url)}`;
}
async function fetchImages() {
  try {
    const response = await request("/api/images?view=uploader");
    const list = await response.json();
    if (list.success && list.images) return list.images;
    tellFailure("Failed to load images");
  } catch {
    tellFailure("An error occurred while loading images");
  }
  return void 0;
}
function tellFailure(description) {
  addToast({ title: "Error", description, variant: "destructive" });
}
export {
  UploadedImages,
  useImageList
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvdXBsb2FkZWQtaW1hZ2VzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXdCTSxjQUVFLFlBRkY7QUF4Qk4sU0FBUyxhQUFhLFdBQVcsUUFBUSxnQkFBZ0I7QUFFekQsU0FBUyxlQUFlO0FBQ3hCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsZUFBZTtBQUN4QixTQUFTLGdCQUFnQjtBQWVsQixTQUFTLGVBQWUsRUFBRSxRQUFRLE9BQU8sT0FBTyxHQUFjO0FBQ25FLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UscUJBQUMsYUFBUSxXQUFVLFlBQVcsbUJBQWdCLGtCQUM1QztBQUFBLHdCQUFDLFFBQUcsSUFBRyxrQkFBaUIsNkJBQWU7QUFBQSxJQUN0QyxTQUFTLENBQUMsVUFBVSxVQUFVLGFBQzdCLHFCQUFDLE9BQUUsV0FBVSxxQkFBb0IsTUFBSyxVQUNwQztBQUFBLDBCQUFDLFdBQVE7QUFBQSxNQUFFO0FBQUEsT0FFYjtBQUFBLElBRUQsVUFBVSxZQUNULHFCQUFDLFNBQUksV0FBVSxvQkFDYjtBQUFBLDBCQUFDLE9BQUUsMkNBQTZCO0FBQUEsTUFDaEMsb0JBQUMsWUFBTyxXQUFVLHdCQUF1QixNQUFLLFVBQVMsU0FBUyxNQUFNLEtBQUssT0FBTyxHQUFHLHdCQUVyRjtBQUFBLE9BQ0Y7QUFBQSxJQUVELFFBQVEsV0FBVyxLQUFLLG9CQUFDLE9BQUUsV0FBVSxtQkFBa0IscUNBQXVCO0FBQUEsSUFDOUUsVUFBVSxPQUFPLFNBQVMsS0FDekIsb0JBQUMsUUFBRyxXQUFVLGtCQUNYLGlCQUFPLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxPQUFPLE1BQ2hDLHFCQUFDLFFBQUcsV0FBVSxrQkFDWjtBQUFBLDBCQUFDLFNBQUksV0FBVSxtQkFBa0IsS0FBSyxRQUFRLEtBQUssTUFBTSxTQUFRLFFBQU8sT0FBTyxLQUFLLFFBQVEsS0FBSztBQUFBLE1BQ2pHLG9CQUFDLE9BQUUsV0FBVSxrQkFBa0IsZ0JBQUs7QUFBQSxNQUNwQyxvQkFBQyxPQUFFLFdBQVUsa0JBQWtCLG1CQUFTLElBQUksSUFBRztBQUFBLFNBSGIsSUFJcEMsQ0FDRCxHQUNIO0FBQUEsS0FFSjtBQUVKO0FBR08sU0FBUyxlQUEwQjtBQUN4QyxRQUFNLENBQUMsUUFBUSxTQUFTLElBQUksU0FBaUM7QUFDN0QsUUFBTSxpQkFBaUIsT0FBTyxvQkFBSSxJQUFvQixDQUFDO0FBQ3ZELFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSSxTQUE2QixTQUFTO0FBRWhFLFFBQU0sU0FBUyxZQUFZLFlBQVk7QUFDckMsYUFBUyxTQUFTO0FBQ2xCLFVBQU0sT0FBTyxNQUFNLFlBQVk7QUFDL0IsUUFBSSxLQUFNLFdBQVUsS0FBSyxJQUFJLENBQUMsV0FBVyxFQUFFLEdBQUcsT0FBTyxRQUFRLFdBQVcsT0FBTyxlQUFlLE9BQU8sRUFBRSxFQUFFLENBQUM7QUFDMUcsYUFBUyxPQUFPLFVBQVUsUUFBUTtBQUFBLEVBQ3BDLEdBQUcsQ0FBQyxDQUFDO0FBRUwsWUFBVSxNQUFNO0FBQ2QsU0FBSyxPQUFPO0FBQUEsRUFDZCxHQUFHLENBQUMsTUFBTSxDQUFDO0FBRVgsU0FBTyxFQUFFLFFBQVEsT0FBTyxPQUFPO0FBQ2pDO0FBR0EsU0FBUyxXQUFXLEVBQUUsTUFBTSxJQUFJLEdBQW1CLGdCQUE2QztBQUM5RixRQUFNLFFBQVEsZUFBZSxJQUFJLElBQUksS0FBSztBQUMxQyxpQkFBZSxJQUFJLE1BQU0sS0FBSztBQUM5QixTQUFPLFFBQVEsUUFBUSxPQUFPLEdBQUcsSUFBSSxJQUFJLG1CQUFtQixHQUFHLENBQUM7QUFDbEU7QUFHQSxlQUFlLGNBQXFEO0FBQ2xFLE1BQUk7QUFDRixVQUFNLFdBQVcsTUFBTSxRQUFRLDJCQUEyQjtBQUMxRCxVQUFNLE9BQVEsTUFBTSxTQUFTLEtBQUs7QUFDbEMsUUFBSSxLQUFLLFdBQVcsS0FBSyxPQUFRLFFBQU8sS0FBSztBQUM3QyxnQkFBWSx1QkFBdUI7QUFBQSxFQUNyQyxRQUFRO0FBQ04sZ0JBQVksd0NBQXdDO0FBQUEsRUFDdEQ7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLFlBQVksYUFBMkI7QUFDOUMsV0FBUyxFQUFFLE9BQU8sU0FBUyxhQUFhLFNBQVMsY0FBYyxDQUFDO0FBQ2xFOyIsCiAgIm5hbWVzIjogW10KfQo=

//d6d5753f9e08310604bab947426170ead144c6f7
