const minuteMs = 6e4;
const undeliveredAlarmMs = 15 * minuteMs;
const backupAlarmMs = 26 * 60 * minuteMs;
const pricesAlarmMs = 183 * 24 * 60 * minuteMs;
function describeCanaryAlarm(result) {
  if (!result.failedStep) return void 0;
  return {
    id: "canary",
    title: result.failedStep === "mail" ? "The mail server is not accepting mail" : "The contact form may not work",
    text: `The daily test failed: ${result.problem}`,
    since: result.failingSince ?? result.ranAt
  };
}
function describeOutboxAlarm(summary, nowMs) {
  const { waitingSinceMs, queued, failed, unconfirmed, lastError } = summary;
  if (waitingSinceMs === void 0 || nowMs - waitingSinceMs < undeliveredAlarmMs) return void 0;
  const count = queued + failed + unconfirmed;
  return {
    id: "outbox",
    title: count === 1 ? "A message could not be delivered" : `${count} messages could not be delivered`,
    text: `Every lead is safe in the list of leads; please look there. ${lastError}`.trim(),
    since: new Date(waitingSinceMs).toISOString()
  };
}
function describeBackupAlarm({ backups, failure }, nowMs, installedAtMs) {
  const damaged = backups.find(({ problem: problem2 }) => problem2);
  const provenAt = backups.find(({ provenAt: provenAt2 }) => provenAt2)?.provenAt;
  const sinceMs = provenAt ? Date.parse(provenAt) : installedAtMs;
  const problem = damaged ? `${damaged.file}: ${damaged.problem}` : failure;
  if (!problem && nowMs - sinceMs < backupAlarmMs) return void 0;
  return {
    id: "backup",
    title: "Your backups may not be usable",
    text: problem ?? "No backup has passed its test since last night.",
    since: damaged?.createdAt ?? new Date(sinceMs).toISOString()
  };
}
function describePricesAlarm(checkedAt, nowMs) {
  if (!checkedAt) return void 0;
  const sinceMs = Date.parse(checkedAt) + pricesAlarmMs;
  if (nowMs < sinceMs) return void 0;
  return {
    id: "prices",
    title: "Are your prices still right?",
    text: "Half a year has passed since you last checked what Price my fence shows to visitors.",
    since: new Date(sinceMs).toISOString(),
    link: { path: "/admin/prices", label: "Check the prices" }
  };
}
function describeContentAlarm(faults, nowMs) {
  if (faults.length === 0) return void 0;
  return {
    id: "content",
    title: "Words of the website cannot be read",
    text: `Visitors see older words of: ${faults.join(", ")}. Please open and publish them again.`,
    since: new Date(nowMs).toISOString(),
    link: { path: "/admin/site", label: "Open the pages" }
  };
}
function describeScheduleAlarm({ id, name, at, why }) {
  return {
    id: `schedule-${id}`,
    title: `\u201C${name}\u201D was not published at its time`,
    text: `${why} Visitors still see the earlier words. Please fix this and publish again.`,
    since: at,
    link: { path: `/admin/site/${id}`, label: "Open the page" }
  };
}
export {
  describeBackupAlarm,
  describeCanaryAlarm,
  describeContentAlarm,
  describeOutboxAlarm,
  describePricesAlarm,
  describeScheduleAlarm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9hbGFybXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFLQSxNQUFNLFdBQVc7QUFFakIsTUFBTSxxQkFBcUIsS0FBSztBQUVoQyxNQUFNLGdCQUFnQixLQUFLLEtBQUs7QUFFaEMsTUFBTSxnQkFBZ0IsTUFBTSxLQUFLLEtBQUs7QUFHL0IsU0FBUyxvQkFBb0IsUUFBeUM7QUFDM0UsTUFBSSxDQUFDLE9BQU8sV0FBWSxRQUFPO0FBQy9CLFNBQU87QUFBQSxJQUNMLElBQUk7QUFBQSxJQUNKLE9BQU8sT0FBTyxlQUFlLFNBQVMsMENBQTBDO0FBQUEsSUFDaEYsTUFBTSwwQkFBMEIsT0FBTyxPQUFPO0FBQUEsSUFDOUMsT0FBTyxPQUFPLGdCQUFnQixPQUFPO0FBQUEsRUFDdkM7QUFDRjtBQUdPLFNBQVMsb0JBQW9CLFNBQXdCLE9BQWtDO0FBQzVGLFFBQU0sRUFBRSxnQkFBZ0IsUUFBUSxRQUFRLGFBQWEsVUFBVSxJQUFJO0FBQ25FLE1BQUksbUJBQW1CLFVBQWEsUUFBUSxpQkFBaUIsbUJBQW9CLFFBQU87QUFDeEYsUUFBTSxRQUFRLFNBQVMsU0FBUztBQUNoQyxTQUFPO0FBQUEsSUFDTCxJQUFJO0FBQUEsSUFDSixPQUFPLFVBQVUsSUFBSSxxQ0FBcUMsR0FBRyxLQUFLO0FBQUEsSUFDbEUsTUFBTSwrREFBK0QsU0FBUyxHQUFHLEtBQUs7QUFBQSxJQUN0RixPQUFPLElBQUksS0FBSyxjQUFjLEVBQUUsWUFBWTtBQUFBLEVBQzlDO0FBQ0Y7QUFNTyxTQUFTLG9CQUNkLEVBQUUsU0FBUyxRQUFRLEdBQ25CLE9BQ0EsZUFDbUI7QUFDbkIsUUFBTSxVQUFVLFFBQVEsS0FBSyxDQUFDLEVBQUUsU0FBQUEsU0FBUSxNQUFNQSxRQUFPO0FBQ3JELFFBQU0sV0FBVyxRQUFRLEtBQUssQ0FBQyxFQUFFLFVBQUFDLFVBQVMsTUFBTUEsU0FBUSxHQUFHO0FBQzNELFFBQU0sVUFBVSxXQUFXLEtBQUssTUFBTSxRQUFRLElBQUk7QUFDbEQsUUFBTSxVQUFVLFVBQVUsR0FBRyxRQUFRLElBQUksS0FBSyxRQUFRLE9BQU8sS0FBSztBQUNsRSxNQUFJLENBQUMsV0FBVyxRQUFRLFVBQVUsY0FBZSxRQUFPO0FBQ3hELFNBQU87QUFBQSxJQUNMLElBQUk7QUFBQSxJQUNKLE9BQU87QUFBQSxJQUNQLE1BQU0sV0FBVztBQUFBLElBQ2pCLE9BQU8sU0FBUyxhQUFhLElBQUksS0FBSyxPQUFPLEVBQUUsWUFBWTtBQUFBLEVBQzdEO0FBQ0Y7QUFNTyxTQUFTLG9CQUFvQixXQUEwQixPQUFrQztBQUM5RixNQUFJLENBQUMsVUFBVyxRQUFPO0FBQ3ZCLFFBQU0sVUFBVSxLQUFLLE1BQU0sU0FBUyxJQUFJO0FBQ3hDLE1BQUksUUFBUSxRQUFTLFFBQU87QUFDNUIsU0FBTztBQUFBLElBQ0wsSUFBSTtBQUFBLElBQ0osT0FBTztBQUFBLElBQ1AsTUFBTTtBQUFBLElBQ04sT0FBTyxJQUFJLEtBQUssT0FBTyxFQUFFLFlBQVk7QUFBQSxJQUNyQyxNQUFNLEVBQUUsTUFBTSxpQkFBaUIsT0FBTyxtQkFBbUI7QUFBQSxFQUMzRDtBQUNGO0FBTU8sU0FBUyxxQkFBcUIsUUFBMkIsT0FBa0M7QUFDaEcsTUFBSSxPQUFPLFdBQVcsRUFBRyxRQUFPO0FBQ2hDLFNBQU87QUFBQSxJQUNMLElBQUk7QUFBQSxJQUNKLE9BQU87QUFBQSxJQUNQLE1BQU0sZ0NBQWdDLE9BQU8sS0FBSyxJQUFJLENBQUM7QUFBQSxJQUN2RCxPQUFPLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWTtBQUFBLElBQ25DLE1BQU0sRUFBRSxNQUFNLGVBQWUsT0FBTyxpQkFBaUI7QUFBQSxFQUN2RDtBQUNGO0FBR08sU0FBUyxzQkFBc0IsRUFBRSxJQUFJLE1BQU0sSUFBSSxJQUFJLEdBQTBCO0FBQ2xGLFNBQU87QUFBQSxJQUNMLElBQUksWUFBWSxFQUFFO0FBQUEsSUFDbEIsT0FBTyxTQUFJLElBQUk7QUFBQSxJQUNmLE1BQU0sR0FBRyxHQUFHO0FBQUEsSUFDWixPQUFPO0FBQUEsSUFDUCxNQUFNLEVBQUUsTUFBTSxlQUFlLEVBQUUsSUFBSSxPQUFPLGdCQUFnQjtBQUFBLEVBQzVEO0FBQ0Y7IiwKICAibmFtZXMiOiBbInByb2JsZW0iLCAicHJvdmVuQXQiXQp9Cg==

//1e98502d3240f18fa35e4c687107ef47a8483c30
