import { jsx, jsxs } from "react/jsx-runtime";
import { memo, useMemo } from "react";
import { drawCard } from "../../../src/shared/fence/elevation.ts";
import { heightsOf, kindOf } from "../../../src/shared/fence/kinds.ts";
import { answerLabels, finishLabel, kindLabel } from "../../../src/shared/fence/labels.ts";
import { inFeet } from "../../../src/shared/fence/measures.ts";
import { offeredHeights, offeredKinds } from "../../../src/shared/fence/offered-kinds.ts";
import { Drawing } from "../../components/drawing.tsx";
import { FieldMessage, messageId } from "../../components/field.tsx";
import { Choices } from "./choices.tsx";
const properties = Object.entries(answerLabels.property);
function FencePart({ kind, typed, fields, prices, dispatch }) {
  const { height } = typed;
  const heights = useMemo(() => {
    const offered = offeredHeights(kind, prices);
    return (offered.length ? offered : [Number(height)]).map((inches) => [String(inches), inFeet(inches)]);
  }, [kind, prices, height]);
  const finishes = useMemo(
    () => kindOf(kind).finishes.map((finish) => [finish, finishLabel(finish, kind)]),
    [kind]
  );
  return /* @__PURE__ */ jsxs("fieldset", { className: "price-part", id: "fence", children: [
    /* @__PURE__ */ jsx("legend", { children: /* @__PURE__ */ jsx("h2", { children: "Your fence" }) }),
    /* @__PURE__ */ jsx(KindCards, { prices, chosen: typed.kind, messages: fields.kind, dispatch }),
    /* @__PURE__ */ jsxs("div", { className: "price-part__pair", children: [
      /* @__PURE__ */ jsx(
        Choices,
        {
          name: "height",
          legend: "Height",
          options: heights,
          chosen: height,
          messages: fields.height,
          dispatch
        }
      ),
      /* @__PURE__ */ jsx(
        Choices,
        {
          name: "finish",
          legend: "Material or color",
          options: finishes,
          chosen: typed.finish,
          messages: fields.finish,
          dispatch
        }
      ),
      /* @__PURE__ */ jsx(
        Choices,
        {
          name: "property",
          legend: "Is it for",
          options: properties,
          chosen: typed.property,
          messages: fields.property,
          dispatch
        }
      )
    ] })
  ] });
}
const KindCards = memo(function KindCards2({ prices, chosen, messages, dispatch }) {
  const cards = useMemo(
    () => offeredKinds(prices).map((kind) => ({ kind, drawing: drawCard(kind, cardHeight(kind)) })),
    [prices]
  );
  return /* @__PURE__ */ jsxs("fieldset", { className: "choices", "aria-describedby": messages?.length ? messageId("kind") : void 0, children: [
    /* @__PURE__ */ jsx("legend", { className: "unseen", children: "Which fence" }),
    /* @__PURE__ */ jsx("div", { className: "price-cards", children: cards.map(({ kind, drawing }) => /* @__PURE__ */ jsxs("label", { className: "price-card", children: [
      /* @__PURE__ */ jsx(
        "input",
        {
          type: "radio",
          name: "kind",
          value: kind,
          checked: kind === chosen,
          onChange: () => dispatch({ do: "choose", name: "kind", value: kind })
        }
      ),
      /* @__PURE__ */ jsx(Drawing, { drawing }),
      /* @__PURE__ */ jsx("span", { children: kindLabel(kind) })
    ] }, kind)) }),
    /* @__PURE__ */ jsx(FieldMessage, { id: "kind", messages })
  ] });
});
function cardHeight(kind) {
  const heights = heightsOf(kind);
  return heights.includes(48) ? 48 : heights[0] ?? 72;
}
export {
  FencePart
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2ZlbmNlLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXdDUSxjQUdGLFlBSEU7QUF4Q1IsU0FBd0IsTUFBTSxlQUFlO0FBQzdDLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsV0FBMEIsY0FBYztBQUNqRCxTQUFTLGNBQWMsYUFBYSxpQkFBaUI7QUFDckQsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsZ0JBQWdCLG9CQUFvQjtBQUk3QyxTQUFTLGVBQWU7QUFDeEIsU0FBUyxjQUFjLGlCQUFpQjtBQUN4QyxTQUFTLGVBQWU7QUFHeEIsTUFBTSxhQUFhLE9BQU8sUUFBUSxhQUFhLFFBQVE7QUFhaEQsU0FBUyxVQUFVLEVBQUUsTUFBTSxPQUFPLFFBQVEsUUFBUSxTQUFTLEdBQW1CO0FBQ25GLFFBQU0sRUFBRSxPQUFPLElBQUk7QUFDbkIsUUFBTSxVQUFVLFFBQVEsTUFBTTtBQUM1QixVQUFNLFVBQVUsZUFBZSxNQUFNLE1BQU07QUFDM0MsWUFBUSxRQUFRLFNBQVMsVUFBVSxDQUFDLE9BQU8sTUFBTSxDQUFDLEdBQUcsSUFBSSxDQUFDLFdBQVcsQ0FBQyxPQUFPLE1BQU0sR0FBRyxPQUFPLE1BQU0sQ0FBQyxDQUFVO0FBQUEsRUFDaEgsR0FBRyxDQUFDLE1BQU0sUUFBUSxNQUFNLENBQUM7QUFDekIsUUFBTSxXQUFXO0FBQUEsSUFDZixNQUFNLE9BQU8sSUFBSSxFQUFFLFNBQVMsSUFBSSxDQUFDLFdBQVcsQ0FBQyxRQUFRLFlBQVksUUFBUSxJQUFJLENBQUMsQ0FBVTtBQUFBLElBQ3hGLENBQUMsSUFBSTtBQUFBLEVBQ1A7QUFDQSxTQUNFLHFCQUFDLGNBQVMsV0FBVSxjQUFhLElBQUcsU0FDbEM7QUFBQSx3QkFBQyxZQUNDLDhCQUFDLFFBQUcsd0JBQVUsR0FDaEI7QUFBQSxJQUNBLG9CQUFDLGFBQVUsUUFBZ0IsUUFBUSxNQUFNLE1BQU0sVUFBVSxPQUFPLE1BQU0sVUFBb0I7QUFBQSxJQUMxRixxQkFBQyxTQUFJLFdBQVUsb0JBQ2I7QUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsUUFBTztBQUFBLFVBQ1AsU0FBUztBQUFBLFVBQ1QsUUFBUTtBQUFBLFVBQ1IsVUFBVSxPQUFPO0FBQUEsVUFDakI7QUFBQTtBQUFBLE1BQ0Y7QUFBQSxNQUNBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxRQUFPO0FBQUEsVUFDUCxTQUFTO0FBQUEsVUFDVCxRQUFRLE1BQU07QUFBQSxVQUNkLFVBQVUsT0FBTztBQUFBLFVBQ2pCO0FBQUE7QUFBQSxNQUNGO0FBQUEsTUFDQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsUUFBTztBQUFBLFVBQ1AsU0FBUztBQUFBLFVBQ1QsUUFBUSxNQUFNO0FBQUEsVUFDZCxVQUFVLE9BQU87QUFBQSxVQUNqQjtBQUFBO0FBQUEsTUFDRjtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBRUo7QUFVQSxNQUFNLFlBQVksS0FBSyxTQUFTQSxXQUFVLEVBQUUsUUFBUSxRQUFRLFVBQVUsU0FBUyxHQUFtQjtBQUNoRyxRQUFNLFFBQVE7QUFBQSxJQUNaLE1BQU0sYUFBYSxNQUFNLEVBQUUsSUFBSSxDQUFDLFVBQVUsRUFBRSxNQUFNLFNBQVMsU0FBUyxNQUFNLFdBQVcsSUFBSSxDQUFDLEVBQUUsRUFBRTtBQUFBLElBQzlGLENBQUMsTUFBTTtBQUFBLEVBQ1Q7QUFDQSxTQUNFLHFCQUFDLGNBQVMsV0FBVSxXQUFVLG9CQUFrQixVQUFVLFNBQVMsVUFBVSxNQUFNLElBQUksUUFDckY7QUFBQSx3QkFBQyxZQUFPLFdBQVUsVUFBUyx5QkFBVztBQUFBLElBQ3RDLG9CQUFDLFNBQUksV0FBVSxlQUNaLGdCQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUMxQixxQkFBQyxXQUFNLFdBQVUsY0FDZjtBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxNQUFLO0FBQUEsVUFDTCxPQUFPO0FBQUEsVUFDUCxTQUFTLFNBQVM7QUFBQSxVQUNsQixVQUFVLE1BQU0sU0FBUyxFQUFFLElBQUksVUFBVSxNQUFNLFFBQVEsT0FBTyxLQUFLLENBQUM7QUFBQTtBQUFBLE1BQ3RFO0FBQUEsTUFDQSxvQkFBQyxXQUFRLFNBQWtCO0FBQUEsTUFDM0Isb0JBQUMsVUFBTSxvQkFBVSxJQUFJLEdBQUU7QUFBQSxTQVRVLElBVW5DLENBQ0QsR0FDSDtBQUFBLElBQ0Esb0JBQUMsZ0JBQWEsSUFBRyxRQUFPLFVBQW9CO0FBQUEsS0FDOUM7QUFFSixDQUFDO0FBR0QsU0FBUyxXQUFXLE1BQXdCO0FBQzFDLFFBQU0sVUFBVSxVQUFVLElBQUk7QUFDOUIsU0FBTyxRQUFRLFNBQVMsRUFBRSxJQUFJLEtBQU0sUUFBUSxDQUFDLEtBQUs7QUFDcEQ7IiwKICAibmFtZXMiOiBbIktpbmRDYXJkcyJdCn0K

//ccbfc845bceb08f03b2adab17a60b13596ed1da3
