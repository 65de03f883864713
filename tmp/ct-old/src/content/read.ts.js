import { wordSchemas } from "../shared/content/documents.ts";
import { noteOf } from "../shared/content/fields.ts";
import { planSchema } from "../shared/content/page-plan.ts";
import { readWords } from "../shared/content/problems.ts";
import { completeProfile } from "../shared/profile.ts";
import { townHeading } from "./plan/starter.ts";
import { shippedDocuments, shippedWordsFor } from "./shipped.ts";
import { listVersions } from "./store.ts";
const planId = "plan";
function createReader(db) {
  let checked = /* @__PURE__ */ new Map();
  return async () => {
    const next = /* @__PURE__ */ new Map();
    const faults = [];
    let plan = shippedDocuments.plan;
    const live = [];
    const rows = await listLive(db);
    const bodies = await readBodies(
      db,
      rows.map(({ version }) => version).filter((version) => !checked.has(version))
    );
    for (const { documentId, kind, version } of rows) {
      const words = checked.get(version) ?? readBody(kind, documentId, bodies.get(version) ?? "");
      if (words === void 0) faults.push(documentId);
      else next.set(version, words);
      const shown = words ?? await findReadable(db, documentId, kind);
      if (shown === void 0) continue;
      if (documentId === planId) plan = shown;
      else live.push({ id: documentId, kind, words: shown });
    }
    const byId = new Map(shippedWordsFor(plan.region));
    for (const id of await listRemoved(db)) byId.delete(id);
    for (const document of live) byId.set(document.id, document);
    checked = next;
    return { documents: { plan, byId }, faults };
  };
}
function listLive(db) {
  return db.selectFrom("contentDocuments").innerJoin("contentVersions", "contentVersions.id", "contentDocuments.publishedVersion").select(["contentVersions.documentId", "kind", "contentVersions.id as version"]).where("deletedAt", "is", null).execute();
}
async function readBodies(db, versions) {
  if (versions.length === 0) return /* @__PURE__ */ new Map();
  const rows = await db.selectFrom("contentVersions").select(["id", "body"]).where("id", "in", versions).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}
