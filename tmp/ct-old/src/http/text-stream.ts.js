import { Readable } from "node:stream";
function jsonInPieces(batches) {
  const write = (batch) => batch.map((item) => JSON.stringify(item)).join(",");
  return { begin: "[", pieces: map(batches, write), between: ",\n", end: "]" };
}
function csvInPieces(titles, batches, write) {
  return { begin: titles, pieces: map(batches, write), between: "", end: "" };
}
async function toPayload({ method }, text) {
  const { begin, pieces, between, end } = text;
  const first = await pieces.next();
  if (first.done) return begin + end;
  const second = await pieces.next();
  if (second.done) return begin + first.value + end;
  if (method !== "HEAD") return Readable.from(join([begin + first.value, between + second.value], text));
  await pieces.return(void 0);
  return Readable.from([]);
}
async function* map(batches, write) {
  for await (const batch of batches) yield write(batch);
}
async function* join(known, { pieces, between, end }) {
  yield* known;
  for await (const piece of pieces) yield between + piece;
  yield end;
}
export {
  csvInPieces,
  jsonInPieces,
  toPayload
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvdGV4dC1zdHJlYW0udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQVlsQixTQUFTLGFBQWEsU0FBMEQ7QUFDckYsUUFBTSxRQUFRLENBQUMsVUFBOEIsTUFBTSxJQUFJLENBQUMsU0FBUyxLQUFLLFVBQVUsSUFBSSxDQUFDLEVBQUUsS0FBSyxHQUFHO0FBQy9GLFNBQU8sRUFBRSxPQUFPLEtBQUssUUFBUSxJQUFJLFNBQVMsS0FBSyxHQUFHLFNBQVMsT0FBTyxLQUFLLElBQUk7QUFDN0U7QUFHTyxTQUFTLFlBQ2QsUUFDQSxTQUNBLE9BQ2M7QUFDZCxTQUFPLEVBQUUsT0FBTyxRQUFRLFFBQVEsSUFBSSxTQUFTLEtBQUssR0FBRyxTQUFTLElBQUksS0FBSyxHQUFHO0FBQzVFO0FBT0EsZUFBc0IsVUFBVSxFQUFFLE9BQU8sR0FBbUIsTUFBZ0Q7QUFDMUcsUUFBTSxFQUFFLE9BQU8sUUFBUSxTQUFTLElBQUksSUFBSTtBQUN4QyxRQUFNLFFBQVEsTUFBTSxPQUFPLEtBQUs7QUFDaEMsTUFBSSxNQUFNLEtBQU0sUUFBTyxRQUFRO0FBQy9CLFFBQU0sU0FBUyxNQUFNLE9BQU8sS0FBSztBQUNqQyxNQUFJLE9BQU8sS0FBTSxRQUFPLFFBQVEsTUFBTSxRQUFRO0FBQzlDLE1BQUksV0FBVyxPQUFRLFFBQU8sU0FBUyxLQUFLLEtBQUssQ0FBQyxRQUFRLE1BQU0sT0FBTyxVQUFVLE9BQU8sS0FBSyxHQUFHLElBQUksQ0FBQztBQUNyRyxRQUFNLE9BQU8sT0FBTyxNQUFTO0FBQzdCLFNBQU8sU0FBUyxLQUFLLENBQUMsQ0FBQztBQUN6QjtBQUVBLGdCQUFnQixJQUNkLFNBQ0EsT0FDd0I7QUFDeEIsbUJBQWlCLFNBQVMsUUFBUyxPQUFNLE1BQU0sS0FBSztBQUN0RDtBQUVBLGdCQUFnQixLQUFLLE9BQTBCLEVBQUUsUUFBUSxTQUFTLElBQUksR0FBeUM7QUFDN0csU0FBTztBQUNQLG1CQUFpQixTQUFTLE9BQVEsT0FBTSxVQUFVO0FBQ2xELFFBQU07QUFDUjsiLAogICJuYW1lcyI6IFtdCn0K

//1e2a82d42c9c129122b0249f01e2ad028288f003
