import { randomBytes } from "node:crypto";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { requireReadable } from "../database/index.ts";
import { InvalidFieldsError } from "../http/errors.ts";
import { deliverySettingsSchema } from "../shared/delivery-settings.ts";
import { mailSettingsSchema } from "../shared/mail-settings.ts";
import { sendTestMail } from "./mail.ts";
import { readDeliverySettings, saveDeliverySettings } from "./settings-store.ts";
import { dismissDeliveries, dropWebhookDeliveries, retryDeliveries, summarizeOutbox } from "./status-store.ts";
const deliveryOverview = fp(
  async (app) => {
    let readUpkeep = async () => ({ alarms: [], backups: [] });
    app.decorate("deliveryOverview", {
      addUpkeep(read) {
        readUpkeep = read;
      },
      async read() {
        const settings = await readDeliverySettings(app.db);
        requireReadable("delivery", { value: settings, ...settings });
        const { lastSentAtMs, lastError, queued, held, failed, unconfirmed } = await summarizeOutbox(app.db);
        return {
          ...await readUpkeep(),
          outbox: {
            mail: await app.outbox.mail.isSet(),
            queued,
            held,
            failed,
            unconfirmed,
            ...lastSentAtMs && { lastSentAt: new Date(lastSentAtMs).toISOString() },
            ...lastError && { lastError }
          },
          settings: toView(settings)
        };
      }
    });
  },
  { name: "delivery-overview", dependencies: ["database"], fastify: "5.x" }
);
function toView({ version, acknowledge, webhook }) {
  return { version, acknowledge, webhookUrl: webhook?.url ?? "" };
}
async function deliveryDesk(app, { config }) {
  app.get("/api/admin/delivery", async () => app.deliveryOverview.read());
  const save = { ...changes("change"), schema: { body: deliverySettingsSchema } };
  app.put("/api/admin/delivery/settings", save, async ({ body }) => changeSettings(app, config, body));
  app.post("/api/admin/delivery/retries", changes("retry"), async () => {
    await retryDeliveries(app.db, app.now());
    app.outbox.wake();
    return app.deliveryOverview.read();
  });
  app.delete("/api/admin/delivery/failures", changes("dismiss"), async () => {
    await dismissDeliveries(app.db);
    return app.deliveryOverview.read();
  });
  app.post("/api/admin/delivery/pings", test, async () => {
    const outcome = await app.outbox.pingWebhook(randomBytes(8).toString("hex"));
    return outcome.result === "sent" ? { arrived: true } : { arrived: false, error: outcome.error };
  });
}
const changes = (action, subject = "delivery") => ({ config: { change: { action, subject } } });
const test = { config: { change: { none: "sends a test and keeps nothing" } } };
async function changeSettings(app, config, input) {
  requireSafe(input.webhookUrl, config.webhookPrivate);
  const before = await readDeliverySettings(app.db);
  const isNew = input.webhookUrl !== "" && (input.newSecret === true || !before.webhook);
  const secret = isNew ? `whsec_${randomBytes(32).toString("base64")}` : before.webhook?.secret ?? "";
  const webhook = input.webhookUrl ? { webhook: { url: input.webhookUrl, secret } } : {};
  const version = await saveDeliverySettings(app.db, { acknowledge: input.acknowledge, ...webhook }, input.version);
  if (!input.webhookUrl) await dropWebhookDeliveries(app.db);
  return {
    version,
    acknowledge: input.acknowledge,
    webhookUrl: input.webhookUrl,
    ...isNew && { webhookSecret: secret }
  };
}
function requireSafe(url, allowPrivate) {
  if (url && !allowPrivate && !url.startsWith("https://"))
    throw new InvalidFieldsError({ webhookUrl: ["The address must begin with https://."] });
}
const removal = z.object({ version: z.int("The version that was seen is missing.") });
async function mailDesk(app) {
  const { accounts } = app.outbox.mail;
  app.get("/api/admin/mail", async () => accounts.view(true));
  app.put(
    "/api/admin/mail",
    { ...changes("change", "mail"), schema: { body: mailSettingsSchema } },
    async ({ body }) => {
      await accounts.save(body);
      app.outbox.wake();
      return accounts.view();
    }
  );
  app.delete("/api/admin/mail", { ...changes("remove", "mail"), schema: { body: removal } }, async ({ body }) => {
    await accounts.forget(body.version);
    return accounts.view();
  });
  app.post(
    "/api/admin/mail/tests",
    { ...test, schema: { body: z.nullish(mailSettingsSchema) } },
    async ({ body }) => {
      const account = await accounts.readForTest(body ?? void 0);
      if (!account) return { sent: false, error: "No mail server is set yet." };
      const outcome = await sendTestMail(account);
      if (outcome.result === "sent") return { sent: true };
      return { sent: false, error: "plain" in outcome && outcome.plain || outcome.error };
    }
  );
}
export {
  deliveryDesk,
  deliveryOverview,
  mailDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L2Rlc2stcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxtQkFBbUI7QUFDNUIsT0FBTyxRQUFRO0FBQ2YsWUFBWSxPQUFPO0FBRW5CLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMsMEJBQTBCO0FBR25DLFNBQXFDLDhCQUE4QjtBQUNuRSxTQUE4QiwwQkFBMEI7QUFDeEQsU0FBUyxvQkFBb0I7QUFDN0IsU0FBZ0Msc0JBQXNCLDRCQUE0QjtBQUNsRixTQUFTLG1CQUFtQix1QkFBdUIsaUJBQWlCLHVCQUF1QjtBQWFwRixNQUFNLG1CQUFtQjtBQUFBLEVBQzlCLE9BQU8sUUFBUTtBQUNiLFFBQUksYUFBYSxhQUFzQyxFQUFFLFFBQVEsQ0FBQyxHQUFHLFNBQVMsQ0FBQyxFQUFFO0FBRWpGLFFBQUksU0FBUyxvQkFBb0I7QUFBQSxNQUMvQixVQUFVLE1BQU07QUFDZCxxQkFBYTtBQUFBLE1BQ2Y7QUFBQSxNQUNBLE1BQU0sT0FBTztBQUNYLGNBQU0sV0FBVyxNQUFNLHFCQUFxQixJQUFJLEVBQUU7QUFDbEQsd0JBQWdCLFlBQVksRUFBRSxPQUFPLFVBQVUsR0FBRyxTQUFTLENBQUM7QUFDNUQsY0FBTSxFQUFFLGNBQWMsV0FBVyxRQUFRLE1BQU0sUUFBUSxZQUFZLElBQUksTUFBTSxnQkFBZ0IsSUFBSSxFQUFFO0FBQ25HLGVBQU87QUFBQSxVQUNMLEdBQUksTUFBTSxXQUFXO0FBQUEsVUFDckIsUUFBUTtBQUFBLFlBQ04sTUFBTSxNQUFNLElBQUksT0FBTyxLQUFLLE1BQU07QUFBQSxZQUNsQztBQUFBLFlBQ0E7QUFBQSxZQUNBO0FBQUEsWUFDQTtBQUFBLFlBQ0EsR0FBSSxnQkFBZ0IsRUFBRSxZQUFZLElBQUksS0FBSyxZQUFZLEVBQUUsWUFBWSxFQUFFO0FBQUEsWUFDdkUsR0FBSSxhQUFhLEVBQUUsVUFBVTtBQUFBLFVBQy9CO0FBQUEsVUFDQSxVQUFVLE9BQU8sUUFBUTtBQUFBLFFBQzNCO0FBQUEsTUFDRjtBQUFBLElBQ0YsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxxQkFBcUIsY0FBYyxDQUFDLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFDMUU7QUFFQSxTQUFTLE9BQU8sRUFBRSxTQUFTLGFBQWEsUUFBUSxHQUFpRTtBQUMvRyxTQUFPLEVBQUUsU0FBUyxhQUFhLFlBQVksU0FBUyxPQUFPLEdBQUc7QUFDaEU7QUFHQSxlQUFzQixhQUFhLEtBQWEsRUFBRSxPQUFPLEdBQXNDO0FBQzdGLE1BQUksSUFBSSx1QkFBdUIsWUFBWSxJQUFJLGlCQUFpQixLQUFLLENBQUM7QUFFdEUsUUFBTSxPQUFPLEVBQUUsR0FBRyxRQUFRLFFBQVEsR0FBRyxRQUFRLEVBQUUsTUFBTSx1QkFBdUIsRUFBRTtBQUM5RSxNQUFJLElBQUksZ0NBQWdDLE1BQU0sT0FBTyxFQUFFLEtBQUssTUFBTSxlQUFlLEtBQUssUUFBUSxJQUFJLENBQUM7QUFFbkcsTUFBSSxLQUFLLCtCQUErQixRQUFRLE9BQU8sR0FBRyxZQUFZO0FBQ3BFLFVBQU0sZ0JBQWdCLElBQUksSUFBSSxJQUFJLElBQUksQ0FBQztBQUN2QyxRQUFJLE9BQU8sS0FBSztBQUNoQixXQUFPLElBQUksaUJBQWlCLEtBQUs7QUFBQSxFQUNuQyxDQUFDO0FBRUQsTUFBSSxPQUFPLGdDQUFnQyxRQUFRLFNBQVMsR0FBRyxZQUFZO0FBQ3pFLFVBQU0sa0JBQWtCLElBQUksRUFBRTtBQUM5QixXQUFPLElBQUksaUJBQWlCLEtBQUs7QUFBQSxFQUNuQyxDQUFDO0FBRUQsTUFBSSxLQUFLLDZCQUE2QixNQUFNLFlBQVk7QUFDdEQsVUFBTSxVQUFVLE1BQU0sSUFBSSxPQUFPLFlBQVksWUFBWSxDQUFDLEVBQUUsU0FBUyxLQUFLLENBQUM7QUFDM0UsV0FBTyxRQUFRLFdBQVcsU0FBUyxFQUFFLFNBQVMsS0FBSyxJQUFJLEVBQUUsU0FBUyxPQUFPLE9BQU8sUUFBUSxNQUFNO0FBQUEsRUFDaEcsQ0FBQztBQUNIO0FBR0EsTUFBTSxVQUFVLENBQUMsUUFBZ0IsVUFBVSxnQkFBZ0IsRUFBRSxRQUFRLEVBQUUsUUFBUSxFQUFFLFFBQVEsUUFBUSxFQUFFLEVBQUU7QUFDckcsTUFBTSxPQUFPLEVBQUUsUUFBUSxFQUFFLFFBQVEsRUFBRSxNQUFNLGlDQUFpQyxFQUFFLEVBQUU7QUFHOUUsZUFBZSxlQUNiLEtBQ0EsUUFDQSxPQUMrQjtBQUMvQixjQUFZLE1BQU0sWUFBWSxPQUFPLGNBQWM7QUFDbkQsUUFBTSxTQUFTLE1BQU0scUJBQXFCLElBQUksRUFBRTtBQUNoRCxRQUFNLFFBQVEsTUFBTSxlQUFlLE9BQU8sTUFBTSxjQUFjLFFBQVEsQ0FBQyxPQUFPO0FBQzlFLFFBQU0sU0FBUyxRQUFRLFNBQVMsWUFBWSxFQUFFLEVBQUUsU0FBUyxRQUFRLENBQUMsS0FBTSxPQUFPLFNBQVMsVUFBVTtBQUNsRyxRQUFNLFVBQVUsTUFBTSxhQUFhLEVBQUUsU0FBUyxFQUFFLEtBQUssTUFBTSxZQUFZLE9BQU8sRUFBRSxJQUFJLENBQUM7QUFDckYsUUFBTSxVQUFVLE1BQU0scUJBQXFCLElBQUksSUFBSSxFQUFFLGFBQWEsTUFBTSxhQUFhLEdBQUcsUUFBUSxHQUFHLE1BQU0sT0FBTztBQUNoSCxNQUFJLENBQUMsTUFBTSxXQUFZLE9BQU0sc0JBQXNCLElBQUksRUFBRTtBQUN6RCxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsYUFBYSxNQUFNO0FBQUEsSUFDbkIsWUFBWSxNQUFNO0FBQUEsSUFDbEIsR0FBSSxTQUFTLEVBQUUsZUFBZSxPQUFPO0FBQUEsRUFDdkM7QUFDRjtBQUdBLFNBQVMsWUFBWSxLQUFhLGNBQTZCO0FBQzdELE1BQUksT0FBTyxDQUFDLGdCQUFnQixDQUFDLElBQUksV0FBVyxVQUFVO0FBQ3BELFVBQU0sSUFBSSxtQkFBbUIsRUFBRSxZQUFZLENBQUMsdUNBQXVDLEVBQUUsQ0FBQztBQUMxRjtBQUVBLE1BQU0sVUFBVSxFQUFFLE9BQU8sRUFBRSxTQUFTLEVBQUUsSUFBSSx1Q0FBdUMsRUFBRSxDQUFDO0FBR3BGLGVBQXNCLFNBQVMsS0FBNEI7QUFDekQsUUFBTSxFQUFFLFNBQVMsSUFBSSxJQUFJLE9BQU87QUFFaEMsTUFBSSxJQUFJLG1CQUFtQixZQUFZLFNBQVMsS0FBSyxJQUFJLENBQUM7QUFFMUQsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsR0FBRyxRQUFRLFVBQVUsTUFBTSxHQUFHLFFBQVEsRUFBRSxNQUFNLG1CQUFtQixFQUFFO0FBQUEsSUFDckUsT0FBTyxFQUFFLEtBQUssTUFBTTtBQUNsQixZQUFNLFNBQVMsS0FBSyxJQUFJO0FBQ3hCLFVBQUksT0FBTyxLQUFLO0FBQ2hCLGFBQU8sU0FBUyxLQUFLO0FBQUEsSUFDdkI7QUFBQSxFQUNGO0FBRUEsTUFBSSxPQUFPLG1CQUFtQixFQUFFLEdBQUcsUUFBUSxVQUFVLE1BQU0sR0FBRyxRQUFRLEVBQUUsTUFBTSxRQUFRLEVBQUUsR0FBRyxPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQzdHLFVBQU0sU0FBUyxPQUFPLEtBQUssT0FBTztBQUNsQyxXQUFPLFNBQVMsS0FBSztBQUFBLEVBQ3ZCLENBQUM7QUFFRCxNQUFJO0FBQUEsSUFDRjtBQUFBLElBQ0EsRUFBRSxHQUFHLE1BQU0sUUFBUSxFQUFFLE1BQU0sRUFBRSxRQUFRLGtCQUFrQixFQUFFLEVBQUU7QUFBQSxJQUMzRCxPQUFPLEVBQUUsS0FBSyxNQUErQjtBQUMzQyxZQUFNLFVBQVUsTUFBTSxTQUFTLFlBQVksUUFBUSxNQUFTO0FBQzVELFVBQUksQ0FBQyxRQUFTLFFBQU8sRUFBRSxNQUFNLE9BQU8sT0FBTyw2QkFBNkI7QUFDeEUsWUFBTSxVQUFVLE1BQU0sYUFBYSxPQUFPO0FBQzFDLFVBQUksUUFBUSxXQUFXLE9BQVEsUUFBTyxFQUFFLE1BQU0sS0FBSztBQUNuRCxhQUFPLEVBQUUsTUFBTSxPQUFPLE9BQVEsV0FBVyxXQUFXLFFBQVEsU0FBVSxRQUFRLE1BQU07QUFBQSxJQUN0RjtBQUFBLEVBQ0Y7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//b64c537e72b6f73197bff966c7effa24d49e2aca
