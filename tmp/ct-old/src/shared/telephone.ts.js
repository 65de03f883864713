const gap = "(?:[\\s().\xB7\u2022_\\p{Pd}]|/(?=[\\d(]))*";
const runs = new RegExp(`(?:\\+[\\s(]*)?\\d(?:${gap}\\d)*`, "gu");
const american = new RegExp(`^${gap}(?:1${gap})?([2-9]\\d\\d)${gap}(\\d{3})${gap}(\\d{4})(?!\\d)`, "u");
const extensionBehind = /^[\s,;.(\p{Pd}]*(?:ext(?:n|en\p{L}*)?|xt?|#|[,;](?=\d))[\s.:=#]*(\d{1,7})(?!\d|[\s.\p{Pd}]\d{3})/iu;
function readTelephone(typed) {
  const text = plainDigits(typed);
  for (const { 0: run, index } of text.matchAll(runs)) {
    const behind = text.slice(index + run.length);
    const found = readRun(withoutTime(run, behind));
    if (!found) continue;
    const extension = extensionBehind.exec(text.slice(index + found.length))?.[1];
    return { number: found.number, ...extension && { extension } };
  }
  return void 0;
}
function telephoneLink(phone) {
  const { number, extension } = readTelephone(phone) ?? {};
  return number && `tel:${number}${extension ? `,${extension}` : ""}`;
}
function internationalPhone(phone) {
  const written = phone.trim();
  const number = readTelephone(written)?.number;
  if (written.startsWith("+") || !number) return written;
  if (!number.startsWith("+1")) return number;
  return digitsOf(written).length > 10 ? `+${written}` : `+1 ${written}`;
}
function readRun(run) {
  const prefix = /^(?:\+|011|00)/.exec(run)?.[0] ?? "";
  const rest = run.slice(prefix.length);
  const isLocal = prefix === "" || /^[\s().\p{Pd}]*1/u.test(rest);
  if (isLocal) {
    const found = american.exec(rest);
    if (found) return { number: `+1${found.slice(1).join("")}`, length: prefix.length + found[0].length };
    const digits2 = digitsOf(rest).replace(/^1/, "");
    return /^[2-9]\d{9}$/.test(digits2) ? { number: `+1${digits2}`, length: run.length } : void 0;
  }
  const digits = digitsOf(rest);
  const shortest = prefix.endsWith("+") ? 7 : 9;
  const isWhole = /^[2-9]\d*$/.test(digits) && digits.length >= shortest && digits.length <= 15;
  return isWhole ? { number: `+${digits}`, length: run.length } : void 0;
}
function withoutTime(run, behind) {
  const isCut = /^[:\p{L}]/u.test(behind) && !extensionBehind.test(behind);
  return isCut ? run.replace(/\s\S*$/, "") : run;
}
function plainDigits(text) {
  return text.normalize("NFKC").replace(/[\p{Cf}\p{M}]/gu, "").replace(/\p{Nd}/gu, digitValue);
}
function digitValue(digit) {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  return String(last < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
}
function digitsOf(text) {
  return text.replace(/\(0\)|\D/g, "");
}
export {
  digitsOf,
  gap,
  internationalPhone,
  plainDigits,
  readTelephone,
  runs,
  telephoneLink
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC90ZWxlcGhvbmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFTTyxNQUFNLE1BQU07QUFDWixNQUFNLE9BQU8sSUFBSSxPQUFPLHdCQUF3QixHQUFHLFNBQVMsSUFBSTtBQUN2RSxNQUFNLFdBQVcsSUFBSSxPQUFPLElBQUksR0FBRyxPQUFPLEdBQUcsa0JBQWtCLEdBQUcsV0FBVyxHQUFHLG1CQUFtQixHQUFHO0FBQ3RHLE1BQU0sa0JBQ0o7QUFPSyxTQUFTLGNBQWMsT0FBc0M7QUFDbEUsUUFBTSxPQUFPLFlBQVksS0FBSztBQUM5QixhQUFXLEVBQUUsR0FBRyxLQUFLLE1BQU0sS0FBSyxLQUFLLFNBQVMsSUFBSSxHQUFHO0FBQ25ELFVBQU0sU0FBUyxLQUFLLE1BQU0sUUFBUSxJQUFJLE1BQU07QUFDNUMsVUFBTSxRQUFRLFFBQVEsWUFBWSxLQUFLLE1BQU0sQ0FBQztBQUM5QyxRQUFJLENBQUMsTUFBTztBQUNaLFVBQU0sWUFBWSxnQkFBZ0IsS0FBSyxLQUFLLE1BQU0sUUFBUSxNQUFNLE1BQU0sQ0FBQyxJQUFJLENBQUM7QUFDNUUsV0FBTyxFQUFFLFFBQVEsTUFBTSxRQUFRLEdBQUksYUFBYSxFQUFFLFVBQVUsRUFBRztBQUFBLEVBQ2pFO0FBQ0EsU0FBTztBQUNUO0FBR08sU0FBUyxjQUFjLE9BQW1DO0FBQy9ELFFBQU0sRUFBRSxRQUFRLFVBQVUsSUFBSSxjQUFjLEtBQUssS0FBSyxDQUFDO0FBQ3ZELFNBQU8sVUFBVSxPQUFPLE1BQU0sR0FBRyxZQUFZLElBQUksU0FBUyxLQUFLLEVBQUU7QUFDbkU7QUFHTyxTQUFTLG1CQUFtQixPQUF1QjtBQUN4RCxRQUFNLFVBQVUsTUFBTSxLQUFLO0FBQzNCLFFBQU0sU0FBUyxjQUFjLE9BQU8sR0FBRztBQUN2QyxNQUFJLFFBQVEsV0FBVyxHQUFHLEtBQUssQ0FBQyxPQUFRLFFBQU87QUFDL0MsTUFBSSxDQUFDLE9BQU8sV0FBVyxJQUFJLEVBQUcsUUFBTztBQUNyQyxTQUFPLFNBQVMsT0FBTyxFQUFFLFNBQVMsS0FBSyxJQUFJLE9BQU8sS0FBSyxNQUFNLE9BQU87QUFDdEU7QUFHQSxTQUFTLFFBQVEsS0FBNkQ7QUFDNUUsUUFBTSxTQUFTLGlCQUFpQixLQUFLLEdBQUcsSUFBSSxDQUFDLEtBQUs7QUFDbEQsUUFBTSxPQUFPLElBQUksTUFBTSxPQUFPLE1BQU07QUFDcEMsUUFBTSxVQUFVLFdBQVcsTUFBTSxvQkFBb0IsS0FBSyxJQUFJO0FBQzlELE1BQUksU0FBUztBQUNYLFVBQU0sUUFBUSxTQUFTLEtBQUssSUFBSTtBQUNoQyxRQUFJLE1BQU8sUUFBTyxFQUFFLFFBQVEsS0FBSyxNQUFNLE1BQU0sQ0FBQyxFQUFFLEtBQUssRUFBRSxDQUFDLElBQUksUUFBUSxPQUFPLFNBQVMsTUFBTSxDQUFDLEVBQUUsT0FBTztBQUNwRyxVQUFNQSxVQUFTLFNBQVMsSUFBSSxFQUFFLFFBQVEsTUFBTSxFQUFFO0FBQzlDLFdBQU8sZUFBZSxLQUFLQSxPQUFNLElBQUksRUFBRSxRQUFRLEtBQUtBLE9BQU0sSUFBSSxRQUFRLElBQUksT0FBTyxJQUFJO0FBQUEsRUFDdkY7QUFDQSxRQUFNLFNBQVMsU0FBUyxJQUFJO0FBRTVCLFFBQU0sV0FBVyxPQUFPLFNBQVMsR0FBRyxJQUFJLElBQUk7QUFDNUMsUUFBTSxVQUFVLGFBQWEsS0FBSyxNQUFNLEtBQUssT0FBTyxVQUFVLFlBQVksT0FBTyxVQUFVO0FBQzNGLFNBQU8sVUFBVSxFQUFFLFFBQVEsSUFBSSxNQUFNLElBQUksUUFBUSxJQUFJLE9BQU8sSUFBSTtBQUNsRTtBQUdBLFNBQVMsWUFBWSxLQUFhLFFBQXdCO0FBQ3hELFFBQU0sUUFBUSxhQUFhLEtBQUssTUFBTSxLQUFLLENBQUMsZ0JBQWdCLEtBQUssTUFBTTtBQUN2RSxTQUFPLFFBQVEsSUFBSSxRQUFRLFVBQVUsRUFBRSxJQUFJO0FBQzdDO0FBR08sU0FBUyxZQUFZLE1BQXNCO0FBQ2hELFNBQU8sS0FDSixVQUFVLE1BQU0sRUFDaEIsUUFBUSxtQkFBbUIsRUFBRSxFQUM3QixRQUFRLFlBQVksVUFBVTtBQUNuQztBQUdBLFNBQVMsV0FBVyxPQUF1QjtBQUN6QyxRQUFNLE9BQU8sTUFBTSxZQUFZLENBQUMsS0FBSztBQUNyQyxRQUFNLE9BQU8sT0FBTztBQUNwQixTQUFPLE9BQU8sT0FBTyxNQUFNLFVBQVUsS0FBSyxPQUFPLGNBQWMsT0FBTyxJQUFJLENBQUMsSUFBSSxPQUFPLE9BQU8sQ0FBQztBQUNoRztBQUdPLFNBQVMsU0FBUyxNQUFzQjtBQUM3QyxTQUFPLEtBQUssUUFBUSxhQUFhLEVBQUU7QUFDckM7IiwKICAibmFtZXMiOiBbImRpZ2l0cyJdCn0K

//8175c63bdefe0ea421fda3e9f6fbfe5e0beb2513
