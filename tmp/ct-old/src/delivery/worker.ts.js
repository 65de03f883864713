import PQueue from "p-queue";
import { ClaimLostError, describeError } from "./channel.ts";
import {
  claimDelivery,
  listAbandonedDeliveries,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain
} from "./outbox-store.ts";
const retryLimits = { forMs: 48 * 36e5, firstDelayMs: 6e4, longestDelayMs: 36e5 };
function createWorker(options) {
  const { db, channels, holder, batchRows = 200, now, random, onError } = options;
  const abortion = new AbortController();
  const runs = new PQueue({ concurrency: 1 });
  return {
    run: () => runs.add(() => sendDue().catch(onError)),
    abort: () => abortion.abort()
  };
  async function sendDue() {
    for (const row of await listAbandonedDeliveries(db, holder, now())) await settle(row, row.claim, abandoned);
    const failures = /* @__PURE__ */ new Map();
    for (let isFull = true; isFull && !abortion.signal.aborted; ) {
      const due = await listDueDeliveries(db, now(), batchRows);
      const byPath = Map.groupBy(due, ({ kind }) => findChannel(kind)?.path ?? "none");
      await Promise.all([...byPath].map(([path, rows]) => sendAlong(path, rows, failures)));
      isFull = due.length === batchRows;
    }
  }
  function findChannel(kind) {
    return Object.hasOwn(channels, kind) ? channels[kind] : void 0;
  }
  async function sendAlong(path, rows, failures) {
    for (const row of rows) {
      if (abortion.signal.aborted) return;
      const outcome = failures.get(path) ?? await attempt(row);
      if (outcome === "dropped") continue;
      await settle(row, holder, outcome);
      const failure = asPathFailure(outcome);
      if (failure) failures.set(path, failure);
    }
  }
  async function attempt(row) {
    const channel = findChannel(row.kind);
    if (!channel) return { result: "refused", error: `There is no channel for "${row.kind}"`, scope: "delivery" };
    let lost = false;
    const claim = async () => {
      lost = !await claimDelivery(db, row.id, holder, now());
      if (lost) throw new ClaimLostError();
    };
    try {
      const outcome = await channel.send(row, claim, abortion.signal);
      return lost ? "dropped" : outcome;
    } catch (error) {
      return { result: "refused", error: describeError(error), scope: "delivery" };
    }
  }
  async function settle(row, claim, outcome) {
    const nowMs = now();
    if (outcome.result === "sent") return markSent(db, row, claim, nowMs);
    const retryAtMs = nowMs + retryDelayMs(row.attempts, random());
    if (outcome.result === "unknown") return markUncertain(db, row, claim, { error: outcome.error, nowMs, retryAtMs });
    const isHopeless = row.kind === "acknowledgement" && outcome.permanent === true;
    const isTooLate = retryAtMs > row.createdAtMs + retryLimits.forMs;
    return markFailed(db, row, claim, {
      error: outcome.error,
      nowMs,
      retryAtMs: isHopeless || isTooLate ? void 0 : retryAtMs
    });
  }
}
const abandoned = { result: "unknown", error: "The site stopped while this was being sent" };
function retryDelayMs(attempts, random) {
  const delayMs = Math.min(retryLimits.firstDelayMs * 2 ** attempts, retryLimits.longestDelayMs);
  return Math.round(delayMs * (0.75 + random / 2));
}
function asPathFailure(outcome) {
  if (outcome.result === "sent" || outcome.result === "refused" && outcome.scope === "delivery") return void 0;
  return { result: "refused", error: outcome.error, scope: "path" };
}
export {
  createWorker
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3dvcmtlci50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE9BQU8sWUFBWTtBQUVuQixTQUF1QixnQkFBZ0IscUJBQW1DO0FBRTFFO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUdQLE1BQU0sY0FBYyxFQUFFLE9BQU8sS0FBSyxNQUFVLGNBQWMsS0FBUSxnQkFBZ0IsS0FBUztBQTBCcEYsU0FBUyxhQUFhLFNBQWdDO0FBQzNELFFBQU0sRUFBRSxJQUFJLFVBQVUsUUFBUSxZQUFZLEtBQUssS0FBSyxRQUFRLFFBQVEsSUFBSTtBQUN4RSxRQUFNLFdBQVcsSUFBSSxnQkFBZ0I7QUFDckMsUUFBTSxPQUFPLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBRTFDLFNBQU87QUFBQSxJQUNMLEtBQUssTUFBTSxLQUFLLElBQUksTUFBTSxRQUFRLEVBQUUsTUFBTSxPQUFPLENBQUM7QUFBQSxJQUNsRCxPQUFPLE1BQU0sU0FBUyxNQUFNO0FBQUEsRUFDOUI7QUFFQSxpQkFBZSxVQUF5QjtBQUN0QyxlQUFXLE9BQU8sTUFBTSx3QkFBd0IsSUFBSSxRQUFRLElBQUksQ0FBQyxFQUFHLE9BQU0sT0FBTyxLQUFLLElBQUksT0FBTyxTQUFTO0FBQzFHLFVBQU0sV0FBVyxvQkFBSSxJQUFxQjtBQUMxQyxhQUFTLFNBQVMsTUFBTSxVQUFVLENBQUMsU0FBUyxPQUFPLFdBQVc7QUFDNUQsWUFBTSxNQUFNLE1BQU0sa0JBQWtCLElBQUksSUFBSSxHQUFHLFNBQVM7QUFDeEQsWUFBTSxTQUFTLElBQUksUUFBUSxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sWUFBWSxJQUFJLEdBQUcsUUFBUSxNQUFNO0FBQy9FLFlBQU0sUUFBUSxJQUFJLENBQUMsR0FBRyxNQUFNLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTSxJQUFJLE1BQU0sVUFBVSxNQUFNLE1BQU0sUUFBUSxDQUFDLENBQUM7QUFDcEYsZUFBUyxJQUFJLFdBQVc7QUFBQSxJQUMxQjtBQUFBLEVBQ0Y7QUFHQSxXQUFTLFlBQVksTUFBbUM7QUFDdEQsV0FBTyxPQUFPLE9BQU8sVUFBVSxJQUFJLElBQUksU0FBUyxJQUF5QixJQUFJO0FBQUEsRUFDL0U7QUFHQSxpQkFBZSxVQUFVLE1BQWMsTUFBNEIsVUFBK0M7QUFDaEgsZUFBVyxPQUFPLE1BQU07QUFDdEIsVUFBSSxTQUFTLE9BQU8sUUFBUztBQUM3QixZQUFNLFVBQVUsU0FBUyxJQUFJLElBQUksS0FBTSxNQUFNLFFBQVEsR0FBRztBQUN4RCxVQUFJLFlBQVksVUFBVztBQUMzQixZQUFNLE9BQU8sS0FBSyxRQUFRLE9BQU87QUFDakMsWUFBTSxVQUFVLGNBQWMsT0FBTztBQUNyQyxVQUFJLFFBQVMsVUFBUyxJQUFJLE1BQU0sT0FBTztBQUFBLElBQ3pDO0FBQUEsRUFDRjtBQUVBLGlCQUFlLFFBQVEsS0FBOEM7QUFDbkUsVUFBTSxVQUFVLFlBQVksSUFBSSxJQUFJO0FBQ3BDLFFBQUksQ0FBQyxRQUFTLFFBQU8sRUFBRSxRQUFRLFdBQVcsT0FBTyw0QkFBNEIsSUFBSSxJQUFJLEtBQUssT0FBTyxXQUFXO0FBQzVHLFFBQUksT0FBTztBQUNYLFVBQU0sUUFBUSxZQUFZO0FBQ3hCLGFBQU8sQ0FBRSxNQUFNLGNBQWMsSUFBSSxJQUFJLElBQUksUUFBUSxJQUFJLENBQUM7QUFDdEQsVUFBSSxLQUFNLE9BQU0sSUFBSSxlQUFlO0FBQUEsSUFDckM7QUFDQSxRQUFJO0FBQ0YsWUFBTSxVQUFVLE1BQU0sUUFBUSxLQUFLLEtBQUssT0FBTyxTQUFTLE1BQU07QUFDOUQsYUFBTyxPQUFPLFlBQVk7QUFBQSxJQUM1QixTQUFTLE9BQU87QUFDZCxhQUFPLEVBQUUsUUFBUSxXQUFXLE9BQU8sY0FBYyxLQUFLLEdBQUcsT0FBTyxXQUFXO0FBQUEsSUFDN0U7QUFBQSxFQUNGO0FBR0EsaUJBQWUsT0FBTyxLQUFnQixPQUFzQixTQUFpQztBQUMzRixVQUFNLFFBQVEsSUFBSTtBQUNsQixRQUFJLFFBQVEsV0FBVyxPQUFRLFFBQU8sU0FBUyxJQUFJLEtBQUssT0FBTyxLQUFLO0FBQ3BFLFVBQU0sWUFBWSxRQUFRLGFBQWEsSUFBSSxVQUFVLE9BQU8sQ0FBQztBQUM3RCxRQUFJLFFBQVEsV0FBVyxVQUFXLFFBQU8sY0FBYyxJQUFJLEtBQUssT0FBTyxFQUFFLE9BQU8sUUFBUSxPQUFPLE9BQU8sVUFBVSxDQUFDO0FBQ2pILFVBQU0sYUFBYSxJQUFJLFNBQVMscUJBQXFCLFFBQVEsY0FBYztBQUMzRSxVQUFNLFlBQVksWUFBWSxJQUFJLGNBQWMsWUFBWTtBQUM1RCxXQUFPLFdBQVcsSUFBSSxLQUFLLE9BQU87QUFBQSxNQUNoQyxPQUFPLFFBQVE7QUFBQSxNQUNmO0FBQUEsTUFDQSxXQUFXLGNBQWMsWUFBWSxTQUFZO0FBQUEsSUFDbkQsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQUVBLE1BQU0sWUFBcUIsRUFBRSxRQUFRLFdBQVcsT0FBTyw2Q0FBNkM7QUFHcEcsU0FBUyxhQUFhLFVBQWtCLFFBQXdCO0FBQzlELFFBQU0sVUFBVSxLQUFLLElBQUksWUFBWSxlQUFlLEtBQUssVUFBVSxZQUFZLGNBQWM7QUFDN0YsU0FBTyxLQUFLLE1BQU0sV0FBVyxPQUFPLFNBQVMsRUFBRTtBQUNqRDtBQUVBLFNBQVMsY0FBYyxTQUF1QztBQUM1RCxNQUFJLFFBQVEsV0FBVyxVQUFXLFFBQVEsV0FBVyxhQUFhLFFBQVEsVUFBVSxXQUFhLFFBQU87QUFDeEcsU0FBTyxFQUFFLFFBQVEsV0FBVyxPQUFPLFFBQVEsT0FBTyxPQUFPLE9BQU87QUFDbEU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//5db3bbf86d543dab705b079309840a04a3ed24e5
