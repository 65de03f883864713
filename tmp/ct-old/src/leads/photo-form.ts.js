import { photoLimits } from "../shared/lead-photos.ts";
import { photoWords } from "../shared/photo-words.ts";
const texts = { fields: 40, fieldSize: 1e5 };
const photoWaitMs = 4 * 6e4;
const latePhotos = "the mail about a lead leaves later than its photos were kept";
const none = { count: 0, keep: async () => ({ sent: 0, refused: [] }), discard: async () => {
} };
async function receivePhotos(request, reply) {
  if (!request.isMultipart()) return none;
  const refused = [];
  const { fields, files, discard } = await request.receiveForm({
    field: "photos",
    files: photoLimits.count,
    limitBytes: photoLimits.bytes,
    texts,
    admit: () => countPhoto(request, reply),
    onRefused(error, name) {
      if (name) refused.push({ name, reason: describeRefusal(request, error) });
      else if (name === void 0) request.log.info({ err: error }, "a form was cut off");
    }
  });
  request.body = fields;
  return { count: files.length + refused.length, keep, discard };
  async function keep(leadId) {
    let sent = 0;
    for (const { fileName: name, file } of files) {
      try {
        await request.server.leadPhotos.add(leadId, file);
        sent += 1;
      } catch (error) {
        refused.push({ name, reason: describeRefusal(request, error) });
      } finally {
        await file.discard();
      }
    }
    await request.server.outbox.sendPhotos(leadId).catch((error) => request.log.error({ err: error }, latePhotos));
    return { sent, refused };
  }
}
async function countPhoto(request, reply) {
  try {
    await request.server.photoLimit.count(request, reply);
  } catch (error) {
    reply.removeHeader("retry-after");
    throw error;
  }
}
function describeRefusal(request, error) {
  if (error.code === "UPLOAD_TOO_LARGE") return photoWords.tooLarge;
  if (error.statusCode && error.statusCode < 500) return error.message;
  request.log.error({ err: error }, "a photo could not be stored");
  return photoWords.failed;
}
export {
  photoWaitMs,
  receivePhotos
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3Bob3RvLWZvcm0udHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUErQyxtQkFBbUI7QUFDbEUsU0FBUyxrQkFBa0I7QUFHM0IsTUFBTSxRQUFRLEVBQUUsUUFBUSxJQUFJLFdBQVcsSUFBUTtBQU14QyxNQUFNLGNBQWMsSUFBSTtBQWUvQixNQUFNLGFBQWE7QUFFbkIsTUFBTSxPQUFtQixFQUFFLE9BQU8sR0FBRyxNQUFNLGFBQWEsRUFBRSxNQUFNLEdBQUcsU0FBUyxDQUFDLEVBQUUsSUFBSSxTQUFTLFlBQVk7QUFBQyxFQUFFO0FBTzNHLGVBQXNCLGNBQWMsU0FBeUIsT0FBMEM7QUFDckcsTUFBSSxDQUFDLFFBQVEsWUFBWSxFQUFHLFFBQU87QUFDbkMsUUFBTSxVQUEwQixDQUFDO0FBQ2pDLFFBQU0sRUFBRSxRQUFRLE9BQU8sUUFBUSxJQUFJLE1BQU0sUUFBUSxZQUFZO0FBQUEsSUFDM0QsT0FBTztBQUFBLElBQ1AsT0FBTyxZQUFZO0FBQUEsSUFDbkIsWUFBWSxZQUFZO0FBQUEsSUFDeEI7QUFBQSxJQUNBLE9BQU8sTUFBTSxXQUFXLFNBQVMsS0FBSztBQUFBLElBQ3RDLFVBQVUsT0FBTyxNQUFNO0FBQ3JCLFVBQUksS0FBTSxTQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsZ0JBQWdCLFNBQVMsS0FBSyxFQUFFLENBQUM7QUFBQSxlQUMvRCxTQUFTLE9BQVcsU0FBUSxJQUFJLEtBQUssRUFBRSxLQUFLLE1BQU0sR0FBRyxvQkFBb0I7QUFBQSxJQUNwRjtBQUFBLEVBQ0YsQ0FBQztBQUNELFVBQVEsT0FBTztBQUNmLFNBQU8sRUFBRSxPQUFPLE1BQU0sU0FBUyxRQUFRLFFBQVEsTUFBTSxRQUFRO0FBRTdELGlCQUFlLEtBQUssUUFBdUM7QUFDekQsUUFBSSxPQUFPO0FBQ1gsZUFBVyxFQUFFLFVBQVUsTUFBTSxLQUFLLEtBQUssT0FBTztBQUM1QyxVQUFJO0FBQ0YsY0FBTSxRQUFRLE9BQU8sV0FBVyxJQUFJLFFBQVEsSUFBSTtBQUNoRCxnQkFBUTtBQUFBLE1BQ1YsU0FBUyxPQUFPO0FBQ2QsZ0JBQVEsS0FBSyxFQUFFLE1BQU0sUUFBUSxnQkFBZ0IsU0FBUyxLQUFxQixFQUFFLENBQUM7QUFBQSxNQUNoRixVQUFFO0FBQ0EsY0FBTSxLQUFLLFFBQVE7QUFBQSxNQUNyQjtBQUFBLElBQ0Y7QUFDQSxVQUFNLFFBQVEsT0FBTyxPQUFPLFdBQVcsTUFBTSxFQUFFLE1BQU0sQ0FBQyxVQUFVLFFBQVEsSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLEdBQUcsVUFBVSxDQUFDO0FBQzdHLFdBQU8sRUFBRSxNQUFNLFFBQVE7QUFBQSxFQUN6QjtBQUNGO0FBR0EsZUFBZSxXQUFXLFNBQXlCLE9BQW9DO0FBQ3JGLE1BQUk7QUFDRixVQUFNLFFBQVEsT0FBTyxXQUFXLE1BQU0sU0FBUyxLQUFLO0FBQUEsRUFDdEQsU0FBUyxPQUFPO0FBQ2QsVUFBTSxhQUFhLGFBQWE7QUFDaEMsVUFBTTtBQUFBLEVBQ1I7QUFDRjtBQUVBLFNBQVMsZ0JBQWdCLFNBQXlCLE9BQTZCO0FBQzdFLE1BQUksTUFBTSxTQUFTLG1CQUFvQixRQUFPLFdBQVc7QUFDekQsTUFBSSxNQUFNLGNBQWMsTUFBTSxhQUFhLElBQUssUUFBTyxNQUFNO0FBQzdELFVBQVEsSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLEdBQUcsNkJBQTZCO0FBQy9ELFNBQU8sV0FBVztBQUNwQjsiLAogICJuYW1lcyI6IFtdCn0K

//cfa15f3e723d81975a292f669a26f3f2f4165b1a
