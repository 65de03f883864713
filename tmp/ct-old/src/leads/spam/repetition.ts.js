import { createHash } from "node:crypto";
const windowMs = 24 * 36e5;
const shortestText = 40;
async function countOtherSenders(counts, text, sender) {
  const plain = plainText(text);
  if (!plain) return 0;
  const key = `text:${hash(plain)}`;
  const own = await counts.count(`${key}:${hash(sender)}`, windowMs);
  const { current } = own.current === 1 ? await counts.count(key, windowMs) : await counts.find(key);
  return Math.max(0, current - 1);
}
function plainText(text) {
  const plain = text.toLowerCase().replace(/[^\p{L}]+/gu, "");
  return plain.length < shortestText ? void 0 : plain;
}
function hash(text) {
  return createHash("sha256").update(text).digest("base64");
}
export {
  countOtherSenders
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NwYW0vcmVwZXRpdGlvbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBRzNCLE1BQU0sV0FBVyxLQUFLO0FBRXRCLE1BQU0sZUFBZTtBQU1yQixlQUFzQixrQkFBa0IsUUFBeUIsTUFBYyxRQUFpQztBQUM5RyxRQUFNLFFBQVEsVUFBVSxJQUFJO0FBQzVCLE1BQUksQ0FBQyxNQUFPLFFBQU87QUFDbkIsUUFBTSxNQUFNLFFBQVEsS0FBSyxLQUFLLENBQUM7QUFDL0IsUUFBTSxNQUFNLE1BQU0sT0FBTyxNQUFNLEdBQUcsR0FBRyxJQUFJLEtBQUssTUFBTSxDQUFDLElBQUksUUFBUTtBQUNqRSxRQUFNLEVBQUUsUUFBUSxJQUFJLElBQUksWUFBWSxJQUFJLE1BQU0sT0FBTyxNQUFNLEtBQUssUUFBUSxJQUFJLE1BQU0sT0FBTyxLQUFLLEdBQUc7QUFDakcsU0FBTyxLQUFLLElBQUksR0FBRyxVQUFVLENBQUM7QUFDaEM7QUFHQSxTQUFTLFVBQVUsTUFBa0M7QUFDbkQsUUFBTSxRQUFRLEtBQUssWUFBWSxFQUFFLFFBQVEsZUFBZSxFQUFFO0FBQzFELFNBQU8sTUFBTSxTQUFTLGVBQWUsU0FBWTtBQUNuRDtBQUVBLFNBQVMsS0FBSyxNQUFzQjtBQUNsQyxTQUFPLFdBQVcsUUFBUSxFQUFFLE9BQU8sSUFBSSxFQUFFLE9BQU8sUUFBUTtBQUMxRDsiLAogICJuYW1lcyI6IFtdCn0K

//14c4a16a4b2b4d2d48c36a0e73b41f097b78f00a
