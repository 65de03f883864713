import { digitsOf, gap, plainDigits, readTelephone, runs } from "./telephone.ts";
const numberAlone = new RegExp(`^${gap}\\+?${gap}(?:\\d${gap})+$`, "u");
function shownPhone(phone) {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(readTelephone(phone)?.number ?? "") ?? [];
  const text = plainDigits(phone);
  return area && numberAlone.test(text) && digitsOf(text).length <= 11 ? `(${area}) ${exchange}-${line}` : phone;
}
function isFromAbroad(phone) {
  const number = readTelephone(phone)?.number;
  if (number) return !number.startsWith("+1");
  return digitRuns(phone).some((digits) => digits.length > 11 || digits.length === 11 && !digits.startsWith("1"));
}
function digitsWithoutCountry(search) {
  const certain = readTelephone(search)?.number;
  if (certain) return [certain.replace(/^\+1?/, "")];
  const text = plainDigits(search).trim();
  const digits = digitsOf(text);
  if (!numberAlone.test(text)) return [];
  const local = /^\+1|^1\D/.test(text) || digits.length >= 7 ? digits.replace(/^1/, "") : digits;
  return [digits, local].filter(({ length }) => length >= 4);
}
function digitRuns(text) {
  return Array.from(plainDigits(text).matchAll(runs), ([run]) => digitsOf(run));
}
export {
  digitRuns,
  digitsWithoutCountry,
  isFromAbroad,
  shownPhone
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC90ZWxlcGhvbmUtZGlnaXRzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxVQUFVLEtBQUssYUFBYSxlQUFlLFlBQVk7QUFFaEUsTUFBTSxjQUFjLElBQUksT0FBTyxJQUFJLEdBQUcsT0FBTyxHQUFHLFNBQVMsR0FBRyxPQUFPLEdBQUc7QUFHL0QsU0FBUyxXQUFXLE9BQXVCO0FBQ2hELFFBQU0sQ0FBQyxFQUFFLE1BQU0sVUFBVSxJQUFJLElBQUksNkJBQTZCLEtBQUssY0FBYyxLQUFLLEdBQUcsVUFBVSxFQUFFLEtBQUssQ0FBQztBQUMzRyxRQUFNLE9BQU8sWUFBWSxLQUFLO0FBQzlCLFNBQU8sUUFBUSxZQUFZLEtBQUssSUFBSSxLQUFLLFNBQVMsSUFBSSxFQUFFLFVBQVUsS0FBSyxJQUFJLElBQUksS0FBSyxRQUFRLElBQUksSUFBSSxLQUFLO0FBQzNHO0FBR08sU0FBUyxhQUFhLE9BQXdCO0FBQ25ELFFBQU0sU0FBUyxjQUFjLEtBQUssR0FBRztBQUNyQyxNQUFJLE9BQVEsUUFBTyxDQUFDLE9BQU8sV0FBVyxJQUFJO0FBQzFDLFNBQU8sVUFBVSxLQUFLLEVBQUUsS0FBSyxDQUFDLFdBQVcsT0FBTyxTQUFTLE1BQU8sT0FBTyxXQUFXLE1BQU0sQ0FBQyxPQUFPLFdBQVcsR0FBRyxDQUFFO0FBQ2xIO0FBTU8sU0FBUyxxQkFBcUIsUUFBMEI7QUFDN0QsUUFBTSxVQUFVLGNBQWMsTUFBTSxHQUFHO0FBQ3ZDLE1BQUksUUFBUyxRQUFPLENBQUMsUUFBUSxRQUFRLFNBQVMsRUFBRSxDQUFDO0FBQ2pELFFBQU0sT0FBTyxZQUFZLE1BQU0sRUFBRSxLQUFLO0FBQ3RDLFFBQU0sU0FBUyxTQUFTLElBQUk7QUFDNUIsTUFBSSxDQUFDLFlBQVksS0FBSyxJQUFJLEVBQUcsUUFBTyxDQUFDO0FBQ3JDLFFBQU0sUUFBUSxZQUFZLEtBQUssSUFBSSxLQUFLLE9BQU8sVUFBVSxJQUFJLE9BQU8sUUFBUSxNQUFNLEVBQUUsSUFBSTtBQUN4RixTQUFPLENBQUMsUUFBUSxLQUFLLEVBQUUsT0FBTyxDQUFDLEVBQUUsT0FBTyxNQUFNLFVBQVUsQ0FBQztBQUMzRDtBQUdPLFNBQVMsVUFBVSxNQUF3QjtBQUNoRCxTQUFPLE1BQU0sS0FBSyxZQUFZLElBQUksRUFBRSxTQUFTLElBQUksR0FBRyxDQUFDLENBQUMsR0FBRyxNQUFNLFNBQVMsR0FBRyxDQUFDO0FBQzlFOyIsCiAgIm5hbWVzIjogW10KfQo=

//06612ec38ca099a3e48f208c763aef4a4743ae8c
