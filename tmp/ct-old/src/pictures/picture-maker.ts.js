import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import PQueue from "p-queue";
import {
  PictureFailedError,
  StorageUnavailableError,
  UnreadableFileError,
  UnsupportedFileError
} from "../http/errors.ts";
import { withCommas } from "../shared/fence/measures.ts";
import { pictureLimits } from "../shared/pictures.ts";
import { isStorageError } from "../storage/index.ts";
import { pdfPageLimit } from "./picture-refusal.ts";
import { findFormat, readHead } from "./signature.ts";
const jobLimitMs = 24e4;
const pageLimitMs = 6e4;
const drawingMs = 4e3;
const priorities = { make: 5, photo: 4, decode: 3, pages: 2, avif: 1 };
const thisProgram = "/proc/self/exe";
function createPictureMaker(script, limits = { pageMs: pageLimitMs }) {
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();
  return {
    /** @throws UnsupportedFileError, UnreadableFileError for what is no whole picture */
    async make(options) {
      const source = await decodeHeic(options.source);
      const extension = options.extension ?? (source === options.source ? void 0 : "jpg");
      return enqueue("make", { ...options, source, extension });
    },
    /** The same for a photo that came with a request; its folder is made by this. */
    makePhoto: async (options) => enqueue("photo", { ...options, source: await decodeHeic(options.source) }),
    /** Waits until nothing else waits. */
    makeAvif: (options) => enqueue("avif", options),
    /** @throws UnreadableFileError for a PDF that is not taken */
    drawPages: (options) => enqueue("pages", { ...options, forMs: drawingMs }),
    /** Ends the job that runs; it and those that wait fail. */
    close: () => closing.abort(new PictureFailedError("the server stops"))
  };
  async function decodeHeic(source) {
    if (findFormat(await readHead(source).catch(() => Buffer.alloc(0))) !== "heic") return source;
    const target = `${source}.png`;
    await enqueue("decode", { source, target });
    return target;
  }
  function enqueue(kind, options) {
    return queue.add(() => run(kind, options), { priority: priorities[kind], signal: closing.signal });
  }
  async function run(kind, options) {
    const child = fork(script, ["--picture-process"], {
      execPath: existsSync(thisProgram) ? thisProgram : process.execPath,
      execArgv: [],
      // The decoder gets no secret of the server's environment.
      env: { MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      timeout: kind === "pages" ? limits.pageMs + drawingMs : jobLimitMs,
      killSignal: "SIGKILL",
      signal: closing.signal
    });
    let answer;
    child.once("message", (message) => {
      answer = message;
    });
    child.once("spawn", () => child.send({ kind, options }, () => {
    }));
    await once(child, "close").catch((error) => {
      throw new PictureFailedError(error.message);
    });
    answer ??= describeLoss(kind, child.killed);
    if ("done" in answer) return answer.done;
    throw toError(answer, kind);
  }
}
function describeLoss(kind, isAtLimit) {
  if (kind === "avif") return { failed: { message: "the process ended" } };
  if (kind === "pages") return { refused: isAtLimit ? "pdf-heavy" : "pdf-damaged" };
  return { refused: "damaged" };
}
function toError(answer, kind) {
  if ("failed" in answer)
    return isStorageError(answer.failed) ? new StorageUnavailableError() : new PictureFailedError(answer.failed.message);
  if (answer.refused !== "format") return new UnreadableFileError(unreadable[answer.refused]);
  return new UnsupportedFileError(
    kind === "photo" ? "This is not a photo we can use. Please send a JPEG, PNG, WebP, AVIF or HEIC file." : "This is not a picture we can use. Please send a JPEG, PNG, WebP, AVIF, GIF or HEIC file."
  );
}
const unreadable = {
  damaged: "This picture is damaged or was cut off on the way. Please try again or send another one.",
  pixels: `This picture has more than ${pictureLimits.pixels / 1e6} megapixels. Please send a smaller one.`,
  side: `This picture is more than ${withCommas(pictureLimits.side)} pixels wide or high. Please send a smaller one.`,
  "pdf-password": "This PDF is protected by a password.",
  "pdf-damaged": "This PDF is damaged.",
  "pdf-pages": `This PDF has more than ${pdfPageLimit} pages. Please send a shorter one.`,
  "pdf-heavy": "This PDF takes too much work to show. Please save a simpler copy of it and send that."
};
export {
  createPictureMaker
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3BpY3R1cmUtbWFrZXIudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVk7QUFDckIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsa0JBQWtCO0FBQzNCLE9BQU8sWUFBWTtBQUNuQjtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxzQkFBc0I7QUFFL0IsU0FBUyxvQkFBd0M7QUFDakQsU0FBUyxZQUFZLGdCQUFnQjtBQUdyQyxNQUFNLGFBQWE7QUFFbkIsTUFBTSxjQUFjO0FBRXBCLE1BQU0sWUFBWTtBQUVsQixNQUFNLGFBQXNDLEVBQUUsTUFBTSxHQUFHLE9BQU8sR0FBRyxRQUFRLEdBQUcsT0FBTyxHQUFHLE1BQU0sRUFBRTtBQUU5RixNQUFNLGNBQWM7QUFVYixTQUFTLG1CQUFtQixRQUFnQixTQUFTLEVBQUUsUUFBUSxZQUFZLEdBQUc7QUFDbkYsUUFBTSxRQUFRLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBQzNDLFFBQU0sVUFBVSxJQUFJLGdCQUFnQjtBQUVwQyxTQUFPO0FBQUE7QUFBQSxJQUVMLE1BQU0sS0FBSyxTQUE2QjtBQUN0QyxZQUFNLFNBQVMsTUFBTSxXQUFXLFFBQVEsTUFBTTtBQUM5QyxZQUFNLFlBQVksUUFBUSxjQUFjLFdBQVcsUUFBUSxTQUFTLFNBQVk7QUFDaEYsYUFBTyxRQUFRLFFBQVEsRUFBRSxHQUFHLFNBQVMsUUFBUSxVQUFVLENBQUM7QUFBQSxJQUMxRDtBQUFBO0FBQUEsSUFFQSxXQUFXLE9BQU8sWUFDaEIsUUFBUSxTQUFTLEVBQUUsR0FBRyxTQUFTLFFBQVEsTUFBTSxXQUFXLFFBQVEsTUFBTSxFQUFFLENBQUM7QUFBQTtBQUFBLElBRTNFLFVBQVUsQ0FBQyxZQUFnQyxRQUFRLFFBQVEsT0FBTztBQUFBO0FBQUEsSUFFbEUsV0FBVyxDQUFDLFlBQWdELFFBQVEsU0FBUyxFQUFFLEdBQUcsU0FBUyxPQUFPLFVBQVUsQ0FBQztBQUFBO0FBQUEsSUFFN0csT0FBTyxNQUFNLFFBQVEsTUFBTSxJQUFJLG1CQUFtQixrQkFBa0IsQ0FBQztBQUFBLEVBQ3ZFO0FBR0EsaUJBQWUsV0FBVyxRQUFpQztBQUV6RCxRQUFJLFdBQVcsTUFBTSxTQUFTLE1BQU0sRUFBRSxNQUFNLE1BQU0sT0FBTyxNQUFNLENBQUMsQ0FBQyxDQUFDLE1BQU0sT0FBUSxRQUFPO0FBQ3ZGLFVBQU0sU0FBUyxHQUFHLE1BQU07QUFDeEIsVUFBTSxRQUFRLFVBQVUsRUFBRSxRQUFRLE9BQU8sQ0FBQztBQUMxQyxXQUFPO0FBQUEsRUFDVDtBQUVBLFdBQVMsUUFBOEIsTUFBWSxTQUFxRDtBQUN0RyxXQUFPLE1BQU0sSUFBSSxNQUFNLElBQUksTUFBTSxPQUFPLEdBQUcsRUFBRSxVQUFVLFdBQVcsSUFBSSxHQUFHLFFBQVEsUUFBUSxPQUFPLENBQUM7QUFBQSxFQUNuRztBQUVBLGlCQUFlLElBQTBCLE1BQVksU0FBcUQ7QUFFeEcsVUFBTSxRQUFRLEtBQUssUUFBUSxDQUFDLG1CQUFtQixHQUFHO0FBQUEsTUFDaEQsVUFBVSxXQUFXLFdBQVcsSUFBSSxjQUFjLFFBQVE7QUFBQSxNQUMxRCxVQUFVLENBQUM7QUFBQTtBQUFBLE1BRVgsS0FBSyxFQUFFLGtCQUFrQixJQUFJO0FBQUEsTUFDN0IsT0FBTyxDQUFDLFVBQVUsVUFBVSxXQUFXLEtBQUs7QUFBQSxNQUM1QyxTQUFTLFNBQVMsVUFBVSxPQUFPLFNBQVMsWUFBWTtBQUFBLE1BQ3hELFlBQVk7QUFBQSxNQUNaLFFBQVEsUUFBUTtBQUFBLElBQ2xCLENBQUM7QUFDRCxRQUFJO0FBQ0osVUFBTSxLQUFLLFdBQVcsQ0FBQyxZQUEyQjtBQUNoRCxlQUFTO0FBQUEsSUFDWCxDQUFDO0FBRUQsVUFBTSxLQUFLLFNBQVMsTUFBTSxNQUFNLEtBQUssRUFBRSxNQUFNLFFBQVEsR0FBRyxNQUFNO0FBQUEsSUFBQyxDQUFDLENBQUM7QUFDakUsVUFBTSxLQUFLLE9BQU8sT0FBTyxFQUFFLE1BQU0sQ0FBQyxVQUFpQjtBQUNqRCxZQUFNLElBQUksbUJBQW1CLE1BQU0sT0FBTztBQUFBLElBQzVDLENBQUM7QUFDRCxlQUFXLGFBQWEsTUFBTSxNQUFNLE1BQU07QUFDMUMsUUFBSSxVQUFVLE9BQVEsUUFBTyxPQUFPO0FBQ3BDLFVBQU0sUUFBUSxRQUFRLElBQUk7QUFBQSxFQUM1QjtBQUNGO0FBR0EsU0FBUyxhQUFhLE1BQWUsV0FBbUM7QUFDdEUsTUFBSSxTQUFTLE9BQVEsUUFBTyxFQUFFLFFBQVEsRUFBRSxTQUFTLG9CQUFvQixFQUFFO0FBQ3ZFLE1BQUksU0FBUyxRQUFTLFFBQU8sRUFBRSxTQUFTLFlBQVksY0FBYyxjQUFjO0FBQ2hGLFNBQU8sRUFBRSxTQUFTLFVBQVU7QUFDOUI7QUFHQSxTQUFTLFFBQVEsUUFBbUQsTUFBc0I7QUFDeEYsTUFBSSxZQUFZO0FBQ2QsV0FBTyxlQUFlLE9BQU8sTUFBTSxJQUMvQixJQUFJLHdCQUF3QixJQUM1QixJQUFJLG1CQUFtQixPQUFPLE9BQU8sT0FBTztBQUNsRCxNQUFJLE9BQU8sWUFBWSxTQUFVLFFBQU8sSUFBSSxvQkFBb0IsV0FBVyxPQUFPLE9BQU8sQ0FBQztBQUMxRixTQUFPLElBQUk7QUFBQSxJQUNULFNBQVMsVUFDTCxzRkFDQTtBQUFBLEVBQ047QUFDRjtBQUdBLE1BQU0sYUFBK0Q7QUFBQSxFQUNuRSxTQUFTO0FBQUEsRUFDVCxRQUFRLDhCQUE4QixjQUFjLFNBQVMsR0FBUztBQUFBLEVBQ3RFLE1BQU0sNkJBQTZCLFdBQVcsY0FBYyxJQUFJLENBQUM7QUFBQSxFQUNqRSxnQkFBZ0I7QUFBQSxFQUNoQixlQUFlO0FBQUEsRUFDZixhQUFhLDBCQUEwQixZQUFZO0FBQUEsRUFDbkQsYUFBYTtBQUNmOyIsCiAgIm5hbWVzIjogW10KfQo=

//68a4c0c46e8de2d98d02fc4c3bf079fe5755d07b
