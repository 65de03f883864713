import { jsx, jsxs } from "react/jsx-runtime";
function Field({ id, label, required, messages, children }) {
  return /* @__PURE__ */ jsxs("div", { className: "field", children: [
    /* @__PURE__ */ jsxs("label", { className: "field__label", htmlFor: id, children: [
      label,
      required && /* @__PURE__ */ jsx("span", { "aria-hidden": "true", children: "*" })
    ] }),
    children,
    /* @__PURE__ */ jsx(FieldMessage, { id, messages })
  ] });
}
function InputField({ label, messages, ...input }) {
  return /* @__PURE__ */ jsx(Field, { id: input.id, label, required: input.required ?? false, messages, children: /* @__PURE__ */ jsx("input", { className: "field__control", ...controlProps(input, messages) }) });
}
function TextareaField({ label, messages, ...textarea }) {
  return /* @__PURE__ */ jsx(Field, { id: textarea.id, label, required: textarea.required ?? false, messages, children: /* @__PURE__ */ jsx("textarea", { className: "field__control", ...controlProps(textarea, messages) }) });
}
function SelectField({
  label,
  messages,
  children,
  ...select
}) {
  return /* @__PURE__ */ jsx(Field, { id: select.id, label, required: select.required ?? false, messages, children: /* @__PURE__ */ jsx("select", { className: "field__control", ...controlProps(select, messages), children }) });
}
function CheckboxField({ label, messages, ...input }) {
  return /* @__PURE__ */ jsxs("div", { className: "field", children: [
    /* @__PURE__ */ jsxs("label", { className: "field__choice", htmlFor: input.id, children: [
      /* @__PURE__ */ jsx("input", { type: "checkbox", ...controlProps(input, messages) }),
      " ",
      label
    ] }),
    /* @__PURE__ */ jsx(FieldMessage, { id: input.id, messages })
  ] });
}
function FieldMessage({ id, messages }) {
  if (!messages?.length) return null;
  return /* @__PURE__ */ jsx("p", { className: "field__message", id: messageId(id), children: messages.join(" ") });
}
function controlProps({ required, ...props }, messages) {
  const invalid = Boolean(messages?.length);
  return {
    ...props,
    "aria-required": required || void 0,
    "aria-invalid": invalid || void 0,
    "aria-describedby": invalid ? messageId(props.id) : void 0
  };
}
const messageId = (id) => `${id}-message`;
export {
  CheckboxField,
  FieldMessage,
  InputField,
  SelectField,
  TextareaField,
  messageId
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9maWVsZC50c3giXSwKICAibWFwcGluZ3MiOiAiQUFhTSxTQUVlLEtBRmY7QUFITixTQUFTLE1BQU0sRUFBRSxJQUFJLE9BQU8sVUFBVSxVQUFVLFNBQVMsR0FBeUM7QUFDaEcsU0FDRSxxQkFBQyxTQUFJLFdBQVUsU0FDYjtBQUFBLHlCQUFDLFdBQU0sV0FBVSxnQkFBZSxTQUFTLElBQ3RDO0FBQUE7QUFBQSxNQUNBLFlBQVksb0JBQUMsVUFBSyxlQUFZLFFBQU8sZUFBQztBQUFBLE9BQ3pDO0FBQUEsSUFDQztBQUFBLElBQ0Qsb0JBQUMsZ0JBQWEsSUFBUSxVQUFvQjtBQUFBLEtBQzVDO0FBRUo7QUFHTyxTQUFTLFdBQVcsRUFBRSxPQUFPLFVBQVUsR0FBRyxNQUFNLEdBQXFEO0FBQzFHLFNBQ0Usb0JBQUMsU0FBTSxJQUFJLE1BQU0sSUFBSSxPQUFjLFVBQVUsTUFBTSxZQUFZLE9BQU8sVUFDcEUsOEJBQUMsV0FBTSxXQUFVLGtCQUFrQixHQUFHLGFBQWEsT0FBTyxRQUFRLEdBQUcsR0FDdkU7QUFFSjtBQUdPLFNBQVMsY0FBYyxFQUFFLE9BQU8sVUFBVSxHQUFHLFNBQVMsR0FBd0Q7QUFDbkgsU0FDRSxvQkFBQyxTQUFNLElBQUksU0FBUyxJQUFJLE9BQWMsVUFBVSxTQUFTLFlBQVksT0FBTyxVQUMxRSw4QkFBQyxjQUFTLFdBQVUsa0JBQWtCLEdBQUcsYUFBYSxVQUFVLFFBQVEsR0FBRyxHQUM3RTtBQUVKO0FBR08sU0FBUyxZQUFZO0FBQUEsRUFDMUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsR0FBRztBQUNMLEdBQXNEO0FBQ3BELFNBQ0Usb0JBQUMsU0FBTSxJQUFJLE9BQU8sSUFBSSxPQUFjLFVBQVUsT0FBTyxZQUFZLE9BQU8sVUFDdEUsOEJBQUMsWUFBTyxXQUFVLGtCQUFrQixHQUFHLGFBQWEsUUFBUSxRQUFRLEdBQ2pFLFVBQ0gsR0FDRjtBQUVKO0FBR08sU0FBUyxjQUFjLEVBQUUsT0FBTyxVQUFVLEdBQUcsTUFBTSxHQUFxRDtBQUM3RyxTQUNFLHFCQUFDLFNBQUksV0FBVSxTQUNiO0FBQUEseUJBQUMsV0FBTSxXQUFVLGlCQUFnQixTQUFTLE1BQU0sSUFDOUM7QUFBQSwwQkFBQyxXQUFNLE1BQUssWUFBWSxHQUFHLGFBQWEsT0FBTyxRQUFRLEdBQUc7QUFBQSxNQUFFO0FBQUEsTUFBRTtBQUFBLE9BQ2hFO0FBQUEsSUFDQSxvQkFBQyxnQkFBYSxJQUFJLE1BQU0sSUFBSSxVQUFvQjtBQUFBLEtBQ2xEO0FBRUo7QUFHTyxTQUFTLGFBQWEsRUFBRSxJQUFJLFNBQVMsR0FBNEQ7QUFDdEcsTUFBSSxDQUFDLFVBQVUsT0FBUSxRQUFPO0FBQzlCLFNBQ0Usb0JBQUMsT0FBRSxXQUFVLGtCQUFpQixJQUFJLFVBQVUsRUFBRSxHQUMzQyxtQkFBUyxLQUFLLEdBQUcsR0FDcEI7QUFFSjtBQUdBLFNBQVMsYUFDUCxFQUFFLFVBQVUsR0FBRyxNQUFNLEdBQ3JCLFVBQ0E7QUFDQSxRQUFNLFVBQVUsUUFBUSxVQUFVLE1BQU07QUFDeEMsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsaUJBQWlCLFlBQVk7QUFBQSxJQUM3QixnQkFBZ0IsV0FBVztBQUFBLElBQzNCLG9CQUFvQixVQUFVLFVBQVUsTUFBTSxFQUFFLElBQUk7QUFBQSxFQUN0RDtBQUNGO0FBRU8sTUFBTSxZQUFZLENBQUMsT0FBZSxHQUFHLEVBQUU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f7d1c284a340dbe0f56d9a59b42aa01528f43256
