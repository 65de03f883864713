import { jsx, jsxs } from "react/jsx-runtime";
import { honeypotName } from "../../src/shared/honeypot.ts";
function HoneypotField() {
  return /* @__PURE__ */ jsx("div", { className: "form__honeypot", "aria-hidden": "true", children: /* @__PURE__ */ jsxs("label", { children: [
    "Leave this empty ",
    /* @__PURE__ */ jsx("input", { type: "text", name: honeypotName, tabIndex: -1, autoComplete: "off" })
  ] }) });
}
export {
  HoneypotField
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9ob25leXBvdC1maWVsZC50c3giXSwKICAibWFwcGluZ3MiOiAiQUFNTSxTQUNtQixLQURuQjtBQU5OLFNBQVMsb0JBQW9CO0FBR3RCLFNBQVMsZ0JBQWdCO0FBQzlCLFNBQ0Usb0JBQUMsU0FBSSxXQUFVLGtCQUFpQixlQUFZLFFBQzFDLCtCQUFDLFdBQU07QUFBQTtBQUFBLElBQ1ksb0JBQUMsV0FBTSxNQUFLLFFBQU8sTUFBTSxjQUFjLFVBQVUsSUFBSSxjQUFhLE9BQU07QUFBQSxLQUMzRixHQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//676b0063d86831f6c96eb5f95903bc9c8f7d25ba
