import { kindOf } from "./kinds.ts";
import { path, rect, short } from "./shape.ts";
const clearance = 2;
const pointInches = 3;
function standingPost(kind, height, x, { post, depth }) {
  const top = kindOf(kind).style === "privacy" ? height : height + 2;
  return rect("post", x - post / 2, -top, post, top + depth);
}
function bayShapes(kind, height, build, left, right) {
  const { style, material, filling } = kindOf(kind);
  const { width } = filling;
  const gap = "gap" in filling ? filling.gap : 0;
  const span = { left, right, height };
  if (style === "ranch") return [ranchRails(span, build.rails, width)];
  if (style === "chain link") return chainLink(span, width);
  if (style === "decorative" || style === "pool") return aluminumPanel(span, width, gap, style === "decorative");
  if (style === "picket") return picketPanel(span, width, gap);
  return material === "vinyl" ? vinylPanel(span, width) : boardPanel(span, build.rails, width);
}
function uprights({ left, right }, width, gap, bottom, outline) {
  const pitch = width + gap;
  const count = Math.floor((right - left + gap + 0.01) / pitch);
  const margin = (right - left - count * pitch + gap) / 2;
  const rest = `m${short(pitch)} 0${outline}`.repeat(Math.max(0, count - 1));
  return path("board", `M${short(left + margin)} ${short(-bottom)}${outline}${rest}`);
}
const dogEar = (width, length) => `v${short(1 - length)}l1-1h${short(width - 2)}l1 1v${short(length - 1)}z`;
const flat = (width, length) => `v${short(-length)}h${short(width)}v${short(length)}z`;
const pointed = (width, length) => `v${short(pointInches - length)}l${short(width / 2)}-${pointInches} ${short(width / 2)} ${pointInches}v${short(length - pointInches)}z`;
function railHeights(count, low, high) {
  return Array.from({ length: count }, (_, index) => low + (high - low) * index / Math.max(1, count - 1));
}
function mesh({ left, right, height }, opening) {
  const pitch = short(opening * Math.SQRT2);
  const [width, rise] = [short(right - left), short(height - clearance)];
  const count = Math.ceil((width + rise) / pitch) + 1;
  const up = `l${rise}-${rise}m${short(pitch - rise)} ${rise}`.repeat(count);
  const down = `l${rise} ${rise}m${short(pitch - rise)}-${rise}`.repeat(count);
  return {
    tag: "svg",
    attributes: { x: short(left), y: -height, width, height: rise },
    shapes: [path("mesh", `M-${rise} ${rise}${up}M-${rise} 0${down}`)]
  };
}
function boardPanel(span, rails, width) {
  const { left, right, height } = span;
  const backs = railHeights(rails, 9, height - 9).map(
    (middle) => rect("hidden", left, -middle - 1.75, right - left, 3.5)
  );
  const count = Math.floor((right - left) / width);
  const rest = right - left - count * width;
  const length = height - clearance;
  const last = rest > 0.5 ? path("board", `M${short(right - rest)} ${-clearance}${flat(rest, length)}`) : void 0;
  const boards = uprights({ ...span, right: right - rest }, width, 0, clearance, dogEar(width, length));
  return [boards, ...last ? [last] : [], ...backs];
}
function vinylPanel({ left, right, height }, width) {
  const seam = short(height - clearance - 11);
  const count = Math.ceil((right - left) / width - 0.01) - 1;
  const margin = (right - left - (count - 1) * width) / 2;
  const bottom = -clearance - 5.5;
  return [
    rect("board", left, -height, right - left, height - clearance),
    path("seam", `M${short(left + margin)} ${bottom}v-${seam}${`m${width} ${seam}v-${seam}`.repeat(count - 1)}`),
    rect("rail", left, -height, right - left, 5.5),
    rect("rail", left, bottom, right - left, 5.5)
  ];
}
function picketPanel(span, width, gap) {
  const { left, right, height } = span;
  const rails = railHeights(2, 10, height - 10).map((middle) => rect("rail", left, -middle - 1.75, right - left, 3.5));
  return [...rails, uprights(span, width, gap, clearance, pointed(width, height - clearance))];
}
function aluminumPanel(span, width, gap, points) {
  const { left, right, height } = span;
  const top = points ? height - 5 : height;
  const outline = points ? `v${short(clearance + 2 - height)}l${width / 2}-2 ${width / 2} 2v${short(height - clearance - 2)}z` : flat(width, height - clearance);
  return [
    uprights({ ...span, left: left + gap / 2, right: right - gap / 2 }, width, gap, clearance, outline),
    rect("rail", left, -top, right - left, 1),
    rect("rail", left, -clearance - 1, right - left, 1)
  ];
}
function ranchRails({ left, right, height }, count, width) {
  const pitch = height / count;
  const one = `v${width}h${short(right - left)}v-${width}z`;
  return path("board", `M${short(left)} ${-height}${one}${`m0 ${short(pitch)}${one}`.repeat(count - 1)}`);
}
function chainLink(span, opening) {
  const { left, right, height } = span;
  return [mesh(span, opening), rect("rail", left, -height, right - left, 1.375)];
}
export {
  bayShapes,
  clearance,
  standingPost
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9iYXkudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFrRCxjQUFjO0FBQ2hFLFNBQVMsTUFBTSxNQUFrQixhQUFhO0FBR3ZDLE1BQU0sWUFBWTtBQUd6QixNQUFNLGNBQWM7QUFHYixTQUFTLGFBQWEsTUFBZ0IsUUFBZ0IsR0FBVyxFQUFFLE1BQU0sTUFBTSxHQUFtQjtBQUN2RyxRQUFNLE1BQU0sT0FBTyxJQUFJLEVBQUUsVUFBVSxZQUFZLFNBQVMsU0FBUztBQUNqRSxTQUFPLEtBQUssUUFBUSxJQUFJLE9BQU8sR0FBRyxDQUFDLEtBQUssTUFBTSxNQUFNLEtBQUs7QUFDM0Q7QUFHTyxTQUFTLFVBQVUsTUFBZ0IsUUFBZ0IsT0FBYyxNQUFjLE9BQXdCO0FBQzVHLFFBQU0sRUFBRSxPQUFPLFVBQVUsUUFBUSxJQUFJLE9BQU8sSUFBSTtBQUNoRCxRQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLFFBQU0sTUFBTSxTQUFTLFVBQVUsUUFBUSxNQUFNO0FBQzdDLFFBQU0sT0FBTyxFQUFFLE1BQU0sT0FBTyxPQUFPO0FBQ25DLE1BQUksVUFBVSxRQUFTLFFBQU8sQ0FBQyxXQUFXLE1BQU0sTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNuRSxNQUFJLFVBQVUsYUFBYyxRQUFPLFVBQVUsTUFBTSxLQUFLO0FBQ3hELE1BQUksVUFBVSxnQkFBZ0IsVUFBVSxPQUFRLFFBQU8sY0FBYyxNQUFNLE9BQU8sS0FBSyxVQUFVLFlBQVk7QUFDN0csTUFBSSxVQUFVLFNBQVUsUUFBTyxZQUFZLE1BQU0sT0FBTyxHQUFHO0FBQzNELFNBQU8sYUFBYSxVQUFVLFdBQVcsTUFBTSxLQUFLLElBQUksV0FBVyxNQUFNLE1BQU0sT0FBTyxLQUFLO0FBQzdGO0FBU0EsU0FBUyxTQUFTLEVBQUUsTUFBTSxNQUFNLEdBQVMsT0FBZSxLQUFhLFFBQWdCLFNBQXdCO0FBQzNHLFFBQU0sUUFBUSxRQUFRO0FBQ3RCLFFBQU0sUUFBUSxLQUFLLE9BQU8sUUFBUSxPQUFPLE1BQU0sUUFBUSxLQUFLO0FBQzVELFFBQU0sVUFBVSxRQUFRLE9BQU8sUUFBUSxRQUFRLE9BQU87QUFDdEQsUUFBTSxPQUFPLElBQUksTUFBTSxLQUFLLENBQUMsS0FBSyxPQUFPLEdBQUcsT0FBTyxLQUFLLElBQUksR0FBRyxRQUFRLENBQUMsQ0FBQztBQUN6RSxTQUFPLEtBQUssU0FBUyxJQUFJLE1BQU0sT0FBTyxNQUFNLENBQUMsSUFBSSxNQUFNLENBQUMsTUFBTSxDQUFDLEdBQUcsT0FBTyxHQUFHLElBQUksRUFBRTtBQUNwRjtBQUdBLE1BQU0sU0FBUyxDQUFDLE9BQWUsV0FDN0IsSUFBSSxNQUFNLElBQUksTUFBTSxDQUFDLFFBQVEsTUFBTSxRQUFRLENBQUMsQ0FBQyxRQUFRLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFHeEUsTUFBTSxPQUFPLENBQUMsT0FBZSxXQUEyQixJQUFJLE1BQU0sQ0FBQyxNQUFNLENBQUMsSUFBSSxNQUFNLEtBQUssQ0FBQyxJQUFJLE1BQU0sTUFBTSxDQUFDO0FBRzNHLE1BQU0sVUFBVSxDQUFDLE9BQWUsV0FDOUIsSUFBSSxNQUFNLGNBQWMsTUFBTSxDQUFDLElBQUksTUFBTSxRQUFRLENBQUMsQ0FBQyxJQUFJLFdBQVcsSUFBSSxNQUFNLFFBQVEsQ0FBQyxDQUFDLElBQUksV0FBVyxJQUFJLE1BQU0sU0FBUyxXQUFXLENBQUM7QUFHdEksU0FBUyxZQUFZLE9BQWUsS0FBYSxNQUF3QjtBQUN2RSxTQUFPLE1BQU0sS0FBSyxFQUFFLFFBQVEsTUFBTSxHQUFHLENBQUMsR0FBRyxVQUFVLE9BQVEsT0FBTyxPQUFPLFFBQVMsS0FBSyxJQUFJLEdBQUcsUUFBUSxDQUFDLENBQUM7QUFDMUc7QUFNQSxTQUFTLEtBQUssRUFBRSxNQUFNLE9BQU8sT0FBTyxHQUFTLFNBQXdCO0FBQ25FLFFBQU0sUUFBUSxNQUFNLFVBQVUsS0FBSyxLQUFLO0FBQ3hDLFFBQU0sQ0FBQyxPQUFPLElBQUksSUFBSSxDQUFDLE1BQU0sUUFBUSxJQUFJLEdBQUcsTUFBTSxTQUFTLFNBQVMsQ0FBQztBQUNyRSxRQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsUUFBUSxLQUFLLElBQUk7QUFDbEQsUUFBTSxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxNQUFNLFFBQVEsSUFBSSxDQUFDLElBQUksSUFBSSxHQUFHLE9BQU8sS0FBSztBQUN6RSxRQUFNLE9BQU8sSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLE1BQU0sUUFBUSxJQUFJLENBQUMsSUFBSSxJQUFJLEdBQUcsT0FBTyxLQUFLO0FBQzNFLFNBQU87QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLFlBQVksRUFBRSxHQUFHLE1BQU0sSUFBSSxHQUFHLEdBQUcsQ0FBQyxRQUFRLE9BQU8sUUFBUSxLQUFLO0FBQUEsSUFDOUQsUUFBUSxDQUFDLEtBQUssUUFBUSxLQUFLLElBQUksSUFBSSxJQUFJLEdBQUcsRUFBRSxLQUFLLElBQUksS0FBSyxJQUFJLEVBQUUsQ0FBQztBQUFBLEVBQ25FO0FBQ0Y7QUFFQSxTQUFTLFdBQVcsTUFBWSxPQUFlLE9BQXdCO0FBQ3JFLFFBQU0sRUFBRSxNQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ2hDLFFBQU0sUUFBUSxZQUFZLE9BQU8sR0FBRyxTQUFTLENBQUMsRUFBRTtBQUFBLElBQUksQ0FBQyxXQUNuRCxLQUFLLFVBQVUsTUFBTSxDQUFDLFNBQVMsTUFBTSxRQUFRLE1BQU0sR0FBRztBQUFBLEVBQ3hEO0FBQ0EsUUFBTSxRQUFRLEtBQUssT0FBTyxRQUFRLFFBQVEsS0FBSztBQUMvQyxRQUFNLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFDcEMsUUFBTSxTQUFTLFNBQVM7QUFDeEIsUUFBTSxPQUFPLE9BQU8sTUFBTSxLQUFLLFNBQVMsSUFBSSxNQUFNLFFBQVEsSUFBSSxDQUFDLElBQUksQ0FBQyxTQUFTLEdBQUcsS0FBSyxNQUFNLE1BQU0sQ0FBQyxFQUFFLElBQUk7QUFDeEcsUUFBTSxTQUFTLFNBQVMsRUFBRSxHQUFHLE1BQU0sT0FBTyxRQUFRLEtBQUssR0FBRyxPQUFPLEdBQUcsV0FBVyxPQUFPLE9BQU8sTUFBTSxDQUFDO0FBQ3BHLFNBQU8sQ0FBQyxRQUFRLEdBQUksT0FBTyxDQUFDLElBQUksSUFBSSxDQUFDLEdBQUksR0FBRyxLQUFLO0FBQ25EO0FBRUEsU0FBUyxXQUFXLEVBQUUsTUFBTSxPQUFPLE9BQU8sR0FBUyxPQUF3QjtBQUN6RSxRQUFNLE9BQU8sTUFBTSxTQUFTLFlBQVksRUFBRTtBQUMxQyxRQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsUUFBUSxRQUFRLElBQUksSUFBSTtBQUN6RCxRQUFNLFVBQVUsUUFBUSxRQUFRLFFBQVEsS0FBSyxTQUFTO0FBQ3RELFFBQU0sU0FBUyxDQUFDLFlBQVk7QUFDNUIsU0FBTztBQUFBLElBQ0wsS0FBSyxTQUFTLE1BQU0sQ0FBQyxRQUFRLFFBQVEsTUFBTSxTQUFTLFNBQVM7QUFBQSxJQUM3RCxLQUFLLFFBQVEsSUFBSSxNQUFNLE9BQU8sTUFBTSxDQUFDLElBQUksTUFBTSxLQUFLLElBQUksR0FBRyxJQUFJLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxHQUFHLE9BQU8sUUFBUSxDQUFDLENBQUMsRUFBRTtBQUFBLElBQzNHLEtBQUssUUFBUSxNQUFNLENBQUMsUUFBUSxRQUFRLE1BQU0sR0FBRztBQUFBLElBQzdDLEtBQUssUUFBUSxNQUFNLFFBQVEsUUFBUSxNQUFNLEdBQUc7QUFBQSxFQUM5QztBQUNGO0FBRUEsU0FBUyxZQUFZLE1BQVksT0FBZSxLQUFzQjtBQUNwRSxRQUFNLEVBQUUsTUFBTSxPQUFPLE9BQU8sSUFBSTtBQUNoQyxRQUFNLFFBQVEsWUFBWSxHQUFHLElBQUksU0FBUyxFQUFFLEVBQUUsSUFBSSxDQUFDLFdBQVcsS0FBSyxRQUFRLE1BQU0sQ0FBQyxTQUFTLE1BQU0sUUFBUSxNQUFNLEdBQUcsQ0FBQztBQUNuSCxTQUFPLENBQUMsR0FBRyxPQUFPLFNBQVMsTUFBTSxPQUFPLEtBQUssV0FBVyxRQUFRLE9BQU8sU0FBUyxTQUFTLENBQUMsQ0FBQztBQUM3RjtBQUdBLFNBQVMsY0FBYyxNQUFZLE9BQWUsS0FBYSxRQUEwQjtBQUN2RixRQUFNLEVBQUUsTUFBTSxPQUFPLE9BQU8sSUFBSTtBQUNoQyxRQUFNLE1BQU0sU0FBUyxTQUFTLElBQUk7QUFDbEMsUUFBTSxVQUFVLFNBQ1osSUFBSSxNQUFNLFlBQVksSUFBSSxNQUFNLENBQUMsSUFBSSxRQUFRLENBQUMsTUFBTSxRQUFRLENBQUMsTUFBTSxNQUFNLFNBQVMsWUFBWSxDQUFDLENBQUMsTUFDaEcsS0FBSyxPQUFPLFNBQVMsU0FBUztBQUNsQyxTQUFPO0FBQUEsSUFDTCxTQUFTLEVBQUUsR0FBRyxNQUFNLE1BQU0sT0FBTyxNQUFNLEdBQUcsT0FBTyxRQUFRLE1BQU0sRUFBRSxHQUFHLE9BQU8sS0FBSyxXQUFXLE9BQU87QUFBQSxJQUNsRyxLQUFLLFFBQVEsTUFBTSxDQUFDLEtBQUssUUFBUSxNQUFNLENBQUM7QUFBQSxJQUN4QyxLQUFLLFFBQVEsTUFBTSxDQUFDLFlBQVksR0FBRyxRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQ3BEO0FBQ0Y7QUFFQSxTQUFTLFdBQVcsRUFBRSxNQUFNLE9BQU8sT0FBTyxHQUFTLE9BQWUsT0FBc0I7QUFDdEYsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxNQUFNLElBQUksS0FBSyxJQUFJLE1BQU0sUUFBUSxJQUFJLENBQUMsS0FBSyxLQUFLO0FBQ3RELFNBQU8sS0FBSyxTQUFTLElBQUksTUFBTSxJQUFJLENBQUMsSUFBSSxDQUFDLE1BQU0sR0FBRyxHQUFHLEdBQUcsTUFBTSxNQUFNLEtBQUssQ0FBQyxHQUFHLEdBQUcsR0FBRyxPQUFPLFFBQVEsQ0FBQyxDQUFDLEVBQUU7QUFDeEc7QUFFQSxTQUFTLFVBQVUsTUFBWSxTQUEwQjtBQUN2RCxRQUFNLEVBQUUsTUFBTSxPQUFPLE9BQU8sSUFBSTtBQUNoQyxTQUFPLENBQUMsS0FBSyxNQUFNLE9BQU8sR0FBRyxLQUFLLFFBQVEsTUFBTSxDQUFDLFFBQVEsUUFBUSxNQUFNLEtBQUssQ0FBQztBQUMvRTsiLAogICJuYW1lcyI6IFtdCn0K

//fa539c4579883aeb616524e8524eaf6d84243b12
