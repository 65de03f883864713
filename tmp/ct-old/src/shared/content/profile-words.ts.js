import { openingHoursByDay } from "../opening-hours.ts";
import { phoneMessage, profileSchema } from "../profile.ts";
import { catalogPath } from "../routes.ts";
import { readTelephone } from "../telephone.ts";
import { keptRecord } from "./fields.ts";
const profileWords = keptRecord("Business profile", profileSchema, {
  name: "Business name",
  licenseBoard: "License board",
  licenseNumber: "License number",
  since: "In business since",
  years: "Years of experience",
  brandInitials: "Initials",
  phone: "Telephone",
  email: "Email",
  website: "Website",
  street: "Street",
  city: "City",
  state: "State",
  zip: "ZIP code",
  latitude: "Latitude",
  longitude: "Longitude",
  timeZone: "Time zone",
  region: "Region",
  retailerName: "Retailer",
  retailerSlug: "Retailer in the address",
  catalogYear: "Catalog year",
  financingUrl: "Financing",
  privacyUrl: "Privacy Policy",
  termsUrl: "Terms of Service",
  hours: "Business hours",
  openingHours: "Hours for search engines",
  testimonials: "Testimonials",
  showReviews: "Reviews shown",
  showStats: "Counts shown",
  statsConfirmed: "Counts confirmed",
  accent: "Accent color"
});
const mostYears = 100;
const catalogYearsAhead = 2;
const futureYearMessage = "The year in which you began lies ahead.";
function profileProblems(profile, plan, today = /* @__PURE__ */ new Date()) {
  return [
    ...wrongPhone(profile),
    ...takenCatalog(profile, plan),
    ...wrongYears(profile, today),
    ...wrongDays(profile, today)
  ];
}
function wrongPhone({ phone }) {
  return readTelephone(phone) ? [] : [problem("phone", phoneMessage)];
}
function takenCatalog(profile, plan) {
  if (!Object.values(plan.slugs).some((slug) => `/${slug}` === catalogPath(profile))) return [];
  return [problem("retailerSlug", "A page has the address that the catalog would take.")];
}
function wrongYears({ since, years, catalogYear }, today) {
  const year = today.getFullYear();
  const found = [];
  if (since > year) found.push(problem("since", futureYearMessage));
  if (years < 1 || years > mostYears)
    found.push(
      problem("years", `The years of experience are a number from 1 to ${mostYears}: pages say \u201C${years}+ Years\u201D.`)
    );
  if (catalogYear > year + catalogYearsAhead)
    found.push(problem("catalogYear", `The year of the catalog is ${year + catalogYearsAhead} or earlier.`));
  return found;
}
function wrongDays({ testimonials, openingHours }, today) {
  const found = testimonials.flatMap(({ date }, index) => {
    const place = `testimonials.${index}.date`;
    if (date === "") return [];
    if (!isDay(date)) return [problem(place, "There is no such day.")];
    return Date.parse(date) > today.getTime() ? [problem(place, "This day lies ahead.")] : [];
  });
  const isTime = (time) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time);
  const areHours = openingHoursByDay(openingHours).every(
    ({ opens, closes }) => isTime(opens) && isTime(closes) && opens !== closes
  );
  return areHours ? found : [...found, problem("openingHours", "The hours are times from 00:00 to 24:00.")];
}
function isDay(text) {
  const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
const problem = (path, message) => ({ path, code: "limits", level: "error", message });
export {
  futureYearMessage,
  profileProblems,
  profileWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3Byb2ZpbGUtd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLHlCQUF5QjtBQUNsQyxTQUF1QixjQUFjLHFCQUFxQjtBQUMxRCxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGtCQUFrQjtBQUtwQixNQUFNLGVBQWUsV0FBVyxvQkFBb0IsZUFBZTtBQUFBLEVBQ3hFLE1BQU07QUFBQSxFQUNOLGNBQWM7QUFBQSxFQUNkLGVBQWU7QUFBQSxFQUNmLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLGVBQWU7QUFBQSxFQUNmLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLEtBQUs7QUFBQSxFQUNMLFVBQVU7QUFBQSxFQUNWLFdBQVc7QUFBQSxFQUNYLFVBQVU7QUFBQSxFQUNWLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGFBQWE7QUFBQSxFQUNiLGNBQWM7QUFBQSxFQUNkLFlBQVk7QUFBQSxFQUNaLFVBQVU7QUFBQSxFQUNWLE9BQU87QUFBQSxFQUNQLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGFBQWE7QUFBQSxFQUNiLFdBQVc7QUFBQSxFQUNYLGdCQUFnQjtBQUFBLEVBQ2hCLFFBQVE7QUFDVixDQUFDO0FBR0QsTUFBTSxZQUFZO0FBQ2xCLE1BQU0sb0JBQW9CO0FBRW5CLE1BQU0sb0JBQW9CO0FBTTFCLFNBQVMsZ0JBQWdCLFNBQWtCLE1BQWdCLFFBQVEsb0JBQUksS0FBSyxHQUFjO0FBQy9GLFNBQU87QUFBQSxJQUNMLEdBQUcsV0FBVyxPQUFPO0FBQUEsSUFDckIsR0FBRyxhQUFhLFNBQVMsSUFBSTtBQUFBLElBQzdCLEdBQUcsV0FBVyxTQUFTLEtBQUs7QUFBQSxJQUM1QixHQUFHLFVBQVUsU0FBUyxLQUFLO0FBQUEsRUFDN0I7QUFDRjtBQUdBLFNBQVMsV0FBVyxFQUFFLE1BQU0sR0FBdUI7QUFDakQsU0FBTyxjQUFjLEtBQUssSUFBSSxDQUFDLElBQUksQ0FBQyxRQUFRLFNBQVMsWUFBWSxDQUFDO0FBQ3BFO0FBR0EsU0FBUyxhQUFhLFNBQWtCLE1BQTJCO0FBQ2pFLE1BQUksQ0FBQyxPQUFPLE9BQU8sS0FBSyxLQUFLLEVBQUUsS0FBSyxDQUFDLFNBQVMsSUFBSSxJQUFJLE9BQU8sWUFBWSxPQUFPLENBQUMsRUFBRyxRQUFPLENBQUM7QUFDNUYsU0FBTyxDQUFDLFFBQVEsZ0JBQWdCLHFEQUFxRCxDQUFDO0FBQ3hGO0FBRUEsU0FBUyxXQUFXLEVBQUUsT0FBTyxPQUFPLFlBQVksR0FBWSxPQUF3QjtBQUNsRixRQUFNLE9BQU8sTUFBTSxZQUFZO0FBQy9CLFFBQU0sUUFBbUIsQ0FBQztBQUMxQixNQUFJLFFBQVEsS0FBTSxPQUFNLEtBQUssUUFBUSxTQUFTLGlCQUFpQixDQUFDO0FBQ2hFLE1BQUksUUFBUSxLQUFLLFFBQVE7QUFDdkIsVUFBTTtBQUFBLE1BQ0osUUFBUSxTQUFTLGtEQUFrRCxTQUFTLHFCQUFnQixLQUFLLGdCQUFXO0FBQUEsSUFDOUc7QUFDRixNQUFJLGNBQWMsT0FBTztBQUN2QixVQUFNLEtBQUssUUFBUSxlQUFlLDhCQUE4QixPQUFPLGlCQUFpQixjQUFjLENBQUM7QUFDekcsU0FBTztBQUNUO0FBRUEsU0FBUyxVQUFVLEVBQUUsY0FBYyxhQUFhLEdBQVksT0FBd0I7QUFDbEYsUUFBTSxRQUFRLGFBQWEsUUFBUSxDQUFDLEVBQUUsS0FBSyxHQUFHLFVBQXFCO0FBQ2pFLFVBQU0sUUFBUSxnQkFBZ0IsS0FBSztBQUNuQyxRQUFJLFNBQVMsR0FBSSxRQUFPLENBQUM7QUFDekIsUUFBSSxDQUFDLE1BQU0sSUFBSSxFQUFHLFFBQU8sQ0FBQyxRQUFRLE9BQU8sdUJBQXVCLENBQUM7QUFDakUsV0FBTyxLQUFLLE1BQU0sSUFBSSxJQUFJLE1BQU0sUUFBUSxJQUFJLENBQUMsUUFBUSxPQUFPLHNCQUFzQixDQUFDLElBQUksQ0FBQztBQUFBLEVBQzFGLENBQUM7QUFDRCxRQUFNLFNBQVMsQ0FBQyxTQUFpQixvQ0FBb0MsS0FBSyxJQUFJO0FBQzlFLFFBQU0sV0FBVyxrQkFBa0IsWUFBWSxFQUFFO0FBQUEsSUFDL0MsQ0FBQyxFQUFFLE9BQU8sT0FBTyxNQUFNLE9BQU8sS0FBSyxLQUFLLE9BQU8sTUFBTSxLQUFLLFVBQVU7QUFBQSxFQUN0RTtBQUNBLFNBQU8sV0FBVyxRQUFRLENBQUMsR0FBRyxPQUFPLFFBQVEsZ0JBQWdCLDBDQUEwQyxDQUFDO0FBQzFHO0FBR0EsU0FBUyxNQUFNLE1BQXVCO0FBQ3BDLFFBQU0sTUFBTSxvQkFBSSxLQUFLLEdBQUcsSUFBSSxZQUFZO0FBQ3hDLFNBQU8sQ0FBQyxPQUFPLE1BQU0sSUFBSSxRQUFRLENBQUMsS0FBSyxJQUFJLFlBQVksRUFBRSxXQUFXLElBQUk7QUFDMUU7QUFFQSxNQUFNLFVBQVUsQ0FBQyxNQUFjLGFBQThCLEVBQUUsTUFBTSxNQUFNLFVBQVUsT0FBTyxTQUFTLFFBQVE7IiwKICAibmFtZXMiOiBbXQp9Cg==

//9c738a2d226237d6c17290641ea49cee55ef7b41
