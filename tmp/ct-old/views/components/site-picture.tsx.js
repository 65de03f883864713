import { jsx } from "react/jsx-runtime";
import { useSite } from "../site.ts";
import { Picture } from "./picture.tsx";
function SitePicture({ name, ...props }) {
  const picture = useSite().pictures[name];
  return picture ? /* @__PURE__ */ jsx(Picture, { picture, ...props }) : null;
}
export {
  SitePicture
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9zaXRlLXBpY3R1cmUudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBTW1CO0FBTm5CLFNBQVMsZUFBZTtBQUN4QixTQUFTLGVBQWtDO0FBR3BDLFNBQVMsWUFBWSxFQUFFLE1BQU0sR0FBRyxNQUFNLEdBQXFEO0FBQ2hHLFFBQU0sVUFBVSxRQUFRLEVBQUUsU0FBUyxJQUFJO0FBQ3ZDLFNBQU8sVUFBVSxvQkFBQyxXQUFRLFNBQW1CLEdBQUcsT0FBTyxJQUFLO0FBQzlEOyIsCiAgIm5hbWVzIjogW10KfQo=

//3a22b1f7e0cb5466f59d4934640d9853acbc0614
