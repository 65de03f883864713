import { heightsOf, kindOf } from "./kinds.ts";
import { inFeet, withArticle } from "./measures.ts";
import { messages } from "./messages.ts";
const gateWidths = [36, 42, 48, 60, 96, 120, 144, 192];
const newLineFeet = 20;
const most = { lines: 6, sides: 24, gates: 12, gatesInSide: 4, feet: 3e3, sideFeet: 1e3, edge: 1500 };
const startPlan = {
  v: 1,
  kind: "wood-privacy",
  height: 72,
  finish: "pine",
  property: "home",
  slope: "level",
  ground: "soil",
  measured: "paced",
  old: null,
  lines: []
};
const sidesWithPlace = (plan) => plan.lines.flatMap((line, at) => line.runs.map((run, index) => ({ run, line, at, index })));
const sidesOf = (plan) => plan.lines.flatMap(({ runs }) => runs);
const feetOf = (plan) => sidesOf(plan).reduce((sum, { feet }) => sum + feet, 0);
const gatesOf = (plan) => sidesOf(plan).flatMap(({ gates }) => gates);
function misfit(side, feet, width, at) {
  const place = at === void 0 ? "" : ` (${at} ft from its start)`;
  return `Side ${side} is ${feet} ft long: ${withArticle(inFeet(width))} gate does not fit${place}.`;
}
function findConflicts(plan) {
  const all = [
    [!heightsOf(plan.kind).includes(plan.height), ["height"], messages.height],
    [!kindOf(plan.kind).finishes.includes(plan.finish), ["finish"], messages.finish],
    [sidesOf(plan).length > most.sides, ["lines"], messages.sides],
    [gatesOf(plan).length > most.gates, ["lines"], messages.gates],
    [feetOf(plan) > most.feet, ["lines"], messages.tooLong]
  ];
  const found = all.filter(([wrong]) => wrong).map(([, path, message]) => ({ path: [...path], message }));
  for (const [side, { run, line, at, index }] of sidesWithPlace(plan).entries()) {
    if (index === 0 && line.closed && line.runs.length < 3)
      found.push({ path: ["lines", at, "closed"], message: messages.closing });
    found.push(...gateConflicts(side + 1, run.feet, run.gates, ["lines", at, "runs", index, "gates"]));
  }
  return found;
}
function gateConflicts(side, feet, gates, path) {
  return gates.flatMap(({ width, at }, index) => {
    const before = gates[index - 1];
    const where = [...path, index, "at"];
    if (at < 0 || at * 12 + width > feet * 12) return [{ path: where, message: misfit(side, feet, width, at) }];
    if (before && before.at * 12 + before.width > at * 12)
      return [{ path: where, message: `Two gates of side ${side} overlap.` }];
    return [];
  });
}
export {
  feetOf,
  findConflicts,
  gateWidths,
  gatesOf,
  misfit,
  most,
  newLineFeet,
  sidesOf,
  sidesWithPlace,
  startPlan
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wbGFuLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBc0IsV0FBMEIsY0FBYztBQUM5RCxTQUFTLFFBQVEsbUJBQW1CO0FBQ3BDLFNBQVMsZ0JBQWdCO0FBd0NsQixNQUFNLGFBQWEsQ0FBQyxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksS0FBSyxLQUFLLEdBQUc7QUFJckQsTUFBTSxjQUFjO0FBRXBCLE1BQU0sT0FBTyxFQUFFLE9BQU8sR0FBRyxPQUFPLElBQUksT0FBTyxJQUFJLGFBQWEsR0FBRyxNQUFNLEtBQU0sVUFBVSxLQUFNLE1BQU0sS0FBSztBQUd0RyxNQUFNLFlBQWtCO0FBQUEsRUFDN0IsR0FBRztBQUFBLEVBQ0gsTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsVUFBVTtBQUFBLEVBQ1YsT0FBTztBQUFBLEVBQ1AsUUFBUTtBQUFBLEVBQ1IsVUFBVTtBQUFBLEVBQ1YsS0FBSztBQUFBLEVBQ0wsT0FBTyxDQUFDO0FBQ1Y7QUFZTyxNQUFNLGlCQUFpQixDQUFDLFNBQzdCLEtBQUssTUFBTSxRQUFRLENBQUMsTUFBTSxPQUFPLEtBQUssS0FBSyxJQUFJLENBQUMsS0FBSyxXQUFXLEVBQUUsS0FBSyxNQUFNLElBQUksTUFBTSxFQUFFLENBQUM7QUFHckYsTUFBTSxVQUFVLENBQUMsU0FBc0IsS0FBSyxNQUFNLFFBQVEsQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJO0FBRzVFLE1BQU0sU0FBUyxDQUFDLFNBQXVCLFFBQVEsSUFBSSxFQUFFLE9BQU8sQ0FBQyxLQUFLLEVBQUUsS0FBSyxNQUFNLE1BQU0sTUFBTSxDQUFDO0FBRzVGLE1BQU0sVUFBVSxDQUFDLFNBQXVCLFFBQVEsSUFBSSxFQUFFLFFBQVEsQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLO0FBR2xGLFNBQVMsT0FBTyxNQUFjLE1BQWMsT0FBZSxJQUFxQjtBQUNyRixRQUFNLFFBQVEsT0FBTyxTQUFZLEtBQUssS0FBSyxFQUFFO0FBQzdDLFNBQU8sUUFBUSxJQUFJLE9BQU8sSUFBSSxhQUFhLFlBQVksT0FBTyxLQUFLLENBQUMsQ0FBQyxxQkFBcUIsS0FBSztBQUNqRztBQU1PLFNBQVMsY0FBYyxNQUF3QjtBQUNwRCxRQUFNLE1BQU07QUFBQSxJQUNWLENBQUMsQ0FBQyxVQUFVLEtBQUssSUFBSSxFQUFFLFNBQVMsS0FBSyxNQUFNLEdBQUcsQ0FBQyxRQUFRLEdBQUcsU0FBUyxNQUFNO0FBQUEsSUFDekUsQ0FBQyxDQUFDLE9BQU8sS0FBSyxJQUFJLEVBQUUsU0FBUyxTQUFTLEtBQUssTUFBTSxHQUFHLENBQUMsUUFBUSxHQUFHLFNBQVMsTUFBTTtBQUFBLElBQy9FLENBQUMsUUFBUSxJQUFJLEVBQUUsU0FBUyxLQUFLLE9BQU8sQ0FBQyxPQUFPLEdBQUcsU0FBUyxLQUFLO0FBQUEsSUFDN0QsQ0FBQyxRQUFRLElBQUksRUFBRSxTQUFTLEtBQUssT0FBTyxDQUFDLE9BQU8sR0FBRyxTQUFTLEtBQUs7QUFBQSxJQUM3RCxDQUFDLE9BQU8sSUFBSSxJQUFJLEtBQUssTUFBTSxDQUFDLE9BQU8sR0FBRyxTQUFTLE9BQU87QUFBQSxFQUN4RDtBQUNBLFFBQU0sUUFBb0IsSUFBSSxPQUFPLENBQUMsQ0FBQyxLQUFLLE1BQU0sS0FBSyxFQUFFLElBQUksQ0FBQyxDQUFDLEVBQUUsTUFBTSxPQUFPLE9BQU8sRUFBRSxNQUFNLENBQUMsR0FBRyxJQUFJLEdBQUcsUUFBUSxFQUFFO0FBQ2xILGFBQVcsQ0FBQyxNQUFNLEVBQUUsS0FBSyxNQUFNLElBQUksTUFBTSxDQUFDLEtBQUssZUFBZSxJQUFJLEVBQUUsUUFBUSxHQUFHO0FBQzdFLFFBQUksVUFBVSxLQUFLLEtBQUssVUFBVSxLQUFLLEtBQUssU0FBUztBQUNuRCxZQUFNLEtBQUssRUFBRSxNQUFNLENBQUMsU0FBUyxJQUFJLFFBQVEsR0FBRyxTQUFTLFNBQVMsUUFBUSxDQUFDO0FBQ3pFLFVBQU0sS0FBSyxHQUFHLGNBQWMsT0FBTyxHQUFHLElBQUksTUFBTSxJQUFJLE9BQU8sQ0FBQyxTQUFTLElBQUksUUFBUSxPQUFPLE9BQU8sQ0FBQyxDQUFDO0FBQUEsRUFDbkc7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLGNBQWMsTUFBYyxNQUFjLE9BQXdCLE1BQW9DO0FBQzdHLFNBQU8sTUFBTSxRQUFRLENBQUMsRUFBRSxPQUFPLEdBQUcsR0FBRyxVQUFVO0FBQzdDLFVBQU0sU0FBUyxNQUFNLFFBQVEsQ0FBQztBQUM5QixVQUFNLFFBQVEsQ0FBQyxHQUFHLE1BQU0sT0FBTyxJQUFJO0FBQ25DLFFBQUksS0FBSyxLQUFLLEtBQUssS0FBSyxRQUFRLE9BQU8sR0FBSSxRQUFPLENBQUMsRUFBRSxNQUFNLE9BQU8sU0FBUyxPQUFPLE1BQU0sTUFBTSxPQUFPLEVBQUUsRUFBRSxDQUFDO0FBQzFHLFFBQUksVUFBVSxPQUFPLEtBQUssS0FBSyxPQUFPLFFBQVEsS0FBSztBQUNqRCxhQUFPLENBQUMsRUFBRSxNQUFNLE9BQU8sU0FBUyxxQkFBcUIsSUFBSSxZQUFZLENBQUM7QUFDeEUsV0FBTyxDQUFDO0FBQUEsRUFDVixDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6b68394ba68db472f13b5a6ad118c36002c64a46
