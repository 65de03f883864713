/**
 * The parameters of a statement as both engines keep them: U+FFFD in the place of U+0000, which PostgreSQL refuses in a text and
 * nobody types. Other values, and texts without it, stay as they are.
 */
export function cleanParameters(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value,
  );
}
