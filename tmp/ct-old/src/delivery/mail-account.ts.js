import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import {
  inTransaction,
  readSetting,
  requireReadable,
  writeSetting
} from "../database/index.ts";
import { isDatabaseError, MailFixedError, MailPasswordNeededError } from "../http/errors.ts";
import { mailSecurities } from "../shared/mail-settings.ts";
import { resolvePublic } from "./public-request.ts";
import { createSmtpClient } from "./smtp.ts";
import { dropMails, hurryMails } from "./status-store.ts";
const mailKey = "mail";
const conflict = "The mail server was changed in another window.";
const schema = z.nullable(
  z.object({
    ...{ host: z.string(), port: z.number(), security: z.enum(mailSecurities), user: z.string() },
    ...{ from: z.string(), to: z.string(), sealed: z.optional(z.string()) }
  })
);
function createMailAccounts({ db, config, keys, timeouts, now, readSite }) {
  const [key] = keys;
  const fixed = config.mail && parseVariables(config.mail);
  let known = fixed;
  return {
    /** `undefined` while there is none. Read for each mail, so that a change counts at once, in every process. */
    async read() {
      try {
        const { server, isDamaged } = await readServer(db);
        if (!isDamaged) known = server;
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
      }
      return known && toAccount(known);
    },
    /**
     * An account to try out, which gives up before the browser does: what is typed, else what stands.
     * @throws MailPasswordNeededError
     */
    async readForTest(input) {
      const { server } = await readServer(db);
      const tried = input && !fixed ? withPassword(input, server, key) : server;
      return tried && toAccount(tried, shorten(timeouts));
    },
    /** Stores what was typed; mails that wait for another try are due at once. @throws MailFixedError, MailPasswordNeededError, ChangedElsewhereError */
    async save(input) {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        const { server } = await readServer(transaction);
        await writeSetting(transaction, mailKey, withPassword(input, server, key), input.version, conflict);
        await hurryMails(transaction, now());
      });
    },
    /** Forgets the server and the mails that wait for it. @throws MailFixedError, ChangedElsewhereError */
    async forget(version) {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        await writeSetting(transaction, mailKey, null, version, conflict);
        await dropMails(transaction);
      });
    },
    /** @throws DamagedRecordError where `isStrict` and what is stored cannot be read; otherwise it counts as absent */
    async view(isStrict = false) {
      const { server, ...setting } = await readServer(db);
      if (isStrict) requireReadable(mailKey, { value: server, ...setting });
      const { sealed, url, ...settings } = server ?? nothing;
      const hasPassword = sealed !== void 0 || Boolean(url && new URL(url).password);
      return { ...settings, version: setting.version, fixed: url !== void 0, hasPassword };
    }
  };
  async function readServer(from) {
    if (fixed) return { server: fixed, version: 0, isDamaged: false };
    const { value, ...setting } = await readSetting(from, mailKey, schema);
    return { server: value ?? void 0, ...setting };
  }
  function requireChangeable() {
    if (fixed) throw new MailFixedError();
  }
  function toAccount(server, limits = timeouts) {
    const { from, to } = server;
    const client = createSmtpClient(serverOf(server, { keys, allowPrivate: config.mailPrivate }), limits);
    return { client, sender: { from, to, ...readSite() } };
  }
}
const shorten = ({ connectMs, greetingMs, replyMs }) => ({
  connectMs: Math.min(connectMs, 8e3),
  greetingMs: Math.min(greetingMs, 8e3),
  replyMs: Math.min(replyMs, 12e3)
});
const nothing = { host: "", port: 465, security: "tls", user: "", from: "", to: "" };
function parseVariables({ smtpUrl: url, from, to }) {
  const { protocol, hostname, port, username } = new URL(url);
  const isSecure = protocol === "smtps:";
  return {
    ...{ url, from, to, host: hostname, user: decodeURIComponent(username) },
    port: Number(port) || (isSecure ? 465 : 587),
    // The library encrypts where the server offers it.
    security: isSecure ? "tls" : "starttls"
  };
}
function withPassword(input, stored, key) {
  const { password, version: _version, ...settings } = input;
  if (settings.user === "") return settings;
  if (password) return { ...settings, sealed: sealPassword(key, password) };
  const parts = ["host", "port", "security", "user"];
  const isSame = stored?.sealed !== void 0 && parts.every((part) => stored[part] === settings[part]);
  if (!isSame) throw new MailPasswordNeededError();
  return { ...settings, sealed: stored.sealed };
}
class PasswordSealedError extends Error {
  name = "PasswordSealedError";
  message = "The stored password cannot be read any more. Please type it again in /admin/delivery.";
}
function serverAt(url) {
  return async () => {
    const { parseConnectionUrl } = await import("nodemailer/lib/shared");
    return parseConnectionUrl(url);
  };
}
function serverOf({ url, host, port, security, user, sealed }, { keys, allowPrivate }) {
  if (url !== void 0) return serverAt(url);
  return async () => {
    const pass = sealed === void 0 ? "" : openPassword(keys, sealed);
    if (pass === void 0) throw new PasswordSealedError();
    return {
      ...allowPrivate ? { host } : { host: await resolvePublic(host), servername: host },
      port,
      secure: security === "tls",
      requireTLS: security === "starttls",
      ignoreTLS: security === "none",
      ...user && { auth: { user, pass } }
    };
  };
}
const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
function sealPassword(key, password) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(key), nonce);
  const bytes = Buffer.concat([cipher.update(password, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString("base64url");
}
function openPassword(keys, sealed) {
  return keys.map((key) => openWith(key, sealed)).find((password) => password !== void 0);
}
function openWith(key, sealed) {
  const bytes = Buffer.from(sealed, "base64url");
  const start = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(key), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString("utf8");
  } catch {
    return void 0;
  }
}
const deriveKey = (key) => Buffer.from(hkdfSync("sha256", key, "", "mail-password", 32));
export {
  createMailAccounts,
  mailKey,
  openPassword,
  sealPassword,
  serverAt
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L21haWwtYWNjb3VudC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZ0JBQWdCLGtCQUFrQixVQUFVLG1CQUFtQjtBQUV4RSxZQUFZLE9BQU87QUFFbkI7QUFBQSxFQUVFO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUVBO0FBQUEsT0FDSztBQUNQLFNBQVMsaUJBQWlCLGdCQUFnQiwrQkFBK0I7QUFDekUsU0FBd0Qsc0JBQXNCO0FBRzlFLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsd0JBQTREO0FBQ3JFLFNBQVMsV0FBVyxrQkFBa0I7QUFHL0IsTUFBTSxVQUFVO0FBQ3ZCLE1BQU0sV0FBVztBQXFCakIsTUFBTSxTQUEyQyxFQUFFO0FBQUEsRUFDakQsRUFBRSxPQUFPO0FBQUEsSUFDUCxHQUFHLEVBQUUsTUFBTSxFQUFFLE9BQU8sR0FBRyxNQUFNLEVBQUUsT0FBTyxHQUFHLFVBQVUsRUFBRSxLQUFLLGNBQWMsR0FBRyxNQUFNLEVBQUUsT0FBTyxFQUFFO0FBQUEsSUFDNUYsR0FBRyxFQUFFLE1BQU0sRUFBRSxPQUFPLEdBQUcsSUFBSSxFQUFFLE9BQU8sR0FBRyxRQUFRLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQyxFQUFFO0FBQUEsRUFDeEUsQ0FBQztBQUNIO0FBS08sU0FBUyxtQkFBbUIsRUFBRSxJQUFJLFFBQVEsTUFBTSxVQUFVLEtBQUssU0FBUyxHQUFtQjtBQUNoRyxRQUFNLENBQUMsR0FBRyxJQUFJO0FBQ2QsUUFBTSxRQUFRLE9BQU8sUUFBUSxlQUFlLE9BQU8sSUFBSTtBQUV2RCxNQUFJLFFBQVE7QUFFWixTQUFPO0FBQUE7QUFBQSxJQUVMLE1BQU0sT0FBeUM7QUFDN0MsVUFBSTtBQUNGLGNBQU0sRUFBRSxRQUFRLFVBQVUsSUFBSSxNQUFNLFdBQVcsRUFBRTtBQUNqRCxZQUFJLENBQUMsVUFBVyxTQUFRO0FBQUEsTUFDMUIsU0FBUyxPQUFPO0FBQ2QsWUFBSSxDQUFDLGdCQUFnQixLQUFLLEVBQUcsT0FBTTtBQUFBLE1BQ3JDO0FBQ0EsYUFBTyxTQUFTLFVBQVUsS0FBSztBQUFBLElBQ2pDO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxJQUtBLE1BQU0sWUFBWSxPQUF3RTtBQUN4RixZQUFNLEVBQUUsT0FBTyxJQUFJLE1BQU0sV0FBVyxFQUFFO0FBQ3RDLFlBQU0sUUFBUSxTQUFTLENBQUMsUUFBUSxhQUFhLE9BQU8sUUFBUSxHQUFHLElBQUk7QUFDbkUsYUFBTyxTQUFTLFVBQVUsT0FBTyxRQUFRLFFBQVEsQ0FBQztBQUFBLElBQ3BEO0FBQUE7QUFBQSxJQUVBLE1BQU0sS0FBSyxPQUF5QztBQUNsRCx3QkFBa0I7QUFDbEIsWUFBTSxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDN0MsY0FBTSxFQUFFLE9BQU8sSUFBSSxNQUFNLFdBQVcsV0FBVztBQUMvQyxjQUFNLGFBQWEsYUFBYSxTQUFTLGFBQWEsT0FBTyxRQUFRLEdBQUcsR0FBRyxNQUFNLFNBQVMsUUFBUTtBQUNsRyxjQUFNLFdBQVcsYUFBYSxJQUFJLENBQUM7QUFBQSxNQUNyQyxDQUFDO0FBQUEsSUFDSDtBQUFBO0FBQUEsSUFFQSxNQUFNLE9BQU8sU0FBZ0M7QUFDM0Msd0JBQWtCO0FBQ2xCLFlBQU0sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzdDLGNBQU0sYUFBYSxhQUFhLFNBQVMsTUFBTSxTQUFTLFFBQVE7QUFDaEUsY0FBTSxVQUFVLFdBQVc7QUFBQSxNQUM3QixDQUFDO0FBQUEsSUFDSDtBQUFBO0FBQUEsSUFFQSxNQUFNLEtBQUssV0FBVyxPQUFrQztBQUN0RCxZQUFNLEVBQUUsUUFBUSxHQUFHLFFBQVEsSUFBSSxNQUFNLFdBQVcsRUFBRTtBQUNsRCxVQUFJLFNBQVUsaUJBQWdCLFNBQVMsRUFBRSxPQUFPLFFBQVEsR0FBRyxRQUFRLENBQUM7QUFDcEUsWUFBTSxFQUFFLFFBQVEsS0FBSyxHQUFHLFNBQVMsSUFBSSxVQUFVO0FBQy9DLFlBQU0sY0FBYyxXQUFXLFVBQWEsUUFBUSxPQUFPLElBQUksSUFBSSxHQUFHLEVBQUUsUUFBUTtBQUNoRixhQUFPLEVBQUUsR0FBRyxVQUFVLFNBQVMsUUFBUSxTQUFTLE9BQU8sUUFBUSxRQUFXLFlBQVk7QUFBQSxJQUN4RjtBQUFBLEVBQ0Y7QUFHQSxpQkFBZSxXQUNiLE1BQytGO0FBQy9GLFFBQUksTUFBTyxRQUFPLEVBQUUsUUFBUSxPQUFPLFNBQVMsR0FBRyxXQUFXLE1BQU07QUFDaEUsVUFBTSxFQUFFLE9BQU8sR0FBRyxRQUFRLElBQUksTUFBTSxZQUFZLE1BQU0sU0FBUyxNQUFNO0FBQ3JFLFdBQU8sRUFBRSxRQUFRLFNBQVMsUUFBVyxHQUFHLFFBQVE7QUFBQSxFQUNsRDtBQUVBLFdBQVMsb0JBQTBCO0FBQ2pDLFFBQUksTUFBTyxPQUFNLElBQUksZUFBZTtBQUFBLEVBQ3RDO0FBRUEsV0FBUyxVQUFVLFFBQW9CLFNBQVMsVUFBdUI7QUFDckUsVUFBTSxFQUFFLE1BQU0sR0FBRyxJQUFJO0FBQ3JCLFVBQU0sU0FBUyxpQkFBaUIsU0FBUyxRQUFRLEVBQUUsTUFBTSxjQUFjLE9BQU8sWUFBWSxDQUFDLEdBQUcsTUFBTTtBQUNwRyxXQUFPLEVBQUUsUUFBUSxRQUFRLEVBQUUsTUFBTSxJQUFJLEdBQUcsU0FBUyxFQUFFLEVBQUU7QUFBQSxFQUN2RDtBQUNGO0FBR0EsTUFBTSxVQUFVLENBQUMsRUFBRSxXQUFXLFlBQVksUUFBUSxPQUFtQztBQUFBLEVBQ25GLFdBQVcsS0FBSyxJQUFJLFdBQVcsR0FBSTtBQUFBLEVBQ25DLFlBQVksS0FBSyxJQUFJLFlBQVksR0FBSTtBQUFBLEVBQ3JDLFNBQVMsS0FBSyxJQUFJLFNBQVMsSUFBTTtBQUNuQztBQUVBLE1BQU0sVUFBc0IsRUFBRSxNQUFNLElBQUksTUFBTSxLQUFLLFVBQVUsT0FBTyxNQUFNLElBQUksTUFBTSxJQUFJLElBQUksR0FBRztBQUUvRixTQUFTLGVBQWUsRUFBRSxTQUFTLEtBQUssTUFBTSxHQUFHLEdBQThEO0FBQzdHLFFBQU0sRUFBRSxVQUFVLFVBQVUsTUFBTSxTQUFTLElBQUksSUFBSSxJQUFJLEdBQUc7QUFDMUQsUUFBTSxXQUFXLGFBQWE7QUFDOUIsU0FBTztBQUFBLElBQ0wsR0FBRyxFQUFFLEtBQUssTUFBTSxJQUFJLE1BQU0sVUFBVSxNQUFNLG1CQUFtQixRQUFRLEVBQUU7QUFBQSxJQUN2RSxNQUFNLE9BQU8sSUFBSSxNQUFNLFdBQVcsTUFBTTtBQUFBO0FBQUEsSUFFeEMsVUFBVSxXQUFXLFFBQVE7QUFBQSxFQUMvQjtBQUNGO0FBT0EsU0FBUyxhQUFhLE9BQTBCLFFBQWdDLEtBQXlCO0FBQ3ZHLFFBQU0sRUFBRSxVQUFVLFNBQVMsVUFBVSxHQUFHLFNBQVMsSUFBSTtBQUNyRCxNQUFJLFNBQVMsU0FBUyxHQUFJLFFBQU87QUFDakMsTUFBSSxTQUFVLFFBQU8sRUFBRSxHQUFHLFVBQVUsUUFBUSxhQUFhLEtBQUssUUFBUSxFQUFFO0FBQ3hFLFFBQU0sUUFBUSxDQUFDLFFBQVEsUUFBUSxZQUFZLE1BQU07QUFDakQsUUFBTSxTQUFTLFFBQVEsV0FBVyxVQUFhLE1BQU0sTUFBTSxDQUFDLFNBQVMsT0FBTyxJQUFJLE1BQU0sU0FBUyxJQUFJLENBQUM7QUFDcEcsTUFBSSxDQUFDLE9BQVEsT0FBTSxJQUFJLHdCQUF3QjtBQUMvQyxTQUFPLEVBQUUsR0FBRyxVQUFVLFFBQVEsT0FBTyxPQUFPO0FBQzlDO0FBR0EsTUFBTSw0QkFBNEIsTUFBTTtBQUFBLEVBQzdCLE9BQU87QUFBQSxFQUNQLFVBQVU7QUFDckI7QUFHTyxTQUFTLFNBQVMsS0FBeUI7QUFDaEQsU0FBTyxZQUFZO0FBQ2pCLFVBQU0sRUFBRSxtQkFBbUIsSUFBSSxNQUFNLE9BQU8sdUJBQXVCO0FBQ25FLFdBQU8sbUJBQW1CLEdBQUc7QUFBQSxFQUMvQjtBQUNGO0FBTUEsU0FBUyxTQUNQLEVBQUUsS0FBSyxNQUFNLE1BQU0sVUFBVSxNQUFNLE9BQU8sR0FDMUMsRUFBRSxNQUFNLGFBQWEsR0FDVDtBQUNaLE1BQUksUUFBUSxPQUFXLFFBQU8sU0FBUyxHQUFHO0FBQzFDLFNBQU8sWUFBWTtBQUNqQixVQUFNLE9BQU8sV0FBVyxTQUFZLEtBQUssYUFBYSxNQUFNLE1BQU07QUFDbEUsUUFBSSxTQUFTLE9BQVcsT0FBTSxJQUFJLG9CQUFvQjtBQUN0RCxXQUFPO0FBQUEsTUFDTCxHQUFJLGVBQWUsRUFBRSxLQUFLLElBQUksRUFBRSxNQUFNLE1BQU0sY0FBYyxJQUFJLEdBQUcsWUFBWSxLQUFLO0FBQUEsTUFDbEY7QUFBQSxNQUNBLFFBQVEsYUFBYTtBQUFBLE1BQ3JCLFlBQVksYUFBYTtBQUFBLE1BQ3pCLFdBQVcsYUFBYTtBQUFBLE1BQ3hCLEdBQUksUUFBUSxFQUFFLE1BQU0sRUFBRSxNQUFNLEtBQUssRUFBRTtBQUFBLElBQ3JDO0FBQUEsRUFDRjtBQUNGO0FBRUEsTUFBTSxZQUFZO0FBQ2xCLE1BQU0sYUFBYTtBQUNuQixNQUFNLFdBQVc7QUFNVixTQUFTLGFBQWEsS0FBYSxVQUEwQjtBQUNsRSxRQUFNLFFBQVEsWUFBWSxVQUFVO0FBQ3BDLFFBQU0sU0FBUyxlQUFlLFdBQVcsVUFBVSxHQUFHLEdBQUcsS0FBSztBQUM5RCxRQUFNLFFBQVEsT0FBTyxPQUFPLENBQUMsT0FBTyxPQUFPLFVBQVUsTUFBTSxHQUFHLE9BQU8sTUFBTSxDQUFDLENBQUM7QUFDN0UsU0FBTyxPQUFPLE9BQU8sQ0FBQyxPQUFPLE9BQU8sV0FBVyxHQUFHLEtBQUssQ0FBQyxFQUFFLFNBQVMsV0FBVztBQUNoRjtBQUdPLFNBQVMsYUFBYSxNQUF5QixRQUFvQztBQUN4RixTQUFPLEtBQUssSUFBSSxDQUFDLFFBQVEsU0FBUyxLQUFLLE1BQU0sQ0FBQyxFQUFFLEtBQUssQ0FBQyxhQUFhLGFBQWEsTUFBUztBQUMzRjtBQUVBLFNBQVMsU0FBUyxLQUFhLFFBQW9DO0FBQ2pFLFFBQU0sUUFBUSxPQUFPLEtBQUssUUFBUSxXQUFXO0FBQzdDLFFBQU0sUUFBUSxhQUFhO0FBQzNCLE1BQUk7QUFDRixVQUFNLFdBQVcsaUJBQWlCLFdBQVcsVUFBVSxHQUFHLEdBQUcsTUFBTSxTQUFTLEdBQUcsVUFBVSxDQUFDO0FBQzFGLGFBQVMsV0FBVyxNQUFNLFNBQVMsWUFBWSxLQUFLLENBQUM7QUFDckQsV0FBTyxPQUFPLE9BQU8sQ0FBQyxTQUFTLE9BQU8sTUFBTSxTQUFTLEtBQUssQ0FBQyxHQUFHLFNBQVMsTUFBTSxDQUFDLENBQUMsRUFBRSxTQUFTLE1BQU07QUFBQSxFQUNsRyxRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjtBQUVBLE1BQU0sWUFBWSxDQUFDLFFBQWdCLE9BQU8sS0FBSyxTQUFTLFVBQVUsS0FBSyxJQUFJLGlCQUFpQixFQUFFLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//97e1f74addb80b79833577813ca363367e957b39
