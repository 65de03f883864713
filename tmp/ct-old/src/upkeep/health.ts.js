import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readSetting } from "../database/index.ts";
const freeBytesMinimum = 20 * 1024 * 1024;
const checkEveryMs = 2e3;
async function healthRoutes(app, { config }) {
  let reasons;
  let checkedAtMs = 0;
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (!reasons || performance.now() - checkedAtMs > checkEveryMs) {
      checkedAtMs = performance.now();
      reasons = findReasons(app, config.dataDir);
    }
    const found = await reasons;
    return reply.code(found.length ? 503 : 200).send({ status: found.length ? "unavailable" : "ok", reasons: found });
  });
}
async function findReasons(app, dataDir) {
  const checks = [
    ["The database does not answer.", () => readSetting(app.db, "profile")],
    ["The database cannot be written.", () => app.requireWritableDatabase()],
    ["The data directory cannot be written.", () => writeProbe(join(dataDir, ".probe"))],
    ["The disk is almost full.", () => requireSpace(dataDir)]
  ];
  const failed = await Promise.all(checks.map(([reason, check]) => failsWith(app.log, reason, check)));
  return failed.filter((reason) => reason !== void 0);
}
async function failsWith(log, reason, check) {
  try {
    await check();
    return void 0;
  } catch (error) {
    log.error({ err: error, reason }, "the site is not ready");
    return reason;
  }
}
async function writeProbe(path) {
  await writeFile(path, "ready?");
  await rm(path);
}
async function requireSpace(dataDir) {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < freeBytesMinimum) throw new Error(`${Math.round(bavail * bsize / 1024 / 1024)} MB are free`);
}
export {
  healthRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9oZWFsdGgudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLElBQUksUUFBUSxpQkFBaUI7QUFDdEMsU0FBUyxZQUFZO0FBR3JCLFNBQVMsbUJBQW1CO0FBRzVCLE1BQU0sbUJBQW1CLEtBQUssT0FBTztBQUdyQyxNQUFNLGVBQWU7QUFHckIsZUFBc0IsYUFBYSxLQUFzQixFQUFFLE9BQU8sR0FBc0M7QUFDdEcsTUFBSTtBQUNKLE1BQUksY0FBYztBQUVsQixNQUFJLElBQUksWUFBWSxhQUFhLEVBQUUsUUFBUSxLQUFLLEVBQUU7QUFFbEQsTUFBSSxJQUFJLFdBQVcsT0FBTyxVQUFVLFVBQVU7QUFFNUMsUUFBSSxDQUFDLFdBQVcsWUFBWSxJQUFJLElBQUksY0FBYyxjQUFjO0FBQzlELG9CQUFjLFlBQVksSUFBSTtBQUM5QixnQkFBVSxZQUFZLEtBQUssT0FBTyxPQUFPO0FBQUEsSUFDM0M7QUFDQSxVQUFNLFFBQVEsTUFBTTtBQUNwQixXQUFPLE1BQU0sS0FBSyxNQUFNLFNBQVMsTUFBTSxHQUFHLEVBQUUsS0FBSyxFQUFFLFFBQVEsTUFBTSxTQUFTLGdCQUFnQixNQUFNLFNBQVMsTUFBTSxDQUFDO0FBQUEsRUFDbEgsQ0FBQztBQUNIO0FBR0EsZUFBZSxZQUFZLEtBQXNCLFNBQW9DO0FBQ25GLFFBQU0sU0FBNkM7QUFBQSxJQUNqRCxDQUFDLGlDQUFpQyxNQUFNLFlBQVksSUFBSSxJQUFJLFNBQVMsQ0FBQztBQUFBLElBQ3RFLENBQUMsbUNBQW1DLE1BQU0sSUFBSSx3QkFBd0IsQ0FBQztBQUFBLElBQ3ZFLENBQUMseUNBQXlDLE1BQU0sV0FBVyxLQUFLLFNBQVMsUUFBUSxDQUFDLENBQUM7QUFBQSxJQUNuRixDQUFDLDRCQUE0QixNQUFNLGFBQWEsT0FBTyxDQUFDO0FBQUEsRUFDMUQ7QUFDQSxRQUFNLFNBQVMsTUFBTSxRQUFRLElBQUksT0FBTyxJQUFJLENBQUMsQ0FBQyxRQUFRLEtBQUssTUFBTSxVQUFVLElBQUksS0FBSyxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQ25HLFNBQU8sT0FBTyxPQUFPLENBQUMsV0FBVyxXQUFXLE1BQVM7QUFDdkQ7QUFFQSxlQUFlLFVBQ2IsS0FDQSxRQUNBLE9BQzZCO0FBQzdCLE1BQUk7QUFDRixVQUFNLE1BQU07QUFDWixXQUFPO0FBQUEsRUFDVCxTQUFTLE9BQU87QUFDZCxRQUFJLE1BQU0sRUFBRSxLQUFLLE9BQU8sT0FBTyxHQUFHLHVCQUF1QjtBQUN6RCxXQUFPO0FBQUEsRUFDVDtBQUNGO0FBRUEsZUFBZSxXQUFXLE1BQTZCO0FBQ3JELFFBQU0sVUFBVSxNQUFNLFFBQVE7QUFDOUIsUUFBTSxHQUFHLElBQUk7QUFDZjtBQUVBLGVBQWUsYUFBYSxTQUFnQztBQUMxRCxRQUFNLEVBQUUsUUFBUSxNQUFNLElBQUksTUFBTSxPQUFPLE9BQU87QUFDOUMsTUFBSSxTQUFTLFFBQVEsaUJBQWtCLE9BQU0sSUFBSSxNQUFNLEdBQUcsS0FBSyxNQUFPLFNBQVMsUUFBUyxPQUFPLElBQUksQ0FBQyxjQUFjO0FBQ3BIOyIsCiAgIm5hbWVzIjogW10KfQo=

//d4cdb3476eb401e0ccfc1b969eae2dbcc283a1ce
