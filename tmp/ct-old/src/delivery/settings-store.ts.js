import * as z from "zod/mini";
import { readSetting, readSettings, writeSetting } from "../database/index.ts";
import { mailKey } from "./mail-account.ts";
const key = "delivery";
const schema = z.object({
  acknowledge: z._default(z.boolean(), false),
  webhook: z.optional(z.object({ url: z.string(), secret: z.string() }))
});
async function readDeliverySettings(db) {
  const { value, ...setting } = await readSetting(db, key, schema);
  return { acknowledge: false, ...value, ...setting };
}
async function readLeadSettings(db) {
  const settings = await readSettings(db, [key, mailKey]);
  const { data: stored } = schema.safeParse(settings.get(key)?.value ?? {});
  const mail = settings.get(mailKey);
  return { acknowledge: false, ...stored, hasMailServer: Boolean(mail?.value) || mail?.isDamaged === true };
}
function saveDeliverySettings(db, settings, expectedVersion) {
  return writeSetting(db, key, settings, expectedVersion, "These settings were changed in another window.");
}
export {
  readDeliverySettings,
  readLeadSettings,
  saveDeliverySettings
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3NldHRpbmdzLXN0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsWUFBWSxPQUFPO0FBQ25CLFNBQXdCLGFBQWEsY0FBNEIsb0JBQW9CO0FBQ3JGLFNBQVMsZUFBZTtBQUV4QixNQUFNLE1BQU07QUFTWixNQUFNLFNBQTBDLEVBQUUsT0FBTztBQUFBLEVBQ3ZELGFBQWEsRUFBRSxTQUFTLEVBQUUsUUFBUSxHQUFHLEtBQUs7QUFBQSxFQUMxQyxTQUFTLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxLQUFLLEVBQUUsT0FBTyxHQUFHLFFBQVEsRUFBRSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQ3ZFLENBQUM7QUFHRCxlQUFzQixxQkFDcEIsSUFDNkU7QUFDN0UsUUFBTSxFQUFFLE9BQU8sR0FBRyxRQUFRLElBQUksTUFBTSxZQUFZLElBQUksS0FBSyxNQUFNO0FBQy9ELFNBQU8sRUFBRSxhQUFhLE9BQU8sR0FBRyxPQUFPLEdBQUcsUUFBUTtBQUNwRDtBQUdBLGVBQXNCLGlCQUFpQixJQUE4RTtBQUNuSCxRQUFNLFdBQVcsTUFBTSxhQUFhLElBQUksQ0FBQyxLQUFLLE9BQU8sQ0FBQztBQUN0RCxRQUFNLEVBQUUsTUFBTSxPQUFPLElBQUksT0FBTyxVQUFVLFNBQVMsSUFBSSxHQUFHLEdBQUcsU0FBUyxDQUFDLENBQUM7QUFDeEUsUUFBTSxPQUFPLFNBQVMsSUFBSSxPQUFPO0FBRWpDLFNBQU8sRUFBRSxhQUFhLE9BQU8sR0FBRyxRQUFRLGVBQWUsUUFBUSxNQUFNLEtBQUssS0FBSyxNQUFNLGNBQWMsS0FBSztBQUMxRztBQUlPLFNBQVMscUJBQ2QsSUFDQSxVQUNBLGlCQUNpQjtBQUNqQixTQUFPLGFBQWEsSUFBSSxLQUFLLFVBQVUsaUJBQWlCLGdEQUFnRDtBQUMxRzsiLAogICJuYW1lcyI6IFtdCn0K

//9cdce7c9ec36973b1189492b368ed1cbc171c3ea
