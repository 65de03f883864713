import { ChangedElsewhereError, DamagedRecordError } from "../http/errors.ts";
async function readSetting(db, key, schema) {
  const row = await db.selectFrom("settings").select(["value", "version"]).where("key", "=", key).executeTakeFirst();
  return row ? toSetting(row, schema) : { value: void 0, version: 0, isDamaged: false };
}
async function readSettings(db, keys) {
  const rows = await db.selectFrom("settings").select(["key", "value", "version"]).where("key", "in", keys).execute();
  return new Map(rows.map((row) => [row.key, toSetting(row)]));
}
function toSetting({ value: text, version }, schema) {
  try {
    const stored = JSON.parse(text);
    const value = schema ? schema.parse(stored) : stored;
    return { value, version, isDamaged: false };
  } catch {
    return { value: void 0, version, isDamaged: true };
  }
}
const discardable = {
  delivery: "The delivery settings cannot be read. Without them, no webhook is called and visitors get no acknowledgment.",
  mail: "The mail server that is stored cannot be read. Without it, no message is sent until you type one.",
  links: "The last check of the links cannot be read. Without it, the links are checked again.",
  "set-up": "What is stored about the set-up cannot be read. Without it, some steps stand open again."
};
function requireReadable(key, { version, isDamaged }) {
  if (!isDamaged) return;
  throw new DamagedRecordError(discardable[key], {
    label: "Discard what is stored",
    method: "DELETE",
    path: `/api/admin/settings/${key}`,
    body: { version }
  });
}
async function deleteSetting(db, key, version) {
  const { numDeletedRows } = await db.deleteFrom("settings").where("key", "=", key).where("version", "=", version).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ChangedElsewhereError("This was changed in another window.");
}
async function writeSetting(db, key, value, expectedVersion, conflict = "This was changed in another window.") {
  const row = { value: JSON.stringify(value), updatedAt: (/* @__PURE__ */ new Date()).toISOString() };
  const written = await (expectedVersion ? replaceVersion(db, key, row, expectedVersion) : insertOrReplace(db, key, row, expectedVersion === void 0));
  if (!written) throw new ChangedElsewhereError(conflict);
  return written.version;
}
async function updateSetting(db, key, change) {
  for (; ; ) {
    const { value, version } = await readSetting(db, key);
    const changed = await change(value);
    if (changed === void 0) return void 0;
    try {
      await writeSetting(db, key, changed, version);
      return changed;
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
    }
  }
}
function replaceVersion(db, key, row, version) {
  return db.updateTable("settings").set({ ...row, version: version + 1 }).where("key", "=", key).where("version", "=", version).returning("version").executeTakeFirst();
}
function insertOrReplace(db, key, row, mayReplace) {
  return db.insertInto("settings").values({ key, ...row, version: 1 }).onConflict((clash) => {
    const onKey = clash.column("key");
    return mayReplace ? onKey.doUpdateSet(({ eb }) => ({ ...row, version: eb("settings.version", "+", 1) })) : onKey.doNothing();
  }).returning("version").executeTakeFirst();
}
export {
  deleteSetting,
  discardable,
  readSetting,
  readSettings,
  requireReadable,
  updateSetting,
  writeSetting
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL3NldHRpbmdzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBRUEsU0FBUyx1QkFBdUIsMEJBQTBCO0FBWTFELGVBQXNCLFlBQ3BCLElBQ0EsS0FDQSxRQUN5QjtBQUN6QixRQUFNLE1BQU0sTUFBTSxHQUFHLFdBQVcsVUFBVSxFQUFFLE9BQU8sQ0FBQyxTQUFTLFNBQVMsQ0FBQyxFQUFFLE1BQU0sT0FBTyxLQUFLLEdBQUcsRUFBRSxpQkFBaUI7QUFDakgsU0FBTyxNQUFNLFVBQVUsS0FBSyxNQUFNLElBQUksRUFBRSxPQUFPLFFBQVcsU0FBUyxHQUFHLFdBQVcsTUFBTTtBQUN6RjtBQUdBLGVBQXNCLGFBQ3BCLElBQ0EsTUFDd0M7QUFDeEMsUUFBTSxPQUFPLE1BQU0sR0FBRyxXQUFXLFVBQVUsRUFBRSxPQUFPLENBQUMsT0FBTyxTQUFTLFNBQVMsQ0FBQyxFQUFFLE1BQU0sT0FBTyxNQUFNLElBQUksRUFBRSxRQUFRO0FBQ2xILFNBQU8sSUFBSSxJQUFJLEtBQUssSUFBSSxDQUFDLFFBQVEsQ0FBQyxJQUFJLEtBQUssVUFBVSxHQUFHLENBQUMsQ0FBQyxDQUFDO0FBQzdEO0FBRUEsU0FBUyxVQUNQLEVBQUUsT0FBTyxNQUFNLFFBQVEsR0FDdkIsUUFDZ0I7QUFDaEIsTUFBSTtBQUNGLFVBQU0sU0FBa0IsS0FBSyxNQUFNLElBQUk7QUFDdkMsVUFBTSxRQUFRLFNBQVMsT0FBTyxNQUFNLE1BQU0sSUFBSztBQUMvQyxXQUFPLEVBQUUsT0FBTyxTQUFTLFdBQVcsTUFBTTtBQUFBLEVBQzVDLFFBQVE7QUFDTixXQUFPLEVBQUUsT0FBTyxRQUFXLFNBQVMsV0FBVyxLQUFLO0FBQUEsRUFDdEQ7QUFDRjtBQUdPLE1BQU0sY0FBYztBQUFBLEVBQ3pCLFVBQ0U7QUFBQSxFQUNGLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLFVBQVU7QUFDWjtBQUdPLFNBQVMsZ0JBQWdCLEtBQStCLEVBQUUsU0FBUyxVQUFVLEdBQTJCO0FBQzdHLE1BQUksQ0FBQyxVQUFXO0FBQ2hCLFFBQU0sSUFBSSxtQkFBbUIsWUFBWSxHQUFHLEdBQUc7QUFBQSxJQUM3QyxPQUFPO0FBQUEsSUFDUCxRQUFRO0FBQUEsSUFDUixNQUFNLHVCQUF1QixHQUFHO0FBQUEsSUFDaEMsTUFBTSxFQUFFLFFBQVE7QUFBQSxFQUNsQixDQUFDO0FBQ0g7QUFHQSxlQUFzQixjQUFjLElBQXNCLEtBQWEsU0FBZ0M7QUFDckcsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQzlCLFdBQVcsVUFBVSxFQUNyQixNQUFNLE9BQU8sS0FBSyxHQUFHLEVBQ3JCLE1BQU0sV0FBVyxLQUFLLE9BQU8sRUFDN0IsaUJBQWlCO0FBQ3BCLE1BQUksbUJBQW1CLEdBQUksT0FBTSxJQUFJLHNCQUFzQixxQ0FBcUM7QUFDbEc7QUFTQSxlQUFzQixhQUNwQixJQUNBLEtBQ0EsT0FDQSxpQkFDQSxXQUFXLHVDQUNNO0FBQ2pCLFFBQU0sTUFBTSxFQUFFLE9BQU8sS0FBSyxVQUFVLEtBQUssR0FBRyxZQUFXLG9CQUFJLEtBQUssR0FBRSxZQUFZLEVBQUU7QUFDaEYsUUFBTSxVQUFVLE9BQU8sa0JBQ25CLGVBQWUsSUFBSSxLQUFLLEtBQUssZUFBZSxJQUM1QyxnQkFBZ0IsSUFBSSxLQUFLLEtBQUssb0JBQW9CLE1BQVM7QUFDL0QsTUFBSSxDQUFDLFFBQVMsT0FBTSxJQUFJLHNCQUFzQixRQUFRO0FBQ3RELFNBQU8sUUFBUTtBQUNqQjtBQVFBLGVBQXNCLGNBQ3BCLElBQ0EsS0FDQSxRQUM0QjtBQUM1QixhQUFTO0FBQ1AsVUFBTSxFQUFFLE9BQU8sUUFBUSxJQUFJLE1BQU0sWUFBbUIsSUFBSSxHQUFHO0FBQzNELFVBQU0sVUFBVSxNQUFNLE9BQU8sS0FBSztBQUNsQyxRQUFJLFlBQVksT0FBVyxRQUFPO0FBQ2xDLFFBQUk7QUFDRixZQUFNLGFBQWEsSUFBSSxLQUFLLFNBQVMsT0FBTztBQUM1QyxhQUFPO0FBQUEsSUFDVCxTQUFTLE9BQU87QUFDZCxVQUFJLEVBQUUsaUJBQWlCLHVCQUF3QixPQUFNO0FBQUEsSUFDdkQ7QUFBQSxFQUNGO0FBQ0Y7QUFPQSxTQUFTLGVBQWUsSUFBc0IsS0FBYSxLQUFrQixTQUFpQjtBQUM1RixTQUFPLEdBQ0osWUFBWSxVQUFVLEVBQ3RCLElBQUksRUFBRSxHQUFHLEtBQUssU0FBUyxVQUFVLEVBQUUsQ0FBQyxFQUNwQyxNQUFNLE9BQU8sS0FBSyxHQUFHLEVBQ3JCLE1BQU0sV0FBVyxLQUFLLE9BQU8sRUFDN0IsVUFBVSxTQUFTLEVBQ25CLGlCQUFpQjtBQUN0QjtBQUVBLFNBQVMsZ0JBQWdCLElBQXNCLEtBQWEsS0FBa0IsWUFBcUI7QUFDakcsU0FBTyxHQUNKLFdBQVcsVUFBVSxFQUNyQixPQUFPLEVBQUUsS0FBSyxHQUFHLEtBQUssU0FBUyxFQUFFLENBQUMsRUFDbEMsV0FBVyxDQUFDLFVBQVU7QUFDckIsVUFBTSxRQUFRLE1BQU0sT0FBTyxLQUFLO0FBQ2hDLFdBQU8sYUFDSCxNQUFNLFlBQVksQ0FBQyxFQUFFLEdBQUcsT0FBTyxFQUFFLEdBQUcsS0FBSyxTQUFTLEdBQUcsb0JBQW9CLEtBQUssQ0FBQyxFQUFFLEVBQUUsSUFDbkYsTUFBTSxVQUFVO0FBQUEsRUFDdEIsQ0FBQyxFQUNBLFVBQVUsU0FBUyxFQUNuQixpQkFBaUI7QUFDdEI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//d7fe4c4f5e64559af18797c4d1a4c9c73a46612d
