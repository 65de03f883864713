import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readSetting, updateSetting } from "../database/index.ts";
import { hashFile } from "./archive.ts";
const kept = { days: 7, weeks: 4 };
const weekMs = 7 * 24 * 36e5;
const key = "backups";
const schema = z.looseObject({ backups: z.array(z.custom()) });
const stateOf = (value) => schema.safeParse(value).data ?? { backups: [] };
async function readBackupState(db) {
  return stateOf((await readSetting(db, key)).value);
}
async function saveRecord(db, record) {
  await change(db, (backups) => [record, ...backups.filter(({ file }) => file !== record.file)]);
}
async function saveFailure(db, failure) {
  await updateSetting(db, key, (value) => ({ backups: stateOf(value).backups, ...failure && { failure } }));
}
async function checkBackups(db, backupDir) {
  const sums = /* @__PURE__ */ new Map();
  for (const { file } of (await readBackupState(db)).backups)
    sums.set(file, await hashFile(join(backupDir, file)).catch(describeUnread));
  await change(
    db,
    (backups) => backups.flatMap((record) => {
      const sum = sums.has(record.file) ? sums.get(record.file) : record.sha256;
      if (sum === record.sha256) return record;
      const { provenAt: _provenAt, ...rest } = record;
      return sum === void 0 ? [] : { ...rest, problem: "The file has changed since it was written." };
    })
  );
}
function describeUnread({ code }) {
  return code === "ENOENT" ? void 0 : "unreadable";
}
async function rotateBackups(db, backupDir) {
  const { backups } = await readBackupState(db);
  const stay = new Set(backups.slice(0, kept.days).map(({ file }) => file));
  const weeks = /* @__PURE__ */ new Map();
  for (const { file, createdAt, problem } of backups) {
    const week = Math.floor(Date.parse(createdAt) / weekMs);
    if (!problem && !weeks.has(week) && weeks.size < kept.weeks) weeks.set(week, file);
  }
  for (const file of weeks.values()) stay.add(file);
  const gone = new Set(backups.map(({ file }) => file).filter((file) => !stay.has(file)));
  for (const file of gone) await rm(join(backupDir, file), { force: true });
  await change(db, (backups2) => backups2.filter(({ file }) => !gone.has(file)));
}
async function change(db, work) {
  await updateSetting(db, key, (value) => ({
    backups: work(stateOf(value).backups).sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  }));
}
export {
  checkBackups,
  readBackupState,
  rotateBackups,
  saveFailure,
  saveRecord
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9iYWNrdXAtcmVjb3Jkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsVUFBVTtBQUNuQixTQUFTLFlBQVk7QUFFckIsWUFBWSxPQUFPO0FBQ25CLFNBQXdCLGFBQWEscUJBQXFCO0FBQzFELFNBQVMsZ0JBQWdCO0FBMEJ6QixNQUFNLE9BQU8sRUFBRSxNQUFNLEdBQUcsT0FBTyxFQUFFO0FBQ2pDLE1BQU0sU0FBUyxJQUFJLEtBQUs7QUFDeEIsTUFBTSxNQUFNO0FBQ1osTUFBTSxTQUFTLEVBQUUsWUFBWSxFQUFFLFNBQVMsRUFBRSxNQUFNLEVBQUUsT0FBcUIsQ0FBQyxFQUFFLENBQUM7QUFDM0UsTUFBTSxVQUFVLENBQUMsVUFBZ0MsT0FBTyxVQUFVLEtBQUssRUFBRSxRQUFRLEVBQUUsU0FBUyxDQUFDLEVBQUU7QUFHL0YsZUFBc0IsZ0JBQWdCLElBQTRDO0FBQ2hGLFNBQU8sU0FBUyxNQUFNLFlBQVksSUFBSSxHQUFHLEdBQUcsS0FBSztBQUNuRDtBQUdBLGVBQXNCLFdBQVcsSUFBc0IsUUFBcUM7QUFDMUYsUUFBTSxPQUFPLElBQUksQ0FBQyxZQUFZLENBQUMsUUFBUSxHQUFHLFFBQVEsT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsT0FBTyxJQUFJLENBQUMsQ0FBQztBQUMvRjtBQUdBLGVBQXNCLFlBQVksSUFBc0IsU0FBNEM7QUFDbEcsUUFBTSxjQUFjLElBQUksS0FBSyxDQUFDLFdBQVcsRUFBRSxTQUFTLFFBQVEsS0FBSyxFQUFFLFNBQVMsR0FBSSxXQUFXLEVBQUUsUUFBUSxFQUFHLEVBQUU7QUFDNUc7QUFHQSxlQUFzQixhQUFhLElBQXNCLFdBQWtDO0FBQ3pGLFFBQU0sT0FBTyxvQkFBSSxJQUFnQztBQUNqRCxhQUFXLEVBQUUsS0FBSyxNQUFNLE1BQU0sZ0JBQWdCLEVBQUUsR0FBRztBQUNqRCxTQUFLLElBQUksTUFBTSxNQUFNLFNBQVMsS0FBSyxXQUFXLElBQUksQ0FBQyxFQUFFLE1BQU0sY0FBYyxDQUFDO0FBQzVFLFFBQU07QUFBQSxJQUFPO0FBQUEsSUFBSSxDQUFDLFlBQ2hCLFFBQVEsUUFBUSxDQUFDLFdBQVc7QUFDMUIsWUFBTSxNQUFNLEtBQUssSUFBSSxPQUFPLElBQUksSUFBSSxLQUFLLElBQUksT0FBTyxJQUFJLElBQUksT0FBTztBQUNuRSxVQUFJLFFBQVEsT0FBTyxPQUFRLFFBQU87QUFDbEMsWUFBTSxFQUFFLFVBQVUsV0FBVyxHQUFHLEtBQUssSUFBSTtBQUN6QyxhQUFPLFFBQVEsU0FBWSxDQUFDLElBQUksRUFBRSxHQUFHLE1BQU0sU0FBUyw2Q0FBNkM7QUFBQSxJQUNuRyxDQUFDO0FBQUEsRUFDSDtBQUNGO0FBRUEsU0FBUyxlQUFlLEVBQUUsS0FBSyxHQUE4QztBQUMzRSxTQUFPLFNBQVMsV0FBVyxTQUFZO0FBQ3pDO0FBR0EsZUFBc0IsY0FBYyxJQUFzQixXQUFrQztBQUMxRixRQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU0sZ0JBQWdCLEVBQUU7QUFDNUMsUUFBTSxPQUFPLElBQUksSUFBSSxRQUFRLE1BQU0sR0FBRyxLQUFLLElBQUksRUFBRSxJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBQ3hFLFFBQU0sUUFBUSxvQkFBSSxJQUFvQjtBQUN0QyxhQUFXLEVBQUUsTUFBTSxXQUFXLFFBQVEsS0FBSyxTQUFTO0FBQ2xELFVBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxNQUFNLFNBQVMsSUFBSSxNQUFNO0FBQ3RELFFBQUksQ0FBQyxXQUFXLENBQUMsTUFBTSxJQUFJLElBQUksS0FBSyxNQUFNLE9BQU8sS0FBSyxNQUFPLE9BQU0sSUFBSSxNQUFNLElBQUk7QUFBQSxFQUNuRjtBQUNBLGFBQVcsUUFBUSxNQUFNLE9BQU8sRUFBRyxNQUFLLElBQUksSUFBSTtBQUNoRCxRQUFNLE9BQU8sSUFBSSxJQUFJLFFBQVEsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksRUFBRSxPQUFPLENBQUMsU0FBUyxDQUFDLEtBQUssSUFBSSxJQUFJLENBQUMsQ0FBQztBQUN0RixhQUFXLFFBQVEsS0FBTSxPQUFNLEdBQUcsS0FBSyxXQUFXLElBQUksR0FBRyxFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQ3hFLFFBQU0sT0FBTyxJQUFJLENBQUNBLGFBQVlBLFNBQVEsT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLENBQUMsS0FBSyxJQUFJLElBQUksQ0FBQyxDQUFDO0FBQzdFO0FBR0EsZUFBZSxPQUFPLElBQXNCLE1BQWtFO0FBQzVHLFFBQU0sY0FBYyxJQUFJLEtBQUssQ0FBQyxXQUFXO0FBQUEsSUFDdkMsU0FBUyxLQUFLLFFBQVEsS0FBSyxFQUFFLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sVUFBVSxjQUFjLElBQUksU0FBUyxDQUFDO0FBQUEsRUFDekcsRUFBRTtBQUNKOyIsCiAgIm5hbWVzIjogWyJiYWNrdXBzIl0KfQo=

//657d2f7e32c09108f7c2c13f209a3ef192d73e3c
