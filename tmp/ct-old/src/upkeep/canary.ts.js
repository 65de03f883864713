import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { readSetting, writeSetting } from "../database/index.ts";
import { describeError } from "../delivery/index.ts";
import { formFields } from "../shared/contact.ts";
const dayMs = 24 * 36e5;
const retryMs = 15 * 6e4;
const leftOverMs = 36e5;
const headerName = "canary-secret";
const key = "canary";
const schema = z.looseObject({ ranAt: z.iso.datetime() });
const canary = fp(
  async (app) => {
    const { now } = app;
    const secret = randomBytes(32);
    let last;
    if (!app.sharedDatabase) await deleteCanaryRows(app.db);
    app.decorate("canary", {
      recognizes(request) {
        const given = Buffer.from(String(request.headers[headerName] ?? ""), "hex");
        return given.length === secret.length && timingSafeEqual(given, secret);
      },
      run,
      read
    });
    const nextMs = async (lastMs) => lastMs + ((await read())?.failedStep ? retryMs : dayMs);
    app.jobs.add({ name: "canary", nextMs, run });
    async function run() {
      const before = await read();
      const failure = await proveForm(app, { [headerName]: secret.toString("hex") }, removeLeftOvers);
      const ranAt = new Date(now()).toISOString();
      last = { ranAt, ...failure && { ...failure, failingSince: before?.failingSince ?? ranAt } };
      if (failure) app.log.error({ step: failure.failedStep }, "the daily proof of the contact form failed");
      await writeSetting(app.db, key, last).catch(() => {
      });
      return last;
    }
    async function removeLeftOvers(reference) {
      if (!app.sharedDatabase) return void await deleteCanaryRows(app.db);
      if (reference) await deleteCanaryRows(app.db, { reference });
      await deleteCanaryRows(app.db, { before: new Date(app.cluster.now() - leftOverMs).toISOString() });
    }
    async function read() {
      if (last && !app.sharedDatabase) return last;
      const stored = await readSetting(app.db, key, schema).catch((error) => {
        if (!app.sharedDatabase) throw error;
      });
      if (stored?.value && (!last || stored.value.ranAt > last.ranAt)) last = stored.value;
      return last;
    }
  },
  { name: "canary", dependencies: ["clock", "cluster", "database", "jobs", "outbox"], fastify: "5.x" }
);
const fieldNames = formFields.filter(({ form }) => form.control !== "hidden").map(({ name }) => name);
async function proveForm(app, headers, removeLeftOvers) {
  const request = makeRequest(app.site.current.map.contactOptions[0] ?? "");
  let failedStep = "page";
  let reference;
  try {
    const { statusCode, body } = await app.inject("/");
    if (statusCode !== 200) throw new Error(`The home page answered ${statusCode}.`);
    failedStep = "form";
    requireForm(body);
    failedStep = "post";
    reference = await postForm(app, headers, request);
    failedStep = "row";
    await requireRow(app.db, reference, request);
    failedStep = "removal";
    if (await deleteCanaryRows(app.db, { reference }) === 0)
      throw new Error("The row was gone before it was removed.");
    failedStep = "mail";
    const outcome = await app.outbox.mail.isSet() ? await app.outbox.mail.probe() : void 0;
    if (outcome && outcome.result !== "sent")
      throw new Error(`The mail server is not accepting mail: ${outcome.error}`);
    return void 0;
  } catch (error) {
    return { failedStep, problem: describeError(error) };
  } finally {
    await removeLeftOvers(reference).catch(() => {
    });
  }
}
function makeRequest(service) {
  return {
    name: "Daily Check",
    phone: "000-000-0000",
    email: "daily-check@localhost.example",
    referredBy: "The site itself",
    service,
    message: `This request proves that the form works: ${randomUUID()}`
  };
}
function requireForm(html) {
  const [, form] = /<form\b[^>]*\baction="\/api\/contact["#](.*?)<\/form>/s.exec(html) ?? [];
  if (form === void 0) throw new Error("The home page has no contact form.");
  const missing = fieldNames.filter((name) => !form.includes(` name="${name}"`));
  if (missing.length > 0) throw new Error(`The contact form has no field "${missing.join('", "')}".`);
}
async function postForm(app, headers, request) {
  const payload = new FormData();
  for (const name of fieldNames) payload.append(name, request[name] ?? "");
  payload.append("photos", new Blob([]), "");
  const answer = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { ...headers, accept: "text/html" },
    payload
  });
  const reference = /[?&]sent=([A-Z2-9]{6})/.exec(String(answer.headers.location))?.[1];
  if (answer.statusCode !== 303 || !reference) throw new Error(`The form's post answered ${answer.statusCode}.`);
  return reference;
}
async function requireRow(db, reference, request) {
  const row = await db.selectFrom("submissions").selectAll().where("reference", "=", reference).where("source", "=", "canary").executeTakeFirst();
  if (!row) throw new Error('The form said "sent", but nothing was stored.');
  const wrong = fieldNames.filter((name) => row[name] !== request[name]);
  if (wrong.length > 0) throw new Error(`Not stored as it was sent: ${wrong.join(", ")}.`);
}
async function deleteCanaryRows(db, { reference, before } = {}) {
  let rows = db.deleteFrom("submissions").where("source", "=", "canary");
  if (reference !== void 0) rows = rows.where("reference", "=", reference);
  if (before !== void 0) rows = rows.where("createdAt", "<", before);
  const { numDeletedRows } = await rows.executeTakeFirst();
  return Number(numDeletedRows);
}
export {
  canary
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9jYW5hcnkudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGFBQWEsWUFBWSx1QkFBdUI7QUFFekQsT0FBTyxRQUFRO0FBRWYsWUFBWSxPQUFPO0FBQ25CLFNBQXdCLGFBQWEsb0JBQW9CO0FBQ3pELFNBQVMscUJBQXFCO0FBQzlCLFNBQThCLGtCQUFrQjtBQUdoRCxNQUFNLFFBQVEsS0FBSztBQUVuQixNQUFNLFVBQVUsS0FBSztBQUVyQixNQUFNLGFBQWE7QUFDbkIsTUFBTSxhQUFhO0FBQ25CLE1BQU0sTUFBTTtBQUNaLE1BQU0sU0FBUyxFQUFFLFlBQVksRUFBRSxPQUFPLEVBQUUsSUFBSSxTQUFTLEVBQUUsQ0FBQztBQWdCakQsTUFBTSxTQUFTO0FBQUEsRUFDcEIsT0FBTyxRQUFRO0FBQ2IsVUFBTSxFQUFFLElBQUksSUFBSTtBQUNoQixVQUFNLFNBQVMsWUFBWSxFQUFFO0FBQzdCLFFBQUk7QUFHSixRQUFJLENBQUMsSUFBSSxlQUFnQixPQUFNLGlCQUFpQixJQUFJLEVBQUU7QUFFdEQsUUFBSSxTQUFTLFVBQVU7QUFBQSxNQUNyQixXQUFXLFNBQXlCO0FBQ2xDLGNBQU0sUUFBUSxPQUFPLEtBQUssT0FBTyxRQUFRLFFBQVEsVUFBVSxLQUFLLEVBQUUsR0FBRyxLQUFLO0FBQzFFLGVBQU8sTUFBTSxXQUFXLE9BQU8sVUFBVSxnQkFBZ0IsT0FBTyxNQUFNO0FBQUEsTUFDeEU7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0YsQ0FBQztBQUNELFVBQU0sU0FBUyxPQUFPLFdBQW1CLFdBQVcsTUFBTSxLQUFLLElBQUksYUFBYSxVQUFVO0FBQzFGLFFBQUksS0FBSyxJQUFJLEVBQUUsTUFBTSxVQUFVLFFBQVEsSUFBSSxDQUFDO0FBRTVDLG1CQUFlLE1BQTZCO0FBQzFDLFlBQU0sU0FBUyxNQUFNLEtBQUs7QUFDMUIsWUFBTSxVQUFVLE1BQU0sVUFBVSxLQUFLLEVBQUUsQ0FBQyxVQUFVLEdBQUcsT0FBTyxTQUFTLEtBQUssRUFBRSxHQUFHLGVBQWU7QUFDOUYsWUFBTSxRQUFRLElBQUksS0FBSyxJQUFJLENBQUMsRUFBRSxZQUFZO0FBQzFDLGFBQU8sRUFBRSxPQUFPLEdBQUksV0FBVyxFQUFFLEdBQUcsU0FBUyxjQUFjLFFBQVEsZ0JBQWdCLE1BQU0sRUFBRztBQUM1RixVQUFJLFFBQVMsS0FBSSxJQUFJLE1BQU0sRUFBRSxNQUFNLFFBQVEsV0FBVyxHQUFHLDRDQUE0QztBQUVyRyxZQUFNLGFBQWEsSUFBSSxJQUFJLEtBQUssSUFBSSxFQUFFLE1BQU0sTUFBTTtBQUFBLE1BQUMsQ0FBQztBQUNwRCxhQUFPO0FBQUEsSUFDVDtBQUdBLG1CQUFlLGdCQUFnQixXQUE4QztBQUMzRSxVQUFJLENBQUMsSUFBSSxlQUFnQixRQUFPLEtBQU0sTUFBTSxpQkFBaUIsSUFBSSxFQUFFO0FBQ25FLFVBQUksVUFBVyxPQUFNLGlCQUFpQixJQUFJLElBQUksRUFBRSxVQUFVLENBQUM7QUFDM0QsWUFBTSxpQkFBaUIsSUFBSSxJQUFJLEVBQUUsUUFBUSxJQUFJLEtBQUssSUFBSSxRQUFRLElBQUksSUFBSSxVQUFVLEVBQUUsWUFBWSxFQUFFLENBQUM7QUFBQSxJQUNuRztBQUVBLG1CQUFlLE9BQTBDO0FBQ3ZELFVBQUksUUFBUSxDQUFDLElBQUksZUFBZ0IsUUFBTztBQUN4QyxZQUFNLFNBQVMsTUFBTSxZQUFZLElBQUksSUFBSSxLQUFLLE1BQU0sRUFBRSxNQUFNLENBQUMsVUFBVTtBQUNyRSxZQUFJLENBQUMsSUFBSSxlQUFnQixPQUFNO0FBQUEsTUFDakMsQ0FBQztBQUVELFVBQUksUUFBUSxVQUFVLENBQUMsUUFBUSxPQUFPLE1BQU0sUUFBUSxLQUFLLE9BQVEsUUFBTyxPQUFPO0FBQy9FLGFBQU87QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUFBLEVBQ0EsRUFBRSxNQUFNLFVBQVUsY0FBYyxDQUFDLFNBQVMsV0FBVyxZQUFZLFFBQVEsUUFBUSxHQUFHLFNBQVMsTUFBTTtBQUNyRztBQUVBLE1BQU0sYUFBYSxXQUNoQixPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sS0FBSyxZQUFZLFFBQVEsRUFDOUMsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQTJCO0FBWWhELGVBQWUsVUFDYixLQUNBLFNBQ0EsaUJBQ2tFO0FBQ2xFLFFBQU0sVUFBVSxZQUFZLElBQUksS0FBSyxRQUFRLElBQUksZUFBZSxDQUFDLEtBQUssRUFBRTtBQUN4RSxNQUFJLGFBQXlCO0FBQzdCLE1BQUk7QUFDSixNQUFJO0FBQ0YsVUFBTSxFQUFFLFlBQVksS0FBSyxJQUFJLE1BQU0sSUFBSSxPQUFPLEdBQUc7QUFDakQsUUFBSSxlQUFlLElBQUssT0FBTSxJQUFJLE1BQU0sMEJBQTBCLFVBQVUsR0FBRztBQUMvRSxpQkFBYTtBQUNiLGdCQUFZLElBQUk7QUFDaEIsaUJBQWE7QUFDYixnQkFBWSxNQUFNLFNBQVMsS0FBSyxTQUFTLE9BQU87QUFDaEQsaUJBQWE7QUFDYixVQUFNLFdBQVcsSUFBSSxJQUFJLFdBQVcsT0FBTztBQUMzQyxpQkFBYTtBQUNiLFFBQUssTUFBTSxpQkFBaUIsSUFBSSxJQUFJLEVBQUUsVUFBVSxDQUFDLE1BQU87QUFDdEQsWUFBTSxJQUFJLE1BQU0seUNBQXlDO0FBQzNELGlCQUFhO0FBQ2IsVUFBTSxVQUFXLE1BQU0sSUFBSSxPQUFPLEtBQUssTUFBTSxJQUFLLE1BQU0sSUFBSSxPQUFPLEtBQUssTUFBTSxJQUFJO0FBQ2xGLFFBQUksV0FBVyxRQUFRLFdBQVc7QUFDaEMsWUFBTSxJQUFJLE1BQU0sMENBQTBDLFFBQVEsS0FBSyxFQUFFO0FBQzNFLFdBQU87QUFBQSxFQUNULFNBQVMsT0FBTztBQUNkLFdBQU8sRUFBRSxZQUFZLFNBQVMsY0FBYyxLQUFLLEVBQUU7QUFBQSxFQUNyRCxVQUFFO0FBQ0EsVUFBTSxnQkFBZ0IsU0FBUyxFQUFFLE1BQU0sTUFBTTtBQUFBLElBQUMsQ0FBQztBQUFBLEVBQ2pEO0FBQ0Y7QUFHQSxTQUFTLFlBQVksU0FBZ0M7QUFDbkQsU0FBTztBQUFBLElBQ0wsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLElBQ1AsWUFBWTtBQUFBLElBQ1o7QUFBQSxJQUNBLFNBQVMsNENBQTRDLFdBQVcsQ0FBQztBQUFBLEVBQ25FO0FBQ0Y7QUFHQSxTQUFTLFlBQVksTUFBb0I7QUFDdkMsUUFBTSxDQUFDLEVBQUUsSUFBSSxJQUFJLHlEQUF5RCxLQUFLLElBQUksS0FBSyxDQUFDO0FBQ3pGLE1BQUksU0FBUyxPQUFXLE9BQU0sSUFBSSxNQUFNLG9DQUFvQztBQUM1RSxRQUFNLFVBQVUsV0FBVyxPQUFPLENBQUMsU0FBUyxDQUFDLEtBQUssU0FBUyxVQUFVLElBQUksR0FBRyxDQUFDO0FBQzdFLE1BQUksUUFBUSxTQUFTLEVBQUcsT0FBTSxJQUFJLE1BQU0sa0NBQWtDLFFBQVEsS0FBSyxNQUFNLENBQUMsSUFBSTtBQUNwRztBQUdBLGVBQWUsU0FDYixLQUNBLFNBQ0EsU0FDaUI7QUFDakIsUUFBTSxVQUFVLElBQUksU0FBUztBQUM3QixhQUFXLFFBQVEsV0FBWSxTQUFRLE9BQU8sTUFBTSxRQUFRLElBQUksS0FBSyxFQUFFO0FBQ3ZFLFVBQVEsT0FBTyxVQUFVLElBQUksS0FBSyxDQUFDLENBQUMsR0FBRyxFQUFFO0FBQ3pDLFFBQU0sU0FBUyxNQUFNLElBQUksT0FBTztBQUFBLElBQzlCLFFBQVE7QUFBQSxJQUNSLEtBQUs7QUFBQSxJQUNMLFNBQVMsRUFBRSxHQUFHLFNBQVMsUUFBUSxZQUFZO0FBQUEsSUFDM0M7QUFBQSxFQUNGLENBQUM7QUFDRCxRQUFNLFlBQVkseUJBQXlCLEtBQUssT0FBTyxPQUFPLFFBQVEsUUFBUSxDQUFDLElBQUksQ0FBQztBQUNwRixNQUFJLE9BQU8sZUFBZSxPQUFPLENBQUMsVUFBVyxPQUFNLElBQUksTUFBTSw0QkFBNEIsT0FBTyxVQUFVLEdBQUc7QUFDN0csU0FBTztBQUNUO0FBRUEsZUFBZSxXQUFXLElBQXNCLFdBQW1CLFNBQXVDO0FBQ3hHLFFBQU0sTUFBTSxNQUFNLEdBQ2YsV0FBVyxhQUFhLEVBQ3hCLFVBQVUsRUFDVixNQUFNLGFBQWEsS0FBSyxTQUFTLEVBQ2pDLE1BQU0sVUFBVSxLQUFLLFFBQVEsRUFDN0IsaUJBQWlCO0FBQ3BCLE1BQUksQ0FBQyxJQUFLLE9BQU0sSUFBSSxNQUFNLCtDQUErQztBQUN6RSxRQUFNLFFBQVEsV0FBVyxPQUFPLENBQUMsU0FBUyxJQUFJLElBQUksTUFBTSxRQUFRLElBQUksQ0FBQztBQUNyRSxNQUFJLE1BQU0sU0FBUyxFQUFHLE9BQU0sSUFBSSxNQUFNLDhCQUE4QixNQUFNLEtBQUssSUFBSSxDQUFDLEdBQUc7QUFDekY7QUFPQSxlQUFlLGlCQUNiLElBQ0EsRUFBRSxXQUFXLE9BQU8sSUFBNkMsQ0FBQyxHQUNqRDtBQUNqQixNQUFJLE9BQU8sR0FBRyxXQUFXLGFBQWEsRUFBRSxNQUFNLFVBQVUsS0FBSyxRQUFRO0FBQ3JFLE1BQUksY0FBYyxPQUFXLFFBQU8sS0FBSyxNQUFNLGFBQWEsS0FBSyxTQUFTO0FBQzFFLE1BQUksV0FBVyxPQUFXLFFBQU8sS0FBSyxNQUFNLGFBQWEsS0FBSyxNQUFNO0FBQ3BFLFFBQU0sRUFBRSxlQUFlLElBQUksTUFBTSxLQUFLLGlCQUFpQjtBQUN2RCxTQUFPLE9BQU8sY0FBYztBQUM5QjsiLAogICJuYW1lcyI6IFtdCn0K

//5b7300391c882b6bb84a4424dcf1e3a5254df135
