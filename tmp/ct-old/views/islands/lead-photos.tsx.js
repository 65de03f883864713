import { jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { describePhotos, photoLimits, photoTypes } from "../../src/shared/lead-photos.ts";
import { photoWords } from "../../src/shared/photo-words.ts";
import { transferFile } from "./upload/transfer.ts";
import { useUploads } from "./upload/use-uploads.ts";
function usePhotoBatches() {
  const [batches, setBatches] = useState([]);
  return {
    batches,
    /** Takes the photos of a form whose lead was stored and sends them. */
    begin(form, token) {
      const picker = form.elements.namedItem("photos");
      if (!(picker instanceof HTMLInputElement)) return;
      const files = Array.from(picker.files ?? []);
      picker.value = "";
      if (token && files.length > 0) setBatches((before) => [...before, { token, files }]);
    }
  };
}
function PhotoField({
  prefix,
  messages = []
}) {
  const id = `${prefix}-photos`;
  return /* @__PURE__ */ jsxs("div", { className: "field field--photos", children: [
    /* @__PURE__ */ jsx("label", { className: "field__label", htmlFor: id, children: "Photos (optional)" }),
    /* @__PURE__ */ jsx(
      "input",
      {
        className: "field__control",
        id,
        type: "file",
        name: "photos",
        accept: photoTypes,
        multiple: true,
        "aria-describedby": `${id}-hint${messages.length > 0 ? ` ${id}-message` : ""}`
      }
    ),
    /* @__PURE__ */ jsxs("p", { className: "field__hint", id: `${id}-hint`, children: [
      "Show us your yard or your old fence. Up to ",
      photoLimits.count,
      " photos, 20\xA0MB each."
    ] }),
    messages.length > 0 && /* @__PURE__ */ jsx("p", { className: "field__message", id: `${id}-message`, children: messages.join(" ") })
  ] });
}
function PhotoBatches({ batches, outcome }) {
  if (batches.length === 0) return outcome ? /* @__PURE__ */ jsx(PhotoOutcome, { outcome }) : null;
  return batches.map((batch) => /* @__PURE__ */ jsx(PhotoSender, { ...batch }, batch.token));
}
function PhotoOutcome({ outcome: { sent, refused: refused2 } }) {
  return /* @__PURE__ */ jsxs("div", { className: "photos", role: "status", children: [
    /* @__PURE__ */ jsx("p", { className: "photos__count", children: describePhotos(sent, sent + refused2.length) }),
    refused2.length > 0 && /* @__PURE__ */ jsx("ul", { className: "photos__list", children: refused2.map(({ name, reason }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name, and the list never changes
      /* @__PURE__ */ jsxs("li", { className: "photo photo--refused", children: [
        /* @__PURE__ */ jsx("span", { className: "photo__name", children: name }),
        /* @__PURE__ */ jsx("span", { className: "photo__problem", children: reason })
      ] }, index)
    )) })
  ] });
}
function PhotoSender({ token, files }) {
  const { uploads, start } = useUploads(sendPhoto, files);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start(uploads);
  });
  async function sendPhoto(file, onProgress, place) {
    if (place >= photoLimits.count) return refused(photoWords.tooMany);
    if (file.size > photoLimits.bytes) return refused(photoWords.tooLarge);
    for (const delayMs of retryDelaysMs) {
      const end = await tryPhoto(token, file, onProgress);
      if (end) return end;
      onProgress(0);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    return await tryPhoto(token, file, onProgress) ?? { ...refused("The connection was lost."), again: true };
  }
  const sent = uploads.filter(({ state }) => state === "sent");
  const failed = uploads.filter(({ state }) => state === "failed");
  const again = failed.filter(({ again: again2 }) => again2);
  const current = uploads.findIndex(({ state }) => state === "sending") + 1;
  const busy = sent.length + failed.length < uploads.length;
  const root = useInSight(busy);
  useWarning(busy);
  return /* @__PURE__ */ jsxs("div", { className: "photos", ref: root, children: [
    /* @__PURE__ */ jsx("p", { className: "photos__count", role: "status", children: busy ? `Sending photo ${Math.max(current, 1)} of ${uploads.length}...` : describePhotos(sent.length, uploads.length) }),
    /* @__PURE__ */ jsx("ul", { className: "photos__list", children: uploads.map((photo) => /* @__PURE__ */ jsx(PhotoState, { photo }, photo.id)) }),
    !busy && failed.length > 0 && /* @__PURE__ */ jsx("p", { children: "We still have your message." }),
    !busy && again.length > 0 && /* @__PURE__ */ jsx("button", { className: "button button--quiet", type: "button", onClick: () => void start(again), children: "Try again" })
  ] });
}
function PhotoState({ photo: { file, state, part, problem } }) {
  const percent = Math.round(part * 100);
  return /* @__PURE__ */ jsxs("li", { className: `photo photo--${state}`, children: [
    /* @__PURE__ */ jsx("span", { className: "photo__name", children: file.name }),
    (state === "chosen" || state === "waiting") && /* @__PURE__ */ jsx("span", { className: "photo__words", children: "Waiting" }),
    state === "sending" && /* @__PURE__ */ jsx("span", { className: "photo__words", children: percent < 100 ? `${percent}% sent` : "Saving..." }),
    state === "sent" && /* @__PURE__ */ jsx("span", { className: "photo__words", children: "Sent" }),
    state === "failed" && /* @__PURE__ */ jsx("span", { className: "photo__problem", children: problem }),
    state === "sending" && /* @__PURE__ */ jsx(
      "progress",
      {
        className: "photo__bar",
        max: 100,
        value: percent < 100 ? percent : void 0,
        "aria-label": `Progress of ${file.name}`
      }
    )
  ] });
}
function useInSight(busy) {
  const root = useRef(null);
  useLayoutEffect(() => {
    const isTyping = !busy && document.activeElement?.matches("input, textarea, select");
    if (!isTyping) root.current?.scrollIntoView({ block: "nearest" });
  }, [busy]);
  return root;
}
function useWarning(busy) {
  useEffect(() => {
    if (!busy) return;
    const ask = (event) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [busy]);
}
const retryDelaysMs = [1e3, 2e3, 4e3];
async function tryPhoto(token, file, onProgress) {
  const answer = await transferFile("/api/lead-photos", "photo", file, onProgress, { token });
  if (!answer || answer.status >= 500) return void 0;
  const { status, body } = answer;
  if (status === 201) return { state: "sent" };
  return { ...refused(body?.message || photoWords.failed), again: status === 429 || status === 408 };
}
const refused = (problem) => ({ state: "failed", problem });
export {
  PhotoBatches,
  PhotoField,
  usePhotoBatches
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9sZWFkLXBob3Rvcy50c3giXSwKICAibWFwcGluZ3MiOiAiQUF3Q00sY0FZQSxZQVpBO0FBeENOLFNBQVMsV0FBVyxpQkFBaUIsUUFBUSxnQkFBZ0I7QUFDN0QsU0FBUyxnQkFBOEMsYUFBYSxrQkFBa0I7QUFDdEYsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxvQkFBb0I7QUFDN0IsU0FBc0Msa0JBQWtCO0FBU2pELFNBQVMsa0JBQWtCO0FBQ2hDLFFBQU0sQ0FBQyxTQUFTLFVBQVUsSUFBSSxTQUFnQyxDQUFDLENBQUM7QUFDaEUsU0FBTztBQUFBLElBQ0w7QUFBQTtBQUFBLElBRUEsTUFBTSxNQUF1QixPQUFpQztBQUM1RCxZQUFNLFNBQVMsS0FBSyxTQUFTLFVBQVUsUUFBUTtBQUMvQyxVQUFJLEVBQUUsa0JBQWtCLGtCQUFtQjtBQUMzQyxZQUFNLFFBQVEsTUFBTSxLQUFLLE9BQU8sU0FBUyxDQUFDLENBQUM7QUFDM0MsYUFBTyxRQUFRO0FBQ2YsVUFBSSxTQUFTLE1BQU0sU0FBUyxFQUFHLFlBQVcsQ0FBQyxXQUFXLENBQUMsR0FBRyxRQUFRLEVBQUUsT0FBTyxNQUFNLENBQUMsQ0FBQztBQUFBLElBQ3JGO0FBQUEsRUFDRjtBQUNGO0FBR08sU0FBUyxXQUFXO0FBQUEsRUFDekI7QUFBQSxFQUNBLFdBQVcsQ0FBQztBQUNkLEdBSUc7QUFDRCxRQUFNLEtBQUssR0FBRyxNQUFNO0FBQ3BCLFNBQ0UscUJBQUMsU0FBSSxXQUFVLHVCQUNiO0FBQUEsd0JBQUMsV0FBTSxXQUFVLGdCQUFlLFNBQVMsSUFBSSwrQkFFN0M7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxXQUFVO0FBQUEsUUFDVjtBQUFBLFFBQ0EsTUFBSztBQUFBLFFBQ0wsTUFBSztBQUFBLFFBQ0wsUUFBUTtBQUFBLFFBQ1IsVUFBUTtBQUFBLFFBQ1Isb0JBQWtCLEdBQUcsRUFBRSxRQUFRLFNBQVMsU0FBUyxJQUFJLElBQUksRUFBRSxhQUFhLEVBQUU7QUFBQTtBQUFBLElBQzVFO0FBQUEsSUFDQSxxQkFBQyxPQUFFLFdBQVUsZUFBYyxJQUFJLEdBQUcsRUFBRSxTQUFTO0FBQUE7QUFBQSxNQUNDLFlBQVk7QUFBQSxNQUFNO0FBQUEsT0FDaEU7QUFBQSxJQUNDLFNBQVMsU0FBUyxLQUNqQixvQkFBQyxPQUFFLFdBQVUsa0JBQWlCLElBQUksR0FBRyxFQUFFLFlBQ3BDLG1CQUFTLEtBQUssR0FBRyxHQUNwQjtBQUFBLEtBRUo7QUFFSjtBQUdPLFNBQVMsYUFBYSxFQUFFLFNBQVMsUUFBUSxHQUFzRTtBQUNwSCxNQUFJLFFBQVEsV0FBVyxFQUFHLFFBQU8sVUFBVSxvQkFBQyxnQkFBYSxTQUFrQixJQUFLO0FBQ2hGLFNBQU8sUUFBUSxJQUFJLENBQUMsVUFBVSxvQkFBQyxlQUErQixHQUFHLFNBQWpCLE1BQU0sS0FBa0IsQ0FBRTtBQUM1RTtBQUdBLFNBQVMsYUFBYSxFQUFFLFNBQVMsRUFBRSxNQUFNLFNBQUFBLFNBQVEsRUFBRSxHQUF5QjtBQUMxRSxTQUNFLHFCQUFDLFNBQUksV0FBVSxVQUFTLE1BQUssVUFDM0I7QUFBQSx3QkFBQyxPQUFFLFdBQVUsaUJBQWlCLHlCQUFlLE1BQU0sT0FBT0EsU0FBUSxNQUFNLEdBQUU7QUFBQSxJQUN6RUEsU0FBUSxTQUFTLEtBQ2hCLG9CQUFDLFFBQUcsV0FBVSxnQkFDWCxVQUFBQSxTQUFRLElBQUksQ0FBQyxFQUFFLE1BQU0sT0FBTyxHQUFHO0FBQUE7QUFBQSxNQUU5QixxQkFBQyxRQUFlLFdBQVUsd0JBQ3hCO0FBQUEsNEJBQUMsVUFBSyxXQUFVLGVBQWUsZ0JBQUs7QUFBQSxRQUNwQyxvQkFBQyxVQUFLLFdBQVUsa0JBQWtCLGtCQUFPO0FBQUEsV0FGbEMsS0FHVDtBQUFBLEtBQ0QsR0FDSDtBQUFBLEtBRUo7QUFFSjtBQUdBLFNBQVMsWUFBWSxFQUFFLE9BQU8sTUFBTSxHQUFlO0FBQ2pELFFBQU0sRUFBRSxTQUFTLE1BQU0sSUFBSSxXQUFXLFdBQVcsS0FBSztBQUN0RCxRQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLFlBQVUsTUFBTTtBQUNkLFFBQUksTUFBTSxRQUFTO0FBQ25CLFVBQU0sVUFBVTtBQUNoQixTQUFLLE1BQU0sT0FBTztBQUFBLEVBQ3BCLENBQUM7QUFHRCxpQkFBZSxVQUFVLE1BQVksWUFBb0MsT0FBbUM7QUFDMUcsUUFBSSxTQUFTLFlBQVksTUFBTyxRQUFPLFFBQVEsV0FBVyxPQUFPO0FBQ2pFLFFBQUksS0FBSyxPQUFPLFlBQVksTUFBTyxRQUFPLFFBQVEsV0FBVyxRQUFRO0FBQ3JFLGVBQVcsV0FBVyxlQUFlO0FBQ25DLFlBQU0sTUFBTSxNQUFNLFNBQVMsT0FBTyxNQUFNLFVBQVU7QUFDbEQsVUFBSSxJQUFLLFFBQU87QUFDaEIsaUJBQVcsQ0FBQztBQUNaLFlBQU0sSUFBSSxRQUFRLENBQUMsWUFBWSxXQUFXLFNBQVMsT0FBTyxDQUFDO0FBQUEsSUFDN0Q7QUFDQSxXQUFRLE1BQU0sU0FBUyxPQUFPLE1BQU0sVUFBVSxLQUFNLEVBQUUsR0FBRyxRQUFRLDBCQUEwQixHQUFHLE9BQU8sS0FBSztBQUFBLEVBQzVHO0FBRUEsUUFBTSxPQUFPLFFBQVEsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLFVBQVUsTUFBTTtBQUMzRCxRQUFNLFNBQVMsUUFBUSxPQUFPLENBQUMsRUFBRSxNQUFNLE1BQU0sVUFBVSxRQUFRO0FBQy9ELFFBQU0sUUFBUSxPQUFPLE9BQU8sQ0FBQyxFQUFFLE9BQUFDLE9BQU0sTUFBTUEsTUFBSztBQUNoRCxRQUFNLFVBQVUsUUFBUSxVQUFVLENBQUMsRUFBRSxNQUFNLE1BQU0sVUFBVSxTQUFTLElBQUk7QUFDeEUsUUFBTSxPQUFPLEtBQUssU0FBUyxPQUFPLFNBQVMsUUFBUTtBQUNuRCxRQUFNLE9BQU8sV0FBVyxJQUFJO0FBQzVCLGFBQVcsSUFBSTtBQUNmLFNBQ0UscUJBQUMsU0FBSSxXQUFVLFVBQVMsS0FBSyxNQUMzQjtBQUFBLHdCQUFDLE9BQUUsV0FBVSxpQkFBZ0IsTUFBSyxVQUMvQixpQkFDRyxpQkFBaUIsS0FBSyxJQUFJLFNBQVMsQ0FBQyxDQUFDLE9BQU8sUUFBUSxNQUFNLFFBQzFELGVBQWUsS0FBSyxRQUFRLFFBQVEsTUFBTSxHQUNoRDtBQUFBLElBQ0Esb0JBQUMsUUFBRyxXQUFVLGdCQUNYLGtCQUFRLElBQUksQ0FBQyxVQUNaLG9CQUFDLGNBQTBCLFNBQVYsTUFBTSxFQUFrQixDQUMxQyxHQUNIO0FBQUEsSUFDQyxDQUFDLFFBQVEsT0FBTyxTQUFTLEtBQUssb0JBQUMsT0FBRSx5Q0FBMkI7QUFBQSxJQUM1RCxDQUFDLFFBQVEsTUFBTSxTQUFTLEtBQ3ZCLG9CQUFDLFlBQU8sV0FBVSx3QkFBdUIsTUFBSyxVQUFTLFNBQVMsTUFBTSxLQUFLLE1BQU0sS0FBSyxHQUFHLHVCQUV6RjtBQUFBLEtBRUo7QUFFSjtBQUVBLFNBQVMsV0FBVyxFQUFFLE9BQU8sRUFBRSxNQUFNLE9BQU8sTUFBTSxRQUFRLEVBQUUsR0FBc0I7QUFDaEYsUUFBTSxVQUFVLEtBQUssTUFBTSxPQUFPLEdBQUc7QUFDckMsU0FDRSxxQkFBQyxRQUFHLFdBQVcsZ0JBQWdCLEtBQUssSUFDbEM7QUFBQSx3QkFBQyxVQUFLLFdBQVUsZUFBZSxlQUFLLE1BQUs7QUFBQSxLQUN2QyxVQUFVLFlBQVksVUFBVSxjQUFjLG9CQUFDLFVBQUssV0FBVSxnQkFBZSxxQkFBTztBQUFBLElBQ3JGLFVBQVUsYUFBYSxvQkFBQyxVQUFLLFdBQVUsZ0JBQWdCLG9CQUFVLE1BQU0sR0FBRyxPQUFPLFdBQVcsYUFBWTtBQUFBLElBQ3hHLFVBQVUsVUFBVSxvQkFBQyxVQUFLLFdBQVUsZ0JBQWUsa0JBQUk7QUFBQSxJQUN2RCxVQUFVLFlBQVksb0JBQUMsVUFBSyxXQUFVLGtCQUFrQixtQkFBUTtBQUFBLElBQ2hFLFVBQVUsYUFDVDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsV0FBVTtBQUFBLFFBQ1YsS0FBSztBQUFBLFFBQ0wsT0FBTyxVQUFVLE1BQU0sVUFBVTtBQUFBLFFBQ2pDLGNBQVksZUFBZSxLQUFLLElBQUk7QUFBQTtBQUFBLElBQ3RDO0FBQUEsS0FFSjtBQUVKO0FBR0EsU0FBUyxXQUFXLE1BQXVEO0FBQ3pFLFFBQU0sT0FBTyxPQUF1QixJQUFJO0FBQ3hDLGtCQUFnQixNQUFNO0FBQ3BCLFVBQU0sV0FBVyxDQUFDLFFBQVEsU0FBUyxlQUFlLFFBQVEseUJBQXlCO0FBQ25GLFFBQUksQ0FBQyxTQUFVLE1BQUssU0FBUyxlQUFlLEVBQUUsT0FBTyxVQUFVLENBQUM7QUFBQSxFQUNsRSxHQUFHLENBQUMsSUFBSSxDQUFDO0FBQ1QsU0FBTztBQUNUO0FBR0EsU0FBUyxXQUFXLE1BQXFCO0FBQ3ZDLFlBQVUsTUFBTTtBQUNkLFFBQUksQ0FBQyxLQUFNO0FBQ1gsVUFBTSxNQUFNLENBQUMsVUFBNkIsTUFBTSxlQUFlO0FBQy9ELFdBQU8saUJBQWlCLGdCQUFnQixHQUFHO0FBQzNDLFdBQU8sTUFBTSxPQUFPLG9CQUFvQixnQkFBZ0IsR0FBRztBQUFBLEVBQzdELEdBQUcsQ0FBQyxJQUFJLENBQUM7QUFDWDtBQUdBLE1BQU0sZ0JBQWdCLENBQUMsS0FBTSxLQUFNLEdBQUk7QUFHdkMsZUFBZSxTQUFTLE9BQWUsTUFBWSxZQUFvRTtBQUNySCxRQUFNLFNBQVMsTUFBTSxhQUFtQyxvQkFBb0IsU0FBUyxNQUFNLFlBQVksRUFBRSxNQUFNLENBQUM7QUFDaEgsTUFBSSxDQUFDLFVBQVUsT0FBTyxVQUFVLElBQUssUUFBTztBQUM1QyxRQUFNLEVBQUUsUUFBUSxLQUFLLElBQUk7QUFDekIsTUFBSSxXQUFXLElBQUssUUFBTyxFQUFFLE9BQU8sT0FBTztBQUMzQyxTQUFPLEVBQUUsR0FBRyxRQUFRLE1BQU0sV0FBVyxXQUFXLE1BQU0sR0FBRyxPQUFPLFdBQVcsT0FBTyxXQUFXLElBQUk7QUFDbkc7QUFFQSxNQUFNLFVBQVUsQ0FBQyxhQUFnQyxFQUFFLE9BQU8sVUFBVSxRQUFROyIsCiAgIm5hbWVzIjogWyJyZWZ1c2VkIiwgImFnYWluIl0KfQo=

//6a2b6f2987f3d6e7f46ad38a6aef18d429840300
