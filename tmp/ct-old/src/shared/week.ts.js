const dayNames = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday"
};
const dayKeys = Object.keys(dayNames);
const usualWeeks = [
  {
    name: "half-saturday",
    label: "Monday to Friday 8 to 6, Saturday 9 to 2",
    week: weekOf("08:00-18:00", "09:00-14:00")
  },
  { name: "weekdays", label: "Monday to Friday 8 to 5", week: weekOf("08:00-17:00") },
  { name: "saturday", label: "Monday to Saturday 7 to 6", week: weekOf("07:00-18:00", "07:00-18:00") }
];
function weekOf(weekdays, saturday) {
  const days = dayKeys.map((day) => [day, toTime(day === "Su" ? void 0 : day === "Sa" ? saturday : weekdays)]);
  return Object.fromEntries(days);
}
function toTime(text) {
  const [opens, closes] = text?.split("-") ?? [];
  return opens && closes ? { opens, closes } : null;
}
function hoursOf(week) {
  const runs = listRuns(week);
  const open = runs.flatMap(
    ({ first, last, time }) => time ? `${first === last ? first : `${first}-${last}`} ${time.opens}-${time.closes}` : []
  );
  return {
    hours: runs.map(({ first, last, time }) => ({
      days: first === last ? dayNames[first] : `${dayNames[first]} - ${dayNames[last]}`,
      hours: time ? `${toClock(time.opens)} - ${toClock(time.closes)}` : "Closed"
    })),
    openingHours: open.join(", ")
  };
}
function listRuns(week) {
  const runs = [];
  for (const day of dayKeys) {
    const run = runs.at(-1);
    if (run && JSON.stringify(run.time) === JSON.stringify(week[day])) run.last = day;
    else runs.push({ first: day, last: day, time: week[day] });
  }
  return runs;
}
function toClock(time) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
function readWeek(openingHours) {
  const week = weekOf("");
  for (const [, days = "", time] of openingHours.matchAll(/((?:[A-Z][a-z][-,]?)+) (\d{2}:\d{2}-\d{2}:\d{2})/g))
    for (const day of listDays(days)) week[day] = toTime(time);
  return week;
}
function listDays(text) {
  return text.split(",").flatMap((range) => {
    const [first, last = first] = range.split("-");
    return dayKeys.slice(dayKeys.indexOf(first), dayKeys.indexOf(last) + 1);
  });
}
function findUsualWeek(week) {
  const { openingHours } = hoursOf(week);
  return usualWeeks.find((usual) => hoursOf(usual.week).openingHours === openingHours)?.name;
}
export {
  dayKeys,
  dayNames,
  findUsualWeek,
  hoursOf,
  readWeek,
  usualWeeks
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC93ZWVrLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBR08sTUFBTSxXQUFXO0FBQUEsRUFDdEIsSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUFBLEVBQ0osSUFBSTtBQUNOO0FBRU8sTUFBTSxVQUFVLE9BQU8sS0FBSyxRQUFRO0FBT3BDLE1BQU0sYUFBYTtBQUFBLEVBQ3hCO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNLE9BQU8sZUFBZSxhQUFhO0FBQUEsRUFDM0M7QUFBQSxFQUNBLEVBQUUsTUFBTSxZQUFZLE9BQU8sMkJBQTJCLE1BQU0sT0FBTyxhQUFhLEVBQUU7QUFBQSxFQUNsRixFQUFFLE1BQU0sWUFBWSxPQUFPLDZCQUE2QixNQUFNLE9BQU8sZUFBZSxhQUFhLEVBQUU7QUFDckc7QUFHQSxTQUFTLE9BQU8sVUFBa0IsVUFBeUI7QUFDekQsUUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDLFFBQVEsQ0FBQyxLQUFLLE9BQU8sUUFBUSxPQUFPLFNBQVksUUFBUSxPQUFPLFdBQVcsUUFBUSxDQUFDLENBQUM7QUFDOUcsU0FBTyxPQUFPLFlBQVksSUFBSTtBQUNoQztBQUVBLFNBQVMsT0FBTyxNQUFvQztBQUNsRCxRQUFNLENBQUMsT0FBTyxNQUFNLElBQUksTUFBTSxNQUFNLEdBQUcsS0FBSyxDQUFDO0FBQzdDLFNBQU8sU0FBUyxTQUFTLEVBQUUsT0FBTyxPQUFPLElBQUk7QUFDL0M7QUFHTyxTQUFTLFFBQVEsTUFBcUQ7QUFDM0UsUUFBTSxPQUFPLFNBQVMsSUFBSTtBQUMxQixRQUFNLE9BQU8sS0FBSztBQUFBLElBQVEsQ0FBQyxFQUFFLE9BQU8sTUFBTSxLQUFLLE1BQzdDLE9BQU8sR0FBRyxVQUFVLE9BQU8sUUFBUSxHQUFHLEtBQUssSUFBSSxJQUFJLEVBQUUsSUFBSSxLQUFLLEtBQUssSUFBSSxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFDMUY7QUFDQSxTQUFPO0FBQUEsSUFDTCxPQUFPLEtBQUssSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLEtBQUssT0FBTztBQUFBLE1BQzFDLE1BQU0sVUFBVSxPQUFPLFNBQVMsS0FBSyxJQUFJLEdBQUcsU0FBUyxLQUFLLENBQUMsTUFBTSxTQUFTLElBQUksQ0FBQztBQUFBLE1BQy9FLE9BQU8sT0FBTyxHQUFHLFFBQVEsS0FBSyxLQUFLLENBQUMsTUFBTSxRQUFRLEtBQUssTUFBTSxDQUFDLEtBQUs7QUFBQSxJQUNyRSxFQUFFO0FBQUEsSUFDRixjQUFjLEtBQUssS0FBSyxJQUFJO0FBQUEsRUFDOUI7QUFDRjtBQVNBLFNBQVMsU0FBUyxNQUFtQjtBQUNuQyxRQUFNLE9BQWMsQ0FBQztBQUNyQixhQUFXLE9BQU8sU0FBUztBQUN6QixVQUFNLE1BQU0sS0FBSyxHQUFHLEVBQUU7QUFDdEIsUUFBSSxPQUFPLEtBQUssVUFBVSxJQUFJLElBQUksTUFBTSxLQUFLLFVBQVUsS0FBSyxHQUFHLENBQUMsRUFBRyxLQUFJLE9BQU87QUFBQSxRQUN6RSxNQUFLLEtBQUssRUFBRSxPQUFPLEtBQUssTUFBTSxLQUFLLE1BQU0sS0FBSyxHQUFHLEVBQUUsQ0FBQztBQUFBLEVBQzNEO0FBQ0EsU0FBTztBQUNUO0FBR0EsU0FBUyxRQUFRLE1BQXNCO0FBQ3JDLFFBQU0sQ0FBQyxRQUFRLEdBQUcsVUFBVSxDQUFDLElBQUksS0FBSyxNQUFNLEdBQUcsRUFBRSxJQUFJLE1BQU07QUFDM0QsU0FBTyxHQUFHLFFBQVEsTUFBTSxFQUFFLElBQUksT0FBTyxPQUFPLEVBQUUsU0FBUyxHQUFHLEdBQUcsQ0FBQyxJQUFJLFFBQVEsS0FBSyxPQUFPLElBQUk7QUFDNUY7QUFHTyxTQUFTLFNBQVMsY0FBNEI7QUFDbkQsUUFBTSxPQUFPLE9BQU8sRUFBRTtBQUN0QixhQUFXLENBQUMsRUFBRSxPQUFPLElBQUksSUFBSSxLQUFLLGFBQWEsU0FBUyxtREFBbUQ7QUFDekcsZUFBVyxPQUFPLFNBQVMsSUFBSSxFQUFHLE1BQUssR0FBRyxJQUFJLE9BQU8sSUFBSTtBQUMzRCxTQUFPO0FBQ1Q7QUFHQSxTQUFTLFNBQVMsTUFBd0I7QUFDeEMsU0FBTyxLQUFLLE1BQU0sR0FBRyxFQUFFLFFBQVEsQ0FBQyxVQUFVO0FBQ3hDLFVBQU0sQ0FBQyxPQUFPLE9BQU8sS0FBSyxJQUFJLE1BQU0sTUFBTSxHQUFHO0FBQzdDLFdBQU8sUUFBUSxNQUFNLFFBQVEsUUFBUSxLQUFLLEdBQUcsUUFBUSxRQUFRLElBQUksSUFBSSxDQUFDO0FBQUEsRUFDeEUsQ0FBQztBQUNIO0FBR08sU0FBUyxjQUFjLE1BQW1DO0FBQy9ELFFBQU0sRUFBRSxhQUFhLElBQUksUUFBUSxJQUFJO0FBQ3JDLFNBQU8sV0FBVyxLQUFLLENBQUMsVUFBVSxRQUFRLE1BQU0sSUFBSSxFQUFFLGlCQUFpQixZQUFZLEdBQUc7QUFDeEY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8290ad356bf7426e1c7e45fe43d6d3e3bfb72f7b
