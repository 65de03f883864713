import { kinds } from "./kinds.ts";
const letters = {
  finish: { pine: "p", cedar: "c", white: "w", galvanized: "g", black: "b", color: "t", bronze: "z" },
  property: { home: "h", business: "b" },
  slope: { level: "l", gentle: "g", steep: "s", unsure: "u" },
  ground: { soil: "n", rock: "r", unsure: "u" },
  measured: { tape: "t", paced: "p", guess: "g" },
  old: { light: "l", solid: "s" }
};
function encodePlan(plan) {
  const { kind, height, finish, property, slope, ground, measured, old } = plan;
  const fence = `${kinds[kind].code}${height}${letters.finish[finish]}`;
  const answers = letters.property[property] + letters.slope[slope] + letters.ground[ground] + letters.measured[measured];
  const removal = old ? `${letters.old[old.kind]}${old.feet ?? ""}` : "0";
  const lines = plan.lines.map(
    ({ x, y, runs, closed }) => `x${x}y${y}${runs.map(encodeRun).join("")}${closed ? "z" : ""}`
  );
  return ["1", fence, answers, removal, ...lines].join(".");
}
function encodeRun({ feet, turn, gates }) {
  return `r${feet}${turn ? `t${turn}` : ""}${gates.map(({ width, at }) => `g${width}a${at}`).join("")}`;
}
export {
  encodePlan,
  letters
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9lbmNvZGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGFBQWE7QUFJZixNQUFNLFVBQVU7QUFBQSxFQUNyQixRQUFRLEVBQUUsTUFBTSxLQUFLLE9BQU8sS0FBSyxPQUFPLEtBQUssWUFBWSxLQUFLLE9BQU8sS0FBSyxPQUFPLEtBQUssUUFBUSxJQUFJO0FBQUEsRUFDbEcsVUFBVSxFQUFFLE1BQU0sS0FBSyxVQUFVLElBQUk7QUFBQSxFQUNyQyxPQUFPLEVBQUUsT0FBTyxLQUFLLFFBQVEsS0FBSyxPQUFPLEtBQUssUUFBUSxJQUFJO0FBQUEsRUFDMUQsUUFBUSxFQUFFLE1BQU0sS0FBSyxNQUFNLEtBQUssUUFBUSxJQUFJO0FBQUEsRUFDNUMsVUFBVSxFQUFFLE1BQU0sS0FBSyxPQUFPLEtBQUssT0FBTyxJQUFJO0FBQUEsRUFDOUMsS0FBSyxFQUFFLE9BQU8sS0FBSyxPQUFPLElBQUk7QUFDaEM7QUFHTyxTQUFTLFdBQVcsTUFBb0I7QUFDN0MsUUFBTSxFQUFFLE1BQU0sUUFBUSxRQUFRLFVBQVUsT0FBTyxRQUFRLFVBQVUsSUFBSSxJQUFJO0FBQ3pFLFFBQU0sUUFBUSxHQUFHLE1BQU0sSUFBSSxFQUFFLElBQUksR0FBRyxNQUFNLEdBQUcsUUFBUSxPQUFPLE1BQU0sQ0FBQztBQUNuRSxRQUFNLFVBQ0osUUFBUSxTQUFTLFFBQVEsSUFBSSxRQUFRLE1BQU0sS0FBSyxJQUFJLFFBQVEsT0FBTyxNQUFNLElBQUksUUFBUSxTQUFTLFFBQVE7QUFDeEcsUUFBTSxVQUFVLE1BQU0sR0FBRyxRQUFRLElBQUksSUFBSSxJQUFJLENBQUMsR0FBRyxJQUFJLFFBQVEsRUFBRSxLQUFLO0FBQ3BFLFFBQU0sUUFBUSxLQUFLLE1BQU07QUFBQSxJQUN2QixDQUFDLEVBQUUsR0FBRyxHQUFHLE1BQU0sT0FBTyxNQUFNLElBQUksQ0FBQyxJQUFJLENBQUMsR0FBRyxLQUFLLElBQUksU0FBUyxFQUFFLEtBQUssRUFBRSxDQUFDLEdBQUcsU0FBUyxNQUFNLEVBQUU7QUFBQSxFQUMzRjtBQUNBLFNBQU8sQ0FBQyxLQUFLLE9BQU8sU0FBUyxTQUFTLEdBQUcsS0FBSyxFQUFFLEtBQUssR0FBRztBQUMxRDtBQUVBLFNBQVMsVUFBVSxFQUFFLE1BQU0sTUFBTSxNQUFNLEdBQWdCO0FBQ3JELFNBQU8sSUFBSSxJQUFJLEdBQUcsT0FBTyxJQUFJLElBQUksS0FBSyxFQUFFLEdBQUcsTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLEdBQUcsTUFBTSxJQUFJLEtBQUssSUFBSSxFQUFFLEVBQUUsRUFBRSxLQUFLLEVBQUUsQ0FBQztBQUNyRzsiLAogICJuYW1lcyI6IFtdCn0K

//564446f5b1fabfd3d2a796ecf288a26d9ba25b26
