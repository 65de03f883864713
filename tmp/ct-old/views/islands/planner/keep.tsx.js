import { jsx, jsxs } from "react/jsx-runtime";
import { memo, useEffect, useRef, useState } from "react";
import { formatDay } from "../../../src/shared/day.ts";
import { encodePlan } from "../../../src/shared/fence/encode.ts";
import { changesOf } from "../../../src/shared/fence/price-changes.ts";
const pauseMs = 500;
function usePlanAddress(path, code) {
  const written = useRef({ code, atMs: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (written.current.code === code) return;
    const write = () => {
      written.current = { code, atMs: performance.now() };
      history.replaceState(history.state, "", `${path}?plan=${code}${location.hash}`);
    };
    const timer = setTimeout(write, written.current.atMs + pauseMs - performance.now());
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [path, code]);
}
const PlanChanges = memo(function PlanChanges2(props) {
  const { plan, prices, path } = props;
  const changes = changesOf(plan, prices);
  return /* @__PURE__ */ jsxs("section", { className: "price-changes", hidden: !changes.length, "aria-labelledby": "changes-heading", children: [
    /* @__PURE__ */ jsx("h2", { id: "changes-heading", children: "What would change the price" }),
    /* @__PURE__ */ jsx("ul", { className: "price-facts", children: changes.map(({ text, plan: plan2 }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `${path}?plan=${encodePlan(plan2)}#price`, rel: "nofollow", children: text }) }, text)) })
  ] });
});
const PlanKeep = memo(function PlanKeep2({ plan, address, intro, isAwake, dispatch }) {
  const field = useRef(null);
  const [copied, setCopied] = useState("");
  const link = `${isAwake ? location.origin : address.origin}${address.path}?plan=${encodePlan(plan)}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      const words = "Link copied.";
      setCopied(words);
      dispatch({ do: "say", words });
    } catch {
      field.current?.select();
      dispatch({ do: "say", words: "The link is selected." });
    }
  }
  return /* @__PURE__ */ jsxs("section", { className: "price-keep", hidden: !plan.lines.length, "aria-labelledby": "keep-heading", children: [
    /* @__PURE__ */ jsx("h2", { id: "keep-heading", children: "Keep your plan" }),
    /* @__PURE__ */ jsx("p", { children: intro }),
    /* @__PURE__ */ jsxs("label", { className: "field", children: [
      /* @__PURE__ */ jsx("span", { className: "field__label", children: "Link to this plan" }),
      /* @__PURE__ */ jsx(
        "input",
        {
          className: "field__control",
          readOnly: true,
          value: link,
          ref: field,
          onFocus: ({ currentTarget }) => currentTarget.select()
        }
      )
    ] }),
    /* @__PURE__ */ jsx("p", { className: "price-keep__printed", suppressHydrationWarning: true, children: plan.lines.length > 0 && `${formatDay(/* @__PURE__ */ new Date())}: ${link}` }),
    /* @__PURE__ */ jsxs("div", { className: "button-row price-keep__buttons", hidden: !isAwake, children: [
      /* @__PURE__ */ jsx("button", { className: "button button--quiet", type: "button", onClick: copy, children: "Copy link" }),
      /* @__PURE__ */ jsx("span", { children: copied }),
      /* @__PURE__ */ jsx(
        "button",
        {
          className: "button button--quiet",
          type: "button",
          hidden: !isAwake || !("share" in navigator),
          onClick: () => navigator.share({ url: link, title: document.title }).catch(() => {
          }),
          children: "Share"
        }
      ),
      /* @__PURE__ */ jsx("button", { className: "button button--quiet", type: "button", onClick: () => window.print(), children: "Print" })
    ] })
  ] });
});
export {
  PlanChanges,
  PlanKeep,
  usePlanAddress
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2tlZXAudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBd0NJLFNBQ0UsS0FERjtBQXhDSixTQUF3QixNQUFNLFdBQVcsUUFBUSxnQkFBZ0I7QUFDakUsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxrQkFBa0I7QUFFM0IsU0FBUyxpQkFBaUI7QUFXMUIsTUFBTSxVQUFVO0FBR1QsU0FBUyxlQUFlLE1BQWMsTUFBb0I7QUFDL0QsUUFBTSxVQUFVLE9BQU8sRUFBRSxNQUFNLE1BQU0sT0FBTyxrQkFBa0IsQ0FBQztBQUMvRCxZQUFVLE1BQU07QUFDZCxRQUFJLFFBQVEsUUFBUSxTQUFTLEtBQU07QUFDbkMsVUFBTSxRQUFRLE1BQU07QUFDbEIsY0FBUSxVQUFVLEVBQUUsTUFBTSxNQUFNLFlBQVksSUFBSSxFQUFFO0FBQ2xELGNBQVEsYUFBYSxRQUFRLE9BQU8sSUFBSSxHQUFHLElBQUksU0FBUyxJQUFJLEdBQUcsU0FBUyxJQUFJLEVBQUU7QUFBQSxJQUNoRjtBQUNBLFVBQU0sUUFBUSxXQUFXLE9BQU8sUUFBUSxRQUFRLE9BQU8sVUFBVSxZQUFZLElBQUksQ0FBQztBQUNsRixXQUFPLGlCQUFpQixZQUFZLEtBQUs7QUFDekMsV0FBTyxNQUFNO0FBQ1gsbUJBQWEsS0FBSztBQUNsQixhQUFPLG9CQUFvQixZQUFZLEtBQUs7QUFBQSxJQUM5QztBQUFBLEVBQ0YsR0FBRyxDQUFDLE1BQU0sSUFBSSxDQUFDO0FBQ2pCO0FBR08sTUFBTSxjQUFjLEtBQUssU0FBU0EsYUFBWSxPQUF5RDtBQUM1RyxRQUFNLEVBQUUsTUFBTSxRQUFRLEtBQUssSUFBSTtBQUMvQixRQUFNLFVBQVUsVUFBVSxNQUFNLE1BQU07QUFDdEMsU0FDRSxxQkFBQyxhQUFRLFdBQVUsaUJBQWdCLFFBQVEsQ0FBQyxRQUFRLFFBQVEsbUJBQWdCLG1CQUMxRTtBQUFBLHdCQUFDLFFBQUcsSUFBRyxtQkFBa0IseUNBQTJCO0FBQUEsSUFDcEQsb0JBQUMsUUFBRyxXQUFVLGVBQ1gsa0JBQVEsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFBQyxNQUFLLE1BQ3pCLG9CQUFDLFFBQ0MsOEJBQUMsT0FBRSxNQUFNLEdBQUcsSUFBSSxTQUFTLFdBQVdBLEtBQUksQ0FBQyxVQUFVLEtBQUksWUFDcEQsZ0JBQ0gsS0FITyxJQUlULENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSixDQUFDO0FBWU0sTUFBTSxXQUFXLEtBQUssU0FBU0MsVUFBUyxFQUFFLE1BQU0sU0FBUyxPQUFPLFNBQVMsU0FBUyxHQUFrQjtBQUN6RyxRQUFNLFFBQVEsT0FBeUIsSUFBSTtBQUMzQyxRQUFNLENBQUMsUUFBUSxTQUFTLElBQUksU0FBUyxFQUFFO0FBQ3ZDLFFBQU0sT0FBTyxHQUFHLFVBQVUsU0FBUyxTQUFTLFFBQVEsTUFBTSxHQUFHLFFBQVEsSUFBSSxTQUFTLFdBQVcsSUFBSSxDQUFDO0FBR2xHLGlCQUFlLE9BQXNCO0FBQ25DLFFBQUk7QUFDRixZQUFNLFVBQVUsVUFBVSxVQUFVLElBQUk7QUFDeEMsWUFBTSxRQUFRO0FBQ2QsZ0JBQVUsS0FBSztBQUNmLGVBQVMsRUFBRSxJQUFJLE9BQU8sTUFBTSxDQUFDO0FBQUEsSUFDL0IsUUFBUTtBQUNOLFlBQU0sU0FBUyxPQUFPO0FBQ3RCLGVBQVMsRUFBRSxJQUFJLE9BQU8sT0FBTyx3QkFBd0IsQ0FBQztBQUFBLElBQ3hEO0FBQUEsRUFDRjtBQUVBLFNBQ0UscUJBQUMsYUFBUSxXQUFVLGNBQWEsUUFBUSxDQUFDLEtBQUssTUFBTSxRQUFRLG1CQUFnQixnQkFDMUU7QUFBQSx3QkFBQyxRQUFHLElBQUcsZ0JBQWUsNEJBQWM7QUFBQSxJQUNwQyxvQkFBQyxPQUFHLGlCQUFNO0FBQUEsSUFDVixxQkFBQyxXQUFNLFdBQVUsU0FDZjtBQUFBLDBCQUFDLFVBQUssV0FBVSxnQkFBZSwrQkFBaUI7QUFBQSxNQUNoRDtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsV0FBVTtBQUFBLFVBQ1YsVUFBUTtBQUFBLFVBQ1IsT0FBTztBQUFBLFVBQ1AsS0FBSztBQUFBLFVBQ0wsU0FBUyxDQUFDLEVBQUUsY0FBYyxNQUFNLGNBQWMsT0FBTztBQUFBO0FBQUEsTUFDdkQ7QUFBQSxPQUNGO0FBQUEsSUFFQSxvQkFBQyxPQUFFLFdBQVUsdUJBQXNCLDBCQUF3QixNQUN4RCxlQUFLLE1BQU0sU0FBUyxLQUFLLEdBQUcsVUFBVSxvQkFBSSxLQUFLLENBQUMsQ0FBQyxLQUFLLElBQUksSUFDN0Q7QUFBQSxJQUNBLHFCQUFDLFNBQUksV0FBVSxrQ0FBaUMsUUFBUSxDQUFDLFNBQ3ZEO0FBQUEsMEJBQUMsWUFBTyxXQUFVLHdCQUF1QixNQUFLLFVBQVMsU0FBUyxNQUFNLHVCQUV0RTtBQUFBLE1BQ0Esb0JBQUMsVUFBTSxrQkFBTztBQUFBLE1BQ2Q7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLFdBQVU7QUFBQSxVQUNWLE1BQUs7QUFBQSxVQUNMLFFBQVEsQ0FBQyxXQUFXLEVBQUUsV0FBVztBQUFBLFVBQ2pDLFNBQVMsTUFBTSxVQUFVLE1BQU0sRUFBRSxLQUFLLE1BQU0sT0FBTyxTQUFTLE1BQU0sQ0FBQyxFQUFFLE1BQU0sTUFBTTtBQUFBLFVBQUMsQ0FBQztBQUFBLFVBQ3BGO0FBQUE7QUFBQSxNQUVEO0FBQUEsTUFDQSxvQkFBQyxZQUFPLFdBQVUsd0JBQXVCLE1BQUssVUFBUyxTQUFTLE1BQU0sT0FBTyxNQUFNLEdBQUcsbUJBRXRGO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSixDQUFDOyIsCiAgIm5hbWVzIjogWyJQbGFuQ2hhbmdlcyIsICJwbGFuIiwgIlBsYW5LZWVwIl0KfQo=

//3303ea537f4d96fc68f247b361e417f13f7aa911
