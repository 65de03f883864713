import { jsx, jsxs } from "react/jsx-runtime";
import { InputField, SelectField, TextareaField } from "./field.tsx";
function LeadControl({ prefix, field: { name, form }, label, values, messages }) {
  const { control, required, placeholder, options = [], attributes } = form;
  if (control === "hidden") return values[name] ? /* @__PURE__ */ jsx("input", { type: "hidden", name, value: values[name] }) : null;
  const field = {
    id: `${prefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    name,
    label: label ?? form.label,
    ...required && { required },
    ...attributes,
    defaultValue: values[name] ?? "",
    messages: messages[name]
  };
  if (control === "input") return /* @__PURE__ */ jsx(InputField, { ...field, placeholder });
  if (control === "textarea") return /* @__PURE__ */ jsx(TextareaField, { ...field, placeholder });
  return /* @__PURE__ */ jsxs(SelectField, { ...field, children: [
    placeholder && /* @__PURE__ */ jsx("option", { value: "", children: placeholder }),
    options.map((option) => /* @__PURE__ */ jsx("option", { children: option }, option))
  ] });
}
export {
  LeadControl
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9sZWFkLWNvbnRyb2wudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBa0JrRCxjQWE5QyxZQWI4QztBQWhCbEQsU0FBUyxZQUFZLGFBQWEscUJBQXFCO0FBY2hELFNBQVMsWUFBWSxFQUFFLFFBQVEsT0FBTyxFQUFFLE1BQU0sS0FBSyxHQUFHLE9BQU8sUUFBUSxTQUFTLEdBQXFCO0FBQ3hHLFFBQU0sRUFBRSxTQUFTLFVBQVUsYUFBYSxVQUFVLENBQUMsR0FBRyxXQUFXLElBQUk7QUFDckUsTUFBSSxZQUFZLFNBQVUsUUFBTyxPQUFPLElBQUksSUFBSSxvQkFBQyxXQUFNLE1BQUssVUFBUyxNQUFZLE9BQU8sT0FBTyxJQUFJLEdBQUcsSUFBSztBQUMzRyxRQUFNLFFBQVE7QUFBQSxJQUNaLElBQUksR0FBRyxNQUFNLElBQUksS0FBSyxRQUFRLFVBQVUsQ0FBQyxXQUFXLElBQUksT0FBTyxZQUFZLENBQUMsRUFBRSxDQUFDO0FBQUEsSUFDL0U7QUFBQSxJQUNBLE9BQU8sU0FBUyxLQUFLO0FBQUEsSUFDckIsR0FBSSxZQUFZLEVBQUUsU0FBUztBQUFBLElBQzNCLEdBQUc7QUFBQSxJQUNILGNBQWMsT0FBTyxJQUFJLEtBQUs7QUFBQSxJQUM5QixVQUFVLFNBQVMsSUFBSTtBQUFBLEVBQ3pCO0FBQ0EsTUFBSSxZQUFZLFFBQVMsUUFBTyxvQkFBQyxjQUFZLEdBQUcsT0FBTyxhQUEwQjtBQUNqRixNQUFJLFlBQVksV0FBWSxRQUFPLG9CQUFDLGlCQUFlLEdBQUcsT0FBTyxhQUEwQjtBQUN2RixTQUNFLHFCQUFDLGVBQWEsR0FBRyxPQUNkO0FBQUEsbUJBQWUsb0JBQUMsWUFBTyxPQUFNLElBQUksdUJBQVk7QUFBQSxJQUM3QyxRQUFRLElBQUksQ0FBQyxXQUNaLG9CQUFDLFlBQXFCLG9CQUFULE1BQWdCLENBQzlCO0FBQUEsS0FDSDtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//37615b827f42ffab17913743aa04da00375b357c
