import { boundsOf } from "../../../src/shared/fence/geometry.ts";
const [thumb, letters] = [22, 14];
const words = 150;
const [first, nearest, farthest] = [0.34, 0.05, 6];
const firstView = { center: { x: 0, y: 0 }, scale: first, width: 320, height: 320 };
const limit = (value) => Math.min(farthest, Math.max(nearest, value));
const reachOf = ({ scale }) => thumb * scale;
const lettersOf = ({ scale }) => letters * scale;
function boxOf({ center, scale, width, height }) {
  return [center.x - width * scale / 2, center.y - height * scale / 2, width * scale, height * scale];
}
function toFeet({ center, scale }, surface, { clientX, clientY }) {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: center.x + (clientX - left - width / 2) * scale, y: center.y + (clientY - top - height / 2) * scale };
}
const measured = (view, surface) => ({
  ...view,
  width: surface.clientWidth || 320,
  height: surface.clientHeight || 320
});
const zoomed = (view, factor) => ({ ...view, scale: limit(view.scale * factor) });
function fitted(view, plan) {
  if (!plan.lines.length) return view;
  const { left, top, right, bottom } = boundsOf(plan);
  const scale = Math.max((right - left) / (view.width - words), (bottom - top) / (view.height - words), nearest * 2);
  return { ...view, center: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: limit(scale) };
}
function showing(view, { x, y }) {
  const { center, scale, width, height } = view;
  const isOut = (off, pixels) => Math.abs(off) > (pixels / 2 - thumb) * scale;
  return isOut(x - center.x, width) || isOut(y - center.y, height) ? { ...view, center: { x, y } } : view;
}
export {
  boxOf,
  firstView,
  fitted,
  lettersOf,
  measured,
  reachOf,
  showing,
  toFeet,
  zoomed
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NrZXRjaC12aWV3LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxnQkFBNEI7QUFjckMsTUFBTSxDQUFDLE9BQU8sT0FBTyxJQUFJLENBQUMsSUFBSSxFQUFFO0FBRWhDLE1BQU0sUUFBUTtBQUVkLE1BQU0sQ0FBQyxPQUFPLFNBQVMsUUFBUSxJQUFJLENBQUMsTUFBTSxNQUFNLENBQUM7QUFHMUMsTUFBTSxZQUFrQixFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsR0FBRyxFQUFFLEdBQUcsT0FBTyxPQUFPLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFFL0YsTUFBTSxRQUFRLENBQUMsVUFBMEIsS0FBSyxJQUFJLFVBQVUsS0FBSyxJQUFJLFNBQVMsS0FBSyxDQUFDO0FBRzdFLE1BQU0sVUFBVSxDQUFDLEVBQUUsTUFBTSxNQUFvQixRQUFRO0FBR3JELE1BQU0sWUFBWSxDQUFDLEVBQUUsTUFBTSxNQUFvQixVQUFVO0FBR3pELFNBQVMsTUFBTSxFQUFFLFFBQVEsT0FBTyxPQUFPLE9BQU8sR0FBMkM7QUFDOUYsU0FBTyxDQUFDLE9BQU8sSUFBSyxRQUFRLFFBQVMsR0FBRyxPQUFPLElBQUssU0FBUyxRQUFTLEdBQUcsUUFBUSxPQUFPLFNBQVMsS0FBSztBQUN4RztBQUdPLFNBQVMsT0FDZCxFQUFFLFFBQVEsTUFBTSxHQUNoQixTQUNBLEVBQUUsU0FBUyxRQUFRLEdBQ1o7QUFDUCxRQUFNLEVBQUUsTUFBTSxLQUFLLE9BQU8sT0FBTyxJQUFJLFFBQVEsc0JBQXNCO0FBQ25FLFNBQU8sRUFBRSxHQUFHLE9BQU8sS0FBSyxVQUFVLE9BQU8sUUFBUSxLQUFLLE9BQU8sR0FBRyxPQUFPLEtBQUssVUFBVSxNQUFNLFNBQVMsS0FBSyxNQUFNO0FBQ2xIO0FBR08sTUFBTSxXQUFXLENBQUMsTUFBWSxhQUE0QjtBQUFBLEVBQy9ELEdBQUc7QUFBQSxFQUNILE9BQU8sUUFBUSxlQUFlO0FBQUEsRUFDOUIsUUFBUSxRQUFRLGdCQUFnQjtBQUNsQztBQUdPLE1BQU0sU0FBUyxDQUFDLE1BQVksWUFBMEIsRUFBRSxHQUFHLE1BQU0sT0FBTyxNQUFNLEtBQUssUUFBUSxNQUFNLEVBQUU7QUFHbkcsU0FBUyxPQUFPLE1BQVksTUFBa0I7QUFDbkQsTUFBSSxDQUFDLEtBQUssTUFBTSxPQUFRLFFBQU87QUFDL0IsUUFBTSxFQUFFLE1BQU0sS0FBSyxPQUFPLE9BQU8sSUFBSSxTQUFTLElBQUk7QUFDbEQsUUFBTSxRQUFRLEtBQUssS0FBSyxRQUFRLFNBQVMsS0FBSyxRQUFRLFNBQVMsU0FBUyxRQUFRLEtBQUssU0FBUyxRQUFRLFVBQVUsQ0FBQztBQUNqSCxTQUFPLEVBQUUsR0FBRyxNQUFNLFFBQVEsRUFBRSxJQUFJLE9BQU8sU0FBUyxHQUFHLElBQUksTUFBTSxVQUFVLEVBQUUsR0FBRyxPQUFPLE1BQU0sS0FBSyxFQUFFO0FBQ2xHO0FBR08sU0FBUyxRQUFRLE1BQVksRUFBRSxHQUFHLEVBQUUsR0FBZ0I7QUFDekQsUUFBTSxFQUFFLFFBQVEsT0FBTyxPQUFPLE9BQU8sSUFBSTtBQUN6QyxRQUFNLFFBQVEsQ0FBQyxLQUFhLFdBQW1CLEtBQUssSUFBSSxHQUFHLEtBQUssU0FBUyxJQUFJLFNBQVM7QUFDdEYsU0FBTyxNQUFNLElBQUksT0FBTyxHQUFHLEtBQUssS0FBSyxNQUFNLElBQUksT0FBTyxHQUFHLE1BQU0sSUFBSSxFQUFFLEdBQUcsTUFBTSxRQUFRLEVBQUUsR0FBRyxFQUFFLEVBQUUsSUFBSTtBQUNyRzsiLAogICJuYW1lcyI6IFtdCn0K

//f9d12ba8f2eae22c14e8d4e282dfd55788209eb9
