import { jsx, jsxs } from "react/jsx-runtime";
import { Icon, Spinner } from "./icon.tsx";
function Lightbox() {
  return /* @__PURE__ */ jsxs("dialog", { className: "lightbox", "aria-label": "Picture viewer", children: [
    /* @__PURE__ */ jsxs("div", { className: "lightbox__bar", children: [
      /* @__PURE__ */ jsx("p", { className: "lightbox__counter", "aria-live": "polite" }),
      /* @__PURE__ */ jsx("button", { className: "lightbox__button lightbox__close", type: "button", "aria-label": "Close", children: /* @__PURE__ */ jsx(Icon, { name: "close" }) })
    ] }),
    /* @__PURE__ */ jsxs("figure", { className: "lightbox__figure", children: [
      /* @__PURE__ */ jsxs("div", { className: "lightbox__stage", children: [
        /* @__PURE__ */ jsx(Spinner, { className: "lightbox__spinner" }),
        /* @__PURE__ */ jsx("p", { className: "lightbox__failure", hidden: true, children: "This picture could not be loaded." })
      ] }),
      /* @__PURE__ */ jsx("figcaption", { className: "lightbox__caption", "aria-live": "polite" })
    ] }),
    /* @__PURE__ */ jsx("button", { className: "lightbox__button lightbox__previous", type: "button", "aria-label": "Previous picture", children: /* @__PURE__ */ jsx(Icon, { name: "previous" }) }),
    /* @__PURE__ */ jsx("button", { className: "lightbox__button lightbox__next", type: "button", "aria-label": "Next picture", children: /* @__PURE__ */ jsx(Icon, { name: "next" }) })
  ] });
}
export {
  Lightbox
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9saWdodGJveC50c3giXSwKICAibWFwcGluZ3MiOiAiQUFNTSxTQUNFLEtBREY7QUFOTixTQUFTLE1BQU0sZUFBZTtBQUd2QixTQUFTLFdBQVc7QUFDekIsU0FDRSxxQkFBQyxZQUFPLFdBQVUsWUFBVyxjQUFXLGtCQUN0QztBQUFBLHlCQUFDLFNBQUksV0FBVSxpQkFDYjtBQUFBLDBCQUFDLE9BQUUsV0FBVSxxQkFBb0IsYUFBVSxVQUFTO0FBQUEsTUFDcEQsb0JBQUMsWUFBTyxXQUFVLG9DQUFtQyxNQUFLLFVBQVMsY0FBVyxTQUM1RSw4QkFBQyxRQUFLLE1BQUssU0FBUSxHQUNyQjtBQUFBLE9BQ0Y7QUFBQSxJQUNBLHFCQUFDLFlBQU8sV0FBVSxvQkFDaEI7QUFBQSwyQkFBQyxTQUFJLFdBQVUsbUJBQ2I7QUFBQSw0QkFBQyxXQUFRLFdBQVUscUJBQW9CO0FBQUEsUUFDdkMsb0JBQUMsT0FBRSxXQUFVLHFCQUFvQixRQUFNLE1BQUMsK0NBRXhDO0FBQUEsU0FDRjtBQUFBLE1BQ0Esb0JBQUMsZ0JBQVcsV0FBVSxxQkFBb0IsYUFBVSxVQUFTO0FBQUEsT0FDL0Q7QUFBQSxJQUNBLG9CQUFDLFlBQU8sV0FBVSx1Q0FBc0MsTUFBSyxVQUFTLGNBQVcsb0JBQy9FLDhCQUFDLFFBQUssTUFBSyxZQUFXLEdBQ3hCO0FBQUEsSUFDQSxvQkFBQyxZQUFPLFdBQVUsbUNBQWtDLE1BQUssVUFBUyxjQUFXLGdCQUMzRSw4QkFBQyxRQUFLLE1BQUssUUFBTyxHQUNwQjtBQUFBLEtBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//1226afaca2510d629c5421f31e55fb67c69e6b69
