import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { makeIncomingFolder } from "../storage/index.ts";
import { fillSlot, forgetDeletedPictures, listAllPictures, replacePicture } from "./history-store.ts";
import {
  listMadeAvif,
  listMadeFiles,
  listPictureFiles,
  originalFile,
  originalName,
  pictureFolders
} from "./picture-files.ts";
import { createPictureMaker } from "./picture-maker.ts";
import { makePictureName } from "./picture-name.ts";
import {
  addAvif,
  addUnderNewName,
  findPicture,
  listPicturesWithoutAvif,
  toPicture,
  toUploadedPicture
} from "./store.ts";
const undoDays = 7;
const dayMs = 24 * 36e5;
const pictures = fp(
  async (app, { config: { dataDir, distDir, staticDir } }) => {
    const builtInNames = new Set(await readdir(join(staticDir, "images")));
    const maker = createPictureMaker(join(distDir, "server/pictures/picture-process.js"));
    let closed = false;
    const changes = new PQueue({ concurrency: 1 });
    const avif = new PQueue({ concurrency: 1 });
    const failed = /* @__PURE__ */ new Set();
    app.decorate("pictures", {
      async addToGallery(file, fileName, { forProject = false } = {}) {
        const made = await maker.make({ source: file.path, folder: file.folder });
        return runChange(async () => {
          const place = async (taken, transaction) => {
            const name = makePictureName(fileName, made.extension, /* @__PURE__ */ new Set([...taken, ...builtInNames]));
            const placed = describe(made, "gallery", name);
            await keepFiles(file, made, placed)(transaction);
            return placed;
          };
          return show(await addUnderNewName(app.db, place, app.now(), forProject));
        });
      },
      async fillSlot(file, slot) {
        const made = await maker.make({ source: file.path, folder: file.folder, extension: extensionOf(slot) });
        return runChange(async () => {
          const placed = describe(made, "slot", slot);
          return show(await fillSlot(app.db, placed, keepFiles(file, made, placed), app.now()));
        });
      },
      async replace(file, id) {
        const current = await findPicture(app.db, id);
        if (!current) return void 0;
        const made = await maker.make({ source: file.path, folder: file.folder, extension: extensionOf(current.name) });
        return runChange(async () => {
          const placed = describe(made, current.kind, current.name);
          const replaced = await replacePicture(app.db, id, placed, keepFiles(file, made, placed), app.now());
          return replaced && { image: show(replaced.image), undoId: replaced.undoId };
        });
      },
      makeNamed: (source, folder, name) => maker.make({ source, folder, extension: extensionOf(name), keepsBare: true }),
      isBuiltIn: (name) => builtInNames.has(name),
      findOriginal: ({ file }) => app.files.find(originalName(file), () => true),
      bring: (named, store) => runChange(async () => {
        const all = named.map((each) => ({ ...each, placed: describe(each.made, each.kind, each.name) }));
        const files = all.flatMap(({ folder, made, placed }) => listMadeFiles(folder, made, placed.picture));
        const keep = (transaction) => app.files.keep(transaction, files);
        const stored = await store(
          all.map(({ placed }) => placed),
          keep
        );
        makeAvifSoon();
        return stored;
      }),
      sweep: () => changes.add(sweep).catch(logFailure),
      maker
    });
    app.jobs.add({ name: "pictures", everyMs: dayMs, run: () => changes.add(sweep) });
    app.addHook("onReady", async () => makeAvifSoon());
    app.cluster.onRunner(makeAvifSoon);
    app.cluster.onSiteChange(async () => makeAvifSoon());
    app.addHook("onClose", async () => {
      closed = true;
      maker.close();
      await avif.onIdle();
      await changes.onIdle();
    });
    function runChange(work) {
      return changes.add(async () => {
        try {
          return await app.site.update(work);
        } catch (error) {
          await sweep().catch(logFailure);
          throw error;
        }
      });
    }
    function keepFiles({ folder }, made, { picture }) {
      return (transaction) => app.files.keep(transaction, listMadeFiles(folder, made, picture));
    }
    function show(row) {
      makeAvifSoon();
      return toUploadedPicture(row);
    }
    function makeAvifSoon() {
      avif.add(makeMissingAvif).catch((error) => logAvifFailure(error, "the pictures without AVIF could not be listed"));
    }
    async function makeMissingAvif() {
      if (closed || !app.cluster.isRunner) return;
      const missing = (await listPicturesWithoutAvif(app.db)).filter(({ hash }) => !failed.has(hash));
      if (missing.length === 0) return;
      await app.site.update(async () => {
        for (const row of missing)
          await makeAvif(row).catch((error) => {
            failed.add(row.hash);
            logAvifFailure(error, "AVIF variants could not be made", row.id);
          });
      });
    }
    async function makeAvif(row) {
      const picture = toPicture(row);
      const source = await app.files.find(originalName(row.file), () => true);
      if (!source) throw new Error(`The original ${row.file} is missing`);
      const { folder, discard } = await makeIncomingFolder(dataDir);
      try {
        for (const width of picture.widths) await maker.makeAvif({ source, folder, width });
        const made = listMadeAvif(folder, picture);
        await addAvif(app.db, picture, (transaction) => app.files.keep(transaction, made));
      } finally {
        await discard();
      }
    }
    function logAvifFailure(error, message, image) {
      if (!closed) app.log.error({ err: error, image }, message);
    }
    async function sweep() {
      await forgetDeletedPictures(app.db, new Date(app.cluster.now() - undoDays * dayMs).toISOString());
      for (const folder of Object.values(pictureFolders)) await app.files.sweep(folder, findNeeded);
    }
    async function findNeeded() {
      const rows = await listAllPictures(app.db);
      const kept = new Set(rows.flatMap((row) => listPictureFiles({ file: row.file, picture: toPicture(row) })));
      return (name) => kept.has(name);
    }
    function logFailure(error) {
      if (!closed) app.log.error({ err: error }, "the uploaded pictures could not be swept");
    }
  },
  { name: "pictures", dependencies: ["cluster", "database", "jobs", "site-files", "site"], fastify: "5.x" }
);
function describe(made, kind, name) {
  const { hash, width, height, widths, bytes } = made;
  const picture = { name, hash, width, height, widths, formats: ["webp", "jpeg"] };
  return { kind, picture, file: originalFile(made), bytes };
}
function extensionOf(name) {
  const extension = name.split(".").pop();
  return extension === "png" || extension === "webp" ? extension : "jpg";
}
export {
  pictures
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3BsdWdpbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZUFBZTtBQUN4QixTQUFTLFlBQVk7QUFDckIsT0FBTyxRQUFRO0FBRWYsT0FBTyxZQUFZO0FBSW5CLFNBQVMsMEJBQThDO0FBQ3ZELFNBQVMsVUFBVSx1QkFBdUIsaUJBQWlCLHNCQUFzQjtBQUNqRjtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFFUCxTQUFTLDBCQUE2QztBQUN0RCxTQUFTLHVCQUF1QjtBQUNoQztBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFvRFAsTUFBTSxXQUFXO0FBQ2pCLE1BQU0sUUFBUSxLQUFLO0FBR1osTUFBTSxXQUFXO0FBQUEsRUFDdEIsT0FBTyxLQUFLLEVBQUUsUUFBUSxFQUFFLFNBQVMsU0FBUyxVQUFVLEVBQUUsTUFBTTtBQUMxRCxVQUFNLGVBQW9DLElBQUksSUFBSSxNQUFNLFFBQVEsS0FBSyxXQUFXLFFBQVEsQ0FBQyxDQUFDO0FBQzFGLFVBQU0sUUFBUSxtQkFBbUIsS0FBSyxTQUFTLG9DQUFvQyxDQUFDO0FBQ3BGLFFBQUksU0FBUztBQUViLFVBQU0sVUFBVSxJQUFJLE9BQU8sRUFBRSxhQUFhLEVBQUUsQ0FBQztBQUM3QyxVQUFNLE9BQU8sSUFBSSxPQUFPLEVBQUUsYUFBYSxFQUFFLENBQUM7QUFDMUMsVUFBTSxTQUFTLG9CQUFJLElBQVk7QUFFL0IsUUFBSSxTQUFTLFlBQVk7QUFBQSxNQUN2QixNQUFNLGFBQWEsTUFBTSxVQUFVLEVBQUUsYUFBYSxNQUFNLElBQUksQ0FBQyxHQUFHO0FBQzlELGNBQU0sT0FBTyxNQUFNLE1BQU0sS0FBSyxFQUFFLFFBQVEsS0FBSyxNQUFNLFFBQVEsS0FBSyxPQUFPLENBQUM7QUFDeEUsZUFBTyxVQUFVLFlBQVk7QUFDM0IsZ0JBQU0sUUFBUSxPQUFPLE9BQTRCLGdCQUFrQztBQUNqRixrQkFBTSxPQUFPLGdCQUFnQixVQUFVLEtBQUssV0FBVyxvQkFBSSxJQUFJLENBQUMsR0FBRyxPQUFPLEdBQUcsWUFBWSxDQUFDLENBQUM7QUFDM0Ysa0JBQU0sU0FBUyxTQUFTLE1BQU0sV0FBVyxJQUFJO0FBQzdDLGtCQUFNLFVBQVUsTUFBTSxNQUFNLE1BQU0sRUFBRSxXQUFXO0FBQy9DLG1CQUFPO0FBQUEsVUFDVDtBQUNBLGlCQUFPLEtBQUssTUFBTSxnQkFBZ0IsSUFBSSxJQUFJLE9BQU8sSUFBSSxJQUFJLEdBQUcsVUFBVSxDQUFDO0FBQUEsUUFDekUsQ0FBQztBQUFBLE1BQ0g7QUFBQSxNQUNBLE1BQU0sU0FBUyxNQUFNLE1BQU07QUFDekIsY0FBTSxPQUFPLE1BQU0sTUFBTSxLQUFLLEVBQUUsUUFBUSxLQUFLLE1BQU0sUUFBUSxLQUFLLFFBQVEsV0FBVyxZQUFZLElBQUksRUFBRSxDQUFDO0FBQ3RHLGVBQU8sVUFBVSxZQUFZO0FBQzNCLGdCQUFNLFNBQVMsU0FBUyxNQUFNLFFBQVEsSUFBSTtBQUMxQyxpQkFBTyxLQUFLLE1BQU0sU0FBUyxJQUFJLElBQUksUUFBUSxVQUFVLE1BQU0sTUFBTSxNQUFNLEdBQUcsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUFBLFFBQ3RGLENBQUM7QUFBQSxNQUNIO0FBQUEsTUFDQSxNQUFNLFFBQVEsTUFBTSxJQUFJO0FBQ3RCLGNBQU0sVUFBVSxNQUFNLFlBQVksSUFBSSxJQUFJLEVBQUU7QUFDNUMsWUFBSSxDQUFDLFFBQVMsUUFBTztBQUNyQixjQUFNLE9BQU8sTUFBTSxNQUFNLEtBQUssRUFBRSxRQUFRLEtBQUssTUFBTSxRQUFRLEtBQUssUUFBUSxXQUFXLFlBQVksUUFBUSxJQUFJLEVBQUUsQ0FBQztBQUM5RyxlQUFPLFVBQVUsWUFBWTtBQUMzQixnQkFBTSxTQUFTLFNBQVMsTUFBTSxRQUFRLE1BQU0sUUFBUSxJQUFJO0FBQ3hELGdCQUFNLFdBQVcsTUFBTSxlQUFlLElBQUksSUFBSSxJQUFJLFFBQVEsVUFBVSxNQUFNLE1BQU0sTUFBTSxHQUFHLElBQUksSUFBSSxDQUFDO0FBQ2xHLGlCQUFPLFlBQVksRUFBRSxPQUFPLEtBQUssU0FBUyxLQUFLLEdBQUcsUUFBUSxTQUFTLE9BQU87QUFBQSxRQUM1RSxDQUFDO0FBQUEsTUFDSDtBQUFBLE1BQ0EsV0FBVyxDQUFDLFFBQVEsUUFBUSxTQUMxQixNQUFNLEtBQUssRUFBRSxRQUFRLFFBQVEsV0FBVyxZQUFZLElBQUksR0FBRyxXQUFXLEtBQUssQ0FBQztBQUFBLE1BQzlFLFdBQVcsQ0FBQyxTQUFTLGFBQWEsSUFBSSxJQUFJO0FBQUEsTUFDMUMsY0FBYyxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksTUFBTSxLQUFLLGFBQWEsSUFBSSxHQUFHLE1BQU0sSUFBSTtBQUFBLE1BQ3pFLE9BQU8sQ0FBQyxPQUFPLFVBQ2IsVUFBVSxZQUFZO0FBQ3BCLGNBQU0sTUFBTSxNQUFNLElBQUksQ0FBQyxVQUFVLEVBQUUsR0FBRyxNQUFNLFFBQVEsU0FBUyxLQUFLLE1BQU0sS0FBSyxNQUFNLEtBQUssSUFBSSxFQUFFLEVBQUU7QUFDaEcsY0FBTSxRQUFRLElBQUksUUFBUSxDQUFDLEVBQUUsUUFBUSxNQUFNLE9BQU8sTUFBTSxjQUFjLFFBQVEsTUFBTSxPQUFPLE9BQU8sQ0FBQztBQUNuRyxjQUFNLE9BQWtCLENBQUMsZ0JBQWdCLElBQUksTUFBTSxLQUFLLGFBQWEsS0FBSztBQUMxRSxjQUFNLFNBQVMsTUFBTTtBQUFBLFVBQ25CLElBQUksSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQU07QUFBQSxVQUM5QjtBQUFBLFFBQ0Y7QUFDQSxxQkFBYTtBQUNiLGVBQU87QUFBQSxNQUNULENBQUM7QUFBQSxNQUNILE9BQU8sTUFBTSxRQUFRLElBQUksS0FBSyxFQUFFLE1BQU0sVUFBVTtBQUFBLE1BQ2hEO0FBQUEsSUFDRixDQUFvQjtBQUVwQixRQUFJLEtBQUssSUFBSSxFQUFFLE1BQU0sWUFBWSxTQUFTLE9BQU8sS0FBSyxNQUFNLFFBQVEsSUFBSSxLQUFLLEVBQUUsQ0FBQztBQUNoRixRQUFJLFFBQVEsV0FBVyxZQUFZLGFBQWEsQ0FBQztBQUNqRCxRQUFJLFFBQVEsU0FBUyxZQUFZO0FBRWpDLFFBQUksUUFBUSxhQUFhLFlBQVksYUFBYSxDQUFDO0FBRW5ELFFBQUksUUFBUSxXQUFXLFlBQVk7QUFDakMsZUFBUztBQUNULFlBQU0sTUFBTTtBQUNaLFlBQU0sS0FBSyxPQUFPO0FBQ2xCLFlBQU0sUUFBUSxPQUFPO0FBQUEsSUFDdkIsQ0FBQztBQUdELGFBQVMsVUFBaUIsTUFBNEM7QUFDcEUsYUFBTyxRQUFRLElBQUksWUFBWTtBQUM3QixZQUFJO0FBQ0YsaUJBQU8sTUFBTSxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQUEsUUFDbkMsU0FBUyxPQUFPO0FBQ2QsZ0JBQU0sTUFBTSxFQUFFLE1BQU0sVUFBVTtBQUM5QixnQkFBTTtBQUFBLFFBQ1I7QUFBQSxNQUNGLENBQUM7QUFBQSxJQUNIO0FBR0EsYUFBUyxVQUFVLEVBQUUsT0FBTyxHQUFrQixNQUFtQixFQUFFLFFBQVEsR0FBa0I7QUFDM0YsYUFBTyxDQUFDLGdCQUFrQyxJQUFJLE1BQU0sS0FBSyxhQUFhLGNBQWMsUUFBUSxNQUFNLE9BQU8sQ0FBQztBQUFBLElBQzVHO0FBRUEsYUFBUyxLQUFLLEtBQWtDO0FBQzlDLG1CQUFhO0FBQ2IsYUFBTyxrQkFBa0IsR0FBRztBQUFBLElBQzlCO0FBRUEsYUFBUyxlQUFxQjtBQUM1QixXQUNHLElBQUksZUFBZSxFQUNuQixNQUFNLENBQUMsVUFBVSxlQUFlLE9BQU8sK0NBQStDLENBQUM7QUFBQSxJQUM1RjtBQU1BLG1CQUFlLGtCQUFpQztBQUM5QyxVQUFJLFVBQVUsQ0FBQyxJQUFJLFFBQVEsU0FBVTtBQUNyQyxZQUFNLFdBQVcsTUFBTSx3QkFBd0IsSUFBSSxFQUFFLEdBQUcsT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLENBQUMsT0FBTyxJQUFJLElBQUksQ0FBQztBQUM5RixVQUFJLFFBQVEsV0FBVyxFQUFHO0FBQzFCLFlBQU0sSUFBSSxLQUFLLE9BQU8sWUFBWTtBQUNoQyxtQkFBVyxPQUFPO0FBQ2hCLGdCQUFNLFNBQVMsR0FBRyxFQUFFLE1BQU0sQ0FBQyxVQUFVO0FBQ25DLG1CQUFPLElBQUksSUFBSSxJQUFJO0FBQ25CLDJCQUFlLE9BQU8sbUNBQW1DLElBQUksRUFBRTtBQUFBLFVBQ2pFLENBQUM7QUFBQSxNQUNMLENBQUM7QUFBQSxJQUNIO0FBRUEsbUJBQWUsU0FBUyxLQUFnQztBQUN0RCxZQUFNLFVBQVUsVUFBVSxHQUFHO0FBQzdCLFlBQU0sU0FBUyxNQUFNLElBQUksTUFBTSxLQUFLLGFBQWEsSUFBSSxJQUFJLEdBQUcsTUFBTSxJQUFJO0FBQ3RFLFVBQUksQ0FBQyxPQUFRLE9BQU0sSUFBSSxNQUFNLGdCQUFnQixJQUFJLElBQUksYUFBYTtBQUNsRSxZQUFNLEVBQUUsUUFBUSxRQUFRLElBQUksTUFBTSxtQkFBbUIsT0FBTztBQUM1RCxVQUFJO0FBQ0YsbUJBQVcsU0FBUyxRQUFRLE9BQVEsT0FBTSxNQUFNLFNBQVMsRUFBRSxRQUFRLFFBQVEsTUFBTSxDQUFDO0FBQ2xGLGNBQU0sT0FBTyxhQUFhLFFBQVEsT0FBTztBQUN6QyxjQUFNLFFBQVEsSUFBSSxJQUFJLFNBQVMsQ0FBQyxnQkFBZ0IsSUFBSSxNQUFNLEtBQUssYUFBYSxJQUFJLENBQUM7QUFBQSxNQUNuRixVQUFFO0FBQ0EsY0FBTSxRQUFRO0FBQUEsTUFDaEI7QUFBQSxJQUNGO0FBR0EsYUFBUyxlQUFlLE9BQWdCLFNBQWlCLE9BQXNCO0FBQzdFLFVBQUksQ0FBQyxPQUFRLEtBQUksSUFBSSxNQUFNLEVBQUUsS0FBSyxPQUFPLE1BQU0sR0FBRyxPQUFPO0FBQUEsSUFDM0Q7QUFFQSxtQkFBZSxRQUF1QjtBQUNwQyxZQUFNLHNCQUFzQixJQUFJLElBQUksSUFBSSxLQUFLLElBQUksUUFBUSxJQUFJLElBQUksV0FBVyxLQUFLLEVBQUUsWUFBWSxDQUFDO0FBQ2hHLGlCQUFXLFVBQVUsT0FBTyxPQUFPLGNBQWMsRUFBRyxPQUFNLElBQUksTUFBTSxNQUFNLFFBQVEsVUFBVTtBQUFBLElBQzlGO0FBRUEsbUJBQWUsYUFBaUQ7QUFDOUQsWUFBTSxPQUFPLE1BQU0sZ0JBQWdCLElBQUksRUFBRTtBQUN6QyxZQUFNLE9BQU8sSUFBSSxJQUFJLEtBQUssUUFBUSxDQUFDLFFBQVEsaUJBQWlCLEVBQUUsTUFBTSxJQUFJLE1BQU0sU0FBUyxVQUFVLEdBQUcsRUFBRSxDQUFDLENBQUMsQ0FBQztBQUN6RyxhQUFPLENBQUMsU0FBUyxLQUFLLElBQUksSUFBSTtBQUFBLElBQ2hDO0FBRUEsYUFBUyxXQUFXLE9BQXNCO0FBQ3hDLFVBQUksQ0FBQyxPQUFRLEtBQUksSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLEdBQUcsMENBQTBDO0FBQUEsSUFDdkY7QUFBQSxFQUNGO0FBQUEsRUFDQSxFQUFFLE1BQU0sWUFBWSxjQUFjLENBQUMsV0FBVyxZQUFZLFFBQVEsY0FBYyxNQUFNLEdBQUcsU0FBUyxNQUFNO0FBQzFHO0FBRUEsU0FBUyxTQUFTLE1BQW1CLE1BQTZCLE1BQTZCO0FBQzdGLFFBQU0sRUFBRSxNQUFNLE9BQU8sUUFBUSxRQUFRLE1BQU0sSUFBSTtBQUMvQyxRQUFNLFVBQW1CLEVBQUUsTUFBTSxNQUFNLE9BQU8sUUFBUSxRQUFRLFNBQVMsQ0FBQyxRQUFRLE1BQU0sRUFBRTtBQUN4RixTQUFPLEVBQUUsTUFBTSxTQUFTLE1BQU0sYUFBYSxJQUFJLEdBQUcsTUFBTTtBQUMxRDtBQUdBLFNBQVMsWUFBWSxNQUFpQztBQUNwRCxRQUFNLFlBQVksS0FBSyxNQUFNLEdBQUcsRUFBRSxJQUFJO0FBQ3RDLFNBQU8sY0FBYyxTQUFTLGNBQWMsU0FBUyxZQUFZO0FBQ25FOyIsCiAgIm5hbWVzIjogW10KfQo=

//c30e6aae44a6ff5479d8b8ec4e337261c470bc59
