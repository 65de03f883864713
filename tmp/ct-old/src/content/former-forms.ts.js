import { servicesOf } from "../shared/content/page-plan.ts";
import { formerFormMs } from "../shared/former-forms.ts";
import { lastWordsOf } from "./documents.ts";
import { planId, readBody } from "./read.ts";
import { shippedDocuments } from "./shipped.ts";
import { findVersion } from "./store.ts";
function createFormerFormsReader(db) {
  let read = /* @__PURE__ */ new Map();
  return async (documents, nowMs) => {
    const versions = await listRecent(db, new Date(nowMs - formerFormMs).toISOString());
    read = await readBodies(db, versions, read);
    const spansOf = (id, current, shipped) => [
      ...current === void 0 ? [] : [{ value: current, untilMs: Infinity }],
      ...toSpans(
        versions.filter(({ documentId }) => documentId === id),
        read,
        shipped
      )
    ];
    const gone = await readGone(db, documents);
    const wordsOf = (id) => spansOf(
      id,
      documents.byId.get(id)?.words ?? gone.get(id),
      shippedDocuments.byId.get(id)?.words
    );
    return collect(spansOf(planId, documents.plan, shippedDocuments.plan), wordsOf);
  };
}
async function listRecent(db, since) {
  const recent = db.selectFrom("contentVersions").select("replaced").where("at", ">=", since).where("replaced", "is not", null);
  return db.selectFrom("contentVersions").innerJoin("contentDocuments", "contentDocuments.id", "contentVersions.documentId").select(["contentVersions.id", "documentId", "kind", "at", "replaced"]).where("kind", "in", ["service", planId]).where(({ eb, or }) => or([eb("at", ">=", since), eb("contentVersions.id", "in", recent)])).orderBy("contentVersions.id").execute();
}
async function readBodies(db, versions, known) {
  const read = /* @__PURE__ */ new Map();
  for (const { id, kind, documentId } of versions) {
    const stored = known.has(id) ? void 0 : await findVersion(db, documentId, id);
    const value = stored ? readBody(kind, documentId, stored.body) : known.get(id);
    read.set(id, stored && kind !== planId ? toFormWords(value) : value);
  }
  return read;
}
const toFormWords = (words) => words && { menuName: words.menuName, contactOption: words.contactOption };
function toSpans(versions, read, shipped) {
  const replacedAt = (id) => Math.max(...versions.filter(({ replaced }) => replaced === id).map(({ at }) => Date.parse(at)));
  const spans = versions.map(({ id, at }) => ({
    value: read.get(id),
    untilMs: Math.max(replacedAt(id), Date.parse(at))
  }));
  return [...spans, { value: shipped, untilMs: replacedAt(null) }].filter(
    (span) => span.value !== void 0 && Number.isFinite(span.untilMs)
  );
}
async function readGone(db, documents) {
  const rows = await db.selectFrom("contentDocuments").selectAll().where("kind", "=", "service").where("deletedAt", "is not", null).execute();
  const gone = /* @__PURE__ */ new Map();
  for (const row of rows) if (!documents.byId.has(row.id)) gone.set(row.id, await lastWordsOf(db, row, documents));
  return gone;
}
function collect(plans, wordsOf) {
  const options = /* @__PURE__ */ new Map();
  const services = /* @__PURE__ */ new Map();
  for (const plan of plans)
    for (const id of servicesOf(plan.value).filter((id2) => !Object.hasOwn(plan.value.hidden, id2)))
      for (const { value, untilMs } of wordsOf(id)) {
        const until = Math.min(plan.untilMs, untilMs) + formerFormMs;
        if (!Number.isFinite(until)) continue;
        const { menuName: name = "", contactOption } = value;
        const path = `/${plan.value.slugs[id]}`;
        if (contactOption) options.set(contactOption, Math.max(until, options.get(contactOption) ?? 0));
        const key = `${path} ${name}`;
        services.set(key, { name, path, untilMs: Math.max(until, services.get(key)?.untilMs ?? 0) });
      }
  return { options: [...options].map(([name, untilMs]) => ({ name, untilMs })), services: [...services.values()] };
}
export {
  createFormerFormsReader
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvZm9ybWVyLWZvcm1zLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBR0EsU0FBd0Isa0JBQWtCO0FBQzFDLFNBQTJCLG9CQUFvQjtBQUMvQyxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLFFBQVEsZ0JBQWdCO0FBQ2pDLFNBQVMsd0JBQXdCO0FBQ2pDLFNBQVMsbUJBQW1CO0FBaUJyQixTQUFTLHdCQUF3QixJQUFzQjtBQUM1RCxNQUFJLE9BQU8sb0JBQUksSUFBcUI7QUFDcEMsU0FBTyxPQUFPLFdBQXNCLFVBQXdDO0FBQzFFLFVBQU0sV0FBVyxNQUFNLFdBQVcsSUFBSSxJQUFJLEtBQUssUUFBUSxZQUFZLEVBQUUsWUFBWSxDQUFDO0FBQ2xGLFdBQU8sTUFBTSxXQUFXLElBQUksVUFBVSxJQUFJO0FBQzFDLFVBQU0sVUFBVSxDQUFRLElBQVksU0FBNEIsWUFBb0M7QUFBQSxNQUNsRyxHQUFJLFlBQVksU0FBWSxDQUFDLElBQUksQ0FBQyxFQUFFLE9BQU8sU0FBUyxTQUFTLFNBQVMsQ0FBQztBQUFBLE1BQ3ZFLEdBQUc7QUFBQSxRQUNELFNBQVMsT0FBTyxDQUFDLEVBQUUsV0FBVyxNQUFNLGVBQWUsRUFBRTtBQUFBLFFBQ3JEO0FBQUEsUUFDQTtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQ0EsVUFBTSxPQUFPLE1BQU0sU0FBUyxJQUFJLFNBQVM7QUFDekMsVUFBTSxVQUFVLENBQUMsT0FDZjtBQUFBLE1BQ0U7QUFBQSxNQUNDLFVBQVUsS0FBSyxJQUFJLEVBQUUsR0FBRyxTQUFTLEtBQUssSUFBSSxFQUFFO0FBQUEsTUFDN0MsaUJBQWlCLEtBQUssSUFBSSxFQUFFLEdBQUc7QUFBQSxJQUNqQztBQUNGLFdBQU8sUUFBUSxRQUFrQixRQUFRLFVBQVUsTUFBTSxpQkFBaUIsSUFBSSxHQUFHLE9BQU87QUFBQSxFQUMxRjtBQUNGO0FBR0EsZUFBZSxXQUFXLElBQXNCLE9BQWU7QUFDN0QsUUFBTSxTQUFTLEdBQ1osV0FBVyxpQkFBaUIsRUFDNUIsT0FBTyxVQUFVLEVBQ2pCLE1BQU0sTUFBTSxNQUFNLEtBQUssRUFDdkIsTUFBTSxZQUFZLFVBQVUsSUFBSTtBQUNuQyxTQUFPLEdBQ0osV0FBVyxpQkFBaUIsRUFDNUIsVUFBVSxvQkFBb0IsdUJBQXVCLDRCQUE0QixFQUNqRixPQUFPLENBQUMsc0JBQXNCLGNBQWMsUUFBUSxNQUFNLFVBQVUsQ0FBQyxFQUNyRSxNQUFNLFFBQVEsTUFBTSxDQUFDLFdBQVcsTUFBTSxDQUFDLEVBQ3ZDLE1BQU0sQ0FBQyxFQUFFLElBQUksR0FBRyxNQUFNLEdBQUcsQ0FBQyxHQUFHLE1BQU0sTUFBTSxLQUFLLEdBQUcsR0FBRyxzQkFBc0IsTUFBTSxNQUFNLENBQUMsQ0FBQyxDQUFDLEVBQ3pGLFFBQVEsb0JBQW9CLEVBQzVCLFFBQVE7QUFDYjtBQUdBLGVBQWUsV0FDYixJQUNBLFVBQ0EsT0FDK0I7QUFDL0IsUUFBTSxPQUFPLG9CQUFJLElBQXFCO0FBQ3RDLGFBQVcsRUFBRSxJQUFJLE1BQU0sV0FBVyxLQUFLLFVBQVU7QUFDL0MsVUFBTSxTQUFTLE1BQU0sSUFBSSxFQUFFLElBQUksU0FBWSxNQUFNLFlBQVksSUFBSSxZQUFZLEVBQUU7QUFDL0UsVUFBTSxRQUFRLFNBQVMsU0FBUyxNQUFNLFlBQVksT0FBTyxJQUFJLElBQUksTUFBTSxJQUFJLEVBQUU7QUFDN0UsU0FBSyxJQUFJLElBQUksVUFBVSxTQUFTLFNBQVMsWUFBWSxLQUE4QixJQUFJLEtBQUs7QUFBQSxFQUM5RjtBQUNBLFNBQU87QUFDVDtBQUVBLE1BQU0sY0FBYyxDQUFDLFVBQ25CLFNBQVMsRUFBRSxVQUFVLE1BQU0sVUFBVSxlQUFlLE1BQU0sY0FBYztBQUcxRSxTQUFTLFFBQ1AsVUFDQSxNQUNBLFNBQ2U7QUFDZixRQUFNLGFBQWEsQ0FBQyxPQUNsQixLQUFLLElBQUksR0FBRyxTQUFTLE9BQU8sQ0FBQyxFQUFFLFNBQVMsTUFBTSxhQUFhLEVBQUUsRUFBRSxJQUFJLENBQUMsRUFBRSxHQUFHLE1BQU0sS0FBSyxNQUFNLEVBQUUsQ0FBQyxDQUFDO0FBQ2hHLFFBQU0sUUFBUSxTQUFTLElBQUksQ0FBQyxFQUFFLElBQUksR0FBRyxPQUFPO0FBQUEsSUFDMUMsT0FBTyxLQUFLLElBQUksRUFBRTtBQUFBLElBQ2xCLFNBQVMsS0FBSyxJQUFJLFdBQVcsRUFBRSxHQUFHLEtBQUssTUFBTSxFQUFFLENBQUM7QUFBQSxFQUNsRCxFQUFFO0FBQ0YsU0FBTyxDQUFDLEdBQUcsT0FBTyxFQUFFLE9BQU8sU0FBUyxTQUFTLFdBQVcsSUFBSSxFQUFFLENBQUMsRUFBRTtBQUFBLElBQy9ELENBQUMsU0FBOEIsS0FBSyxVQUFVLFVBQWEsT0FBTyxTQUFTLEtBQUssT0FBTztBQUFBLEVBQ3pGO0FBQ0Y7QUFHQSxlQUFlLFNBQVMsSUFBc0IsV0FBcUQ7QUFDakcsUUFBTSxPQUFPLE1BQU0sR0FDaEIsV0FBVyxrQkFBa0IsRUFDN0IsVUFBVSxFQUNWLE1BQU0sUUFBUSxLQUFLLFNBQVMsRUFDNUIsTUFBTSxhQUFhLFVBQVUsSUFBSSxFQUNqQyxRQUFRO0FBQ1gsUUFBTSxPQUFPLG9CQUFJLElBQXFCO0FBQ3RDLGFBQVcsT0FBTyxLQUFNLEtBQUksQ0FBQyxVQUFVLEtBQUssSUFBSSxJQUFJLEVBQUUsRUFBRyxNQUFLLElBQUksSUFBSSxJQUFJLE1BQU0sWUFBWSxJQUFJLEtBQUssU0FBUyxDQUFDO0FBQy9HLFNBQU87QUFDVDtBQUdBLFNBQVMsUUFBUSxPQUFrQyxTQUFrRTtBQUNuSCxRQUFNLFVBQVUsb0JBQUksSUFBb0I7QUFDeEMsUUFBTSxXQUFXLG9CQUFJLElBQTZDO0FBQ2xFLGFBQVcsUUFBUTtBQUNqQixlQUFXLE1BQU0sV0FBVyxLQUFLLEtBQUssRUFBRSxPQUFPLENBQUNBLFFBQU8sQ0FBQyxPQUFPLE9BQU8sS0FBSyxNQUFNLFFBQVFBLEdBQUUsQ0FBQztBQUMxRixpQkFBVyxFQUFFLE9BQU8sUUFBUSxLQUFLLFFBQVEsRUFBRSxHQUFHO0FBQzVDLGNBQU0sUUFBUSxLQUFLLElBQUksS0FBSyxTQUFTLE9BQU8sSUFBSTtBQUNoRCxZQUFJLENBQUMsT0FBTyxTQUFTLEtBQUssRUFBRztBQUM3QixjQUFNLEVBQUUsVUFBVSxPQUFPLElBQUksY0FBYyxJQUFJO0FBQy9DLGNBQU0sT0FBTyxJQUFJLEtBQUssTUFBTSxNQUFNLEVBQUUsQ0FBQztBQUNyQyxZQUFJLGNBQWUsU0FBUSxJQUFJLGVBQWUsS0FBSyxJQUFJLE9BQU8sUUFBUSxJQUFJLGFBQWEsS0FBSyxDQUFDLENBQUM7QUFDOUYsY0FBTSxNQUFNLEdBQUcsSUFBSSxJQUFJLElBQUk7QUFDM0IsaUJBQVMsSUFBSSxLQUFLLEVBQUUsTUFBTSxNQUFNLFNBQVMsS0FBSyxJQUFJLE9BQU8sU0FBUyxJQUFJLEdBQUcsR0FBRyxXQUFXLENBQUMsRUFBRSxDQUFDO0FBQUEsTUFDN0Y7QUFDSixTQUFPLEVBQUUsU0FBUyxDQUFDLEdBQUcsT0FBTyxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sT0FBTyxPQUFPLEVBQUUsTUFBTSxRQUFRLEVBQUUsR0FBRyxVQUFVLENBQUMsR0FBRyxTQUFTLE9BQU8sQ0FBQyxFQUFFO0FBQ2pIOyIsCiAgIm5hbWVzIjogWyJpZCJdCn0K

//dfd3bfee807fbb23eaadd5a2bb37dc152109b58f
