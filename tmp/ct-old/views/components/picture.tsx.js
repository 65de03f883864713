import { jsx, jsxs } from "react/jsx-runtime";
import { fallbackAddress, sourceSet } from "../../src/shared/pictures.ts";
function Picture({ picture, alt, sizes = "100vw", first = false, className }) {
  return /* @__PURE__ */ jsxs("picture", { children: [
    ["avif", "webp"].filter((format) => picture.formats.includes(format)).map((format) => /* @__PURE__ */ jsx("source", { type: `image/${format}`, srcSet: sourceSet(picture, format), sizes }, format)),
    /* @__PURE__ */ jsx(
      "img",
      {
        className,
        src: fallbackAddress(picture),
        srcSet: sourceSet(picture, "jpeg"),
        sizes,
        width: picture.width,
        height: picture.height,
        alt,
        loading: first ? "eager" : "lazy",
        fetchPriority: first ? "high" : "auto",
        decoding: "async"
      }
    )
  ] });
}
export {
  Picture
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9waWN0dXJlLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQWVJLFNBSU0sS0FKTjtBQWZKLFNBQVMsaUJBQThDLGlCQUFpQjtBQWFqRSxTQUFTLFFBQVEsRUFBRSxTQUFTLEtBQUssUUFBUSxTQUFTLFFBQVEsT0FBTyxVQUFVLEdBQWlCO0FBQ2pHLFNBQ0UscUJBQUMsYUFDRztBQUFBLEtBQUMsUUFBUSxNQUFNLEVBQ2QsT0FBTyxDQUFDLFdBQVcsUUFBUSxRQUFRLFNBQVMsTUFBTSxDQUFDLEVBQ25ELElBQUksQ0FBQyxXQUNKLG9CQUFDLFlBQW9CLE1BQU0sU0FBUyxNQUFNLElBQUksUUFBUSxVQUFVLFNBQVMsTUFBTSxHQUFHLFNBQXJFLE1BQW1GLENBQ2pHO0FBQUEsSUFDSDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0M7QUFBQSxRQUNBLEtBQUssZ0JBQWdCLE9BQU87QUFBQSxRQUM1QixRQUFRLFVBQVUsU0FBUyxNQUFNO0FBQUEsUUFDakM7QUFBQSxRQUNBLE9BQU8sUUFBUTtBQUFBLFFBQ2YsUUFBUSxRQUFRO0FBQUEsUUFDaEI7QUFBQSxRQUNBLFNBQVMsUUFBUSxVQUFVO0FBQUEsUUFDM0IsZUFBZSxRQUFRLFNBQVM7QUFBQSxRQUNoQyxVQUFTO0FBQUE7QUFBQSxJQUNYO0FBQUEsS0FDRjtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//3adca1c2ed1626012477f993079eda4d2585cec4
