import { jsx, jsxs } from "react/jsx-runtime";
import { siteSlots } from "../../src/shared/pictures.ts";
import { catalogFileName, catalogPath } from "../../src/shared/routes.ts";
import { Layout } from "../components/frame.tsx";
import { Meta } from "../components/meta.tsx";
import { UploadSignIn } from "../components/plain-sign-in.tsx";
import { SitePicture } from "../components/site-picture.tsx";
import { Island } from "../island.tsx";
import { CatalogUploader } from "../islands/upload/catalog-uploader.tsx";
import { ImageUploader } from "../islands/upload/image-uploader.tsx";
import { usePage, useSite, useVisitor } from "../site.ts";
function UploadImagesPage() {
  const { path } = usePage();
  const { uploadOutcome, signInFailure, signedIn } = useVisitor();
  return /* @__PURE__ */ jsxs(Layout, { phoneBar: false, children: [
    /* @__PURE__ */ jsx(
      Meta,
      {
        title: "Image Uploader",
        description: "For staff: replace the pictures of the website and add to its gallery."
      }
    ),
    /* @__PURE__ */ jsxs("div", { className: "frame upload", children: [
      /* @__PURE__ */ jsxs("div", { className: "upload__head", children: [
        /* @__PURE__ */ jsx("h1", { children: "Image Uploader" }),
        /* @__PURE__ */ jsx("p", { children: "Give each file exactly the name of the placeholder image that it replaces; the names are in the guide below. A file with any other name is added to the gallery." })
      ] }),
      uploadOutcome && /* @__PURE__ */ jsx(UploadOutcome, { outcome: uploadOutcome, title: uploadOutcome.success ? "Success" : "Error", path }),
      signInFailure && /* @__PURE__ */ jsx(UploadSignIn, { path, failure: signInFailure }),
      /* @__PURE__ */ jsx(Island, { name: "image-uploader", component: ImageUploader, props: {}, wake: "load" }),
      /* @__PURE__ */ jsxs("noscript", { children: [
        /* @__PURE__ */ jsx(PlainImages, {}),
        !uploadOutcome && !signInFailure && !signedIn && /* @__PURE__ */ jsx(UploadSignIn, { path })
      ] }),
      /* @__PURE__ */ jsx(ReplacementGuide, {})
    ] })
  ] });
}
function ReplacementGuide() {
  return /* @__PURE__ */ jsxs("section", { className: "guide", "aria-labelledby": "guide-title", children: [
    /* @__PURE__ */ jsx("h2", { id: "guide-title", children: "Image Replacement Guide" }),
    /* @__PURE__ */ jsx("ul", { className: "guide__list", children: siteSlots.map(({ name, width, height }) => /* @__PURE__ */ jsxs("li", { className: "guide__item", children: [
      /* @__PURE__ */ jsx(SitePicture, { name, alt: "", sizes: "6rem", className: "guide__image" }),
      /* @__PURE__ */ jsxs("p", { children: [
        /* @__PURE__ */ jsx("span", { className: "guide__name", children: name }),
        /* @__PURE__ */ jsx("span", { className: "unseen", children: ": " }),
        /* @__PURE__ */ jsx("span", { className: "guide__size", children: `${width}x${height}` })
      ] })
    ] }, name)) })
  ] });
}
function PlainImages() {
  const { uploads } = useSite();
  if (uploads.length === 0) return /* @__PURE__ */ jsx("p", { className: "uploaded__empty", children: "No images uploaded yet." });
  return /* @__PURE__ */ jsx("ul", { className: "uploaded__grid", children: uploads.map(({ name, path }) => /* @__PURE__ */ jsxs("li", { className: "uploaded__item", children: [
    /* @__PURE__ */ jsx("img", { className: "uploaded__image", src: path, alt: name, width: 400, height: 300 }),
    /* @__PURE__ */ jsx("p", { className: "uploaded__name", children: name }),
    /* @__PURE__ */ jsx("p", { className: "uploaded__path", children: `Path: ${path}` })
  ] }, path)) });
}
function UploadCatalogPage() {
  const { profile } = useSite();
  const { path } = usePage();
  const { uploadOutcome, signInFailure, signedIn } = useVisitor();
  const fileName = catalogFileName(profile);
  const title = `Upload ${profile.catalogYear} ${profile.brandInitials} Catalog`;
  return /* @__PURE__ */ jsxs(Layout, { phoneBar: false, children: [
    /* @__PURE__ */ jsx(Meta, { title, description: "For staff: replace the catalog." }),
    /* @__PURE__ */ jsx("div", { className: "frame upload", children: /* @__PURE__ */ jsxs("div", { className: "upload-card", children: [
      /* @__PURE__ */ jsx("h1", { children: title }),
      /* @__PURE__ */ jsx("p", { children: `Upload your PDF file named "${fileName}"` }),
      uploadOutcome && /* @__PURE__ */ jsx(
        UploadOutcome,
        {
          outcome: uploadOutcome,
          title: uploadOutcome.success ? "Upload Successful!" : "Upload Failed",
          path
        }
      ),
      signInFailure && /* @__PURE__ */ jsx(UploadSignIn, { path, failure: signInFailure }),
      /* @__PURE__ */ jsx(
        Island,
        {
          name: "catalog-uploader",
          component: CatalogUploader,
          props: { fileName, viewer: catalogPath(profile), complete: uploadOutcome?.success ?? false },
          wake: "load"
        }
      ),
      /* @__PURE__ */ jsx("noscript", { children: !uploadOutcome && !signInFailure && !signedIn && /* @__PURE__ */ jsx(UploadSignIn, { path }) })
    ] }) })
  ] });
}
function UploadOutcome({ outcome, title, path }) {
  return /* @__PURE__ */ jsxs("div", { className: "upload-outcome", children: [
    /* @__PURE__ */ jsxs("p", { className: outcome.success ? "form__confirmation" : "form__error", role: "status", children: [
      /* @__PURE__ */ jsx("strong", { children: title }),
      " ",
      outcome.message
    ] }),
    outcome.signedOut && /* @__PURE__ */ jsx(UploadSignIn, { path })
  ] });
}
export {
  UploadCatalogPage,
  UploadImagesPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvdXBsb2Fkcy50c3giXSwKICAibWFwcGluZ3MiOiAiQUFrQk0sY0FLRSxZQUxGO0FBakJOLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsaUJBQWlCLG1CQUFtQjtBQUM3QyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsY0FBYztBQUN2QixTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLFNBQVMsU0FBUyxrQkFBa0I7QUFHdEMsU0FBUyxtQkFBbUI7QUFDakMsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sRUFBRSxlQUFlLGVBQWUsU0FBUyxJQUFJLFdBQVc7QUFDOUQsU0FDRSxxQkFBQyxVQUFPLFVBQVUsT0FDaEI7QUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBTTtBQUFBLFFBQ04sYUFBWTtBQUFBO0FBQUEsSUFDZDtBQUFBLElBQ0EscUJBQUMsU0FBSSxXQUFVLGdCQUNiO0FBQUEsMkJBQUMsU0FBSSxXQUFVLGdCQUNiO0FBQUEsNEJBQUMsUUFBRyw0QkFBYztBQUFBLFFBQ2xCLG9CQUFDLE9BQUUsOEtBR0g7QUFBQSxTQUNGO0FBQUEsTUFDQyxpQkFDQyxvQkFBQyxpQkFBYyxTQUFTLGVBQWUsT0FBTyxjQUFjLFVBQVUsWUFBWSxTQUFTLE1BQVk7QUFBQSxNQUV4RyxpQkFBaUIsb0JBQUMsZ0JBQWEsTUFBWSxTQUFTLGVBQWU7QUFBQSxNQUNwRSxvQkFBQyxVQUFPLE1BQUssa0JBQWlCLFdBQVcsZUFBZSxPQUFPLENBQUMsR0FBRyxNQUFLLFFBQU87QUFBQSxNQUMvRSxxQkFBQyxjQUNDO0FBQUEsNEJBQUMsZUFBWTtBQUFBLFFBQ1osQ0FBQyxpQkFBaUIsQ0FBQyxpQkFBaUIsQ0FBQyxZQUFZLG9CQUFDLGdCQUFhLE1BQVk7QUFBQSxTQUM5RTtBQUFBLE1BQ0Esb0JBQUMsb0JBQWlCO0FBQUEsT0FDcEI7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLG1CQUFtQjtBQUMxQixTQUNFLHFCQUFDLGFBQVEsV0FBVSxTQUFRLG1CQUFnQixlQUN6QztBQUFBLHdCQUFDLFFBQUcsSUFBRyxlQUFjLHFDQUF1QjtBQUFBLElBQzVDLG9CQUFDLFFBQUcsV0FBVSxlQUNYLG9CQUFVLElBQUksQ0FBQyxFQUFFLE1BQU0sT0FBTyxPQUFPLE1BQ3BDLHFCQUFDLFFBQUcsV0FBVSxlQUNaO0FBQUEsMEJBQUMsZUFBWSxNQUFZLEtBQUksSUFBRyxPQUFNLFFBQU8sV0FBVSxnQkFBZTtBQUFBLE1BQ3RFLHFCQUFDLE9BQ0M7QUFBQSw0QkFBQyxVQUFLLFdBQVUsZUFBZSxnQkFBSztBQUFBLFFBQ3BDLG9CQUFDLFVBQUssV0FBVSxVQUFTLGdCQUFFO0FBQUEsUUFDM0Isb0JBQUMsVUFBSyxXQUFVLGVBQWUsYUFBRyxLQUFLLElBQUksTUFBTSxJQUFHO0FBQUEsU0FDdEQ7QUFBQSxTQU4rQixJQU9qQyxDQUNELEdBQ0g7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLGNBQWM7QUFDckIsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLE1BQUksUUFBUSxXQUFXLEVBQUcsUUFBTyxvQkFBQyxPQUFFLFdBQVUsbUJBQWtCLHFDQUF1QjtBQUN2RixTQUNFLG9CQUFDLFFBQUcsV0FBVSxrQkFDWCxrQkFBUSxJQUFJLENBQUMsRUFBRSxNQUFNLEtBQUssTUFDekIscUJBQUMsUUFBRyxXQUFVLGtCQUNaO0FBQUEsd0JBQUMsU0FBSSxXQUFVLG1CQUFrQixLQUFLLE1BQU0sS0FBSyxNQUFNLE9BQU8sS0FBSyxRQUFRLEtBQUs7QUFBQSxJQUNoRixvQkFBQyxPQUFFLFdBQVUsa0JBQWtCLGdCQUFLO0FBQUEsSUFDcEMsb0JBQUMsT0FBRSxXQUFVLGtCQUFrQixtQkFBUyxJQUFJLElBQUc7QUFBQSxPQUhiLElBSXBDLENBQ0QsR0FDSDtBQUVKO0FBR08sU0FBUyxvQkFBb0I7QUFDbEMsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixRQUFNLEVBQUUsZUFBZSxlQUFlLFNBQVMsSUFBSSxXQUFXO0FBQzlELFFBQU0sV0FBVyxnQkFBZ0IsT0FBTztBQUN4QyxRQUFNLFFBQVEsVUFBVSxRQUFRLFdBQVcsSUFBSSxRQUFRLGFBQWE7QUFDcEUsU0FDRSxxQkFBQyxVQUFPLFVBQVUsT0FDaEI7QUFBQSx3QkFBQyxRQUFLLE9BQWMsYUFBWSxtQ0FBa0M7QUFBQSxJQUNsRSxvQkFBQyxTQUFJLFdBQVUsZ0JBQ2IsK0JBQUMsU0FBSSxXQUFVLGVBQ2I7QUFBQSwwQkFBQyxRQUFJLGlCQUFNO0FBQUEsTUFDWCxvQkFBQyxPQUFHLHlDQUErQixRQUFRLEtBQUk7QUFBQSxNQUM5QyxpQkFDQztBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsU0FBUztBQUFBLFVBQ1QsT0FBTyxjQUFjLFVBQVUsdUJBQXVCO0FBQUEsVUFDdEQ7QUFBQTtBQUFBLE1BQ0Y7QUFBQSxNQUVELGlCQUFpQixvQkFBQyxnQkFBYSxNQUFZLFNBQVMsZUFBZTtBQUFBLE1BQ3BFO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxXQUFXO0FBQUEsVUFDWCxPQUFPLEVBQUUsVUFBVSxRQUFRLFlBQVksT0FBTyxHQUFHLFVBQVUsZUFBZSxXQUFXLE1BQU07QUFBQSxVQUMzRixNQUFLO0FBQUE7QUFBQSxNQUNQO0FBQUEsTUFDQSxvQkFBQyxjQUFVLFdBQUMsaUJBQWlCLENBQUMsaUJBQWlCLENBQUMsWUFBWSxvQkFBQyxnQkFBYSxNQUFZLEdBQUc7QUFBQSxPQUMzRixHQUNGO0FBQUEsS0FDRjtBQUVKO0FBTUEsU0FBUyxjQUFjLEVBQUUsU0FBUyxPQUFPLEtBQUssR0FBc0Q7QUFDbEcsU0FDRSxxQkFBQyxTQUFJLFdBQVUsa0JBQ2I7QUFBQSx5QkFBQyxPQUFFLFdBQVcsUUFBUSxVQUFVLHVCQUF1QixlQUFlLE1BQUssVUFDekU7QUFBQSwwQkFBQyxZQUFRLGlCQUFNO0FBQUEsTUFBUztBQUFBLE1BQUUsUUFBUTtBQUFBLE9BQ3BDO0FBQUEsSUFDQyxRQUFRLGFBQWEsb0JBQUMsZ0JBQWEsTUFBWTtBQUFBLEtBQ2xEO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6ffc90a8da46b3fbaaf0df1f025864c190ed74bc
