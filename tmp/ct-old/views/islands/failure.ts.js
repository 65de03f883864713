import { ResponseError } from "./request.ts";
import { addToast } from "./toast.ts";
function describeFailure(error) {
  if (error instanceof ResponseError) return error.body?.message || error.message;
  return "The server could not be reached. Please check your connection and try again.";
}
function tellFailure(title, error) {
  addToast({ title, description: describeFailure(error), variant: "destructive" });
}
async function telling(title, work) {
  try {
    await work();
  } catch (error) {
    tellFailure(title, error);
  }
}
export {
  describeFailure,
  tellFailure,
  telling
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9mYWlsdXJlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxnQkFBZ0I7QUFHbEIsU0FBUyxnQkFBZ0IsT0FBd0I7QUFDdEQsTUFBSSxpQkFBaUIsY0FBZSxRQUFPLE1BQU0sTUFBTSxXQUFXLE1BQU07QUFDeEUsU0FBTztBQUNUO0FBR08sU0FBUyxZQUFZLE9BQWUsT0FBc0I7QUFDL0QsV0FBUyxFQUFFLE9BQU8sYUFBYSxnQkFBZ0IsS0FBSyxHQUFHLFNBQVMsY0FBYyxDQUFDO0FBQ2pGO0FBR0EsZUFBc0IsUUFBUSxPQUFlLE1BQTBDO0FBQ3JGLE1BQUk7QUFDRixVQUFNLEtBQUs7QUFBQSxFQUNiLFNBQVMsT0FBTztBQUNkLGdCQUFZLE9BQU8sS0FBSztBQUFBLEVBQzFCO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ef0d1263fe5a6f255923689f8e25690a75d28691
