import fp from "fastify-plugin";
import PQueue from "p-queue";
import { wordsOf } from "../shared/content/documents.ts";
import { announcementAt, nextChangeOfBar } from "../shared/content/header-footer-words.ts";
import { contextOf } from "./plugin.ts";
import { listMissed, publishScheduled } from "./schedule.ts";
import { findNextMoment, listDue } from "./schedule-store.ts";
const longestSleepMs = 6e4;
const retryMs = 5e3;
const publisher = fp(
  async (app) => {
    const runs = new PQueue({ concurrency: 1 });
    let timer;
    let closing = false;
    app.decorate("publisher", { run, wake, listMissed: () => listMissed(app.db, contextOf(app)) });
    app.site.onChange(() => void wake());
    app.addHook("onReady", run);
    app.addHook("onClose", async () => {
      closing = true;
      clearTimeout(timer);
      await runs.onIdle();
    });
    function run() {
      return runs.add(async () => {
        try {
          await publishDue();
          await turnAnnouncement();
        } catch (error) {
          app.log.error({ err: error }, "what is due could not be published; it is tried again");
          sleep(retryMs);
          return;
        }
        await wake();
      });
    }
    async function publishDue() {
      const failures = [];
      for (const id of await listDue(app.db, app.now()))
        await app.site.update(() => publishScheduled(app.db, id, { nowMs: app.now(), context: contextOf(app) })).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    }
    async function turnAnnouncement() {
      const { documents, content } = app.site.current;
      const isDue = announcementAt(wordsOf(documents, "bar"), app.now()) !== void 0;
      if (isDue !== (content.announcement !== void 0)) await app.site.update(async () => {
      });
    }
    async function wake() {
      try {
        const nowMs = app.now();
        const bar = nextChangeOfBar(wordsOf(app.site.current.documents, "bar"), nowMs);
        const schedule = await findNextMoment(app.db);
        sleep(Math.min(Math.max(Math.min(bar, schedule) - nowMs, 0), longestSleepMs));
      } catch (error) {
        app.log.error({ err: error }, "the next moment of the site could not be read; it is tried again");
        sleep(retryMs);
      }
    }
    function sleep(delayMs) {
      clearTimeout(timer);
      if (!closing) timer = setTimeout(() => void run(), delayMs).unref();
    }
  },
  { name: "publisher", dependencies: ["clock", "database", "site"], fastify: "5.x" }
);
export {
  publisher
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcHVibGlzaGVyLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsT0FBTyxRQUFRO0FBQ2YsT0FBTyxZQUFZO0FBQ25CLFNBQVMsZUFBZTtBQUN4QixTQUFTLGdCQUFnQix1QkFBdUI7QUFDaEQsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxZQUFpQyx3QkFBd0I7QUFDbEUsU0FBUyxnQkFBZ0IsZUFBZTtBQUd4QyxNQUFNLGlCQUFpQjtBQUV2QixNQUFNLFVBQVU7QUFnQlQsTUFBTSxZQUFZO0FBQUEsRUFDdkIsT0FBTyxRQUFRO0FBQ2IsVUFBTSxPQUFPLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBQzFDLFFBQUk7QUFDSixRQUFJLFVBQVU7QUFFZCxRQUFJLFNBQVMsYUFBYSxFQUFFLEtBQUssTUFBTSxZQUFZLE1BQU0sV0FBVyxJQUFJLElBQUksVUFBVSxHQUFHLENBQUMsRUFBRSxDQUFDO0FBQzdGLFFBQUksS0FBSyxTQUFTLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFFbkMsUUFBSSxRQUFRLFdBQVcsR0FBRztBQUMxQixRQUFJLFFBQVEsV0FBVyxZQUFZO0FBQ2pDLGdCQUFVO0FBQ1YsbUJBQWEsS0FBSztBQUNsQixZQUFNLEtBQUssT0FBTztBQUFBLElBQ3BCLENBQUM7QUFFRCxhQUFTLE1BQXFCO0FBQzVCLGFBQU8sS0FBSyxJQUFJLFlBQVk7QUFDMUIsWUFBSTtBQUNGLGdCQUFNLFdBQVc7QUFDakIsZ0JBQU0saUJBQWlCO0FBQUEsUUFDekIsU0FBUyxPQUFPO0FBQ2QsY0FBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLE1BQU0sR0FBRyx1REFBdUQ7QUFDckYsZ0JBQU0sT0FBTztBQUNiO0FBQUEsUUFDRjtBQUNBLGNBQU0sS0FBSztBQUFBLE1BQ2IsQ0FBQztBQUFBLElBQ0g7QUFHQSxtQkFBZSxhQUE0QjtBQUN6QyxZQUFNLFdBQXNCLENBQUM7QUFDN0IsaUJBQVcsTUFBTSxNQUFNLFFBQVEsSUFBSSxJQUFJLElBQUksSUFBSSxDQUFDO0FBQzlDLGNBQU0sSUFBSSxLQUNQLE9BQU8sTUFBTSxpQkFBaUIsSUFBSSxJQUFJLElBQUksRUFBRSxPQUFPLElBQUksSUFBSSxHQUFHLFNBQVMsVUFBVSxHQUFHLEVBQUUsQ0FBQyxDQUFDLEVBQ3hGLE1BQU0sQ0FBQyxVQUFtQixTQUFTLEtBQUssS0FBSyxDQUFDO0FBQ25ELFVBQUksU0FBUyxTQUFTLEVBQUcsT0FBTSxTQUFTLENBQUM7QUFBQSxJQUMzQztBQUVBLG1CQUFlLG1CQUFrQztBQUMvQyxZQUFNLEVBQUUsV0FBVyxRQUFRLElBQUksSUFBSSxLQUFLO0FBQ3hDLFlBQU0sUUFBUSxlQUFlLFFBQVEsV0FBVyxLQUFLLEdBQUcsSUFBSSxJQUFJLENBQUMsTUFBTTtBQUN2RSxVQUFJLFdBQVcsUUFBUSxpQkFBaUIsUUFBWSxPQUFNLElBQUksS0FBSyxPQUFPLFlBQVk7QUFBQSxNQUFDLENBQUM7QUFBQSxJQUMxRjtBQUVBLG1CQUFlLE9BQXNCO0FBQ25DLFVBQUk7QUFDRixjQUFNLFFBQVEsSUFBSSxJQUFJO0FBQ3RCLGNBQU0sTUFBTSxnQkFBZ0IsUUFBUSxJQUFJLEtBQUssUUFBUSxXQUFXLEtBQUssR0FBRyxLQUFLO0FBQzdFLGNBQU0sV0FBVyxNQUFNLGVBQWUsSUFBSSxFQUFFO0FBQzVDLGNBQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxLQUFLLElBQUksS0FBSyxRQUFRLElBQUksT0FBTyxDQUFDLEdBQUcsY0FBYyxDQUFDO0FBQUEsTUFDOUUsU0FBUyxPQUFPO0FBQ2QsWUFBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLE1BQU0sR0FBRyxrRUFBa0U7QUFDaEcsY0FBTSxPQUFPO0FBQUEsTUFDZjtBQUFBLElBQ0Y7QUFFQSxhQUFTLE1BQU0sU0FBdUI7QUFDcEMsbUJBQWEsS0FBSztBQUNsQixVQUFJLENBQUMsUUFBUyxTQUFRLFdBQVcsTUFBTSxLQUFLLElBQUksR0FBRyxPQUFPLEVBQUUsTUFBTTtBQUFBLElBQ3BFO0FBQUEsRUFDRjtBQUFBLEVBQ0EsRUFBRSxNQUFNLGFBQWEsY0FBYyxDQUFDLFNBQVMsWUFBWSxNQUFNLEdBQUcsU0FBUyxNQUFNO0FBQ25GOyIsCiAgIm5hbWVzIjogW10KfQo=

//e49441b5efc2e645c06125e3552b71645a0ed0d7
