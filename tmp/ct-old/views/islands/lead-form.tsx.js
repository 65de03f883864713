import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import { FormOutcome } from "../components/form-outcome.tsx";
import { HoneypotField } from "../components/honeypot-field.tsx";
import { LeadControl } from "../components/lead-control.tsx";
import { PhotoBatches, PhotoField, usePhotoBatches } from "./lead-photos.tsx";
import { addToast } from "./toast.ts";
import { useForm } from "./use-form.ts";
const outcomeWords = {
  sent: { title: "Message Sent!", text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: "Error", text: "There was a problem sending your message. Please try again." }
};
function LeadForm(props) {
  const { prefix, path, anchor, draft, check, hidden = {}, fields, values, submit, told, state, phone } = props;
  const photos = usePhotoBatches();
  const [outcome, setOutcome] = useState(() => outcomeOf(state));
  const {
    phase,
    fields: messages,
    reference,
    problem,
    formProps
  } = useForm({
    ...{ path, anchor, draft, state },
    ...check && { check },
    onSent(form, photoToken) {
      photos.begin(form, photoToken);
      tell("sent");
    },
    onFailed: () => tell("failed")
  });
  function tell(outcome2) {
    setOutcome(outcome2);
    const { title, text } = outcomeWords[outcome2];
    const variant = outcome2 === "failed" ? "destructive" : "default";
    if (told === "as-notification") addToast({ title, description: text, variant });
  }
  const isPast = Object.keys(messages).length > 0 || outcome === "failed" && problem === void 0;
  const isShown = told === "as-notification" || phase === "idle" && !isPast;
  return /* @__PURE__ */ jsxs("form", { className: "form", ...formProps, encType: props.photos ? "multipart/form-data" : void 0, children: [
    Object.entries(hidden).map(([name, value]) => /* @__PURE__ */ jsx("input", { type: "hidden", name, value }, name)),
    told === "as-notification" && state?.reference && state.reference === reference && /* @__PURE__ */ jsxs("p", { className: "form__confirmation", role: "status", children: [
      /* @__PURE__ */ jsx("strong", { children: outcomeWords.sent.title }),
      ` ${outcomeWords.sent.text}`
    ] }),
    props.children,
    fields.map((field) => /* @__PURE__ */ jsx(LeadControl, { prefix, field, values, messages }, field.name)),
    props.photos && /* @__PURE__ */ jsx(PhotoField, { prefix, messages: messages.photos }),
    /* @__PURE__ */ jsx(HoneypotField, {}),
    /* @__PURE__ */ jsx("button", { className: "button", type: "submit", disabled: phase === "submitting", children: phase === "submitting" ? "Sending..." : submit }),
    /* @__PURE__ */ jsx(
      FormOutcome,
      {
        words: told === "in-place" && isShown && outcome ? outcomeWords[outcome] : void 0,
        reference: isShown ? reference : void 0,
        problem: isShown ? problem : void 0,
        phone,
        phoneLink: props.phoneLink
      }
    ),
    /* @__PURE__ */ jsx(PhotoBatches, { batches: photos.batches, outcome: state?.photos })
  ] });
}
function outcomeOf(state) {
  if (state?.reference) return "sent";
  return state?.message ? "failed" : void 0;
}
export {
  LeadForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9sZWFkLWZvcm0udHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBaUZRLGNBR0EsWUFIQTtBQWpGUixTQUF5QixnQkFBZ0I7QUFHekMsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxtQkFBMEM7QUFDbkQsU0FBUyxjQUFjLFlBQVksdUJBQXVCO0FBQzFELFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsZUFBZTtBQUd4QixNQUFNLGVBQWU7QUFBQSxFQUNuQixNQUFNLEVBQUUsT0FBTyxpQkFBaUIsTUFBTSwwREFBMEQ7QUFBQSxFQUNoRyxRQUFRLEVBQUUsT0FBTyxTQUFTLE1BQU0sOERBQThEO0FBQ2hHO0FBa0NPLFNBQVMsU0FBUyxPQUFzQjtBQUM3QyxRQUFNLEVBQUUsUUFBUSxNQUFNLFFBQVEsT0FBTyxPQUFPLFNBQVMsQ0FBQyxHQUFHLFFBQVEsUUFBUSxRQUFRLE1BQU0sT0FBTyxNQUFNLElBQUk7QUFDeEcsUUFBTSxTQUFTLGdCQUFnQjtBQUMvQixRQUFNLENBQUMsU0FBUyxVQUFVLElBQUksU0FBUyxNQUFNLFVBQVUsS0FBSyxDQUFDO0FBQzdELFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQSxRQUFRO0FBQUEsSUFDUjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRixJQUFJLFFBQVE7QUFBQSxJQUNWLEdBQUcsRUFBRSxNQUFNLFFBQVEsT0FBTyxNQUFNO0FBQUEsSUFDaEMsR0FBSSxTQUFTLEVBQUUsTUFBTTtBQUFBLElBQ3JCLE9BQU8sTUFBTSxZQUFZO0FBQ3ZCLGFBQU8sTUFBTSxNQUFNLFVBQVU7QUFDN0IsV0FBSyxNQUFNO0FBQUEsSUFDYjtBQUFBLElBQ0EsVUFBVSxNQUFNLEtBQUssUUFBUTtBQUFBLEVBQy9CLENBQUM7QUFFRCxXQUFTLEtBQUtBLFVBQTBDO0FBQ3RELGVBQVdBLFFBQU87QUFDbEIsVUFBTSxFQUFFLE9BQU8sS0FBSyxJQUFJLGFBQWFBLFFBQU87QUFDNUMsVUFBTSxVQUFVQSxhQUFZLFdBQVcsZ0JBQWdCO0FBQ3ZELFFBQUksU0FBUyxrQkFBbUIsVUFBUyxFQUFFLE9BQU8sYUFBYSxNQUFNLFFBQVEsQ0FBQztBQUFBLEVBQ2hGO0FBR0EsUUFBTSxTQUFTLE9BQU8sS0FBSyxRQUFRLEVBQUUsU0FBUyxLQUFNLFlBQVksWUFBWSxZQUFZO0FBQ3hGLFFBQU0sVUFBVSxTQUFTLHFCQUFzQixVQUFVLFVBQVUsQ0FBQztBQUNwRSxTQUNFLHFCQUFDLFVBQUssV0FBVSxRQUFRLEdBQUcsV0FBVyxTQUFTLE1BQU0sU0FBUyx3QkFBd0IsUUFDbkY7QUFBQSxXQUFPLFFBQVEsTUFBTSxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sS0FBSyxNQUN2QyxvQkFBQyxXQUFpQixNQUFLLFVBQVMsTUFBWSxTQUFoQyxJQUE4QyxDQUMzRDtBQUFBLElBQ0EsU0FBUyxxQkFBcUIsT0FBTyxhQUFhLE1BQU0sY0FBYyxhQUNyRSxxQkFBQyxPQUFFLFdBQVUsc0JBQXFCLE1BQUssVUFDckM7QUFBQSwwQkFBQyxZQUFRLHVCQUFhLEtBQUssT0FBTTtBQUFBLE1BQ2hDLElBQUksYUFBYSxLQUFLLElBQUk7QUFBQSxPQUM3QjtBQUFBLElBRUQsTUFBTTtBQUFBLElBQ04sT0FBTyxJQUFJLENBQUMsVUFDWCxvQkFBQyxlQUE2QixRQUFnQixPQUFjLFFBQWdCLFlBQTFELE1BQU0sSUFBd0UsQ0FDakc7QUFBQSxJQUNBLE1BQU0sVUFBVSxvQkFBQyxjQUFXLFFBQWdCLFVBQVUsU0FBUyxRQUFRO0FBQUEsSUFDeEUsb0JBQUMsaUJBQWM7QUFBQSxJQUNmLG9CQUFDLFlBQU8sV0FBVSxVQUFTLE1BQUssVUFBUyxVQUFVLFVBQVUsY0FDMUQsb0JBQVUsZUFBZSxlQUFlLFFBQzNDO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBTyxTQUFTLGNBQWMsV0FBVyxVQUFVLGFBQWEsT0FBTyxJQUFJO0FBQUEsUUFDM0UsV0FBVyxVQUFVLFlBQVk7QUFBQSxRQUNqQyxTQUFTLFVBQVUsVUFBVTtBQUFBLFFBQzdCO0FBQUEsUUFDQSxXQUFXLE1BQU07QUFBQTtBQUFBLElBQ25CO0FBQUEsSUFDQSxvQkFBQyxnQkFBYSxTQUFTLE9BQU8sU0FBUyxTQUFTLE9BQU8sUUFBUTtBQUFBLEtBQ2pFO0FBRUo7QUFFQSxTQUFTLFVBQVUsT0FBcUU7QUFDdEYsTUFBSSxPQUFPLFVBQVcsUUFBTztBQUM3QixTQUFPLE9BQU8sVUFBVSxXQUFXO0FBQ3JDOyIsCiAgIm5hbWVzIjogWyJvdXRjb21lIl0KfQo=

//3a43bd173d779638649291bde290b09d0acdf496
