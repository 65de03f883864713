import { tooFastMs } from "../../shared/form-stamp.ts";
import { isFromAbroad } from "../../shared/telephone-digits.ts";
import { familiarHosts, ownYardWords, soldWords, yardLimit, yardWords } from "./phrases.ts";
const spamThreshold = 5;
const innocentLimit = spamThreshold - 1;
const weights = {
  honeypot: 10,
  tooFast: 10,
  forgedStamp: 3,
  repeated: 3,
  manyFromAddress: 1,
  markup: 4,
  linkInName: 4,
  otherScript: 4,
  gibberish: 4,
  joinedName: 2,
  oddPhone: 2,
  oddMailbox: 2,
  oneLink: 3,
  twoLinks: 4,
  manyLinks: 4,
  cheapDomain: 1
};
const cheapDomains = /\.(ru|su|by|cn|xyz|top|icu|click|link|online|site|shop|club|bid|loan|space|website|store|deals|pw)$/i;
const businessDomains = /\.(biz|agency|media|marketing|digital|io|ai|tv|pro|jobs|leads|in)$/i;
const repeatedLimit = 2;
const addressLimit = 5;
function scoreSpam(evidence) {
  const isAboutYard = ownYardWords.some((words) => words.test(evidence.message));
  const signs = [...findArrivalSigns(evidence), ...findTextSigns(evidence), ...findSenderSigns(evidence)];
  const isInnocent = ({ innocent }) => innocent === "always" || innocent === "about a yard" && isAboutYard;
  const marks = Math.min(weigh(signs.filter(isInnocent)), innocentLimit) + weigh(signs.filter((sign) => !isInnocent(sign)));
  const score = Math.max(0, marks - countYardWords(evidence.message));
  const reasons = signs.map(({ reason }) => reason);
  if (!evidence.fillsHoneypot && !isTooFast(evidence)) return { score, reasons, isSpam: score >= spamThreshold };
  if (mayBeAssistant(evidence, signs)) return { score: innocentLimit, reasons, isSpam: false };
  return { score: Math.max(score, weights.honeypot), reasons, isSpam: true };
}
function mayBeAssistant({ stamp, recentFromAddress = 1 }, signs) {
  return stamp === "valid" && recentFromAddress <= 1 && signs.length === 1;
}
const weigh = (signs) => signs.reduce((sum, { weight }) => sum + weight, 0);
function findArrivalSigns(evidence) {
  const signs = [];
  if (evidence.fillsHoneypot) signs.push({ reason: "filled in the hidden field", weight: weights.honeypot });
  if (isTooFast(evidence)) signs.push({ reason: "sent within two seconds", weight: weights.tooFast });
  if (evidence.stamp === "forged") signs.push({ reason: "carried a forged time", weight: weights.forgedStamp });
  if ((evidence.repeatedBy ?? 0) >= repeatedLimit)
    signs.push({ reason: "the same text came from others", weight: weights.repeated });
  if ((evidence.recentFromAddress ?? 0) > addressLimit)
    signs.push({ reason: "many requests from one address", weight: weights.manyFromAddress, innocent: "always" });
  return signs;
}
function isTooFast({ elapsedMs }) {
  return elapsedMs !== void 0 && elapsedMs < tooFastMs;
}
function findTextSigns({ name, message }) {
  const signs = [];
  for (const { reason, weight, pattern, mayBeMentioned } of soldWords) {
    const hits = new Set((message.match(pattern) ?? []).map((hit) => hit.toLowerCase()));
    const innocent = mayBeMentioned ? "about a yard" : void 0;
    if (hits.size > 0) signs.push({ reason, weight: weight * Math.min(hits.size, 3), innocent });
  }
  if (/<a\s|\[url|\[link|<\/\w+>/i.test(message)) signs.push({ reason: "contains markup", weight: weights.markup });
  if (findHosts(name).length > 0) signs.push({ reason: "a link as a name", weight: weights.linkInName });
  const otherScript = isOtherScript(withoutAddresses(message));
  if (otherScript) signs.push({ reason: "written in another script", weight: weights.otherScript, innocent: "always" });
  const gibberish = countGibberish(`${name} ${message}`);
  if (gibberish > 0) signs.push({ reason: "random letters", weight: weights.gibberish * Math.min(gibberish, 2) });
  return [...signs, ...findLinkSigns(message, otherScript)];
}
function findLinkSigns(message, otherScript) {
  const hosts = findHosts(message).filter((host) => !familiarHosts.test(host));
  const links = hosts.length;
  if (links === 0) return [];
  const weight = [weights.oneLink, weights.twoLinks][links - 1] ?? weights.manyLinks;
  const innocent = links === 1 ? "always" : "about a yard";
  const signs = [{ reason: "links", weight, innocent }];
  if (!hosts.some((host) => cheapDomains.test(host))) return signs;
  const cheap = { reason: "a link to a throw-away name", weight: weights.cheapDomain };
  return [{ ...cheap, innocent: otherScript ? innocent : "about a yard" }, ...signs];
}
function findHosts(text) {
  const found = text.matchAll(
    /(?:https?:\/\/|www\.)([\w.-]+)|(?<![@\w.-])((?:[\w-]+\.)+(?:com|net|org|io|co|ru|xyz|top|info|biz|site|online|shop|club|ly|gl|me|ai|dev|app|pro|link|click|icu|cn))\b(?!@)/gi
  );
  return [...found].map(
    ([, afterScheme, bare]) => (afterScheme ?? bare ?? "").replace(/^www\./i, "").replace(/\.$/, "")
  );
}
function isOtherScript(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.7;
}
function countGibberish(text) {
  const words = new Set(withoutAddresses(text).split(/[^\p{L}]+/u));
  return [...words].filter((word) => {
    if (word.length < 8 || !/^\p{Script=Latin}+$/u.test(word)) return false;
    const switches = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
    return switches >= 3 || !/[aeiouwy]/i.test(word.normalize("NFD"));
  }).length;
}
function withoutAddresses(text) {
  return text.replace(/\S*(?:\/\/|www\.|@|\w\.\w+\/)\S*/gi, " ");
}
function findSenderSigns({ name, phone, email }) {
  const signs = [];
  const add = (reason, weight) => signs.push({ reason, weight, innocent: "always" });
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{1,}$/.test(name.trim())) add("a name without a space", weights.joinedName);
  if (isFromAbroad(phone)) add("a telephone number from abroad", weights.oddPhone);
  if (cheapDomains.test(email) || businessDomains.test(email)) add("an unusual mailbox", weights.oddMailbox);
  return signs;
}
function countYardWords(message) {
  const words = new Set((message.match(yardWords) ?? []).map((word) => word.toLowerCase()));
  return Math.min(words.size, yardLimit);
}
export {
  scoreSpam,
  spamThreshold
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NwYW0vc2NvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGVBQWUsY0FBYyxXQUFXLFdBQVcsaUJBQWlCO0FBMkJ0RSxNQUFNLGdCQUFnQjtBQUU3QixNQUFNLGdCQUFnQixnQkFBZ0I7QUFNdEMsTUFBTSxVQUFVO0FBQUEsRUFDZCxVQUFVO0FBQUEsRUFDVixTQUFTO0FBQUEsRUFDVCxhQUFhO0FBQUEsRUFDYixVQUFVO0FBQUEsRUFDVixpQkFBaUI7QUFBQSxFQUNqQixRQUFRO0FBQUEsRUFDUixZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUEsRUFDYixXQUFXO0FBQUEsRUFDWCxZQUFZO0FBQUEsRUFDWixVQUFVO0FBQUEsRUFDVixZQUFZO0FBQUEsRUFDWixTQUFTO0FBQUEsRUFDVCxVQUFVO0FBQUEsRUFDVixXQUFXO0FBQUEsRUFDWCxhQUFhO0FBQ2Y7QUFHQSxNQUFNLGVBQ0o7QUFFRixNQUFNLGtCQUFrQjtBQUN4QixNQUFNLGdCQUFnQjtBQUN0QixNQUFNLGVBQWU7QUFPZCxTQUFTLFVBQVUsVUFBcUM7QUFDN0QsUUFBTSxjQUFjLGFBQWEsS0FBSyxDQUFDLFVBQVUsTUFBTSxLQUFLLFNBQVMsT0FBTyxDQUFDO0FBQzdFLFFBQU0sUUFBUSxDQUFDLEdBQUcsaUJBQWlCLFFBQVEsR0FBRyxHQUFHLGNBQWMsUUFBUSxHQUFHLEdBQUcsZ0JBQWdCLFFBQVEsQ0FBQztBQUN0RyxRQUFNLGFBQWEsQ0FBQyxFQUFFLFNBQVMsTUFBWSxhQUFhLFlBQWEsYUFBYSxrQkFBa0I7QUFDcEcsUUFBTSxRQUNKLEtBQUssSUFBSSxNQUFNLE1BQU0sT0FBTyxVQUFVLENBQUMsR0FBRyxhQUFhLElBQUksTUFBTSxNQUFNLE9BQU8sQ0FBQyxTQUFTLENBQUMsV0FBVyxJQUFJLENBQUMsQ0FBQztBQUM1RyxRQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsUUFBUSxlQUFlLFNBQVMsT0FBTyxDQUFDO0FBQ2xFLFFBQU0sVUFBVSxNQUFNLElBQUksQ0FBQyxFQUFFLE9BQU8sTUFBTSxNQUFNO0FBQ2hELE1BQUksQ0FBQyxTQUFTLGlCQUFpQixDQUFDLFVBQVUsUUFBUSxFQUFHLFFBQU8sRUFBRSxPQUFPLFNBQVMsUUFBUSxTQUFTLGNBQWM7QUFDN0csTUFBSSxlQUFlLFVBQVUsS0FBSyxFQUFHLFFBQU8sRUFBRSxPQUFPLGVBQWUsU0FBUyxRQUFRLE1BQU07QUFFM0YsU0FBTyxFQUFFLE9BQU8sS0FBSyxJQUFJLE9BQU8sUUFBUSxRQUFRLEdBQUcsU0FBUyxRQUFRLEtBQUs7QUFDM0U7QUFNQSxTQUFTLGVBQWUsRUFBRSxPQUFPLG9CQUFvQixFQUFFLEdBQWlCLE9BQWlDO0FBQ3ZHLFNBQU8sVUFBVSxXQUFXLHFCQUFxQixLQUFLLE1BQU0sV0FBVztBQUN6RTtBQVNBLE1BQU0sUUFBUSxDQUFDLFVBQTJCLE1BQU0sT0FBTyxDQUFDLEtBQUssRUFBRSxPQUFPLE1BQU0sTUFBTSxRQUFRLENBQUM7QUFFM0YsU0FBUyxpQkFBaUIsVUFBZ0M7QUFDeEQsUUFBTSxRQUFnQixDQUFDO0FBQ3ZCLE1BQUksU0FBUyxjQUFlLE9BQU0sS0FBSyxFQUFFLFFBQVEsOEJBQThCLFFBQVEsUUFBUSxTQUFTLENBQUM7QUFDekcsTUFBSSxVQUFVLFFBQVEsRUFBRyxPQUFNLEtBQUssRUFBRSxRQUFRLDJCQUEyQixRQUFRLFFBQVEsUUFBUSxDQUFDO0FBQ2xHLE1BQUksU0FBUyxVQUFVLFNBQVUsT0FBTSxLQUFLLEVBQUUsUUFBUSx5QkFBeUIsUUFBUSxRQUFRLFlBQVksQ0FBQztBQUM1RyxPQUFLLFNBQVMsY0FBYyxNQUFNO0FBQ2hDLFVBQU0sS0FBSyxFQUFFLFFBQVEsa0NBQWtDLFFBQVEsUUFBUSxTQUFTLENBQUM7QUFDbkYsT0FBSyxTQUFTLHFCQUFxQixLQUFLO0FBQ3RDLFVBQU0sS0FBSyxFQUFFLFFBQVEsa0NBQWtDLFFBQVEsUUFBUSxpQkFBaUIsVUFBVSxTQUFTLENBQUM7QUFDOUcsU0FBTztBQUNUO0FBRUEsU0FBUyxVQUFVLEVBQUUsVUFBVSxHQUEwQjtBQUN2RCxTQUFPLGNBQWMsVUFBYSxZQUFZO0FBQ2hEO0FBRUEsU0FBUyxjQUFjLEVBQUUsTUFBTSxRQUFRLEdBQXlCO0FBQzlELFFBQU0sUUFBZ0IsQ0FBQztBQUN2QixhQUFXLEVBQUUsUUFBUSxRQUFRLFNBQVMsZUFBZSxLQUFLLFdBQVc7QUFDbkUsVUFBTSxPQUFPLElBQUksS0FBSyxRQUFRLE1BQU0sT0FBTyxLQUFLLENBQUMsR0FBRyxJQUFJLENBQUMsUUFBUSxJQUFJLFlBQVksQ0FBQyxDQUFDO0FBQ25GLFVBQU0sV0FBVyxpQkFBaUIsaUJBQWlCO0FBQ25ELFFBQUksS0FBSyxPQUFPLEVBQUcsT0FBTSxLQUFLLEVBQUUsUUFBUSxRQUFRLFNBQVMsS0FBSyxJQUFJLEtBQUssTUFBTSxDQUFDLEdBQUcsU0FBUyxDQUFDO0FBQUEsRUFDN0Y7QUFDQSxNQUFJLDZCQUE2QixLQUFLLE9BQU8sRUFBRyxPQUFNLEtBQUssRUFBRSxRQUFRLG1CQUFtQixRQUFRLFFBQVEsT0FBTyxDQUFDO0FBQ2hILE1BQUksVUFBVSxJQUFJLEVBQUUsU0FBUyxFQUFHLE9BQU0sS0FBSyxFQUFFLFFBQVEsb0JBQW9CLFFBQVEsUUFBUSxXQUFXLENBQUM7QUFDckcsUUFBTSxjQUFjLGNBQWMsaUJBQWlCLE9BQU8sQ0FBQztBQUMzRCxNQUFJLFlBQWEsT0FBTSxLQUFLLEVBQUUsUUFBUSw2QkFBNkIsUUFBUSxRQUFRLGFBQWEsVUFBVSxTQUFTLENBQUM7QUFDcEgsUUFBTSxZQUFZLGVBQWUsR0FBRyxJQUFJLElBQUksT0FBTyxFQUFFO0FBQ3JELE1BQUksWUFBWSxFQUFHLE9BQU0sS0FBSyxFQUFFLFFBQVEsa0JBQWtCLFFBQVEsUUFBUSxZQUFZLEtBQUssSUFBSSxXQUFXLENBQUMsRUFBRSxDQUFDO0FBQzlHLFNBQU8sQ0FBQyxHQUFHLE9BQU8sR0FBRyxjQUFjLFNBQVMsV0FBVyxDQUFDO0FBQzFEO0FBRUEsU0FBUyxjQUFjLFNBQWlCLGFBQThCO0FBQ3BFLFFBQU0sUUFBUSxVQUFVLE9BQU8sRUFBRSxPQUFPLENBQUMsU0FBUyxDQUFDLGNBQWMsS0FBSyxJQUFJLENBQUM7QUFDM0UsUUFBTSxRQUFRLE1BQU07QUFDcEIsTUFBSSxVQUFVLEVBQUcsUUFBTyxDQUFDO0FBQ3pCLFFBQU0sU0FBUyxDQUFDLFFBQVEsU0FBUyxRQUFRLFFBQVEsRUFBRSxRQUFRLENBQUMsS0FBSyxRQUFRO0FBQ3pFLFFBQU0sV0FBVyxVQUFVLElBQUksV0FBVztBQUMxQyxRQUFNLFFBQWdCLENBQUMsRUFBRSxRQUFRLFNBQVMsUUFBUSxTQUFTLENBQUM7QUFDNUQsTUFBSSxDQUFDLE1BQU0sS0FBSyxDQUFDLFNBQVMsYUFBYSxLQUFLLElBQUksQ0FBQyxFQUFHLFFBQU87QUFFM0QsUUFBTSxRQUFRLEVBQUUsUUFBUSwrQkFBK0IsUUFBUSxRQUFRLFlBQVk7QUFDbkYsU0FBTyxDQUFDLEVBQUUsR0FBRyxPQUFPLFVBQVUsY0FBYyxXQUFXLGVBQWUsR0FBRyxHQUFHLEtBQUs7QUFDbkY7QUFHQSxTQUFTLFVBQVUsTUFBd0I7QUFDekMsUUFBTSxRQUFRLEtBQUs7QUFBQSxJQUNqQjtBQUFBLEVBQ0Y7QUFDQSxTQUFPLENBQUMsR0FBRyxLQUFLLEVBQUU7QUFBQSxJQUFJLENBQUMsQ0FBQyxFQUFFLGFBQWEsSUFBSSxPQUN4QyxlQUFlLFFBQVEsSUFBSSxRQUFRLFdBQVcsRUFBRSxFQUFFLFFBQVEsT0FBTyxFQUFFO0FBQUEsRUFDdEU7QUFDRjtBQUdBLFNBQVMsY0FBYyxNQUF1QjtBQUM1QyxRQUFNLFVBQVUsS0FBSyxNQUFNLFNBQVMsR0FBRyxVQUFVO0FBQ2pELFFBQU0sUUFBUSxLQUFLLE1BQU0sb0JBQW9CLEdBQUcsVUFBVTtBQUMxRCxTQUFPLFVBQVUsS0FBSyxRQUFRLFVBQVU7QUFDMUM7QUFNQSxTQUFTLGVBQWUsTUFBc0I7QUFDNUMsUUFBTSxRQUFRLElBQUksSUFBSSxpQkFBaUIsSUFBSSxFQUFFLE1BQU0sWUFBWSxDQUFDO0FBQ2hFLFNBQU8sQ0FBQyxHQUFHLEtBQUssRUFBRSxPQUFPLENBQUMsU0FBUztBQUNqQyxRQUFJLEtBQUssU0FBUyxLQUFLLENBQUMsdUJBQXVCLEtBQUssSUFBSSxFQUFHLFFBQU87QUFDbEUsVUFBTSxXQUFXLEtBQUssTUFBTSxnQkFBZ0IsR0FBRyxVQUFVO0FBQ3pELFdBQU8sWUFBWSxLQUFLLENBQUMsYUFBYSxLQUFLLEtBQUssVUFBVSxLQUFLLENBQUM7QUFBQSxFQUNsRSxDQUFDLEVBQUU7QUFDTDtBQUVBLFNBQVMsaUJBQWlCLE1BQXNCO0FBQzlDLFNBQU8sS0FBSyxRQUFRLHNDQUFzQyxHQUFHO0FBQy9EO0FBRUEsU0FBUyxnQkFBZ0IsRUFBRSxNQUFNLE9BQU8sTUFBTSxHQUF5QjtBQUNyRSxRQUFNLFFBQWdCLENBQUM7QUFDdkIsUUFBTSxNQUFNLENBQUMsUUFBZ0IsV0FBbUIsTUFBTSxLQUFLLEVBQUUsUUFBUSxRQUFRLFVBQVUsU0FBUyxDQUFDO0FBRWpHLE1BQUksaUNBQWlDLEtBQUssS0FBSyxLQUFLLENBQUMsRUFBRyxLQUFJLDBCQUEwQixRQUFRLFVBQVU7QUFDeEcsTUFBSSxhQUFhLEtBQUssRUFBRyxLQUFJLGtDQUFrQyxRQUFRLFFBQVE7QUFDL0UsTUFBSSxhQUFhLEtBQUssS0FBSyxLQUFLLGdCQUFnQixLQUFLLEtBQUssRUFBRyxLQUFJLHNCQUFzQixRQUFRLFVBQVU7QUFDekcsU0FBTztBQUNUO0FBRUEsU0FBUyxlQUFlLFNBQXlCO0FBQy9DLFFBQU0sUUFBUSxJQUFJLEtBQUssUUFBUSxNQUFNLFNBQVMsS0FBSyxDQUFDLEdBQUcsSUFBSSxDQUFDLFNBQVMsS0FBSyxZQUFZLENBQUMsQ0FBQztBQUN4RixTQUFPLEtBQUssSUFBSSxNQUFNLE1BQU0sU0FBUztBQUN2QzsiLAogICJuYW1lcyI6IFtdCn0K

//e094caf364e3173d10580f1bfcd6cb4744ddd110
