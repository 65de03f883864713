import { plainText } from "./inline.ts";
import { fieldsOf } from "./walk.ts";
function textsOfPage(schema, words) {
  const unseen = /^(title|description|keywords|menuName|summary)$|\.(alt|source|checked)$/;
  return [...fieldsOf(schema, words)].flatMap(
    ({ note, path, value }) => (note.control === "line" || note.control === "paragraph") && typeof value === "string" && !unseen.test(path) ? plainText(value) : []
  );
}
function paragraphsOfPage(schema, words) {
  return [...fieldsOf(schema, words)].flatMap(
    ({ note, path, value }) => note.control === "paragraph" && typeof value === "string" && path !== "summary" ? plainText(value) : []
  );
}
function countWords(texts) {
  return texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
}
const wordsNeeded = 200;
const similarShare = 0.15;
const copiedShare = 0.35;
function likeness(one, other, names) {
  const [here, there] = [runsOf(one, 3, names), runsOf(other, 3, names)];
  const shared = [...here].filter((run) => there.has(run)).length;
  return shared / Math.max(wordsNeeded, Math.min(here.size, there.size));
}
function runsOf(texts, length, names = []) {
  const out = new Set(names.flatMap(wordsOf));
  const runs = /* @__PURE__ */ new Set();
  for (const text of texts) {
    const words = wordsOf(text).map((word) => out.has(word) ? "" : word);
    for (let start = 0; start + length <= words.length; start += 1)
      runs.add(words.slice(start, start + length).join(" "));
  }
  return runs;
}
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
export {
  copiedShare,
  countWords,
  likeness,
  paragraphsOfPage,
  runsOf,
  similarShare,
  textsOfPage,
  wordsNeeded
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2xpa2VuZXNzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxnQkFBZ0I7QUFHbEIsU0FBUyxZQUFZLFFBQWUsT0FBMEI7QUFDbkUsUUFBTSxTQUFTO0FBQ2YsU0FBTyxDQUFDLEdBQUcsU0FBUyxRQUFRLEtBQUssQ0FBQyxFQUFFO0FBQUEsSUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FDOUQsS0FBSyxZQUFZLFVBQVUsS0FBSyxZQUFZLGdCQUFnQixPQUFPLFVBQVUsWUFBWSxDQUFDLE9BQU8sS0FBSyxJQUFJLElBQ3ZHLFVBQVUsS0FBSyxJQUNmLENBQUM7QUFBQSxFQUNQO0FBQ0Y7QUFNTyxTQUFTLGlCQUFpQixRQUFlLE9BQTBCO0FBQ3hFLFNBQU8sQ0FBQyxHQUFHLFNBQVMsUUFBUSxLQUFLLENBQUMsRUFBRTtBQUFBLElBQVEsQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLE1BQy9ELEtBQUssWUFBWSxlQUFlLE9BQU8sVUFBVSxZQUFZLFNBQVMsWUFBWSxVQUFVLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDeEc7QUFDRjtBQUdPLFNBQVMsV0FBVyxPQUFrQztBQUMzRCxTQUFPLE1BQU0sT0FBTyxDQUFDLEtBQUssU0FBUyxNQUFNLFFBQVEsSUFBSSxFQUFFLFFBQVEsQ0FBQztBQUNsRTtBQUdPLE1BQU0sY0FBYztBQUdwQixNQUFNLGVBQWU7QUFDckIsTUFBTSxjQUFjO0FBTXBCLFNBQVMsU0FBUyxLQUF3QixPQUEwQixPQUFrQztBQUMzRyxRQUFNLENBQUMsTUFBTSxLQUFLLElBQUksQ0FBQyxPQUFPLEtBQUssR0FBRyxLQUFLLEdBQUcsT0FBTyxPQUFPLEdBQUcsS0FBSyxDQUFDO0FBQ3JFLFFBQU0sU0FBUyxDQUFDLEdBQUcsSUFBSSxFQUFFLE9BQU8sQ0FBQyxRQUFRLE1BQU0sSUFBSSxHQUFHLENBQUMsRUFBRTtBQUN6RCxTQUFPLFNBQVMsS0FBSyxJQUFJLGFBQWEsS0FBSyxJQUFJLEtBQUssTUFBTSxNQUFNLElBQUksQ0FBQztBQUN2RTtBQUdPLFNBQVMsT0FBTyxPQUEwQixRQUFnQixRQUEyQixDQUFDLEdBQWdCO0FBQzNHLFFBQU0sTUFBTSxJQUFJLElBQUksTUFBTSxRQUFRLE9BQU8sQ0FBQztBQUMxQyxRQUFNLE9BQU8sb0JBQUksSUFBWTtBQUM3QixhQUFXLFFBQVEsT0FBTztBQUN4QixVQUFNLFFBQVEsUUFBUSxJQUFJLEVBQUUsSUFBSSxDQUFDLFNBQVUsSUFBSSxJQUFJLElBQUksSUFBSSxLQUFLLElBQUs7QUFDckUsYUFBUyxRQUFRLEdBQUcsUUFBUSxVQUFVLE1BQU0sUUFBUSxTQUFTO0FBQzNELFdBQUssSUFBSSxNQUFNLE1BQU0sT0FBTyxRQUFRLE1BQU0sRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQ3pEO0FBQ0EsU0FBTztBQUNUO0FBRUEsTUFBTSxVQUFVLENBQUMsU0FBMkIsS0FBSyxZQUFZLEVBQUUsTUFBTSw4QkFBOEIsS0FBSyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//eb27eddb82138c0aa33cb2e042a6f14e04de1038
