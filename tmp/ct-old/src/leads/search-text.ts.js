import { foldText } from "../shared/folded-text.ts";
import { digitRuns, digitsWithoutCountry } from "../shared/telephone-digits.ts";
const numberDigits = 5;
function searchTextOf(texts) {
  const numbers = texts.flatMap(digitRuns).filter((digits) => digits.length >= numberDigits);
  return foldText([...texts, ...numbers].join("\n"));
}
function searchTermsOf(search) {
  const text = foldText(search).trim();
  if (text === "") return [];
  return [.../* @__PURE__ */ new Set([text, ...digitsWithoutCountry(search)])];
}
export {
  searchTermsOf,
  searchTextOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NlYXJjaC10ZXh0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxXQUFXLDRCQUE0QjtBQUdoRCxNQUFNLGVBQWU7QUFNZCxTQUFTLGFBQWEsT0FBa0M7QUFDN0QsUUFBTSxVQUFVLE1BQU0sUUFBUSxTQUFTLEVBQUUsT0FBTyxDQUFDLFdBQVcsT0FBTyxVQUFVLFlBQVk7QUFDekYsU0FBTyxTQUFTLENBQUMsR0FBRyxPQUFPLEdBQUcsT0FBTyxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQ25EO0FBT08sU0FBUyxjQUFjLFFBQTBCO0FBQ3RELFFBQU0sT0FBTyxTQUFTLE1BQU0sRUFBRSxLQUFLO0FBQ25DLE1BQUksU0FBUyxHQUFJLFFBQU8sQ0FBQztBQUN6QixTQUFPLENBQUMsR0FBRyxvQkFBSSxJQUFJLENBQUMsTUFBTSxHQUFHLHFCQUFxQixNQUFNLENBQUMsQ0FBQyxDQUFDO0FBQzdEOyIsCiAgIm5hbWVzIjogW10KfQo=

//73060e2e6faf4691aed92191f52008c837731a44
