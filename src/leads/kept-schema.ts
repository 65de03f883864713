/** Builds a form's schema again only when the choices have changed: building it takes longer than checking a post. */
export function keepSchema<Choice, Schema>(
  build: (choices: readonly Choice[]) => Schema,
): (choices: readonly Choice[]) => Schema {
  let kept: { schema: Schema; text: string } | undefined;
  return (choices) => {
    const text = JSON.stringify(choices);
    if (kept?.text !== text) kept = { schema: build(choices), text };
    return kept.schema;
  };
}
