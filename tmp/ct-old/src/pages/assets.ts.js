import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { constants } from "node:zlib";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";
import { chooseEncoding, compress } from "../http/encoding.ts";
import { accentColors } from "../shared/content/color.ts";
import { defaultAccent } from "../shared/profile.ts";
import { speculationRulesPath } from "./page-cache.ts";
const kept = { maxAge: 365 * 24 * 3600 * 1e3, immutable: true };
const iconAgeMs = 24 * 36e5;
const assets = fp(
  async (app, { config }) => {
    app.get(themePath, (request, reply) => sendTheme(app, request, reply));
    const root = join(config.distDir, "assets");
    const { findReleased } = app.files;
    if (findReleased) await app.register(assetsOfAllReleases, { root, findReleased });
    await app.register(fastifyStatic, {
      root,
      prefix: "/assets/",
      ...kept,
      index: false,
      preCompressed: true,
      decorateReply: true
    });
    await app.register(smallFiles, { icons: join(config.staticDir, "icons") });
  },
  { name: "assets", dependencies: ["site", "site-files"], fastify: "5.x" }
);
async function assetsOfAllReleases(app, { root, findReleased }) {
  const own = new Set(await readdir(root));
  app.get("/assets/:name", async ({ params: { name } }, reply) => {
    if (own.has(name)) return reply.sendFile(name);
    const file = await findReleased(`assets/${name}`);
    if (!file) return reply.callNotFound();
    return reply.sendFile(basename(file), dirname(file), kept);
  });
}
async function smallFiles(app, { icons }) {
  app.get("/favicon.ico", async (_request, reply) => reply.sendFile("favicon.ico", icons, { maxAge: iconAgeMs }));
  app.get(
    "/icons/:name",
    async (request, reply) => reply.sendFile(request.params.name, icons, { maxAge: iconAgeMs })
  );
  app.get(
    "/site.webmanifest",
    async (_request, reply) => reply.type("application/manifest+json; charset=utf-8").send(JSON.stringify(webManifest(app.site.current)))
  );
  app.get(
    speculationRulesPath,
    async (_request, reply) => reply.type("application/speculationrules+json").header("cache-control", "public, max-age=3600").send(JSON.stringify(speculationRules))
  );
}
const backgroundColor = "#f8f3ea";
function webManifest({ profile, themeColor }) {
  const icon = (name, pixels, purpose) => ({
    src: `/icons/${name}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose
  });
  return {
    name: profile.name,
    short_name: profile.brandInitials,
    description: `Fence installation and repair in the ${profile.region}`,
    start_url: "/",
    display: "browser",
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")]
  };
}
const nextPages = {
  and: [
    { href_matches: "/*" },
    ...["/api/*", "/admin", "/admin/*", "/upload-*", "/images/*", "/catalog-pages/*", "/assets/*", "/*.pdf"].map(
      (href_matches) => ({
        not: { href_matches }
      })
    ),
    { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } }
  ]
};
const speculationRules = {
  prefetch: [{ where: nextPages, eagerness: "moderate" }],
  prerender: [{ where: nextPages, eagerness: "moderate" }]
};
const themePath = "/assets/site-:name(^[0-9a-f]{22}$).css";
class Themes {
  #sheet;
  /** The sheet that pages name now; it is compressed once. */
  #current;
  constructor(sheet) {
    this.#sheet = sheet;
  }
  /** @param file the sheet that the build made */
  static async read(file) {
    return new Themes(await readFile(file, "utf8"));
  }
  /**
   * Makes an accent the current one.
   * @returns the address of its sheet; none for the default, whose sheet is the built one
   */
  styleOf(accent) {
    if (accent === defaultAccent) return void 0;
    const { name, css } = this.#write(accent);
    if (this.#current?.name !== name) this.#current = { name, encoded: encodeWell(Buffer.from(css)) };
    return `/assets/site-${name}.css`;
  }
  /** The sheet of an address. @returns none where the name is not that of a sheet of this build */
  find(name, encoding) {
    if (name === this.#current?.name) return this.#current.encoded[encoding];
    const sheet = this.#write(`#${name.slice(0, 6)}`);
    if (sheet.name !== name) return void 0;
    const css = Buffer.from(sheet.css);
    return encoding === "identity" ? css : compress(css, encoding, 3);
  }
  #write(accent) {
    const { action, actionHover, onDark } = accentColors(accent);
    const tokens = `--color-action:${action};--color-action-hover:${actionHover};--color-accent-on-dark:${onDark}`;
    const css = `${this.#sheet}@layer tokens{:root{${tokens}}}
`;
    const hash = createHash("sha256").update(css).digest("hex").slice(0, 16);
    return { name: `${accent.slice(1)}${hash}`, css };
  }
}
async function sendTheme(app, request, reply) {
  const { name } = request.params;
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await app.themes.find(name, encoding);
  if (!body) return reply.callNotFound();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.header("content-type", "text/css; charset=utf-8").header("cache-control", "public, max-age=31536000, immutable").header("vary", "accept-encoding").send(body);
}
function encodeWell(css) {
  const best = constants.BROTLI_MAX_QUALITY;
  return { br: compress(css, "br", best), gzip: compress(css, "gzip", best), identity: css };
}
export {
  Themes,
  assets
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL2Fzc2V0cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsU0FBUyxnQkFBZ0I7QUFDbEMsU0FBUyxVQUFVLFNBQVMsWUFBWTtBQUN4QyxTQUFTLGlCQUFpQjtBQUMxQixPQUFPLG1CQUFtQjtBQUUxQixPQUFPLFFBQVE7QUFFZixTQUFTLGdCQUFnQixnQkFBK0I7QUFDeEQsU0FBUyxvQkFBOEI7QUFFdkMsU0FBUyxxQkFBcUI7QUFFOUIsU0FBUyw0QkFBNEI7QUFFckMsTUFBTSxPQUFPLEVBQUUsUUFBUSxNQUFNLEtBQUssT0FBTyxLQUFNLFdBQVcsS0FBSztBQUcvRCxNQUFNLFlBQVksS0FBSztBQUdoQixNQUFNLFNBQVM7QUFBQSxFQUNwQixPQUFPLEtBQUssRUFBRSxPQUFPLE1BQU07QUFDekIsUUFBSSxJQUFJLFdBQVcsQ0FBQyxTQUFTLFVBQVUsVUFBVSxLQUFLLFNBQVMsS0FBSyxDQUFDO0FBQ3JFLFVBQU0sT0FBTyxLQUFLLE9BQU8sU0FBUyxRQUFRO0FBQzFDLFVBQU0sRUFBRSxhQUFhLElBQUksSUFBSTtBQUM3QixRQUFJLGFBQWMsT0FBTSxJQUFJLFNBQVMscUJBQXFCLEVBQUUsTUFBTSxhQUFhLENBQUM7QUFDaEYsVUFBTSxJQUFJLFNBQVMsZUFBZTtBQUFBLE1BQ2hDO0FBQUEsTUFDQSxRQUFRO0FBQUEsTUFDUixHQUFHO0FBQUEsTUFDSCxPQUFPO0FBQUEsTUFDUCxlQUFlO0FBQUEsTUFDZixlQUFlO0FBQUEsSUFDakIsQ0FBQztBQUNELFVBQU0sSUFBSSxTQUFTLFlBQVksRUFBRSxPQUFPLEtBQUssT0FBTyxXQUFXLE9BQU8sRUFBRSxDQUFDO0FBQUEsRUFDM0U7QUFBQSxFQUNBLEVBQUUsTUFBTSxVQUFVLGNBQWMsQ0FBQyxRQUFRLFlBQVksR0FBRyxTQUFTLE1BQU07QUFDekU7QUFHQSxlQUFlLG9CQUNiLEtBQ0EsRUFBRSxNQUFNLGFBQWEsR0FDTjtBQUNmLFFBQU0sTUFBTSxJQUFJLElBQUksTUFBTSxRQUFRLElBQUksQ0FBQztBQUV2QyxNQUFJLElBQWtDLGlCQUFpQixPQUFPLEVBQUUsUUFBUSxFQUFFLEtBQUssRUFBRSxHQUFHLFVBQVU7QUFDNUYsUUFBSSxJQUFJLElBQUksSUFBSSxFQUFHLFFBQU8sTUFBTSxTQUFTLElBQUk7QUFDN0MsVUFBTSxPQUFPLE1BQU0sYUFBYSxVQUFVLElBQUksRUFBRTtBQUNoRCxRQUFJLENBQUMsS0FBTSxRQUFPLE1BQU0sYUFBYTtBQUNyQyxXQUFPLE1BQU0sU0FBUyxTQUFTLElBQUksR0FBRyxRQUFRLElBQUksR0FBRyxJQUFJO0FBQUEsRUFDM0QsQ0FBQztBQUNIO0FBR0EsZUFBZSxXQUFXLEtBQXNCLEVBQUUsTUFBTSxHQUFxQztBQUMzRixNQUFJLElBQUksZ0JBQWdCLE9BQU8sVUFBVSxVQUFVLE1BQU0sU0FBUyxlQUFlLE9BQU8sRUFBRSxRQUFRLFVBQVUsQ0FBQyxDQUFDO0FBRTlHLE1BQUk7QUFBQSxJQUFrQztBQUFBLElBQWdCLE9BQU8sU0FBUyxVQUNwRSxNQUFNLFNBQVMsUUFBUSxPQUFPLE1BQU0sT0FBTyxFQUFFLFFBQVEsVUFBVSxDQUFDO0FBQUEsRUFDbEU7QUFFQSxNQUFJO0FBQUEsSUFBSTtBQUFBLElBQXFCLE9BQU8sVUFBVSxVQUM1QyxNQUFNLEtBQUssMENBQTBDLEVBQUUsS0FBSyxLQUFLLFVBQVUsWUFBWSxJQUFJLEtBQUssT0FBTyxDQUFDLENBQUM7QUFBQSxFQUMzRztBQUdBLE1BQUk7QUFBQSxJQUFJO0FBQUEsSUFBc0IsT0FBTyxVQUFVLFVBQzdDLE1BQ0csS0FBSyxtQ0FBbUMsRUFDeEMsT0FBTyxpQkFBaUIsc0JBQXNCLEVBQzlDLEtBQUssS0FBSyxVQUFVLGdCQUFnQixDQUFDO0FBQUEsRUFDMUM7QUFDRjtBQUdBLE1BQU0sa0JBQWtCO0FBRXhCLFNBQVMsWUFBWSxFQUFFLFNBQVMsV0FBVyxHQUFTO0FBQ2xELFFBQU0sT0FBTyxDQUFDLE1BQWMsUUFBZ0IsYUFBcUI7QUFBQSxJQUMvRCxLQUFLLFVBQVUsSUFBSTtBQUFBLElBQ25CLE9BQU8sR0FBRyxNQUFNLElBQUksTUFBTTtBQUFBLElBQzFCLE1BQU07QUFBQSxJQUNOO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFBQSxJQUNMLE1BQU0sUUFBUTtBQUFBLElBQ2QsWUFBWSxRQUFRO0FBQUEsSUFDcEIsYUFBYSx3Q0FBd0MsUUFBUSxNQUFNO0FBQUEsSUFDbkUsV0FBVztBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1Qsa0JBQWtCO0FBQUEsSUFDbEIsYUFBYTtBQUFBLElBQ2IsT0FBTyxDQUFDLEtBQUssWUFBWSxLQUFLLEtBQUssR0FBRyxLQUFLLFlBQVksS0FBSyxLQUFLLEdBQUcsS0FBSyxxQkFBcUIsS0FBSyxVQUFVLENBQUM7QUFBQSxFQUNoSDtBQUNGO0FBR0EsTUFBTSxZQUFZO0FBQUEsRUFDaEIsS0FBSztBQUFBLElBQ0gsRUFBRSxjQUFjLEtBQUs7QUFBQSxJQUNyQixHQUFHLENBQUMsVUFBVSxVQUFVLFlBQVksYUFBYSxhQUFhLG9CQUFvQixhQUFhLFFBQVEsRUFBRTtBQUFBLE1BQ3ZHLENBQUMsa0JBQWtCO0FBQUEsUUFDakIsS0FBSyxFQUFFLGFBQWE7QUFBQSxNQUN0QjtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsS0FBSyxFQUFFLGtCQUFrQixtREFBbUQsRUFBRTtBQUFBLEVBQ2xGO0FBQ0Y7QUFFQSxNQUFNLG1CQUFtQjtBQUFBLEVBQ3ZCLFVBQVUsQ0FBQyxFQUFFLE9BQU8sV0FBVyxXQUFXLFdBQVcsQ0FBQztBQUFBLEVBQ3RELFdBQVcsQ0FBQyxFQUFFLE9BQU8sV0FBVyxXQUFXLFdBQVcsQ0FBQztBQUN6RDtBQU1BLE1BQU0sWUFBWTtBQU1YLE1BQU0sT0FBTztBQUFBLEVBQ2xCO0FBQUE7QUFBQSxFQUVBO0FBQUEsRUFFQSxZQUFZLE9BQWU7QUFDekIsU0FBSyxTQUFTO0FBQUEsRUFDaEI7QUFBQTtBQUFBLEVBR0EsYUFBYSxLQUFLLE1BQStCO0FBQy9DLFdBQU8sSUFBSSxPQUFPLE1BQU0sU0FBUyxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQ2hEO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQU1BLFFBQVEsUUFBaUM7QUFDdkMsUUFBSSxXQUFXLGNBQWUsUUFBTztBQUNyQyxVQUFNLEVBQUUsTUFBTSxJQUFJLElBQUksS0FBSyxPQUFPLE1BQU07QUFDeEMsUUFBSSxLQUFLLFVBQVUsU0FBUyxLQUFNLE1BQUssV0FBVyxFQUFFLE1BQU0sU0FBUyxXQUFXLE9BQU8sS0FBSyxHQUFHLENBQUMsRUFBRTtBQUNoRyxXQUFPLGdCQUFnQixJQUFJO0FBQUEsRUFDN0I7QUFBQTtBQUFBLEVBR0EsS0FBSyxNQUFjLFVBQTBEO0FBQzNFLFFBQUksU0FBUyxLQUFLLFVBQVUsS0FBTSxRQUFPLEtBQUssU0FBUyxRQUFRLFFBQVE7QUFDdkUsVUFBTSxRQUFRLEtBQUssT0FBTyxJQUFJLEtBQUssTUFBTSxHQUFHLENBQUMsQ0FBQyxFQUFFO0FBQ2hELFFBQUksTUFBTSxTQUFTLEtBQU0sUUFBTztBQUNoQyxVQUFNLE1BQU0sT0FBTyxLQUFLLE1BQU0sR0FBRztBQUVqQyxXQUFPLGFBQWEsYUFBYSxNQUFNLFNBQVMsS0FBSyxVQUFVLENBQUM7QUFBQSxFQUNsRTtBQUFBLEVBRUEsT0FBTyxRQUE0QztBQUNqRCxVQUFNLEVBQUUsUUFBUSxhQUFhLE9BQU8sSUFBSSxhQUFhLE1BQU07QUFDM0QsVUFBTSxTQUFTLGtCQUFrQixNQUFNLHlCQUF5QixXQUFXLDJCQUEyQixNQUFNO0FBQzVHLFVBQU0sTUFBTSxHQUFHLEtBQUssTUFBTSx1QkFBdUIsTUFBTTtBQUFBO0FBQ3ZELFVBQU0sT0FBTyxXQUFXLFFBQVEsRUFBRSxPQUFPLEdBQUcsRUFBRSxPQUFPLEtBQUssRUFBRSxNQUFNLEdBQUcsRUFBRTtBQUN2RSxXQUFPLEVBQUUsTUFBTSxHQUFHLE9BQU8sTUFBTSxDQUFDLENBQUMsR0FBRyxJQUFJLElBQUksSUFBSTtBQUFBLEVBQ2xEO0FBQ0Y7QUFHQSxlQUFlLFVBQVUsS0FBc0IsU0FBeUIsT0FBNEM7QUFDbEgsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sV0FBVyxlQUFlLFFBQVEsUUFBUSxpQkFBaUIsQ0FBQztBQUNsRSxRQUFNLE9BQU8sTUFBTSxJQUFJLE9BQU8sS0FBSyxNQUFNLFFBQVE7QUFDakQsTUFBSSxDQUFDLEtBQU0sUUFBTyxNQUFNLGFBQWE7QUFDckMsTUFBSSxhQUFhLFdBQVksT0FBTSxPQUFPLG9CQUFvQixRQUFRO0FBQ3RFLFNBQU8sTUFDSixPQUFPLGdCQUFnQix5QkFBeUIsRUFDaEQsT0FBTyxpQkFBaUIscUNBQXFDLEVBQzdELE9BQU8sUUFBUSxpQkFBaUIsRUFDaEMsS0FBSyxJQUFJO0FBQ2Q7QUFHQSxTQUFTLFdBQVcsS0FBc0I7QUFDeEMsUUFBTSxPQUFPLFVBQVU7QUFDdkIsU0FBTyxFQUFFLElBQUksU0FBUyxLQUFLLE1BQU0sSUFBSSxHQUFHLE1BQU0sU0FBUyxLQUFLLFFBQVEsSUFBSSxHQUFHLFVBQVUsSUFBSTtBQUMzRjsiLAogICJuYW1lcyI6IFtdCn0K

//9958f704d6ef77b6fbde85d74aa76d6fa8af1b3b
