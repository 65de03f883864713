import { jsx, jsxs } from "react/jsx-runtime";
import { memo } from "react";
import { turnLabel, turnLabels } from "../../../src/shared/fence/labels.ts";
import { CheckboxField, InputField, SelectField } from "../../components/field.tsx";
import { placeSides, usualTurn } from "./side-rows.ts";
function LengthsPart({ hint, rows, typed, plan, isAwake, dispatch }) {
  const places = placeSides(plan);
  const posted = rows.filter((_, index) => typed[`side.${index + 1}.feet`]).length;
  return /* @__PURE__ */ jsxs("fieldset", { className: "price-part", id: "lengths", children: [
    /* @__PURE__ */ jsx("legend", { children: /* @__PURE__ */ jsx("h2", { children: "How long?" }) }),
    /* @__PURE__ */ jsx("p", { className: "price-part__hint", children: hint }),
    /* @__PURE__ */ jsx("div", { className: "price-rows", children: rows.map((row, index) => {
      const read = (name) => row.typed[name] ?? typed[`side.${index + 1}.${name}`] ?? "";
      const place = places[index];
      return /* @__PURE__ */ jsx(
        SideRow,
        {
          rowKey: row.key,
          number: index + 1,
          feet: read("feet"),
          turn: row.typed.turn ?? typed[`side.${index + 1}.turn`] ?? usualTurn,
          closes: read("closes") !== "",
          canClose: isAwake ? place?.isLast === true && place.count > 2 : index > 1,
          start: ["heading", "x", "y"].map(read).join(" "),
          isSpare: !isAwake && index + 1 > Math.max(1, posted) && !read("feet"),
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
        value: "add-side",
        formAction: "/api/price-plan#lengths",
        children: "Add a side"
      }
    )
  ] });
}
const SideRow = memo(function SideRow2(props) {
  const { rowKey, number, feet, turn, closes, canClose, start, isSpare, messages, dispatch } = props;
  const row = { list: "side", key: rowKey };
  const isOdd = turn !== "new" && !turnLabels.some(([degrees]) => String(degrees) === turn);
  return /* @__PURE__ */ jsxs("fieldset", { className: isSpare ? "price-row price-row--spare" : "price-row", children: [
    /* @__PURE__ */ jsxs("legend", { children: [
      "Side ",
      number
    ] }),
    /* @__PURE__ */ jsx("div", { className: "price-row__turn", hidden: number === 1, children: /* @__PURE__ */ jsxs(
      SelectField,
      {
        id: `side-${number}-turn`,
        name: `side.${number}.turn`,
        label: "Turn",
        value: turn,
        onChange: ({ target }) => dispatch({ do: "type", ...row, name: "turn", text: target.value }),
        messages: messages.turn,
        children: [
          turnLabels.map(([degrees, label]) => /* @__PURE__ */ jsx("option", { value: degrees, children: label }, degrees)),
          isOdd && Number(turn) !== 0 && /* @__PURE__ */ jsx("option", { value: turn, children: turnLabel(Number(turn)) }),
          /* @__PURE__ */ jsx("optgroup", { label: "Elsewhere in the yard", children: /* @__PURE__ */ jsx("option", { value: "new", children: "New line" }) })
        ]
      }
    ) }),
    /* @__PURE__ */ jsx(
      InputField,
      {
        id: `side-${number}-feet`,
        name: `side.${number}.feet`,
        label: "Length in feet",
        inputMode: "decimal",
        autoComplete: "off",
        enterKeyHint: "done",
        value: feet,
        onChange: ({ target }) => dispatch({ do: "type", ...row, name: "feet", text: target.value }),
        onBlur: () => dispatch({ do: "leave", ...row, name: "feet" }),
        messages: messages.feet
      }
    ),
    start.split(" ").map((value, index) => {
      const name = ["heading", "x", "y"][index];
      return value && /* @__PURE__ */ jsx("input", { type: "hidden", name: `side.${number}.${name}`, value }, name);
    }),
    /* @__PURE__ */ jsx("div", { className: "price-row__closes", hidden: !canClose, children: /* @__PURE__ */ jsx(
      CheckboxField,
      {
        id: `side-${number}-closes`,
        name: `side.${number}.closes`,
        label: "Ends back at the starting point",
        checked: closes,
        onChange: ({ target }) => dispatch({ do: "type", ...row, name: "closes", text: target.checked ? "on" : "" }),
        messages: messages.closes
      }
    ) }),
    /* @__PURE__ */ jsx(RemoveButton, { list: "side", number })
  ] });
});
function RemoveButton({ list, number }) {
  return /* @__PURE__ */ jsx(
    "button",
    {
      type: "submit",
      className: "price-row__remove",
      name: "do",
      value: `remove-${list}-${number}`,
      formAction: `/api/price-plan#${list === "side" ? "lengths" : "gates"}`,
      "aria-label": `Remove ${list} ${number}`,
      children: "Remove"
    }
  );
}
export {
  LengthsPart,
  RemoveButton
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2xlbmd0aHMudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBMEJJLFNBRUksS0FGSjtBQTFCSixTQUEwQyxZQUFZO0FBQ3RELFNBQVMsV0FBVyxrQkFBa0I7QUFJdEMsU0FBUyxlQUFlLFlBQVksbUJBQW1CO0FBRXZELFNBQVMsWUFBWSxpQkFBaUI7QUFlL0IsU0FBUyxZQUFZLEVBQUUsTUFBTSxNQUFNLE9BQU8sTUFBTSxTQUFTLFNBQVMsR0FBK0I7QUFDdEcsUUFBTSxTQUFTLFdBQVcsSUFBSTtBQUM5QixRQUFNLFNBQVMsS0FBSyxPQUFPLENBQUMsR0FBRyxVQUFVLE1BQU0sUUFBUSxRQUFRLENBQUMsT0FBTyxDQUFDLEVBQUU7QUFDMUUsU0FDRSxxQkFBQyxjQUFTLFdBQVUsY0FBYSxJQUFHLFdBQ2xDO0FBQUEsd0JBQUMsWUFDQyw4QkFBQyxRQUFHLHVCQUFTLEdBQ2Y7QUFBQSxJQUNBLG9CQUFDLE9BQUUsV0FBVSxvQkFBb0IsZ0JBQUs7QUFBQSxJQUN0QyxvQkFBQyxTQUFJLFdBQVUsY0FDWixlQUFLLElBQUksQ0FBQyxLQUFLLFVBQVU7QUFDeEIsWUFBTSxPQUFPLENBQUMsU0FBaUIsSUFBSSxNQUFNLElBQUksS0FBSyxNQUFNLFFBQVEsUUFBUSxDQUFDLElBQUksSUFBSSxFQUFFLEtBQUs7QUFDeEYsWUFBTSxRQUFRLE9BQU8sS0FBSztBQUMxQixhQUNFO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFFQyxRQUFRLElBQUk7QUFBQSxVQUNaLFFBQVEsUUFBUTtBQUFBLFVBQ2hCLE1BQU0sS0FBSyxNQUFNO0FBQUEsVUFDakIsTUFBTSxJQUFJLE1BQU0sUUFBUSxNQUFNLFFBQVEsUUFBUSxDQUFDLE9BQU8sS0FBSztBQUFBLFVBQzNELFFBQVEsS0FBSyxRQUFRLE1BQU07QUFBQSxVQUMzQixVQUFVLFVBQVUsT0FBTyxXQUFXLFFBQVEsTUFBTSxRQUFRLElBQUksUUFBUTtBQUFBLFVBQ3hFLE9BQU8sQ0FBQyxXQUFXLEtBQUssR0FBRyxFQUFFLElBQUksSUFBSSxFQUFFLEtBQUssR0FBRztBQUFBLFVBQy9DLFNBQVMsQ0FBQyxXQUFXLFFBQVEsSUFBSSxLQUFLLElBQUksR0FBRyxNQUFNLEtBQUssQ0FBQyxLQUFLLE1BQU07QUFBQSxVQUNwRSxVQUFVLElBQUk7QUFBQSxVQUNkO0FBQUE7QUFBQSxRQVZLLElBQUk7QUFBQSxNQVdYO0FBQUEsSUFFSixDQUFDLEdBQ0g7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxXQUFVO0FBQUEsUUFDVixNQUFLO0FBQUEsUUFDTCxPQUFNO0FBQUEsUUFDTixZQUFXO0FBQUEsUUFDWjtBQUFBO0FBQUEsSUFFRDtBQUFBLEtBQ0Y7QUFFSjtBQWtCQSxNQUFNLFVBQVUsS0FBSyxTQUFTQSxTQUFRLE9BQXFCO0FBQ3pELFFBQU0sRUFBRSxRQUFRLFFBQVEsTUFBTSxNQUFNLFFBQVEsVUFBVSxPQUFPLFNBQVMsVUFBVSxTQUFTLElBQUk7QUFDN0YsUUFBTSxNQUFNLEVBQUUsTUFBTSxRQUFRLEtBQUssT0FBTztBQUN4QyxRQUFNLFFBQVEsU0FBUyxTQUFTLENBQUMsV0FBVyxLQUFLLENBQUMsQ0FBQyxPQUFPLE1BQU0sT0FBTyxPQUFPLE1BQU0sSUFBSTtBQUN4RixTQUNFLHFCQUFDLGNBQVMsV0FBVyxVQUFVLCtCQUErQixhQUM1RDtBQUFBLHlCQUFDLFlBQU87QUFBQTtBQUFBLE1BQU07QUFBQSxPQUFPO0FBQUEsSUFDckIsb0JBQUMsU0FBSSxXQUFVLG1CQUFrQixRQUFRLFdBQVcsR0FDbEQ7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLElBQUksUUFBUSxNQUFNO0FBQUEsUUFDbEIsTUFBTSxRQUFRLE1BQU07QUFBQSxRQUNwQixPQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsUUFDUCxVQUFVLENBQUMsRUFBRSxPQUFPLE1BQ2xCLFNBQVMsRUFBRSxJQUFJLFFBQVEsR0FBRyxLQUFLLE1BQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxDQUFDO0FBQUEsUUFFbkUsVUFBVSxTQUFTO0FBQUEsUUFFbEI7QUFBQSxxQkFBVyxJQUFJLENBQUMsQ0FBQyxTQUFTLEtBQUssTUFDOUIsb0JBQUMsWUFBcUIsT0FBTyxTQUMxQixtQkFEVSxPQUViLENBQ0Q7QUFBQSxVQUNBLFNBQVMsT0FBTyxJQUFJLE1BQU0sS0FBSyxvQkFBQyxZQUFPLE9BQU8sTUFBTyxvQkFBVSxPQUFPLElBQUksQ0FBQyxHQUFFO0FBQUEsVUFDOUUsb0JBQUMsY0FBUyxPQUFNLHlCQUNkLDhCQUFDLFlBQU8sT0FBTSxPQUFNLHNCQUFRLEdBQzlCO0FBQUE7QUFBQTtBQUFBLElBQ0YsR0FDRjtBQUFBLElBQ0E7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLElBQUksUUFBUSxNQUFNO0FBQUEsUUFDbEIsTUFBTSxRQUFRLE1BQU07QUFBQSxRQUNwQixPQUFNO0FBQUEsUUFDTixXQUFVO0FBQUEsUUFDVixjQUFhO0FBQUEsUUFDYixjQUFhO0FBQUEsUUFDYixPQUFPO0FBQUEsUUFDUCxVQUFVLENBQUMsRUFBRSxPQUFPLE1BQU0sU0FBUyxFQUFFLElBQUksUUFBUSxHQUFHLEtBQUssTUFBTSxRQUFRLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFBQSxRQUMzRixRQUFRLE1BQU0sU0FBUyxFQUFFLElBQUksU0FBUyxHQUFHLEtBQUssTUFBTSxPQUFPLENBQUM7QUFBQSxRQUM1RCxVQUFVLFNBQVM7QUFBQTtBQUFBLElBQ3JCO0FBQUEsSUFDQyxNQUFNLE1BQU0sR0FBRyxFQUFFLElBQUksQ0FBQyxPQUFPLFVBQVU7QUFDdEMsWUFBTSxPQUFPLENBQUMsV0FBVyxLQUFLLEdBQUcsRUFBRSxLQUFLO0FBQ3hDLGFBQU8sU0FBUyxvQkFBQyxXQUFpQixNQUFLLFVBQVMsTUFBTSxRQUFRLE1BQU0sSUFBSSxJQUFJLElBQUksU0FBcEQsSUFBa0U7QUFBQSxJQUNoRyxDQUFDO0FBQUEsSUFDRCxvQkFBQyxTQUFJLFdBQVUscUJBQW9CLFFBQVEsQ0FBQyxVQUMxQztBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsSUFBSSxRQUFRLE1BQU07QUFBQSxRQUNsQixNQUFNLFFBQVEsTUFBTTtBQUFBLFFBQ3BCLE9BQU07QUFBQSxRQUNOLFNBQVM7QUFBQSxRQUNULFVBQVUsQ0FBQyxFQUFFLE9BQU8sTUFBTSxTQUFTLEVBQUUsSUFBSSxRQUFRLEdBQUcsS0FBSyxNQUFNLFVBQVUsTUFBTSxPQUFPLFVBQVUsT0FBTyxHQUFHLENBQUM7QUFBQSxRQUMzRyxVQUFVLFNBQVM7QUFBQTtBQUFBLElBQ3JCLEdBQ0Y7QUFBQSxJQUNBLG9CQUFDLGdCQUFhLE1BQUssUUFBTyxRQUFnQjtBQUFBLEtBQzVDO0FBRUosQ0FBQztBQUdNLFNBQVMsYUFBYSxFQUFFLE1BQU0sT0FBTyxHQUE4QztBQUN4RixTQUNFO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxNQUFLO0FBQUEsTUFDTCxXQUFVO0FBQUEsTUFDVixNQUFLO0FBQUEsTUFDTCxPQUFPLFVBQVUsSUFBSSxJQUFJLE1BQU07QUFBQSxNQUMvQixZQUFZLG1CQUFtQixTQUFTLFNBQVMsWUFBWSxPQUFPO0FBQUEsTUFDcEUsY0FBWSxVQUFVLElBQUksSUFBSSxNQUFNO0FBQUEsTUFDckM7QUFBQTtBQUFBLEVBRUQ7QUFFSjsiLAogICJuYW1lcyI6IFsiU2lkZVJvdyJdCn0K

//aba7a56bd92fbb501455ed33d2b420b7068fa1a2
