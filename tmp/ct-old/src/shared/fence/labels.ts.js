import { heightsOf, kindOf } from "./kinds.ts";
import { inFeet, withFraction } from "./measures.ts";
const answerLabels = {
  property: { home: "A home", business: "A business" },
  slope: {
    level: "Level",
    gentle: "Gentle: a ball would roll",
    steep: "Steep: steps or a bank",
    unsure: "Not sure"
  },
  ground: { soil: "Ordinary soil", rock: "Rock or big roots", unsure: "Not sure" },
  measured: { tape: "With a tape or wheel", paced: "Paced, or from a plat", guess: "A guess" },
  old: { light: "Chain link or rails", solid: "Boards, panels or metal pickets" }
};
const turnLabels = [
  [90, "Right"],
  [-90, "Left"],
  [0, "Straight"],
  [45, "Slight right"],
  [-45, "Slight left"]
];
const finishLabels = {
  pine: "Pine",
  cedar: "Cedar",
  white: "White",
  color: "Color",
  black: "Black",
  bronze: "Bronze",
  galvanized: "Galvanized"
};
const pluralStyles = {
  privacy: "Privacy fences",
  picket: "Picket fences",
  ranch: "Ranch fences",
  decorative: "Decorative fences",
  pool: "Pool fences",
  "chain link": "Chain link fences"
};
const kindLabel = (kind) => kindOf(kind).label;
const fenceLabel = (kind, height) => `${kindLabel(kind)}, ${inFeet(height)}`;
const finishLabel = (finish, kind) => finish === "black" && kind === "chain-link" ? "Black coated" : finishLabels[finish];
function turnLabel(degrees) {
  const named = turnLabels.find(([known]) => known === degrees);
  return named ? named[1] : `${degrees > 0 ? "Right" : "Left"} ${Math.abs(degrees)}\xB0`;
}
const gateLabel = (width) => `${inFeet(width)}, ${width <= 60 ? "single gate" : "double gate"}`;
function tookHeight(kind, height) {
  const heights = heightsOf(kind).map((inches) => withFraction(inches / 12));
  const list = `${heights.slice(0, -1).join(", ")} or ${heights.at(-1)}`;
  return `${pluralStyles[kindOf(kind).style]} come ${list} ft tall; we took ${inFeet(height)}.`;
}
export {
  answerLabels,
  fenceLabel,
  finishLabel,
  gateLabel,
  kindLabel,
  tookHeight,
  turnLabel,
  turnLabels
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9sYWJlbHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFzQixXQUEwQixjQUEwQjtBQUMxRSxTQUFTLFFBQVEsb0JBQW9CO0FBSTlCLE1BQU0sZUFBZTtBQUFBLEVBQzFCLFVBQVUsRUFBRSxNQUFNLFVBQVUsVUFBVSxhQUFhO0FBQUEsRUFDbkQsT0FBTztBQUFBLElBQ0wsT0FBTztBQUFBLElBQ1AsUUFBUTtBQUFBLElBQ1IsT0FBTztBQUFBLElBQ1AsUUFBUTtBQUFBLEVBQ1Y7QUFBQSxFQUNBLFFBQVEsRUFBRSxNQUFNLGlCQUFpQixNQUFNLHFCQUFxQixRQUFRLFdBQVc7QUFBQSxFQUMvRSxVQUFVLEVBQUUsTUFBTSx3QkFBd0IsT0FBTyx5QkFBeUIsT0FBTyxVQUFVO0FBQUEsRUFDM0YsS0FBSyxFQUFFLE9BQU8sdUJBQXVCLE9BQU8sa0NBQWtDO0FBQ2hGO0FBR08sTUFBTSxhQUFxRTtBQUFBLEVBQ2hGLENBQUMsSUFBSSxPQUFPO0FBQUEsRUFDWixDQUFDLEtBQUssTUFBTTtBQUFBLEVBQ1osQ0FBQyxHQUFHLFVBQVU7QUFBQSxFQUNkLENBQUMsSUFBSSxjQUFjO0FBQUEsRUFDbkIsQ0FBQyxLQUFLLGFBQWE7QUFDckI7QUFFQSxNQUFNLGVBQXVDO0FBQUEsRUFDM0MsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsUUFBUTtBQUFBLEVBQ1IsWUFBWTtBQUNkO0FBRUEsTUFBTSxlQUFzQztBQUFBLEVBQzFDLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFBQSxFQUNSLE9BQU87QUFBQSxFQUNQLFlBQVk7QUFBQSxFQUNaLE1BQU07QUFBQSxFQUNOLGNBQWM7QUFDaEI7QUFFTyxNQUFNLFlBQVksQ0FBQyxTQUEyQixPQUFPLElBQUksRUFBRTtBQUczRCxNQUFNLGFBQWEsQ0FBQyxNQUFnQixXQUEyQixHQUFHLFVBQVUsSUFBSSxDQUFDLEtBQUssT0FBTyxNQUFNLENBQUM7QUFHcEcsTUFBTSxjQUFjLENBQUMsUUFBZ0IsU0FDMUMsV0FBVyxXQUFXLFNBQVMsZUFBZSxpQkFBaUIsYUFBYSxNQUFNO0FBRzdFLFNBQVMsVUFBVSxTQUF5QjtBQUNqRCxRQUFNLFFBQVEsV0FBVyxLQUFLLENBQUMsQ0FBQyxLQUFLLE1BQU0sVUFBVSxPQUFPO0FBQzVELFNBQU8sUUFBUSxNQUFNLENBQUMsSUFBSSxHQUFHLFVBQVUsSUFBSSxVQUFVLE1BQU0sSUFBSSxLQUFLLElBQUksT0FBTyxDQUFDO0FBQ2xGO0FBR08sTUFBTSxZQUFZLENBQUMsVUFBMEIsR0FBRyxPQUFPLEtBQUssQ0FBQyxLQUFLLFNBQVMsS0FBSyxnQkFBZ0IsYUFBYTtBQUc3RyxTQUFTLFdBQVcsTUFBZ0IsUUFBd0I7QUFDakUsUUFBTSxVQUFVLFVBQVUsSUFBSSxFQUFFLElBQUksQ0FBQyxXQUFXLGFBQWEsU0FBUyxFQUFFLENBQUM7QUFDekUsUUFBTSxPQUFPLEdBQUcsUUFBUSxNQUFNLEdBQUcsRUFBRSxFQUFFLEtBQUssSUFBSSxDQUFDLE9BQU8sUUFBUSxHQUFHLEVBQUUsQ0FBQztBQUNwRSxTQUFPLEdBQUcsYUFBYSxPQUFPLElBQUksRUFBRSxLQUFLLENBQUMsU0FBUyxJQUFJLHFCQUFxQixPQUFPLE1BQU0sQ0FBQztBQUM1RjsiLAogICJuYW1lcyI6IFtdCn0K

//23efcbc384765c5fd3b4081d365a3cf78a952f3e
