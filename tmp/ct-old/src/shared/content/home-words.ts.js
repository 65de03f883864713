import { group, line, list, page, paragraph, picture } from "./fields.ts";
import { pageWords } from "./page-words.ts";
const picturedText = {
  title: line("Title"),
  text: paragraph("Text", { max: 600 }),
  picture: picture("Picture")
};
const homeWords = group("Home page", {
  ...pageWords,
  hero: group("Opening", {
    headline: line("Headline"),
    text: paragraph("Text", { max: 600 }),
    picture: picture("Picture")
  }),
  featuresLabel: line("Name of the reasons for screen readers"),
  features: list("Reasons to choose us", group("Reason", picturedText), { one: "reason", min: 2, max: 4 }),
  services: group("Services", {
    heading: line("Heading"),
    intro: paragraph("Introduction", { max: 600 }),
    cards: list("Services", group("Service", { ...picturedText, page: page("Leads to") }), {
      one: "service",
      min: 2,
      max: 8
    })
  }),
  about: group("About us", {
    heading: line("Heading"),
    paragraphs: list("Paragraphs", paragraph("Paragraph"), { one: "paragraph", min: 1, max: 8 }),
    picture: picture("Picture"),
    stats: list("Figures", group("Figure", { value: line("Figure", { max: 20 }), label: line("Label", { max: 60 }) }), {
      one: "figure",
      min: 2,
      max: 6
    })
  }),
  gallery: group("Projects", {
    heading: line("Heading"),
    intro: paragraph("Introduction", { max: 600 }),
    introOfProjects: paragraph("Introduction once six of your projects are published, or all the pictures are yours", {
      max: 600
    }),
    projects: list(
      "Sample projects",
      group("Project", { title: line("Title"), location: line("Place"), picture: picture("Picture") }),
      { one: "project", min: 1, max: 12 }
    )
  }),
  testimonials: group("Reviews", { heading: line("Heading") }),
  callToAction: group("Invitation", { heading: line("Heading"), text: paragraph("Text", { max: 600 }) }),
  contact: group("Contact form", { heading: line("Heading"), intro: paragraph("Introduction", { max: 600 }) }),
  serviceArea: group("Towns", {
    heading: line("Heading"),
    /** Leads to the towns with a page of their own that are not in the strip. */
    others: group("Sentence below the towns", {
      intro: line("Before the other towns"),
      areasIntro: line("Before the link"),
      areasLink: line("Words of the link")
    })
  })
});
export {
  homeWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2hvbWUtd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLE9BQU8sTUFBTSxNQUFNLE1BQU0sV0FBVyxlQUFlO0FBQzVELFNBQVMsaUJBQWlCO0FBRzFCLE1BQU0sZUFBZTtBQUFBLEVBQ25CLE9BQU8sS0FBSyxPQUFPO0FBQUEsRUFDbkIsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLEVBQ3BDLFNBQVMsUUFBUSxTQUFTO0FBQzVCO0FBR08sTUFBTSxZQUFZLE1BQU0sYUFBYTtBQUFBLEVBQzFDLEdBQUc7QUFBQSxFQUNILE1BQU0sTUFBTSxXQUFXO0FBQUEsSUFDckIsVUFBVSxLQUFLLFVBQVU7QUFBQSxJQUN6QixNQUFNLFVBQVUsUUFBUSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDcEMsU0FBUyxRQUFRLFNBQVM7QUFBQSxFQUM1QixDQUFDO0FBQUEsRUFDRCxlQUFlLEtBQUssd0NBQXdDO0FBQUEsRUFDNUQsVUFBVSxLQUFLLHdCQUF3QixNQUFNLFVBQVUsWUFBWSxHQUFHLEVBQUUsS0FBSyxVQUFVLEtBQUssR0FBRyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ3ZHLFVBQVUsTUFBTSxZQUFZO0FBQUEsSUFDMUIsU0FBUyxLQUFLLFNBQVM7QUFBQSxJQUN2QixPQUFPLFVBQVUsZ0JBQWdCLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUM3QyxPQUFPLEtBQUssWUFBWSxNQUFNLFdBQVcsRUFBRSxHQUFHLGNBQWMsTUFBTSxLQUFLLFVBQVUsRUFBRSxDQUFDLEdBQUc7QUFBQSxNQUNyRixLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsTUFDTCxLQUFLO0FBQUEsSUFDUCxDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQUEsRUFDRCxPQUFPLE1BQU0sWUFBWTtBQUFBLElBQ3ZCLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsWUFBWSxLQUFLLGNBQWMsVUFBVSxXQUFXLEdBQUcsRUFBRSxLQUFLLGFBQWEsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFDO0FBQUEsSUFDM0YsU0FBUyxRQUFRLFNBQVM7QUFBQSxJQUMxQixPQUFPLEtBQUssV0FBVyxNQUFNLFVBQVUsRUFBRSxPQUFPLEtBQUssVUFBVSxFQUFFLEtBQUssR0FBRyxDQUFDLEdBQUcsT0FBTyxLQUFLLFNBQVMsRUFBRSxLQUFLLEdBQUcsQ0FBQyxFQUFFLENBQUMsR0FBRztBQUFBLE1BQ2pILEtBQUs7QUFBQSxNQUNMLEtBQUs7QUFBQSxNQUNMLEtBQUs7QUFBQSxJQUNQLENBQUM7QUFBQSxFQUNILENBQUM7QUFBQSxFQUNELFNBQVMsTUFBTSxZQUFZO0FBQUEsSUFDekIsU0FBUyxLQUFLLFNBQVM7QUFBQSxJQUN2QixPQUFPLFVBQVUsZ0JBQWdCLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUM3QyxpQkFBaUIsVUFBVSx1RkFBdUY7QUFBQSxNQUNoSCxLQUFLO0FBQUEsSUFDUCxDQUFDO0FBQUEsSUFDRCxVQUFVO0FBQUEsTUFDUjtBQUFBLE1BQ0EsTUFBTSxXQUFXLEVBQUUsT0FBTyxLQUFLLE9BQU8sR0FBRyxVQUFVLEtBQUssT0FBTyxHQUFHLFNBQVMsUUFBUSxTQUFTLEVBQUUsQ0FBQztBQUFBLE1BQy9GLEVBQUUsS0FBSyxXQUFXLEtBQUssR0FBRyxLQUFLLEdBQUc7QUFBQSxJQUNwQztBQUFBLEVBQ0YsQ0FBQztBQUFBLEVBQ0QsY0FBYyxNQUFNLFdBQVcsRUFBRSxTQUFTLEtBQUssU0FBUyxFQUFFLENBQUM7QUFBQSxFQUMzRCxjQUFjLE1BQU0sY0FBYyxFQUFFLFNBQVMsS0FBSyxTQUFTLEdBQUcsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQyxFQUFFLENBQUM7QUFBQSxFQUNyRyxTQUFTLE1BQU0sZ0JBQWdCLEVBQUUsU0FBUyxLQUFLLFNBQVMsR0FBRyxPQUFPLFVBQVUsZ0JBQWdCLEVBQUUsS0FBSyxJQUFJLENBQUMsRUFBRSxDQUFDO0FBQUEsRUFDM0csYUFBYSxNQUFNLFNBQVM7QUFBQSxJQUMxQixTQUFTLEtBQUssU0FBUztBQUFBO0FBQUEsSUFFdkIsUUFBUSxNQUFNLDRCQUE0QjtBQUFBLE1BQ3hDLE9BQU8sS0FBSyx3QkFBd0I7QUFBQSxNQUNwQyxZQUFZLEtBQUssaUJBQWlCO0FBQUEsTUFDbEMsV0FBVyxLQUFLLG1CQUFtQjtBQUFBLElBQ3JDLENBQUM7QUFBQSxFQUNILENBQUM7QUFDSCxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//a1108c64d28cdbd59d1a88e71aade7e51a034a02
