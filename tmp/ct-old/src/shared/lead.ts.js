import * as z from "zod/mini";
import { listFields } from "./lead-fields.ts";
const leadSources = ["contact", "quick-estimate", "price-plan"];
const leadStatuses = ["new", "contacted", "quoted", "won", "lost", "spam"];
function completeLead(listed) {
  return { reference: "", source: "contact", status: "new", version: 0, ...listed };
}
function leadPage({ landingPage, page }) {
  return landingPage ?? page ?? "";
}
function wordsOf({ message, plan }) {
  return message || plan?.summary || "";
}
const postedNames = listFields().filter(({ posted }) => posted).map(({ name }) => name);
function listPlaces(output, origin) {
  const places = [];
  for (const field of listFields()) {
    const place = field.origin === origin ? field[output] : void 0;
    if (!place) continue;
    const next = places.findIndex(({ name }) => name === place.before);
    places.splice(next === -1 ? places.length : next, 0, { name: field.name, label: place.label });
  }
  return places;
}
const recordId = z.int("A record has a whole number.").check(z.positive("A record has a number above zero."));
const leadStatusSchema = z.object({
  status: z.enum(leadStatuses, "Please choose one of the statuses."),
  version: z.int("The version that was read is missing.")
});
const noteSchema = z.object({
  text: z.string("Please write a note.").check(z.trim(), z.minLength(1, "Please write a note."), z.maxLength(5e3, "A note has at most 5000 characters."))
});
const contactChannels = ["call", "mail"];
const firstContactSchema = z.object({
  channel: z.enum(contactChannels, "Please say whether it was a call or an email.")
});
const leadDeletionSchema = z.object({
  ids: z.array(recordId, "Please say which leads.").check(z.minLength(1, "Please say which leads."), z.maxLength(500, "At most 500 leads at a time."))
});
const openStatuses = ["new", "contacted", "quoted"];
function isOpen({ status }) {
  return openStatuses.includes(status);
}
export {
  completeLead,
  firstContactSchema,
  isOpen,
  leadDeletionSchema,
  leadPage,
  leadSources,
  leadStatusSchema,
  leadStatuses,
  listPlaces,
  noteSchema,
  openStatuses,
  postedNames,
  wordsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sZWFkLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBR25CLFNBQStDLGtCQUFrQjtBQUkxRCxNQUFNLGNBQWMsQ0FBQyxXQUFXLGtCQUFrQixZQUFZO0FBRzlELE1BQU0sZUFBZSxDQUFDLE9BQU8sYUFBYSxVQUFVLE9BQU8sUUFBUSxNQUFNO0FBZ0N6RSxTQUFTLGFBQWEsUUFBNkI7QUFDeEQsU0FBTyxFQUFFLFdBQVcsSUFBSSxRQUFRLFdBQVcsUUFBUSxPQUFPLFNBQVMsR0FBRyxHQUFHLE9BQU87QUFDbEY7QUFHTyxTQUFTLFNBQVMsRUFBRSxhQUFhLEtBQUssR0FBK0M7QUFDMUYsU0FBTyxlQUFlLFFBQVE7QUFDaEM7QUFHTyxTQUFTLFFBQVEsRUFBRSxTQUFTLEtBQUssR0FBMkM7QUFDakYsU0FBTyxXQUFXLE1BQU0sV0FBVztBQUNyQztBQUdPLE1BQU0sY0FBd0MsV0FBVyxFQUM3RCxPQUFPLENBQUMsRUFBRSxPQUFPLE1BQU0sTUFBTSxFQUM3QixJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sSUFBSTtBQWNsQixTQUFTLFdBQ2QsUUFDQSxRQUNtRDtBQUNuRCxRQUFNLFNBQW1ELENBQUM7QUFDMUQsYUFBVyxTQUFTLFdBQVcsR0FBRztBQUNoQyxVQUFNLFFBQVEsTUFBTSxXQUFXLFNBQVMsTUFBTSxNQUFNLElBQUk7QUFDeEQsUUFBSSxDQUFDLE1BQU87QUFDWixVQUFNLE9BQU8sT0FBTyxVQUFVLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxNQUFNLE1BQU07QUFDakUsV0FBTyxPQUFPLFNBQVMsS0FBSyxPQUFPLFNBQVMsTUFBTSxHQUFHLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FBTyxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQy9GO0FBQ0EsU0FBTztBQUNUO0FBMEJBLE1BQU0sV0FBVyxFQUFFLElBQUksOEJBQThCLEVBQUUsTUFBTSxFQUFFLFNBQVMsbUNBQW1DLENBQUM7QUFFckcsTUFBTSxtQkFBbUIsRUFBRSxPQUFPO0FBQUEsRUFDdkMsUUFBUSxFQUFFLEtBQUssY0FBYyxvQ0FBb0M7QUFBQSxFQUNqRSxTQUFTLEVBQUUsSUFBSSx1Q0FBdUM7QUFDeEQsQ0FBQztBQUVNLE1BQU0sYUFBYSxFQUFFLE9BQU87QUFBQSxFQUNqQyxNQUFNLEVBQ0gsT0FBTyxzQkFBc0IsRUFDN0IsTUFBTSxFQUFFLEtBQUssR0FBRyxFQUFFLFVBQVUsR0FBRyxzQkFBc0IsR0FBRyxFQUFFLFVBQVUsS0FBTSxxQ0FBcUMsQ0FBQztBQUNySCxDQUFDO0FBRUQsTUFBTSxrQkFBa0IsQ0FBQyxRQUFRLE1BQU07QUFHaEMsTUFBTSxxQkFBcUIsRUFBRSxPQUFPO0FBQUEsRUFDekMsU0FBUyxFQUFFLEtBQUssaUJBQWlCLCtDQUErQztBQUNsRixDQUFDO0FBRU0sTUFBTSxxQkFBcUIsRUFBRSxPQUFPO0FBQUEsRUFDekMsS0FBSyxFQUNGLE1BQU0sVUFBVSx5QkFBeUIsRUFDekMsTUFBTSxFQUFFLFVBQVUsR0FBRyx5QkFBeUIsR0FBRyxFQUFFLFVBQVUsS0FBSyw4QkFBOEIsQ0FBQztBQUN0RyxDQUFDO0FBR00sTUFBTSxlQUFzQyxDQUFDLE9BQU8sYUFBYSxRQUFRO0FBR3pFLFNBQVMsT0FBTyxFQUFFLE9BQU8sR0FBa0M7QUFDaEUsU0FBTyxhQUFhLFNBQVMsTUFBTTtBQUNyQzsiLAogICJuYW1lcyI6IFtdCn0K

//549b8e80a76317817fb515b4bf1d66f525a027d7
