import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { findPdf } from "./catalog/index.ts";
import { DatabaseUnavailableError, StorageUnavailableError } from "./http/errors.ts";
import { renderPage, speculationRulesPath } from "./pages/index.ts";
import { inertPolicy, originalName } from "./pictures/index.ts";
import { catalogFileName } from "./shared/routes.ts";
import { encodeAddress } from "./shared/web-address.ts";
import { cacheFolder, requireDataDir, syncFolderOf } from "./storage/index.ts";
const staleMs = 10 * 6e4;
const spareBytes = 128 * 1024 * 1024;
const notFound = "not found";
const refused = "refused";
const keptHeaders = [
  "content-type",
  "content-security-policy",
  "content-disposition",
  "cache-control",
  "location",
  "speculation-rules",
  "x-robots-tag"
];
const fileAddresses = { "images/variants": "/images/variants/", "catalog/versions": "/catalog-pages/" };
const namedPictures = /(?<![\w.-])\/(?:images|catalog-pages)\/[\w./-]+/g;
const pageKeeper = fp(
  async (app, { config }) => {
    const keeping = new PQueue({ concurrency: 1 });
    const closing = new AbortController();
    let timer;
    app.decorate("keepFallback", () => keeping.add(() => keepSite(app, config, closing.signal)));
    app.addHook("onListen", async () => {
      void app.renderedAhead.then(tryToKeep);
      app.site.onChange(keepLater);
    });
    app.addHook("preClose", async () => {
      closing.abort();
      clearTimeout(timer);
    });
    app.addHook("onClose", () => keeping.onIdle());
    function keepLater() {
      timer ??= setTimeout(tryToKeep, staleMs).unref();
    }
    async function tryToKeep() {
      timer = void 0;
      try {
        await app.keepFallback();
        app.log.debug("the pages are kept for a start without the data");
      } catch (err) {
        if (closing.signal.aborted) return;
        app.log.error({ err }, "the pages could not be kept for a start without the data");
        keepLater();
      }
    }
  },
  { name: "page-keeper", dependencies: ["pages", "site", "site-files"], fastify: "5.x" }
);
const keptFolder = (dataDir) => join(dataDir, "fallback");
const unfinished = "unfinished";
async function keepSite(app, config, signal) {
  requireDataDir(config.dataDir);
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < spareBytes) throw new StorageUnavailableError();
  const folder = keptFolder(config.dataDir);
  const made = join(folder, unfinished);
  try {
    await rm(made, { recursive: true, force: true });
    for (const name2 of ["assets", "images/variants"]) await mkdir(join(made, name2), { recursive: true });
    const hash = createHash("sha256");
    const named = /* @__PURE__ */ new Set();
    await writeFile(join(made, "answers"), writeAnswers(app, config, { hash, named }), { flush: true, signal });
    const name = `${basename(app.site.current.assets.script, ".js")}-${hash.digest("hex").slice(0, 16)}`;
    if (!existsSync(join(folder, name))) {
      const former = join(folder, (await readdir(folder)).find((other) => other !== unfinished) ?? unfinished);
      for await (const file of listFiles(app, config, named)) {
        signal.throwIfAborted();
        await place(file, made, former);
      }
      await rename(made, join(folder, name));
      await syncFolderOf(join(folder, name));
    }
    for (const other of await readdir(folder))
      if (other !== name) await rm(join(folder, other), { recursive: true, force: true });
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}
async function* writeAnswers(app, config, { hash, named }) {
  for await (const answer of listAnswers(app, config)) {
    const line = `${JSON.stringify(answer)}
`;
    hash.update(line);
    const isPage = answer.headers["content-type"]?.startsWith("text/html");
    for (const [address] of isPage ? answer.body.matchAll(namedPictures) : []) named.add(address);
    yield line;
  }
}
async function* listAnswers(app, { dataDir }) {
  const { map, redirects, originals, catalog, profile } = app.site.current;
  const pages = [...map.routes.keys(), ...redirects.keys()].map((path) => encodeAddress(path) ?? path);
  const lists = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/api/images", speculationRulesPath];
  for (const path of /* @__PURE__ */ new Set([...pages, ...lists])) yield await ask(app, path);
  const missing = await ask(app, "/404");
  yield { ...missing, path: notFound };
  for (const [name, file] of originals)
    yield { path: `/images/${name}`, status: 200, headers: pictureHeaders, body: "", file: originalName(file) };
  const pdf = catalog && await findPdf(app.files, catalog);
  if (pdf) {
    const answer = await ask(app, `/${encodeURIComponent(catalogFileName(profile))}`, "HEAD");
    yield { ...answer, file: relative(dataDir, pdf) };
  }
  const { message } = new DatabaseUnavailableError(profile.phone);
  const page = renderPage({ screen: "error", message, path: "/", unlisted: true }, app.site.current);
  const headers = { ...missing.headers, "cache-control": "no-store" };
  yield { path: refused, status: 503, headers, body: String(await buffer(page)), message };
}
const pictureHeaders = { "content-security-policy": inertPolicy, "cache-control": "public, max-age=0" };
async function ask(app, path, method = "GET") {
  const { statusCode: status, headers, body } = await app.inject({ method, url: path });
  if (status >= 500) throw new Error(`${path} answers ${status}`);
  const told = keptHeaders.flatMap((name) => headers[name] === void 0 ? [] : [[name, String(headers[name])]]);
  return { path, status, headers: Object.fromEntries(told), body };
}
async function* listFiles(app, { dataDir, distDir }, named) {
  const { assets, originals } = app.site.current;
  for (const file of await readdir(join(distDir, "assets")))
    yield { name: join("assets", file), source: join(distDir, "assets", file) };
  if (!existsSync(join(distDir, assets.style)))
    yield { name: assets.style, source: (await app.inject(assets.style)).rawPayload };
  for (const address of named) {
    const name = toFileName(address, originals);
    if (existsSync(join(distDir, name))) yield { name, source: join(distDir, name) };
    else if (!fileRoots(dataDir).some((root) => existsSync(join(root, name))))
      await app.inject({ method: "HEAD", url: address });
  }
}
async function place({ name, source }, made, former) {
  const target = join(made, name);
  await link(join(former, name), target).catch(
    async () => writeFile(target, typeof source === "string" ? await readFile(source) : source, { flush: true })
  );
}
const fileRoots = (dataDir) => [dataDir, cacheFolder(dataDir)];
function toFileName(address, originals) {
  const [folder, prefix] = Object.entries(fileAddresses).find(([, prefix2]) => address.startsWith(prefix2)) ?? [];
  if (folder && prefix) return folder + address.slice(prefix.length - 1);
  const original = originals.get(basename(address));
  return original ? originalName(original) : address.slice(1);
}
async function readKept(dataDir) {
  try {
    const names = (await readdir(keptFolder(dataDir))).filter((name) => name !== unfinished);
    const found = await Promise.all(
      names.map(async (name) => ({ name, atMs: (await stat(join(keptFolder(dataDir), name, "answers"))).mtimeMs }))
    );
    const newest = found.sort((one, other) => other.atMs - one.atMs)[0];
    if (!newest) return void 0;
    const folder = join(keptFolder(dataDir), newest.name);
    const lines = (await readFile(join(folder, "answers"), "utf8")).trimEnd().split("\n");
    const answers = lines.map((line) => JSON.parse(line));
    return { folder, answers: new Map(answers.map((answer) => [answer.path, answer])) };
  } catch {
    return void 0;
  }
}
export {
  fileAddresses,
  fileRoots,
  notFound,
  pageKeeper,
  readKept,
  refused
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2tlcHQtcGFnZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUE2QjtBQUN0QyxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLE1BQU0sT0FBTyxTQUFTLFVBQVUsUUFBUSxJQUFJLE1BQU0sUUFBUSxpQkFBaUI7QUFDcEYsU0FBUyxVQUFVLE1BQU0sZ0JBQWdCO0FBQ3pDLFNBQVMsY0FBYztBQUV2QixPQUFPLFFBQVE7QUFDZixPQUFPLFlBQVk7QUFDbkIsU0FBUyxlQUFlO0FBRXhCLFNBQVMsMEJBQTBCLCtCQUErQjtBQUNsRSxTQUFTLFlBQVksNEJBQTRCO0FBQ2pELFNBQVMsYUFBYSxvQkFBb0I7QUFDMUMsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxhQUFhLGdCQUFnQixvQkFBb0I7QUFHMUQsTUFBTSxVQUFVLEtBQUs7QUFHckIsTUFBTSxhQUFhLE1BQU0sT0FBTztBQWdCekIsTUFBTSxXQUFXO0FBQ2pCLE1BQU0sVUFBVTtBQUd2QixNQUFNLGNBQWM7QUFBQSxFQUNsQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBR08sTUFBTSxnQkFBZ0IsRUFBRSxtQkFBbUIscUJBQXFCLG9CQUFvQixrQkFBa0I7QUFFN0csTUFBTSxnQkFBZ0I7QUFVZixNQUFNLGFBQWE7QUFBQSxFQUN4QixPQUFPLEtBQUssRUFBRSxPQUFPLE1BQU07QUFDekIsVUFBTSxVQUFVLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBQzdDLFVBQU0sVUFBVSxJQUFJLGdCQUFnQjtBQUNwQyxRQUFJO0FBRUosUUFBSSxTQUFTLGdCQUFnQixNQUFNLFFBQVEsSUFBSSxNQUFNLFNBQVMsS0FBSyxRQUFRLFFBQVEsTUFBTSxDQUFDLENBQUM7QUFDM0YsUUFBSSxRQUFRLFlBQVksWUFBWTtBQUNsQyxXQUFLLElBQUksY0FBYyxLQUFLLFNBQVM7QUFDckMsVUFBSSxLQUFLLFNBQVMsU0FBUztBQUFBLElBQzdCLENBQUM7QUFDRCxRQUFJLFFBQVEsWUFBWSxZQUFZO0FBQ2xDLGNBQVEsTUFBTTtBQUNkLG1CQUFhLEtBQUs7QUFBQSxJQUNwQixDQUFDO0FBQ0QsUUFBSSxRQUFRLFdBQVcsTUFBTSxRQUFRLE9BQU8sQ0FBQztBQUU3QyxhQUFTLFlBQWtCO0FBQ3pCLGdCQUFVLFdBQVcsV0FBVyxPQUFPLEVBQUUsTUFBTTtBQUFBLElBQ2pEO0FBRUEsbUJBQWUsWUFBMkI7QUFDeEMsY0FBUTtBQUNSLFVBQUk7QUFDRixjQUFNLElBQUksYUFBYTtBQUN2QixZQUFJLElBQUksTUFBTSxpREFBaUQ7QUFBQSxNQUNqRSxTQUFTLEtBQUs7QUFDWixZQUFJLFFBQVEsT0FBTyxRQUFTO0FBQzVCLFlBQUksSUFBSSxNQUFNLEVBQUUsSUFBSSxHQUFHLDBEQUEwRDtBQUNqRixrQkFBVTtBQUFBLE1BQ1o7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUFBLEVBQ0EsRUFBRSxNQUFNLGVBQWUsY0FBYyxDQUFDLFNBQVMsUUFBUSxZQUFZLEdBQUcsU0FBUyxNQUFNO0FBQ3ZGO0FBRUEsTUFBTSxhQUFhLENBQUMsWUFBb0IsS0FBSyxTQUFTLFVBQVU7QUFFaEUsTUFBTSxhQUFhO0FBR25CLGVBQWUsU0FBUyxLQUFzQixRQUFnQixRQUFvQztBQUNoRyxpQkFBZSxPQUFPLE9BQU87QUFDN0IsUUFBTSxFQUFFLFFBQVEsTUFBTSxJQUFJLE1BQU0sT0FBTyxPQUFPLE9BQU87QUFDckQsTUFBSSxTQUFTLFFBQVEsV0FBWSxPQUFNLElBQUksd0JBQXdCO0FBQ25FLFFBQU0sU0FBUyxXQUFXLE9BQU8sT0FBTztBQUN4QyxRQUFNLE9BQU8sS0FBSyxRQUFRLFVBQVU7QUFDcEMsTUFBSTtBQUNGLFVBQU0sR0FBRyxNQUFNLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBRS9DLGVBQVdBLFNBQVEsQ0FBQyxVQUFVLGlCQUFpQixFQUFHLE9BQU0sTUFBTSxLQUFLLE1BQU1BLEtBQUksR0FBRyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ25HLFVBQU0sT0FBTyxXQUFXLFFBQVE7QUFDaEMsVUFBTSxRQUFRLG9CQUFJLElBQVk7QUFDOUIsVUFBTSxVQUFVLEtBQUssTUFBTSxTQUFTLEdBQUcsYUFBYSxLQUFLLFFBQVEsRUFBRSxNQUFNLE1BQU0sQ0FBQyxHQUFHLEVBQUUsT0FBTyxNQUFNLE9BQU8sQ0FBQztBQUMxRyxVQUFNLE9BQU8sR0FBRyxTQUFTLElBQUksS0FBSyxRQUFRLE9BQU8sUUFBUSxLQUFLLENBQUMsSUFBSSxLQUFLLE9BQU8sS0FBSyxFQUFFLE1BQU0sR0FBRyxFQUFFLENBQUM7QUFDbEcsUUFBSSxDQUFDLFdBQVcsS0FBSyxRQUFRLElBQUksQ0FBQyxHQUFHO0FBQ25DLFlBQU0sU0FBUyxLQUFLLFNBQVMsTUFBTSxRQUFRLE1BQU0sR0FBRyxLQUFLLENBQUMsVUFBVSxVQUFVLFVBQVUsS0FBSyxVQUFVO0FBQ3ZHLHVCQUFpQixRQUFRLFVBQVUsS0FBSyxRQUFRLEtBQUssR0FBRztBQUN0RCxlQUFPLGVBQWU7QUFDdEIsY0FBTSxNQUFNLE1BQU0sTUFBTSxNQUFNO0FBQUEsTUFDaEM7QUFDQSxZQUFNLE9BQU8sTUFBTSxLQUFLLFFBQVEsSUFBSSxDQUFDO0FBQ3JDLFlBQU0sYUFBYSxLQUFLLFFBQVEsSUFBSSxDQUFDO0FBQUEsSUFDdkM7QUFDQSxlQUFXLFNBQVMsTUFBTSxRQUFRLE1BQU07QUFDdEMsVUFBSSxVQUFVLEtBQU0sT0FBTSxHQUFHLEtBQUssUUFBUSxLQUFLLEdBQUcsRUFBRSxXQUFXLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxFQUN0RixTQUFTLE9BQU87QUFDZCxVQUFNLEdBQUcsTUFBTSxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUMvQyxVQUFNO0FBQUEsRUFDUjtBQUNGO0FBR0EsZ0JBQWdCLGFBQ2QsS0FDQSxRQUNBLEVBQUUsTUFBTSxNQUFNLEdBQ1U7QUFDeEIsbUJBQWlCLFVBQVUsWUFBWSxLQUFLLE1BQU0sR0FBRztBQUNuRCxVQUFNLE9BQU8sR0FBRyxLQUFLLFVBQVUsTUFBTSxDQUFDO0FBQUE7QUFDdEMsU0FBSyxPQUFPLElBQUk7QUFDaEIsVUFBTSxTQUFTLE9BQU8sUUFBUSxjQUFjLEdBQUcsV0FBVyxXQUFXO0FBQ3JFLGVBQVcsQ0FBQyxPQUFPLEtBQUssU0FBUyxPQUFPLEtBQUssU0FBUyxhQUFhLElBQUksQ0FBQyxFQUFHLE9BQU0sSUFBSSxPQUFPO0FBQzVGLFVBQU07QUFBQSxFQUNSO0FBQ0Y7QUFFQSxnQkFBZ0IsWUFBWSxLQUFzQixFQUFFLFFBQVEsR0FBbUM7QUFDN0YsUUFBTSxFQUFFLEtBQUssV0FBVyxXQUFXLFNBQVMsUUFBUSxJQUFJLElBQUksS0FBSztBQUNqRSxRQUFNLFFBQVEsQ0FBQyxHQUFHLElBQUksT0FBTyxLQUFLLEdBQUcsR0FBRyxVQUFVLEtBQUssQ0FBQyxFQUFFLElBQUksQ0FBQyxTQUFTLGNBQWMsSUFBSSxLQUFLLElBQUk7QUFDbkcsUUFBTSxRQUFRLENBQUMsZUFBZSxnQkFBZ0IscUJBQXFCLGVBQWUsb0JBQW9CO0FBQ3RHLGFBQVcsUUFBUSxvQkFBSSxJQUFJLENBQUMsR0FBRyxPQUFPLEdBQUcsS0FBSyxDQUFDLEVBQUcsT0FBTSxNQUFNLElBQUksS0FBSyxJQUFJO0FBQzNFLFFBQU0sVUFBVSxNQUFNLElBQUksS0FBSyxNQUFNO0FBQ3JDLFFBQU0sRUFBRSxHQUFHLFNBQVMsTUFBTSxTQUFTO0FBQ25DLGFBQVcsQ0FBQyxNQUFNLElBQUksS0FBSztBQUN6QixVQUFNLEVBQUUsTUFBTSxXQUFXLElBQUksSUFBSSxRQUFRLEtBQUssU0FBUyxnQkFBZ0IsTUFBTSxJQUFJLE1BQU0sYUFBYSxJQUFJLEVBQUU7QUFDNUcsUUFBTSxNQUFNLFdBQVksTUFBTSxRQUFRLElBQUksT0FBTyxPQUFPO0FBQ3hELE1BQUksS0FBSztBQUNQLFVBQU0sU0FBUyxNQUFNLElBQUksS0FBSyxJQUFJLG1CQUFtQixnQkFBZ0IsT0FBTyxDQUFDLENBQUMsSUFBSSxNQUFNO0FBQ3hGLFVBQU0sRUFBRSxHQUFHLFFBQVEsTUFBTSxTQUFTLFNBQVMsR0FBRyxFQUFFO0FBQUEsRUFDbEQ7QUFDQSxRQUFNLEVBQUUsUUFBUSxJQUFJLElBQUkseUJBQXlCLFFBQVEsS0FBSztBQUM5RCxRQUFNLE9BQU8sV0FBVyxFQUFFLFFBQVEsU0FBUyxTQUFTLE1BQU0sS0FBSyxVQUFVLEtBQUssR0FBRyxJQUFJLEtBQUssT0FBTztBQUNqRyxRQUFNLFVBQVUsRUFBRSxHQUFHLFFBQVEsU0FBUyxpQkFBaUIsV0FBVztBQUNsRSxRQUFNLEVBQUUsTUFBTSxTQUFTLFFBQVEsS0FBSyxTQUFTLE1BQU0sT0FBTyxNQUFNLE9BQU8sSUFBSSxDQUFDLEdBQUcsUUFBUTtBQUN6RjtBQUVBLE1BQU0saUJBQWlCLEVBQUUsMkJBQTJCLGFBQWEsaUJBQWlCLG9CQUFvQjtBQUd0RyxlQUFlLElBQUksS0FBc0IsTUFBYyxTQUF5QixPQUF3QjtBQUN0RyxRQUFNLEVBQUUsWUFBWSxRQUFRLFNBQVMsS0FBSyxJQUFJLE1BQU0sSUFBSSxPQUFPLEVBQUUsUUFBUSxLQUFLLEtBQUssQ0FBQztBQUNwRixNQUFJLFVBQVUsSUFBSyxPQUFNLElBQUksTUFBTSxHQUFHLElBQUksWUFBWSxNQUFNLEVBQUU7QUFDOUQsUUFBTSxPQUFPLFlBQVksUUFBUSxDQUFDLFNBQVUsUUFBUSxJQUFJLE1BQU0sU0FBWSxDQUFDLElBQUksQ0FBQyxDQUFDLE1BQU0sT0FBTyxRQUFRLElBQUksQ0FBQyxDQUFDLENBQUMsQ0FBRTtBQUMvRyxTQUFPLEVBQUUsTUFBTSxRQUFRLFNBQVMsT0FBTyxZQUFZLElBQUksR0FBRyxLQUFLO0FBQ2pFO0FBTUEsZ0JBQWdCLFVBQ2QsS0FDQSxFQUFFLFNBQVMsUUFBUSxHQUNuQixPQUMwQjtBQUMxQixRQUFNLEVBQUUsUUFBUSxVQUFVLElBQUksSUFBSSxLQUFLO0FBQ3ZDLGFBQVcsUUFBUSxNQUFNLFFBQVEsS0FBSyxTQUFTLFFBQVEsQ0FBQztBQUN0RCxVQUFNLEVBQUUsTUFBTSxLQUFLLFVBQVUsSUFBSSxHQUFHLFFBQVEsS0FBSyxTQUFTLFVBQVUsSUFBSSxFQUFFO0FBRTVFLE1BQUksQ0FBQyxXQUFXLEtBQUssU0FBUyxPQUFPLEtBQUssQ0FBQztBQUN6QyxVQUFNLEVBQUUsTUFBTSxPQUFPLE9BQU8sU0FBUyxNQUFNLElBQUksT0FBTyxPQUFPLEtBQUssR0FBRyxXQUFXO0FBQ2xGLGFBQVcsV0FBVyxPQUFPO0FBQzNCLFVBQU0sT0FBTyxXQUFXLFNBQVMsU0FBUztBQUMxQyxRQUFJLFdBQVcsS0FBSyxTQUFTLElBQUksQ0FBQyxFQUFHLE9BQU0sRUFBRSxNQUFNLFFBQVEsS0FBSyxTQUFTLElBQUksRUFBRTtBQUFBLGFBQ3RFLENBQUMsVUFBVSxPQUFPLEVBQUUsS0FBSyxDQUFDLFNBQVMsV0FBVyxLQUFLLE1BQU0sSUFBSSxDQUFDLENBQUM7QUFDdEUsWUFBTSxJQUFJLE9BQU8sRUFBRSxRQUFRLFFBQVEsS0FBSyxRQUFRLENBQUM7QUFBQSxFQUNyRDtBQUNGO0FBU0EsZUFBZSxNQUFNLEVBQUUsTUFBTSxPQUFPLEdBQWEsTUFBYyxRQUErQjtBQUM1RixRQUFNLFNBQVMsS0FBSyxNQUFNLElBQUk7QUFDOUIsUUFBTSxLQUFLLEtBQUssUUFBUSxJQUFJLEdBQUcsTUFBTSxFQUFFO0FBQUEsSUFBTSxZQUMzQyxVQUFVLFFBQVEsT0FBTyxXQUFXLFdBQVcsTUFBTSxTQUFTLE1BQU0sSUFBSSxRQUFRLEVBQUUsT0FBTyxLQUFLLENBQUM7QUFBQSxFQUNqRztBQUNGO0FBR08sTUFBTSxZQUFZLENBQUMsWUFBb0IsQ0FBQyxTQUFTLFlBQVksT0FBTyxDQUFDO0FBRTVFLFNBQVMsV0FBVyxTQUFpQixXQUFnRDtBQUNuRixRQUFNLENBQUMsUUFBUSxNQUFNLElBQUksT0FBTyxRQUFRLGFBQWEsRUFBRSxLQUFLLENBQUMsQ0FBQyxFQUFFQyxPQUFNLE1BQU0sUUFBUSxXQUFXQSxPQUFNLENBQUMsS0FBSyxDQUFDO0FBQzVHLE1BQUksVUFBVSxPQUFRLFFBQU8sU0FBUyxRQUFRLE1BQU0sT0FBTyxTQUFTLENBQUM7QUFDckUsUUFBTSxXQUFXLFVBQVUsSUFBSSxTQUFTLE9BQU8sQ0FBQztBQUNoRCxTQUFPLFdBQVcsYUFBYSxRQUFRLElBQUksUUFBUSxNQUFNLENBQUM7QUFDNUQ7QUFHQSxlQUFzQixTQUFTLFNBQXdGO0FBQ3JILE1BQUk7QUFDRixVQUFNLFNBQVMsTUFBTSxRQUFRLFdBQVcsT0FBTyxDQUFDLEdBQUcsT0FBTyxDQUFDLFNBQVMsU0FBUyxVQUFVO0FBQ3ZGLFVBQU0sUUFBUSxNQUFNLFFBQVE7QUFBQSxNQUMxQixNQUFNLElBQUksT0FBTyxVQUFVLEVBQUUsTUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLLFdBQVcsT0FBTyxHQUFHLE1BQU0sU0FBUyxDQUFDLEdBQUcsUUFBUSxFQUFFO0FBQUEsSUFDOUc7QUFDQSxVQUFNLFNBQVMsTUFBTSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sT0FBTyxJQUFJLElBQUksRUFBRSxDQUFDO0FBQ2xFLFFBQUksQ0FBQyxPQUFRLFFBQU87QUFDcEIsVUFBTSxTQUFTLEtBQUssV0FBVyxPQUFPLEdBQUcsT0FBTyxJQUFJO0FBQ3BELFVBQU0sU0FBUyxNQUFNLFNBQVMsS0FBSyxRQUFRLFNBQVMsR0FBRyxNQUFNLEdBQUcsUUFBUSxFQUFFLE1BQU0sSUFBSTtBQUNwRixVQUFNLFVBQVUsTUFBTSxJQUFJLENBQUMsU0FBaUIsS0FBSyxNQUFNLElBQUksQ0FBQztBQUM1RCxXQUFPLEVBQUUsUUFBUSxTQUFTLElBQUksSUFBSSxRQUFRLElBQUksQ0FBQyxXQUFXLENBQUMsT0FBTyxNQUFNLE1BQU0sQ0FBQyxDQUFDLEVBQUU7QUFBQSxFQUNwRixRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjsiLAogICJuYW1lcyI6IFsibmFtZSIsICJwcmVmaXgiXQp9Cg==

//6c9242a58d1a28bc06dfde49ed53b7786c885c41
