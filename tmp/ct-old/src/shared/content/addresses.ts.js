import * as z from "zod/mini";
import { addressField } from "../address-field.ts";
import { onOneLine } from "../clean-line.ts";
import { catalogFileName, catalogPath, fixedRoutes } from "../routes.ts";
import { hasControls, isOutside } from "../web-address.ts";
import { pathOfPage } from "./compose.ts";
import { documentId, servicesOf, townsOf } from "./page-plan.ts";
const answered = [
  ...["api", "admin", "assets", "icons", "images", "catalog-pages", "healthz", "readyz", "servez"],
  ...[...fixedRoutes.listed, ...fixedRoutes.unlisted].map(({ path }) => firstPart(path))
];
const files = ["robots.txt", "sitemap.xml", "site.webmanifest", "favicon.ico", "speculation-rules.json"];
const reservedMessage = "The site needs this address itself.";
const takenMessage = "Another page has this address.";
function isReserved(slug, profile) {
  return slug.includes(".") || isAnswered(`/${slug}`, profile);
}
function isAnswered(path, profile) {
  const first = firstPart(path);
  return [...answered, ...files].includes(first) || first.startsWith("upload-") || `/${first}` === catalogPath(profile) || `/${first}` === toPath(`/${catalogFileName(profile)}`);
}
function toPath(text) {
  if (hasControls(text) || !/^\/(?![/\\])[^?#\s\\]*$/.test(text.replaceAll(" ", "%20"))) return void 0;
  try {
    const { pathname } = new URL(encodeURI(decodeURI(text)), "https://site.example");
    return pathname.replace(/\/+$/, "") || "/";
  } catch {
    return void 0;
  }
}
function toSlug(name) {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 60).replace(/-$/, "");
}
function firstPart(path) {
  return path.split("/", 2)[1] ?? "";
}
const redirectLimit = 500;
const pathLimit = 160;
const from = z.string("Write the address, such as /old-page.").check(
  onOneLine(),
  z.maxLength(pathLimit, `An address has at most ${pathLimit} characters.`),
  z.overwrite((text) => toPath(text) ?? ""),
  z.regex(/^\/./, "Write the address as it stands after the name of the site, such as /old-page."),
  z.maxLength(pathLimit, `An address has at most ${pathLimit} characters.`)
);
const targetFields = {
  page: z.optional(documentId),
  address: z.optional(addressField("The address", isOutside, "Write a whole address that begins with https://."))
};
const oneTarget = () => z.refine(({ page, address }) => page === void 0 !== (address === void 0), {
  message: "Choose a page, or write an address.",
  path: ["page"]
});
const targetSchema = z.object(targetFields).check(oneTarget());
const redirectSchema = z.object({ from, ...targetFields }).check(oneTarget());
function findMove({ documents, redirects }, path) {
  const from2 = toPath(path);
  if (from2 === void 0) return void 0;
  const { plan, byId } = documents;
  const hidden = listedIds(documents).find((id) => `/${plan.slugs[id]}` === from2 && byId.has(id));
  const redirect = redirects.get(from2);
  if (hidden) return toMove(followPage(documents, hidden));
  if (redirect?.address) return { status: redirect.automatic ? 308 : 302, location: redirect.address };
  const found = redirect?.page === void 0 ? void 0 : followPage(documents, redirect.page);
  if (!redirect || !found && isListed(documents, redirect.page)) return void 0;
  return redirect.automatic ? toMove(found) ?? { status: 410 } : toMove(found && { ...found, isLasting: false });
}
function followPage(documents, id) {
  const seen = /* @__PURE__ */ new Set();
  let isLasting = true;
  for (let page = id; !seen.has(page); ) {
    seen.add(page);
    const location = pathOfPage(documents, page);
    if (location !== void 0) return { location, isLasting };
    isLasting &&= !isListed(documents, page);
    const target = documents.plan.hidden[page];
    if (!target) return void 0;
    if ("address" in target) return { location: target.address, isLasting };
    ({ page } = target);
  }
  return void 0;
}
function presentPath({ documents, redirects, map }, path) {
  const redirect = map.routes.has(path) ? void 0 : redirects.get(path);
  const slug = redirect?.automatic && redirect.page ? documents.plan.slugs[redirect.page] : void 0;
  return slug ? `/${slug}` : path;
}
function formerPaths(site, path) {
  return [...site.redirects.keys()].filter((from2) => presentPath(site, from2) === path);
}
const toMove = (found) => found && { status: found.isLasting ? 308 : 302, location: found.location };
const listedIds = ({ plan }) => [...servicesOf(plan), ...townsOf(plan)];
const isListed = (documents, id) => id !== void 0 && listedIds(documents).includes(id);
export {
  findMove,
  followPage,
  formerPaths,
  isAnswered,
  isReserved,
  presentPath,
  redirectLimit,
  redirectSchema,
  reservedMessage,
  takenMessage,
  targetSchema,
  toPath,
  toSlug
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2FkZHJlc3Nlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGlCQUFpQjtBQUcxQixTQUFTLGlCQUFpQixhQUFhLG1CQUFtQjtBQUMxRCxTQUFTLGFBQWEsaUJBQWlCO0FBQ3ZDLFNBQVMsa0JBQWtCO0FBRTNCLFNBQVMsWUFBWSxZQUFZLGVBQWU7QUFHaEQsTUFBTSxXQUFXO0FBQUEsRUFDZixHQUFHLENBQUMsT0FBTyxTQUFTLFVBQVUsU0FBUyxVQUFVLGlCQUFpQixXQUFXLFVBQVUsUUFBUTtBQUFBLEVBQy9GLEdBQUcsQ0FBQyxHQUFHLFlBQVksUUFBUSxHQUFHLFlBQVksUUFBUSxFQUFFLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxVQUFVLElBQUksQ0FBQztBQUN2RjtBQUdBLE1BQU0sUUFBUSxDQUFDLGNBQWMsZUFBZSxvQkFBb0IsZUFBZSx3QkFBd0I7QUFLaEcsTUFBTSxrQkFBa0I7QUFHeEIsTUFBTSxlQUFlO0FBR3JCLFNBQVMsV0FBVyxNQUFjLFNBQTJCO0FBQ2xFLFNBQU8sS0FBSyxTQUFTLEdBQUcsS0FBSyxXQUFXLElBQUksSUFBSSxJQUFJLE9BQU87QUFDN0Q7QUFHTyxTQUFTLFdBQVcsTUFBYyxTQUEyQjtBQUNsRSxRQUFNLFFBQVEsVUFBVSxJQUFJO0FBQzVCLFNBQ0UsQ0FBQyxHQUFHLFVBQVUsR0FBRyxLQUFLLEVBQUUsU0FBUyxLQUFLLEtBQ3RDLE1BQU0sV0FBVyxTQUFTLEtBQzFCLElBQUksS0FBSyxPQUFPLFlBQVksT0FBTyxLQUNuQyxJQUFJLEtBQUssT0FBTyxPQUFPLElBQUksZ0JBQWdCLE9BQU8sQ0FBQyxFQUFFO0FBRXpEO0FBTU8sU0FBUyxPQUFPLE1BQWtDO0FBQ3ZELE1BQUksWUFBWSxJQUFJLEtBQUssQ0FBQywwQkFBMEIsS0FBSyxLQUFLLFdBQVcsS0FBSyxLQUFLLENBQUMsRUFBRyxRQUFPO0FBQzlGLE1BQUk7QUFDRixVQUFNLEVBQUUsU0FBUyxJQUFJLElBQUksSUFBSSxVQUFVLFVBQVUsSUFBSSxDQUFDLEdBQUcsc0JBQXNCO0FBQy9FLFdBQU8sU0FBUyxRQUFRLFFBQVEsRUFBRSxLQUFLO0FBQUEsRUFDekMsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFHTyxTQUFTLE9BQU8sTUFBc0I7QUFDM0MsU0FBTyxLQUNKLFVBQVUsS0FBSyxFQUNmLFFBQVEsV0FBVyxFQUFFLEVBQ3JCLFlBQVksRUFDWixRQUFRLGVBQWUsR0FBRyxFQUMxQixRQUFRLFVBQVUsRUFBRSxFQUNwQixNQUFNLEdBQUcsRUFBRSxFQUNYLFFBQVEsTUFBTSxFQUFFO0FBQ3JCO0FBRUEsU0FBUyxVQUFVLE1BQXNCO0FBQ3ZDLFNBQU8sS0FBSyxNQUFNLEtBQUssQ0FBQyxFQUFFLENBQUMsS0FBSztBQUNsQztBQWdCTyxNQUFNLGdCQUFnQjtBQUc3QixNQUFNLFlBQVk7QUFFbEIsTUFBTSxPQUFPLEVBQUUsT0FBTyx1Q0FBdUMsRUFBRTtBQUFBLEVBQzdELFVBQVU7QUFBQSxFQUNWLEVBQUUsVUFBVSxXQUFXLDBCQUEwQixTQUFTLGNBQWM7QUFBQSxFQUN4RSxFQUFFLFVBQVUsQ0FBQyxTQUFTLE9BQU8sSUFBSSxLQUFLLEVBQUU7QUFBQSxFQUN4QyxFQUFFLE1BQU0sUUFBUSwrRUFBK0U7QUFBQSxFQUMvRixFQUFFLFVBQVUsV0FBVywwQkFBMEIsU0FBUyxjQUFjO0FBQzFFO0FBQ0EsTUFBTSxlQUFlO0FBQUEsRUFDbkIsTUFBTSxFQUFFLFNBQVMsVUFBVTtBQUFBLEVBQzNCLFNBQVMsRUFBRSxTQUFTLGFBQWEsZUFBZSxXQUFXLGtEQUFrRCxDQUFDO0FBQ2hIO0FBQ0EsTUFBTSxZQUFZLE1BQ2hCLEVBQUUsT0FBYyxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU8sU0FBUyxZQUFnQixZQUFZLFNBQVk7QUFBQSxFQUN2RixTQUFTO0FBQUEsRUFDVCxNQUFNLENBQUMsTUFBTTtBQUNmLENBQUM7QUFHSSxNQUFNLGVBQWUsRUFBRSxPQUFPLFlBQVksRUFBRSxNQUFNLFVBQVUsQ0FBQztBQUU3RCxNQUFNLGlCQUFpQixFQUFFLE9BQU8sRUFBRSxNQUFNLEdBQUcsYUFBYSxDQUFDLEVBQUUsTUFBTSxVQUFVLENBQUM7QUFVNUUsU0FBUyxTQUNkLEVBQUUsV0FBVyxVQUFVLEdBQ3ZCLE1BQ2tCO0FBQ2xCLFFBQU1BLFFBQU8sT0FBTyxJQUFJO0FBQ3hCLE1BQUlBLFVBQVMsT0FBVyxRQUFPO0FBQy9CLFFBQU0sRUFBRSxNQUFNLEtBQUssSUFBSTtBQUN2QixRQUFNLFNBQVMsVUFBVSxTQUFTLEVBQUUsS0FBSyxDQUFDLE9BQU8sSUFBSSxLQUFLLE1BQU0sRUFBRSxDQUFDLE9BQU9BLFNBQVEsS0FBSyxJQUFJLEVBQUUsQ0FBQztBQUM5RixRQUFNLFdBQVcsVUFBVSxJQUFJQSxLQUFJO0FBQ25DLE1BQUksT0FBUSxRQUFPLE9BQU8sV0FBVyxXQUFXLE1BQU0sQ0FBQztBQUN2RCxNQUFJLFVBQVUsUUFBUyxRQUFPLEVBQUUsUUFBUSxTQUFTLFlBQVksTUFBTSxLQUFLLFVBQVUsU0FBUyxRQUFRO0FBQ25HLFFBQU0sUUFBUSxVQUFVLFNBQVMsU0FBWSxTQUFZLFdBQVcsV0FBVyxTQUFTLElBQUk7QUFDNUYsTUFBSSxDQUFDLFlBQWEsQ0FBQyxTQUFTLFNBQVMsV0FBVyxTQUFTLElBQUksRUFBSSxRQUFPO0FBQ3hFLFNBQU8sU0FBUyxZQUFhLE9BQU8sS0FBSyxLQUFLLEVBQUUsUUFBUSxJQUFJLElBQUssT0FBTyxTQUFTLEVBQUUsR0FBRyxPQUFPLFdBQVcsTUFBTSxDQUFDO0FBQ2pIO0FBU08sU0FBUyxXQUFXLFdBQXNCLElBQXFDO0FBQ3BGLFFBQU0sT0FBTyxvQkFBSSxJQUFZO0FBQzdCLE1BQUksWUFBWTtBQUNoQixXQUFTLE9BQU8sSUFBSSxDQUFDLEtBQUssSUFBSSxJQUFJLEtBQUs7QUFDckMsU0FBSyxJQUFJLElBQUk7QUFDYixVQUFNLFdBQVcsV0FBVyxXQUFXLElBQUk7QUFDM0MsUUFBSSxhQUFhLE9BQVcsUUFBTyxFQUFFLFVBQVUsVUFBVTtBQUN6RCxrQkFBYyxDQUFDLFNBQVMsV0FBVyxJQUFJO0FBQ3ZDLFVBQU0sU0FBUyxVQUFVLEtBQUssT0FBTyxJQUFJO0FBQ3pDLFFBQUksQ0FBQyxPQUFRLFFBQU87QUFDcEIsUUFBSSxhQUFhLE9BQVEsUUFBTyxFQUFFLFVBQVUsT0FBTyxTQUFTLFVBQVU7QUFDdEUsS0FBQyxFQUFFLEtBQUssSUFBSTtBQUFBLEVBQ2Q7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxTQUFTLFlBQ2QsRUFBRSxXQUFXLFdBQVcsSUFBSSxHQUM1QixNQUNRO0FBQ1IsUUFBTSxXQUFXLElBQUksT0FBTyxJQUFJLElBQUksSUFBSSxTQUFZLFVBQVUsSUFBSSxJQUFJO0FBQ3RFLFFBQU0sT0FBTyxVQUFVLGFBQWEsU0FBUyxPQUFPLFVBQVUsS0FBSyxNQUFNLFNBQVMsSUFBSSxJQUFJO0FBQzFGLFNBQU8sT0FBTyxJQUFJLElBQUksS0FBSztBQUM3QjtBQUdPLFNBQVMsWUFBWSxNQUFxRCxNQUF3QjtBQUN2RyxTQUFPLENBQUMsR0FBRyxLQUFLLFVBQVUsS0FBSyxDQUFDLEVBQUUsT0FBTyxDQUFDQSxVQUFTLFlBQVksTUFBTUEsS0FBSSxNQUFNLElBQUk7QUFDckY7QUFFQSxNQUFNLFNBQVMsQ0FBQyxVQUNkLFNBQVMsRUFBRSxRQUFRLE1BQU0sWUFBWSxNQUFNLEtBQUssVUFBVSxNQUFNLFNBQVM7QUFFM0UsTUFBTSxZQUFZLENBQUMsRUFBRSxLQUFLLE1BQWlCLENBQUMsR0FBRyxXQUFXLElBQUksR0FBRyxHQUFHLFFBQVEsSUFBSSxDQUFDO0FBRWpGLE1BQU0sV0FBVyxDQUFDLFdBQXNCLE9BQ3RDLE9BQU8sVUFBYSxVQUFVLFNBQVMsRUFBRSxTQUFTLEVBQUU7IiwKICAibmFtZXMiOiBbImZyb20iXQp9Cg==

//9876f00cb380d71dab5be7360ce7f668264c3f45
