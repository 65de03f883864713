import fp from "fastify-plugin";
import PQueue from "p-queue";
import * as z from "zod/mini";
import { readSetting, writeSetting } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
const [lookMs, firstLookMs] = [15e3, 6e4];
const restMs = 5 * 6e4;
const key = "jobs";
const schema = z.record(z.string(), z.number());
const jobs = fp(
  async (app) => {
    const all = [];
    const wanted = /* @__PURE__ */ new Set();
    const rounds = new PQueue({ concurrency: 1 });
    let unsaved = {};
    let timer;
    let closing = false;
    app.decorate("jobs", {
      add: (job) => void all.push(job),
      soon: (name) => void wanted.add(name),
      runDue: () => rounds.add(runDue)
    });
    app.addHook("onListen", async () => schedule(firstLookMs));
    app.addHook("preClose", async () => {
      closing = true;
      clearTimeout(timer);
    });
    app.addHook("onClose", () => rounds.onIdle());
    function schedule(delayMs) {
      clearTimeout(timer);
      if (!closing) timer = setTimeout(() => void rounds.add(runDue).then(() => schedule(lookMs)), delayMs).unref();
    }
    async function runDue() {
      if (!app.cluster.isRunner) return wanted.clear();
      const due = await claimDue().catch(logFailure);
      for (const { name, run } of due ?? []) if (!closing) await run().catch((error) => logFailure(error, name));
    }
    async function claimDue() {
      const nowMs = app.now();
      const { value, version } = await readSetting(app.db, key, schema);
      const last = { ...value, ...unsaved };
      const due = [];
      for (const job of all) if (wanted.delete(job.name) || await isDue(job, last[job.name], nowMs)) due.push(job);
      if (due.length === 0) return due;
      for (const { name } of due) last[name] = nowMs;
      const error = await writeSetting(app.db, key, last, version).catch((error2) => error2);
      if (error instanceof ChangedElsewhereError) return [];
      unsaved = error instanceof Error ? last : {};
      return due;
    }
    function logFailure(error, job) {
      if (!closing) app.log.error({ err: error, job }, "a job failed");
    }
  },
  { name: "jobs", dependencies: ["clock", "cluster", "database"], fastify: "5.x" }
);
async function isDue({ everyMs = 0, nextMs }, lastMs, nowMs) {
  if (lastMs === void 0) return true;
  const next = async (ms) => Math.max(nextMs ? await nextMs(ms) : ms + everyMs, ms + restMs);
  return await next(lastMs) <= nowMs || await next(nowMs) <= lastMs;
}
export {
  jobs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9qb2JzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsT0FBTyxRQUFRO0FBQ2YsT0FBTyxZQUFZO0FBQ25CLFlBQVksT0FBTztBQUNuQixTQUFTLGFBQWEsb0JBQW9CO0FBQzFDLFNBQVMsNkJBQTZCO0FBR3RDLE1BQU0sQ0FBQyxRQUFRLFdBQVcsSUFBSSxDQUFDLE1BQVEsR0FBTTtBQUU3QyxNQUFNLFNBQVMsSUFBSTtBQUNuQixNQUFNLE1BQU07QUFDWixNQUFNLFNBQVMsRUFBRSxPQUFPLEVBQUUsT0FBTyxHQUFHLEVBQUUsT0FBTyxDQUFDO0FBeUJ2QyxNQUFNLE9BQU87QUFBQSxFQUNsQixPQUFPLFFBQVE7QUFDYixVQUFNLE1BQWEsQ0FBQztBQUNwQixVQUFNLFNBQVMsb0JBQUksSUFBWTtBQUMvQixVQUFNLFNBQVMsSUFBSSxPQUFPLEVBQUUsYUFBYSxFQUFFLENBQUM7QUFFNUMsUUFBSSxVQUFrQyxDQUFDO0FBQ3ZDLFFBQUk7QUFDSixRQUFJLFVBQVU7QUFFZCxRQUFJLFNBQVMsUUFBUTtBQUFBLE1BQ25CLEtBQUssQ0FBQyxRQUFRLEtBQUssSUFBSSxLQUFLLEdBQUc7QUFBQSxNQUMvQixNQUFNLENBQUMsU0FBUyxLQUFLLE9BQU8sSUFBSSxJQUFJO0FBQUEsTUFDcEMsUUFBUSxNQUFNLE9BQU8sSUFBSSxNQUFNO0FBQUEsSUFDakMsQ0FBQztBQUNELFFBQUksUUFBUSxZQUFZLFlBQVksU0FBUyxXQUFXLENBQUM7QUFDekQsUUFBSSxRQUFRLFlBQVksWUFBWTtBQUNsQyxnQkFBVTtBQUNWLG1CQUFhLEtBQUs7QUFBQSxJQUNwQixDQUFDO0FBQ0QsUUFBSSxRQUFRLFdBQVcsTUFBTSxPQUFPLE9BQU8sQ0FBQztBQUU1QyxhQUFTLFNBQVMsU0FBdUI7QUFDdkMsbUJBQWEsS0FBSztBQUNsQixVQUFJLENBQUMsUUFBUyxTQUFRLFdBQVcsTUFBTSxLQUFLLE9BQU8sSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLFNBQVMsTUFBTSxDQUFDLEdBQUcsT0FBTyxFQUFFLE1BQU07QUFBQSxJQUM5RztBQUVBLG1CQUFlLFNBQXdCO0FBQ3JDLFVBQUksQ0FBQyxJQUFJLFFBQVEsU0FBVSxRQUFPLE9BQU8sTUFBTTtBQUMvQyxZQUFNLE1BQU0sTUFBTSxTQUFTLEVBQUUsTUFBTSxVQUFVO0FBQzdDLGlCQUFXLEVBQUUsTUFBTSxJQUFJLEtBQUssT0FBTyxDQUFDLEVBQUcsS0FBSSxDQUFDLFFBQVMsT0FBTSxJQUFJLEVBQUUsTUFBTSxDQUFDLFVBQVUsV0FBVyxPQUFPLElBQUksQ0FBQztBQUFBLElBQzNHO0FBR0EsbUJBQWUsV0FBMkI7QUFDeEMsWUFBTSxRQUFRLElBQUksSUFBSTtBQUN0QixZQUFNLEVBQUUsT0FBTyxRQUFRLElBQUksTUFBTSxZQUFZLElBQUksSUFBSSxLQUFLLE1BQU07QUFDaEUsWUFBTSxPQUFPLEVBQUUsR0FBRyxPQUFPLEdBQUcsUUFBUTtBQUNwQyxZQUFNLE1BQWEsQ0FBQztBQUNwQixpQkFBVyxPQUFPLElBQUssS0FBSSxPQUFPLE9BQU8sSUFBSSxJQUFJLEtBQU0sTUFBTSxNQUFNLEtBQUssS0FBSyxJQUFJLElBQUksR0FBRyxLQUFLLEVBQUksS0FBSSxLQUFLLEdBQUc7QUFDN0csVUFBSSxJQUFJLFdBQVcsRUFBRyxRQUFPO0FBQzdCLGlCQUFXLEVBQUUsS0FBSyxLQUFLLElBQUssTUFBSyxJQUFJLElBQUk7QUFDekMsWUFBTSxRQUFRLE1BQU0sYUFBYSxJQUFJLElBQUksS0FBSyxNQUFNLE9BQU8sRUFBRSxNQUFNLENBQUNBLFdBQW1CQSxNQUFLO0FBQzVGLFVBQUksaUJBQWlCLHNCQUF1QixRQUFPLENBQUM7QUFDcEQsZ0JBQVUsaUJBQWlCLFFBQVEsT0FBTyxDQUFDO0FBQzNDLGFBQU87QUFBQSxJQUNUO0FBRUEsYUFBUyxXQUFXLE9BQWdCLEtBQW9CO0FBQ3RELFVBQUksQ0FBQyxRQUFTLEtBQUksSUFBSSxNQUFNLEVBQUUsS0FBSyxPQUFPLElBQUksR0FBRyxjQUFjO0FBQUEsSUFDakU7QUFBQSxFQUNGO0FBQUEsRUFDQSxFQUFFLE1BQU0sUUFBUSxjQUFjLENBQUMsU0FBUyxXQUFXLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFDakY7QUFHQSxlQUFlLE1BQU0sRUFBRSxVQUFVLEdBQUcsT0FBTyxHQUFRLFFBQTRCLE9BQWlDO0FBQzlHLE1BQUksV0FBVyxPQUFXLFFBQU87QUFDakMsUUFBTSxPQUFPLE9BQU8sT0FBZSxLQUFLLElBQUksU0FBUyxNQUFNLE9BQU8sRUFBRSxJQUFJLEtBQUssU0FBUyxLQUFLLE1BQU07QUFDakcsU0FBUSxNQUFNLEtBQUssTUFBTSxLQUFNLFNBQVUsTUFBTSxLQUFLLEtBQUssS0FBTTtBQUNqRTsiLAogICJuYW1lcyI6IFsiZXJyb3IiXQp9Cg==

//cb89ff081f8323db0582af191c4cdd46ec8895a1
