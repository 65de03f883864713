import { pathOfPage } from "./compose.ts";
import { shownTowns, wordSchemas } from "./documents.ts";
import { endsTooEarly } from "./header-footer-words.ts";
import { linkTargets, readTarget } from "./inline.ts";
import {
  copiedShare,
  countWords,
  likeness,
  paragraphsOfPage,
  runsOf,
  similarShare,
  textsOfPage,
  wordsNeeded
} from "./likeness.ts";
import { wrongPlaceholders } from "./placeholders.ts";
import { profileProblems } from "./profile-words.ts";
import { fieldsOf } from "./walk.ts";
function readWords(kind, words) {
  const result = wordSchemas[kind].safeParse(words);
  if (result.success) return { words: result.data, shape: [], limits: [] };
  const found = result.error.issues.map(({ code, path, message }) => ({
    isShape: shapeCodes.has(code),
    problem: { path: path.join("."), code: "limits", level: "error", message }
  }));
  return {
    shape: found.filter(({ isShape }) => isShape).map(({ problem }) => problem),
    limits: found.filter(({ isShape }) => !isShape).map(({ problem }) => problem)
  };
}
const shapeCodes = /* @__PURE__ */ new Set([
  "invalid_type",
  "invalid_value",
  "invalid_union",
  "unrecognized_keys",
  "invalid_key"
]);
async function findAllProblems(id, kind, words, context) {
  const { words: read } = readWords(kind, words);
  const bytes = read && await context.weigh?.({ id, kind, words: read });
  return [...findProblems(id, kind, words, context), ...(bytes ?? 0) > heavyBytes ? [heavyProblem] : []];
}
function findProblems(id, kind, words, context) {
  return [...findErrors(kind, words, context), ...kind === "town" ? townProblems(id, words, context.documents) : []];
}
function findErrors(kind, words, context) {
  const { words: read, limits } = readWords(kind, words);
  return [
    ...limits,
    ...[...fieldsOf(wordSchemas[kind], words)].flatMap((field) => fieldProblems(kind, field, context)),
    ...kind === "bar" ? barProblems(words) : [],
    ...kind === "profile" && read ? profileProblems(read, context.documents.plan) : []
  ];
}
const heavyBytes = 15e3;
const heavyProblem = {
  path: "",
  code: "heavy",
  level: "warning",
  message: "This page is heavy for a weak line."
};
function fieldProblems(kind, field, context) {
  const { path, note, value } = field;
  if (typeof value !== "string") return [];
  const error = (code, message) => ({ path, code, level: "error", message });
  const isGone = (id) => pathOfPage(context.documents, id) === void 0;
  const leadsNowhere = (target) => target?.kind === "page" && isGone(target.id);
  const placeholders = () => wrongPlaceholders(value, kind === "town" || path.startsWith("townPage.")).map(
    (name) => error("placeholder", `There is no {${name}}.`)
  );
  switch (note.control) {
    case "page":
      return isGone(value) ? [error("link", goneMessage)] : [];
    case "target":
      return leadsNowhere(readTarget(value)) ? [error("link", goneMessage)] : [];
    case "pictureName":
      return context.hasPicture(value) ? [] : [error("picture", "This picture is not on the site. Choose another one.")];
    case "line":
      return placeholders();
    case "paragraph":
      return [...placeholders(), ...linkTargets(value).some(leadsNowhere) ? [error("link", goneMessage)] : []];
    default:
      return [];
  }
}
const goneMessage = "This link leads to a page that is hidden or gone.";
function barProblems(words) {
  if (!endsTooEarly(words)) return [];
  return [{ path: "until", code: "limits", level: "error", message: "The announcement would end before it begins." }];
}
function townProblems(id, words, documents) {
  const texts = paragraphsOfPage(wordSchemas.town, words);
  const others = shownTowns(documents).filter((other) => other.id !== id);
  const names = [...others.map(({ words: words2 }) => words2.town), nameOfTown(words)];
  const name = nameOfTown(words);
  const found = [];
  for (const other of others) {
    const share = likeness(texts, paragraphsOfPage(wordSchemas.town, other.words), names);
    if (share < similarShare) continue;
    const message = `${Math.round(share * 100)}% of this page is the same as ${other.words.town}\u2019s. Say what is different in ${name}.`;
    found.push({
      path: "",
      ...share >= copiedShare ? { code: "copied", level: "error" } : { code: "similar", level: "warning" },
      message
    });
  }
  const count = countWords(texts);
  if (count < wordsNeeded) {
    const message = `A town page needs about ${wordsNeeded} words of its own; this has ${count}.`;
    found.push({ path: "", code: "short", level: "warning", message });
  }
  return [...found, ...repeatedSentences(words, others)];
}
const nameOfTown = (words) => String(words?.town ?? "");
function repeatedSentences(words, others) {
  const runs = others.map((other) => ({
    town: other.words.town,
    runs: runsOf(textsOfPage(wordSchemas.town, other.words), 8)
  }));
  return [...fieldsOf(wordSchemas.town, words)].flatMap(({ path, note, value }) => {
    if (note.control !== "paragraph" || typeof value !== "string") return [];
    const own = runsOf([value], 8);
    const other = runs.find(({ runs: runs2 }) => [...own].some((run) => runs2.has(run)));
    if (!other) return [];
    return [
      { path, code: "repeated", level: "warning", message: `This sentence also stands on the page of ${other.town}.` }
    ];
  });
}
export {
  findAllProblems,
  findErrors,
  findProblems,
  readWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3Byb2JsZW1zLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxrQkFBa0I7QUFDM0IsU0FBa0UsWUFBWSxtQkFBbUI7QUFDakcsU0FBd0Isb0JBQW9CO0FBQzVDLFNBQTBCLGFBQWEsa0JBQWtCO0FBQ3pEO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyx5QkFBeUI7QUFDbEMsU0FBUyx1QkFBdUI7QUFDaEMsU0FBMEIsZ0JBQWdCO0FBbUJuQyxTQUFTLFVBQ2QsTUFDQSxPQUMyRTtBQUMzRSxRQUFNLFNBQVMsWUFBWSxJQUFJLEVBQUUsVUFBVSxLQUFLO0FBQ2hELE1BQUksT0FBTyxRQUFTLFFBQU8sRUFBRSxPQUFPLE9BQU8sTUFBTSxPQUFPLENBQUMsR0FBRyxRQUFRLENBQUMsRUFBRTtBQUN2RSxRQUFNLFFBQVEsT0FBTyxNQUFNLE9BQU8sSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLFFBQVEsT0FBTztBQUFBLElBQ2xFLFNBQVMsV0FBVyxJQUFJLElBQUk7QUFBQSxJQUM1QixTQUFTLEVBQUUsTUFBTSxLQUFLLEtBQUssR0FBRyxHQUFHLE1BQU0sVUFBVSxPQUFPLFNBQVMsUUFBUTtBQUFBLEVBQzNFLEVBQUU7QUFDRixTQUFPO0FBQUEsSUFDTCxPQUFPLE1BQU0sT0FBTyxDQUFDLEVBQUUsUUFBUSxNQUFNLE9BQU8sRUFBRSxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sT0FBTztBQUFBLElBQzFFLFFBQVEsTUFBTSxPQUFPLENBQUMsRUFBRSxRQUFRLE1BQU0sQ0FBQyxPQUFPLEVBQUUsSUFBSSxDQUFDLEVBQUUsUUFBUSxNQUFNLE9BQU87QUFBQSxFQUM5RTtBQUNGO0FBRUEsTUFBTSxhQUFhLG9CQUFJLElBQVk7QUFBQSxFQUNqQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixDQUFDO0FBR0QsZUFBc0IsZ0JBQ3BCLElBQ0EsTUFDQSxPQUNBLFNBQ29CO0FBQ3BCLFFBQU0sRUFBRSxPQUFPLEtBQUssSUFBSSxVQUFVLE1BQU0sS0FBSztBQUM3QyxRQUFNLFFBQVEsUUFBUyxNQUFNLFFBQVEsUUFBUSxFQUFFLElBQUksTUFBTSxPQUFPLEtBQUssQ0FBb0I7QUFDekYsU0FBTyxDQUFDLEdBQUcsYUFBYSxJQUFJLE1BQU0sT0FBTyxPQUFPLEdBQUcsSUFBSyxTQUFTLEtBQUssYUFBYSxDQUFDLFlBQVksSUFBSSxDQUFDLENBQUU7QUFDekc7QUFHTyxTQUFTLGFBQWEsSUFBWSxNQUFvQixPQUFnQixTQUFvQztBQUMvRyxTQUFPLENBQUMsR0FBRyxXQUFXLE1BQU0sT0FBTyxPQUFPLEdBQUcsR0FBSSxTQUFTLFNBQVMsYUFBYSxJQUFJLE9BQU8sUUFBUSxTQUFTLElBQUksQ0FBQyxDQUFFO0FBQ3JIO0FBR08sU0FBUyxXQUNkLE1BQ0EsT0FDQSxTQUNXO0FBQ1gsUUFBTSxFQUFFLE9BQU8sTUFBTSxPQUFPLElBQUksVUFBVSxNQUFNLEtBQUs7QUFDckQsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsR0FBRyxDQUFDLEdBQUcsU0FBUyxZQUFZLElBQUksR0FBRyxLQUFLLENBQUMsRUFBRSxRQUFRLENBQUMsVUFBVSxjQUFjLE1BQU0sT0FBTyxPQUFPLENBQUM7QUFBQSxJQUNqRyxHQUFJLFNBQVMsUUFBUSxZQUFZLEtBQWlCLElBQUksQ0FBQztBQUFBLElBQ3ZELEdBQUksU0FBUyxhQUFhLE9BQU8sZ0JBQWdCLE1BQWlCLFFBQVEsVUFBVSxJQUFJLElBQUksQ0FBQztBQUFBLEVBQy9GO0FBQ0Y7QUFHQSxNQUFNLGFBQWE7QUFFbkIsTUFBTSxlQUF3QjtBQUFBLEVBQzVCLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFDWDtBQUVBLFNBQVMsY0FDUCxNQUNBLE9BQ0EsU0FDVztBQUNYLFFBQU0sRUFBRSxNQUFNLE1BQU0sTUFBTSxJQUFJO0FBQzlCLE1BQUksT0FBTyxVQUFVLFNBQVUsUUFBTyxDQUFDO0FBQ3ZDLFFBQU0sUUFBUSxDQUFDLE1BQXVCLGFBQThCLEVBQUUsTUFBTSxNQUFNLE9BQU8sU0FBUyxRQUFRO0FBQzFHLFFBQU0sU0FBUyxDQUFDLE9BQWUsV0FBVyxRQUFRLFdBQVcsRUFBRSxNQUFNO0FBQ3JFLFFBQU0sZUFBZSxDQUFDLFdBQW1DLFFBQVEsU0FBUyxVQUFVLE9BQU8sT0FBTyxFQUFFO0FBQ3BHLFFBQU0sZUFBZSxNQUNuQixrQkFBa0IsT0FBTyxTQUFTLFVBQVUsS0FBSyxXQUFXLFdBQVcsQ0FBQyxFQUFFO0FBQUEsSUFBSSxDQUFDLFNBQzdFLE1BQU0sZUFBZSxnQkFBZ0IsSUFBSSxJQUFJO0FBQUEsRUFDL0M7QUFDRixVQUFRLEtBQUssU0FBUztBQUFBLElBQ3BCLEtBQUs7QUFDSCxhQUFPLE9BQU8sS0FBSyxJQUFJLENBQUMsTUFBTSxRQUFRLFdBQVcsQ0FBQyxJQUFJLENBQUM7QUFBQSxJQUN6RCxLQUFLO0FBQ0gsYUFBTyxhQUFhLFdBQVcsS0FBSyxDQUFDLElBQUksQ0FBQyxNQUFNLFFBQVEsV0FBVyxDQUFDLElBQUksQ0FBQztBQUFBLElBQzNFLEtBQUs7QUFDSCxhQUFPLFFBQVEsV0FBVyxLQUFLLElBQzNCLENBQUMsSUFDRCxDQUFDLE1BQU0sV0FBVyxzREFBc0QsQ0FBQztBQUFBLElBQy9FLEtBQUs7QUFDSCxhQUFPLGFBQWE7QUFBQSxJQUN0QixLQUFLO0FBQ0gsYUFBTyxDQUFDLEdBQUcsYUFBYSxHQUFHLEdBQUksWUFBWSxLQUFLLEVBQUUsS0FBSyxZQUFZLElBQUksQ0FBQyxNQUFNLFFBQVEsV0FBVyxDQUFDLElBQUksQ0FBQyxDQUFFO0FBQUEsSUFDM0c7QUFDRSxhQUFPLENBQUM7QUFBQSxFQUNaO0FBQ0Y7QUFFQSxNQUFNLGNBQWM7QUFFcEIsU0FBUyxZQUFZLE9BQTRCO0FBQy9DLE1BQUksQ0FBQyxhQUFhLEtBQUssRUFBRyxRQUFPLENBQUM7QUFDbEMsU0FBTyxDQUFDLEVBQUUsTUFBTSxTQUFTLE1BQU0sVUFBVSxPQUFPLFNBQVMsU0FBUywrQ0FBK0MsQ0FBQztBQUNwSDtBQUdBLFNBQVMsYUFBYSxJQUFZLE9BQWdCLFdBQWlDO0FBQ2pGLFFBQU0sUUFBUSxpQkFBaUIsWUFBWSxNQUFNLEtBQUs7QUFDdEQsUUFBTSxTQUFTLFdBQVcsU0FBUyxFQUFFLE9BQU8sQ0FBQyxVQUFVLE1BQU0sT0FBTyxFQUFFO0FBQ3RFLFFBQU0sUUFBUSxDQUFDLEdBQUcsT0FBTyxJQUFJLENBQUMsRUFBRSxPQUFBQSxPQUFNLE1BQU1BLE9BQU0sSUFBSSxHQUFHLFdBQVcsS0FBSyxDQUFDO0FBQzFFLFFBQU0sT0FBTyxXQUFXLEtBQUs7QUFDN0IsUUFBTSxRQUFtQixDQUFDO0FBQzFCLGFBQVcsU0FBUyxRQUFRO0FBQzFCLFVBQU0sUUFBUSxTQUFTLE9BQU8saUJBQWlCLFlBQVksTUFBTSxNQUFNLEtBQUssR0FBRyxLQUFLO0FBQ3BGLFFBQUksUUFBUSxhQUFjO0FBQzFCLFVBQU0sVUFBVSxHQUFHLEtBQUssTUFBTSxRQUFRLEdBQUcsQ0FBQyxpQ0FBaUMsTUFBTSxNQUFNLElBQUkscUNBQWdDLElBQUk7QUFDL0gsVUFBTSxLQUFLO0FBQUEsTUFDVCxNQUFNO0FBQUEsTUFDTixHQUFJLFNBQVMsY0FBYyxFQUFFLE1BQU0sVUFBVSxPQUFPLFFBQVEsSUFBSSxFQUFFLE1BQU0sV0FBVyxPQUFPLFVBQVU7QUFBQSxNQUNwRztBQUFBLElBQ0YsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNLFFBQVEsV0FBVyxLQUFLO0FBQzlCLE1BQUksUUFBUSxhQUFhO0FBQ3ZCLFVBQU0sVUFBVSwyQkFBMkIsV0FBVywrQkFBK0IsS0FBSztBQUMxRixVQUFNLEtBQUssRUFBRSxNQUFNLElBQUksTUFBTSxTQUFTLE9BQU8sV0FBVyxRQUFRLENBQUM7QUFBQSxFQUNuRTtBQUNBLFNBQU8sQ0FBQyxHQUFHLE9BQU8sR0FBRyxrQkFBa0IsT0FBTyxNQUFNLENBQUM7QUFDdkQ7QUFFQSxNQUFNLGFBQWEsQ0FBQyxVQUEyQixPQUFRLE9BQXFDLFFBQVEsRUFBRTtBQUV0RyxTQUFTLGtCQUFrQixPQUFnQixRQUFrRDtBQUMzRixRQUFNLE9BQU8sT0FBTyxJQUFJLENBQUMsV0FBVztBQUFBLElBQ2xDLE1BQU0sTUFBTSxNQUFNO0FBQUEsSUFDbEIsTUFBTSxPQUFPLFlBQVksWUFBWSxNQUFNLE1BQU0sS0FBSyxHQUFHLENBQUM7QUFBQSxFQUM1RCxFQUFFO0FBQ0YsU0FBTyxDQUFDLEdBQUcsU0FBUyxZQUFZLE1BQU0sS0FBSyxDQUFDLEVBQUUsUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sTUFBaUI7QUFDMUYsUUFBSSxLQUFLLFlBQVksZUFBZSxPQUFPLFVBQVUsU0FBVSxRQUFPLENBQUM7QUFDdkUsVUFBTSxNQUFNLE9BQU8sQ0FBQyxLQUFLLEdBQUcsQ0FBQztBQUM3QixVQUFNLFFBQVEsS0FBSyxLQUFLLENBQUMsRUFBRSxNQUFBQyxNQUFLLE1BQU0sQ0FBQyxHQUFHLEdBQUcsRUFBRSxLQUFLLENBQUMsUUFBUUEsTUFBSyxJQUFJLEdBQUcsQ0FBQyxDQUFDO0FBQzNFLFFBQUksQ0FBQyxNQUFPLFFBQU8sQ0FBQztBQUNwQixXQUFPO0FBQUEsTUFDTCxFQUFFLE1BQU0sTUFBTSxZQUFZLE9BQU8sV0FBVyxTQUFTLDRDQUE0QyxNQUFNLElBQUksSUFBSTtBQUFBLElBQ2pIO0FBQUEsRUFDRixDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbIndvcmRzIiwgInJ1bnMiXQp9Cg==

//6e62aeb5947b0b92eb52bcd7d123ffb3907f306c
