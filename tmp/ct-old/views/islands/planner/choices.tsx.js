import { jsx, jsxs } from "react/jsx-runtime";
import { memo } from "react";
import { FieldMessage, messageId } from "../../components/field.tsx";
const Choices = memo(function Choices2({ name, legend, options, chosen, messages, dispatch }) {
  return /* @__PURE__ */ jsxs("fieldset", { className: "choices", "aria-describedby": messages?.length ? messageId(name) : void 0, children: [
    /* @__PURE__ */ jsx("legend", { className: "field__label", children: legend }),
    /* @__PURE__ */ jsx("div", { className: "choices__list", children: options.map(([value, label]) => /* @__PURE__ */ jsx(
      Choice,
      {
        name,
        value,
        isChosen: value === chosen,
        onChoose: () => dispatch({ do: "choose", name, value }),
        children: label
      },
      value
    )) }),
    /* @__PURE__ */ jsx(FieldMessage, { id: name, messages })
  ] });
});
function Choice({ name, value, isChosen, onChoose, children }) {
  return /* @__PURE__ */ jsxs("label", { className: "choice", children: [
    /* @__PURE__ */ jsx("input", { type: "radio", name, value, checked: isChosen, onChange: onChoose }),
    /* @__PURE__ */ jsx("span", { children })
  ] });
}
export {
  Choice,
  Choices
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2Nob2ljZXMudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBZ0JJLFNBQ0UsS0FERjtBQWhCSixTQUF3QixZQUE0QjtBQUNwRCxTQUFTLGNBQWMsaUJBQWlCO0FBYWpDLE1BQU0sVUFBVSxLQUFLLFNBQVNBLFNBQVEsRUFBRSxNQUFNLFFBQVEsU0FBUyxRQUFRLFVBQVUsU0FBUyxHQUFpQjtBQUNoSCxTQUNFLHFCQUFDLGNBQVMsV0FBVSxXQUFVLG9CQUFrQixVQUFVLFNBQVMsVUFBVSxJQUFJLElBQUksUUFDbkY7QUFBQSx3QkFBQyxZQUFPLFdBQVUsZ0JBQWdCLGtCQUFPO0FBQUEsSUFDekMsb0JBQUMsU0FBSSxXQUFVLGlCQUNaLGtCQUFRLElBQUksQ0FBQyxDQUFDLE9BQU8sS0FBSyxNQUN6QjtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBRUM7QUFBQSxRQUNBO0FBQUEsUUFDQSxVQUFVLFVBQVU7QUFBQSxRQUNwQixVQUFVLE1BQU0sU0FBUyxFQUFFLElBQUksVUFBVSxNQUFNLE1BQU0sQ0FBQztBQUFBLFFBRXJEO0FBQUE7QUFBQSxNQU5JO0FBQUEsSUFPUCxDQUNELEdBQ0g7QUFBQSxJQUNBLG9CQUFDLGdCQUFhLElBQUksTUFBTSxVQUFvQjtBQUFBLEtBQzlDO0FBRUosQ0FBQztBQVdNLFNBQVMsT0FBTyxFQUFFLE1BQU0sT0FBTyxVQUFVLFVBQVUsU0FBUyxHQUFnQjtBQUNqRixTQUNFLHFCQUFDLFdBQU0sV0FBVSxVQUNmO0FBQUEsd0JBQUMsV0FBTSxNQUFLLFNBQVEsTUFBWSxPQUFjLFNBQVMsVUFBVSxVQUFVLFVBQVU7QUFBQSxJQUNyRixvQkFBQyxVQUFNLFVBQVM7QUFBQSxLQUNsQjtBQUVKOyIsCiAgIm5hbWVzIjogWyJDaG9pY2VzIl0KfQo=

//09e9aa66ac5763baa83969551e41f6d17ff48167
