import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { memo, useMemo } from "react";
import { inDollars } from "../../../src/shared/fence/measures.ts";
import { pricePlan } from "../../../src/shared/fence/price.ts";
import { itemLines } from "../../../src/shared/fence/result-words.ts";
function Result({ plan, settledPlan, prices, lines, took, checked, words }) {
  return /* @__PURE__ */ jsxs("section", { className: "price-result", id: "price", tabIndex: -1, "aria-labelledby": "price-heading", children: [
    /* @__PURE__ */ jsx("h2", { id: "price-heading", children: "Likely price, installed" }),
    /* @__PURE__ */ jsx(Range, { lines }),
    /* @__PURE__ */ jsx("p", { hidden: !took, children: took }),
    /* @__PURE__ */ jsx("p", { children: words.range }),
    /* @__PURE__ */ jsx("p", { children: plan.ground === "rock" ? words.notIncludedWithRock : words.notIncluded }),
    /* @__PURE__ */ jsx("p", { children: words.call }),
    /* @__PURE__ */ jsx("p", { children: words.rules }),
    checked.map((sentence) => /* @__PURE__ */ jsx("p", { className: "price-result__checked", children: sentence }, sentence)),
    /* @__PURE__ */ jsx(Items, { plan: settledPlan, prices })
  ] });
}
function Range({ lines }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("p", { className: lines.isRange ? "price-range" : "price-range price-range--words", children: lines.range }),
    /* @__PURE__ */ jsx("p", { className: "price-result__facts", hidden: !lines.summary, children: lines.summary }),
    /* @__PURE__ */ jsxs("p", { hidden: !lines.notes, children: [
      /* @__PURE__ */ jsx("span", { hidden: !lines.isRange, children: "The range is" }),
      " ",
      /* @__PURE__ */ jsx("span", { children: lines.notes })
    ] }),
    /* @__PURE__ */ jsxs("p", { hidden: !lines.payment, children: [
      /* @__PURE__ */ jsx("span", { children: lines.payment }),
      " ",
      /* @__PURE__ */ jsx("a", { href: "/fence-financing", children: "About financing" })
    ] })
  ] });
}
const Items = memo(function Items2({ plan, prices }) {
  const price = useMemo(() => pricePlan(plan, prices), [plan, prices]);
  const items = price.status === "priced" ? itemLines(plan, price) : [];
  return /* @__PURE__ */ jsxs("div", { className: "price-result__items", hidden: !items.length, children: [
    /* @__PURE__ */ jsx("h3", { children: "In this price" }),
    /* @__PURE__ */ jsx("ul", { className: "price-items", children: items.map(({ key, label, amount }) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("span", { children: label }),
      " ",
      /* @__PURE__ */ jsxs("span", { children: [
        "about ",
        inDollars(amount)
      ] })
    ] }, key)) })
  ] });
});
function PriceBar({ lines: { range, summary } }) {
  return /* @__PURE__ */ jsxs("nav", { className: "phone-bar price-bar", "aria-label": "Price", children: [
    /* @__PURE__ */ jsxs("p", { children: [
      /* @__PURE__ */ jsx("strong", { children: range }),
      " ",
      /* @__PURE__ */ jsx("span", { children: summary })
    ] }),
    /* @__PURE__ */ jsx("a", { className: "button", href: "#price", children: "See price" })
  ] });
}
export {
  PriceBar,
  Result
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3Jlc3VsdC50c3giXSwKICAibWFwcGluZ3MiOiAiQUE4Q0ksU0FvQkEsVUFuQkUsS0FERjtBQTlDSixTQUFTLE1BQU0sZUFBZTtBQUM5QixTQUFTLGlCQUFpQjtBQUUxQixTQUEyQixpQkFBaUI7QUFHNUMsU0FBUyxpQkFBaUI7QUFzQ25CLFNBQVMsT0FBTyxFQUFFLE1BQU0sYUFBYSxRQUFRLE9BQU8sTUFBTSxTQUFTLE1BQU0sR0FBZ0I7QUFDOUYsU0FDRSxxQkFBQyxhQUFRLFdBQVUsZ0JBQWUsSUFBRyxTQUFRLFVBQVUsSUFBSSxtQkFBZ0IsaUJBQ3pFO0FBQUEsd0JBQUMsUUFBRyxJQUFHLGlCQUFnQixxQ0FBdUI7QUFBQSxJQUM5QyxvQkFBQyxTQUFNLE9BQWM7QUFBQSxJQUNyQixvQkFBQyxPQUFFLFFBQVEsQ0FBQyxNQUFPLGdCQUFLO0FBQUEsSUFDeEIsb0JBQUMsT0FBRyxnQkFBTSxPQUFNO0FBQUEsSUFDaEIsb0JBQUMsT0FBRyxlQUFLLFdBQVcsU0FBUyxNQUFNLHNCQUFzQixNQUFNLGFBQVk7QUFBQSxJQUMzRSxvQkFBQyxPQUFHLGdCQUFNLE1BQUs7QUFBQSxJQUNmLG9CQUFDLE9BQUcsZ0JBQU0sT0FBTTtBQUFBLElBQ2YsUUFBUSxJQUFJLENBQUMsYUFDWixvQkFBQyxPQUFFLFdBQVUseUJBQ1Ysc0JBRHVDLFFBRTFDLENBQ0Q7QUFBQSxJQUNELG9CQUFDLFNBQU0sTUFBTSxhQUFhLFFBQWdCO0FBQUEsS0FDNUM7QUFFSjtBQUVBLFNBQVMsTUFBTSxFQUFFLE1BQU0sR0FBMkI7QUFDaEQsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLE9BQUUsV0FBVyxNQUFNLFVBQVUsZ0JBQWdCLGtDQUFtQyxnQkFBTSxPQUFNO0FBQUEsSUFDN0Ysb0JBQUMsT0FBRSxXQUFVLHVCQUFzQixRQUFRLENBQUMsTUFBTSxTQUMvQyxnQkFBTSxTQUNUO0FBQUEsSUFDQSxxQkFBQyxPQUFFLFFBQVEsQ0FBQyxNQUFNLE9BQ2hCO0FBQUEsMEJBQUMsVUFBSyxRQUFRLENBQUMsTUFBTSxTQUFTLDBCQUFZO0FBQUEsTUFBTztBQUFBLE1BQUMsb0JBQUMsVUFBTSxnQkFBTSxPQUFNO0FBQUEsT0FDdkU7QUFBQSxJQUNBLHFCQUFDLE9BQUUsUUFBUSxDQUFDLE1BQU0sU0FDaEI7QUFBQSwwQkFBQyxVQUFNLGdCQUFNLFNBQVE7QUFBQSxNQUFPO0FBQUEsTUFBQyxvQkFBQyxPQUFFLE1BQUssb0JBQW1CLDZCQUFlO0FBQUEsT0FDekU7QUFBQSxLQUNGO0FBRUo7QUFFQSxNQUFNLFFBQVEsS0FBSyxTQUFTQSxPQUFNLEVBQUUsTUFBTSxPQUFPLEdBQXVDO0FBQ3RGLFFBQU0sUUFBcUIsUUFBUSxNQUFNLFVBQVUsTUFBTSxNQUFNLEdBQUcsQ0FBQyxNQUFNLE1BQU0sQ0FBQztBQUNoRixRQUFNLFFBQVEsTUFBTSxXQUFXLFdBQVcsVUFBVSxNQUFNLEtBQUssSUFBSSxDQUFDO0FBQ3BFLFNBQ0UscUJBQUMsU0FBSSxXQUFVLHVCQUFzQixRQUFRLENBQUMsTUFBTSxRQUNsRDtBQUFBLHdCQUFDLFFBQUcsMkJBQWE7QUFBQSxJQUNqQixvQkFBQyxRQUFHLFdBQVUsZUFDWCxnQkFBTSxJQUFJLENBQUMsRUFBRSxLQUFLLE9BQU8sT0FBTyxNQUMvQixxQkFBQyxRQUNDO0FBQUEsMEJBQUMsVUFBTSxpQkFBTTtBQUFBLE1BQU87QUFBQSxNQUFDLHFCQUFDLFVBQUs7QUFBQTtBQUFBLFFBQU8sVUFBVSxNQUFNO0FBQUEsU0FBRTtBQUFBLFNBRDdDLEdBRVQsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKLENBQUM7QUFHTSxTQUFTLFNBQVMsRUFBRSxPQUFPLEVBQUUsT0FBTyxRQUFRLEVBQUUsR0FBMkI7QUFDOUUsU0FDRSxxQkFBQyxTQUFJLFdBQVUsdUJBQXNCLGNBQVcsU0FDOUM7QUFBQSx5QkFBQyxPQUNDO0FBQUEsMEJBQUMsWUFBUSxpQkFBTTtBQUFBLE1BQVM7QUFBQSxNQUFDLG9CQUFDLFVBQU0sbUJBQVE7QUFBQSxPQUMxQztBQUFBLElBQ0Esb0JBQUMsT0FBRSxXQUFVLFVBQVMsTUFBSyxVQUFTLHVCQUVwQztBQUFBLEtBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFsiSXRlbXMiXQp9Cg==

//91790818da7cce33001d866800b121e25db7b160
