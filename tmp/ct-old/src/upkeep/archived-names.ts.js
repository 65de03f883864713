const archivedFiles = { database: "site.db", sessionKey: "session.key" };
const archivedFolders = ["images", "catalog", "lead-photos"];
const archivedParts = [...archivedFolders, archivedFiles.sessionKey, archivedFiles.database];
const takenAlong = /* @__PURE__ */ new Set([".gitkeep", ".probe"]);
function isArchived(name) {
  const [first = "", ...rest] = name.split("/");
  if (rest.length > 0) return archivedFolders.includes(first);
  return Object.values(archivedFiles).includes(name);
}
function mayBeArchived(name) {
  return isArchived(name) || takenAlong.has(name);
}
export {
  archivedFiles,
  archivedFolders,
  archivedParts,
  isArchived,
  mayBeArchived
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9hcmNoaXZlZC1uYW1lcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sZ0JBQWdCLEVBQUUsVUFBVSxXQUFXLFlBQVksY0FBYztBQUN2RSxNQUFNLGtCQUFxQyxDQUFDLFVBQVUsV0FBVyxhQUFhO0FBRzlFLE1BQU0sZ0JBQW1DLENBQUMsR0FBRyxpQkFBaUIsY0FBYyxZQUFZLGNBQWMsUUFBUTtBQUdySCxNQUFNLGFBQWEsb0JBQUksSUFBSSxDQUFDLFlBQVksUUFBUSxDQUFDO0FBRzFDLFNBQVMsV0FBVyxNQUF1QjtBQUNoRCxRQUFNLENBQUMsUUFBUSxJQUFJLEdBQUcsSUFBSSxJQUFJLEtBQUssTUFBTSxHQUFHO0FBQzVDLE1BQUksS0FBSyxTQUFTLEVBQUcsUUFBTyxnQkFBZ0IsU0FBUyxLQUFLO0FBQzFELFNBQU8sT0FBTyxPQUFlLGFBQWEsRUFBRSxTQUFTLElBQUk7QUFDM0Q7QUFHTyxTQUFTLGNBQWMsTUFBdUI7QUFDbkQsU0FBTyxXQUFXLElBQUksS0FBSyxXQUFXLElBQUksSUFBSTtBQUNoRDsiLAogICJuYW1lcyI6IFtdCn0K

//a0cfee7bd81d1b5ca8d836025ebf15de2d587d3c
