import { inTransaction, lockLead } from "../database/index.ts";
import { leadPhotoName } from "../storage/index.ts";
import { addressFrom, escapeHtml, writeParagraphs } from "./mail.ts";
import { enqueueDeliveries, requireLead } from "./outbox-store.ts";
const thumbnailBytes = 1e6;
const patienceMs = 2 * 6e4;
function createPhotoChannel(options) {
  return {
    path: "mail",
    // Whether there will be photos is not known when a lead is stored.
    wants: () => false,
    async send(delivery, claim, signal) {
      const lead = await requireLead(options.db, delivery);
      if (await selectUnmailed(options.db, lead.id).select("id").executeTakeFirst())
        return sendWithPhotos(options, lead.id, (sender) => compose(lead, sender, delivery.messageId), claim, signal);
      await claim();
      return { result: "sent" };
    }
  };
}
async function sendWithPhotos({ db, mailer, files, now }, leadId, write, claim, signal) {
  const photos = await readPhotos({ db, files }, leadId);
  const outcome = await mailer.send((sender) => withPhotos(write(sender), photos), claim, signal);
  if (outcome.result !== "sent") return outcome;
  if (photos.ids.length > 0)
    await db.updateTable("leadPhotos").set({ mailedAtMs: now() }).where("id", "in", photos.ids).execute();
  const missed = await selectUnmailed(db, leadId).select("id").executeTakeFirst();
  if (missed) await enqueuePhotoMail(db, leadId, now());
  return outcome;
}
async function enqueuePhotoMail(db, leadId, nowMs) {
  await inTransaction(db, async (transaction) => {
    const status = await lockLead(transaction, leadId);
    const waiting = await transaction.selectFrom("outbox").select("id").where("submissionId", "=", leadId).where("kind", "in", ["notification", "photos"]).where("state", "in", ["queued", "held"]).executeTakeFirst();
    if (!status || waiting) return;
    const mail = {
      kind: "photos",
      submissionId: leadId,
      held: status === "spam",
      dueAtMs: nowMs + patienceMs
    };
    await enqueueDeliveries(transaction, [mail], nowMs);
  });
}
async function releaseNotification(db, leadId, nowMs) {
  await db.updateTable("outbox").set({ nextAttemptAtMs: nowMs }).where("submissionId", "=", leadId).where("kind", "=", "notification").where("state", "=", "queued").where("attempts", "=", 0).where("nextAttemptAtMs", ">", nowMs).execute();
}
async function readPhotos({ db, files }, leadId) {
  const rows = await selectUnmailed(db, leadId).selectAll().orderBy("id").execute();
  const thumbnails = [];
  let left = thumbnailBytes;
  for (const row of rows) {
    const bytes = await files.read(leadPhotoName(row, 400)).catch(() => void 0);
    left -= Math.ceil((bytes?.length ?? 0) / 3) * 4;
    if (bytes && left >= 0) thumbnails.push(bytes);
  }
  return { ids: rows.map(({ id }) => id), thumbnails };
}
function selectUnmailed(db, leadId) {
  return db.selectFrom("leadPhotos").where("submissionId", "=", leadId).where("mailedAtMs", "is", null);
}
function withPhotos(mail, { ids, thumbnails }) {
  if (ids.length === 0) return mail;
  const [, id = ""] = /^(.*)@/.exec(mail.messageId) ?? [];
  const names = thumbnails.map((_bytes, index) => ({
    alt: `Photo ${index + 1}`,
    cid: `photo-${index + 1}.${id}@site`
  }));
  const pictures = names.map(({ alt, cid }) => `<p><img src="cid:${escapeHtml(cid)}" alt="${alt}"></p>`).join("");
  const words = describeCount(ids.length, thumbnails.length);
  return {
    ...mail,
    text: `${mail.text}
${words}
`,
    html: mail.html.replace("</body>", () => `<p>${words}</p>${pictures}</body>`),
    attachments: names.map(({ cid }, index) => ({
      filename: `photo-${index + 1}.jpg`,
      contentType: "image/jpeg",
      content: thumbnails[index] ?? Buffer.alloc(0),
      cid
    }))
  };
}
function describeCount(count, shown) {
  return `Photos: ${count}${shown < count ? ` (${shown} of them in this email, all of them in the lead)` : ""}`;
}
function compose(lead, sender, messageId) {
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...lead.email && { replyTo: { name: lead.name, address: lead.email } },
    ...writeParagraphs(`Photos from ${lead.name} (${lead.reference})`, [
      `${lead.name} sent photos after the request.`,
      `Open it: ${sender.publicUrl}/admin/leads/${lead.id}`
    ]),
    automatic: true
  };
}
export {
  createPhotoChannel,
  enqueuePhotoMail,
  releaseNotification,
  sendWithPhotos
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3Bob3RvLW1haWxzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBd0IsZUFBNkIsZ0JBQWdCO0FBQ3JFLFNBQVMscUJBQXFDO0FBRTlDLFNBQVMsYUFBYSxZQUFzQyx1QkFBdUI7QUFDbkYsU0FBUyxtQkFBbUIsbUJBQW1CO0FBSS9DLE1BQU0saUJBQWlCO0FBRXZCLE1BQU0sYUFBYSxJQUFJO0FBVWhCLFNBQVMsbUJBQW1CLFNBQW9DO0FBQ3JFLFNBQU87QUFBQSxJQUNMLE1BQU07QUFBQTtBQUFBLElBRU4sT0FBTyxNQUFNO0FBQUEsSUFDYixNQUFNLEtBQUssVUFBVSxPQUFPLFFBQVE7QUFDbEMsWUFBTSxPQUFPLE1BQU0sWUFBWSxRQUFRLElBQUksUUFBUTtBQUNuRCxVQUFJLE1BQU0sZUFBZSxRQUFRLElBQUksS0FBSyxFQUFFLEVBQUUsT0FBTyxJQUFJLEVBQUUsaUJBQWlCO0FBQzFFLGVBQU8sZUFBZSxTQUFTLEtBQUssSUFBSSxDQUFDLFdBQVcsUUFBUSxNQUFNLFFBQVEsU0FBUyxTQUFTLEdBQUcsT0FBTyxNQUFNO0FBRTlHLFlBQU0sTUFBTTtBQUNaLGFBQU8sRUFBRSxRQUFRLE9BQU87QUFBQSxJQUMxQjtBQUFBLEVBQ0Y7QUFDRjtBQUdBLGVBQXNCLGVBQ3BCLEVBQUUsSUFBSSxRQUFRLE9BQU8sSUFBSSxHQUN6QixRQUNBLE9BQ0EsT0FDQSxRQUNrQjtBQUNsQixRQUFNLFNBQVMsTUFBTSxXQUFXLEVBQUUsSUFBSSxNQUFNLEdBQUcsTUFBTTtBQUNyRCxRQUFNLFVBQVUsTUFBTSxPQUFPLEtBQUssQ0FBQyxXQUFXLFdBQVcsTUFBTSxNQUFNLEdBQUcsTUFBTSxHQUFHLE9BQU8sTUFBTTtBQUM5RixNQUFJLFFBQVEsV0FBVyxPQUFRLFFBQU87QUFDdEMsTUFBSSxPQUFPLElBQUksU0FBUztBQUN0QixVQUFNLEdBQUcsWUFBWSxZQUFZLEVBQUUsSUFBSSxFQUFFLFlBQVksSUFBSSxFQUFFLENBQUMsRUFBRSxNQUFNLE1BQU0sTUFBTSxPQUFPLEdBQUcsRUFBRSxRQUFRO0FBQ3RHLFFBQU0sU0FBUyxNQUFNLGVBQWUsSUFBSSxNQUFNLEVBQUUsT0FBTyxJQUFJLEVBQUUsaUJBQWlCO0FBQzlFLE1BQUksT0FBUSxPQUFNLGlCQUFpQixJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQ3BELFNBQU87QUFDVDtBQUdBLGVBQXNCLGlCQUFpQixJQUFzQixRQUFnQixPQUE4QjtBQUN6RyxRQUFNLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM3QyxVQUFNLFNBQVMsTUFBTSxTQUFTLGFBQWEsTUFBTTtBQUNqRCxVQUFNLFVBQVUsTUFBTSxZQUNuQixXQUFXLFFBQVEsRUFDbkIsT0FBTyxJQUFJLEVBQ1gsTUFBTSxnQkFBZ0IsS0FBSyxNQUFNLEVBQ2pDLE1BQU0sUUFBUSxNQUFNLENBQUMsZ0JBQWdCLFFBQVEsQ0FBQyxFQUM5QyxNQUFNLFNBQVMsTUFBTSxDQUFDLFVBQVUsTUFBTSxDQUFDLEVBQ3ZDLGlCQUFpQjtBQUNwQixRQUFJLENBQUMsVUFBVSxRQUFTO0FBQ3hCLFVBQU0sT0FBTztBQUFBLE1BQ1gsTUFBTTtBQUFBLE1BQ04sY0FBYztBQUFBLE1BQ2QsTUFBTSxXQUFXO0FBQUEsTUFDakIsU0FBUyxRQUFRO0FBQUEsSUFDbkI7QUFDQSxVQUFNLGtCQUFrQixhQUFhLENBQUMsSUFBSSxHQUFHLEtBQUs7QUFBQSxFQUNwRCxDQUFDO0FBQ0g7QUFHQSxlQUFzQixvQkFBb0IsSUFBc0IsUUFBZ0IsT0FBOEI7QUFDNUcsUUFBTSxHQUNILFlBQVksUUFBUSxFQUNwQixJQUFJLEVBQUUsaUJBQWlCLE1BQU0sQ0FBQyxFQUM5QixNQUFNLGdCQUFnQixLQUFLLE1BQU0sRUFDakMsTUFBTSxRQUFRLEtBQUssY0FBYyxFQUNqQyxNQUFNLFNBQVMsS0FBSyxRQUFRLEVBQzVCLE1BQU0sWUFBWSxLQUFLLENBQUMsRUFDeEIsTUFBTSxtQkFBbUIsS0FBSyxLQUFLLEVBQ25DLFFBQVE7QUFDYjtBQVNBLGVBQWUsV0FBVyxFQUFFLElBQUksTUFBTSxHQUEyQyxRQUFxQztBQUNwSCxRQUFNLE9BQU8sTUFBTSxlQUFlLElBQUksTUFBTSxFQUFFLFVBQVUsRUFBRSxRQUFRLElBQUksRUFBRSxRQUFRO0FBQ2hGLFFBQU0sYUFBdUIsQ0FBQztBQUM5QixNQUFJLE9BQU87QUFDWCxhQUFXLE9BQU8sTUFBTTtBQUV0QixVQUFNLFFBQVEsTUFBTSxNQUFNLEtBQUssY0FBYyxLQUFLLEdBQUcsQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQzdFLFlBQVEsS0FBSyxNQUFNLE9BQU8sVUFBVSxLQUFLLENBQUMsSUFBSTtBQUM5QyxRQUFJLFNBQVMsUUFBUSxFQUFHLFlBQVcsS0FBSyxLQUFLO0FBQUEsRUFDL0M7QUFDQSxTQUFPLEVBQUUsS0FBSyxLQUFLLElBQUksQ0FBQyxFQUFFLEdBQUcsTUFBTSxFQUFFLEdBQUcsV0FBVztBQUNyRDtBQUVBLFNBQVMsZUFBZSxJQUFzQixRQUFnQjtBQUM1RCxTQUFPLEdBQUcsV0FBVyxZQUFZLEVBQUUsTUFBTSxnQkFBZ0IsS0FBSyxNQUFNLEVBQUUsTUFBTSxjQUFjLE1BQU0sSUFBSTtBQUN0RztBQUdBLFNBQVMsV0FBVyxNQUFZLEVBQUUsS0FBSyxXQUFXLEdBQXFCO0FBQ3JFLE1BQUksSUFBSSxXQUFXLEVBQUcsUUFBTztBQUM3QixRQUFNLENBQUMsRUFBRSxLQUFLLEVBQUUsSUFBSSxTQUFTLEtBQUssS0FBSyxTQUFTLEtBQUssQ0FBQztBQUN0RCxRQUFNLFFBQVEsV0FBVyxJQUFJLENBQUMsUUFBUSxXQUFXO0FBQUEsSUFDL0MsS0FBSyxTQUFTLFFBQVEsQ0FBQztBQUFBLElBQ3ZCLEtBQUssU0FBUyxRQUFRLENBQUMsSUFBSSxFQUFFO0FBQUEsRUFDL0IsRUFBRTtBQUNGLFFBQU0sV0FBVyxNQUFNLElBQUksQ0FBQyxFQUFFLEtBQUssSUFBSSxNQUFNLG9CQUFvQixXQUFXLEdBQUcsQ0FBQyxVQUFVLEdBQUcsUUFBUSxFQUFFLEtBQUssRUFBRTtBQUM5RyxRQUFNLFFBQVEsY0FBYyxJQUFJLFFBQVEsV0FBVyxNQUFNO0FBQ3pELFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILE1BQU0sR0FBRyxLQUFLLElBQUk7QUFBQSxFQUFLLEtBQUs7QUFBQTtBQUFBLElBQzVCLE1BQU0sS0FBSyxLQUFLLFFBQVEsV0FBVyxNQUFNLE1BQU0sS0FBSyxPQUFPLFFBQVEsU0FBUztBQUFBLElBQzVFLGFBQWEsTUFBTSxJQUFJLENBQUMsRUFBRSxJQUFJLEdBQUcsV0FBVztBQUFBLE1BQzFDLFVBQVUsU0FBUyxRQUFRLENBQUM7QUFBQSxNQUM1QixhQUFhO0FBQUEsTUFDYixTQUFTLFdBQVcsS0FBSyxLQUFLLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDNUM7QUFBQSxJQUNGLEVBQUU7QUFBQSxFQUNKO0FBQ0Y7QUFFQSxTQUFTLGNBQWMsT0FBZSxPQUF1QjtBQUMzRCxTQUFPLFdBQVcsS0FBSyxHQUFHLFFBQVEsUUFBUSxLQUFLLEtBQUsscURBQXFELEVBQUU7QUFDN0c7QUFFQSxTQUFTLFFBQVEsTUFBZSxRQUFnQixXQUF5QjtBQUN2RSxTQUFPO0FBQUEsSUFDTCxHQUFHLFlBQVksUUFBUSxTQUFTO0FBQUEsSUFDaEMsSUFBSSxPQUFPO0FBQUEsSUFDWCxHQUFJLEtBQUssU0FBUyxFQUFFLFNBQVMsRUFBRSxNQUFNLEtBQUssTUFBTSxTQUFTLEtBQUssTUFBTSxFQUFFO0FBQUEsSUFDdEUsR0FBRyxnQkFBZ0IsZUFBZSxLQUFLLElBQUksS0FBSyxLQUFLLFNBQVMsS0FBSztBQUFBLE1BQ2pFLEdBQUcsS0FBSyxJQUFJO0FBQUEsTUFDWixZQUFZLE9BQU8sU0FBUyxnQkFBZ0IsS0FBSyxFQUFFO0FBQUEsSUFDckQsQ0FBQztBQUFBLElBQ0QsV0FBVztBQUFBLEVBQ2I7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//eda2351d4ba2f81bd97aed95696497ba322c6366
