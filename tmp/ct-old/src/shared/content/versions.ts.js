import * as z from "zod/mini";
const wordsLimitBytes = 128 * 1024;
const version = z.number("Say which version was edited.").check(z.int(), z.minimum(0));
const draftSchema = z.object({ words: z.unknown(), version });
const draftDeletionSchema = z.object({ version });
const publicationSchema = z.object({
  version,
  at: z.optional(z.iso.datetime({ message: "Choose a day and a time." })),
  accept: z._default(z.array(z.string()), []),
  /** Of the business profile, which has no drafts: what is saved is live at once. */
  words: z.optional(z.unknown())
});
const planSaveSchema = z.object({ plan: z.unknown(), version });
const restorationSchema = z.object({
  from: z.union([z.literal("shipped"), z.number().check(z.int(), z.minimum(1))]),
  published: z.nullable(z.number())
});
const newsAnswerSchema = z.object({ answer: z.enum(["keep", "before"]) });
const previewSchema = z.object({ words: z.unknown(), page: z.optional(z.string()) });
export {
  draftDeletionSchema,
  draftSchema,
  newsAnswerSchema,
  planSaveSchema,
  previewSchema,
  publicationSchema,
  restorationSchema,
  wordsLimitBytes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3ZlcnNpb25zLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBb0haLE1BQU0sa0JBQWtCLE1BQU07QUFFckMsTUFBTSxVQUFVLEVBQUUsT0FBTywrQkFBK0IsRUFBRSxNQUFNLEVBQUUsSUFBSSxHQUFHLEVBQUUsUUFBUSxDQUFDLENBQUM7QUFDOUUsTUFBTSxjQUFjLEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxRQUFRLEdBQUcsUUFBUSxDQUFDO0FBQzVELE1BQU0sc0JBQXNCLEVBQUUsT0FBTyxFQUFFLFFBQVEsQ0FBQztBQUNoRCxNQUFNLG9CQUFvQixFQUFFLE9BQU87QUFBQSxFQUN4QztBQUFBLEVBQ0EsSUFBSSxFQUFFLFNBQVMsRUFBRSxJQUFJLFNBQVMsRUFBRSxTQUFTLDJCQUEyQixDQUFDLENBQUM7QUFBQSxFQUN0RSxRQUFRLEVBQUUsU0FBUyxFQUFFLE1BQU0sRUFBRSxPQUFPLENBQUMsR0FBRyxDQUFDLENBQUM7QUFBQTtBQUFBLEVBRTFDLE9BQU8sRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQy9CLENBQUM7QUFFTSxNQUFNLGlCQUFpQixFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxHQUFHLFFBQVEsQ0FBQztBQUM5RCxNQUFNLG9CQUFvQixFQUFFLE9BQU87QUFBQSxFQUN4QyxNQUFNLEVBQUUsTUFBTSxDQUFDLEVBQUUsUUFBUSxTQUFTLEdBQUcsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLElBQUksR0FBRyxFQUFFLFFBQVEsQ0FBQyxDQUFDLENBQUMsQ0FBQztBQUFBLEVBQzdFLFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQ2xDLENBQUM7QUFDTSxNQUFNLG1CQUFtQixFQUFFLE9BQU8sRUFBRSxRQUFRLEVBQUUsS0FBSyxDQUFDLFFBQVEsUUFBUSxDQUFDLEVBQUUsQ0FBQztBQUN4RSxNQUFNLGdCQUFnQixFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsUUFBUSxHQUFHLE1BQU0sRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDLEVBQUUsQ0FBQzsiLAogICJuYW1lcyI6IFtdCn0K

//318d75773a4940d6e08441998327a88481414a55
