import { Readable } from "node:stream";
import { describeError } from "./channel.ts";
const smtpTimeouts = { connectMs: 2e4, greetingMs: 2e4, replyMs: 6e4 };
function createSmtpClient(server, timeouts = smtpTimeouts) {
  return {
    async send(mail, claim, signal) {
      const message = await composeMail(mail);
      let claimed = false;
      const stream = Readable.from(
        (async function* () {
          await claim();
          claimed = true;
          yield message.bytes;
        })()
      );
      try {
        await converse(server, timeouts, signal, (connection) => sendMessage(connection, message.envelope, stream));
        return { result: "sent" };
      } catch (error) {
        stream.destroy();
        return classifyFailure(error, claimed);
      }
    },
    async probe(from, to) {
      try {
        await converse(server, timeouts, void 0, (connection) => offerRecipient(connection, { from, to: [to] }));
        return { result: "sent" };
      } catch (error) {
        return classifyFailure(error, false);
      }
    }
  };
}
async function composeMail(mail) {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { automatic, messageId, ...fields } = mail;
  const node = new MailComposer({
    ...fields,
    from: onOneLine(mail.from),
    ...mail.replyTo && { replyTo: onOneLine(mail.replyTo) },
    to: oneLine(mail.to),
    subject: oneLine(mail.subject),
    messageId: `<${messageId}>`,
    headers: automatic ? { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } : {},
    disableFileAccess: true,
    disableUrlAccess: true
  }).compile();
  return { bytes: await node.build(), envelope: { from: mail.from.address, to: [mail.to] } };
}
const onOneLine = ({ name, address }) => ({ name: oneLine(name), address: oneLine(address) });
function oneLine(text) {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
async function converse(server, timeouts, signal, work) {
  const { default: Connection } = await import("nodemailer/lib/smtp-connection");
  const { auth, ...options } = await server();
  const connection = new Connection({
    ...options,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.replyMs,
    dnsTimeout: timeouts.connectMs
  });
  const failed = Promise.withResolvers();
  failed.promise.catch(() => {
  });
  connection.on("error", failed.reject);
  connection.on("end", () => failed.reject(new Error("The mail server closed the connection")));
  const abort = () => failed.reject(new Error("The attempt was broken off"));
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const talk = async () => {
      await call((done) => connection.connect(done));
      if (auth) await call((done) => connection.login(auth, done));
      return work(connection);
    };
    const result = await Promise.race([failed.promise, talk()]);
    connection.quit();
    return result;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
function call(start) {
  return new Promise((resolve, reject) => start((error) => error ? reject(error) : resolve()));
}
function sendMessage(connection, envelope, message) {
  return call((done) => connection.send(envelope, message, done));
}
async function offerRecipient(connection, envelope) {
  const reached = new Error("The recipient was taken");
  const nothing = new Readable({
    read() {
      this.destroy(reached);
    }
  });
  try {
    await sendMessage(connection, envelope, nothing);
  } catch (error) {
    if (error !== reached) throw error;
  }
}
function classifyFailure(error, claimed) {
  const { responseCode, command } = error;
  const words = describeError(error);
  const isReplyToMessage = command === "DATA" && responseCode !== void 0;
  if (claimed && !isReplyToMessage) return { result: "unknown", error: words };
  const concernsDelivery = ["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "");
  return {
    result: "refused",
    error: words,
    plain: explainMailFailure(error),
    scope: concernsDelivery ? "delivery" : "path",
    permanent: concernsDelivery && (responseCode ?? 0) >= 500
  };
}
const meanings = [
  [/PrivateAddressError/, "This server is in a private network, which the site may not reach (MAIL_PRIVATE)."],
  [/certificate|altnames|CERT_|DEPTH_ZERO/i, "The server\u2019s certificate is not valid for this name."],
  [/EAUTH|ENOAUTH/, "The server refused the user name or the password."],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "There is no mail server by this name."],
  [/MAIL FROM/, "The server refused the sender\u2019s address."],
  [/RCPT TO/, "The server refused the address that the email goes to."],
  [/ECONNREFUSED/, "Nothing answers on this port of the server."],
  [/ETIMEDOUT|timeout/i, "The server does not answer. Is the port right?"],
  [
    /ETLS|EREQUIRETLS|wrong version|SSL|STARTTLS/i,
    "The server and the site found no encryption in common. Try the other kind."
  ]
];
function explainMailFailure(error) {
  const { name = "", code = "", command = "" } = error;
  const told = `${name} ${code} ${command} ${describeError(error)}`;
  return meanings.find(([pattern]) => pattern.test(told))?.[1] ?? describeError(error);
}
export {
  createSmtpClient,
  smtpTimeouts
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3NtdHAudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUV6QixTQUFxQixxQkFBbUM7QUFxQ2pELE1BQU0sZUFBNkIsRUFBRSxXQUFXLEtBQVEsWUFBWSxLQUFRLFNBQVMsSUFBTztBQVU1RixTQUFTLGlCQUFpQixRQUFvQixXQUFXLGNBQTBCO0FBQ3hGLFNBQU87QUFBQSxJQUNMLE1BQU0sS0FBSyxNQUFNLE9BQU8sUUFBUTtBQUM5QixZQUFNLFVBQVUsTUFBTSxZQUFZLElBQUk7QUFDdEMsVUFBSSxVQUFVO0FBRWQsWUFBTSxTQUFTLFNBQVM7QUFBQSxTQUNyQixtQkFBbUI7QUFDbEIsZ0JBQU0sTUFBTTtBQUNaLG9CQUFVO0FBQ1YsZ0JBQU0sUUFBUTtBQUFBLFFBQ2hCLEdBQUc7QUFBQSxNQUNMO0FBQ0EsVUFBSTtBQUNGLGNBQU0sU0FBUyxRQUFRLFVBQVUsUUFBUSxDQUFDLGVBQWUsWUFBWSxZQUFZLFFBQVEsVUFBVSxNQUFNLENBQUM7QUFDMUcsZUFBTyxFQUFFLFFBQVEsT0FBTztBQUFBLE1BQzFCLFNBQVMsT0FBTztBQUNkLGVBQU8sUUFBUTtBQUNmLGVBQU8sZ0JBQWdCLE9BQU8sT0FBTztBQUFBLE1BQ3ZDO0FBQUEsSUFDRjtBQUFBLElBRUEsTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUNwQixVQUFJO0FBQ0YsY0FBTSxTQUFTLFFBQVEsVUFBVSxRQUFXLENBQUMsZUFBZSxlQUFlLFlBQVksRUFBRSxNQUFNLElBQUksQ0FBQyxFQUFFLEVBQUUsQ0FBQyxDQUFDO0FBQzFHLGVBQU8sRUFBRSxRQUFRLE9BQU87QUFBQSxNQUMxQixTQUFTLE9BQU87QUFDZCxlQUFPLGdCQUFnQixPQUFPLEtBQUs7QUFBQSxNQUNyQztBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0Y7QUFPQSxlQUFlLFlBQVksTUFBNEQ7QUFDckYsUUFBTSxFQUFFLFNBQVMsYUFBYSxJQUFJLE1BQU0sT0FBTyw4QkFBOEI7QUFDN0UsUUFBTSxFQUFFLFdBQVcsV0FBVyxHQUFHLE9BQU8sSUFBSTtBQUM1QyxRQUFNLE9BQU8sSUFBSSxhQUFhO0FBQUEsSUFDNUIsR0FBRztBQUFBLElBQ0gsTUFBTSxVQUFVLEtBQUssSUFBSTtBQUFBLElBQ3pCLEdBQUksS0FBSyxXQUFXLEVBQUUsU0FBUyxVQUFVLEtBQUssT0FBTyxFQUFFO0FBQUEsSUFDdkQsSUFBSSxRQUFRLEtBQUssRUFBRTtBQUFBLElBQ25CLFNBQVMsUUFBUSxLQUFLLE9BQU87QUFBQSxJQUM3QixXQUFXLElBQUksU0FBUztBQUFBLElBQ3hCLFNBQVMsWUFBWSxFQUFFLGtCQUFrQixrQkFBa0IsNEJBQTRCLE1BQU0sSUFBSSxDQUFDO0FBQUEsSUFDbEcsbUJBQW1CO0FBQUEsSUFDbkIsa0JBQWtCO0FBQUEsRUFDcEIsQ0FBQyxFQUFFLFFBQVE7QUFDWCxTQUFPLEVBQUUsT0FBTyxNQUFNLEtBQUssTUFBTSxHQUFHLFVBQVUsRUFBRSxNQUFNLEtBQUssS0FBSyxTQUFTLElBQUksQ0FBQyxLQUFLLEVBQUUsRUFBRSxFQUFFO0FBQzNGO0FBRUEsTUFBTSxZQUFZLENBQUMsRUFBRSxNQUFNLFFBQVEsT0FBcUIsRUFBRSxNQUFNLFFBQVEsSUFBSSxHQUFHLFNBQVMsUUFBUSxPQUFPLEVBQUU7QUFNekcsU0FBUyxRQUFRLE1BQXNCO0FBQ3JDLFNBQU8sS0FBSyxRQUFRLDJCQUEyQixHQUFHLEVBQUUsS0FBSztBQUMzRDtBQUdBLGVBQWUsU0FDYixRQUNBLFVBQ0EsUUFDQSxNQUNpQjtBQUNqQixRQUFNLEVBQUUsU0FBUyxXQUFXLElBQUksTUFBTSxPQUFPLGdDQUFnQztBQUM3RSxRQUFNLEVBQUUsTUFBTSxHQUFHLFFBQVEsSUFBSSxNQUFNLE9BQU87QUFDMUMsUUFBTSxhQUFhLElBQUksV0FBVztBQUFBLElBQ2hDLEdBQUc7QUFBQSxJQUNILG1CQUFtQixTQUFTO0FBQUEsSUFDNUIsaUJBQWlCLFNBQVM7QUFBQSxJQUMxQixlQUFlLFNBQVM7QUFBQSxJQUN4QixZQUFZLFNBQVM7QUFBQSxFQUN2QixDQUFDO0FBQ0QsUUFBTSxTQUFTLFFBQVEsY0FBcUI7QUFDNUMsU0FBTyxRQUFRLE1BQU0sTUFBTTtBQUFBLEVBQUMsQ0FBQztBQUM3QixhQUFXLEdBQUcsU0FBUyxPQUFPLE1BQU07QUFDcEMsYUFBVyxHQUFHLE9BQU8sTUFBTSxPQUFPLE9BQU8sSUFBSSxNQUFNLHVDQUF1QyxDQUFDLENBQUM7QUFDNUYsUUFBTSxRQUFRLE1BQU0sT0FBTyxPQUFPLElBQUksTUFBTSw0QkFBNEIsQ0FBQztBQUN6RSxVQUFRLGlCQUFpQixTQUFTLE9BQU8sRUFBRSxNQUFNLEtBQUssQ0FBQztBQUN2RCxNQUFJO0FBQ0YsVUFBTSxPQUFPLFlBQVk7QUFDdkIsWUFBTSxLQUFLLENBQUMsU0FBUyxXQUFXLFFBQVEsSUFBSSxDQUFDO0FBQzdDLFVBQUksS0FBTSxPQUFNLEtBQUssQ0FBQyxTQUFTLFdBQVcsTUFBTSxNQUFNLElBQUksQ0FBQztBQUMzRCxhQUFPLEtBQUssVUFBVTtBQUFBLElBQ3hCO0FBQ0EsVUFBTSxTQUFTLE1BQU0sUUFBUSxLQUFLLENBQUMsT0FBTyxTQUFTLEtBQUssQ0FBQyxDQUFDO0FBQzFELGVBQVcsS0FBSztBQUNoQixXQUFPO0FBQUEsRUFDVCxTQUFTLE9BQU87QUFDZCxlQUFXLE1BQU07QUFDakIsVUFBTTtBQUFBLEVBQ1IsVUFBRTtBQUNBLFlBQVEsb0JBQW9CLFNBQVMsS0FBSztBQUFBLEVBQzVDO0FBQ0Y7QUFFQSxTQUFTLEtBQUssT0FBc0U7QUFDbEYsU0FBTyxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVcsTUFBTSxDQUFDLFVBQVcsUUFBUSxPQUFPLEtBQUssSUFBSSxRQUFRLENBQUUsQ0FBQztBQUMvRjtBQUVBLFNBQVMsWUFBWSxZQUE0QixVQUFvQixTQUFrQztBQUNyRyxTQUFPLEtBQUssQ0FBQyxTQUFTLFdBQVcsS0FBSyxVQUFVLFNBQVMsSUFBSSxDQUFDO0FBQ2hFO0FBR0EsZUFBZSxlQUFlLFlBQTRCLFVBQW1DO0FBQzNGLFFBQU0sVUFBVSxJQUFJLE1BQU0seUJBQXlCO0FBQ25ELFFBQU0sVUFBVSxJQUFJLFNBQVM7QUFBQSxJQUMzQixPQUFPO0FBQ0wsV0FBSyxRQUFRLE9BQU87QUFBQSxJQUN0QjtBQUFBLEVBQ0YsQ0FBQztBQUNELE1BQUk7QUFDRixVQUFNLFlBQVksWUFBWSxVQUFVLE9BQU87QUFBQSxFQUNqRCxTQUFTLE9BQU87QUFDZCxRQUFJLFVBQVUsUUFBUyxPQUFNO0FBQUEsRUFDL0I7QUFDRjtBQUVBLFNBQVMsZ0JBQWdCLE9BQWdCLFNBQTJCO0FBQ2xFLFFBQU0sRUFBRSxjQUFjLFFBQVEsSUFBSTtBQUNsQyxRQUFNLFFBQVEsY0FBYyxLQUFLO0FBQ2pDLFFBQU0sbUJBQW1CLFlBQVksVUFBVSxpQkFBaUI7QUFDaEUsTUFBSSxXQUFXLENBQUMsaUJBQWtCLFFBQU8sRUFBRSxRQUFRLFdBQVcsT0FBTyxNQUFNO0FBQzNFLFFBQU0sbUJBQW1CLENBQUMsYUFBYSxXQUFXLE1BQU0sRUFBRSxTQUFTLFdBQVcsRUFBRTtBQUNoRixTQUFPO0FBQUEsSUFDTCxRQUFRO0FBQUEsSUFDUixPQUFPO0FBQUEsSUFDUCxPQUFPLG1CQUFtQixLQUFLO0FBQUEsSUFDL0IsT0FBTyxtQkFBbUIsYUFBYTtBQUFBLElBQ3ZDLFdBQVcscUJBQXFCLGdCQUFnQixNQUFNO0FBQUEsRUFDeEQ7QUFDRjtBQUdBLE1BQU0sV0FBbUU7QUFBQSxFQUN2RSxDQUFDLHVCQUF1QixtRkFBbUY7QUFBQSxFQUMzRyxDQUFDLDBDQUEwQywyREFBc0Q7QUFBQSxFQUNqRyxDQUFDLGlCQUFpQixtREFBbUQ7QUFBQSxFQUNyRSxDQUFDLDRCQUE0Qix1Q0FBdUM7QUFBQSxFQUNwRSxDQUFDLGFBQWEsK0NBQTBDO0FBQUEsRUFDeEQsQ0FBQyxXQUFXLHdEQUF3RDtBQUFBLEVBQ3BFLENBQUMsZ0JBQWdCLDZDQUE2QztBQUFBLEVBQzlELENBQUMsc0JBQXNCLGdEQUFnRDtBQUFBLEVBQ3ZFO0FBQUEsSUFDRTtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0Y7QUFHQSxTQUFTLG1CQUFtQixPQUF3QjtBQUNsRCxRQUFNLEVBQUUsT0FBTyxJQUFJLE9BQU8sSUFBSSxVQUFVLEdBQUcsSUFBSTtBQUMvQyxRQUFNLE9BQU8sR0FBRyxJQUFJLElBQUksSUFBSSxJQUFJLE9BQU8sSUFBSSxjQUFjLEtBQUssQ0FBQztBQUMvRCxTQUFPLFNBQVMsS0FBSyxDQUFDLENBQUMsT0FBTyxNQUFNLFFBQVEsS0FBSyxJQUFJLENBQUMsSUFBSSxDQUFDLEtBQUssY0FBYyxLQUFLO0FBQ3JGOyIsCiAgIm5hbWVzIjogW10KfQo=

//48ef555cdf1994531a716a711ab22961af6452f1
