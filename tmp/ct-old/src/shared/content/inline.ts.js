import { encodeAddress } from "../web-address.ts";
const markup = /\\([*[])|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
function parseInline(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    addText(parts, text.slice(end, match.index));
    addMatch(parts, match);
    end = match.index + match[0].length;
  }
  addText(parts, text.slice(end));
  return parts;
}
function linkTargets(text) {
  return parseInline(text).flatMap((part) => typeof part === "object" && part.kind === "link" ? part.target : []);
}
function encodeLinks(text) {
  return text.replace(markup, (whole, _escaped, _bold, words, address) => {
    const target = address === void 0 ? void 0 : readTarget(address);
    return target?.kind === "address" ? `[${words}](${target.address})` : whole;
  });
}
function plainText(text) {
  return parseInline(text).map((part) => typeof part === "string" ? part : part.text).join("");
}
function addMatch(parts, [whole, escaped, bold, words, address = ""]) {
  const target = readTarget(address);
  if (escaped) addText(parts, escaped);
  else if (bold) parts.push({ kind: "strong", text: bold });
  else if (words && target) parts.push({ kind: "link", text: words, target });
  else addText(parts, whole);
}
function addText(parts, text) {
  const last = parts.at(-1);
  if (typeof last === "string") parts[parts.length - 1] = last + text;
  else if (text) parts.push(text);
}
function readTarget(address) {
  if (address === "phone" || address === "email") return { kind: address };
  const [, id, anchor] = /^page:([a-z0-9-]{1,60})(?:#([\w-]{1,60}))?$/.exec(address) ?? [];
  if (id) return { kind: "page", id, ...anchor && { anchor } };
  const encoded = address.startsWith("https://") ? encodeAddress(address) : void 0;
  return encoded === void 0 ? void 0 : { kind: "address", address: encoded };
}
export {
  encodeLinks,
  linkTargets,
  parseInline,
  plainText,
  readTarget
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2lubGluZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMscUJBQXFCO0FBYTlCLE1BQU0sU0FBUztBQUdSLFNBQVMsWUFBWSxNQUF3QjtBQUNsRCxRQUFNLFFBQWtCLENBQUM7QUFDekIsTUFBSSxNQUFNO0FBQ1YsYUFBVyxTQUFTLEtBQUssU0FBUyxNQUFNLEdBQUc7QUFDekMsWUFBUSxPQUFPLEtBQUssTUFBTSxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQzNDLGFBQVMsT0FBTyxLQUFLO0FBQ3JCLFVBQU0sTUFBTSxRQUFRLE1BQU0sQ0FBQyxFQUFFO0FBQUEsRUFDL0I7QUFDQSxVQUFRLE9BQU8sS0FBSyxNQUFNLEdBQUcsQ0FBQztBQUM5QixTQUFPO0FBQ1Q7QUFHTyxTQUFTLFlBQVksTUFBNEI7QUFDdEQsU0FBTyxZQUFZLElBQUksRUFBRSxRQUFRLENBQUMsU0FBVSxPQUFPLFNBQVMsWUFBWSxLQUFLLFNBQVMsU0FBUyxLQUFLLFNBQVMsQ0FBQyxDQUFFO0FBQ2xIO0FBR08sU0FBUyxZQUFZLE1BQXNCO0FBQ2hELFNBQU8sS0FBSyxRQUFRLFFBQVEsQ0FBQyxPQUFPLFVBQVUsT0FBTyxPQUFnQixZQUFxQjtBQUN4RixVQUFNLFNBQVMsWUFBWSxTQUFZLFNBQVksV0FBVyxPQUFPO0FBQ3JFLFdBQU8sUUFBUSxTQUFTLFlBQVksSUFBSSxLQUFLLEtBQUssT0FBTyxPQUFPLE1BQU07QUFBQSxFQUN4RSxDQUFDO0FBQ0g7QUFHTyxTQUFTLFVBQVUsTUFBc0I7QUFDOUMsU0FBTyxZQUFZLElBQUksRUFDcEIsSUFBSSxDQUFDLFNBQVUsT0FBTyxTQUFTLFdBQVcsT0FBTyxLQUFLLElBQUssRUFDM0QsS0FBSyxFQUFFO0FBQ1o7QUFFQSxTQUFTLFNBQVMsT0FBaUIsQ0FBQyxPQUFPLFNBQVMsTUFBTSxPQUFPLFVBQVUsRUFBRSxHQUEwQjtBQUNyRyxRQUFNLFNBQVMsV0FBVyxPQUFPO0FBQ2pDLE1BQUksUUFBUyxTQUFRLE9BQU8sT0FBTztBQUFBLFdBQzFCLEtBQU0sT0FBTSxLQUFLLEVBQUUsTUFBTSxVQUFVLE1BQU0sS0FBSyxDQUFDO0FBQUEsV0FDL0MsU0FBUyxPQUFRLE9BQU0sS0FBSyxFQUFFLE1BQU0sUUFBUSxNQUFNLE9BQU8sT0FBTyxDQUFDO0FBQUEsTUFDckUsU0FBUSxPQUFPLEtBQUs7QUFDM0I7QUFHQSxTQUFTLFFBQVEsT0FBaUIsTUFBb0I7QUFDcEQsUUFBTSxPQUFPLE1BQU0sR0FBRyxFQUFFO0FBQ3hCLE1BQUksT0FBTyxTQUFTLFNBQVUsT0FBTSxNQUFNLFNBQVMsQ0FBQyxJQUFJLE9BQU87QUFBQSxXQUN0RCxLQUFNLE9BQU0sS0FBSyxJQUFJO0FBQ2hDO0FBR08sU0FBUyxXQUFXLFNBQXlDO0FBQ2xFLE1BQUksWUFBWSxXQUFXLFlBQVksUUFBUyxRQUFPLEVBQUUsTUFBTSxRQUFRO0FBQ3ZFLFFBQU0sQ0FBQyxFQUFFLElBQUksTUFBTSxJQUFJLDhDQUE4QyxLQUFLLE9BQU8sS0FBSyxDQUFDO0FBQ3ZGLE1BQUksR0FBSSxRQUFPLEVBQUUsTUFBTSxRQUFRLElBQUksR0FBSSxVQUFVLEVBQUUsT0FBTyxFQUFHO0FBQzdELFFBQU0sVUFBVSxRQUFRLFdBQVcsVUFBVSxJQUFJLGNBQWMsT0FBTyxJQUFJO0FBQzFFLFNBQU8sWUFBWSxTQUFZLFNBQVksRUFBRSxNQUFNLFdBQVcsU0FBUyxRQUFRO0FBQ2pGOyIsCiAgIm5hbWVzIjogW10KfQo=

//9733f54c1815eee29dd668d0dd50335f6b69447b
