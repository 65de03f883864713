import * as z from "zod/mini";
import { leadFields, serviceField } from "./lead-fields.ts";
const formFields = leadFields.filter(
  (field) => "form" in field
);
const plainSchema = z.object(
  Object.fromEntries(formFields.map(({ name, form }) => [name, form.schema]))
);
const contactSchema = (services) => z.extend(plainSchema, { service: serviceField(services) });
export {
  contactSchema,
  formFields
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250YWN0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBRW5CLFNBQStDLFlBQVksb0JBQW9CO0FBS3hFLE1BQU0sYUFBb0UsV0FBVztBQUFBLEVBQzFGLENBQUMsVUFBOEIsVUFBVTtBQUMzQztBQUVBLE1BQU0sY0FBYyxFQUFFO0FBQUEsRUFDcEIsT0FBTyxZQUFZLFdBQVcsSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQU0sQ0FBQyxNQUFNLEtBQUssTUFBTSxDQUFDLENBQUM7QUFHNUU7QUFNTyxNQUFNLGdCQUFnQixDQUFDLGFBQzVCLEVBQUUsT0FBTyxhQUFhLEVBQUUsU0FBUyxhQUFhLFFBQVEsRUFBRSxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//8497666e171bc21103005d101cd2783fbb9ec3ca
