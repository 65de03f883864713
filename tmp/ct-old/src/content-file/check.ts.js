import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { readBody, shippedDocuments } from "../content/index.ts";
import { UnreadableFileError, UnsupportedFileError } from "../http/errors.ts";
import { findPictureByName } from "../pictures/index.ts";
import { fixedKinds, wordSchemas } from "../shared/content/documents.ts";
import { wordsLimitBytes } from "../shared/content/versions.ts";
import {
  contentFileFormat,
  contentFileLimits,
  contentSchema
} from "../shared/content-file.ts";
import { pictureLimits, slotOf } from "../shared/pictures.ts";
import {
  ArchiveDamagedError,
  readArchive,
  readBoundedJson
} from "../upkeep/index.ts";
import { contentName, pictureFolder } from "./write.ts";
async function checkFile(app, file) {
  if (!await isTar(file.path))
    throw new UnsupportedFileError("This is not a file made by \u201CSave all words and pictures\u201D.");
  const { content, sources } = await unpack(file, (name) => app.pictures.isBuiltIn(name)).catch(toRefusal);
  const missing = content.pictures.find(({ name }) => !sources.has(name));
  if (missing)
    throw new UnreadableFileError(`The file was cut short: ${missing.name} is missing. Nothing was changed.`);
  const named = [];
  for (const picture of content.pictures) {
    const folder = sources.get(picture.name) ?? "";
    const here = await findPictureByName(app.db, picture.name);
    if (here?.hash !== picture.hash) named.push(await makeOne(app, folder, picture));
    await rm(join(folder, sourceName), { force: true });
  }
  return { content, named };
}
const sourceName = "source";
async function isTar(path) {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 257);
    return buffer.toString("latin1") === "ustar";
  } finally {
    await file.close();
  }
}
async function unpack({ path, folder }, isBuiltIn) {
  let content;
  const sources = /* @__PURE__ */ new Map();
  await readArchive(path, async (entry, bytes) => {
    if (!content) {
      if (entry.name !== contentName || entry.size > contentFileLimits.wordsBytes) throw odd(entry);
      content = await checkContent(bytes, isBuiltIn);
      return;
    }
    const picture = content.pictures.find(({ name }) => entry.name === `${pictureFolder}${name}`);
    if (!picture || sources.has(picture.name) || entry.size > pictureLimits.bytes) throw odd(entry);
    const target = join(folder, String(sources.size));
    await unpackPicture(target, picture, bytes);
    sources.set(picture.name, target);
  });
  if (!content) throw new UnreadableFileError("The file is empty.");
  return { content, sources };
}
async function unpackPicture(folder, { name, hash }, bytes) {
  await mkdir(folder);
  const sum = createHash("sha256");
  async function* summed() {
    for await (const chunk of bytes) {
      sum.update(chunk);
      yield chunk;
    }
  }
  await pipeline(summed, createWriteStream(join(folder, sourceName), { flags: "wx", mode: 384 }));
  if (!sum.digest("hex").startsWith(hash))
    throw new UnreadableFileError(`The picture ${name} in this file is damaged. Nothing was changed.`);
}
async function makeOne(app, folder, { kind, name }) {
  try {
    return { folder, kind, name, made: await app.pictures.makeNamed(join(folder, sourceName), folder, name) };
  } catch (error) {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) throw error;
    throw new UnreadableFileError(`${name}: ${message}`);
  }
}
const odd = ({ name }) => new UnreadableFileError(
  `The file holds something that does not belong there: ${name.slice(0, 100)}. Nothing was changed.`
);
function toRefusal(error) {
  if (error instanceof ArchiveDamagedError)
    throw new UnreadableFileError("The file is damaged or was cut short. Nothing was changed.");
  throw error;
}
async function checkContent(bytes, isBuiltIn) {
  const raw = await readBoundedJson(bytes, contentBounds).catch(toUnreadable);
  const format = raw?.format;
  if (typeof format === "number" && format > contentFileFormat)
    throw new UnreadableFileError("This file was made by a newer version of the site.");
  const { data, error } = contentSchema.safeParse(raw);
  if (!data) throw unreadable(error.issues[0]?.path.join(".") ?? "");
  requireUnique(data.documents.map(({ id }) => id));
  requireUnique(data.pictures.map(({ name }) => name.toLowerCase()));
  for (const { kind, name } of data.pictures) {
    const slot = slotOf(name);
    if (kind === "slot" ? slot !== name : slot !== void 0 || isBuiltIn(name)) throw unreadable(`pictures ${name}`);
  }
  const documents = [];
  for (const document of data.documents) {
    documents.push(checkDocument(document));
    await setImmediate();
  }
  return { ...data, documents };
}
const contentBounds = { bytes: contentFileLimits.wordsBytes, depth: 32, values: 2e5 };
function toUnreadable(error) {
  throw error instanceof SyntaxError || error instanceof RangeError ? unreadable() : error;
}
function checkDocument({ id, kind, words }) {
  const body = JSON.stringify(words);
  const read = hasKind(id, kind) && Buffer.byteLength(body) <= wordsLimitBytes ? readBody(kind, id, body) : void 0;
  if (read === void 0) throw unreadable(id);
  return { id, kind, words: read };
}
function hasKind(id, kind) {
  const shipped = shippedDocuments.byId.get(id);
  if (shipped) return shipped.kind === kind;
  return /^p-[a-z0-9]{8}$/.test(id) && Object.hasOwn(wordSchemas, kind) && !fixedKinds.some((fixed) => fixed === kind);
}
function requireUnique(names) {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== void 0) throw new UnreadableFileError(`The file holds ${twice} twice. Nothing was changed.`);
}
function unreadable(where = "") {
  const place = where && ` (${where})`;
  return new UnreadableFileError(`The words in this file cannot be read${place}. Nothing was changed.`);
}
export {
  checkFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS9jaGVjay50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMseUJBQXlCO0FBQ2xDLFNBQVMsT0FBTyxNQUFNLFVBQVU7QUFDaEMsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsb0JBQW9CO0FBRTdCLFNBQVMsVUFBVSx3QkFBd0I7QUFDM0MsU0FBUyxxQkFBcUIsNEJBQTRCO0FBQzFELFNBQVMseUJBQTRDO0FBQ3JELFNBQStCLFlBQVksbUJBQW1CO0FBQzlELFNBQVMsdUJBQXVCO0FBQ2hDO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FJSztBQUNQLFNBQVMsZUFBZSxjQUFjO0FBRXRDO0FBQUEsRUFDRTtBQUFBLEVBR0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsYUFBYSxxQkFBcUI7QUFnQjNDLGVBQXNCLFVBQ3BCLEtBQ0EsTUFDc0I7QUFDdEIsTUFBSSxDQUFFLE1BQU0sTUFBTSxLQUFLLElBQUk7QUFDekIsVUFBTSxJQUFJLHFCQUFxQixxRUFBMkQ7QUFDNUYsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLE1BQU0sT0FBTyxNQUFNLENBQUMsU0FBUyxJQUFJLFNBQVMsVUFBVSxJQUFJLENBQUMsRUFBRSxNQUFNLFNBQVM7QUFDdkcsUUFBTSxVQUFVLFFBQVEsU0FBUyxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxDQUFDO0FBQ3RFLE1BQUk7QUFDRixVQUFNLElBQUksb0JBQW9CLDJCQUEyQixRQUFRLElBQUksbUNBQW1DO0FBQzFHLFFBQU0sUUFBd0IsQ0FBQztBQUMvQixhQUFXLFdBQVcsUUFBUSxVQUFVO0FBQ3RDLFVBQU0sU0FBUyxRQUFRLElBQUksUUFBUSxJQUFJLEtBQUs7QUFDNUMsVUFBTSxPQUFPLE1BQU0sa0JBQWtCLElBQUksSUFBSSxRQUFRLElBQUk7QUFDekQsUUFBSSxNQUFNLFNBQVMsUUFBUSxLQUFNLE9BQU0sS0FBSyxNQUFNLFFBQVEsS0FBSyxRQUFRLE9BQU8sQ0FBQztBQUMvRSxVQUFNLEdBQUcsS0FBSyxRQUFRLFVBQVUsR0FBRyxFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQUEsRUFDcEQ7QUFDQSxTQUFPLEVBQUUsU0FBUyxNQUFNO0FBQzFCO0FBRUEsTUFBTSxhQUFhO0FBRW5CLGVBQWUsTUFBTSxNQUFnQztBQUNuRCxRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFDNUIsTUFBSTtBQUNGLFVBQU0sRUFBRSxPQUFPLElBQUksTUFBTSxLQUFLLEtBQUssT0FBTyxNQUFNLENBQUMsR0FBRyxHQUFHLEdBQUcsR0FBRztBQUM3RCxXQUFPLE9BQU8sU0FBUyxRQUFRLE1BQU07QUFBQSxFQUN2QyxVQUFFO0FBQ0EsVUFBTSxLQUFLLE1BQU07QUFBQSxFQUNuQjtBQUNGO0FBUUEsZUFBZSxPQUNiLEVBQUUsTUFBTSxPQUFPLEdBQ2YsV0FDbUI7QUFDbkIsTUFBSTtBQUNKLFFBQU0sVUFBVSxvQkFBSSxJQUFvQjtBQUN4QyxRQUFNLFlBQVksTUFBTSxPQUFPLE9BQU8sVUFBVTtBQUM5QyxRQUFJLENBQUMsU0FBUztBQUNaLFVBQUksTUFBTSxTQUFTLGVBQWUsTUFBTSxPQUFPLGtCQUFrQixXQUFZLE9BQU0sSUFBSSxLQUFLO0FBQzVGLGdCQUFVLE1BQU0sYUFBYSxPQUFPLFNBQVM7QUFDN0M7QUFBQSxJQUNGO0FBQ0EsVUFBTSxVQUFVLFFBQVEsU0FBUyxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sTUFBTSxTQUFTLEdBQUcsYUFBYSxHQUFHLElBQUksRUFBRTtBQUM1RixRQUFJLENBQUMsV0FBVyxRQUFRLElBQUksUUFBUSxJQUFJLEtBQUssTUFBTSxPQUFPLGNBQWMsTUFBTyxPQUFNLElBQUksS0FBSztBQUM5RixVQUFNLFNBQVMsS0FBSyxRQUFRLE9BQU8sUUFBUSxJQUFJLENBQUM7QUFDaEQsVUFBTSxjQUFjLFFBQVEsU0FBUyxLQUFLO0FBQzFDLFlBQVEsSUFBSSxRQUFRLE1BQU0sTUFBTTtBQUFBLEVBQ2xDLENBQUM7QUFDRCxNQUFJLENBQUMsUUFBUyxPQUFNLElBQUksb0JBQW9CLG9CQUFvQjtBQUNoRSxTQUFPLEVBQUUsU0FBUyxRQUFRO0FBQzVCO0FBRUEsZUFBZSxjQUNiLFFBQ0EsRUFBRSxNQUFNLEtBQUssR0FDYixPQUNlO0FBQ2YsUUFBTSxNQUFNLE1BQU07QUFDbEIsUUFBTSxNQUFNLFdBQVcsUUFBUTtBQUMvQixrQkFBZ0IsU0FBUztBQUN2QixxQkFBaUIsU0FBUyxPQUFPO0FBQy9CLFVBQUksT0FBTyxLQUFLO0FBQ2hCLFlBQU07QUFBQSxJQUNSO0FBQUEsRUFDRjtBQUNBLFFBQU0sU0FBUyxRQUFRLGtCQUFrQixLQUFLLFFBQVEsVUFBVSxHQUFHLEVBQUUsT0FBTyxNQUFNLE1BQU0sSUFBTSxDQUFDLENBQUM7QUFDaEcsTUFBSSxDQUFDLElBQUksT0FBTyxLQUFLLEVBQUUsV0FBVyxJQUFJO0FBQ3BDLFVBQU0sSUFBSSxvQkFBb0IsZUFBZSxJQUFJLGdEQUFnRDtBQUNyRztBQUVBLGVBQWUsUUFBUSxLQUFzQixRQUFnQixFQUFFLE1BQU0sS0FBSyxHQUF1QztBQUMvRyxNQUFJO0FBQ0YsV0FBTyxFQUFFLFFBQVEsTUFBTSxNQUFNLE1BQU0sTUFBTSxJQUFJLFNBQVMsVUFBVSxLQUFLLFFBQVEsVUFBVSxHQUFHLFFBQVEsSUFBSSxFQUFFO0FBQUEsRUFDMUcsU0FBUyxPQUFPO0FBQ2QsVUFBTSxFQUFFLGFBQWEsS0FBSyxRQUFRLElBQUk7QUFDdEMsUUFBSSxjQUFjLElBQUssT0FBTTtBQUM3QixVQUFNLElBQUksb0JBQW9CLEdBQUcsSUFBSSxLQUFLLE9BQU8sRUFBRTtBQUFBLEVBQ3JEO0FBQ0Y7QUFFQSxNQUFNLE1BQU0sQ0FBQyxFQUFFLEtBQUssTUFDbEIsSUFBSTtBQUFBLEVBQ0Ysd0RBQXdELEtBQUssTUFBTSxHQUFHLEdBQUcsQ0FBQztBQUM1RTtBQUVGLFNBQVMsVUFBVSxPQUF1QjtBQUN4QyxNQUFJLGlCQUFpQjtBQUNuQixVQUFNLElBQUksb0JBQW9CLDREQUE0RDtBQUM1RixRQUFNO0FBQ1I7QUFPQSxlQUFlLGFBQ2IsT0FDQSxXQUN5QjtBQUN6QixRQUFNLE1BQU0sTUFBTSxnQkFBZ0IsT0FBTyxhQUFhLEVBQUUsTUFBTSxZQUFZO0FBQzFFLFFBQU0sU0FBVSxLQUFxQztBQUNyRCxNQUFJLE9BQU8sV0FBVyxZQUFZLFNBQVM7QUFDekMsVUFBTSxJQUFJLG9CQUFvQixvREFBb0Q7QUFDcEYsUUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLGNBQWMsVUFBVSxHQUFHO0FBQ25ELE1BQUksQ0FBQyxLQUFNLE9BQU0sV0FBVyxNQUFNLE9BQU8sQ0FBQyxHQUFHLEtBQUssS0FBSyxHQUFHLEtBQUssRUFBRTtBQUNqRSxnQkFBYyxLQUFLLFVBQVUsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUUsQ0FBQztBQUNoRCxnQkFBYyxLQUFLLFNBQVMsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssWUFBWSxDQUFDLENBQUM7QUFDakUsYUFBVyxFQUFFLE1BQU0sS0FBSyxLQUFLLEtBQUssVUFBVTtBQUMxQyxVQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLFFBQUksU0FBUyxTQUFTLFNBQVMsT0FBTyxTQUFTLFVBQWEsVUFBVSxJQUFJLEVBQUcsT0FBTSxXQUFXLFlBQVksSUFBSSxFQUFFO0FBQUEsRUFDbEg7QUFDQSxRQUFNLFlBQStCLENBQUM7QUFDdEMsYUFBVyxZQUFZLEtBQUssV0FBVztBQUNyQyxjQUFVLEtBQUssY0FBYyxRQUFRLENBQUM7QUFFdEMsVUFBTSxhQUFhO0FBQUEsRUFDckI7QUFDQSxTQUFPLEVBQUUsR0FBRyxNQUFNLFVBQVU7QUFDOUI7QUFHQSxNQUFNLGdCQUE0QixFQUFFLE9BQU8sa0JBQWtCLFlBQVksT0FBTyxJQUFJLFFBQVEsSUFBUTtBQUVwRyxTQUFTLGFBQWEsT0FBdUI7QUFDM0MsUUFBTSxpQkFBaUIsZUFBZSxpQkFBaUIsYUFBYSxXQUFXLElBQUk7QUFDckY7QUFHQSxTQUFTLGNBQWMsRUFBRSxJQUFJLE1BQU0sTUFBTSxHQUFrQztBQUN6RSxRQUFNLE9BQU8sS0FBSyxVQUFVLEtBQUs7QUFDakMsUUFBTSxPQUFPLFFBQVEsSUFBSSxJQUFJLEtBQUssT0FBTyxXQUFXLElBQUksS0FBSyxrQkFBa0IsU0FBUyxNQUFNLElBQUksSUFBSSxJQUFJO0FBQzFHLE1BQUksU0FBUyxPQUFXLE9BQU0sV0FBVyxFQUFFO0FBQzNDLFNBQU8sRUFBRSxJQUFJLE1BQU0sT0FBTyxLQUFLO0FBQ2pDO0FBRUEsU0FBUyxRQUFRLElBQVksTUFBdUI7QUFDbEQsUUFBTSxVQUFVLGlCQUFpQixLQUFLLElBQUksRUFBRTtBQUM1QyxNQUFJLFFBQVMsUUFBTyxRQUFRLFNBQVM7QUFDckMsU0FBTyxrQkFBa0IsS0FBSyxFQUFFLEtBQUssT0FBTyxPQUFPLGFBQWEsSUFBSSxLQUFLLENBQUMsV0FBVyxLQUFLLENBQUMsVUFBVSxVQUFVLElBQUk7QUFDckg7QUFFQSxTQUFTLGNBQWMsT0FBZ0M7QUFDckQsUUFBTSxRQUFRLE1BQU0sS0FBSyxDQUFDLE1BQU0sVUFBVSxNQUFNLFFBQVEsSUFBSSxNQUFNLEtBQUs7QUFDdkUsTUFBSSxVQUFVLE9BQVcsT0FBTSxJQUFJLG9CQUFvQixrQkFBa0IsS0FBSyw4QkFBOEI7QUFDOUc7QUFHQSxTQUFTLFdBQVcsUUFBUSxJQUE4QztBQUN4RSxRQUFNLFFBQVEsU0FBUyxLQUFLLEtBQUs7QUFDakMsU0FBTyxJQUFJLG9CQUFvQix3Q0FBd0MsS0FBSyx3QkFBd0I7QUFDdEc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//fe253e0f5efdcd656a47852dcc664aefca06942d
