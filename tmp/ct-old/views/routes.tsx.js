import { jsx } from "react/jsx-runtime";
import { useRoutes } from "react-router";
import { adminSections } from "../src/shared/admin-sections.ts";
import { AdminPage } from "./pages/admin.tsx";
import { AreasPage } from "./pages/areas.tsx";
import { CatalogPage } from "./pages/catalog.tsx";
import { ErrorPage, NotFoundPage } from "./pages/errors.tsx";
import { FinancingPage } from "./pages/financing.tsx";
import { GalleryPage } from "./pages/gallery.tsx";
import { HomePage } from "./pages/home.tsx";
import { PricePage } from "./pages/price.tsx";
import { ServicePage } from "./pages/service.tsx";
import { TownPage } from "./pages/town.tsx";
import { UploadCatalogPage, UploadImagesPage } from "./pages/uploads.tsx";
import { usePage, useSite } from "./site.ts";
const fixedPages = {
  home: /* @__PURE__ */ jsx(HomePage, {}),
  gallery: /* @__PURE__ */ jsx(GalleryPage, {}),
  financing: /* @__PURE__ */ jsx(FinancingPage, {}),
  price: /* @__PURE__ */ jsx(PricePage, {}),
  areas: /* @__PURE__ */ jsx(AreasPage, {}),
  catalog: /* @__PURE__ */ jsx(CatalogPage, {}),
  admin: /* @__PURE__ */ jsx(AdminPage, {}),
  "upload-images": /* @__PURE__ */ jsx(UploadImagesPage, {}),
  "upload-catalog": /* @__PURE__ */ jsx(UploadCatalogPage, {}),
  "not-found": /* @__PURE__ */ jsx(NotFoundPage, {})
};
function Screens() {
  const { screen } = usePage();
  if (screen === "error") return /* @__PURE__ */ jsx(ErrorPage, {});
  if (screen === "not-found") return /* @__PURE__ */ jsx(NotFoundPage, {});
  return /* @__PURE__ */ jsx(PageAtAddress, {});
}
function PageAtAddress() {
  return useRoutes(routeTable(useSite().map));
}
const sectionsOfRecords = adminSections.filter(({ path }) => path.includes(":"));
const tables = /* @__PURE__ */ new WeakMap();
function routeTable(map) {
  const table = tables.get(map) ?? [
    ...[...map.routes.values()].map((route) => ({ path: route.path, element: pageOf(route) })),
    ...sectionsOfRecords.map(({ path }) => ({ path, element: fixedPages.admin }))
  ];
  tables.set(map, table);
  return table;
}
function pageOf(route) {
  if (route.screen === "service") return /* @__PURE__ */ jsx(ServicePage, { content: route.document });
  if (route.screen === "town") return /* @__PURE__ */ jsx(TownPage, { content: route.document });
  return fixedPages[route.screen];
}
export {
  Screens
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3Mvcm91dGVzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQW1CUTtBQWxCUixTQUEyQixpQkFBaUI7QUFDNUMsU0FBUyxxQkFBcUI7QUFHOUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxXQUFXLG9CQUFvQjtBQUN4QyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLG1CQUFtQix3QkFBd0I7QUFDcEQsU0FBUyxTQUFTLGVBQWU7QUFFakMsTUFBTSxhQUE2QztBQUFBLEVBQ2pELE1BQU0sb0JBQUMsWUFBUztBQUFBLEVBQ2hCLFNBQVMsb0JBQUMsZUFBWTtBQUFBLEVBQ3RCLFdBQVcsb0JBQUMsaUJBQWM7QUFBQSxFQUMxQixPQUFPLG9CQUFDLGFBQVU7QUFBQSxFQUNsQixPQUFPLG9CQUFDLGFBQVU7QUFBQSxFQUNsQixTQUFTLG9CQUFDLGVBQVk7QUFBQSxFQUN0QixPQUFPLG9CQUFDLGFBQVU7QUFBQSxFQUNsQixpQkFBaUIsb0JBQUMsb0JBQWlCO0FBQUEsRUFDbkMsa0JBQWtCLG9CQUFDLHFCQUFrQjtBQUFBLEVBQ3JDLGFBQWEsb0JBQUMsZ0JBQWE7QUFDN0I7QUFHTyxTQUFTLFVBQVU7QUFDeEIsUUFBTSxFQUFFLE9BQU8sSUFBSSxRQUFRO0FBQzNCLE1BQUksV0FBVyxRQUFTLFFBQU8sb0JBQUMsYUFBVTtBQUMxQyxNQUFJLFdBQVcsWUFBYSxRQUFPLG9CQUFDLGdCQUFhO0FBQ2pELFNBQU8sb0JBQUMsaUJBQWM7QUFDeEI7QUFFQSxTQUFTLGdCQUFnQjtBQUN2QixTQUFPLFVBQVUsV0FBVyxRQUFRLEVBQUUsR0FBRyxDQUFDO0FBQzVDO0FBR0EsTUFBTSxvQkFBb0IsY0FBYyxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sS0FBSyxTQUFTLEdBQUcsQ0FBQztBQUUvRSxNQUFNLFNBQVMsb0JBQUksUUFBZ0M7QUFHbkQsU0FBUyxXQUFXLEtBQTZCO0FBQy9DLFFBQU0sUUFBUSxPQUFPLElBQUksR0FBRyxLQUFLO0FBQUEsSUFDL0IsR0FBRyxDQUFDLEdBQUcsSUFBSSxPQUFPLE9BQU8sQ0FBQyxFQUFFLElBQUksQ0FBQyxXQUFXLEVBQUUsTUFBTSxNQUFNLE1BQU0sU0FBUyxPQUFPLEtBQUssRUFBRSxFQUFFO0FBQUEsSUFDekYsR0FBRyxrQkFBa0IsSUFBSSxDQUFDLEVBQUUsS0FBSyxPQUFPLEVBQUUsTUFBTSxTQUFTLFdBQVcsTUFBTSxFQUFFO0FBQUEsRUFDOUU7QUFDQSxTQUFPLElBQUksS0FBSyxLQUFLO0FBQ3JCLFNBQU87QUFDVDtBQUVBLFNBQVMsT0FBTyxPQUE2QjtBQUMzQyxNQUFJLE1BQU0sV0FBVyxVQUFXLFFBQU8sb0JBQUMsZUFBWSxTQUFTLE1BQU0sVUFBVTtBQUM3RSxNQUFJLE1BQU0sV0FBVyxPQUFRLFFBQU8sb0JBQUMsWUFBUyxTQUFTLE1BQU0sVUFBVTtBQUN2RSxTQUFPLFdBQVcsTUFBTSxNQUFNO0FBQ2hDOyIsCiAgIm5hbWVzIjogW10KfQo=

//d3ef328beabc8de347cecaaf63e837f472467dfb
