import { createHash, randomInt } from "node:crypto";
import { readSetting, updateSetting, writeSetting } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
const key = "second-factor";
const pendingKey = "second-factor:pending";
const periodSeconds = 30;
const recoveryCodeCount = 8;
const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
async function findSecondFactor(db) {
  const { value, isDamaged } = await readSetting(db, key);
  return { enabled: Boolean(value) || isDamaged, recoveryCodesLeft: value?.recoveryHashes.length ?? 0 };
}
async function startSecondFactor(db, issuer) {
  const { generateSecret, generateURI } = await import("otplib");
  const secret = generateSecret();
  await writeSetting(db, pendingKey, { secret });
  return { secret, uri: generateURI({ issuer, label: "Admin", secret }) };
}
async function confirmSecondFactor(db, code, nowMs = Date.now()) {
  const { value: pending, version } = await readSetting(db, pendingKey);
  if (!pending) return void 0;
  const lastStep = await findStep(pending.secret, code, 0, nowMs);
  if (lastStep === void 0 || !await takePending(db, version)) return void 0;
  const codes = makeRecoveryCodes();
  await writeSetting(db, key, { secret: pending.secret, lastStep, recoveryHashes: codes.map(hashCode) });
  return codes;
}
async function acceptCode(db, code, nowMs = Date.now()) {
  const used = await updateSetting(
    db,
    key,
    (factor) => factor ? consumeCode(factor, code, nowMs) : void 0
  );
  return used !== void 0;
}
async function renewRecoveryCodes(db) {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashCode);
  await updateSetting(db, key, (factor) => factor ? { ...factor, recoveryHashes } : void 0);
  return codes;
}
async function removeSecondFactor(db) {
  await writeSetting(db, key, null);
  await writeSetting(db, pendingKey, null);
}
async function takePending(db, version) {
  try {
    await writeSetting(db, pendingKey, null, version);
    return true;
  } catch (error) {
    if (error instanceof ChangedElsewhereError) return false;
    throw error;
  }
}
async function consumeCode(factor, code, nowMs) {
  const lastStep = await findStep(factor.secret, code, factor.lastStep, nowMs);
  if (lastStep !== void 0) return { ...factor, lastStep };
  const hash = hashCode(code);
  if (!factor.recoveryHashes.includes(hash)) return void 0;
  return { ...factor, recoveryHashes: factor.recoveryHashes.filter((known) => known !== hash) };
}
async function findStep(secret, code, lastStep, nowMs) {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return void 0;
  const { verify } = await import("otplib");
  const epoch = Math.floor(nowMs / 1e3);
  const result = await verify({ secret, token, epoch, epochTolerance: periodSeconds });
  if (!result.valid || !("timeStep" in result)) return void 0;
  const presentStep = Math.floor(epoch / periodSeconds);
  return result.timeStep > lastStep || lastStep > presentStep + 1 ? result.timeStep : void 0;
}
function makeRecoveryCodes() {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: 24 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("");
    return letters.match(/.{6}/g)?.join("-") ?? letters;
  });
}
function hashCode(code) {
  return createHash("sha256").update(code.toLowerCase().replace(/[^a-z0-9]/g, "")).digest("hex");
}
export {
  acceptCode,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3NlY29uZC1mYWN0b3Itc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVksaUJBQWlCO0FBRXRDLFNBQXdCLGFBQWEsZUFBZSxvQkFBb0I7QUFDeEUsU0FBUyw2QkFBNkI7QUFXdEMsTUFBTSxNQUFNO0FBQ1osTUFBTSxhQUFhO0FBRW5CLE1BQU0sZ0JBQWdCO0FBQ3RCLE1BQU0sb0JBQW9CO0FBRTFCLE1BQU0sbUJBQW1CO0FBR3pCLGVBQXNCLGlCQUFpQixJQUFnRjtBQUNySCxRQUFNLEVBQUUsT0FBTyxVQUFVLElBQUksTUFBTSxZQUFpQyxJQUFJLEdBQUc7QUFFM0UsU0FBTyxFQUFFLFNBQVMsUUFBUSxLQUFLLEtBQUssV0FBVyxtQkFBbUIsT0FBTyxlQUFlLFVBQVUsRUFBRTtBQUN0RztBQU1BLGVBQXNCLGtCQUNwQixJQUNBLFFBQzBDO0FBQzFDLFFBQU0sRUFBRSxnQkFBZ0IsWUFBWSxJQUFJLE1BQU0sT0FBTyxRQUFRO0FBQzdELFFBQU0sU0FBUyxlQUFlO0FBQzlCLFFBQU0sYUFBYSxJQUFJLFlBQVksRUFBRSxPQUFPLENBQUM7QUFDN0MsU0FBTyxFQUFFLFFBQVEsS0FBSyxZQUFZLEVBQUUsUUFBUSxPQUFPLFNBQVMsT0FBTyxDQUFDLEVBQUU7QUFDeEU7QUFNQSxlQUFzQixvQkFDcEIsSUFDQSxNQUNBLFFBQVEsS0FBSyxJQUFJLEdBQ2M7QUFDL0IsUUFBTSxFQUFFLE9BQU8sU0FBUyxRQUFRLElBQUksTUFBTSxZQUF1QyxJQUFJLFVBQVU7QUFDL0YsTUFBSSxDQUFDLFFBQVMsUUFBTztBQUNyQixRQUFNLFdBQVcsTUFBTSxTQUFTLFFBQVEsUUFBUSxNQUFNLEdBQUcsS0FBSztBQUM5RCxNQUFJLGFBQWEsVUFBYSxDQUFFLE1BQU0sWUFBWSxJQUFJLE9BQU8sRUFBSSxRQUFPO0FBQ3hFLFFBQU0sUUFBUSxrQkFBa0I7QUFDaEMsUUFBTSxhQUFhLElBQUksS0FBSyxFQUFFLFFBQVEsUUFBUSxRQUFRLFVBQVUsZ0JBQWdCLE1BQU0sSUFBSSxRQUFRLEVBQUUsQ0FBQztBQUNyRyxTQUFPO0FBQ1Q7QUFNQSxlQUFzQixXQUFXLElBQXNCLE1BQWMsUUFBUSxLQUFLLElBQUksR0FBcUI7QUFFekcsUUFBTSxPQUFPLE1BQU07QUFBQSxJQUFtQztBQUFBLElBQUk7QUFBQSxJQUFLLENBQUMsV0FDOUQsU0FBUyxZQUFZLFFBQVEsTUFBTSxLQUFLLElBQUk7QUFBQSxFQUM5QztBQUNBLFNBQU8sU0FBUztBQUNsQjtBQUdBLGVBQXNCLG1CQUFtQixJQUF5QztBQUNoRixRQUFNLFFBQVEsa0JBQWtCO0FBQ2hDLFFBQU0saUJBQWlCLE1BQU0sSUFBSSxRQUFRO0FBQ3pDLFFBQU0sY0FBbUMsSUFBSSxLQUFLLENBQUMsV0FBWSxTQUFTLEVBQUUsR0FBRyxRQUFRLGVBQWUsSUFBSSxNQUFVO0FBQ2xILFNBQU87QUFDVDtBQUdBLGVBQXNCLG1CQUFtQixJQUFxQztBQUM1RSxRQUFNLGFBQWEsSUFBSSxLQUFLLElBQUk7QUFDaEMsUUFBTSxhQUFhLElBQUksWUFBWSxJQUFJO0FBQ3pDO0FBR0EsZUFBZSxZQUFZLElBQXNCLFNBQW1DO0FBQ2xGLE1BQUk7QUFDRixVQUFNLGFBQWEsSUFBSSxZQUFZLE1BQU0sT0FBTztBQUNoRCxXQUFPO0FBQUEsRUFDVCxTQUFTLE9BQU87QUFDZCxRQUFJLGlCQUFpQixzQkFBdUIsUUFBTztBQUNuRCxVQUFNO0FBQUEsRUFDUjtBQUNGO0FBR0EsZUFBZSxZQUFZLFFBQXNCLE1BQWMsT0FBa0Q7QUFDL0csUUFBTSxXQUFXLE1BQU0sU0FBUyxPQUFPLFFBQVEsTUFBTSxPQUFPLFVBQVUsS0FBSztBQUMzRSxNQUFJLGFBQWEsT0FBVyxRQUFPLEVBQUUsR0FBRyxRQUFRLFNBQVM7QUFDekQsUUFBTSxPQUFPLFNBQVMsSUFBSTtBQUMxQixNQUFJLENBQUMsT0FBTyxlQUFlLFNBQVMsSUFBSSxFQUFHLFFBQU87QUFDbEQsU0FBTyxFQUFFLEdBQUcsUUFBUSxnQkFBZ0IsT0FBTyxlQUFlLE9BQU8sQ0FBQyxVQUFVLFVBQVUsSUFBSSxFQUFFO0FBQzlGO0FBR0EsZUFBZSxTQUFTLFFBQWdCLE1BQWMsVUFBa0IsT0FBNEM7QUFDbEgsUUFBTSxRQUFRLEtBQUssUUFBUSxPQUFPLEVBQUU7QUFDcEMsTUFBSSxDQUFDLFVBQVUsS0FBSyxLQUFLLEVBQUcsUUFBTztBQUNuQyxRQUFNLEVBQUUsT0FBTyxJQUFJLE1BQU0sT0FBTyxRQUFRO0FBQ3hDLFFBQU0sUUFBUSxLQUFLLE1BQU0sUUFBUSxHQUFJO0FBQ3JDLFFBQU0sU0FBUyxNQUFNLE9BQU8sRUFBRSxRQUFRLE9BQU8sT0FBTyxnQkFBZ0IsY0FBYyxDQUFDO0FBQ25GLE1BQUksQ0FBQyxPQUFPLFNBQVMsRUFBRSxjQUFjLFFBQVMsUUFBTztBQUVyRCxRQUFNLGNBQWMsS0FBSyxNQUFNLFFBQVEsYUFBYTtBQUNwRCxTQUFPLE9BQU8sV0FBVyxZQUFZLFdBQVcsY0FBYyxJQUFJLE9BQU8sV0FBVztBQUN0RjtBQUVBLFNBQVMsb0JBQThCO0FBQ3JDLFNBQU8sTUFBTSxLQUFLLEVBQUUsUUFBUSxrQkFBa0IsR0FBRyxNQUFNO0FBQ3JELFVBQU0sVUFBVSxNQUFNLEtBQUssRUFBRSxRQUFRLEdBQUcsR0FBRyxNQUFNLGlCQUFpQixVQUFVLGlCQUFpQixNQUFNLENBQUMsQ0FBQyxFQUFFLEtBQUssRUFBRTtBQUM5RyxXQUFPLFFBQVEsTUFBTSxPQUFPLEdBQUcsS0FBSyxHQUFHLEtBQUs7QUFBQSxFQUM5QyxDQUFDO0FBQ0g7QUFHQSxTQUFTLFNBQVMsTUFBc0I7QUFDdEMsU0FBTyxXQUFXLFFBQVEsRUFDdkIsT0FBTyxLQUFLLFlBQVksRUFBRSxRQUFRLGNBQWMsRUFBRSxDQUFDLEVBQ25ELE9BQU8sS0FBSztBQUNqQjsiLAogICJuYW1lcyI6IFtdCn0K

//2dc7ede4409f4bd9aa71bdefc0cf00f2f5f50d1d
