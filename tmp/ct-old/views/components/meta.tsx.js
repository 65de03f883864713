import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { shareName, shareSize } from "../../src/shared/pictures.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { usePage, useSite } from "../site.ts";
import { imageAddress } from "../structured-data.ts";
function Meta({ title, description, keywords, picture }) {
  const { publicUrl, profile, content } = useSite();
  const { path, unlisted, screen } = usePage();
  const hidden = unlisted || screen === "error" || screen === "not-found";
  const address = `${publicUrl}${path}`;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("title", { children: title }),
    /* @__PURE__ */ jsx("meta", { name: "description", content: description }),
    keywords && /* @__PURE__ */ jsx("meta", { name: "keywords", content: keywords }),
    hidden ? /* @__PURE__ */ jsx("meta", { name: "robots", content: "noindex, nofollow" }) : /* @__PURE__ */ jsx("link", { rel: "canonical", href: address }),
    /* @__PURE__ */ jsx("meta", { property: "og:title", content: title }),
    /* @__PURE__ */ jsx("meta", { property: "og:description", content: description }),
    /* @__PURE__ */ jsx("meta", { property: "og:type", content: "website" }),
    /* @__PURE__ */ jsx("meta", { property: "og:url", content: address }),
    /* @__PURE__ */ jsx("meta", { property: "og:site_name", content: profile.name }),
    /* @__PURE__ */ jsx(ShareImage, { ...picture ?? fillPlaceholders(content.frame.sharePicture, profile) }),
    /* @__PURE__ */ jsx("meta", { name: "twitter:card", content: "summary_large_image" })
  ] });
}
function ShareImage({ name, alt }) {
  const { publicUrl, pictures } = useSite();
  const picture = pictures[name];
  const address = picture?.share ? `${publicUrl}/images/variants/${encodeURIComponent(shareName(picture))}` : imageAddress(publicUrl, name);
  const size = picture?.share ? shareSize(picture) : picture;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("meta", { property: "og:image", content: address }),
    /* @__PURE__ */ jsx("meta", { property: "og:image:alt", content: alt }),
    size && /* @__PURE__ */ jsx("meta", { property: "og:image:width", content: String(size.width) }),
    size && /* @__PURE__ */ jsx("meta", { property: "og:image:height", content: String(size.height) })
  ] });
}
function StructuredData({ data }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
  return /* @__PURE__ */ jsx("script", { type: "application/ld+json", dangerouslySetInnerHTML: { __html: json } });
}
export {
  Meta,
  StructuredData
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9tZXRhLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXNCSSxtQkFDRSxLQURGO0FBckJKLFNBQVMsV0FBVyxpQkFBaUI7QUFDckMsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxTQUFTLGVBQWU7QUFDakMsU0FBUyxvQkFBZ0M7QUFZbEMsU0FBUyxLQUFLLEVBQUUsT0FBTyxhQUFhLFVBQVUsUUFBUSxHQUFjO0FBQ3pFLFFBQU0sRUFBRSxXQUFXLFNBQVMsUUFBUSxJQUFJLFFBQVE7QUFDaEQsUUFBTSxFQUFFLE1BQU0sVUFBVSxPQUFPLElBQUksUUFBUTtBQUMzQyxRQUFNLFNBQVMsWUFBWSxXQUFXLFdBQVcsV0FBVztBQUM1RCxRQUFNLFVBQVUsR0FBRyxTQUFTLEdBQUcsSUFBSTtBQUNuQyxTQUNFLGlDQUNFO0FBQUEsd0JBQUMsV0FBTyxpQkFBTTtBQUFBLElBQ2Qsb0JBQUMsVUFBSyxNQUFLLGVBQWMsU0FBUyxhQUFhO0FBQUEsSUFDOUMsWUFBWSxvQkFBQyxVQUFLLE1BQUssWUFBVyxTQUFTLFVBQVU7QUFBQSxJQUNyRCxTQUFTLG9CQUFDLFVBQUssTUFBSyxVQUFTLFNBQVEscUJBQW9CLElBQUssb0JBQUMsVUFBSyxLQUFJLGFBQVksTUFBTSxTQUFTO0FBQUEsSUFDcEcsb0JBQUMsVUFBSyxVQUFTLFlBQVcsU0FBUyxPQUFPO0FBQUEsSUFDMUMsb0JBQUMsVUFBSyxVQUFTLGtCQUFpQixTQUFTLGFBQWE7QUFBQSxJQUN0RCxvQkFBQyxVQUFLLFVBQVMsV0FBVSxTQUFRLFdBQVU7QUFBQSxJQUMzQyxvQkFBQyxVQUFLLFVBQVMsVUFBUyxTQUFTLFNBQVM7QUFBQSxJQUMxQyxvQkFBQyxVQUFLLFVBQVMsZ0JBQWUsU0FBUyxRQUFRLE1BQU07QUFBQSxJQUNyRCxvQkFBQyxjQUFZLEdBQUksV0FBVyxpQkFBaUIsUUFBUSxNQUFNLGNBQWMsT0FBTyxHQUFJO0FBQUEsSUFDcEYsb0JBQUMsVUFBSyxNQUFLLGdCQUFlLFNBQVEsdUJBQXNCO0FBQUEsS0FDMUQ7QUFFSjtBQUdBLFNBQVMsV0FBVyxFQUFFLE1BQU0sSUFBSSxHQUFtQjtBQUNqRCxRQUFNLEVBQUUsV0FBVyxTQUFTLElBQUksUUFBUTtBQUN4QyxRQUFNLFVBQVUsU0FBUyxJQUFJO0FBQzdCLFFBQU0sVUFBVSxTQUFTLFFBQ3JCLEdBQUcsU0FBUyxvQkFBb0IsbUJBQW1CLFVBQVUsT0FBTyxDQUFDLENBQUMsS0FDdEUsYUFBYSxXQUFXLElBQUk7QUFDaEMsUUFBTSxPQUFPLFNBQVMsUUFBUSxVQUFVLE9BQU8sSUFBSTtBQUNuRCxTQUNFLGlDQUNFO0FBQUEsd0JBQUMsVUFBSyxVQUFTLFlBQVcsU0FBUyxTQUFTO0FBQUEsSUFDNUMsb0JBQUMsVUFBSyxVQUFTLGdCQUFlLFNBQVMsS0FBSztBQUFBLElBQzNDLFFBQVEsb0JBQUMsVUFBSyxVQUFTLGtCQUFpQixTQUFTLE9BQU8sS0FBSyxLQUFLLEdBQUc7QUFBQSxJQUNyRSxRQUFRLG9CQUFDLFVBQUssVUFBUyxtQkFBa0IsU0FBUyxPQUFPLEtBQUssTUFBTSxHQUFHO0FBQUEsS0FDMUU7QUFFSjtBQUdPLFNBQVMsZUFBZSxFQUFFLEtBQUssR0FBb0I7QUFDeEQsUUFBTSxPQUFPLEtBQUssVUFBVSxFQUFFLFlBQVksc0JBQXNCLEdBQUcsS0FBSyxDQUFDLEVBQUUsUUFBUSxNQUFNLFNBQVM7QUFDbEcsU0FBTyxvQkFBQyxZQUFPLE1BQUssdUJBQXNCLHlCQUF5QixFQUFFLFFBQVEsS0FBSyxHQUFHO0FBQ3ZGOyIsCiAgIm5hbWVzIjogW10KfQo=

//461c2a91a2d2dda6b94668fbcac47302d67314df
