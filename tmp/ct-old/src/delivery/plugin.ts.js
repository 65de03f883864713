import fp from "fastify-plugin";
import { createChannels } from "./channels.ts";
import { deliveryOverview } from "./desk-routes.ts";
import { createMailer, mailAlarm } from "./mail.ts";
import { createMailAccounts } from "./mail-account.ts";
import { findNextDueAtMs } from "./outbox-store.ts";
import { enqueuePhotoMail, releaseNotification } from "./photo-mails.ts";
import { readLeadSettings } from "./settings-store.ts";
import { smtpTimeouts } from "./smtp.ts";
import { webhookTimeoutMs } from "./webhook.ts";
import { createWorker } from "./worker.ts";
const lookAgainMs = 15e3;
const closeGraceMs = 3e3;
const delivery = fp(
  async (app, { config, keys, timeouts = smtpTimeouts }) => {
    const { now } = app;
    const accounts = createMailAccounts({ db: app.db, config, keys, timeouts, now, readSite: () => app.site.current });
    const mailer = createMailer(accounts.read);
    const readPublicUrl = () => app.site.current.publicUrl;
    const webhook = { allowPrivate: config.webhookPrivate, timeoutMs: webhookTimeoutMs, now };
    const channels = createChannels({ db: app.db, mailer, webhook, files: app.files, readPublicUrl });
    const worker = createWorker({
      db: app.db,
      channels,
      holder: app.cluster.holder,
      now,
      random: Math.random,
      onError: logError
    });
    let timer;
    let running;
    let closing = false;
    app.decorate("outbox", {
      wake: () => schedule(0),
      run: worker.run,
      async listKinds(lead) {
        const { hasMailServer, ...settings } = await readLeadSettings(app.db);
        return listWantedKinds(channels, lead, { ...settings, mail: hasMailServer || config.mail !== void 0 });
      },
      async announcePhotos(leadId) {
        if (await isSet()) await enqueuePhotoMail(app.db, leadId, now());
      },
      sendPhotos: (leadId) => releaseNotification(app.db, leadId, now()),
      mail: { accounts, isSet, probe: mailer.probe, announce: (words) => mailAlarm(mailer, words) },
      pingWebhook: channels.webhook.ping
    });
    await app.register(deliveryOverview);
    app.addHook("onReady", async () => schedule(0));
    app.addHook("onClose", close);
    function schedule(delayMs) {
      if (closing) return;
      clearTimeout(timer);
      timer = setTimeout(cycle, delayMs).unref();
    }
    async function cycle() {
      running = worker.run();
      await running;
      schedule(await findDelayMs().catch(() => lookAgainMs));
    }
    async function findDelayMs() {
      const dueAtMs = await findNextDueAtMs(app.db);
      return dueAtMs === void 0 ? lookAgainMs : Math.min(Math.max(dueAtMs - now(), 1e3), lookAgainMs);
    }
    async function close() {
      closing = true;
      clearTimeout(timer);
      const breakOff = setTimeout(worker.abort, closeGraceMs);
      await running;
      clearTimeout(breakOff);
    }
    async function isSet() {
      return await accounts.read() !== void 0;
    }
    function logError(error) {
      app.log.error({ err: error }, "the outbox could not be worked through");
    }
  },
  { name: "outbox", dependencies: ["clock", "cluster", "database", "site-files", "site"], fastify: "5.x" }
);
function listWantedKinds(channels, ...lead) {
  return Object.entries(channels).filter(([, channel]) => channel.wants(...lead)).map(([kind]) => kind);
}
export {
  delivery
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3BsdWdpbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sUUFBUTtBQUlmLFNBQXdCLHNCQUFzQjtBQUM5QyxTQUFTLHdCQUF3QjtBQUNqQyxTQUEwQixjQUFjLGlCQUFpQjtBQUN6RCxTQUFTLDBCQUE2QztBQUN0RCxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLGtCQUFrQiwyQkFBMkI7QUFDdEQsU0FBUyx3QkFBd0I7QUFDakMsU0FBNEIsb0JBQW9CO0FBQ2hELFNBQThCLHdCQUF3QjtBQUN0RCxTQUFTLG9CQUFvQjtBQUc3QixNQUFNLGNBQWM7QUFFcEIsTUFBTSxlQUFlO0FBK0JkLE1BQU0sV0FBVztBQUFBLEVBQ3RCLE9BQU8sS0FBSyxFQUFFLFFBQVEsTUFBTSxXQUFXLGFBQWEsTUFBTTtBQUN4RCxVQUFNLEVBQUUsSUFBSSxJQUFJO0FBQ2hCLFVBQU0sV0FBVyxtQkFBbUIsRUFBRSxJQUFJLElBQUksSUFBSSxRQUFRLE1BQU0sVUFBVSxLQUFLLFVBQVUsTUFBTSxJQUFJLEtBQUssUUFBUSxDQUFDO0FBQ2pILFVBQU0sU0FBUyxhQUFhLFNBQVMsSUFBSTtBQUN6QyxVQUFNLGdCQUFnQixNQUFNLElBQUksS0FBSyxRQUFRO0FBQzdDLFVBQU0sVUFBVSxFQUFFLGNBQWMsT0FBTyxnQkFBZ0IsV0FBVyxrQkFBa0IsSUFBSTtBQUN4RixVQUFNLFdBQVcsZUFBZSxFQUFFLElBQUksSUFBSSxJQUFJLFFBQVEsU0FBUyxPQUFPLElBQUksT0FBTyxjQUFjLENBQUM7QUFDaEcsVUFBTSxTQUFTLGFBQWE7QUFBQSxNQUMxQixJQUFJLElBQUk7QUFBQSxNQUNSO0FBQUEsTUFDQSxRQUFRLElBQUksUUFBUTtBQUFBLE1BQ3BCO0FBQUEsTUFDQSxRQUFRLEtBQUs7QUFBQSxNQUNiLFNBQVM7QUFBQSxJQUNYLENBQUM7QUFDRCxRQUFJO0FBQ0osUUFBSTtBQUNKLFFBQUksVUFBVTtBQUVkLFFBQUksU0FBUyxVQUFVO0FBQUEsTUFDckIsTUFBTSxNQUFNLFNBQVMsQ0FBQztBQUFBLE1BQ3RCLEtBQUssT0FBTztBQUFBLE1BQ1osTUFBTSxVQUFVLE1BQU07QUFDcEIsY0FBTSxFQUFFLGVBQWUsR0FBRyxTQUFTLElBQUksTUFBTSxpQkFBaUIsSUFBSSxFQUFFO0FBQ3BFLGVBQU8sZ0JBQWdCLFVBQVUsTUFBTSxFQUFFLEdBQUcsVUFBVSxNQUFNLGlCQUFpQixPQUFPLFNBQVMsT0FBVSxDQUFDO0FBQUEsTUFDMUc7QUFBQSxNQUNBLE1BQU0sZUFBZSxRQUFRO0FBQzNCLFlBQUksTUFBTSxNQUFNLEVBQUcsT0FBTSxpQkFBaUIsSUFBSSxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQUEsTUFDakU7QUFBQSxNQUNBLFlBQVksQ0FBQyxXQUFXLG9CQUFvQixJQUFJLElBQUksUUFBUSxJQUFJLENBQUM7QUFBQSxNQUNqRSxNQUFNLEVBQUUsVUFBVSxPQUFPLE9BQU8sT0FBTyxPQUFPLFVBQVUsQ0FBQyxVQUFVLFVBQVUsUUFBUSxLQUFLLEVBQUU7QUFBQSxNQUM1RixhQUFhLFNBQVMsUUFBUTtBQUFBLElBQ2hDLENBQUM7QUFDRCxVQUFNLElBQUksU0FBUyxnQkFBZ0I7QUFDbkMsUUFBSSxRQUFRLFdBQVcsWUFBWSxTQUFTLENBQUMsQ0FBQztBQUM5QyxRQUFJLFFBQVEsV0FBVyxLQUFLO0FBRTVCLGFBQVMsU0FBUyxTQUF1QjtBQUN2QyxVQUFJLFFBQVM7QUFDYixtQkFBYSxLQUFLO0FBQ2xCLGNBQVEsV0FBVyxPQUFPLE9BQU8sRUFBRSxNQUFNO0FBQUEsSUFDM0M7QUFFQSxtQkFBZSxRQUF1QjtBQUNwQyxnQkFBVSxPQUFPLElBQUk7QUFDckIsWUFBTTtBQUNOLGVBQVMsTUFBTSxZQUFZLEVBQUUsTUFBTSxNQUFNLFdBQVcsQ0FBQztBQUFBLElBQ3ZEO0FBRUEsbUJBQWUsY0FBK0I7QUFDNUMsWUFBTSxVQUFVLE1BQU0sZ0JBQWdCLElBQUksRUFBRTtBQUM1QyxhQUFPLFlBQVksU0FBWSxjQUFjLEtBQUssSUFBSSxLQUFLLElBQUksVUFBVSxJQUFJLEdBQUcsR0FBSSxHQUFHLFdBQVc7QUFBQSxJQUNwRztBQUVBLG1CQUFlLFFBQXVCO0FBQ3BDLGdCQUFVO0FBQ1YsbUJBQWEsS0FBSztBQUNsQixZQUFNLFdBQVcsV0FBVyxPQUFPLE9BQU8sWUFBWTtBQUN0RCxZQUFNO0FBQ04sbUJBQWEsUUFBUTtBQUFBLElBQ3ZCO0FBRUEsbUJBQWUsUUFBMEI7QUFDdkMsYUFBUSxNQUFNLFNBQVMsS0FBSyxNQUFPO0FBQUEsSUFDckM7QUFFQSxhQUFTLFNBQVMsT0FBc0I7QUFDdEMsVUFBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLE1BQU0sR0FBRyx3Q0FBd0M7QUFBQSxJQUN4RTtBQUFBLEVBQ0Y7QUFBQSxFQUNBLEVBQUUsTUFBTSxVQUFVLGNBQWMsQ0FBQyxTQUFTLFdBQVcsWUFBWSxjQUFjLE1BQU0sR0FBRyxTQUFTLE1BQU07QUFDekc7QUFFQSxTQUFTLGdCQUFnQixhQUF1QixNQUFvRDtBQUNsRyxTQUFPLE9BQU8sUUFBUSxRQUFRLEVBQzNCLE9BQU8sQ0FBQyxDQUFDLEVBQUUsT0FBTyxNQUFNLFFBQVEsTUFBTSxHQUFHLElBQUksQ0FBQyxFQUM5QyxJQUFJLENBQUMsQ0FBQyxJQUFJLE1BQU0sSUFBb0I7QUFDekM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//40f60e6f746a0fa5d2ecda3dd99c0643b676afbf
