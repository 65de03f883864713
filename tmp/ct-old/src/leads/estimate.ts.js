import { presentPath } from "../shared/content/addresses.ts";
import { estimateSchema } from "../shared/estimate.ts";
import { acceptedServices } from "../shared/former-forms.ts";
import { keepSchema } from "./kept-schema.ts";
import { acceptLead, formRoute } from "./lead-form.ts";
async function estimateRoutes(app, options) {
  const schemaFor = keepSchema(estimateSchema);
  app.post(
    "/api/estimate",
    formRoute,
    async (request, reply) => acceptLead(app, request, reply, {
      ...options,
      takesPhotos: true,
      form: "estimate",
      schema: schemaFor(acceptedServices(app.site.current, app.now())),
      toInput: ({ details, ...value }) => ({ ...value, source: "quick-estimate", email: "", message: details ?? "" }),
      returnTo: (body) => ({ route: servicePage(app.site.current, body.page), anchor: "quick-estimate" })
    })
  );
}
function servicePage(site, page) {
  const { services } = site.map;
  const present = typeof page === "string" ? presentPath(site, page) : void 0;
  return services.find(({ path }) => path === present) ?? services[0] ?? { path: "/", screen: "home" };
}
export {
  estimateRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2VzdGltYXRlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUyx3QkFBd0I7QUFHakMsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxZQUE4QixpQkFBaUI7QUFHeEQsZUFBc0IsZUFBZSxLQUFzQixTQUFxQztBQUM5RixRQUFNLFlBQVksV0FBVyxjQUFjO0FBQzNDLE1BQUk7QUFBQSxJQUFLO0FBQUEsSUFBaUI7QUFBQSxJQUFXLE9BQU8sU0FBUyxVQUNuRCxXQUFXLEtBQUssU0FBUyxPQUFPO0FBQUEsTUFDOUIsR0FBRztBQUFBLE1BQ0gsYUFBYTtBQUFBLE1BQ2IsTUFBTTtBQUFBLE1BQ04sUUFBUSxVQUFVLGlCQUFpQixJQUFJLEtBQUssU0FBUyxJQUFJLElBQUksQ0FBQyxDQUFDO0FBQUEsTUFDL0QsU0FBUyxDQUFDLEVBQUUsU0FBUyxHQUFHLE1BQU0sT0FBTyxFQUFFLEdBQUcsT0FBTyxRQUFRLGtCQUFrQixPQUFPLElBQUksU0FBUyxXQUFXLEdBQUc7QUFBQSxNQUM3RyxVQUFVLENBQUMsVUFBVSxFQUFFLE9BQU8sWUFBWSxJQUFJLEtBQUssU0FBUyxLQUFLLElBQUksR0FBRyxRQUFRLGlCQUFpQjtBQUFBLElBQ25HLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFHQSxTQUFTLFlBQVksTUFBWSxNQUEwQjtBQUN6RCxRQUFNLEVBQUUsU0FBUyxJQUFJLEtBQUs7QUFDMUIsUUFBTSxVQUFVLE9BQU8sU0FBUyxXQUFXLFlBQVksTUFBTSxJQUFJLElBQUk7QUFDckUsU0FBTyxTQUFTLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLE9BQU8sS0FBSyxTQUFTLENBQUMsS0FBSyxFQUFFLE1BQU0sS0FBSyxRQUFRLE9BQU87QUFDckc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//7cfc9775ec537547ce3cdf207589f6ff8c4a1b1a
