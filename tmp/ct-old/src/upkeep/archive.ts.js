import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { mayBeArchived } from "./archived-names.ts";
const manifestName = "manifest.json";
class ArchiveDamagedError extends Error {
  name = "ArchiveDamagedError";
  code = "ARCHIVE_DAMAGED";
}
async function packFile(pack, file) {
  const { name, bytes, modifiedAtMs } = file;
  const hash = createHash("sha256");
  const entry = pack.entry({ name, size: bytes, mtime: new Date(modifiedAtMs), mode: 384 });
  await pipeline(file.read(), hashing(hash), entry);
  const sha256 = hash.digest("hex");
  if (sha256 !== (file.sha256 ?? sha256)) throw new Error(`The file ${name} is not what was stored.`);
  return { bytes, sha256 };
}
async function openFile(path, name) {
  const file = await open(path, "r").catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!file) return void 0;
  const { size: bytes, mtimeMs: modifiedAtMs } = await file.stat();
  return { name, bytes, modifiedAtMs, read: () => readOpen(file, bytes) };
}
async function* readOpen(file, bytes) {
  try {
    if (bytes > 0) yield* file.createReadStream({ autoClose: false, start: 0, end: bytes - 1 });
  } finally {
    await file.close();
  }
}
async function unpackArchive(path, directory) {
  const found = /* @__PURE__ */ new Map();
  let manifest;
  await readArchive(path, async ({ name, size, mtime }, bytes) => {
    if (manifest || found.has(name) || name !== manifestName && !mayBeArchived(name))
      throw new ArchiveDamagedError(`The archive holds what no backup does: ${quoteName(name)}`);
    if (name === manifestName) {
      manifest = await readManifest(size, bytes);
      return;
    }
    found.set(name, await unpackFile(bytes, join(directory, name)));
    if (mtime) await utimes(join(directory, name), mtime, mtime);
  });
  if (!manifest) throw new ArchiveDamagedError("The archive has no manifest; it was cut short.");
  compare(manifest.files, found);
  return manifest;
}
const manifestLimitBytes = 64 * 1024 * 1024;
const manifestSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  rows: z.record(z.string(), z.number())
});
async function readManifest(size, bytes) {
  try {
    if (size <= manifestLimitBytes) return manifestSchema.parse(JSON.parse(await text(bytes)));
  } catch (error) {
    if (error instanceof ArchiveDamagedError) throw error;
  }
  throw new ArchiveDamagedError("The manifest of the archive is not what a backup writes.");
}
const idleLimits = {
  /** Headers and padding. tar-stream takes 4 MiB for one header alone, whose records would hold the only thread. */
  bytes: 1024 * 1024,
  ms: 3e4
};
async function readArchive(path, visit, limits = idleLimits) {
  const { default: tar } = await import("tar-stream");
  const archive = tar.extract();
  const idle = { bytes: 0, intervals: 0 };
  const goOn = () => Object.assign(idle, { bytes: 0, intervals: 0 });
  const watching = setInterval(() => {
    idle.intervals += 1;
    if (idle.intervals > 1) archive.destroy(new ArchiveDamagedError("The archive could not be read any further."));
  }, limits.ms);
  async function* counted(parts) {
    for await (const part of parts) {
      idle.bytes += part.length;
      if (idle.bytes > limits.bytes) throw new ArchiveDamagedError("The archive holds more headers than files.");
      yield part;
    }
  }
  const reading = pipeline(createReadStream(path), counted, archive);
  reading.catch(() => {
  });
  let failure;
  try {
    for await (const entry of archive) {
      const { name, type, mtime, size } = entry.header;
      if (type !== "file" || !isSize(size) || !isPlainName(name))
        throw new ArchiveDamagedError(`The archive holds an odd entry: ${quoteName(name)}`);
      goOn();
      await visit({ name, size, mtime }, bytesOf(entry, goOn)).catch((error) => {
        failure = error;
        throw error;
      });
    }
    await reading;
  } catch (error) {
    archive.destroy();
    if (failure !== void 0 || error instanceof ArchiveDamagedError) throw error;
    throw new ArchiveDamagedError(`The archive cannot be read: ${error.message}`);
  } finally {
    clearInterval(watching);
  }
}
async function* bytesOf(entry, onPart) {
  try {
    for await (const part of entry) {
      onPart();
      yield part;
    }
  } catch (error) {
    throw new ArchiveDamagedError(`The archive cannot be read: ${error.message}`);
  }
}
function isSize(size) {
  return Number.isSafeInteger(size);
}
function quoteName(name) {
  return JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}\u2026` : name);
}
function isPlainName(name) {
  return name.split("/").every((part) => part !== "" && part !== "." && part !== "..") && !/[\\\0:]/.test(name);
}
async function unpackFile(entry, path) {
  await mkdir(dirname(path), { recursive: true, mode: 448 });
  const hash = createHash("sha256");
  const output = createWriteStream(path, { mode: 384, flags: "wx", flush: true });
  await pipeline(entry, hashing(hash), output);
  return hash.digest("hex");
}
function compare(expected, found) {
  for (const name of /* @__PURE__ */ new Set([...Object.keys(expected), ...found.keys()]))
    if (expected[name]?.sha256 !== found.get(name))
      throw new ArchiveDamagedError(`The file ${quoteName(name)} in the archive is not what was stored.`);
}
async function hashFile(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
function hashing(hash) {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    }
  });
}
export {
  ArchiveDamagedError,
  hashFile,
  manifestName,
  openFile,
  packFile,
  readArchive,
  unpackArchive
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9hcmNoaXZlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBNkI7QUFDdEMsU0FBUyxrQkFBa0IseUJBQXlCO0FBQ3BELFNBQTBCLE9BQU8sTUFBTSxjQUFjO0FBQ3JELFNBQVMsU0FBUyxZQUFZO0FBQzlCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsWUFBWTtBQUNyQixTQUFTLGdCQUFnQjtBQUV6QixZQUFZLE9BQU87QUFDbkIsU0FBUyxxQkFBcUI7QUFVdkIsTUFBTSxlQUFlO0FBR3JCLE1BQU0sNEJBQTRCLE1BQU07QUFBQSxFQUNwQyxPQUFPO0FBQUEsRUFDaEIsT0FBTztBQUNUO0FBaUJBLGVBQXNCLFNBQVMsTUFBWSxNQUFnRTtBQUN6RyxRQUFNLEVBQUUsTUFBTSxPQUFPLGFBQWEsSUFBSTtBQUN0QyxRQUFNLE9BQU8sV0FBVyxRQUFRO0FBQ2hDLFFBQU0sUUFBUSxLQUFLLE1BQU0sRUFBRSxNQUFNLE1BQU0sT0FBTyxPQUFPLElBQUksS0FBSyxZQUFZLEdBQUcsTUFBTSxJQUFNLENBQUM7QUFDMUYsUUFBTSxTQUFTLEtBQUssS0FBSyxHQUFHLFFBQVEsSUFBSSxHQUFHLEtBQUs7QUFDaEQsUUFBTSxTQUFTLEtBQUssT0FBTyxLQUFLO0FBQ2hDLE1BQUksWUFBWSxLQUFLLFVBQVUsUUFBUyxPQUFNLElBQUksTUFBTSxZQUFZLElBQUksMEJBQTBCO0FBQ2xHLFNBQU8sRUFBRSxPQUFPLE9BQU87QUFDekI7QUFNQSxlQUFzQixTQUFTLE1BQWMsTUFBaUQ7QUFDNUYsUUFBTSxPQUFPLE1BQU0sS0FBSyxNQUFNLEdBQUcsRUFBRSxNQUFNLENBQUMsVUFBaUM7QUFDekUsUUFBSSxNQUFNLFNBQVMsU0FBVSxPQUFNO0FBQUEsRUFDckMsQ0FBQztBQUNELE1BQUksQ0FBQyxLQUFNLFFBQU87QUFDbEIsUUFBTSxFQUFFLE1BQU0sT0FBTyxTQUFTLGFBQWEsSUFBSSxNQUFNLEtBQUssS0FBSztBQUMvRCxTQUFPLEVBQUUsTUFBTSxPQUFPLGNBQWMsTUFBTSxNQUFNLFNBQVMsTUFBTSxLQUFLLEVBQUU7QUFDeEU7QUFHQSxnQkFBZ0IsU0FBUyxNQUFrQixPQUF1QztBQUNoRixNQUFJO0FBQ0YsUUFBSSxRQUFRLEVBQUcsUUFBTyxLQUFLLGlCQUFpQixFQUFFLFdBQVcsT0FBTyxPQUFPLEdBQUcsS0FBSyxRQUFRLEVBQUUsQ0FBQztBQUFBLEVBQzVGLFVBQUU7QUFDQSxVQUFNLEtBQUssTUFBTTtBQUFBLEVBQ25CO0FBQ0Y7QUFNQSxlQUFzQixjQUFjLE1BQWMsV0FBc0M7QUFDdEYsUUFBTSxRQUFRLG9CQUFJLElBQW9CO0FBQ3RDLE1BQUk7QUFDSixRQUFNLFlBQVksTUFBTSxPQUFPLEVBQUUsTUFBTSxNQUFNLE1BQU0sR0FBRyxVQUFVO0FBQzlELFFBQUksWUFBWSxNQUFNLElBQUksSUFBSSxLQUFNLFNBQVMsZ0JBQWdCLENBQUMsY0FBYyxJQUFJO0FBQzlFLFlBQU0sSUFBSSxvQkFBb0IsMENBQTBDLFVBQVUsSUFBSSxDQUFDLEVBQUU7QUFDM0YsUUFBSSxTQUFTLGNBQWM7QUFDekIsaUJBQVcsTUFBTSxhQUFhLE1BQU0sS0FBSztBQUN6QztBQUFBLElBQ0Y7QUFDQSxVQUFNLElBQUksTUFBTSxNQUFNLFdBQVcsT0FBTyxLQUFLLFdBQVcsSUFBSSxDQUFDLENBQUM7QUFFOUQsUUFBSSxNQUFPLE9BQU0sT0FBTyxLQUFLLFdBQVcsSUFBSSxHQUFHLE9BQU8sS0FBSztBQUFBLEVBQzdELENBQUM7QUFDRCxNQUFJLENBQUMsU0FBVSxPQUFNLElBQUksb0JBQW9CLGdEQUFnRDtBQUM3RixVQUFRLFNBQVMsT0FBTyxLQUFLO0FBQzdCLFNBQU87QUFDVDtBQUdBLE1BQU0scUJBQXFCLEtBQUssT0FBTztBQUV2QyxNQUFNLGlCQUFpQixFQUFFLE9BQU87QUFBQSxFQUM5QixTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQUEsRUFDcEIsV0FBVyxFQUFFLElBQUksU0FBUztBQUFBLEVBQzFCLE9BQU8sRUFBRSxPQUFPLEVBQUUsT0FBTyxHQUFHLEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxPQUFPLEdBQUcsUUFBUSxFQUFFLE9BQU8sRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMvRSxNQUFNLEVBQUUsT0FBTyxFQUFFLE9BQU8sR0FBRyxFQUFFLE9BQU8sQ0FBQztBQUN2QyxDQUFDO0FBRUQsZUFBZSxhQUFhLE1BQWMsT0FBcUQ7QUFDN0YsTUFBSTtBQUNGLFFBQUksUUFBUSxtQkFBb0IsUUFBTyxlQUFlLE1BQU0sS0FBSyxNQUFNLE1BQU0sS0FBSyxLQUFLLENBQUMsQ0FBQztBQUFBLEVBQzNGLFNBQVMsT0FBTztBQUNkLFFBQUksaUJBQWlCLG9CQUFxQixPQUFNO0FBQUEsRUFDbEQ7QUFDQSxRQUFNLElBQUksb0JBQW9CLDBEQUEwRDtBQUMxRjtBQVlBLE1BQU0sYUFBYTtBQUFBO0FBQUEsRUFFakIsT0FBTyxPQUFPO0FBQUEsRUFDZCxJQUFJO0FBQ047QUFRQSxlQUFzQixZQUNwQixNQUNBLE9BQ0EsU0FBNEIsWUFDYjtBQUNmLFFBQU0sRUFBRSxTQUFTLElBQUksSUFBSSxNQUFNLE9BQU8sWUFBWTtBQUNsRCxRQUFNLFVBQVUsSUFBSSxRQUFRO0FBQzVCLFFBQU0sT0FBTyxFQUFFLE9BQU8sR0FBRyxXQUFXLEVBQUU7QUFDdEMsUUFBTSxPQUFPLE1BQU0sT0FBTyxPQUFPLE1BQU0sRUFBRSxPQUFPLEdBQUcsV0FBVyxFQUFFLENBQUM7QUFDakUsUUFBTSxXQUFXLFlBQVksTUFBTTtBQUNqQyxTQUFLLGFBQWE7QUFFbEIsUUFBSSxLQUFLLFlBQVksRUFBRyxTQUFRLFFBQVEsSUFBSSxvQkFBb0IsNENBQTRDLENBQUM7QUFBQSxFQUMvRyxHQUFHLE9BQU8sRUFBRTtBQUNaLGtCQUFnQixRQUFRLE9BQWtDO0FBQ3hELHFCQUFpQixRQUFRLE9BQU87QUFDOUIsV0FBSyxTQUFTLEtBQUs7QUFDbkIsVUFBSSxLQUFLLFFBQVEsT0FBTyxNQUFPLE9BQU0sSUFBSSxvQkFBb0IsNENBQTRDO0FBQ3pHLFlBQU07QUFBQSxJQUNSO0FBQUEsRUFDRjtBQUNBLFFBQU0sVUFBVSxTQUFTLGlCQUFpQixJQUFJLEdBQUcsU0FBUyxPQUFPO0FBQ2pFLFVBQVEsTUFBTSxNQUFNO0FBQUEsRUFBQyxDQUFDO0FBQ3RCLE1BQUk7QUFDSixNQUFJO0FBQ0YscUJBQWlCLFNBQVMsU0FBUztBQUNqQyxZQUFNLEVBQUUsTUFBTSxNQUFNLE9BQU8sS0FBSyxJQUFJLE1BQU07QUFDMUMsVUFBSSxTQUFTLFVBQVUsQ0FBQyxPQUFPLElBQUksS0FBSyxDQUFDLFlBQVksSUFBSTtBQUN2RCxjQUFNLElBQUksb0JBQW9CLG1DQUFtQyxVQUFVLElBQUksQ0FBQyxFQUFFO0FBQ3BGLFdBQUs7QUFDTCxZQUFNLE1BQU0sRUFBRSxNQUFNLE1BQU0sTUFBTSxHQUFHLFFBQVEsT0FBb0MsSUFBSSxDQUFDLEVBQUUsTUFBTSxDQUFDLFVBQVU7QUFDckcsa0JBQVU7QUFDVixjQUFNO0FBQUEsTUFDUixDQUFDO0FBQUEsSUFDSDtBQUNBLFVBQU07QUFBQSxFQUNSLFNBQVMsT0FBTztBQUNkLFlBQVEsUUFBUTtBQUNoQixRQUFJLFlBQVksVUFBYSxpQkFBaUIsb0JBQXFCLE9BQU07QUFDekUsVUFBTSxJQUFJLG9CQUFvQiwrQkFBZ0MsTUFBZ0IsT0FBTyxFQUFFO0FBQUEsRUFDekYsVUFBRTtBQUNBLGtCQUFjLFFBQVE7QUFBQSxFQUN4QjtBQUNGO0FBR0EsZ0JBQWdCLFFBQVEsT0FBa0MsUUFBZ0Q7QUFDeEcsTUFBSTtBQUNGLHFCQUFpQixRQUFRLE9BQU87QUFDOUIsYUFBTztBQUNQLFlBQU07QUFBQSxJQUNSO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZCxVQUFNLElBQUksb0JBQW9CLCtCQUFnQyxNQUFnQixPQUFPLEVBQUU7QUFBQSxFQUN6RjtBQUNGO0FBR0EsU0FBUyxPQUFPLE1BQWlEO0FBQy9ELFNBQU8sT0FBTyxjQUFjLElBQUk7QUFDbEM7QUFHQSxTQUFTLFVBQVUsTUFBc0I7QUFDdkMsU0FBTyxLQUFLLFVBQVUsS0FBSyxTQUFTLE1BQU0sR0FBRyxLQUFLLE1BQU0sR0FBRyxHQUFHLENBQUMsV0FBTSxJQUFJO0FBQzNFO0FBR0EsU0FBUyxZQUFZLE1BQXVCO0FBQzFDLFNBQU8sS0FBSyxNQUFNLEdBQUcsRUFBRSxNQUFNLENBQUMsU0FBUyxTQUFTLE1BQU0sU0FBUyxPQUFPLFNBQVMsSUFBSSxLQUFLLENBQUMsVUFBVSxLQUFLLElBQUk7QUFDOUc7QUFHQSxlQUFlLFdBQVcsT0FBK0IsTUFBK0I7QUFDdEYsUUFBTSxNQUFNLFFBQVEsSUFBSSxHQUFHLEVBQUUsV0FBVyxNQUFNLE1BQU0sSUFBTSxDQUFDO0FBQzNELFFBQU0sT0FBTyxXQUFXLFFBQVE7QUFDaEMsUUFBTSxTQUFTLGtCQUFrQixNQUFNLEVBQUUsTUFBTSxLQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNoRixRQUFNLFNBQVMsT0FBTyxRQUFRLElBQUksR0FBRyxNQUFNO0FBQzNDLFNBQU8sS0FBSyxPQUFPLEtBQUs7QUFDMUI7QUFFQSxTQUFTLFFBQVEsVUFBNkIsT0FBMEM7QUFDdEYsYUFBVyxRQUFRLG9CQUFJLElBQUksQ0FBQyxHQUFHLE9BQU8sS0FBSyxRQUFRLEdBQUcsR0FBRyxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQ3BFLFFBQUksU0FBUyxJQUFJLEdBQUcsV0FBVyxNQUFNLElBQUksSUFBSTtBQUMzQyxZQUFNLElBQUksb0JBQW9CLFlBQVksVUFBVSxJQUFJLENBQUMseUNBQXlDO0FBQ3hHO0FBR0EsZUFBc0IsU0FBUyxNQUErQjtBQUM1RCxRQUFNLE9BQU8sV0FBVyxRQUFRO0FBQ2hDLFFBQU0sU0FBUyxpQkFBaUIsSUFBSSxHQUFHLElBQUk7QUFDM0MsU0FBTyxLQUFLLE9BQU8sS0FBSztBQUMxQjtBQUVBLFNBQVMsUUFBUSxNQUF1QjtBQUN0QyxTQUFPLElBQUksVUFBVTtBQUFBLElBQ25CLFVBQVUsT0FBTyxXQUFXLE1BQU07QUFDaEMsV0FBSyxPQUFPLEtBQUs7QUFDakIsV0FBSyxNQUFNLEtBQUs7QUFBQSxJQUNsQjtBQUFBLEVBQ0YsQ0FBQztBQUNIOyIsCiAgIm5hbWVzIjogW10KfQo=

//c36bdec7cb888c4a6fb4312c88c676f7f592541f
