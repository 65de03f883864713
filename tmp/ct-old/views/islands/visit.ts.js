import { visitHeader, writeVisit } from "../../src/shared/visit.ts";
import { isAddress } from "../../src/shared/web-address.ts";
const key = "visit";
function rememberVisit() {
  try {
    if (sessionStorage.getItem(key)) return;
    const visit = writeVisit({ landingPage: location.pathname, referrer: otherHost(document.referrer) });
    sessionStorage.setItem(key, visit);
  } catch {
  }
}
function visitHeaders() {
  try {
    const visit = sessionStorage.getItem(key);
    return visit ? { [visitHeader]: visit } : {};
  } catch {
    return {};
  }
}
function otherHost(referrer) {
  const host = isAddress(referrer) ? new URL(referrer).hostname : "";
  return host === location.hostname ? "" : host;
}
export {
  rememberVisit,
  visitHeaders
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy92aXNpdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsYUFBYSxrQkFBa0I7QUFDeEMsU0FBUyxpQkFBaUI7QUFHMUIsTUFBTSxNQUFNO0FBR0wsU0FBUyxnQkFBc0I7QUFDcEMsTUFBSTtBQUNGLFFBQUksZUFBZSxRQUFRLEdBQUcsRUFBRztBQUNqQyxVQUFNLFFBQVEsV0FBVyxFQUFFLGFBQWEsU0FBUyxVQUFVLFVBQVUsVUFBVSxTQUFTLFFBQVEsRUFBRSxDQUFDO0FBQ25HLG1CQUFlLFFBQVEsS0FBSyxLQUFLO0FBQUEsRUFDbkMsUUFBUTtBQUFBLEVBRVI7QUFDRjtBQUdPLFNBQVMsZUFBdUM7QUFDckQsTUFBSTtBQUNGLFVBQU0sUUFBUSxlQUFlLFFBQVEsR0FBRztBQUN4QyxXQUFPLFFBQVEsRUFBRSxDQUFDLFdBQVcsR0FBRyxNQUFNLElBQUksQ0FBQztBQUFBLEVBQzdDLFFBQVE7QUFDTixXQUFPLENBQUM7QUFBQSxFQUNWO0FBQ0Y7QUFFQSxTQUFTLFVBQVUsVUFBMEI7QUFDM0MsUUFBTSxPQUFPLFVBQVUsUUFBUSxJQUFJLElBQUksSUFBSSxRQUFRLEVBQUUsV0FBVztBQUNoRSxTQUFPLFNBQVMsU0FBUyxXQUFXLEtBQUs7QUFDM0M7IiwKICAibmFtZXMiOiBbXQp9Cg==

//c68463843205996dd231250f0da1cf4e4c4d5c00
