import { jsx, jsxs } from "react/jsx-runtime";
import { drawElevation } from "../../src/shared/fence/elevation.ts";
import { useSite } from "../site.ts";
import { Drawing } from "./drawing.tsx";
const fences = {
  "wood-privacy": ["wood-privacy", 72],
  "wood-picket": ["wood-picket", 48],
  "vinyl-privacy": ["vinyl-privacy", 72],
  "vinyl-picket": ["vinyl-picket", 48],
  "vinyl-ranch": ["vinyl-ranch", 60],
  "aluminum-decorative": ["aluminum-decorative", 48],
  "aluminum-pool": ["aluminum-pool", 54],
  "chain-link": ["chain-link", 48],
  "tall-chain-link": ["chain-link", 96]
};
function StyleDrawings({ names }) {
  const { drawings } = useSite();
  return /* @__PURE__ */ jsx("ul", { className: "style-drawings", children: names.map((name) => {
    const fence = fences[name];
    const drawing = fence ? drawElevation(...fence) : drawings[name];
    return drawing && /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx(Drawing, { drawing, id: name }),
      /* @__PURE__ */ jsx("p", { children: drawing.title })
    ] }, name);
  }) });
}
export {
  StyleDrawings
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9zdHlsZS1kcmF3aW5ncy50c3giXSwKICAibWFwcGluZ3MiOiAiQUE0QlksU0FDRSxLQURGO0FBNUJaLFNBQVMscUJBQXFCO0FBRTlCLFNBQVMsZUFBZTtBQUN4QixTQUFTLGVBQWU7QUFHeEIsTUFBTSxTQUE4RTtBQUFBLEVBQ2xGLGdCQUFnQixDQUFDLGdCQUFnQixFQUFFO0FBQUEsRUFDbkMsZUFBZSxDQUFDLGVBQWUsRUFBRTtBQUFBLEVBQ2pDLGlCQUFpQixDQUFDLGlCQUFpQixFQUFFO0FBQUEsRUFDckMsZ0JBQWdCLENBQUMsZ0JBQWdCLEVBQUU7QUFBQSxFQUNuQyxlQUFlLENBQUMsZUFBZSxFQUFFO0FBQUEsRUFDakMsdUJBQXVCLENBQUMsdUJBQXVCLEVBQUU7QUFBQSxFQUNqRCxpQkFBaUIsQ0FBQyxpQkFBaUIsRUFBRTtBQUFBLEVBQ3JDLGNBQWMsQ0FBQyxjQUFjLEVBQUU7QUFBQSxFQUMvQixtQkFBbUIsQ0FBQyxjQUFjLEVBQUU7QUFDdEM7QUFHTyxTQUFTLGNBQWMsRUFBRSxNQUFNLEdBQWlDO0FBQ3JFLFFBQU0sRUFBRSxTQUFTLElBQUksUUFBUTtBQUM3QixTQUNFLG9CQUFDLFFBQUcsV0FBVSxrQkFDWCxnQkFBTSxJQUFJLENBQUMsU0FBUztBQUNuQixVQUFNLFFBQVEsT0FBTyxJQUFJO0FBQ3pCLFVBQU0sVUFBVSxRQUFRLGNBQWMsR0FBRyxLQUFLLElBQUksU0FBUyxJQUFJO0FBQy9ELFdBQ0UsV0FDRSxxQkFBQyxRQUNDO0FBQUEsMEJBQUMsV0FBUSxTQUFrQixJQUFJLE1BQU07QUFBQSxNQUNyQyxvQkFBQyxPQUFHLGtCQUFRLE9BQU07QUFBQSxTQUZYLElBR1Q7QUFBQSxFQUdOLENBQUMsR0FDSDtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//76f9ab7a9f3759cce6da1ad4bc2642b663640aed
