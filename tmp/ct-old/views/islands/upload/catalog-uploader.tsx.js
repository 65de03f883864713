import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useRef, useState } from "react";
import { useAwake } from "../awake.ts";
import { addToast } from "../toast.ts";
import { CatalogProgressBar } from "./catalog-progress.tsx";
import { TransferProgress } from "./progress.tsx";
import { UploadSignIn } from "./sign-in.tsx";
import { transferFile } from "./transfer.ts";
import { useUploads } from "./use-uploads.ts";
function CatalogUploader({ fileName, viewer, complete }) {
  const awake = useAwake();
  const { chosen, busy, isComplete, mustSignIn, choose, submit } = useCatalogUpload(complete);
  const input = useRef(null);
  const take = useRef(takeChosen);
  useEffect(() => {
    if (input.current?.files?.length) take.current();
  }, []);
  function takeChosen() {
    if (input.current && !choose(input.current.files?.[0])) input.current.value = "";
  }
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs(
      "form",
      {
        className: "form upload__form",
        action: "/api/upload-catalog",
        method: "post",
        encType: "multipart/form-data",
        noValidate: awake,
        onSubmit: (event) => {
          event.preventDefault();
          void submit();
        },
        children: [
          /* @__PURE__ */ jsxs("div", { className: "field", children: [
            /* @__PURE__ */ jsx("label", { className: "field__label", htmlFor: "upload-catalog", children: "Select PDF File" }),
            /* @__PURE__ */ jsx(
              "input",
              {
                className: "field__control upload__input",
                id: "upload-catalog",
                ref: input,
                name: "catalog",
                type: "file",
                accept: ".pdf",
                required: !awake,
                disabled: busy,
                onChange: takeChosen
              }
            ),
            chosen && /* @__PURE__ */ jsx("p", { className: "chosen__name", children: `Selected: ${chosen.file.name}` })
          ] }),
          chosen && busy && chosen.part < 1 && /* @__PURE__ */ jsx(TransferProgress, { part: chosen.part, working: "" }),
          chosen && busy && chosen.part >= 1 && /* @__PURE__ */ jsx(CatalogProgressBar, { waiting: "Checking the PDF..." }),
          chosen?.problem && /* @__PURE__ */ jsxs("p", { className: "form__error", role: "alert", children: [
            chosen.problem,
            " The catalog that was there before is still shown."
          ] }),
          /* @__PURE__ */ jsx("button", { className: "button", type: "submit", disabled: awake && (busy || !chosen), children: busy ? "Uploading..." : "Upload Catalog" })
        ]
      }
    ),
    mustSignIn && /* @__PURE__ */ jsx(UploadSignIn, { onSignedIn: () => void submit() }),
    isComplete && /* @__PURE__ */ jsxs("div", { className: "upload-complete", role: "status", children: [
      /* @__PURE__ */ jsx("h2", { children: "Upload Complete!" }),
      /* @__PURE__ */ jsxs("p", { children: [
        "Your catalog is now available at",
        " ",
        /* @__PURE__ */ jsx("a", { href: viewer, target: "_blank", rel: "noopener", children: viewer })
      ] })
    ] }),
    /* @__PURE__ */ jsx("p", { className: "upload__note", children: `Important: The PDF file must be named exactly: ${fileName}` })
  ] });
}
function useCatalogUpload(complete) {
  const { uploads, current, choose, start } = useUploads(sendCatalog);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [isFirst, setFirst] = useState(true);
  const [chosen] = uploads;
  async function submit() {
    if (current) return;
    if (!chosen) return tellProblem("No File Selected", "Please select a PDF file to upload.");
    setFirst(false);
    setMustSignIn(false);
    const [end] = await start([chosen]);
    setMustSignIn(end?.status === 401);
    if (end?.state === "sent")
      addToast({ title: "Upload Successful!", description: "The catalog PDF has been uploaded successfully." });
    else tellProblem("Upload Failed", "There was an error uploading the file. Please try again.");
  }
  return {
    ...{ chosen, mustSignIn, submit },
    busy: current !== void 0,
    isComplete: chosen ? chosen.state === "sent" : complete && isFirst,
    /** @returns whether the file is kept */
    choose(file) {
      const isPdf = file?.type === "application/pdf";
      if (file && !isPdf) tellProblem("Invalid File Type", "Please select a PDF file.");
      setFirst(false);
      choose(file && isPdf ? [file] : []);
      return isPdf;
    }
  };
}
async function sendCatalog(file, onProgress) {
  const answer = await transferFile("/api/upload-catalog", "catalog", file, onProgress);
  const status = answer?.status;
  if (status && status >= 200 && status < 300) return { state: "sent", status };
  return { state: "failed", status, problem: status === 422 ? answer?.body?.message : void 0 };
}
function tellProblem(title, description) {
  addToast({ title, description, variant: "destructive" });
}
export {
  CatalogUploader
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvY2F0YWxvZy11cGxvYWRlci50c3giXSwKICAibWFwcGluZ3MiOiAiQUFtQ0ksbUJBYU0sS0FERixZQVpKO0FBbkNKLFNBQVMsV0FBVyxRQUFRLGdCQUFnQjtBQUM1QyxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLDBCQUEwQjtBQUNuQyxTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLG9CQUFvQjtBQUM3QixTQUF5QixrQkFBa0I7QUFZcEMsU0FBUyxnQkFBZ0IsRUFBRSxVQUFVLFFBQVEsU0FBUyxHQUF5QjtBQUNwRixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsUUFBUSxNQUFNLFlBQVksWUFBWSxRQUFRLE9BQU8sSUFBSSxpQkFBaUIsUUFBUTtBQUMxRixRQUFNLFFBQVEsT0FBeUIsSUFBSTtBQUMzQyxRQUFNLE9BQU8sT0FBTyxVQUFVO0FBRzlCLFlBQVUsTUFBTTtBQUNkLFFBQUksTUFBTSxTQUFTLE9BQU8sT0FBUSxNQUFLLFFBQVE7QUFBQSxFQUNqRCxHQUFHLENBQUMsQ0FBQztBQUVMLFdBQVMsYUFBbUI7QUFDMUIsUUFBSSxNQUFNLFdBQVcsQ0FBQyxPQUFPLE1BQU0sUUFBUSxRQUFRLENBQUMsQ0FBQyxFQUFHLE9BQU0sUUFBUSxRQUFRO0FBQUEsRUFDaEY7QUFFQSxTQUNFLGlDQUNFO0FBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLFdBQVU7QUFBQSxRQUNWLFFBQU87QUFBQSxRQUNQLFFBQU87QUFBQSxRQUNQLFNBQVE7QUFBQSxRQUNSLFlBQVk7QUFBQSxRQUNaLFVBQVUsQ0FBQyxVQUFVO0FBQ25CLGdCQUFNLGVBQWU7QUFDckIsZUFBSyxPQUFPO0FBQUEsUUFDZDtBQUFBLFFBRUE7QUFBQSwrQkFBQyxTQUFJLFdBQVUsU0FDYjtBQUFBLGdDQUFDLFdBQU0sV0FBVSxnQkFBZSxTQUFRLGtCQUFpQiw2QkFFekQ7QUFBQSxZQUNBO0FBQUEsY0FBQztBQUFBO0FBQUEsZ0JBQ0MsV0FBVTtBQUFBLGdCQUNWLElBQUc7QUFBQSxnQkFDSCxLQUFLO0FBQUEsZ0JBQ0wsTUFBSztBQUFBLGdCQUNMLE1BQUs7QUFBQSxnQkFDTCxRQUFPO0FBQUEsZ0JBQ1AsVUFBVSxDQUFDO0FBQUEsZ0JBQ1gsVUFBVTtBQUFBLGdCQUNWLFVBQVU7QUFBQTtBQUFBLFlBQ1o7QUFBQSxZQUNDLFVBQVUsb0JBQUMsT0FBRSxXQUFVLGdCQUFnQix1QkFBYSxPQUFPLEtBQUssSUFBSSxJQUFHO0FBQUEsYUFDMUU7QUFBQSxVQUNDLFVBQVUsUUFBUSxPQUFPLE9BQU8sS0FBSyxvQkFBQyxvQkFBaUIsTUFBTSxPQUFPLE1BQU0sU0FBUSxJQUFHO0FBQUEsVUFDckYsVUFBVSxRQUFRLE9BQU8sUUFBUSxLQUFLLG9CQUFDLHNCQUFtQixTQUFRLHVCQUFzQjtBQUFBLFVBQ3hGLFFBQVEsV0FDUCxxQkFBQyxPQUFFLFdBQVUsZUFBYyxNQUFLLFNBQzdCO0FBQUEsbUJBQU87QUFBQSxZQUFRO0FBQUEsYUFDbEI7QUFBQSxVQUVGLG9CQUFDLFlBQU8sV0FBVSxVQUFTLE1BQUssVUFBUyxVQUFVLFVBQVUsUUFBUSxDQUFDLFNBQ25FLGlCQUFPLGlCQUFpQixrQkFDM0I7QUFBQTtBQUFBO0FBQUEsSUFDRjtBQUFBLElBQ0MsY0FBYyxvQkFBQyxnQkFBYSxZQUFZLE1BQU0sS0FBSyxPQUFPLEdBQUc7QUFBQSxJQUM3RCxjQUNDLHFCQUFDLFNBQUksV0FBVSxtQkFBa0IsTUFBSyxVQUNwQztBQUFBLDBCQUFDLFFBQUcsOEJBQWdCO0FBQUEsTUFDcEIscUJBQUMsT0FBRTtBQUFBO0FBQUEsUUFDZ0M7QUFBQSxRQUNqQyxvQkFBQyxPQUFFLE1BQU0sUUFBUSxRQUFPLFVBQVMsS0FBSSxZQUNsQyxrQkFDSDtBQUFBLFNBQ0Y7QUFBQSxPQUNGO0FBQUEsSUFFRixvQkFBQyxPQUFFLFdBQVUsZ0JBQWdCLDREQUFrRCxRQUFRLElBQUc7QUFBQSxLQUM1RjtBQUVKO0FBR0EsU0FBUyxpQkFBaUIsVUFBbUI7QUFDM0MsUUFBTSxFQUFFLFNBQVMsU0FBUyxRQUFRLE1BQU0sSUFBSSxXQUFXLFdBQVc7QUFDbEUsUUFBTSxDQUFDLFlBQVksYUFBYSxJQUFJLFNBQVMsS0FBSztBQUNsRCxRQUFNLENBQUMsU0FBUyxRQUFRLElBQUksU0FBUyxJQUFJO0FBQ3pDLFFBQU0sQ0FBQyxNQUFNLElBQUk7QUFFakIsaUJBQWUsU0FBd0I7QUFDckMsUUFBSSxRQUFTO0FBQ2IsUUFBSSxDQUFDLE9BQVEsUUFBTyxZQUFZLG9CQUFvQixxQ0FBcUM7QUFDekYsYUFBUyxLQUFLO0FBQ2Qsa0JBQWMsS0FBSztBQUNuQixVQUFNLENBQUMsR0FBRyxJQUFJLE1BQU0sTUFBTSxDQUFDLE1BQU0sQ0FBQztBQUNsQyxrQkFBYyxLQUFLLFdBQVcsR0FBRztBQUNqQyxRQUFJLEtBQUssVUFBVTtBQUNqQixlQUFTLEVBQUUsT0FBTyxzQkFBc0IsYUFBYSxrREFBa0QsQ0FBQztBQUFBLFFBQ3JHLGFBQVksaUJBQWlCLDBEQUEwRDtBQUFBLEVBQzlGO0FBRUEsU0FBTztBQUFBLElBQ0wsR0FBRyxFQUFFLFFBQVEsWUFBWSxPQUFPO0FBQUEsSUFDaEMsTUFBTSxZQUFZO0FBQUEsSUFDbEIsWUFBWSxTQUFTLE9BQU8sVUFBVSxTQUFTLFlBQVk7QUFBQTtBQUFBLElBRTNELE9BQU8sTUFBaUM7QUFDdEMsWUFBTSxRQUFRLE1BQU0sU0FBUztBQUM3QixVQUFJLFFBQVEsQ0FBQyxNQUFPLGFBQVkscUJBQXFCLDJCQUEyQjtBQUNoRixlQUFTLEtBQUs7QUFDZCxhQUFPLFFBQVEsUUFBUSxDQUFDLElBQUksSUFBSSxDQUFDLENBQUM7QUFDbEMsYUFBTztBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQ0Y7QUFHQSxlQUFlLFlBQ2IsTUFDQSxZQUNxRDtBQUNyRCxRQUFNLFNBQVMsTUFBTSxhQUFtQyx1QkFBdUIsV0FBVyxNQUFNLFVBQVU7QUFDMUcsUUFBTSxTQUFTLFFBQVE7QUFDdkIsTUFBSSxVQUFVLFVBQVUsT0FBTyxTQUFTLElBQUssUUFBTyxFQUFFLE9BQU8sUUFBUSxPQUFPO0FBQzVFLFNBQU8sRUFBRSxPQUFPLFVBQVUsUUFBUSxTQUFTLFdBQVcsTUFBTSxRQUFRLE1BQU0sVUFBVSxPQUFVO0FBQ2hHO0FBRUEsU0FBUyxZQUFZLE9BQWUsYUFBMkI7QUFDN0QsV0FBUyxFQUFFLE9BQU8sYUFBYSxTQUFTLGNBQWMsQ0FBQztBQUN6RDsiLAogICJuYW1lcyI6IFtdCn0K

//b572ed995f7ccdffe8a556875ddd8d8c57159ac2
