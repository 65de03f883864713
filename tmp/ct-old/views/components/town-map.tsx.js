import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { withoutMarks } from "../../src/shared/content/marks.ts";
import { useSite } from "../site.ts";
function TownMap({ towns, highways }) {
  const { profile } = useSite();
  const isAtHome = towns.every(({ document: { point } }) => isInside(homeFrame, point));
  return /* @__PURE__ */ jsx("div", { className: "town-map", "aria-hidden": "true", children: /* @__PURE__ */ jsx("svg", { viewBox: `0 0 ${mapSize.width} ${mapSize.height}`, role: "presentation", children: isAtHome ? /* @__PURE__ */ jsx(HomeRegion, { towns, highways }) : /* @__PURE__ */ jsx(OtherRegion, { towns, profile }) }) });
}
function HomeRegion({ towns, highways }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    highways.map(({ name, points }) => /* @__PURE__ */ jsx(
      "polyline",
      {
        className: "town-map__highway",
        points: points.map((point) => place(homeFrame, point)).join(" ")
      },
      name
    )),
    towns.map(({ path, document: { town, point } }) => {
      const [x, y] = place(homeFrame, [point.latitude, point.longitude]);
      return /* @__PURE__ */ jsx(Town, { path, name: town, x, y, side: point.label }, path);
    })
  ] });
}
function OtherRegion({ towns, profile }) {
  const frame = fitFrame([...towns.map(({ document: { point } }) => point), profile]);
  const [x, y] = place(frame, [profile.latitude, profile.longitude]);
  const hasPage = towns.some(({ document: { town } }) => town === profile.city);
  const own = { name: hasPage ? "" : profile.city, x, y, label: "below" };
  const posts = towns.map(({ document: { town, point } }) => {
    const [townX, townY] = place(frame, [point.latitude, point.longitude]);
    return { name: withoutMarks(town), x: townX, y: townY, label: point.label };
  });
  const [ownSide = own.label, ...sides] = placeLabels([own, ...posts]);
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    posts.map((post) => /* @__PURE__ */ jsx("polyline", { className: "town-map__highway", points: `${x},${y} ${post.x},${post.y}` }, post.name)),
    /* @__PURE__ */ jsx("circle", { cx: x, cy: y, r: "8", className: "town-map__post" }),
    own.name && /* @__PURE__ */ jsx("text", { ...anchorOf(own, ownSide), children: own.name }),
    towns.map(({ path, document: { town } }, index) => {
      const post = posts[index] ?? own;
      return /* @__PURE__ */ jsx(Town, { path, name: town, x: post.x, y: post.y, side: sides[index] ?? post.label }, path);
    })
  ] });
}
function Town({ path, name, x, y, side }) {
  return /* @__PURE__ */ jsxs("a", { href: path, className: "town-map__town", tabIndex: -1, children: [
    /* @__PURE__ */ jsx("circle", { cx: x, cy: y, r: "34", className: "town-map__target" }),
    /* @__PURE__ */ jsx("path", { d: `M${x - 7} ${y + 12}v-20l7-8 7 8v20z`, className: "town-map__post" }),
    /* @__PURE__ */ jsx("text", { ...anchorOf({ x, y }, side), children: name })
  ] });
}
const mapSize = { width: 880, height: 560 };
const homeFrame = { north: 36.2, west: -80.4, unitsPerDegree: { latitude: 1e3, longitude: 809 } };
function isInside(frame, { latitude, longitude }) {
  const [x, y] = place(frame, [latitude, longitude]);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}
