const catalogLimitBytes = 50 * 1024 * 1024;
const catalogPageSizes = [800, 1600];
function catalogPageFile(page, size) {
  return `${page}-${size}.webp`;
}
function catalogPageAddress({ page, version }, size) {
  return `/catalog-pages/${version}/${catalogPageFile(page, size)}`;
}
function citedPageAddress({ page, version }, size) {
  return `/api/admin/catalog/versions/${version}/pages/${page}?w=${size}`;
}
const catalogVersionPattern = /^[0-9a-f]{16}$/;
const catalogPagePattern = /^([1-9]\d?|[12]\d\d|300)$/;
function readCitation(values) {
  const { catalogPage = "", catalogVersion = "" } = values;
  if (!catalogPagePattern.test(catalogPage) || !catalogVersionPattern.test(catalogVersion)) return void 0;
  return { page: Number(catalogPage), version: catalogVersion };
}
function writeCitation({ page, version }) {
  return { catalogPage: String(page), catalogVersion: version };
}
export {
  catalogLimitBytes,
  catalogPageAddress,
  catalogPageFile,
  catalogPagePattern,
  catalogPageSizes,
  catalogVersionPattern,
  citedPageAddress,
  readCitation,
  writeCitation
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jYXRhbG9nLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBR08sTUFBTSxvQkFBb0IsS0FBSyxPQUFPO0FBOEN0QyxNQUFNLG1CQUFtQixDQUFDLEtBQUssSUFBSTtBQUluQyxTQUFTLGdCQUFnQixNQUFjLE1BQStCO0FBQzNFLFNBQU8sR0FBRyxJQUFJLElBQUksSUFBSTtBQUN4QjtBQUdPLFNBQVMsbUJBQW1CLEVBQUUsTUFBTSxRQUFRLEdBQW9CLE1BQStCO0FBQ3BHLFNBQU8sa0JBQWtCLE9BQU8sSUFBSSxnQkFBZ0IsTUFBTSxJQUFJLENBQUM7QUFDakU7QUFHTyxTQUFTLGlCQUFpQixFQUFFLE1BQU0sUUFBUSxHQUFvQixNQUErQjtBQUNsRyxTQUFPLCtCQUErQixPQUFPLFVBQVUsSUFBSSxNQUFNLElBQUk7QUFDdkU7QUFHTyxNQUFNLHdCQUF3QjtBQUc5QixNQUFNLHFCQUFxQjtBQUczQixTQUFTLGFBQWEsUUFBd0Y7QUFDbkgsUUFBTSxFQUFFLGNBQWMsSUFBSSxpQkFBaUIsR0FBRyxJQUFJO0FBQ2xELE1BQUksQ0FBQyxtQkFBbUIsS0FBSyxXQUFXLEtBQUssQ0FBQyxzQkFBc0IsS0FBSyxjQUFjLEVBQUcsUUFBTztBQUNqRyxTQUFPLEVBQUUsTUFBTSxPQUFPLFdBQVcsR0FBRyxTQUFTLGVBQWU7QUFDOUQ7QUFHTyxTQUFTLGNBQWMsRUFBRSxNQUFNLFFBQVEsR0FBcUU7QUFDakgsU0FBTyxFQUFFLGFBQWEsT0FBTyxJQUFJLEdBQUcsZ0JBQWdCLFFBQVE7QUFDOUQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//41c1354f9a3b4c2ab56f040f96e87d15c9b42d7f
