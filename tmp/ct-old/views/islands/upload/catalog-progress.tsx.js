import { jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useState } from "react";
import { request } from "../request.ts";
const intervalMs = 1e3;
function CatalogProgressBar({ waiting }) {
  const { made, pages } = useCatalogProgress();
  return /* @__PURE__ */ jsxs("div", { className: "transfer", children: [
    /* @__PURE__ */ jsx(
      "progress",
      {
        className: "transfer__bar",
        max: Math.max(1, pages),
        value: pages > 0 ? made : void 0,
        "aria-label": "Pages made"
      }
    ),
    /* @__PURE__ */ jsx("p", { className: "transfer__words", role: "status", children: pages > 0 ? "Making the pages..." : waiting }),
    pages > 0 && /* @__PURE__ */ jsx("p", { className: "transfer__words", children: `${made} of ${pages} pages are ready` })
  ] });
}
function useCatalogProgress() {
  const [progress, setProgress] = useState({ made: 0, pages: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setInterval(() => {
      readProgress(leaving.signal).then(setProgress, () => {
      });
    }, intervalMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return progress;
}
async function readProgress(signal) {
  return (await request("/api/catalog-progress", { signal })).json();
}
export {
  CatalogProgressBar
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvY2F0YWxvZy1wcm9ncmVzcy50c3giXSwKICAibWFwcGluZ3MiOiAiQUFjSSxTQUNFLEtBREY7QUFkSixTQUFTLFdBQVcsZ0JBQWdCO0FBRXBDLFNBQVMsZUFBZTtBQUd4QixNQUFNLGFBQWE7QUFNWixTQUFTLG1CQUFtQixFQUFFLFFBQVEsR0FBd0I7QUFDbkUsUUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLG1CQUFtQjtBQUMzQyxTQUNFLHFCQUFDLFNBQUksV0FBVSxZQUNiO0FBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLFdBQVU7QUFBQSxRQUNWLEtBQUssS0FBSyxJQUFJLEdBQUcsS0FBSztBQUFBLFFBQ3RCLE9BQU8sUUFBUSxJQUFJLE9BQU87QUFBQSxRQUMxQixjQUFXO0FBQUE7QUFBQSxJQUNiO0FBQUEsSUFFQSxvQkFBQyxPQUFFLFdBQVUsbUJBQWtCLE1BQUssVUFDakMsa0JBQVEsSUFBSSx3QkFBd0IsU0FDdkM7QUFBQSxJQUNDLFFBQVEsS0FBSyxvQkFBQyxPQUFFLFdBQVUsbUJBQW1CLGFBQUcsSUFBSSxPQUFPLEtBQUssb0JBQW1CO0FBQUEsS0FDdEY7QUFFSjtBQUVBLFNBQVMscUJBQXNDO0FBQzdDLFFBQU0sQ0FBQyxVQUFVLFdBQVcsSUFBSSxTQUEwQixFQUFFLE1BQU0sR0FBRyxPQUFPLEVBQUUsQ0FBQztBQUUvRSxZQUFVLE1BQU07QUFDZCxVQUFNLFVBQVUsSUFBSSxnQkFBZ0I7QUFDcEMsVUFBTSxRQUFRLFlBQVksTUFBTTtBQUU5QixtQkFBYSxRQUFRLE1BQU0sRUFBRSxLQUFLLGFBQWEsTUFBTTtBQUFBLE1BQUMsQ0FBQztBQUFBLElBQ3pELEdBQUcsVUFBVTtBQUNiLFdBQU8sTUFBTTtBQUNYLG9CQUFjLEtBQUs7QUFDbkIsY0FBUSxNQUFNO0FBQUEsSUFDaEI7QUFBQSxFQUNGLEdBQUcsQ0FBQyxDQUFDO0FBRUwsU0FBTztBQUNUO0FBRUEsZUFBZSxhQUFhLFFBQStDO0FBQ3pFLFVBQVEsTUFBTSxRQUFRLHlCQUF5QixFQUFFLE9BQU8sQ0FBQyxHQUFHLEtBQUs7QUFDbkU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//29120928881c915a00281276f65f4172d17d1d5c
