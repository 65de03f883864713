import { searchCatalog } from "../catalog/index.ts";
import { compressText } from "../http/compression.ts";
import { findMove } from "../shared/content/addresses.ts";
import { decodePlan } from "../shared/fence/code.ts";
import { postedMessages } from "../shared/fence/plan-schema.ts";
import { findRoute, listedRoutes } from "../shared/site-map.ts";
import { encodeAddress } from "../shared/web-address.ts";
import { pathOf } from "./render.ts";
async function pageRoutes(app) {
  await app.register(searchEngineRoutes);
  const options = { config: { answersFromMemory: true }, childLoggerFactory: (logger) => logger };
  app.get("/*", options, (request, reply) => {
    const path = pathOf(request);
    const route = findRoute(app.site.current.map, path);
    if (route?.screen === "price" && !app.site.current.prices.prices.enabled) return reply.redirect("/#contact", 302);
    const cached = route && path === request.url ? reply.cachedPage(request, path) : void 0;
    if (cached) return cached;
    if (route?.screen === "catalog" && typeof request.query.q === "string")
      return sendFound(app, request, reply, route, request.query.q);
    if (route)
      return sendRoute(request, reply, route, { catalogCitation: readCitedPage(app.site.current, request, route) });
    const move = findMove(app.site.current, path);
    if (move) return sendMove(request, reply, move, path);
    if (path.length > 1 && path.endsWith("/")) return redirectToPlainPath(request, reply, path);
    return reply.callNotFound();
  });
}
function sendRoute(request, reply, route, state = {}) {
  const { sent, photos, part, page, plan, took } = request.query;
  const isGallery = route.screen === "gallery";
  const planState = route.screen === "price" ? readPlanState(plan, took) : void 0;
  if (planState?.message) reply.code(400);
  return reply.page(request, {
    ...route,
    // The desk is one shell; its router looks at the address.
    path: route.screen === "admin" ? "/admin" : route.path,
    planState,
    formState: sentState(request.server, route.screen, sent, photos),
    galleryPart: isGallery ? readPart(part) : void 0,
    projectFilter: isGallery ? readFilter(request.query) : void 0,
    projectPart: isGallery ? readPart(page) : void 0,
    ...state
  });
}
async function sendFound(app, request, reply, route, query) {
  const { catalog } = app.site.current;
  return sendRoute(request, reply, route, {
    catalogSearch: catalog && await searchCatalog(app.db, catalog.version, query)
  });
}
function readCitedPage({ catalog }, { query }, { screen }) {
  const cited = query["catalog-page"];
  if (screen !== "home" || cited === void 0 || !catalog) return void 0;
  const page = catalog.pages.find(({ page: page2 }) => String(page2) === cited);
  return page && { page: page.page, version: catalog.version };
}
function readPlanState(code, took) {
  if (code === void 0) return void 0;
  const plan = typeof code === "string" ? decodePlan(code) : void 0;
  if (!plan) return { message: postedMessages.link };
  return typeof took === "string" && /^\d{2}$/.test(took) ? { plan, took: Number(took) } : { plan };
}
function readFilter({ service, town }) {
  const isSlug = (text) => typeof text === "string" && /^[a-z0-9-]{1,80}$/.test(text);
  const filter = { ...isSlug(service) && { service }, ...isSlug(town) && { town } };
  return Object.keys(filter).length > 0 ? filter : void 0;
}
function readPart(part) {
  return typeof part === "string" && /^[1-9]\d{0,4}$/.test(part) && part !== "1" ? Number(part) : void 0;
}
function redirectToPlainPath(request, reply, path) {
  const query = request.url.slice(path.length);
  return reply.redirect(`/${path.replace(/^[/\\]+|\/+$/g, "")}${query}`, 308);
}
function sendMove(request, reply, move, path) {
  reply.header("cache-control", "no-store");
  if (move.status === 410) return reply.code(410).page(request, { screen: "not-found" });
  const location = encodeAddress(move.location) ?? move.location;
  return reply.redirect(withQuery(location, request.url.slice(path.length)), move.status);
}
function withQuery(location, query) {
  const [address = "", ...anchor] = location.split("#");
  const whole = address.includes("?") ? address + query.replace("?", "&") : address + query;
  return [whole, ...anchor].join("#");
}
function sentState(app, screen, reference, sealed) {
  if (typeof reference !== "string" || !/^[A-Z2-9]{6}$/.test(reference)) return void 0;
  const photos = typeof sealed === "string" ? app.leadPhotos.openOutcome(sealed) : void 0;
  const form = screen === "service" ? "estimate" : screen === "price" ? "price" : "contact";
  return { form, reference, ...photos && { photos } };
}
async function searchEngineRoutes(app) {
  app.get("/robots.txt", async (_request, reply) => {
    const { publicUrl } = app.site.current;
    return reply.type("text/plain; charset=utf-8").send(`User-agent: *
Disallow: /api/
Allow: /api/images

Sitemap: ${publicUrl}/sitemap.xml
`);
  });
  app.get("/sitemap.xml", { onSend: compressText }, async (_request, reply) => {
    return reply.type("application/xml; charset=utf-8").send(sitemap(app.site.current, app.pagePictures));
  });
}
function sitemap(site, pagePictures) {
  const shown = listedRoutes(site.map).filter(({ screen }) => screen !== "price" || site.prices.prices.enabled);
  const urls = shown.map((route) => {
    const images = [...new Set(pagePictures(route, site))].map(
      (name) => `<image:image><image:loc>${site.publicUrl}/images/${escapeXml(encodeURIComponent(name))}</image:loc></image:image>`
    );
    return `<url><loc>${escapeXml(site.publicUrl + route.path)}</loc>${images.join("")}</url>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("")}</urlset>
`;
}
function escapeXml(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/'/g, "&apos;").replace(/"/g, "&quot;");
}
export {
  pageRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL3JvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsZ0JBQTJCO0FBQ3BDLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsc0JBQXNCO0FBRy9CLFNBQVMsV0FBVyxvQkFBb0M7QUFDeEQsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxjQUFjO0FBU3ZCLGVBQXNCLFdBQVcsS0FBcUM7QUFDcEUsUUFBTSxJQUFJLFNBQVMsa0JBQWtCO0FBQ3JDLFFBQU0sVUFBVSxFQUFFLFFBQVEsRUFBRSxtQkFBbUIsS0FBSyxHQUFHLG9CQUFvQixDQUFDLFdBQThCLE9BQU87QUFDakgsTUFBSSxJQUFJLE1BQU0sU0FBUyxDQUFDLFNBQXNCLFVBQVU7QUFDdEQsVUFBTSxPQUFPLE9BQU8sT0FBTztBQUMzQixVQUFNLFFBQVEsVUFBVSxJQUFJLEtBQUssUUFBUSxLQUFLLElBQUk7QUFDbEQsUUFBSSxPQUFPLFdBQVcsV0FBVyxDQUFDLElBQUksS0FBSyxRQUFRLE9BQU8sT0FBTyxRQUFTLFFBQU8sTUFBTSxTQUFTLGFBQWEsR0FBRztBQUVoSCxVQUFNLFNBQVMsU0FBUyxTQUFTLFFBQVEsTUFBTSxNQUFNLFdBQVcsU0FBUyxJQUFJLElBQUk7QUFDakYsUUFBSSxPQUFRLFFBQU87QUFDbkIsUUFBSSxPQUFPLFdBQVcsYUFBYSxPQUFPLFFBQVEsTUFBTSxNQUFNO0FBQzVELGFBQU8sVUFBVSxLQUFLLFNBQVMsT0FBTyxPQUFPLFFBQVEsTUFBTSxDQUFDO0FBQzlELFFBQUk7QUFDRixhQUFPLFVBQVUsU0FBUyxPQUFPLE9BQU8sRUFBRSxpQkFBaUIsY0FBYyxJQUFJLEtBQUssU0FBUyxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQzlHLFVBQU0sT0FBTyxTQUFTLElBQUksS0FBSyxTQUFTLElBQUk7QUFDNUMsUUFBSSxLQUFNLFFBQU8sU0FBUyxTQUFTLE9BQU8sTUFBTSxJQUFJO0FBQ3BELFFBQUksS0FBSyxTQUFTLEtBQUssS0FBSyxTQUFTLEdBQUcsRUFBRyxRQUFPLG9CQUFvQixTQUFTLE9BQU8sSUFBSTtBQUMxRixXQUFPLE1BQU0sYUFBYTtBQUFBLEVBQzVCLENBQUM7QUFDSDtBQUVBLFNBQVMsVUFBVSxTQUFzQixPQUFxQixPQUFrQixRQUFtQixDQUFDLEdBQUc7QUFDckcsUUFBTSxFQUFFLE1BQU0sUUFBUSxNQUFNLE1BQU0sTUFBTSxLQUFLLElBQUksUUFBUTtBQUN6RCxRQUFNLFlBQVksTUFBTSxXQUFXO0FBQ25DLFFBQU0sWUFBWSxNQUFNLFdBQVcsVUFBVSxjQUFjLE1BQU0sSUFBSSxJQUFJO0FBQ3pFLE1BQUksV0FBVyxRQUFTLE9BQU0sS0FBSyxHQUFHO0FBQ3RDLFNBQU8sTUFBTSxLQUFLLFNBQVM7QUFBQSxJQUN6QixHQUFHO0FBQUE7QUFBQSxJQUVILE1BQU0sTUFBTSxXQUFXLFVBQVUsV0FBVyxNQUFNO0FBQUEsSUFDbEQ7QUFBQSxJQUNBLFdBQVcsVUFBVSxRQUFRLFFBQVEsTUFBTSxRQUFRLE1BQU0sTUFBTTtBQUFBLElBQy9ELGFBQWEsWUFBWSxTQUFTLElBQUksSUFBSTtBQUFBLElBQzFDLGVBQWUsWUFBWSxXQUFXLFFBQVEsS0FBSyxJQUFJO0FBQUEsSUFDdkQsYUFBYSxZQUFZLFNBQVMsSUFBSSxJQUFJO0FBQUEsSUFDMUMsR0FBRztBQUFBLEVBQ0wsQ0FBQztBQUNIO0FBR0EsZUFBZSxVQUNiLEtBQ0EsU0FDQSxPQUNBLE9BQ0EsT0FDdUI7QUFDdkIsUUFBTSxFQUFFLFFBQVEsSUFBSSxJQUFJLEtBQUs7QUFDN0IsU0FBTyxVQUFVLFNBQVMsT0FBTyxPQUFPO0FBQUEsSUFDdEMsZUFBZSxXQUFZLE1BQU0sY0FBYyxJQUFJLElBQUksUUFBUSxTQUFTLEtBQUs7QUFBQSxFQUMvRSxDQUFDO0FBQ0g7QUFHQSxTQUFTLGNBQWMsRUFBRSxRQUFRLEdBQVMsRUFBRSxNQUFNLEdBQWdCLEVBQUUsT0FBTyxHQUE0QztBQUNySCxRQUFNLFFBQVEsTUFBTSxjQUFjO0FBQ2xDLE1BQUksV0FBVyxVQUFVLFVBQVUsVUFBYSxDQUFDLFFBQVMsUUFBTztBQUNqRSxRQUFNLE9BQU8sUUFBUSxNQUFNLEtBQUssQ0FBQyxFQUFFLE1BQUFBLE1BQUssTUFBTSxPQUFPQSxLQUFJLE1BQU0sS0FBSztBQUNwRSxTQUFPLFFBQVEsRUFBRSxNQUFNLEtBQUssTUFBTSxTQUFTLFFBQVEsUUFBUTtBQUM3RDtBQUdBLFNBQVMsY0FBYyxNQUFlLE1BQXNDO0FBQzFFLE1BQUksU0FBUyxPQUFXLFFBQU87QUFDL0IsUUFBTSxPQUFPLE9BQU8sU0FBUyxXQUFXLFdBQVcsSUFBSSxJQUFJO0FBQzNELE1BQUksQ0FBQyxLQUFNLFFBQU8sRUFBRSxTQUFTLGVBQWUsS0FBSztBQUNqRCxTQUFPLE9BQU8sU0FBUyxZQUFZLFVBQVUsS0FBSyxJQUFJLElBQUksRUFBRSxNQUFNLE1BQU0sT0FBTyxJQUFJLEVBQUUsSUFBSSxFQUFFLEtBQUs7QUFDbEc7QUFHQSxTQUFTLFdBQVcsRUFBRSxTQUFTLEtBQUssR0FBb0Q7QUFDdEYsUUFBTSxTQUFTLENBQUMsU0FBa0MsT0FBTyxTQUFTLFlBQVksb0JBQW9CLEtBQUssSUFBSTtBQUMzRyxRQUFNLFNBQVMsRUFBRSxHQUFJLE9BQU8sT0FBTyxLQUFLLEVBQUUsUUFBUSxHQUFJLEdBQUksT0FBTyxJQUFJLEtBQUssRUFBRSxLQUFLLEVBQUc7QUFDcEYsU0FBTyxPQUFPLEtBQUssTUFBTSxFQUFFLFNBQVMsSUFBSSxTQUFTO0FBQ25EO0FBR0EsU0FBUyxTQUFTLE1BQW1DO0FBQ25ELFNBQU8sT0FBTyxTQUFTLFlBQVksaUJBQWlCLEtBQUssSUFBSSxLQUFLLFNBQVMsTUFBTSxPQUFPLElBQUksSUFBSTtBQUNsRztBQUdBLFNBQVMsb0JBQW9CLFNBQXlCLE9BQXFCLE1BQWM7QUFDdkYsUUFBTSxRQUFRLFFBQVEsSUFBSSxNQUFNLEtBQUssTUFBTTtBQUMzQyxTQUFPLE1BQU0sU0FBUyxJQUFJLEtBQUssUUFBUSxpQkFBaUIsRUFBRSxDQUFDLEdBQUcsS0FBSyxJQUFJLEdBQUc7QUFDNUU7QUFHQSxTQUFTLFNBQVMsU0FBeUIsT0FBcUIsTUFBWSxNQUFjO0FBQ3hGLFFBQU0sT0FBTyxpQkFBaUIsVUFBVTtBQUN4QyxNQUFJLEtBQUssV0FBVyxJQUFLLFFBQU8sTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLFNBQVMsRUFBRSxRQUFRLFlBQVksQ0FBQztBQUNyRixRQUFNLFdBQVcsY0FBYyxLQUFLLFFBQVEsS0FBSyxLQUFLO0FBQ3RELFNBQU8sTUFBTSxTQUFTLFVBQVUsVUFBVSxRQUFRLElBQUksTUFBTSxLQUFLLE1BQU0sQ0FBQyxHQUFHLEtBQUssTUFBTTtBQUN4RjtBQUdBLFNBQVMsVUFBVSxVQUFrQixPQUF1QjtBQUMxRCxRQUFNLENBQUMsVUFBVSxJQUFJLEdBQUcsTUFBTSxJQUFJLFNBQVMsTUFBTSxHQUFHO0FBQ3BELFFBQU0sUUFBUSxRQUFRLFNBQVMsR0FBRyxJQUFJLFVBQVUsTUFBTSxRQUFRLEtBQUssR0FBRyxJQUFJLFVBQVU7QUFDcEYsU0FBTyxDQUFDLE9BQU8sR0FBRyxNQUFNLEVBQUUsS0FBSyxHQUFHO0FBQ3BDO0FBR0EsU0FBUyxVQUNQLEtBQ0EsUUFDQSxXQUNBLFFBQ3VCO0FBQ3ZCLE1BQUksT0FBTyxjQUFjLFlBQVksQ0FBQyxnQkFBZ0IsS0FBSyxTQUFTLEVBQUcsUUFBTztBQUM5RSxRQUFNLFNBQVMsT0FBTyxXQUFXLFdBQVcsSUFBSSxXQUFXLFlBQVksTUFBTSxJQUFJO0FBQ2pGLFFBQU0sT0FBTyxXQUFXLFlBQVksYUFBYSxXQUFXLFVBQVUsVUFBVTtBQUNoRixTQUFPLEVBQUUsTUFBTSxXQUFXLEdBQUksVUFBVSxFQUFFLE9BQU8sRUFBRztBQUN0RDtBQUdBLGVBQWUsbUJBQW1CLEtBQXFDO0FBRXJFLE1BQUksSUFBSSxlQUFlLE9BQU8sVUFBVSxVQUFVO0FBQ2hELFVBQU0sRUFBRSxVQUFVLElBQUksSUFBSSxLQUFLO0FBQy9CLFdBQU8sTUFDSixLQUFLLDJCQUEyQixFQUNoQyxLQUFLO0FBQUE7QUFBQTtBQUFBO0FBQUEsV0FBa0UsU0FBUztBQUFBLENBQWdCO0FBQUEsRUFDckcsQ0FBQztBQUVELE1BQUksSUFBSSxnQkFBZ0IsRUFBRSxRQUFRLGFBQWEsR0FBRyxPQUFPLFVBQVUsVUFBVTtBQUMzRSxXQUFPLE1BQU0sS0FBSyxnQ0FBZ0MsRUFBRSxLQUFLLFFBQVEsSUFBSSxLQUFLLFNBQVMsSUFBSSxZQUFZLENBQUM7QUFBQSxFQUN0RyxDQUFDO0FBQ0g7QUFHQSxTQUFTLFFBQVEsTUFBWSxjQUF1RDtBQUNsRixRQUFNLFFBQVEsYUFBYSxLQUFLLEdBQUcsRUFBRSxPQUFPLENBQUMsRUFBRSxPQUFPLE1BQU0sV0FBVyxXQUFXLEtBQUssT0FBTyxPQUFPLE9BQU87QUFDNUcsUUFBTSxPQUFPLE1BQU0sSUFBSSxDQUFDLFVBQVU7QUFDaEMsVUFBTSxTQUFTLENBQUMsR0FBRyxJQUFJLElBQUksYUFBYSxPQUFPLElBQUksQ0FBQyxDQUFDLEVBQUU7QUFBQSxNQUNyRCxDQUFDLFNBQ0MsMkJBQTJCLEtBQUssU0FBUyxXQUFXLFVBQVUsbUJBQW1CLElBQUksQ0FBQyxDQUFDO0FBQUEsSUFDM0Y7QUFDQSxXQUFPLGFBQWEsVUFBVSxLQUFLLFlBQVksTUFBTSxJQUFJLENBQUMsU0FBUyxPQUFPLEtBQUssRUFBRSxDQUFDO0FBQUE7QUFBQSxFQUNwRixDQUFDO0FBQ0QsU0FBTztBQUFBO0FBQUEsRUFFUCxLQUFLLEtBQUssRUFBRSxDQUFDO0FBQUE7QUFFZjtBQUVBLFNBQVMsVUFBVSxNQUFzQjtBQUN2QyxTQUFPLEtBQUssUUFBUSxNQUFNLE9BQU8sRUFBRSxRQUFRLE1BQU0sTUFBTSxFQUFFLFFBQVEsTUFBTSxRQUFRLEVBQUUsUUFBUSxNQUFNLFFBQVE7QUFDekc7IiwKICAibmFtZXMiOiBbInBhZ2UiXQp9Cg==

//ae3d50815c1b81b5195d29f028b9011396254a26
