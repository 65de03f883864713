import { isDatabaseError } from "../http/errors.ts";
import { staffRoutes } from "../shared/routes.ts";
async function staffPageRoutes(app) {
  for (const route of staffRoutes)
    app.get(
      route.path,
      async (request, reply) => reply.page(request, { ...route, signedIn: await isSignedIn(request) })
    );
}
async function isSignedIn(request) {
  try {
    return await request.findRole() !== void 0;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return false;
  }
}
export {
  staffPageRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3N0YWZmLXBhZ2VzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUyxtQkFBbUI7QUFHNUIsZUFBc0IsZ0JBQWdCLEtBQXFDO0FBQ3pFLGFBQVcsU0FBUztBQUNsQixRQUFJO0FBQUEsTUFBSSxNQUFNO0FBQUEsTUFBTSxPQUFPLFNBQVMsVUFDbEMsTUFBTSxLQUFLLFNBQVMsRUFBRSxHQUFHLE9BQU8sVUFBVSxNQUFNLFdBQVcsT0FBTyxFQUFFLENBQUM7QUFBQSxJQUN2RTtBQUNKO0FBR0EsZUFBZSxXQUFXLFNBQTJDO0FBQ25FLE1BQUk7QUFDRixXQUFRLE1BQU0sUUFBUSxTQUFTLE1BQU87QUFBQSxFQUN4QyxTQUFTLE9BQU87QUFDZCxRQUFJLENBQUMsZ0JBQWdCLEtBQUssRUFBRyxPQUFNO0FBQ25DLFdBQU87QUFBQSxFQUNUO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6f7c04f55c397c01e4b407a85a7f53abe623f210
