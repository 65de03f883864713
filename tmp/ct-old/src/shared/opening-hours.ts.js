const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
function openingHoursByDay(openingHours) {
  const spans = openingHours.matchAll(/([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d\d:\d\d)-(\d\d:\d\d)/g);
  return Array.from(spans, ([, names = "", opens = "", closes = ""]) => ({
    dayOfWeek: names.split(",").flatMap(expandDays),
    opens,
    closes
  }));
}
function expandDays(range) {
  const [first = 0, last = first] = range.split("-").map((day) => days.indexOf(day));
  const length = (last - first + days.length) % days.length + 1;
  return Array.from({ length }, (_none, index) => dayNames[(first + index) % days.length] ?? "");
}
export {
  openingHoursByDay
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9vcGVuaW5nLWhvdXJzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsTUFBTSxPQUFPLENBQUMsTUFBTSxNQUFNLE1BQU0sTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUN0RCxNQUFNLFdBQVcsQ0FBQyxVQUFVLFdBQVcsYUFBYSxZQUFZLFVBQVUsWUFBWSxRQUFRO0FBY3ZGLFNBQVMsa0JBQWtCLGNBQXFDO0FBQ3JFLFFBQU0sUUFBUSxhQUFhLFNBQVMsMERBQTBEO0FBQzlGLFNBQU8sTUFBTSxLQUFLLE9BQU8sQ0FBQyxDQUFDLEVBQUUsUUFBUSxJQUFJLFFBQVEsSUFBSSxTQUFTLEVBQUUsT0FBTztBQUFBLElBQ3JFLFdBQVcsTUFBTSxNQUFNLEdBQUcsRUFBRSxRQUFRLFVBQVU7QUFBQSxJQUM5QztBQUFBLElBQ0E7QUFBQSxFQUNGLEVBQUU7QUFDSjtBQUdBLFNBQVMsV0FBVyxPQUF5QjtBQUMzQyxRQUFNLENBQUMsUUFBUSxHQUFHLE9BQU8sS0FBSyxJQUFJLE1BQU0sTUFBTSxHQUFHLEVBQUUsSUFBSSxDQUFDLFFBQVEsS0FBSyxRQUFRLEdBQUcsQ0FBQztBQUNqRixRQUFNLFVBQVcsT0FBTyxRQUFRLEtBQUssVUFBVSxLQUFLLFNBQVU7QUFDOUQsU0FBTyxNQUFNLEtBQUssRUFBRSxPQUFPLEdBQUcsQ0FBQyxPQUFPLFVBQVUsVUFBVSxRQUFRLFNBQVMsS0FBSyxNQUFNLEtBQUssRUFBRTtBQUMvRjsiLAogICJuYW1lcyI6IFtdCn0K

//46de0db8754233e3550e841e15321a4592f33e17
