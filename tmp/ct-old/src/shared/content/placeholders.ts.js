const profilePlaceholders = ["product", "phone", "region", "city", "state", "since", "years"];
const sitePlaceholders = ["mainTowns", "otherTowns"];
const townPlaceholders = ["town"];
function listPlaceholders(isOfTown) {
  return [...profilePlaceholders, ...sitePlaceholders, ...isOfTown ? townPlaceholders : []];
}
function wrongPlaceholders(text, isOfTown) {
  const known = listPlaceholders(isOfTown);
  return Array.from(text.matchAll(placeholder), ([, , name = ""]) => name).filter((name) => !known.includes(name));
}
function fillTexts(content, values) {
  if (typeof content === "string") return fillText(content, values);
  if (content === null || typeof content !== "object") return content;
  const filled = Object.entries(content).map(([key, value]) => [key, fillTexts(value, values)]);
  if (filled.every(([key, value]) => value === content[key])) return content;
  return Array.isArray(content) ? filled.map(([, value]) => value) : Object.fromEntries(filled);
}
function fillText(text, values) {
  if (!text.includes("{")) return text;
  return text.replace(placeholder, (whole, article, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : void 0;
    if (value === void 0) return whole;
    return article ? article + value.replace(/^the /i, "") : value;
  });
}
const placeholder = /(\bthe )?\{(\w*)\}/gi;
export {
  fillTexts,
  listPlaceholders,
  profilePlaceholders,
  wrongPlaceholders
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3BsYWNlaG9sZGVycy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sc0JBQXNCLENBQUMsV0FBVyxTQUFTLFVBQVUsUUFBUSxTQUFTLFNBQVMsT0FBTztBQUduRyxNQUFNLG1CQUFtQixDQUFDLGFBQWEsWUFBWTtBQUduRCxNQUFNLG1CQUFtQixDQUFDLE1BQU07QUFZekIsU0FBUyxpQkFBaUIsVUFBc0M7QUFDckUsU0FBTyxDQUFDLEdBQUcscUJBQXFCLEdBQUcsa0JBQWtCLEdBQUksV0FBVyxtQkFBbUIsQ0FBQyxDQUFFO0FBQzVGO0FBTU8sU0FBUyxrQkFBa0IsTUFBYyxVQUE2QjtBQUMzRSxRQUFNLFFBQVEsaUJBQWlCLFFBQVE7QUFDdkMsU0FBTyxNQUFNLEtBQUssS0FBSyxTQUFTLFdBQVcsR0FBRyxDQUFDLENBQUMsRUFBRSxFQUFFLE9BQU8sRUFBRSxNQUFNLElBQUksRUFBRSxPQUFPLENBQUMsU0FBUyxDQUFDLE1BQU0sU0FBUyxJQUFJLENBQUM7QUFDakg7QUFNTyxTQUFTLFVBQW1CLFNBQWtCLFFBQW9DO0FBQ3ZGLE1BQUksT0FBTyxZQUFZLFNBQVUsUUFBTyxTQUFTLFNBQVMsTUFBTTtBQUNoRSxNQUFJLFlBQVksUUFBUSxPQUFPLFlBQVksU0FBVSxRQUFPO0FBQzVELFFBQU0sU0FBUyxPQUFPLFFBQVEsT0FBTyxFQUFFLElBQUksQ0FBQyxDQUFDLEtBQUssS0FBSyxNQUFNLENBQUMsS0FBSyxVQUFVLE9BQU8sTUFBTSxDQUFDLENBQVU7QUFDckcsTUFBSSxPQUFPLE1BQU0sQ0FBQyxDQUFDLEtBQUssS0FBSyxNQUFNLFVBQVUsUUFBUSxHQUFvQixDQUFDLEVBQUcsUUFBTztBQUNwRixTQUFRLE1BQU0sUUFBUSxPQUFPLElBQUksT0FBTyxJQUFJLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxLQUFLLElBQUksT0FBTyxZQUFZLE1BQU07QUFDL0Y7QUFFQSxTQUFTLFNBQVMsTUFBYyxRQUFtQztBQUNqRSxNQUFJLENBQUMsS0FBSyxTQUFTLEdBQUcsRUFBRyxRQUFPO0FBQ2hDLFNBQU8sS0FBSyxRQUFRLGFBQWEsQ0FBQyxPQUFPLFNBQTZCLFNBQWlCO0FBQ3JGLFVBQU0sUUFBUSxPQUFPLE9BQU8sUUFBUSxJQUFJLElBQUksT0FBTyxJQUF1QixJQUFJO0FBQzlFLFFBQUksVUFBVSxPQUFXLFFBQU87QUFFaEMsV0FBTyxVQUFVLFVBQVUsTUFBTSxRQUFRLFVBQVUsRUFBRSxJQUFJO0FBQUEsRUFDM0QsQ0FBQztBQUNIO0FBRUEsTUFBTSxjQUFjOyIsCiAgIm5hbWVzIjogW10KfQo=

//dea32958bcb77537a3cea1cbadf916a68887ee75
