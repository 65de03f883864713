import * as z from "zod/mini";
import { inTransaction, readSetting, writeSetting } from "../database/index.ts";
import { enqueueDeliveries } from "../delivery/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
const key = "alarms";
const idsSchema = z.array(z.string());
function createAnnouncer(app) {
  let known;
  let unsaved;
  return async (alarms) => {
    const ids = alarms.map(({ id }) => id);
    const mailed = await app.outbox.mail.isSet() ? alarms.filter(({ id }) => id !== "outbox") : [];
    try {
      if (await storeNew(ids, mailed)) app.outbox.wake();
      unsaved = void 0;
    } catch (error) {
      if (error instanceof ChangedElsewhereError) return;
      const before = unsaved ?? known ?? (await readSetting(app.db, key, idsSchema)).value ?? [];
      unsaved = ids;
      for (const alarm of mailed.filter(({ id }) => !before.includes(id)))
        await app.outbox.mail.announce(wordsOf(alarm));
    }
    known = ids;
  };
  function storeNew(ids, mailed) {
    return inTransaction(app.db, async (transaction) => {
      const { value: stored = [], version } = await readSetting(transaction, key, idsSchema);
      const before = unsaved ?? stored;
      const isNew = mailed.filter(({ id }) => !before.includes(id));
      const deliveries = isNew.map((alarm) => ({ kind: "alarm", payload: wordsOf(alarm) }));
      await enqueueDeliveries(transaction, deliveries, app.now());
      if (ids.join() !== stored.join()) await writeSetting(transaction, key, ids, version);
      return isNew.length > 0;
    });
  }
}
function wordsOf({ title, text, link }) {
  return { subject: title, text, path: link?.path };
}
export {
  createAnnouncer
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9hbm5vdW5jZXIudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxZQUFZLE9BQU87QUFDbkIsU0FBUyxlQUFlLGFBQWEsb0JBQW9CO0FBQ3pELFNBQVMseUJBQXlCO0FBQ2xDLFNBQVMsNkJBQTZCO0FBR3RDLE1BQU0sTUFBTTtBQUNaLE1BQU0sWUFBWSxFQUFFLE1BQU0sRUFBRSxPQUFPLENBQUM7QUFNN0IsU0FBUyxnQkFBZ0IsS0FBbUU7QUFFakcsTUFBSTtBQUVKLE1BQUk7QUFFSixTQUFPLE9BQU8sV0FBVztBQUN2QixVQUFNLE1BQU0sT0FBTyxJQUFJLENBQUMsRUFBRSxHQUFHLE1BQU0sRUFBRTtBQUNyQyxVQUFNLFNBQVUsTUFBTSxJQUFJLE9BQU8sS0FBSyxNQUFNLElBQUssT0FBTyxPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sT0FBTyxRQUFRLElBQUksQ0FBQztBQUMvRixRQUFJO0FBQ0YsVUFBSSxNQUFNLFNBQVMsS0FBSyxNQUFNLEVBQUcsS0FBSSxPQUFPLEtBQUs7QUFDakQsZ0JBQVU7QUFBQSxJQUNaLFNBQVMsT0FBTztBQUNkLFVBQUksaUJBQWlCLHNCQUF1QjtBQUM1QyxZQUFNLFNBQVMsV0FBVyxVQUFVLE1BQU0sWUFBWSxJQUFJLElBQUksS0FBSyxTQUFTLEdBQUcsU0FBUyxDQUFDO0FBQ3pGLGdCQUFVO0FBQ1YsaUJBQVcsU0FBUyxPQUFPLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxDQUFDLE9BQU8sU0FBUyxFQUFFLENBQUM7QUFDaEUsY0FBTSxJQUFJLE9BQU8sS0FBSyxTQUFTLFFBQVEsS0FBSyxDQUFDO0FBQUEsSUFDakQ7QUFDQSxZQUFRO0FBQUEsRUFDVjtBQUdBLFdBQVMsU0FBUyxLQUF3QixRQUE0QztBQUNwRixXQUFPLGNBQWMsSUFBSSxJQUFJLE9BQU8sZ0JBQWdCO0FBQ2xELFlBQU0sRUFBRSxPQUFPLFNBQVMsQ0FBQyxHQUFHLFFBQVEsSUFBSSxNQUFNLFlBQVksYUFBYSxLQUFLLFNBQVM7QUFDckYsWUFBTSxTQUFTLFdBQVc7QUFDMUIsWUFBTSxRQUFRLE9BQU8sT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLENBQUMsT0FBTyxTQUFTLEVBQUUsQ0FBQztBQUM1RCxZQUFNLGFBQWEsTUFBTSxJQUFJLENBQUMsV0FBVyxFQUFFLE1BQU0sU0FBa0IsU0FBUyxRQUFRLEtBQUssRUFBRSxFQUFFO0FBQzdGLFlBQU0sa0JBQWtCLGFBQWEsWUFBWSxJQUFJLElBQUksQ0FBQztBQUMxRCxVQUFJLElBQUksS0FBSyxNQUFNLE9BQU8sS0FBSyxFQUFHLE9BQU0sYUFBYSxhQUFhLEtBQUssS0FBSyxPQUFPO0FBQ25GLGFBQU8sTUFBTSxTQUFTO0FBQUEsSUFDeEIsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQUVBLFNBQVMsUUFBUSxFQUFFLE9BQU8sTUFBTSxLQUFLLEdBQVU7QUFDN0MsU0FBTyxFQUFFLFNBQVMsT0FBTyxNQUFNLE1BQU0sTUFBTSxLQUFLO0FBQ2xEOyIsCiAgIm5hbWVzIjogW10KfQo=

//4a1245fc2e6d7d94fa7f331c9692d1efbff5e5c1
