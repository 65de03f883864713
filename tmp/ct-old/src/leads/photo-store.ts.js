import { inTransaction, lockLead } from "../database/index.ts";
import { InvalidPhotoTokenError, TooManyPhotosError } from "../http/errors.ts";
import { photoLimits } from "../shared/lead-photos.ts";
function listPhotos(db, leadId) {
  return db.selectFrom("leadPhotos").select(["id", "width", "height"]).where("submissionId", "=", leadId).orderBy("id").execute();
}
function findPhoto(db, leadId, id) {
  return db.selectFrom("leadPhotos").selectAll().where("submissionId", "=", leadId).where("id", "=", id).executeTakeFirst();
}
async function findCreationTime(db, leadId) {
  const lead = await db.selectFrom("submissions").select("createdAt").where("id", "=", leadId).executeTakeFirst();
  return lead?.createdAt;
}
function listPhotoPlaces(db) {
  return db.selectFrom("leadPhotos").select(["submissionId", "hash"]).execute();
}
function addPhoto(db, photo, nowMs, keepFiles) {
  return inTransaction(db, async (transaction) => {
    await lockLead(transaction, photo.submissionId);
    const hashes = await requireRoom(transaction, photo.submissionId, photo.hash);
    if (hashes.includes(photo.hash)) return hashes.length;
    await keepFiles?.(transaction);
    await transaction.insertInto("leadPhotos").values({ ...photo, createdAt: new Date(nowMs).toISOString() }).execute();
    return hashes.length + 1;
  });
}
async function requireRoom(db, leadId, hash = "") {
  const lead = await db.selectFrom("submissions").select("id").where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw new InvalidPhotoTokenError();
  const rows = await db.selectFrom("leadPhotos").select("hash").where("submissionId", "=", leadId).execute();
  const hashes = rows.map((row) => row.hash);
  if (hashes.length >= photoLimits.count && !hashes.includes(hash)) throw new TooManyPhotosError();
  return hashes;
}
export {
  addPhoto,
  findCreationTime,
  findPhoto,
  listPhotoPlaces,
  listPhotos,
  requireRoom
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3Bob3RvLXN0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBd0IsZUFBa0MsZ0JBQW1DO0FBQzdGLFNBQVMsd0JBQXdCLDBCQUEwQjtBQUMzRCxTQUF5QixtQkFBbUI7QUFHckMsU0FBUyxXQUFXLElBQXNCLFFBQXNDO0FBQ3JGLFNBQU8sR0FDSixXQUFXLFlBQVksRUFDdkIsT0FBTyxDQUFDLE1BQU0sU0FBUyxRQUFRLENBQUMsRUFDaEMsTUFBTSxnQkFBZ0IsS0FBSyxNQUFNLEVBQ2pDLFFBQVEsSUFBSSxFQUNaLFFBQVE7QUFDYjtBQUdPLFNBQVMsVUFBVSxJQUFzQixRQUFnQixJQUErQztBQUM3RyxTQUFPLEdBQ0osV0FBVyxZQUFZLEVBQ3ZCLFVBQVUsRUFDVixNQUFNLGdCQUFnQixLQUFLLE1BQU0sRUFDakMsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixpQkFBaUI7QUFDdEI7QUFHQSxlQUFzQixpQkFBaUIsSUFBc0IsUUFBNkM7QUFDeEcsUUFBTSxPQUFPLE1BQU0sR0FBRyxXQUFXLGFBQWEsRUFBRSxPQUFPLFdBQVcsRUFBRSxNQUFNLE1BQU0sS0FBSyxNQUFNLEVBQUUsaUJBQWlCO0FBQzlHLFNBQU8sTUFBTTtBQUNmO0FBR08sU0FBUyxnQkFBZ0IsSUFBOEU7QUFDNUcsU0FBTyxHQUFHLFdBQVcsWUFBWSxFQUFFLE9BQU8sQ0FBQyxnQkFBZ0IsTUFBTSxDQUFDLEVBQUUsUUFBUTtBQUM5RTtBQVFPLFNBQVMsU0FDZCxJQUNBLE9BQ0EsT0FDQSxXQUNpQjtBQUNqQixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFNBQVMsYUFBYSxNQUFNLFlBQVk7QUFDOUMsVUFBTSxTQUFTLE1BQU0sWUFBWSxhQUFhLE1BQU0sY0FBYyxNQUFNLElBQUk7QUFDNUUsUUFBSSxPQUFPLFNBQVMsTUFBTSxJQUFJLEVBQUcsUUFBTyxPQUFPO0FBQy9DLFVBQU0sWUFBWSxXQUFXO0FBQzdCLFVBQU0sWUFDSCxXQUFXLFlBQVksRUFDdkIsT0FBTyxFQUFFLEdBQUcsT0FBTyxXQUFXLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWSxFQUFFLENBQUMsRUFDN0QsUUFBUTtBQUNYLFdBQU8sT0FBTyxTQUFTO0FBQUEsRUFDekIsQ0FBQztBQUNIO0FBUUEsZUFBc0IsWUFBWSxJQUFzQixRQUFnQixPQUFPLElBQXVCO0FBQ3BHLFFBQU0sT0FBTyxNQUFNLEdBQUcsV0FBVyxhQUFhLEVBQUUsT0FBTyxJQUFJLEVBQUUsTUFBTSxNQUFNLEtBQUssTUFBTSxFQUFFLGlCQUFpQjtBQUN2RyxNQUFJLENBQUMsS0FBTSxPQUFNLElBQUksdUJBQXVCO0FBQzVDLFFBQU0sT0FBTyxNQUFNLEdBQUcsV0FBVyxZQUFZLEVBQUUsT0FBTyxNQUFNLEVBQUUsTUFBTSxnQkFBZ0IsS0FBSyxNQUFNLEVBQUUsUUFBUTtBQUN6RyxRQUFNLFNBQVMsS0FBSyxJQUFJLENBQUMsUUFBUSxJQUFJLElBQUk7QUFDekMsTUFBSSxPQUFPLFVBQVUsWUFBWSxTQUFTLENBQUMsT0FBTyxTQUFTLElBQUksRUFBRyxPQUFNLElBQUksbUJBQW1CO0FBQy9GLFNBQU87QUFDVDsiLAogICJuYW1lcyI6IFtdCn0K

//d27d51ce12fbf3eca0d7b43382ccb9e43c420afc
