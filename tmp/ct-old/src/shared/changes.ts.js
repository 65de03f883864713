const subjectNames = {
  leads: "Leads",
  pictures: "Pictures",
  projects: "Projects",
  prices: "Prices",
  catalog: "Catalog",
  delivery: "Delivery",
  mail: "Mail server",
  "set-up": "Set-up",
  passwords: "Passwords",
  sessions: "Signed-in devices",
  "second-factor": "Sign-in codes",
  backups: "Backups",
  links: "Links to other websites",
  redirects: "Redirects",
  profile: "Business profile",
  plan: "List of pages",
  "content-file": "Words and pictures as a file",
  settings: "Settings"
};
const documentSentences = {
  publish: (name, detail) => `Published ${name}${detail === "schedule" ? " at its scheduled time" : ""}`,
  restore: (name) => `Brought back an earlier version of ${name}`,
  reset: (name) => `Reset ${name} to the shipped words`,
  undo: (name) => `Took back a change of ${name}`,
  schedule: (name) => `Scheduled ${name}`,
  "take a schedule off": (name) => `Took the schedule off ${name}`,
  "miss a schedule": (name, detail) => `Could not publish ${name} at its scheduled time: ${detail}`,
  "keep the words": (name) => `Kept the words of ${name} after an update`,
  "keep the words of before": (name) => `Brought back the words of ${name} from before an update`,
  add: (name) => `Added the page ${name}`,
  remove: (name) => `Removed the page ${name}`,
  "bring back": (name) => `Brought the page ${name} back`,
  plan: (_name, detail) => `Changed the list of pages: ${detail}`,
  redirect: (name, detail, target) => detail === "deleted" ? `Deleted the redirect ${name}` : `${name} now leads to ${target}`
};
const deskSentences = {
  "leads status": (_name, detail) => `Changed the status of lead ${detail.replace(" ", " to ")}`,
  "leads note": (_name, detail) => `Wrote a note on lead ${detail}`,
  "leads contact": (_name, detail) => `Called or wrote to lead ${detail}`,
  "leads delete": (_name, detail) => detail.includes(" ") ? `Deleted the leads ${detail.replaceAll(" ", ", ")}` : `Deleted lead ${detail}`,
  "pictures upload": () => "Uploaded a picture",
  "pictures caption": () => "Changed the words of a picture",
  "pictures order": () => "Changed the order of the gallery",
  "pictures delete": () => "Deleted a picture",
  "pictures bring back": () => "Brought back a deleted picture",
  "pictures replace": () => "Replaced a picture",
  "projects add": () => "Added a project",
  "projects change": (_name, detail) => `Changed project ${detail}`,
  "projects delete": (_name, detail) => `Deleted project ${detail}`,
  "prices change": () => "Changed the prices",
  "prices confirm": () => "Confirmed that the prices are right",
  "catalog upload": () => "Uploaded a catalog",
  "catalog remove": () => "Took the catalog off the website",
  "catalog bring back": () => "Brought back the catalog",
  "delivery change": () => "Changed how leads are delivered",
  "delivery retry": () => "Sent undelivered messages again",
  "delivery dismiss": () => "Dismissed undelivered messages",
  "delivery prove": () => "Tested the contact form",
  "set-up save": (_name, detail) => `Set up: ${detail}`,
  "mail change": () => "Changed the mail server",
  "mail remove": () => "Removed the mail server",
  "backups make": () => "Made a backup",
  "backups prove": () => "Tested the newest backup",
  "links check": () => "Checked the links to other websites",
  "passwords change": (_name, detail) => `Changed the ${detail} password`,
  "sessions end": () => "Signed out all other devices",
  "second-factor switch on": () => "Switched sign-in codes on",
  "second-factor switch off": () => "Switched sign-in codes off",
  "second-factor renew the codes": () => "Made new recovery codes",
  "content-file import": (_name, detail) => `Brought in a file: ${detail}`,
  "content-file undo": () => "Took back what a file had brought",
  "settings discard": (_name, detail) => `Discarded a setting that could not be read: ${detail}`,
  "profile publish": () => "Changed the business profile"
};
function describeChange({ action, subject, name, detail, target = "" }) {
  const sentence = deskSentences[`${subject} ${action}`] ?? documentSentences[action];
  return sentence ? sentence(name, detail, target) : `${name}: ${action}`;
}
function hasSentence({ action, subject }) {
  return Object.hasOwn(deskSentences, `${subject} ${action}`) || Object.hasOwn(documentSentences, action);
}
export {
  describeChange,
  hasSentence,
  subjectNames
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jaGFuZ2VzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBNkJPLE1BQU0sZUFBaUQ7QUFBQSxFQUM1RCxPQUFPO0FBQUEsRUFDUCxVQUFVO0FBQUEsRUFDVixVQUFVO0FBQUEsRUFDVixRQUFRO0FBQUEsRUFDUixTQUFTO0FBQUEsRUFDVCxVQUFVO0FBQUEsRUFDVixNQUFNO0FBQUEsRUFDTixVQUFVO0FBQUEsRUFDVixXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixpQkFBaUI7QUFBQSxFQUNqQixTQUFTO0FBQUEsRUFDVCxPQUFPO0FBQUEsRUFDUCxXQUFXO0FBQUEsRUFDWCxTQUFTO0FBQUEsRUFDVCxNQUFNO0FBQUEsRUFDTixnQkFBZ0I7QUFBQSxFQUNoQixVQUFVO0FBQ1o7QUFNQSxNQUFNLG9CQUF3RDtBQUFBLEVBQzVELFNBQVMsQ0FBQyxNQUFNLFdBQVcsYUFBYSxJQUFJLEdBQUcsV0FBVyxhQUFhLDJCQUEyQixFQUFFO0FBQUEsRUFDcEcsU0FBUyxDQUFDLFNBQVMsc0NBQXNDLElBQUk7QUFBQSxFQUM3RCxPQUFPLENBQUMsU0FBUyxTQUFTLElBQUk7QUFBQSxFQUM5QixNQUFNLENBQUMsU0FBUyx5QkFBeUIsSUFBSTtBQUFBLEVBQzdDLFVBQVUsQ0FBQyxTQUFTLGFBQWEsSUFBSTtBQUFBLEVBQ3JDLHVCQUF1QixDQUFDLFNBQVMseUJBQXlCLElBQUk7QUFBQSxFQUM5RCxtQkFBbUIsQ0FBQyxNQUFNLFdBQVcscUJBQXFCLElBQUksMkJBQTJCLE1BQU07QUFBQSxFQUMvRixrQkFBa0IsQ0FBQyxTQUFTLHFCQUFxQixJQUFJO0FBQUEsRUFDckQsNEJBQTRCLENBQUMsU0FBUyw2QkFBNkIsSUFBSTtBQUFBLEVBQ3ZFLEtBQUssQ0FBQyxTQUFTLGtCQUFrQixJQUFJO0FBQUEsRUFDckMsUUFBUSxDQUFDLFNBQVMsb0JBQW9CLElBQUk7QUFBQSxFQUMxQyxjQUFjLENBQUMsU0FBUyxvQkFBb0IsSUFBSTtBQUFBLEVBQ2hELE1BQU0sQ0FBQyxPQUFPLFdBQVcsOEJBQThCLE1BQU07QUFBQSxFQUM3RCxVQUFVLENBQUMsTUFBTSxRQUFRLFdBQ3ZCLFdBQVcsWUFBWSx3QkFBd0IsSUFBSSxLQUFLLEdBQUcsSUFBSSxpQkFBaUIsTUFBTTtBQUMxRjtBQUdBLE1BQU0sZ0JBQW9EO0FBQUEsRUFDeEQsZ0JBQWdCLENBQUMsT0FBTyxXQUFXLDhCQUE4QixPQUFPLFFBQVEsS0FBSyxNQUFNLENBQUM7QUFBQSxFQUM1RixjQUFjLENBQUMsT0FBTyxXQUFXLHdCQUF3QixNQUFNO0FBQUEsRUFDL0QsaUJBQWlCLENBQUMsT0FBTyxXQUFXLDJCQUEyQixNQUFNO0FBQUEsRUFDckUsZ0JBQWdCLENBQUMsT0FBTyxXQUN0QixPQUFPLFNBQVMsR0FBRyxJQUFJLHFCQUFxQixPQUFPLFdBQVcsS0FBSyxJQUFJLENBQUMsS0FBSyxnQkFBZ0IsTUFBTTtBQUFBLEVBQ3JHLG1CQUFtQixNQUFNO0FBQUEsRUFDekIsb0JBQW9CLE1BQU07QUFBQSxFQUMxQixrQkFBa0IsTUFBTTtBQUFBLEVBQ3hCLG1CQUFtQixNQUFNO0FBQUEsRUFDekIsdUJBQXVCLE1BQU07QUFBQSxFQUM3QixvQkFBb0IsTUFBTTtBQUFBLEVBQzFCLGdCQUFnQixNQUFNO0FBQUEsRUFDdEIsbUJBQW1CLENBQUMsT0FBTyxXQUFXLG1CQUFtQixNQUFNO0FBQUEsRUFDL0QsbUJBQW1CLENBQUMsT0FBTyxXQUFXLG1CQUFtQixNQUFNO0FBQUEsRUFDL0QsaUJBQWlCLE1BQU07QUFBQSxFQUN2QixrQkFBa0IsTUFBTTtBQUFBLEVBQ3hCLGtCQUFrQixNQUFNO0FBQUEsRUFDeEIsa0JBQWtCLE1BQU07QUFBQSxFQUN4QixzQkFBc0IsTUFBTTtBQUFBLEVBQzVCLG1CQUFtQixNQUFNO0FBQUEsRUFDekIsa0JBQWtCLE1BQU07QUFBQSxFQUN4QixvQkFBb0IsTUFBTTtBQUFBLEVBQzFCLGtCQUFrQixNQUFNO0FBQUEsRUFDeEIsZUFBZSxDQUFDLE9BQU8sV0FBVyxXQUFXLE1BQU07QUFBQSxFQUNuRCxlQUFlLE1BQU07QUFBQSxFQUNyQixlQUFlLE1BQU07QUFBQSxFQUNyQixnQkFBZ0IsTUFBTTtBQUFBLEVBQ3RCLGlCQUFpQixNQUFNO0FBQUEsRUFDdkIsZUFBZSxNQUFNO0FBQUEsRUFDckIsb0JBQW9CLENBQUMsT0FBTyxXQUFXLGVBQWUsTUFBTTtBQUFBLEVBQzVELGdCQUFnQixNQUFNO0FBQUEsRUFDdEIsMkJBQTJCLE1BQU07QUFBQSxFQUNqQyw0QkFBNEIsTUFBTTtBQUFBLEVBQ2xDLGlDQUFpQyxNQUFNO0FBQUEsRUFDdkMsdUJBQXVCLENBQUMsT0FBTyxXQUFXLHNCQUFzQixNQUFNO0FBQUEsRUFDdEUscUJBQXFCLE1BQU07QUFBQSxFQUMzQixvQkFBb0IsQ0FBQyxPQUFPLFdBQVcsK0NBQStDLE1BQU07QUFBQSxFQUM1RixtQkFBbUIsTUFBTTtBQUMzQjtBQUdPLFNBQVMsZUFBZSxFQUFFLFFBQVEsU0FBUyxNQUFNLFFBQVEsU0FBUyxHQUFHLEdBQXdCO0FBQ2xHLFFBQU0sV0FBVyxjQUFjLEdBQUcsT0FBTyxJQUFJLE1BQU0sRUFBRSxLQUFLLGtCQUFrQixNQUFNO0FBQ2xGLFNBQU8sV0FBVyxTQUFTLE1BQU0sUUFBUSxNQUFNLElBQUksR0FBRyxJQUFJLEtBQUssTUFBTTtBQUN2RTtBQUdPLFNBQVMsWUFBWSxFQUFFLFFBQVEsUUFBUSxHQUFxRDtBQUNqRyxTQUFPLE9BQU8sT0FBTyxlQUFlLEdBQUcsT0FBTyxJQUFJLE1BQU0sRUFBRSxLQUFLLE9BQU8sT0FBTyxtQkFBbUIsTUFBTTtBQUN4RzsiLAogICJuYW1lcyI6IFtdCn0K

//8b2efc7f6f443dc27c1a14015b1c7a50ca3ed77e
