import { inTransaction } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
import {
  listPriceChanges
} from "../shared/price-versions.ts";
import { defaultPrices } from "./default-prices.ts";
const shippedPrices = { version: 0, checkedAt: null, prices: defaultPrices };
const shipped = { ...shippedPrices, savedAt: null, note: "" };
async function readPrices(db) {
  const row = await newest(db).executeTakeFirst();
  if (!row) return shippedPrices;
  const { version, checkedAt, prices } = toVersion(row);
  return { version, checkedAt, prices };
}
async function readPriceOverview(db) {
  const rows = await newest(db).execute();
  const { version, checkedAt, prices } = rows[0] ? toVersion(rows[0]) : shipped;
  return { version, checkedAt, prices, history: listHistory(rows.map(toVersion)) };
}
async function findPriceVersion(db, version) {
  if (version === 0) return shipped;
  const row = await db.selectFrom("priceVersions").selectAll().where("version", "=", version).executeTakeFirst();
  return row && toVersion(row);
}
async function savePrices(db, { prices, note, version }, nowMs) {
  const now = new Date(nowMs).toISOString();
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    const row = { version: version + 1, prices: JSON.stringify(prices), note, savedAt: now, checkedAt: now };
    const { numInsertedOrUpdatedRows = 0n } = await transaction.insertInto("priceVersions").values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw changedElsewhere();
  });
}
async function checkPrices(db, version, nowMs) {
  if (version === 0) return savePrices(db, { prices: defaultPrices, note: "Still right", version }, nowMs);
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    await transaction.updateTable("priceVersions").set({ checkedAt: new Date(nowMs).toISOString() }).where("version", "=", version).execute();
  });
}
function newest(db) {
  return db.selectFrom("priceVersions").selectAll().orderBy("version", "desc");
}
async function expectVersion(db, expected) {
  const { version } = await readPrices(db);
  if (version !== expected) throw changedElsewhere();
}
const changedElsewhere = () => new ChangedElsewhereError("The prices were changed in another window.");
function toVersion({ prices, ...row }) {
  return { ...row, prices: JSON.parse(prices) };
}
function listHistory(versions) {
  return versions.map(({ version, savedAt, note, prices }, index) => ({
    version,
    savedAt: savedAt ?? "",
    note,
    changes: listPriceChanges(prices, (versions[index + 1] ?? shipped).prices).length
  }));
}
export {
  checkPrices,
  findPriceVersion,
  readPriceOverview,
  readPrices,
  savePrices
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9zdG9yZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQXdCLHFCQUEyQztBQUNuRSxTQUFTLDZCQUE2QjtBQUV0QztBQUFBLEVBRUU7QUFBQSxPQUlLO0FBQ1AsU0FBUyxxQkFBcUI7QUFHOUIsTUFBTSxnQkFBK0IsRUFBRSxTQUFTLEdBQUcsV0FBVyxNQUFNLFFBQVEsY0FBYztBQUcxRixNQUFNLFVBQXdCLEVBQUUsR0FBRyxlQUFlLFNBQVMsTUFBTSxNQUFNLEdBQUc7QUFHMUUsZUFBc0IsV0FBVyxJQUE4QztBQUM3RSxRQUFNLE1BQU0sTUFBTSxPQUFPLEVBQUUsRUFBRSxpQkFBaUI7QUFDOUMsTUFBSSxDQUFDLElBQUssUUFBTztBQUNqQixRQUFNLEVBQUUsU0FBUyxXQUFXLE9BQU8sSUFBSSxVQUFVLEdBQUc7QUFDcEQsU0FBTyxFQUFFLFNBQVMsV0FBVyxPQUFPO0FBQ3RDO0FBR0EsZUFBc0Isa0JBQWtCLElBQThDO0FBQ3BGLFFBQU0sT0FBTyxNQUFNLE9BQU8sRUFBRSxFQUFFLFFBQVE7QUFDdEMsUUFBTSxFQUFFLFNBQVMsV0FBVyxPQUFPLElBQUksS0FBSyxDQUFDLElBQUksVUFBVSxLQUFLLENBQUMsQ0FBQyxJQUFJO0FBQ3RFLFNBQU8sRUFBRSxTQUFTLFdBQVcsUUFBUSxTQUFTLFlBQVksS0FBSyxJQUFJLFNBQVMsQ0FBQyxFQUFFO0FBQ2pGO0FBR0EsZUFBc0IsaUJBQWlCLElBQXNCLFNBQW9EO0FBQy9HLE1BQUksWUFBWSxFQUFHLFFBQU87QUFDMUIsUUFBTSxNQUFNLE1BQU0sR0FBRyxXQUFXLGVBQWUsRUFBRSxVQUFVLEVBQUUsTUFBTSxXQUFXLEtBQUssT0FBTyxFQUFFLGlCQUFpQjtBQUM3RyxTQUFPLE9BQU8sVUFBVSxHQUFHO0FBQzdCO0FBT0EsZUFBc0IsV0FDcEIsSUFDQSxFQUFFLFFBQVEsTUFBTSxRQUFRLEdBQ3hCLE9BQ2U7QUFDZixRQUFNLE1BQU0sSUFBSSxLQUFLLEtBQUssRUFBRSxZQUFZO0FBQ3hDLFFBQU0sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzdDLFVBQU0sY0FBYyxhQUFhLE9BQU87QUFDeEMsVUFBTSxNQUFNLEVBQUUsU0FBUyxVQUFVLEdBQUcsUUFBUSxLQUFLLFVBQVUsTUFBTSxHQUFHLE1BQU0sU0FBUyxLQUFLLFdBQVcsSUFBSTtBQUN2RyxVQUFNLEVBQUUsMkJBQTJCLEdBQUcsSUFBSSxNQUFNLFlBQzdDLFdBQVcsZUFBZSxFQUMxQixPQUFPLEdBQUcsRUFFVixXQUFXLENBQUMsYUFBYSxTQUFTLFVBQVUsQ0FBQyxFQUM3QyxpQkFBaUI7QUFDcEIsUUFBSSw2QkFBNkIsR0FBSSxPQUFNLGlCQUFpQjtBQUFBLEVBQzlELENBQUM7QUFDSDtBQU1BLGVBQXNCLFlBQVksSUFBc0IsU0FBaUIsT0FBOEI7QUFDckcsTUFBSSxZQUFZLEVBQUcsUUFBTyxXQUFXLElBQUksRUFBRSxRQUFRLGVBQWUsTUFBTSxlQUFlLFFBQVEsR0FBRyxLQUFLO0FBQ3ZHLFFBQU0sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzdDLFVBQU0sY0FBYyxhQUFhLE9BQU87QUFDeEMsVUFBTSxZQUNILFlBQVksZUFBZSxFQUMzQixJQUFJLEVBQUUsV0FBVyxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVksRUFBRSxDQUFDLEVBQ2hELE1BQU0sV0FBVyxLQUFLLE9BQU8sRUFDN0IsUUFBUTtBQUFBLEVBQ2IsQ0FBQztBQUNIO0FBRUEsU0FBUyxPQUFPLElBQXNCO0FBQ3BDLFNBQU8sR0FBRyxXQUFXLGVBQWUsRUFBRSxVQUFVLEVBQUUsUUFBUSxXQUFXLE1BQU07QUFDN0U7QUFFQSxlQUFlLGNBQWMsSUFBc0IsVUFBaUM7QUFDbEYsUUFBTSxFQUFFLFFBQVEsSUFBSSxNQUFNLFdBQVcsRUFBRTtBQUN2QyxNQUFJLFlBQVksU0FBVSxPQUFNLGlCQUFpQjtBQUNuRDtBQUVBLE1BQU0sbUJBQW1CLE1BQU0sSUFBSSxzQkFBc0IsNENBQTRDO0FBRXJHLFNBQVMsVUFBVSxFQUFFLFFBQVEsR0FBRyxJQUFJLEdBQWtDO0FBQ3BFLFNBQU8sRUFBRSxHQUFHLEtBQUssUUFBUSxLQUFLLE1BQU0sTUFBTSxFQUFFO0FBQzlDO0FBRUEsU0FBUyxZQUFZLFVBQXdEO0FBQzNFLFNBQU8sU0FBUyxJQUFJLENBQUMsRUFBRSxTQUFTLFNBQVMsTUFBTSxPQUFPLEdBQUcsV0FBVztBQUFBLElBQ2xFO0FBQUEsSUFDQSxTQUFTLFdBQVc7QUFBQSxJQUNwQjtBQUFBLElBQ0EsU0FBUyxpQkFBaUIsU0FBUyxTQUFTLFFBQVEsQ0FBQyxLQUFLLFNBQVMsTUFBTSxFQUFFO0FBQUEsRUFDN0UsRUFBRTtBQUNKOyIsCiAgIm5hbWVzIjogW10KfQo=

//881e99e1718fa4e9460c064a7fd4709a2e7f048a
