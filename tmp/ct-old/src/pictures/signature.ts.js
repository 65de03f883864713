import { open } from "node:fs/promises";
const signatureBytes = 1024;
async function readHead(path) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
function findFormat(head) {
  const text = head.toString("latin1");
  if (text.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(text)) return "gif";
  return text.slice(4, 8) === "ftyp" ? findBrand(head) : void 0;
}
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
function findBrand(head) {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString("latin1", at, at + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : void 0;
}
export {
  findFormat,
  readHead
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3NpZ25hdHVyZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsWUFBWTtBQUtyQixNQUFNLGlCQUFpQjtBQUd2QixlQUFzQixTQUFTLE1BQStCO0FBQzVELFFBQU0sT0FBTyxNQUFNLEtBQUssSUFBSTtBQUM1QixNQUFJO0FBQ0YsVUFBTSxFQUFFLFFBQVEsVUFBVSxJQUFJLE1BQU0sS0FBSyxLQUFLLE9BQU8sTUFBTSxjQUFjLEdBQUcsR0FBRyxnQkFBZ0IsQ0FBQztBQUNoRyxXQUFPLE9BQU8sU0FBUyxHQUFHLFNBQVM7QUFBQSxFQUNyQyxVQUFFO0FBQ0EsVUFBTSxLQUFLLE1BQU07QUFBQSxFQUNuQjtBQUNGO0FBTU8sU0FBUyxXQUFXLE1BQXlDO0FBQ2xFLFFBQU0sT0FBTyxLQUFLLFNBQVMsUUFBUTtBQUNuQyxNQUFJLEtBQUssV0FBVyxjQUFjLEVBQUcsUUFBTztBQUM1QyxNQUFJLEtBQUssV0FBVyxnQkFBbUIsRUFBRyxRQUFPO0FBQ2pELE1BQUksS0FBSyxXQUFXLE1BQU0sS0FBSyxLQUFLLE1BQU0sR0FBRyxFQUFFLE1BQU0sT0FBUSxRQUFPO0FBQ3BFLE1BQUksYUFBYSxLQUFLLElBQUksRUFBRyxRQUFPO0FBQ3BDLFNBQU8sS0FBSyxNQUFNLEdBQUcsQ0FBQyxNQUFNLFNBQVMsVUFBVSxJQUFJLElBQUk7QUFDekQ7QUFFQSxNQUFNLGFBQWEsQ0FBQyxRQUFRLFFBQVEsUUFBUSxRQUFRLFFBQVEsTUFBTTtBQUdsRSxTQUFTLFVBQVUsTUFBeUM7QUFDMUQsUUFBTSxNQUFNLEtBQUssSUFBSSxLQUFLLGFBQWEsQ0FBQyxHQUFHLEtBQUssTUFBTTtBQUN0RCxRQUFNLFNBQVMsQ0FBQyxLQUFLLFNBQVMsVUFBVSxHQUFHLEVBQUUsQ0FBQztBQUM5QyxXQUFTLEtBQUssSUFBSSxLQUFLLEtBQUssS0FBSyxNQUFNLEVBQUcsUUFBTyxLQUFLLEtBQUssU0FBUyxVQUFVLElBQUksS0FBSyxDQUFDLENBQUM7QUFDekYsTUFBSSxPQUFPLEtBQUssQ0FBQyxVQUFVLFVBQVUsVUFBVSxVQUFVLE1BQU0sRUFBRyxRQUFPO0FBQ3pFLFNBQU8sT0FBTyxLQUFLLENBQUMsVUFBVSxXQUFXLFNBQVMsS0FBSyxDQUFDLElBQUksU0FBUztBQUN2RTsiLAogICJuYW1lcyI6IFtdCn0K

//f26148064737ff2ac55e361d3d2791fd4a7faf47
