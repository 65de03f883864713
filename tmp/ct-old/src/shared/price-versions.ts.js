import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { kindNames } from "./fence/kinds.ts";
import { fenceLabel, kindLabel } from "./fence/labels.ts";
const expectedVersion = z.int("The version that was read is missing.");
const priceEditSchema = z.object({
  prices: z.unknown(),
  version: expectedVersion,
  note: z.prefault(z.string().check(onOneLine(), z.maxLength(200, "A note has at most 200 characters.")), "")
});
const priceCheckSchema = z.object({ version: expectedVersion });
const amountLabels = {
  perFoot: "per foot",
  walkGate: "walk gate",
  doubleGatePerFoot: "double gate, per foot"
};
const percentLabels = {
  cedar: "Cedar instead of pine",
  color: "Vinyl in a color",
  black: "Black coated chain link",
  unsure: "Slope not known",
  gentle: "Gentle slope",
  steep: "Steep slope",
  rock: "Rock or big roots",
  business: "Work at a business"
};
const financingLabels = {
  on: "My lender offers these terms",
  apr: "APR",
  months: "Months",
  least: "Least amount",
  most: "Most amount",
  words: "Lender's words"
};
const otherLabels = {
  enabled: "Price my fence shown",
  corner: "Each corner",
  "tearOut.light": "Taking down chain link or rails, per foot",
  "tearOut.solid": "Taking down boards, panels or metal, per foot",
  minimum: "Smallest job",
  baseWidth: "Range, percent either way"
};
function labelOfPrice(path) {
  const [first = "", second = "", third, height, amount] = path.split(".");
  if (first === "percents") return percentLabels[second];
  if (first === "financing") return financingLabels[second];
  const kind = kindNames.find((name) => first === "kinds" && name === second);
  if (!kind) return otherLabels[path] ?? path;
  const fence = fenceLabel(kind, Number(height));
  return third === "offered" ? `${kindLabel(kind)} offered` : `${fence}, ${amountLabels[amount]}`;
}
function listPriceChanges(one, other) {
  const before = new Map(listValues(other));
  return listValues(one).filter(([path, value]) => before.get(path) !== value).map(([path]) => path);
}
function listValues(record, prefix = "") {
  return Object.entries(record).flatMap(
    ([name, value]) => value !== null && typeof value === "object" ? listValues(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]]
  );
}
export {
  amountLabels,
  financingLabels,
  labelOfPrice,
  listPriceChanges,
  percentLabels,
  priceCheckSchema,
  priceEditSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wcmljZS12ZXJzaW9ucy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLFlBQVksaUJBQWlCO0FBbUN0QyxNQUFNLGtCQUFrQixFQUFFLElBQUksdUNBQXVDO0FBRzlELE1BQU0sa0JBQWtCLEVBQUUsT0FBTztBQUFBLEVBQ3RDLFFBQVEsRUFBRSxRQUFRO0FBQUEsRUFDbEIsU0FBUztBQUFBLEVBQ1QsTUFBTSxFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLEtBQUssb0NBQW9DLENBQUMsR0FBRyxFQUFFO0FBQzVHLENBQUM7QUFFTSxNQUFNLG1CQUFtQixFQUFFLE9BQU8sRUFBRSxTQUFTLGdCQUFnQixDQUFDO0FBRzlELE1BQU0sZUFBZTtBQUFBLEVBQzFCLFNBQVM7QUFBQSxFQUNULFVBQVU7QUFBQSxFQUNWLG1CQUFtQjtBQUNyQjtBQUVPLE1BQU0sZ0JBQWdCO0FBQUEsRUFDM0IsT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsT0FBTztBQUFBLEVBQ1AsTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUNaO0FBRU8sTUFBTSxrQkFBa0I7QUFBQSxFQUM3QixJQUFJO0FBQUEsRUFDSixLQUFLO0FBQUEsRUFDTCxRQUFRO0FBQUEsRUFDUixPQUFPO0FBQUEsRUFDUCxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQ1Q7QUFFQSxNQUFNLGNBQXNDO0FBQUEsRUFDMUMsU0FBUztBQUFBLEVBQ1QsUUFBUTtBQUFBLEVBQ1IsaUJBQWlCO0FBQUEsRUFDakIsaUJBQWlCO0FBQUEsRUFDakIsU0FBUztBQUFBLEVBQ1QsV0FBVztBQUNiO0FBR08sU0FBUyxhQUFhLE1BQXNCO0FBQ2pELFFBQU0sQ0FBQyxRQUFRLElBQUksU0FBUyxJQUFJLE9BQU8sUUFBUSxNQUFNLElBQUksS0FBSyxNQUFNLEdBQUc7QUFDdkUsTUFBSSxVQUFVLFdBQVksUUFBTyxjQUFjLE1BQW9DO0FBQ25GLE1BQUksVUFBVSxZQUFhLFFBQU8sZ0JBQWdCLE1BQXNDO0FBQ3hGLFFBQU0sT0FBTyxVQUFVLEtBQUssQ0FBQyxTQUFTLFVBQVUsV0FBVyxTQUFTLE1BQU07QUFDMUUsTUFBSSxDQUFDLEtBQU0sUUFBTyxZQUFZLElBQUksS0FBSztBQUN2QyxRQUFNLFFBQVEsV0FBVyxNQUFNLE9BQU8sTUFBTSxDQUFDO0FBQzdDLFNBQU8sVUFBVSxZQUNiLEdBQUcsVUFBVSxJQUFJLENBQUMsYUFDbEIsR0FBRyxLQUFLLEtBQUssYUFBYSxNQUFtQyxDQUFDO0FBQ3BFO0FBR08sU0FBUyxpQkFBaUIsS0FBaUIsT0FBNkI7QUFDN0UsUUFBTSxTQUFTLElBQUksSUFBSSxXQUFXLEtBQUssQ0FBQztBQUN4QyxTQUFPLFdBQVcsR0FBRyxFQUNsQixPQUFPLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxPQUFPLElBQUksSUFBSSxNQUFNLEtBQUssRUFDcEQsSUFBSSxDQUFDLENBQUMsSUFBSSxNQUFNLElBQUk7QUFDekI7QUFJQSxTQUFTLFdBQVcsUUFBZ0IsU0FBUyxJQUFvQztBQUMvRSxTQUFPLE9BQU8sUUFBUSxNQUFNLEVBQUU7QUFBQSxJQUFRLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFDakQsVUFBVSxRQUFRLE9BQU8sVUFBVSxXQUMvQixXQUFXLE9BQU8sR0FBRyxNQUFNLEdBQUcsSUFBSSxHQUFHLElBQ3JDLENBQUMsQ0FBQyxHQUFHLE1BQU0sR0FBRyxJQUFJLElBQUksS0FBSyxDQUFvQjtBQUFBLEVBQ3JEO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//355d32e5abf0cc67af0011144e66a2c1c60e082c
