import { recordChange } from "../accounts/index.ts";
import { inTransaction } from "../database/index.ts";
import { InvalidFieldsError, WordProblemsError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { nameOf } from "../shared/content/documents.ts";
import { readWords } from "../shared/content/problems.ts";
import { kindOf, regionOf, requirePublishable } from "./publish.ts";
import { readBody, readDraft } from "./read.ts";
import { conflictWith, requireReadableDraft } from "./refusals.ts";
import { forgetDraft, listMissedRows, missMoment, removeSchedule, writeSchedule } from "./schedule-store.ts";
import { shippedHash } from "./shipped.ts";
import { addVersion, findRow, findVersion, forgetOldVersions, forgetVersion, writeLive } from "./store.ts";
const minuteMs = 6e4;
const yearMs = 365 * 24 * 60 * minuteMs;
const theSite = { name: "The website", role: "site" };
const missed = "miss a schedule";
function readMoment(at, nowMs) {
  const ms = Date.parse(at);
  if (ms >= nowMs + minuteMs && ms <= nowMs + yearMs) return ms;
  throw new InvalidFieldsError({ at: ["Choose a time between a minute and a year from now."] });
}
function scheduleDraft(db, { id, by, at, context }, { version, accept, atMs }) {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if (!row || row.draftVersion !== version) throw await conflictWith(transaction, id, row, regionOf(context));
    const words = await requirePublishable(id, kind, await readScheduled(transaction, row), context, accept);
    const moment = new Date(atMs).toISOString();
    const stamp = {
      by: by.name,
      at: moment,
      shippedHash: shippedHash(id, regionOf(context)),
      replaced: row.publishedVersion
    };
    const added = await addVersion(transaction, { documentId: id, words, origin: "schedule", ...stamp });
    if (!await writeSchedule(transaction, { id, draftVersion: version, version: added, atMs }))
      throw await conflictWith(transaction, id, row, regionOf(context));
    if (row.scheduledVersion) await forgetVersion(transaction, row.scheduledVersion);
    await recordChange(transaction, by, at, { action: "schedule", subject: id, detail: moment });
    return { schedule: { at: moment }, version: version + 1 };
  });
}
async function readScheduled(db, row) {
  requireReadableDraft(row);
  const draft = readDraft(row);
  if (draft !== void 0) return draft;
  const version = row.scheduledVersion && await findVersion(db, row.id, row.scheduledVersion);
  if (!version) throw new InvalidFieldsError({ at: ["Nothing was changed since these words were published."] });
  const words = readBody(row.kind, row.id, version.body);
  if (words === void 0) throw new InvalidFieldsError({ at: ["The words that are scheduled cannot be read."] });
  return words;
}
function takeScheduleOff(db, { id, by, at }) {
  return inTransaction(db, async (transaction) => {
    const row = requireRecord(await findRow(transaction, id));
    const version = requireRecord(
      row.scheduledVersion ? await findVersion(transaction, id, row.scheduledVersion) : void 0
    );
    const draft = { draft: version.body, draftVersion: row.draftVersion + 1, draftAt: at, draftBy: version.by };
    requireRecord(await removeSchedule(transaction, id, version.id, row.draft ? {} : draft) || void 0);
    await forgetVersion(transaction, version.id);
    await recordChange(transaction, by, at, { action: "take a schedule off", subject: id });
  });
}
function publishScheduled(db, id, { nowMs, context }) {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    if (!row?.scheduledVersion || !row.scheduledAtMs || Number(row.scheduledAtMs) > nowMs) return;
    const kind = kindOf(id, row);
    const version = requireRecord(await findVersion(transaction, id, row.scheduledVersion));
    const at = new Date(nowMs).toISOString();
    const hindrance = await findHindrance(kind, version, context);
    if (hindrance === void 0) return goLive(transaction, kind, version, at);
    if (await missMoment(transaction, id, version.id))
      await recordChange(transaction, theSite, at, { action: missed, subject: id, detail: hindrance });
  });
}
async function findHindrance(kind, version, context) {
  const words = readBody(kind, version.documentId, version.body);
  if (words === void 0) return "These words cannot be read.";
  try {
    await requirePublishable(version.documentId, kind, words, context, "all");
    return void 0;
  } catch (error) {
    if (error instanceof WordProblemsError) return error.message;
    throw error;
  }
}
async function goLive(db, kind, version, at) {
  const { id: to, documentId: id, by } = version;
  if (!await writeLive(db, { id, kind, scheduled: to, to })) return;
  const row = await findRow(db, id);
  if (row?.draft && JSON.stringify(readWords(kind, readDraft(row)).words) === version.body)
    await forgetDraft(db, id, row.draft);
  await forgetOldVersions(db, id);
  await recordChange(db, { name: by, role: theSite.role }, at, { action: "publish", subject: id, detail: "schedule" });
}
async function listMissed(db, { documents }) {
  const found = [];
  for (const { id, kind, scheduledVersion } of await listMissedRows(db)) {
    const version = await findVersion(db, id, scheduledVersion ?? 0);
    const change = await db.selectFrom("changes").select("detail").where("subject", "=", id).where("action", "=", missed).orderBy("id", "desc").limit(1).executeTakeFirst();
    const words = version && readBody(kind, id, version.body);
    const shown = documents.byId.get(id) ?? { id, kind, words: words ?? {} };
    found.push({ id, name: nameOf(shown), at: version?.at ?? "", why: change?.detail ?? "" });
  }
  return found;
}
export {
  listMissed,
  publishScheduled,
  readMoment,
  scheduleDraft,
  takeScheduleOff
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvc2NoZWR1bGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFzQixvQkFBb0I7QUFDMUMsU0FBeUUscUJBQXFCO0FBQzlGLFNBQVMsb0JBQW9CLHlCQUF5QjtBQUN0RCxTQUFTLHFCQUFxQjtBQUM5QixTQUFrRCxjQUFjO0FBQ2hFLFNBQThCLGlCQUFpQjtBQUMvQyxTQUFvQixRQUFRLFVBQVUsMEJBQTBCO0FBQ2hFLFNBQVMsVUFBVSxpQkFBaUI7QUFDcEMsU0FBUyxjQUFjLDRCQUE0QjtBQUNuRCxTQUFTLGFBQWEsZ0JBQWdCLFlBQVksZ0JBQWdCLHFCQUFxQjtBQUN2RixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLFlBQVksU0FBUyxhQUFhLG1CQUFtQixlQUFlLGlCQUFpQjtBQUU5RixNQUFNLFdBQVc7QUFDakIsTUFBTSxTQUFTLE1BQU0sS0FBSyxLQUFLO0FBRy9CLE1BQU0sVUFBa0IsRUFBRSxNQUFNLGVBQWUsTUFBTSxPQUFPO0FBQzVELE1BQU0sU0FBUztBQU9SLFNBQVMsV0FBVyxJQUFZLE9BQXVCO0FBQzVELFFBQU0sS0FBSyxLQUFLLE1BQU0sRUFBRTtBQUN4QixNQUFJLE1BQU0sUUFBUSxZQUFZLE1BQU0sUUFBUSxPQUFRLFFBQU87QUFDM0QsUUFBTSxJQUFJLG1CQUFtQixFQUFFLElBQUksQ0FBQyxxREFBcUQsRUFBRSxDQUFDO0FBQzlGO0FBUU8sU0FBUyxjQUNkLElBQ0EsRUFBRSxJQUFJLElBQUksSUFBSSxRQUFRLEdBQ3RCLEVBQUUsU0FBUyxRQUFRLEtBQUssR0FDZ0M7QUFDeEQsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsVUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFFBQUksQ0FBQyxPQUFPLElBQUksaUJBQWlCLFFBQVMsT0FBTSxNQUFNLGFBQWEsYUFBYSxJQUFJLEtBQUssU0FBUyxPQUFPLENBQUM7QUFDMUcsVUFBTSxRQUFRLE1BQU0sbUJBQW1CLElBQUksTUFBTSxNQUFNLGNBQWMsYUFBYSxHQUFHLEdBQUcsU0FBUyxNQUFNO0FBQ3ZHLFVBQU0sU0FBUyxJQUFJLEtBQUssSUFBSSxFQUFFLFlBQVk7QUFDMUMsVUFBTSxRQUFRO0FBQUEsTUFDWixJQUFJLEdBQUc7QUFBQSxNQUNQLElBQUk7QUFBQSxNQUNKLGFBQWEsWUFBWSxJQUFJLFNBQVMsT0FBTyxDQUFDO0FBQUEsTUFDOUMsVUFBVSxJQUFJO0FBQUEsSUFDaEI7QUFDQSxVQUFNLFFBQVEsTUFBTSxXQUFXLGFBQWEsRUFBRSxZQUFZLElBQUksT0FBTyxRQUFRLFlBQVksR0FBRyxNQUFNLENBQUM7QUFDbkcsUUFBSSxDQUFFLE1BQU0sY0FBYyxhQUFhLEVBQUUsSUFBSSxjQUFjLFNBQVMsU0FBUyxPQUFPLEtBQUssQ0FBQztBQUN4RixZQUFNLE1BQU0sYUFBYSxhQUFhLElBQUksS0FBSyxTQUFTLE9BQU8sQ0FBQztBQUNsRSxRQUFJLElBQUksaUJBQWtCLE9BQU0sY0FBYyxhQUFhLElBQUksZ0JBQWdCO0FBQy9FLFVBQU0sYUFBYSxhQUFhLElBQUksSUFBSSxFQUFFLFFBQVEsWUFBWSxTQUFTLElBQUksUUFBUSxPQUFPLENBQUM7QUFDM0YsV0FBTyxFQUFFLFVBQVUsRUFBRSxJQUFJLE9BQU8sR0FBRyxTQUFTLFVBQVUsRUFBRTtBQUFBLEVBQzFELENBQUM7QUFDSDtBQUdBLGVBQWUsY0FBYyxJQUFzQixLQUEyQztBQUM1Rix1QkFBcUIsR0FBRztBQUN4QixRQUFNLFFBQVEsVUFBVSxHQUFHO0FBQzNCLE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsUUFBTSxVQUFVLElBQUksb0JBQXFCLE1BQU0sWUFBWSxJQUFJLElBQUksSUFBSSxJQUFJLGdCQUFnQjtBQUMzRixNQUFJLENBQUMsUUFBUyxPQUFNLElBQUksbUJBQW1CLEVBQUUsSUFBSSxDQUFDLHVEQUF1RCxFQUFFLENBQUM7QUFDNUcsUUFBTSxRQUFRLFNBQVMsSUFBSSxNQUFNLElBQUksSUFBSSxRQUFRLElBQUk7QUFDckQsTUFBSSxVQUFVLE9BQVcsT0FBTSxJQUFJLG1CQUFtQixFQUFFLElBQUksQ0FBQyw4Q0FBOEMsRUFBRSxDQUFDO0FBQzlHLFNBQU87QUFDVDtBQU1PLFNBQVMsZ0JBQWdCLElBQXNCLEVBQUUsSUFBSSxJQUFJLEdBQUcsR0FBd0I7QUFDekYsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFNLGNBQWMsTUFBTSxRQUFRLGFBQWEsRUFBRSxDQUFDO0FBQ3hELFVBQU0sVUFBVTtBQUFBLE1BQ2QsSUFBSSxtQkFBbUIsTUFBTSxZQUFZLGFBQWEsSUFBSSxJQUFJLGdCQUFnQixJQUFJO0FBQUEsSUFDcEY7QUFDQSxVQUFNLFFBQVEsRUFBRSxPQUFPLFFBQVEsTUFBTSxjQUFjLElBQUksZUFBZSxHQUFHLFNBQVMsSUFBSSxTQUFTLFFBQVEsR0FBRztBQUMxRyxrQkFBZSxNQUFNLGVBQWUsYUFBYSxJQUFJLFFBQVEsSUFBSSxJQUFJLFFBQVEsQ0FBQyxJQUFJLEtBQUssS0FBTSxNQUFTO0FBQ3RHLFVBQU0sY0FBYyxhQUFhLFFBQVEsRUFBRTtBQUMzQyxVQUFNLGFBQWEsYUFBYSxJQUFJLElBQUksRUFBRSxRQUFRLHVCQUF1QixTQUFTLEdBQUcsQ0FBQztBQUFBLEVBQ3hGLENBQUM7QUFDSDtBQU1PLFNBQVMsaUJBQ2QsSUFDQSxJQUNBLEVBQUUsT0FBTyxRQUFRLEdBQ0Y7QUFDZixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLE1BQU0sTUFBTSxRQUFRLGFBQWEsRUFBRTtBQUN6QyxRQUFJLENBQUMsS0FBSyxvQkFBb0IsQ0FBQyxJQUFJLGlCQUFpQixPQUFPLElBQUksYUFBYSxJQUFJLE1BQU87QUFDdkYsVUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFVBQU0sVUFBVSxjQUFjLE1BQU0sWUFBWSxhQUFhLElBQUksSUFBSSxnQkFBZ0IsQ0FBQztBQUN0RixVQUFNLEtBQUssSUFBSSxLQUFLLEtBQUssRUFBRSxZQUFZO0FBQ3ZDLFVBQU0sWUFBWSxNQUFNLGNBQWMsTUFBTSxTQUFTLE9BQU87QUFDNUQsUUFBSSxjQUFjLE9BQVcsUUFBTyxPQUFPLGFBQWEsTUFBTSxTQUFTLEVBQUU7QUFDekUsUUFBSSxNQUFNLFdBQVcsYUFBYSxJQUFJLFFBQVEsRUFBRTtBQUM5QyxZQUFNLGFBQWEsYUFBYSxTQUFTLElBQUksRUFBRSxRQUFRLFFBQVEsU0FBUyxJQUFJLFFBQVEsVUFBVSxDQUFDO0FBQUEsRUFDbkcsQ0FBQztBQUNIO0FBR0EsZUFBZSxjQUNiLE1BQ0EsU0FDQSxTQUM2QjtBQUM3QixRQUFNLFFBQVEsU0FBUyxNQUFNLFFBQVEsWUFBWSxRQUFRLElBQUk7QUFDN0QsTUFBSSxVQUFVLE9BQVcsUUFBTztBQUNoQyxNQUFJO0FBQ0YsVUFBTSxtQkFBbUIsUUFBUSxZQUFZLE1BQU0sT0FBTyxTQUFTLEtBQUs7QUFDeEUsV0FBTztBQUFBLEVBQ1QsU0FBUyxPQUFPO0FBQ2QsUUFBSSxpQkFBaUIsa0JBQW1CLFFBQU8sTUFBTTtBQUNyRCxVQUFNO0FBQUEsRUFDUjtBQUNGO0FBRUEsZUFBZSxPQUFPLElBQXNCLE1BQW9CLFNBQTRCLElBQTJCO0FBQ3JILFFBQU0sRUFBRSxJQUFJLElBQUksWUFBWSxJQUFJLEdBQUcsSUFBSTtBQUN2QyxNQUFJLENBQUUsTUFBTSxVQUFVLElBQUksRUFBRSxJQUFJLE1BQU0sV0FBVyxJQUFJLEdBQUcsQ0FBQyxFQUFJO0FBQzdELFFBQU0sTUFBTSxNQUFNLFFBQVEsSUFBSSxFQUFFO0FBQ2hDLE1BQUksS0FBSyxTQUFTLEtBQUssVUFBVSxVQUFVLE1BQU0sVUFBVSxHQUFHLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUTtBQUNsRixVQUFNLFlBQVksSUFBSSxJQUFJLElBQUksS0FBSztBQUNyQyxRQUFNLGtCQUFrQixJQUFJLEVBQUU7QUFDOUIsUUFBTSxhQUFhLElBQUksRUFBRSxNQUFNLElBQUksTUFBTSxRQUFRLEtBQUssR0FBRyxJQUFJLEVBQUUsUUFBUSxXQUFXLFNBQVMsSUFBSSxRQUFRLFdBQVcsQ0FBQztBQUNySDtBQVlBLGVBQXNCLFdBQVcsSUFBc0IsRUFBRSxVQUFVLEdBQThDO0FBQy9HLFFBQU0sUUFBMEIsQ0FBQztBQUNqQyxhQUFXLEVBQUUsSUFBSSxNQUFNLGlCQUFpQixLQUFLLE1BQU0sZUFBZSxFQUFFLEdBQUc7QUFDckUsVUFBTSxVQUFVLE1BQU0sWUFBWSxJQUFJLElBQUksb0JBQW9CLENBQUM7QUFDL0QsVUFBTSxTQUFTLE1BQU0sR0FDbEIsV0FBVyxTQUFTLEVBQ3BCLE9BQU8sUUFBUSxFQUNmLE1BQU0sV0FBVyxLQUFLLEVBQUUsRUFDeEIsTUFBTSxVQUFVLEtBQUssTUFBTSxFQUMzQixRQUFRLE1BQU0sTUFBTSxFQUNwQixNQUFNLENBQUMsRUFDUCxpQkFBaUI7QUFDcEIsVUFBTSxRQUFRLFdBQVcsU0FBUyxNQUFNLElBQUksUUFBUSxJQUFJO0FBQ3hELFVBQU0sUUFBUSxVQUFVLEtBQUssSUFBSSxFQUFFLEtBQU0sRUFBRSxJQUFJLE1BQU0sT0FBTyxTQUFTLENBQUMsRUFBRTtBQUN4RSxVQUFNLEtBQUssRUFBRSxJQUFJLE1BQU0sT0FBTyxLQUFLLEdBQUcsSUFBSSxTQUFTLE1BQU0sSUFBSSxLQUFLLFFBQVEsVUFBVSxHQUFHLENBQUM7QUFBQSxFQUMxRjtBQUNBLFNBQU87QUFDVDsiLAogICJuYW1lcyI6IFtdCn0K

//10811e2b59a1b171af359120a4421be35c5895d4
