import * as z from "zod/mini";
import { onOneLine } from "../clean-line.ts";
import { heightsOf, kindNames } from "./kinds.ts";
import { withCommas } from "./measures.ts";
const steepMessage = "A steeper slope cannot cost less than a gentler one.";
const tallerMessage = "A taller fence cannot cost less than a lower one.";
const rowSchema = z.object({
  /** `null`: not priced. */
  perFoot: z.nullable(amount(1, 500)),
  walkGate: amount(0, 2e4),
  doubleGatePerFoot: amount(0, 2e4)
});
const financingSchema = z.object({
  on: z.boolean(),
  apr: z.nullable(bounded(0, 36)),
  months: z.nullable(whole(6, 180)),
  least: z.nullable(amount(1, 1e6)),
  most: z.nullable(amount(1, 1e6)),
  words: z.string("Write 1 to 400 characters.").check(onOneLine(), z.maxLength(400, "Write 1 to 400 characters."))
});
const priceTableSchema = z.object({
  enabled: z.boolean(),
  kinds: z.record(
    z.enum(kindNames),
    z.object({ offered: z.boolean(), heights: z.record(z.string().check(z.regex(/^\d{2}$/)), rowSchema) })
  ),
  percents: z.object({
    cedar: whole(0, 100),
    color: whole(0, 100),
    black: whole(0, 100),
    gentle: whole(0, 100),
    steep: whole(0, 100),
    unsure: whole(0, 100),
    rock: whole(0, 100),
    business: whole(0, 100)
  }),
  corner: amount(0, 1e3),
  tearOut: z.object({ light: amount(0, 100), solid: amount(0, 100) }),
  minimum: amount(1, 2e4),
  /** Percent either way, before anything is guessed. */
  baseWidth: whole(5, 30),
  financing: financingSchema
}).check(({ value, issues }) => {
  const conflicts = [...slopeConflicts(value), ...heightConflicts(value), ...financingConflicts(value.financing)];
  for (const { path, message } of conflicts) issues.push({ code: "custom", path: [...path], message, input: value });
});
function slopeConflicts({ percents: { unsure, gentle, steep } }) {
  const found = [];
  if (gentle < unsure) found.push({ path: ["percents", "gentle"], message: steepMessage });
  if (steep < gentle) found.push({ path: ["percents", "steep"], message: steepMessage });
  return found;
}
function heightConflicts({ kinds }) {
  return kindNames.flatMap((name) => {
    const { heights } = kinds[name];
    const known = heightsOf(name);
    const path = ["kinds", name, "heights"];
    if (known.join() !== Object.keys(heights).join())
      return [{ path, message: `The heights are ${known.join(", ")}.` }];
    const priced = known.filter((height) => heights[height]?.perFoot !== null);
    return priced.flatMap((height, index) => {
      const [row, lower] = [heights[height], heights[priced[index - 1] ?? 0]];
      const falling = lower ? amounts.filter((name2) => (row?.[name2] ?? 0) < (lower[name2] ?? 0)) : [];
      return falling.map((amount2) => ({ path: [...path, height, amount2], message: tallerMessage }));
    });
  });
}
const amounts = ["perFoot", "walkGate", "doubleGatePerFoot"];
function financingConflicts({ on, words, least, most, ...rest }) {
  if (!on) return [];
  const found = Object.entries({ ...rest, least, most }).filter(([, value]) => value === null).map(([name]) => ({ path: ["financing", name], message: "Financing needs all of its terms." }));
  if (!words) found.push({ path: ["financing", "words"], message: "Write 1 to 400 characters." });
  if (least !== null && most !== null && most < least)
    found.push({ path: ["financing", "most"], message: "The most cannot be under the least." });
  return found;
}
function amount(least, most) {
  return bounded(least, most).check(
    z.refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      "Write dollars with at most two decimals."
    )
  );
}
function whole(least, most) {
  return z.int(range(least, most)).check(z.minimum(least, range(least, most)), z.maximum(most, range(least, most)));
}
function bounded(least, most) {
  return z.number(range(least, most)).check(z.minimum(least, range(least, most)), z.maximum(most, range(least, most)));
}
function range(least, most) {
  return `Write a number from ${withCommas(least)} to ${withCommas(most)}.`;
}
export {
  priceTableSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wcmljZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFDbkIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxXQUFXLGlCQUFpQjtBQUNyQyxTQUFTLGtCQUFrQjtBQU8zQixNQUFNLGVBQWU7QUFDckIsTUFBTSxnQkFBZ0I7QUFFdEIsTUFBTSxZQUFZLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFekIsU0FBUyxFQUFFLFNBQVMsT0FBTyxHQUFHLEdBQUcsQ0FBQztBQUFBLEVBQ2xDLFVBQVUsT0FBTyxHQUFHLEdBQU07QUFBQSxFQUMxQixtQkFBbUIsT0FBTyxHQUFHLEdBQU07QUFDckMsQ0FBQztBQUVELE1BQU0sa0JBQWtCLEVBQUUsT0FBTztBQUFBLEVBQy9CLElBQUksRUFBRSxRQUFRO0FBQUEsRUFDZCxLQUFLLEVBQUUsU0FBUyxRQUFRLEdBQUcsRUFBRSxDQUFDO0FBQUEsRUFDOUIsUUFBUSxFQUFFLFNBQVMsTUFBTSxHQUFHLEdBQUcsQ0FBQztBQUFBLEVBQ2hDLE9BQU8sRUFBRSxTQUFTLE9BQU8sR0FBRyxHQUFTLENBQUM7QUFBQSxFQUN0QyxNQUFNLEVBQUUsU0FBUyxPQUFPLEdBQUcsR0FBUyxDQUFDO0FBQUEsRUFDckMsT0FBTyxFQUFFLE9BQU8sNEJBQTRCLEVBQUUsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLEtBQUssNEJBQTRCLENBQUM7QUFDakgsQ0FBQztBQUVNLE1BQU0sbUJBQW1CLEVBQzdCLE9BQU87QUFBQSxFQUNOLFNBQVMsRUFBRSxRQUFRO0FBQUEsRUFDbkIsT0FBTyxFQUFFO0FBQUEsSUFDUCxFQUFFLEtBQUssU0FBUztBQUFBLElBQ2hCLEVBQUUsT0FBTyxFQUFFLFNBQVMsRUFBRSxRQUFRLEdBQUcsU0FBUyxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sU0FBUyxDQUFDLEdBQUcsU0FBUyxFQUFFLENBQUM7QUFBQSxFQUN2RztBQUFBLEVBQ0EsVUFBVSxFQUFFLE9BQU87QUFBQSxJQUNqQixPQUFPLE1BQU0sR0FBRyxHQUFHO0FBQUEsSUFDbkIsT0FBTyxNQUFNLEdBQUcsR0FBRztBQUFBLElBQ25CLE9BQU8sTUFBTSxHQUFHLEdBQUc7QUFBQSxJQUNuQixRQUFRLE1BQU0sR0FBRyxHQUFHO0FBQUEsSUFDcEIsT0FBTyxNQUFNLEdBQUcsR0FBRztBQUFBLElBQ25CLFFBQVEsTUFBTSxHQUFHLEdBQUc7QUFBQSxJQUNwQixNQUFNLE1BQU0sR0FBRyxHQUFHO0FBQUEsSUFDbEIsVUFBVSxNQUFNLEdBQUcsR0FBRztBQUFBLEVBQ3hCLENBQUM7QUFBQSxFQUNELFFBQVEsT0FBTyxHQUFHLEdBQUk7QUFBQSxFQUN0QixTQUFTLEVBQUUsT0FBTyxFQUFFLE9BQU8sT0FBTyxHQUFHLEdBQUcsR0FBRyxPQUFPLE9BQU8sR0FBRyxHQUFHLEVBQUUsQ0FBQztBQUFBLEVBQ2xFLFNBQVMsT0FBTyxHQUFHLEdBQU07QUFBQTtBQUFBLEVBRXpCLFdBQVcsTUFBTSxHQUFHLEVBQUU7QUFBQSxFQUN0QixXQUFXO0FBQ2IsQ0FBQyxFQUNBLE1BQU0sQ0FBQyxFQUFFLE9BQU8sT0FBTyxNQUFNO0FBQzVCLFFBQU0sWUFBWSxDQUFDLEdBQUcsZUFBZSxLQUFLLEdBQUcsR0FBRyxnQkFBZ0IsS0FBSyxHQUFHLEdBQUcsbUJBQW1CLE1BQU0sU0FBUyxDQUFDO0FBQzlHLGFBQVcsRUFBRSxNQUFNLFFBQVEsS0FBSyxVQUFXLFFBQU8sS0FBSyxFQUFFLE1BQU0sVUFBVSxNQUFNLENBQUMsR0FBRyxJQUFJLEdBQUcsU0FBUyxPQUFPLE1BQU0sQ0FBQztBQUNuSCxDQUFDO0FBSUgsU0FBUyxlQUFlLEVBQUUsVUFBVSxFQUFFLFFBQVEsUUFBUSxNQUFNLEVBQUUsR0FBMkI7QUFDdkYsUUFBTSxRQUFvQixDQUFDO0FBQzNCLE1BQUksU0FBUyxPQUFRLE9BQU0sS0FBSyxFQUFFLE1BQU0sQ0FBQyxZQUFZLFFBQVEsR0FBRyxTQUFTLGFBQWEsQ0FBQztBQUN2RixNQUFJLFFBQVEsT0FBUSxPQUFNLEtBQUssRUFBRSxNQUFNLENBQUMsWUFBWSxPQUFPLEdBQUcsU0FBUyxhQUFhLENBQUM7QUFDckYsU0FBTztBQUNUO0FBR0EsU0FBUyxnQkFBZ0IsRUFBRSxNQUFNLEdBQTJCO0FBQzFELFNBQU8sVUFBVSxRQUFRLENBQUMsU0FBUztBQUNqQyxVQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU0sSUFBSTtBQUM5QixVQUFNLFFBQVEsVUFBVSxJQUFJO0FBQzVCLFVBQU0sT0FBTyxDQUFDLFNBQVMsTUFBTSxTQUFTO0FBQ3RDLFFBQUksTUFBTSxLQUFLLE1BQU0sT0FBTyxLQUFLLE9BQU8sRUFBRSxLQUFLO0FBQzdDLGFBQU8sQ0FBQyxFQUFFLE1BQU0sU0FBUyxtQkFBbUIsTUFBTSxLQUFLLElBQUksQ0FBQyxJQUFJLENBQUM7QUFDbkUsVUFBTSxTQUFTLE1BQU0sT0FBTyxDQUFDLFdBQVcsUUFBUSxNQUFNLEdBQUcsWUFBWSxJQUFJO0FBQ3pFLFdBQU8sT0FBTyxRQUFRLENBQUMsUUFBUSxVQUFVO0FBQ3ZDLFlBQU0sQ0FBQyxLQUFLLEtBQUssSUFBSSxDQUFDLFFBQVEsTUFBTSxHQUFHLFFBQVEsT0FBTyxRQUFRLENBQUMsS0FBSyxDQUFDLENBQUM7QUFDdEUsWUFBTSxVQUFVLFFBQVEsUUFBUSxPQUFPLENBQUNBLFdBQVUsTUFBTUEsS0FBSSxLQUFLLE1BQU0sTUFBTUEsS0FBSSxLQUFLLEVBQUUsSUFBSSxDQUFDO0FBQzdGLGFBQU8sUUFBUSxJQUFJLENBQUNDLGFBQVksRUFBRSxNQUFNLENBQUMsR0FBRyxNQUFNLFFBQVFBLE9BQU0sR0FBRyxTQUFTLGNBQWMsRUFBRTtBQUFBLElBQzlGLENBQUM7QUFBQSxFQUNILENBQUM7QUFDSDtBQUVBLE1BQU0sVUFBVSxDQUFDLFdBQVcsWUFBWSxtQkFBbUI7QUFHM0QsU0FBUyxtQkFBbUIsRUFBRSxJQUFJLE9BQU8sT0FBTyxNQUFNLEdBQUcsS0FBSyxHQUEwQjtBQUN0RixNQUFJLENBQUMsR0FBSSxRQUFPLENBQUM7QUFDakIsUUFBTSxRQUFRLE9BQU8sUUFBUSxFQUFFLEdBQUcsTUFBTSxPQUFPLEtBQUssQ0FBQyxFQUNsRCxPQUFPLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxVQUFVLElBQUksRUFDcEMsSUFBSSxDQUFDLENBQUMsSUFBSSxPQUFPLEVBQUUsTUFBTSxDQUFDLGFBQWEsSUFBSSxHQUFHLFNBQVMsb0NBQW9DLEVBQUU7QUFDaEcsTUFBSSxDQUFDLE1BQU8sT0FBTSxLQUFLLEVBQUUsTUFBTSxDQUFDLGFBQWEsT0FBTyxHQUFHLFNBQVMsNkJBQTZCLENBQUM7QUFDOUYsTUFBSSxVQUFVLFFBQVEsU0FBUyxRQUFRLE9BQU87QUFDNUMsVUFBTSxLQUFLLEVBQUUsTUFBTSxDQUFDLGFBQWEsTUFBTSxHQUFHLFNBQVMsc0NBQXNDLENBQUM7QUFDNUYsU0FBTztBQUNUO0FBR0EsU0FBUyxPQUFPLE9BQWUsTUFBYztBQUMzQyxTQUFPLFFBQVEsT0FBTyxJQUFJLEVBQUU7QUFBQSxJQUMxQixFQUFFO0FBQUEsTUFDQSxDQUFDLFVBQVUsS0FBSyxJQUFJLFFBQVEsTUFBTSxLQUFLLE1BQU0sUUFBUSxHQUFHLENBQUMsSUFBSTtBQUFBLE1BQzdEO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsTUFBTSxPQUFlLE1BQWM7QUFDMUMsU0FBTyxFQUFFLElBQUksTUFBTSxPQUFPLElBQUksQ0FBQyxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQU8sTUFBTSxPQUFPLElBQUksQ0FBQyxHQUFHLEVBQUUsUUFBUSxNQUFNLE1BQU0sT0FBTyxJQUFJLENBQUMsQ0FBQztBQUNsSDtBQUVBLFNBQVMsUUFBUSxPQUFlLE1BQWM7QUFDNUMsU0FBTyxFQUFFLE9BQU8sTUFBTSxPQUFPLElBQUksQ0FBQyxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQU8sTUFBTSxPQUFPLElBQUksQ0FBQyxHQUFHLEVBQUUsUUFBUSxNQUFNLE1BQU0sT0FBTyxJQUFJLENBQUMsQ0FBQztBQUNySDtBQUVBLFNBQVMsTUFBTSxPQUFlLE1BQXNCO0FBQ2xELFNBQU8sdUJBQXVCLFdBQVcsS0FBSyxDQUFDLE9BQU8sV0FBVyxJQUFJLENBQUM7QUFDeEU7IiwKICAibmFtZXMiOiBbIm5hbWUiLCAiYW1vdW50Il0KfQo=

//c54e7544624caca0c7397bd84aa8dfa1110f62f9
