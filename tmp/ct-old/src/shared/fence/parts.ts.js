import { buildOf, kindOf } from "./kinds.ts";
const ranchBoardInches = 16 * 12;
const topRailInches = 21 * 12;
function countParts(plan) {
  const { filling, style, material } = kindOf(plan.kind);
  const { rails } = buildOf(plan.kind, plan.height);
  const pieces = piecesOf(plan);
  const inEach = (count) => pieces.reduce((sum, { inches }) => sum + count(inches), 0);
  const bays = pieces.reduce((sum, piece) => sum + piece.bays, 0);
  const pitch = "gap" in filling ? filling.width + filling.gap : 1;
  const ranchBoards = style === "ranch" ? rails * inEach((inches) => Math.ceil(inches / ranchBoardInches)) : 0;
  const fillsWith = (part) => filling.part === part;
  const nailed = inEach((inches) => Math.ceil(inches / pitch));
  const posts = countPosts(plan);
  return {
    posts,
    rails: material === "wood" && style !== "ranch" ? rails * bays : material === "vinyl" ? ranchBoards : 0,
    boards: fillsWith("boards") ? nailed : material === "wood" ? ranchBoards : 0,
    pickets: fillsWith("pickets") ? nailed : 0,
    panels: fillsWith("panels") ? bays : 0,
    bags: countBags(plan, posts),
    mesh: fillsWith("mesh") ? inEach((inches) => Math.ceil(inches / 12)) : 0,
    topRail: fillsWith("mesh") ? inEach((inches) => Math.ceil(inches / topRailInches)) : 0
  };
}
function countBags(plan, posts) {
  const { heavyEnds, material } = kindOf(plan.kind);
  const { line, heavy } = buildOf(plan.kind, plan.height);
  const round = material === "chain link";
  const bags = (kind) => posts[kind] * bagsPerPost(isHeavy(kind, heavyEnds) ? heavy : line, round);
  return bags("line") + bags("corner") + bags("end") + bags("gate");
}
const cornerDegrees = 15;
const cornersOf = (plan) => plan.lines.reduce((sum, line) => sum + lineCorners(line), 0);
function piecesOf(plan) {
  const { spacing } = buildOf(plan.kind, plan.height);
  return plan.lines.flatMap(({ runs }) => runs.flatMap(({ feet, gates }) => piecesOfRun(feet * 12, gates, spacing)));
}
function countPosts(plan) {
  const { spacing } = buildOf(plan.kind, plan.height);
  const count = { line: 0, corner: 0, end: 0, gate: 0 };
  for (const line of plan.lines) {
    for (const kind of standingPosts(line)) count[kind] += 1;
    for (const { feet, gates } of line.runs)
      for (const { bays } of piecesOfRun(feet * 12, gates, spacing)) count.line += bays - 1;
  }
  return count;
}
const isHeavy = (kind, heavyEnds) => kind === "gate" || heavyEnds && kind !== "line";
function bagsPerPost({ diameter, depth, post, tamped }, round) {
  if (tamped) return 0;
  const postArea = round ? Math.PI / 4 * post ** 2 : post ** 2;
  return Math.ceil((Math.PI / 4 * diameter ** 2 - postArea) * depth / 1728 / 0.6);
}
function lineCorners({ runs, closed }) {
  const turning = runs.filter(({ turn }, index) => index > 0 && Math.abs(turn) >= cornerDegrees).length;
  return turning + (closed ? 1 : 0);
}
function standingPosts({ runs, closed }) {
  const total = 12 * runs.reduce((sum, { feet }) => sum + feet, 0);
  const end = closed ? "corner" : "end";
  const posts = /* @__PURE__ */ new Map([[0, end]]);
  if (!closed) posts.set(total, end);
  const gateEdges = [];
  let along = 0;
  for (const [index, { feet, turn, gates }] of runs.entries()) {
    if (index > 0) posts.set(along, Math.abs(turn) >= cornerDegrees ? "corner" : "line");
    for (const { at, width } of gates) gateEdges.push(along + at * 12, along + at * 12 + width);
    along += feet * 12;
  }
  for (const edge of gateEdges) posts.set(closed ? edge % total : edge, "gate");
  return posts.values();
}
function piecesOfRun(inches, gates, spacing) {
  const edges = [0, ...gates.flatMap(({ at, width }) => [at * 12, at * 12 + width]), inches];
  const pieces = [];
  for (let index = 0; index < edges.length; index += 2) {
    const length = (edges[index + 1] ?? 0) - (edges[index] ?? 0);
    if (length > 0) pieces.push({ inches: length, bays: Math.ceil(length / spacing) });
  }
  return pieces;
}
export {
  bagsPerPost,
  cornersOf,
  countParts,
  countPosts,
  isHeavy,
  piecesOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wYXJ0cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsU0FBdUIsY0FBYztBQW1COUMsTUFBTSxtQkFBbUIsS0FBSztBQUU5QixNQUFNLGdCQUFnQixLQUFLO0FBR3BCLFNBQVMsV0FBVyxNQUFtQjtBQUM1QyxRQUFNLEVBQUUsU0FBUyxPQUFPLFNBQVMsSUFBSSxPQUFPLEtBQUssSUFBSTtBQUNyRCxRQUFNLEVBQUUsTUFBTSxJQUFJLFFBQVEsS0FBSyxNQUFNLEtBQUssTUFBTTtBQUNoRCxRQUFNLFNBQVMsU0FBUyxJQUFJO0FBQzVCLFFBQU0sU0FBUyxDQUFDLFVBQXNDLE9BQU8sT0FBTyxDQUFDLEtBQUssRUFBRSxPQUFPLE1BQU0sTUFBTSxNQUFNLE1BQU0sR0FBRyxDQUFDO0FBQy9HLFFBQU0sT0FBTyxPQUFPLE9BQU8sQ0FBQyxLQUFLLFVBQVUsTUFBTSxNQUFNLE1BQU0sQ0FBQztBQUM5RCxRQUFNLFFBQVEsU0FBUyxVQUFVLFFBQVEsUUFBUSxRQUFRLE1BQU07QUFDL0QsUUFBTSxjQUFjLFVBQVUsVUFBVSxRQUFRLE9BQU8sQ0FBQyxXQUFXLEtBQUssS0FBSyxTQUFTLGdCQUFnQixDQUFDLElBQUk7QUFDM0csUUFBTSxZQUFZLENBQUMsU0FBOEIsUUFBUSxTQUFTO0FBQ2xFLFFBQU0sU0FBUyxPQUFPLENBQUMsV0FBVyxLQUFLLEtBQUssU0FBUyxLQUFLLENBQUM7QUFDM0QsUUFBTSxRQUFRLFdBQVcsSUFBSTtBQUM3QixTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsT0FBTyxhQUFhLFVBQVUsVUFBVSxVQUFVLFFBQVEsT0FBTyxhQUFhLFVBQVUsY0FBYztBQUFBLElBQ3RHLFFBQVEsVUFBVSxRQUFRLElBQUksU0FBUyxhQUFhLFNBQVMsY0FBYztBQUFBLElBQzNFLFNBQVMsVUFBVSxTQUFTLElBQUksU0FBUztBQUFBLElBQ3pDLFFBQVEsVUFBVSxRQUFRLElBQUksT0FBTztBQUFBLElBQ3JDLE1BQU0sVUFBVSxNQUFNLEtBQUs7QUFBQSxJQUMzQixNQUFNLFVBQVUsTUFBTSxJQUFJLE9BQU8sQ0FBQyxXQUFXLEtBQUssS0FBSyxTQUFTLEVBQUUsQ0FBQyxJQUFJO0FBQUEsSUFDdkUsU0FBUyxVQUFVLE1BQU0sSUFBSSxPQUFPLENBQUMsV0FBVyxLQUFLLEtBQUssU0FBUyxhQUFhLENBQUMsSUFBSTtBQUFBLEVBQ3ZGO0FBQ0Y7QUFFQSxTQUFTLFVBQVUsTUFBWSxPQUEwQjtBQUN2RCxRQUFNLEVBQUUsV0FBVyxTQUFTLElBQUksT0FBTyxLQUFLLElBQUk7QUFDaEQsUUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLFFBQVEsS0FBSyxNQUFNLEtBQUssTUFBTTtBQUN0RCxRQUFNLFFBQVEsYUFBYTtBQUMzQixRQUFNLE9BQU8sQ0FBQyxTQUFtQixNQUFNLElBQUksSUFBSSxZQUFZLFFBQVEsTUFBTSxTQUFTLElBQUksUUFBUSxNQUFNLEtBQUs7QUFDekcsU0FBTyxLQUFLLE1BQU0sSUFBSSxLQUFLLFFBQVEsSUFBSSxLQUFLLEtBQUssSUFBSSxLQUFLLE1BQU07QUFDbEU7QUFhQSxNQUFNLGdCQUFnQjtBQUdmLE1BQU0sWUFBWSxDQUFDLFNBQXVCLEtBQUssTUFBTSxPQUFPLENBQUMsS0FBSyxTQUFTLE1BQU0sWUFBWSxJQUFJLEdBQUcsQ0FBQztBQUdyRyxTQUFTLFNBQVMsTUFBcUI7QUFDNUMsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRLEtBQUssTUFBTSxLQUFLLE1BQU07QUFDbEQsU0FBTyxLQUFLLE1BQU0sUUFBUSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sWUFBWSxPQUFPLElBQUksT0FBTyxPQUFPLENBQUMsQ0FBQztBQUNuSDtBQUdPLFNBQVMsV0FBVyxNQUF1QjtBQUNoRCxRQUFNLEVBQUUsUUFBUSxJQUFJLFFBQVEsS0FBSyxNQUFNLEtBQUssTUFBTTtBQUNsRCxRQUFNLFFBQW1CLEVBQUUsTUFBTSxHQUFHLFFBQVEsR0FBRyxLQUFLLEdBQUcsTUFBTSxFQUFFO0FBQy9ELGFBQVcsUUFBUSxLQUFLLE9BQU87QUFDN0IsZUFBVyxRQUFRLGNBQWMsSUFBSSxFQUFHLE9BQU0sSUFBSSxLQUFLO0FBQ3ZELGVBQVcsRUFBRSxNQUFNLE1BQU0sS0FBSyxLQUFLO0FBQ2pDLGlCQUFXLEVBQUUsS0FBSyxLQUFLLFlBQVksT0FBTyxJQUFJLE9BQU8sT0FBTyxFQUFHLE9BQU0sUUFBUSxPQUFPO0FBQUEsRUFDeEY7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxNQUFNLFVBQVUsQ0FBQyxNQUFnQixjQUN0QyxTQUFTLFVBQVcsYUFBYSxTQUFTO0FBR3JDLFNBQVMsWUFBWSxFQUFFLFVBQVUsT0FBTyxNQUFNLE9BQU8sR0FBWSxPQUF3QjtBQUM5RixNQUFJLE9BQVEsUUFBTztBQUNuQixRQUFNLFdBQVcsUUFBUyxLQUFLLEtBQUssSUFBSyxRQUFRLElBQUksUUFBUTtBQUM3RCxTQUFPLEtBQUssTUFBUSxLQUFLLEtBQUssSUFBSyxZQUFZLElBQUksWUFBWSxRQUFTLE9BQU8sR0FBRztBQUNwRjtBQUVBLFNBQVMsWUFBWSxFQUFFLE1BQU0sT0FBTyxHQUFpQjtBQUNuRCxRQUFNLFVBQVUsS0FBSyxPQUFPLENBQUMsRUFBRSxLQUFLLEdBQUcsVUFBVSxRQUFRLEtBQUssS0FBSyxJQUFJLElBQUksS0FBSyxhQUFhLEVBQUU7QUFDL0YsU0FBTyxXQUFXLFNBQVMsSUFBSTtBQUNqQztBQUdBLFNBQVMsY0FBYyxFQUFFLE1BQU0sT0FBTyxHQUE2QjtBQUNqRSxRQUFNLFFBQVEsS0FBSyxLQUFLLE9BQU8sQ0FBQyxLQUFLLEVBQUUsS0FBSyxNQUFNLE1BQU0sTUFBTSxDQUFDO0FBQy9ELFFBQU0sTUFBTSxTQUFTLFdBQVc7QUFDaEMsUUFBTSxRQUFRLG9CQUFJLElBQXNCLENBQUMsQ0FBQyxHQUFHLEdBQUcsQ0FBQyxDQUFDO0FBQ2xELE1BQUksQ0FBQyxPQUFRLE9BQU0sSUFBSSxPQUFPLEdBQUc7QUFDakMsUUFBTSxZQUFzQixDQUFDO0FBQzdCLE1BQUksUUFBUTtBQUNaLGFBQVcsQ0FBQyxPQUFPLEVBQUUsTUFBTSxNQUFNLE1BQU0sQ0FBQyxLQUFLLEtBQUssUUFBUSxHQUFHO0FBQzNELFFBQUksUUFBUSxFQUFHLE9BQU0sSUFBSSxPQUFPLEtBQUssSUFBSSxJQUFJLEtBQUssZ0JBQWdCLFdBQVcsTUFBTTtBQUNuRixlQUFXLEVBQUUsSUFBSSxNQUFNLEtBQUssTUFBTyxXQUFVLEtBQUssUUFBUSxLQUFLLElBQUksUUFBUSxLQUFLLEtBQUssS0FBSztBQUMxRixhQUFTLE9BQU87QUFBQSxFQUNsQjtBQUNBLGFBQVcsUUFBUSxVQUFXLE9BQU0sSUFBSSxTQUFTLE9BQU8sUUFBUSxNQUFNLE1BQU07QUFDNUUsU0FBTyxNQUFNLE9BQU87QUFDdEI7QUFFQSxTQUFTLFlBQVksUUFBZ0IsT0FBd0IsU0FBMEI7QUFDckYsUUFBTSxRQUFRLENBQUMsR0FBRyxHQUFHLE1BQU0sUUFBUSxDQUFDLEVBQUUsSUFBSSxNQUFNLE1BQU0sQ0FBQyxLQUFLLElBQUksS0FBSyxLQUFLLEtBQUssQ0FBQyxHQUFHLE1BQU07QUFDekYsUUFBTSxTQUFrQixDQUFDO0FBQ3pCLFdBQVMsUUFBUSxHQUFHLFFBQVEsTUFBTSxRQUFRLFNBQVMsR0FBRztBQUNwRCxVQUFNLFVBQVUsTUFBTSxRQUFRLENBQUMsS0FBSyxNQUFNLE1BQU0sS0FBSyxLQUFLO0FBQzFELFFBQUksU0FBUyxFQUFHLFFBQU8sS0FBSyxFQUFFLFFBQVEsUUFBUSxNQUFNLEtBQUssS0FBSyxTQUFTLE9BQU8sRUFBRSxDQUFDO0FBQUEsRUFDbkY7QUFDQSxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//692fd3a1ffc99e87078b7013d129b69077b9c1b7
