import { createHmac } from "node:crypto";
import { postedNames } from "../shared/lead.ts";
import { describeLeadPlan } from "../shared/lead-plan.ts";
import { describeError, withoutClaim } from "./channel.ts";
import { readPayload, requireLead } from "./outbox-store.ts";
import { findPlan } from "./plan-mail.ts";
import { request } from "./public-request.ts";
import { readDeliverySettings } from "./settings-store.ts";
function createWebhookChannel(db, options, readPublicUrl) {
  return {
    path: "webhook",
    wants: (_lead, { webhook }) => webhook !== void 0,
    async send(delivery, claim, signal) {
      const type = readPayload(delivery).amended ? "lead.updated" : "lead.created";
      const lead = await requireLead(db, delivery);
      const kept = await findPlan(db, lead.id);
      const plan = kept && describeLeadPlan(kept, readPublicUrl());
      const data = { ...toEventData(lead), ...plan && { plan } };
      return post(describeEvent(delivery.messageId, type, delivery.createdAtMs, data), claim, signal);
    },
    ping: (id) => post(describeEvent(id, "ping", options.now(), {}), withoutClaim)
  };
  async function post(event, claim, signal) {
    const { webhook } = await readDeliverySettings(db);
    if (!webhook) return { result: "refused", error: "No webhook is set", scope: "path" };
    return postWebhook(webhook, event, options, claim, signal);
  }
}
function describeEvent(id, type, atMs, data) {
  return { id, body: JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data }) };
}
function toEventData(lead) {
  const { id, reference, createdAt, source } = lead;
  return { id, reference, createdAt, source, ...Object.fromEntries(postedNames.map((name) => [name, lead[name]])) };
}
const webhookTimeoutMs = 2e4;
async function postWebhook(target, event, options, claim, signal) {
  let claimed = false;
  try {
    const status = await send(target, event, options, signal, async () => {
      await claim();
      claimed = true;
    });
    if (status >= 200 && status < 300) return { result: "sent" };
    return { result: "refused", error: `The webhook answered ${status}`, scope: "delivery" };
  } catch (error) {
    if (claimed) return { result: "unknown", error: describeError(error) };
    return { result: "refused", error: describeError(error), scope: "path" };
  }
}
async function send({ url: address, secret }, event, { allowPrivate, timeoutMs, now }, signal, claim) {
  const url = new URL(address);
  if (!allowPrivate && url.protocol !== "https:") throw new Error("A webhook address must begin with https://");
  const limit = AbortSignal.timeout(timeoutMs);
  const { status } = await request(url, {
    ...{ method: "POST", body: event.body, allowPrivate, beforeFirstByte: claim },
    headers: writeHeaders(secret, event, Math.floor(now() / 1e3)),
    signal: signal ? AbortSignal.any([signal, limit]) : limit
  });
  return status;
}
function writeHeaders(secret, event, timestampSeconds) {
  return {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(event.body),
    "user-agent": "fence-contractor-site",
    "webhook-id": event.id,
    "webhook-timestamp": timestampSeconds,
    "webhook-signature": signWebhook(secret, event, timestampSeconds)
  };
}
function signWebhook(secret, event, timestampSeconds) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${event.id}.${timestampSeconds}.${event.body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
export {
  createWebhookChannel,
  postWebhook,
  webhookTimeoutMs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3dlYmhvb2sudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUkzQixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLHdCQUF3QjtBQUNqQyxTQUFtQyxlQUE2QixvQkFBb0I7QUFDcEYsU0FBUyxhQUFhLG1CQUFtQjtBQUN6QyxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGVBQWU7QUFDeEIsU0FBUyw0QkFBNEI7QUFTOUIsU0FBUyxxQkFDZCxJQUNBLFNBQ0EsZUFDZ0I7QUFDaEIsU0FBTztBQUFBLElBQ0wsTUFBTTtBQUFBLElBQ04sT0FBTyxDQUFDLE9BQU8sRUFBRSxRQUFRLE1BQU0sWUFBWTtBQUFBLElBQzNDLE1BQU0sS0FBSyxVQUFVLE9BQU8sUUFBUTtBQUNsQyxZQUFNLE9BQU8sWUFBbUMsUUFBUSxFQUFFLFVBQVUsaUJBQWlCO0FBQ3JGLFlBQU0sT0FBTyxNQUFNLFlBQVksSUFBSSxRQUFRO0FBQzNDLFlBQU0sT0FBTyxNQUFNLFNBQVMsSUFBSSxLQUFLLEVBQUU7QUFDdkMsWUFBTSxPQUFPLFFBQVEsaUJBQWlCLE1BQU0sY0FBYyxDQUFDO0FBQzNELFlBQU0sT0FBTyxFQUFFLEdBQUcsWUFBWSxJQUFJLEdBQUcsR0FBSSxRQUFRLEVBQUUsS0FBSyxFQUFHO0FBQzNELGFBQU8sS0FBSyxjQUFjLFNBQVMsV0FBVyxNQUFNLFNBQVMsYUFBYSxJQUFJLEdBQUcsT0FBTyxNQUFNO0FBQUEsSUFDaEc7QUFBQSxJQUNBLE1BQU0sQ0FBQyxPQUFPLEtBQUssY0FBYyxJQUFJLFFBQVEsUUFBUSxJQUFJLEdBQUcsQ0FBQyxDQUFDLEdBQUcsWUFBWTtBQUFBLEVBQy9FO0FBRUEsaUJBQWUsS0FBSyxPQUFxQixPQUFjLFFBQXdDO0FBQzdGLFVBQU0sRUFBRSxRQUFRLElBQUksTUFBTSxxQkFBcUIsRUFBRTtBQUNqRCxRQUFJLENBQUMsUUFBUyxRQUFPLEVBQUUsUUFBUSxXQUFXLE9BQU8scUJBQXFCLE9BQU8sT0FBTztBQUNwRixXQUFPLFlBQVksU0FBUyxPQUFPLFNBQVMsT0FBTyxNQUFNO0FBQUEsRUFDM0Q7QUFDRjtBQUVBLFNBQVMsY0FBYyxJQUFZLE1BQWMsTUFBYyxNQUE0QjtBQUN6RixTQUFPLEVBQUUsSUFBSSxNQUFNLEtBQUssVUFBVSxFQUFFLE1BQU0sV0FBVyxJQUFJLEtBQUssSUFBSSxFQUFFLFlBQVksR0FBRyxLQUFLLENBQUMsRUFBRTtBQUM3RjtBQUVBLFNBQVMsWUFBWSxNQUF1QjtBQUMxQyxRQUFNLEVBQUUsSUFBSSxXQUFXLFdBQVcsT0FBTyxJQUFJO0FBQzdDLFNBQU8sRUFBRSxJQUFJLFdBQVcsV0FBVyxRQUFRLEdBQUcsT0FBTyxZQUFZLFlBQVksSUFBSSxDQUFDLFNBQVMsQ0FBQyxNQUFNLEtBQUssSUFBSSxDQUFDLENBQUMsQ0FBQyxFQUFFO0FBQ2xIO0FBR08sTUFBTSxtQkFBbUI7QUEwQmhDLGVBQXNCLFlBQ3BCLFFBQ0EsT0FDQSxTQUNBLE9BQ0EsUUFDa0I7QUFDbEIsTUFBSSxVQUFVO0FBQ2QsTUFBSTtBQUNGLFVBQU0sU0FBUyxNQUFNLEtBQUssUUFBUSxPQUFPLFNBQVMsUUFBUSxZQUFZO0FBQ3BFLFlBQU0sTUFBTTtBQUNaLGdCQUFVO0FBQUEsSUFDWixDQUFDO0FBQ0QsUUFBSSxVQUFVLE9BQU8sU0FBUyxJQUFLLFFBQU8sRUFBRSxRQUFRLE9BQU87QUFDM0QsV0FBTyxFQUFFLFFBQVEsV0FBVyxPQUFPLHdCQUF3QixNQUFNLElBQUksT0FBTyxXQUFXO0FBQUEsRUFDekYsU0FBUyxPQUFPO0FBQ2QsUUFBSSxRQUFTLFFBQU8sRUFBRSxRQUFRLFdBQVcsT0FBTyxjQUFjLEtBQUssRUFBRTtBQUNyRSxXQUFPLEVBQUUsUUFBUSxXQUFXLE9BQU8sY0FBYyxLQUFLLEdBQUcsT0FBTyxPQUFPO0FBQUEsRUFDekU7QUFDRjtBQUdBLGVBQWUsS0FDYixFQUFFLEtBQUssU0FBUyxPQUFPLEdBQ3ZCLE9BQ0EsRUFBRSxjQUFjLFdBQVcsSUFBSSxHQUMvQixRQUNBLE9BQ2lCO0FBQ2pCLFFBQU0sTUFBTSxJQUFJLElBQUksT0FBTztBQUMzQixNQUFJLENBQUMsZ0JBQWdCLElBQUksYUFBYSxTQUFVLE9BQU0sSUFBSSxNQUFNLDRDQUE0QztBQUM1RyxRQUFNLFFBQVEsWUFBWSxRQUFRLFNBQVM7QUFDM0MsUUFBTSxFQUFFLE9BQU8sSUFBSSxNQUFNLFFBQVEsS0FBSztBQUFBLElBQ3BDLEdBQUcsRUFBRSxRQUFRLFFBQVEsTUFBTSxNQUFNLE1BQU0sY0FBYyxpQkFBaUIsTUFBTTtBQUFBLElBQzVFLFNBQVMsYUFBYSxRQUFRLE9BQU8sS0FBSyxNQUFNLElBQUksSUFBSSxHQUFJLENBQUM7QUFBQSxJQUM3RCxRQUFRLFNBQVMsWUFBWSxJQUFJLENBQUMsUUFBUSxLQUFLLENBQUMsSUFBSTtBQUFBLEVBQ3RELENBQUM7QUFDRCxTQUFPO0FBQ1Q7QUFFQSxTQUFTLGFBQWEsUUFBZ0IsT0FBcUIsa0JBQStDO0FBQ3hHLFNBQU87QUFBQSxJQUNMLGdCQUFnQjtBQUFBLElBQ2hCLGtCQUFrQixPQUFPLFdBQVcsTUFBTSxJQUFJO0FBQUEsSUFDOUMsY0FBYztBQUFBLElBQ2QsY0FBYyxNQUFNO0FBQUEsSUFDcEIscUJBQXFCO0FBQUEsSUFDckIscUJBQXFCLFlBQVksUUFBUSxPQUFPLGdCQUFnQjtBQUFBLEVBQ2xFO0FBQ0Y7QUFHQSxTQUFTLFlBQVksUUFBZ0IsT0FBcUIsa0JBQWtDO0FBQzFGLFFBQU0sTUFBTSxPQUFPLEtBQUssT0FBTyxRQUFRLFdBQVcsRUFBRSxHQUFHLFFBQVE7QUFDL0QsUUFBTSxTQUFTLEdBQUcsTUFBTSxFQUFFLElBQUksZ0JBQWdCLElBQUksTUFBTSxJQUFJO0FBQzVELFNBQU8sTUFBTSxXQUFXLFVBQVUsR0FBRyxFQUFFLE9BQU8sTUFBTSxFQUFFLE9BQU8sUUFBUSxDQUFDO0FBQ3hFOyIsCiAgIm5hbWVzIjogW10KfQo=

//5509db9fddeb290b1d8d60da5898513b6adfdc66
