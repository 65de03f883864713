import { jsx, jsxs } from "react/jsx-runtime";
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState
} from "react";
import { encodePlan } from "../../../src/shared/fence/encode.ts";
import { sidesOf, startPlan } from "../../../src/shared/fence/plan.ts";
import { pricePlan } from "../../../src/shared/fence/price.ts";
import { resultLines } from "../../../src/shared/fence/result-lines.ts";
import { announce } from "../../../src/shared/fence/sentences.ts";
import { writePlanForm } from "../../../src/shared/fence/typed-plan.ts";
import { PlanDrawings } from "./drawings.tsx";
import { FencePart } from "./fence.tsx";
import { GatesPart } from "./gates.tsx";
import { GroundPart } from "./ground.tsx";
import { PlanChanges, PlanKeep, usePlanAddress } from "./keep.tsx";
import { LengthsPart } from "./lengths.tsx";
import { oldFeetText, reduce } from "./reduce.ts";
import { PriceBar, Result } from "./result.tsx";
import { SendForm } from "./send.tsx";
import { SketchPart } from "./sketch.tsx";
import { planOf, startState } from "./state.ts";
function Planner(props) {
  const { prices, version, address, phone, words } = props;
  const [state, dispatch] = useReducer(reduce, props, startState);
  const { isAwake, rows, fields, sketch } = state;
  const root = useRef(null);
  const form = useRef(null);
  const plan = planOf(state);
  const settledPlan = useDeferredValue(plan);
  const price = useMemo(() => pricePlan(plan, prices), [plan, prices]);
  const lines = useMemo(() => resultLines(plan, price, prices), [plan, price, prices]);
  const code = useMemo(() => encodePlan(plan), [plan]);
  const typed = useTyped(props, plan, isAwake);
  usePlanAddress(address.path, code);
  useLayoutEffect(() => {
    if (form.current) dispatch({ do: "wake", typed: Object.fromEntries(new FormData(form.current)) });
  }, []);
  const { focus } = state;
  useLayoutEffect(() => {
    const control = focus && root.current?.querySelector(focus.at);
    control?.focus({ preventScroll: focus?.block !== void 0 });
    if (focus?.block) control?.scrollIntoView({ block: focus.block });
  }, [focus]);
  function onSubmit(event) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    dispatch({ do: "press", button: submitter?.value ?? "show" });
  }
  const list = { typed, isAwake, dispatch };
  return /* @__PURE__ */ jsxs("div", { className: "price frame", ref: root, children: [
    /* @__PURE__ */ jsxs(
      "form",
      {
        className: "price__form",
        action: "/api/price-plan#problems",
        method: "post",
        noValidate: true,
        ref: form,
        onSubmit,
        children: [
          /* @__PURE__ */ jsx("button", { type: "submit", className: "unseen", name: "do", value: "show", tabIndex: -1, "aria-hidden": "true", children: "Show the price" }),
          /* @__PURE__ */ jsx(FencePart, { kind: plan.kind, typed, fields, prices, dispatch }),
          /* @__PURE__ */ jsx(LengthsPart, { hint: words.lengths, rows: rows.side, plan, ...list }),
          /* @__PURE__ */ jsx(
            SketchPart,
            {
              plan,
              settledPlan,
              sketch,
              isSketching: state.isSketching,
              words,
              dispatch
            }
          ),
          /* @__PURE__ */ jsx(
            GatesPart,
            {
              hint: words.gates,
              rows: rows.gate,
              sides: isAwake ? sidesOf(plan).length : rows.side.length,
              measuredMessages: fields.measured,
              ...list
            }
          ),
          /* @__PURE__ */ jsx(
            GroundPart,
            {
              slope: typed.slope,
              ground: typed.ground,
              old: typed.old,
              oldFeet: isAwake ? oldFeetText(state) : typed.oldFeet ?? "",
              oldFeetMessages: state.oldFeet.messages.feet,
              fields,
              dispatch
            }
          ),
          /* @__PURE__ */ jsx("button", { type: "submit", className: "button price__show", name: "do", value: "show", children: "Show the price" })
        ]
      }
    ),
    /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(
      Result,
      {
        plan,
        settledPlan,
        prices,
        lines,
        took: state.took,
        checked: props.checked,
        words
      }
    ) }),
    /* @__PURE__ */ jsx(PlanDrawings, { plan: settledPlan, spares: words.spares }),
    /* @__PURE__ */ jsx(PlanChanges, { plan: settledPlan, prices, path: address.path }),
    /* @__PURE__ */ jsx(PlanKeep, { plan: settledPlan, address, intro: words.keep, isAwake, dispatch }),
    /* @__PURE__ */ jsx(
      SendForm,
      {
        words,
        code,
        version,
        person: props.person,
        state: props.formState,
        phone,
        phoneLink: props.phoneLink
      }
    ),
    /* @__PURE__ */ jsx(PriceBar, { lines }),
    /* @__PURE__ */ jsx(Announcer, { spoken: state.spoken, plan, price })
  ] });
}
function useTyped({ typed, plan: first }, plan, isAwake) {
  return useMemo(
    () => isAwake ? writePlanForm(plan) : { ...writePlanForm(startPlan), ...typed ?? writePlanForm(first) },
    [typed, first, plan, isAwake]
  );
}
function Announcer({ spoken, plan, price }) {
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!spoken) return;
    const next = spoken.isChange ? announce(spoken.words, plan, price) : spoken.words;
    const timer = setTimeout(() => setWords(next), spoken.afterMs);
    return () => clearTimeout(timer);
  }, [spoken, plan, price]);
  return /* @__PURE__ */ jsx("p", { className: "unseen", role: "status", children: words });
}
export {
  Planner
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3BsYW5uZXIudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBaUZNLFNBU0UsS0FURjtBQWpGTjtBQUFBLEVBRUU7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxrQkFBa0I7QUFDM0IsU0FBb0IsU0FBUyxpQkFBaUI7QUFDOUMsU0FBMkIsaUJBQWlCO0FBRTVDLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQXFCLHFCQUFxQjtBQUUxQyxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGFBQWEsVUFBK0Isc0JBQXNCO0FBQzNFLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsYUFBYSxjQUFjO0FBQ3BDLFNBQVMsVUFBVSxjQUErQjtBQUNsRCxTQUE0QixnQkFBZ0I7QUFDNUMsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxRQUFpQyxrQkFBa0I7QUFrQnJELFNBQVMsUUFBUSxPQUFxQjtBQUMzQyxRQUFNLEVBQUUsUUFBUSxTQUFTLFNBQVMsT0FBTyxNQUFNLElBQUk7QUFDbkQsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJLFdBQVcsUUFBUSxPQUFPLFVBQVU7QUFDOUQsUUFBTSxFQUFFLFNBQVMsTUFBTSxRQUFRLE9BQU8sSUFBSTtBQUMxQyxRQUFNLE9BQU8sT0FBdUIsSUFBSTtBQUN4QyxRQUFNLE9BQU8sT0FBd0IsSUFBSTtBQUN6QyxRQUFNLE9BQU8sT0FBTyxLQUFLO0FBRXpCLFFBQU0sY0FBYyxpQkFBaUIsSUFBSTtBQUN6QyxRQUFNLFFBQVEsUUFBUSxNQUFNLFVBQVUsTUFBTSxNQUFNLEdBQUcsQ0FBQyxNQUFNLE1BQU0sQ0FBQztBQUNuRSxRQUFNLFFBQVEsUUFBUSxNQUFNLFlBQVksTUFBTSxPQUFPLE1BQU0sR0FBRyxDQUFDLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFDbkYsUUFBTSxPQUFPLFFBQVEsTUFBTSxXQUFXLElBQUksR0FBRyxDQUFDLElBQUksQ0FBQztBQUNuRCxRQUFNLFFBQVEsU0FBUyxPQUFPLE1BQU0sT0FBTztBQUMzQyxpQkFBZSxRQUFRLE1BQU0sSUFBSTtBQUdqQyxrQkFBZ0IsTUFBTTtBQUNwQixRQUFJLEtBQUssUUFBUyxVQUFTLEVBQUUsSUFBSSxRQUFRLE9BQU8sT0FBTyxZQUFZLElBQUksU0FBUyxLQUFLLE9BQU8sQ0FBQyxFQUFXLENBQUM7QUFBQSxFQUMzRyxHQUFHLENBQUMsQ0FBQztBQUNMLFFBQU0sRUFBRSxNQUFNLElBQUk7QUFDbEIsa0JBQWdCLE1BQU07QUFDcEIsVUFBTSxVQUFVLFNBQVMsS0FBSyxTQUFTLGNBQTJCLE1BQU0sRUFBRTtBQUMxRSxhQUFTLE1BQU0sRUFBRSxlQUFlLE9BQU8sVUFBVSxPQUFVLENBQUM7QUFDNUQsUUFBSSxPQUFPLE1BQU8sVUFBUyxlQUFlLEVBQUUsT0FBTyxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQ2xFLEdBQUcsQ0FBQyxLQUFLLENBQUM7QUFFVixXQUFTLFNBQVMsT0FBd0I7QUFDeEMsVUFBTSxlQUFlO0FBQ3JCLFVBQU0sRUFBRSxVQUFVLElBQUksTUFBTTtBQUM1QixhQUFTLEVBQUUsSUFBSSxTQUFTLFFBQVMsV0FBd0MsU0FBUyxPQUFPLENBQUM7QUFBQSxFQUM1RjtBQUVBLFFBQU0sT0FBTyxFQUFFLE9BQU8sU0FBUyxTQUFTO0FBQ3hDLFNBQ0UscUJBQUMsU0FBSSxXQUFVLGVBQWMsS0FBSyxNQUNoQztBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxXQUFVO0FBQUEsUUFDVixRQUFPO0FBQUEsUUFDUCxRQUFPO0FBQUEsUUFDUCxZQUFVO0FBQUEsUUFDVixLQUFLO0FBQUEsUUFDTDtBQUFBLFFBR0E7QUFBQSw4QkFBQyxZQUFPLE1BQUssVUFBUyxXQUFVLFVBQVMsTUFBSyxNQUFLLE9BQU0sUUFBTyxVQUFVLElBQUksZUFBWSxRQUFPLDRCQUVqRztBQUFBLFVBQ0Esb0JBQUMsYUFBVSxNQUFNLEtBQUssTUFBTSxPQUFjLFFBQWdCLFFBQWdCLFVBQW9CO0FBQUEsVUFDOUYsb0JBQUMsZUFBWSxNQUFNLE1BQU0sU0FBUyxNQUFNLEtBQUssTUFBTSxNQUFhLEdBQUcsTUFBTTtBQUFBLFVBQ3pFO0FBQUEsWUFBQztBQUFBO0FBQUEsY0FDQztBQUFBLGNBQ0E7QUFBQSxjQUNBO0FBQUEsY0FDQSxhQUFhLE1BQU07QUFBQSxjQUNuQjtBQUFBLGNBQ0E7QUFBQTtBQUFBLFVBQ0Y7QUFBQSxVQUNBO0FBQUEsWUFBQztBQUFBO0FBQUEsY0FDQyxNQUFNLE1BQU07QUFBQSxjQUNaLE1BQU0sS0FBSztBQUFBLGNBQ1gsT0FBTyxVQUFVLFFBQVEsSUFBSSxFQUFFLFNBQVMsS0FBSyxLQUFLO0FBQUEsY0FDbEQsa0JBQWtCLE9BQU87QUFBQSxjQUN4QixHQUFHO0FBQUE7QUFBQSxVQUNOO0FBQUEsVUFDQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsT0FBTyxNQUFNO0FBQUEsY0FDYixRQUFRLE1BQU07QUFBQSxjQUNkLEtBQUssTUFBTTtBQUFBLGNBQ1gsU0FBUyxVQUFVLFlBQVksS0FBSyxJQUFLLE1BQU0sV0FBVztBQUFBLGNBQzFELGlCQUFpQixNQUFNLFFBQVEsU0FBUztBQUFBLGNBQ3hDO0FBQUEsY0FDQTtBQUFBO0FBQUEsVUFDRjtBQUFBLFVBQ0Esb0JBQUMsWUFBTyxNQUFLLFVBQVMsV0FBVSxzQkFBcUIsTUFBSyxNQUFLLE9BQU0sUUFBTyw0QkFFNUU7QUFBQTtBQUFBO0FBQUEsSUFDRjtBQUFBLElBQ0Esb0JBQUMsU0FDQztBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0M7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLE1BQU0sTUFBTTtBQUFBLFFBQ1osU0FBUyxNQUFNO0FBQUEsUUFDZjtBQUFBO0FBQUEsSUFDRixHQUNGO0FBQUEsSUFDQSxvQkFBQyxnQkFBYSxNQUFNLGFBQWEsUUFBUSxNQUFNLFFBQVE7QUFBQSxJQUN2RCxvQkFBQyxlQUFZLE1BQU0sYUFBYSxRQUFnQixNQUFNLFFBQVEsTUFBTTtBQUFBLElBQ3BFLG9CQUFDLFlBQVMsTUFBTSxhQUFhLFNBQWtCLE9BQU8sTUFBTSxNQUFNLFNBQWtCLFVBQW9CO0FBQUEsSUFDeEc7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLFFBQVEsTUFBTTtBQUFBLFFBQ2QsT0FBTyxNQUFNO0FBQUEsUUFDYjtBQUFBLFFBQ0EsV0FBVyxNQUFNO0FBQUE7QUFBQSxJQUNuQjtBQUFBLElBQ0Esb0JBQUMsWUFBUyxPQUFjO0FBQUEsSUFDeEIsb0JBQUMsYUFBVSxRQUFRLE1BQU0sUUFBUSxNQUFZLE9BQWM7QUFBQSxLQUM3RDtBQUVKO0FBR0EsU0FBUyxTQUFTLEVBQUUsT0FBTyxNQUFNLE1BQU0sR0FBVSxNQUFZLFNBQXlCO0FBQ3BGLFNBQU87QUFBQSxJQUNMLE1BQU8sVUFBVSxjQUFjLElBQUksSUFBSSxFQUFFLEdBQUcsY0FBYyxTQUFTLEdBQUcsR0FBSSxTQUFTLGNBQWMsS0FBSyxFQUFHO0FBQUEsSUFDekcsQ0FBQyxPQUFPLE9BQU8sTUFBTSxPQUFPO0FBQUEsRUFDOUI7QUFDRjtBQUdBLFNBQVMsVUFBVSxFQUFFLFFBQVEsTUFBTSxNQUFNLEdBQW1FO0FBQzFHLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSSxTQUFTLEVBQUU7QUFDckMsWUFBVSxNQUFNO0FBQ2QsUUFBSSxDQUFDLE9BQVE7QUFDYixVQUFNLE9BQU8sT0FBTyxXQUFXLFNBQVMsT0FBTyxPQUFPLE1BQU0sS0FBSyxJQUFJLE9BQU87QUFDNUUsVUFBTSxRQUFRLFdBQVcsTUFBTSxTQUFTLElBQUksR0FBRyxPQUFPLE9BQU87QUFDN0QsV0FBTyxNQUFNLGFBQWEsS0FBSztBQUFBLEVBQ2pDLEdBQUcsQ0FBQyxRQUFRLE1BQU0sS0FBSyxDQUFDO0FBQ3hCLFNBQ0Usb0JBQUMsT0FBRSxXQUFVLFVBQVMsTUFBSyxVQUN4QixpQkFDSDtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//faaa757c033b9485d2dfb0ca433b258f435861d6
