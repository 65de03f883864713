import { jsx, jsxs } from "react/jsx-runtime";
import { InputField } from "./field.tsx";
function UploadSignIn({ path, failure }) {
  return /* @__PURE__ */ jsxs("section", { className: "upload-sign-in", "aria-labelledby": "plain-sign-in-title", children: [
    /* @__PURE__ */ jsx("h2", { id: "plain-sign-in-title", children: "Please sign in to upload" }),
    /* @__PURE__ */ jsx("p", { children: "After that, please choose the file again." }),
    /* @__PURE__ */ jsx(PlainSignIn, { path, failure })
  ] });
}
function PlainSignIn({ path, failure }) {
  const messages = failure && [failure.message];
  return /* @__PURE__ */ jsxs("form", { className: "form", action: "/api/admin/login", method: "post", children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "returnTo", value: path }),
    /* @__PURE__ */ jsx(
      InputField,
      {
        id: "plain-password",
        name: "password",
        label: "Password",
        type: "password",
        autoComplete: "current-password",
        messages: failure?.secondStep ? void 0 : messages
      }
    ),
    failure?.secondStep && /* @__PURE__ */ jsx(
      InputField,
      {
        id: "plain-code",
        name: "code",
        label: "Code",
        autoComplete: "one-time-code",
        autoCapitalize: "none",
        spellCheck: false,
        messages
      }
    ),
    /* @__PURE__ */ jsx("button", { className: "button", type: "submit", children: "Login" })
  ] });
}
export {
  PlainSignIn,
  UploadSignIn
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9wbGFpbi1zaWduLWluLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQVlJLFNBQ0UsS0FERjtBQVhKLFNBQVMsa0JBQWtCO0FBU3BCLFNBQVMsYUFBYSxFQUFFLE1BQU0sUUFBUSxHQUFxQjtBQUNoRSxTQUNFLHFCQUFDLGFBQVEsV0FBVSxrQkFBaUIsbUJBQWdCLHVCQUNsRDtBQUFBLHdCQUFDLFFBQUcsSUFBRyx1QkFBc0Isc0NBQXdCO0FBQUEsSUFDckQsb0JBQUMsT0FBRSx1REFBeUM7QUFBQSxJQUM1QyxvQkFBQyxlQUFZLE1BQVksU0FBa0I7QUFBQSxLQUM3QztBQUVKO0FBR08sU0FBUyxZQUFZLEVBQUUsTUFBTSxRQUFRLEdBQXFCO0FBQy9ELFFBQU0sV0FBVyxXQUFXLENBQUMsUUFBUSxPQUFPO0FBQzVDLFNBQ0UscUJBQUMsVUFBSyxXQUFVLFFBQU8sUUFBTyxvQkFBbUIsUUFBTyxRQUN0RDtBQUFBLHdCQUFDLFdBQU0sTUFBSyxVQUFTLE1BQUssWUFBVyxPQUFPLE1BQU07QUFBQSxJQUNsRDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsSUFBRztBQUFBLFFBQ0gsTUFBSztBQUFBLFFBQ0wsT0FBTTtBQUFBLFFBQ04sTUFBSztBQUFBLFFBQ0wsY0FBYTtBQUFBLFFBQ2IsVUFBVSxTQUFTLGFBQWEsU0FBWTtBQUFBO0FBQUEsSUFDOUM7QUFBQSxJQUNDLFNBQVMsY0FDUjtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsSUFBRztBQUFBLFFBQ0gsTUFBSztBQUFBLFFBQ0wsT0FBTTtBQUFBLFFBQ04sY0FBYTtBQUFBLFFBQ2IsZ0JBQWU7QUFBQSxRQUNmLFlBQVk7QUFBQSxRQUNaO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFFRixvQkFBQyxZQUFPLFdBQVUsVUFBUyxNQUFLLFVBQVMsbUJBRXpDO0FBQUEsS0FDRjtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//072b8d7d7188d112f8ce367e09b5a1abb08b6212
