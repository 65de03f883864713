import fp from "fastify-plugin";
import PQueue from "p-queue";
import * as z from "zod/mini";
import { readSetting, writeSetting } from "../database/index.ts";
import { askLink } from "../delivery/index.ts";
import { outsideLinks } from "../shared/content/outside-links.ts";
const monthMs = 30 * 24 * 36e5;
const timeoutMs = 1e4;
const atOnce = 6;
const key = "links";
const text = z.string();
const schema = z.object({
  checkedAt: z.iso.datetime(),
  links: z.array(
    z.object({
      ...{ document: text, name: text, path: text, address: text },
      ...{ status: z.number(), problem: z.optional(text) }
    })
  )
});
const links = fp(
  async (app, { config }) => {
    let running;
    const closing = new AbortController();
    app.addHook("onClose", async () => {
      closing.abort();
      await running?.catch(() => {
      });
    });
    app.decorate("links", {
      check() {
        running ??= run().finally(() => {
          running = void 0;
        });
        return running;
      },
      read: () => readSetting(app.db, key, schema)
    });
    const nextMs = async (lastMs) => lastMs + ((await app.links.read()).value ? monthMs : 0);
    app.jobs.add({ name: "links", nextMs, run: app.links.check });
    async function run() {
      const { documents, profile } = app.site.current;
      const found = outsideLinks(documents, profile);
      const answers = await askAll(new Set(found.map(({ address }) => address)));
      const report = {
        checkedAt: new Date(app.now()).toISOString(),
        links: found.map((link) => ({ ...link, ...answers.get(link.address) ?? { status: 0 } }))
      };
      await writeSetting(app.db, key, report);
      return report;
    }
    async function askAll(addresses) {
      const queue = new PQueue({ concurrency: atOnce });
      const options = { allowPrivate: config.webhookPrivate, timeoutMs, signal: closing.signal };
      const asked = [...addresses].map(
        (address) => queue.add(async () => [address, await askLink(address, options)])
      );
      return new Map(await Promise.all(asked));
    }
  },
  { name: "links", dependencies: ["clock", "database", "jobs"], fastify: "5.x" }
);
export {
  links
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9saW5rcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sUUFBUTtBQUNmLE9BQU8sWUFBWTtBQUNuQixZQUFZLE9BQU87QUFFbkIsU0FBUyxhQUEyQixvQkFBb0I7QUFDeEQsU0FBUyxlQUFnQztBQUN6QyxTQUFTLG9CQUFvQjtBQUc3QixNQUFNLFVBQVUsS0FBSyxLQUFLO0FBQzFCLE1BQU0sWUFBWTtBQUVsQixNQUFNLFNBQVM7QUFDZixNQUFNLE1BQU07QUFDWixNQUFNLE9BQU8sRUFBRSxPQUFPO0FBQ3RCLE1BQU0sU0FBb0MsRUFBRSxPQUFPO0FBQUEsRUFDakQsV0FBVyxFQUFFLElBQUksU0FBUztBQUFBLEVBQzFCLE9BQU8sRUFBRTtBQUFBLElBQ1AsRUFBRSxPQUFPO0FBQUEsTUFDUCxHQUFHLEVBQUUsVUFBVSxNQUFNLE1BQU0sTUFBTSxNQUFNLE1BQU0sU0FBUyxLQUFLO0FBQUEsTUFDM0QsR0FBRyxFQUFFLFFBQVEsRUFBRSxPQUFPLEdBQUcsU0FBUyxFQUFFLFNBQVMsSUFBSSxFQUFFO0FBQUEsSUFDckQsQ0FBQztBQUFBLEVBQ0g7QUFDRixDQUFDO0FBY00sTUFBTSxRQUFRO0FBQUEsRUFDbkIsT0FBTyxLQUFLLEVBQUUsT0FBTyxNQUFNO0FBQ3pCLFFBQUk7QUFDSixVQUFNLFVBQVUsSUFBSSxnQkFBZ0I7QUFDcEMsUUFBSSxRQUFRLFdBQVcsWUFBWTtBQUNqQyxjQUFRLE1BQU07QUFDZCxZQUFNLFNBQVMsTUFBTSxNQUFNO0FBQUEsTUFBQyxDQUFDO0FBQUEsSUFDL0IsQ0FBQztBQUVELFFBQUksU0FBUyxTQUFTO0FBQUEsTUFDcEIsUUFBUTtBQUNOLG9CQUFZLElBQUksRUFBRSxRQUFRLE1BQU07QUFDOUIsb0JBQVU7QUFBQSxRQUNaLENBQUM7QUFDRCxlQUFPO0FBQUEsTUFDVDtBQUFBLE1BQ0EsTUFBTSxNQUFNLFlBQVksSUFBSSxJQUFJLEtBQUssTUFBTTtBQUFBLElBQzdDLENBQUM7QUFDRCxVQUFNLFNBQVMsT0FBTyxXQUFtQixXQUFXLE1BQU0sSUFBSSxNQUFNLEtBQUssR0FBRyxRQUFRLFVBQVU7QUFDOUYsUUFBSSxLQUFLLElBQUksRUFBRSxNQUFNLFNBQVMsUUFBUSxLQUFLLElBQUksTUFBTSxNQUFNLENBQUM7QUFFNUQsbUJBQWUsTUFBMkI7QUFDeEMsWUFBTSxFQUFFLFdBQVcsUUFBUSxJQUFJLElBQUksS0FBSztBQUN4QyxZQUFNLFFBQVEsYUFBYSxXQUFXLE9BQU87QUFDN0MsWUFBTSxVQUFVLE1BQU0sT0FBTyxJQUFJLElBQUksTUFBTSxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sT0FBTyxDQUFDLENBQUM7QUFDekUsWUFBTSxTQUFxQjtBQUFBLFFBQ3pCLFdBQVcsSUFBSSxLQUFLLElBQUksSUFBSSxDQUFDLEVBQUUsWUFBWTtBQUFBLFFBQzNDLE9BQU8sTUFBTSxJQUFJLENBQUMsVUFBVSxFQUFFLEdBQUcsTUFBTSxHQUFJLFFBQVEsSUFBSSxLQUFLLE9BQU8sS0FBSyxFQUFFLFFBQVEsRUFBRSxFQUFHLEVBQUU7QUFBQSxNQUMzRjtBQUNBLFlBQU0sYUFBYSxJQUFJLElBQUksS0FBSyxNQUFNO0FBQ3RDLGFBQU87QUFBQSxJQUNUO0FBR0EsbUJBQWUsT0FBTyxXQUFrRTtBQUN0RixZQUFNLFFBQVEsSUFBSSxPQUFPLEVBQUUsYUFBYSxPQUFPLENBQUM7QUFDaEQsWUFBTSxVQUFVLEVBQUUsY0FBYyxPQUFPLGdCQUFnQixXQUFXLFFBQVEsUUFBUSxPQUFPO0FBQ3pGLFlBQU0sUUFBUSxDQUFDLEdBQUcsU0FBUyxFQUFFO0FBQUEsUUFBSSxDQUFDLFlBQ2hDLE1BQU0sSUFBSSxZQUFZLENBQUMsU0FBUyxNQUFNLFFBQVEsU0FBUyxPQUFPLENBQUMsQ0FBVTtBQUFBLE1BQzNFO0FBQ0EsYUFBTyxJQUFJLElBQUksTUFBTSxRQUFRLElBQUksS0FBSyxDQUFDO0FBQUEsSUFDekM7QUFBQSxFQUNGO0FBQUEsRUFDQSxFQUFFLE1BQU0sU0FBUyxjQUFjLENBQUMsU0FBUyxZQUFZLE1BQU0sR0FBRyxTQUFTLE1BQU07QUFDL0U7IiwKICAibmFtZXMiOiBbXQp9Cg==

//431629222054dc131238b577c3500d67aafcaf22
