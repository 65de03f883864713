import * as z from "zod/mini";
import { readFeet } from "./feet.ts";
import { kindNames } from "./kinds.ts";
import { messages } from "./messages.ts";
import { findConflicts, gateWidths, most } from "./plan.ts";
const postedMessages = {
  turn: "Please choose how the fence turns here.",
  kind: "Please choose one of the fences.",
  width: "Please choose one of the widths.",
  answer: "Please choose one of the answers.",
  link: "This link is damaged or comes from a newer page, so the plan could not be read. Nothing was sent."
};
const finishes = ["pine", "cedar", "white", "color", "black", "bronze", "galvanized"];
const gateSchema = z.object(
  {
    width: z.literal(gateWidths, postedMessages.width),
    at: typedFeet()
  },
  postedMessages.width
);
const runSchema = z.object({
  feet: typedFeet().check(z.minimum(1, messages.sideShort), z.maximum(most.sideFeet, messages.sideLong)),
  turn: z.int(postedMessages.turn).check(z.minimum(-179, postedMessages.turn), z.maximum(180, postedMessages.turn)),
  gates: z.array(gateSchema, messages.gatesInSide).check(
    z.maxLength(most.gatesInSide, messages.gatesInSide),
    z.overwrite((gates) => gates.toSorted((one, other) => one.at - other.at))
  )
});
const lineSchema = z.object({
  x: sketchFeet(),
  y: sketchFeet(),
  closed: z.boolean(postedMessages.answer),
  runs: z.array(runSchema, messages.noLength).check(z.minLength(1, messages.noLength), z.maxLength(most.sides, messages.sides))
});
const planSchema = z.object({
  v: z.literal(1, postedMessages.link),
  kind: z.enum(kindNames, postedMessages.kind),
  height: z.int(messages.height),
  finish: z.enum(finishes, messages.finish),
  property: z.enum(["home", "business"], postedMessages.answer),
  slope: z.enum(["level", "gentle", "steep", "unsure"], postedMessages.answer),
  ground: z.enum(["soil", "rock", "unsure"], postedMessages.answer),
  measured: z.enum(["tape", "paced", "guess"], postedMessages.answer),
  old: z.nullable(
    z.object(
      {
        kind: z.enum(["light", "solid"], postedMessages.answer),
        feet: z.nullable(z.int(messages.old).check(z.minimum(1, messages.old), z.maximum(most.feet, messages.old)))
      },
      postedMessages.answer
    )
  ),
  lines: z.array(lineSchema, messages.lines).check(z.maxLength(most.lines, messages.lines))
}).check(({ value, issues }) => {
  for (const { path, message } of findConflicts(value))
    issues.push({ code: "custom", path: [...path], message, input: value });
});
function typedFeet() {
  return z.pipe(
    z.transform((value, { issues }) => {
      if (typeof value === "number") return Math.ceil(value);
      if (typeof value !== "string") return value;
      const { feet, message } = readFeet(value);
      if (message) issues.push({ code: "custom", message, input: value });
      return feet;
    }),
    z.int(messages.notFeet)
  );
}
function sketchFeet() {
  return z.int(messages.sketchEdge).check(z.minimum(-most.edge, messages.sketchEdge), z.maximum(most.edge, messages.sketchEdge));
}
export {
  planSchema,
  postedMessages
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wbGFuLXNjaGVtYS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGdCQUFnQjtBQUN6QixTQUFzQixpQkFBaUI7QUFDdkMsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxlQUFlLFlBQVksWUFBdUI7QUFHcEQsTUFBTSxpQkFBaUI7QUFBQSxFQUM1QixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQUEsRUFDUixNQUFNO0FBQ1I7QUFFQSxNQUFNLFdBQVcsQ0FBQyxRQUFRLFNBQVMsU0FBUyxTQUFTLFNBQVMsVUFBVSxZQUFZO0FBRXBGLE1BQU0sYUFBYSxFQUFFO0FBQUEsRUFDbkI7QUFBQSxJQUNFLE9BQU8sRUFBRSxRQUFRLFlBQVksZUFBZSxLQUFLO0FBQUEsSUFDakQsSUFBSSxVQUFVO0FBQUEsRUFDaEI7QUFBQSxFQUNBLGVBQWU7QUFDakI7QUFFQSxNQUFNLFlBQVksRUFBRSxPQUFPO0FBQUEsRUFDekIsTUFBTSxVQUFVLEVBQUUsTUFBTSxFQUFFLFFBQVEsR0FBRyxTQUFTLFNBQVMsR0FBRyxFQUFFLFFBQVEsS0FBSyxVQUFVLFNBQVMsUUFBUSxDQUFDO0FBQUEsRUFDckcsTUFBTSxFQUFFLElBQUksZUFBZSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsTUFBTSxlQUFlLElBQUksR0FBRyxFQUFFLFFBQVEsS0FBSyxlQUFlLElBQUksQ0FBQztBQUFBLEVBQ2hILE9BQU8sRUFBRSxNQUFNLFlBQVksU0FBUyxXQUFXLEVBQUU7QUFBQSxJQUMvQyxFQUFFLFVBQVUsS0FBSyxhQUFhLFNBQVMsV0FBVztBQUFBLElBQ2xELEVBQUUsVUFBVSxDQUFDLFVBQVUsTUFBTSxTQUFTLENBQUMsS0FBSyxVQUFVLElBQUksS0FBSyxNQUFNLEVBQUUsQ0FBQztBQUFBLEVBQzFFO0FBQ0YsQ0FBQztBQUVELE1BQU0sYUFBYSxFQUFFLE9BQU87QUFBQSxFQUMxQixHQUFHLFdBQVc7QUFBQSxFQUNkLEdBQUcsV0FBVztBQUFBLEVBQ2QsUUFBUSxFQUFFLFFBQVEsZUFBZSxNQUFNO0FBQUEsRUFDdkMsTUFBTSxFQUNILE1BQU0sV0FBVyxTQUFTLFFBQVEsRUFDbEMsTUFBTSxFQUFFLFVBQVUsR0FBRyxTQUFTLFFBQVEsR0FBRyxFQUFFLFVBQVUsS0FBSyxPQUFPLFNBQVMsS0FBSyxDQUFDO0FBQ3JGLENBQUM7QUFHTSxNQUFNLGFBQWEsRUFDdkIsT0FBTztBQUFBLEVBQ04sR0FBRyxFQUFFLFFBQVEsR0FBRyxlQUFlLElBQUk7QUFBQSxFQUNuQyxNQUFNLEVBQUUsS0FBSyxXQUFXLGVBQWUsSUFBSTtBQUFBLEVBQzNDLFFBQVEsRUFBRSxJQUFJLFNBQVMsTUFBTTtBQUFBLEVBQzdCLFFBQVEsRUFBRSxLQUFLLFVBQVUsU0FBUyxNQUFNO0FBQUEsRUFDeEMsVUFBVSxFQUFFLEtBQUssQ0FBQyxRQUFRLFVBQVUsR0FBRyxlQUFlLE1BQU07QUFBQSxFQUM1RCxPQUFPLEVBQUUsS0FBSyxDQUFDLFNBQVMsVUFBVSxTQUFTLFFBQVEsR0FBRyxlQUFlLE1BQU07QUFBQSxFQUMzRSxRQUFRLEVBQUUsS0FBSyxDQUFDLFFBQVEsUUFBUSxRQUFRLEdBQUcsZUFBZSxNQUFNO0FBQUEsRUFDaEUsVUFBVSxFQUFFLEtBQUssQ0FBQyxRQUFRLFNBQVMsT0FBTyxHQUFHLGVBQWUsTUFBTTtBQUFBLEVBQ2xFLEtBQUssRUFBRTtBQUFBLElBQ0wsRUFBRTtBQUFBLE1BQ0E7QUFBQSxRQUNFLE1BQU0sRUFBRSxLQUFLLENBQUMsU0FBUyxPQUFPLEdBQUcsZUFBZSxNQUFNO0FBQUEsUUFDdEQsTUFBTSxFQUFFLFNBQVMsRUFBRSxJQUFJLFNBQVMsR0FBRyxFQUFFLE1BQU0sRUFBRSxRQUFRLEdBQUcsU0FBUyxHQUFHLEdBQUcsRUFBRSxRQUFRLEtBQUssTUFBTSxTQUFTLEdBQUcsQ0FBQyxDQUFDO0FBQUEsTUFDNUc7QUFBQSxNQUNBLGVBQWU7QUFBQSxJQUNqQjtBQUFBLEVBQ0Y7QUFBQSxFQUNBLE9BQU8sRUFBRSxNQUFNLFlBQVksU0FBUyxLQUFLLEVBQUUsTUFBTSxFQUFFLFVBQVUsS0FBSyxPQUFPLFNBQVMsS0FBSyxDQUFDO0FBQzFGLENBQUMsRUFDQSxNQUFNLENBQUMsRUFBRSxPQUFPLE9BQU8sTUFBTTtBQUM1QixhQUFXLEVBQUUsTUFBTSxRQUFRLEtBQUssY0FBYyxLQUFhO0FBQ3pELFdBQU8sS0FBSyxFQUFFLE1BQU0sVUFBVSxNQUFNLENBQUMsR0FBRyxJQUFJLEdBQUcsU0FBUyxPQUFPLE1BQU0sQ0FBQztBQUMxRSxDQUFDO0FBR0gsU0FBUyxZQUFZO0FBQ25CLFNBQU8sRUFBRTtBQUFBLElBQ1AsRUFBRSxVQUFVLENBQUMsT0FBTyxFQUFFLE9BQU8sTUFBTTtBQUNqQyxVQUFJLE9BQU8sVUFBVSxTQUFVLFFBQU8sS0FBSyxLQUFLLEtBQUs7QUFDckQsVUFBSSxPQUFPLFVBQVUsU0FBVSxRQUFPO0FBQ3RDLFlBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxTQUFTLEtBQUs7QUFDeEMsVUFBSSxRQUFTLFFBQU8sS0FBSyxFQUFFLE1BQU0sVUFBVSxTQUFTLE9BQU8sTUFBTSxDQUFDO0FBQ2xFLGFBQU87QUFBQSxJQUNULENBQUM7QUFBQSxJQUNELEVBQUUsSUFBSSxTQUFTLE9BQU87QUFBQSxFQUN4QjtBQUNGO0FBRUEsU0FBUyxhQUFhO0FBQ3BCLFNBQU8sRUFDSixJQUFJLFNBQVMsVUFBVSxFQUN2QixNQUFNLEVBQUUsUUFBUSxDQUFDLEtBQUssTUFBTSxTQUFTLFVBQVUsR0FBRyxFQUFFLFFBQVEsS0FBSyxNQUFNLFNBQVMsVUFBVSxDQUFDO0FBQ2hHOyIsCiAgIm5hbWVzIjogW10KfQo=

//621c3161f81d9330f12b88e6da7b017cca3eb7ab
