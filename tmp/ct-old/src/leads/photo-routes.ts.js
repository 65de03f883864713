import { InvalidPhotoTokenError } from "../http/errors.ts";
import { timeouts } from "../http/timeouts.ts";
import { photoLimits } from "../shared/lead-photos.ts";
import { readPhotoToken } from "./signed.ts";
async function photoRoutes(app, { keys }) {
  const options = { handlerTimeout: timeouts.uploadMs };
  app.addHook("onRequest", async (request, reply) => {
    await app.photoLimit.count(request, reply);
  });
  app.post("/api/lead-photos", options, async (request, reply) => {
    const { file, fields } = await request.receiveUpload({ field: "photo", limitBytes: photoLimits.bytes });
    const received = await add(fields.token ?? "", file).finally(() => file.discard());
    return reply.code(201).send({ received });
  });
  async function add(token, file) {
    const leadId = readPhotoToken(keys, token, app.now());
    if (leadId === void 0) throw new InvalidPhotoTokenError();
    return app.leadPhotos.add(leadId, file);
  }
}
export {
  photoRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3Bob3RvLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsOEJBQThCO0FBQ3ZDLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsbUJBQW1CO0FBRzVCLFNBQVMsc0JBQXNCO0FBRy9CLGVBQXNCLFlBQVksS0FBc0IsRUFBRSxLQUFLLEdBQStCO0FBQzVGLFFBQU0sVUFBVSxFQUFFLGdCQUFnQixTQUFTLFNBQVM7QUFFcEQsTUFBSSxRQUFRLGFBQWEsT0FBTyxTQUFTLFVBQVU7QUFFakQsVUFBTSxJQUFJLFdBQVcsTUFBTSxTQUFTLEtBQUs7QUFBQSxFQUMzQyxDQUFDO0FBRUQsTUFBSSxLQUFLLG9CQUFvQixTQUFTLE9BQU8sU0FBUyxVQUFVO0FBQzlELFVBQU0sRUFBRSxNQUFNLE9BQU8sSUFBSSxNQUFNLFFBQVEsY0FBYyxFQUFFLE9BQU8sU0FBUyxZQUFZLFlBQVksTUFBTSxDQUFDO0FBQ3RHLFVBQU0sV0FBVyxNQUFNLElBQUksT0FBTyxTQUFTLElBQUksSUFBSSxFQUFFLFFBQVEsTUFBTSxLQUFLLFFBQVEsQ0FBQztBQUNqRixXQUFPLE1BQU0sS0FBSyxHQUFHLEVBQUUsS0FBSyxFQUFFLFNBQVMsQ0FBQztBQUFBLEVBQzFDLENBQUM7QUFFRCxpQkFBZSxJQUFJLE9BQWUsTUFBc0M7QUFDdEUsVUFBTSxTQUFTLGVBQWUsTUFBTSxPQUFPLElBQUksSUFBSSxDQUFDO0FBQ3BELFFBQUksV0FBVyxPQUFXLE9BQU0sSUFBSSx1QkFBdUI7QUFDM0QsV0FBTyxJQUFJLFdBQVcsSUFBSSxRQUFRLElBQUk7QUFBQSxFQUN4QztBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//145ec399baa331108fe55302c984b19623be4ce1
