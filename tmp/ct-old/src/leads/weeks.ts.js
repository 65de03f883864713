const dayMs = 24 * 36e5;
const weekMs = 7 * dayMs;
const weeksOfAnyTime = 26;
const weeksAtMost = 106;
function listWeeks(days, since, nowMs) {
  const counts = /* @__PURE__ */ new Map();
  for (const { label, count } of days) {
    const week = weekStart(Date.parse(label));
    counts.set(week, (counts.get(week) ?? 0) + count);
  }
  const last = weekStart(nowMs);
  const begin = since ? weekStart(Date.parse(since)) : Math.min(last, ...counts.keys());
  const atMost = since ? weeksAtMost : weeksOfAnyTime;
  const weeks = [];
  for (let week = Math.max(begin, last - (atMost - 1) * weekMs); week <= last; week += weekMs)
    weeks.push({ label: new Date(week).toISOString().slice(0, 10), count: counts.get(week) ?? 0 });
  return weeks;
}
function weekStart(ms) {
  const shifted = ms + 3 * dayMs;
  return shifted - shifted % weekMs - 3 * dayMs;
}
export {
  listWeeks
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3dlZWtzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBRUEsTUFBTSxRQUFRLEtBQUs7QUFDbkIsTUFBTSxTQUFTLElBQUk7QUFHbkIsTUFBTSxpQkFBaUI7QUFFdkIsTUFBTSxjQUFjO0FBT2IsU0FBUyxVQUFVLE1BQXdCLE9BQWUsT0FBd0I7QUFDdkYsUUFBTSxTQUFTLG9CQUFJLElBQW9CO0FBQ3ZDLGFBQVcsRUFBRSxPQUFPLE1BQU0sS0FBSyxNQUFNO0FBQ25DLFVBQU0sT0FBTyxVQUFVLEtBQUssTUFBTSxLQUFLLENBQUM7QUFDeEMsV0FBTyxJQUFJLE9BQU8sT0FBTyxJQUFJLElBQUksS0FBSyxLQUFLLEtBQUs7QUFBQSxFQUNsRDtBQUNBLFFBQU0sT0FBTyxVQUFVLEtBQUs7QUFDNUIsUUFBTSxRQUFRLFFBQVEsVUFBVSxLQUFLLE1BQU0sS0FBSyxDQUFDLElBQUksS0FBSyxJQUFJLE1BQU0sR0FBRyxPQUFPLEtBQUssQ0FBQztBQUNwRixRQUFNLFNBQVMsUUFBUSxjQUFjO0FBQ3JDLFFBQU0sUUFBaUIsQ0FBQztBQUN4QixXQUFTLE9BQU8sS0FBSyxJQUFJLE9BQU8sUUFBUSxTQUFTLEtBQUssTUFBTSxHQUFHLFFBQVEsTUFBTSxRQUFRO0FBQ25GLFVBQU0sS0FBSyxFQUFFLE9BQU8sSUFBSSxLQUFLLElBQUksRUFBRSxZQUFZLEVBQUUsTUFBTSxHQUFHLEVBQUUsR0FBRyxPQUFPLE9BQU8sSUFBSSxJQUFJLEtBQUssRUFBRSxDQUFDO0FBQy9GLFNBQU87QUFDVDtBQUdBLFNBQVMsVUFBVSxJQUFvQjtBQUNyQyxRQUFNLFVBQVUsS0FBSyxJQUFJO0FBQ3pCLFNBQU8sVUFBVyxVQUFVLFNBQVUsSUFBSTtBQUM1QzsiLAogICJuYW1lcyI6IFtdCn0K

//68ef501d5ee09f62d063fe870cf72db9f34dc46d
