import { jsx, jsxs } from "react/jsx-runtime";
import { memo, useState } from "react";
import { InputField, TextareaField } from "../../components/field.tsx";
import { FormOutcome } from "../../components/form-outcome.tsx";
import { HoneypotField } from "../../components/honeypot-field.tsx";
import { useForm } from "../use-form.ts";
const SendForm = memo(function SendForm2(props) {
  const { words, code, version, person, state, phone, phoneLink } = props;
  const [isSent, setIsSent] = useState(Boolean(state?.reference));
  const { phase, fields, reference, problem, formProps } = useForm({
    path: "/api/price-request",
    anchor: "send",
    draft: "price-planner",
    state,
    onSent: () => setIsSent(true),
    onFailed: () => setIsSent(false)
  });
  const { values = {} } = state ?? {};
  const isShown = phase === "idle" && !Object.keys(fields).length;
  const outcome = problem !== void 0 ? words.failed : isSent ? words.sent : void 0;
  return /* @__PURE__ */ jsxs("section", { className: "price-send", id: "send", "aria-labelledby": "send-heading", children: [
    /* @__PURE__ */ jsx("h2", { id: "send-heading", children: "Send us this plan" }),
    /* @__PURE__ */ jsx("p", { children: words.send }),
    /* @__PURE__ */ jsxs("form", { className: "form", ...formProps, children: [
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "plan", value: code }),
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "prices", value: version }),
      person.map((field) => /* @__PURE__ */ jsx(
        InputField,
        {
          ...field,
          defaultValue: values[field.name] ?? "",
          messages: fields[field.name]
        },
        field.name
      )),
      /* @__PURE__ */ jsx(
        TextareaField,
        {
          id: "price-details",
          name: "details",
          label: "Anything we should know",
          rows: 3,
          defaultValue: values.details ?? "",
          messages: fields.details
        }
      ),
      /* @__PURE__ */ jsx(HoneypotField, {}),
      /* @__PURE__ */ jsx("button", { className: "button", type: "submit", disabled: phase === "submitting", children: phase === "submitting" ? "Sending..." : "Send Request" }),
      /* @__PURE__ */ jsx(
        FormOutcome,
        {
          words: isShown ? outcome : void 0,
          reference: isShown ? reference : void 0,
          problem: isShown ? problem : void 0,
          phone,
          phoneLink
        }
      )
    ] })
  ] });
});
export {
  SendForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NlbmQudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBMkNNLGNBRUEsWUFGQTtBQTNDTixTQUE4QixNQUFNLGdCQUFnQjtBQUVwRCxTQUFTLFlBQVkscUJBQXFCO0FBQzFDLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsZUFBZTtBQXFCakIsTUFBTSxXQUFXLEtBQUssU0FBU0EsVUFBUyxPQUFzQjtBQUNuRSxRQUFNLEVBQUUsT0FBTyxNQUFNLFNBQVMsUUFBUSxPQUFPLE9BQU8sVUFBVSxJQUFJO0FBQ2xFLFFBQU0sQ0FBQyxRQUFRLFNBQVMsSUFBSSxTQUFTLFFBQVEsT0FBTyxTQUFTLENBQUM7QUFFOUQsUUFBTSxFQUFFLE9BQU8sUUFBUSxXQUFXLFNBQVMsVUFBVSxJQUFJLFFBQVE7QUFBQSxJQUMvRCxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixPQUFPO0FBQUEsSUFDUDtBQUFBLElBQ0EsUUFBUSxNQUFNLFVBQVUsSUFBSTtBQUFBLElBQzVCLFVBQVUsTUFBTSxVQUFVLEtBQUs7QUFBQSxFQUNqQyxDQUFDO0FBQ0QsUUFBTSxFQUFFLFNBQVMsQ0FBQyxFQUFFLElBQUksU0FBUyxDQUFDO0FBQ2xDLFFBQU0sVUFBVSxVQUFVLFVBQVUsQ0FBQyxPQUFPLEtBQUssTUFBTSxFQUFFO0FBQ3pELFFBQU0sVUFBVSxZQUFZLFNBQVksTUFBTSxTQUFTLFNBQVMsTUFBTSxPQUFPO0FBQzdFLFNBQ0UscUJBQUMsYUFBUSxXQUFVLGNBQWEsSUFBRyxRQUFPLG1CQUFnQixnQkFDeEQ7QUFBQSx3QkFBQyxRQUFHLElBQUcsZ0JBQWUsK0JBQWlCO0FBQUEsSUFDdkMsb0JBQUMsT0FBRyxnQkFBTSxNQUFLO0FBQUEsSUFDZixxQkFBQyxVQUFLLFdBQVUsUUFBUSxHQUFHLFdBQ3pCO0FBQUEsMEJBQUMsV0FBTSxNQUFLLFVBQVMsTUFBSyxRQUFPLE9BQU8sTUFBTTtBQUFBLE1BQzlDLG9CQUFDLFdBQU0sTUFBSyxVQUFTLE1BQUssVUFBUyxPQUFPLFNBQVM7QUFBQSxNQUNsRCxPQUFPLElBQUksQ0FBQyxVQUNYO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFFRSxHQUFHO0FBQUEsVUFDSixjQUFjLE9BQU8sTUFBTSxJQUFJLEtBQUs7QUFBQSxVQUNwQyxVQUFVLE9BQU8sTUFBTSxJQUFJO0FBQUE7QUFBQSxRQUh0QixNQUFNO0FBQUEsTUFJYixDQUNEO0FBQUEsTUFDRDtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsSUFBRztBQUFBLFVBQ0gsTUFBSztBQUFBLFVBQ0wsT0FBTTtBQUFBLFVBQ04sTUFBTTtBQUFBLFVBQ04sY0FBYyxPQUFPLFdBQVc7QUFBQSxVQUNoQyxVQUFVLE9BQU87QUFBQTtBQUFBLE1BQ25CO0FBQUEsTUFDQSxvQkFBQyxpQkFBYztBQUFBLE1BQ2Ysb0JBQUMsWUFBTyxXQUFVLFVBQVMsTUFBSyxVQUFTLFVBQVUsVUFBVSxjQUMxRCxvQkFBVSxlQUFlLGVBQWUsZ0JBQzNDO0FBQUEsTUFDQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsT0FBTyxVQUFVLFVBQVU7QUFBQSxVQUMzQixXQUFXLFVBQVUsWUFBWTtBQUFBLFVBQ2pDLFNBQVMsVUFBVSxVQUFVO0FBQUEsVUFDN0I7QUFBQSxVQUNBO0FBQUE7QUFBQSxNQUNGO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSixDQUFDOyIsCiAgIm5hbWVzIjogWyJTZW5kRm9ybSJdCn0K

//6b62411611eb90860d631c5c73f6124ce9b81551
