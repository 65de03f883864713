import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import { pictureLimits, slotOf } from "../../../src/shared/pictures.ts";
import { Icon } from "../../components/icon.tsx";
import { useAwake } from "../awake.ts";
import { addToast } from "../toast.ts";
import { FilePreview } from "./file-preview.tsx";
import { ImageDrop } from "./image-drop.tsx";
import { TransferProgress } from "./progress.tsx";
import { UploadSignIn } from "./sign-in.tsx";
import { transferFile } from "./transfer.ts";
import { UploadedImages, useImageList } from "./uploaded-images.tsx";
import { useUploads } from "./use-uploads.ts";
function ImageUploader() {
  const awake = useAwake();
  const list = useImageList();
  const { chosen, current, mustSignIn, choose, add, remove, submit } = useImageUpload(list.reload);
  const busy = current !== void 0;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs(
      "form",
      {
        className: "form upload__form",
        action: "/api/upload",
        method: "post",
        encType: "multipart/form-data",
        noValidate: awake,
        onSubmit: (event) => {
          event.preventDefault();
          void submit();
        },
        children: [
          /* @__PURE__ */ jsx(ImageDrop, { awake, disabled: busy, onChoose: choose, onDrop: add }),
          chosen.length > 0 && /* @__PURE__ */ jsx("ul", { className: "chosen", "aria-label": "Selected images", children: chosen.map((image) => /* @__PURE__ */ jsx(ChosenImage, { image, disabled: busy, onRemove: () => remove(image.id) }, image.id)) }),
          current && /* @__PURE__ */ jsx(TransferProgress, { part: current.part, working: "Preparing the picture for the website..." }),
          /* @__PURE__ */ jsx("button", { className: "button", type: "submit", disabled: awake && (busy || chosen.length === 0), children: busy ? "Uploading..." : "Upload Image" })
        ]
      }
    ),
    mustSignIn && /* @__PURE__ */ jsx(UploadSignIn, { onSignedIn: () => void submit() }),
    /* @__PURE__ */ jsx(UploadedImages, { ...list })
  ] });
}
function ChosenImage({ image, disabled, onRemove }) {
  const { file, state, problem } = image;
  const slot = slotOf(file.name);
  return /* @__PURE__ */ jsxs("li", { className: "chosen__item", "aria-busy": state === "sending" || void 0, children: [
    /* @__PURE__ */ jsx(FilePreview, { file }),
    /* @__PURE__ */ jsxs("div", { className: "chosen__words", children: [
      /* @__PURE__ */ jsx("p", { className: "chosen__name", children: `Selected: ${file.name}` }),
      /* @__PURE__ */ jsx("p", { className: "chosen__fate", children: slot ? `Replaces ${slot} across the website` : "Will be added to the gallery" }),
      problem && /* @__PURE__ */ jsx("p", { className: "field__message", children: problem })
    ] }),
    /* @__PURE__ */ jsx(
      "button",
      {
        className: "chosen__remove",
        type: "button",
        disabled,
        "aria-label": `Remove ${file.name}`,
        onClick: onRemove,
        children: /* @__PURE__ */ jsx(Icon, { name: "close" })
      }
    )
  ] });
}
function useImageUpload(onUploaded) {
  const { uploads, current, choose, add, remove, start } = useUploads(sendImage);
  const [mustSignIn, setMustSignIn] = useState(false);
  const chosen = uploads.filter(({ state }) => state !== "sent");
  async function submit() {
    if (current) return;
    if (chosen.length === 0) return tellNoFile();
    setMustSignIn(false);
    const ends = await start(chosen);
    const words = ends.findLast(({ state }) => state === "failed")?.words;
    setMustSignIn(ends.some(({ status }) => status === 401));
    if (ends.some(({ state }) => state === "sent")) void onUploaded();
    if (words) addToast({ title: "Error", description: words, variant: "destructive" });
    else addToast({ title: "Success", description: "Image uploaded successfully" });
  }
  return {
    ...{ chosen, current, mustSignIn, remove, submit },
    /** Files from the picker replace the selection, unless none of them is an image. */
    choose(files) {
      const images = files.filter(isImage);
      if (images.length > 0) choose(images);
      else tellNoFile();
    },
    /** Dropped files are added to the selection. */
    add(files) {
      const images = files.filter(isImage);
      if (files.length > 0 && images.length === 0) tellNoFile();
      add(images);
    }
  };
}
async function sendImage(file, onProgress) {
  if (file.size > pictureLimits.bytes) return refused("This file is too large. The limit is 20 MB.");
  const answer = await transferFile("/api/upload", "image", file, onProgress);
  if (!answer?.body) return { state: "failed", words: "An error occurred while uploading the image", stops: true };
  if (answer.body.success) return { state: "sent" };
  const words = answer.body.message || "Failed to upload image";
  return answer.status === 401 ? { state: "failed", words, status: 401, stops: true } : refused(words);
}
const refused = (problem) => ({ state: "failed", problem, words: problem });
function isImage({ type }) {
  return type === "" || type.startsWith("image/");
}
function tellNoFile() {
  addToast({ title: "No file selected", description: "Please select an image file to upload", variant: "destructive" });
}
export {
  ImageUploader
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvaW1hZ2UtdXBsb2FkZXIudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBb0JJLG1CQVlJLEtBWEYsWUFERjtBQXBCSixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGVBQWUsY0FBYztBQUN0QyxTQUFTLFlBQVk7QUFDckIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxnQkFBZ0Isb0JBQW9CO0FBQzdDLFNBQXNDLGtCQUFrQjtBQUdqRCxTQUFTLGdCQUFnQjtBQUM5QixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLE9BQU8sYUFBYTtBQUMxQixRQUFNLEVBQUUsUUFBUSxTQUFTLFlBQVksUUFBUSxLQUFLLFFBQVEsT0FBTyxJQUFJLGVBQWUsS0FBSyxNQUFNO0FBQy9GLFFBQU0sT0FBTyxZQUFZO0FBQ3pCLFNBQ0UsaUNBQ0U7QUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsV0FBVTtBQUFBLFFBQ1YsUUFBTztBQUFBLFFBQ1AsUUFBTztBQUFBLFFBQ1AsU0FBUTtBQUFBLFFBQ1IsWUFBWTtBQUFBLFFBQ1osVUFBVSxDQUFDLFVBQVU7QUFDbkIsZ0JBQU0sZUFBZTtBQUNyQixlQUFLLE9BQU87QUFBQSxRQUNkO0FBQUEsUUFFQTtBQUFBLDhCQUFDLGFBQVUsT0FBYyxVQUFVLE1BQU0sVUFBVSxRQUFRLFFBQVEsS0FBSztBQUFBLFVBQ3ZFLE9BQU8sU0FBUyxLQUNmLG9CQUFDLFFBQUcsV0FBVSxVQUFTLGNBQVcsbUJBQy9CLGlCQUFPLElBQUksQ0FBQyxVQUNYLG9CQUFDLGVBQTJCLE9BQWMsVUFBVSxNQUFNLFVBQVUsTUFBTSxPQUFPLE1BQU0sRUFBRSxLQUF2RSxNQUFNLEVBQW9FLENBQzdGLEdBQ0g7QUFBQSxVQUVELFdBQVcsb0JBQUMsb0JBQWlCLE1BQU0sUUFBUSxNQUFNLFNBQVEsNENBQTJDO0FBQUEsVUFDckcsb0JBQUMsWUFBTyxXQUFVLFVBQVMsTUFBSyxVQUFTLFVBQVUsVUFBVSxRQUFRLE9BQU8sV0FBVyxJQUNwRixpQkFBTyxpQkFBaUIsZ0JBQzNCO0FBQUE7QUFBQTtBQUFBLElBQ0Y7QUFBQSxJQUNDLGNBQWMsb0JBQUMsZ0JBQWEsWUFBWSxNQUFNLEtBQUssT0FBTyxHQUFHO0FBQUEsSUFDOUQsb0JBQUMsa0JBQWdCLEdBQUcsTUFBTTtBQUFBLEtBQzVCO0FBRUo7QUFHQSxTQUFTLFlBQVksRUFBRSxPQUFPLFVBQVUsU0FBUyxHQUEyRDtBQUMxRyxRQUFNLEVBQUUsTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUNqQyxRQUFNLE9BQU8sT0FBTyxLQUFLLElBQUk7QUFDN0IsU0FDRSxxQkFBQyxRQUFHLFdBQVUsZ0JBQWUsYUFBVyxVQUFVLGFBQWEsUUFDN0Q7QUFBQSx3QkFBQyxlQUFZLE1BQVk7QUFBQSxJQUN6QixxQkFBQyxTQUFJLFdBQVUsaUJBQ2I7QUFBQSwwQkFBQyxPQUFFLFdBQVUsZ0JBQWdCLHVCQUFhLEtBQUssSUFBSSxJQUFHO0FBQUEsTUFDdEQsb0JBQUMsT0FBRSxXQUFVLGdCQUFnQixpQkFBTyxZQUFZLElBQUksd0JBQXdCLGdDQUErQjtBQUFBLE1BQzFHLFdBQVcsb0JBQUMsT0FBRSxXQUFVLGtCQUFrQixtQkFBUTtBQUFBLE9BQ3JEO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsV0FBVTtBQUFBLFFBQ1YsTUFBSztBQUFBLFFBQ0w7QUFBQSxRQUNBLGNBQVksVUFBVSxLQUFLLElBQUk7QUFBQSxRQUMvQixTQUFTO0FBQUEsUUFFVCw4QkFBQyxRQUFLLE1BQUssU0FBUTtBQUFBO0FBQUEsSUFDckI7QUFBQSxLQUNGO0FBRUo7QUFZQSxTQUFTLGVBQWUsWUFBaUM7QUFDdkQsUUFBTSxFQUFFLFNBQVMsU0FBUyxRQUFRLEtBQUssUUFBUSxNQUFNLElBQUksV0FBVyxTQUFTO0FBQzdFLFFBQU0sQ0FBQyxZQUFZLGFBQWEsSUFBSSxTQUFTLEtBQUs7QUFDbEQsUUFBTSxTQUFTLFFBQVEsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLFVBQVUsTUFBTTtBQUU3RCxpQkFBZSxTQUF3QjtBQUNyQyxRQUFJLFFBQVM7QUFDYixRQUFJLE9BQU8sV0FBVyxFQUFHLFFBQU8sV0FBVztBQUMzQyxrQkFBYyxLQUFLO0FBQ25CLFVBQU0sT0FBTyxNQUFNLE1BQU0sTUFBTTtBQUMvQixVQUFNLFFBQVEsS0FBSyxTQUFTLENBQUMsRUFBRSxNQUFNLE1BQU0sVUFBVSxRQUFRLEdBQUc7QUFDaEUsa0JBQWMsS0FBSyxLQUFLLENBQUMsRUFBRSxPQUFPLE1BQU0sV0FBVyxHQUFHLENBQUM7QUFDdkQsUUFBSSxLQUFLLEtBQUssQ0FBQyxFQUFFLE1BQU0sTUFBTSxVQUFVLE1BQU0sRUFBRyxNQUFLLFdBQVc7QUFDaEUsUUFBSSxNQUFPLFVBQVMsRUFBRSxPQUFPLFNBQVMsYUFBYSxPQUFPLFNBQVMsY0FBYyxDQUFDO0FBQUEsUUFDN0UsVUFBUyxFQUFFLE9BQU8sV0FBVyxhQUFhLDhCQUE4QixDQUFDO0FBQUEsRUFDaEY7QUFFQSxTQUFPO0FBQUEsSUFDTCxHQUFHLEVBQUUsUUFBUSxTQUFTLFlBQVksUUFBUSxPQUFPO0FBQUE7QUFBQSxJQUVqRCxPQUFPLE9BQXFCO0FBQzFCLFlBQU0sU0FBUyxNQUFNLE9BQU8sT0FBTztBQUNuQyxVQUFJLE9BQU8sU0FBUyxFQUFHLFFBQU8sTUFBTTtBQUFBLFVBQy9CLFlBQVc7QUFBQSxJQUNsQjtBQUFBO0FBQUEsSUFFQSxJQUFJLE9BQXFCO0FBQ3ZCLFlBQU0sU0FBUyxNQUFNLE9BQU8sT0FBTztBQUNuQyxVQUFJLE1BQU0sU0FBUyxLQUFLLE9BQU8sV0FBVyxFQUFHLFlBQVc7QUFDeEQsVUFBSSxNQUFNO0FBQUEsSUFDWjtBQUFBLEVBQ0Y7QUFDRjtBQUdBLGVBQWUsVUFBVSxNQUFZLFlBQXVEO0FBQzFGLE1BQUksS0FBSyxPQUFPLGNBQWMsTUFBTyxRQUFPLFFBQVEsNkNBQTZDO0FBQ2pHLFFBQU0sU0FBUyxNQUFNLGFBQXFELGVBQWUsU0FBUyxNQUFNLFVBQVU7QUFDbEgsTUFBSSxDQUFDLFFBQVEsS0FBTSxRQUFPLEVBQUUsT0FBTyxVQUFVLE9BQU8sK0NBQStDLE9BQU8sS0FBSztBQUMvRyxNQUFJLE9BQU8sS0FBSyxRQUFTLFFBQU8sRUFBRSxPQUFPLE9BQU87QUFDaEQsUUFBTSxRQUFRLE9BQU8sS0FBSyxXQUFXO0FBQ3JDLFNBQU8sT0FBTyxXQUFXLE1BQU0sRUFBRSxPQUFPLFVBQVUsT0FBTyxRQUFRLEtBQUssT0FBTyxLQUFLLElBQUksUUFBUSxLQUFLO0FBQ3JHO0FBRUEsTUFBTSxVQUFVLENBQUMsYUFBK0IsRUFBRSxPQUFPLFVBQVUsU0FBUyxPQUFPLFFBQVE7QUFHM0YsU0FBUyxRQUFRLEVBQUUsS0FBSyxHQUFrQjtBQUN4QyxTQUFPLFNBQVMsTUFBTSxLQUFLLFdBQVcsUUFBUTtBQUNoRDtBQUVBLFNBQVMsYUFBbUI7QUFDMUIsV0FBUyxFQUFFLE9BQU8sb0JBQW9CLGFBQWEseUNBQXlDLFNBQVMsY0FBYyxDQUFDO0FBQ3RIOyIsCiAgIm5hbWVzIjogW10KfQo=

//e0f6d4677ea565e4e496d4ea512cbeff780d1ba4
