import { finished } from "node:stream/promises";
import multipart, {} from "@fastify/multipart";
import fp from "fastify-plugin";
import { InvalidUploadError, TooManyPhotosError, UnsupportedFileError, UploadTooLargeError } from "../http/errors.ts";
import { receiveFile, sweepIncoming } from "../storage/index.ts";
const envelopeBytes = 16 * 1024;
const uploads = fp(
  async (app, { dataDir }) => {
    await sweepIncoming(dataDir);
    app.decorateRequest("receiveForm", function receiveForm(rule) {
      return receiveParts(this, rule, dataDir);
    });
    app.decorateRequest("receiveUpload", async function receiveUpload(rule) {
      const form = await this.receiveForm({ ...rule, files: 1, texts: { fields: 8, fieldSize: 1e3 } });
      const [upload] = form.files;
      if (!upload) throw wrongField(rule);
      return { ...upload, fields: form.fields };
    });
  },
  { name: "uploads", fastify: "5.x" }
);
const multipartForms = fp(
  async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.addHook("onSend", ({ raw }, _reply, payload, done) => {
      if (raw.complete || isShort(raw)) done(null, payload);
      else dropTheRest(raw).then(() => done(null, payload));
    });
  },
  { name: "multipart-forms", dependencies: ["uploads"], fastify: "5.x" }
);
function isShort({ headers }) {
  return /^application\/(json|x-www-form-urlencoded)\b/.test(headers["content-type"] ?? "");
}
const patienceMs = 5e3;
async function dropTheRest(raw) {
  raw.unpipe();
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {
  });
}
async function receiveParts(request, rule, dataDir) {
  if (!request.isMultipart()) throw new UnsupportedFileError("Please send the file as a form (multipart/form-data).");
  const { onRefused } = rule;
  const mostBytes = rule.files * rule.limitBytes + envelopeBytes;
  if (!onRefused && Number(request.headers["content-length"]) > mostBytes) throw tooLarge(rule);
  const limits = { ...rule.texts, fileSize: rule.limitBytes, files: 40, fieldNameSize: 100, headerPairs: 20 };
  const fields = {};
  const files = [];
  const discard = async () => {
    for (const { file } of files) await file.discard();
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else
        try {
          if (files.length >= rule.files) throw tooMany(rule);
          files.push(await receivePart(part, rule, dataDir));
        } catch (error) {
          if (!onRefused) throw error;
          onRefused(error, part.filename ?? "");
          part.file.resume();
        }
    }
  } catch (error) {
    if (!onRefused) {
      await discard();
      throw toRefusal(error);
    }
    onRefused(error);
  }
  return { fields, files, discard };
}
async function receivePart(part, rule, dataDir) {
  if (part.fieldname !== rule.field) throw wrongField(rule);
  if (!part.filename) throw new InvalidUploadError("Please choose a file first.");
  await rule.admit?.();
  const file = await receiveFile(dataDir, part.file);
  if (file.bytes > 0 && !part.file.truncated) return { file, fileName: part.filename };
  await file.discard();
  throw part.file.truncated ? tooLarge(rule) : new InvalidUploadError("This file is empty.");
}
function tooMany({ files }) {
  return files === 1 ? new InvalidUploadError("Please send one file at a time.") : new TooManyPhotosError();
}
function wrongField({ field }) {
  return new InvalidUploadError(`Please send one file, in the field "${field}".`);
}
function tooLarge({ limitBytes }) {
  return new UploadTooLargeError(`This file is too large. It may have at most ${limitBytes / 1024 / 1024} MB.`);
}
function toRefusal(error) {
  if (error.code?.startsWith("FST_")) return new InvalidUploadError("This form cannot be read.");
  if (error.statusCode || error.code) return error;
  return new InvalidUploadError("The upload was cut off or is no valid form. Please try again.");
}
export {
  multipartForms,
  uploads
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3VwbG9hZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUN6QixPQUFPLG1CQUF1QztBQUU5QyxPQUFPLFFBQVE7QUFDZixTQUFTLG9CQUFvQixvQkFBb0Isc0JBQXNCLDJCQUEyQjtBQUNsRyxTQUFTLGFBQWEscUJBQXlDO0FBb0QvRCxNQUFNLGdCQUFnQixLQUFLO0FBR3BCLE1BQU0sVUFBVTtBQUFBLEVBQ3JCLE9BQU8sS0FBSyxFQUFFLFFBQVEsTUFBTTtBQUMxQixVQUFNLGNBQWMsT0FBTztBQUUzQixRQUFJLGdCQUFnQixlQUFlLFNBQVMsWUFBa0MsTUFBZ0I7QUFDNUYsYUFBTyxhQUFhLE1BQU0sTUFBTSxPQUFPO0FBQUEsSUFDekMsQ0FBQztBQUNELFFBQUksZ0JBQWdCLGlCQUFpQixlQUFlLGNBQW9DLE1BQWtCO0FBQ3hHLFlBQU0sT0FBTyxNQUFNLEtBQUssWUFBWSxFQUFFLEdBQUcsTUFBTSxPQUFPLEdBQUcsT0FBTyxFQUFFLFFBQVEsR0FBRyxXQUFXLElBQUssRUFBRSxDQUFDO0FBQ2hHLFlBQU0sQ0FBQyxNQUFNLElBQUksS0FBSztBQUN0QixVQUFJLENBQUMsT0FBUSxPQUFNLFdBQVcsSUFBSTtBQUNsQyxhQUFPLEVBQUUsR0FBRyxRQUFRLFFBQVEsS0FBSyxPQUFPO0FBQUEsSUFDMUMsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxXQUFXLFNBQVMsTUFBTTtBQUNwQztBQUdPLE1BQU0saUJBQWlCO0FBQUEsRUFDNUIsT0FBTyxRQUFRO0FBQ2IsVUFBTSxJQUFJLFNBQVMsV0FBVyxFQUFFLG9CQUFvQixNQUFNLENBQUM7QUFDM0QsUUFBSSxRQUFRLFVBQVUsQ0FBQyxFQUFFLElBQUksR0FBRyxRQUFRLFNBQVMsU0FBUztBQUN4RCxVQUFJLElBQUksWUFBWSxRQUFRLEdBQUcsRUFBRyxNQUFLLE1BQU0sT0FBTztBQUFBLFVBQy9DLGFBQVksR0FBRyxFQUFFLEtBQUssTUFBTSxLQUFLLE1BQU0sT0FBTyxDQUFDO0FBQUEsSUFDdEQsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxtQkFBbUIsY0FBYyxDQUFDLFNBQVMsR0FBRyxTQUFTLE1BQU07QUFDdkU7QUFHQSxTQUFTLFFBQVEsRUFBRSxRQUFRLEdBQW1DO0FBQzVELFNBQU8sK0NBQStDLEtBQUssUUFBUSxjQUFjLEtBQUssRUFBRTtBQUMxRjtBQUdBLE1BQU0sYUFBYTtBQU1uQixlQUFlLFlBQVksS0FBMkM7QUFDcEUsTUFBSSxPQUFPO0FBQ1gsTUFBSSxPQUFPO0FBRVgsUUFBTSxTQUFTLEtBQUssRUFBRSxRQUFRLFlBQVksUUFBUSxVQUFVLEVBQUUsQ0FBQyxFQUFFLE1BQU0sTUFBTTtBQUFBLEVBQUMsQ0FBQztBQUNqRjtBQUVBLGVBQWUsYUFBYSxTQUF5QixNQUFnQixTQUF3QztBQUMzRyxNQUFJLENBQUMsUUFBUSxZQUFZLEVBQUcsT0FBTSxJQUFJLHFCQUFxQix1REFBdUQ7QUFDbEgsUUFBTSxFQUFFLFVBQVUsSUFBSTtBQUN0QixRQUFNLFlBQVksS0FBSyxRQUFRLEtBQUssYUFBYTtBQUNqRCxNQUFJLENBQUMsYUFBYSxPQUFPLFFBQVEsUUFBUSxnQkFBZ0IsQ0FBQyxJQUFJLFVBQVcsT0FBTSxTQUFTLElBQUk7QUFFNUYsUUFBTSxTQUFTLEVBQUUsR0FBRyxLQUFLLE9BQU8sVUFBVSxLQUFLLFlBQVksT0FBTyxJQUFJLGVBQWUsS0FBSyxhQUFhLEdBQUc7QUFDMUcsUUFBTSxTQUFpQyxDQUFDO0FBQ3hDLFFBQU0sUUFBd0IsQ0FBQztBQUMvQixRQUFNLFVBQVUsWUFBWTtBQUMxQixlQUFXLEVBQUUsS0FBSyxLQUFLLE1BQU8sT0FBTSxLQUFLLFFBQVE7QUFBQSxFQUNuRDtBQUNBLE1BQUk7QUFDRixxQkFBaUIsUUFBUSxRQUFRLE1BQU0sRUFBRSxPQUFPLENBQUMsR0FBRztBQUNsRCxVQUFJLEtBQUssU0FBUyxRQUFTLFFBQU8sS0FBSyxTQUFTLElBQUksT0FBTyxLQUFLLEtBQUs7QUFBQTtBQUVuRSxZQUFJO0FBQ0YsY0FBSSxNQUFNLFVBQVUsS0FBSyxNQUFPLE9BQU0sUUFBUSxJQUFJO0FBQ2xELGdCQUFNLEtBQUssTUFBTSxZQUFZLE1BQU0sTUFBTSxPQUFPLENBQUM7QUFBQSxRQUNuRCxTQUFTLE9BQU87QUFDZCxjQUFJLENBQUMsVUFBVyxPQUFNO0FBQ3RCLG9CQUFVLE9BQXVCLEtBQUssWUFBWSxFQUFFO0FBQ3BELGVBQUssS0FBSyxPQUFPO0FBQUEsUUFDbkI7QUFBQSxJQUNKO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZCxRQUFJLENBQUMsV0FBVztBQUNkLFlBQU0sUUFBUTtBQUNkLFlBQU0sVUFBVSxLQUFxQjtBQUFBLElBQ3ZDO0FBQ0EsY0FBVSxLQUFxQjtBQUFBLEVBQ2pDO0FBQ0EsU0FBTyxFQUFFLFFBQVEsT0FBTyxRQUFRO0FBQ2xDO0FBRUEsZUFBZSxZQUFZLE1BQXFCLE1BQWdCLFNBQXdDO0FBQ3RHLE1BQUksS0FBSyxjQUFjLEtBQUssTUFBTyxPQUFNLFdBQVcsSUFBSTtBQUV4RCxNQUFJLENBQUMsS0FBSyxTQUFVLE9BQU0sSUFBSSxtQkFBbUIsNkJBQTZCO0FBQzlFLFFBQU0sS0FBSyxRQUFRO0FBQ25CLFFBQU0sT0FBTyxNQUFNLFlBQVksU0FBUyxLQUFLLElBQUk7QUFFakQsTUFBSSxLQUFLLFFBQVEsS0FBSyxDQUFDLEtBQUssS0FBSyxVQUFXLFFBQU8sRUFBRSxNQUFNLFVBQVUsS0FBSyxTQUFTO0FBQ25GLFFBQU0sS0FBSyxRQUFRO0FBQ25CLFFBQU0sS0FBSyxLQUFLLFlBQVksU0FBUyxJQUFJLElBQUksSUFBSSxtQkFBbUIscUJBQXFCO0FBQzNGO0FBRUEsU0FBUyxRQUFRLEVBQUUsTUFBTSxHQUFvQjtBQUMzQyxTQUFPLFVBQVUsSUFBSSxJQUFJLG1CQUFtQixpQ0FBaUMsSUFBSSxJQUFJLG1CQUFtQjtBQUMxRztBQUVBLFNBQVMsV0FBVyxFQUFFLE1BQU0sR0FBc0I7QUFDaEQsU0FBTyxJQUFJLG1CQUFtQix1Q0FBdUMsS0FBSyxJQUFJO0FBQ2hGO0FBRUEsU0FBUyxTQUFTLEVBQUUsV0FBVyxHQUFzQjtBQUNuRCxTQUFPLElBQUksb0JBQW9CLCtDQUErQyxhQUFhLE9BQU8sSUFBSSxNQUFNO0FBQzlHO0FBR0EsU0FBUyxVQUFVLE9BQTRCO0FBQzdDLE1BQUksTUFBTSxNQUFNLFdBQVcsTUFBTSxFQUFHLFFBQU8sSUFBSSxtQkFBbUIsMkJBQTJCO0FBQzdGLE1BQUksTUFBTSxjQUFjLE1BQU0sS0FBTSxRQUFPO0FBQzNDLFNBQU8sSUFBSSxtQkFBbUIsK0RBQStEO0FBQy9GOyIsCiAgIm5hbWVzIjogW10KfQo=

//6d9316faf17d2007ad3e6222705c2c646c2b4f1b
