import * as z from "zod/mini";
import { catalogPagePattern, catalogVersionPattern } from "./catalog.ts";
import { cleanLine, onVisitorsLine } from "./clean-line.ts";
import { emailAddress } from "./email-address.ts";
const nameField = z.string("Name must be at least 2 characters.").check(
  onVisitorsLine(),
  z.minLength(2, "Name must be at least 2 characters."),
  z.maxLength(100, "Name must be at most 100 characters.")
);
const phoneField = z.string("Please enter a valid phone number.").check(
  onVisitorsLine(),
  z.minLength(10, "Please enter a valid phone number."),
  z.maxLength(40, "Phone number must be at most 40 characters.")
);
const emailField = emailAddress("Please enter a valid email address.", "Email address must be at most 254 characters.");
const plainBreaks = () => z.overwrite((text) => text.replaceAll(/\r\n?/g, "\n"));
const messageField = z.string("Message must be at least 10 characters.").check(
  plainBreaks(),
  z.trim(),
  z.minLength(10, "Message must be at least 10 characters."),
  z.refine((text) => cleanLine(text) !== "", "Message must be at least 10 characters."),
  z.maxLength(5e3, "Message must be at most 5000 characters.")
);
const optionalText = (maximum, tooLong, notText) => z.pipe(
  z.transform((value) => value ?? ""),
  z.string(notText).check(plainBreaks(), z.trim(), z.maxLength(maximum, tooLong))
);
const optionalLine = (maximum, tooLong, notText) => z.pipe(
  z.transform((value) => value ?? ""),
  z.string(notText).check(onVisitorsLine(), z.maxLength(maximum, tooLong))
);
function serviceText() {
  return optionalLine(100, "Please choose one of the services.", "Service must be text.");
}
const serviceField = (names) => z.optional(
  serviceText().check(
    z.refine((value) => value === "" || names.includes(value), "Please choose one of the services.")
  )
);
const catalogPageField = z.optional(
  z.pipe(
    z.transform((value) => typeof value === "number" ? String(value) : value ?? ""),
    z.pipe(
      z.string("Catalog page must be a number."),
      z.transform((text) => catalogPagePattern.test(text) ? text : "")
    )
  )
);
const catalogVersionField = z.optional(
  z.pipe(
    z.transform((value) => value ?? ""),
    z.pipe(
      z.string("Catalog version must be text."),
      z.transform((text) => catalogVersionPattern.test(text) ? text : "")
    )
  )
);
const leadFields = [
  {
    name: "name",
    origin: "typed",
    optional: false,
    posted: true,
    form: {
      schema: nameField,
      control: "input",
      label: "Full Name",
      required: true,
      attributes: { autoComplete: "name", autoCapitalize: "words", enterKeyHint: "next" }
    },
    mail: "Full Name",
    csv: { label: "Name" }
  },
  {
    name: "phone",
    origin: "typed",
    optional: false,
    posted: true,
    form: {
      schema: phoneField,
      control: "input",
      label: "Phone Number",
      required: true,
      attributes: { type: "tel", inputMode: "tel", autoComplete: "tel", enterKeyHint: "next" }
    },
    mail: "Phone Number",
    csv: { label: "Phone" }
  },
  {
    name: "email",
    origin: "typed",
    optional: false,
    posted: true,
    form: {
      schema: emailField,
      control: "input",
      label: "Email Address",
      required: true,
      attributes: {
        type: "email",
        inputMode: "email",
        autoComplete: "email",
        autoCapitalize: "none",
        spellCheck: false,
        enterKeyHint: "next"
      }
    },
    mail: "Email Address",
    csv: { label: "Email", before: "phone" }
  },
  {
    name: "referredBy",
    origin: "typed",
    optional: true,
    posted: true,
    form: {
      schema: z.optional(optionalLine(200, "Referred By must be at most 200 characters.", "Referred By must be text.")),
      control: "input",
      label: "Referred By",
      placeholder: "How did you hear about us?",
      attributes: { autoComplete: "off", enterKeyHint: "next" }
    },
    mail: "Referred By",
    csv: { label: "Referred By" },
    detail: { label: "Referred by" }
  },
  {
    name: "service",
    origin: "typed",
    optional: true,
    posted: true,
    form: {
      schema: z.optional(serviceText()),
      control: "select",
      label: "Service",
      placeholder: "Select a Service"
    },
    mail: "Service",
    csv: { label: "Service" },
    detail: { label: "Service", before: "referredBy" }
  },
  {
    name: "message",
    origin: "typed",
    optional: false,
    posted: true,
    form: {
      schema: messageField,
      control: "textarea",
      label: "Your Message",
      required: true,
      attributes: { rows: 5, autoCapitalize: "sentences", enterKeyHint: "enter" }
    },
    csv: { label: "Message" }
  },
  {
    name: "catalogPage",
    origin: "visit",
    optional: true,
    posted: true,
    form: { schema: catalogPageField, control: "hidden", label: "Catalog Page" },
    mail: "Catalog Page",
    csv: { label: "Catalog Page" },
    detail: { label: "Catalog page" }
  },
  {
    name: "catalogVersion",
    origin: "visit",
    optional: true,
    posted: true,
    form: { schema: catalogVersionField, control: "hidden", label: "Catalog Version" },
    csv: { label: "Catalog Version" }
  },
  {
    name: "page",
    origin: "visit",
    optional: true,
    posted: true,
    mail: "Page",
    csv: { label: "Page" },
    detail: { label: "Sent from" }
  },
  {
    name: "landingPage",
    origin: "visit",
    optional: true,
    posted: false,
    csv: { label: "Landing Page" },
    detail: { label: "First page of the visit" }
  },
  {
    name: "referrer",
    origin: "visit",
    optional: true,
    posted: false,
    csv: { label: "Referring Site" },
    detail: { label: "Came from" }
  }
];
const listFields = () => leadFields;
export {
  leadFields,
  listFields,
  nameField,
  optionalText,
  phoneField,
  serviceField
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sZWFkLWZpZWxkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLG9CQUFvQiw2QkFBNkI7QUFDMUQsU0FBUyxXQUFXLHNCQUFzQjtBQUMxQyxTQUFTLG9CQUFvQjtBQUd0QixNQUFNLFlBQVksRUFDdEIsT0FBTyxxQ0FBcUMsRUFDNUM7QUFBQSxFQUNDLGVBQWU7QUFBQSxFQUNmLEVBQUUsVUFBVSxHQUFHLHFDQUFxQztBQUFBLEVBQ3BELEVBQUUsVUFBVSxLQUFLLHNDQUFzQztBQUN6RDtBQUVLLE1BQU0sYUFBYSxFQUN2QixPQUFPLG9DQUFvQyxFQUMzQztBQUFBLEVBQ0MsZUFBZTtBQUFBLEVBQ2YsRUFBRSxVQUFVLElBQUksb0NBQW9DO0FBQUEsRUFDcEQsRUFBRSxVQUFVLElBQUksNkNBQTZDO0FBQy9EO0FBRUYsTUFBTSxhQUFhLGFBQWEsdUNBQXVDLCtDQUErQztBQUd0SCxNQUFNLGNBQWMsTUFBTSxFQUFFLFVBQWtCLENBQUMsU0FBUyxLQUFLLFdBQVcsVUFBVSxJQUFJLENBQUM7QUFFdkYsTUFBTSxlQUFlLEVBQUUsT0FBTyx5Q0FBeUMsRUFBRTtBQUFBLEVBQ3ZFLFlBQVk7QUFBQSxFQUNaLEVBQUUsS0FBSztBQUFBLEVBQ1AsRUFBRSxVQUFVLElBQUkseUNBQXlDO0FBQUEsRUFDekQsRUFBRSxPQUFPLENBQUMsU0FBUyxVQUFVLElBQUksTUFBTSxJQUFJLHlDQUF5QztBQUFBLEVBQ3BGLEVBQUUsVUFBVSxLQUFNLDBDQUEwQztBQUM5RDtBQUdPLE1BQU0sZUFBZSxDQUFDLFNBQWlCLFNBQWlCLFlBQzdELEVBQUU7QUFBQSxFQUNBLEVBQUUsVUFBVSxDQUFDLFVBQVUsU0FBUyxFQUFFO0FBQUEsRUFDbEMsRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLFlBQVksR0FBRyxFQUFFLEtBQUssR0FBRyxFQUFFLFVBQVUsU0FBUyxPQUFPLENBQUM7QUFDaEY7QUFHRixNQUFNLGVBQWUsQ0FBQyxTQUFpQixTQUFpQixZQUN0RCxFQUFFO0FBQUEsRUFDQSxFQUFFLFVBQVUsQ0FBQyxVQUFVLFNBQVMsRUFBRTtBQUFBLEVBQ2xDLEVBQUUsT0FBTyxPQUFPLEVBQUUsTUFBTSxlQUFlLEdBQUcsRUFBRSxVQUFVLFNBQVMsT0FBTyxDQUFDO0FBQ3pFO0FBRUYsU0FBUyxjQUFjO0FBQ3JCLFNBQU8sYUFBYSxLQUFLLHNDQUFzQyx1QkFBdUI7QUFDeEY7QUFHTyxNQUFNLGVBQWUsQ0FBQyxVQUMzQixFQUFFO0FBQUEsRUFDQSxZQUFZLEVBQUU7QUFBQSxJQUNaLEVBQUUsT0FBTyxDQUFDLFVBQVUsVUFBVSxNQUFNLE1BQU0sU0FBUyxLQUFLLEdBQUcsb0NBQW9DO0FBQUEsRUFDakc7QUFDRjtBQUdGLE1BQU0sbUJBQW1CLEVBQUU7QUFBQSxFQUN6QixFQUFFO0FBQUEsSUFDQSxFQUFFLFVBQVUsQ0FBQyxVQUFXLE9BQU8sVUFBVSxXQUFXLE9BQU8sS0FBSyxJQUFLLFNBQVMsRUFBSTtBQUFBLElBQ2xGLEVBQUU7QUFBQSxNQUNBLEVBQUUsT0FBTyxnQ0FBZ0M7QUFBQSxNQUN6QyxFQUFFLFVBQVUsQ0FBQyxTQUFVLG1CQUFtQixLQUFLLElBQUksSUFBSSxPQUFPLEVBQUc7QUFBQSxJQUNuRTtBQUFBLEVBQ0Y7QUFDRjtBQUVBLE1BQU0sc0JBQXNCLEVBQUU7QUFBQSxFQUM1QixFQUFFO0FBQUEsSUFDQSxFQUFFLFVBQVUsQ0FBQyxVQUFVLFNBQVMsRUFBRTtBQUFBLElBQ2xDLEVBQUU7QUFBQSxNQUNBLEVBQUUsT0FBTywrQkFBK0I7QUFBQSxNQUN4QyxFQUFFLFVBQVUsQ0FBQyxTQUFVLHNCQUFzQixLQUFLLElBQUksSUFBSSxPQUFPLEVBQUc7QUFBQSxJQUN0RTtBQUFBLEVBQ0Y7QUFDRjtBQU9PLE1BQU0sYUFBYTtBQUFBLEVBQ3hCO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixNQUFNO0FBQUEsTUFDSixRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFDUCxVQUFVO0FBQUEsTUFDVixZQUFZLEVBQUUsY0FBYyxRQUFRLGdCQUFnQixTQUFTLGNBQWMsT0FBTztBQUFBLElBQ3BGO0FBQUEsSUFDQSxNQUFNO0FBQUEsSUFDTixLQUFLLEVBQUUsT0FBTyxPQUFPO0FBQUEsRUFDdkI7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixNQUFNO0FBQUEsTUFDSixRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFDUCxVQUFVO0FBQUEsTUFDVixZQUFZLEVBQUUsTUFBTSxPQUFPLFdBQVcsT0FBTyxjQUFjLE9BQU8sY0FBYyxPQUFPO0FBQUEsSUFDekY7QUFBQSxJQUNBLE1BQU07QUFBQSxJQUNOLEtBQUssRUFBRSxPQUFPLFFBQVE7QUFBQSxFQUN4QjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxNQUNKLFFBQVE7QUFBQSxNQUNSLFNBQVM7QUFBQSxNQUNULE9BQU87QUFBQSxNQUNQLFVBQVU7QUFBQSxNQUNWLFlBQVk7QUFBQSxRQUNWLE1BQU07QUFBQSxRQUNOLFdBQVc7QUFBQSxRQUNYLGNBQWM7QUFBQSxRQUNkLGdCQUFnQjtBQUFBLFFBQ2hCLFlBQVk7QUFBQSxRQUNaLGNBQWM7QUFBQSxNQUNoQjtBQUFBLElBQ0Y7QUFBQSxJQUNBLE1BQU07QUFBQSxJQUNOLEtBQUssRUFBRSxPQUFPLFNBQVMsUUFBUSxRQUFRO0FBQUEsRUFDekM7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixNQUFNO0FBQUEsTUFDSixRQUFRLEVBQUUsU0FBUyxhQUFhLEtBQUssK0NBQStDLDJCQUEyQixDQUFDO0FBQUEsTUFDaEgsU0FBUztBQUFBLE1BQ1QsT0FBTztBQUFBLE1BQ1AsYUFBYTtBQUFBLE1BQ2IsWUFBWSxFQUFFLGNBQWMsT0FBTyxjQUFjLE9BQU87QUFBQSxJQUMxRDtBQUFBLElBQ0EsTUFBTTtBQUFBLElBQ04sS0FBSyxFQUFFLE9BQU8sY0FBYztBQUFBLElBQzVCLFFBQVEsRUFBRSxPQUFPLGNBQWM7QUFBQSxFQUNqQztBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxNQUNKLFFBQVEsRUFBRSxTQUFTLFlBQVksQ0FBQztBQUFBLE1BQ2hDLFNBQVM7QUFBQSxNQUNULE9BQU87QUFBQSxNQUNQLGFBQWE7QUFBQSxJQUNmO0FBQUEsSUFDQSxNQUFNO0FBQUEsSUFDTixLQUFLLEVBQUUsT0FBTyxVQUFVO0FBQUEsSUFDeEIsUUFBUSxFQUFFLE9BQU8sV0FBVyxRQUFRLGFBQWE7QUFBQSxFQUNuRDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxNQUNKLFFBQVE7QUFBQSxNQUNSLFNBQVM7QUFBQSxNQUNULE9BQU87QUFBQSxNQUNQLFVBQVU7QUFBQSxNQUNWLFlBQVksRUFBRSxNQUFNLEdBQUcsZ0JBQWdCLGFBQWEsY0FBYyxRQUFRO0FBQUEsSUFDNUU7QUFBQSxJQUNBLEtBQUssRUFBRSxPQUFPLFVBQVU7QUFBQSxFQUMxQjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxRQUFRLGtCQUFrQixTQUFTLFVBQVUsT0FBTyxlQUFlO0FBQUEsSUFDM0UsTUFBTTtBQUFBLElBQ04sS0FBSyxFQUFFLE9BQU8sZUFBZTtBQUFBLElBQzdCLFFBQVEsRUFBRSxPQUFPLGVBQWU7QUFBQSxFQUNsQztBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxRQUFRLHFCQUFxQixTQUFTLFVBQVUsT0FBTyxrQkFBa0I7QUFBQSxJQUNqRixLQUFLLEVBQUUsT0FBTyxrQkFBa0I7QUFBQSxFQUNsQztBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxJQUNOLEtBQUssRUFBRSxPQUFPLE9BQU87QUFBQSxJQUNyQixRQUFRLEVBQUUsT0FBTyxZQUFZO0FBQUEsRUFDL0I7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixLQUFLLEVBQUUsT0FBTyxlQUFlO0FBQUEsSUFDN0IsUUFBUSxFQUFFLE9BQU8sMEJBQTBCO0FBQUEsRUFDN0M7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixLQUFLLEVBQUUsT0FBTyxpQkFBaUI7QUFBQSxJQUMvQixRQUFRLEVBQUUsT0FBTyxZQUFZO0FBQUEsRUFDL0I7QUFDRjtBQU1PLE1BQU0sYUFBYSxNQUFNOyIsCiAgIm5hbWVzIjogW10KfQo=

//76bcbe5650ac1646628a41cd425ef46e96646578
