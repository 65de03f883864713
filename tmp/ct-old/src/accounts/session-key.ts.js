import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { SessionKeyDamagedError } from "../http/errors.ts";
async function readSessionKey(dataDir) {
  const path = join(dataDir, "session.key");
  const text = await readFile(path, "utf8").catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return writeKey(path);
  });
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new SessionKeyDamagedError(path);
  return Buffer.from(text.trim(), "hex");
}
const secretName = "session-key";
async function readSharedKey(shared) {
  return shared?.keepSecret(secretName, randomBytes(32).toString("hex"));
}
async function adoptSharedKey(transaction, shared, key) {
  await shared.keepSecret(secretName, key, transaction);
}
async function writeKey(path) {
  const text = randomBytes(32).toString("hex");
  const file = await open(`${path}.new`, "w", 384);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return text;
}
export {
  adoptSharedKey,
  readSessionKey,
  readSharedKey
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Nlc3Npb24ta2V5LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxNQUFNLFVBQVUsY0FBYztBQUN2QyxTQUFTLFlBQVk7QUFHckIsU0FBUyw4QkFBOEI7QUFPdkMsZUFBc0IsZUFBZSxTQUFrQztBQUNyRSxRQUFNLE9BQU8sS0FBSyxTQUFTLGFBQWE7QUFDeEMsUUFBTSxPQUFPLE1BQU0sU0FBUyxNQUFNLE1BQU0sRUFBRSxNQUFNLENBQUMsVUFBaUM7QUFDaEYsUUFBSSxNQUFNLFNBQVMsU0FBVSxPQUFNO0FBQ25DLFdBQU8sU0FBUyxJQUFJO0FBQUEsRUFDdEIsQ0FBQztBQUNELE1BQUksQ0FBQyxxQkFBcUIsS0FBSyxJQUFJLEVBQUcsT0FBTSxJQUFJLHVCQUF1QixJQUFJO0FBQzNFLFNBQU8sT0FBTyxLQUFLLEtBQUssS0FBSyxHQUFHLEtBQUs7QUFDdkM7QUFFQSxNQUFNLGFBQWE7QUFHbkIsZUFBc0IsY0FBYyxRQUFpRTtBQUNuRyxTQUFPLFFBQVEsV0FBVyxZQUFZLFlBQVksRUFBRSxFQUFFLFNBQVMsS0FBSyxDQUFDO0FBQ3ZFO0FBR0EsZUFBc0IsZUFDcEIsYUFDQSxRQUNBLEtBQ2U7QUFDZixRQUFNLE9BQU8sV0FBVyxZQUFZLEtBQUssV0FBVztBQUN0RDtBQUdBLGVBQWUsU0FBUyxNQUErQjtBQUNyRCxRQUFNLE9BQU8sWUFBWSxFQUFFLEVBQUUsU0FBUyxLQUFLO0FBQzNDLFFBQU0sT0FBTyxNQUFNLEtBQUssR0FBRyxJQUFJLFFBQVEsS0FBSyxHQUFLO0FBQ2pELE1BQUk7QUFDRixVQUFNLEtBQUssVUFBVSxJQUFJO0FBQ3pCLFVBQU0sS0FBSyxLQUFLO0FBQUEsRUFDbEIsVUFBRTtBQUNBLFVBQU0sS0FBSyxNQUFNO0FBQUEsRUFDbkI7QUFDQSxRQUFNLE9BQU8sR0FBRyxJQUFJLFFBQVEsSUFBSTtBQUNoQyxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//0a028a450b999ca88d45e58a6803971d736ba64b
