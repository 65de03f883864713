import * as z from "zod/mini";
import { addressField } from "../address-field.ts";
import { onOneLine } from "../clean-line.ts";
import { shownText } from "../shown-text.ts";
import { isLinkAddress } from "../web-address.ts";
import { encodeLinks, readTarget } from "./inline.ts";
const notes = /* @__PURE__ */ new WeakMap();
function noteOf(field) {
  const note = findNote(field);
  if (!note) throw new Error("A field of the words is made by one of the constructors of fields.ts.");
  return note;
}
const findNote = (field) => notes.get(field);
function describe(schema, note) {
  notes.set(schema, note);
  return schema;
}
function line(label, { max = 120 } = {}) {
  return describe(text(label, 1, max), { control: "line", label, max });
}
function month(label) {
  const schema = z.string().check(onOneLine(), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write the month such as 2026-11."));
  return describe(schema, { control: "month", label });
}
function paragraph(label, { max = 2e3 } = {}) {
  return describe(text(label, 1, max, encodeLinks), { control: "paragraph", label, max });
}
function text(label, min, max, write = (text2) => text2) {
  return z.string().check(
    onOneLine(),
    z.overwrite(write),
    z.minLength(min, `${label} is required.`),
    z.maxLength(max, `${label} has at most ${max} characters.`),
    shownText(label)
  );
}
function picture(label) {
  const fields = {
    name: describe(z.string().check(z.regex(/^[\w .()-]{1,120}$/, "Choose a picture.")), {
      control: "pictureName",
      label: "Picture"
    }),
    alt: describe(text("What the picture shows", 0, 250).check(z.minLength(3, "Please say what the picture shows.")), {
      control: "line",
      label: "What the picture shows",
      max: 250
    })
  };
  return describe(z.object(fields), { control: "picture", label, fields });
}
function page(label) {
  return describe(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, "Choose a page.")), { control: "page", label });
}
function target(label) {
  const field = addressField(label, (text2) => readTarget(text2) !== void 0, targetMessage);
  return describe(field, { control: "target", label });
}
function looseTarget(label) {
  const isTarget = (text2) => readTarget(text2) !== void 0 || isLinkAddress(text2);
  return describe(addressField(label, isTarget, targetMessage), { control: "target", label });
}
const targetMessage = "Choose a page or write an address that begins with https://.";
function choice(label, options) {
  return describe(z.enum(options), { control: "choice", label, options });
}
function moment(label) {
  return describe(z.iso.datetime({ message: `${label} must be a day and a time.` }), { control: "moment", label });
}
function onOff(label) {
  return describe(z.boolean(), { control: "switch", label });
}
function degrees(label, most) {
  const message = `${label} lies between -${most} and ${most}.`;
  return describe(z.number().check(z.minimum(-most, message), z.maximum(most, message)), { control: "number", label });
}
const asReadonly = (schema) => schema;
function kept(label, schema) {
  return describe(asReadonly(schema), { control: "kept", label });
}
function kindName(name) {
  return describe(z.literal(name), { control: "kept", label: "Kind" });
}
function optional(field) {
  return describe(z.optional(field), { control: "optional", label: noteOf(field).label, inner: field });
}
function group(label, fields) {
  return describe(z.object(fields), { control: "group", label, fields });
}
function keptRecord(label, schema, labels) {
  const fields = schema.shape;
  for (const [key, field] of Object.entries(fields)) describe(field, { control: "kept", label: labels[key] ?? key });
  return describe(schema, { control: "group", label, fields });
}
function list(label, item, { one, min = 0, max = 24, tooMany }) {
  const array = z.array(item).check(
    z.minLength(min, `${label}: at least ${min} ${min === 1 ? "is" : "are"} needed.`),
    z.maxLength(max, tooMany ?? `${label}: there is room for ${max}.`)
  );
  return describe(asReadonly(array), { control: "list", label, item, one, min, max });
}
function kinds(label, groups) {
  const options = Object.fromEntries(groups.map((each) => [String(each.shape.kind._zod.def.values[0]), each]));
  return describe(z.discriminatedUnion("kind", groups), { control: "kinds", label, options });
}
export {
  choice,
  degrees,
  findNote,
  group,
  kept,
  keptRecord,
  kindName,
  kinds,
  line,
  list,
  looseTarget,
  moment,
  month,
  noteOf,
  onOff,
  optional,
  page,
  paragraph,
  picture,
  target
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2ZpZWxkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGFBQWEsa0JBQWtCO0FBd0J4QyxNQUFNLFFBQVEsb0JBQUksUUFBcUI7QUFNaEMsU0FBUyxPQUFPLE9BQW9CO0FBQ3pDLFFBQU0sT0FBTyxTQUFTLEtBQUs7QUFDM0IsTUFBSSxDQUFDLEtBQU0sT0FBTSxJQUFJLE1BQU0sdUVBQXVFO0FBQ2xHLFNBQU87QUFDVDtBQUdPLE1BQU0sV0FBVyxDQUFDLFVBQW1DLE1BQU0sSUFBSSxLQUFLO0FBRTNFLFNBQVMsU0FBK0IsUUFBZ0IsTUFBb0I7QUFDMUUsUUFBTSxJQUFJLFFBQVEsSUFBSTtBQUN0QixTQUFPO0FBQ1Q7QUFHTyxTQUFTLEtBQUssT0FBZSxFQUFFLE1BQU0sSUFBSSxJQUFzQixDQUFDLEdBQUc7QUFDeEUsU0FBTyxTQUFTLEtBQUssT0FBTyxHQUFHLEdBQUcsR0FBRyxFQUFFLFNBQVMsUUFBUSxPQUFPLElBQUksQ0FBQztBQUN0RTtBQUdPLFNBQVMsTUFBTSxPQUFlO0FBQ25DLFFBQU0sU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLFVBQVUsR0FBRyxFQUFFLE1BQU0sNEJBQTRCLGtDQUFrQyxDQUFDO0FBQ3BILFNBQU8sU0FBUyxRQUFRLEVBQUUsU0FBUyxTQUFTLE1BQU0sQ0FBQztBQUNyRDtBQUdPLFNBQVMsVUFBVSxPQUFlLEVBQUUsTUFBTSxJQUFLLElBQXNCLENBQUMsR0FBRztBQUM5RSxTQUFPLFNBQVMsS0FBSyxPQUFPLEdBQUcsS0FBSyxXQUFXLEdBQUcsRUFBRSxTQUFTLGFBQWEsT0FBTyxJQUFJLENBQUM7QUFDeEY7QUFHQSxTQUFTLEtBQUssT0FBZSxLQUFhLEtBQWEsUUFBa0MsQ0FBQ0EsVUFBU0EsT0FBTTtBQUN2RyxTQUFPLEVBQ0osT0FBTyxFQUNQO0FBQUEsSUFDQyxVQUFVO0FBQUEsSUFDVixFQUFFLFVBQVUsS0FBSztBQUFBLElBQ2pCLEVBQUUsVUFBVSxLQUFLLEdBQUcsS0FBSyxlQUFlO0FBQUEsSUFDeEMsRUFBRSxVQUFVLEtBQUssR0FBRyxLQUFLLGdCQUFnQixHQUFHLGNBQWM7QUFBQSxJQUMxRCxVQUFVLEtBQUs7QUFBQSxFQUNqQjtBQUNKO0FBR08sU0FBUyxRQUFRLE9BQWU7QUFDckMsUUFBTSxTQUFTO0FBQUEsSUFDYixNQUFNLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sc0JBQXNCLG1CQUFtQixDQUFDLEdBQUc7QUFBQSxNQUNuRixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsSUFDVCxDQUFDO0FBQUEsSUFDRCxLQUFLLFNBQVMsS0FBSywwQkFBMEIsR0FBRyxHQUFHLEVBQUUsTUFBTSxFQUFFLFVBQVUsR0FBRyxvQ0FBb0MsQ0FBQyxHQUFHO0FBQUEsTUFDaEgsU0FBUztBQUFBLE1BQ1QsT0FBTztBQUFBLE1BQ1AsS0FBSztBQUFBLElBQ1AsQ0FBQztBQUFBLEVBQ0g7QUFDQSxTQUFPLFNBQVMsRUFBRSxPQUFPLE1BQU0sR0FBRyxFQUFFLFNBQVMsV0FBVyxPQUFPLE9BQU8sQ0FBQztBQUN6RTtBQUdPLFNBQVMsS0FBSyxPQUFlO0FBQ2xDLFNBQU8sU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxxQkFBcUIsZ0JBQWdCLENBQUMsR0FBRyxFQUFFLFNBQVMsUUFBUSxNQUFNLENBQUM7QUFDOUc7QUFHTyxTQUFTLE9BQU8sT0FBZTtBQUNwQyxRQUFNLFFBQVEsYUFBYSxPQUFPLENBQUNBLFVBQVMsV0FBV0EsS0FBSSxNQUFNLFFBQVcsYUFBYTtBQUN6RixTQUFPLFNBQVMsT0FBTyxFQUFFLFNBQVMsVUFBVSxNQUFNLENBQUM7QUFDckQ7QUFHTyxTQUFTLFlBQVksT0FBZTtBQUN6QyxRQUFNLFdBQVcsQ0FBQ0EsVUFBaUIsV0FBV0EsS0FBSSxNQUFNLFVBQWEsY0FBY0EsS0FBSTtBQUN2RixTQUFPLFNBQVMsYUFBYSxPQUFPLFVBQVUsYUFBYSxHQUFHLEVBQUUsU0FBUyxVQUFVLE1BQU0sQ0FBQztBQUM1RjtBQUVBLE1BQU0sZ0JBQWdCO0FBR2YsU0FBUyxPQUE2RCxPQUFlLFNBQWtCO0FBQzVHLFNBQU8sU0FBUyxFQUFFLEtBQUssT0FBTyxHQUFHLEVBQUUsU0FBUyxVQUFVLE9BQU8sUUFBUSxDQUFDO0FBQ3hFO0FBR08sU0FBUyxPQUFPLE9BQWU7QUFDcEMsU0FBTyxTQUFTLEVBQUUsSUFBSSxTQUFTLEVBQUUsU0FBUyxHQUFHLEtBQUssNkJBQTZCLENBQUMsR0FBRyxFQUFFLFNBQVMsVUFBVSxNQUFNLENBQUM7QUFDakg7QUFHTyxTQUFTLE1BQU0sT0FBZTtBQUNuQyxTQUFPLFNBQVMsRUFBRSxRQUFRLEdBQUcsRUFBRSxTQUFTLFVBQVUsTUFBTSxDQUFDO0FBQzNEO0FBR08sU0FBUyxRQUFRLE9BQWUsTUFBZ0I7QUFDckQsUUFBTSxVQUFVLEdBQUcsS0FBSyxrQkFBa0IsSUFBSSxRQUFRLElBQUk7QUFDMUQsU0FBTyxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxRQUFRLENBQUMsTUFBTSxPQUFPLEdBQUcsRUFBRSxRQUFRLE1BQU0sT0FBTyxDQUFDLEdBQUcsRUFBRSxTQUFTLFVBQVUsTUFBTSxDQUFDO0FBQ3JIO0FBR0EsTUFBTSxhQUFhLENBQXVCLFdBQW1CO0FBR3RELFNBQVMsS0FBMkIsT0FBZSxRQUFnQjtBQUN4RSxTQUFPLFNBQVMsV0FBVyxNQUFNLEdBQUcsRUFBRSxTQUFTLFFBQVEsTUFBTSxDQUFDO0FBQ2hFO0FBR08sU0FBUyxTQUFvQyxNQUFZO0FBQzlELFNBQU8sU0FBUyxFQUFFLFFBQVEsSUFBSSxHQUFHLEVBQUUsU0FBUyxRQUFRLE9BQU8sT0FBTyxDQUFDO0FBQ3JFO0FBR08sU0FBUyxTQUErQixPQUFlO0FBQzVELFNBQU8sU0FBUyxFQUFFLFNBQVMsS0FBSyxHQUFHLEVBQUUsU0FBUyxZQUFZLE9BQU8sT0FBTyxLQUFLLEVBQUUsT0FBTyxPQUFPLE1BQU0sQ0FBQztBQUN0RztBQUdPLFNBQVMsTUFBMkMsT0FBZSxRQUFlO0FBQ3ZGLFNBQU8sU0FBUyxFQUFFLE9BQU8sTUFBTSxHQUFHLEVBQUUsU0FBUyxTQUFTLE9BQU8sT0FBTyxDQUFDO0FBQ3ZFO0FBR08sU0FBUyxXQUNkLE9BQ0EsUUFDQSxRQUNBO0FBQ0EsUUFBTSxTQUFnQyxPQUFPO0FBQzdDLGFBQVcsQ0FBQyxLQUFLLEtBQUssS0FBSyxPQUFPLFFBQVEsTUFBTSxFQUFHLFVBQVMsT0FBTyxFQUFFLFNBQVMsUUFBUSxPQUFPLE9BQU8sR0FBRyxLQUFLLElBQUksQ0FBQztBQUNqSCxTQUFPLFNBQVMsUUFBUSxFQUFFLFNBQVMsU0FBUyxPQUFPLE9BQU8sQ0FBQztBQUM3RDtBQVlPLFNBQVMsS0FBeUIsT0FBZSxNQUFZLEVBQUUsS0FBSyxNQUFNLEdBQUcsTUFBTSxJQUFJLFFBQVEsR0FBZTtBQUNuSCxRQUFNLFFBQVEsRUFDWCxNQUFNLElBQUksRUFDVjtBQUFBLElBQ0MsRUFBRSxVQUFVLEtBQUssR0FBRyxLQUFLLGNBQWMsR0FBRyxJQUFJLFFBQVEsSUFBSSxPQUFPLEtBQUssVUFBVTtBQUFBLElBQ2hGLEVBQUUsVUFBVSxLQUFLLFdBQVcsR0FBRyxLQUFLLHVCQUF1QixHQUFHLEdBQUc7QUFBQSxFQUNuRTtBQUNGLFNBQU8sU0FBUyxXQUFXLEtBQUssR0FBRyxFQUFFLFNBQVMsUUFBUSxPQUFPLE1BQU0sS0FBSyxLQUFLLElBQUksQ0FBQztBQUNwRjtBQUtPLFNBQVMsTUFBc0QsT0FBZSxRQUFlO0FBQ2xHLFFBQU0sVUFBVSxPQUFPLFlBQVksT0FBTyxJQUFJLENBQUMsU0FBUyxDQUFDLE9BQU8sS0FBSyxNQUFNLEtBQUssS0FBSyxJQUFJLE9BQU8sQ0FBQyxDQUFDLEdBQUcsSUFBSSxDQUFDLENBQUM7QUFDM0csU0FBTyxTQUFTLEVBQUUsbUJBQW1CLFFBQVEsTUFBTSxHQUFHLEVBQUUsU0FBUyxTQUFTLE9BQU8sUUFBUSxDQUFDO0FBQzVGOyIsCiAgIm5hbWVzIjogWyJ0ZXh0Il0KfQo=

//83d4b99bb58fe67edf22489825749e0eca988427
