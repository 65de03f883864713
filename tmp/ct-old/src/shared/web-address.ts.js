const addressLimit = 2e3;
function hasControls(text) {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}
function encodeAddress(text) {
  if (hasControls(text) || !/^(#[\w-]*|https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/.test(text)) return void 0;
  if (text.startsWith("http") && !isAddress(text)) return void 0;
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/.exec(text) ?? [];
  return (origin && new URL(origin).href.replace(/\/$/, "")) + rest.replace(/[^!-~]+/g, encodeURIComponent);
}
function isLinkAddress(text) {
  return encodeAddress(text) !== void 0;
}
function isOutside(text) {
  return text.startsWith("https://") && isLinkAddress(text);
}
function isAddress(text) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
export {
  addressLimit,
  encodeAddress,
  hasControls,
  isAddress,
  isLinkAddress,
  isOutside
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC93ZWItYWRkcmVzcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sZUFBZTtBQUdyQixTQUFTLFlBQVksTUFBdUI7QUFDakQsU0FBTyxrQkFBa0IsS0FBSyxJQUFJO0FBQ3BDO0FBTU8sU0FBUyxjQUFjLE1BQWtDO0FBQzlELE1BQUksWUFBWSxJQUFJLEtBQUssQ0FBQyw4REFBOEQsS0FBSyxJQUFJLEVBQUcsUUFBTztBQUMzRyxNQUFJLEtBQUssV0FBVyxNQUFNLEtBQUssQ0FBQyxVQUFVLElBQUksRUFBRyxRQUFPO0FBQ3hELFFBQU0sQ0FBQyxFQUFFLFNBQVMsSUFBSSxPQUFPLEVBQUUsSUFBSSw4QkFBOEIsS0FBSyxJQUFJLEtBQUssQ0FBQztBQUNoRixVQUFRLFVBQVUsSUFBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLFFBQVEsT0FBTyxFQUFFLEtBQUssS0FBSyxRQUFRLFlBQVksa0JBQWtCO0FBQzFHO0FBR08sU0FBUyxjQUFjLE1BQXVCO0FBQ25ELFNBQU8sY0FBYyxJQUFJLE1BQU07QUFDakM7QUFHTyxTQUFTLFVBQVUsTUFBdUI7QUFDL0MsU0FBTyxLQUFLLFdBQVcsVUFBVSxLQUFLLGNBQWMsSUFBSTtBQUMxRDtBQUdPLFNBQVMsVUFBVSxNQUF1QjtBQUMvQyxNQUFJO0FBQ0YsV0FBTyxRQUFRLElBQUksSUFBSSxJQUFJLENBQUM7QUFBQSxFQUM5QixRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//48fde5c76586da5fe74f9f895ecf5216f00031d6
