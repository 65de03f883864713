import { contactSchema } from "../shared/contact.ts";
import { acceptedOptions } from "../shared/former-forms.ts";
import { keepSchema } from "./kept-schema.ts";
import { acceptLead, formRoute } from "./lead-form.ts";
async function contactRoutes(app, options) {
  const schemaFor = keepSchema(contactSchema);
  app.post(
    "/api/contact",
    formRoute,
    async (request, reply) => acceptLead(app, request, reply, {
      ...options,
      takesPhotos: true,
      form: "contact",
      schema: schemaFor(acceptedOptions(app.site.current, app.now())),
      toInput: (value) => ({ ...value, source: "contact" }),
      returnTo: () => ({ route: { path: "/", screen: "home" }, anchor: "contact" })
    })
  );
}
export {
  contactRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2NvbnRhY3QudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLFlBQThCLGlCQUFpQjtBQUd4RCxlQUFzQixjQUFjLEtBQXNCLFNBQXFDO0FBQzdGLFFBQU0sWUFBWSxXQUFXLGFBQWE7QUFDMUMsTUFBSTtBQUFBLElBQUs7QUFBQSxJQUFnQjtBQUFBLElBQVcsT0FBTyxTQUFTLFVBQ2xELFdBQVcsS0FBSyxTQUFTLE9BQU87QUFBQSxNQUM5QixHQUFHO0FBQUEsTUFDSCxhQUFhO0FBQUEsTUFDYixNQUFNO0FBQUEsTUFDTixRQUFRLFVBQVUsZ0JBQWdCLElBQUksS0FBSyxTQUFTLElBQUksSUFBSSxDQUFDLENBQUM7QUFBQSxNQUM5RCxTQUFTLENBQUMsV0FBVyxFQUFFLEdBQUcsT0FBTyxRQUFRLFVBQVU7QUFBQSxNQUNuRCxVQUFVLE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxLQUFLLFFBQVEsT0FBTyxHQUFHLFFBQVEsVUFBVTtBQUFBLElBQzdFLENBQUM7QUFBQSxFQUNIO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ade740241b9b6b28c442cee8160f3bd9533b6b88
