import { jsx, jsxs } from "react/jsx-runtime";
function TransferProgress({ part, working }) {
  const percent = Math.round(part * 100);
  const sent = percent >= 100;
  return /* @__PURE__ */ jsxs("div", { className: "transfer", children: [
    /* @__PURE__ */ jsx("progress", { className: "transfer__bar", max: 100, value: sent ? void 0 : percent, "aria-label": "Upload progress" }),
    /* @__PURE__ */ jsx("p", { className: "transfer__words", role: "status", children: sent ? working : `${percent}% sent` })
  ] });
}
export {
  TransferProgress
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvcHJvZ3Jlc3MudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBS0ksU0FDRSxLQURGO0FBSkcsU0FBUyxpQkFBaUIsRUFBRSxNQUFNLFFBQVEsR0FBc0M7QUFDckYsUUFBTSxVQUFVLEtBQUssTUFBTSxPQUFPLEdBQUc7QUFDckMsUUFBTSxPQUFPLFdBQVc7QUFDeEIsU0FDRSxxQkFBQyxTQUFJLFdBQVUsWUFDYjtBQUFBLHdCQUFDLGNBQVMsV0FBVSxpQkFBZ0IsS0FBSyxLQUFLLE9BQU8sT0FBTyxTQUFZLFNBQVMsY0FBVyxtQkFBa0I7QUFBQSxJQUM5RyxvQkFBQyxPQUFFLFdBQVUsbUJBQWtCLE1BQUssVUFDakMsaUJBQU8sVUFBVSxHQUFHLE9BQU8sVUFDOUI7QUFBQSxLQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//7cba6607a659e0ba1b0351c613d67bdddcb2cd20
