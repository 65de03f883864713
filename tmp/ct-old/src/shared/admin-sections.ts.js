const adminSections = [
  { name: "leads", label: "Leads", path: "/admin" },
  { name: "lead", label: "Lead", path: "/admin/leads/:id" },
  {
    name: "reports",
    label: "Reports",
    path: "/admin/reports",
    about: "What brings leads, and how fast they get an answer."
  },
  {
    name: "projects",
    label: "Projects",
    path: "/admin/projects",
    about: "Finished jobs with their photos, shown in the gallery and on the pages they belong to."
  },
  { name: "project", label: "Project", path: "/admin/projects/:id" },
  {
    name: "pictures",
    label: "Pictures",
    path: "/admin/pictures",
    about: "The gallery in your order, with captions, and the pictures of the pages."
  },
  {
    name: "site",
    label: "Pages",
    path: "/admin/site",
    about: "Every word of the website: drafts, a preview of the real page, publishing and its history."
  },
  { name: "document", label: "Page", path: "/admin/site/:key" },
  {
    name: "redirects",
    label: "Redirects",
    path: "/admin/redirects",
    about: "Where old addresses lead: those of a former site, and those that your pages had before."
  },
  {
    name: "profile",
    label: "Business profile",
    path: "/admin/profile",
    about: "Name, telephone, hours, testimonials and links. Changes go live on every page right away."
  },
  {
    name: "setUp",
    label: "Set-up",
    path: "/admin/set-up",
    about: "Eight short steps to make this website your own."
  },
  {
    name: "prices",
    label: "Prices",
    path: "/admin/prices",
    about: "The prices that Price my fence uses, their history, and which fences you offer."
  },
  {
    name: "catalog",
    label: "Catalog",
    path: "/admin/catalog",
    about: "See which PDF is live, and replace or remove it."
  },
  {
    name: "passwords",
    label: "Passwords",
    path: "/admin/passwords",
    about: "Change the admin and the staff password; sign out other devices."
  },
  {
    name: "security",
    label: "Security",
    path: "/admin/security",
    about: "Ask for a code from your phone as well as the password."
  },
  {
    name: "delivery",
    label: "Delivery",
    path: "/admin/delivery",
    about: "See that leads reach you, that the form works and that the backups are good."
  },
  {
    name: "content-file",
    label: "Content file",
    path: "/admin/content-file",
    about: "Save all words and pictures as a file, or bring in a file from another site."
  },
  {
    name: "activity",
    label: "Activity",
    path: "/admin/activity",
    about: "Who changed what, and when."
  }
];
const listedSections = adminSections.filter(({ path }) => !path.includes(":"));
const idPattern = "([1-9]\\d{0,14})";
const keyPattern = "([a-z0-9-]{1,60})";
function findAdminSection(path) {
  for (const section of adminSections) {
    const pattern = section.path.replace(":id", idPattern).replace(":key", keyPattern);
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (!match) continue;
    const { name } = section;
    if (match[1] === void 0) return { name };
    return section.path.includes(":id") ? { name, id: Number(match[1]) } : { name, documentKey: match[1] };
  }
  return void 0;
}
export {
  adminSections,
  findAdminSection,
  listedSections
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9hZG1pbi1zZWN0aW9ucy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUlPLE1BQU0sZ0JBQWdCO0FBQUEsRUFDM0IsRUFBRSxNQUFNLFNBQVMsT0FBTyxTQUFTLE1BQU0sU0FBUztBQUFBLEVBQ2hELEVBQUUsTUFBTSxRQUFRLE9BQU8sUUFBUSxNQUFNLG1CQUFtQjtBQUFBLEVBQ3hEO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQSxFQUFFLE1BQU0sV0FBVyxPQUFPLFdBQVcsTUFBTSxzQkFBc0I7QUFBQSxFQUNqRTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0EsRUFBRSxNQUFNLFlBQVksT0FBTyxRQUFRLE1BQU0sbUJBQW1CO0FBQUEsRUFDNUQ7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxFQUNUO0FBQ0Y7QUFHTyxNQUFNLGlCQUEwQyxjQUFjLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxDQUFDLEtBQUssU0FBUyxHQUFHLENBQUM7QUFjN0csTUFBTSxZQUFZO0FBR2xCLE1BQU0sYUFBYTtBQWNaLFNBQVMsaUJBQWlCLE1BQXdDO0FBQ3ZFLGFBQVcsV0FBVyxlQUFlO0FBQ25DLFVBQU0sVUFBVSxRQUFRLEtBQUssUUFBUSxPQUFPLFNBQVMsRUFBRSxRQUFRLFFBQVEsVUFBVTtBQUNqRixVQUFNLFFBQVEsSUFBSSxPQUFPLElBQUksT0FBTyxHQUFHLEVBQUUsS0FBSyxJQUFJO0FBQ2xELFFBQUksQ0FBQyxNQUFPO0FBQ1osVUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixRQUFJLE1BQU0sQ0FBQyxNQUFNLE9BQVcsUUFBTyxFQUFFLEtBQUs7QUFDMUMsV0FBTyxRQUFRLEtBQUssU0FBUyxLQUFLLElBQUksRUFBRSxNQUFNLElBQUksT0FBTyxNQUFNLENBQUMsQ0FBQyxFQUFFLElBQUksRUFBRSxNQUFNLGFBQWEsTUFBTSxDQUFDLEVBQUU7QUFBQSxFQUN2RztBQUNBLFNBQU87QUFDVDsiLAogICJuYW1lcyI6IFtdCn0K

//6f9fc3e016cee4816330ca16c76c4e89925f1aa0
