import { createAcknowledgementChannel, createAlarmChannel } from "./mail.ts";
import { createNotificationChannel } from "./notification.ts";
import { createPhotoChannel } from "./photo-mails.ts";
import { createWebhookChannel } from "./webhook.ts";
function createChannels({ db, mailer, webhook, files, readPublicUrl }) {
  const mail = { db, mailer, files, now: webhook.now };
  return {
    notification: createNotificationChannel(mail),
    photos: createPhotoChannel(mail),
    acknowledgement: createAcknowledgementChannel(db, mailer),
    webhook: createWebhookChannel(db, webhook, readPublicUrl),
    alarm: createAlarmChannel(mailer)
  };
}
export {
  createChannels
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L2NoYW5uZWxzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBS0EsU0FBUyw4QkFBOEIsMEJBQXVDO0FBQzlFLFNBQVMsaUNBQWlDO0FBQzFDLFNBQVMsMEJBQTBCO0FBQ25DLFNBQVMsNEJBQXNFO0FBZXhFLFNBQVMsZUFBZSxFQUFFLElBQUksUUFBUSxTQUFTLE9BQU8sY0FBYyxHQUE2QjtBQUN0RyxRQUFNLE9BQU8sRUFBRSxJQUFJLFFBQVEsT0FBTyxLQUFLLFFBQVEsSUFBSTtBQUNuRCxTQUFPO0FBQUEsSUFDTCxjQUFjLDBCQUEwQixJQUFJO0FBQUEsSUFDNUMsUUFBUSxtQkFBbUIsSUFBSTtBQUFBLElBQy9CLGlCQUFpQiw2QkFBNkIsSUFBSSxNQUFNO0FBQUEsSUFDeEQsU0FBUyxxQkFBcUIsSUFBSSxTQUFTLGFBQWE7QUFBQSxJQUN4RCxPQUFPLG1CQUFtQixNQUFNO0FBQUEsRUFDbEM7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//17ce257ea856872ddf1bead9242b33c63be3522d
