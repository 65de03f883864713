import * as z from "zod/mini";
const meant = [
  "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?\\u200D(?=\\p{Extended_Pictographic})",
  "[\\p{Extended_Pictographic}\\p{Script=Han}\\p{Script=Mongolian}]\\p{Variation_Selector}",
  "[0-9#*]\\uFE0F\\u20E3",
  "\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+",
  "(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}][\\u200C\\u200D](?=(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}])"
];
const unseen = new RegExp(`(${meant.join("|")})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]`, "gu");
const wordSigns = {
  ...{ "\uF06C": "\u25CF", "\uF06E": "\u25A0", "\uF076": "\u2756", "\uF0A7": "\u25AA", "\uF0B7": "\u2022" },
  ...{ "\uF0D8": "\u27A2", "\uF0E0": "\u2192", "\uF0E8": "\u2794", "\uF0FB": "\u2717", "\uF0FC": "\u2713" }
};
function withoutUnseen(text) {
  return text.replace(unseen, "$1").replace(/[\u2010\u2011]/g, "-").replace(/\u2800/g, " ").replace(/[\uf020-\uf0ff]/g, (sign) => wordSigns[sign] ?? sign).replace(/(^|[\r\n])([^\S\r\n]*)[\uf020-\uf0ff](?=\s)/g, "$1$2\u2022");
}
function cleanLine(text) {
  return withoutUnseen(text).replace(/\s+/g, " ").replace(/^[\s\p{M}]+/u, "").trimEnd();
}
const unshown = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const allUnshown = new RegExp(unshown, "gu");
const onOneLine = () => z.overwrite(cleanLine);
const onLines = () => z.overwrite(
  (text) => withoutUnseen(text.replace(/\r\n?/g, "\n")).replace(/[^\S\n]/g, " ").trim()
);
const onVisitorsLine = () => z.overwrite((text) => cleanLine(text.replace(allUnshown, " ")));
export {
  cleanLine,
  onLines,
  onOneLine,
  onVisitorsLine,
  unshown,
  withoutUnseen
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jbGVhbi1saW5lLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBR25CLE1BQU0sUUFBUTtBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFFQSxNQUFNLFNBQVMsSUFBSSxPQUFPLElBQUksTUFBTSxLQUFLLEdBQUcsQ0FBQyx3REFBd0QsSUFBSTtBQUd6RyxNQUFNLFlBQThDO0FBQUEsRUFDbEQsR0FBRyxFQUFFLFVBQVUsVUFBSyxVQUFVLFVBQUssVUFBVSxVQUFLLFVBQVUsVUFBSyxVQUFVLFNBQUk7QUFBQSxFQUMvRSxHQUFHLEVBQUUsVUFBVSxVQUFLLFVBQVUsVUFBSyxVQUFVLFVBQUssVUFBVSxVQUFLLFVBQVUsU0FBSTtBQUNqRjtBQUdPLFNBQVMsY0FBYyxNQUFzQjtBQUNsRCxTQUFPLEtBQ0osUUFBUSxRQUFRLElBQUksRUFDcEIsUUFBUSxtQkFBbUIsR0FBRyxFQUM5QixRQUFRLFdBQVcsR0FBRyxFQUN0QixRQUFRLG9CQUFvQixDQUFDLFNBQVMsVUFBVSxJQUFJLEtBQUssSUFBSSxFQUM3RCxRQUFRLGdEQUFnRCxZQUFPO0FBQ3BFO0FBR08sU0FBUyxVQUFVLE1BQXNCO0FBQzlDLFNBQU8sY0FBYyxJQUFJLEVBQ3RCLFFBQVEsUUFBUSxHQUFHLEVBQ25CLFFBQVEsZ0JBQWdCLEVBQUUsRUFDMUIsUUFBUTtBQUNiO0FBR08sTUFBTSxVQUFVO0FBQ3ZCLE1BQU0sYUFBYSxJQUFJLE9BQU8sU0FBUyxJQUFJO0FBR3BDLE1BQU0sWUFBWSxNQUFNLEVBQUUsVUFBa0IsU0FBUztBQUdyRCxNQUFNLFVBQVUsTUFDckIsRUFBRTtBQUFBLEVBQWtCLENBQUMsU0FDbkIsY0FBYyxLQUFLLFFBQVEsVUFBVSxJQUFJLENBQUMsRUFDdkMsUUFBUSxZQUFZLEdBQUcsRUFDdkIsS0FBSztBQUNWO0FBR0ssTUFBTSxpQkFBaUIsTUFBTSxFQUFFLFVBQWtCLENBQUMsU0FBUyxVQUFVLEtBQUssUUFBUSxZQUFZLEdBQUcsQ0FBQyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//fc7ed73f629223ec3fa766b8984358ce990fbe51
