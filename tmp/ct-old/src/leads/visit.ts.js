import { visitHeader } from "../shared/visit.ts";
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
function readVisit({ headers, server }) {
  const header = headers[visitHeader];
  const given = new URLSearchParams(typeof header === "string" ? header.slice(0, 1e3) : "");
  return {
    landingPage: listedPage(server.site.current.map, given.get("landingPage")),
    referrer: hostName(given.get("referrer"))
  };
}
function listedPage({ routes }, path) {
  const route = routes.get(path ?? "");
  return route && !route.unlisted ? route.path : "";
}
function hostName(host) {
  const name = (host ?? "").toLowerCase();
  return name.length <= 253 && hostPattern.test(name) ? name : "";
}
export {
  listedPage,
  readVisit
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3Zpc2l0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBRUEsU0FBcUIsbUJBQW1CO0FBRXhDLE1BQU0sY0FBYztBQUdiLFNBQVMsVUFBVSxFQUFFLFNBQVMsT0FBTyxHQUEwQjtBQUNwRSxRQUFNLFNBQVMsUUFBUSxXQUFXO0FBQ2xDLFFBQU0sUUFBUSxJQUFJLGdCQUFnQixPQUFPLFdBQVcsV0FBVyxPQUFPLE1BQU0sR0FBRyxHQUFJLElBQUksRUFBRTtBQUN6RixTQUFPO0FBQUEsSUFDTCxhQUFhLFdBQVcsT0FBTyxLQUFLLFFBQVEsS0FBSyxNQUFNLElBQUksYUFBYSxDQUFDO0FBQUEsSUFDekUsVUFBVSxTQUFTLE1BQU0sSUFBSSxVQUFVLENBQUM7QUFBQSxFQUMxQztBQUNGO0FBR08sU0FBUyxXQUFXLEVBQUUsT0FBTyxHQUFZLE1BQTZCO0FBQzNFLFFBQU0sUUFBUSxPQUFPLElBQUksUUFBUSxFQUFFO0FBQ25DLFNBQU8sU0FBUyxDQUFDLE1BQU0sV0FBVyxNQUFNLE9BQU87QUFDakQ7QUFFQSxTQUFTLFNBQVMsTUFBNkI7QUFDN0MsUUFBTSxRQUFRLFFBQVEsSUFBSSxZQUFZO0FBQ3RDLFNBQU8sS0FBSyxVQUFVLE9BQU8sWUFBWSxLQUFLLElBQUksSUFBSSxPQUFPO0FBQy9EOyIsCiAgIm5hbWVzIjogW10KfQo=

//38bab3579ff1b1e10849e8cfd6b1f0d18752aea8
