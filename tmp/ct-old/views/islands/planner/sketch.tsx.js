import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState
} from "react";
import { flushSync } from "react-dom";
import { gateLabel } from "../../../src/shared/fence/labels.ts";
import { gateWidths } from "../../../src/shared/fence/plan.ts";
import { drawGrid, drawLines } from "../../../src/shared/fence/sketch.ts";
import { drawShapes } from "../../components/drawing.tsx";
import { Choice } from "./choices.tsx";
import { PlanFacts } from "./drawings.tsx";
import { cornersOfLine, handlesOf, stopsOf } from "./sketch-tools.ts";
import {
  boxOf,
  firstView,
  fitted,
  lettersOf,
  measured,
  reachOf,
  showing,
  toFeet,
  zoomed
} from "./sketch-view.ts";
const tools = [
  ["draw", "Draw"],
  ["move", "Move"],
  ["gate", "Gate"],
  ["remove", "Remove"]
];
const slack = 6;
const keyReach = 1;
const closer = 0.7;
const toolKeys = { d: "draw", m: "move", g: "gate", r: "remove" };
const arrows = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};
const SketchPart = memo(function SketchPart2(props) {
  const { plan, settledPlan, sketch, isSketching, words, dispatch } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [width, setWidth] = useState(48);
  const { view, setView, surface, pointer } = useSurface(width, dispatch);
  const { tool, crosshair, refusal } = sketch;
  const now = useMemo(() => ({ plan, tool }), [plan, tool]);
  const later = useDeferredValue(now);
  function toggle() {
    flushSync(() => setIsOpen(!isOpen));
    if (surface.current) setView(fitted(measured(view, surface.current), plan));
    dispatch({ do: "take-tool", tool: tool.tool });
  }
  function moveCrosshair(to) {
    setView(showing(view, to));
    dispatch({ do: "move-crosshair", to });
  }
  function goToStop(step) {
    const stops = stopsOf(plan, tool);
    const at = stops.findIndex(({ x, y }) => Math.hypot(x - crosshair.x, y - crosshair.y) < keyReach);
    const next = stops.at(at < 0 && step < 0 ? -1 : (at + step) % stops.length);
    if (next) moveCrosshair({ x: Math.round(next.x), y: Math.round(next.y) });
  }
  function takeKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    const letter = key.toLowerCase();
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      if (letter !== "z" && letter !== "y") return false;
      dispatch({ do: letter === "y" || shiftKey ? "redo" : "undo" });
    } else if (arrows[key]) {
      const [across, down] = arrows[key];
      const feet = shiftKey ? 10 : 1;
      moveCrosshair({ x: crosshair.x + across * feet, y: crosshair.y + down * feet });
    } else if (key === "PageUp" || key === "PageDown") goToStop(key === "PageDown" ? 1 : -1);
    else if (key === "Enter") dispatch({ do: "tap", place: crosshair, reach: keyReach, width });
    else if (key === "Escape") dispatch({ do: "end-line" });
    else if (toolKeys[letter]) dispatch({ do: "take-tool", tool: toolKeys[letter], told: words[toolKeys[letter]] });
    else return false;
    return true;
  }
  return /* @__PURE__ */ jsxs("section", { className: "price-part price-sketch", "aria-labelledby": "sketcher-heading", children: [
    /* @__PURE__ */ jsx(
      "button",
      {
        className: "button button--quiet",
        type: "button",
        "aria-expanded": isOpen,
        "aria-controls": "sketch",
        onClick: toggle,
        children: "Draw it instead"
      }
    ),
    /* @__PURE__ */ jsxs("div", { id: "sketch", hidden: !isOpen, children: [
      /* @__PURE__ */ jsx("h2", { id: "sketcher-heading", children: "Draw it" }),
      /* @__PURE__ */ jsxs("div", { className: "price-sketch__tools", children: [
        /* @__PURE__ */ jsxs("fieldset", { className: "choices", children: [
          /* @__PURE__ */ jsx("legend", { className: "unseen", children: "Tool" }),
          /* @__PURE__ */ jsxs("div", { className: "choices__list", children: [
            tools.map(([name, label]) => /* @__PURE__ */ jsx(
              Choice,
              {
                name: "tool",
                value: name,
                isChosen: tool.tool === name,
                onChoose: () => dispatch({ do: "take-tool", tool: name }),
                children: label
              },
              name
            )),
            /* @__PURE__ */ jsx(
              "select",
              {
                className: "field__control",
                "aria-label": "Width of the gate",
                value: width,
                hidden: tool.tool !== "gate",
                onChange: ({ target }) => setWidth(Number(target.value)),
                children: gateWidths.map((inches) => /* @__PURE__ */ jsx("option", { value: inches, children: gateLabel(inches) }, inches))
              }
            )
          ] })
        ] }),
        /* @__PURE__ */ jsxs("div", { className: "choices__list", children: [
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => dispatch({ do: "undo" }), children: "Undo" }),
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => dispatch({ do: "redo" }), children: "Redo" }),
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => dispatch({ do: "end-line" }), children: "End line" }),
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => setView(zoomed(view, closer)), children: "Zoom in" }),
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => setView(zoomed(view, 1 / closer)), children: "Zoom out" }),
          /* @__PURE__ */ jsx(SketchButton, { onPress: () => setView(fitted(view, plan)), children: "Fit" })
        ] })
      ] }),
      /* @__PURE__ */ jsx("p", { className: "price-part__hint", children: isOpen && (refusal || words[tool.tool]) }),
      /* @__PURE__ */ jsx(
        "div",
        {
          className: "price-sketch__frame",
          role: "application",
          "aria-label": "Sketch of your fence",
          "aria-describedby": "sketch-keys",
          tabIndex: 0,
          onKeyDown: (event) => {
            if (takeKey(event)) event.preventDefault();
          },
          children: /* @__PURE__ */ jsx(
            "svg",
            {
              className: "drawing price-sketch__surface",
              "aria-hidden": "true",
              viewBox: isOpen ? boxOf(view).join(" ") : void 0,
              ref: surface,
              ...pointer,
              children: isOpen && /* @__PURE__ */ jsx(SketchShapes, { ...isSketching ? now : later, crosshair, view })
            }
          )
        }
      ),
      /* @__PURE__ */ jsx("button", { className: "button button--quiet", type: "submit", name: "do", value: "show", children: "Show the price" }),
      /* @__PURE__ */ jsx("p", { className: "price-part__hint price-sketch__keys", id: "sketch-keys", children: words.keys }),
      /* @__PURE__ */ jsx(PlanFacts, { plan: settledPlan })
    ] })
  ] });
});
function SketchButton({ onPress, children }) {
  return /* @__PURE__ */ jsx("button", { className: "price-sketch__action", type: "button", onClick: onPress, children });
}
function useSurface(width, dispatch) {
  const surface = useRef(null);
  const [view, setView] = useState(firstView);
  const held = useRef(void 0);
  const skipsClick = useRef(false);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const measure = () => setView((view2) => measured(view2, element));
    const keepStill = (event) => {
      if (event.cancelable && handleAt(event)) event.preventDefault();
    };
    window.addEventListener("resize", measure);
    element.addEventListener("touchstart", keepStill, { passive: false });
    return () => {
      window.removeEventListener("resize", measure);
      element.removeEventListener("touchstart", keepStill);
    };
  }, []);
  const tapAt = (event) => dispatch({ do: "tap", place: toFeet(view, event.currentTarget, event), reach: reachOf(view), width });
  function drop(event) {
    if (!held.current) return;
    const { handle, isMoved } = held.current;
    held.current = void 0;
    skipsClick.current = true;
    dispatch({ do: "drop", handle: isMoved ? handle : "" });
    if (!isMoved && event.type === "pointerup") tapAt(event);
  }
  const pointer = {
    onClick(event) {
      if (!skipsClick.current) tapAt(event);
      skipsClick.current = false;
    },
    onPointerDown(event) {
      const handle = handleAt(event);
      skipsClick.current = false;
      if (!handle) return;
      held.current = { handle, x: event.clientX, y: event.clientY, isMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    /** All of a drag is one step of the history. */
    onPointerMove(event) {
      const { current } = held;
      if (!current) return;
      if (!current.isMoved && Math.hypot(event.clientX - current.x, event.clientY - current.y) < slack) return;
      current.isMoved = true;
      dispatch({ do: "drag", handle: current.handle, place: toFeet(view, event.currentTarget, event) });
    },
    onPointerUp: drop,
    onPointerCancel: drop
  };
  return { view, setView, surface, pointer };
}
const handleAt = ({ target }) => target.getAttribute("data-handle");
function SketchShapes({ plan, tool, crosshair, view }) {
  const arm = reachOf(view);
  const { picked, start } = tool;
  const corner = picked && cornersOfLine(plan.lines[picked.line])[picked.corner];
  const held = corner ?? start;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    drawShapes([drawGrid(boxOf(view))]),
    /* @__PURE__ */ jsx(DrawnLines, { plan, letters: lettersOf(view) }),
    held && /* @__PURE__ */ jsx("circle", { className: "held", cx: held.x, cy: held.y, r: arm * 0.6 }),
    /* @__PURE__ */ jsx(
      "path",
      {
        className: "cross",
        d: `M${crosshair.x - arm} ${crosshair.y}h${arm * 2}M${crosshair.x} ${crosshair.y - arm}v${arm * 2}`
      }
    ),
    handlesOf(plan, tool).map(({ name, x, y }) => /* @__PURE__ */ jsx("circle", { className: "handle", "data-handle": name, cx: x, cy: y, r: arm }, name))
  ] });
}
const DrawnLines = memo(function DrawnLines2({ plan, letters }) {
  return drawShapes(drawLines(plan, letters));
});
export {
  SketchPart
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NrZXRjaC50c3giXSwKICAibWFwcGluZ3MiOiAiQUF1SE0sU0EyS0YsVUEzS0UsS0FjTSxZQWROO0FBdkhOO0FBQUEsRUFHRTtBQUFBLEVBRUE7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsaUJBQWlCO0FBRTFCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQXlCLGtCQUE2QjtBQUN0RCxTQUFTLFVBQVUsaUJBQWlCO0FBQ3BDLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsY0FBYztBQUN2QixTQUFTLGlCQUFpQjtBQUUxQixTQUFTLGVBQWUsV0FBVyxlQUEwQztBQUM3RTtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFFQTtBQUFBLE9BQ0s7QUFHUCxNQUFNLFFBQVE7QUFBQSxFQUNaLENBQUMsUUFBUSxNQUFNO0FBQUEsRUFDZixDQUFDLFFBQVEsTUFBTTtBQUFBLEVBQ2YsQ0FBQyxRQUFRLE1BQU07QUFBQSxFQUNmLENBQUMsVUFBVSxRQUFRO0FBQ3JCO0FBR0EsTUFBTSxRQUFRO0FBRWQsTUFBTSxXQUFXO0FBQ2pCLE1BQU0sU0FBUztBQUVmLE1BQU0sV0FBaUMsRUFBRSxHQUFHLFFBQVEsR0FBRyxRQUFRLEdBQUcsUUFBUSxHQUFHLFNBQVM7QUFDdEYsTUFBTSxTQUFvRDtBQUFBLEVBQ3hELFdBQVcsQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUNqQixZQUFZLENBQUMsR0FBRyxDQUFDO0FBQUEsRUFDakIsU0FBUyxDQUFDLEdBQUcsRUFBRTtBQUFBLEVBQ2YsV0FBVyxDQUFDLEdBQUcsQ0FBQztBQUNsQjtBQWVPLE1BQU0sYUFBYSxLQUFLLFNBQVNBLFlBQVcsT0FBb0I7QUFDckUsUUFBTSxFQUFFLE1BQU0sYUFBYSxRQUFRLGFBQWEsT0FBTyxTQUFTLElBQUk7QUFDcEUsUUFBTSxDQUFDLFFBQVEsU0FBUyxJQUFJLFNBQVMsS0FBSztBQUMxQyxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUksU0FBb0IsRUFBRTtBQUNoRCxRQUFNLEVBQUUsTUFBTSxTQUFTLFNBQVMsUUFBUSxJQUFJLFdBQVcsT0FBTyxRQUFRO0FBQ3RFLFFBQU0sRUFBRSxNQUFNLFdBQVcsUUFBUSxJQUFJO0FBRXJDLFFBQU0sTUFBTSxRQUFRLE9BQU8sRUFBRSxNQUFNLEtBQUssSUFBSSxDQUFDLE1BQU0sSUFBSSxDQUFDO0FBQ3hELFFBQU0sUUFBUSxpQkFBaUIsR0FBRztBQUVsQyxXQUFTLFNBQWU7QUFFdEIsY0FBVSxNQUFNLFVBQVUsQ0FBQyxNQUFNLENBQUM7QUFDbEMsUUFBSSxRQUFRLFFBQVMsU0FBUSxPQUFPLFNBQVMsTUFBTSxRQUFRLE9BQU8sR0FBRyxJQUFJLENBQUM7QUFDMUUsYUFBUyxFQUFFLElBQUksYUFBYSxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQUEsRUFDL0M7QUFFQSxXQUFTLGNBQWMsSUFBaUI7QUFDdEMsWUFBUSxRQUFRLE1BQU0sRUFBRSxDQUFDO0FBQ3pCLGFBQVMsRUFBRSxJQUFJLGtCQUFrQixHQUFHLENBQUM7QUFBQSxFQUN2QztBQUVBLFdBQVMsU0FBUyxNQUFvQjtBQUNwQyxVQUFNLFFBQVEsUUFBUSxNQUFNLElBQUk7QUFDaEMsVUFBTSxLQUFLLE1BQU0sVUFBVSxDQUFDLEVBQUUsR0FBRyxFQUFFLE1BQU0sS0FBSyxNQUFNLElBQUksVUFBVSxHQUFHLElBQUksVUFBVSxDQUFDLElBQUksUUFBUTtBQUNoRyxVQUFNLE9BQU8sTUFBTSxHQUFHLEtBQUssS0FBSyxPQUFPLElBQUksTUFBTSxLQUFLLFFBQVEsTUFBTSxNQUFNO0FBQzFFLFFBQUksS0FBTSxlQUFjLEVBQUUsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLEdBQUcsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLEVBQUUsQ0FBQztBQUFBLEVBQzFFO0FBR0EsV0FBUyxRQUFRLEVBQUUsS0FBSyxVQUFVLFNBQVMsU0FBUyxPQUFPLEdBQTJCO0FBQ3BGLFVBQU0sU0FBUyxJQUFJLFlBQVk7QUFDL0IsUUFBSSxPQUFRLFFBQU87QUFDbkIsUUFBSSxXQUFXLFNBQVM7QUFDdEIsVUFBSSxXQUFXLE9BQU8sV0FBVyxJQUFLLFFBQU87QUFDN0MsZUFBUyxFQUFFLElBQUksV0FBVyxPQUFPLFdBQVcsU0FBUyxPQUFPLENBQUM7QUFBQSxJQUMvRCxXQUFXLE9BQU8sR0FBRyxHQUFHO0FBQ3RCLFlBQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxPQUFPLEdBQUc7QUFDakMsWUFBTSxPQUFPLFdBQVcsS0FBSztBQUM3QixvQkFBYyxFQUFFLEdBQUcsVUFBVSxJQUFJLFNBQVMsTUFBTSxHQUFHLFVBQVUsSUFBSSxPQUFPLEtBQUssQ0FBQztBQUFBLElBQ2hGLFdBQVcsUUFBUSxZQUFZLFFBQVEsV0FBWSxVQUFTLFFBQVEsYUFBYSxJQUFJLEVBQUU7QUFBQSxhQUM5RSxRQUFRLFFBQVMsVUFBUyxFQUFFLElBQUksT0FBTyxPQUFPLFdBQVcsT0FBTyxVQUFVLE1BQU0sQ0FBQztBQUFBLGFBQ2pGLFFBQVEsU0FBVSxVQUFTLEVBQUUsSUFBSSxXQUFXLENBQUM7QUFBQSxhQUM3QyxTQUFTLE1BQU0sRUFBRyxVQUFTLEVBQUUsSUFBSSxhQUFhLE1BQU0sU0FBUyxNQUFNLEdBQUcsTUFBTSxNQUFNLFNBQVMsTUFBTSxDQUFDLEVBQUUsQ0FBQztBQUFBLFFBQ3pHLFFBQU87QUFDWixXQUFPO0FBQUEsRUFDVDtBQUVBLFNBQ0UscUJBQUMsYUFBUSxXQUFVLDJCQUEwQixtQkFBZ0Isb0JBQzNEO0FBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLFdBQVU7QUFBQSxRQUNWLE1BQUs7QUFBQSxRQUNMLGlCQUFlO0FBQUEsUUFDZixpQkFBYztBQUFBLFFBQ2QsU0FBUztBQUFBLFFBQ1Y7QUFBQTtBQUFBLElBRUQ7QUFBQSxJQUNBLHFCQUFDLFNBQUksSUFBRyxVQUFTLFFBQVEsQ0FBQyxRQUN4QjtBQUFBLDBCQUFDLFFBQUcsSUFBRyxvQkFBbUIscUJBQU87QUFBQSxNQUNqQyxxQkFBQyxTQUFJLFdBQVUsdUJBQ2I7QUFBQSw2QkFBQyxjQUFTLFdBQVUsV0FDbEI7QUFBQSw4QkFBQyxZQUFPLFdBQVUsVUFBUyxrQkFBSTtBQUFBLFVBQy9CLHFCQUFDLFNBQUksV0FBVSxpQkFDWjtBQUFBLGtCQUFNLElBQUksQ0FBQyxDQUFDLE1BQU0sS0FBSyxNQUN0QjtBQUFBLGNBQUM7QUFBQTtBQUFBLGdCQUVDLE1BQUs7QUFBQSxnQkFDTCxPQUFPO0FBQUEsZ0JBQ1AsVUFBVSxLQUFLLFNBQVM7QUFBQSxnQkFDeEIsVUFBVSxNQUFNLFNBQVMsRUFBRSxJQUFJLGFBQWEsTUFBTSxLQUFLLENBQUM7QUFBQSxnQkFFdkQ7QUFBQTtBQUFBLGNBTkk7QUFBQSxZQU9QLENBQ0Q7QUFBQSxZQUNEO0FBQUEsY0FBQztBQUFBO0FBQUEsZ0JBQ0MsV0FBVTtBQUFBLGdCQUNWLGNBQVc7QUFBQSxnQkFDWCxPQUFPO0FBQUEsZ0JBQ1AsUUFBUSxLQUFLLFNBQVM7QUFBQSxnQkFDdEIsVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFNLFNBQVMsT0FBTyxPQUFPLEtBQUssQ0FBYztBQUFBLGdCQUVuRSxxQkFBVyxJQUFJLENBQUMsV0FDZixvQkFBQyxZQUFvQixPQUFPLFFBQ3pCLG9CQUFVLE1BQU0sS0FETixNQUViLENBQ0Q7QUFBQTtBQUFBLFlBQ0g7QUFBQSxhQUNGO0FBQUEsV0FDRjtBQUFBLFFBQ0EscUJBQUMsU0FBSSxXQUFVLGlCQUNiO0FBQUEsOEJBQUMsZ0JBQWEsU0FBUyxNQUFNLFNBQVMsRUFBRSxJQUFJLE9BQU8sQ0FBQyxHQUFHLGtCQUFJO0FBQUEsVUFDM0Qsb0JBQUMsZ0JBQWEsU0FBUyxNQUFNLFNBQVMsRUFBRSxJQUFJLE9BQU8sQ0FBQyxHQUFHLGtCQUFJO0FBQUEsVUFDM0Qsb0JBQUMsZ0JBQWEsU0FBUyxNQUFNLFNBQVMsRUFBRSxJQUFJLFdBQVcsQ0FBQyxHQUFHLHNCQUFRO0FBQUEsVUFDbkUsb0JBQUMsZ0JBQWEsU0FBUyxNQUFNLFFBQVEsT0FBTyxNQUFNLE1BQU0sQ0FBQyxHQUFHLHFCQUFPO0FBQUEsVUFDbkUsb0JBQUMsZ0JBQWEsU0FBUyxNQUFNLFFBQVEsT0FBTyxNQUFNLElBQUksTUFBTSxDQUFDLEdBQUcsc0JBQVE7QUFBQSxVQUN4RSxvQkFBQyxnQkFBYSxTQUFTLE1BQU0sUUFBUSxPQUFPLE1BQU0sSUFBSSxDQUFDLEdBQUcsaUJBQUc7QUFBQSxXQUMvRDtBQUFBLFNBQ0Y7QUFBQSxNQUNBLG9CQUFDLE9BQUUsV0FBVSxvQkFBb0IscUJBQVcsV0FBVyxNQUFNLEtBQUssSUFBSSxJQUFHO0FBQUEsTUFDekU7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLFdBQVU7QUFBQSxVQUNWLE1BQUs7QUFBQSxVQUNMLGNBQVc7QUFBQSxVQUNYLG9CQUFpQjtBQUFBLFVBRWpCLFVBQVU7QUFBQSxVQUNWLFdBQVcsQ0FBQyxVQUFVO0FBQ3BCLGdCQUFJLFFBQVEsS0FBSyxFQUFHLE9BQU0sZUFBZTtBQUFBLFVBQzNDO0FBQUEsVUFFQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsV0FBVTtBQUFBLGNBQ1YsZUFBWTtBQUFBLGNBQ1osU0FBUyxTQUFTLE1BQU0sSUFBSSxFQUFFLEtBQUssR0FBRyxJQUFJO0FBQUEsY0FDMUMsS0FBSztBQUFBLGNBQ0osR0FBRztBQUFBLGNBRUgsb0JBQVUsb0JBQUMsZ0JBQWMsR0FBSSxjQUFjLE1BQU0sT0FBUSxXQUFzQixNQUFZO0FBQUE7QUFBQSxVQUM5RjtBQUFBO0FBQUEsTUFDRjtBQUFBLE1BRUEsb0JBQUMsWUFBTyxXQUFVLHdCQUF1QixNQUFLLFVBQVMsTUFBSyxNQUFLLE9BQU0sUUFBTyw0QkFFOUU7QUFBQSxNQUNBLG9CQUFDLE9BQUUsV0FBVSx1Q0FBc0MsSUFBRyxlQUNuRCxnQkFBTSxNQUNUO0FBQUEsTUFDQSxvQkFBQyxhQUFVLE1BQU0sYUFBYTtBQUFBLE9BQ2hDO0FBQUEsS0FDRjtBQUVKLENBQUM7QUFFRCxTQUFTLGFBQWEsRUFBRSxTQUFTLFNBQVMsR0FBMEM7QUFDbEYsU0FDRSxvQkFBQyxZQUFPLFdBQVUsd0JBQXVCLE1BQUssVUFBUyxTQUFTLFNBQzdELFVBQ0g7QUFFSjtBQUdBLFNBQVMsV0FBVyxPQUFrQixVQUE0QjtBQUNoRSxRQUFNLFVBQVUsT0FBc0IsSUFBSTtBQUMxQyxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUksU0FBUyxTQUFTO0FBQzFDLFFBQU0sT0FBTyxPQUFtRSxNQUFTO0FBQ3pGLFFBQU0sYUFBYSxPQUFPLEtBQUs7QUFFL0IsWUFBVSxNQUFNO0FBQ2QsVUFBTSxVQUFVLFFBQVE7QUFDeEIsUUFBSSxDQUFDLFFBQVM7QUFDZCxVQUFNLFVBQVUsTUFBTSxRQUFRLENBQUNDLFVBQVMsU0FBU0EsT0FBTSxPQUFPLENBQUM7QUFFL0QsVUFBTSxZQUFZLENBQUMsVUFBc0I7QUFDdkMsVUFBSSxNQUFNLGNBQWMsU0FBUyxLQUFLLEVBQUcsT0FBTSxlQUFlO0FBQUEsSUFDaEU7QUFDQSxXQUFPLGlCQUFpQixVQUFVLE9BQU87QUFDekMsWUFBUSxpQkFBaUIsY0FBYyxXQUFXLEVBQUUsU0FBUyxNQUFNLENBQUM7QUFDcEUsV0FBTyxNQUFNO0FBQ1gsYUFBTyxvQkFBb0IsVUFBVSxPQUFPO0FBQzVDLGNBQVEsb0JBQW9CLGNBQWMsU0FBUztBQUFBLElBQ3JEO0FBQUEsRUFDRixHQUFHLENBQUMsQ0FBQztBQUVMLFFBQU0sUUFBUSxDQUFDLFVBQ2IsU0FBUyxFQUFFLElBQUksT0FBTyxPQUFPLE9BQU8sTUFBTSxNQUFNLGVBQWUsS0FBSyxHQUFHLE9BQU8sUUFBUSxJQUFJLEdBQUcsTUFBTSxDQUFDO0FBR3RHLFdBQVMsS0FBSyxPQUFvQztBQUNoRCxRQUFJLENBQUMsS0FBSyxRQUFTO0FBQ25CLFVBQU0sRUFBRSxRQUFRLFFBQVEsSUFBSSxLQUFLO0FBQ2pDLFNBQUssVUFBVTtBQUNmLGVBQVcsVUFBVTtBQUNyQixhQUFTLEVBQUUsSUFBSSxRQUFRLFFBQVEsVUFBVSxTQUFTLEdBQUcsQ0FBQztBQUN0RCxRQUFJLENBQUMsV0FBVyxNQUFNLFNBQVMsWUFBYSxPQUFNLEtBQUs7QUFBQSxFQUN6RDtBQUVBLFFBQU0sVUFBVTtBQUFBLElBQ2QsUUFBUSxPQUFrQztBQUN4QyxVQUFJLENBQUMsV0FBVyxRQUFTLE9BQU0sS0FBSztBQUNwQyxpQkFBVyxVQUFVO0FBQUEsSUFDdkI7QUFBQSxJQUNBLGNBQWMsT0FBOEI7QUFDMUMsWUFBTSxTQUFTLFNBQVMsS0FBSztBQUM3QixpQkFBVyxVQUFVO0FBQ3JCLFVBQUksQ0FBQyxPQUFRO0FBQ2IsV0FBSyxVQUFVLEVBQUUsUUFBUSxHQUFHLE1BQU0sU0FBUyxHQUFHLE1BQU0sU0FBUyxTQUFTLE1BQU07QUFDNUUsWUFBTSxjQUFjLGtCQUFrQixNQUFNLFNBQVM7QUFBQSxJQUN2RDtBQUFBO0FBQUEsSUFFQSxjQUFjLE9BQThCO0FBQzFDLFlBQU0sRUFBRSxRQUFRLElBQUk7QUFDcEIsVUFBSSxDQUFDLFFBQVM7QUFDZCxVQUFJLENBQUMsUUFBUSxXQUFXLEtBQUssTUFBTSxNQUFNLFVBQVUsUUFBUSxHQUFHLE1BQU0sVUFBVSxRQUFRLENBQUMsSUFBSSxNQUFPO0FBQ2xHLGNBQVEsVUFBVTtBQUNsQixlQUFTLEVBQUUsSUFBSSxRQUFRLFFBQVEsUUFBUSxRQUFRLE9BQU8sT0FBTyxNQUFNLE1BQU0sZUFBZSxLQUFLLEVBQUUsQ0FBQztBQUFBLElBQ2xHO0FBQUEsSUFDQSxhQUFhO0FBQUEsSUFDYixpQkFBaUI7QUFBQSxFQUNuQjtBQUNBLFNBQU8sRUFBRSxNQUFNLFNBQVMsU0FBUyxRQUFRO0FBQzNDO0FBRUEsTUFBTSxXQUFXLENBQUMsRUFBRSxPQUFPLE1BQ3hCLE9BQW1CLGFBQWEsYUFBYTtBQVNoRCxTQUFTLGFBQWEsRUFBRSxNQUFNLE1BQU0sV0FBVyxLQUFLLEdBQWdCO0FBQ2xFLFFBQU0sTUFBTSxRQUFRLElBQUk7QUFDeEIsUUFBTSxFQUFFLFFBQVEsTUFBTSxJQUFJO0FBQzFCLFFBQU0sU0FBUyxVQUFVLGNBQWMsS0FBSyxNQUFNLE9BQU8sSUFBSSxDQUEwQixFQUFFLE9BQU8sTUFBTTtBQUN0RyxRQUFNLE9BQU8sVUFBVTtBQUN2QixTQUNFLGlDQUNHO0FBQUEsZUFBVyxDQUFDLFNBQVMsTUFBTSxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQUEsSUFDbkMsb0JBQUMsY0FBVyxNQUFZLFNBQVMsVUFBVSxJQUFJLEdBQUc7QUFBQSxJQUNqRCxRQUFRLG9CQUFDLFlBQU8sV0FBVSxRQUFPLElBQUksS0FBSyxHQUFHLElBQUksS0FBSyxHQUFHLEdBQUcsTUFBTSxLQUFLO0FBQUEsSUFDeEU7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLFdBQVU7QUFBQSxRQUNWLEdBQUcsSUFBSSxVQUFVLElBQUksR0FBRyxJQUFJLFVBQVUsQ0FBQyxJQUFJLE1BQU0sQ0FBQyxJQUFJLFVBQVUsQ0FBQyxJQUFJLFVBQVUsSUFBSSxHQUFHLElBQUksTUFBTSxDQUFDO0FBQUE7QUFBQSxJQUNuRztBQUFBLElBQ0MsVUFBVSxNQUFNLElBQUksRUFBRSxJQUFJLENBQUMsRUFBRSxNQUFNLEdBQUcsRUFBRSxNQUN2QyxvQkFBQyxZQUFrQixXQUFVLFVBQVMsZUFBYSxNQUFNLElBQUksR0FBRyxJQUFJLEdBQUcsR0FBRyxPQUE3RCxJQUFrRSxDQUNoRjtBQUFBLEtBQ0g7QUFFSjtBQUVBLE1BQU0sYUFBYSxLQUFLLFNBQVNDLFlBQVcsRUFBRSxNQUFNLFFBQVEsR0FBb0M7QUFDOUYsU0FBTyxXQUFXLFVBQVUsTUFBTSxPQUFPLENBQUM7QUFDNUMsQ0FBQzsiLAogICJuYW1lcyI6IFsiU2tldGNoUGFydCIsICJ2aWV3IiwgIkRyYXduTGluZXMiXQp9Cg==

//00b8642f56cc12c9a5a8058b7a89e8dd52a6b820
