import { wantsJson } from "../http/error-handler.ts";
import { DatabaseUnavailableError, InvalidFieldsError } from "../http/errors.ts";
import { timeouts } from "../http/timeouts.ts";
import { checkFields } from "../shared/fields.ts";
import { receivePhotos } from "./photo-form.ts";
import { findCreationTime } from "./photo-store.ts";
import { makePhotoToken, sealOutcome } from "./signed.ts";
import { storePost } from "./store-post.ts";
const keepsWords = { config: { keepsWords: true } };
const formRoute = { ...keepsWords, handlerTimeout: timeouts.uploadMs };
const chooseAgainWords = "Please choose your photos again; this page can\u2019t keep them.";
async function acceptLead(app, request, reply, description) {
  const photos = await receivePhotos(request, reply);
  const answer = await takeLead(app, request, reply, description, photos).finally(
    () => photos.discard().catch((error) => request.log.warn({ err: error }, "what came with a form could not be removed"))
  );
  return answer();
}
async function takeLead(app, request, reply, description, photos) {
  try {
    app.requireOwnOrigin(request);
    const { value, fields } = checkFields(description.schema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    const stored = await storePost(app, request, reply, async () => ({
      ...await description.toInput(value),
      hasPhotos: photos.count > 0
    }));
    const outcome = photos.count > 0 ? await photos.keep(stored.id) : void 0;
    app.outbox.wake();
    if (wantsJson(request)) {
      const photoToken = description.takesPhotos ? await findPhotoToken(app, description.keys, stored.id) : void 0;
      return () => reply.code(201).send({ ...stored, ...photoToken && { photoToken }, ...outcome && { photos: outcome } });
    }
    return () => reply.redirect(confirmationAddress(description, request, stored, outcome), 303);
  } catch (error) {
    if (wantsJson(request)) throw error;
    return () => showAgain(request, reply, description, error, photos.count > 0);
  }
}
async function findPhotoToken(app, keys, leadId) {
  const createdAt = await findCreationTime(app.db, leadId).catch(() => void 0);
  return createdAt && makePhotoToken(keys, leadId, Date.parse(createdAt));
}
function confirmationAddress({ returnTo, keys }, request, { reference }, outcome) {
  const { route, anchor, query } = returnTo(bodyOf(request));
  const photos = outcome ? `&photos=${encodeURIComponent(sealOutcome(keys, outcome))}` : "";
  return `${route.path}?${query ? `${query}&` : ""}sent=${reference}${photos}#${anchor}`;
}
function bodyOf(request) {
  return request.body !== null && typeof request.body === "object" ? request.body : {};
}
function showAgain(request, reply, description, error, hadPhotos) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof DatabaseUnavailableError)) throw error;
  const body = bodyOf(request);
  const { route, state } = description.returnTo(body);
  const values = Object.fromEntries(
    Object.entries(body).filter((entry) => typeof entry[1] === "string")
  );
  const again = hadPhotos ? { photos: [chooseAgainWords] } : {};
  const words = error instanceof InvalidFieldsError ? { fields: { ...error.answer.fields, ...again } } : { message: error.message, fields: again };
  return reply.code(status).page(request, { ...route, ...state, formState: { form: description.form, values, ...words } });
}
export {
  acceptLead,
  formRoute,
  keepsWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2xlYWQtZm9ybS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUdBLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsMEJBQTBCLDBCQUEwQjtBQUM3RCxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLG1CQUF1QztBQUloRCxTQUEwQixxQkFBcUI7QUFDL0MsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxnQkFBZ0IsbUJBQW1CO0FBRTVDLFNBQVMsaUJBQWlCO0FBUW5CLE1BQU0sYUFBYSxFQUFFLFFBQVEsRUFBRSxZQUFZLEtBQUssRUFBRTtBQUdsRCxNQUFNLFlBQVksRUFBRSxHQUFHLFlBQVksZ0JBQWdCLFNBQVMsU0FBUztBQUU1RSxNQUFNLG1CQUFtQjtBQTRCekIsZUFBc0IsV0FDcEIsS0FDQSxTQUNBLE9BQ0EsYUFDQTtBQUNBLFFBQU0sU0FBUyxNQUFNLGNBQWMsU0FBUyxLQUFLO0FBQ2pELFFBQU0sU0FBUyxNQUFNLFNBQVMsS0FBSyxTQUFTLE9BQU8sYUFBYSxNQUFNLEVBQUU7QUFBQSxJQUFRLE1BQzlFLE9BQU8sUUFBUSxFQUFFLE1BQU0sQ0FBQyxVQUFVLFFBQVEsSUFBSSxLQUFLLEVBQUUsS0FBSyxNQUFNLEdBQUcsNENBQTRDLENBQUM7QUFBQSxFQUNsSDtBQUNBLFNBQU8sT0FBTztBQUNoQjtBQUdBLGVBQWUsU0FDYixLQUNBLFNBQ0EsT0FDQSxhQUNBLFFBQ3FEO0FBQ3JELE1BQUk7QUFDRixRQUFJLGlCQUFpQixPQUFPO0FBQzVCLFVBQU0sRUFBRSxPQUFPLE9BQU8sSUFBSSxZQUFZLFlBQVksUUFBUSxRQUFRLElBQUk7QUFDdEUsUUFBSSxPQUFRLE9BQU0sSUFBSSxtQkFBbUIsTUFBTTtBQUMvQyxVQUFNLFNBQVMsTUFBTSxVQUFVLEtBQUssU0FBUyxPQUFPLGFBQWE7QUFBQSxNQUMvRCxHQUFJLE1BQU0sWUFBWSxRQUFRLEtBQUs7QUFBQSxNQUNuQyxXQUFXLE9BQU8sUUFBUTtBQUFBLElBQzVCLEVBQUU7QUFDRixVQUFNLFVBQVUsT0FBTyxRQUFRLElBQUksTUFBTSxPQUFPLEtBQUssT0FBTyxFQUFFLElBQUk7QUFDbEUsUUFBSSxPQUFPLEtBQUs7QUFDaEIsUUFBSSxVQUFVLE9BQU8sR0FBRztBQUN0QixZQUFNLGFBQWEsWUFBWSxjQUFjLE1BQU0sZUFBZSxLQUFLLFlBQVksTUFBTSxPQUFPLEVBQUUsSUFBSTtBQUN0RyxhQUFPLE1BQ0wsTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLEVBQUUsR0FBRyxRQUFRLEdBQUksY0FBYyxFQUFFLFdBQVcsR0FBSSxHQUFJLFdBQVcsRUFBRSxRQUFRLFFBQVEsRUFBRyxDQUFDO0FBQUEsSUFDOUc7QUFDQSxXQUFPLE1BQU0sTUFBTSxTQUFTLG9CQUFvQixhQUFhLFNBQVMsUUFBUSxPQUFPLEdBQUcsR0FBRztBQUFBLEVBQzdGLFNBQVMsT0FBTztBQUNkLFFBQUksVUFBVSxPQUFPLEVBQUcsT0FBTTtBQUM5QixXQUFPLE1BQU0sVUFBVSxTQUFTLE9BQU8sYUFBYSxPQUF1QixPQUFPLFFBQVEsQ0FBQztBQUFBLEVBQzdGO0FBQ0Y7QUFHQSxlQUFlLGVBQWUsS0FBc0IsTUFBZ0IsUUFBNkM7QUFDL0csUUFBTSxZQUFZLE1BQU0saUJBQWlCLElBQUksSUFBSSxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDOUUsU0FBTyxhQUFhLGVBQWUsTUFBTSxRQUFRLEtBQUssTUFBTSxTQUFTLENBQUM7QUFDeEU7QUFFQSxTQUFTLG9CQUNQLEVBQUUsVUFBVSxLQUFLLEdBQ2pCLFNBQ0EsRUFBRSxVQUFVLEdBQ1osU0FDUTtBQUNSLFFBQU0sRUFBRSxPQUFPLFFBQVEsTUFBTSxJQUFJLFNBQVMsT0FBTyxPQUFPLENBQUM7QUFDekQsUUFBTSxTQUFTLFVBQVUsV0FBVyxtQkFBbUIsWUFBWSxNQUFNLE9BQU8sQ0FBQyxDQUFDLEtBQUs7QUFDdkYsU0FBTyxHQUFHLE1BQU0sSUFBSSxJQUFJLFFBQVEsR0FBRyxLQUFLLE1BQU0sRUFBRSxRQUFRLFNBQVMsR0FBRyxNQUFNLElBQUksTUFBTTtBQUN0RjtBQUdBLFNBQVMsT0FBTyxTQUFrRDtBQUNoRSxTQUFPLFFBQVEsU0FBUyxRQUFRLE9BQU8sUUFBUSxTQUFTLFdBQVksUUFBUSxPQUFtQyxDQUFDO0FBQ2xIO0FBR0EsU0FBUyxVQUNQLFNBQ0EsT0FDQSxhQUNBLE9BQ0EsV0FDQTtBQUNBLFFBQU0sU0FBUyxNQUFNLGNBQWM7QUFDbkMsTUFBSSxVQUFVLE9BQU8sRUFBRSxpQkFBaUIsMEJBQTJCLE9BQU07QUFDekUsUUFBTSxPQUFPLE9BQU8sT0FBTztBQUMzQixRQUFNLEVBQUUsT0FBTyxNQUFNLElBQUksWUFBWSxTQUFTLElBQUk7QUFDbEQsUUFBTSxTQUFTLE9BQU87QUFBQSxJQUNwQixPQUFPLFFBQVEsSUFBSSxFQUFFLE9BQU8sQ0FBQyxVQUFxQyxPQUFPLE1BQU0sQ0FBQyxNQUFNLFFBQVE7QUFBQSxFQUNoRztBQUNBLFFBQU0sUUFBdUIsWUFBWSxFQUFFLFFBQVEsQ0FBQyxnQkFBZ0IsRUFBRSxJQUFJLENBQUM7QUFDM0UsUUFBTSxRQUNKLGlCQUFpQixxQkFDYixFQUFFLFFBQVEsRUFBRSxHQUFHLE1BQU0sT0FBTyxRQUFRLEdBQUcsTUFBTSxFQUFFLElBQy9DLEVBQUUsU0FBUyxNQUFNLFNBQVMsUUFBUSxNQUFNO0FBQzlDLFNBQU8sTUFDSixLQUFLLE1BQU0sRUFDWCxLQUFLLFNBQVMsRUFBRSxHQUFHLE9BQU8sR0FBRyxPQUFPLFdBQVcsRUFBRSxNQUFNLFlBQVksTUFBTSxRQUFRLEdBQUcsTUFBTSxFQUFFLENBQUM7QUFDbEc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a389c1be64b62c7b9e234a4c3cae36abbe9aadc2