const margin = { x: 150, y: 80 };
const fewestDegrees = 0.2;
function fitFrame(points) {
  const [south, north] = rangeOf(points.map(({ latitude: latitude2 }) => latitude2));
  const [west, east] = rangeOf(points.map(({ longitude: longitude2 }) => longitude2));
  const shortening = Math.cos((south + north) / 2 * Math.PI / 180);
  const inner = { width: mapSize.width - 2 * margin.x, height: mapSize.height - 2 * margin.y };
  const latitude = Math.min(
    inner.height / Math.max(north - south, fewestDegrees),
    inner.width / Math.max((east - west) * shortening, fewestDegrees)
  );
  const longitude = latitude * shortening;
  return {
    north: (north + south) / 2 + mapSize.height / 2 / latitude,
    west: (west + east) / 2 - mapSize.width / 2 / longitude,
    unitsPerDegree: { latitude, longitude }
  };
}
const rangeOf = (values) => [Math.min(...values), Math.max(...values)];
function place({ north, west, unitsPerDegree }, [latitude, longitude]) {
  const x = (longitude - west) * unitsPerDegree.longitude;
  const y = (north - latitude) * unitsPerDegree.latitude;
  return [Math.round(x), Math.round(y)];
}
const letter = 17;
const line = 36;
function placeLabels(entries) {
  const taken = entries.map(({ x, y }) => ({ left: x - 12, right: x + 12, top: y - 20, bottom: y + 14 }));
  return entries.map((entry, index) => {
    const others = taken.filter((_box, place2) => place2 !== index);
    const isFree = (side2) => others.every((box) => !overlap(boxOf(entry, side2), box));
    const sides = [entry.label, "above", "below", "right", "left"];
    const side = sides.find(isFree) ?? entry.label;
    taken.push(boxOf(entry, side));
    return side;
  });
}
function anchorOf({ x, y }, side) {
  if (side === "right") return { x: x + 22, y: y + 8, textAnchor: "start" };
  if (side === "left") return { x: x - 22, y: y + 8, textAnchor: "end" };
  return { x, y: side === "above" ? y - 26 : y + 46, textAnchor: "middle" };
}
function boxOf({ name, ...post }, side) {
  const { x, y, textAnchor } = anchorOf(post, side);
  const width = name.length * letter;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - line + 8, bottom: y + 8 };
}
const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
export {
  TownMap,
  fitFrame,
  mapSize,
  place,
  placeLabels
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy90b3duLW1hcC50c3giXSwKICAibWFwcGluZ3MiOiAiQUFzQm9CLFNBUWhCLFVBUmdCLEtBUWhCLFlBUmdCO0FBdEJwQixTQUFTLG9CQUFvQjtBQUk3QixTQUFTLGVBQWU7QUFZakIsU0FBUyxRQUFRLEVBQUUsT0FBTyxTQUFTLEdBQWlCO0FBQ3pELFFBQU0sRUFBRSxRQUFRLElBQUksUUFBUTtBQUM1QixRQUFNLFdBQVcsTUFBTSxNQUFNLENBQUMsRUFBRSxVQUFVLEVBQUUsTUFBTSxFQUFFLE1BQU0sU0FBUyxXQUFXLEtBQUssQ0FBQztBQUNwRixTQUNFLG9CQUFDLFNBQUksV0FBVSxZQUFXLGVBQVksUUFDcEMsOEJBQUMsU0FBSSxTQUFTLE9BQU8sUUFBUSxLQUFLLElBQUksUUFBUSxNQUFNLElBQUksTUFBSyxnQkFDMUQscUJBQVcsb0JBQUMsY0FBVyxPQUFjLFVBQW9CLElBQUssb0JBQUMsZUFBWSxPQUFjLFNBQWtCLEdBQzlHLEdBQ0Y7QUFFSjtBQUVBLFNBQVMsV0FBVyxFQUFFLE9BQU8sU0FBUyxHQUFpQjtBQUNyRCxTQUNFLGlDQUNHO0FBQUEsYUFBUyxJQUFJLENBQUMsRUFBRSxNQUFNLE9BQU8sTUFDNUI7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUVDLFdBQVU7QUFBQSxRQUNWLFFBQVEsT0FBTyxJQUFJLENBQUMsVUFBVSxNQUFNLFdBQVcsS0FBSyxDQUFDLEVBQUUsS0FBSyxHQUFHO0FBQUE7QUFBQSxNQUYxRDtBQUFBLElBR1AsQ0FDRDtBQUFBLElBQ0EsTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLFVBQVUsRUFBRSxNQUFNLE1BQU0sRUFBRSxNQUFNO0FBQ2xELFlBQU0sQ0FBQyxHQUFHLENBQUMsSUFBSSxNQUFNLFdBQVcsQ0FBQyxNQUFNLFVBQVUsTUFBTSxTQUFTLENBQUM7QUFDakUsYUFBTyxvQkFBQyxRQUFnQixNQUFZLE1BQU0sTUFBTSxHQUFNLEdBQU0sTUFBTSxNQUFNLFNBQXRELElBQTZEO0FBQUEsSUFDakYsQ0FBQztBQUFBLEtBQ0g7QUFFSjtBQUdBLFNBQVMsWUFBWSxFQUFFLE9BQU8sUUFBUSxHQUF1RDtBQUMzRixRQUFNLFFBQVEsU0FBUyxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUMsRUFBRSxVQUFVLEVBQUUsTUFBTSxFQUFFLE1BQU0sS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUNsRixRQUFNLENBQUMsR0FBRyxDQUFDLElBQUksTUFBTSxPQUFPLENBQUMsUUFBUSxVQUFVLFFBQVEsU0FBUyxDQUFDO0FBQ2pFLFFBQU0sVUFBVSxNQUFNLEtBQUssQ0FBQyxFQUFFLFVBQVUsRUFBRSxLQUFLLEVBQUUsTUFBTSxTQUFTLFFBQVEsSUFBSTtBQUM1RSxRQUFNLE1BQU0sRUFBRSxNQUFNLFVBQVUsS0FBSyxRQUFRLE1BQU0sR0FBRyxHQUFHLE9BQU8sUUFBUTtBQUN0RSxRQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsRUFBRSxVQUFVLEVBQUUsTUFBTSxNQUFNLEVBQUUsTUFBZTtBQUNsRSxVQUFNLENBQUMsT0FBTyxLQUFLLElBQUksTUFBTSxPQUFPLENBQUMsTUFBTSxVQUFVLE1BQU0sU0FBUyxDQUFDO0FBQ3JFLFdBQU8sRUFBRSxNQUFNLGFBQWEsSUFBSSxHQUFHLEdBQUcsT0FBTyxHQUFHLE9BQU8sT0FBTyxNQUFNLE1BQU07QUFBQSxFQUM1RSxDQUFDO0FBQ0QsUUFBTSxDQUFDLFVBQVUsSUFBSSxPQUFPLEdBQUcsS0FBSyxJQUFJLFlBQVksQ0FBQyxLQUFLLEdBQUcsS0FBSyxDQUFDO0FBQ25FLFNBQ0UsaUNBQ0c7QUFBQSxVQUFNLElBQUksQ0FBQyxTQUNWLG9CQUFDLGNBQXlCLFdBQVUscUJBQW9CLFFBQVEsR0FBRyxDQUFDLElBQUksQ0FBQyxJQUFJLEtBQUssQ0FBQyxJQUFJLEtBQUssQ0FBQyxNQUE5RSxLQUFLLElBQTZFLENBQ2xHO0FBQUEsSUFDRCxvQkFBQyxZQUFPLElBQUksR0FBRyxJQUFJLEdBQUcsR0FBRSxLQUFJLFdBQVUsa0JBQWlCO0FBQUEsSUFDdEQsSUFBSSxRQUFRLG9CQUFDLFVBQU0sR0FBRyxTQUFTLEtBQUssT0FBTyxHQUFJLGNBQUksTUFBSztBQUFBLElBQ3hELE1BQU0sSUFBSSxDQUFDLEVBQUUsTUFBTSxVQUFVLEVBQUUsS0FBSyxFQUFFLEdBQUcsVUFBVTtBQUNsRCxZQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUs7QUFDN0IsYUFBTyxvQkFBQyxRQUFnQixNQUFZLE1BQU0sTUFBTSxHQUFHLEtBQUssR0FBRyxHQUFHLEtBQUssR0FBRyxNQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUssU0FBL0UsSUFBc0Y7QUFBQSxJQUMxRyxDQUFDO0FBQUEsS0FDSDtBQUVKO0FBVUEsU0FBUyxLQUFLLEVBQUUsTUFBTSxNQUFNLEdBQUcsR0FBRyxLQUFLLEdBQWM7QUFDbkQsU0FDRSxxQkFBQyxPQUFFLE1BQU0sTUFBTSxXQUFVLGtCQUFpQixVQUFVLElBQ2xEO0FBQUEsd0JBQUMsWUFBTyxJQUFJLEdBQUcsSUFBSSxHQUFHLEdBQUUsTUFBSyxXQUFVLG9CQUFtQjtBQUFBLElBQzFELG9CQUFDLFVBQUssR0FBRyxJQUFJLElBQUksQ0FBQyxJQUFJLElBQUksRUFBRSxvQkFBb0IsV0FBVSxrQkFBaUI7QUFBQSxJQUMzRSxvQkFBQyxVQUFNLEdBQUcsU0FBUyxFQUFFLEdBQUcsRUFBRSxHQUFHLElBQUksR0FBSSxnQkFBSztBQUFBLEtBQzVDO0FBRUo7QUFLTyxNQUFNLFVBQVUsRUFBRSxPQUFPLEtBQUssUUFBUSxJQUFJO0FBVWpELE1BQU0sWUFBbUIsRUFBRSxPQUFPLE1BQU0sTUFBTSxPQUFPLGdCQUFnQixFQUFFLFVBQVUsS0FBTSxXQUFXLElBQUksRUFBRTtBQUd4RyxTQUFTLFNBQVMsT0FBYyxFQUFFLFVBQVUsVUFBVSxHQUFtQjtBQUN2RSxRQUFNLENBQUMsR0FBRyxDQUFDLElBQUksTUFBTSxPQUFPLENBQUMsVUFBVSxTQUFTLENBQUM7QUFDakQsU0FBTyxLQUFLLEtBQUssS0FBSyxRQUFRLFNBQVMsS0FBSyxLQUFLLEtBQUssUUFBUTtBQUNoRTtBQUdBLE1BQU0sU0FBUyxFQUFFLEdBQUcsS0FBSyxHQUFHLEdBQUc7QUFDL0IsTUFBTSxnQkFBZ0I7QUFHZixTQUFTLFNBQVMsUUFBaUM7QUFDeEQsUUFBTSxDQUFDLE9BQU8sS0FBSyxJQUFJLFFBQVEsT0FBTyxJQUFJLENBQUMsRUFBRSxVQUFBQSxVQUFTLE1BQU1BLFNBQVEsQ0FBQztBQUNyRSxRQUFNLENBQUMsTUFBTSxJQUFJLElBQUksUUFBUSxPQUFPLElBQUksQ0FBQyxFQUFFLFdBQUFDLFdBQVUsTUFBTUEsVUFBUyxDQUFDO0FBQ3JFLFFBQU0sYUFBYSxLQUFLLEtBQU8sUUFBUSxTQUFTLElBQUssS0FBSyxLQUFNLEdBQUc7QUFDbkUsUUFBTSxRQUFRLEVBQUUsT0FBTyxRQUFRLFFBQVEsSUFBSSxPQUFPLEdBQUcsUUFBUSxRQUFRLFNBQVMsSUFBSSxPQUFPLEVBQUU7QUFDM0YsUUFBTSxXQUFXLEtBQUs7QUFBQSxJQUNwQixNQUFNLFNBQVMsS0FBSyxJQUFJLFFBQVEsT0FBTyxhQUFhO0FBQUEsSUFDcEQsTUFBTSxRQUFRLEtBQUssS0FBSyxPQUFPLFFBQVEsWUFBWSxhQUFhO0FBQUEsRUFDbEU7QUFDQSxRQUFNLFlBQVksV0FBVztBQUM3QixTQUFPO0FBQUEsSUFDTCxRQUFRLFFBQVEsU0FBUyxJQUFJLFFBQVEsU0FBUyxJQUFJO0FBQUEsSUFDbEQsT0FBTyxPQUFPLFFBQVEsSUFBSSxRQUFRLFFBQVEsSUFBSTtBQUFBLElBQzlDLGdCQUFnQixFQUFFLFVBQVUsVUFBVTtBQUFBLEVBQ3hDO0FBQ0Y7QUFFQSxNQUFNLFVBQVUsQ0FBQyxXQUE4QixDQUFDLEtBQUssSUFBSSxHQUFHLE1BQU0sR0FBRyxLQUFLLElBQUksR0FBRyxNQUFNLENBQUM7QUFHakYsU0FBUyxNQUNkLEVBQUUsT0FBTyxNQUFNLGVBQWUsR0FDOUIsQ0FBQyxVQUFVLFNBQVMsR0FDSTtBQUN4QixRQUFNLEtBQUssWUFBWSxRQUFRLGVBQWU7QUFDOUMsUUFBTSxLQUFLLFFBQVEsWUFBWSxlQUFlO0FBQzlDLFNBQU8sQ0FBQyxLQUFLLE1BQU0sQ0FBQyxHQUFHLEtBQUssTUFBTSxDQUFDLENBQUM7QUFDdEM7QUFzQkEsTUFBTSxTQUFTO0FBQ2YsTUFBTSxPQUFPO0FBR04sU0FBUyxZQUFZLFNBQTBDO0FBQ3BFLFFBQU0sUUFBZSxRQUFRLElBQUksQ0FBQyxFQUFFLEdBQUcsRUFBRSxPQUFPLEVBQUUsTUFBTSxJQUFJLElBQUksT0FBTyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksUUFBUSxJQUFJLEdBQUcsRUFBRTtBQUM3RyxTQUFPLFFBQVEsSUFBSSxDQUFDLE9BQU8sVUFBVTtBQUNuQyxVQUFNLFNBQVMsTUFBTSxPQUFPLENBQUMsTUFBTUMsV0FBVUEsV0FBVSxLQUFLO0FBQzVELFVBQU0sU0FBUyxDQUFDQyxVQUFvQixPQUFPLE1BQU0sQ0FBQyxRQUFRLENBQUMsUUFBUSxNQUFNLE9BQU9BLEtBQUksR0FBRyxHQUFHLENBQUM7QUFDM0YsVUFBTSxRQUFxQixDQUFDLE1BQU0sT0FBTyxTQUFTLFNBQVMsU0FBUyxNQUFNO0FBQzFFLFVBQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxLQUFLLE1BQU07QUFDekMsVUFBTSxLQUFLLE1BQU0sT0FBTyxJQUFJLENBQUM7QUFDN0IsV0FBTztBQUFBLEVBQ1QsQ0FBQztBQUNIO0FBR0EsU0FBUyxTQUFTLEVBQUUsR0FBRyxFQUFFLEdBQTZCLE1BQWlCO0FBQ3JFLE1BQUksU0FBUyxRQUFTLFFBQU8sRUFBRSxHQUFHLElBQUksSUFBSSxHQUFHLElBQUksR0FBRyxZQUFZLFFBQVE7QUFDeEUsTUFBSSxTQUFTLE9BQVEsUUFBTyxFQUFFLEdBQUcsSUFBSSxJQUFJLEdBQUcsSUFBSSxHQUFHLFlBQVksTUFBTTtBQUNyRSxTQUFPLEVBQUUsR0FBRyxHQUFHLFNBQVMsVUFBVSxJQUFJLEtBQUssSUFBSSxJQUFJLFlBQVksU0FBUztBQUMxRTtBQUVBLFNBQVMsTUFBTSxFQUFFLE1BQU0sR0FBRyxLQUFLLEdBQVksTUFBc0I7QUFDL0QsUUFBTSxFQUFFLEdBQUcsR0FBRyxXQUFXLElBQUksU0FBUyxNQUFNLElBQUk7QUFDaEQsUUFBTSxRQUFRLEtBQUssU0FBUztBQUM1QixRQUFNLE9BQU8sRUFBRSxPQUFPLEdBQUcsUUFBUSxJQUFJLFFBQVEsR0FBRyxLQUFLLElBQUksTUFBTSxFQUFFLFVBQVU7QUFDM0UsU0FBTyxFQUFFLE1BQU0sT0FBTyxPQUFPLE9BQU8sS0FBSyxJQUFJLE9BQU8sR0FBRyxRQUFRLElBQUksRUFBRTtBQUN2RTtBQUVBLE1BQU0sVUFBVSxDQUFDLEtBQVUsVUFDekIsSUFBSSxPQUFPLE1BQU0sU0FBUyxNQUFNLE9BQU8sSUFBSSxTQUFTLElBQUksTUFBTSxNQUFNLFVBQVUsTUFBTSxNQUFNLElBQUk7IiwKICAibmFtZXMiOiBbImxhdGl0dWRlIiwgImxvbmdpdHVkZSIsICJwbGFjZSIsICJzaWRlIl0KfQo=

//f41fdbcc9566e48367365fba73b3766b6f11e789
