import { jsx, jsxs } from "react/jsx-runtime";
import { memo } from "react";
import { answerLabels } from "../../../src/shared/fence/labels.ts";
import { InputField } from "../../components/field.tsx";
import { Choices } from "./choices.tsx";
const slopes = Object.entries(answerLabels.slope);
const grounds = Object.entries(answerLabels.ground);
const oldFences = [["0", "None"], ...Object.entries(answerLabels.old)];
const GroundPart = memo(function GroundPart2(props) {
  const { slope, ground, old, oldFeet, oldFeetMessages, fields, dispatch } = props;
  return /* @__PURE__ */ jsxs("fieldset", { className: "price-part", id: "ground", children: [
    /* @__PURE__ */ jsx("legend", { children: /* @__PURE__ */ jsx("h2", { children: "The ground" }) }),
    /* @__PURE__ */ jsx(
      Choices,
      {
        name: "slope",
        legend: "Slope",
        options: slopes,
        chosen: slope,
        messages: fields.slope,
        dispatch
      }
    ),
    /* @__PURE__ */ jsx(
      Choices,
      {
        name: "ground",
        legend: "Digging",
        options: grounds,
        chosen: ground,
        messages: fields.ground,
        dispatch
      }
    ),
    /* @__PURE__ */ jsx(
      Choices,
      {
        name: "old",
        legend: "Old fence to take down",
        options: oldFences,
        chosen: old,
        messages: fields.old,
        dispatch
      }
    ),
    /* @__PURE__ */ jsx(
      InputField,
      {
        id: "old-feet",
        name: "oldFeet",
        label: "Feet of old fence (leave empty if it\u2019s as long as the new one)",
        inputMode: "decimal",
        autoComplete: "off",
        enterKeyHint: "done",
        value: oldFeet,
        onChange: ({ target }) => dispatch({ do: "type-old-feet", text: target.value }),
        onBlur: () => dispatch({ do: "leave", list: "side", key: 0, name: "old" }),
        messages: oldFeetMessages
      }
    )
  ] });
});
export {
  GroundPart
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2dyb3VuZC50c3giXSwKICAibWFwcGluZ3MiOiAiQUF5QkksU0FFSSxLQUZKO0FBekJKLFNBQXdCLFlBQVk7QUFDcEMsU0FBUyxvQkFBb0I7QUFFN0IsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxlQUFlO0FBR3hCLE1BQU0sU0FBUyxPQUFPLFFBQVEsYUFBYSxLQUFLO0FBQ2hELE1BQU0sVUFBVSxPQUFPLFFBQVEsYUFBYSxNQUFNO0FBQ2xELE1BQU0sWUFBWSxDQUFDLENBQUMsS0FBSyxNQUFNLEdBQUcsR0FBRyxPQUFPLFFBQVEsYUFBYSxHQUFHLENBQUM7QUFhOUQsTUFBTSxhQUFhLEtBQUssU0FBU0EsWUFBVyxPQUF3QjtBQUN6RSxRQUFNLEVBQUUsT0FBTyxRQUFRLEtBQUssU0FBUyxpQkFBaUIsUUFBUSxTQUFTLElBQUk7QUFDM0UsU0FDRSxxQkFBQyxjQUFTLFdBQVUsY0FBYSxJQUFHLFVBQ2xDO0FBQUEsd0JBQUMsWUFDQyw4QkFBQyxRQUFHLHdCQUFVLEdBQ2hCO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBQ0wsUUFBTztBQUFBLFFBQ1AsU0FBUztBQUFBLFFBQ1QsUUFBUTtBQUFBLFFBQ1IsVUFBVSxPQUFPO0FBQUEsUUFDakI7QUFBQTtBQUFBLElBQ0Y7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxRQUFPO0FBQUEsUUFDUCxTQUFTO0FBQUEsUUFDVCxRQUFRO0FBQUEsUUFDUixVQUFVLE9BQU87QUFBQSxRQUNqQjtBQUFBO0FBQUEsSUFDRjtBQUFBLElBQ0E7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUNMLFFBQU87QUFBQSxRQUNQLFNBQVM7QUFBQSxRQUNULFFBQVE7QUFBQSxRQUNSLFVBQVUsT0FBTztBQUFBLFFBQ2pCO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsSUFBRztBQUFBLFFBQ0gsTUFBSztBQUFBLFFBQ0wsT0FBTTtBQUFBLFFBQ04sV0FBVTtBQUFBLFFBQ1YsY0FBYTtBQUFBLFFBQ2IsY0FBYTtBQUFBLFFBQ2IsT0FBTztBQUFBLFFBQ1AsVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFNLFNBQVMsRUFBRSxJQUFJLGlCQUFpQixNQUFNLE9BQU8sTUFBTSxDQUFDO0FBQUEsUUFDOUUsUUFBUSxNQUFNLFNBQVMsRUFBRSxJQUFJLFNBQVMsTUFBTSxRQUFRLEtBQUssR0FBRyxNQUFNLE1BQU0sQ0FBQztBQUFBLFFBQ3pFLFVBQVU7QUFBQTtBQUFBLElBQ1o7QUFBQSxLQUNGO0FBRUosQ0FBQzsiLAogICJuYW1lcyI6IFsiR3JvdW5kUGFydCJdCn0K

//eb547c0f49fa115671821a11bbf81a25494769b2
