import { noteOf } from "./fields.ts";
function* fieldsOf(schema, words, path = "") {
  const note = noteOf(schema);
  if (note.control === "optional") {
    if (words !== void 0) yield* fieldsOf(note.inner, words, path);
    return;
  }
  yield { path, note, value: words };
  for (const [key, field] of partsOf(note, words)) yield* fieldsOf(field, valueAt(words, key), join(path, key));
}
function mapFields(schema, words, change) {
  return mapField(schema, words, "", change);
}
function fieldAt(schema, words, path) {
  let field = schema;
  let value = words;
  for (const key of path.split(".")) {
    const parts = field ? partsOf(insideOf(field), value) : [];
    field = parts.find(([name]) => name === key)?.[1];
    value = valueAt(value, key);
  }
  return field;
}
function insideOf(field) {
  const note = noteOf(field);
  return note.control === "optional" ? insideOf(note.inner) : note;
}
function mapField(schema, words, path, change) {
  const note = noteOf(schema);
  if (words === void 0) return void 0;
  if (note.control === "optional") return mapField(note.inner, words, path, change);
  if (!holdsOthers(note)) return change({ path, note, value: words });
  const parts = partsOf(note, words).map(
    ([key, field]) => [key, mapField(field, valueAt(words, key), join(path, key), change)]
  );
  if (note.control === "list") return parts.map(([, value]) => value);
  return Object.fromEntries(parts.filter(([, value]) => value !== void 0));
}
const holdsOthers = ({ control }) => control === "group" || control === "picture" || control === "list" || control === "kinds";
function partsOf(note, words) {
  switch (note.control) {
    case "group":
    case "picture":
      return Object.entries(note.fields);
    case "list":
      return Array.isArray(words) ? words.map((_, index) => [String(index), note.item]) : [];
    case "kinds": {
      const kind = note.options[String(valueAt(words, "kind"))];
      return kind ? partsOf(noteOf(kind), words) : [];
    }
    default:
      return [];
  }
}
const join = (path, key) => path ? `${path}.${key}` : key;
function valueAt(words, path) {
  return keysOf(path).reduce(
    (value, key) => isObject(value) && Object.hasOwn(value, key) ? value[key] : void 0,
    words
  );
}
function setAt(words, path, value) {
  return set(words, keysOf(path), value);
}
function set(words, [key, ...rest], value) {
  if (key === void 0) return value;
  if (Array.isArray(words)) return words.with(Number(key), set(words[Number(key)], rest, value));
  const { [key]: before, ...others } = isObject(words) ? words : {};
  const next = set(before, rest, value);
  if (next === void 0) return others;
  return { ...isObject(words) ? words : {}, [key]: next };
}
function blankOf(field, kind) {
  const note = noteOf(field);
  switch (note.control) {
    case "group":
    case "picture":
      return Object.fromEntries(
        Object.entries(note.fields).flatMap(([key, inner]) => {
          const value = key === "kind" ? kind : blankOf(inner);
          return value === void 0 ? [] : [[key, value]];
        })
      );
    case "list":
      return Array.from({ length: note.min }, () => blankOf(note.item));
    case "kinds": {
      const [name = "", group] = Object.entries(note.options).find(([name2]) => !kind || name2 === kind) ?? [];
      return group && blankOf(group, name);
    }
    case "moment":
      return "";
    case "choice":
      return note.options[0];
    case "number":
      return 0;
    case "switch":
      return false;
    case "optional":
    case "kept":
      return void 0;
    default:
      return "";
  }
}
const keysOf = (path) => path ? path.split(".") : [];
const isObject = (value) => value !== null && typeof value === "object";
export {
  blankOf,
  fieldAt,
  fieldsOf,
  mapFields,
  setAt,
  valueAt
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3dhbGsudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFnQyxjQUFjO0FBVXZDLFVBQVUsU0FBUyxRQUFlLE9BQWdCLE9BQU8sSUFBMkI7QUFDekYsUUFBTSxPQUFPLE9BQU8sTUFBTTtBQUMxQixNQUFJLEtBQUssWUFBWSxZQUFZO0FBQy9CLFFBQUksVUFBVSxPQUFXLFFBQU8sU0FBUyxLQUFLLE9BQU8sT0FBTyxJQUFJO0FBQ2hFO0FBQUEsRUFDRjtBQUNBLFFBQU0sRUFBRSxNQUFNLE1BQU0sT0FBTyxNQUFNO0FBQ2pDLGFBQVcsQ0FBQyxLQUFLLEtBQUssS0FBSyxRQUFRLE1BQU0sS0FBSyxFQUFHLFFBQU8sU0FBUyxPQUFPLFFBQVEsT0FBTyxHQUFHLEdBQUcsS0FBSyxNQUFNLEdBQUcsQ0FBQztBQUM5RztBQU9PLFNBQVMsVUFBaUIsUUFBZSxPQUFjLFFBQStDO0FBQzNHLFNBQU8sU0FBUyxRQUFRLE9BQU8sSUFBSSxNQUFNO0FBQzNDO0FBR08sU0FBUyxRQUFRLFFBQWUsT0FBZ0IsTUFBaUM7QUFDdEYsTUFBSSxRQUEyQjtBQUMvQixNQUFJLFFBQVE7QUFDWixhQUFXLE9BQU8sS0FBSyxNQUFNLEdBQUcsR0FBRztBQUNqQyxVQUFNLFFBQXVDLFFBQVEsUUFBUSxTQUFTLEtBQUssR0FBRyxLQUFLLElBQUksQ0FBQztBQUN4RixZQUFRLE1BQU0sS0FBSyxDQUFDLENBQUMsSUFBSSxNQUFNLFNBQVMsR0FBRyxJQUFJLENBQUM7QUFDaEQsWUFBUSxRQUFRLE9BQU8sR0FBRztBQUFBLEVBQzVCO0FBQ0EsU0FBTztBQUNUO0FBR0EsU0FBUyxTQUFTLE9BQW9CO0FBQ3BDLFFBQU0sT0FBTyxPQUFPLEtBQUs7QUFDekIsU0FBTyxLQUFLLFlBQVksYUFBYSxTQUFTLEtBQUssS0FBSyxJQUFJO0FBQzlEO0FBRUEsU0FBUyxTQUFTLFFBQWUsT0FBZ0IsTUFBYyxRQUFpRDtBQUM5RyxRQUFNLE9BQU8sT0FBTyxNQUFNO0FBQzFCLE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsTUFBSSxLQUFLLFlBQVksV0FBWSxRQUFPLFNBQVMsS0FBSyxPQUFPLE9BQU8sTUFBTSxNQUFNO0FBQ2hGLE1BQUksQ0FBQyxZQUFZLElBQUksRUFBRyxRQUFPLE9BQU8sRUFBRSxNQUFNLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFDbEUsUUFBTSxRQUFRLFFBQVEsTUFBTSxLQUFLLEVBQUU7QUFBQSxJQUNqQyxDQUFDLENBQUMsS0FBSyxLQUFLLE1BQU0sQ0FBQyxLQUFLLFNBQVMsT0FBTyxRQUFRLE9BQU8sR0FBRyxHQUFHLEtBQUssTUFBTSxHQUFHLEdBQUcsTUFBTSxDQUFDO0FBQUEsRUFDdkY7QUFDQSxNQUFJLEtBQUssWUFBWSxPQUFRLFFBQU8sTUFBTSxJQUFJLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxLQUFLO0FBQ2xFLFNBQU8sT0FBTyxZQUFZLE1BQU0sT0FBTyxDQUFDLENBQUMsRUFBRSxLQUFLLE1BQU0sVUFBVSxNQUFTLENBQUM7QUFDNUU7QUFFQSxNQUFNLGNBQWMsQ0FBQyxFQUFFLFFBQVEsTUFDN0IsWUFBWSxXQUFXLFlBQVksYUFBYSxZQUFZLFVBQVUsWUFBWTtBQUdwRixTQUFTLFFBQVEsTUFBWSxPQUErQztBQUMxRSxVQUFRLEtBQUssU0FBUztBQUFBLElBQ3BCLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxhQUFPLE9BQU8sUUFBUSxLQUFLLE1BQU07QUFBQSxJQUNuQyxLQUFLO0FBQ0gsYUFBTyxNQUFNLFFBQVEsS0FBSyxJQUFJLE1BQU0sSUFBSSxDQUFDLEdBQUcsVUFBVSxDQUFDLE9BQU8sS0FBSyxHQUFHLEtBQUssSUFBSSxDQUFDLElBQUksQ0FBQztBQUFBLElBQ3ZGLEtBQUssU0FBUztBQUNaLFlBQU0sT0FBTyxLQUFLLFFBQVEsT0FBTyxRQUFRLE9BQU8sTUFBTSxDQUFDLENBQUM7QUFDeEQsYUFBTyxPQUFPLFFBQVEsT0FBTyxJQUFJLEdBQUcsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUNoRDtBQUFBLElBQ0E7QUFDRSxhQUFPLENBQUM7QUFBQSxFQUNaO0FBQ0Y7QUFFQSxNQUFNLE9BQU8sQ0FBQyxNQUFjLFFBQWlCLE9BQU8sR0FBRyxJQUFJLElBQUksR0FBRyxLQUFLO0FBR2hFLFNBQVMsUUFBUSxPQUFnQixNQUF1QjtBQUM3RCxTQUFPLE9BQU8sSUFBSSxFQUFFO0FBQUEsSUFDbEIsQ0FBQyxPQUFPLFFBQVMsU0FBUyxLQUFLLEtBQUssT0FBTyxPQUFPLE9BQU8sR0FBRyxJQUFJLE1BQU0sR0FBRyxJQUFJO0FBQUEsSUFDN0U7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLE1BQWEsT0FBYyxNQUFjLE9BQXVCO0FBQzlFLFNBQU8sSUFBSSxPQUFPLE9BQU8sSUFBSSxHQUFHLEtBQUs7QUFDdkM7QUFFQSxTQUFTLElBQUksT0FBZ0IsQ0FBQyxLQUFLLEdBQUcsSUFBSSxHQUFhLE9BQXlCO0FBQzlFLE1BQUksUUFBUSxPQUFXLFFBQU87QUFDOUIsTUFBSSxNQUFNLFFBQVEsS0FBSyxFQUFHLFFBQU8sTUFBTSxLQUFLLE9BQU8sR0FBRyxHQUFHLElBQUksTUFBTSxPQUFPLEdBQUcsQ0FBQyxHQUFHLE1BQU0sS0FBSyxDQUFDO0FBQzdGLFFBQU0sRUFBRSxDQUFDLEdBQUcsR0FBRyxRQUFRLEdBQUcsT0FBTyxJQUFJLFNBQVMsS0FBSyxJQUFJLFFBQVEsQ0FBQztBQUNoRSxRQUFNLE9BQU8sSUFBSSxRQUFRLE1BQU0sS0FBSztBQUNwQyxNQUFJLFNBQVMsT0FBVyxRQUFPO0FBQy9CLFNBQU8sRUFBRSxHQUFJLFNBQVMsS0FBSyxJQUFJLFFBQVEsQ0FBQyxHQUFJLENBQUMsR0FBRyxHQUFHLEtBQUs7QUFDMUQ7QUFHTyxTQUFTLFFBQVEsT0FBYyxNQUF3QjtBQUM1RCxRQUFNLE9BQU8sT0FBTyxLQUFLO0FBQ3pCLFVBQVEsS0FBSyxTQUFTO0FBQUEsSUFDcEIsS0FBSztBQUFBLElBQ0wsS0FBSztBQUNILGFBQU8sT0FBTztBQUFBLFFBQ1osT0FBTyxRQUFRLEtBQUssTUFBTSxFQUFFLFFBQVEsQ0FBQyxDQUFDLEtBQUssS0FBSyxNQUFNO0FBQ3BELGdCQUFNLFFBQVEsUUFBUSxTQUFTLE9BQU8sUUFBUSxLQUFLO0FBQ25ELGlCQUFPLFVBQVUsU0FBWSxDQUFDLElBQUksQ0FBQyxDQUFDLEtBQUssS0FBSyxDQUFDO0FBQUEsUUFDakQsQ0FBQztBQUFBLE1BQ0g7QUFBQSxJQUNGLEtBQUs7QUFDSCxhQUFPLE1BQU0sS0FBSyxFQUFFLFFBQVEsS0FBSyxJQUFJLEdBQUcsTUFBTSxRQUFRLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDbEUsS0FBSyxTQUFTO0FBQ1osWUFBTSxDQUFDLE9BQU8sSUFBSSxLQUFLLElBQUksT0FBTyxRQUFRLEtBQUssT0FBTyxFQUFFLEtBQUssQ0FBQyxDQUFDQSxLQUFJLE1BQU0sQ0FBQyxRQUFRQSxVQUFTLElBQUksS0FBSyxDQUFDO0FBQ3JHLGFBQU8sU0FBUyxRQUFRLE9BQU8sSUFBSTtBQUFBLElBQ3JDO0FBQUEsSUFDQSxLQUFLO0FBQ0gsYUFBTztBQUFBLElBQ1QsS0FBSztBQUNILGFBQU8sS0FBSyxRQUFRLENBQUM7QUFBQSxJQUN2QixLQUFLO0FBQ0gsYUFBTztBQUFBLElBQ1QsS0FBSztBQUNILGFBQU87QUFBQSxJQUNULEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxhQUFPO0FBQUEsSUFDVDtBQUNFLGFBQU87QUFBQSxFQUNYO0FBQ0Y7QUFFQSxNQUFNLFNBQVMsQ0FBQyxTQUFrQixPQUFPLEtBQUssTUFBTSxHQUFHLElBQUksQ0FBQztBQUM1RCxNQUFNLFdBQVcsQ0FBQyxVQUFxRCxVQUFVLFFBQVEsT0FBTyxVQUFVOyIsCiAgIm5hbWVzIjogWyJuYW1lIl0KfQo=

//c94c8a5bcf0d24563e7d88af38ca92e82084b6e7
