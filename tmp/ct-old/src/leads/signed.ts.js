import { Signer } from "@fastify/cookie";
const tokenMs = 24 * 36e5;
function makePhotoToken(keys, leadId, createdAtMs) {
  return sign(keys, "photo-token", `${leadId}.${createdAtMs + tokenMs}`);
}
function readPhotoToken(keys, token, nowMs) {
  const [lead, expiry] = readSigned(keys, "photo-token", token)?.split(".") ?? [];
  return Number(expiry) > nowMs ? Number(lead) : void 0;
}
const nameLength = 60;
function sealOutcome(keys, { sent, refused }) {
  const short = refused.map(({ name, reason }) => ({ name: name.slice(0, nameLength), reason }));
  return sign(keys, "photo-outcome", JSON.stringify({ sent, refused: short }));
}
function openOutcome(keys, sealed) {
  const text = readSigned(keys, "photo-outcome", sealed);
  return text === void 0 ? void 0 : JSON.parse(text);
}
function makeStamp(keys, nowMs) {
  return sign(keys, "form-stamp", String(nowMs));
}
function readStamp(keys, stamp, nowMs) {
  const moment = readSigned(keys, "form-stamp", stamp);
  return moment === void 0 ? void 0 : nowMs - Number(moment);
}
function sign(keys, use, text) {
  return new Signer([...keys]).sign(`${use}:${text}`).slice(use.length + 1);
}
function readSigned(keys, use, signed) {
  const { valid, value } = new Signer([...keys]).unsign(`${use}:${signed}`);
  return valid ? value.slice(use.length + 1) : void 0;
}
export {
  makePhotoToken,
  makeStamp,
  openOutcome,
  readPhotoToken,
  readStamp,
  sealOutcome
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NpZ25lZC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsY0FBYztBQUl2QixNQUFNLFVBQVUsS0FBSztBQUdkLFNBQVMsZUFBZSxNQUFnQixRQUFnQixhQUE2QjtBQUMxRixTQUFPLEtBQUssTUFBTSxlQUFlLEdBQUcsTUFBTSxJQUFJLGNBQWMsT0FBTyxFQUFFO0FBQ3ZFO0FBR08sU0FBUyxlQUFlLE1BQWdCLE9BQWUsT0FBbUM7QUFDL0YsUUFBTSxDQUFDLE1BQU0sTUFBTSxJQUFJLFdBQVcsTUFBTSxlQUFlLEtBQUssR0FBRyxNQUFNLEdBQUcsS0FBSyxDQUFDO0FBQzlFLFNBQU8sT0FBTyxNQUFNLElBQUksUUFBUSxPQUFPLElBQUksSUFBSTtBQUNqRDtBQUdBLE1BQU0sYUFBYTtBQU1aLFNBQVMsWUFBWSxNQUFnQixFQUFFLE1BQU0sUUFBUSxHQUF5QjtBQUNuRixRQUFNLFFBQVEsUUFBUSxJQUFJLENBQUMsRUFBRSxNQUFNLE9BQU8sT0FBTyxFQUFFLE1BQU0sS0FBSyxNQUFNLEdBQUcsVUFBVSxHQUFHLE9BQU8sRUFBRTtBQUM3RixTQUFPLEtBQUssTUFBTSxpQkFBaUIsS0FBSyxVQUFVLEVBQUUsTUFBTSxTQUFTLE1BQU0sQ0FBQyxDQUFDO0FBQzdFO0FBR08sU0FBUyxZQUFZLE1BQWdCLFFBQTBDO0FBQ3BGLFFBQU0sT0FBTyxXQUFXLE1BQU0saUJBQWlCLE1BQU07QUFDckQsU0FBTyxTQUFTLFNBQVksU0FBWSxLQUFLLE1BQU0sSUFBSTtBQUN6RDtBQUdPLFNBQVMsVUFBVSxNQUFnQixPQUF1QjtBQUMvRCxTQUFPLEtBQUssTUFBTSxjQUFjLE9BQU8sS0FBSyxDQUFDO0FBQy9DO0FBR08sU0FBUyxVQUFVLE1BQWdCLE9BQWUsT0FBbUM7QUFDMUYsUUFBTSxTQUFTLFdBQVcsTUFBTSxjQUFjLEtBQUs7QUFDbkQsU0FBTyxXQUFXLFNBQVksU0FBWSxRQUFRLE9BQU8sTUFBTTtBQUNqRTtBQUdBLFNBQVMsS0FBSyxNQUFnQixLQUFhLE1BQXNCO0FBQy9ELFNBQU8sSUFBSSxPQUFPLENBQUMsR0FBRyxJQUFJLENBQUMsRUFBRSxLQUFLLEdBQUcsR0FBRyxJQUFJLElBQUksRUFBRSxFQUFFLE1BQU0sSUFBSSxTQUFTLENBQUM7QUFDMUU7QUFFQSxTQUFTLFdBQVcsTUFBZ0IsS0FBYSxRQUFvQztBQUNuRixRQUFNLEVBQUUsT0FBTyxNQUFNLElBQUksSUFBSSxPQUFPLENBQUMsR0FBRyxJQUFJLENBQUMsRUFBRSxPQUFPLEdBQUcsR0FBRyxJQUFJLE1BQU0sRUFBRTtBQUN4RSxTQUFPLFFBQVEsTUFBTSxNQUFNLElBQUksU0FBUyxDQUFDLElBQUk7QUFDL0M7IiwKICAibmFtZXMiOiBbXQp9Cg==

//12b975f34431a8fbf041653ae9e41bf4cea40d90
