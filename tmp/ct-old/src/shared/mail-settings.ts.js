import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { cleanSender, emailAddress, isSender } from "./email-address.ts";
import { shownText } from "./shown-text.ts";
const mailSecurities = ["tls", "starttls", "none"];
const mailSecurityLabels = {
  tls: { label: "Encrypted (TLS)", port: 465 },
  starttls: { label: "Encrypted after STARTTLS", port: 587 },
  none: { label: "Not encrypted", port: 25 }
};
const line = (message, maximum, pattern) => z.string(message).check(onOneLine(), z.maxLength(maximum, message), shownText(), z.regex(pattern, message));
const hostMessage = "Please enter the name of the mail server, such as smtp.example.com.";
const portMessage = "A port is a number from 1 to 65535.";
const fromMessage = "Please enter an email address, or a name with one: Longleaf <site@example.com>.";
const mailSettingsSchema = z.object({
  /** The version that was edited; 0 where nothing was stored. */
  version: z.int("The version that was edited is missing."),
  host: line(hostMessage, 253, /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:.]+)$/i),
  port: z.int(portMessage).check(z.minimum(1, portMessage), z.maximum(65535, portMessage)),
  security: z.enum(mailSecurities, "Choose how the connection is encrypted."),
  /** Empty where the server asks for none. */
  user: line("The user name has at most 200 characters.", 200, /^/),
  /** Left out to keep the stored one. */
  password: z.optional(
    z.string("The password must be text.").check(z.maxLength(500, "The password has at most 500 characters."))
  ),
  from: z.string(fromMessage).check(
    z.overwrite(cleanSender),
    z.maxLength(320, fromMessage),
    shownText("The sender"),
    z.refine(isSender, fromMessage)
  ),
  to: emailAddress(
    "Please enter the address that should hear of requests.",
    "An email address has at most 254 characters."
  )
});
export {
  mailSecurities,
  mailSecurityLabels,
  mailSettingsSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9tYWlsLXNldHRpbmdzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsYUFBYSxjQUFjLGdCQUFnQjtBQUNwRCxTQUFTLGlCQUFpQjtBQUduQixNQUFNLGlCQUFpQixDQUFDLE9BQU8sWUFBWSxNQUFNO0FBSWpELE1BQU0scUJBQTRFO0FBQUEsRUFDdkYsS0FBSyxFQUFFLE9BQU8sbUJBQW1CLE1BQU0sSUFBSTtBQUFBLEVBQzNDLFVBQVUsRUFBRSxPQUFPLDRCQUE0QixNQUFNLElBQUk7QUFBQSxFQUN6RCxNQUFNLEVBQUUsT0FBTyxpQkFBaUIsTUFBTSxHQUFHO0FBQzNDO0FBRUEsTUFBTSxPQUFPLENBQUMsU0FBaUIsU0FBaUIsWUFDOUMsRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLFVBQVUsR0FBRyxFQUFFLFVBQVUsU0FBUyxPQUFPLEdBQUcsVUFBVSxHQUFHLEVBQUUsTUFBTSxTQUFTLE9BQU8sQ0FBQztBQUU1RyxNQUFNLGNBQWM7QUFDcEIsTUFBTSxjQUFjO0FBQ3BCLE1BQU0sY0FBYztBQUdiLE1BQU0scUJBQXFCLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFekMsU0FBUyxFQUFFLElBQUkseUNBQXlDO0FBQUEsRUFDeEQsTUFBTSxLQUFLLGFBQWEsS0FBSyxrRkFBa0Y7QUFBQSxFQUMvRyxNQUFNLEVBQUUsSUFBSSxXQUFXLEVBQUUsTUFBTSxFQUFFLFFBQVEsR0FBRyxXQUFXLEdBQUcsRUFBRSxRQUFRLE9BQVEsV0FBVyxDQUFDO0FBQUEsRUFDeEYsVUFBVSxFQUFFLEtBQUssZ0JBQWdCLHlDQUF5QztBQUFBO0FBQUEsRUFFMUUsTUFBTSxLQUFLLDZDQUE2QyxLQUFLLEdBQUc7QUFBQTtBQUFBLEVBRWhFLFVBQVUsRUFBRTtBQUFBLElBQ1YsRUFBRSxPQUFPLDRCQUE0QixFQUFFLE1BQU0sRUFBRSxVQUFVLEtBQUssMENBQTBDLENBQUM7QUFBQSxFQUMzRztBQUFBLEVBQ0EsTUFBTSxFQUNILE9BQU8sV0FBVyxFQUNsQjtBQUFBLElBQ0MsRUFBRSxVQUFVLFdBQVc7QUFBQSxJQUN2QixFQUFFLFVBQVUsS0FBSyxXQUFXO0FBQUEsSUFDNUIsVUFBVSxZQUFZO0FBQUEsSUFDdEIsRUFBRSxPQUFPLFVBQVUsV0FBVztBQUFBLEVBQ2hDO0FBQUEsRUFDRixJQUFJO0FBQUEsSUFDRjtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0YsQ0FBQzsiLAogICJuYW1lcyI6IFtdCn0K

//10fbe52b75936f54bf920f4d3c1fc13553893827
