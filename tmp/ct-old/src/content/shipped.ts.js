import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { composeContent } from "../shared/content/compose.ts";
import { fixedKinds } from "../shared/content/documents.ts";
import { servicesOf, townsOf } from "../shared/content/page-plan.ts";
import { withStandIns } from "../shared/content/shown-pictures.ts";
import { defaultProfile } from "../shared/profile.ts";
const folder = new URL("./shipped/", import.meta.url);
const plan = readShipped("plan");
const documents = [
  ...fixedKinds.map((kind) => readDocument(kind, kind)),
  ...servicesOf(plan).map((id) => readDocument("service", id)),
  ...townsOf(plan).map((id) => readDocument("town", id))
];
const shippedDocuments = { plan, byId: documentsFor("home") };
const documentsOfAnyRegion = documentsFor("any");
function shippedWordsFor(region) {
  return region === "any" ? documentsOfAnyRegion : shippedDocuments.byId;
}
const shippedContent = composeContent(shippedDocuments);
function documentsFor(region) {
  return new Map(documents.map((document) => [document.id, textsFor(region, document)]));
}
function readDocument(kind, id) {
  const files = { service: "services", town: "towns" };
  const place = kind === "service" || kind === "town" ? files[kind] : "pages";
  return { id, kind, words: kind === "profile" ? defaultProfile : readShipped(`${place}/${id}`) };
}
function readShipped(name) {
  const { $schema: _forEditors, ...words } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  return words;
}
function textsFor(region, value) {
  if (value === null || typeof value !== "object") return value;
  if (Object.hasOwn(value, "any")) return value[region];
  let copy;
  for (const [key, part] of Object.entries(value)) {
    const text = textsFor(region, part);
    if (text === part) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    copy[key] = text;
  }
  return copy ?? value;
}
function composeShown(documents2, pictures, nowMs) {
  const hasPicture = (name) => Object.hasOwn(pictures, name);
  return composeContent(withStandIns(documents2, hasPicture, shippedWordsFor(documents2.plan.region)), nowMs);
}
const shipped = new Map(
  ["home", "any"].flatMap(
    (region) => [...shippedWordsFor(region).values()].map(({ id, words }) => [
      keptName(id, region),
      { words, hash: hashOf(words) }
    ])
  )
);
const shippedHash = (id, region) => shipped.get(keptName(id, region))?.hash ?? "";
function keptName(id, region) {
  const hasOwn = shippedWordsFor("any").get(id) !== shippedWordsFor("home").get(id);
  return region === "any" && hasOwn ? `${id}@any` : id;
}
async function rememberShippedWords(db, at) {
  const known = await db.selectFrom("shippedWords").select(["documentId", "hash"]).execute();
  const isKnown = new Set(known.map(({ documentId, hash }) => `${documentId} ${hash}`));
  const rows = [...shipped].map(([documentId, { words, hash }]) => ({ documentId, hash, firstSeenAt: at, body: JSON.stringify(words) })).filter(({ documentId, hash }) => !isKnown.has(`${documentId} ${hash}`));
  if (rows.length > 0)
    await db.insertInto("shippedWords").values(rows).onConflict((clash) => clash.columns(["documentId", "hash"]).doNothing()).execute();
}
async function answerNews(db, id, kind, region) {
  const newsAnswered = shippedHash(id, region);
  await db.insertInto("contentDocuments").values({ id, kind, newsAnswered }).onConflict((clash) => clash.column("id").doUpdateSet({ newsAnswered })).execute();
}
function hashOf(words) {
  return createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 22);
}
export {
  answerNews,
  composeShown,
  keptName,
  rememberShippedWords,
  shippedContent,
  shippedDocuments,
  shippedHash,
  shippedWordsFor
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvc2hpcHBlZC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsb0JBQW9CO0FBRzdCLFNBQVMsc0JBQXNCO0FBQy9CLFNBQWtFLGtCQUFrQjtBQUNwRixTQUFxQyxZQUFZLGVBQWU7QUFDaEUsU0FBUyxvQkFBb0I7QUFFN0IsU0FBUyxzQkFBc0I7QUFHL0IsTUFBTSxTQUFTLElBQUksSUFBSSxjQUFjLFlBQVksR0FBRztBQUVwRCxNQUFNLE9BQU8sWUFBWSxNQUFNO0FBRS9CLE1BQU0sWUFBWTtBQUFBLEVBQ2hCLEdBQUcsV0FBVyxJQUFJLENBQUMsU0FBUyxhQUFhLE1BQU0sSUFBSSxDQUFDO0FBQUEsRUFDcEQsR0FBRyxXQUFXLElBQUksRUFBRSxJQUFJLENBQUMsT0FBTyxhQUFhLFdBQVcsRUFBRSxDQUFDO0FBQUEsRUFDM0QsR0FBRyxRQUFRLElBQUksRUFBRSxJQUFJLENBQUMsT0FBTyxhQUFhLFFBQVEsRUFBRSxDQUFDO0FBQ3ZEO0FBR08sTUFBTSxtQkFBOEIsRUFBRSxNQUFNLE1BQU0sYUFBYSxNQUFNLEVBQUU7QUFFOUUsTUFBTSx1QkFBdUIsYUFBYSxLQUFLO0FBR3hDLFNBQVMsZ0JBQWdCLFFBQW1DO0FBQ2pFLFNBQU8sV0FBVyxRQUFRLHVCQUF1QixpQkFBaUI7QUFDcEU7QUFHTyxNQUFNLGlCQUFpQixlQUFlLGdCQUFnQjtBQUU3RCxTQUFTLGFBQWEsUUFBMkM7QUFDL0QsU0FBTyxJQUFJLElBQUksVUFBVSxJQUFJLENBQUMsYUFBYSxDQUFDLFNBQVMsSUFBSSxTQUFTLFFBQVEsUUFBUSxDQUFvQixDQUFDLENBQUM7QUFDMUc7QUFHQSxTQUFTLGFBQWEsTUFBb0IsSUFBZ0U7QUFDeEcsUUFBTSxRQUFRLEVBQUUsU0FBUyxZQUFZLE1BQU0sUUFBUTtBQUNuRCxRQUFNLFFBQVEsU0FBUyxhQUFhLFNBQVMsU0FBUyxNQUFNLElBQUksSUFBSTtBQUNwRSxTQUFPLEVBQUUsSUFBSSxNQUFNLE9BQU8sU0FBUyxZQUFZLGlCQUFpQixZQUFZLEdBQUcsS0FBSyxJQUFJLEVBQUUsRUFBRSxFQUFFO0FBQ2hHO0FBR0EsU0FBUyxZQUFZLE1BQXVCO0FBQzFDLFFBQU0sRUFBRSxTQUFTLGFBQWEsR0FBRyxNQUFNLElBQUksS0FBSyxNQUFNLGFBQWEsSUFBSSxJQUFJLEdBQUcsSUFBSSxTQUFTLE1BQU0sR0FBRyxNQUFNLENBQUM7QUFDM0csU0FBTztBQUNUO0FBTUEsU0FBUyxTQUFTLFFBQXdCLE9BQXlCO0FBQ2pFLE1BQUksVUFBVSxRQUFRLE9BQU8sVUFBVSxTQUFVLFFBQU87QUFDeEQsTUFBSSxPQUFPLE9BQU8sT0FBTyxLQUFLLEVBQUcsUUFBUSxNQUFrQyxNQUFNO0FBQ2pGLE1BQUk7QUFDSixhQUFXLENBQUMsS0FBSyxJQUFJLEtBQUssT0FBTyxRQUFRLEtBQUssR0FBRztBQUMvQyxVQUFNLE9BQU8sU0FBUyxRQUFRLElBQUk7QUFDbEMsUUFBSSxTQUFTLEtBQU07QUFDbkIsYUFBVSxNQUFNLFFBQVEsS0FBSyxJQUFJLENBQUMsR0FBRyxLQUFLLElBQUksRUFBRSxHQUFHLE1BQU07QUFDekQsU0FBSyxHQUFHLElBQUk7QUFBQSxFQUNkO0FBQ0EsU0FBTyxRQUFRO0FBQ2pCO0FBT08sU0FBUyxhQUNkQSxZQUNBLFVBQ0EsT0FDYTtBQUNiLFFBQU0sYUFBYSxDQUFDLFNBQWlCLE9BQU8sT0FBTyxVQUFVLElBQUk7QUFDakUsU0FBTyxlQUFlLGFBQWFBLFlBQVcsWUFBWSxnQkFBZ0JBLFdBQVUsS0FBSyxNQUFNLENBQUMsR0FBRyxLQUFLO0FBQzFHO0FBR0EsTUFBTSxVQUFVLElBQUk7QUFBQSxFQUNqQixDQUFDLFFBQVEsS0FBSyxFQUFZO0FBQUEsSUFBUSxDQUFDLFdBQ2xDLENBQUMsR0FBRyxnQkFBZ0IsTUFBTSxFQUFFLE9BQU8sQ0FBQyxFQUFFLElBQUksQ0FBQyxFQUFFLElBQUksTUFBTSxNQUFNO0FBQUEsTUFDM0QsU0FBUyxJQUFJLE1BQU07QUFBQSxNQUNuQixFQUFFLE9BQU8sTUFBTSxPQUFPLEtBQUssRUFBRTtBQUFBLElBQy9CLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFHTyxNQUFNLGNBQWMsQ0FBQyxJQUFZLFdBQTJCLFFBQVEsSUFBSSxTQUFTLElBQUksTUFBTSxDQUFDLEdBQUcsUUFBUTtBQUd2RyxTQUFTLFNBQVMsSUFBWSxRQUF3QjtBQUMzRCxRQUFNLFNBQVMsZ0JBQWdCLEtBQUssRUFBRSxJQUFJLEVBQUUsTUFBTSxnQkFBZ0IsTUFBTSxFQUFFLElBQUksRUFBRTtBQUNoRixTQUFPLFdBQVcsU0FBUyxTQUFTLEdBQUcsRUFBRSxTQUFTO0FBQ3BEO0FBR0EsZUFBc0IscUJBQXFCLElBQXNCLElBQTJCO0FBQzFGLFFBQU0sUUFBUSxNQUFNLEdBQUcsV0FBVyxjQUFjLEVBQUUsT0FBTyxDQUFDLGNBQWMsTUFBTSxDQUFDLEVBQUUsUUFBUTtBQUN6RixRQUFNLFVBQVUsSUFBSSxJQUFJLE1BQU0sSUFBSSxDQUFDLEVBQUUsWUFBWSxLQUFLLE1BQU0sR0FBRyxVQUFVLElBQUksSUFBSSxFQUFFLENBQUM7QUFDcEYsUUFBTSxPQUFPLENBQUMsR0FBRyxPQUFPLEVBQ3JCLElBQUksQ0FBQyxDQUFDLFlBQVksRUFBRSxPQUFPLEtBQUssQ0FBQyxPQUFPLEVBQUUsWUFBWSxNQUFNLGFBQWEsSUFBSSxNQUFNLEtBQUssVUFBVSxLQUFLLEVBQUUsRUFBRSxFQUMzRyxPQUFPLENBQUMsRUFBRSxZQUFZLEtBQUssTUFBTSxDQUFDLFFBQVEsSUFBSSxHQUFHLFVBQVUsSUFBSSxJQUFJLEVBQUUsQ0FBQztBQUN6RSxNQUFJLEtBQUssU0FBUztBQUNoQixVQUFNLEdBQ0gsV0FBVyxjQUFjLEVBQ3pCLE9BQU8sSUFBSSxFQUNYLFdBQVcsQ0FBQyxVQUFVLE1BQU0sUUFBUSxDQUFDLGNBQWMsTUFBTSxDQUFDLEVBQUUsVUFBVSxDQUFDLEVBQ3ZFLFFBQVE7QUFDZjtBQUdBLGVBQXNCLFdBQVcsSUFBc0IsSUFBWSxNQUFjLFFBQStCO0FBQzlHLFFBQU0sZUFBZSxZQUFZLElBQUksTUFBTTtBQUMzQyxRQUFNLEdBQ0gsV0FBVyxrQkFBa0IsRUFDN0IsT0FBTyxFQUFFLElBQUksTUFBTSxhQUFhLENBQUMsRUFDakMsV0FBVyxDQUFDLFVBQVUsTUFBTSxPQUFPLElBQUksRUFBRSxZQUFZLEVBQUUsYUFBYSxDQUFDLENBQUMsRUFDdEUsUUFBUTtBQUNiO0FBRUEsU0FBUyxPQUFPLE9BQXdCO0FBQ3RDLFNBQU8sV0FBVyxRQUFRLEVBQUUsT0FBTyxLQUFLLFVBQVUsS0FBSyxDQUFDLEVBQUUsT0FBTyxXQUFXLEVBQUUsTUFBTSxHQUFHLEVBQUU7QUFDM0Y7IiwKICAibmFtZXMiOiBbImRvY3VtZW50cyJdCn0K

//959f0c1a82423069b2ba611d2a2337b17187e80f
