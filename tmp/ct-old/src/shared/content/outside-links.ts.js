import { nameOf, wordSchemas } from "./documents.ts";
import { linkTargets } from "./inline.ts";
import { fieldsOf } from "./walk.ts";
function outsideLinks({ byId }, profile) {
  const links = [...byId.values()].flatMap(
    (document) => [...fieldsOf(wordSchemas[document.kind], document.words)].flatMap(
      ({ path, note, value }) => typeof value === "string" ? addressesIn(note.control, value).map((address) => ({
        ...{ document: document.id, name: nameOf(document) },
        path,
        address
      })) : []
    )
  );
  return [...links, ...profileLinks(profile)].filter(({ address }) => !isPlaceholder(address));
}
function addressesIn(control, value) {
  if (control === "target" && /^https?:/.test(value)) return [value];
  const targets = control === "paragraph" ? linkTargets(value) : [];
  return targets.flatMap((each) => each.kind === "address" ? each.address : []);
}
function profileLinks({ financingUrl, privacyUrl, termsUrl }) {
  return Object.entries({ financingUrl, privacyUrl, termsUrl }).filter(([, address]) => /^https?:/.test(address)).map(([path, address]) => ({ document: "profile", name: "Business profile", path, address }));
}
const isPlaceholder = (address) => new URL(address).hostname.endsWith(".example");
export {
  outsideLinks
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L291dHNpZGUtbGlua3MudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUF5QixRQUFRLG1CQUFtQjtBQUNwRCxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGdCQUFnQjtBQWNsQixTQUFTLGFBQWEsRUFBRSxLQUFLLEdBQWMsU0FBaUM7QUFDakYsUUFBTSxRQUFRLENBQUMsR0FBRyxLQUFLLE9BQU8sQ0FBQyxFQUFFO0FBQUEsSUFBUSxDQUFDLGFBQ3hDLENBQUMsR0FBRyxTQUFTLFlBQVksU0FBUyxJQUFJLEdBQUcsU0FBUyxLQUFLLENBQUMsRUFBRTtBQUFBLE1BQVEsQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLE1BQ3JGLE9BQU8sVUFBVSxXQUNiLFlBQVksS0FBSyxTQUFTLEtBQUssRUFBRSxJQUFJLENBQUMsYUFBYTtBQUFBLFFBQ2pELEdBQUcsRUFBRSxVQUFVLFNBQVMsSUFBSSxNQUFNLE9BQU8sUUFBUSxFQUFFO0FBQUEsUUFDbkQ7QUFBQSxRQUNBO0FBQUEsTUFDRixFQUFFLElBQ0YsQ0FBQztBQUFBLElBQ1A7QUFBQSxFQUNGO0FBQ0EsU0FBTyxDQUFDLEdBQUcsT0FBTyxHQUFHLGFBQWEsT0FBTyxDQUFDLEVBQUUsT0FBTyxDQUFDLEVBQUUsUUFBUSxNQUFNLENBQUMsY0FBYyxPQUFPLENBQUM7QUFDN0Y7QUFFQSxTQUFTLFlBQVksU0FBaUIsT0FBeUI7QUFDN0QsTUFBSSxZQUFZLFlBQVksV0FBVyxLQUFLLEtBQUssRUFBRyxRQUFPLENBQUMsS0FBSztBQUNqRSxRQUFNLFVBQVUsWUFBWSxjQUFjLFlBQVksS0FBSyxJQUFJLENBQUM7QUFDaEUsU0FBTyxRQUFRLFFBQVEsQ0FBQyxTQUFVLEtBQUssU0FBUyxZQUFZLEtBQUssVUFBVSxDQUFDLENBQUU7QUFDaEY7QUFFQSxTQUFTLGFBQWEsRUFBRSxjQUFjLFlBQVksU0FBUyxHQUEyQjtBQUNwRixTQUFPLE9BQU8sUUFBUSxFQUFFLGNBQWMsWUFBWSxTQUFTLENBQUMsRUFDekQsT0FBTyxDQUFDLENBQUMsRUFBRSxPQUFPLE1BQU0sV0FBVyxLQUFLLE9BQU8sQ0FBQyxFQUNoRCxJQUFJLENBQUMsQ0FBQyxNQUFNLE9BQU8sT0FBTyxFQUFFLFVBQVUsV0FBVyxNQUFNLG9CQUFvQixNQUFNLFFBQVEsRUFBRTtBQUNoRztBQUdBLE1BQU0sZ0JBQWdCLENBQUMsWUFBb0IsSUFBSSxJQUFJLE9BQU8sRUFBRSxTQUFTLFNBQVMsVUFBVTsiLAogICJuYW1lcyI6IFtdCn0K

//5bf6e0bfd58408f9d57697f96bf31bb4fc280a91