async function listRemoved(db) {
  const rows = await db.selectFrom("contentDocuments").select("id").where("deletedAt", "is not", null).execute();
  return rows.map(({ id }) => id);
}
async function findReadable(db, documentId, kind) {
  for (const { body } of await listVersions(db, documentId)) {
    const words = readBody(kind, documentId, body);
    if (words !== void 0) return words;
  }
  return void 0;
}
function readBody(kind, documentId, body) {
  const parsed = parse(body);
  const stored = parsed && kind === "profile" ? completeProfile(parsed) : parsed;
  if (kind === planId) return planSchema.safeParse({ ...shippedDocuments.plan, ...stored }).data;
  if (!isKind(kind) || !stored) return void 0;
  const shipped = shippedDocuments.byId.get(documentId)?.words ?? addedKeys[kind];
  return readWords(kind, addMissing(wordSchemas[kind], stored, shipped)).words;
}
function readDraft({ id, kind, draft }) {
  const stored = draft ? parse(draft) : void 0;
  if (!stored || !isKind(kind) || !hasField(wordSchemas[kind], stored)) return void 0;
  const words = addMissing(wordSchemas[kind], stored, shippedDocuments.byId.get(id)?.words ?? addedKeys[kind]);
  return readWords(kind, words).shape.length === 0 ? words : void 0;
}
function hasField(schema, stored) {
  const note = noteOf(schema);
  return note.control === "group" && Object.keys(stored).some((key) => Object.hasOwn(note.fields, key));
}
function isDraftDamaged(row) {
  return Boolean(row?.draft) && row !== void 0 && readDraft(row) === void 0;
}
const addedKeys = { town: { heading: townHeading } };
function addMissing(field, stored, shipped) {
  const note = noteOf(field);
  if (note.control !== "group" || !isRecord(stored) || !isRecord(shipped)) return stored;
  const required = Object.entries(note.fields).filter(
    ([key, inner]) => key in shipped && noteOf(inner).control !== "optional"
  );
  const added = required.map(([key, inner]) => [
    key,
    key in stored ? addMissing(inner, stored[key], shipped[key]) : shipped[key]
  ]);
  return { ...stored, ...Object.fromEntries(added) };
}
function parse(body) {
  try {
    const value = JSON.parse(body);
    return isRecord(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
const isKind = (kind) => Object.hasOwn(wordSchemas, kind);
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
export {
  createReader,
  isDraftDamaged,
  isKind,
  planId,
  readBody,
  readDraft
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcmVhZC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLFNBQWtFLG1CQUFtQjtBQUNyRixTQUFxQixjQUFjO0FBQ25DLFNBQVMsa0JBQWlDO0FBQzFDLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsa0JBQWtCLHVCQUF1QjtBQUNsRCxTQUFTLG9CQUFvQjtBQUd0QixNQUFNLFNBQVM7QUFlZixTQUFTLGFBQWEsSUFBa0Q7QUFDN0UsTUFBSSxVQUFtQixvQkFBSSxJQUFJO0FBQy9CLFNBQU8sWUFBWTtBQUNqQixVQUFNLE9BQU8sb0JBQUksSUFBcUI7QUFDdEMsVUFBTSxTQUFtQixDQUFDO0FBQzFCLFFBQUksT0FBaUIsaUJBQWlCO0FBQ3RDLFVBQU0sT0FBMEIsQ0FBQztBQUNqQyxVQUFNLE9BQU8sTUFBTSxTQUFTLEVBQUU7QUFDOUIsVUFBTSxTQUFTLE1BQU07QUFBQSxNQUNuQjtBQUFBLE1BQ0EsS0FBSyxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sT0FBTyxFQUFFLE9BQU8sQ0FBQyxZQUFZLENBQUMsUUFBUSxJQUFJLE9BQU8sQ0FBQztBQUFBLElBQzlFO0FBQ0EsZUFBVyxFQUFFLFlBQVksTUFBTSxRQUFRLEtBQUssTUFBTTtBQUNoRCxZQUFNLFFBQVEsUUFBUSxJQUFJLE9BQU8sS0FBSyxTQUFTLE1BQU0sWUFBWSxPQUFPLElBQUksT0FBTyxLQUFLLEVBQUU7QUFDMUYsVUFBSSxVQUFVLE9BQVcsUUFBTyxLQUFLLFVBQVU7QUFBQSxVQUMxQyxNQUFLLElBQUksU0FBUyxLQUFLO0FBQzVCLFlBQU0sUUFBUSxTQUFVLE1BQU0sYUFBYSxJQUFJLFlBQVksSUFBSTtBQUMvRCxVQUFJLFVBQVUsT0FBVztBQUN6QixVQUFJLGVBQWUsT0FBUSxRQUFPO0FBQUEsVUFDN0IsTUFBSyxLQUFLLEVBQUUsSUFBSSxZQUFZLE1BQU0sT0FBTyxNQUFNLENBQW9CO0FBQUEsSUFDMUU7QUFDQSxVQUFNLE9BQU8sSUFBSSxJQUFJLGdCQUFnQixLQUFLLE1BQU0sQ0FBQztBQUNqRCxlQUFXLE1BQU0sTUFBTSxZQUFZLEVBQUUsRUFBRyxNQUFLLE9BQU8sRUFBRTtBQUN0RCxlQUFXLFlBQVksS0FBTSxNQUFLLElBQUksU0FBUyxJQUFJLFFBQVE7QUFDM0QsY0FBVTtBQUNWLFdBQU8sRUFBRSxXQUFXLEVBQUUsTUFBTSxLQUFLLEdBQUcsT0FBTztBQUFBLEVBQzdDO0FBQ0Y7QUFHQSxTQUFTLFNBQVMsSUFBc0I7QUFDdEMsU0FBTyxHQUNKLFdBQVcsa0JBQWtCLEVBQzdCLFVBQVUsbUJBQW1CLHNCQUFzQixtQ0FBbUMsRUFDdEYsT0FBTyxDQUFDLDhCQUE4QixRQUFRLCtCQUErQixDQUFDLEVBQzlFLE1BQU0sYUFBYSxNQUFNLElBQUksRUFDN0IsUUFBUTtBQUNiO0FBR0EsZUFBZSxXQUFXLElBQXNCLFVBQW1FO0FBQ2pILE1BQUksU0FBUyxXQUFXLEVBQUcsUUFBTyxvQkFBSSxJQUFJO0FBQzFDLFFBQU0sT0FBTyxNQUFNLEdBQUcsV0FBVyxpQkFBaUIsRUFBRSxPQUFPLENBQUMsTUFBTSxNQUFNLENBQUMsRUFBRSxNQUFNLE1BQU0sTUFBTSxRQUFRLEVBQUUsUUFBUTtBQUMvRyxTQUFPLElBQUksSUFBSSxLQUFLLElBQUksQ0FBQyxFQUFFLElBQUksS0FBSyxNQUFNLENBQUMsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUN2RDtBQUdBLGVBQWUsWUFBWSxJQUF5QztBQUNsRSxRQUFNLE9BQU8sTUFBTSxHQUFHLFdBQVcsa0JBQWtCLEVBQUUsT0FBTyxJQUFJLEVBQUUsTUFBTSxhQUFhLFVBQVUsSUFBSSxFQUFFLFFBQVE7QUFDN0csU0FBTyxLQUFLLElBQUksQ0FBQyxFQUFFLEdBQUcsTUFBTSxFQUFFO0FBQ2hDO0FBR0EsZUFBZSxhQUFhLElBQXNCLFlBQW9CLE1BQWdDO0FBQ3BHLGFBQVcsRUFBRSxLQUFLLEtBQUssTUFBTSxhQUFhLElBQUksVUFBVSxHQUFHO0FBQ3pELFVBQU0sUUFBUSxTQUFTLE1BQU0sWUFBWSxJQUFJO0FBQzdDLFFBQUksVUFBVSxPQUFXLFFBQU87QUFBQSxFQUNsQztBQUNBLFNBQU87QUFDVDtBQU1PLFNBQVMsU0FBUyxNQUFjLFlBQW9CLE1BQXVCO0FBQ2hGLFFBQU0sU0FBUyxNQUFNLElBQUk7QUFFekIsUUFBTSxTQUFTLFVBQVUsU0FBUyxZQUFZLGdCQUFnQixNQUFNLElBQUk7QUFDeEUsTUFBSSxTQUFTLE9BQVEsUUFBTyxXQUFXLFVBQVUsRUFBRSxHQUFHLGlCQUFpQixNQUFNLEdBQUcsT0FBTyxDQUFDLEVBQUU7QUFDMUYsTUFBSSxDQUFDLE9BQU8sSUFBSSxLQUFLLENBQUMsT0FBUSxRQUFPO0FBQ3JDLFFBQU0sVUFBVSxpQkFBaUIsS0FBSyxJQUFJLFVBQVUsR0FBRyxTQUFTLFVBQVUsSUFBSTtBQUM5RSxTQUFPLFVBQVUsTUFBTSxXQUFXLFlBQVksSUFBSSxHQUFHLFFBQVEsT0FBTyxDQUFDLEVBQUU7QUFDekU7QUFHTyxTQUFTLFVBQVUsRUFBRSxJQUFJLE1BQU0sTUFBTSxHQUErRDtBQUN6RyxRQUFNLFNBQVMsUUFBUSxNQUFNLEtBQUssSUFBSTtBQUN0QyxNQUFJLENBQUMsVUFBVSxDQUFDLE9BQU8sSUFBSSxLQUFLLENBQUMsU0FBUyxZQUFZLElBQUksR0FBRyxNQUFNLEVBQUcsUUFBTztBQUM3RSxRQUFNLFFBQVEsV0FBVyxZQUFZLElBQUksR0FBRyxRQUFRLGlCQUFpQixLQUFLLElBQUksRUFBRSxHQUFHLFNBQVMsVUFBVSxJQUFJLENBQUM7QUFDM0csU0FBTyxVQUFVLE1BQU0sS0FBSyxFQUFFLE1BQU0sV0FBVyxJQUFJLFFBQVE7QUFDN0Q7QUFFQSxTQUFTLFNBQVMsUUFBZSxRQUF5QjtBQUN4RCxRQUFNLE9BQU8sT0FBTyxNQUFNO0FBQzFCLFNBQU8sS0FBSyxZQUFZLFdBQVcsT0FBTyxLQUFLLE1BQU0sRUFBRSxLQUFLLENBQUMsUUFBUSxPQUFPLE9BQU8sS0FBSyxRQUFRLEdBQUcsQ0FBQztBQUN0RztBQUdPLFNBQVMsZUFBZSxLQUE4QztBQUMzRSxTQUFPLFFBQVEsS0FBSyxLQUFLLEtBQUssUUFBUSxVQUFhLFVBQVUsR0FBRyxNQUFNO0FBQ3hFO0FBR0EsTUFBTSxZQUFtRCxFQUFFLE1BQU0sRUFBRSxTQUFTLFlBQVksRUFBRTtBQUcxRixTQUFTLFdBQVcsT0FBYyxRQUFpQixTQUEyQjtBQUM1RSxRQUFNLE9BQU8sT0FBTyxLQUFLO0FBQ3pCLE1BQUksS0FBSyxZQUFZLFdBQVcsQ0FBQyxTQUFTLE1BQU0sS0FBSyxDQUFDLFNBQVMsT0FBTyxFQUFHLFFBQU87QUFDaEYsUUFBTSxXQUFXLE9BQU8sUUFBUSxLQUFLLE1BQU0sRUFBRTtBQUFBLElBQzNDLENBQUMsQ0FBQyxLQUFLLEtBQUssTUFBTSxPQUFPLFdBQVcsT0FBTyxLQUFLLEVBQUUsWUFBWTtBQUFBLEVBQ2hFO0FBQ0EsUUFBTSxRQUFRLFNBQVMsSUFBSSxDQUFDLENBQUMsS0FBSyxLQUFLLE1BQU07QUFBQSxJQUMzQztBQUFBLElBQ0EsT0FBTyxTQUFTLFdBQVcsT0FBTyxPQUFPLEdBQUcsR0FBRyxRQUFRLEdBQUcsQ0FBQyxJQUFJLFFBQVEsR0FBRztBQUFBLEVBQzVFLENBQUM7QUFDRCxTQUFPLEVBQUUsR0FBRyxRQUFRLEdBQUcsT0FBTyxZQUFZLEtBQUssRUFBRTtBQUNuRDtBQUVBLFNBQVMsTUFBTSxNQUFtRDtBQUNoRSxNQUFJO0FBQ0YsVUFBTSxRQUFpQixLQUFLLE1BQU0sSUFBSTtBQUN0QyxXQUFPLFNBQVMsS0FBSyxJQUFJLFFBQVE7QUFBQSxFQUNuQyxRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjtBQUdPLE1BQU0sU0FBUyxDQUFDLFNBQXVDLE9BQU8sT0FBTyxhQUFhLElBQUk7QUFFN0YsTUFBTSxXQUFXLENBQUMsVUFDaEIsVUFBVSxRQUFRLE9BQU8sVUFBVSxZQUFZLENBQUMsTUFBTSxRQUFRLEtBQUs7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8a8658ba0205f4f5e2a036c98e69daaee0613d92
