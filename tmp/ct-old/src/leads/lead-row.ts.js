import { randomInt } from "node:crypto";
import { listFields } from "../shared/lead-fields.ts";
import { writeUnreadable } from "./plan-store.ts";
import { searchColumns } from "./search.ts";
const referenceAlphabet = "BCDFGHJKMNPQRSTVWXZ23456789";
const leadColumns = [
  ...listFields().map(({ name }) => name),
  ...["id", "reference", "createdAt", "source", "status", "version"],
  ...["firstContactAt", "spamReasons", "spamScore"]
];
function toLead(row) {
  const { id, reference, createdAt, status, version, firstContactAt, spamScore } = row;
  const reasons = JSON.parse(row.spamReasons);
  const lead = {
    id,
    reference,
    createdAt,
    // A canary never comes this far: every list leaves it out.
    source: row.source,
    status,
    version,
    ...firstContactAt && { firstContactAt },
    ...reasons.length > 0 && { spamReasons: reasons, spamScore }
  };
  for (const { name, optional } of listFields()) if (!optional || row[name]) lead[name] = row[name];
  return lead;
}
function toRow(input, nowMs) {
  const texts = Object.fromEntries(listFields().map(({ name }) => [name, input[name] ?? ""]));
  const fields = { ...texts, message: wordsOf(input) };
  return {
    ...fields,
    ...searchColumns(fields),
    town: input.town ?? "",
    reference: makeReference(),
    idempotencyKey: input.idempotencyKey ?? null,
    source: input.source,
    status: input.status ?? "new",
    spamReasons: JSON.stringify(input.spamReasons ?? []),
    spamScore: input.spamScore ?? 0,
    createdAt: new Date(nowMs).toISOString()
  };
}
function wordsOf({ message, unreadablePlan }) {
  if (unreadablePlan === void 0) return message;
  return [message, writeUnreadable(unreadablePlan)].filter(Boolean).join("\n\n");
}
function makeReference() {
  return Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join("");
}
export {
  leadColumns,
  toLead,
  toRow,
  wordsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2xlYWQtcm93LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxpQkFBaUI7QUFHMUIsU0FBNkIsa0JBQWtCO0FBQy9DLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMscUJBQXFCO0FBSTlCLE1BQU0sb0JBQW9CO0FBR25CLE1BQU0sY0FBYztBQUFBLEVBQ3pCLEdBQUcsV0FBVyxFQUFFLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJO0FBQUEsRUFDdEMsR0FBSSxDQUFDLE1BQU0sYUFBYSxhQUFhLFVBQVUsVUFBVSxTQUFTO0FBQUEsRUFDbEUsR0FBSSxDQUFDLGtCQUFrQixlQUFlLFdBQVc7QUFDbkQ7QUFHTyxTQUFTLE9BQU8sS0FBd0Q7QUFDN0UsUUFBTSxFQUFFLElBQUksV0FBVyxXQUFXLFFBQVEsU0FBUyxnQkFBZ0IsVUFBVSxJQUFJO0FBQ2pGLFFBQU0sVUFBb0IsS0FBSyxNQUFNLElBQUksV0FBVztBQUNwRCxRQUFNLE9BQU87QUFBQSxJQUNYO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQTtBQUFBLElBRUEsUUFBUSxJQUFJO0FBQUEsSUFDWjtBQUFBLElBQ0E7QUFBQSxJQUNBLEdBQUksa0JBQWtCLEVBQUUsZUFBZTtBQUFBLElBQ3ZDLEdBQUksUUFBUSxTQUFTLEtBQUssRUFBRSxhQUFhLFNBQVMsVUFBVTtBQUFBLEVBQzlEO0FBQ0EsYUFBVyxFQUFFLE1BQU0sU0FBUyxLQUFLLFdBQVcsRUFBRyxLQUFJLENBQUMsWUFBWSxJQUFJLElBQUksRUFBRyxNQUFLLElBQUksSUFBSSxJQUFJLElBQUk7QUFDaEcsU0FBTztBQUNUO0FBR08sU0FBUyxNQUFNLE9BQWtCLE9BQXdCO0FBQzlELFFBQU0sUUFBUSxPQUFPLFlBQVksV0FBVyxFQUFFLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxDQUFDLE1BQU0sTUFBTSxJQUFJLEtBQUssRUFBRSxDQUFDLENBQUM7QUFDMUYsUUFBTSxTQUFTLEVBQUUsR0FBSSxPQUF5QyxTQUFTLFFBQVEsS0FBSyxFQUFFO0FBQ3RGLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILEdBQUcsY0FBYyxNQUFNO0FBQUEsSUFDdkIsTUFBTSxNQUFNLFFBQVE7QUFBQSxJQUNwQixXQUFXLGNBQWM7QUFBQSxJQUN6QixnQkFBZ0IsTUFBTSxrQkFBa0I7QUFBQSxJQUN4QyxRQUFRLE1BQU07QUFBQSxJQUNkLFFBQVEsTUFBTSxVQUFVO0FBQUEsSUFDeEIsYUFBYSxLQUFLLFVBQVUsTUFBTSxlQUFlLENBQUMsQ0FBQztBQUFBLElBQ25ELFdBQVcsTUFBTSxhQUFhO0FBQUEsSUFDOUIsV0FBVyxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVk7QUFBQSxFQUN6QztBQUNGO0FBR08sU0FBUyxRQUFRLEVBQUUsU0FBUyxlQUFlLEdBQXNCO0FBQ3RFLE1BQUksbUJBQW1CLE9BQVcsUUFBTztBQUN6QyxTQUFPLENBQUMsU0FBUyxnQkFBZ0IsY0FBYyxDQUFDLEVBQUUsT0FBTyxPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQy9FO0FBRUEsU0FBUyxnQkFBd0I7QUFDL0IsU0FBTyxNQUFNLEtBQUssRUFBRSxRQUFRLEVBQUUsR0FBRyxNQUFNLGtCQUFrQixVQUFVLGtCQUFrQixNQUFNLENBQUMsQ0FBQyxFQUFFLEtBQUssRUFBRTtBQUN4RzsiLAogICJuYW1lcyI6IFtdCn0K

//a51a3e6e48e1d90af7a289c706948e09e70fa3b5
