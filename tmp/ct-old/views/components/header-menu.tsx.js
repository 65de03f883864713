import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { useSite } from "../site.ts";
import { Icon } from "./icon.tsx";
const home = { name: "Home", path: "/" };
const otherItems = [
  { name: "About", path: "/#about" },
  { name: "Gallery", path: "/gallery" },
  { name: "Areas We Serve", path: "/areas-we-serve" },
  { name: "Financing", path: "/fence-financing" },
  { name: "Contact", path: "/#contact" }
];
function HeaderMenu({ phone, path }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(WideNavigation, { path }),
    /* @__PURE__ */ jsx(PhoneMenu, { phone, path })
  ] });
}
function WideNavigation({ path }) {
  const { menu } = useSite().map;
  return /* @__PURE__ */ jsx("nav", { className: "navigation", "aria-label": "Main", children: /* @__PURE__ */ jsxs("ul", { className: "navigation__list", children: [
    /* @__PURE__ */ jsx("li", { className: "navigation__item", children: /* @__PURE__ */ jsx(MenuLink, { className: "navigation__link", item: home, path }) }),
    menu.map((group) => /* @__PURE__ */ jsx("li", { className: "navigation__item", children: /* @__PURE__ */ jsx(Dropdown, { group, path }) }, group.key)),
    otherItems.map((item) => /* @__PURE__ */ jsx("li", { className: "navigation__item", children: /* @__PURE__ */ jsx(MenuLink, { className: "navigation__link", item, path }) }, item.path))
  ] }) });
}
function Dropdown({ group: { key, label, title, items }, path }) {
  const panelId = `dropdown-${key}`;
  return /* @__PURE__ */ jsxs("details", { className: "dropdown", name: "dropdown", children: [
    /* @__PURE__ */ jsxs("summary", { className: "dropdown__trigger", "aria-controls": panelId, children: [
      label,
      " ",
      /* @__PURE__ */ jsx(Icon, { name: "chevron", className: "dropdown__chevron" })
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "dropdown__panel", id: panelId, children: [
      /* @__PURE__ */ jsx("p", { className: "dropdown__title", id: `${panelId}-title`, children: title }),
      /* @__PURE__ */ jsx("ul", { className: "dropdown__list", "aria-labelledby": `${panelId}-title`, children: items.map((item) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(MenuLink, { className: "dropdown__link", item, path }) }, item.path)) })
    ] })
  ] });
}
function PhoneMenu({ phone, path }) {
  const { menu } = useSite().map;
  return /* @__PURE__ */ jsxs("details", { className: "menu", children: [
    /* @__PURE__ */ jsxs("summary", { className: "menu__toggle", "aria-controls": "menu-panel", "aria-label": "Menu", children: [
      /* @__PURE__ */ jsx(Icon, { name: "menu", className: "menu__open-icon" }),
      /* @__PURE__ */ jsx(Icon, { name: "close", className: "menu__close-icon" })
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "menu__panel", id: "menu-panel", children: [
      /* @__PURE__ */ jsx("nav", { className: "menu__scroller", "aria-label": "Menu", children: /* @__PURE__ */ jsxs("ul", { className: "menu__list", children: [
        /* @__PURE__ */ jsx("li", { className: "menu__item", children: /* @__PURE__ */ jsx(MenuLink, { className: "menu__link", item: home, path }) }),
        menu.map((group) => /* @__PURE__ */ jsx("li", { className: "menu__item", children: /* @__PURE__ */ jsx(AccordionGroup, { group, path }) }, group.key)),
        otherItems.map((item) => /* @__PURE__ */ jsx("li", { className: "menu__item", children: /* @__PURE__ */ jsx(MenuLink, { className: "menu__link", item, path }) }, item.path))
      ] }) }),
      /* @__PURE__ */ jsxs("div", { className: "menu__footer", children: [
        /* @__PURE__ */ jsxs("a", { className: "menu__call", href: telephoneLink(phone), children: [
          /* @__PURE__ */ jsx(Icon, { name: "phone", className: "menu__call-icon" }),
          " ",
          phone
        ] }),
        /* @__PURE__ */ jsx("a", { className: "button menu__quote", href: "/#contact", children: "Get a Free Quote" })
      ] })
    ] })
  ] });
}
function AccordionGroup({ group: { key, label, items }, path }) {
  return /* @__PURE__ */ jsxs("details", { className: "menu__group", name: "menu-group", children: [
    /* @__PURE__ */ jsxs("summary", { className: "menu__group-trigger", "aria-controls": `menu-${key}`, children: [
      label,
      " ",
      /* @__PURE__ */ jsx(Icon, { name: "chevron", className: "menu__chevron" })
    ] }),
    /* @__PURE__ */ jsx("ul", { className: "menu__sublist", id: `menu-${key}`, children: items.map((item) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(MenuLink, { className: "menu__sublink", item, path }) }, item.path)) })
  ] });
}
function MenuLink({ item, path, className }) {
  return /* @__PURE__ */ jsx("a", { className, href: item.path, "aria-current": item.path === path ? "page" : void 0, children: item.name });
}
export {
  HeaderMenu
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9oZWFkZXItbWVudS50c3giXSwKICAibWFwcGluZ3MiOiAiQUEyQkksbUJBQ0UsS0FERjtBQTFCSixTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGVBQWU7QUFDeEIsU0FBUyxZQUFZO0FBUXJCLE1BQU0sT0FBaUIsRUFBRSxNQUFNLFFBQVEsTUFBTSxJQUFJO0FBRWpELE1BQU0sYUFBa0M7QUFBQSxFQUN0QyxFQUFFLE1BQU0sU0FBUyxNQUFNLFVBQVU7QUFBQSxFQUNqQyxFQUFFLE1BQU0sV0FBVyxNQUFNLFdBQVc7QUFBQSxFQUNwQyxFQUFFLE1BQU0sa0JBQWtCLE1BQU0sa0JBQWtCO0FBQUEsRUFDbEQsRUFBRSxNQUFNLGFBQWEsTUFBTSxtQkFBbUI7QUFBQSxFQUM5QyxFQUFFLE1BQU0sV0FBVyxNQUFNLFlBQVk7QUFDdkM7QUFNTyxTQUFTLFdBQVcsRUFBRSxPQUFPLEtBQUssR0FBb0I7QUFDM0QsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLGtCQUFlLE1BQVk7QUFBQSxJQUM1QixvQkFBQyxhQUFVLE9BQWMsTUFBWTtBQUFBLEtBQ3ZDO0FBRUo7QUFFQSxTQUFTLGVBQWUsRUFBRSxLQUFLLEdBQXFCO0FBQ2xELFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUSxFQUFFO0FBQzNCLFNBQ0Usb0JBQUMsU0FBSSxXQUFVLGNBQWEsY0FBVyxRQUNyQywrQkFBQyxRQUFHLFdBQVUsb0JBQ1o7QUFBQSx3QkFBQyxRQUFHLFdBQVUsb0JBQ1osOEJBQUMsWUFBUyxXQUFVLG9CQUFtQixNQUFNLE1BQU0sTUFBWSxHQUNqRTtBQUFBLElBQ0MsS0FBSyxJQUFJLENBQUMsVUFDVCxvQkFBQyxRQUFHLFdBQVUsb0JBQ1osOEJBQUMsWUFBUyxPQUFjLE1BQVksS0FEQSxNQUFNLEdBRTVDLENBQ0Q7QUFBQSxJQUNBLFdBQVcsSUFBSSxDQUFDLFNBQ2Ysb0JBQUMsUUFBRyxXQUFVLG9CQUNaLDhCQUFDLFlBQVMsV0FBVSxvQkFBbUIsTUFBWSxNQUFZLEtBRDNCLEtBQUssSUFFM0MsQ0FDRDtBQUFBLEtBQ0gsR0FDRjtBQUVKO0FBT0EsU0FBUyxTQUFTLEVBQUUsT0FBTyxFQUFFLEtBQUssT0FBTyxPQUFPLE1BQU0sR0FBRyxLQUFLLEdBQW1CO0FBQy9FLFFBQU0sVUFBVSxZQUFZLEdBQUc7QUFDL0IsU0FDRSxxQkFBQyxhQUFRLFdBQVUsWUFBVyxNQUFLLFlBQ2pDO0FBQUEseUJBQUMsYUFBUSxXQUFVLHFCQUFvQixpQkFBZSxTQUNuRDtBQUFBO0FBQUEsTUFBTTtBQUFBLE1BQUMsb0JBQUMsUUFBSyxNQUFLLFdBQVUsV0FBVSxxQkFBb0I7QUFBQSxPQUM3RDtBQUFBLElBQ0EscUJBQUMsU0FBSSxXQUFVLG1CQUFrQixJQUFJLFNBQ25DO0FBQUEsMEJBQUMsT0FBRSxXQUFVLG1CQUFrQixJQUFJLEdBQUcsT0FBTyxVQUMxQyxpQkFDSDtBQUFBLE1BQ0Esb0JBQUMsUUFBRyxXQUFVLGtCQUFpQixtQkFBaUIsR0FBRyxPQUFPLFVBQ3ZELGdCQUFNLElBQUksQ0FBQyxTQUNWLG9CQUFDLFFBQ0MsOEJBQUMsWUFBUyxXQUFVLGtCQUFpQixNQUFZLE1BQVksS0FEdEQsS0FBSyxJQUVkLENBQ0QsR0FDSDtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLFVBQVUsRUFBRSxPQUFPLEtBQUssR0FBb0I7QUFDbkQsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRLEVBQUU7QUFDM0IsU0FDRSxxQkFBQyxhQUFRLFdBQVUsUUFDakI7QUFBQSx5QkFBQyxhQUFRLFdBQVUsZ0JBQWUsaUJBQWMsY0FBYSxjQUFXLFFBQ3RFO0FBQUEsMEJBQUMsUUFBSyxNQUFLLFFBQU8sV0FBVSxtQkFBa0I7QUFBQSxNQUM5QyxvQkFBQyxRQUFLLE1BQUssU0FBUSxXQUFVLG9CQUFtQjtBQUFBLE9BQ2xEO0FBQUEsSUFDQSxxQkFBQyxTQUFJLFdBQVUsZUFBYyxJQUFHLGNBQzlCO0FBQUEsMEJBQUMsU0FBSSxXQUFVLGtCQUFpQixjQUFXLFFBQ3pDLCtCQUFDLFFBQUcsV0FBVSxjQUNaO0FBQUEsNEJBQUMsUUFBRyxXQUFVLGNBQ1osOEJBQUMsWUFBUyxXQUFVLGNBQWEsTUFBTSxNQUFNLE1BQVksR0FDM0Q7QUFBQSxRQUNDLEtBQUssSUFBSSxDQUFDLFVBQ1Qsb0JBQUMsUUFBRyxXQUFVLGNBQ1osOEJBQUMsa0JBQWUsT0FBYyxNQUFZLEtBRFosTUFBTSxHQUV0QyxDQUNEO0FBQUEsUUFDQSxXQUFXLElBQUksQ0FBQyxTQUNmLG9CQUFDLFFBQUcsV0FBVSxjQUNaLDhCQUFDLFlBQVMsV0FBVSxjQUFhLE1BQVksTUFBWSxLQUQzQixLQUFLLElBRXJDLENBQ0Q7QUFBQSxTQUNILEdBQ0Y7QUFBQSxNQUNBLHFCQUFDLFNBQUksV0FBVSxnQkFDYjtBQUFBLDZCQUFDLE9BQUUsV0FBVSxjQUFhLE1BQU0sY0FBYyxLQUFLLEdBQ2pEO0FBQUEsOEJBQUMsUUFBSyxNQUFLLFNBQVEsV0FBVSxtQkFBa0I7QUFBQSxVQUFFO0FBQUEsVUFBRTtBQUFBLFdBQ3JEO0FBQUEsUUFDQSxvQkFBQyxPQUFFLFdBQVUsc0JBQXFCLE1BQUssYUFBWSw4QkFFbkQ7QUFBQSxTQUNGO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsZUFBZSxFQUFFLE9BQU8sRUFBRSxLQUFLLE9BQU8sTUFBTSxHQUFHLEtBQUssR0FBbUI7QUFDOUUsU0FDRSxxQkFBQyxhQUFRLFdBQVUsZUFBYyxNQUFLLGNBQ3BDO0FBQUEseUJBQUMsYUFBUSxXQUFVLHVCQUFzQixpQkFBZSxRQUFRLEdBQUcsSUFDaEU7QUFBQTtBQUFBLE1BQU07QUFBQSxNQUFDLG9CQUFDLFFBQUssTUFBSyxXQUFVLFdBQVUsaUJBQWdCO0FBQUEsT0FDekQ7QUFBQSxJQUNBLG9CQUFDLFFBQUcsV0FBVSxpQkFBZ0IsSUFBSSxRQUFRLEdBQUcsSUFDMUMsZ0JBQU0sSUFBSSxDQUFDLFNBQ1Ysb0JBQUMsUUFDQyw4QkFBQyxZQUFTLFdBQVUsaUJBQWdCLE1BQVksTUFBWSxLQURyRCxLQUFLLElBRWQsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxTQUFTLEVBQUUsTUFBTSxNQUFNLFVBQVUsR0FBd0Q7QUFDaEcsU0FDRSxvQkFBQyxPQUFFLFdBQXNCLE1BQU0sS0FBSyxNQUFNLGdCQUFjLEtBQUssU0FBUyxPQUFPLFNBQVMsUUFDbkYsZUFBSyxNQUNSO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e46150e94deb408e74b0f85aac302a4ceb92648e
