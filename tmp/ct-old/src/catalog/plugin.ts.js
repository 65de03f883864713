import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { PictureFailedError, UnreadableFileError } from "../http/errors.ts";
import { catalogPageFile, catalogPageSizes } from "../shared/catalog.ts";
import { makeIncomingFolder } from "../storage/index.ts";
import { findPdf, hashPdf, publishPdf, readPdfs, removePdf, requirePdf, restorePdf, sweepPdfs } from "./live-pdf.ts";
import { addVersion, forgetUnusedVersions, hasVersion, listMadePages, versionFile, versionsFolder } from "./store.ts";
const dayMs = 24 * 36e5;
const drawingLimitMs = 12 * 6e4;
const idle = { made: 0, pages: 0 };
const catalogVersions = fp(
  async (app, { config: { dataDir } }) => {
    const { db, files } = app;
    let progress = idle;
    const closing = new AbortController();
    const { signal } = closing;
    const changes = new PQueue({ concurrency: 1 });
    app.decorate("catalog", {
      get progress() {
        return progress;
      },
      async publish(file) {
        await requirePdf(file.path);
        await changes.add(async () => {
          const version = await hashPdf(file.path);
          await makeVersion(version, file.path, file.folder);
          await app.site.update(() => publishPdf(db, files, { path: file.path, version, nowMs: app.now() }));
        });
        app.jobs.soon("catalog");
      },
      remove: () => app.site.update(() => removePdf(db)).finally(() => app.jobs.soon("catalog")),
      restore: () => app.site.update(() => restorePdf(db)).finally(() => app.jobs.soon("catalog"))
    });
    app.addHook("onReady", async () => {
      fetchAhead();
      app.site.onChange(fetchAhead);
    });
    const tend = () => changes.add(makeMissing).finally(() => changes.add(sweep));
    app.jobs.add({ name: "catalog", everyMs: dayMs, run: tend });
    app.addHook("preClose", async () => closing.abort());
    app.addHook("onClose", () => changes.onIdle());
    function fetchAhead() {
      const { catalog } = app.site.current;
      if (catalog) void findPdf(files, catalog).catch((err) => app.log.error({ err }, "the catalog is not there"));
    }
    async function isMade(version) {
      const first = versionFile(version, catalogPageFile(1, catalogPageSizes[0]));
      return await hasVersion(db, version) && await files.find(first, () => true) !== void 0;
    }
    async function makeVersion(version, source, folder) {
      if (await isMade(version)) return;
      const made = join(folder, "pages");
      await mkdir(made);
      try {
        const pages = await drawPages(app, { source, folder: made, signal }, (current) => {
          progress = current;
        });
        const pictures = listMadePages(made, version, pages);
        await addVersion(db, version, pages, app.cluster.now(), (transaction) => files.keep(transaction, pictures));
      } finally {
        progress = idle;
      }
    }
    async function makeMissing() {
      const { live } = await readPdfs(db);
      if (!live || signal.aborted || await isMade(live.version)) return;
      const source = await findPdf(files, live);
      if (!source) throw new Error(`The catalog ${live.version} is missing`);
      const { folder, discard } = await makeIncomingFolder(dataDir);
      try {
        await app.site.update(() => makeVersion(live.version, source, folder));
      } finally {
        await discard();
      }
    }
    async function sweep() {
      if (signal.aborted) return;
      await sweepPdfs(db, files);
      await files.sweep(versionsFolder, async () => {
        const { live, removed } = await readPdfs(db);
        const versions = [live, removed].flatMap((pdf) => pdf?.version ?? []);
        const kept = new Set(await forgetUnusedVersions(db, versions, app.cluster.now()));
        return (name) => kept.has(name.split("/")[2] ?? "");
      });
    }
  },
  {
    name: "catalog-versions",
    dependencies: ["clock", "database", "jobs", "site-files", "cluster", "site"],
    fastify: "5.x"
  }
);
async function drawPages(app, { source, folder, signal }, onProgress) {
  const deadlineMs = Date.now() + drawingLimitMs;
  const all = [];
  for (; ; ) {
    const { drawn, pages } = await app.pictures.maker.drawPages({ source, from: all.length + 1, folder });
    all.push(...drawn);
    onProgress({ made: all.length, pages });
    if (all.length === pages) return all;
    if (signal.aborted) throw new PictureFailedError("the server stops");
    if (Date.now() > deadlineMs)
      throw new UnreadableFileError("This PDF takes too long to show. Please send one with fewer or simpler pages.");
  }
}
export {
  catalogVersions
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvcGx1Z2luLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxhQUFhO0FBQ3RCLFNBQVMsWUFBWTtBQUVyQixPQUFPLFFBQVE7QUFDZixPQUFPLFlBQVk7QUFFbkIsU0FBUyxvQkFBb0IsMkJBQTJCO0FBRXhELFNBQStCLGlCQUFpQix3QkFBd0I7QUFDeEUsU0FBUywwQkFBOEM7QUFDdkQsU0FBUyxTQUFTLFNBQVMsWUFBWSxVQUFVLFdBQVcsWUFBWSxZQUFZLGlCQUFpQjtBQUNyRyxTQUFTLFlBQVksc0JBQXNCLFlBQVksZUFBZSxhQUFhLHNCQUFzQjtBQXNCekcsTUFBTSxRQUFRLEtBQUs7QUFFbkIsTUFBTSxpQkFBaUIsS0FBSztBQUM1QixNQUFNLE9BQXdCLEVBQUUsTUFBTSxHQUFHLE9BQU8sRUFBRTtBQU0zQyxNQUFNLGtCQUFrQjtBQUFBLEVBQzdCLE9BQU8sS0FBSyxFQUFFLFFBQVEsRUFBRSxRQUFRLEVBQUUsTUFBTTtBQUN0QyxVQUFNLEVBQUUsSUFBSSxNQUFNLElBQUk7QUFDdEIsUUFBSSxXQUFXO0FBQ2YsVUFBTSxVQUFVLElBQUksZ0JBQWdCO0FBQ3BDLFVBQU0sRUFBRSxPQUFPLElBQUk7QUFFbkIsVUFBTSxVQUFVLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBRTdDLFFBQUksU0FBUyxXQUFXO0FBQUEsTUFDdEIsSUFBSSxXQUFXO0FBQ2IsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLE1BQU0sUUFBUSxNQUFNO0FBQ2xCLGNBQU0sV0FBVyxLQUFLLElBQUk7QUFDMUIsY0FBTSxRQUFRLElBQUksWUFBWTtBQUM1QixnQkFBTSxVQUFVLE1BQU0sUUFBUSxLQUFLLElBQUk7QUFDdkMsZ0JBQU0sWUFBWSxTQUFTLEtBQUssTUFBTSxLQUFLLE1BQU07QUFDakQsZ0JBQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxXQUFXLElBQUksT0FBTyxFQUFFLE1BQU0sS0FBSyxNQUFNLFNBQVMsT0FBTyxJQUFJLElBQUksRUFBRSxDQUFDLENBQUM7QUFBQSxRQUNuRyxDQUFDO0FBQ0QsWUFBSSxLQUFLLEtBQUssU0FBUztBQUFBLE1BQ3pCO0FBQUEsTUFDQSxRQUFRLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxVQUFVLEVBQUUsQ0FBQyxFQUFFLFFBQVEsTUFBTSxJQUFJLEtBQUssS0FBSyxTQUFTLENBQUM7QUFBQSxNQUN6RixTQUFTLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxXQUFXLEVBQUUsQ0FBQyxFQUFFLFFBQVEsTUFBTSxJQUFJLEtBQUssS0FBSyxTQUFTLENBQUM7QUFBQSxJQUM3RixDQUFtQjtBQUVuQixRQUFJLFFBQVEsV0FBVyxZQUFZO0FBQ2pDLGlCQUFXO0FBQ1gsVUFBSSxLQUFLLFNBQVMsVUFBVTtBQUFBLElBQzlCLENBQUM7QUFDRCxVQUFNLE9BQU8sTUFBTSxRQUFRLElBQUksV0FBVyxFQUFFLFFBQVEsTUFBTSxRQUFRLElBQUksS0FBSyxDQUFDO0FBQzVFLFFBQUksS0FBSyxJQUFJLEVBQUUsTUFBTSxXQUFXLFNBQVMsT0FBTyxLQUFLLEtBQUssQ0FBQztBQUczRCxRQUFJLFFBQVEsWUFBWSxZQUFZLFFBQVEsTUFBTSxDQUFDO0FBQ25ELFFBQUksUUFBUSxXQUFXLE1BQU0sUUFBUSxPQUFPLENBQUM7QUFHN0MsYUFBUyxhQUFtQjtBQUMxQixZQUFNLEVBQUUsUUFBUSxJQUFJLElBQUksS0FBSztBQUM3QixVQUFJLFFBQVMsTUFBSyxRQUFRLE9BQU8sT0FBTyxFQUFFLE1BQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxNQUFNLEVBQUUsSUFBSSxHQUFHLDBCQUEwQixDQUFDO0FBQUEsSUFDN0c7QUFFQSxtQkFBZSxPQUFPLFNBQW1DO0FBQ3ZELFlBQU0sUUFBUSxZQUFZLFNBQVMsZ0JBQWdCLEdBQUcsaUJBQWlCLENBQUMsQ0FBQyxDQUFDO0FBQzFFLGFBQVEsTUFBTSxXQUFXLElBQUksT0FBTyxLQUFPLE1BQU0sTUFBTSxLQUFLLE9BQU8sTUFBTSxJQUFJLE1BQU87QUFBQSxJQUN0RjtBQUdBLG1CQUFlLFlBQVksU0FBaUIsUUFBZ0IsUUFBK0I7QUFDekYsVUFBSSxNQUFNLE9BQU8sT0FBTyxFQUFHO0FBQzNCLFlBQU0sT0FBTyxLQUFLLFFBQVEsT0FBTztBQUNqQyxZQUFNLE1BQU0sSUFBSTtBQUNoQixVQUFJO0FBQ0YsY0FBTSxRQUFRLE1BQU0sVUFBVSxLQUFLLEVBQUUsUUFBUSxRQUFRLE1BQU0sT0FBTyxHQUFHLENBQUMsWUFBWTtBQUNoRixxQkFBVztBQUFBLFFBQ2IsQ0FBQztBQUNELGNBQU0sV0FBVyxjQUFjLE1BQU0sU0FBUyxLQUFLO0FBQ25ELGNBQU0sV0FBVyxJQUFJLFNBQVMsT0FBTyxJQUFJLFFBQVEsSUFBSSxHQUFHLENBQUMsZ0JBQWdCLE1BQU0sS0FBSyxhQUFhLFFBQVEsQ0FBQztBQUFBLE1BQzVHLFVBQUU7QUFDQSxtQkFBVztBQUFBLE1BQ2I7QUFBQSxJQUNGO0FBR0EsbUJBQWUsY0FBNkI7QUFDMUMsWUFBTSxFQUFFLEtBQUssSUFBSSxNQUFNLFNBQVMsRUFBRTtBQUNsQyxVQUFJLENBQUMsUUFBUSxPQUFPLFdBQVksTUFBTSxPQUFPLEtBQUssT0FBTyxFQUFJO0FBQzdELFlBQU0sU0FBUyxNQUFNLFFBQVEsT0FBTyxJQUFJO0FBQ3hDLFVBQUksQ0FBQyxPQUFRLE9BQU0sSUFBSSxNQUFNLGVBQWUsS0FBSyxPQUFPLGFBQWE7QUFDckUsWUFBTSxFQUFFLFFBQVEsUUFBUSxJQUFJLE1BQU0sbUJBQW1CLE9BQU87QUFDNUQsVUFBSTtBQUNGLGNBQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxZQUFZLEtBQUssU0FBUyxRQUFRLE1BQU0sQ0FBQztBQUFBLE1BQ3ZFLFVBQUU7QUFDQSxjQUFNLFFBQVE7QUFBQSxNQUNoQjtBQUFBLElBQ0Y7QUFFQSxtQkFBZSxRQUF1QjtBQUNwQyxVQUFJLE9BQU8sUUFBUztBQUNwQixZQUFNLFVBQVUsSUFBSSxLQUFLO0FBQ3pCLFlBQU0sTUFBTSxNQUFNLGdCQUFnQixZQUFZO0FBQzVDLGNBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxNQUFNLFNBQVMsRUFBRTtBQUMzQyxjQUFNLFdBQVcsQ0FBQyxNQUFNLE9BQU8sRUFBRSxRQUFRLENBQUMsUUFBUSxLQUFLLFdBQVcsQ0FBQyxDQUFDO0FBQ3BFLGNBQU0sT0FBTyxJQUFJLElBQUksTUFBTSxxQkFBcUIsSUFBSSxVQUFVLElBQUksUUFBUSxJQUFJLENBQUMsQ0FBQztBQUNoRixlQUFPLENBQUMsU0FBUyxLQUFLLElBQUksS0FBSyxNQUFNLEdBQUcsRUFBRSxDQUFDLEtBQUssRUFBRTtBQUFBLE1BQ3BELENBQUM7QUFBQSxJQUNIO0FBQUEsRUFDRjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLGNBQWMsQ0FBQyxTQUFTLFlBQVksUUFBUSxjQUFjLFdBQVcsTUFBTTtBQUFBLElBQzNFLFNBQVM7QUFBQSxFQUNYO0FBQ0Y7QUFHQSxlQUFlLFVBQ2IsS0FDQSxFQUFFLFFBQVEsUUFBUSxPQUFPLEdBQ3pCLFlBQ3NCO0FBQ3RCLFFBQU0sYUFBYSxLQUFLLElBQUksSUFBSTtBQUNoQyxRQUFNLE1BQW1CLENBQUM7QUFDMUIsYUFBUztBQUNQLFVBQU0sRUFBRSxPQUFPLE1BQU0sSUFBSSxNQUFNLElBQUksU0FBUyxNQUFNLFVBQVUsRUFBRSxRQUFRLE1BQU0sSUFBSSxTQUFTLEdBQUcsT0FBTyxDQUFDO0FBQ3BHLFFBQUksS0FBSyxHQUFHLEtBQUs7QUFDakIsZUFBVyxFQUFFLE1BQU0sSUFBSSxRQUFRLE1BQU0sQ0FBQztBQUN0QyxRQUFJLElBQUksV0FBVyxNQUFPLFFBQU87QUFDakMsUUFBSSxPQUFPLFFBQVMsT0FBTSxJQUFJLG1CQUFtQixrQkFBa0I7QUFDbkUsUUFBSSxLQUFLLElBQUksSUFBSTtBQUNmLFlBQU0sSUFBSSxvQkFBb0IsK0VBQStFO0FBQUEsRUFDakg7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//b924fc4c59d07cb05c1d09dae774e03f88e53f5d
