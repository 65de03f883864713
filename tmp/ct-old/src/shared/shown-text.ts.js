import * as z from "zod/mini";
import { unshown } from "./clean-line.ts";
const shownText = (name = "This text") => z.refine((text) => !unshown.test(text), {
  abort: true,
  error: ({ input }) => `${name} has a character that cannot be shown: ${describeUnshown(String(input))}`
});
function describeUnshown(text) {
  const index = Math.max(0, text.search(unshown));
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(0, index).trimEnd();
  const words = before.length > 30 ? `\u2026${before.slice(-30).replace(/^\S*\s/, "")}` : before;
  return `U+${code}, ${kindOf(character)}, ${words ? `after \u201C${words}\u201D` : "at the beginning"}. Please delete it.`;
}
function kindOf(character) {
  if (/\p{Cc}/u.test(character)) return "a control character";
  if (/\p{Co}/u.test(character)) return "a character of one font alone";
  return /\p{Cs}/u.test(character) ? "half of an emoji" : "no character at all";
}
export {
  shownText
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9zaG93bi10ZXh0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsZUFBZTtBQUdqQixNQUFNLFlBQVksQ0FBQyxPQUFPLGdCQUMvQixFQUFFLE9BQWUsQ0FBQyxTQUFTLENBQUMsUUFBUSxLQUFLLElBQUksR0FBRztBQUFBLEVBQzlDLE9BQU87QUFBQSxFQUNQLE9BQU8sQ0FBQyxFQUFFLE1BQU0sTUFBTSxHQUFHLElBQUksMENBQTBDLGdCQUFnQixPQUFPLEtBQUssQ0FBQyxDQUFDO0FBQ3ZHLENBQUM7QUFHSCxTQUFTLGdCQUFnQixNQUFzQjtBQUM3QyxRQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsS0FBSyxPQUFPLE9BQU8sQ0FBQztBQUM5QyxRQUFNLFlBQVksT0FBTyxjQUFjLEtBQUssWUFBWSxLQUFLLEtBQUssQ0FBQztBQUNuRSxRQUFNLFFBQVEsVUFBVSxZQUFZLENBQUMsS0FBSyxHQUFHLFNBQVMsRUFBRSxFQUFFLFlBQVksRUFBRSxTQUFTLEdBQUcsR0FBRztBQUN2RixRQUFNLFNBQVMsS0FBSyxNQUFNLEdBQUcsS0FBSyxFQUFFLFFBQVE7QUFDNUMsUUFBTSxRQUFRLE9BQU8sU0FBUyxLQUFLLFNBQUksT0FBTyxNQUFNLEdBQUcsRUFBRSxRQUFRLFVBQVUsRUFBRSxDQUFDLEtBQUs7QUFDbkYsU0FBTyxLQUFLLElBQUksS0FBSyxPQUFPLFNBQVMsQ0FBQyxLQUFLLFFBQVEsZUFBVSxLQUFLLFdBQU0sa0JBQWtCO0FBQzVGO0FBRUEsU0FBUyxPQUFPLFdBQTJCO0FBQ3pDLE1BQUksVUFBVSxLQUFLLFNBQVMsRUFBRyxRQUFPO0FBQ3RDLE1BQUksVUFBVSxLQUFLLFNBQVMsRUFBRyxRQUFPO0FBQ3RDLFNBQU8sVUFBVSxLQUFLLFNBQVMsSUFBSSxxQkFBcUI7QUFDMUQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8e2db0a3968bed982ca28ca3b52d9c0975f14f9a
