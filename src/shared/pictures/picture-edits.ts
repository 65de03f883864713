import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { onOneLine } from '../text-rules.ts';

/** The maximum length of a caption, in characters. */
export const captionLimit = 250;

const captionMessage = 'Describe what the picture shows.';

/** A picture's caption, which is also its alternative text. */
export const captionSchema = z.object({
  alt: z
    .string(captionMessage)
    .check(
      onOneLine(),
      z.minLength(3, captionMessage),
      z.maxLength(captionLimit, `Keep the caption to ${captionLimit} characters or less.`),
    )
    .register(fieldNotes, {
      label: 'What it shows',
      required: true,
      limit: 'stops',
      placeholder: 'Example: cedar privacy fence with an arched gate',
    }),
});

/** The whole gallery, first to last, as the owner saw and changed it. */
export const galleryOrderSchema = z.object({
  ids: z.array(z.int('The picture’s number must be a whole number.'), 'The order is missing.').check(
    z.maxLength(5000, 'Too many pictures.'),
    z.refine((ids) => new Set(ids).size === ids.length, 'A picture is listed twice in this order.'),
  ),
});
