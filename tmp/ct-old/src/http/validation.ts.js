import fp from "fastify-plugin";
import * as z from "zod/mini";
import { checkFields } from "../shared/fields.ts";
import { InvalidFieldsError, NoSuchRecordError } from "./errors.ts";
const validation = fp(
  async (app) => {
    app.setValidatorCompiler(({ schema, httpPart }) => (input) => {
      const { value, fields } = checkFields(schema, input);
      if (!fields) return { value };
      return { error: httpPart === "params" ? new NoSuchRecordError() : new InvalidFieldsError(fields) };
    });
  },
  { name: "validation", fastify: "5.x" }
);
const recordParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))
});
export {
  recordParams,
  validation
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvdmFsaWRhdGlvbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQVFBLE9BQU8sUUFBUTtBQUNmLFlBQVksT0FBTztBQUNuQixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLG9CQUFvQix5QkFBeUI7QUFxQi9DLE1BQU0sYUFBYTtBQUFBLEVBQ3hCLE9BQU8sUUFBUTtBQUNiLFFBQUkscUJBQW9DLENBQUMsRUFBRSxRQUFRLFNBQVMsTUFBTSxDQUFDLFVBQW1CO0FBQ3BGLFlBQU0sRUFBRSxPQUFPLE9BQU8sSUFBSSxZQUFZLFFBQVEsS0FBSztBQUNuRCxVQUFJLENBQUMsT0FBUSxRQUFPLEVBQUUsTUFBTTtBQUM1QixhQUFPLEVBQUUsT0FBTyxhQUFhLFdBQVcsSUFBSSxrQkFBa0IsSUFBSSxJQUFJLG1CQUFtQixNQUFNLEVBQUU7QUFBQSxJQUNuRyxDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsRUFBRSxNQUFNLGNBQWMsU0FBUyxNQUFNO0FBQ3ZDO0FBR08sTUFBTSxlQUFlLEVBQUUsT0FBTztBQUFBLEVBQ25DLElBQUksRUFBRSxLQUFLLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLGlCQUFpQixDQUFDLEdBQUcsRUFBRSxVQUFVLE1BQU0sQ0FBQztBQUM5RSxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//b0c023f36719f4697a4932a3325c7611f3dc090e
