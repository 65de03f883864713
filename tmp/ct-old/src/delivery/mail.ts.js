import { randomUUID } from "node:crypto";
import { monthNames } from "../shared/day.ts";
import { cleanAddress } from "../shared/email-address.ts";
import { timeZoneLabels } from "../shared/time-zone.ts";
import { withoutClaim } from "./channel.ts";
import { readPayload, requireLead } from "./outbox-store.ts";
function createMailer(readAccount) {
  async function use(work) {
    const account = await readAccount();
    return account ? work(account) : noMail;
  }
  return {
    send: (compose, claim, signal) => use(({ client, sender }) => client.send(compose(sender), claim, signal)),
    probe: () => use(({ client, sender }) => client.probe(addressOf(sender.from), sender.to))
  };
}
const noMail = {
  result: "refused",
  error: "No mail server is set (SMTP_URL, or /admin/delivery)",
  scope: "path"
};
function sendTestMail({ client, sender }) {
  const subject = "this is a test mail";
  const text = "Email from your website arrives. New leads come to this address from now on.";
  return client.send(composeOwnerMail({ subject, text }, sender, randomUUID()), withoutClaim);
}
function composeOwnerMail(words, sender, messageId) {
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...writeParagraphs(`${sender.profile.name}: ${words.subject}`, [
      words.text,
      `See ${sender.publicUrl}${words.path ?? "/admin/delivery"}`
    ]),
    automatic: true
  };
}
function createAlarmChannel(mailer) {
  return {
    path: "mail",
    wants: () => false,
    async send(delivery, claim, signal) {
      const { subject = "", text = "", path } = readPayload(delivery);
      return mailer.send(
        (sender) => composeOwnerMail({ subject, text, path }, sender, delivery.messageId),
        claim,
        signal
      );
    }
  };
}
function mailAlarm(mailer, words) {
  return mailer.send((sender) => composeOwnerMail(words, sender, randomUUID()), withoutClaim);
}
function createAcknowledgementChannel(db, mailer) {
  return {
    path: "mail",
    wants: ({ email }, { mail, acknowledge }) => mail && acknowledge && email !== "",
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      return mailer.send((sender) => composeAcknowledgement(lead, sender, delivery.messageId), claim, signal);
    }
  };
}
function composeAcknowledgement(lead, sender, messageId) {
  const { name, phone } = sender.profile;
  return {
    ...addressFrom(sender, messageId),
    to: lead.email,
    replyTo: { name, address: sender.to },
    ...writeParagraphs(`We have your message (${lead.reference})`, [
      "Thank you for your message. We'll get back to you soon.",
      `Your reference is ${lead.reference}. Please have it handy if you call us at ${phone}.`,
      name
    ]),
    automatic: true
  };
}
function addressFrom(sender, id) {
  const address = addressOf(sender.from);
  const name = sender.from.includes("<") ? (sender.from.split("<")[0] ?? "").replaceAll('"', "").trim() : "";
  return {
    from: { name: name || sender.profile.name, address },
    messageId: `${id}@${address.split("@")[1] ?? "localhost"}`
  };
}
function addressOf(from) {
  return cleanAddress(/<([^<>]+)>/.exec(from)?.[1] ?? from);
}
function writeParagraphs(subject, paragraphs) {
  return {
    subject,
    text: `${paragraphs.join("\n\n")}
`,
    html: writeHtml(paragraphs.map((paragraph) => `<p>${writeLines(paragraph)}</p>`).join(""))
  };
}
function writeHtml(body) {
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif">${body}</body></html>`;
}
function writeLines(text) {
  return escapeHtml(text).replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, "<br>");
}
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
function describeMoment(iso, timeZone) {
  const { year, month, day, hour, minute } = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
  const date = `${monthNames[month - 1]?.slice(0, 3)} ${day}, ${year}`;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  return `${date} ${time} ${timeZoneLabels[timeZone]}`;
}
export {
  addressFrom,
  createAcknowledgementChannel,
  createAlarmChannel,
  createMailer,
  describeMoment,
  escapeHtml,
  mailAlarm,
  sendTestMail,
  writeHtml,
  writeLines,
  writeParagraphs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L21haWwudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUczQixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLG9CQUFvQjtBQUU3QixTQUF3QixzQkFBc0I7QUFDOUMsU0FBaUQsb0JBQW9CO0FBQ3JFLFNBQVMsYUFBYSxtQkFBbUI7QUEyQmxDLFNBQVMsYUFBYSxhQUE2RDtBQUN4RixpQkFBZSxJQUFJLE1BQW9FO0FBQ3JGLFVBQU0sVUFBVSxNQUFNLFlBQVk7QUFDbEMsV0FBTyxVQUFVLEtBQUssT0FBTyxJQUFJO0FBQUEsRUFDbkM7QUFFQSxTQUFPO0FBQUEsSUFDTCxNQUFNLENBQUMsU0FBUyxPQUFPLFdBQVcsSUFBSSxDQUFDLEVBQUUsUUFBUSxPQUFPLE1BQU0sT0FBTyxLQUFLLFFBQVEsTUFBTSxHQUFHLE9BQU8sTUFBTSxDQUFDO0FBQUEsSUFDekcsT0FBTyxNQUFNLElBQUksQ0FBQyxFQUFFLFFBQVEsT0FBTyxNQUFNLE9BQU8sTUFBTSxVQUFVLE9BQU8sSUFBSSxHQUFHLE9BQU8sRUFBRSxDQUFDO0FBQUEsRUFDMUY7QUFDRjtBQUVBLE1BQU0sU0FBa0I7QUFBQSxFQUN0QixRQUFRO0FBQUEsRUFDUixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQ1Q7QUFHTyxTQUFTLGFBQWEsRUFBRSxRQUFRLE9BQU8sR0FBa0M7QUFDOUUsUUFBTSxVQUFVO0FBQ2hCLFFBQU0sT0FBTztBQUNiLFNBQU8sT0FBTyxLQUFLLGlCQUFpQixFQUFFLFNBQVMsS0FBSyxHQUFHLFFBQVEsV0FBVyxDQUFDLEdBQUcsWUFBWTtBQUM1RjtBQUdBLFNBQVMsaUJBQWlCLE9BQW1CLFFBQWdCLFdBQXlCO0FBQ3BGLFNBQU87QUFBQSxJQUNMLEdBQUcsWUFBWSxRQUFRLFNBQVM7QUFBQSxJQUNoQyxJQUFJLE9BQU87QUFBQSxJQUNYLEdBQUcsZ0JBQWdCLEdBQUcsT0FBTyxRQUFRLElBQUksS0FBSyxNQUFNLE9BQU8sSUFBSTtBQUFBLE1BQzdELE1BQU07QUFBQSxNQUNOLE9BQU8sT0FBTyxTQUFTLEdBQUcsTUFBTSxRQUFRLGlCQUFpQjtBQUFBLElBQzNELENBQUM7QUFBQSxJQUNELFdBQVc7QUFBQSxFQUNiO0FBQ0Y7QUFXTyxTQUFTLG1CQUFtQixRQUF5QjtBQUMxRCxTQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixPQUFPLE1BQU07QUFBQSxJQUNiLE1BQU0sS0FBSyxVQUFVLE9BQU8sUUFBUTtBQUNsQyxZQUFNLEVBQUUsVUFBVSxJQUFJLE9BQU8sSUFBSSxLQUFLLElBQUksWUFBd0IsUUFBUTtBQUMxRSxhQUFPLE9BQU87QUFBQSxRQUNaLENBQUMsV0FBVyxpQkFBaUIsRUFBRSxTQUFTLE1BQU0sS0FBSyxHQUFHLFFBQVEsU0FBUyxTQUFTO0FBQUEsUUFDaEY7QUFBQSxRQUNBO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLFVBQVUsUUFBZ0IsT0FBcUM7QUFDN0UsU0FBTyxPQUFPLEtBQUssQ0FBQyxXQUFXLGlCQUFpQixPQUFPLFFBQVEsV0FBVyxDQUFDLEdBQUcsWUFBWTtBQUM1RjtBQUdPLFNBQVMsNkJBQTZCLElBQXNCLFFBQXlCO0FBQzFGLFNBQU87QUFBQSxJQUNMLE1BQU07QUFBQSxJQUNOLE9BQU8sQ0FBQyxFQUFFLE1BQU0sR0FBRyxFQUFFLE1BQU0sWUFBWSxNQUFNLFFBQVEsZUFBZSxVQUFVO0FBQUEsSUFDOUUsTUFBTSxLQUFLLFVBQVUsT0FBTyxRQUFRO0FBQ2xDLFlBQU0sT0FBTyxNQUFNLFlBQVksSUFBSSxRQUFRO0FBQzNDLGFBQU8sT0FBTyxLQUFLLENBQUMsV0FBVyx1QkFBdUIsTUFBTSxRQUFRLFNBQVMsU0FBUyxHQUFHLE9BQU8sTUFBTTtBQUFBLElBQ3hHO0FBQUEsRUFDRjtBQUNGO0FBTUEsU0FBUyx1QkFBdUIsTUFBZSxRQUFnQixXQUF5QjtBQUN0RixRQUFNLEVBQUUsTUFBTSxNQUFNLElBQUksT0FBTztBQUMvQixTQUFPO0FBQUEsSUFDTCxHQUFHLFlBQVksUUFBUSxTQUFTO0FBQUEsSUFDaEMsSUFBSSxLQUFLO0FBQUEsSUFDVCxTQUFTLEVBQUUsTUFBTSxTQUFTLE9BQU8sR0FBRztBQUFBLElBQ3BDLEdBQUcsZ0JBQWdCLHlCQUF5QixLQUFLLFNBQVMsS0FBSztBQUFBLE1BQzdEO0FBQUEsTUFDQSxxQkFBcUIsS0FBSyxTQUFTLDRDQUE0QyxLQUFLO0FBQUEsTUFDcEY7QUFBQSxJQUNGLENBQUM7QUFBQSxJQUNELFdBQVc7QUFBQSxFQUNiO0FBQ0Y7QUFHTyxTQUFTLFlBQVksUUFBZ0IsSUFBOEM7QUFDeEYsUUFBTSxVQUFVLFVBQVUsT0FBTyxJQUFJO0FBQ3JDLFFBQU0sT0FBTyxPQUFPLEtBQUssU0FBUyxHQUFHLEtBQUssT0FBTyxLQUFLLE1BQU0sR0FBRyxFQUFFLENBQUMsS0FBSyxJQUFJLFdBQVcsS0FBSyxFQUFFLEVBQUUsS0FBSyxJQUFJO0FBQ3hHLFNBQU87QUFBQSxJQUNMLE1BQU0sRUFBRSxNQUFNLFFBQVEsT0FBTyxRQUFRLE1BQU0sUUFBUTtBQUFBLElBQ25ELFdBQVcsR0FBRyxFQUFFLElBQUksUUFBUSxNQUFNLEdBQUcsRUFBRSxDQUFDLEtBQUssV0FBVztBQUFBLEVBQzFEO0FBQ0Y7QUFHQSxTQUFTLFVBQVUsTUFBc0I7QUFDdkMsU0FBTyxhQUFhLGFBQWEsS0FBSyxJQUFJLElBQUksQ0FBQyxLQUFLLElBQUk7QUFDMUQ7QUFHTyxTQUFTLGdCQUFnQixTQUFpQixZQUErRDtBQUM5RyxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsTUFBTSxHQUFHLFdBQVcsS0FBSyxNQUFNLENBQUM7QUFBQTtBQUFBLElBQ2hDLE1BQU0sVUFBVSxXQUFXLElBQUksQ0FBQyxjQUFjLE1BQU0sV0FBVyxTQUFTLENBQUMsTUFBTSxFQUFFLEtBQUssRUFBRSxDQUFDO0FBQUEsRUFDM0Y7QUFDRjtBQUdPLFNBQVMsVUFBVSxNQUFzQjtBQUM5QyxTQUFPLHVFQUF1RSxJQUFJO0FBQ3BGO0FBR08sU0FBUyxXQUFXLE1BQXNCO0FBQy9DLFNBQU8sV0FBVyxJQUFJLEVBQUUsUUFBUSxzQ0FBc0MsTUFBTTtBQUM5RTtBQUVBLE1BQU0sV0FBbUMsRUFBRSxLQUFLLFNBQVMsS0FBSyxRQUFRLEtBQUssUUFBUSxLQUFLLFVBQVUsS0FBSyxRQUFRO0FBR3hHLFNBQVMsV0FBVyxNQUFzQjtBQUMvQyxTQUFPLEtBQUssUUFBUSxZQUFZLENBQUMsY0FBYyxTQUFTLFNBQVMsS0FBSyxTQUFTO0FBQ2pGO0FBT08sU0FBUyxlQUFlLEtBQWEsVUFBNEI7QUFDdEUsUUFBTSxFQUFFLE1BQU0sT0FBTyxLQUFLLE1BQU0sT0FBTyxJQUFJLFNBQVMsUUFBUSxLQUFLLEdBQUcsRUFBRSxtQkFBbUIsUUFBUTtBQUNqRyxRQUFNLE9BQU8sR0FBRyxXQUFXLFFBQVEsQ0FBQyxHQUFHLE1BQU0sR0FBRyxDQUFDLENBQUMsSUFBSSxHQUFHLEtBQUssSUFBSTtBQUNsRSxRQUFNLE9BQU8sR0FBRyxPQUFPLE1BQU0sRUFBRSxJQUFJLE9BQU8sTUFBTSxFQUFFLFNBQVMsR0FBRyxHQUFHLENBQUMsSUFBSSxPQUFPLEtBQUssT0FBTyxJQUFJO0FBQzdGLFNBQU8sR0FBRyxJQUFJLElBQUksSUFBSSxJQUFJLGVBQWUsUUFBUSxDQUFDO0FBQ3BEOyIsCiAgIm5hbWVzIjogW10KfQo=

//ca8c41352eb02d9512305e61bda07f6ca5d78cf6
