import * as z from "zod/mini";
import { readSetting, writeSetting } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
const key = "installed";
async function readInstallation(db, nowMs) {
  const { value, version } = await readSetting(db, key, z.number());
  if (value !== void 0) return value;
  try {
    await writeSetting(db, key, nowMs, version);
    return nowMs;
  } catch (error) {
    if (!(error instanceof ChangedElsewhereError)) throw error;
    return readInstallation(db, nowMs);
  }
}
export {
  readInstallation
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9pbnN0YWxsYXRpb24udHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxZQUFZLE9BQU87QUFDbkIsU0FBd0IsYUFBYSxvQkFBb0I7QUFDekQsU0FBUyw2QkFBNkI7QUFFdEMsTUFBTSxNQUFNO0FBR1osZUFBc0IsaUJBQWlCLElBQXNCLE9BQWdDO0FBQzNGLFFBQU0sRUFBRSxPQUFPLFFBQVEsSUFBSSxNQUFNLFlBQVksSUFBSSxLQUFLLEVBQUUsT0FBTyxDQUFDO0FBQ2hFLE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsTUFBSTtBQUNGLFVBQU0sYUFBYSxJQUFJLEtBQUssT0FBTyxPQUFPO0FBQzFDLFdBQU87QUFBQSxFQUNULFNBQVMsT0FBTztBQUNkLFFBQUksRUFBRSxpQkFBaUIsdUJBQXdCLE9BQU07QUFDckQsV0FBTyxpQkFBaUIsSUFBSSxLQUFLO0FBQUEsRUFDbkM7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//cdd9919a66caaebee90b260762306f925c696201
