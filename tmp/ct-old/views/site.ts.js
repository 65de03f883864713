import { createContext, use } from "react";
const SiteContext = createContext(void 0);
function useSite() {
  return useSiteValue().site;
}
function usePage() {
  return useSiteValue().page;
}
function useVisitor() {
  return useSiteValue().visitor;
}
function useSiteValue() {
  const value = use(SiteContext);
  if (!value) throw new Error("The site is known while the server renders a page; an island must take it as props.");
  return value;
}
export {
  SiteContext,
  usePage,
  useSite,
  useVisitor
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3Mvc2l0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZUFBZSxXQUFXO0FBSTVCLE1BQU0sY0FBYyxjQUFxQyxNQUFTO0FBU2xFLFNBQVMsVUFBZ0I7QUFDOUIsU0FBTyxhQUFhLEVBQUU7QUFDeEI7QUFHTyxTQUFTLFVBQXFCO0FBQ25DLFNBQU8sYUFBYSxFQUFFO0FBQ3hCO0FBR08sU0FBUyxhQUF3QjtBQUN0QyxTQUFPLGFBQWEsRUFBRTtBQUN4QjtBQUVBLFNBQVMsZUFBMEI7QUFDakMsUUFBTSxRQUFRLElBQUksV0FBVztBQUM3QixNQUFJLENBQUMsTUFBTyxPQUFNLElBQUksTUFBTSxxRkFBcUY7QUFDakgsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//67a709af83e7ea8c326b40be0e8de14711d69fbb
