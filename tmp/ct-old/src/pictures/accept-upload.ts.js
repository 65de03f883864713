import { requireRole } from "../accounts/index.ts";
import { wantsJson } from "../http/error-handler.ts";
import { NotSignedInError } from "../http/errors.ts";
import { timeouts } from "../http/timeouts.ts";
function uploadRoute(description) {
  return {
    config: {
      change: description.change,
      refusal: { success: false },
      page: (error) => pageOfRefusedUpload(error, description)
    },
    handlerTimeout: timeouts.uploadMs,
    onRequest: [requireRole("admin", "staff"), countUpload]
  };
}
async function countUpload(request, reply) {
  await request.server.uploadLimit.count(request, reply);
}
async function acceptUpload(request, reply, description) {
  const { message } = description;
  const upload = await request.receiveUpload(description);
  const result = await description.accept(upload).finally(() => upload.file.discard());
  reply.code(201);
  if (!wantsJson(request)) return reply.page(request, pageOf(description, { success: true, message }));
  return reply.send({ success: true, message, ...result });
}
function pageOfRefusedUpload(error, description) {
  const { statusCode = 500, message } = error;
  const signedOut = error instanceof NotSignedInError;
  return statusCode === 500 ? void 0 : pageOf(description, { success: false, message, signedOut });
}
function pageOf({ returnTo }, uploadOutcome) {
  return { ...returnTo, unlisted: true, uploadOutcome, signedIn: !uploadOutcome.signedOut };
}
export {
  acceptUpload,
  uploadRoute
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2FjY2VwdC11cGxvYWQudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUEwQixtQkFBbUI7QUFDN0MsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxnQkFBZ0I7QUFvQmxCLFNBQVMsWUFBWSxhQUF1RDtBQUNqRixTQUFPO0FBQUEsSUFDTCxRQUFRO0FBQUEsTUFDTixRQUFRLFlBQVk7QUFBQSxNQUNwQixTQUFTLEVBQUUsU0FBUyxNQUFNO0FBQUEsTUFDMUIsTUFBTSxDQUFDLFVBQVUsb0JBQW9CLE9BQU8sV0FBVztBQUFBLElBQ3pEO0FBQUEsSUFDQSxnQkFBZ0IsU0FBUztBQUFBLElBQ3pCLFdBQVcsQ0FBQyxZQUFZLFNBQVMsT0FBTyxHQUFHLFdBQVc7QUFBQSxFQUN4RDtBQUNGO0FBRUEsZUFBZSxZQUFZLFNBQXlCLE9BQW9DO0FBQ3RGLFFBQU0sUUFBUSxPQUFPLFlBQVksTUFBTSxTQUFTLEtBQUs7QUFDdkQ7QUFNQSxlQUFzQixhQUFhLFNBQXlCLE9BQXFCLGFBQWdDO0FBQy9HLFFBQU0sRUFBRSxRQUFRLElBQUk7QUFDcEIsUUFBTSxTQUFTLE1BQU0sUUFBUSxjQUFjLFdBQVc7QUFDdEQsUUFBTSxTQUFTLE1BQU0sWUFBWSxPQUFPLE1BQU0sRUFBRSxRQUFRLE1BQU0sT0FBTyxLQUFLLFFBQVEsQ0FBQztBQUNuRixRQUFNLEtBQUssR0FBRztBQUNkLE1BQUksQ0FBQyxVQUFVLE9BQU8sRUFBRyxRQUFPLE1BQU0sS0FBSyxTQUFTLE9BQU8sYUFBYSxFQUFFLFNBQVMsTUFBTSxRQUFRLENBQUMsQ0FBQztBQUNuRyxTQUFPLE1BQU0sS0FBSyxFQUFFLFNBQVMsTUFBTSxTQUFTLEdBQUcsT0FBTyxDQUFDO0FBQ3pEO0FBR0EsU0FBUyxvQkFBb0IsT0FBcUIsYUFBZ0M7QUFDaEYsUUFBTSxFQUFFLGFBQWEsS0FBSyxRQUFRLElBQUk7QUFDdEMsUUFBTSxZQUFZLGlCQUFpQjtBQUNuQyxTQUFPLGVBQWUsTUFBTSxTQUFZLE9BQU8sYUFBYSxFQUFFLFNBQVMsT0FBTyxTQUFTLFVBQVUsQ0FBQztBQUNwRztBQUVBLFNBQVMsT0FBTyxFQUFFLFNBQVMsR0FBc0IsZUFBOEI7QUFDN0UsU0FBTyxFQUFFLEdBQUcsVUFBVSxVQUFVLE1BQU0sZUFBZSxVQUFVLENBQUMsY0FBYyxVQUFVO0FBQzFGOyIsCiAgIm5hbWVzIjogW10KfQo=

//e9b33b7f1a98ec4be34e15a21c23a62cf51358af
