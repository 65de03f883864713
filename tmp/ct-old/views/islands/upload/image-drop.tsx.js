import { jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
function ImageDrop({ awake, disabled, onChoose, onDrop }) {
  const [over, setOver] = useState(false);
  const input = useRef(null);
  const take = useRef(takeChosen);
  useEffect(() => take.current(), []);
  function takeChosen() {
    const files = [...input.current?.files ?? []];
    if (input.current) input.current.value = "";
    if (files.length > 0) onChoose(files);
  }
  function drop(event) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onDrop([...event.dataTransfer.files]);
  }
  return /* @__PURE__ */ jsxs(
    "fieldset",
    {
      className: over ? "drop drop--over" : "drop",
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: drop,
      children: [
        /* @__PURE__ */ jsx("legend", { className: "unseen", children: "Image files" }),
        /* @__PURE__ */ jsx(Icon, { name: "picture", className: "drop__icon" }),
        /* @__PURE__ */ jsx("label", { className: "drop__label", htmlFor: "upload-image", children: "Select Image" }),
        /* @__PURE__ */ jsxs("p", { className: "drop__hint", children: [
          /* @__PURE__ */ jsx("span", { className: awake ? "" : "drop__several", children: "Choose one or several, or drop them here. " }),
          "JPEG, PNG, WebP, AVIF, GIF or HEIC, at most 20 MB each."
        ] }),
        /* @__PURE__ */ jsx(
          "input",
          {
            className: "drop__input",
            id: "upload-image",
            ref: input,
            name: "image",
            type: "file",
            accept: "image/*",
            multiple: awake,
            required: !awake,
            disabled,
            onChange: takeChosen
          }
        )
      ]
    }
  );
}
export {
  ImageDrop
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvaW1hZ2UtZHJvcC50c3giXSwKICAibWFwcGluZ3MiOiAiQUEwQ00sY0FLQSxZQUxBO0FBMUNOLFNBQXlCLFdBQVcsUUFBUSxnQkFBZ0I7QUFDNUQsU0FBUyxZQUFZO0FBVWQsU0FBUyxVQUFVLEVBQUUsT0FBTyxVQUFVLFVBQVUsT0FBTyxHQUFtQjtBQUMvRSxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUksU0FBUyxLQUFLO0FBQ3RDLFFBQU0sUUFBUSxPQUF5QixJQUFJO0FBQzNDLFFBQU0sT0FBTyxPQUFPLFVBQVU7QUFHOUIsWUFBVSxNQUFNLEtBQUssUUFBUSxHQUFHLENBQUMsQ0FBQztBQUVsQyxXQUFTLGFBQW1CO0FBQzFCLFVBQU0sUUFBUSxDQUFDLEdBQUksTUFBTSxTQUFTLFNBQVMsQ0FBQyxDQUFFO0FBRTlDLFFBQUksTUFBTSxRQUFTLE9BQU0sUUFBUSxRQUFRO0FBQ3pDLFFBQUksTUFBTSxTQUFTLEVBQUcsVUFBUyxLQUFLO0FBQUEsRUFDdEM7QUFFQSxXQUFTLEtBQUssT0FBd0I7QUFDcEMsVUFBTSxlQUFlO0FBQ3JCLFlBQVEsS0FBSztBQUNiLFFBQUksQ0FBQyxTQUFVLFFBQU8sQ0FBQyxHQUFHLE1BQU0sYUFBYSxLQUFLLENBQUM7QUFBQSxFQUNyRDtBQUVBLFNBQ0U7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLFdBQVcsT0FBTyxvQkFBb0I7QUFBQSxNQUN0QyxZQUFZLENBQUMsVUFBVTtBQUNyQixjQUFNLGVBQWU7QUFDckIsZ0JBQVEsSUFBSTtBQUFBLE1BQ2Q7QUFBQSxNQUNBLGFBQWEsTUFBTSxRQUFRLEtBQUs7QUFBQSxNQUNoQyxRQUFRO0FBQUEsTUFFUjtBQUFBLDRCQUFDLFlBQU8sV0FBVSxVQUFTLHlCQUFXO0FBQUEsUUFDdEMsb0JBQUMsUUFBSyxNQUFLLFdBQVUsV0FBVSxjQUFhO0FBQUEsUUFDNUMsb0JBQUMsV0FBTSxXQUFVLGVBQWMsU0FBUSxnQkFBZSwwQkFFdEQ7QUFBQSxRQUNBLHFCQUFDLE9BQUUsV0FBVSxjQUNYO0FBQUEsOEJBQUMsVUFBSyxXQUFXLFFBQVEsS0FBSyxpQkFBaUIsd0RBQTBDO0FBQUEsVUFBTztBQUFBLFdBRWxHO0FBQUEsUUFDQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsV0FBVTtBQUFBLFlBQ1YsSUFBRztBQUFBLFlBQ0gsS0FBSztBQUFBLFlBQ0wsTUFBSztBQUFBLFlBQ0wsTUFBSztBQUFBLFlBQ0wsUUFBTztBQUFBLFlBQ1AsVUFBVTtBQUFBLFlBQ1YsVUFBVSxDQUFDO0FBQUEsWUFDWDtBQUFBLFlBQ0EsVUFBVTtBQUFBO0FBQUEsUUFDWjtBQUFBO0FBQUE7QUFBQSxFQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f2517cafb97162a64269f3183fcad4d98f340624
