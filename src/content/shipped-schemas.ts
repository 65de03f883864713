import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type ContentDocument, textSchemas } from '../shared/content/documents.ts';
import { type PagePlan, planSchema } from '../shared/content/page-plan.ts';
import { findNote } from '../shared/field.ts';

/**
 * Checks the default text during the build, with the schemas of the owner's text.
 * @returns a line for each fault, such as `pool-fencing: contentSections.2.heading: Heading is required.`
 */
export function findShippedFaults(documents: Iterable<ContentDocument>, plan: PagePlan): string[] {
  const faults = (id: string, schema: z.ZodMiniType, words: unknown) => {
    const { data, error } = schema.safeParse(words);
    if (error) return error.issues.map(({ path, message }) => `${id}: ${path.join('.')}: ${message}`);
    // Without this comparison, a mistyped key would silently be missing from the page.
    return isDeepStrictEqual(data, words)
      ? []
      : [`${id}: holds a key or a text that its schema would not store as it is.`];
  };
  return [
    ...faults('plan', planSchema, plan),
    ...[...documents].flatMap(({ id, kind, words }) => faults(id, textSchemas[kind], words)),
  ];
}

/**
 * Returns the JSON schemas with which code editors complete and check the default text files, by their names in `$schema`. The profile has
 * no file.
 */
export function editorSchemas(): Record<string, object> {
  const { profile: _profile, ...schemas } = { ...textSchemas, plan: planSchema };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, editorSchema(schema)]));
}

/** Converts a schema for code editors: a field's label becomes its title, and a text may be one string or one for each region. */
function editorSchema(schema: z.ZodMiniType): object {
  const made = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // `readOnly` is for code that reads the value. People may edit the file, so the editor's schema leaves it out.
      delete jsonSchema.readOnly;
      const note = findNote(zodSchema);
      if (!note) return;
      const text = { ...jsonSchema };
      jsonSchema.title = note.label;
      if (note.control !== 'line' && note.control !== 'paragraph') return;
      for (const key of Object.keys(text)) delete jsonSchema[key];
      const byRegion = { properties: { home: text, any: text }, required: ['home', 'any'] };
      jsonSchema.anyOf = [text, { type: 'object', ...byRegion, additionalProperties: false }];
    },
  });
  return { ...made, properties: { $schema: { type: 'string' }, ...made.properties } };
}
