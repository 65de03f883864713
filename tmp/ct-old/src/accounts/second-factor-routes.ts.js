import { InvalidFieldsError } from "../http/errors.ts";
import { logEvent } from "../http/security-log.ts";
import {
  codeConfirmationSchema,
  reauthenticationSchema
} from "../shared/second-factor.ts";
import { checkSecondFactor, requireCurrentPassword } from "./password-check.ts";
import {
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor
} from "./second-factor-store.ts";
async function secondFactorRoutes(app) {
  app.get("/api/admin/second-factor", async () => findSecondFactor(app.db));
  const reauthenticated = { schema: { body: reauthenticationSchema } };
  const start = { ...reauthenticated, config: { change: { none: "nothing changes before the code is confirmed" } } };
  app.post("/api/admin/second-factor", start, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const { profile } = app.site.current;
    const { secret, uri } = await startSecondFactor(app.db, profile.name);
    return { secret, uri, qr: await drawQrCode(uri) };
  });
  const confirmation = { ...changes("switch on"), schema: { body: codeConfirmationSchema } };
  app.put("/api/admin/second-factor", confirmation, async (request) => {
    const recoveryCodes = await confirmSecondFactor(app.db, request.body.code, app.cluster.now());
    if (!recoveryCodes) throw new InvalidFieldsError({ code: ["This code is not right. Please try the next one."] });
    await request.signOutOthers("admin");
    logEvent(request, "second-factor-on");
    return { recoveryCodes };
  });
  const renewal = { ...changes("renew the codes"), ...reauthenticated };
  app.post("/api/admin/second-factor/recovery-codes", renewal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const recoveryCodes = await renewRecoveryCodes(app.db);
    logEvent(request, "recovery-codes-renewed");
    return { recoveryCodes };
  });
  const removal = { ...changes("switch off"), ...reauthenticated };
  app.post("/api/admin/second-factor/removal", removal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    await removeSecondFactor(app.db);
    logEvent(request, "second-factor-off");
    return findSecondFactor(app.db);
  });
}
const changes = (action) => ({ config: { change: { action, subject: "second-factor" } } });
async function reauthenticate(request, reply, { currentPassword, code }) {
  await requireCurrentPassword(request, reply, currentPassword);
  try {
    await checkSecondFactor(request, reply, code ?? "");
  } catch (error) {
    if (error.statusCode !== 401) throw error;
    throw new InvalidFieldsError({ code: ["Please enter a code of your app, or a recovery code."] });
  }
  await request.signIn("admin");
}
async function drawQrCode(text) {
  const { default: QRCode } = await import("qrcode");
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(
    data,
    (dark, index) => dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ""
  );
  return { size, path: squares.join("") };
}
export {
  secondFactorRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3NlY29uZC1mYWN0b3Itcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBRUEsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyxnQkFBZ0I7QUFFekI7QUFBQSxFQUNFO0FBQUEsRUFFQTtBQUFBLE9BRUs7QUFDUCxTQUFTLG1CQUFtQiw4QkFBOEI7QUFDMUQ7QUFBQSxFQUNFO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFHUCxlQUFzQixtQkFBbUIsS0FBNEI7QUFDbkUsTUFBSSxJQUFJLDRCQUE0QixZQUF3QyxpQkFBaUIsSUFBSSxFQUFFLENBQUM7QUFFcEcsUUFBTSxrQkFBa0IsRUFBRSxRQUFRLEVBQUUsTUFBTSx1QkFBdUIsRUFBRTtBQUNuRSxRQUFNLFFBQVEsRUFBRSxHQUFHLGlCQUFpQixRQUFRLEVBQUUsUUFBUSxFQUFFLE1BQU0sK0NBQStDLEVBQUUsRUFBRTtBQUNqSCxNQUFJLEtBQUssNEJBQTRCLE9BQU8sT0FBTyxTQUFTLFVBQVU7QUFDcEUsVUFBTSxlQUFlLFNBQVMsT0FBTyxRQUFRLElBQUk7QUFDakQsVUFBTSxFQUFFLFFBQVEsSUFBSSxJQUFJLEtBQUs7QUFDN0IsVUFBTSxFQUFFLFFBQVEsSUFBSSxJQUFJLE1BQU0sa0JBQWtCLElBQUksSUFBSSxRQUFRLElBQUk7QUFDcEUsV0FBTyxFQUFFLFFBQVEsS0FBSyxJQUFJLE1BQU0sV0FBVyxHQUFHLEVBQUU7QUFBQSxFQUNsRCxDQUFDO0FBRUQsUUFBTSxlQUFlLEVBQUUsR0FBRyxRQUFRLFdBQVcsR0FBRyxRQUFRLEVBQUUsTUFBTSx1QkFBdUIsRUFBRTtBQUN6RixNQUFJLElBQUksNEJBQTRCLGNBQWMsT0FBTyxZQUFZO0FBQ25FLFVBQU0sZ0JBQWdCLE1BQU0sb0JBQW9CLElBQUksSUFBSSxRQUFRLEtBQUssTUFBTSxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQzVGLFFBQUksQ0FBQyxjQUFlLE9BQU0sSUFBSSxtQkFBbUIsRUFBRSxNQUFNLENBQUMsa0RBQWtELEVBQUUsQ0FBQztBQUMvRyxVQUFNLFFBQVEsY0FBYyxPQUFPO0FBQ25DLGFBQVMsU0FBUyxrQkFBa0I7QUFDcEMsV0FBTyxFQUFFLGNBQWM7QUFBQSxFQUN6QixDQUFDO0FBRUQsUUFBTSxVQUFVLEVBQUUsR0FBRyxRQUFRLGlCQUFpQixHQUFHLEdBQUcsZ0JBQWdCO0FBQ3BFLE1BQUksS0FBSywyQ0FBMkMsU0FBUyxPQUFPLFNBQVMsVUFBVTtBQUNyRixVQUFNLGVBQWUsU0FBUyxPQUFPLFFBQVEsSUFBSTtBQUNqRCxVQUFNLGdCQUFnQixNQUFNLG1CQUFtQixJQUFJLEVBQUU7QUFDckQsYUFBUyxTQUFTLHdCQUF3QjtBQUMxQyxXQUFPLEVBQUUsY0FBYztBQUFBLEVBQ3pCLENBQUM7QUFFRCxRQUFNLFVBQVUsRUFBRSxHQUFHLFFBQVEsWUFBWSxHQUFHLEdBQUcsZ0JBQWdCO0FBQy9ELE1BQUksS0FBSyxvQ0FBb0MsU0FBUyxPQUFPLFNBQVMsVUFBVTtBQUM5RSxVQUFNLGVBQWUsU0FBUyxPQUFPLFFBQVEsSUFBSTtBQUNqRCxVQUFNLG1CQUFtQixJQUFJLEVBQUU7QUFDL0IsYUFBUyxTQUFTLG1CQUFtQjtBQUNyQyxXQUFPLGlCQUFpQixJQUFJLEVBQUU7QUFBQSxFQUNoQyxDQUFDO0FBQ0g7QUFFQSxNQUFNLFVBQVUsQ0FBQyxZQUFvQixFQUFFLFFBQVEsRUFBRSxRQUFRLEVBQUUsUUFBUSxTQUFTLGdCQUFnQixFQUFFLEVBQUU7QUFHaEcsZUFBZSxlQUNiLFNBQ0EsT0FDQSxFQUFFLGlCQUFpQixLQUFLLEdBQ1Q7QUFDZixRQUFNLHVCQUF1QixTQUFTLE9BQU8sZUFBZTtBQUM1RCxNQUFJO0FBQ0YsVUFBTSxrQkFBa0IsU0FBUyxPQUFPLFFBQVEsRUFBRTtBQUFBLEVBQ3BELFNBQVMsT0FBTztBQUVkLFFBQUssTUFBa0MsZUFBZSxJQUFLLE9BQU07QUFDakUsVUFBTSxJQUFJLG1CQUFtQixFQUFFLE1BQU0sQ0FBQyxzREFBc0QsRUFBRSxDQUFDO0FBQUEsRUFDakc7QUFFQSxRQUFNLFFBQVEsT0FBTyxPQUFPO0FBQzlCO0FBR0EsZUFBZSxXQUFXLE1BQStCO0FBQ3ZELFFBQU0sRUFBRSxTQUFTLE9BQU8sSUFBSSxNQUFNLE9BQU8sUUFBUTtBQUNqRCxRQUFNLEVBQUUsTUFBTSxLQUFLLElBQUksT0FBTyxPQUFPLE1BQU0sRUFBRSxzQkFBc0IsSUFBSSxDQUFDLEVBQUU7QUFDMUUsUUFBTSxVQUFVLE1BQU07QUFBQSxJQUFLO0FBQUEsSUFBTSxDQUFDLE1BQU0sVUFDdEMsT0FBTyxJQUFJLFFBQVEsSUFBSSxJQUFJLEtBQUssTUFBTSxRQUFRLElBQUksQ0FBQyxhQUFhO0FBQUEsRUFDbEU7QUFDQSxTQUFPLEVBQUUsTUFBTSxNQUFNLFFBQVEsS0FBSyxFQUFFLEVBQUU7QUFDeEM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ec05d1fe36510f21c60fe34c1c1a2aa55c20cb72
