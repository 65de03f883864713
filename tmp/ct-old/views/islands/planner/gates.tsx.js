import { jsx, jsxs } from "react/jsx-runtime";
import { memo } from "react";
import { answerLabels, gateLabel } from "../../../src/shared/fence/labels.ts";
import { gateWidths } from "../../../src/shared/fence/plan.ts";
import { InputField, SelectField } from "../../components/field.tsx";
import { Choices } from "./choices.tsx";
import { RemoveButton } from "./lengths.tsx";
const measures = Object.entries(answerLabels.measured);
const widths = gateWidths.map((width) => [width, gateLabel(width)]);
function GatesPart(props) {
  const { hint, rows, typed, sides, isAwake, measuredMessages, dispatch } = props;
  return /* @__PURE__ */ jsxs("fieldset", { className: "price-part", id: "gates", children: [
    /* @__PURE__ */ jsx("legend", { children: /* @__PURE__ */ jsx("h2", { children: "Gates" }) }),
    /* @__PURE__ */ jsx("p", { className: "price-part__hint", children: hint }),
    /* @__PURE__ */ jsx("div", { className: "price-rows", children: rows.map((row, index) => {
      const read = (name) => row.typed[name] ?? typed[`gate.${index + 1}.${name}`] ?? "";
      return /* @__PURE__ */ jsx(
        GateRow,
        {
          rowKey: row.key,
          number: index + 1,
          width: read("width"),
          side: read("side"),
          at: read("at"),
          sides,
          isSpare: !isAwake && !read("width") && !read("at"),
          messages: row.messages,
          dispatch
        },
        row.key
      );
    }) }),
    /* @__PURE__ */ jsx(
      "button",
      {
        type: "submit",
        className: "button button--quiet",
        name: "do",
        value: "add-gate",
        formAction: "/api/price-plan#gates",
        children: "Add a gate"
      }
    ),
    /* @__PURE__ */ jsx(
      Choices,
      {
        name: "measured",
        legend: "How did you measure?",
        options: measures,
        chosen: typed.measured,
        messages: measuredMessages,
        dispatch
      }
    )
  ] });
}
const GateRow = memo(function GateRow2(props) {
  const { rowKey, number, width, side, at, sides, isSpare, messages, dispatch } = props;
  const row = { list: "gate", key: rowKey };
  const onChange = (name) => ({ target }) => dispatch({ do: "type", ...row, name, text: target.value });
  return /* @__PURE__ */ jsxs("fieldset", { className: isSpare ? "price-row price-row--gate price-row--spare" : "price-row price-row--gate", children: [
    /* @__PURE__ */ jsxs("legend", { children: [
      "Gate ",
      number
    ] }),
    /* @__PURE__ */ jsxs(
      SelectField,
      {
        id: `gate-${number}-width`,
        name: `gate.${number}.width`,
        label: "Width",
        value: width,
        onChange: onChange("width"),
        messages: messages.width,
        children: [
          /* @__PURE__ */ jsx("option", { value: "", children: "No gate" }),
          widths.map(([inches, label]) => /* @__PURE__ */ jsx("option", { value: inches, children: label }, inches))
        ]
      }
    ),
    /* @__PURE__ */ jsxs(
      SelectField,
      {
        id: `gate-${number}-side`,
        name: `gate.${number}.side`,
        label: "Which side",
        value: side,
        onChange: onChange("side"),
        messages: messages.side,
        children: [
          /* @__PURE__ */ jsx("option", { value: "", children: "Choose" }),
          Array.from({ length: sides }, (_, index) => index + 1).map((number2) => /* @__PURE__ */ jsx("option", { value: number2, children: number2 }, number2))
        ]
      }
    ),
    /* @__PURE__ */ jsx(
      InputField,
      {
        id: `gate-${number}-at`,
        name: `gate.${number}.at`,
        label: "Feet before the gate",
        inputMode: "decimal",
        autoComplete: "off",
        enterKeyHint: "done",
        placeholder: "Middle",
        value: at,
        onChange: onChange("at"),
        onBlur: () => dispatch({ do: "leave", ...row, name: "at" }),
        messages: messages.at
      }
    ),
    /* @__PURE__ */ jsx(RemoveButton, { list: "gate", number })
  ] });
});
export {
  GatesPart
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2dhdGVzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXNCSSxTQUVJLEtBRko7QUF0QkosU0FBd0IsWUFBWTtBQUNwQyxTQUFTLGNBQWMsaUJBQWlCO0FBQ3hDLFNBQVMsa0JBQWtCO0FBRTNCLFNBQVMsWUFBWSxtQkFBbUI7QUFDeEMsU0FBUyxlQUFlO0FBQ3hCLFNBQXlCLG9CQUFvQjtBQUc3QyxNQUFNLFdBQVcsT0FBTyxRQUFRLGFBQWEsUUFBUTtBQUNyRCxNQUFNLFNBQVMsV0FBVyxJQUFJLENBQUMsVUFBVSxDQUFDLE9BQU8sVUFBVSxLQUFLLENBQUMsQ0FBVTtBQVNwRSxTQUFTLFVBQVUsT0FBdUI7QUFDL0MsUUFBTSxFQUFFLE1BQU0sTUFBTSxPQUFPLE9BQU8sU0FBUyxrQkFBa0IsU0FBUyxJQUFJO0FBQzFFLFNBQ0UscUJBQUMsY0FBUyxXQUFVLGNBQWEsSUFBRyxTQUNsQztBQUFBLHdCQUFDLFlBQ0MsOEJBQUMsUUFBRyxtQkFBSyxHQUNYO0FBQUEsSUFDQSxvQkFBQyxPQUFFLFdBQVUsb0JBQW9CLGdCQUFLO0FBQUEsSUFDdEMsb0JBQUMsU0FBSSxXQUFVLGNBQ1osZUFBSyxJQUFJLENBQUMsS0FBSyxVQUFVO0FBQ3hCLFlBQU0sT0FBTyxDQUFDLFNBQWlCLElBQUksTUFBTSxJQUFJLEtBQUssTUFBTSxRQUFRLFFBQVEsQ0FBQyxJQUFJLElBQUksRUFBRSxLQUFLO0FBQ3hGLGFBQ0U7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUVDLFFBQVEsSUFBSTtBQUFBLFVBQ1osUUFBUSxRQUFRO0FBQUEsVUFDaEIsT0FBTyxLQUFLLE9BQU87QUFBQSxVQUNuQixNQUFNLEtBQUssTUFBTTtBQUFBLFVBQ2pCLElBQUksS0FBSyxJQUFJO0FBQUEsVUFDYjtBQUFBLFVBQ0EsU0FBUyxDQUFDLFdBQVcsQ0FBQyxLQUFLLE9BQU8sS0FBSyxDQUFDLEtBQUssSUFBSTtBQUFBLFVBQ2pELFVBQVUsSUFBSTtBQUFBLFVBQ2Q7QUFBQTtBQUFBLFFBVEssSUFBSTtBQUFBLE1BVVg7QUFBQSxJQUVKLENBQUMsR0FDSDtBQUFBLElBQ0E7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUNMLFdBQVU7QUFBQSxRQUNWLE1BQUs7QUFBQSxRQUNMLE9BQU07QUFBQSxRQUNOLFlBQVc7QUFBQSxRQUNaO0FBQUE7QUFBQSxJQUVEO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBQ0wsUUFBTztBQUFBLFFBQ1AsU0FBUztBQUFBLFFBQ1QsUUFBUSxNQUFNO0FBQUEsUUFDZCxVQUFVO0FBQUEsUUFDVjtBQUFBO0FBQUEsSUFDRjtBQUFBLEtBQ0Y7QUFFSjtBQWdCQSxNQUFNLFVBQVUsS0FBSyxTQUFTQSxTQUFRLE9BQXFCO0FBQ3pELFFBQU0sRUFBRSxRQUFRLFFBQVEsT0FBTyxNQUFNLElBQUksT0FBTyxTQUFTLFVBQVUsU0FBUyxJQUFJO0FBQ2hGLFFBQU0sTUFBTSxFQUFFLE1BQU0sUUFBUSxLQUFLLE9BQU87QUFDeEMsUUFBTSxXQUNKLENBQUMsU0FDRCxDQUFDLEVBQUUsT0FBTyxNQUNSLFNBQVMsRUFBRSxJQUFJLFFBQVEsR0FBRyxLQUFLLE1BQU0sTUFBTSxPQUFPLE1BQU0sQ0FBQztBQUM3RCxTQUNFLHFCQUFDLGNBQVMsV0FBVyxVQUFVLCtDQUErQyw2QkFDNUU7QUFBQSx5QkFBQyxZQUFPO0FBQUE7QUFBQSxNQUFNO0FBQUEsT0FBTztBQUFBLElBQ3JCO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxJQUFJLFFBQVEsTUFBTTtBQUFBLFFBQ2xCLE1BQU0sUUFBUSxNQUFNO0FBQUEsUUFDcEIsT0FBTTtBQUFBLFFBQ04sT0FBTztBQUFBLFFBQ1AsVUFBVSxTQUFTLE9BQU87QUFBQSxRQUMxQixVQUFVLFNBQVM7QUFBQSxRQUVuQjtBQUFBLDhCQUFDLFlBQU8sT0FBTSxJQUFHLHFCQUFPO0FBQUEsVUFDdkIsT0FBTyxJQUFJLENBQUMsQ0FBQyxRQUFRLEtBQUssTUFDekIsb0JBQUMsWUFBb0IsT0FBTyxRQUN6QixtQkFEVSxNQUViLENBQ0Q7QUFBQTtBQUFBO0FBQUEsSUFDSDtBQUFBLElBQ0E7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLElBQUksUUFBUSxNQUFNO0FBQUEsUUFDbEIsTUFBTSxRQUFRLE1BQU07QUFBQSxRQUNwQixPQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsUUFDUCxVQUFVLFNBQVMsTUFBTTtBQUFBLFFBQ3pCLFVBQVUsU0FBUztBQUFBLFFBRW5CO0FBQUEsOEJBQUMsWUFBTyxPQUFNLElBQUcsb0JBQU07QUFBQSxVQUN0QixNQUFNLEtBQUssRUFBRSxRQUFRLE1BQU0sR0FBRyxDQUFDLEdBQUcsVUFBVSxRQUFRLENBQUMsRUFBRSxJQUFJLENBQUNDLFlBQzNELG9CQUFDLFlBQW9CLE9BQU9BLFNBQ3pCLFVBQUFBLFdBRFVBLE9BRWIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxJQUNIO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsSUFBSSxRQUFRLE1BQU07QUFBQSxRQUNsQixNQUFNLFFBQVEsTUFBTTtBQUFBLFFBQ3BCLE9BQU07QUFBQSxRQUNOLFdBQVU7QUFBQSxRQUNWLGNBQWE7QUFBQSxRQUNiLGNBQWE7QUFBQSxRQUNiLGFBQVk7QUFBQSxRQUNaLE9BQU87QUFBQSxRQUNQLFVBQVUsU0FBUyxJQUFJO0FBQUEsUUFDdkIsUUFBUSxNQUFNLFNBQVMsRUFBRSxJQUFJLFNBQVMsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUEsUUFDMUQsVUFBVSxTQUFTO0FBQUE7QUFBQSxJQUNyQjtBQUFBLElBQ0Esb0JBQUMsZ0JBQWEsTUFBSyxRQUFPLFFBQWdCO0FBQUEsS0FDNUM7QUFFSixDQUFDOyIsCiAgIm5hbWVzIjogWyJHYXRlUm93IiwgIm51bWJlciJdCn0K

//d7db7167074d796b426c08f55c56bff533db782a
