import { bayShapes, clearance, standingPost } from "./bay.ts";
import { buildOf, kindOf } from "./kinds.ts";
import { fenceLabel, kindLabel } from "./labels.ts";
import { inFeet, withFraction } from "./measures.ts";
import { circle, heightMark, label, path, rect, short, widthMark } from "./shape.ts";
const gateInches = 48;
const personInches = 66;
const textSize = 12;
function drawElevation(kind, height) {
  const build = buildOf(kind, height);
  const { heavyEnds } = kindOf(kind);
  const { spacing, line, heavy } = build;
  const end = heavyEnds ? heavy : line;
  const hinge = spacing * 2;
  const latch = hinge + gateInches + heavy.post;
  const posts = [
    [0, end],
    [spacing, line],
    [hinge, heavy],
    [latch, heavy]
  ];
  const deepest = Math.max(line.depth, heavy.depth);
  const [left, right] = [-54, latch + 54];
  return {
    viewBox: [left, -Math.max(height, personInches) - 10, right - left, Math.max(height, personInches) + deepest + 42],
    title: `${kindLabel(kind)} fence, ${inFeet(height)} tall`,
    description: describeBuild(kind, height),
    shapes: [
      rect("earth", left, 0, right - left, deepest + 8),
      ...posts.map(([x, footing]) => hole(x, footing)),
      path("ground", `M${left} 0H${short(right)}`),
      ...person(-34),
      ...bayShapes(kind, height, build, end.post / 2, spacing - line.post / 2),
      ...bayShapes(kind, height, build, spacing + line.post / 2, hinge - heavy.post / 2),
      ...gate(kind, height, hinge + heavy.post / 2),
      ...posts.map(([x, footing]) => standingPost(kind, height, x, footing)),
      ...heightMark(inFeet(height), latch + heavy.post / 2 + 10, -height, 0, textSize),
      ...heightMark(`${line.depth} in`, spacing + line.diameter / 2 + 7, 0, line.depth, textSize),
      ...heightMark(`${heavy.depth} in`, latch + heavy.diameter / 2 + 6, 0, heavy.depth, textSize),
      ...widthMark(inFeet(spacing), 0, spacing, deepest + 17, textSize),
      ...widthMark(
        `${inFeet(gateInches)} gate`,
        hinge + heavy.post / 2,
        latch - heavy.post / 2,
        deepest + 17,
        textSize
      ),
      label("5\xBD ft", -34, -personInches - 3, textSize * 0.75)
    ]
  };
}
function drawCard(kind, height) {
  const build = buildOf(kind, height);
  const { post } = build.line;
  const posts = [post / 2, build.spacing - post / 2].map(
    (x) => standingPost(kind, height, x, { ...build.line, depth: 0 })
  );
  const left = (build.spacing - 124) / 2;
  return {
    viewBox: [left, -78, 124, 82],
    title: fenceLabel(kind, height),
    description: "",
    shapes: [
      ...bayShapes(kind, height, build, post, build.spacing - post),
      ...posts,
      path("ground", `M${short(left)} 0h124`)
    ]
  };
}
function describeBuild(kind, height) {
  const { filling } = kindOf(kind);
  const { rails, spacing, line } = buildOf(kind, height);
  return `${fillingWords(kind, filling, rails)}, posts ${inFeet(spacing)} apart, holes ${line.depth} in deep`;
}
function fillingWords(kind, filling, rails) {
  const width = withFraction(filling.width);
  const { material, style } = kindOf(kind);
  if (filling.part === "mesh") return `Mesh of ${width} in diamonds under a top rail`;
  if (filling.part === "rails") return `${rails} ${material === "wood" ? "boards" : "rails"} ${width} in wide`;
  if (style === "privacy" && material === "vinyl") return `Panels of boards ${width} in wide`;
  if (material === "aluminum")
    return `Panels with pickets ${width} in wide and ${withFraction("gap" in filling ? filling.gap : 0)} in apart`;
  const name = filling.part === "boards" ? "Boards" : "Pickets";
  return `${name} ${width} in wide${filling.gap ? ` and ${filling.gap} in apart` : ""} on ${rails} rails`;
}
function hole(x, { diameter, depth, tamped }) {
  return rect(tamped ? "hole tamped" : "hole", x - diameter / 2, 0, diameter, depth);
}
function gate(kind, height, left) {
  const [from, to] = [left + 0.5, left + gateInches - 0.5];
  const top = kindOf(kind).style === "decorative" ? height - 5 : height;
  const hinges = [top - 8, clearance + 6].map((y) => rect("iron", left - 1, -y - 1, 9, 2));
  return [
    ...bayShapes(kind, height, buildOf(kind, height), from, to),
    rect("gate", from, -top, to - from, top - clearance),
    path("brace", `M${short(from)} ${-clearance}L${short(to)} ${-top}`),
    ...hinges,
    circle("iron", to - 3, -Math.min(height - 8, 40), 1.5)
  ];
}
const outline = "q7.5-4.5 15 0l2.5 24.5-3.3.6-1.5-15.6.2 17-.8 27h-3.6l-1-26-1 26h-3.6l-.8-27 .2-17-1.5 15.6-3.3-.6z";
function person(x) {
  return [circle("person", x, 5 - personInches, 5), path("person", `M${short(x - 7.5)}-53.5${outline}`)];
}
export {
  describeBuild,
  drawCard,
  drawElevation
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9lbGV2YXRpb24udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFdBQVcsV0FBVyxvQkFBb0I7QUFDbkQsU0FBUyxTQUFvRCxjQUFjO0FBQzNFLFNBQVMsWUFBWSxpQkFBaUI7QUFDdEMsU0FBUyxRQUFRLG9CQUFvQjtBQUNyQyxTQUFTLFFBQXNCLFlBQVksT0FBTyxNQUFNLE1BQWtCLE9BQU8saUJBQWlCO0FBR2xHLE1BQU0sYUFBYTtBQUVuQixNQUFNLGVBQWU7QUFDckIsTUFBTSxXQUFXO0FBR1YsU0FBUyxjQUFjLE1BQWdCLFFBQXlCO0FBQ3JFLFFBQU0sUUFBUSxRQUFRLE1BQU0sTUFBTTtBQUNsQyxRQUFNLEVBQUUsVUFBVSxJQUFJLE9BQU8sSUFBSTtBQUNqQyxRQUFNLEVBQUUsU0FBUyxNQUFNLE1BQU0sSUFBSTtBQUNqQyxRQUFNLE1BQU0sWUFBWSxRQUFRO0FBQ2hDLFFBQU0sUUFBUSxVQUFVO0FBQ3hCLFFBQU0sUUFBUSxRQUFRLGFBQWEsTUFBTTtBQUN6QyxRQUFNLFFBQXlDO0FBQUEsSUFDN0MsQ0FBQyxHQUFHLEdBQUc7QUFBQSxJQUNQLENBQUMsU0FBUyxJQUFJO0FBQUEsSUFDZCxDQUFDLE9BQU8sS0FBSztBQUFBLElBQ2IsQ0FBQyxPQUFPLEtBQUs7QUFBQSxFQUNmO0FBQ0EsUUFBTSxVQUFVLEtBQUssSUFBSSxLQUFLLE9BQU8sTUFBTSxLQUFLO0FBQ2hELFFBQU0sQ0FBQyxNQUFNLEtBQUssSUFBSSxDQUFDLEtBQUssUUFBUSxFQUFFO0FBQ3RDLFNBQU87QUFBQSxJQUNMLFNBQVMsQ0FBQyxNQUFNLENBQUMsS0FBSyxJQUFJLFFBQVEsWUFBWSxJQUFJLElBQUksUUFBUSxNQUFNLEtBQUssSUFBSSxRQUFRLFlBQVksSUFBSSxVQUFVLEVBQUU7QUFBQSxJQUNqSCxPQUFPLEdBQUcsVUFBVSxJQUFJLENBQUMsV0FBVyxPQUFPLE1BQU0sQ0FBQztBQUFBLElBQ2xELGFBQWEsY0FBYyxNQUFNLE1BQU07QUFBQSxJQUN2QyxRQUFRO0FBQUEsTUFDTixLQUFLLFNBQVMsTUFBTSxHQUFHLFFBQVEsTUFBTSxVQUFVLENBQUM7QUFBQSxNQUNoRCxHQUFHLE1BQU0sSUFBSSxDQUFDLENBQUMsR0FBRyxPQUFPLE1BQU0sS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUFBLE1BQy9DLEtBQUssVUFBVSxJQUFJLElBQUksTUFBTSxNQUFNLEtBQUssQ0FBQyxFQUFFO0FBQUEsTUFDM0MsR0FBRyxPQUFPLEdBQUc7QUFBQSxNQUNiLEdBQUcsVUFBVSxNQUFNLFFBQVEsT0FBTyxJQUFJLE9BQU8sR0FBRyxVQUFVLEtBQUssT0FBTyxDQUFDO0FBQUEsTUFDdkUsR0FBRyxVQUFVLE1BQU0sUUFBUSxPQUFPLFVBQVUsS0FBSyxPQUFPLEdBQUcsUUFBUSxNQUFNLE9BQU8sQ0FBQztBQUFBLE1BQ2pGLEdBQUcsS0FBSyxNQUFNLFFBQVEsUUFBUSxNQUFNLE9BQU8sQ0FBQztBQUFBLE1BQzVDLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQyxHQUFHLE9BQU8sTUFBTSxhQUFhLE1BQU0sUUFBUSxHQUFHLE9BQU8sQ0FBQztBQUFBLE1BQ3JFLEdBQUcsV0FBVyxPQUFPLE1BQU0sR0FBRyxRQUFRLE1BQU0sT0FBTyxJQUFJLElBQUksQ0FBQyxRQUFRLEdBQUcsUUFBUTtBQUFBLE1BQy9FLEdBQUcsV0FBVyxHQUFHLEtBQUssS0FBSyxPQUFPLFVBQVUsS0FBSyxXQUFXLElBQUksR0FBRyxHQUFHLEtBQUssT0FBTyxRQUFRO0FBQUEsTUFDMUYsR0FBRyxXQUFXLEdBQUcsTUFBTSxLQUFLLE9BQU8sUUFBUSxNQUFNLFdBQVcsSUFBSSxHQUFHLEdBQUcsTUFBTSxPQUFPLFFBQVE7QUFBQSxNQUMzRixHQUFHLFVBQVUsT0FBTyxPQUFPLEdBQUcsR0FBRyxTQUFTLFVBQVUsSUFBSSxRQUFRO0FBQUEsTUFDaEUsR0FBRztBQUFBLFFBQ0QsR0FBRyxPQUFPLFVBQVUsQ0FBQztBQUFBLFFBQ3JCLFFBQVEsTUFBTSxPQUFPO0FBQUEsUUFDckIsUUFBUSxNQUFNLE9BQU87QUFBQSxRQUNyQixVQUFVO0FBQUEsUUFDVjtBQUFBLE1BQ0Y7QUFBQSxNQUNBLE1BQU0sWUFBUyxLQUFLLENBQUMsZUFBZSxHQUFHLFdBQVcsSUFBSTtBQUFBLElBQ3hEO0FBQUEsRUFDRjtBQUNGO0FBR08sU0FBUyxTQUFTLE1BQWdCLFFBQXlCO0FBQ2hFLFFBQU0sUUFBUSxRQUFRLE1BQU0sTUFBTTtBQUNsQyxRQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU07QUFDdkIsUUFBTSxRQUFRLENBQUMsT0FBTyxHQUFHLE1BQU0sVUFBVSxPQUFPLENBQUMsRUFBRTtBQUFBLElBQUksQ0FBQyxNQUN0RCxhQUFhLE1BQU0sUUFBUSxHQUFHLEVBQUUsR0FBRyxNQUFNLE1BQU0sT0FBTyxFQUFFLENBQUM7QUFBQSxFQUMzRDtBQUNBLFFBQU0sUUFBUSxNQUFNLFVBQVUsT0FBTztBQUNyQyxTQUFPO0FBQUEsSUFDTCxTQUFTLENBQUMsTUFBTSxLQUFLLEtBQUssRUFBRTtBQUFBLElBQzVCLE9BQU8sV0FBVyxNQUFNLE1BQU07QUFBQSxJQUM5QixhQUFhO0FBQUEsSUFDYixRQUFRO0FBQUEsTUFDTixHQUFHLFVBQVUsTUFBTSxRQUFRLE9BQU8sTUFBTSxNQUFNLFVBQVUsSUFBSTtBQUFBLE1BQzVELEdBQUc7QUFBQSxNQUNILEtBQUssVUFBVSxJQUFJLE1BQU0sSUFBSSxDQUFDLFFBQVE7QUFBQSxJQUN4QztBQUFBLEVBQ0Y7QUFDRjtBQUdPLFNBQVMsY0FBYyxNQUFnQixRQUF3QjtBQUNwRSxRQUFNLEVBQUUsUUFBUSxJQUFJLE9BQU8sSUFBSTtBQUMvQixRQUFNLEVBQUUsT0FBTyxTQUFTLEtBQUssSUFBSSxRQUFRLE1BQU0sTUFBTTtBQUNyRCxTQUFPLEdBQUcsYUFBYSxNQUFNLFNBQVMsS0FBSyxDQUFDLFdBQVcsT0FBTyxPQUFPLENBQUMsaUJBQWlCLEtBQUssS0FBSztBQUNuRztBQUVBLFNBQVMsYUFBYSxNQUFnQixTQUFrQixPQUF1QjtBQUM3RSxRQUFNLFFBQVEsYUFBYSxRQUFRLEtBQUs7QUFDeEMsUUFBTSxFQUFFLFVBQVUsTUFBTSxJQUFJLE9BQU8sSUFBSTtBQUN2QyxNQUFJLFFBQVEsU0FBUyxPQUFRLFFBQU8sV0FBVyxLQUFLO0FBQ3BELE1BQUksUUFBUSxTQUFTLFFBQVMsUUFBTyxHQUFHLEtBQUssSUFBSSxhQUFhLFNBQVMsV0FBVyxPQUFPLElBQUksS0FBSztBQUNsRyxNQUFJLFVBQVUsYUFBYSxhQUFhLFFBQVMsUUFBTyxvQkFBb0IsS0FBSztBQUNqRixNQUFJLGFBQWE7QUFDZixXQUFPLHVCQUF1QixLQUFLLGdCQUFnQixhQUFhLFNBQVMsVUFBVSxRQUFRLE1BQU0sQ0FBQyxDQUFDO0FBQ3JHLFFBQU0sT0FBTyxRQUFRLFNBQVMsV0FBVyxXQUFXO0FBQ3BELFNBQU8sR0FBRyxJQUFJLElBQUksS0FBSyxXQUFXLFFBQVEsTUFBTSxRQUFRLFFBQVEsR0FBRyxjQUFjLEVBQUUsT0FBTyxLQUFLO0FBQ2pHO0FBRUEsU0FBUyxLQUFLLEdBQVcsRUFBRSxVQUFVLE9BQU8sT0FBTyxHQUFtQjtBQUNwRSxTQUFPLEtBQUssU0FBUyxnQkFBZ0IsUUFBUSxJQUFJLFdBQVcsR0FBRyxHQUFHLFVBQVUsS0FBSztBQUNuRjtBQUdBLFNBQVMsS0FBSyxNQUFnQixRQUFnQixNQUF1QjtBQUNuRSxRQUFNLENBQUMsTUFBTSxFQUFFLElBQUksQ0FBQyxPQUFPLEtBQUssT0FBTyxhQUFhLEdBQUc7QUFDdkQsUUFBTSxNQUFNLE9BQU8sSUFBSSxFQUFFLFVBQVUsZUFBZSxTQUFTLElBQUk7QUFDL0QsUUFBTSxTQUFTLENBQUMsTUFBTSxHQUFHLFlBQVksQ0FBQyxFQUFFLElBQUksQ0FBQyxNQUFNLEtBQUssUUFBUSxPQUFPLEdBQUcsQ0FBQyxJQUFJLEdBQUcsR0FBRyxDQUFDLENBQUM7QUFDdkYsU0FBTztBQUFBLElBQ0wsR0FBRyxVQUFVLE1BQU0sUUFBUSxRQUFRLE1BQU0sTUFBTSxHQUFHLE1BQU0sRUFBRTtBQUFBLElBQzFELEtBQUssUUFBUSxNQUFNLENBQUMsS0FBSyxLQUFLLE1BQU0sTUFBTSxTQUFTO0FBQUEsSUFDbkQsS0FBSyxTQUFTLElBQUksTUFBTSxJQUFJLENBQUMsSUFBSSxDQUFDLFNBQVMsSUFBSSxNQUFNLEVBQUUsQ0FBQyxJQUFJLENBQUMsR0FBRyxFQUFFO0FBQUEsSUFDbEUsR0FBRztBQUFBLElBQ0gsT0FBTyxRQUFRLEtBQUssR0FBRyxDQUFDLEtBQUssSUFBSSxTQUFTLEdBQUcsRUFBRSxHQUFHLEdBQUc7QUFBQSxFQUN2RDtBQUNGO0FBR0EsTUFBTSxVQUFVO0FBRWhCLFNBQVMsT0FBTyxHQUFvQjtBQUNsQyxTQUFPLENBQUMsT0FBTyxVQUFVLEdBQUcsSUFBSSxjQUFjLENBQUMsR0FBRyxLQUFLLFVBQVUsSUFBSSxNQUFNLElBQUksR0FBRyxDQUFDLFFBQVEsT0FBTyxFQUFFLENBQUM7QUFDdkc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a217d2cbb29a37ba299ff9b7f23a30688cf16e4e
