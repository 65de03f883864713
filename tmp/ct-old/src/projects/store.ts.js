import { inTransaction, takeLock } from "../database/index.ts";
import { ChangedElsewhereError, InvalidFieldsError } from "../http/errors.ts";
import { captionPicture, findLivePictures, forgetPictures, toPicture } from "../pictures/index.ts";
async function listProjects(db) {
  const rows = await selectNewestFirst(db).execute();
  return withPictures(db, rows);
}
async function findProject(db, id) {
  const row = await db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst();
  return row && (await withPictures(db, [row]))[0];
}
async function listShownProjects(db) {
  const rows = await selectNewestFirst(db).where("published", "=", 1).execute();
  return (await withPictures(db, rows)).filter(({ pictures }) => pictures.length > 0).map(toShownProject);
}
async function addProject(db, fields) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    const now = (/* @__PURE__ */ new Date()).toISOString();
    const { id } = await transaction.insertInto("projects").values({ ...toColumns(fields), createdAt: now, updatedAt: now }).returning("id").executeTakeFirstOrThrow();
    await setPictures(transaction, id, fields);
    return requireProject(transaction, id);
  });
}
async function changeProject(db, id, version, fields) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    const before = await findProject(transaction, id);
    if (!before) return void 0;
    const { numUpdatedRows } = await transaction.updateTable("projects").set({ ...toColumns(fields), version: version + 1, updatedAt: (/* @__PURE__ */ new Date()).toISOString() }).where("id", "=", id).where("version", "=", version).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ChangedElsewhereError(changedMessage);
    await setPictures(transaction, id, fields);
    await forgetUnused(transaction, before.pictures);
    return requireProject(transaction, id);
  });
}
async function deleteProject(db, id, version) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    const project = await findProject(transaction, id);
    if (!project) return false;
    const { numDeletedRows } = await transaction.deleteFrom("projects").where("id", "=", id).where("version", "=", version ?? project.version).executeTakeFirst();
    if (numDeletedRows === 0n) throw new ChangedElsewhereError(changedMessage);
    await forgetUnused(transaction, project.pictures);
    return true;
  });
}
const changedMessage = "This project was changed in another window.";
function selectNewestFirst(db) {
  return db.selectFrom("projects").selectAll().orderBy("month", "desc").orderBy("id", "desc");
}
async function withPictures(db, rows) {
  if (rows.length === 0) return [];
  let query = db.selectFrom("projectPictures").innerJoin("images", "images.id", "projectPictures.pictureId").selectAll("images").select("projectId").where("images.deletedAt", "is", null).orderBy("projectPictures.position");
  if (rows.length === 1) query = query.where("projectId", "=", rows[0]?.id ?? 0);
  const pictures = Map.groupBy(await query.execute(), ({ projectId }) => projectId);
  return rows.map((row) => toProject(row, pictures.get(row.id) ?? []));
}
function toProject(row, pictures) {
  const { id, version, title, services, town, month, material, height, feet, story, beforeId, afterId } = row;
  const isThere = (wanted) => pictures.some((picture) => picture.id === wanted);
  const hasPair = isThere(beforeId) && isThere(afterId);
  return {
    ...{ id, version, title, services: JSON.parse(services), town, month, material, height, feet, story },
    pictures: pictures.map((picture) => ({ id: picture.id, alt: picture.alt, picture: toPicture(picture) })),
    ...hasPair && { before: Number(beforeId), after: Number(afterId) },
    published: row.published === 1
  };
}
function toShownProject({ pictures, before, after, version: _version, published: _published, ...facts }) {
  const show = (id) => {
    const found = pictures.find((picture) => picture.id === id);
    return found && { alt: found.alt, picture: found.picture };
  };
  const [first, second] = [show(before), show(after)];
  return {
    ...facts,
    pictures: pictures.map(({ alt, picture }) => ({ alt, picture })),
    ...first && second && { pair: { before: first, after: second } }
  };
}
function toColumns({ services, pictures: _pictures, before, after, published, ...fields }) {
  return {
    ...fields,
    services: JSON.stringify(services),
    beforeId: before ?? null,
    afterId: after ?? null,
    published: published ? 1 : 0
  };
}
async function setPictures(db, projectId, { pictures }) {
  const live = await findLivePictures(
    db,
    pictures.map(({ id }) => id)
  );
  if (pictures.some(({ id }) => !live.has(id)))
    throw new InvalidFieldsError({
      pictures: ["A photo of this project is gone. Please take it out, or add it again."]
    });
  await db.deleteFrom("projectPictures").where("projectId", "=", projectId).execute();
  for (const [position, { id: pictureId, alt }] of pictures.entries()) {
    await db.insertInto("projectPictures").values({ projectId, pictureId, position }).execute();
    if (alt) await captionPicture(db, pictureId, alt);
  }
}
async function forgetUnused(db, pictures) {
  if (pictures.length === 0) return;
  const ids = pictures.map(({ id }) => id);
  const used = await db.selectFrom("projectPictures").select("pictureId").where("pictureId", "in", ids).execute();
  const kept = new Set(used.map(({ pictureId }) => pictureId));
  await forgetPictures(
    db,
    ids.filter((id) => !kept.has(id))
  );
}
async function requireProject(db, id) {
  const project = await findProject(db, id);
  if (!project) throw new Error(`The project ${id} was written and cannot be read.`);
  return project;
}
export {
  addProject,
  changeProject,
  deleteProject,
  findProject,
  listProjects,
  listShownProjects
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Byb2plY3RzL3N0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBd0IsZUFBaUQsZ0JBQWdCO0FBQ3pGLFNBQVMsdUJBQXVCLDBCQUEwQjtBQUMxRCxTQUFTLGdCQUFnQixrQkFBa0IsZ0JBQWdCLGlCQUFpQjtBQUs1RSxlQUFzQixhQUFhLElBQTBDO0FBQzNFLFFBQU0sT0FBTyxNQUFNLGtCQUFrQixFQUFFLEVBQUUsUUFBUTtBQUNqRCxTQUFPLGFBQWEsSUFBSSxJQUFJO0FBQzlCO0FBR0EsZUFBc0IsWUFBWSxJQUFzQixJQUEwQztBQUNoRyxRQUFNLE1BQU0sTUFBTSxHQUFHLFdBQVcsVUFBVSxFQUFFLFVBQVUsRUFBRSxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQUUsaUJBQWlCO0FBQzlGLFNBQU8sUUFBUSxNQUFNLGFBQWEsSUFBSSxDQUFDLEdBQUcsQ0FBQyxHQUFHLENBQUM7QUFDakQ7QUFHQSxlQUFzQixrQkFBa0IsSUFBK0M7QUFDckYsUUFBTSxPQUFPLE1BQU0sa0JBQWtCLEVBQUUsRUFBRSxNQUFNLGFBQWEsS0FBSyxDQUFDLEVBQUUsUUFBUTtBQUM1RSxVQUFRLE1BQU0sYUFBYSxJQUFJLElBQUksR0FBRyxPQUFPLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxTQUFTLENBQUMsRUFBRSxJQUFJLGNBQWM7QUFDeEc7QUFNQSxlQUFzQixXQUFXLElBQXNCLFFBQXlDO0FBQzlGLFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsVUFBTSxPQUFNLG9CQUFJLEtBQUssR0FBRSxZQUFZO0FBQ25DLFVBQU0sRUFBRSxHQUFHLElBQUksTUFBTSxZQUNsQixXQUFXLFVBQVUsRUFDckIsT0FBTyxFQUFFLEdBQUcsVUFBVSxNQUFNLEdBQUcsV0FBVyxLQUFLLFdBQVcsSUFBSSxDQUFDLEVBQy9ELFVBQVUsSUFBSSxFQUNkLHdCQUF3QjtBQUMzQixVQUFNLFlBQVksYUFBYSxJQUFJLE1BQU07QUFDekMsV0FBTyxlQUFlLGFBQWEsRUFBRTtBQUFBLEVBQ3ZDLENBQUM7QUFDSDtBQU9BLGVBQXNCLGNBQ3BCLElBQ0EsSUFDQSxTQUNBLFFBQzhCO0FBQzlCLFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsVUFBTSxTQUFTLE1BQU0sWUFBWSxhQUFhLEVBQUU7QUFDaEQsUUFBSSxDQUFDLE9BQVEsUUFBTztBQUNwQixVQUFNLEVBQUUsZUFBZSxJQUFJLE1BQU0sWUFDOUIsWUFBWSxVQUFVLEVBQ3RCLElBQUksRUFBRSxHQUFHLFVBQVUsTUFBTSxHQUFHLFNBQVMsVUFBVSxHQUFHLFlBQVcsb0JBQUksS0FBSyxHQUFFLFlBQVksRUFBRSxDQUFDLEVBQ3ZGLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxXQUFXLEtBQUssT0FBTyxFQUM3QixpQkFBaUI7QUFDcEIsUUFBSSxtQkFBbUIsR0FBSSxPQUFNLElBQUksc0JBQXNCLGNBQWM7QUFDekUsVUFBTSxZQUFZLGFBQWEsSUFBSSxNQUFNO0FBQ3pDLFVBQU0sYUFBYSxhQUFhLE9BQU8sUUFBUTtBQUMvQyxXQUFPLGVBQWUsYUFBYSxFQUFFO0FBQUEsRUFDdkMsQ0FBQztBQUNIO0FBUUEsZUFBc0IsY0FBYyxJQUFzQixJQUFZLFNBQW9DO0FBQ3hHLFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsVUFBTSxVQUFVLE1BQU0sWUFBWSxhQUFhLEVBQUU7QUFDakQsUUFBSSxDQUFDLFFBQVMsUUFBTztBQUNyQixVQUFNLEVBQUUsZUFBZSxJQUFJLE1BQU0sWUFDOUIsV0FBVyxVQUFVLEVBQ3JCLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxXQUFXLEtBQUssV0FBVyxRQUFRLE9BQU8sRUFDaEQsaUJBQWlCO0FBQ3BCLFFBQUksbUJBQW1CLEdBQUksT0FBTSxJQUFJLHNCQUFzQixjQUFjO0FBQ3pFLFVBQU0sYUFBYSxhQUFhLFFBQVEsUUFBUTtBQUNoRCxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFFQSxNQUFNLGlCQUFpQjtBQUV2QixTQUFTLGtCQUFrQixJQUFzQjtBQUMvQyxTQUFPLEdBQUcsV0FBVyxVQUFVLEVBQUUsVUFBVSxFQUFFLFFBQVEsU0FBUyxNQUFNLEVBQUUsUUFBUSxNQUFNLE1BQU07QUFDNUY7QUFFQSxlQUFlLGFBQWEsSUFBc0IsTUFBaUQ7QUFDakcsTUFBSSxLQUFLLFdBQVcsRUFBRyxRQUFPLENBQUM7QUFDL0IsTUFBSSxRQUFRLEdBQ1QsV0FBVyxpQkFBaUIsRUFDNUIsVUFBVSxVQUFVLGFBQWEsMkJBQTJCLEVBQzVELFVBQVUsUUFBUSxFQUNsQixPQUFPLFdBQVcsRUFDbEIsTUFBTSxvQkFBb0IsTUFBTSxJQUFJLEVBQ3BDLFFBQVEsMEJBQTBCO0FBQ3JDLE1BQUksS0FBSyxXQUFXLEVBQUcsU0FBUSxNQUFNLE1BQU0sYUFBYSxLQUFLLEtBQUssQ0FBQyxHQUFHLE1BQU0sQ0FBQztBQUM3RSxRQUFNLFdBQVcsSUFBSSxRQUFRLE1BQU0sTUFBTSxRQUFRLEdBQUcsQ0FBQyxFQUFFLFVBQVUsTUFBTSxTQUFTO0FBQ2hGLFNBQU8sS0FBSyxJQUFJLENBQUMsUUFBUSxVQUFVLEtBQUssU0FBUyxJQUFJLElBQUksRUFBRSxLQUFLLENBQUMsQ0FBQyxDQUFDO0FBQ3JFO0FBRUEsU0FBUyxVQUFVLEtBQWlCLFVBQTBDO0FBQzVFLFFBQU0sRUFBRSxJQUFJLFNBQVMsT0FBTyxVQUFVLE1BQU0sT0FBTyxVQUFVLFFBQVEsTUFBTSxPQUFPLFVBQVUsUUFBUSxJQUFJO0FBQ3hHLFFBQU0sVUFBVSxDQUFDLFdBQTBCLFNBQVMsS0FBSyxDQUFDLFlBQVksUUFBUSxPQUFPLE1BQU07QUFDM0YsUUFBTSxVQUFVLFFBQVEsUUFBUSxLQUFLLFFBQVEsT0FBTztBQUNwRCxTQUFPO0FBQUEsSUFDTCxHQUFHLEVBQUUsSUFBSSxTQUFTLE9BQU8sVUFBVSxLQUFLLE1BQU0sUUFBUSxHQUFHLE1BQU0sT0FBTyxVQUFVLFFBQVEsTUFBTSxNQUFNO0FBQUEsSUFDcEcsVUFBVSxTQUFTLElBQUksQ0FBQyxhQUFhLEVBQUUsSUFBSSxRQUFRLElBQUksS0FBSyxRQUFRLEtBQUssU0FBUyxVQUFVLE9BQU8sRUFBRSxFQUFFO0FBQUEsSUFDdkcsR0FBSSxXQUFXLEVBQUUsUUFBUSxPQUFPLFFBQVEsR0FBRyxPQUFPLE9BQU8sT0FBTyxFQUFFO0FBQUEsSUFDbEUsV0FBVyxJQUFJLGNBQWM7QUFBQSxFQUMvQjtBQUNGO0FBRUEsU0FBUyxlQUFlLEVBQUUsVUFBVSxRQUFRLE9BQU8sU0FBUyxVQUFVLFdBQVcsWUFBWSxHQUFHLE1BQU0sR0FBWTtBQUNoSCxRQUFNLE9BQU8sQ0FBQyxPQUEyQjtBQUN2QyxVQUFNLFFBQVEsU0FBUyxLQUFLLENBQUMsWUFBWSxRQUFRLE9BQU8sRUFBRTtBQUMxRCxXQUFPLFNBQVMsRUFBRSxLQUFLLE1BQU0sS0FBSyxTQUFTLE1BQU0sUUFBUTtBQUFBLEVBQzNEO0FBQ0EsUUFBTSxDQUFDLE9BQU8sTUFBTSxJQUFJLENBQUMsS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLLENBQUM7QUFDbEQsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsVUFBVSxTQUFTLElBQUksQ0FBQyxFQUFFLEtBQUssUUFBUSxPQUFPLEVBQUUsS0FBSyxRQUFRLEVBQUU7QUFBQSxJQUMvRCxHQUFJLFNBQVMsVUFBVSxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQU8sT0FBTyxPQUFPLEVBQUU7QUFBQSxFQUNsRTtBQUNGO0FBRUEsU0FBUyxVQUFVLEVBQUUsVUFBVSxVQUFVLFdBQVcsUUFBUSxPQUFPLFdBQVcsR0FBRyxPQUFPLEdBQWtCO0FBQ3hHLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILFVBQVUsS0FBSyxVQUFVLFFBQVE7QUFBQSxJQUNqQyxVQUFVLFVBQVU7QUFBQSxJQUNwQixTQUFTLFNBQVM7QUFBQSxJQUNsQixXQUFXLFlBQWEsSUFBZTtBQUFBLEVBQ3pDO0FBQ0Y7QUFHQSxlQUFlLFlBQVksSUFBc0IsV0FBbUIsRUFBRSxTQUFTLEdBQWlDO0FBQzlHLFFBQU0sT0FBTyxNQUFNO0FBQUEsSUFDakI7QUFBQSxJQUNBLFNBQVMsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUU7QUFBQSxFQUM3QjtBQUNBLE1BQUksU0FBUyxLQUFLLENBQUMsRUFBRSxHQUFHLE1BQU0sQ0FBQyxLQUFLLElBQUksRUFBRSxDQUFDO0FBQ3pDLFVBQU0sSUFBSSxtQkFBbUI7QUFBQSxNQUMzQixVQUFVLENBQUMsdUVBQXVFO0FBQUEsSUFDcEYsQ0FBQztBQUNILFFBQU0sR0FBRyxXQUFXLGlCQUFpQixFQUFFLE1BQU0sYUFBYSxLQUFLLFNBQVMsRUFBRSxRQUFRO0FBQ2xGLGFBQVcsQ0FBQyxVQUFVLEVBQUUsSUFBSSxXQUFXLElBQUksQ0FBQyxLQUFLLFNBQVMsUUFBUSxHQUFHO0FBQ25FLFVBQU0sR0FBRyxXQUFXLGlCQUFpQixFQUFFLE9BQU8sRUFBRSxXQUFXLFdBQVcsU0FBUyxDQUFDLEVBQUUsUUFBUTtBQUMxRixRQUFJLElBQUssT0FBTSxlQUFlLElBQUksV0FBVyxHQUFHO0FBQUEsRUFDbEQ7QUFDRjtBQUdBLGVBQWUsYUFBYSxJQUFzQixVQUFvRDtBQUNwRyxNQUFJLFNBQVMsV0FBVyxFQUFHO0FBQzNCLFFBQU0sTUFBTSxTQUFTLElBQUksQ0FBQyxFQUFFLEdBQUcsTUFBTSxFQUFFO0FBQ3ZDLFFBQU0sT0FBTyxNQUFNLEdBQUcsV0FBVyxpQkFBaUIsRUFBRSxPQUFPLFdBQVcsRUFBRSxNQUFNLGFBQWEsTUFBTSxHQUFHLEVBQUUsUUFBUTtBQUM5RyxRQUFNLE9BQU8sSUFBSSxJQUFJLEtBQUssSUFBSSxDQUFDLEVBQUUsVUFBVSxNQUFNLFNBQVMsQ0FBQztBQUMzRCxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0EsSUFBSSxPQUFPLENBQUMsT0FBTyxDQUFDLEtBQUssSUFBSSxFQUFFLENBQUM7QUFBQSxFQUNsQztBQUNGO0FBRUEsZUFBZSxlQUFlLElBQXNCLElBQThCO0FBQ2hGLFFBQU0sVUFBVSxNQUFNLFlBQVksSUFBSSxFQUFFO0FBQ3hDLE1BQUksQ0FBQyxRQUFTLE9BQU0sSUFBSSxNQUFNLGVBQWUsRUFBRSxrQ0FBa0M7QUFDakYsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//b7e3b27ea1b83d688663a5f493815fba87bae820
