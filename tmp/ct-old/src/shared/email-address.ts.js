import * as z from "zod/mini";
import { cleanLine } from "./clean-line.ts";
const isValid = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const emailAddress = (message, tooLong = message) => z.string(message).check(z.overwrite(cleanAddress), z.maxLength(254, tooLong), z.regex(isValid, message));
function cleanAddress(typed) {
  const address = cleanLine(typed.normalize("NFKC"));
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 0 || !/[^ -~]/.test(domain) || /[\s!-,/:-@[-`{-~]/.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
function cleanSender(typed) {
  const [, name, address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(typed) ?? [];
  return address === void 0 ? cleanAddress(typed) : cleanLine(`${name}<${cleanAddress(address)}>`);
}
function isSender(text) {
  return isValid.test(/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text);
}
function mailLink(address) {
  return `mailto:${address.replace(/[^\w.!$'*+~@-]/g, encodeURIComponent)}`;
}
export {
  cleanAddress,
  cleanSender,
  emailAddress,
  isSender,
  mailLink
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9lbWFpbC1hZGRyZXNzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBRzFCLE1BQU0sVUFDSjtBQU9LLE1BQU0sZUFBZSxDQUFDLFNBQWlCLFVBQVUsWUFDdEQsRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxZQUFZLEdBQUcsRUFBRSxVQUFVLEtBQUssT0FBTyxHQUFHLEVBQUUsTUFBTSxTQUFTLE9BQU8sQ0FBQztBQUdsRyxTQUFTLGFBQWEsT0FBdUI7QUFDbEQsUUFBTSxVQUFVLFVBQVUsTUFBTSxVQUFVLE1BQU0sQ0FBQztBQUNqRCxRQUFNLEtBQUssUUFBUSxZQUFZLEdBQUc7QUFDbEMsUUFBTSxTQUFTLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFDbkMsTUFBSSxLQUFLLEtBQUssQ0FBQyxTQUFTLEtBQUssTUFBTSxLQUFLLG9CQUFvQixLQUFLLE1BQU0sRUFBRyxRQUFPO0FBQ2pGLE1BQUk7QUFDRixXQUFPLFFBQVEsTUFBTSxHQUFHLEtBQUssQ0FBQyxJQUFJLElBQUksSUFBSSxVQUFVLE1BQU0sRUFBRSxFQUFFO0FBQUEsRUFDaEUsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFHTyxTQUFTLFlBQVksT0FBdUI7QUFDakQsUUFBTSxDQUFDLEVBQUUsTUFBTSxPQUFPLElBQUksMEJBQTBCLEtBQUssS0FBSyxLQUFLLENBQUM7QUFDcEUsU0FBTyxZQUFZLFNBQVksYUFBYSxLQUFLLElBQUksVUFBVSxHQUFHLElBQUksSUFBSSxhQUFhLE9BQU8sQ0FBQyxHQUFHO0FBQ3BHO0FBR08sU0FBUyxTQUFTLE1BQXVCO0FBQzlDLFNBQU8sUUFBUSxLQUFLLHFCQUFxQixLQUFLLElBQUksSUFBSSxDQUFDLEtBQUssSUFBSTtBQUNsRTtBQUdPLFNBQVMsU0FBUyxTQUF5QjtBQUNoRCxTQUFPLFVBQVUsUUFBUSxRQUFRLG1CQUFtQixrQkFBa0IsQ0FBQztBQUN6RTsiLAogICJuYW1lcyI6IFtdCn0K

//a31482b422ddd0e225cfe029f9d582988ed57fec
