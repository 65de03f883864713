import { jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useRef } from "react";
import { LoginForm } from "../login-form.tsx";
function UploadSignIn({ onSignedIn }) {
  const panel = useRef(null);
  useEffect(() => {
    panel.current?.querySelector("input")?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, []);
  return /* @__PURE__ */ jsxs("section", { className: "upload-sign-in", ref: panel, "aria-labelledby": "upload-sign-in-title", children: [
    /* @__PURE__ */ jsx("h2", { id: "upload-sign-in-title", children: "Please sign in to upload" }),
    /* @__PURE__ */ jsx("p", { children: "Your choice is kept. The upload continues as soon as you sign in." }),
    /* @__PURE__ */ jsx(LoginForm, { id: "upload-password", onSignedIn: async () => onSignedIn() })
  ] });
}
export {
  UploadSignIn
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvc2lnbi1pbi50c3giXSwKICAibWFwcGluZ3MiOiAiQUFjSSxTQUNFLEtBREY7QUFkSixTQUFTLFdBQVcsY0FBYztBQUNsQyxTQUFTLGlCQUFpQjtBQUduQixTQUFTLGFBQWEsRUFBRSxXQUFXLEdBQTJCO0FBQ25FLFFBQU0sUUFBUSxPQUFvQixJQUFJO0FBRXRDLFlBQVUsTUFBTTtBQUNkLFVBQU0sU0FBUyxjQUFjLE9BQU8sR0FBRyxNQUFNLEVBQUUsZUFBZSxLQUFLLENBQUM7QUFFcEUsVUFBTSxTQUFTLGVBQWUsRUFBRSxPQUFPLFNBQVMsQ0FBQztBQUFBLEVBQ25ELEdBQUcsQ0FBQyxDQUFDO0FBRUwsU0FDRSxxQkFBQyxhQUFRLFdBQVUsa0JBQWlCLEtBQUssT0FBTyxtQkFBZ0Isd0JBQzlEO0FBQUEsd0JBQUMsUUFBRyxJQUFHLHdCQUF1QixzQ0FBd0I7QUFBQSxJQUN0RCxvQkFBQyxPQUFFLCtFQUFpRTtBQUFBLElBQ3BFLG9CQUFDLGFBQVUsSUFBRyxtQkFBa0IsWUFBWSxZQUFZLFdBQVcsR0FBRztBQUFBLEtBQ3hFO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ad5964a3a2dd3591547f6dd7bd08c3c5e2548115
