import * as z from "zod/mini";
import { addressField } from "./address-field.ts";
import { onOneLine } from "./clean-line.ts";
import { fillTexts } from "./content/placeholders.ts";
import { emailAddress } from "./email-address.ts";
import { earlierSampleQuotes, sampleTestimonials } from "./sample-testimonials.ts";
import { shownText } from "./shown-text.ts";
import { timeZoneOf, timeZones } from "./time-zone.ts";
import { encodeAddress, isAddress, isLinkAddress } from "./web-address.ts";
const line = (name, maximum) => z.string(`${name} is required.`).check(
  onOneLine(),
  z.minLength(1, `${name} is required.`),
  z.maxLength(maximum, `${name} has at most ${maximum} characters.`),
  shownText(name)
);
const optionalLine = (name, maximum) => z._default(
  z.string(`${name} must be text.`).check(onOneLine(), z.maxLength(maximum, `${name} has at most ${maximum} characters.`), shownText(name)),
  ""
);
const matching = (pattern, message) => z.string(message).check(onOneLine(), z.regex(pattern, message));
const numberBetween = (minimum, maximum, message) => z.number(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
const webAddress = (name) => {
  const message = `${name} must be a web address such as https://example.com, a path such as /gallery, or #.`;
  return addressField(name, isLinkAddress, message);
};
const testimonialSchema = z.object({
  quote: line("Quote", 600),
  author: line("Author", 80),
  location: line("City", 80),
  /** Where the customer wrote it, such as "Google". */
  source: optionalLine("Source", 120),
  /** The day it was written, such as `2026-09-30`, or empty. */
  date: z._default(
    z.string("Date must be text.").check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, "The date is written such as 2026-09-30.")),
    ""
  ),
  /** True for a quote that was shipped with the site and is not by a customer. */
  sample: z._default(z.boolean("Sample must be true or false."), false)
});
const openingHoursSchema = z.object({
  days: line("Days", 40),
  hours: line("Hours", 60)
});
const websiteMessage = "The website is an address such as https://example.com.";
const phoneMessage = "Please enter a valid phone number.";
const sinceMessage = "The year in which you began has four digits, such as 2008.";
const yearsMessage = "The years of experience are a number from 0 to 200.";
const openingHoursMessage = "Write it such as Mo-Fr 08:00-18:00, Sa 09:00-14:00.";
const defaultAccent = "#a94c1e";
const accentMessage = "The accent is a color such as #1d6e9d.";
const accent = z.pipe(
  matching(/^#[0-9a-f]{6}$/i, accentMessage),
  z.transform((color) => color.toLowerCase())
);
const profileSchema = z.object({
  name: line("Business name", 80),
  /** The board that licenses the business and the number it gave; shown where both are filled in. */
  licenseBoard: optionalLine("License board", 120),
  licenseNumber: optionalLine("License number", 40),
  /** The year in which the business began, and the years of experience that it speaks of. */
  since: z.int(sinceMessage).check(z.minimum(1800, sinceMessage), z.maximum(2100, sinceMessage)),
  years: z.int(yearsMessage).check(z.minimum(0, yearsMessage), z.maximum(200, yearsMessage)),
  brandInitials: matching(/^[A-Za-z0-9]{1,8}$/, "Initials are one to eight letters or digits."),
  phone: matching(/^[+(\d][\d\s().+-]{8,24}\d$/, phoneMessage).check(
    z.refine((phone) => phone.replace(/\D/g, "").length >= 10, phoneMessage)
  ),
  email: emailAddress("Please enter a valid email address.", "Email address must be at most 254 characters."),
  website: z.string(websiteMessage).check(
    onOneLine(),
    z.overwrite((address) => encodeAddress(address) ?? address),
    z.regex(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?\/?$/i, websiteMessage),
    z.maxLength(200, websiteMessage),
    z.refine(isAddress, websiteMessage)
  ),
  street: line("Street", 120),
  city: line("City", 80),
  state: matching(/^[A-Z]{2}$/, "The state is two capital letters."),
  zip: matching(/^\d{5}(-\d{4})?$/, "The ZIP code has five digits."),
  latitude: numberBetween(-90, 90, "The latitude is a number from -90 to 90."),
  longitude: numberBetween(-180, 180, "The longitude is a number from -180 to 180."),
  /** The zone in which mails tell times to the owner. */
  timeZone: z._default(z.enum(timeZones, "Choose a time zone of the list."), "America/New_York"),
  region: line("Region", 120),
  retailerName: line("Retailer", 60),
  retailerSlug: matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "The retailer\u2019s address may only have lowercase letters, digits and hyphens."
  ).check(z.maxLength(40, "The retailer\u2019s address has at most 40 characters.")),
  catalogYear: z.int("The year has four digits.").check(z.minimum(2e3, "The year is 2000 or later."), z.maximum(2100, "The year is 2100 or earlier.")),
  financingUrl: webAddress("Financing address"),
  privacyUrl: webAddress("Privacy Policy address"),
  termsUrl: webAddress("Terms of Service address"),
  hours: z.array(openingHoursSchema).check(z.minLength(1, "At least one line of hours."), z.maxLength(7, "At most 7 lines of hours.")),
  /** The structured-data form of the hours (docs/product.md, "Figures"). */
  openingHours: matching(
    /^((Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \d{2}:\d{2}-\d{2}:\d{2}(, ?|$))+$/,
    openingHoursMessage
  ).check(z.maxLength(200, openingHoursMessage)),
  testimonials: z.array(testimonialSchema).check(z.maxLength(12, "At most 12 testimonials.")),
  /** Whether the home page shows the testimonials. */
  showReviews: z._default(z.boolean("Show reviews must be true or false."), true),
  /** Whether the home page shows its four counts, and whether the owner says that they are true. */
  showStats: z._default(z.boolean("Show counts must be true or false."), true),
  statsConfirmed: z._default(z.boolean("Counts confirmed must be true or false."), false),
  /** The color asked for; what pages show of it, `accentColors` says (docs/product.md, "Accent color"). */
  accent: z._default(accent, defaultAccent)
});
const defaultProfile = {
  name: "Longleaf Fence Company",
  licenseBoard: "",
  licenseNumber: "",
  since: 2008,
  years: 15,
  brandInitials: "LFC",
  phone: "(336) 555-0142",
  email: "hello@longleaffence.example",
  website: "https://longleaffence.example",
  street: "218 Mill Creek Road",
  city: "Kernersville",
  state: "NC",
  zip: "27284",
  latitude: 36.1199,
  longitude: -80.0737,
  timeZone: "America/New_York",
  region: "Triad Area of North Carolina",
  retailerName: "HomeCenter",
  retailerSlug: "homecenter",
  catalogYear: 2025,
  financingUrl: "https://financing.example/prequalify",
  privacyUrl: "#",
  termsUrl: "#",
  hours: [
    { days: "Monday - Friday", hours: "8:00 AM - 6:00 PM" },
    { days: "Saturday", hours: "9:00 AM - 2:00 PM" },
    { days: "Sunday", hours: "Closed" }
  ],
  openingHours: "Mo-Fr 08:00-18:00, Sa 09:00-14:00",
  testimonials: sampleTestimonials.map(({ quote, author, location }) => ({
    ...{ quote, author, location },
    ...{ source: "", date: "", sample: true }
  })),
  showReviews: true,
  showStats: true,
  statsConfirmed: false,
  accent: defaultAccent
};
function completeProfile(stored) {
  const profile = { ...defaultProfile, timeZone: timeZoneOf(stored.state ?? defaultProfile.state), ...stored };
  const shipped = /* @__PURE__ */ new Set([...sampleTestimonials.map(({ quote }) => quote), ...earlierSampleQuotes]);
  const complete = (entry) => ({
    ...entry,
    source: entry.source ?? "",
    date: entry.date ?? "",
    sample: entry.sample ?? shipped.has(entry.quote)
  });
  return { ...profile, testimonials: profile.testimonials.map(complete) };
}
function fillPlaceholders(content, profile) {
  const { name: product, phone, city, state, since, years } = profile;
  const region = withArticle(profile.region);
  const values = { product, phone, region, city, state, since: String(since), years: String(years) };
  return fillTexts(content, values);
}
function withArticle(region) {
  return takesArticle.test(region) && !/^the /i.test(region) ? `the ${region}` : region;
}
const takesArticle = /\b(area|valley|region|district|triad|triangle|coast|shore|peninsula|panhandle|piedmont|foothills|mountains|plains|hills|islands|lakes|metroplex|corridor|delta|basin|plateau)( of .+)?$/i;
export {
  completeProfile,
  defaultAccent,
  defaultProfile,
  fillPlaceholders,
  phoneMessage,
  profileSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wcm9maWxlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsaUJBQWlCO0FBRTFCLFNBQVMsaUJBQXFDO0FBQzlDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMscUJBQXFCLDBCQUEwQjtBQUN4RCxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLFlBQVksaUJBQWlCO0FBQ3RDLFNBQVMsZUFBZSxXQUFXLHFCQUFxQjtBQVF4RCxNQUFNLE9BQU8sQ0FBQyxNQUFjLFlBQzFCLEVBQ0csT0FBTyxHQUFHLElBQUksZUFBZSxFQUM3QjtBQUFBLEVBQ0MsVUFBVTtBQUFBLEVBQ1YsRUFBRSxVQUFVLEdBQUcsR0FBRyxJQUFJLGVBQWU7QUFBQSxFQUNyQyxFQUFFLFVBQVUsU0FBUyxHQUFHLElBQUksZ0JBQWdCLE9BQU8sY0FBYztBQUFBLEVBQ2pFLFVBQVUsSUFBSTtBQUNoQjtBQUdKLE1BQU0sZUFBZSxDQUFDLE1BQWMsWUFDbEMsRUFBRTtBQUFBLEVBQ0EsRUFDRyxPQUFPLEdBQUcsSUFBSSxnQkFBZ0IsRUFDOUIsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLFNBQVMsR0FBRyxJQUFJLGdCQUFnQixPQUFPLGNBQWMsR0FBRyxVQUFVLElBQUksQ0FBQztBQUFBLEVBQ3pHO0FBQ0Y7QUFFRixNQUFNLFdBQVcsQ0FBQyxTQUFpQixZQUFvQixFQUFFLE9BQU8sT0FBTyxFQUFFLE1BQU0sVUFBVSxHQUFHLEVBQUUsTUFBTSxTQUFTLE9BQU8sQ0FBQztBQUdySCxNQUFNLGdCQUFnQixDQUFDLFNBQWlCLFNBQWlCLFlBQ3ZELEVBQUUsT0FBTyxPQUFPLEVBQUUsTUFBTSxFQUFFLFFBQVEsU0FBUyxPQUFPLEdBQUcsRUFBRSxRQUFRLFNBQVMsT0FBTyxDQUFDO0FBR2xGLE1BQU0sYUFBYSxDQUFDLFNBQWlCO0FBQ25DLFFBQU0sVUFBVSxHQUFHLElBQUk7QUFDdkIsU0FBTyxhQUFhLE1BQU0sZUFBZSxPQUFPO0FBQ2xEO0FBRUEsTUFBTSxvQkFBb0IsRUFBRSxPQUFPO0FBQUEsRUFDakMsT0FBTyxLQUFLLFNBQVMsR0FBRztBQUFBLEVBQ3hCLFFBQVEsS0FBSyxVQUFVLEVBQUU7QUFBQSxFQUN6QixVQUFVLEtBQUssUUFBUSxFQUFFO0FBQUE7QUFBQSxFQUV6QixRQUFRLGFBQWEsVUFBVSxHQUFHO0FBQUE7QUFBQSxFQUVsQyxNQUFNLEVBQUU7QUFBQSxJQUNOLEVBQUUsT0FBTyxvQkFBb0IsRUFBRSxNQUFNLEVBQUUsTUFBTSwwQkFBMEIseUNBQXlDLENBQUM7QUFBQSxJQUNqSDtBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBRUEsUUFBUSxFQUFFLFNBQVMsRUFBRSxRQUFRLCtCQUErQixHQUFHLEtBQUs7QUFDdEUsQ0FBQztBQUVELE1BQU0scUJBQXFCLEVBQUUsT0FBTztBQUFBLEVBQ2xDLE1BQU0sS0FBSyxRQUFRLEVBQUU7QUFBQSxFQUNyQixPQUFPLEtBQUssU0FBUyxFQUFFO0FBQ3pCLENBQUM7QUFFRCxNQUFNLGlCQUFpQjtBQUNoQixNQUFNLGVBQWU7QUFDNUIsTUFBTSxlQUFlO0FBQ3JCLE1BQU0sZUFBZTtBQUNyQixNQUFNLHNCQUFzQjtBQUdyQixNQUFNLGdCQUFxQjtBQUVsQyxNQUFNLGdCQUFnQjtBQUN0QixNQUFNLFNBQVMsRUFBRTtBQUFBLEVBQ2YsU0FBUyxtQkFBbUIsYUFBYTtBQUFBLEVBQ3pDLEVBQUUsVUFBVSxDQUFDLFVBQWUsTUFBTSxZQUFZLENBQVE7QUFDeEQ7QUFFTyxNQUFNLGdCQUFnQixFQUFFLE9BQU87QUFBQSxFQUNwQyxNQUFNLEtBQUssaUJBQWlCLEVBQUU7QUFBQTtBQUFBLEVBRTlCLGNBQWMsYUFBYSxpQkFBaUIsR0FBRztBQUFBLEVBQy9DLGVBQWUsYUFBYSxrQkFBa0IsRUFBRTtBQUFBO0FBQUEsRUFFaEQsT0FBTyxFQUFFLElBQUksWUFBWSxFQUFFLE1BQU0sRUFBRSxRQUFRLE1BQU0sWUFBWSxHQUFHLEVBQUUsUUFBUSxNQUFNLFlBQVksQ0FBQztBQUFBLEVBQzdGLE9BQU8sRUFBRSxJQUFJLFlBQVksRUFBRSxNQUFNLEVBQUUsUUFBUSxHQUFHLFlBQVksR0FBRyxFQUFFLFFBQVEsS0FBSyxZQUFZLENBQUM7QUFBQSxFQUN6RixlQUFlLFNBQVMsc0JBQXNCLDhDQUE4QztBQUFBLEVBQzVGLE9BQU8sU0FBUywrQkFBK0IsWUFBWSxFQUFFO0FBQUEsSUFDM0QsRUFBRSxPQUFPLENBQUMsVUFBVSxNQUFNLFFBQVEsT0FBTyxFQUFFLEVBQUUsVUFBVSxJQUFJLFlBQVk7QUFBQSxFQUN6RTtBQUFBLEVBQ0EsT0FBTyxhQUFhLHVDQUF1QywrQ0FBK0M7QUFBQSxFQUMxRyxTQUFTLEVBQUUsT0FBTyxjQUFjLEVBQUU7QUFBQSxJQUNoQyxVQUFVO0FBQUEsSUFDVixFQUFFLFVBQVUsQ0FBQyxZQUFZLGNBQWMsT0FBTyxLQUFLLE9BQU87QUFBQSxJQUMxRCxFQUFFLE1BQU0seURBQXlELGNBQWM7QUFBQSxJQUMvRSxFQUFFLFVBQVUsS0FBSyxjQUFjO0FBQUEsSUFDL0IsRUFBRSxPQUFPLFdBQVcsY0FBYztBQUFBLEVBQ3BDO0FBQUEsRUFDQSxRQUFRLEtBQUssVUFBVSxHQUFHO0FBQUEsRUFDMUIsTUFBTSxLQUFLLFFBQVEsRUFBRTtBQUFBLEVBQ3JCLE9BQU8sU0FBUyxjQUFjLG1DQUFtQztBQUFBLEVBQ2pFLEtBQUssU0FBUyxvQkFBb0IsK0JBQStCO0FBQUEsRUFDakUsVUFBVSxjQUFjLEtBQUssSUFBSSwwQ0FBMEM7QUFBQSxFQUMzRSxXQUFXLGNBQWMsTUFBTSxLQUFLLDZDQUE2QztBQUFBO0FBQUEsRUFFakYsVUFBVSxFQUFFLFNBQVMsRUFBRSxLQUFLLFdBQVcsaUNBQWlDLEdBQUcsa0JBQWtCO0FBQUEsRUFDN0YsUUFBUSxLQUFLLFVBQVUsR0FBRztBQUFBLEVBQzFCLGNBQWMsS0FBSyxZQUFZLEVBQUU7QUFBQSxFQUNqQyxjQUFjO0FBQUEsSUFDWjtBQUFBLElBQ0E7QUFBQSxFQUNGLEVBQUUsTUFBTSxFQUFFLFVBQVUsSUFBSSx3REFBbUQsQ0FBQztBQUFBLEVBQzVFLGFBQWEsRUFDVixJQUFJLDJCQUEyQixFQUMvQixNQUFNLEVBQUUsUUFBUSxLQUFNLDRCQUE0QixHQUFHLEVBQUUsUUFBUSxNQUFNLDhCQUE4QixDQUFDO0FBQUEsRUFDdkcsY0FBYyxXQUFXLG1CQUFtQjtBQUFBLEVBQzVDLFlBQVksV0FBVyx3QkFBd0I7QUFBQSxFQUMvQyxVQUFVLFdBQVcsMEJBQTBCO0FBQUEsRUFDL0MsT0FBTyxFQUNKLE1BQU0sa0JBQWtCLEVBQ3hCLE1BQU0sRUFBRSxVQUFVLEdBQUcsNkJBQTZCLEdBQUcsRUFBRSxVQUFVLEdBQUcsMkJBQTJCLENBQUM7QUFBQTtBQUFBLEVBRW5HLGNBQWM7QUFBQSxJQUNaO0FBQUEsSUFDQTtBQUFBLEVBQ0YsRUFBRSxNQUFNLEVBQUUsVUFBVSxLQUFLLG1CQUFtQixDQUFDO0FBQUEsRUFDN0MsY0FBYyxFQUFFLE1BQU0saUJBQWlCLEVBQUUsTUFBTSxFQUFFLFVBQVUsSUFBSSwwQkFBMEIsQ0FBQztBQUFBO0FBQUEsRUFFMUYsYUFBYSxFQUFFLFNBQVMsRUFBRSxRQUFRLHFDQUFxQyxHQUFHLElBQUk7QUFBQTtBQUFBLEVBRTlFLFdBQVcsRUFBRSxTQUFTLEVBQUUsUUFBUSxvQ0FBb0MsR0FBRyxJQUFJO0FBQUEsRUFDM0UsZ0JBQWdCLEVBQUUsU0FBUyxFQUFFLFFBQVEseUNBQXlDLEdBQUcsS0FBSztBQUFBO0FBQUEsRUFFdEYsUUFBUSxFQUFFLFNBQVMsUUFBUSxhQUFhO0FBQzFDLENBQUM7QUFLTSxNQUFNLGlCQUEwQjtBQUFBLEVBQ3JDLE1BQU07QUFBQSxFQUNOLGNBQWM7QUFBQSxFQUNkLGVBQWU7QUFBQSxFQUNmLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLGVBQWU7QUFBQSxFQUNmLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLEtBQUs7QUFBQSxFQUNMLFVBQVU7QUFBQSxFQUNWLFdBQVc7QUFBQSxFQUNYLFVBQVU7QUFBQSxFQUNWLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGFBQWE7QUFBQSxFQUNiLGNBQWM7QUFBQSxFQUNkLFlBQVk7QUFBQSxFQUNaLFVBQVU7QUFBQSxFQUNWLE9BQU87QUFBQSxJQUNMLEVBQUUsTUFBTSxtQkFBbUIsT0FBTyxvQkFBb0I7QUFBQSxJQUN0RCxFQUFFLE1BQU0sWUFBWSxPQUFPLG9CQUFvQjtBQUFBLElBQy9DLEVBQUUsTUFBTSxVQUFVLE9BQU8sU0FBUztBQUFBLEVBQ3BDO0FBQUEsRUFDQSxjQUFjO0FBQUEsRUFDZCxjQUFjLG1CQUFtQixJQUFJLENBQUMsRUFBRSxPQUFPLFFBQVEsU0FBUyxPQUFPO0FBQUEsSUFDckUsR0FBRyxFQUFFLE9BQU8sUUFBUSxTQUFTO0FBQUEsSUFDN0IsR0FBRyxFQUFFLFFBQVEsSUFBSSxNQUFNLElBQUksUUFBUSxLQUFLO0FBQUEsRUFDMUMsRUFBRTtBQUFBLEVBQ0YsYUFBYTtBQUFBLEVBQ2IsV0FBVztBQUFBLEVBQ1gsZ0JBQWdCO0FBQUEsRUFDaEIsUUFBUTtBQUNWO0FBR08sU0FBUyxnQkFBZ0IsUUFBbUM7QUFDakUsUUFBTSxVQUFVLEVBQUUsR0FBRyxnQkFBZ0IsVUFBVSxXQUFXLE9BQU8sU0FBUyxlQUFlLEtBQUssR0FBRyxHQUFHLE9BQU87QUFDM0csUUFBTSxVQUFVLG9CQUFJLElBQUksQ0FBQyxHQUFHLG1CQUFtQixJQUFJLENBQUMsRUFBRSxNQUFNLE1BQU0sS0FBSyxHQUFHLEdBQUcsbUJBQW1CLENBQUM7QUFDakcsUUFBTSxXQUFXLENBQUMsV0FBcUM7QUFBQSxJQUNyRCxHQUFHO0FBQUEsSUFDSCxRQUFRLE1BQU0sVUFBVTtBQUFBLElBQ3hCLE1BQU0sTUFBTSxRQUFRO0FBQUEsSUFDcEIsUUFBUSxNQUFNLFVBQVUsUUFBUSxJQUFJLE1BQU0sS0FBSztBQUFBLEVBQ2pEO0FBQ0EsU0FBTyxFQUFFLEdBQUcsU0FBUyxjQUFjLFFBQVEsYUFBYSxJQUFJLFFBQVEsRUFBRTtBQUN4RTtBQU1PLFNBQVMsaUJBQTBCLFNBQWtCLFNBQTJCO0FBQ3JGLFFBQU0sRUFBRSxNQUFNLFNBQVMsT0FBTyxNQUFNLE9BQU8sT0FBTyxNQUFNLElBQUk7QUFDNUQsUUFBTSxTQUFTLFlBQVksUUFBUSxNQUFNO0FBQ3pDLFFBQU0sU0FBUyxFQUFFLFNBQVMsT0FBTyxRQUFRLE1BQU0sT0FBTyxPQUFPLE9BQU8sS0FBSyxHQUFHLE9BQU8sT0FBTyxLQUFLLEVBQUU7QUFDakcsU0FBTyxVQUFVLFNBQVMsTUFBOEI7QUFDMUQ7QUFHQSxTQUFTLFlBQVksUUFBd0I7QUFDM0MsU0FBTyxhQUFhLEtBQUssTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLE1BQU0sSUFBSSxPQUFPLE1BQU0sS0FBSztBQUNqRjtBQUVBLE1BQU0sZUFDSjsiLAogICJuYW1lcyI6IFtdCn0K

//7931ed3510efdce7075b8d8211be8a6088818148
