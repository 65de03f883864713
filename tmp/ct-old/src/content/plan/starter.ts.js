import { shownServices } from "../../shared/content/documents.ts";
function starterWords(page, site) {
  return page.kind === "service" ? starterService(page.name) : starterTown(page.name, site, page);
}
const starterService = (name) => ({
  menuName: name,
  title: name,
  description: "",
  keywords: name,
  serviceTitle: name,
  serviceDescription: "",
  benefit: "",
  companions: [],
  picture: { name: "hero-image.jpg", alt: "" },
  contentSections: [
    { kind: "prose", heading: `About ${name}`, paragraphs: [""] },
    {
      kind: "steps",
      heading: "How we work",
      items: [
        { title: "Estimate", text: "" },
        { title: "Build", text: "" }
      ]
    }
  ],
  closing: { heading: "Tell us about your project", text: "", action: "Get a Free Estimate" }
});
const townHeading = "Fence Installation in {town}, {state}";
function listServices(documents, list) {
  const services = shownServices(documents).filter(({ id }) => documents.plan[list].includes(id));
  const items = services.slice(0, 12).map(({ id, words }) => ({ title: words.menuName, page: id }));
  return items.length > 0 ? items : [{ title: "", text: "" }];
}
const starterTown = (town, { profile: { latitude, longitude }, documents }, answers) => ({
  town,
  summary: "",
  point: { latitude, longitude, label: "above" },
  title: `${town} Fence Installation`,
  description: "",
  keywords: `${town} fence installation, fence company ${town}`,
  heading: townHeading,
  tagline: "",
  picture: { name: "hero-image.jpg", alt: "" },
  intro: { heading: `Fences in ${town}`, paragraphs: [answers.lots ?? ""] },
  about: { heading: `The ground in ${town}`, paragraphs: [answers.ground ?? ""] },
  rules: { heading: `Before you build in ${town}`, intro: answers.rules ?? "", items: [] },
  residential: {
    heading: `Residential fences in ${town}`,
    ...answers.homes && { intro: answers.homes },
    picture: { name: "hero-image.jpg", alt: "" },
    items: listServices(documents, "residential")
  },
  commercial: {
    heading: `Commercial fences in ${town}`,
    ...answers.businesses && { intro: answers.businesses },
    items: listServices(documents, "commercial")
  },
  whyChooseUs: {
    heading: `Why people in ${town} choose us`,
    items: [
      { title: answers.job ? `A job in ${town}` : "", text: answers.job ?? "" },
      { title: "", text: "" }
    ]
  },
  closing: { heading: `Your fence in ${town}`, text: "", quoteLabel: "Get Free Estimate" }
});
export {
  starterWords,
  townHeading
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9zdGFydGVyLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBeUIscUJBQXFCO0FBTXZDLFNBQVMsYUFDZCxNQUNBLE1BQzBCO0FBQzFCLFNBQU8sS0FBSyxTQUFTLFlBQVksZUFBZSxLQUFLLElBQUksSUFBSSxZQUFZLEtBQUssTUFBTSxNQUFNLElBQUk7QUFDaEc7QUFFQSxNQUFNLGlCQUFpQixDQUFDLFVBQWdDO0FBQUEsRUFDdEQsVUFBVTtBQUFBLEVBQ1YsT0FBTztBQUFBLEVBQ1AsYUFBYTtBQUFBLEVBQ2IsVUFBVTtBQUFBLEVBQ1YsY0FBYztBQUFBLEVBQ2Qsb0JBQW9CO0FBQUEsRUFDcEIsU0FBUztBQUFBLEVBQ1QsWUFBWSxDQUFDO0FBQUEsRUFDYixTQUFTLEVBQUUsTUFBTSxrQkFBa0IsS0FBSyxHQUFHO0FBQUEsRUFDM0MsaUJBQWlCO0FBQUEsSUFDZixFQUFFLE1BQU0sU0FBUyxTQUFTLFNBQVMsSUFBSSxJQUFJLFlBQVksQ0FBQyxFQUFFLEVBQUU7QUFBQSxJQUM1RDtBQUFBLE1BQ0UsTUFBTTtBQUFBLE1BQ04sU0FBUztBQUFBLE1BQ1QsT0FBTztBQUFBLFFBQ0wsRUFBRSxPQUFPLFlBQVksTUFBTSxHQUFHO0FBQUEsUUFDOUIsRUFBRSxPQUFPLFNBQVMsTUFBTSxHQUFHO0FBQUEsTUFDN0I7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUFBLEVBQ0EsU0FBUyxFQUFFLFNBQVMsOEJBQThCLE1BQU0sSUFBSSxRQUFRLHNCQUFzQjtBQUM1RjtBQUdPLE1BQU0sY0FBYztBQUszQixTQUFTLGFBQWEsV0FBc0IsTUFBdUU7QUFDakgsUUFBTSxXQUFXLGNBQWMsU0FBUyxFQUFFLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxVQUFVLEtBQUssSUFBSSxFQUFFLFNBQVMsRUFBRSxDQUFDO0FBQzlGLFFBQU0sUUFBUSxTQUFTLE1BQU0sR0FBRyxFQUFFLEVBQUUsSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLE9BQU8sRUFBRSxPQUFPLE1BQU0sVUFBVSxNQUFNLEdBQUcsRUFBRTtBQUNoRyxTQUFPLE1BQU0sU0FBUyxJQUFJLFFBQVEsQ0FBQyxFQUFFLE9BQU8sSUFBSSxNQUFNLEdBQUcsQ0FBQztBQUM1RDtBQUVBLE1BQU0sY0FBYyxDQUNsQixNQUNBLEVBQUUsU0FBUyxFQUFFLFVBQVUsVUFBVSxHQUFHLFVBQVUsR0FDOUMsYUFDZTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLFNBQVM7QUFBQSxFQUNULE9BQU8sRUFBRSxVQUFVLFdBQVcsT0FBTyxRQUFRO0FBQUEsRUFDN0MsT0FBTyxHQUFHLElBQUk7QUFBQSxFQUNkLGFBQWE7QUFBQSxFQUNiLFVBQVUsR0FBRyxJQUFJLHNDQUFzQyxJQUFJO0FBQUEsRUFDM0QsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBLEVBQ1QsU0FBUyxFQUFFLE1BQU0sa0JBQWtCLEtBQUssR0FBRztBQUFBLEVBQzNDLE9BQU8sRUFBRSxTQUFTLGFBQWEsSUFBSSxJQUFJLFlBQVksQ0FBQyxRQUFRLFFBQVEsRUFBRSxFQUFFO0FBQUEsRUFDeEUsT0FBTyxFQUFFLFNBQVMsaUJBQWlCLElBQUksSUFBSSxZQUFZLENBQUMsUUFBUSxVQUFVLEVBQUUsRUFBRTtBQUFBLEVBQzlFLE9BQU8sRUFBRSxTQUFTLHVCQUF1QixJQUFJLElBQUksT0FBTyxRQUFRLFNBQVMsSUFBSSxPQUFPLENBQUMsRUFBRTtBQUFBLEVBQ3ZGLGFBQWE7QUFBQSxJQUNYLFNBQVMseUJBQXlCLElBQUk7QUFBQSxJQUN0QyxHQUFJLFFBQVEsU0FBUyxFQUFFLE9BQU8sUUFBUSxNQUFNO0FBQUEsSUFDNUMsU0FBUyxFQUFFLE1BQU0sa0JBQWtCLEtBQUssR0FBRztBQUFBLElBQzNDLE9BQU8sYUFBYSxXQUFXLGFBQWE7QUFBQSxFQUM5QztBQUFBLEVBQ0EsWUFBWTtBQUFBLElBQ1YsU0FBUyx3QkFBd0IsSUFBSTtBQUFBLElBQ3JDLEdBQUksUUFBUSxjQUFjLEVBQUUsT0FBTyxRQUFRLFdBQVc7QUFBQSxJQUN0RCxPQUFPLGFBQWEsV0FBVyxZQUFZO0FBQUEsRUFDN0M7QUFBQSxFQUNBLGFBQWE7QUFBQSxJQUNYLFNBQVMsaUJBQWlCLElBQUk7QUFBQSxJQUM5QixPQUFPO0FBQUEsTUFDTCxFQUFFLE9BQU8sUUFBUSxNQUFNLFlBQVksSUFBSSxLQUFLLElBQUksTUFBTSxRQUFRLE9BQU8sR0FBRztBQUFBLE1BQ3hFLEVBQUUsT0FBTyxJQUFJLE1BQU0sR0FBRztBQUFBLElBQ3hCO0FBQUEsRUFDRjtBQUFBLEVBQ0EsU0FBUyxFQUFFLFNBQVMsaUJBQWlCLElBQUksSUFBSSxNQUFNLElBQUksWUFBWSxvQkFBb0I7QUFDekY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//2cabfcab85e3d3d0adcd08aa5fcbf965d82e6581
