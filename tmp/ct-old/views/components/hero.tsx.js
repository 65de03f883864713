import { jsx, jsxs } from "react/jsx-runtime";
import { SitePicture } from "./site-picture.tsx";
import { Words } from "./words.tsx";
const sizes = {
  home: "60vw",
  service: "(min-width: 64rem) 38rem, 60vw",
  town: "(min-width: 64rem) 70vw, 60vw",
  plain: "60vw",
  price: "60vw",
  map: "60vw",
  financing: "60vw"
};
function Hero({ heading, text, kind, picture, beside, children }) {
  const picketLine = kind === "town" ? "" : " picket-line--foot";
  return /* @__PURE__ */ jsxs("section", { className: `hero hero--${kind}${picketLine}`, children: [
    picture && /* @__PURE__ */ jsx(SitePicture, { name: picture.name, alt: picture.alt, sizes: sizes[kind], className: "hero__image", first: true }),
    /* @__PURE__ */ jsxs("div", { className: "hero__words on-dark", children: [
      /* @__PURE__ */ jsx("h1", { children: heading }),
      /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) }),
      children
    ] }),
    beside
  ] });
}
export {
  Hero
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9oZXJvLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQW1DUSxjQUVGLFlBRkU7QUFsQ1IsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxhQUFhO0FBaUJ0QixNQUFNLFFBQTJDO0FBQUEsRUFDL0MsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsS0FBSztBQUFBLEVBQ0wsV0FBVztBQUNiO0FBR08sU0FBUyxLQUFLLEVBQUUsU0FBUyxNQUFNLE1BQU0sU0FBUyxRQUFRLFNBQVMsR0FBYztBQUNsRixRQUFNLGFBQWEsU0FBUyxTQUFTLEtBQUs7QUFDMUMsU0FDRSxxQkFBQyxhQUFRLFdBQVcsY0FBYyxJQUFJLEdBQUcsVUFBVSxJQUNoRDtBQUFBLGVBQ0Msb0JBQUMsZUFBWSxNQUFNLFFBQVEsTUFBTSxLQUFLLFFBQVEsS0FBSyxPQUFPLE1BQU0sSUFBSSxHQUFHLFdBQVUsZUFBYyxPQUFLLE1BQUM7QUFBQSxJQUV2RyxxQkFBQyxTQUFJLFdBQVUsdUJBQ2I7QUFBQSwwQkFBQyxRQUFJLG1CQUFRO0FBQUEsTUFDYixvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBWSxHQUNyQjtBQUFBLE1BQ0M7QUFBQSxPQUNIO0FBQUEsSUFDQztBQUFBLEtBQ0g7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//2852e250e557170644daf95e68161a46149fbd62
