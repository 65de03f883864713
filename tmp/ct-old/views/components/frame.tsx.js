import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { findMove } from "../../src/shared/content/addresses.ts";
import { readTarget } from "../../src/shared/content/inline.ts";
import { mailLink } from "../../src/shared/email-address.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { usePage, useSite } from "../site.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { Icon } from "./icon.tsx";
import { SitePicture } from "./site-picture.tsx";
import { addressOf, Words } from "./words.tsx";
function Layout({ phoneBar = true, children }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("a", { className: "skip-link", href: "#content", children: "Skip to content" }),
    /* @__PURE__ */ jsx(Announcement, {}),
    /* @__PURE__ */ jsx(Header, {}),
    /* @__PURE__ */ jsx("main", { id: "content", children }),
    /* @__PURE__ */ jsx(Footer, {}),
    phoneBar && /* @__PURE__ */ jsx(PhoneBar, {})
  ] });
}
function Announcement() {
  const site = useSite();
  const { unlisted } = usePage();
  const { announcement } = site.content;
  if (!announcement || unlisted) return null;
  const target = announcement.target === void 0 ? void 0 : readTarget(announcement.target);
  const address = target && addressOf(target, site);
  const text = fillPlaceholders(announcement.text, site.profile);
  return /* @__PURE__ */ jsx("aside", { className: "on-dark", "aria-label": "Announcement", children: address === void 0 ? /* @__PURE__ */ jsx("p", { className: "announcement", children: text }) : /* @__PURE__ */ jsx("a", { className: "announcement", href: address, children: text }) });
}
function Header() {
  const { profile } = useSite();
  const { path } = usePage();
  return /* @__PURE__ */ jsxs("header", { className: "header", children: [
    /* @__PURE__ */ jsxs("a", { className: "header__brand", href: "/", children: [
      /* @__PURE__ */ jsx(SitePicture, { name: "logo.png", alt: "", sizes: "120px", className: "header__logo", first: true }),
      /* @__PURE__ */ jsx("span", { className: "header__name", children: profile.name })
    ] }),
    /* @__PURE__ */ jsxs("p", { className: "header__call", children: [
      /* @__PURE__ */ jsx("span", { className: "header__call-label", children: "Call us today" }),
      " ",
      /* @__PURE__ */ jsxs("a", { className: "header__phone", href: telephoneLink(profile.phone), children: [
        /* @__PURE__ */ jsx(Icon, { name: "phone" }),
        /* @__PURE__ */ jsx("span", { className: "header__number", children: profile.phone })
      ] })
    ] }),
    /* @__PURE__ */ jsx("a", { className: "button header__quote", href: "/#contact", children: "Get a Free Quote" }),
    /* @__PURE__ */ jsx(HeaderMenu, { phone: profile.phone, path })
  ] });
}
const quickLinks = [
  { name: "Home", path: "/" },
  { name: "Services", path: "/#services" },
  { name: "About Us", path: "/#about" },
  { name: "Gallery", path: "/gallery" },
  { name: "Areas We Serve", path: "/areas-we-serve" },
  { name: "Financing", path: "/fence-financing" },
  { name: "Contact", path: "/#contact" }
];
function Footer() {
  const site = useSite();
  const { profile, content } = site;
  return /* @__PURE__ */ jsx("footer", { className: "footer on-dark", children: /* @__PURE__ */ jsxs("div", { className: "frame", children: [
    /* @__PURE__ */ jsxs("div", { className: "footer__columns", children: [
      /* @__PURE__ */ jsxs("div", { className: "footer__brand", children: [
        /* @__PURE__ */ jsx("p", { children: profile.name }),
        /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: fillPlaceholders(content.frame.blurb, profile) }) })
      ] }),
      /* @__PURE__ */ jsxs("nav", { "aria-label": "Quick links", children: [
        /* @__PURE__ */ jsx("h2", { children: "Quick Links" }),
        /* @__PURE__ */ jsx(LinkList, { links: quickLinks })
      ] }),
      /* @__PURE__ */ jsxs("div", { className: "footer__services", children: [
        /* @__PURE__ */ jsx("h2", { children: "Our Services" }),
        /* @__PURE__ */ jsx(
          LinkList,
          {
            links: content.frame.services.map(({ name, target }) => ({
              name: fillPlaceholders(name, profile),
              path: linkOf(site, target)
            }))
          }
        )
      ] }),
      /* @__PURE__ */ jsx(ContactDetails, {})
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "footer__legal", children: [
      /* @__PURE__ */ jsxs("p", { children: [
        "\xA9 ",
        (/* @__PURE__ */ new Date()).getFullYear(),
        " ",
        profile.name,
        ". All rights reserved."
      ] }),
      /* @__PURE__ */ jsx("a", { href: profile.privacyUrl, children: "Privacy Policy" }),
      /* @__PURE__ */ jsx("a", { href: profile.termsUrl, children: "Terms of Service" })
    ] })
  ] }) });
}
function LinkList({ links }) {
  return /* @__PURE__ */ jsx("ul", { className: "footer__links", children: links.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: path === void 0 ? name : /* @__PURE__ */ jsx("a", { href: path, children: name }) }, `${name} ${path}`)) });
}
function linkOf(site, url) {
  const target = readTarget(url);
  if (target) return addressOf(target, site);
  const [path = "", ...anchor] = url.split("#");
  const move = path.startsWith("/") && !site.map.routes.has(path) ? findMove(site, path) : void 0;
  if (!move) return url;
  return move.status === 308 ? [move.location, ...anchor].join("#") : void 0;
}
function ContactDetails() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs("div", { className: "footer__contact", children: [
    /* @__PURE__ */ jsx("h2", { children: "Contact Us" }),
    /* @__PURE__ */ jsxs("address", { children: [
      /* @__PURE__ */ jsxs("p", { children: [
        profile.street,
        ", ",
        profile.city,
        ", ",
        profile.state,
        " ",
        profile.zip
      ] }),
      /* @__PURE__ */ jsx("a", { href: telephoneLink(profile.phone), children: profile.phone }),
      /* @__PURE__ */ jsx("a", { href: mailLink(profile.email), children: profile.email })
    ] })
  ] });
}
function PhoneBar() {
  const { profile, content } = useSite();
  const words = fillPlaceholders(content.frame.phoneBar, profile);
  return /* @__PURE__ */ jsxs("nav", { className: "phone-bar", "aria-label": words.label, children: [
    /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: telephoneLink(profile.phone), children: words.call }),
    /* @__PURE__ */ jsx("a", { className: "button", href: "/#contact", children: words.quote })
  ] });
}
export {
  Layout
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9mcmFtZS50c3giXSwKICAibWFwcGluZ3MiOiAiQUFtQkksbUJBQ0UsS0FERjtBQWxCSixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGdCQUFnQjtBQUV6QixTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLFNBQVMsZUFBZTtBQUNqQyxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLFlBQVk7QUFDckIsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxXQUFXLGFBQWE7QUFNMUIsU0FBUyxPQUFPLEVBQUUsV0FBVyxNQUFNLFNBQVMsR0FBZ0Q7QUFDakcsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLE9BQUUsV0FBVSxhQUFZLE1BQUssWUFBVyw2QkFFekM7QUFBQSxJQUNBLG9CQUFDLGdCQUFhO0FBQUEsSUFDZCxvQkFBQyxVQUFPO0FBQUEsSUFDUixvQkFBQyxVQUFLLElBQUcsV0FBVyxVQUFTO0FBQUEsSUFDN0Isb0JBQUMsVUFBTztBQUFBLElBQ1AsWUFBWSxvQkFBQyxZQUFTO0FBQUEsS0FDekI7QUFFSjtBQUdBLFNBQVMsZUFBZTtBQUN0QixRQUFNLE9BQU8sUUFBUTtBQUNyQixRQUFNLEVBQUUsU0FBUyxJQUFJLFFBQVE7QUFDN0IsUUFBTSxFQUFFLGFBQWEsSUFBSSxLQUFLO0FBQzlCLE1BQUksQ0FBQyxnQkFBZ0IsU0FBVSxRQUFPO0FBQ3RDLFFBQU0sU0FBUyxhQUFhLFdBQVcsU0FBWSxTQUFZLFdBQVcsYUFBYSxNQUFNO0FBQzdGLFFBQU0sVUFBVSxVQUFVLFVBQVUsUUFBUSxJQUFJO0FBQ2hELFFBQU0sT0FBTyxpQkFBaUIsYUFBYSxNQUFNLEtBQUssT0FBTztBQUM3RCxTQUNFLG9CQUFDLFdBQU0sV0FBVSxXQUFVLGNBQVcsZ0JBQ25DLHNCQUFZLFNBQ1gsb0JBQUMsT0FBRSxXQUFVLGdCQUFnQixnQkFBSyxJQUVsQyxvQkFBQyxPQUFFLFdBQVUsZ0JBQWUsTUFBTSxTQUMvQixnQkFDSCxHQUVKO0FBRUo7QUFHQSxTQUFTLFNBQVM7QUFDaEIsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixTQUNFLHFCQUFDLFlBQU8sV0FBVSxVQUNoQjtBQUFBLHlCQUFDLE9BQUUsV0FBVSxpQkFBZ0IsTUFBSyxLQUNoQztBQUFBLDBCQUFDLGVBQVksTUFBSyxZQUFXLEtBQUksSUFBRyxPQUFNLFNBQVEsV0FBVSxnQkFBZSxPQUFLLE1BQUM7QUFBQSxNQUNqRixvQkFBQyxVQUFLLFdBQVUsZ0JBQWdCLGtCQUFRLE1BQUs7QUFBQSxPQUMvQztBQUFBLElBQ0EscUJBQUMsT0FBRSxXQUFVLGdCQUNYO0FBQUEsMEJBQUMsVUFBSyxXQUFVLHNCQUFxQiwyQkFBYTtBQUFBLE1BQVE7QUFBQSxNQUMxRCxxQkFBQyxPQUFFLFdBQVUsaUJBQWdCLE1BQU0sY0FBYyxRQUFRLEtBQUssR0FDNUQ7QUFBQSw0QkFBQyxRQUFLLE1BQUssU0FBUTtBQUFBLFFBQ25CLG9CQUFDLFVBQUssV0FBVSxrQkFBa0Isa0JBQVEsT0FBTTtBQUFBLFNBQ2xEO0FBQUEsT0FDRjtBQUFBLElBQ0Esb0JBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFLLGFBQVksOEJBRXJEO0FBQUEsSUFDQSxvQkFBQyxjQUFXLE9BQU8sUUFBUSxPQUFPLE1BQVk7QUFBQSxLQUNoRDtBQUVKO0FBRUEsTUFBTSxhQUFhO0FBQUEsRUFDakIsRUFBRSxNQUFNLFFBQVEsTUFBTSxJQUFJO0FBQUEsRUFDMUIsRUFBRSxNQUFNLFlBQVksTUFBTSxhQUFhO0FBQUEsRUFDdkMsRUFBRSxNQUFNLFlBQVksTUFBTSxVQUFVO0FBQUEsRUFDcEMsRUFBRSxNQUFNLFdBQVcsTUFBTSxXQUFXO0FBQUEsRUFDcEMsRUFBRSxNQUFNLGtCQUFrQixNQUFNLGtCQUFrQjtBQUFBLEVBQ2xELEVBQUUsTUFBTSxhQUFhLE1BQU0sbUJBQW1CO0FBQUEsRUFDOUMsRUFBRSxNQUFNLFdBQVcsTUFBTSxZQUFZO0FBQ3ZDO0FBR0EsU0FBUyxTQUFTO0FBQ2hCLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLFFBQU0sRUFBRSxTQUFTLFFBQVEsSUFBSTtBQUM3QixTQUNFLG9CQUFDLFlBQU8sV0FBVSxrQkFDaEIsK0JBQUMsU0FBSSxXQUFVLFNBQ2I7QUFBQSx5QkFBQyxTQUFJLFdBQVUsbUJBQ2I7QUFBQSwyQkFBQyxTQUFJLFdBQVUsaUJBQ2I7QUFBQSw0QkFBQyxPQUFHLGtCQUFRLE1BQUs7QUFBQSxRQUNqQixvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBTSxpQkFBaUIsUUFBUSxNQUFNLE9BQU8sT0FBTyxHQUFHLEdBQy9EO0FBQUEsU0FDRjtBQUFBLE1BQ0EscUJBQUMsU0FBSSxjQUFXLGVBQ2Q7QUFBQSw0QkFBQyxRQUFHLHlCQUFXO0FBQUEsUUFDZixvQkFBQyxZQUFTLE9BQU8sWUFBWTtBQUFBLFNBQy9CO0FBQUEsTUFDQSxxQkFBQyxTQUFJLFdBQVUsb0JBQ2I7QUFBQSw0QkFBQyxRQUFHLDBCQUFZO0FBQUEsUUFDaEI7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE9BQU8sUUFBUSxNQUFNLFNBQVMsSUFBSSxDQUFDLEVBQUUsTUFBTSxPQUFPLE9BQU87QUFBQSxjQUN2RCxNQUFNLGlCQUFpQixNQUFNLE9BQU87QUFBQSxjQUNwQyxNQUFNLE9BQU8sTUFBTSxNQUFNO0FBQUEsWUFDM0IsRUFBRTtBQUFBO0FBQUEsUUFDSjtBQUFBLFNBQ0Y7QUFBQSxNQUNBLG9CQUFDLGtCQUFlO0FBQUEsT0FDbEI7QUFBQSxJQUNBLHFCQUFDLFNBQUksV0FBVSxpQkFDYjtBQUFBLDJCQUFDLE9BQUU7QUFBQTtBQUFBLFNBQ0Usb0JBQUksS0FBSyxHQUFFLFlBQVk7QUFBQSxRQUFFO0FBQUEsUUFBRSxRQUFRO0FBQUEsUUFBSztBQUFBLFNBQzdDO0FBQUEsTUFDQSxvQkFBQyxPQUFFLE1BQU0sUUFBUSxZQUFZLDRCQUFjO0FBQUEsTUFDM0Msb0JBQUMsT0FBRSxNQUFNLFFBQVEsVUFBVSw4QkFBZ0I7QUFBQSxPQUM3QztBQUFBLEtBQ0YsR0FDRjtBQUVKO0FBRUEsU0FBUyxTQUFTLEVBQUUsTUFBTSxHQUFxRTtBQUM3RixTQUNFLG9CQUFDLFFBQUcsV0FBVSxpQkFDWCxnQkFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLEtBQUssTUFDdkIsb0JBQUMsUUFBNEIsbUJBQVMsU0FBWSxPQUFPLG9CQUFDLE9BQUUsTUFBTSxNQUFPLGdCQUFLLEtBQXJFLEdBQUcsSUFBSSxJQUFJLElBQUksRUFBMkQsQ0FDcEYsR0FDSDtBQUVKO0FBR0EsU0FBUyxPQUFPLE1BQVksS0FBaUM7QUFDM0QsUUFBTSxTQUFTLFdBQVcsR0FBRztBQUM3QixNQUFJLE9BQVEsUUFBTyxVQUFVLFFBQVEsSUFBSTtBQUN6QyxRQUFNLENBQUMsT0FBTyxJQUFJLEdBQUcsTUFBTSxJQUFJLElBQUksTUFBTSxHQUFHO0FBQzVDLFFBQU0sT0FBTyxLQUFLLFdBQVcsR0FBRyxLQUFLLENBQUMsS0FBSyxJQUFJLE9BQU8sSUFBSSxJQUFJLElBQUksU0FBUyxNQUFNLElBQUksSUFBSTtBQUN6RixNQUFJLENBQUMsS0FBTSxRQUFPO0FBQ2xCLFNBQU8sS0FBSyxXQUFXLE1BQU0sQ0FBQyxLQUFLLFVBQVUsR0FBRyxNQUFNLEVBQUUsS0FBSyxHQUFHLElBQUk7QUFDdEU7QUFFQSxTQUFTLGlCQUFpQjtBQUN4QixRQUFNLEVBQUUsUUFBUSxJQUFJLFFBQVE7QUFDNUIsU0FDRSxxQkFBQyxTQUFJLFdBQVUsbUJBQ2I7QUFBQSx3QkFBQyxRQUFHLHdCQUFVO0FBQUEsSUFDZCxxQkFBQyxhQUNDO0FBQUEsMkJBQUMsT0FDRTtBQUFBLGdCQUFRO0FBQUEsUUFBTztBQUFBLFFBQUcsUUFBUTtBQUFBLFFBQUs7QUFBQSxRQUFHLFFBQVE7QUFBQSxRQUFNO0FBQUEsUUFBRSxRQUFRO0FBQUEsU0FDN0Q7QUFBQSxNQUNBLG9CQUFDLE9BQUUsTUFBTSxjQUFjLFFBQVEsS0FBSyxHQUFJLGtCQUFRLE9BQU07QUFBQSxNQUN0RCxvQkFBQyxPQUFFLE1BQU0sU0FBUyxRQUFRLEtBQUssR0FBSSxrQkFBUSxPQUFNO0FBQUEsT0FDbkQ7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLFdBQVc7QUFDbEIsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLFFBQVE7QUFDckMsUUFBTSxRQUFRLGlCQUFpQixRQUFRLE1BQU0sVUFBVSxPQUFPO0FBQzlELFNBQ0UscUJBQUMsU0FBSSxXQUFVLGFBQVksY0FBWSxNQUFNLE9BQzNDO0FBQUEsd0JBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFNLGNBQWMsUUFBUSxLQUFLLEdBQ2xFLGdCQUFNLE1BQ1Q7QUFBQSxJQUNBLG9CQUFDLE9BQUUsV0FBVSxVQUFTLE1BQUssYUFDeEIsZ0JBQU0sT0FDVDtBQUFBLEtBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//e7c876fe54dcdda43b73f342f122b491e47b212f
