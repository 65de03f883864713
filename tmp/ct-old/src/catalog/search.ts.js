import { setImmediate } from "node:timers/promises";
import { listTexts } from "./store.ts";
const queryLimit = 100;
const before = 60;
const after = 120;
async function searchCatalog(db, version, query) {
  const asked = query.slice(0, queryLimit).toWellFormed();
  const words = wordsOf(plain(asked));
  if (words.length === 0) return void 0;
  const found = (await readWords(db, version)).filter(
    (page) => words.every((word) => page.words.some((candidate) => candidate.startsWith(word)))
  );
  return { query: asked.trim(), found: found.map(({ page, text }) => ({ page, excerpt: excerptOf(text, words) })) };
}
let known;
function readWords(db, version) {
  if (known?.version === version) return known.pages;
  const reading = { version, pages: splitPages(db, version) };
  known = reading;
  reading.pages.catch(() => {
    if (known === reading) known = void 0;
  });
  return reading.pages;
}
async function splitPages(db, version) {
  const pages = [];
  for (const { page, text } of await listTexts(db, version)) {
    const shown = plain(text);
    pages.push({ page, text: shown, words: [...new Set(wordsOf(shown))] });
    await setImmediate();
  }
  return pages;
}
function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
function excerptOf(text, words) {
  const position = text.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})`, "u"));
  const start = position <= before ? 0 : text.indexOf(" ", position - before) + 1;
  const isEnd = position + after >= text.length;
  const cut = text.slice(start, position + after);
  return `${start > 0 ? "\u2026" : ""}${isEnd ? cut : `${cut.replace(/ \S*$/, "")}\u2026`}`.toWellFormed();
}
export {
  searchCatalog
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvc2VhcmNoLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxvQkFBb0I7QUFJN0IsU0FBUyxpQkFBaUI7QUFHMUIsTUFBTSxhQUFhO0FBRW5CLE1BQU0sU0FBUztBQUNmLE1BQU0sUUFBUTtBQWVkLGVBQXNCLGNBQ3BCLElBQ0EsU0FDQSxPQUNvQztBQUNwQyxRQUFNLFFBQVEsTUFBTSxNQUFNLEdBQUcsVUFBVSxFQUFFLGFBQWE7QUFDdEQsUUFBTSxRQUFRLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFDbEMsTUFBSSxNQUFNLFdBQVcsRUFBRyxRQUFPO0FBQy9CLFFBQU0sU0FBUyxNQUFNLFVBQVUsSUFBSSxPQUFPLEdBQUc7QUFBQSxJQUFPLENBQUMsU0FDbkQsTUFBTSxNQUFNLENBQUMsU0FBUyxLQUFLLE1BQU0sS0FBSyxDQUFDLGNBQWMsVUFBVSxXQUFXLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDbEY7QUFDQSxTQUFPLEVBQUUsT0FBTyxNQUFNLEtBQUssR0FBRyxPQUFPLE1BQU0sSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE9BQU8sRUFBRSxNQUFNLFNBQVMsVUFBVSxNQUFNLEtBQUssRUFBRSxFQUFFLEVBQUU7QUFDbEg7QUFHQSxJQUFJO0FBRUosU0FBUyxVQUFVLElBQXNCLFNBQXVDO0FBQzlFLE1BQUksT0FBTyxZQUFZLFFBQVMsUUFBTyxNQUFNO0FBQzdDLFFBQU0sVUFBVSxFQUFFLFNBQVMsT0FBTyxXQUFXLElBQUksT0FBTyxFQUFFO0FBQzFELFVBQVE7QUFDUixVQUFRLE1BQU0sTUFBTSxNQUFNO0FBQ3hCLFFBQUksVUFBVSxRQUFTLFNBQVE7QUFBQSxFQUNqQyxDQUFDO0FBQ0QsU0FBTyxRQUFRO0FBQ2pCO0FBR0EsZUFBZSxXQUFXLElBQXNCLFNBQXVDO0FBQ3JGLFFBQU0sUUFBcUIsQ0FBQztBQUM1QixhQUFXLEVBQUUsTUFBTSxLQUFLLEtBQUssTUFBTSxVQUFVLElBQUksT0FBTyxHQUFHO0FBQ3pELFVBQU0sUUFBUSxNQUFNLElBQUk7QUFDeEIsVUFBTSxLQUFLLEVBQUUsTUFBTSxNQUFNLE9BQU8sT0FBTyxDQUFDLEdBQUcsSUFBSSxJQUFJLFFBQVEsS0FBSyxDQUFDLENBQUMsRUFBRSxDQUFDO0FBQ3JFLFVBQU0sYUFBYTtBQUFBLEVBQ3JCO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxNQUFNLE1BQXNCO0FBQ25DLFNBQU8sS0FBSyxVQUFVLE1BQU0sRUFBRSxRQUFRLFdBQVcsRUFBRTtBQUNyRDtBQUdBLFNBQVMsUUFBUSxNQUF3QjtBQUN2QyxTQUFPLEtBQUssWUFBWSxFQUFFLE1BQU0saUJBQWlCLEtBQUssQ0FBQztBQUN6RDtBQUVBLFNBQVMsVUFBVSxNQUFjLE9BQWtDO0FBQ2pFLFFBQU0sV0FBVyxLQUFLLFlBQVksRUFBRSxPQUFPLElBQUksT0FBTyx1QkFBdUIsTUFBTSxLQUFLLEdBQUcsQ0FBQyxLQUFLLEdBQUcsQ0FBQztBQUNyRyxRQUFNLFFBQVEsWUFBWSxTQUFTLElBQUksS0FBSyxRQUFRLEtBQUssV0FBVyxNQUFNLElBQUk7QUFDOUUsUUFBTSxRQUFRLFdBQVcsU0FBUyxLQUFLO0FBQ3ZDLFFBQU0sTUFBTSxLQUFLLE1BQU0sT0FBTyxXQUFXLEtBQUs7QUFDOUMsU0FBTyxHQUFHLFFBQVEsSUFBSSxXQUFNLEVBQUUsR0FBRyxRQUFRLE1BQU0sR0FBRyxJQUFJLFFBQVEsU0FBUyxFQUFFLENBQUMsUUFBRyxHQUFHLGFBQWE7QUFDL0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//07a779705b638b662ea720cab1fc9bcc6a44dc87
