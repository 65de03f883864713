import { fieldsOf, mapFields } from "./walk.ts";
const firstMark = 57344;
const marks = /[\ue000-\uf8ff]/g;
function markTexts(schema, words) {
  let count = 0;
  return mapFields(
    schema,
    words,
    ({ note, value }) => isText(note.control) ? String.fromCharCode(firstMark + count++) + value : value
  );
}
function markedPaths(schema, words) {
  return [...fieldsOf(schema, words)].flatMap(({ note, path }) => isText(note.control) ? path : []);
}
function findMark(text) {
  const found = /[\ue000-\uf8ff]/.exec(text)?.[0];
  return found === void 0 ? void 0 : found.charCodeAt(0) - firstMark;
}
function markOf(text) {
  return /^[\ue000-\uf8ff]/.exec(text)?.[0] ?? "";
}
function withoutMarks(text) {
  return text.replace(marks, "");
}
const isText = (control) => control === "line" || control === "paragraph";
export {
  findMark,
  markOf,
  markTexts,
  markedPaths,
  withoutMarks
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L21hcmtzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxVQUFVLGlCQUFpQjtBQU1wQyxNQUFNLFlBQVk7QUFDbEIsTUFBTSxRQUFRO0FBR1AsU0FBUyxVQUFpQixRQUFlLE9BQXFCO0FBQ25FLE1BQUksUUFBUTtBQUNaLFNBQU87QUFBQSxJQUFVO0FBQUEsSUFBUTtBQUFBLElBQU8sQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUM3QyxPQUFPLEtBQUssT0FBTyxJQUFJLE9BQU8sYUFBYSxZQUFZLE9BQU8sSUFBSSxRQUFRO0FBQUEsRUFDNUU7QUFDRjtBQUdPLFNBQVMsWUFBWSxRQUFlLE9BQTBCO0FBQ25FLFNBQU8sQ0FBQyxHQUFHLFNBQVMsUUFBUSxLQUFLLENBQUMsRUFBRSxRQUFRLENBQUMsRUFBRSxNQUFNLEtBQUssTUFBTyxPQUFPLEtBQUssT0FBTyxJQUFJLE9BQU8sQ0FBQyxDQUFFO0FBQ3BHO0FBR08sU0FBUyxTQUFTLE1BQWtDO0FBQ3pELFFBQU0sUUFBUSxrQkFBa0IsS0FBSyxJQUFJLElBQUksQ0FBQztBQUM5QyxTQUFPLFVBQVUsU0FBWSxTQUFZLE1BQU0sV0FBVyxDQUFDLElBQUk7QUFDakU7QUFHTyxTQUFTLE9BQU8sTUFBc0I7QUFDM0MsU0FBTyxtQkFBbUIsS0FBSyxJQUFJLElBQUksQ0FBQyxLQUFLO0FBQy9DO0FBR08sU0FBUyxhQUFhLE1BQXNCO0FBQ2pELFNBQU8sS0FBSyxRQUFRLE9BQU8sRUFBRTtBQUMvQjtBQUVBLE1BQU0sU0FBUyxDQUFDLFlBQW9CLFlBQVksVUFBVSxZQUFZOyIsCiAgIm5hbWVzIjogW10KfQo=

//00d0555b480450a36ffd226a1b9a5a877c9d5996
