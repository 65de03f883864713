import { toLink } from "./site-map.ts";
const formerFormMs = 30 * 24 * 36e5;
function acceptedOptions({ map, formerForms }, nowMs) {
  return [...map.contactOptions, ...formerForms.options.filter(isFresh(nowMs)).map(({ name }) => name)];
}
function acceptedServices({ map, formerForms }, nowMs) {
  return [...map.services.map(toLink), ...formerForms.services.filter(isFresh(nowMs))];
}
const isFresh = (nowMs) => ({ untilMs }) => nowMs < untilMs;
export {
  acceptedOptions,
  acceptedServices,
  formerFormMs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mb3JtZXItZm9ybXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUF3QixjQUFjO0FBUy9CLE1BQU0sZUFBZSxLQUFLLEtBQUs7QUFHL0IsU0FBUyxnQkFBZ0IsRUFBRSxLQUFLLFlBQVksR0FBc0MsT0FBeUI7QUFDaEgsU0FBTyxDQUFDLEdBQUcsSUFBSSxnQkFBZ0IsR0FBRyxZQUFZLFFBQVEsT0FBTyxRQUFRLEtBQUssQ0FBQyxFQUFFLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJLENBQUM7QUFDdEc7QUFHTyxTQUFTLGlCQUFpQixFQUFFLEtBQUssWUFBWSxHQUFzQyxPQUEyQjtBQUNuSCxTQUFPLENBQUMsR0FBRyxJQUFJLFNBQVMsSUFBSSxNQUFNLEdBQUcsR0FBRyxZQUFZLFNBQVMsT0FBTyxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQ3JGO0FBRUEsTUFBTSxVQUNKLENBQUMsVUFDRCxDQUFDLEVBQUUsUUFBUSxNQUNULFFBQVE7IiwKICAibmFtZXMiOiBbXQp9Cg==

//c17b4159296b3bd34ebaeb5cb9cd0a32523d81b7
