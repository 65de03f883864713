import { jsx } from "react/jsx-runtime";
import { readCitation, writeCitation } from "../../src/shared/catalog.ts";
import { contactSchema, formFields } from "../../src/shared/contact.ts";
import { estimateSchema } from "../../src/shared/estimate.ts";
import { checkFields } from "../../src/shared/fields.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { LeadForm } from "./lead-form.tsx";
function ContactForm({ services, state, phone, catalogCitation }) {
  const values = { ...state?.values, ...catalogCitation && writeCitation(catalogCitation) };
  const about = readCitation(values);
  return /* @__PURE__ */ jsx(
    LeadForm,
    {
      ...{ values, state, phone },
      phoneLink: phone && telephoneLink(phone),
      prefix: "contact",
      path: "/api/contact",
      anchor: "contact",
      draft: "contact-form",
      check: (input) => checkFields(contactSchema(services), input),
      fields: formFields.map((field) => field.name === "service" ? askFor("service", { options: services }) : field),
      submit: "Send Message",
      told: "as-notification",
      photos: true,
      children: about && /* @__PURE__ */ jsx("p", { className: "form__about", children: `About catalog page ${about.page}` })
    }
  );
}
function EstimateForm({ page, services, state, phone }) {
  const [first = ""] = services;
  return /* @__PURE__ */ jsx(
    LeadForm,
    {
      ...{ state, phone },
      phoneLink: phone && telephoneLink(phone),
      prefix: "estimate",
      path: "/api/estimate",
      anchor: "quick-estimate",
      draft: `estimate-form:${page}`,
      check: (input) => checkFields(estimateSchema(services.map((name) => ({ name, path: page }))), input),
      hidden: { page },
      fields: [
        askFor("name", { label: "Name" }),
        askFor("phone", { label: "Phone" }),
        askFor("service", { label: "Service Interest", options: services, placeholder: void 0 }),
        {
          ...askFor("message", { label: "Project Details", required: false, attributes: { rows: 3 } }),
          name: "details"
        }
      ],
      values: { ...state?.values, service: state?.values?.service || first },
      submit: "Request Estimate",
      told: "in-place",
      photos: true
    }
  );
}
function askFor(name, changes) {
  const field = formFields.find((field2) => field2.name === name);
  if (!field) throw new Error(`No form asks for "${name}".`);
  return { name: field.name, form: { ...field.form, ...changes } };
}
export {
  ContactForm,
  EstimateForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy92aXNpdG9yLWZvcm1zLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXlDZ0I7QUF6Q2hCLFNBQStCLGNBQWMscUJBQXFCO0FBQ2xFLFNBQVMsZUFBZSxrQkFBa0I7QUFDMUMsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUyxtQkFBbUI7QUFJNUIsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxnQkFBZ0I7QUFnQmxCLFNBQVMsWUFBWSxFQUFFLFVBQVUsT0FBTyxPQUFPLGdCQUFnQixHQUFxQjtBQUN6RixRQUFNLFNBQVMsRUFBRSxHQUFHLE9BQU8sUUFBUSxHQUFJLG1CQUFtQixjQUFjLGVBQWUsRUFBRztBQUMxRixRQUFNLFFBQVEsYUFBYSxNQUFNO0FBQ2pDLFNBQ0U7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNFLEdBQUcsRUFBRSxRQUFRLE9BQU8sTUFBTTtBQUFBLE1BQzNCLFdBQVcsU0FBUyxjQUFjLEtBQUs7QUFBQSxNQUN2QyxRQUFPO0FBQUEsTUFDUCxNQUFLO0FBQUEsTUFDTCxRQUFPO0FBQUEsTUFDUCxPQUFNO0FBQUEsTUFDTixPQUFPLENBQUMsVUFBVSxZQUFZLGNBQWMsUUFBUSxHQUFHLEtBQUs7QUFBQSxNQUM1RCxRQUFRLFdBQVcsSUFBSSxDQUFDLFVBQVcsTUFBTSxTQUFTLFlBQVksT0FBTyxXQUFXLEVBQUUsU0FBUyxTQUFTLENBQUMsSUFBSSxLQUFNO0FBQUEsTUFDL0csUUFBTztBQUFBLE1BQ1AsTUFBSztBQUFBLE1BQ0wsUUFBTTtBQUFBLE1BRUwsbUJBQVMsb0JBQUMsT0FBRSxXQUFVLGVBQWUsZ0NBQXNCLE1BQU0sSUFBSSxJQUFHO0FBQUE7QUFBQSxFQUMzRTtBQUVKO0FBUU8sU0FBUyxhQUFhLEVBQUUsTUFBTSxVQUFVLE9BQU8sTUFBTSxHQUFzQjtBQUNoRixRQUFNLENBQUMsUUFBUSxFQUFFLElBQUk7QUFDckIsU0FDRTtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0UsR0FBRyxFQUFFLE9BQU8sTUFBTTtBQUFBLE1BQ25CLFdBQVcsU0FBUyxjQUFjLEtBQUs7QUFBQSxNQUN2QyxRQUFPO0FBQUEsTUFDUCxNQUFLO0FBQUEsTUFDTCxRQUFPO0FBQUEsTUFDUCxPQUFPLGlCQUFpQixJQUFJO0FBQUEsTUFDNUIsT0FBTyxDQUFDLFVBQVUsWUFBWSxlQUFlLFNBQVMsSUFBSSxDQUFDLFVBQVUsRUFBRSxNQUFNLE1BQU0sS0FBSyxFQUFFLENBQUMsR0FBRyxLQUFLO0FBQUEsTUFDbkcsUUFBUSxFQUFFLEtBQUs7QUFBQSxNQUNmLFFBQVE7QUFBQSxRQUNOLE9BQU8sUUFBUSxFQUFFLE9BQU8sT0FBTyxDQUFDO0FBQUEsUUFDaEMsT0FBTyxTQUFTLEVBQUUsT0FBTyxRQUFRLENBQUM7QUFBQSxRQUNsQyxPQUFPLFdBQVcsRUFBRSxPQUFPLG9CQUFvQixTQUFTLFVBQVUsYUFBYSxPQUFVLENBQUM7QUFBQSxRQUMxRjtBQUFBLFVBQ0UsR0FBRyxPQUFPLFdBQVcsRUFBRSxPQUFPLG1CQUFtQixVQUFVLE9BQU8sWUFBWSxFQUFFLE1BQU0sRUFBRSxFQUFFLENBQUM7QUFBQSxVQUMzRixNQUFNO0FBQUEsUUFDUjtBQUFBLE1BQ0Y7QUFBQSxNQUNBLFFBQVEsRUFBRSxHQUFHLE9BQU8sUUFBUSxTQUFTLE9BQU8sUUFBUSxXQUFXLE1BQU07QUFBQSxNQUNyRSxRQUFPO0FBQUEsTUFDUCxNQUFLO0FBQUEsTUFDTCxRQUFNO0FBQUE7QUFBQSxFQUNSO0FBRUo7QUFHQSxTQUFTLE9BQU8sTUFBcUIsU0FBd0U7QUFDM0csUUFBTSxRQUFRLFdBQVcsS0FBSyxDQUFDQSxXQUFVQSxPQUFNLFNBQVMsSUFBSTtBQUM1RCxNQUFJLENBQUMsTUFBTyxPQUFNLElBQUksTUFBTSxxQkFBcUIsSUFBSSxJQUFJO0FBQ3pELFNBQU8sRUFBRSxNQUFNLE1BQU0sTUFBZ0IsTUFBTSxFQUFFLEdBQUcsTUFBTSxNQUFNLEdBQUcsUUFBUSxFQUFpQjtBQUMxRjsiLAogICJuYW1lcyI6IFsiZmllbGQiXQp9Cg==

//04a6da70dab522bc8bdf34d1577292304eea7803
