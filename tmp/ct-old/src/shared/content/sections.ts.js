import * as z from "zod/mini";
import { group, kept, kindName, kinds, line, list, optional, paragraph, picture } from "./fields.ts";
const titledText = group("Entry", {
  title: line("Title"),
  text: paragraph("Text", { max: 600 })
});
const heading = line("Heading");
const intro = optional(paragraph("Introduction", { max: 600 }));
const drawings = optional(kept("Drawings", z.array(z.string().check(z.regex(/^[a-z-]+$/)))));
const proseSection = group("Text", {
  kind: kindName("prose"),
  heading,
  drawings,
  paragraphs: list("Paragraphs", paragraph("Paragraph"), { one: "paragraph", min: 1 }),
  picture: optional(picture("Picture"))
});
const cardsSection = group("Cards", {
  kind: kindName("cards"),
  heading,
  drawings,
  intro,
  items: list("Cards", titledText, { one: "card", min: 1 })
});
const checklistSection = group("Checklist", {
  kind: kindName("checklist"),
  heading,
  drawings,
  intro,
  items: list("Points", paragraph("Point", { max: 600 }), { one: "point", min: 1 })
});
const stepsSection = group("Steps", {
  kind: kindName("steps"),
  heading,
  drawings,
  intro,
  items: list("Steps", titledText, { one: "step", min: 2, max: 12 }),
  picture: optional(picture("Picture beside the steps"))
});
const tableSection = group("Table", {
  kind: kindName("table"),
  heading,
  drawings,
  intro,
  columns: list("Columns", line("Column"), { one: "column", min: 2, max: 6 }),
  rows: list("Rows", list("Cells", line("Cell", { max: 200 }), { one: "cell", min: 2, max: 6 }), {
    one: "row",
    min: 1,
    max: 20
  }),
  note: optional(paragraph("Note", { max: 600 }))
});
const sections = list(
  "Sections",
  kinds("Section", [proseSection, cardsSection, checklistSection, stepsSection, tableSection]),
  { one: "section", min: 1, tooMany: "A page has at most 24 sections." }
);
export {
  cardsSection,
  checklistSection,
  proseSection,
  sections,
  stepsSection,
  tableSection,
  titledText
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3NlY3Rpb25zLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsT0FBTyxNQUFNLFVBQVUsT0FBTyxNQUFNLE1BQU0sVUFBVSxXQUFXLGVBQWU7QUFHaEYsTUFBTSxhQUFhLE1BQU0sU0FBUztBQUFBLEVBQ3ZDLE9BQU8sS0FBSyxPQUFPO0FBQUEsRUFDbkIsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQztBQUN0QyxDQUFDO0FBRUQsTUFBTSxVQUFVLEtBQUssU0FBUztBQUM5QixNQUFNLFFBQVEsU0FBUyxVQUFVLGdCQUFnQixFQUFFLEtBQUssSUFBSSxDQUFDLENBQUM7QUFHOUQsTUFBTSxXQUFXLFNBQVMsS0FBSyxZQUFZLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxXQUFXLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFHcEYsTUFBTSxlQUFlLE1BQU0sUUFBUTtBQUFBLEVBQ3hDLE1BQU0sU0FBUyxPQUFPO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQSxZQUFZLEtBQUssY0FBYyxVQUFVLFdBQVcsR0FBRyxFQUFFLEtBQUssYUFBYSxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ25GLFNBQVMsU0FBUyxRQUFRLFNBQVMsQ0FBQztBQUN0QyxDQUFDO0FBR00sTUFBTSxlQUFlLE1BQU0sU0FBUztBQUFBLEVBQ3pDLE1BQU0sU0FBUyxPQUFPO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsT0FBTyxLQUFLLFNBQVMsWUFBWSxFQUFFLEtBQUssUUFBUSxLQUFLLEVBQUUsQ0FBQztBQUMxRCxDQUFDO0FBR00sTUFBTSxtQkFBbUIsTUFBTSxhQUFhO0FBQUEsRUFDakQsTUFBTSxTQUFTLFdBQVc7QUFBQSxFQUMxQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxPQUFPLEtBQUssVUFBVSxVQUFVLFNBQVMsRUFBRSxLQUFLLElBQUksQ0FBQyxHQUFHLEVBQUUsS0FBSyxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQ2xGLENBQUM7QUFHTSxNQUFNLGVBQWUsTUFBTSxTQUFTO0FBQUEsRUFDekMsTUFBTSxTQUFTLE9BQU87QUFBQSxFQUN0QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxPQUFPLEtBQUssU0FBUyxZQUFZLEVBQUUsS0FBSyxRQUFRLEtBQUssR0FBRyxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQ2pFLFNBQVMsU0FBUyxRQUFRLDBCQUEwQixDQUFDO0FBQ3ZELENBQUM7QUFHTSxNQUFNLGVBQWUsTUFBTSxTQUFTO0FBQUEsRUFDekMsTUFBTSxTQUFTLE9BQU87QUFBQSxFQUN0QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxTQUFTLEtBQUssV0FBVyxLQUFLLFFBQVEsR0FBRyxFQUFFLEtBQUssVUFBVSxLQUFLLEdBQUcsS0FBSyxFQUFFLENBQUM7QUFBQSxFQUMxRSxNQUFNLEtBQUssUUFBUSxLQUFLLFNBQVMsS0FBSyxRQUFRLEVBQUUsS0FBSyxJQUFJLENBQUMsR0FBRyxFQUFFLEtBQUssUUFBUSxLQUFLLEdBQUcsS0FBSyxFQUFFLENBQUMsR0FBRztBQUFBLElBQzdGLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxFQUNQLENBQUM7QUFBQSxFQUNELE1BQU0sU0FBUyxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQyxDQUFDO0FBQ2hELENBQUM7QUFFTSxNQUFNLFdBQVc7QUFBQSxFQUN0QjtBQUFBLEVBQ0EsTUFBTSxXQUFXLENBQUMsY0FBYyxjQUFjLGtCQUFrQixjQUFjLFlBQVksQ0FBQztBQUFBLEVBQzNGLEVBQUUsS0FBSyxXQUFXLEtBQUssR0FBRyxTQUFTLGtDQUFrQztBQUN2RTsiLAogICJuYW1lcyI6IFtdCn0K

//f8a4a18ca937f6d10224917475a560bc4714986d
