import { listFields } from "../shared/lead-fields.ts";
import { townFinder, townOfPath } from "../shared/site-map.ts";
import { readTelephone } from "../shared/telephone.ts";
import { searchTextOf } from "./search-text.ts";
const personDigits = 10;
function searchColumns(lead) {
  const typed = listFields().filter(({ origin }) => origin === "typed");
  return { phoneTail: phoneTail(lead.phone), searchText: searchTextOf(typed.map(({ name }) => lead[name])) };
}
function findTown(map, lead) {
  return townOfPath(map, lead.landingPage || (lead.page ?? "")) ?? townFinder(map)(lead.message) ?? "";
}
function phoneTail(phone) {
  const digits = (readTelephone(phone)?.number ?? phone).replace(/\D/g, "");
  return digits.length < personDigits ? "" : digits.slice(-personDigits);
}
export {
  findTown,
  phoneTail,
  searchColumns
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NlYXJjaC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQTZCLGtCQUFrQjtBQUMvQyxTQUF1QixZQUFZLGtCQUFrQjtBQUNyRCxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLG9CQUFvQjtBQUc3QixNQUFNLGVBQWU7QUFLZCxTQUFTLGNBQWMsTUFBOEQ7QUFDMUYsUUFBTSxRQUFRLFdBQVcsRUFBRSxPQUFPLENBQUMsRUFBRSxPQUFPLE1BQU0sV0FBVyxPQUFPO0FBQ3BFLFNBQU8sRUFBRSxXQUFXLFVBQVUsS0FBSyxLQUFLLEdBQUcsWUFBWSxhQUFhLE1BQU0sSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssSUFBSSxDQUFDLENBQUMsRUFBRTtBQUMzRztBQUdPLFNBQVMsU0FBUyxLQUFjLE1BQXdFO0FBQzdHLFNBQU8sV0FBVyxLQUFLLEtBQUssZ0JBQWdCLEtBQUssUUFBUSxHQUFHLEtBQUssV0FBVyxHQUFHLEVBQUUsS0FBSyxPQUFPLEtBQUs7QUFDcEc7QUFHTyxTQUFTLFVBQVUsT0FBdUI7QUFDL0MsUUFBTSxVQUFVLGNBQWMsS0FBSyxHQUFHLFVBQVUsT0FBTyxRQUFRLE9BQU8sRUFBRTtBQUN4RSxTQUFPLE9BQU8sU0FBUyxlQUFlLEtBQUssT0FBTyxNQUFNLENBQUMsWUFBWTtBQUN2RTsiLAogICJuYW1lcyI6IFtdCn0K

//75999c6108fe3d46e8127b85c9e9aa2ea8f471a8
