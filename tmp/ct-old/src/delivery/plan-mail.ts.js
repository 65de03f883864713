import { decodePlan } from "../shared/fence/code.ts";
import { inDollars } from "../shared/fence/measures.ts";
import { partLines } from "../shared/fence/result-words.ts";
import { describePlan, headline, rangeOf } from "../shared/fence/sentences.ts";
import { listAnswers, planAddress } from "../shared/lead-plan.ts";
import { escapeHtml } from "./mail.ts";
async function findPlan(db, submissionId) {
  const row = await db.selectFrom("leadPlans").select(["code", "priceVersion", "figures"]).where("submissionId", "=", submissionId).executeTakeFirst();
  return row && { ...row, figures: JSON.parse(row.figures) };
}
function describePlanInMail({ code, figures }, publicUrl) {
  const plan = decodePlan(code);
  if (!plan) return;
  const tables = [
    ["Plan", [["Seen", priceWords(figures)], ...listAnswers(plan)]],
    ["Sides and gates", describePlan(plan).map((line) => [line])],
    ["In this price", listItems(figures)],
    ["What it is made of", listParts(figures)]
  ];
  const filled = tables.filter(([, rows]) => rows.length > 0);
  const address = planAddress(code, publicUrl);
  return {
    headline: headline(plan, figures),
    text: `${filled.map(writeText).join("\n\n")}

See the plan: ${address}`,
    html: `${filled.map(writeTable).join("")}<p><a href="${escapeHtml(address)}">See the plan</a></p>`
  };
}
function priceWords(figures) {
  if (figures.status === "priced") return `${rangeOf(figures)}, ${figures.width}% either way`;
  return figures.status === "empty" ? "No price: no length was given" : "No price: none is set for this fence";
}
function listItems(figures) {
  if (figures.status !== "priced") return [];
  return figures.items.map(({ label, amount }) => [label, `about ${inDollars(amount)}`]);
}
function listParts(figures) {
  return figures.status === "empty" ? [] : partLines(figures.parts).map((line) => [line]);
}
function writeText([title, rows]) {
  return [title, ...rows.map((cells) => cells.join(": "))].join("\n");
}
function writeTable([title, rows]) {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
  return `<h3>${title}</h3><table cellpadding="4">${lines.join("")}</table>`;
}
export {
  describePlanInMail,
  findPlan
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3BsYW4tbWFpbC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsY0FBYyxVQUFVLGVBQWU7QUFDaEQsU0FBd0IsYUFBK0IsbUJBQW1CO0FBQzFFLFNBQVMsa0JBQWtCO0FBVzNCLGVBQXNCLFNBQVMsSUFBc0IsY0FBcUQ7QUFDeEcsUUFBTSxNQUFNLE1BQU0sR0FDZixXQUFXLFdBQVcsRUFDdEIsT0FBTyxDQUFDLFFBQVEsZ0JBQWdCLFNBQVMsQ0FBQyxFQUMxQyxNQUFNLGdCQUFnQixLQUFLLFlBQVksRUFDdkMsaUJBQWlCO0FBQ3BCLFNBQU8sT0FBTyxFQUFFLEdBQUcsS0FBSyxTQUFTLEtBQUssTUFBTSxJQUFJLE9BQU8sRUFBRTtBQUMzRDtBQUdPLFNBQVMsbUJBQW1CLEVBQUUsTUFBTSxRQUFRLEdBQWEsV0FBMEM7QUFDeEcsUUFBTSxPQUFPLFdBQVcsSUFBSTtBQUM1QixNQUFJLENBQUMsS0FBTTtBQUNYLFFBQU0sU0FBa0I7QUFBQSxJQUN0QixDQUFDLFFBQVEsQ0FBQyxDQUFDLFFBQVEsV0FBVyxPQUFPLENBQUMsR0FBRyxHQUFHLFlBQVksSUFBSSxDQUFDLENBQUM7QUFBQSxJQUM5RCxDQUFDLG1CQUFtQixhQUFhLElBQUksRUFBRSxJQUFJLENBQUMsU0FBUyxDQUFDLElBQUksQ0FBQyxDQUFDO0FBQUEsSUFDNUQsQ0FBQyxpQkFBaUIsVUFBVSxPQUFPLENBQUM7QUFBQSxJQUNwQyxDQUFDLHNCQUFzQixVQUFVLE9BQU8sQ0FBQztBQUFBLEVBQzNDO0FBQ0EsUUFBTSxTQUFTLE9BQU8sT0FBTyxDQUFDLENBQUMsRUFBRSxJQUFJLE1BQU0sS0FBSyxTQUFTLENBQUM7QUFDMUQsUUFBTSxVQUFVLFlBQVksTUFBTSxTQUFTO0FBQzNDLFNBQU87QUFBQSxJQUNMLFVBQVUsU0FBUyxNQUFNLE9BQU87QUFBQSxJQUNoQyxNQUFNLEdBQUcsT0FBTyxJQUFJLFNBQVMsRUFBRSxLQUFLLE1BQU0sQ0FBQztBQUFBO0FBQUEsZ0JBQXFCLE9BQU87QUFBQSxJQUN2RSxNQUFNLEdBQUcsT0FBTyxJQUFJLFVBQVUsRUFBRSxLQUFLLEVBQUUsQ0FBQyxlQUFlLFdBQVcsT0FBTyxDQUFDO0FBQUEsRUFDNUU7QUFDRjtBQUlBLFNBQVMsV0FBVyxTQUE4QjtBQUNoRCxNQUFJLFFBQVEsV0FBVyxTQUFVLFFBQU8sR0FBRyxRQUFRLE9BQU8sQ0FBQyxLQUFLLFFBQVEsS0FBSztBQUM3RSxTQUFPLFFBQVEsV0FBVyxVQUFVLGtDQUFrQztBQUN4RTtBQUVBLFNBQVMsVUFBVSxTQUFrQztBQUNuRCxNQUFJLFFBQVEsV0FBVyxTQUFVLFFBQU8sQ0FBQztBQUN6QyxTQUFPLFFBQVEsTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLE9BQU8sTUFBTSxDQUFDLE9BQU8sU0FBUyxVQUFVLE1BQU0sQ0FBQyxFQUFFLENBQUM7QUFDdkY7QUFFQSxTQUFTLFVBQVUsU0FBa0M7QUFDbkQsU0FBTyxRQUFRLFdBQVcsVUFBVSxDQUFDLElBQUksVUFBVSxRQUFRLEtBQUssRUFBRSxJQUFJLENBQUMsU0FBUyxDQUFDLElBQUksQ0FBQztBQUN4RjtBQUVBLFNBQVMsVUFBVSxDQUFDLE9BQU8sSUFBSSxHQUFrQjtBQUMvQyxTQUFPLENBQUMsT0FBTyxHQUFHLEtBQUssSUFBSSxDQUFDLFVBQVUsTUFBTSxLQUFLLElBQUksQ0FBQyxDQUFDLEVBQUUsS0FBSyxJQUFJO0FBQ3BFO0FBRUEsU0FBUyxXQUFXLENBQUMsT0FBTyxJQUFJLEdBQWtCO0FBQ2hELFFBQU0sUUFBUSxLQUFLLElBQUksQ0FBQyxVQUFVLE9BQU8sTUFBTSxJQUFJLENBQUMsU0FBUyxPQUFPLFdBQVcsSUFBSSxDQUFDLE9BQU8sRUFBRSxLQUFLLEVBQUUsQ0FBQyxPQUFPO0FBQzVHLFNBQU8sT0FBTyxLQUFLLCtCQUErQixNQUFNLEtBQUssRUFBRSxDQUFDO0FBQ2xFOyIsCiAgIm5hbWVzIjogW10KfQo=

//0feec4ae2cf48856db029dd5a52d09a5087ebe3b
