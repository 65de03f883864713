import { jsx, jsxs } from "react/jsx-runtime";
import { createElement, memo } from "react";
const reactNames = {
  class: "className",
  "font-size": "fontSize",
  "text-anchor": "textAnchor"
};
const Drawing = memo(function Drawing2({ drawing, id }) {
  const { viewBox, title, description, shapes } = drawing;
  if (!id)
    return /* @__PURE__ */ jsx("svg", { className: "drawing", viewBox: viewBox.join(" "), "aria-hidden": "true", children: drawShapes(shapes) });
  return /* @__PURE__ */ jsxs(
    "svg",
    {
      className: "drawing",
      viewBox: viewBox.join(" "),
      role: "img",
      "aria-labelledby": `${id}-title`,
      "aria-describedby": `${id}-text`,
      children: [
        /* @__PURE__ */ jsx("title", { id: `${id}-title`, children: title }),
        /* @__PURE__ */ jsx("desc", { id: `${id}-text`, children: description }),
        drawShapes(shapes)
      ]
    }
  );
});
const drawShapes = (shapes) => shapes.map(drawShape);
function drawShape({ tag, attributes, text, shapes }, index) {
  const entries = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return createElement(tag, { key: index, ...Object.fromEntries(entries) }, text ?? shapes?.map(drawShape));
}
export {
  Drawing,
  drawShapes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9kcmF3aW5nLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQWtCTSxjQUtGLFlBTEU7QUFsQk4sU0FBUyxlQUFlLFlBQTRCO0FBSXBELE1BQU0sYUFBcUM7QUFBQSxFQUN6QyxPQUFPO0FBQUEsRUFDUCxhQUFhO0FBQUEsRUFDYixlQUFlO0FBQ2pCO0FBTU8sTUFBTSxVQUFVLEtBQUssU0FBU0EsU0FBUSxFQUFFLFNBQVMsR0FBRyxHQUEwQztBQUNuRyxRQUFNLEVBQUUsU0FBUyxPQUFPLGFBQWEsT0FBTyxJQUFJO0FBQ2hELE1BQUksQ0FBQztBQUNILFdBQ0Usb0JBQUMsU0FBSSxXQUFVLFdBQVUsU0FBUyxRQUFRLEtBQUssR0FBRyxHQUFHLGVBQVksUUFDOUQscUJBQVcsTUFBTSxHQUNwQjtBQUVKLFNBQ0U7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLFdBQVU7QUFBQSxNQUNWLFNBQVMsUUFBUSxLQUFLLEdBQUc7QUFBQSxNQUN6QixNQUFLO0FBQUEsTUFDTCxtQkFBaUIsR0FBRyxFQUFFO0FBQUEsTUFDdEIsb0JBQWtCLEdBQUcsRUFBRTtBQUFBLE1BRXZCO0FBQUEsNEJBQUMsV0FBTSxJQUFJLEdBQUcsRUFBRSxVQUFXLGlCQUFNO0FBQUEsUUFDakMsb0JBQUMsVUFBSyxJQUFJLEdBQUcsRUFBRSxTQUFVLHVCQUFZO0FBQUEsUUFDcEMsV0FBVyxNQUFNO0FBQUE7QUFBQTtBQUFBLEVBQ3BCO0FBRUosQ0FBQztBQUdNLE1BQU0sYUFBYSxDQUFDLFdBQTBDLE9BQU8sSUFBSSxTQUFTO0FBRXpGLFNBQVMsVUFBVSxFQUFFLEtBQUssWUFBWSxNQUFNLE9BQU8sR0FBVSxPQUEwQjtBQUNyRixRQUFNLFVBQVUsT0FBTyxRQUFRLFVBQVUsRUFBRSxJQUFJLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxDQUFDLFdBQVcsSUFBSSxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQ25HLFNBQU8sY0FBYyxLQUFLLEVBQUUsS0FBSyxPQUFPLEdBQUcsT0FBTyxZQUFZLE9BQU8sRUFBRSxHQUFHLFFBQVEsUUFBUSxJQUFJLFNBQVMsQ0FBQztBQUMxRzsiLAogICJuYW1lcyI6IFsiRHJhd2luZyJdCn0K

//80b9440cdacca888478044bd6918ef3a62503a59
