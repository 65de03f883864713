import { jsx, jsxs } from "react/jsx-runtime";
import { Duplex } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { splitPage } from "../src/shared/page.ts";
import { pageTransitionStyle } from "../src/shared/page-transition.ts";
import { Screens } from "./routes.tsx";
import { SiteContext, usePage, useSite } from "./site.ts";
import { pagePictures } from "./page-pictures.ts";
function renderPage(input, site) {
  const { page, visitor } = splitPage(input);
  const html = new Html();
  const { pipe } = renderToPipeableStream(
    /* @__PURE__ */ jsx(SiteContext, { value: { site, page, visitor }, children: /* @__PURE__ */ jsx(StaticRouter, { location: page.path, children: /* @__PURE__ */ jsx(Document, { children: /* @__PURE__ */ jsx(Screens, {}) }) }) }),
    { onError: (error) => void html.destroy(error instanceof Error ? error : new Error(String(error))) }
  );
  return pipe(html);
}
class Html extends Duplex {
  #pieces = [];
  _write(piece, _encoding, done) {
    this.#pieces.push(piece);
    done();
  }
  /** React calls it when it pauses. */
  flush() {
    if (this.#pieces.length > 0) this.push(Buffer.concat(this.#pieces.splice(0)));
  }
  _final(done) {
    this.flush();
    this.push(null);
    done();
  }
  _read() {
  }
}
function Document({ children }) {
  const { assets, themeColor } = useSite();
  const { screen, unlisted } = usePage();
  return /* @__PURE__ */ jsxs("html", { lang: "en", children: [
    /* @__PURE__ */ jsxs("head", { children: [
      /* @__PURE__ */ jsx("meta", { charSet: "utf-8" }),
      /* @__PURE__ */ jsx("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ jsx("meta", { name: "theme-color", content: themeColor }),
      /* @__PURE__ */ jsx("link", { rel: "preload", href: assets.font, as: "font", type: "font/woff2", crossOrigin: "anonymous" }),
      !unlisted && /* @__PURE__ */ jsx("style", { children: pageTransitionStyle }),
      /* @__PURE__ */ jsx("link", { rel: "stylesheet", href: assets.style }),
      screen === "price" && /* @__PURE__ */ jsx("link", { rel: "stylesheet", href: assets.priceStyle }),
      unlisted && /* @__PURE__ */ jsx("link", { rel: "stylesheet", href: assets.adminStyle }),
      /* @__PURE__ */ jsx("script", { type: "module", src: assets.script, fetchPriority: "low" }),
      /* @__PURE__ */ jsx("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
      /* @__PURE__ */ jsx("link", { rel: "icon", href: "/icons/icon.svg", type: "image/svg+xml" }),
      /* @__PURE__ */ jsx("link", { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" }),
      /* @__PURE__ */ jsx("link", { rel: "manifest", href: "/site.webmanifest" })
    ] }),
    /* @__PURE__ */ jsx("body", { children })
  ] });
}
export {
  pagePictures,
  renderPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3Mvc2VydmVyLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXVCVSxjQXNDSixZQXRDSTtBQXZCVixTQUFTLGNBQTZCO0FBRXRDLFNBQVMsOEJBQThCO0FBQ3ZDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQW9DLGlCQUFpQjtBQUNyRCxTQUFTLDJCQUEyQjtBQUNwQyxTQUFTLGVBQWU7QUFDeEIsU0FBUyxhQUFhLFNBQVMsZUFBZTtBQUU5QyxTQUFTLG9CQUFvQjtBQU90QixTQUFTLFdBQVcsT0FBa0IsTUFBc0I7QUFDakUsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLFVBQVUsS0FBSztBQUN6QyxRQUFNLE9BQU8sSUFBSSxLQUFLO0FBQ3RCLFFBQU0sRUFBRSxLQUFLLElBQUk7QUFBQSxJQUNmLG9CQUFDLGVBQVksT0FBTyxFQUFFLE1BQU0sTUFBTSxRQUFRLEdBQ3hDLDhCQUFDLGdCQUFhLFVBQVUsS0FBSyxNQUMzQiw4QkFBQyxZQUNDLDhCQUFDLFdBQVEsR0FDWCxHQUNGLEdBQ0Y7QUFBQSxJQUNBLEVBQUUsU0FBUyxDQUFDLFVBQVUsS0FBSyxLQUFLLFFBQVEsaUJBQWlCLFFBQVEsUUFBUSxJQUFJLE1BQU0sT0FBTyxLQUFLLENBQUMsQ0FBQyxFQUFFO0FBQUEsRUFDckc7QUFDQSxTQUFPLEtBQUssSUFBSTtBQUNsQjtBQUdBLE1BQU0sYUFBYSxPQUFPO0FBQUEsRUFDeEIsVUFBb0IsQ0FBQztBQUFBLEVBRVosT0FBTyxPQUFlLFdBQTJCLE1BQXdCO0FBQ2hGLFNBQUssUUFBUSxLQUFLLEtBQUs7QUFDdkIsU0FBSztBQUFBLEVBQ1A7QUFBQTtBQUFBLEVBR0EsUUFBYztBQUNaLFFBQUksS0FBSyxRQUFRLFNBQVMsRUFBRyxNQUFLLEtBQUssT0FBTyxPQUFPLEtBQUssUUFBUSxPQUFPLENBQUMsQ0FBQyxDQUFDO0FBQUEsRUFDOUU7QUFBQSxFQUVTLE9BQU8sTUFBd0I7QUFDdEMsU0FBSyxNQUFNO0FBQ1gsU0FBSyxLQUFLLElBQUk7QUFDZCxTQUFLO0FBQUEsRUFDUDtBQUFBLEVBRVMsUUFBYztBQUFBLEVBQUM7QUFDMUI7QUFHQSxTQUFTLFNBQVMsRUFBRSxTQUFTLEdBQTRCO0FBQ3ZELFFBQU0sRUFBRSxRQUFRLFdBQVcsSUFBSSxRQUFRO0FBQ3ZDLFFBQU0sRUFBRSxRQUFRLFNBQVMsSUFBSSxRQUFRO0FBQ3JDLFNBQ0UscUJBQUMsVUFBSyxNQUFLLE1BQ1Q7QUFBQSx5QkFBQyxVQUNDO0FBQUEsMEJBQUMsVUFBSyxTQUFRLFNBQVE7QUFBQSxNQUN0QixvQkFBQyxVQUFLLE1BQUssWUFBVyxTQUFRLHVDQUFzQztBQUFBLE1BQ3BFLG9CQUFDLFVBQUssTUFBSyxlQUFjLFNBQVMsWUFBWTtBQUFBLE1BQzlDLG9CQUFDLFVBQUssS0FBSSxXQUFVLE1BQU0sT0FBTyxNQUFNLElBQUcsUUFBTyxNQUFLLGNBQWEsYUFBWSxhQUFZO0FBQUEsTUFDMUYsQ0FBQyxZQUFZLG9CQUFDLFdBQU8sK0JBQW9CO0FBQUEsTUFDMUMsb0JBQUMsVUFBSyxLQUFJLGNBQWEsTUFBTSxPQUFPLE9BQU87QUFBQSxNQUMxQyxXQUFXLFdBQVcsb0JBQUMsVUFBSyxLQUFJLGNBQWEsTUFBTSxPQUFPLFlBQVk7QUFBQSxNQUN0RSxZQUFZLG9CQUFDLFVBQUssS0FBSSxjQUFhLE1BQU0sT0FBTyxZQUFZO0FBQUEsTUFFN0Qsb0JBQUMsWUFBTyxNQUFLLFVBQVMsS0FBSyxPQUFPLFFBQVEsZUFBYyxPQUFNO0FBQUEsTUFDOUQsb0JBQUMsVUFBSyxLQUFJLFFBQU8sTUFBSyxnQkFBZSxPQUFNLFNBQVE7QUFBQSxNQUNuRCxvQkFBQyxVQUFLLEtBQUksUUFBTyxNQUFLLG1CQUFrQixNQUFLLGlCQUFnQjtBQUFBLE1BQzdELG9CQUFDLFVBQUssS0FBSSxvQkFBbUIsTUFBSywrQkFBOEI7QUFBQSxNQUNoRSxvQkFBQyxVQUFLLEtBQUksWUFBVyxNQUFLLHFCQUFvQjtBQUFBLE9BQ2hEO0FBQUEsSUFDQSxvQkFBQyxVQUFNLFVBQVM7QUFBQSxLQUNsQjtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//cf7d9c9292f8f714edf0461213d5c40a089c9c66
