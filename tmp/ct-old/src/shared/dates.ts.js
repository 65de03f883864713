import { formatDay, monthNames } from "./day.ts";
const minuteMs = 6e4;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
function formatDateTime(iso) {
  const date = new Date(iso);
  timeFormat ??= new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
  return `${formatDay(date)} ${timeFormat.format(date)}`.replace(/\u202f/g, " ");
}
function formatAge(iso, nowMs) {
  return formatDuration(nowMs - Date.parse(iso));
}
function formatDuration(ms) {
  if (ms < minuteMs) return "just now";
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}
function formatMonth(month) {
  const [year, number] = month.split("-");
  return `${monthNames[Number(number) - 1]} ${year}`;
}
let timeFormat;
export {
  formatAge,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMonth
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9kYXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsV0FBVyxrQkFBa0I7QUFJdEMsTUFBTSxXQUFXO0FBQ2pCLE1BQU0sU0FBUyxLQUFLO0FBQ3BCLE1BQU0sUUFBUSxLQUFLO0FBR1osU0FBUyxlQUFlLEtBQXFCO0FBQ2xELFFBQU0sT0FBTyxJQUFJLEtBQUssR0FBRztBQUN6QixpQkFBZSxJQUFJLEtBQUssZUFBZSxTQUFTLEVBQUUsTUFBTSxXQUFXLFFBQVEsVUFBVSxDQUFDO0FBQ3RGLFNBQU8sR0FBRyxVQUFVLElBQUksQ0FBQyxJQUFJLFdBQVcsT0FBTyxJQUFJLENBQUMsR0FBRyxRQUFRLFdBQVcsR0FBRztBQUMvRTtBQUdPLFNBQVMsVUFBVSxLQUFhLE9BQXVCO0FBQzVELFNBQU8sZUFBZSxRQUFRLEtBQUssTUFBTSxHQUFHLENBQUM7QUFDL0M7QUFHTyxTQUFTLGVBQWUsSUFBb0I7QUFDakQsTUFBSSxLQUFLLFNBQVUsUUFBTztBQUMxQixNQUFJLEtBQUssT0FBUSxRQUFPLEdBQUcsS0FBSyxNQUFNLEtBQUssUUFBUSxDQUFDO0FBQ3BELE1BQUksS0FBSyxJQUFJLE1BQU8sUUFBTyxHQUFHLEtBQUssTUFBTSxLQUFLLE1BQU0sQ0FBQztBQUNyRCxTQUFPLEdBQUcsS0FBSyxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQ2xDO0FBR08sU0FBUyxZQUFZLE9BQXVCO0FBQ2pELFFBQU0sQ0FBQyxNQUFNLE1BQU0sSUFBSSxNQUFNLE1BQU0sR0FBRztBQUN0QyxTQUFPLEdBQUcsV0FBVyxPQUFPLE1BQU0sSUFBSSxDQUFDLENBQUMsSUFBSSxJQUFJO0FBQ2xEO0FBR0EsSUFBSTsiLAogICJuYW1lcyI6IFtdCn0K

//f479f3991a20f91b1390afb8039387bd1ddaa96e
