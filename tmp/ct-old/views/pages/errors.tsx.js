import { jsx, jsxs } from "react/jsx-runtime";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { Layout } from "../components/frame.tsx";
import { Meta } from "../components/meta.tsx";
import { useSite, useVisitor } from "../site.ts";
function NotFoundPage() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `404 Page Not Found | ${profile.name}`, description: "There is no page at this address." }),
    /* @__PURE__ */ jsxs("div", { className: "message", children: [
      /* @__PURE__ */ jsxs("div", { className: "frame message__frame", children: [
        /* @__PURE__ */ jsxs("div", { className: "message__words", children: [
          /* @__PURE__ */ jsx("h1", { children: "404 Page Not Found" }),
          /* @__PURE__ */ jsx("p", { children: "Did you forget to add the page to the router?" }),
          /* @__PURE__ */ jsx("p", { children: "That question is for us, not for you. We couldn\u2019t find the page you\u2019re looking for, but one of these links may help, or you can call us." })
        ] }),
        /* @__PURE__ */ jsxs("ul", { className: "message__links", children: [
          waysOn.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { className: "onward", href: path, children: name }) }, path)),
          /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { className: "onward", href: telephoneLink(profile.phone), children: [
            "Call ",
            profile.phone
          ] }) })
        ] })
      ] }),
      /* @__PURE__ */ jsx(BrokenFence, {})
    ] })
  ] });
}
const waysOn = [
  { name: "Home", path: "/" },
  { name: "Gallery", path: "/gallery" },
  { name: "Areas We Serve", path: "/areas-we-serve" }
];
function ErrorPage() {
  const { profile } = useSite();
  const { message } = useVisitor();
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `Something went wrong | ${profile.name}`, description: "The request could not be answered." }),
    /* @__PURE__ */ jsxs("div", { className: "message", children: [
      /* @__PURE__ */ jsxs("div", { className: "frame message__words", children: [
        /* @__PURE__ */ jsx("h1", { children: "Something went wrong" }),
        /* @__PURE__ */ jsx("p", { children: message }),
        /* @__PURE__ */ jsxs("div", { className: "button-row", children: [
          /* @__PURE__ */ jsxs("a", { className: "button", href: telephoneLink(profile.phone), children: [
            "Call ",
            profile.phone
          ] }),
          /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: "/", children: "Home" })
        ] })
      ] }),
      /* @__PURE__ */ jsx(BrokenFence, {})
    ] })
  ] });
}
const spacing = 49;
const pickets = 41;
const missing = 20;
const leaning = missing + 1;
function BrokenFence() {
  const width = pickets * spacing;
  const standing = Array.from({ length: pickets }, (_none, index) => index).filter((index) => index !== missing);
  return /* @__PURE__ */ jsxs(
    "svg",
    {
      className: "message__fence",
      viewBox: `0 0 ${width} 150`,
      preserveAspectRatio: "xMidYMax slice",
      "aria-hidden": "true",
      fill: "currentColor",
      children: [
        /* @__PURE__ */ jsx("path", { d: `M0 66h${width}v12H0zM0 112h${width}v12H0z`, opacity: "0.55" }),
        standing.map((index) => /* @__PURE__ */ jsx(
          "path",
          {
            d: "M0 150V24L15 4l15 20v126z",
            transform: `translate(${index * spacing + 10} 0)${index === leaning ? " translate(-14 6) rotate(-13 15 150)" : ""}`
          },
          index
        ))
      ]
    }
  );
}
export {
  ErrorPage,
  NotFoundPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvZXJyb3JzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQVVNLGNBR0ksWUFISjtBQVZOLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsY0FBYztBQUN2QixTQUFTLFlBQVk7QUFDckIsU0FBUyxTQUFTLGtCQUFrQjtBQUc3QixTQUFTLGVBQWU7QUFDN0IsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFNBQ0UscUJBQUMsVUFDQztBQUFBLHdCQUFDLFFBQUssT0FBTyx3QkFBd0IsUUFBUSxJQUFJLElBQUksYUFBWSxxQ0FBb0M7QUFBQSxJQUNyRyxxQkFBQyxTQUFJLFdBQVUsV0FDYjtBQUFBLDJCQUFDLFNBQUksV0FBVSx3QkFDYjtBQUFBLDZCQUFDLFNBQUksV0FBVSxrQkFDYjtBQUFBLDhCQUFDLFFBQUcsZ0NBQWtCO0FBQUEsVUFDdEIsb0JBQUMsT0FBRSwyREFBNkM7QUFBQSxVQUNoRCxvQkFBQyxPQUFFLGdLQUdIO0FBQUEsV0FDRjtBQUFBLFFBQ0EscUJBQUMsUUFBRyxXQUFVLGtCQUNYO0FBQUEsaUJBQU8sSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQ3hCLG9CQUFDLFFBQ0MsOEJBQUMsT0FBRSxXQUFVLFVBQVMsTUFBTSxNQUN6QixnQkFDSCxLQUhPLElBSVQsQ0FDRDtBQUFBLFVBQ0Qsb0JBQUMsUUFDQywrQkFBQyxPQUFFLFdBQVUsVUFBUyxNQUFNLGNBQWMsUUFBUSxLQUFLLEdBQUc7QUFBQTtBQUFBLFlBQ2xELFFBQVE7QUFBQSxhQUNoQixHQUNGO0FBQUEsV0FDRjtBQUFBLFNBQ0Y7QUFBQSxNQUNBLG9CQUFDLGVBQVk7QUFBQSxPQUNmO0FBQUEsS0FDRjtBQUVKO0FBRUEsTUFBTSxTQUFTO0FBQUEsRUFDYixFQUFFLE1BQU0sUUFBUSxNQUFNLElBQUk7QUFBQSxFQUMxQixFQUFFLE1BQU0sV0FBVyxNQUFNLFdBQVc7QUFBQSxFQUNwQyxFQUFFLE1BQU0sa0JBQWtCLE1BQU0sa0JBQWtCO0FBQ3BEO0FBR08sU0FBUyxZQUFZO0FBQzFCLFFBQU0sRUFBRSxRQUFRLElBQUksUUFBUTtBQUM1QixRQUFNLEVBQUUsUUFBUSxJQUFJLFdBQVc7QUFDL0IsU0FDRSxxQkFBQyxVQUNDO0FBQUEsd0JBQUMsUUFBSyxPQUFPLDBCQUEwQixRQUFRLElBQUksSUFBSSxhQUFZLHNDQUFxQztBQUFBLElBQ3hHLHFCQUFDLFNBQUksV0FBVSxXQUNiO0FBQUEsMkJBQUMsU0FBSSxXQUFVLHdCQUNiO0FBQUEsNEJBQUMsUUFBRyxrQ0FBb0I7QUFBQSxRQUN4QixvQkFBQyxPQUFHLG1CQUFRO0FBQUEsUUFDWixxQkFBQyxTQUFJLFdBQVUsY0FDYjtBQUFBLCtCQUFDLE9BQUUsV0FBVSxVQUFTLE1BQU0sY0FBYyxRQUFRLEtBQUssR0FBRztBQUFBO0FBQUEsWUFDbEQsUUFBUTtBQUFBLGFBQ2hCO0FBQUEsVUFDQSxvQkFBQyxPQUFFLFdBQVUsd0JBQXVCLE1BQUssS0FBSSxrQkFFN0M7QUFBQSxXQUNGO0FBQUEsU0FDRjtBQUFBLE1BQ0Esb0JBQUMsZUFBWTtBQUFBLE9BQ2Y7QUFBQSxLQUNGO0FBRUo7QUFFQSxNQUFNLFVBQVU7QUFDaEIsTUFBTSxVQUFVO0FBQ2hCLE1BQU0sVUFBVTtBQUNoQixNQUFNLFVBQVUsVUFBVTtBQUcxQixTQUFTLGNBQWM7QUFDckIsUUFBTSxRQUFRLFVBQVU7QUFDeEIsUUFBTSxXQUFXLE1BQU0sS0FBSyxFQUFFLFFBQVEsUUFBUSxHQUFHLENBQUMsT0FBTyxVQUFVLEtBQUssRUFBRSxPQUFPLENBQUMsVUFBVSxVQUFVLE9BQU87QUFDN0csU0FDRTtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsV0FBVTtBQUFBLE1BQ1YsU0FBUyxPQUFPLEtBQUs7QUFBQSxNQUNyQixxQkFBb0I7QUFBQSxNQUNwQixlQUFZO0FBQUEsTUFDWixNQUFLO0FBQUEsTUFFTDtBQUFBLDRCQUFDLFVBQUssR0FBRyxTQUFTLEtBQUssZ0JBQWdCLEtBQUssVUFBVSxTQUFRLFFBQU87QUFBQSxRQUNwRSxTQUFTLElBQUksQ0FBQyxVQUNiO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFFQyxHQUFFO0FBQUEsWUFDRixXQUFXLGFBQWEsUUFBUSxVQUFVLEVBQUUsTUFBTSxVQUFVLFVBQVUseUNBQXlDLEVBQUU7QUFBQTtBQUFBLFVBRjVHO0FBQUEsUUFHUCxDQUNEO0FBQUE7QUFBQTtBQUFBLEVBQ0g7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//efce2a1671ffa6fbda931a6e3b1112a7ca8bcf84
