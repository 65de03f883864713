import { useState } from 'react';
import type * as z from 'zod/mini';
import { checkFields, type FieldMessages } from '../../src/shared/fields.ts';
import { tellFailure } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';

/**
 * The life of a small form: checked with the server's own schema, sent once, its failure said in a toast and nothing lost.
 * @param send takes the checked value; what it throws is a failure
 * @param failure the toast's title then
 */
export function useSave<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (value: z.infer<Schema>) => Promise<void>,
  failure = 'Not saved',
) {
  const [fields, setFields] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);

  async function save(input: unknown): Promise<void> {
    const checked = checkFields(schema, input);
    setFields(checked.fields ?? {});
    if (checked.fields) return;
    setSaving(true);
    try {
      await send(checked.value);
    } catch (error) {
      if (error instanceof ResponseError) setFields(error.body?.fields ?? {});
      tellFailure(failure, error);
    } finally {
      setSaving(false);
    }
  }

  return { fields, saving, save };
}
