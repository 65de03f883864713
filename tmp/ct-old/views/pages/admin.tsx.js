import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Meta } from "../components/meta.tsx";
import { PlainSignIn } from "../components/plain-sign-in.tsx";
import { Loading } from "../desk/loading.tsx";
import { Island } from "../island.tsx";
import { useSite, useVisitor } from "../site.ts";
function AdminPage() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `Admin - ${profile.name}`, description: "Administration" }),
    /* @__PURE__ */ jsx(Island, { name: "admin", component: DeskLoading, props: { product: profile.name }, wake: "load" }),
    /* @__PURE__ */ jsx("noscript", { children: /* @__PURE__ */ jsx(PlainAdmin, {}) })
  ] });
}
const DeskLoading = (_props) => /* @__PURE__ */ jsx(Loading, { hidden: true });
function PlainAdmin() {
  const { signInFailure, signedIn } = useVisitor();
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no <main> in <noscript>
    /* @__PURE__ */ jsxs("div", { className: "login-card", role: "main", children: [
      /* @__PURE__ */ jsx("h1", { children: "Admin Login" }),
      signedIn ? /* @__PURE__ */ jsx(PlainSignOut, {}) : /* @__PURE__ */ jsxs(Fragment, { children: [
        /* @__PURE__ */ jsx("p", { children: "Enter your password to access the admin panel" }),
        /* @__PURE__ */ jsx(PlainSignIn, { path: "/admin", failure: signInFailure })
      ] }),
      /* @__PURE__ */ jsxs("p", { children: [
        "JavaScript is turned off in this browser, and the admin panel needs it. These pages work without it:",
        " ",
        /* @__PURE__ */ jsx("a", { href: "/upload-images", children: "Image Uploader" }),
        ", ",
        /* @__PURE__ */ jsx("a", { href: "/upload-catalog", children: "Upload Catalog" }),
        "."
      ] })
    ] })
  );
}
function PlainSignOut() {
  return /* @__PURE__ */ jsxs("form", { className: "form", action: "/api/admin/logout", method: "post", children: [
    /* @__PURE__ */ jsx("p", { children: "You are signed in." }),
    /* @__PURE__ */ jsx("button", { className: "button", type: "submit", children: "Logout" })
  ] });
}
export {
  AdminPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvYWRtaW4udHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBVUksbUJBQ0UsS0FERjtBQVZKLFNBQVMsWUFBWTtBQUNyQixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGVBQWU7QUFDeEIsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsU0FBUyxrQkFBa0I7QUFHN0IsU0FBUyxZQUFZO0FBQzFCLFFBQU0sRUFBRSxRQUFRLElBQUksUUFBUTtBQUM1QixTQUNFLGlDQUNFO0FBQUEsd0JBQUMsUUFBSyxPQUFPLFdBQVcsUUFBUSxJQUFJLElBQUksYUFBWSxrQkFBaUI7QUFBQSxJQUNyRSxvQkFBQyxVQUFPLE1BQUssU0FBUSxXQUFXLGFBQWEsT0FBTyxFQUFFLFNBQVMsUUFBUSxLQUFLLEdBQUcsTUFBSyxRQUFPO0FBQUEsSUFDM0Ysb0JBQUMsY0FDQyw4QkFBQyxjQUFXLEdBQ2Q7QUFBQSxLQUNGO0FBRUo7QUFFQSxNQUFNLGNBQWMsQ0FBQyxXQUFnQyxvQkFBQyxXQUFRLFFBQU0sTUFBQztBQUdyRSxTQUFTLGFBQWE7QUFDcEIsUUFBTSxFQUFFLGVBQWUsU0FBUyxJQUFJLFdBQVc7QUFDL0M7QUFBQTtBQUFBLElBRUUscUJBQUMsU0FBSSxXQUFVLGNBQWEsTUFBSyxRQUMvQjtBQUFBLDBCQUFDLFFBQUcseUJBQVc7QUFBQSxNQUNkLFdBQ0Msb0JBQUMsZ0JBQWEsSUFFZCxpQ0FDRTtBQUFBLDRCQUFDLE9BQUUsMkRBQTZDO0FBQUEsUUFDaEQsb0JBQUMsZUFBWSxNQUFLLFVBQVMsU0FBUyxlQUFlO0FBQUEsU0FDckQ7QUFBQSxNQUVGLHFCQUFDLE9BQUU7QUFBQTtBQUFBLFFBQ29HO0FBQUEsUUFDckcsb0JBQUMsT0FBRSxNQUFLLGtCQUFpQiw0QkFBYztBQUFBLFFBQUk7QUFBQSxRQUFFLG9CQUFDLE9BQUUsTUFBSyxtQkFBa0IsNEJBQWM7QUFBQSxRQUFJO0FBQUEsU0FDM0Y7QUFBQSxPQUNGO0FBQUE7QUFFSjtBQUVBLFNBQVMsZUFBZTtBQUN0QixTQUNFLHFCQUFDLFVBQUssV0FBVSxRQUFPLFFBQU8scUJBQW9CLFFBQU8sUUFDdkQ7QUFBQSx3QkFBQyxPQUFFLGdDQUFrQjtBQUFBLElBQ3JCLG9CQUFDLFlBQU8sV0FBVSxVQUFTLE1BQUssVUFBUyxvQkFFekM7QUFBQSxLQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a3cdc9a611d0b62d0b2c2d8fad33bbcec1ef8b38
