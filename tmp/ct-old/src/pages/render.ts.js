import { once } from "node:events";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import fp from "fastify-plugin";
import { pagePictures, renderPage } from "../../views/server.tsx";
import { chooseEncoding, compressStream } from "../http/encoding.ts";
import {
  splitPage
} from "../shared/page.ts";
import { listedRoutes } from "../shared/site-map.ts";
import { encodingHeaders, PageCache, revalidated, unpack } from "./page-cache.ts";
const pages = fp(
  async (app, { rendersAhead = true, quality, cdnSeconds }) => {
    const sharedControl = cachingFor(cdnSeconds);
    const cache = new PageCache(quality, sharedControl);
    app.decorate("pagePictures", pagePictures);
    app.decorateReply("page", function page(request, options) {
      const input = { ...options, path: options.path ?? pathOf(request), unlisted: options.unlisted ?? false };
      if (input.unlisted || this.statusCode >= 400) this.header("x-robots-tag", "noindex, nofollow");
      const site = app.site.current;
      const { page: shown, visitor } = splitPage(input);
      const key = cacheKey(site, shown);
      if (!key || Object.values(visitor).some(Boolean)) {
        return sendStream(request, this, renderPage(input, site), isPrivate(input) ? "no-store" : revalidated);
      }
      const cached = cache.find(key, site.version);
      if (cached) return sendCached(request, this, cached);
      const { html } = cache.make(key, site.version, () => renderPage({ ...input, path: key }, site));
      return sendStream(request, this, html, sharedControl);
    });
    app.decorateReply("cachedPage", function cachedPage(request, path) {
      const page = cache.find(path, app.site.current.version);
      return page && sendCached(request, this, page);
    });
    const warmth = new AbortController();
    const renderedAhead = Promise.withResolvers();
    const warm = () => void warmUp(app, cache, warmth.signal).then((isDone) => isDone && renderedAhead.resolve());
    app.decorate("renderedAhead", renderedAhead.promise);
    app.addHook("onListen", async () => {
      if (!rendersAhead) return;
      warm();
      app.site.onChange(warm);
    });
    app.addHook("preClose", async () => warmth.abort());
  },
  { name: "pages", dependencies: ["site"], fastify: "5.x" }
);
function pathOf(request) {
  const { url } = request;
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}
const notFoundKey = "/404";
function cacheKey({ map }, { path, screen }) {
  if (screen === "not-found") return notFoundKey;
  const route = map.routes.get(path);
  return route?.screen === screen && !route.unlisted ? path : void 0;
}
function isPrivate({ formState, signedIn, signInFailure, screen }) {
  return formState !== void 0 || signedIn === true || signInFailure !== void 0 || screen === "admin";
}
function sendCached(request, reply, page) {
  const { body, headers } = page.variants[chooseEncoding(request.headers["accept-encoding"])];
  reply.headers(headers);
  if (reply.statusCode !== 200) reply.header("cache-control", controlOf(reply, revalidated));
  return body ? reply.send(body) : unpack(page).then((html) => reply.send(html));
}
const quickly = 0;
async function sendStream(request, reply, html, cacheControl) {
  await once(html, "readable");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  reply.headers(encodingHeaders[encoding]).header("cache-control", controlOf(reply, cacheControl));
  return reply.send(encoding === "identity" ? html : pipeline(html, compressStream(encoding, quickly), () => {
  }));
}
function cachingFor(cdnSeconds) {
  return cdnSeconds > 0 ? `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}` : revalidated;
}
function controlOf({ statusCode }, cacheControl) {
  if (statusCode === 410) return "no-store";
  return statusCode === 200 || cacheControl === "no-store" ? cacheControl : revalidated;
}
async function warmUp(app, cache, signal) {
  try {
    const site = app.site.current;
    const routes = listedRoutes(site.map);
    for (const route of routes) {
      await setImmediate();
      if (signal.aborted || app.site.current !== site) return false;
      if (cache.find(route.path, site.version)) continue;
      const render = () => renderPage({ ...route, unlisted: false }, site);
      const { html, done } = cache.make(route.path, site.version, render);
      await Promise.all([buffer(html), done]);
    }
    app.log.info({ pages: routes.length }, "pages rendered ahead");
  } catch (error) {
    app.log.error({ err: error }, "the pages could not be rendered ahead");
  }
  return true;
}
export {
  pages,
  pathOf,
  renderPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL3JlbmRlci50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsWUFBWTtBQUNyQixTQUFTLGdCQUErQjtBQUN4QyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxvQkFBb0I7QUFFN0IsT0FBTyxRQUFRO0FBQ2YsU0FBUyxjQUFjLGtCQUFrQjtBQUN6QyxTQUFTLGdCQUFnQixzQkFBc0I7QUFDL0M7QUFBQSxFQU1FO0FBQUEsT0FDSztBQUNQLFNBQVMsb0JBQW9CO0FBQzdCLFNBQTBCLGlCQUFpQixXQUFXLGFBQWEsY0FBYztBQStCMUUsTUFBTSxRQUFRO0FBQUEsRUFDbkIsT0FBTyxLQUFLLEVBQUUsZUFBZSxNQUFNLFNBQVMsV0FBVyxNQUFvQjtBQUN6RSxVQUFNLGdCQUFnQixXQUFXLFVBQVU7QUFDM0MsVUFBTSxRQUFRLElBQUksVUFBVSxTQUFTLGFBQWE7QUFFbEQsUUFBSSxTQUFTLGdCQUFnQixZQUFZO0FBQ3pDLFFBQUksY0FBYyxRQUFRLFNBQVMsS0FBeUIsU0FBeUIsU0FBc0I7QUFDekcsWUFBTSxRQUFRLEVBQUUsR0FBRyxTQUFTLE1BQU0sUUFBUSxRQUFRLE9BQU8sT0FBTyxHQUFHLFVBQVUsUUFBUSxZQUFZLE1BQU07QUFDdkcsVUFBSSxNQUFNLFlBQVksS0FBSyxjQUFjLElBQUssTUFBSyxPQUFPLGdCQUFnQixtQkFBbUI7QUFDN0YsWUFBTSxPQUFPLElBQUksS0FBSztBQUN0QixZQUFNLEVBQUUsTUFBTSxPQUFPLFFBQVEsSUFBSSxVQUFVLEtBQUs7QUFDaEQsWUFBTSxNQUFNLFNBQVMsTUFBTSxLQUFLO0FBQ2hDLFVBQUksQ0FBQyxPQUFPLE9BQU8sT0FBTyxPQUFPLEVBQUUsS0FBSyxPQUFPLEdBQUc7QUFDaEQsZUFBTyxXQUFXLFNBQVMsTUFBTSxXQUFXLE9BQU8sSUFBSSxHQUFHLFVBQVUsS0FBSyxJQUFJLGFBQWEsV0FBVztBQUFBLE1BQ3ZHO0FBQ0EsWUFBTSxTQUFTLE1BQU0sS0FBSyxLQUFLLEtBQUssT0FBTztBQUMzQyxVQUFJLE9BQVEsUUFBTyxXQUFXLFNBQVMsTUFBTSxNQUFNO0FBQ25ELFlBQU0sRUFBRSxLQUFLLElBQUksTUFBTSxLQUFLLEtBQUssS0FBSyxTQUFTLE1BQU0sV0FBVyxFQUFFLEdBQUcsT0FBTyxNQUFNLElBQUksR0FBRyxJQUFJLENBQUM7QUFDOUYsYUFBTyxXQUFXLFNBQVMsTUFBTSxNQUFNLGFBQWE7QUFBQSxJQUN0RCxDQUFDO0FBRUQsUUFBSSxjQUFjLGNBQWMsU0FBUyxXQUErQixTQUF5QixNQUFjO0FBQzdHLFlBQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxJQUFJLEtBQUssUUFBUSxPQUFPO0FBQ3RELGFBQU8sUUFBUSxXQUFXLFNBQVMsTUFBTSxJQUFJO0FBQUEsSUFDL0MsQ0FBQztBQUVELFVBQU0sU0FBUyxJQUFJLGdCQUFnQjtBQUNuQyxVQUFNLGdCQUFnQixRQUFRLGNBQW9CO0FBQ2xELFVBQU0sT0FBTyxNQUFNLEtBQUssT0FBTyxLQUFLLE9BQU8sT0FBTyxNQUFNLEVBQUUsS0FBSyxDQUFDLFdBQVcsVUFBVSxjQUFjLFFBQVEsQ0FBQztBQUM1RyxRQUFJLFNBQVMsaUJBQWlCLGNBQWMsT0FBTztBQUNuRCxRQUFJLFFBQVEsWUFBWSxZQUFZO0FBQ2xDLFVBQUksQ0FBQyxhQUFjO0FBQ25CLFdBQUs7QUFDTCxVQUFJLEtBQUssU0FBUyxJQUFJO0FBQUEsSUFDeEIsQ0FBQztBQUNELFFBQUksUUFBUSxZQUFZLFlBQVksT0FBTyxNQUFNLENBQUM7QUFBQSxFQUNwRDtBQUFBLEVBQ0EsRUFBRSxNQUFNLFNBQVMsY0FBYyxDQUFDLE1BQU0sR0FBRyxTQUFTLE1BQU07QUFDMUQ7QUFLTyxTQUFTLE9BQU8sU0FBaUM7QUFDdEQsUUFBTSxFQUFFLElBQUksSUFBSTtBQUNoQixRQUFNLE1BQU0sSUFBSSxRQUFRLEdBQUc7QUFDM0IsU0FBTyxRQUFRLEtBQUssTUFBTSxJQUFJLE1BQU0sR0FBRyxHQUFHO0FBQzVDO0FBR0EsTUFBTSxjQUFjO0FBR3BCLFNBQVMsU0FBUyxFQUFFLElBQUksR0FBUyxFQUFFLE1BQU0sT0FBTyxHQUFrQztBQUNoRixNQUFJLFdBQVcsWUFBYSxRQUFPO0FBQ25DLFFBQU0sUUFBUSxJQUFJLE9BQU8sSUFBSSxJQUFJO0FBQ2pDLFNBQU8sT0FBTyxXQUFXLFVBQVUsQ0FBQyxNQUFNLFdBQVcsT0FBTztBQUM5RDtBQUdBLFNBQVMsVUFBVSxFQUFFLFdBQVcsVUFBVSxlQUFlLE9BQU8sR0FBdUI7QUFDckYsU0FBTyxjQUFjLFVBQWEsYUFBYSxRQUFRLGtCQUFrQixVQUFhLFdBQVc7QUFDbkc7QUFHQSxTQUFTLFdBQ1AsU0FDQSxPQUNBLE1BQ3NDO0FBQ3RDLFFBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxLQUFLLFNBQVMsZUFBZSxRQUFRLFFBQVEsaUJBQWlCLENBQUMsQ0FBQztBQUMxRixRQUFNLFFBQVEsT0FBTztBQUNyQixNQUFJLE1BQU0sZUFBZSxJQUFLLE9BQU0sT0FBTyxpQkFBaUIsVUFBVSxPQUFPLFdBQVcsQ0FBQztBQUN6RixTQUFPLE9BQU8sTUFBTSxLQUFLLElBQUksSUFBSSxPQUFPLElBQUksRUFBRSxLQUFLLENBQUMsU0FBUyxNQUFNLEtBQUssSUFBSSxDQUFDO0FBQy9FO0FBR0EsTUFBTSxVQUFVO0FBR2hCLGVBQWUsV0FDYixTQUNBLE9BQ0EsTUFDQSxjQUN1QjtBQUV2QixRQUFNLEtBQUssTUFBTSxVQUFVO0FBQzNCLFFBQU0sV0FBVyxlQUFlLFFBQVEsUUFBUSxpQkFBaUIsQ0FBQztBQUNsRSxRQUFNLFFBQVEsZ0JBQWdCLFFBQVEsQ0FBQyxFQUFFLE9BQU8saUJBQWlCLFVBQVUsT0FBTyxZQUFZLENBQUM7QUFDL0YsU0FBTyxNQUFNLEtBQUssYUFBYSxhQUFhLE9BQU8sU0FBUyxNQUFNLGVBQWUsVUFBVSxPQUFPLEdBQUcsTUFBTTtBQUFBLEVBQUMsQ0FBQyxDQUFDO0FBQ2hIO0FBTUEsU0FBUyxXQUFXLFlBQTRCO0FBRTlDLFNBQU8sYUFBYSxJQUFJLGdEQUFnRCxVQUFVLEtBQUs7QUFDekY7QUFHQSxTQUFTLFVBQVUsRUFBRSxXQUFXLEdBQWlCLGNBQThCO0FBQzdFLE1BQUksZUFBZSxJQUFLLFFBQU87QUFDL0IsU0FBTyxlQUFlLE9BQU8saUJBQWlCLGFBQWEsZUFBZTtBQUM1RTtBQU1BLGVBQWUsT0FBTyxLQUFzQixPQUFrQixRQUF1QztBQUNuRyxNQUFJO0FBQ0YsVUFBTSxPQUFPLElBQUksS0FBSztBQUN0QixVQUFNLFNBQVMsYUFBYSxLQUFLLEdBQUc7QUFDcEMsZUFBVyxTQUFTLFFBQVE7QUFDMUIsWUFBTSxhQUFhO0FBQ25CLFVBQUksT0FBTyxXQUFXLElBQUksS0FBSyxZQUFZLEtBQU0sUUFBTztBQUN4RCxVQUFJLE1BQU0sS0FBSyxNQUFNLE1BQU0sS0FBSyxPQUFPLEVBQUc7QUFDMUMsWUFBTSxTQUFTLE1BQU0sV0FBVyxFQUFFLEdBQUcsT0FBTyxVQUFVLE1BQU0sR0FBRyxJQUFJO0FBQ25FLFlBQU0sRUFBRSxNQUFNLEtBQUssSUFBSSxNQUFNLEtBQUssTUFBTSxNQUFNLEtBQUssU0FBUyxNQUFNO0FBQ2xFLFlBQU0sUUFBUSxJQUFJLENBQUMsT0FBTyxJQUFJLEdBQUcsSUFBSSxDQUFDO0FBQUEsSUFDeEM7QUFDQSxRQUFJLElBQUksS0FBSyxFQUFFLE9BQU8sT0FBTyxPQUFPLEdBQUcsc0JBQXNCO0FBQUEsRUFDL0QsU0FBUyxPQUFPO0FBQ2QsUUFBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLE1BQU0sR0FBRyx1Q0FBdUM7QUFBQSxFQUN2RTtBQUNBLFNBQU87QUFDVDsiLAogICJuYW1lcyI6IFtdCn0K

//d65f44d9ac2cfa984761e9a40345e648c301146f
