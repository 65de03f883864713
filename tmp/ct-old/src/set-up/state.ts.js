import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { findPasswordConcern } from "../accounts/index.ts";
import { listUnpublishedPages, shippedDocuments } from "../content/index.ts";
import { readSetting, requireReadable, updateSetting } from "../database/index.ts";
import { listSlotPictures } from "../pictures/index.ts";
import { shownTowns, stripTowns, wordsOf } from "../shared/content/documents.ts";
import { serviceLists, townLists } from "../shared/content/page-plan.ts";
import { launchNotices, projectPicture, projectPictures } from "../shared/launch-notices.ts";
import { defaultAccent, defaultProfile } from "../shared/profile.ts";
import { setUpSteps } from "../shared/set-up.ts";
import { readWeek } from "../shared/week.ts";
const mark = z.union([z.enum(["kept", "saved"]), z.object({ batch: z.string() })]);
const marksSchema = z.partialRecord(z.enum(setUpSteps), mark);
const marksKey = "set-up";
async function readSetUp(app, config) {
  const site = app.site.current;
  const drafts = (await listUnpublishedPages(app.db, site.documents)).filter(({ kind }) => kind === "town");
  const own = Object.keys(await listSlotPictures(app.db));
  const fields = await readFields(app, site, {
    own,
    drafts: drafts.map(({ name }) => name),
    asksWebsite: !config.publicUrl
  });
  const stored = await readSetting(app.db, marksKey, marksSchema);
  requireReadable(marksKey, stored);
  const marks = stored.value ?? {};
  return {
    steps: setUpSteps.map((name) => ({ name, done: marks[name] !== void 0 || isShownByData(name, fields, site) })),
    tasks: listTasks(site, own, drafts.length),
    fields,
    seen: {
      ...Object.fromEntries(pageSteps.map((name) => [name, seenOf(name, site.profile, site.documents.plan)])),
      password: hashOf(fields.password),
      mail: hashOf(fields.mail.version)
    }
  };
}
async function markDone(app, step, mark2) {
  await updateSetting(app.db, marksKey, (marks) => ({ ...marks, [step]: mark2 }));
}
const forgetMark = async (transaction, { batch }) => {
  const written = await updateSetting(transaction, marksKey, (marks = {}) => {
    const kept = Object.entries(marks).filter(([, mark2]) => typeof mark2 === "string" || mark2.batch !== batch);
    return kept.length < Object.keys(marks).length ? Object.fromEntries(kept) : void 0;
  });
  return written !== void 0;
};
async function readFields({ db, outbox }, site, { own, drafts, asksWebsite }) {
  const { profile } = site;
  const { name, phone, email, since, brandInitials, website, zip, street, city, state, region } = profile;
  const concern = await findPasswordConcern(db, "admin");
  return {
    business: { name, phone, email, since, brandInitials, website, asksWebsite },
    place: { zip: zip.slice(0, 5), street, city, state, region },
    hours: { week: readWeek(profile.openingHours) },
    services: listServices(site),
    towns: listTowns(site, drafts),
    look: { accent: profile.accent, hasLogo: own.includes("logo.png") },
    password: concern ? { reason: concern.reason } : {},
    mail: { ...await outbox.mail.accounts.view(), proposedTo: email === defaultProfile.email ? "" : email }
  };
}
function listServices({ documents }) {
  const frame = wordsOf(documents, "frame");
  const groups = serviceLists.map((list) => ({
    title: frame[list].title,
    services: documents.plan[list].flatMap((id) => {
      const document = documents.byId.get(id);
      if (document?.kind !== "service") return [];
      return { id, name: document.words.menuName, shown: !Object.hasOwn(documents.plan.hidden, id) };
    })
  }));
  return { groups };
}
function listTowns({ documents, profile }, drafts) {
  const withPage = [...shownTowns(documents).map(({ words }) => words.town), ...drafts];
  return { zip: profile.zip.slice(0, 5), chosen: [.../* @__PURE__ */ new Set([...stripTowns(documents), ...withPage])], withPage };
}
const overwritten = {
  business: ({ name, phone, email, since, brandInitials: initials, website }) => JSON.stringify([name, phone, email, since, initials, website]),
  place: ({ zip, street, city, state, region }) => ({ zip, street, city, state, region }),
  hours: ({ openingHours }) => openingHours,
  services: (_profile, { hidden, ...plan }) => serviceLists.map((list) => plan[list].map((id) => [id, hidden[id]])),
  towns: (_profile, { hidden, strip, ...plan }) => [
    strip,
    townLists.map((list) => plan[list].map((id) => [id, hidden[id]]))
  ],
  look: ({ accent }) => accent
};
const pageSteps = Object.keys(overwritten);
function seenOf(step, profile, plan) {
  return hashOf(overwritten[step](profile, plan));
}
function hashOf(fields) {
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16);
}
function isShownByData(step, fields, site) {
  return rules[step](fields, site);
}
const rules = {
  business: (_fields, { profile }) => ["name", "phone", "email"].every((field) => profile[field] !== defaultProfile[field]),
  place: (_fields, { profile }) => profile.street !== defaultProfile.street,
  hours: (_fields, { profile }) => profile.openingHours !== defaultProfile.openingHours,
  services: (_fields, { documents: { plan } }) => serviceLists.some(
    (list) => plan[list].join() !== shippedDocuments.plan[list].join() || plan[list].some((id) => Object.hasOwn(plan.hidden, id))
  ),
  // In another region the home town stands there alone until others are chosen.
  towns: ({ towns }, { documents: { plan } }) => plan.region === "any" ? towns.chosen.length > 1 : plan.strip.join() !== shippedDocuments.plan.strip.join(),
  look: ({ look }) => look.hasLogo || look.accent !== defaultAccent,
  password: ({ password }) => password.reason === void 0,
  mail: ({ mail }) => mail.host !== ""
};
function listTasks(site, own, townDrafts) {
  const { profile, publicUrl, gallery } = site;
  const tasks = launchNotices(profile, projectPictures - own.filter((name) => projectPicture.test(name)).length);
  if (profile.years < 3)
    tasks.push({
      text: `Your pages say \u201C${profile.years}+ Years\u201D and \u201Cover ${profile.years} years\u201D. If your people have worked longer than the business, raise the years of experience; if not, change these words.`,
      link: { path: "/admin/profile", label: "Business profile" }
    });
  const silent = gallery.filter(({ alt }) => alt === "").length;
  if (silent > 0)
    tasks.push({
      text: `${silent === 1 ? "A photo in your gallery has" : `${silent} photos in your gallery have`} no words yet. Say what each of them shows.`,
      link: { path: "/admin/pictures", label: "Pictures" }
    });
  if (townDrafts > 0)
    tasks.push({
      text: `${townDrafts === 1 ? "A town page waits" : `${townDrafts} town pages wait`} for words of your own. No visitor sees them before you publish them.`,
      link: { path: "/admin/site", label: "Pages" }
    });
  if (publicUrl === defaultProfile.website)
    tasks.push({
      text: "The address of your website is still the one of the example. Search engines read it on every page.",
      link: { path: "/admin/profile", label: "Business profile" }
    });
  return tasks;
}
export {
  forgetMark,
  isShownByData,
  listTasks,
  markDone,
  readSetUp,
  seenOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC9zdGF0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBRTNCLFlBQVksT0FBTztBQUNuQixTQUFTLDJCQUEyQjtBQUVwQyxTQUFTLHNCQUE2Qyx3QkFBd0I7QUFDOUUsU0FBUyxhQUFhLGlCQUFpQixxQkFBcUI7QUFDNUQsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxZQUFZLFlBQVksZUFBZTtBQUNoRCxTQUF3QixjQUFjLGlCQUFpQjtBQUN2RCxTQUE0QixlQUFlLGdCQUFnQix1QkFBdUI7QUFFbEYsU0FBUyxlQUFlLHNCQUFvQztBQUM1RCxTQUF1RCxrQkFBa0I7QUFDekUsU0FBUyxnQkFBZ0I7QUFHekIsTUFBTSxPQUFPLEVBQUUsTUFBTSxDQUFDLEVBQUUsS0FBSyxDQUFDLFFBQVEsT0FBTyxDQUFDLEdBQUcsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxDQUFDLENBQUMsQ0FBQztBQUdqRixNQUFNLGNBQW9DLEVBQUUsY0FBYyxFQUFFLEtBQUssVUFBVSxHQUFHLElBQUk7QUFDbEYsTUFBTSxXQUFXO0FBR2pCLGVBQXNCLFVBQVUsS0FBc0IsUUFBbUQ7QUFDdkcsUUFBTSxPQUFPLElBQUksS0FBSztBQUN0QixRQUFNLFVBQVUsTUFBTSxxQkFBcUIsSUFBSSxJQUFJLEtBQUssU0FBUyxHQUFHLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLE1BQU07QUFDeEcsUUFBTSxNQUFNLE9BQU8sS0FBSyxNQUFNLGlCQUFpQixJQUFJLEVBQUUsQ0FBQztBQUN0RCxRQUFNLFNBQVMsTUFBTSxXQUFXLEtBQUssTUFBTTtBQUFBLElBQ3pDO0FBQUEsSUFDQSxRQUFRLE9BQU8sSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUk7QUFBQSxJQUNyQyxhQUFhLENBQUMsT0FBTztBQUFBLEVBQ3ZCLENBQUM7QUFDRCxRQUFNLFNBQVMsTUFBTSxZQUFZLElBQUksSUFBSSxVQUFVLFdBQVc7QUFDOUQsa0JBQWdCLFVBQVUsTUFBTTtBQUNoQyxRQUFNLFFBQVEsT0FBTyxTQUFTLENBQUM7QUFDL0IsU0FBTztBQUFBLElBQ0wsT0FBTyxXQUFXLElBQUksQ0FBQyxVQUFVLEVBQUUsTUFBTSxNQUFNLE1BQU0sSUFBSSxNQUFNLFVBQWEsY0FBYyxNQUFNLFFBQVEsSUFBSSxFQUFFLEVBQUU7QUFBQSxJQUNoSCxPQUFPLFVBQVUsTUFBTSxLQUFLLE9BQU8sTUFBTTtBQUFBLElBQ3pDO0FBQUEsSUFDQSxNQUFNO0FBQUEsTUFDSixHQUFJLE9BQU8sWUFBWSxVQUFVLElBQUksQ0FBQyxTQUFTLENBQUMsTUFBTSxPQUFPLE1BQU0sS0FBSyxTQUFTLEtBQUssVUFBVSxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQUEsTUFDdkcsVUFBVSxPQUFPLE9BQU8sUUFBUTtBQUFBLE1BQ2hDLE1BQU0sT0FBTyxPQUFPLEtBQUssT0FBTztBQUFBLElBQ2xDO0FBQUEsRUFDRjtBQUNGO0FBR0EsZUFBc0IsU0FBUyxLQUFzQixNQUFpQkEsT0FBMkI7QUFDL0YsUUFBTSxjQUFxQixJQUFJLElBQUksVUFBVSxDQUFDLFdBQVcsRUFBRSxHQUFHLE9BQU8sQ0FBQyxJQUFJLEdBQUdBLE1BQUssRUFBRTtBQUN0RjtBQUdPLE1BQU0sYUFBK0IsT0FBTyxhQUFhLEVBQUUsTUFBTSxNQUFNO0FBQzVFLFFBQU0sVUFBVSxNQUFNLGNBQXFCLGFBQWEsVUFBVSxDQUFDLFFBQVEsQ0FBQyxNQUFNO0FBQ2hGLFVBQU0sT0FBTyxPQUFPLFFBQVEsS0FBSyxFQUFFLE9BQU8sQ0FBQyxDQUFDLEVBQUVBLEtBQUksTUFBTSxPQUFPQSxVQUFTLFlBQVlBLE1BQUssVUFBVSxLQUFLO0FBQ3hHLFdBQU8sS0FBSyxTQUFTLE9BQU8sS0FBSyxLQUFLLEVBQUUsU0FBVSxPQUFPLFlBQVksSUFBSSxJQUFjO0FBQUEsRUFDekYsQ0FBQztBQUNELFNBQU8sWUFBWTtBQUNyQjtBQUVBLGVBQWUsV0FDYixFQUFFLElBQUksT0FBTyxHQUNiLE1BQ0EsRUFBRSxLQUFLLFFBQVEsWUFBWSxHQUNMO0FBQ3RCLFFBQU0sRUFBRSxRQUFRLElBQUk7QUFDcEIsUUFBTSxFQUFFLE1BQU0sT0FBTyxPQUFPLE9BQU8sZUFBZSxTQUFTLEtBQUssUUFBUSxNQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ2hHLFFBQU0sVUFBVSxNQUFNLG9CQUFvQixJQUFJLE9BQU87QUFDckQsU0FBTztBQUFBLElBQ0wsVUFBVSxFQUFFLE1BQU0sT0FBTyxPQUFPLE9BQU8sZUFBZSxTQUFTLFlBQVk7QUFBQSxJQUMzRSxPQUFPLEVBQUUsS0FBSyxJQUFJLE1BQU0sR0FBRyxDQUFDLEdBQUcsUUFBUSxNQUFNLE9BQU8sT0FBTztBQUFBLElBQzNELE9BQU8sRUFBRSxNQUFNLFNBQVMsUUFBUSxZQUFZLEVBQUU7QUFBQSxJQUM5QyxVQUFVLGFBQWEsSUFBSTtBQUFBLElBQzNCLE9BQU8sVUFBVSxNQUFNLE1BQU07QUFBQSxJQUM3QixNQUFNLEVBQUUsUUFBUSxRQUFRLFFBQVEsU0FBUyxJQUFJLFNBQVMsVUFBVSxFQUFFO0FBQUEsSUFDbEUsVUFBVSxVQUFVLEVBQUUsUUFBUSxRQUFRLE9BQU8sSUFBSSxDQUFDO0FBQUEsSUFDbEQsTUFBTSxFQUFFLEdBQUksTUFBTSxPQUFPLEtBQUssU0FBUyxLQUFLLEdBQUksWUFBWSxVQUFVLGVBQWUsUUFBUSxLQUFLLE1BQU07QUFBQSxFQUMxRztBQUNGO0FBRUEsU0FBUyxhQUFhLEVBQUUsVUFBVSxHQUFrQztBQUNsRSxRQUFNLFFBQVEsUUFBUSxXQUFXLE9BQU87QUFDeEMsUUFBTSxTQUFTLGFBQWEsSUFBSSxDQUFDLFVBQVU7QUFBQSxJQUN6QyxPQUFPLE1BQU0sSUFBSSxFQUFFO0FBQUEsSUFDbkIsVUFBVSxVQUFVLEtBQUssSUFBSSxFQUFFLFFBQVEsQ0FBQyxPQUFPO0FBQzdDLFlBQU0sV0FBVyxVQUFVLEtBQUssSUFBSSxFQUFFO0FBQ3RDLFVBQUksVUFBVSxTQUFTLFVBQVcsUUFBTyxDQUFDO0FBQzFDLGFBQU8sRUFBRSxJQUFJLE1BQU0sU0FBUyxNQUFNLFVBQVUsT0FBTyxDQUFDLE9BQU8sT0FBTyxVQUFVLEtBQUssUUFBUSxFQUFFLEVBQUU7QUFBQSxJQUMvRixDQUFDO0FBQUEsRUFDSCxFQUFFO0FBQ0YsU0FBTyxFQUFFLE9BQU87QUFDbEI7QUFHQSxTQUFTLFVBQVUsRUFBRSxXQUFXLFFBQVEsR0FBUyxRQUFpRDtBQUNoRyxRQUFNLFdBQVcsQ0FBQyxHQUFHLFdBQVcsU0FBUyxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLElBQUksR0FBRyxHQUFHLE1BQU07QUFDcEYsU0FBTyxFQUFFLEtBQUssUUFBUSxJQUFJLE1BQU0sR0FBRyxDQUFDLEdBQUcsUUFBUSxDQUFDLEdBQUcsb0JBQUksSUFBSSxDQUFDLEdBQUcsV0FBVyxTQUFTLEdBQUcsR0FBRyxRQUFRLENBQUMsQ0FBQyxHQUFHLFNBQVM7QUFDakg7QUFHQSxNQUFNLGNBQWM7QUFBQSxFQUNsQixVQUFVLENBQUMsRUFBRSxNQUFNLE9BQU8sT0FBTyxPQUFPLGVBQWUsVUFBVSxRQUFRLE1BQ3ZFLEtBQUssVUFBVSxDQUFDLE1BQU0sT0FBTyxPQUFPLE9BQU8sVUFBVSxPQUFPLENBQUM7QUFBQSxFQUMvRCxPQUFPLENBQUMsRUFBRSxLQUFLLFFBQVEsTUFBTSxPQUFPLE9BQU8sT0FBZ0IsRUFBRSxLQUFLLFFBQVEsTUFBTSxPQUFPLE9BQU87QUFBQSxFQUM5RixPQUFPLENBQUMsRUFBRSxhQUFhLE1BQWU7QUFBQSxFQUN0QyxVQUFVLENBQUMsVUFBbUIsRUFBRSxRQUFRLEdBQUcsS0FBSyxNQUM5QyxhQUFhLElBQUksQ0FBQyxTQUFTLEtBQUssSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLENBQUMsSUFBSSxPQUFPLEVBQUUsQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUNyRSxPQUFPLENBQUMsVUFBbUIsRUFBRSxRQUFRLE9BQU8sR0FBRyxLQUFLLE1BQWdCO0FBQUEsSUFDbEU7QUFBQSxJQUNBLFVBQVUsSUFBSSxDQUFDLFNBQVMsS0FBSyxJQUFJLEVBQUUsSUFBSSxDQUFDLE9BQU8sQ0FBQyxJQUFJLE9BQU8sRUFBRSxDQUFDLENBQUMsQ0FBQztBQUFBLEVBQ2xFO0FBQUEsRUFDQSxNQUFNLENBQUMsRUFBRSxPQUFPLE1BQWU7QUFDakM7QUFHQSxNQUFNLFlBQVksT0FBTyxLQUFLLFdBQVc7QUFHbEMsU0FBUyxPQUFPLE1BQWdCLFNBQWtCLE1BQXdCO0FBQy9FLFNBQU8sT0FBTyxZQUFZLElBQUksRUFBRSxTQUFTLElBQUksQ0FBQztBQUNoRDtBQUVBLFNBQVMsT0FBTyxRQUF5QjtBQUN2QyxTQUFPLFdBQVcsUUFBUSxFQUFFLE9BQU8sS0FBSyxVQUFVLE1BQU0sQ0FBQyxFQUFFLE9BQU8sS0FBSyxFQUFFLE1BQU0sR0FBRyxFQUFFO0FBQ3RGO0FBR08sU0FBUyxjQUNkLE1BQ0EsUUFDQSxNQUNTO0FBQ1QsU0FBTyxNQUFNLElBQUksRUFBRSxRQUFRLElBQUk7QUFDakM7QUFJQSxNQUFNLFFBQWlDO0FBQUEsRUFDckMsVUFBVSxDQUFDLFNBQVMsRUFBRSxRQUFRLE1BQzNCLENBQUMsUUFBUSxTQUFTLE9BQU8sRUFBWSxNQUFNLENBQUMsVUFBVSxRQUFRLEtBQUssTUFBTSxlQUFlLEtBQUssQ0FBQztBQUFBLEVBQ2pHLE9BQU8sQ0FBQyxTQUFTLEVBQUUsUUFBUSxNQUFNLFFBQVEsV0FBVyxlQUFlO0FBQUEsRUFDbkUsT0FBTyxDQUFDLFNBQVMsRUFBRSxRQUFRLE1BQU0sUUFBUSxpQkFBaUIsZUFBZTtBQUFBLEVBQ3pFLFVBQVUsQ0FBQyxTQUFTLEVBQUUsV0FBVyxFQUFFLEtBQUssRUFBRSxNQUN4QyxhQUFhO0FBQUEsSUFDWCxDQUFDLFNBQ0MsS0FBSyxJQUFJLEVBQUUsS0FBSyxNQUFNLGlCQUFpQixLQUFLLElBQUksRUFBRSxLQUFLLEtBQ3ZELEtBQUssSUFBSSxFQUFFLEtBQUssQ0FBQyxPQUFPLE9BQU8sT0FBTyxLQUFLLFFBQVEsRUFBRSxDQUFDO0FBQUEsRUFDMUQ7QUFBQTtBQUFBLEVBRUYsT0FBTyxDQUFDLEVBQUUsTUFBTSxHQUFHLEVBQUUsV0FBVyxFQUFFLEtBQUssRUFBRSxNQUN2QyxLQUFLLFdBQVcsUUFBUSxNQUFNLE9BQU8sU0FBUyxJQUFJLEtBQUssTUFBTSxLQUFLLE1BQU0saUJBQWlCLEtBQUssTUFBTSxLQUFLO0FBQUEsRUFDM0csTUFBTSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssV0FBVyxLQUFLLFdBQVc7QUFBQSxFQUNwRCxVQUFVLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxXQUFXO0FBQUEsRUFDaEQsTUFBTSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssU0FBUztBQUNwQztBQU9PLFNBQVMsVUFBVSxNQUFZLEtBQXdCLFlBQW9DO0FBQ2hHLFFBQU0sRUFBRSxTQUFTLFdBQVcsUUFBUSxJQUFJO0FBQ3hDLFFBQU0sUUFBUSxjQUFjLFNBQVMsa0JBQWtCLElBQUksT0FBTyxDQUFDLFNBQVMsZUFBZSxLQUFLLElBQUksQ0FBQyxFQUFFLE1BQU07QUFDN0csTUFBSSxRQUFRLFFBQVE7QUFDbEIsVUFBTSxLQUFLO0FBQUEsTUFDVCxNQUFNLHdCQUFtQixRQUFRLEtBQUssZ0NBQXNCLFFBQVEsS0FBSztBQUFBLE1BQ3pFLE1BQU0sRUFBRSxNQUFNLGtCQUFrQixPQUFPLG1CQUFtQjtBQUFBLElBQzVELENBQUM7QUFDSCxRQUFNLFNBQVMsUUFBUSxPQUFPLENBQUMsRUFBRSxJQUFJLE1BQU0sUUFBUSxFQUFFLEVBQUU7QUFDdkQsTUFBSSxTQUFTO0FBQ1gsVUFBTSxLQUFLO0FBQUEsTUFDVCxNQUFNLEdBQUcsV0FBVyxJQUFJLGdDQUFnQyxHQUFHLE1BQU0sOEJBQThCO0FBQUEsTUFDL0YsTUFBTSxFQUFFLE1BQU0sbUJBQW1CLE9BQU8sV0FBVztBQUFBLElBQ3JELENBQUM7QUFDSCxNQUFJLGFBQWE7QUFDZixVQUFNLEtBQUs7QUFBQSxNQUNULE1BQU0sR0FBRyxlQUFlLElBQUksc0JBQXNCLEdBQUcsVUFBVSxrQkFBa0I7QUFBQSxNQUNqRixNQUFNLEVBQUUsTUFBTSxlQUFlLE9BQU8sUUFBUTtBQUFBLElBQzlDLENBQUM7QUFDSCxNQUFJLGNBQWMsZUFBZTtBQUMvQixVQUFNLEtBQUs7QUFBQSxNQUNULE1BQU07QUFBQSxNQUNOLE1BQU0sRUFBRSxNQUFNLGtCQUFrQixPQUFPLG1CQUFtQjtBQUFBLElBQzVELENBQUM7QUFDSCxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbIm1hcmsiXQp9Cg==

//9ed8ca8a5c614c391f13e334115a59db5800507a
