import { messages } from "./messages.ts";
function readFeet(text) {
  const typed = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim().toLowerCase().replace(/[’′]/g, "'").replace(/[”″]|''/g, '"').replace(/½/, ".5").replace(/\s+/g, " ");
  if (!typed) return {};
  const meters = /^([\d,.]+) ?m(eters?|etres?)?\.?$/.exec(typed)?.[1];
  if (meters !== void 0) return { message: inMeters(meters) };
  const found = /^(-?[\d,]*\.?\d*)(?: ?(?:ft\.?|foot|feet|')(?: ?(\d+(?:\.\d+)?) ?(?:"|in\.?|inch|inches)?)?)?$/.exec(
    typed
  );
  const feet = toNumber(found?.[1] ?? "");
  if (feet === void 0) return { message: messages.notFeet };
  return { feet: Math.ceil(feet + Number(found?.[2] ?? 0) / 12) };
}
function readSideFeet(text) {
  const read = readFeet(text);
  if (read.feet === void 0) return read;
  if (read.feet < 1) return { message: messages.sideShort };
  return read.feet > 1e3 ? { message: messages.sideLong } : read;
}
function toNumber(text) {
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(text) || !/\d/.test(text)) return;
  return Number(text.replaceAll(",", ""));
}
function inMeters(text) {
  const meters = toNumber(text);
  if (meters === void 0 || meters === 0) return messages.notFeet;
  return `Please give feet; ${meters} m is about ${Math.ceil(meters / 0.3048)} ft.`;
}
export {
  readFeet,
  readSideFeet
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9mZWV0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxnQkFBZ0I7QUFVbEIsU0FBUyxTQUFTLE1BQXdCO0FBQy9DLFFBQU0sUUFBUSxLQUNYLFFBQVEsc0NBQXNDLEVBQUUsRUFDaEQsS0FBSyxFQUNMLFlBQVksRUFDWixRQUFRLFNBQVMsR0FBRyxFQUNwQixRQUFRLFlBQVksR0FBRyxFQUN2QixRQUFRLEtBQUssSUFBSSxFQUNqQixRQUFRLFFBQVEsR0FBRztBQUN0QixNQUFJLENBQUMsTUFBTyxRQUFPLENBQUM7QUFDcEIsUUFBTSxTQUFTLG9DQUFvQyxLQUFLLEtBQUssSUFBSSxDQUFDO0FBQ2xFLE1BQUksV0FBVyxPQUFXLFFBQU8sRUFBRSxTQUFTLFNBQVMsTUFBTSxFQUFFO0FBQzdELFFBQU0sUUFBUSxpR0FBaUc7QUFBQSxJQUM3RztBQUFBLEVBQ0Y7QUFDQSxRQUFNLE9BQU8sU0FBUyxRQUFRLENBQUMsS0FBSyxFQUFFO0FBQ3RDLE1BQUksU0FBUyxPQUFXLFFBQU8sRUFBRSxTQUFTLFNBQVMsUUFBUTtBQUMzRCxTQUFPLEVBQUUsTUFBTSxLQUFLLEtBQUssT0FBTyxPQUFPLFFBQVEsQ0FBQyxLQUFLLENBQUMsSUFBSSxFQUFFLEVBQUU7QUFDaEU7QUFHTyxTQUFTLGFBQWEsTUFBd0I7QUFDbkQsUUFBTSxPQUFPLFNBQVMsSUFBSTtBQUMxQixNQUFJLEtBQUssU0FBUyxPQUFXLFFBQU87QUFDcEMsTUFBSSxLQUFLLE9BQU8sRUFBRyxRQUFPLEVBQUUsU0FBUyxTQUFTLFVBQVU7QUFDeEQsU0FBTyxLQUFLLE9BQU8sTUFBTyxFQUFFLFNBQVMsU0FBUyxTQUFTLElBQUk7QUFDN0Q7QUFHQSxTQUFTLFNBQVMsTUFBa0M7QUFDbEQsTUFBSSxDQUFDLHNDQUFzQyxLQUFLLElBQUksS0FBSyxDQUFDLEtBQUssS0FBSyxJQUFJLEVBQUc7QUFDM0UsU0FBTyxPQUFPLEtBQUssV0FBVyxLQUFLLEVBQUUsQ0FBQztBQUN4QztBQUVBLFNBQVMsU0FBUyxNQUFzQjtBQUN0QyxRQUFNLFNBQVMsU0FBUyxJQUFJO0FBQzVCLE1BQUksV0FBVyxVQUFhLFdBQVcsRUFBRyxRQUFPLFNBQVM7QUFDMUQsU0FBTyxxQkFBcUIsTUFBTSxlQUFlLEtBQUssS0FBSyxTQUFTLE1BQU0sQ0FBQztBQUM3RTsiLAogICJuYW1lcyI6IFtdCn0K

//6e87c8011e4cfe0391df0b664fed8c48c722817d
