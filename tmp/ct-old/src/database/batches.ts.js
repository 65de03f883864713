import { setImmediate } from "node:timers/promises";
const batchRows = 250;
async function* listInBatches(read, { before = Number.MAX_SAFE_INTEGER, limit = Number.POSITIVE_INFINITY } = {}) {
  let below = before;
  for (let left = limit; left > 0; left -= batchRows) {
    const size = Math.min(batchRows, left);
    const rows = await read(below, size);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    below = last.id;
    await setImmediate();
  }
}
export {
  batchRows,
  listInBatches
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL2JhdGNoZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLG9CQUFvQjtBQU90QixNQUFNLFlBQVk7QUFRekIsZ0JBQXVCLGNBQ3JCLE1BQ0EsRUFBRSxTQUFTLE9BQU8sa0JBQWtCLFFBQVEsT0FBTyxrQkFBa0IsSUFBZSxDQUFDLEdBQzlEO0FBQ3ZCLE1BQUksUUFBUTtBQUNaLFdBQVMsT0FBTyxPQUFPLE9BQU8sR0FBRyxRQUFRLFdBQVc7QUFDbEQsVUFBTSxPQUFPLEtBQUssSUFBSSxXQUFXLElBQUk7QUFDckMsVUFBTSxPQUFPLE1BQU0sS0FBSyxPQUFPLElBQUk7QUFDbkMsVUFBTSxPQUFPLEtBQUssR0FBRyxFQUFFO0FBQ3ZCLFFBQUksS0FBTSxPQUFNO0FBQ2hCLFFBQUksQ0FBQyxRQUFRLEtBQUssU0FBUyxLQUFNO0FBQ2pDLFlBQVEsS0FBSztBQUNiLFVBQU0sYUFBYTtBQUFBLEVBQ3JCO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//b60ded44ed728b8028a51c3629898d7a8da57512
