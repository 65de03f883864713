import { listFields } from "../shared/lead-fields.ts";
import { addressFrom, describeMoment, escapeHtml, writeHtml, writeLines } from "./mail.ts";
import { readPayload, requireLead } from "./outbox-store.ts";
import { sendWithPhotos } from "./photo-mails.ts";
import { describePlanInMail, findPlan } from "./plan-mail.ts";
function createNotificationChannel(options) {
  const { db } = options;
  return {
    path: "mail",
    wants: (_lead, { mail }) => mail,
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      const { amended = false } = readPayload(delivery);
      const plan = await findPlan(db, lead.id);
      const write = (sender) => {
        const words = plan && describePlanInMail(plan, sender.publicUrl);
        return compose(lead, words, sender, delivery.messageId, amended);
      };
      return sendWithPhotos(options, lead.id, write, claim, signal);
    }
  };
}
function compose(lead, plan, sender, messageId, amended) {
  const link = `${sender.publicUrl}/admin/leads/${lead.id}`;
  const fields = listLines(lead, sender.profile.timeZone);
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...lead.email && { replyTo: { name: lead.name, address: lead.email } },
    subject: `${amended ? "Changed: " : ""}${subjectOf(lead, plan)} (${lead.reference})`,
    text: `${[
      fields.map(([label, value]) => `${label}: ${value}`).join("\n"),
      lead.message,
      ...plan ? [plan.text] : [],
      `Open it: ${link}`
    ].join("\n\n")}
`,
    html: writeHtml(
      `<table cellpadding="4">${fields.map(writeRow).join("")}</table><p style="white-space:pre-wrap">${writeLines(lead.message)}</p>${plan?.html ?? ""}<p><a href="${escapeHtml(link)}">Open this lead</a></p>`
    ),
    automatic: true
  };
}
function subjectOf({ source, name }, plan) {
  if (source === "price-plan") return `Fence plan from ${name}${plan ? `: ${plan.headline}` : ""}`;
  return `${source === "quick-estimate" ? "Estimate request" : "Message"} from ${name}`;
}
function listLines(lead, timeZone) {
  const fields = [
    ["Reference", lead.reference],
    ...listFields().map(({ name, mail }) => [mail ?? "", mail ? lead[name] : ""]),
    ["Received", describeMoment(lead.createdAt, timeZone)]
  ];
  return fields.filter(([, value]) => value !== "");
}
function writeRow([label, value]) {
  return `<tr><th align="left">${label}</th><td>${writeLines(value)}</td></tr>`;
}
export {
  createNotificationChannel
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L25vdGlmaWNhdGlvbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsa0JBQWtCO0FBRzNCLFNBQVMsYUFBYSxnQkFBZ0IsWUFBeUIsV0FBVyxrQkFBa0I7QUFDNUYsU0FBUyxhQUFhLG1CQUFtQjtBQUN6QyxTQUFnQyxzQkFBc0I7QUFDdEQsU0FBUyxvQkFBb0IsZ0JBQWdDO0FBSXRELFNBQVMsMEJBQTBCLFNBQW9DO0FBQzVFLFFBQU0sRUFBRSxHQUFHLElBQUk7QUFDZixTQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixPQUFPLENBQUMsT0FBTyxFQUFFLEtBQUssTUFBTTtBQUFBLElBQzVCLE1BQU0sS0FBSyxVQUFVLE9BQU8sUUFBUTtBQUNsQyxZQUFNLE9BQU8sTUFBTSxZQUFZLElBQUksUUFBUTtBQUMzQyxZQUFNLEVBQUUsVUFBVSxNQUFNLElBQUksWUFBbUMsUUFBUTtBQUN2RSxZQUFNLE9BQU8sTUFBTSxTQUFTLElBQUksS0FBSyxFQUFFO0FBQ3ZDLFlBQU0sUUFBUSxDQUFDLFdBQW1CO0FBQ2hDLGNBQU0sUUFBUSxRQUFRLG1CQUFtQixNQUFNLE9BQU8sU0FBUztBQUMvRCxlQUFPLFFBQVEsTUFBTSxPQUFPLFFBQVEsU0FBUyxXQUFXLE9BQU87QUFBQSxNQUNqRTtBQUNBLGFBQU8sZUFBZSxTQUFTLEtBQUssSUFBSSxPQUFPLE9BQU8sTUFBTTtBQUFBLElBQzlEO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxRQUNQLE1BQ0EsTUFDQSxRQUNBLFdBQ0EsU0FDTTtBQUNOLFFBQU0sT0FBTyxHQUFHLE9BQU8sU0FBUyxnQkFBZ0IsS0FBSyxFQUFFO0FBQ3ZELFFBQU0sU0FBUyxVQUFVLE1BQU0sT0FBTyxRQUFRLFFBQVE7QUFDdEQsU0FBTztBQUFBLElBQ0wsR0FBRyxZQUFZLFFBQVEsU0FBUztBQUFBLElBQ2hDLElBQUksT0FBTztBQUFBLElBQ1gsR0FBSSxLQUFLLFNBQVMsRUFBRSxTQUFTLEVBQUUsTUFBTSxLQUFLLE1BQU0sU0FBUyxLQUFLLE1BQU0sRUFBRTtBQUFBLElBQ3RFLFNBQVMsR0FBRyxVQUFVLGNBQWMsRUFBRSxHQUFHLFVBQVUsTUFBTSxJQUFJLENBQUMsS0FBSyxLQUFLLFNBQVM7QUFBQSxJQUNqRixNQUFNLEdBQUc7QUFBQSxNQUNQLE9BQU8sSUFBSSxDQUFDLENBQUMsT0FBTyxLQUFLLE1BQU0sR0FBRyxLQUFLLEtBQUssS0FBSyxFQUFFLEVBQUUsS0FBSyxJQUFJO0FBQUEsTUFDOUQsS0FBSztBQUFBLE1BQ0wsR0FBSSxPQUFPLENBQUMsS0FBSyxJQUFJLElBQUksQ0FBQztBQUFBLE1BQzFCLFlBQVksSUFBSTtBQUFBLElBQ2xCLEVBQUUsS0FBSyxNQUFNLENBQUM7QUFBQTtBQUFBLElBQ2QsTUFBTTtBQUFBLE1BQ0osMEJBQTBCLE9BQU8sSUFBSSxRQUFRLEVBQUUsS0FBSyxFQUFFLENBQUMsMkNBQ2xCLFdBQVcsS0FBSyxPQUFPLENBQUMsT0FBTyxNQUFNLFFBQVEsRUFBRSxlQUFlLFdBQVcsSUFBSSxDQUFDO0FBQUEsSUFDckg7QUFBQSxJQUNBLFdBQVc7QUFBQSxFQUNiO0FBQ0Y7QUFFQSxTQUFTLFVBQVUsRUFBRSxRQUFRLEtBQUssR0FBWSxNQUFxQztBQUNqRixNQUFJLFdBQVcsYUFBYyxRQUFPLG1CQUFtQixJQUFJLEdBQUcsT0FBTyxLQUFLLEtBQUssUUFBUSxLQUFLLEVBQUU7QUFDOUYsU0FBTyxHQUFHLFdBQVcsbUJBQW1CLHFCQUFxQixTQUFTLFNBQVMsSUFBSTtBQUNyRjtBQUVBLFNBQVMsVUFBVSxNQUFlLFVBQXdDO0FBQ3hFLFFBQU0sU0FBNkI7QUFBQSxJQUNqQyxDQUFDLGFBQWEsS0FBSyxTQUFTO0FBQUEsSUFDNUIsR0FBRyxXQUFXLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQXdCLENBQUMsUUFBUSxJQUFJLE9BQU8sS0FBSyxJQUFJLElBQUksRUFBRSxDQUFDO0FBQUEsSUFDOUYsQ0FBQyxZQUFZLGVBQWUsS0FBSyxXQUFXLFFBQVEsQ0FBQztBQUFBLEVBQ3ZEO0FBQ0EsU0FBTyxPQUFPLE9BQU8sQ0FBQyxDQUFDLEVBQUUsS0FBSyxNQUFNLFVBQVUsRUFBRTtBQUNsRDtBQUVBLFNBQVMsU0FBUyxDQUFDLE9BQU8sS0FBSyxHQUE2QjtBQUMxRCxTQUFPLHdCQUF3QixLQUFLLFlBQVksV0FBVyxLQUFLLENBQUM7QUFDbkU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//5b1abda20ec314ba8ba78e97a70d20fa47cc2d7a
