import { redirectLimit } from "../../shared/content/addresses.ts";
async function listRedirects(db) {
  const rows = await db.selectFrom("redirects").selectAll().orderBy("fromPath").execute();
  return rows.map(({ fromPath, page, address, automatic, at, by }) => ({
    from: fromPath,
    ...page !== null && { page },
    ...address !== null && { address },
    automatic: Number(automatic) === 1,
    ...{ at, by }
  }));
}
async function findRedirect(db, from) {
  return (await listRedirects(db)).find((redirect) => redirect.from === from);
}
async function hasRoom(db, more) {
  const { count } = await db.selectFrom("redirects").select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(count) + more <= redirectLimit;
}
function writeRedirect(db, { target, by, ...edit }) {
  return replaceRedirect(db, { ...edit, ...target, by: by.name });
}
async function replaceRedirect(db, redirect) {
  const { from: fromPath, page, address, automatic, at, by } = redirect;
  const values = {
    page: page ?? null,
    address: address ?? null,
    automatic: automatic ? 1 : 0,
    ...{ at, by }
  };
  await db.insertInto("redirects").values({ fromPath, ...values }).onConflict((clash) => clash.column("fromPath").doUpdateSet(values)).execute();
}
async function deleteRedirect(db, from) {
  const { numDeletedRows } = await db.deleteFrom("redirects").where("fromPath", "=", from).executeTakeFirst();
  return numDeletedRows > 0n;
}
async function deleteMove(db, from, page) {
  await db.deleteFrom("redirects").where("fromPath", "=", from).where("page", "=", page).where("automatic", "=", 1).execute();
}
export {
  deleteMove,
  deleteRedirect,
  findRedirect,
  hasRoom,
  listRedirects,
  replaceRedirect,
  writeRedirect
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9yZWRpcmVjdHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFHQSxTQUE2QyxxQkFBcUI7QUFHbEUsZUFBc0IsY0FBYyxJQUEyQztBQUM3RSxRQUFNLE9BQU8sTUFBTSxHQUFHLFdBQVcsV0FBVyxFQUFFLFVBQVUsRUFBRSxRQUFRLFVBQVUsRUFBRSxRQUFRO0FBQ3RGLFNBQU8sS0FBSyxJQUFJLENBQUMsRUFBRSxVQUFVLE1BQU0sU0FBUyxXQUFXLElBQUksR0FBRyxPQUFPO0FBQUEsSUFDbkUsTUFBTTtBQUFBLElBQ04sR0FBSSxTQUFTLFFBQVEsRUFBRSxLQUFLO0FBQUEsSUFDNUIsR0FBSSxZQUFZLFFBQVEsRUFBRSxRQUFRO0FBQUEsSUFDbEMsV0FBVyxPQUFPLFNBQVMsTUFBTTtBQUFBLElBQ2pDLEdBQUcsRUFBRSxJQUFJLEdBQUc7QUFBQSxFQUNkLEVBQUU7QUFDSjtBQUdBLGVBQXNCLGFBQWEsSUFBc0IsTUFBNkM7QUFDcEcsVUFBUSxNQUFNLGNBQWMsRUFBRSxHQUFHLEtBQUssQ0FBQyxhQUFhLFNBQVMsU0FBUyxJQUFJO0FBQzVFO0FBR0EsZUFBc0IsUUFBUSxJQUFzQixNQUFnQztBQUNsRixRQUFNLEVBQUUsTUFBTSxJQUFJLE1BQU0sR0FDckIsV0FBVyxXQUFXLEVBQ3RCLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxHQUFHLFNBQWlCLEVBQUUsR0FBRyxPQUFPLENBQUMsRUFDcEQsd0JBQXdCO0FBQzNCLFNBQU8sT0FBTyxLQUFLLElBQUksUUFBUTtBQUNqQztBQVlPLFNBQVMsY0FBYyxJQUFzQixFQUFFLFFBQVEsSUFBSSxHQUFHLEtBQUssR0FBZ0M7QUFDeEcsU0FBTyxnQkFBZ0IsSUFBSSxFQUFFLEdBQUcsTUFBTSxHQUFHLFFBQVEsSUFBSSxHQUFHLEtBQUssQ0FBQztBQUNoRTtBQUdBLGVBQXNCLGdCQUFnQixJQUFzQixVQUFtQztBQUM3RixRQUFNLEVBQUUsTUFBTSxVQUFVLE1BQU0sU0FBUyxXQUFXLElBQUksR0FBRyxJQUFJO0FBQzdELFFBQU0sU0FBUztBQUFBLElBQ2IsTUFBTSxRQUFRO0FBQUEsSUFDZCxTQUFTLFdBQVc7QUFBQSxJQUNwQixXQUFXLFlBQWEsSUFBZTtBQUFBLElBQ3ZDLEdBQUcsRUFBRSxJQUFJLEdBQUc7QUFBQSxFQUNkO0FBQ0EsUUFBTSxHQUNILFdBQVcsV0FBVyxFQUN0QixPQUFPLEVBQUUsVUFBVSxHQUFHLE9BQU8sQ0FBQyxFQUM5QixXQUFXLENBQUMsVUFBVSxNQUFNLE9BQU8sVUFBVSxFQUFFLFlBQVksTUFBTSxDQUFDLEVBQ2xFLFFBQVE7QUFDYjtBQUdBLGVBQXNCLGVBQWUsSUFBc0IsTUFBZ0M7QUFDekYsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQUcsV0FBVyxXQUFXLEVBQUUsTUFBTSxZQUFZLEtBQUssSUFBSSxFQUFFLGlCQUFpQjtBQUMxRyxTQUFPLGlCQUFpQjtBQUMxQjtBQUdBLGVBQXNCLFdBQVcsSUFBc0IsTUFBYyxNQUE2QjtBQUNoRyxRQUFNLEdBQ0gsV0FBVyxXQUFXLEVBQ3RCLE1BQU0sWUFBWSxLQUFLLElBQUksRUFDM0IsTUFBTSxRQUFRLEtBQUssSUFBSSxFQUN2QixNQUFNLGFBQWEsS0FBSyxDQUFDLEVBQ3pCLFFBQVE7QUFDYjsiLAogICJuYW1lcyI6IFtdCn0K

//aef6fdef1087bf02d118d0e13f96ecdcceeef21b
