import { wordSchemas } from "./documents.ts";
import { noteOf } from "./fields.ts";
import { markOf } from "./marks.ts";
import { fieldAt, fieldsOf, setAt, valueAt } from "./walk.ts";
function picturesOf({ kind, words }) {
  return [...fieldsOf(wordSchemas[kind], words)].flatMap(
    ({ note, value }) => note.control === "pictureName" ? [String(value)] : []
  );
}
function captionsOf({ byId }) {
  const shown = [...byId.values()].flatMap(({ kind, words }) => [...fieldsOf(wordSchemas[kind], words)]);
  const named = shown.flatMap(({ note, value }) => note.control === "picture" ? [value] : []);
  return new Map(named.reverse().map(({ name, alt }) => [name, alt]));
}
function withStandIns({ plan, byId }, hasPicture, shipped) {
  const entries = [...byId].map(([id, document]) => {
    const former = shipped.get(id);
    return [id, document === former ? document : fillGaps(document, hasPicture, former)];
  });
  return { plan, byId: new Map(entries) };
}
function fillGaps(document, hasPicture, shipped) {
  const schema = wordSchemas[document.kind];
  const isGone = ({ name }) => name !== "" && !hasPicture(name);
  const gone = [...fieldsOf(schema, document.words)].filter(
    ({ note, value }) => note.control === "picture" && isGone(value)
  );
  if (gone.length === 0) return document;
  const words = gone.reduce((changed, { path, value }) => {
    const isOptional = noteOf(fieldAt(schema, document.words, path) ?? schema).control === "optional";
    return setAt(
      changed,
      path,
      isOptional ? void 0 : standInFor(value, valueAt(shipped?.words, path))
    );
  }, document.words);
  return { ...document, words };
}
function standInFor({ alt }, shipped) {
  const picture = shipped ?? { name: "hero-image.jpg", alt: "" };
  return { name: picture.name, alt: markOf(alt) + picture.alt };
}
export {
  captionsOf,
  picturesOf,
  withStandIns
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3Nob3duLXBpY3R1cmVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBK0MsbUJBQW1CO0FBQ2xFLFNBQVMsY0FBYztBQUN2QixTQUFTLGNBQWM7QUFDdkIsU0FBUyxTQUFTLFVBQVUsT0FBTyxlQUFlO0FBUzNDLFNBQVMsV0FBVyxFQUFFLE1BQU0sTUFBTSxHQUFzRDtBQUM3RixTQUFPLENBQUMsR0FBRyxTQUFTLFlBQVksSUFBSSxHQUFHLEtBQUssQ0FBQyxFQUFFO0FBQUEsSUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQ3BFLEtBQUssWUFBWSxnQkFBZ0IsQ0FBQyxPQUFPLEtBQUssQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUN0RDtBQUNGO0FBR08sU0FBUyxXQUFXLEVBQUUsS0FBSyxHQUFtQztBQUNuRSxRQUFNLFFBQVEsQ0FBQyxHQUFHLEtBQUssT0FBTyxDQUFDLEVBQUUsUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sQ0FBQyxHQUFHLFNBQVMsWUFBWSxJQUFJLEdBQUcsS0FBSyxDQUFDLENBQUM7QUFDckcsUUFBTSxRQUFRLE1BQU0sUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU8sS0FBSyxZQUFZLFlBQVksQ0FBQyxLQUFxQixJQUFJLENBQUMsQ0FBRTtBQUM1RyxTQUFPLElBQUksSUFBSSxNQUFNLFFBQVEsRUFBRSxJQUFJLENBQUMsRUFBRSxNQUFNLElBQUksTUFBTSxDQUFDLE1BQU0sR0FBRyxDQUFDLENBQUM7QUFDcEU7QUFPTyxTQUFTLGFBQ2QsRUFBRSxNQUFNLEtBQUssR0FDYixZQUNBLFNBQ1c7QUFDWCxRQUFNLFVBQVUsQ0FBQyxHQUFHLElBQUksRUFBRSxJQUFJLENBQUMsQ0FBQyxJQUFJLFFBQVEsTUFBTTtBQUNoRCxVQUFNLFNBQVMsUUFBUSxJQUFJLEVBQUU7QUFFN0IsV0FBTyxDQUFDLElBQUksYUFBYSxTQUFTLFdBQVcsU0FBUyxVQUFVLFlBQVksTUFBTSxDQUFDO0FBQUEsRUFDckYsQ0FBQztBQUNELFNBQU8sRUFBRSxNQUFNLE1BQU0sSUFBSSxJQUFJLE9BQU8sRUFBRTtBQUN4QztBQUVBLFNBQVMsU0FDUCxVQUNBLFlBQ0EsU0FDaUI7QUFDakIsUUFBTSxTQUFTLFlBQVksU0FBUyxJQUFJO0FBQ3hDLFFBQU0sU0FBUyxDQUFDLEVBQUUsS0FBSyxNQUFvQixTQUFTLE1BQU0sQ0FBQyxXQUFXLElBQUk7QUFDMUUsUUFBTSxPQUFPLENBQUMsR0FBRyxTQUFTLFFBQVEsU0FBUyxLQUFLLENBQUMsRUFBRTtBQUFBLElBQ2pELENBQUMsRUFBRSxNQUFNLE1BQU0sTUFBTSxLQUFLLFlBQVksYUFBYSxPQUFPLEtBQXFCO0FBQUEsRUFDakY7QUFDQSxNQUFJLEtBQUssV0FBVyxFQUFHLFFBQU87QUFDOUIsUUFBTSxRQUFRLEtBQUssT0FBZ0IsQ0FBQyxTQUFTLEVBQUUsTUFBTSxNQUFNLE1BQU07QUFDL0QsVUFBTSxhQUFhLE9BQU8sUUFBUSxRQUFRLFNBQVMsT0FBTyxJQUFJLEtBQUssTUFBTSxFQUFFLFlBQVk7QUFDdkYsV0FBTztBQUFBLE1BQ0w7QUFBQSxNQUNBO0FBQUEsTUFDQSxhQUFhLFNBQVksV0FBVyxPQUF1QixRQUFRLFNBQVMsT0FBTyxJQUFJLENBQUM7QUFBQSxJQUMxRjtBQUFBLEVBQ0YsR0FBRyxTQUFTLEtBQUs7QUFDakIsU0FBTyxFQUFFLEdBQUcsVUFBVSxNQUFNO0FBQzlCO0FBR0EsU0FBUyxXQUFXLEVBQUUsSUFBSSxHQUFpQixTQUFnQztBQUN6RSxRQUFNLFVBQVcsV0FBd0MsRUFBRSxNQUFNLGtCQUFrQixLQUFLLEdBQUc7QUFDM0YsU0FBTyxFQUFFLE1BQU0sUUFBUSxNQUFNLEtBQUssT0FBTyxHQUFHLElBQUksUUFBUSxJQUFJO0FBQzlEOyIsCiAgIm5hbWVzIjogW10KfQo=

//09785357170e7801900a988d33515c320a6d73e1
