import { jsx } from "react/jsx-runtime";
const paths = {
  phone: "M5 4h3.5l1.8 4.6-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3L20 15.5V19a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3 6.2 2 2 0 0 1 5 4Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  chevron: "m6 9 6 6 6-6",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  notice: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.6v.1",
  alert: "M12 3.5 2.5 20h19L12 3.5Zm0 6.5v4.5m0 2.6v.1",
  picture: "M4 5h16v14H4V5Zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.2v.1"
};
function Icon({ name, label, className }) {
  return /* @__PURE__ */ jsx(
    "svg",
    {
      className: `icon ${className ?? ""}`.trim(),
      viewBox: "0 0 24 24",
      width: "24",
      height: "24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "1.8",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      role: label ? "img" : void 0,
      "aria-label": label,
      "aria-hidden": label ? void 0 : true,
      children: /* @__PURE__ */ jsx("path", { d: paths[name] })
    }
  );
}
function Spinner({ className = "" }) {
  return /* @__PURE__ */ jsx("span", { className: `spinner ${className}`.trim(), "aria-hidden": "true" });
}
export {
  Icon,
  Spinner
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9pY29uLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQWlDTTtBQWhDTixNQUFNLFFBQVE7QUFBQSxFQUNaLE9BQ0U7QUFBQSxFQUNGLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFBQSxFQUNULFVBQVU7QUFBQSxFQUNWLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFBQSxFQUNSLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFDWDtBQUtPLFNBQVMsS0FBSyxFQUFFLE1BQU0sT0FBTyxVQUFVLEdBQTJEO0FBQ3ZHLFNBQ0U7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLFdBQVcsUUFBUSxhQUFhLEVBQUUsR0FBRyxLQUFLO0FBQUEsTUFDMUMsU0FBUTtBQUFBLE1BQ1IsT0FBTTtBQUFBLE1BQ04sUUFBTztBQUFBLE1BQ1AsTUFBSztBQUFBLE1BQ0wsUUFBTztBQUFBLE1BQ1AsYUFBWTtBQUFBLE1BQ1osZUFBYztBQUFBLE1BQ2QsZ0JBQWU7QUFBQSxNQUNmLE1BQU0sUUFBUSxRQUFRO0FBQUEsTUFDdEIsY0FBWTtBQUFBLE1BQ1osZUFBYSxRQUFRLFNBQVk7QUFBQSxNQUVqQyw4QkFBQyxVQUFLLEdBQUcsTUFBTSxJQUFJLEdBQUc7QUFBQTtBQUFBLEVBQ3hCO0FBRUo7QUFHTyxTQUFTLFFBQVEsRUFBRSxZQUFZLEdBQUcsR0FBMkI7QUFDbEUsU0FBTyxvQkFBQyxVQUFLLFdBQVcsV0FBVyxTQUFTLEdBQUcsS0FBSyxHQUFHLGVBQVksUUFBTztBQUM1RTsiLAogICJuYW1lcyI6IFtdCn0K

//a5cfe38ce9467cf32292790979462b8575169dd2
