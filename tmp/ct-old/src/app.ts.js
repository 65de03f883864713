import { mkdir } from "node:fs/promises";
import formbody from "@fastify/formbody";
import Fastify, {} from "fastify";
import {
  accounts,
  accountsDesk,
  audit,
  deskGuard,
  loginQueue,
  passwords,
  readSessionKey,
  readSharedKey,
  session
} from "./accounts/index.ts";
import { catalog, catalogDesk, catalogVersions } from "./catalog/index.ts";
import { activityDesk, content, contentDesk, planDesk, publisher, redirectsDesk } from "./content/index.ts";
import { contentFileDesk } from "./content-file/index.ts";
import { database, singleProcess } from "./database/index.ts";
import { delivery, deliveryDesk, mailDesk } from "./delivery/index.ts";
import { clock } from "./http/clock.ts";
import { conditionalAnswers } from "./http/conditional.ts";
import { drain } from "./http/drain.ts";
import { registerErrorHandlers } from "./http/error-handler.ts";
import { forwardedAddresses } from "./http/forwarded-addresses.ts";
import { headers } from "./http/headers.ts";
import { origin } from "./http/origin.ts";
import { rateLimits } from "./http/rate-limit.ts";
import { RequestLog } from "./http/request-log.ts";
import { connectionLimit, loggerOptions, output, serverOptions } from "./http/server-options.ts";
import { requestTimeouts, timeouts } from "./http/timeouts.ts";
import { unnamedProxy } from "./http/unnamed-proxy.ts";
import { validation } from "./http/validation.ts";
import { pageKeeper } from "./kept-pages.ts";
import { leadPhotos, leads, leadsDesk, spam } from "./leads/index.ts";
import { assets, pageRoutes, pages, previewDesk, site } from "./pages/index.ts";
import {
  multipartForms,
  pictureFileRoutes,
  pictures,
  picturesDesk,
  pictureUploadRoutes,
  uploads
} from "./pictures/index.ts";
import { planRoutes, priceRequestRoutes, prices, pricesDesk } from "./prices/index.ts";
import { projectsDesk } from "./projects/index.ts";
import { setUpDesk } from "./set-up/index.ts";
import { siteFiles } from "./storage/index.ts";
import { backups, canary, healthRoutes, jobs, links, metrics, upkeepDesk, watch } from "./upkeep/index.ts";
async function buildApp(config, options = {}) {
  await mkdir(config.dataDir, { recursive: true });
  const limits = { ...timeouts, ...options.timeouts };
  const app = Fastify({
    ...serverOptions(config, limits),
    logger: options.logger ?? loggerOptions(config),
    logController: new RequestLog()
  });
  app.server.maxConnections = connectionLimit;
  app.removeContentTypeParser("text/plain");
  try {
    const { host, metricsPort: port } = config;
    if (port !== void 0) await app.register(metrics, { host, port });
    await registerGround(app, config, limits);
    await registerRooms(app, config, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
async function registerGround(app, config, limits) {
  const trustsProxy = config.trustProxy !== false;
  await app.register(forwardedAddresses, { trustsProxy });
  await app.register(headers);
  await app.register(conditionalAnswers);
  await app.register(requestTimeouts, limits);
  await app.register(unnamedProxy, {
    trustsProxy,
    isShared: config.databaseUrl !== void 0
  });
  await app.register(origin, { publicUrl: config.publicUrl });
  await app.register(formbody);
  await app.register(validation);
  await app.register(rateLimits);
  registerErrorHandlers(app);
}
async function registerRooms(app, config, options) {
  await app.register(database, { config });
  await app.register(drain);
  const key = await findSessionKey(app, config);
  const keys = [key, ...config.formerKeys];
  if (app.sharedDatabase) {
    await app.register(app.sharedDatabase.processes, { config, key, sharesRelease: options.sharesRelease ?? true });
  } else {
    await app.register(singleProcess);
    await app.register(siteFiles, config);
  }
  await app.register(clock, { now: options.now ?? app.cluster.now });
  await app.register(jobs);
  await app.register(audit);
  await app.register(prices);
  await app.register(content);
  await app.register(site, { config });
  await app.register(assets, { config });
  await app.register(pages, {
    rendersAhead: options.rendersAhead,
    quality: options.pageQuality,
    cdnSeconds: config.cdnSeconds
  });
  await app.register(publisher);
  await app.register(spam, { keys });
  await app.register(delivery, { config, keys, timeouts: options.smtpTimeouts });
  await app.register(canary);
  await app.register(healthRoutes, { config });
  await app.register(pageRoutes);
  await app.register(planRoutes);
  await app.register(pictureFileRoutes, { config });
  await app.register(leadPhotos, {
    keys,
    makePhoto: (job) => app.pictures.maker.makePhoto(job)
  });
  await app.register(uploads, { dataDir: config.dataDir });
  await app.register(forms, { keys });
  await app.register(loginQueue);
  await app.register(catalogVersions, { config });
  await app.register(pictures, { config });
  await app.register(backups, { config });
  await app.register(links, { config });
  await app.register(watch);
  await app.register(passwords, { announcePassword: printPassword, ...options, config });
  await app.register(sessionScope, { config, keys });
  await app.register(pageKeeper, { config });
}
async function forms(app, options) {
  await app.register(multipartForms);
  await app.register(leads, options);
  await app.register(priceRequestRoutes, options);
}
async function sessionScope(app, { config, keys }) {
  app.addHook("onRequest", () => app.applyPasswords());
  await app.register(session, { keys });
  await app.register(accounts);
  await app.register(pictureUploadRoutes);
  await app.register(catalog);
  await app.register(desk, { config });
}
async function desk(app, { config }) {
  await app.register(deskGuard);
  await app.register(upkeepDesk);
  await app.register(leadsDesk);
  await app.register(picturesDesk);
  await app.register(projectsDesk);
  await app.register(contentDesk);
  await app.register(planDesk);
  await app.register(redirectsDesk);
  await app.register(contentFileDesk, { config });
  await app.register(activityDesk);
  await app.register(previewDesk);
  await app.register(pricesDesk);
  await app.register(catalogDesk);
  await app.register(deliveryDesk, { config });
  await app.register(mailDesk);
  await app.register(setUpDesk, { config });
  await app.register(accountsDesk);
}
async function findSessionKey(app, config) {
  if (config.sessionKey) return config.sessionKey;
  const shared = await readSharedKey(app.sharedDatabase);
  return shared ? Buffer.from(shared, "hex") : readSessionKey(config.dataDir);
}
function printPassword(password) {
  output.write(`
  The admin password is  ${password}
  It is shown only this once; sign in at /admin.

`);
}
export {
  buildApp
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FwcC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsYUFBYTtBQUN0QixPQUFPLGNBQWM7QUFDckIsT0FBTyxpQkFBa0U7QUFDekU7QUFBQSxFQUNFO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxTQUFTLGFBQWEsdUJBQXVCO0FBRXRELFNBQVMsY0FBYyxTQUFTLGFBQWEsVUFBVSxXQUFXLHFCQUFxQjtBQUN2RixTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLFVBQVUscUJBQXFCO0FBQ3hDLFNBQVMsVUFBVSxjQUFjLGdCQUFtQztBQUNwRSxTQUFTLGFBQWE7QUFDdEIsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyxhQUFhO0FBQ3RCLFNBQVMsNkJBQTZCO0FBQ3RDLFNBQVMsMEJBQTBCO0FBQ25DLFNBQVMsZUFBZTtBQUN4QixTQUFTLGNBQWM7QUFDdkIsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxpQkFBaUIsZUFBZSxRQUFRLHFCQUFxQjtBQUN0RSxTQUFTLGlCQUFnQyxnQkFBZ0I7QUFDekQsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxZQUFZLE9BQU8sV0FBVyxZQUFZO0FBQ25ELFNBQVMsUUFBUSxZQUFZLE9BQU8sYUFBYSxZQUFZO0FBQzdEO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsWUFBWSxvQkFBb0IsUUFBUSxrQkFBa0I7QUFDbkUsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxTQUFTLFFBQVEsY0FBYyxNQUFNLE9BQU8sU0FBUyxZQUFZLGFBQWE7QUF3QnZGLGVBQXNCLFNBQVMsUUFBZ0IsVUFBc0IsQ0FBQyxHQUE2QjtBQUNqRyxRQUFNLE1BQU0sT0FBTyxTQUFTLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDL0MsUUFBTSxTQUFTLEVBQUUsR0FBRyxVQUFVLEdBQUcsUUFBUSxTQUFTO0FBQ2xELFFBQU0sTUFBTSxRQUFRO0FBQUEsSUFDbEIsR0FBRyxjQUFjLFFBQVEsTUFBTTtBQUFBLElBQy9CLFFBQVEsUUFBUSxVQUFVLGNBQWMsTUFBTTtBQUFBLElBQzlDLGVBQWUsSUFBSSxXQUFXO0FBQUEsRUFDaEMsQ0FBQztBQUNELE1BQUksT0FBTyxpQkFBaUI7QUFDNUIsTUFBSSx3QkFBd0IsWUFBWTtBQUN4QyxNQUFJO0FBQ0YsVUFBTSxFQUFFLE1BQU0sYUFBYSxLQUFLLElBQUk7QUFDcEMsUUFBSSxTQUFTLE9BQVcsT0FBTSxJQUFJLFNBQVMsU0FBUyxFQUFFLE1BQU0sS0FBSyxDQUFDO0FBQ2xFLFVBQU0sZUFBZSxLQUFLLFFBQVEsTUFBTTtBQUN4QyxVQUFNLGNBQWMsS0FBSyxRQUFRLE9BQU87QUFBQSxFQUMxQyxTQUFTLE9BQU87QUFDZCxVQUFNLElBQUksTUFBTTtBQUNoQixVQUFNO0FBQUEsRUFDUjtBQUNBLFNBQU87QUFDVDtBQUdBLGVBQWUsZUFBZSxLQUFzQixRQUFnQixRQUFpQztBQUNuRyxRQUFNLGNBQWMsT0FBTyxlQUFlO0FBQzFDLFFBQU0sSUFBSSxTQUFTLG9CQUFvQixFQUFFLFlBQVksQ0FBQztBQUN0RCxRQUFNLElBQUksU0FBUyxPQUFPO0FBQzFCLFFBQU0sSUFBSSxTQUFTLGtCQUFrQjtBQUNyQyxRQUFNLElBQUksU0FBUyxpQkFBaUIsTUFBTTtBQUMxQyxRQUFNLElBQUksU0FBUyxjQUFjO0FBQUEsSUFDL0I7QUFBQSxJQUNBLFVBQVUsT0FBTyxnQkFBZ0I7QUFBQSxFQUNuQyxDQUFDO0FBQ0QsUUFBTSxJQUFJLFNBQVMsUUFBUSxFQUFFLFdBQVcsT0FBTyxVQUFVLENBQUM7QUFDMUQsUUFBTSxJQUFJLFNBQVMsUUFBUTtBQUMzQixRQUFNLElBQUksU0FBUyxVQUFVO0FBQzdCLFFBQU0sSUFBSSxTQUFTLFVBQVU7QUFDN0Isd0JBQXNCLEdBQUc7QUFDM0I7QUFHQSxlQUFlLGNBQWMsS0FBc0IsUUFBZ0IsU0FBb0M7QUFDckcsUUFBTSxJQUFJLFNBQVMsVUFBVSxFQUFFLE9BQU8sQ0FBQztBQUN2QyxRQUFNLElBQUksU0FBUyxLQUFLO0FBQ3hCLFFBQU0sTUFBTSxNQUFNLGVBQWUsS0FBSyxNQUFNO0FBQzVDLFFBQU0sT0FBaUIsQ0FBQyxLQUFLLEdBQUcsT0FBTyxVQUFVO0FBQ2pELE1BQUksSUFBSSxnQkFBZ0I7QUFDdEIsVUFBTSxJQUFJLFNBQVMsSUFBSSxlQUFlLFdBQVcsRUFBRSxRQUFRLEtBQUssZUFBZSxRQUFRLGlCQUFpQixLQUFLLENBQUM7QUFBQSxFQUNoSCxPQUFPO0FBQ0wsVUFBTSxJQUFJLFNBQVMsYUFBYTtBQUNoQyxVQUFNLElBQUksU0FBUyxXQUFXLE1BQU07QUFBQSxFQUN0QztBQUNBLFFBQU0sSUFBSSxTQUFTLE9BQU8sRUFBRSxLQUFLLFFBQVEsT0FBTyxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQ2pFLFFBQU0sSUFBSSxTQUFTLElBQUk7QUFDdkIsUUFBTSxJQUFJLFNBQVMsS0FBSztBQUN4QixRQUFNLElBQUksU0FBUyxNQUFNO0FBQ3pCLFFBQU0sSUFBSSxTQUFTLE9BQU87QUFDMUIsUUFBTSxJQUFJLFNBQVMsTUFBTSxFQUFFLE9BQU8sQ0FBQztBQUNuQyxRQUFNLElBQUksU0FBUyxRQUFRLEVBQUUsT0FBTyxDQUFDO0FBQ3JDLFFBQU0sSUFBSSxTQUFTLE9BQU87QUFBQSxJQUN4QixjQUFjLFFBQVE7QUFBQSxJQUN0QixTQUFTLFFBQVE7QUFBQSxJQUNqQixZQUFZLE9BQU87QUFBQSxFQUNyQixDQUFDO0FBQ0QsUUFBTSxJQUFJLFNBQVMsU0FBUztBQUM1QixRQUFNLElBQUksU0FBUyxNQUFNLEVBQUUsS0FBSyxDQUFDO0FBQ2pDLFFBQU0sSUFBSSxTQUFTLFVBQVUsRUFBRSxRQUFRLE1BQU0sVUFBVSxRQUFRLGFBQWEsQ0FBQztBQUM3RSxRQUFNLElBQUksU0FBUyxNQUFNO0FBRXpCLFFBQU0sSUFBSSxTQUFTLGNBQWMsRUFBRSxPQUFPLENBQUM7QUFDM0MsUUFBTSxJQUFJLFNBQVMsVUFBVTtBQUM3QixRQUFNLElBQUksU0FBUyxVQUFVO0FBQzdCLFFBQU0sSUFBSSxTQUFTLG1CQUFtQixFQUFFLE9BQU8sQ0FBQztBQUNoRCxRQUFNLElBQUksU0FBUyxZQUFZO0FBQUEsSUFDN0I7QUFBQSxJQUNBLFdBQVcsQ0FBQyxRQUFRLElBQUksU0FBUyxNQUFNLFVBQVUsR0FBRztBQUFBLEVBQ3RELENBQUM7QUFDRCxRQUFNLElBQUksU0FBUyxTQUFTLEVBQUUsU0FBUyxPQUFPLFFBQVEsQ0FBQztBQUN2RCxRQUFNLElBQUksU0FBUyxPQUFPLEVBQUUsS0FBSyxDQUFDO0FBQ2xDLFFBQU0sSUFBSSxTQUFTLFVBQVU7QUFDN0IsUUFBTSxJQUFJLFNBQVMsaUJBQWlCLEVBQUUsT0FBTyxDQUFDO0FBQzlDLFFBQU0sSUFBSSxTQUFTLFVBQVUsRUFBRSxPQUFPLENBQUM7QUFDdkMsUUFBTSxJQUFJLFNBQVMsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUN0QyxRQUFNLElBQUksU0FBUyxPQUFPLEVBQUUsT0FBTyxDQUFDO0FBQ3BDLFFBQU0sSUFBSSxTQUFTLEtBQUs7QUFDeEIsUUFBTSxJQUFJLFNBQVMsV0FBVyxFQUFFLGtCQUFrQixlQUFlLEdBQUcsU0FBUyxPQUFPLENBQUM7QUFDckYsUUFBTSxJQUFJLFNBQVMsY0FBYyxFQUFFLFFBQVEsS0FBSyxDQUFDO0FBQ2pELFFBQU0sSUFBSSxTQUFTLFlBQVksRUFBRSxPQUFPLENBQUM7QUFDM0M7QUFHQSxlQUFlLE1BQU0sS0FBc0IsU0FBNEM7QUFDckYsUUFBTSxJQUFJLFNBQVMsY0FBYztBQUNqQyxRQUFNLElBQUksU0FBUyxPQUFPLE9BQU87QUFDakMsUUFBTSxJQUFJLFNBQVMsb0JBQW9CLE9BQU87QUFDaEQ7QUFHQSxlQUFlLGFBQWEsS0FBc0IsRUFBRSxRQUFRLEtBQUssR0FBc0Q7QUFDckgsTUFBSSxRQUFRLGFBQWEsTUFBTSxJQUFJLGVBQWUsQ0FBQztBQUNuRCxRQUFNLElBQUksU0FBUyxTQUFTLEVBQUUsS0FBSyxDQUFDO0FBQ3BDLFFBQU0sSUFBSSxTQUFTLFFBQVE7QUFDM0IsUUFBTSxJQUFJLFNBQVMsbUJBQW1CO0FBQ3RDLFFBQU0sSUFBSSxTQUFTLE9BQU87QUFDMUIsUUFBTSxJQUFJLFNBQVMsTUFBTSxFQUFFLE9BQU8sQ0FBQztBQUNyQztBQUdBLGVBQWUsS0FBSyxLQUFzQixFQUFFLE9BQU8sR0FBc0M7QUFDdkYsUUFBTSxJQUFJLFNBQVMsU0FBUztBQUM1QixRQUFNLElBQUksU0FBUyxVQUFVO0FBQzdCLFFBQU0sSUFBSSxTQUFTLFNBQVM7QUFDNUIsUUFBTSxJQUFJLFNBQVMsWUFBWTtBQUMvQixRQUFNLElBQUksU0FBUyxZQUFZO0FBQy9CLFFBQU0sSUFBSSxTQUFTLFdBQVc7QUFDOUIsUUFBTSxJQUFJLFNBQVMsUUFBUTtBQUMzQixRQUFNLElBQUksU0FBUyxhQUFhO0FBQ2hDLFFBQU0sSUFBSSxTQUFTLGlCQUFpQixFQUFFLE9BQU8sQ0FBQztBQUM5QyxRQUFNLElBQUksU0FBUyxZQUFZO0FBQy9CLFFBQU0sSUFBSSxTQUFTLFdBQVc7QUFDOUIsUUFBTSxJQUFJLFNBQVMsVUFBVTtBQUM3QixRQUFNLElBQUksU0FBUyxXQUFXO0FBQzlCLFFBQU0sSUFBSSxTQUFTLGNBQWMsRUFBRSxPQUFPLENBQUM7QUFDM0MsUUFBTSxJQUFJLFNBQVMsUUFBUTtBQUMzQixRQUFNLElBQUksU0FBUyxXQUFXLEVBQUUsT0FBTyxDQUFDO0FBQ3hDLFFBQU0sSUFBSSxTQUFTLFlBQVk7QUFDakM7QUFHQSxlQUFlLGVBQWUsS0FBc0IsUUFBaUM7QUFDbkYsTUFBSSxPQUFPLFdBQVksUUFBTyxPQUFPO0FBQ3JDLFFBQU0sU0FBUyxNQUFNLGNBQWMsSUFBSSxjQUFjO0FBQ3JELFNBQU8sU0FBUyxPQUFPLEtBQUssUUFBUSxLQUFLLElBQUksZUFBZSxPQUFPLE9BQU87QUFDNUU7QUFFQSxTQUFTLGNBQWMsVUFBd0I7QUFDN0MsU0FBTyxNQUFNO0FBQUEsMkJBQThCLFFBQVE7QUFBQTtBQUFBO0FBQUEsQ0FBd0Q7QUFDN0c7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ea6b2a9d0564af9244659b80275d08bd366c93fc
