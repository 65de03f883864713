import { jsx } from "react/jsx-runtime";
import { Fragment } from "react";
import { parseInline } from "../../src/shared/content/inline.ts";
import { mailLink } from "../../src/shared/email-address.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { useSite } from "../site.ts";
function Words({ text }) {
  const site = useSite();
  const parts = parseInline(text);
  if (parts.length <= 1 && typeof parts[0] !== "object") return parts[0] ?? "";
  return parts.map((part, index) => /* @__PURE__ */ jsx(Fragment, { children: showPart(part, site) }, index));
}
function showPart(part, site) {
  if (typeof part === "string") return part;
  if (part.kind === "strong") return /* @__PURE__ */ jsx("strong", { children: part.text });
  const address = addressOf(part.target, site);
  return address === void 0 ? part.text : /* @__PURE__ */ jsx("a", { href: address, children: part.text });
}
function addressOf(target, { map, profile }) {
  switch (target.kind) {
    case "page": {
      const path = map.paths.get(target.id);
      return path && target.anchor ? `${path}#${target.anchor}` : path;
    }
    case "address":
      return target.address;
    case "phone":
      return telephoneLink(profile.phone);
    case "email":
      return mailLink(profile.email);
  }
}
export {
  Words,
  addressOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy93b3Jkcy50c3giXSwKICAibWFwcGluZ3MiOiAiQUFhb0M7QUFicEMsU0FBUyxnQkFBZ0I7QUFDekIsU0FBdUMsbUJBQW1CO0FBQzFELFNBQVMsZ0JBQWdCO0FBRXpCLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsZUFBZTtBQUdqQixTQUFTLE1BQU0sRUFBRSxLQUFLLEdBQXFCO0FBQ2hELFFBQU0sT0FBTyxRQUFRO0FBQ3JCLFFBQU0sUUFBUSxZQUFZLElBQUk7QUFDOUIsTUFBSSxNQUFNLFVBQVUsS0FBSyxPQUFPLE1BQU0sQ0FBQyxNQUFNLFNBQVUsUUFBTyxNQUFNLENBQUMsS0FBSztBQUUxRSxTQUFPLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFBVSxvQkFBQyxZQUFzQixtQkFBUyxNQUFNLElBQUksS0FBM0IsS0FBNkIsQ0FBVztBQUMzRjtBQUVBLFNBQVMsU0FBUyxNQUFjLE1BQVk7QUFDMUMsTUFBSSxPQUFPLFNBQVMsU0FBVSxRQUFPO0FBQ3JDLE1BQUksS0FBSyxTQUFTLFNBQVUsUUFBTyxvQkFBQyxZQUFRLGVBQUssTUFBSztBQUN0RCxRQUFNLFVBQVUsVUFBVSxLQUFLLFFBQVEsSUFBSTtBQUMzQyxTQUFPLFlBQVksU0FBWSxLQUFLLE9BQU8sb0JBQUMsT0FBRSxNQUFNLFNBQVUsZUFBSyxNQUFLO0FBQzFFO0FBR08sU0FBUyxVQUFVLFFBQW9CLEVBQUUsS0FBSyxRQUFRLEdBQTZCO0FBQ3hGLFVBQVEsT0FBTyxNQUFNO0FBQUEsSUFDbkIsS0FBSyxRQUFRO0FBQ1gsWUFBTSxPQUFPLElBQUksTUFBTSxJQUFJLE9BQU8sRUFBRTtBQUNwQyxhQUFPLFFBQVEsT0FBTyxTQUFTLEdBQUcsSUFBSSxJQUFJLE9BQU8sTUFBTSxLQUFLO0FBQUEsSUFDOUQ7QUFBQSxJQUNBLEtBQUs7QUFDSCxhQUFPLE9BQU87QUFBQSxJQUNoQixLQUFLO0FBQ0gsYUFBTyxjQUFjLFFBQVEsS0FBSztBQUFBLElBQ3BDLEtBQUs7QUFDSCxhQUFPLFNBQVMsUUFBUSxLQUFLO0FBQUEsRUFDakM7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//13ecf3f2e67ce80cc9408e55d5bbb07f295bdaee
