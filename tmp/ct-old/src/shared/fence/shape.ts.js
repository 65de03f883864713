const path = (kind, d) => ({ tag: "path", attributes: { class: kind, d } });
function rect(kind, x, y, width, height) {
  return {
    tag: "rect",
    attributes: { class: kind, x: short(x), y: short(y), width: short(width), height: short(height) }
  };
}
function circle(kind, x, y, radius) {
  return { tag: "circle", attributes: { class: kind, cx: short(x), cy: short(y), r: short(radius) } };
}
function label(text, x, y, size, anchor = "middle") {
  const attributes = { x: short(x), y: short(y), "font-size": short(size), "text-anchor": anchor };
  return { tag: "text", attributes, text };
}
function heightMark(text, x, top, bottom, size) {
  const tick = size / 4;
  const d = `M${short(x - tick)} ${short(top)}h${short(tick * 2)}m${short(-tick)} 0V${short(bottom)}m${short(-tick)} 0h${short(tick * 2)}`;
  return [path("mark", d), label(text, x + size * 0.5, (top + bottom) / 2 + size * 0.36, size, "start")];
}
function widthMark(text, left, right, y, size) {
  const tick = size / 4;
  const d = `M${short(left)} ${short(y - tick)}v${short(tick * 2)}m0 ${short(-tick)}H${short(right)}m0 ${short(-tick)}v${short(tick * 2)}`;
  return [path("mark", d), label(text, (left + right) / 2, y + size * 1.15, size)];
}
const short = (value) => Math.round(value * 1e3) / 1e3 || 0;
export {
  circle,
  heightMark,
  label,
  path,
  rect,
  short,
  widthMark
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9zaGFwZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQW1CTyxNQUFNLE9BQU8sQ0FBQyxNQUFjLE9BQXNCLEVBQUUsS0FBSyxRQUFRLFlBQVksRUFBRSxPQUFPLE1BQU0sRUFBRSxFQUFFO0FBRWhHLFNBQVMsS0FBSyxNQUFjLEdBQVcsR0FBVyxPQUFlLFFBQXVCO0FBQzdGLFNBQU87QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLFlBQVksRUFBRSxPQUFPLE1BQU0sR0FBRyxNQUFNLENBQUMsR0FBRyxHQUFHLE1BQU0sQ0FBQyxHQUFHLE9BQU8sTUFBTSxLQUFLLEdBQUcsUUFBUSxNQUFNLE1BQU0sRUFBRTtBQUFBLEVBQ2xHO0FBQ0Y7QUFFTyxTQUFTLE9BQU8sTUFBYyxHQUFXLEdBQVcsUUFBdUI7QUFDaEYsU0FBTyxFQUFFLEtBQUssVUFBVSxZQUFZLEVBQUUsT0FBTyxNQUFNLElBQUksTUFBTSxDQUFDLEdBQUcsSUFBSSxNQUFNLENBQUMsR0FBRyxHQUFHLE1BQU0sTUFBTSxFQUFFLEVBQUU7QUFDcEc7QUFHTyxTQUFTLE1BQU0sTUFBYyxHQUFXLEdBQVcsTUFBYyxTQUFxQyxVQUFVO0FBQ3JILFFBQU0sYUFBYSxFQUFFLEdBQUcsTUFBTSxDQUFDLEdBQUcsR0FBRyxNQUFNLENBQUMsR0FBRyxhQUFhLE1BQU0sSUFBSSxHQUFHLGVBQWUsT0FBTztBQUMvRixTQUFPLEVBQUUsS0FBSyxRQUFRLFlBQVksS0FBSztBQUN6QztBQUdPLFNBQVMsV0FBVyxNQUFjLEdBQVcsS0FBYSxRQUFnQixNQUF1QjtBQUN0RyxRQUFNLE9BQU8sT0FBTztBQUNwQixRQUFNLElBQUksSUFBSSxNQUFNLElBQUksSUFBSSxDQUFDLElBQUksTUFBTSxHQUFHLENBQUMsSUFBSSxNQUFNLE9BQU8sQ0FBQyxDQUFDLElBQUksTUFBTSxDQUFDLElBQUksQ0FBQyxNQUFNLE1BQU0sTUFBTSxDQUFDLElBQUksTUFBTSxDQUFDLElBQUksQ0FBQyxNQUFNLE1BQU0sT0FBTyxDQUFDLENBQUM7QUFDdEksU0FBTyxDQUFDLEtBQUssUUFBUSxDQUFDLEdBQUcsTUFBTSxNQUFNLElBQUksT0FBTyxNQUFNLE1BQU0sVUFBVSxJQUFJLE9BQU8sTUFBTSxNQUFNLE9BQU8sQ0FBQztBQUN2RztBQUdPLFNBQVMsVUFBVSxNQUFjLE1BQWMsT0FBZSxHQUFXLE1BQXVCO0FBQ3JHLFFBQU0sT0FBTyxPQUFPO0FBQ3BCLFFBQU0sSUFBSSxJQUFJLE1BQU0sSUFBSSxDQUFDLElBQUksTUFBTSxJQUFJLElBQUksQ0FBQyxJQUFJLE1BQU0sT0FBTyxDQUFDLENBQUMsTUFBTSxNQUFNLENBQUMsSUFBSSxDQUFDLElBQUksTUFBTSxLQUFLLENBQUMsTUFBTSxNQUFNLENBQUMsSUFBSSxDQUFDLElBQUksTUFBTSxPQUFPLENBQUMsQ0FBQztBQUN0SSxTQUFPLENBQUMsS0FBSyxRQUFRLENBQUMsR0FBRyxNQUFNLE9BQU8sT0FBTyxTQUFTLEdBQUcsSUFBSSxPQUFPLE1BQU0sSUFBSSxDQUFDO0FBQ2pGO0FBR08sTUFBTSxRQUFRLENBQUMsVUFBMEIsS0FBSyxNQUFNLFFBQVEsR0FBSSxJQUFJLE9BQVE7IiwKICAibmFtZXMiOiBbXQp9Cg==

//4581d6cfc922fad78369f25a6bda83f16a8f1e20
