import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { recordChange } from "../accounts/index.ts";
import {
  bringWords,
  mergePlans,
  takeBackWords
} from "../content/index.ts";
import { inTransaction, readSetting, writeSetting } from "../database/index.ts";
import {
  bringPictures,
  listUploadedPictures,
  takeBackPictures
} from "../pictures/index.ts";
import { nameOf } from "../shared/content/documents.ts";
const lastImportKey = "lastImport";
async function applyFile(app, { content, named }, by, claim) {
  const { documents } = app.site.current;
  const isNew = ({ id, words: words2 }) => !isDeepStrictEqual(documents.byId.get(id)?.words, words2);
  const words = { ...content, documents: content.documents.filter(isNew) };
  const batch = randomUUID();
  const nowMs = app.now();
  const edit = { by, at: new Date(nowMs).toISOString(), documents, profile: profileOf(app, words) };
  await app.pictures.bring(
    named,
    (placed, keep) => inTransaction(app.db, async (transaction) => {
      await claim(transaction);
      const last = {
        batch,
        pictures: await bringPictures(
          transaction,
          content.pictures.map((picture) => withFiles(picture, placed)),
          nowMs
        ),
        words: await bringWords(transaction, edit, { words, batch })
      };
      await keep(transaction);
      await writeSetting(transaction, lastImportKey, last);
      const detail = describe(words.documents.length, last);
      await recordChange(transaction, by, edit.at, { action: "import", subject: "content-file", detail });
    })
  );
  return { batch };
}
const takeBackFile = async (transaction, { batch, by, at }) => {
  const { value: last } = await readSetting(transaction, lastImportKey);
  if (last?.batch !== batch) return false;
  await takeBackWords(transaction, last.words, at);
  await takeBackPictures(transaction, last.pictures, Date.parse(at));
  await writeSetting(transaction, lastImportKey, null);
  await recordChange(transaction, by, at, { action: "undo", subject: "content-file" });
  return true;
};
function profileOf({ site }, { documents }) {
  const brought = documents.find((document) => document.kind === "profile");
  return brought ? brought.words : site.current.profile;
}
const withFiles = (picture, placed) => ({
  ...picture,
  placed: placed.find(({ picture: { name } }) => name === picture.name)
});
function describe(documents, { pictures }) {
  const count = new Set([...pictures.added, ...pictures.replaced].map(({ id }) => id)).size;
  return `${documents} documents, ${count} pictures`;
}
async function summarize(app, content) {
  const { documents } = app.site.current;
  const summary = {
    madeAt: content.madeAt,
    ...{ adds: [], changes: [], leaves: [] },
    pictures: await comparePictures(app, content.pictures)
  };
  const tell = (state, entry) => summary[state].push(entry);
  const tellPart = (part, isSame) => tell(isSame ? "leaves" : "changes", { id: part, kind: part, name: partNames[part] });
  for (const document of content.documents) {
    const here = documents.byId.get(document.id);
    const state = here ? isDeepStrictEqual(here.words, document.words) ? "leaves" : "changes" : "adds";
    tell(state, { id: document.id, kind: document.kind, name: nameOf(document) });
  }
  const merged = mergePlans(documents.plan, documents, content);
  tellPart("plan", isDeepStrictEqual(merged, documents.plan));
  if (content.redirects.length > 0) tellPart("redirects", hasRedirects(app, content));
  if (content.pictures.length > 0)
    tellPart(
      "pictures",
      summary.pictures.every(({ state }) => state === "leaves")
    );
  return summary;
}
const partNames = {
  plan: "List of pages and their addresses",
  redirects: "Redirects",
  pictures: "All pictures"
};
function hasRedirects(app, { redirects }) {
  return redirects.every(({ from, page, address, automatic }) => {
    const here = app.site.current.redirects.get(from);
    return here?.page === page && here?.address === address && here?.automatic === automatic;
  });
}
async function comparePictures(app, pictures) {
  const rows = new Map((await listUploadedPictures(app.db)).map((row) => [row.name, row]));
  return pictures.map((picture) => ({
    name: picture.name,
    alt: picture.alt,
    state: stateOf(picture, rows.get(picture.name))
  }));
}
function stateOf({ kind, hash, alt }, here) {
  if (!here) return kind === "slot" ? "changes" : "adds";
  return here.hash === hash && here.alt === alt ? "leaves" : "changes";
}
export {
  applyFile,
  summarize,
  takeBackFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS9hcHBseS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMseUJBQXlCO0FBR2xDLFNBQXNCLG9CQUFvQjtBQUMxQztBQUFBLEVBR0U7QUFBQSxFQUNBO0FBQUEsRUFFQTtBQUFBLE9BQ0s7QUFDUCxTQUF3QixlQUFnQyxhQUFhLG9CQUFvQjtBQUN6RjtBQUFBLEVBRUU7QUFBQSxFQUNBO0FBQUEsRUFHQTtBQUFBLE9BQ0s7QUFDUCxTQUErQixjQUFjO0FBVzdDLE1BQU0sZ0JBQWdCO0FBUXRCLGVBQXNCLFVBQ3BCLEtBQ0EsRUFBRSxTQUFTLE1BQU0sR0FDakIsSUFDQSxPQUM0QjtBQUM1QixRQUFNLEVBQUUsVUFBVSxJQUFJLElBQUksS0FBSztBQUMvQixRQUFNLFFBQVEsQ0FBQyxFQUFFLElBQUksT0FBQUEsT0FBTSxNQUF1QixDQUFDLGtCQUFrQixVQUFVLEtBQUssSUFBSSxFQUFFLEdBQUcsT0FBT0EsTUFBSztBQUN6RyxRQUFNLFFBQXNCLEVBQUUsR0FBRyxTQUFTLFdBQVcsUUFBUSxVQUFVLE9BQU8sS0FBSyxFQUFFO0FBQ3JGLFFBQU0sUUFBUSxXQUFXO0FBQ3pCLFFBQU0sUUFBUSxJQUFJLElBQUk7QUFDdEIsUUFBTSxPQUFPLEVBQUUsSUFBSSxJQUFJLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWSxHQUFHLFdBQVcsU0FBUyxVQUFVLEtBQUssS0FBSyxFQUFFO0FBQ2hHLFFBQU0sSUFBSSxTQUFTO0FBQUEsSUFBTTtBQUFBLElBQU8sQ0FBQyxRQUFRLFNBQ3ZDLGNBQWMsSUFBSSxJQUFJLE9BQU8sZ0JBQWdCO0FBQzNDLFlBQU0sTUFBTSxXQUFXO0FBQ3ZCLFlBQU0sT0FBbUI7QUFBQSxRQUN2QjtBQUFBLFFBQ0EsVUFBVSxNQUFNO0FBQUEsVUFDZDtBQUFBLFVBQ0EsUUFBUSxTQUFTLElBQUksQ0FBQyxZQUFZLFVBQVUsU0FBUyxNQUFNLENBQUM7QUFBQSxVQUM1RDtBQUFBLFFBQ0Y7QUFBQSxRQUNBLE9BQU8sTUFBTSxXQUFXLGFBQWEsTUFBTSxFQUFFLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDN0Q7QUFDQSxZQUFNLEtBQUssV0FBVztBQUN0QixZQUFNLGFBQWEsYUFBYSxlQUFlLElBQUk7QUFDbkQsWUFBTSxTQUFTLFNBQVMsTUFBTSxVQUFVLFFBQVEsSUFBSTtBQUNwRCxZQUFNLGFBQWEsYUFBYSxJQUFJLEtBQUssSUFBSSxFQUFFLFFBQVEsVUFBVSxTQUFTLGdCQUFnQixPQUFPLENBQUM7QUFBQSxJQUNwRyxDQUFDO0FBQUEsRUFDSDtBQUNBLFNBQU8sRUFBRSxNQUFNO0FBQ2pCO0FBR08sTUFBTSxlQUFpQyxPQUFPLGFBQWEsRUFBRSxPQUFPLElBQUksR0FBRyxNQUFNO0FBQ3RGLFFBQU0sRUFBRSxPQUFPLEtBQUssSUFBSSxNQUFNLFlBQStCLGFBQWEsYUFBYTtBQUN2RixNQUFJLE1BQU0sVUFBVSxNQUFPLFFBQU87QUFDbEMsUUFBTSxjQUFjLGFBQWEsS0FBSyxPQUFPLEVBQUU7QUFDL0MsUUFBTSxpQkFBaUIsYUFBYSxLQUFLLFVBQVUsS0FBSyxNQUFNLEVBQUUsQ0FBQztBQUNqRSxRQUFNLGFBQWEsYUFBYSxlQUFlLElBQUk7QUFDbkQsUUFBTSxhQUFhLGFBQWEsSUFBSSxJQUFJLEVBQUUsUUFBUSxRQUFRLFNBQVMsZUFBZSxDQUFDO0FBQ25GLFNBQU87QUFDVDtBQUdBLFNBQVMsVUFBVSxFQUFFLEtBQUssR0FBb0IsRUFBRSxVQUFVLEdBQTBCO0FBQ2xGLFFBQU0sVUFBVSxVQUFVLEtBQUssQ0FBQyxhQUFhLFNBQVMsU0FBUyxTQUFTO0FBQ3hFLFNBQU8sVUFBVSxRQUFRLFFBQVEsS0FBSyxRQUFRO0FBQ2hEO0FBRUEsTUFBTSxZQUFZLENBQUMsU0FBeUIsWUFBc0Q7QUFBQSxFQUNoRyxHQUFHO0FBQUEsRUFDSCxRQUFRLE9BQU8sS0FBSyxDQUFDLEVBQUUsU0FBUyxFQUFFLEtBQUssRUFBRSxNQUFNLFNBQVMsUUFBUSxJQUFJO0FBQ3RFO0FBRUEsU0FBUyxTQUFTLFdBQW1CLEVBQUUsU0FBUyxHQUF1QjtBQUNyRSxRQUFNLFFBQVEsSUFBSSxJQUFJLENBQUMsR0FBRyxTQUFTLE9BQU8sR0FBRyxTQUFTLFFBQVEsRUFBRSxJQUFJLENBQUMsRUFBRSxHQUFHLE1BQU0sRUFBRSxDQUFDLEVBQUU7QUFDckYsU0FBTyxHQUFHLFNBQVMsZUFBZSxLQUFLO0FBQ3pDO0FBS0EsZUFBc0IsVUFBVSxLQUFzQixTQUFpRTtBQUNySCxRQUFNLEVBQUUsVUFBVSxJQUFJLElBQUksS0FBSztBQUMvQixRQUFNLFVBQXlDO0FBQUEsSUFDN0MsUUFBUSxRQUFRO0FBQUEsSUFDaEIsR0FBRyxFQUFFLE1BQU0sQ0FBQyxHQUFHLFNBQVMsQ0FBQyxHQUFHLFFBQVEsQ0FBQyxFQUFFO0FBQUEsSUFDdkMsVUFBVSxNQUFNLGdCQUFnQixLQUFLLFFBQVEsUUFBUTtBQUFBLEVBQ3ZEO0FBQ0EsUUFBTSxPQUFPLENBQUMsT0FBYyxVQUFxQixRQUFRLEtBQUssRUFBRSxLQUFLLEtBQUs7QUFDMUUsUUFBTSxXQUFXLENBQUMsTUFBZ0IsV0FDaEMsS0FBSyxTQUFTLFdBQVcsV0FBVyxFQUFFLElBQUksTUFBTSxNQUFNLE1BQU0sTUFBTSxVQUFVLElBQUksRUFBRSxDQUFDO0FBQ3JGLGFBQVcsWUFBWSxRQUFRLFdBQVc7QUFDeEMsVUFBTSxPQUFPLFVBQVUsS0FBSyxJQUFJLFNBQVMsRUFBRTtBQUMzQyxVQUFNLFFBQVEsT0FBUSxrQkFBa0IsS0FBSyxPQUFPLFNBQVMsS0FBSyxJQUFJLFdBQVcsWUFBYTtBQUM5RixTQUFLLE9BQU8sRUFBRSxJQUFJLFNBQVMsSUFBSSxNQUFNLFNBQVMsTUFBTSxNQUFNLE9BQU8sUUFBUSxFQUFFLENBQUM7QUFBQSxFQUM5RTtBQUNBLFFBQU0sU0FBUyxXQUFXLFVBQVUsTUFBTSxXQUFXLE9BQU87QUFDNUQsV0FBUyxRQUFRLGtCQUFrQixRQUFRLFVBQVUsSUFBSSxDQUFDO0FBQzFELE1BQUksUUFBUSxVQUFVLFNBQVMsRUFBRyxVQUFTLGFBQWEsYUFBYSxLQUFLLE9BQU8sQ0FBQztBQUNsRixNQUFJLFFBQVEsU0FBUyxTQUFTO0FBQzVCO0FBQUEsTUFDRTtBQUFBLE1BQ0EsUUFBUSxTQUFTLE1BQU0sQ0FBQyxFQUFFLE1BQU0sTUFBTSxVQUFVLFFBQVE7QUFBQSxJQUMxRDtBQUNGLFNBQU87QUFDVDtBQUVBLE1BQU0sWUFBc0M7QUFBQSxFQUMxQyxNQUFNO0FBQUEsRUFDTixXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQ1o7QUFFQSxTQUFTLGFBQWEsS0FBc0IsRUFBRSxVQUFVLEdBQTRCO0FBQ2xGLFNBQU8sVUFBVSxNQUFNLENBQUMsRUFBRSxNQUFNLE1BQU0sU0FBUyxVQUFVLE1BQU07QUFDN0QsVUFBTSxPQUFPLElBQUksS0FBSyxRQUFRLFVBQVUsSUFBSSxJQUFJO0FBQ2hELFdBQU8sTUFBTSxTQUFTLFFBQVEsTUFBTSxZQUFZLFdBQVcsTUFBTSxjQUFjO0FBQUEsRUFDakYsQ0FBQztBQUNIO0FBRUEsZUFBZSxnQkFDYixLQUNBLFVBQ29DO0FBQ3BDLFFBQU0sT0FBTyxJQUFJLEtBQUssTUFBTSxxQkFBcUIsSUFBSSxFQUFFLEdBQUcsSUFBSSxDQUFDLFFBQVEsQ0FBQyxJQUFJLE1BQU0sR0FBRyxDQUFDLENBQUM7QUFDdkYsU0FBTyxTQUFTLElBQUksQ0FBQyxhQUFhO0FBQUEsSUFDaEMsTUFBTSxRQUFRO0FBQUEsSUFDZCxLQUFLLFFBQVE7QUFBQSxJQUNiLE9BQU8sUUFBUSxTQUFTLEtBQUssSUFBSSxRQUFRLElBQUksQ0FBQztBQUFBLEVBQ2hELEVBQUU7QUFDSjtBQUVBLFNBQVMsUUFBUSxFQUFFLE1BQU0sTUFBTSxJQUFJLEdBQWdCLE1BQXFDO0FBQ3RGLE1BQUksQ0FBQyxLQUFNLFFBQU8sU0FBUyxTQUFTLFlBQVk7QUFDaEQsU0FBTyxLQUFLLFNBQVMsUUFBUSxLQUFLLFFBQVEsTUFBTSxXQUFXO0FBQzdEOyIsCiAgIm5hbWVzIjogWyJ3b3JkcyJdCn0K

//317ca2add5e8e733a0432e15e929d87c9b3300db
