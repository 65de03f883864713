import { jsx, jsxs } from "react/jsx-runtime";
import { memo } from "react";
import { drawElevation } from "../../../src/shared/fence/elevation.ts";
import { countParts } from "../../../src/shared/fence/parts.ts";
import { sidesOf } from "../../../src/shared/fence/plan.ts";
import { partLines } from "../../../src/shared/fence/result-words.ts";
import { describePlan } from "../../../src/shared/fence/sentences.ts";
import { drawSketch } from "../../../src/shared/fence/sketch.ts";
import { Drawing } from "../../components/drawing.tsx";
const sketchedSides = 2;
const PlanDrawings = memo(function PlanDrawings2({ plan, spares }) {
  const sides = sidesOf(plan).length;
  return /* @__PURE__ */ jsxs("section", { className: "price-drawings", "aria-labelledby": "drawings-heading", children: [
    /* @__PURE__ */ jsx("h2", { id: "drawings-heading", children: "Your fence, to scale" }),
    /* @__PURE__ */ jsx("figure", { className: "price-drawings__elevation", children: /* @__PURE__ */ jsx(Elevation, { kind: plan.kind, height: plan.height }) }),
    /* @__PURE__ */ jsx("figure", { className: "price-drawings__sketch", hidden: sides < sketchedSides, children: /* @__PURE__ */ jsx(Drawing, { drawing: drawSketch(plan), id: "plan-sketch" }) }),
    /* @__PURE__ */ jsxs("div", { className: "price-drawings__facts", hidden: !sides, children: [
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("h3", { children: "Sides and gates" }),
        /* @__PURE__ */ jsx(PlanFacts, { plan })
      ] }),
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("h3", { children: "What it is made of" }),
        /* @__PURE__ */ jsx(Facts, { lines: sides ? partLines(countParts(plan)) : [] }),
        /* @__PURE__ */ jsx("p", { className: "price-part__hint", children: spares })
      ] })
    ] })
  ] });
});
const Elevation = memo(function Elevation2({ kind, height }) {
  return /* @__PURE__ */ jsx(Drawing, { drawing: drawElevation(kind, height), id: "elevation" });
});
function PlanFacts({ plan }) {
  return /* @__PURE__ */ jsx(Facts, { lines: describePlan(plan) });
}
function Facts({ lines }) {
  return /* @__PURE__ */ jsx("ul", { className: "price-facts", children: lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may read the same
    /* @__PURE__ */ jsx("li", { children: line }, index)
  )) });
}
export {
  PlanDrawings,
  PlanFacts
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2RyYXdpbmdzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQWtCTSxjQVFFLFlBUkY7QUFsQk4sU0FBUyxZQUFZO0FBQ3JCLFNBQVMscUJBQXFCO0FBRTlCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQW9CLGVBQWU7QUFDbkMsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxlQUFlO0FBR3hCLE1BQU0sZ0JBQWdCO0FBR2YsTUFBTSxlQUFlLEtBQUssU0FBU0EsY0FBYSxFQUFFLE1BQU0sT0FBTyxHQUFtQztBQUN2RyxRQUFNLFFBQVEsUUFBUSxJQUFJLEVBQUU7QUFDNUIsU0FDRSxxQkFBQyxhQUFRLFdBQVUsa0JBQWlCLG1CQUFnQixvQkFDbEQ7QUFBQSx3QkFBQyxRQUFHLElBQUcsb0JBQW1CLGtDQUFvQjtBQUFBLElBQzlDLG9CQUFDLFlBQU8sV0FBVSw2QkFDaEIsOEJBQUMsYUFBVSxNQUFNLEtBQUssTUFBTSxRQUFRLEtBQUssUUFBUSxHQUNuRDtBQUFBLElBQ0Esb0JBQUMsWUFBTyxXQUFVLDBCQUF5QixRQUFRLFFBQVEsZUFDekQsOEJBQUMsV0FBUSxTQUFTLFdBQVcsSUFBSSxHQUFHLElBQUcsZUFBYyxHQUN2RDtBQUFBLElBQ0EscUJBQUMsU0FBSSxXQUFVLHlCQUF3QixRQUFRLENBQUMsT0FDOUM7QUFBQSwyQkFBQyxTQUNDO0FBQUEsNEJBQUMsUUFBRyw2QkFBZTtBQUFBLFFBQ25CLG9CQUFDLGFBQVUsTUFBWTtBQUFBLFNBQ3pCO0FBQUEsTUFDQSxxQkFBQyxTQUNDO0FBQUEsNEJBQUMsUUFBRyxnQ0FBa0I7QUFBQSxRQUN0QixvQkFBQyxTQUFNLE9BQU8sUUFBUSxVQUFVLFdBQVcsSUFBSSxDQUFDLElBQUksQ0FBQyxHQUFHO0FBQUEsUUFDeEQsb0JBQUMsT0FBRSxXQUFVLG9CQUFvQixrQkFBTztBQUFBLFNBQzFDO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSixDQUFDO0FBRUQsTUFBTSxZQUFZLEtBQUssU0FBU0MsV0FBVSxFQUFFLE1BQU0sT0FBTyxHQUF1QztBQUM5RixTQUFPLG9CQUFDLFdBQVEsU0FBUyxjQUFjLE1BQU0sTUFBTSxHQUFHLElBQUcsYUFBWTtBQUN2RSxDQUFDO0FBR00sU0FBUyxVQUFVLEVBQUUsS0FBSyxHQUFtQjtBQUNsRCxTQUFPLG9CQUFDLFNBQU0sT0FBTyxhQUFhLElBQUksR0FBRztBQUMzQztBQUVBLFNBQVMsTUFBTSxFQUFFLE1BQU0sR0FBaUM7QUFDdEQsU0FDRSxvQkFBQyxRQUFHLFdBQVUsZUFDWCxnQkFBTSxJQUFJLENBQUMsTUFBTTtBQUFBO0FBQUEsSUFFaEIsb0JBQUMsUUFBZ0Isa0JBQVIsS0FBYTtBQUFBLEdBQ3ZCLEdBQ0g7QUFFSjsiLAogICJuYW1lcyI6IFsiUGxhbkRyYXdpbmdzIiwgIkVsZXZhdGlvbiJdCn0K

//ecba380e330611b54391607e1338bb97e8031b30
