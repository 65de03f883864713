import { group, line, list, looseTarget, moment, onOff, optional, paragraph, picture, target } from "./fields.ts";
const menuGroup = (label) => group(label, { label: line("Word in the menu", { max: 30 }), title: line("Title above its pages", { max: 60 }) });
const footerLink = group("Link", { name: line("Name", { max: 60 }), target: looseTarget("Leads to") });
const frameWords = group("Header and footer", {
  blurb: paragraph("Sentence about the business in the footer", { max: 600 }),
  services: list("Our Services in the footer", footerLink, { one: "link", max: 12 }),
  residential: menuGroup("Menu: services for homes"),
  commercial: menuGroup("Menu: services for businesses"),
  fenceStyles: menuGroup("Menu: styles of fence"),
  phoneBar: group("Bar at the bottom of phones", {
    label: line("Its name for screen readers"),
    call: line("Words of the button that calls", { max: 30 }),
    quote: line("Words of the button to the form", { max: 30 })
  }),
  onward: group("Sentence with links to gallery and financing", {
    galleryIntro: line("Before the first link"),
    galleryLink: line("First link"),
    financingIntro: line("Before the second link"),
    financingLink: line("Second link")
  }),
  servicePage: group("Service pages", {
    quoteText: paragraph('Text under "Need A Free Quote?"', { max: 300 }),
    towns: group("Towns", {
      headingStart: line("Heading; the name of the service follows"),
      companionsIntro: line("Before the related pages")
    })
  }),
  /** For pages without a picture of their own. */
  sharePicture: picture("Picture of shared links"),
  townPage: group("Town pages", {
    neighbors: group("Neighbors", { headingStart: line("Heading; the name of the town follows") })
  })
});
const barWords = group("Announcement", {
  on: onOff("Show the announcement"),
  text: line("Announcement", { max: 90 }),
  target: optional(target("Where it leads")),
  from: optional(moment("Shown from")),
  until: optional(moment("Shown until"))
});
function announcementAt({ on, text, target: target2, from, until }, nowMs) {
  const isTime = nowMs === void 0 || startOf(from) <= nowMs && nowMs < endOf(until);
  return on && isTime ? { text, ...target2 && { target: target2 } } : void 0;
}
function nextChangeOfBar({ on, from, until }, nowMs) {
  const moments = on ? [startOf(from), endOf(until)] : [];
  return Math.min(...moments.filter((ms) => ms > nowMs), Number.POSITIVE_INFINITY);
}
function endsTooEarly({ from, until }) {
  return endOf(until) <= startOf(from);
}
const startOf = (from) => from === void 0 ? Number.NEGATIVE_INFINITY : Date.parse(from);
const endOf = (until) => until === void 0 ? Number.POSITIVE_INFINITY : Date.parse(until);
export {
  announcementAt,
  barWords,
  endsTooEarly,
  frameWords,
  nextChangeOfBar
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2hlYWRlci1mb290ZXItd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLE9BQU8sTUFBTSxNQUFNLGFBQWEsUUFBUSxPQUFPLFVBQVUsV0FBVyxTQUFTLGNBQWM7QUFFcEcsTUFBTSxZQUFZLENBQUMsVUFDakIsTUFBTSxPQUFPLEVBQUUsT0FBTyxLQUFLLG9CQUFvQixFQUFFLEtBQUssR0FBRyxDQUFDLEdBQUcsT0FBTyxLQUFLLHlCQUF5QixFQUFFLEtBQUssR0FBRyxDQUFDLEVBQUUsQ0FBQztBQUVsSCxNQUFNLGFBQWEsTUFBTSxRQUFRLEVBQUUsTUFBTSxLQUFLLFFBQVEsRUFBRSxLQUFLLEdBQUcsQ0FBQyxHQUFHLFFBQVEsWUFBWSxVQUFVLEVBQUUsQ0FBQztBQUk5RixNQUFNLGFBQWEsTUFBTSxxQkFBcUI7QUFBQSxFQUNuRCxPQUFPLFVBQVUsNkNBQTZDLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxFQUMxRSxVQUFVLEtBQUssOEJBQThCLFlBQVksRUFBRSxLQUFLLFFBQVEsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUNqRixhQUFhLFVBQVUsMEJBQTBCO0FBQUEsRUFDakQsWUFBWSxVQUFVLCtCQUErQjtBQUFBLEVBQ3JELGFBQWEsVUFBVSx1QkFBdUI7QUFBQSxFQUM5QyxVQUFVLE1BQU0sK0JBQStCO0FBQUEsSUFDN0MsT0FBTyxLQUFLLDZCQUE2QjtBQUFBLElBQ3pDLE1BQU0sS0FBSyxrQ0FBa0MsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLElBQ3hELE9BQU8sS0FBSyxtQ0FBbUMsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQzVELENBQUM7QUFBQSxFQUNELFFBQVEsTUFBTSxnREFBZ0Q7QUFBQSxJQUM1RCxjQUFjLEtBQUssdUJBQXVCO0FBQUEsSUFDMUMsYUFBYSxLQUFLLFlBQVk7QUFBQSxJQUM5QixnQkFBZ0IsS0FBSyx3QkFBd0I7QUFBQSxJQUM3QyxlQUFlLEtBQUssYUFBYTtBQUFBLEVBQ25DLENBQUM7QUFBQSxFQUNELGFBQWEsTUFBTSxpQkFBaUI7QUFBQSxJQUNsQyxXQUFXLFVBQVUsbUNBQW1DLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUNwRSxPQUFPLE1BQU0sU0FBUztBQUFBLE1BQ3BCLGNBQWMsS0FBSywwQ0FBMEM7QUFBQSxNQUM3RCxpQkFBaUIsS0FBSywwQkFBMEI7QUFBQSxJQUNsRCxDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQUE7QUFBQSxFQUVELGNBQWMsUUFBUSx5QkFBeUI7QUFBQSxFQUMvQyxVQUFVLE1BQU0sY0FBYztBQUFBLElBQzVCLFdBQVcsTUFBTSxhQUFhLEVBQUUsY0FBYyxLQUFLLHVDQUF1QyxFQUFFLENBQUM7QUFBQSxFQUMvRixDQUFDO0FBQ0gsQ0FBQztBQUlNLE1BQU0sV0FBVyxNQUFNLGdCQUFnQjtBQUFBLEVBQzVDLElBQUksTUFBTSx1QkFBdUI7QUFBQSxFQUNqQyxNQUFNLEtBQUssZ0JBQWdCLEVBQUUsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUN0QyxRQUFRLFNBQVMsT0FBTyxnQkFBZ0IsQ0FBQztBQUFBLEVBQ3pDLE1BQU0sU0FBUyxPQUFPLFlBQVksQ0FBQztBQUFBLEVBQ25DLE9BQU8sU0FBUyxPQUFPLGFBQWEsQ0FBQztBQUN2QyxDQUFDO0FBU00sU0FBUyxlQUFlLEVBQUUsSUFBSSxNQUFNLFFBQUFBLFNBQVEsTUFBTSxNQUFNLEdBQWEsT0FBMEM7QUFDcEgsUUFBTSxTQUFTLFVBQVUsVUFBYyxRQUFRLElBQUksS0FBSyxTQUFTLFFBQVEsTUFBTSxLQUFLO0FBQ3BGLFNBQU8sTUFBTSxTQUFTLEVBQUUsTUFBTSxHQUFJQSxXQUFVLEVBQUUsUUFBQUEsUUFBTyxFQUFHLElBQUk7QUFDOUQ7QUFHTyxTQUFTLGdCQUFnQixFQUFFLElBQUksTUFBTSxNQUFNLEdBQWEsT0FBdUI7QUFDcEYsUUFBTSxVQUFVLEtBQUssQ0FBQyxRQUFRLElBQUksR0FBRyxNQUFNLEtBQUssQ0FBQyxJQUFJLENBQUM7QUFDdEQsU0FBTyxLQUFLLElBQUksR0FBRyxRQUFRLE9BQU8sQ0FBQyxPQUFPLEtBQUssS0FBSyxHQUFHLE9BQU8saUJBQWlCO0FBQ2pGO0FBR08sU0FBUyxhQUFhLEVBQUUsTUFBTSxNQUFNLEdBQStCO0FBQ3hFLFNBQU8sTUFBTSxLQUFLLEtBQUssUUFBUSxJQUFJO0FBQ3JDO0FBRUEsTUFBTSxVQUFVLENBQUMsU0FBOEIsU0FBUyxTQUFZLE9BQU8sb0JBQW9CLEtBQUssTUFBTSxJQUFJO0FBQzlHLE1BQU0sUUFBUSxDQUFDLFVBQStCLFVBQVUsU0FBWSxPQUFPLG9CQUFvQixLQUFLLE1BQU0sS0FBSzsiLAogICJuYW1lcyI6IFsidGFyZ2V0Il0KfQo=

//8589b2829df077f2c42ab413b6f1d6bb8033c7b7
