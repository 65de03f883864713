import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { TooManyRequestsError } from "./errors.ts";
import { MemoryRateLimitStore } from "./rate-limit-store.ts";
import { logRefusal } from "./security-log.ts";
const minuteMs = 6e4;
const limits = {
  form: { max: 20, timeWindow: 10 * minuteMs },
  login: { max: 5, timeWindow: 15 * minuteMs },
  upload: { max: 120, timeWindow: 10 * minuteMs },
  photo: { max: 60, timeWindow: 10 * minuteMs }
};
const rateLimits = fp(
  async (app) => {
    const store = new MemoryRateLimitStore();
    let current = store;
    const counts = {
      count: (key, windowMs) => current.count(key, windowMs),
      find: (key) => current.find(key),
      // A refund that fails does no harm for long: the count ends with its window.
      refund: async (key) => Promise.resolve(current.refund(key)).catch(() => {
      }),
      takeTurn: (key, gapMs) => current.takeTurn(key, gapMs)
    };
    class Store {
      incr(key, answer, windowMs) {
        void Promise.resolve(counts.count(key, windowMs)).then((usage) => answer(null, usage), answer);
      }
      read(key, answer) {
        void Promise.resolve(counts.find(key)).then((usage) => answer(null, usage), answer);
      }
      child() {
        return this;
      }
    }
    await app.register(rateLimit, { global: false, store: Store });
    app.decorate("shareRateLimits", (shared) => {
      current = shared;
    });
    app.decorate("rateLimitCounts", counts);
    app.decorate("rateLimitStore", store);
    app.decorate("formLimit", createLimit(app, "form", addressOf));
    app.decorate("loginLimit", createLimit(app, "login", addressOf));
    app.decorate("photoLimit", createLimit(app, "photo", addressOf));
    app.decorate(
      "uploadLimit",
      createLimit(app, "upload", (request) => request.findSessionId() ?? addressOf(request))
    );
    const sweeping = setInterval(() => store.forget(), minuteMs).unref();
    app.addHook("onClose", async () => clearInterval(sweeping));
  },
  { name: "rate-limits", fastify: "5.x" }
);
function addressOf({ ip }) {
  return normalizeIP(ip, 64);
}
function createLimit(app, name, subjectOf) {
  const keyGenerator = (request) => `${name}:${subjectOf(request)}`;
  const ask = app.createRateLimit({ ...limits[name], keyGenerator });
  async function find(request, options) {
    const usage = await ask(request, options);
    if (usage.isAllowed) throw new Error(`the limit "${name}" has no list of exceptions`);
    return usage;
  }
  return {
    async count(request, reply) {
      const { isExceeded, ttlInSeconds } = await find(request);
      if (isExceeded) throw refuse(reply, ttlInSeconds);
    },
    refund: async (request) => app.rateLimitCounts.refund(keyGenerator(request)),
    async read(request) {
      const { max, remaining } = await find(request, { increment: false });
      return max - remaining;
    },
    async check(request, reply) {
      const { remaining, ttlInSeconds } = await find(request, { increment: false });
      if (remaining === 0) throw refuse(reply, ttlInSeconds);
    }
  };
}
function refuse(reply, seconds) {
  reply.header("retry-after", seconds);
  logRefusal(reply.request, "too-many-requests");
  return new TooManyRequestsError(`Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`);
}
export {
  addressOf,
  limits,
  rateLimits
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvcmF0ZS1saW1pdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sYUFBYSxtQkFBbUI7QUFFdkMsT0FBTyxRQUFRO0FBQ2YsU0FBUyw0QkFBNEI7QUFDckMsU0FBUyw0QkFBOEQ7QUFDdkUsU0FBUyxrQkFBa0I7QUFFM0IsTUFBTSxXQUFXO0FBS1YsTUFBTSxTQUFTO0FBQUEsRUFDcEIsTUFBTSxFQUFFLEtBQUssSUFBSSxZQUFZLEtBQUssU0FBUztBQUFBLEVBQzNDLE9BQU8sRUFBRSxLQUFLLEdBQUcsWUFBWSxLQUFLLFNBQVM7QUFBQSxFQUMzQyxRQUFRLEVBQUUsS0FBSyxLQUFLLFlBQVksS0FBSyxTQUFTO0FBQUEsRUFDOUMsT0FBTyxFQUFFLEtBQUssSUFBSSxZQUFZLEtBQUssU0FBUztBQUM5QztBQW9DTyxNQUFNLGFBQWE7QUFBQSxFQUN4QixPQUFPLFFBQVE7QUFDYixVQUFNLFFBQVEsSUFBSSxxQkFBcUI7QUFDdkMsUUFBSSxVQUEyQjtBQUMvQixVQUFNLFNBQTBCO0FBQUEsTUFDOUIsT0FBTyxDQUFDLEtBQUssYUFBYSxRQUFRLE1BQU0sS0FBSyxRQUFRO0FBQUEsTUFDckQsTUFBTSxDQUFDLFFBQVEsUUFBUSxLQUFLLEdBQUc7QUFBQTtBQUFBLE1BRS9CLFFBQVEsT0FBTyxRQUFRLFFBQVEsUUFBUSxRQUFRLE9BQU8sR0FBRyxDQUFDLEVBQUUsTUFBTSxNQUFNO0FBQUEsTUFBQyxDQUFDO0FBQUEsTUFDMUUsVUFBVSxDQUFDLEtBQUssVUFBVSxRQUFRLFNBQVMsS0FBSyxLQUFLO0FBQUEsSUFDdkQ7QUFBQSxJQUVBLE1BQU0sTUFBTTtBQUFBLE1BQ1YsS0FBSyxLQUFhLFFBQWdCLFVBQXdCO0FBQ3hELGFBQUssUUFBUSxRQUFRLE9BQU8sTUFBTSxLQUFLLFFBQVEsQ0FBQyxFQUFFLEtBQUssQ0FBQyxVQUFVLE9BQU8sTUFBTSxLQUFLLEdBQUcsTUFBTTtBQUFBLE1BQy9GO0FBQUEsTUFDQSxLQUFLLEtBQWEsUUFBc0I7QUFDdEMsYUFBSyxRQUFRLFFBQVEsT0FBTyxLQUFLLEdBQUcsQ0FBQyxFQUFFLEtBQUssQ0FBQyxVQUFVLE9BQU8sTUFBTSxLQUFLLEdBQUcsTUFBTTtBQUFBLE1BQ3BGO0FBQUEsTUFDQSxRQUFjO0FBQ1osZUFBTztBQUFBLE1BQ1Q7QUFBQSxJQUNGO0FBQ0EsVUFBTSxJQUFJLFNBQVMsV0FBVyxFQUFFLFFBQVEsT0FBTyxPQUFPLE1BQU0sQ0FBQztBQUM3RCxRQUFJLFNBQVMsbUJBQW1CLENBQUMsV0FBVztBQUMxQyxnQkFBVTtBQUFBLElBQ1osQ0FBQztBQUNELFFBQUksU0FBUyxtQkFBbUIsTUFBTTtBQUN0QyxRQUFJLFNBQVMsa0JBQWtCLEtBQUs7QUFDcEMsUUFBSSxTQUFTLGFBQWEsWUFBWSxLQUFLLFFBQVEsU0FBUyxDQUFDO0FBQzdELFFBQUksU0FBUyxjQUFjLFlBQVksS0FBSyxTQUFTLFNBQVMsQ0FBQztBQUMvRCxRQUFJLFNBQVMsY0FBYyxZQUFZLEtBQUssU0FBUyxTQUFTLENBQUM7QUFDL0QsUUFBSTtBQUFBLE1BQ0Y7QUFBQSxNQUNBLFlBQVksS0FBSyxVQUFVLENBQUMsWUFBWSxRQUFRLGNBQWMsS0FBSyxVQUFVLE9BQU8sQ0FBQztBQUFBLElBQ3ZGO0FBRUEsVUFBTSxXQUFXLFlBQVksTUFBTSxNQUFNLE9BQU8sR0FBRyxRQUFRLEVBQUUsTUFBTTtBQUNuRSxRQUFJLFFBQVEsV0FBVyxZQUFZLGNBQWMsUUFBUSxDQUFDO0FBQUEsRUFDNUQ7QUFBQSxFQUNBLEVBQUUsTUFBTSxlQUFlLFNBQVMsTUFBTTtBQUN4QztBQUdPLFNBQVMsVUFBVSxFQUFFLEdBQUcsR0FBdUM7QUFDcEUsU0FBTyxZQUFZLElBQUksRUFBRTtBQUMzQjtBQUVBLFNBQVMsWUFDUCxLQUNBLE1BQ0EsV0FDVztBQUNYLFFBQU0sZUFBZSxDQUFDLFlBQTRCLEdBQUcsSUFBSSxJQUFJLFVBQVUsT0FBTyxDQUFDO0FBQy9FLFFBQU0sTUFBTSxJQUFJLGdCQUFnQixFQUFFLEdBQUcsT0FBTyxJQUFJLEdBQUcsYUFBYSxDQUFDO0FBRWpFLGlCQUFlLEtBQUssU0FBeUIsU0FBZ0M7QUFDM0UsVUFBTSxRQUFRLE1BQU0sSUFBSSxTQUFTLE9BQU87QUFDeEMsUUFBSSxNQUFNLFVBQVcsT0FBTSxJQUFJLE1BQU0sY0FBYyxJQUFJLDZCQUE2QjtBQUNwRixXQUFPO0FBQUEsRUFDVDtBQUVBLFNBQU87QUFBQSxJQUNMLE1BQU0sTUFBTSxTQUFTLE9BQU87QUFDMUIsWUFBTSxFQUFFLFlBQVksYUFBYSxJQUFJLE1BQU0sS0FBSyxPQUFPO0FBQ3ZELFVBQUksV0FBWSxPQUFNLE9BQU8sT0FBTyxZQUFZO0FBQUEsSUFDbEQ7QUFBQSxJQUNBLFFBQVEsT0FBTyxZQUFZLElBQUksZ0JBQWdCLE9BQU8sYUFBYSxPQUFPLENBQUM7QUFBQSxJQUMzRSxNQUFNLEtBQUssU0FBUztBQUNsQixZQUFNLEVBQUUsS0FBSyxVQUFVLElBQUksTUFBTSxLQUFLLFNBQVMsRUFBRSxXQUFXLE1BQU0sQ0FBQztBQUNuRSxhQUFPLE1BQU07QUFBQSxJQUNmO0FBQUEsSUFDQSxNQUFNLE1BQU0sU0FBUyxPQUFPO0FBQzFCLFlBQU0sRUFBRSxXQUFXLGFBQWEsSUFBSSxNQUFNLEtBQUssU0FBUyxFQUFFLFdBQVcsTUFBTSxDQUFDO0FBQzVFLFVBQUksY0FBYyxFQUFHLE9BQU0sT0FBTyxPQUFPLFlBQVk7QUFBQSxJQUN2RDtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsT0FBTyxPQUFxQixTQUF3QjtBQUMzRCxRQUFNLE9BQU8sZUFBZSxPQUFPO0FBQ25DLGFBQVcsTUFBTSxTQUFTLG1CQUFtQjtBQUM3QyxTQUFPLElBQUkscUJBQXFCLDBDQUEwQyxLQUFLLEtBQUssVUFBVSxFQUFFLENBQUMsV0FBVztBQUM5RzsiLAogICJuYW1lcyI6IFtdCn0K

//b3fcb386bc874875801d4dbf280e0ee7af5278b0
