import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fp from "fastify-plugin";
import { readCatalog } from "../catalog/index.ts";
import { composeShown } from "../content/index.ts";
import { isForWords, listUploadedPictures, toGalleryPicture, toPicture } from "../pictures/index.ts";
import { listShownProjects } from "../projects/index.ts";
import { themeColorOf } from "../shared/content/color.ts";
import { wordsOf } from "../shared/content/documents.ts";
import { mapSite } from "../shared/site-map.ts";
import { Themes } from "./assets.ts";
const site = fp(
  async (app, { config }) => {
    const manifest = JSON.parse(await readFile(join(config.distDir, "manifest.json"), "utf8"));
    const { pictures, drawings, ...assets } = manifest;
    const themes = await Themes.read(join(config.distDir, assets.style));
    app.decorate("themes", themes);
    app.decorate(
      "site",
      await createSnapshot(readSite, {
        onFailure: (err) => app.log.error({ err }, "the site cannot be read; pages show what was last known"),
        onRecovery: () => app.log.info("the site can be read again")
      })
    );
    app.cluster.onSiteChange(() => app.site.update(async () => {
    }));
    async function readSite(version) {
      const endSiteRead = await app.cluster.beginSiteRead();
      const { ownPictures, ...shown } = await readSources(app);
      const profile = wordsOf(shown.documents, "profile");
      const sitePictures = { ...pictures, ...ownPictures };
      const content = composeShown(shown.documents, sitePictures, app.now());
      const site2 = {
        ...shown,
        version,
        profile,
        content,
        map: mapSite(content, profile),
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ""),
        pictures: sitePictures,
        drawings,
        assets: { ...assets, style: themes.styleOf(profile.accent) ?? assets.style },
        themeColor: themeColorOf(profile.accent)
      };
      endSiteRead();
      return site2;
    }
  },
  {
    name: "site",
    dependencies: ["clock", "cluster", "database", "prices", "content"],
    fastify: "5.x"
  }
);
async function readSources(app) {
  const uploads = await listUploadedPictures(app.db);
  const projects = await listShownProjects(app.db);
  const shown = new Set(projects.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.name)));
  const isPublic = ({ kind, forProject, name }) => kind === "gallery" && (!forProject || shown.has(name));
  const documents = await app.content.read();
  return {
    documents,
    redirects: await app.content.readRedirects(),
    formerForms: await app.content.readFormerForms(documents),
    ownPictures: Object.fromEntries(uploads.filter(isForWords).map((row) => [row.name, toPicture(row)])),
    projects,
    gallery: uploads.filter(isPublic).map(toGalleryPicture),
    uploads: uploads.map(toGalleryPicture),
    originals: new Map(uploads.map(({ name, file }) => [name, file])),
    catalog: await readCatalog(app.db),
    prices: await app.prices.current()
  };
}
async function createSnapshot(read, { onFailure, onRecovery }) {
  const listeners = [];
  let version = 1;
  let current = await read(version);
  let isFailing = false;
  let running;
  let next;
  return {
    get current() {
      if (isFailing && !running) void refresh();
      return current;
    },
    async update(work) {
      const result = await work();
      await refresh();
      return result;
    },
    onChange: (listener) => void listeners.push(listener)
  };
  function refresh() {
    if (!running) {
      running = replace().finally(() => {
        running = void 0;
      });
      return running;
    }
    next ??= running.then(() => {
      next = void 0;
      return refresh();
    });
    return next;
  }
  async function replace() {
    try {
      current = await read(version + 1);
      version += 1;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return;
    }
    if (isFailing) onRecovery();
    isFailing = false;
    for (const listener of listeners) listener();
  }
}
export {
  createSnapshot,
  site
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL3NpdGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLFlBQVk7QUFFckIsT0FBTyxRQUFRO0FBQ2YsU0FBUyxtQkFBbUI7QUFFNUIsU0FBUyxvQkFBb0I7QUFFN0IsU0FBUyxZQUFZLHNCQUFzQixrQkFBa0IsaUJBQWlCO0FBQzlFLFNBQVMseUJBQXlCO0FBQ2xDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsZUFBZTtBQUd4QixTQUFTLGVBQWU7QUFDeEIsU0FBUyxjQUFjO0FBY2hCLE1BQU0sT0FBTztBQUFBLEVBQ2xCLE9BQU8sS0FBSyxFQUFFLE9BQU8sTUFBTTtBQUN6QixVQUFNLFdBQXFCLEtBQUssTUFBTSxNQUFNLFNBQVMsS0FBSyxPQUFPLFNBQVMsZUFBZSxHQUFHLE1BQU0sQ0FBQztBQUNuRyxVQUFNLEVBQUUsVUFBVSxVQUFVLEdBQUcsT0FBTyxJQUFJO0FBRTFDLFVBQU0sU0FBUyxNQUFNLE9BQU8sS0FBSyxLQUFLLE9BQU8sU0FBUyxPQUFPLEtBQUssQ0FBQztBQUVuRSxRQUFJLFNBQVMsVUFBVSxNQUFNO0FBQzdCLFFBQUk7QUFBQSxNQUNGO0FBQUEsTUFDQSxNQUFNLGVBQWUsVUFBVTtBQUFBLFFBQzdCLFdBQVcsQ0FBQyxRQUFRLElBQUksSUFBSSxNQUFNLEVBQUUsSUFBSSxHQUFHLHlEQUF5RDtBQUFBLFFBQ3BHLFlBQVksTUFBTSxJQUFJLElBQUksS0FBSyw0QkFBNEI7QUFBQSxNQUM3RCxDQUFDO0FBQUEsSUFDSDtBQUVBLFFBQUksUUFBUSxhQUFhLE1BQU0sSUFBSSxLQUFLLE9BQU8sWUFBWTtBQUFBLElBQUMsQ0FBQyxDQUFDO0FBRTlELG1CQUFlLFNBQVMsU0FBZ0M7QUFDdEQsWUFBTSxjQUFjLE1BQU0sSUFBSSxRQUFRLGNBQWM7QUFDcEQsWUFBTSxFQUFFLGFBQWEsR0FBRyxNQUFNLElBQUksTUFBTSxZQUFZLEdBQUc7QUFDdkQsWUFBTSxVQUFVLFFBQVEsTUFBTSxXQUFXLFNBQVM7QUFDbEQsWUFBTSxlQUFlLEVBQUUsR0FBRyxVQUFVLEdBQUcsWUFBWTtBQUNuRCxZQUFNLFVBQVUsYUFBYSxNQUFNLFdBQVcsY0FBYyxJQUFJLElBQUksQ0FBQztBQUNyRSxZQUFNQSxRQUFPO0FBQUEsUUFDWCxHQUFHO0FBQUEsUUFDSDtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQSxLQUFLLFFBQVEsU0FBUyxPQUFPO0FBQUEsUUFDN0IsV0FBVyxPQUFPLGFBQWEsUUFBUSxRQUFRLFFBQVEsUUFBUSxFQUFFO0FBQUEsUUFDakUsVUFBVTtBQUFBLFFBQ1Y7QUFBQSxRQUNBLFFBQVEsRUFBRSxHQUFHLFFBQVEsT0FBTyxPQUFPLFFBQVEsUUFBUSxNQUFNLEtBQUssT0FBTyxNQUFNO0FBQUEsUUFDM0UsWUFBWSxhQUFhLFFBQVEsTUFBTTtBQUFBLE1BQ3pDO0FBQ0Esa0JBQVk7QUFDWixhQUFPQTtBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sY0FBYyxDQUFDLFNBQVMsV0FBVyxZQUFZLFVBQVUsU0FBUztBQUFBLElBQ2xFLFNBQVM7QUFBQSxFQUNYO0FBQ0Y7QUFZQSxlQUFlLFlBQVksS0FBNEM7QUFDckUsUUFBTSxVQUFVLE1BQU0scUJBQXFCLElBQUksRUFBRTtBQUNqRCxRQUFNLFdBQVcsTUFBTSxrQkFBa0IsSUFBSSxFQUFFO0FBQy9DLFFBQU0sUUFBUSxJQUFJLElBQUksU0FBUyxRQUFRLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sUUFBUSxJQUFJLENBQUMsQ0FBQztBQUNyRyxRQUFNLFdBQVcsQ0FBQyxFQUFFLE1BQU0sWUFBWSxLQUFLLE1BQWtCLFNBQVMsY0FBYyxDQUFDLGNBQWMsTUFBTSxJQUFJLElBQUk7QUFDakgsUUFBTSxZQUFZLE1BQU0sSUFBSSxRQUFRLEtBQUs7QUFDekMsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLFdBQVcsTUFBTSxJQUFJLFFBQVEsY0FBYztBQUFBLElBQzNDLGFBQWEsTUFBTSxJQUFJLFFBQVEsZ0JBQWdCLFNBQVM7QUFBQSxJQUN4RCxhQUFhLE9BQU8sWUFBWSxRQUFRLE9BQU8sVUFBVSxFQUFFLElBQUksQ0FBQyxRQUFRLENBQUMsSUFBSSxNQUFNLFVBQVUsR0FBRyxDQUFDLENBQUMsQ0FBQztBQUFBLElBQ25HO0FBQUEsSUFDQSxTQUFTLFFBQVEsT0FBTyxRQUFRLEVBQUUsSUFBSSxnQkFBZ0I7QUFBQSxJQUN0RCxTQUFTLFFBQVEsSUFBSSxnQkFBZ0I7QUFBQSxJQUNyQyxXQUFXLElBQUksSUFBSSxRQUFRLElBQUksQ0FBQyxFQUFFLE1BQU0sS0FBSyxNQUFNLENBQUMsTUFBTSxJQUFJLENBQUMsQ0FBQztBQUFBLElBQ2hFLFNBQVMsTUFBTSxZQUFZLElBQUksRUFBRTtBQUFBLElBQ2pDLFFBQVEsTUFBTSxJQUFJLE9BQU8sUUFBUTtBQUFBLEVBQ25DO0FBQ0Y7QUEyQkEsZUFBc0IsZUFDcEIsTUFDQSxFQUFFLFdBQVcsV0FBVyxHQUNFO0FBQzFCLFFBQU0sWUFBNEIsQ0FBQztBQUNuQyxNQUFJLFVBQVU7QUFDZCxNQUFJLFVBQVUsTUFBTSxLQUFLLE9BQU87QUFDaEMsTUFBSSxZQUFZO0FBQ2hCLE1BQUk7QUFDSixNQUFJO0FBRUosU0FBTztBQUFBLElBQ0wsSUFBSSxVQUFVO0FBQ1osVUFBSSxhQUFhLENBQUMsUUFBUyxNQUFLLFFBQVE7QUFDeEMsYUFBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLE1BQU0sT0FBTyxNQUFNO0FBQ2pCLFlBQU0sU0FBUyxNQUFNLEtBQUs7QUFDMUIsWUFBTSxRQUFRO0FBQ2QsYUFBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLFVBQVUsQ0FBQyxhQUFhLEtBQUssVUFBVSxLQUFLLFFBQVE7QUFBQSxFQUN0RDtBQUdBLFdBQVMsVUFBeUI7QUFDaEMsUUFBSSxDQUFDLFNBQVM7QUFDWixnQkFBVSxRQUFRLEVBQUUsUUFBUSxNQUFNO0FBQ2hDLGtCQUFVO0FBQUEsTUFDWixDQUFDO0FBQ0QsYUFBTztBQUFBLElBQ1Q7QUFDQSxhQUFTLFFBQVEsS0FBSyxNQUFNO0FBQzFCLGFBQU87QUFDUCxhQUFPLFFBQVE7QUFBQSxJQUNqQixDQUFDO0FBQ0QsV0FBTztBQUFBLEVBQ1Q7QUFFQSxpQkFBZSxVQUF5QjtBQUN0QyxRQUFJO0FBQ0YsZ0JBQVUsTUFBTSxLQUFLLFVBQVUsQ0FBQztBQUNoQyxpQkFBVztBQUFBLElBQ2IsU0FBUyxPQUFPO0FBQ2QsVUFBSSxDQUFDLFVBQVcsV0FBVSxLQUFLO0FBQy9CLGtCQUFZO0FBQ1o7QUFBQSxJQUNGO0FBQ0EsUUFBSSxVQUFXLFlBQVc7QUFDMUIsZ0JBQVk7QUFDWixlQUFXLFlBQVksVUFBVyxVQUFTO0FBQUEsRUFDN0M7QUFDRjsiLAogICJuYW1lcyI6IFsic2l0ZSJdCn0K

//9f5294ec7793b6fee97b2086ed4cce6580c97673
