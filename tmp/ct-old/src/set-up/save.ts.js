import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { changePassword, recordChange } from "../accounts/index.ts";
import { changePlanInBatch, publishProfileInBatch, readPlan, readProfile } from "../content/index.ts";
import { inTransaction, takeLock } from "../database/index.ts";
import { ChangedElsewhereError, InvalidFieldsError } from "../http/errors.ts";
import { futureYearMessage } from "../shared/content/profile-words.ts";
import { checkPaths } from "../shared/fields.ts";
import { mailSettingsSchema } from "../shared/mail-settings.ts";
import { passwordChangeSchema } from "../shared/password.ts";
import { defaultProfile, profileSchema } from "../shared/profile.ts";
import { hoursStep, proposeInitials, servicesStep, townsStep, zipField } from "../shared/set-up.ts";
import { timeZoneOf } from "../shared/time-zone.ts";
import { hoursOf, usualWeeks } from "../shared/week.ts";
import { planInRegion, planOfServices, stepOfTowns } from "./plan-edits.ts";
import { seenOf } from "./state.ts";
import { findPlaces } from "./zip-codes.ts";
const { shape } = profileSchema;
const businessStep = z.object({
  ...{ name: shape.name, phone: shape.phone, email: shape.email, since: shape.since },
  brandInitials: z.optional(shape.brandInitials),
  website: z.optional(shape.website)
});
const placeStep = z.object({ zip: zipField, street: shape.street, region: shape.region, city: z.optional(shape.city) });
const lookStep = z.object({ accent: shape.accent });
const savers = {
  async business(body, context) {
    const fields = check(businessStep, body);
    const { profile } = context.app.site.current;
    const year = new Date(context.app.now()).getFullYear();
    if (fields.since > year) throw new InvalidFieldsError({ since: [futureYearMessage] });
    const years = Math.max(1, year - fields.since);
    const initials = fields.name === profile.name ? profile.brandInitials : proposeInitials(fields.name) || "FC";
    const isExample = profile.website === defaultProfile.website;
    const website = isExample && context.publicUrl ? context.publicUrl : profile.website;
    return change(context, "business", { profile: { brandInitials: initials, website, ...fields, years } });
  },
  async place(body, context) {
    const { city, zip, ...fields } = check(placeStep, body);
    const found = await findPlaces(context.placesFile, zip, 1);
    if (!found) throw new InvalidFieldsError({ zip: ["There is no such ZIP code."] });
    const { state, latitude, longitude } = found;
    const { profile } = context.app.site.current;
    const timeZone = state === profile.state ? profile.timeZone : timeZoneOf(state);
    const place = { ...fields, zip, state, latitude, longitude, timeZone, city: city ?? found.city };
    return change(context, "place", {
      profile: place,
      plan: (before) => async (plan) => planInRegion(plan, before, place)
    });
  },
  async hours(body, context) {
    const { week } = check(hoursStep, body);
    const usual = typeof week === "string" ? usualWeeks.find(({ name }) => name === week)?.week : week;
    return usual && change(context, "hours", { profile: hoursOf(usual) });
  },
  async services(body, context) {
    const shown = new Set(check(servicesStep, body).shown);
    return change(context, "services", { plan: () => async (plan) => planOfServices(plan, shown) });
  },
  async towns(body, context) {
    const { towns } = check(townsStep, body);
    const { byId } = context.app.site.current.documents;
    const unique = [...new Map(towns.map((town) => [town.name.toLowerCase(), town])).values()];
    return change(context, "towns", { plan: (profile) => stepOfTowns(unique, byId, profile) });
  },
  look: async (body, context) => change(context, "look", { profile: check(lookStep, body) }),
  async password(body, context) {
    await changePassword(context.request, context.reply, "admin", check(passwordChangeSchema, body));
    await leaveLine(context, "password");
    return void 0;
  },
  async mail(body, context) {
    const { app } = context;
    await app.outbox.mail.accounts.save(check(mailSettingsSchema, body));
    app.outbox.wake();
    await leaveLine(context, "mail");
    return void 0;
  }
};
function leaveLine({ app, request }, step) {
  const at = new Date(app.now()).toISOString();
  return recordChange(app.db, request.author, at, { action: "save", subject: "set-up", detail: step });
}
async function change({ app, request, seen }, step, { profile, plan }) {
  const batch = randomUUID();
  const at = new Date(app.now()).toISOString();
  const by = request.author;
  const save = async (transaction) => {
    if (plan) await takeLock(transaction, "plan");
    const { profile: before, version } = await readProfile(transaction);
    if (seen !== void 0 && seen !== seenOf(step, before, (await readPlan(transaction)).plan))
      throw new ChangedElsewhereError(conflict);
    const after = { ...before, ...profile };
    const edit = { by, at, documents: app.site.current.documents, profile: after };
    const isNew = JSON.stringify(after) !== JSON.stringify(before);
    if (isNew) await publishProfileInBatch(transaction, edit, batch, { profile: after, version });
    const isMoved = plan !== void 0 && await changePlanInBatch(transaction, edit, batch, plan(before));
    await recordChange(transaction, by, at, { action: "save", subject: "set-up", detail: step });
    return isNew || isMoved;
  };
  return await app.site.update(() => inTransaction(app.db, save)) ? batch : void 0;
}
const conflict = "This was changed in another window. Nothing of yours is lost, and nothing was overwritten.";
function check(schema, body) {
  const { value, fields } = checkPaths(schema, body);
  if (fields) throw new InvalidFieldsError(fields);
  return value;
}
export {
  leaveLine,
  savers
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC9zYXZlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFHM0IsWUFBWSxPQUFPO0FBQ25CLFNBQVMsZ0JBQWdCLG9CQUFvQjtBQUM3QyxTQUFTLG1CQUFrQyx1QkFBdUIsVUFBVSxtQkFBbUI7QUFDL0YsU0FBd0IsZUFBZSxnQkFBZ0I7QUFDdkQsU0FBUyx1QkFBdUIsMEJBQTBCO0FBQzFELFNBQVMseUJBQXlCO0FBQ2xDLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsMEJBQTBCO0FBQ25DLFNBQVMsNEJBQTRCO0FBQ3JDLFNBQVMsZ0JBQThCLHFCQUFxQjtBQUM1RCxTQUFTLFdBQVcsaUJBQWlDLGNBQWMsV0FBVyxnQkFBZ0I7QUFDOUYsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxTQUFTLGtCQUFrQjtBQUNwQyxTQUFTLGNBQWMsZ0JBQWdCLG1CQUFtQjtBQUMxRCxTQUF3QixjQUFjO0FBQ3RDLFNBQVMsa0JBQWtCO0FBc0IzQixNQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLE1BQU0sZUFBZSxFQUFFLE9BQU87QUFBQSxFQUM1QixHQUFHLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FBTyxNQUFNLE9BQU8sT0FBTyxNQUFNLE9BQU8sT0FBTyxNQUFNLE1BQU07QUFBQSxFQUNsRixlQUFlLEVBQUUsU0FBUyxNQUFNLGFBQWE7QUFBQSxFQUM3QyxTQUFTLEVBQUUsU0FBUyxNQUFNLE9BQU87QUFDbkMsQ0FBQztBQUNELE1BQU0sWUFBWSxFQUFFLE9BQU8sRUFBRSxLQUFLLFVBQVUsUUFBUSxNQUFNLFFBQVEsUUFBUSxNQUFNLFFBQVEsTUFBTSxFQUFFLFNBQVMsTUFBTSxJQUFJLEVBQUUsQ0FBQztBQUN0SCxNQUFNLFdBQVcsRUFBRSxPQUFPLEVBQUUsUUFBUSxNQUFNLE9BQU8sQ0FBQztBQUczQyxNQUFNLFNBQXNDO0FBQUEsRUFDakQsTUFBTSxTQUFTLE1BQU0sU0FBUztBQUM1QixVQUFNLFNBQVMsTUFBTSxjQUFjLElBQUk7QUFDdkMsVUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRLElBQUksS0FBSztBQUNyQyxVQUFNLE9BQU8sSUFBSSxLQUFLLFFBQVEsSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZO0FBQ3JELFFBQUksT0FBTyxRQUFRLEtBQU0sT0FBTSxJQUFJLG1CQUFtQixFQUFFLE9BQU8sQ0FBQyxpQkFBaUIsRUFBRSxDQUFDO0FBQ3BGLFVBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxPQUFPLE9BQU8sS0FBSztBQUM3QyxVQUFNLFdBQVcsT0FBTyxTQUFTLFFBQVEsT0FBTyxRQUFRLGdCQUFnQixnQkFBZ0IsT0FBTyxJQUFJLEtBQUs7QUFDeEcsVUFBTSxZQUFZLFFBQVEsWUFBWSxlQUFlO0FBQ3JELFVBQU0sVUFBVSxhQUFhLFFBQVEsWUFBWSxRQUFRLFlBQVksUUFBUTtBQUM3RSxXQUFPLE9BQU8sU0FBUyxZQUFZLEVBQUUsU0FBUyxFQUFFLGVBQWUsVUFBVSxTQUFTLEdBQUcsUUFBUSxNQUFNLEVBQUUsQ0FBQztBQUFBLEVBQ3hHO0FBQUEsRUFDQSxNQUFNLE1BQU0sTUFBTSxTQUFTO0FBQ3pCLFVBQU0sRUFBRSxNQUFNLEtBQUssR0FBRyxPQUFPLElBQUksTUFBTSxXQUFXLElBQUk7QUFDdEQsVUFBTSxRQUFRLE1BQU0sV0FBVyxRQUFRLFlBQVksS0FBSyxDQUFDO0FBQ3pELFFBQUksQ0FBQyxNQUFPLE9BQU0sSUFBSSxtQkFBbUIsRUFBRSxLQUFLLENBQUMsNEJBQTRCLEVBQUUsQ0FBQztBQUNoRixVQUFNLEVBQUUsT0FBTyxVQUFVLFVBQVUsSUFBSTtBQUN2QyxVQUFNLEVBQUUsUUFBUSxJQUFJLFFBQVEsSUFBSSxLQUFLO0FBRXJDLFVBQU0sV0FBVyxVQUFVLFFBQVEsUUFBUSxRQUFRLFdBQVcsV0FBVyxLQUFLO0FBQzlFLFVBQU0sUUFBUSxFQUFFLEdBQUcsUUFBUSxLQUFLLE9BQU8sVUFBVSxXQUFXLFVBQVUsTUFBTSxRQUFRLE1BQU0sS0FBSztBQUMvRixXQUFPLE9BQU8sU0FBUyxTQUFTO0FBQUEsTUFDOUIsU0FBUztBQUFBLE1BQ1QsTUFBTSxDQUFDLFdBQVcsT0FBTyxTQUFTLGFBQWEsTUFBTSxRQUFRLEtBQUs7QUFBQSxJQUNwRSxDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsTUFBTSxNQUFNLE1BQU0sU0FBUztBQUN6QixVQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU0sV0FBVyxJQUFJO0FBQ3RDLFVBQU0sUUFBUSxPQUFPLFNBQVMsV0FBVyxXQUFXLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLElBQUksR0FBRyxPQUFPO0FBQzlGLFdBQU8sU0FBUyxPQUFPLFNBQVMsU0FBUyxFQUFFLFNBQVMsUUFBUSxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ3RFO0FBQUEsRUFDQSxNQUFNLFNBQVMsTUFBTSxTQUFTO0FBQzVCLFVBQU0sUUFBUSxJQUFJLElBQUksTUFBTSxjQUFjLElBQUksRUFBRSxLQUFLO0FBQ3JELFdBQU8sT0FBTyxTQUFTLFlBQVksRUFBRSxNQUFNLE1BQU0sT0FBTyxTQUFTLGVBQWUsTUFBTSxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ2hHO0FBQUEsRUFDQSxNQUFNLE1BQU0sTUFBTSxTQUFTO0FBQ3pCLFVBQU0sRUFBRSxNQUFNLElBQUksTUFBTSxXQUFXLElBQUk7QUFDdkMsVUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRLElBQUksS0FBSyxRQUFRO0FBQzFDLFVBQU0sU0FBUyxDQUFDLEdBQUcsSUFBSSxJQUFJLE1BQU0sSUFBSSxDQUFDLFNBQVMsQ0FBQyxLQUFLLEtBQUssWUFBWSxHQUFHLElBQUksQ0FBQyxDQUFDLEVBQUUsT0FBTyxDQUFDO0FBQ3pGLFdBQU8sT0FBTyxTQUFTLFNBQVMsRUFBRSxNQUFNLENBQUMsWUFBWSxZQUFZLFFBQVEsTUFBTSxPQUFPLEVBQUUsQ0FBQztBQUFBLEVBQzNGO0FBQUEsRUFDQSxNQUFNLE9BQU8sTUFBTSxZQUFZLE9BQU8sU0FBUyxRQUFRLEVBQUUsU0FBUyxNQUFNLFVBQVUsSUFBSSxFQUFFLENBQUM7QUFBQSxFQUN6RixNQUFNLFNBQVMsTUFBTSxTQUFTO0FBQzVCLFVBQU0sZUFBZSxRQUFRLFNBQVMsUUFBUSxPQUFPLFNBQVMsTUFBTSxzQkFBc0IsSUFBSSxDQUFDO0FBQy9GLFVBQU0sVUFBVSxTQUFTLFVBQVU7QUFDbkMsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBLE1BQU0sS0FBSyxNQUFNLFNBQVM7QUFDeEIsVUFBTSxFQUFFLElBQUksSUFBSTtBQUNoQixVQUFNLElBQUksT0FBTyxLQUFLLFNBQVMsS0FBSyxNQUFNLG9CQUFvQixJQUFJLENBQUM7QUFDbkUsUUFBSSxPQUFPLEtBQUs7QUFDaEIsVUFBTSxVQUFVLFNBQVMsTUFBTTtBQUMvQixXQUFPO0FBQUEsRUFDVDtBQUNGO0FBR08sU0FBUyxVQUFVLEVBQUUsS0FBSyxRQUFRLEdBQWdCLE1BQWdDO0FBQ3ZGLFFBQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZO0FBQzNDLFNBQU8sYUFBYSxJQUFJLElBQUksUUFBUSxRQUFRLElBQUksRUFBRSxRQUFRLFFBQVEsU0FBUyxVQUFVLFFBQVEsS0FBSyxDQUFDO0FBQ3JHO0FBYUEsZUFBZSxPQUNiLEVBQUUsS0FBSyxTQUFTLEtBQUssR0FDckIsTUFDQSxFQUFFLFNBQVMsS0FBSyxHQUNhO0FBQzdCLFFBQU0sUUFBUSxXQUFXO0FBQ3pCLFFBQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZO0FBQzNDLFFBQU0sS0FBSyxRQUFRO0FBQ25CLFFBQU0sT0FBTyxPQUFPLGdCQUF5RDtBQUMzRSxRQUFJLEtBQU0sT0FBTSxTQUFTLGFBQWEsTUFBTTtBQUM1QyxVQUFNLEVBQUUsU0FBUyxRQUFRLFFBQVEsSUFBSSxNQUFNLFlBQVksV0FBVztBQUNsRSxRQUFJLFNBQVMsVUFBYSxTQUFTLE9BQU8sTUFBTSxTQUFTLE1BQU0sU0FBUyxXQUFXLEdBQUcsSUFBSTtBQUN4RixZQUFNLElBQUksc0JBQXNCLFFBQVE7QUFDMUMsVUFBTSxRQUFRLEVBQUUsR0FBRyxRQUFRLEdBQUcsUUFBUTtBQUN0QyxVQUFNLE9BQU8sRUFBRSxJQUFJLElBQUksV0FBVyxJQUFJLEtBQUssUUFBUSxXQUFXLFNBQVMsTUFBTTtBQUM3RSxVQUFNLFFBQVEsS0FBSyxVQUFVLEtBQUssTUFBTSxLQUFLLFVBQVUsTUFBTTtBQUM3RCxRQUFJLE1BQU8sT0FBTSxzQkFBc0IsYUFBYSxNQUFNLE9BQU8sRUFBRSxTQUFTLE9BQU8sUUFBUSxDQUFDO0FBQzVGLFVBQU0sVUFBVSxTQUFTLFVBQWMsTUFBTSxrQkFBa0IsYUFBYSxNQUFNLE9BQU8sS0FBSyxNQUFNLENBQUM7QUFDckcsVUFBTSxhQUFhLGFBQWEsSUFBSSxJQUFJLEVBQUUsUUFBUSxRQUFRLFNBQVMsVUFBVSxRQUFRLEtBQUssQ0FBQztBQUMzRixXQUFPLFNBQVM7QUFBQSxFQUNsQjtBQUNBLFNBQVEsTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLGNBQWMsSUFBSSxJQUFJLElBQUksQ0FBQyxJQUFLLFFBQVE7QUFDOUU7QUFFQSxNQUFNLFdBQVc7QUFFakIsU0FBUyxNQUFvQyxRQUFnQixNQUFnQztBQUMzRixRQUFNLEVBQUUsT0FBTyxPQUFPLElBQUksV0FBVyxRQUFRLElBQUk7QUFDakQsTUFBSSxPQUFRLE9BQU0sSUFBSSxtQkFBbUIsTUFBTTtBQUMvQyxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a9eb360915a65e15bcba2e04d8c6a4994d7f52cf
