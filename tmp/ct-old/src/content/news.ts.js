import { randomUUID } from "node:crypto";
import { recordChange } from "../accounts/index.ts";
import { inTransaction } from "../database/index.ts";
import { ChangedElsewhereError, InvalidFieldsError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { nameOf } from "../shared/content/documents.ts";
import { kindOf, requirePublishable } from "./publish.ts";
import { readBody } from "./read.ts";
import { answerNews, keptName, shippedDocuments, shippedHash } from "./shipped.ts";
import { addVersion, findRow, forgetOldVersions, writeLive } from "./store.ts";
async function listNews(db, rows, { byId, plan: { region } }) {
  const seen = Map.groupBy(await listSeen(db), ({ documentId }) => documentId);
  const bases = await listBases(db);
  return [...shippedDocuments.byId.keys()].flatMap((id) => {
    const document = byId.get(id);
    const news = findNews({ id, region }, rows.get(id), seen.get(keptName(id, region)) ?? [], bases);
    return document && news ? [{ id, name: nameOf(document), own: news.own, since: news.since }] : [];
  });
}
async function readNews(db, id, row, { plan: { region } }) {
  const seen = await listSeen(db, keptName(id, region));
  const news = findNews({ id, region }, row, seen, await listBases(db, id));
  if (!news) return void 0;
  const former = await db.selectFrom("shippedWords").select("body").where("documentId", "in", [id, keptName(id, "any")]).where("hash", "=", news.before).executeTakeFirst();
  return { ...news, words: former && readBody(kindOf(id, row), id, former.body) };
}
function findNews({ id, region }, row, seen, bases) {
  const current = seen.find(({ hash }) => hash === shippedHash(id, region));
  if (!current || row?.deletedAt || row?.newsAnswered === current.hash) return void 0;
  const own = Boolean(row?.publishedVersion);
  const before = own ? bases.get(row?.publishedVersion ?? 0) : seen.findLast((other) => other !== current)?.hash;
  const isCurrent = before === shippedHash(id, "home") || before === shippedHash(id, "any");
  return before && !isCurrent ? { own, before, since: current.firstSeenAt } : void 0;
}
function listSeen(db, id) {
  let query = db.selectFrom("shippedWords").select(["documentId", "hash", "firstSeenAt"]).orderBy("firstSeenAt");
  if (id !== void 0) query = query.where("documentId", "=", id);
  return query.execute();
}
async function listBases(db, id) {
  let query = db.selectFrom("contentDocuments").innerJoin("contentVersions", "contentVersions.id", "contentDocuments.publishedVersion").select(["contentVersions.id", "contentVersions.shippedHash"]);
  if (id !== void 0) query = query.where("contentDocuments.id", "=", id);
  return new Map((await query.execute()).map((row) => [row.id, row.shippedHash]));
}
function answerNewsOf(db, edit, answer) {
  const { id, by, at } = edit;
  const { documents } = edit.context;
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    const news = requireRecord(await readNews(transaction, id, row, documents));
    if (answer === "before" && news.own)
      throw new InvalidFieldsError({ answer: ["Visitors see words of your own here, which the update left alone."] });
    const done = answer === "before" ? await publishFormer(transaction, edit, news) : { published: row?.publishedVersion ?? null };
    await answerNews(transaction, id, kind, documents.plan.region);
    const action = answer === "before" ? "keep the words of before" : "keep the words";
    await recordChange(transaction, by, at, { action, subject: id });
    return done;
  });
}
async function publishFormer(db, { id, by, at, context }, { before, words: former }) {
  const kind = kindOf(id, await findRow(db, id));
  const words = await requirePublishable(id, kind, requireRecord(former), context, "all");
  const undo = randomUUID();
  const stamp = { by: by.name, at, shippedHash: before, replaced: null, batch: undo };
  const to = await addVersion(db, { documentId: id, words, origin: "restore", ...stamp });
  if (!await writeLive(db, { id, kind, published: null, to }))
    throw new ChangedElsewhereError("This page has been published since then. Nothing was changed.");
  await forgetOldVersions(db, id);
  return { published: to, undo };
}
export {
  answerNewsOf,
  listNews,
  readNews
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvbmV3cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBRTNCLFNBQVMsb0JBQW9CO0FBQzdCLFNBQWlELHFCQUFxQjtBQUN0RSxTQUFTLHVCQUF1QiwwQkFBMEI7QUFDMUQsU0FBUyxxQkFBcUI7QUFDOUIsU0FBeUIsY0FBYztBQUd2QyxTQUFvQixRQUFRLDBCQUEwQjtBQUN0RCxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLFlBQVksVUFBVSxrQkFBa0IsbUJBQW1CO0FBQ3BFLFNBQVMsWUFBWSxTQUFTLG1CQUFtQixpQkFBaUI7QUFhbEUsZUFBc0IsU0FDcEIsSUFDQSxNQUNBLEVBQUUsTUFBTSxNQUFNLEVBQUUsT0FBTyxFQUFFLEdBQ0g7QUFDdEIsUUFBTSxPQUFPLElBQUksUUFBUSxNQUFNLFNBQVMsRUFBRSxHQUFHLENBQUMsRUFBRSxXQUFXLE1BQU0sVUFBVTtBQUMzRSxRQUFNLFFBQVEsTUFBTSxVQUFVLEVBQUU7QUFDaEMsU0FBTyxDQUFDLEdBQUcsaUJBQWlCLEtBQUssS0FBSyxDQUFDLEVBQUUsUUFBUSxDQUFDLE9BQW9CO0FBQ3BFLFVBQU0sV0FBVyxLQUFLLElBQUksRUFBRTtBQUM1QixVQUFNLE9BQU8sU0FBUyxFQUFFLElBQUksT0FBTyxHQUFHLEtBQUssSUFBSSxFQUFFLEdBQUcsS0FBSyxJQUFJLFNBQVMsSUFBSSxNQUFNLENBQUMsS0FBSyxDQUFDLEdBQUcsS0FBSztBQUMvRixXQUFPLFlBQVksT0FBTyxDQUFDLEVBQUUsSUFBSSxNQUFNLE9BQU8sUUFBUSxHQUFHLEtBQUssS0FBSyxLQUFLLE9BQU8sS0FBSyxNQUFNLENBQUMsSUFBSSxDQUFDO0FBQUEsRUFDbEcsQ0FBQztBQUNIO0FBR0EsZUFBc0IsU0FDcEIsSUFDQSxJQUNBLEtBQ0EsRUFBRSxNQUFNLEVBQUUsT0FBTyxFQUFFLEdBQytCO0FBQ2xELFFBQU0sT0FBTyxNQUFNLFNBQVMsSUFBSSxTQUFTLElBQUksTUFBTSxDQUFDO0FBQ3BELFFBQU0sT0FBTyxTQUFTLEVBQUUsSUFBSSxPQUFPLEdBQUcsS0FBSyxNQUFNLE1BQU0sVUFBVSxJQUFJLEVBQUUsQ0FBQztBQUN4RSxNQUFJLENBQUMsS0FBTSxRQUFPO0FBQ2xCLFFBQU0sU0FBUyxNQUFNLEdBQ2xCLFdBQVcsY0FBYyxFQUN6QixPQUFPLE1BQU0sRUFDYixNQUFNLGNBQWMsTUFBTSxDQUFDLElBQUksU0FBUyxJQUFJLEtBQUssQ0FBQyxDQUFDLEVBQ25ELE1BQU0sUUFBUSxLQUFLLEtBQUssTUFBTSxFQUM5QixpQkFBaUI7QUFDcEIsU0FBTyxFQUFFLEdBQUcsTUFBTSxPQUFPLFVBQVUsU0FBUyxPQUFPLElBQUksR0FBRyxHQUFHLElBQUksT0FBTyxJQUFJLEVBQUU7QUFDaEY7QUFLQSxTQUFTLFNBQ1AsRUFBRSxJQUFJLE9BQU8sR0FDYixLQUNBLE1BQ0EsT0FDa0I7QUFDbEIsUUFBTSxVQUFVLEtBQUssS0FBSyxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsWUFBWSxJQUFJLE1BQU0sQ0FBQztBQUN4RSxNQUFJLENBQUMsV0FBVyxLQUFLLGFBQWEsS0FBSyxpQkFBaUIsUUFBUSxLQUFNLFFBQU87QUFDN0UsUUFBTSxNQUFNLFFBQVEsS0FBSyxnQkFBZ0I7QUFDekMsUUFBTSxTQUFTLE1BQU0sTUFBTSxJQUFJLEtBQUssb0JBQW9CLENBQUMsSUFBSSxLQUFLLFNBQVMsQ0FBQyxVQUFVLFVBQVUsT0FBTyxHQUFHO0FBQzFHLFFBQU0sWUFBWSxXQUFXLFlBQVksSUFBSSxNQUFNLEtBQUssV0FBVyxZQUFZLElBQUksS0FBSztBQUN4RixTQUFPLFVBQVUsQ0FBQyxZQUFZLEVBQUUsS0FBSyxRQUFRLE9BQU8sUUFBUSxZQUFZLElBQUk7QUFDOUU7QUFHQSxTQUFTLFNBQVMsSUFBc0IsSUFBOEI7QUFDcEUsTUFBSSxRQUFRLEdBQUcsV0FBVyxjQUFjLEVBQUUsT0FBTyxDQUFDLGNBQWMsUUFBUSxhQUFhLENBQUMsRUFBRSxRQUFRLGFBQWE7QUFDN0csTUFBSSxPQUFPLE9BQVcsU0FBUSxNQUFNLE1BQU0sY0FBYyxLQUFLLEVBQUU7QUFDL0QsU0FBTyxNQUFNLFFBQVE7QUFDdkI7QUFHQSxlQUFlLFVBQVUsSUFBc0IsSUFBMkM7QUFDeEYsTUFBSSxRQUFRLEdBQ1QsV0FBVyxrQkFBa0IsRUFDN0IsVUFBVSxtQkFBbUIsc0JBQXNCLG1DQUFtQyxFQUN0RixPQUFPLENBQUMsc0JBQXNCLDZCQUE2QixDQUFDO0FBQy9ELE1BQUksT0FBTyxPQUFXLFNBQVEsTUFBTSxNQUFNLHVCQUF1QixLQUFLLEVBQUU7QUFDeEUsU0FBTyxJQUFJLEtBQUssTUFBTSxNQUFNLFFBQVEsR0FBRyxJQUFJLENBQUMsUUFBUSxDQUFDLElBQUksSUFBSSxJQUFJLFdBQVcsQ0FBQyxDQUFDO0FBQ2hGO0FBUU8sU0FBUyxhQUNkLElBQ0EsTUFDQSxRQUNzRDtBQUN0RCxRQUFNLEVBQUUsSUFBSSxJQUFJLEdBQUcsSUFBSTtBQUN2QixRQUFNLEVBQUUsVUFBVSxJQUFJLEtBQUs7QUFDM0IsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsVUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFVBQU0sT0FBTyxjQUFjLE1BQU0sU0FBUyxhQUFhLElBQUksS0FBSyxTQUFTLENBQUM7QUFDMUUsUUFBSSxXQUFXLFlBQVksS0FBSztBQUM5QixZQUFNLElBQUksbUJBQW1CLEVBQUUsUUFBUSxDQUFDLG1FQUFtRSxFQUFFLENBQUM7QUFDaEgsVUFBTSxPQUNKLFdBQVcsV0FBVyxNQUFNLGNBQWMsYUFBYSxNQUFNLElBQUksSUFBSSxFQUFFLFdBQVcsS0FBSyxvQkFBb0IsS0FBSztBQUNsSCxVQUFNLFdBQVcsYUFBYSxJQUFJLE1BQU0sVUFBVSxLQUFLLE1BQU07QUFDN0QsVUFBTSxTQUFTLFdBQVcsV0FBVyw2QkFBNkI7QUFDbEUsVUFBTSxhQUFhLGFBQWEsSUFBSSxJQUFJLEVBQUUsUUFBUSxTQUFTLEdBQUcsQ0FBQztBQUMvRCxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFFQSxlQUFlLGNBQ2IsSUFDQSxFQUFFLElBQUksSUFBSSxJQUFJLFFBQVEsR0FDdEIsRUFBRSxRQUFRLE9BQU8sT0FBTyxHQUNzQjtBQUM5QyxRQUFNLE9BQU8sT0FBTyxJQUFJLE1BQU0sUUFBUSxJQUFJLEVBQUUsQ0FBQztBQUM3QyxRQUFNLFFBQVEsTUFBTSxtQkFBbUIsSUFBSSxNQUFNLGNBQWMsTUFBTSxHQUFHLFNBQVMsS0FBSztBQUN0RixRQUFNLE9BQU8sV0FBVztBQUN4QixRQUFNLFFBQVEsRUFBRSxJQUFJLEdBQUcsTUFBTSxJQUFJLGFBQWEsUUFBUSxVQUFVLE1BQU0sT0FBTyxLQUFLO0FBQ2xGLFFBQU0sS0FBSyxNQUFNLFdBQVcsSUFBSSxFQUFFLFlBQVksSUFBSSxPQUFPLFFBQVEsV0FBVyxHQUFHLE1BQU0sQ0FBQztBQUN0RixNQUFJLENBQUUsTUFBTSxVQUFVLElBQUksRUFBRSxJQUFJLE1BQU0sV0FBVyxNQUFNLEdBQUcsQ0FBQztBQUN6RCxVQUFNLElBQUksc0JBQXNCLCtEQUErRDtBQUNqRyxRQUFNLGtCQUFrQixJQUFJLEVBQUU7QUFDOUIsU0FBTyxFQUFFLFdBQVcsSUFBSSxLQUFLO0FBQy9COyIsCiAgIm5hbWVzIjogW10KfQo=

//3e32ba47f394284d890a188bd589c51601710109
