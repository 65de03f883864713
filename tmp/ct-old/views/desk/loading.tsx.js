import { jsx } from "react/jsx-runtime";
function Loading({ hidden }) {
  return /* @__PURE__ */ jsx("p", { className: "admin-loading", hidden, children: "Loading..." });
}
export {
  Loading
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvZGVzay9sb2FkaW5nLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQUdJO0FBRkcsU0FBUyxRQUFRLEVBQUUsT0FBTyxHQUF5QjtBQUN4RCxTQUNFLG9CQUFDLE9BQUUsV0FBVSxpQkFBZ0IsUUFBZ0Isd0JBRTdDO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//92c69992d4f92821a3c784f05878ea8d3aa8eed7
