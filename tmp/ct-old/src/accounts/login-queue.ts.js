import { setTimeout } from "node:timers/promises";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { LoginBusyError } from "../http/errors.ts";
import { addressOf } from "../http/rate-limit.ts";
import { MemoryRateLimitStore } from "../http/rate-limit-store.ts";
const loginQueueLimits = { addresses: 30, perAddress: 10, freeFailures: 30, windowMs: 15 * 6e4, pauseMs: 500 };
const loginQueue = fp(
  async (app) => {
    app.decorate("loginQueue", createLoginQueue(loginQueueLimits, app.rateLimitCounts));
  },
  { name: "login-queue", dependencies: ["rate-limits"], fastify: "5.x" }
);
const failuresKey = "login-failures:site";
function createLoginQueue(limits = loginQueueLimits, counts = new MemoryRateLimitStore()) {
  const site = new PQueue({ concurrency: 1 });
  const waiting = /* @__PURE__ */ new Map();
  return {
    async run(address, check) {
      const queue = findQueue(addressOf({ ip: address }));
      return queue.add(() => site.add(() => runCheck(check)));
    }
  };
  function findQueue(key) {
    const own = waiting.get(key);
    if (own ? own.size + own.pending >= limits.perAddress : waiting.size >= limits.addresses)
      throw new LoginBusyError();
    if (own) return own;
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener("idle", () => waiting.delete(key));
    waiting.set(key, queue);
    return queue;
  }
  async function runCheck(check) {
    const { current } = await counts.find(failuresKey);
    if (current > limits.freeFailures) await setTimeout(await counts.takeTurn("login-turn:site", limits.pauseMs));
    const result = await check();
    if (result === void 0) await counts.count(failuresKey, limits.windowMs);
    return result;
  }
}
export {
  createLoginQueue,
  loginQueue
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2xvZ2luLXF1ZXVlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFDM0IsT0FBTyxRQUFRO0FBQ2YsT0FBTyxZQUFZO0FBQ25CLFNBQVMsc0JBQXNCO0FBQy9CLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsNEJBQWtEO0FBTzNELE1BQU0sbUJBQW1CLEVBQUUsV0FBVyxJQUFJLFlBQVksSUFBSSxjQUFjLElBQUksVUFBVSxLQUFLLEtBQVEsU0FBUyxJQUFJO0FBa0J6RyxNQUFNLGFBQWE7QUFBQSxFQUN4QixPQUFPLFFBQVE7QUFDYixRQUFJLFNBQVMsY0FBYyxpQkFBaUIsa0JBQWtCLElBQUksZUFBZSxDQUFDO0FBQUEsRUFDcEY7QUFBQSxFQUNBLEVBQUUsTUFBTSxlQUFlLGNBQWMsQ0FBQyxhQUFhLEdBQUcsU0FBUyxNQUFNO0FBQ3ZFO0FBRUEsTUFBTSxjQUFjO0FBR2IsU0FBUyxpQkFDZCxTQUFTLGtCQUNULFNBQTBCLElBQUkscUJBQXFCLEdBQ3ZDO0FBQ1osUUFBTSxPQUFPLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBQzFDLFFBQU0sVUFBVSxvQkFBSSxJQUFvQjtBQUV4QyxTQUFPO0FBQUEsSUFDTCxNQUFNLElBQUksU0FBUyxPQUFPO0FBQ3hCLFlBQU0sUUFBUSxVQUFVLFVBQVUsRUFBRSxJQUFJLFFBQVEsQ0FBQyxDQUFDO0FBQ2xELGFBQU8sTUFBTSxJQUFJLE1BQU0sS0FBSyxJQUFJLE1BQU0sU0FBUyxLQUFLLENBQUMsQ0FBQztBQUFBLElBQ3hEO0FBQUEsRUFDRjtBQUVBLFdBQVMsVUFBVSxLQUFxQjtBQUN0QyxVQUFNLE1BQU0sUUFBUSxJQUFJLEdBQUc7QUFDM0IsUUFBSSxNQUFNLElBQUksT0FBTyxJQUFJLFdBQVcsT0FBTyxhQUFhLFFBQVEsUUFBUSxPQUFPO0FBQzdFLFlBQU0sSUFBSSxlQUFlO0FBQzNCLFFBQUksSUFBSyxRQUFPO0FBQ2hCLFVBQU0sUUFBUSxJQUFJLE9BQU8sRUFBRSxhQUFhLEVBQUUsQ0FBQztBQUMzQyxVQUFNLGlCQUFpQixRQUFRLE1BQU0sUUFBUSxPQUFPLEdBQUcsQ0FBQztBQUN4RCxZQUFRLElBQUksS0FBSyxLQUFLO0FBQ3RCLFdBQU87QUFBQSxFQUNUO0FBR0EsaUJBQWUsU0FBaUIsT0FBdUU7QUFDckcsVUFBTSxFQUFFLFFBQVEsSUFBSSxNQUFNLE9BQU8sS0FBSyxXQUFXO0FBQ2pELFFBQUksVUFBVSxPQUFPLGFBQWMsT0FBTSxXQUFXLE1BQU0sT0FBTyxTQUFTLG1CQUFtQixPQUFPLE9BQU8sQ0FBQztBQUM1RyxVQUFNLFNBQVMsTUFBTSxNQUFNO0FBQzNCLFFBQUksV0FBVyxPQUFXLE9BQU0sT0FBTyxNQUFNLGFBQWEsT0FBTyxRQUFRO0FBQ3pFLFdBQU87QUFBQSxFQUNUO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//dbae3235fd9a721a550f02b19c016783091b469e
