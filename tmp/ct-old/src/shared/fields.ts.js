function checkFields(schema, input) {
  return check(schema, input, (path) => String(path[0] ?? "body"));
}
function checkPaths(schema, input) {
  return check(schema, input, (path) => path.join(".") || "body");
}
function check(schema, input, nameOf) {
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return { value: result.data };
  const fields = {};
  for (const issue of result.error.issues) {
    const field = nameOf(issue.path);
    fields[field] = [...new Set(fields[field]).add(issue.message)];
  }
  return { fields };
}
const kinds = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object"
};
function describeIssue({ code, expected, path = [] }) {
  const name = path.length > 0 ? path.join(".") : "The body";
  const kind = code === "invalid_type" ? kinds[String(expected)] : void 0;
  return kind ? `${name} must be ${kind}.` : `${name} is not valid.`;
}
export {
  checkFields,
  checkPaths
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9maWVsZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFTTyxTQUFTLFlBQTBDLFFBQWdCLE9BQTBDO0FBQ2xILFNBQU8sTUFBTSxRQUFRLE9BQU8sQ0FBQyxTQUFTLE9BQU8sS0FBSyxDQUFDLEtBQUssTUFBTSxDQUFDO0FBQ2pFO0FBTU8sU0FBUyxXQUF5QyxRQUFnQixPQUEwQztBQUNqSCxTQUFPLE1BQU0sUUFBUSxPQUFPLENBQUMsU0FBUyxLQUFLLEtBQUssR0FBRyxLQUFLLE1BQU07QUFDaEU7QUFJQSxTQUFTLE1BQ1AsUUFDQSxPQUNBLFFBQzBCO0FBQzFCLFFBQU0sU0FBUyxPQUFPLFVBQVUsT0FBTyxFQUFFLE9BQU8sY0FBYyxDQUFDO0FBQy9ELE1BQUksT0FBTyxRQUFTLFFBQU8sRUFBRSxPQUFPLE9BQU8sS0FBSztBQUNoRCxRQUFNLFNBQXdCLENBQUM7QUFDL0IsYUFBVyxTQUFTLE9BQU8sTUFBTSxRQUFRO0FBQ3ZDLFVBQU0sUUFBUSxPQUFPLE1BQU0sSUFBSTtBQUMvQixXQUFPLEtBQUssSUFBSSxDQUFDLEdBQUcsSUFBSSxJQUFJLE9BQU8sS0FBSyxDQUFDLEVBQUUsSUFBSSxNQUFNLE9BQU8sQ0FBQztBQUFBLEVBQy9EO0FBQ0EsU0FBTyxFQUFFLE9BQU87QUFDbEI7QUFHQSxNQUFNLFFBQWdDO0FBQUEsRUFDcEMsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsS0FBSztBQUFBLEVBQ0wsU0FBUztBQUFBLEVBQ1QsT0FBTztBQUFBLEVBQ1AsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUNWO0FBR0EsU0FBUyxjQUFjLEVBQUUsTUFBTSxVQUFVLE9BQU8sQ0FBQyxFQUFFLEdBQXFCO0FBQ3RFLFFBQU0sT0FBTyxLQUFLLFNBQVMsSUFBSSxLQUFLLEtBQUssR0FBRyxJQUFJO0FBQ2hELFFBQU0sT0FBTyxTQUFTLGlCQUFpQixNQUFNLE9BQU8sUUFBUSxDQUFDLElBQUk7QUFDakUsU0FBTyxPQUFPLEdBQUcsSUFBSSxZQUFZLElBQUksTUFBTSxHQUFHLElBQUk7QUFDcEQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//d462daebfcf6623d8aa5cb9481ea6b9674f13e5c
