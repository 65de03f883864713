import { tooFastMs } from '../../shared/form-stamp.ts';
import { isFromAbroad } from '../../shared/telephone-digits.ts';
import { familiarHosts, soldWords, yardLimit, yardWords } from './words.ts';

/** A lead's text with what is known about how it was sent. */
export interface SpamEvidence {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The honeypot field, which people cannot see, was filled in. */
  fillsHoneypot?: boolean;
  /** Milliseconds from opening the page to the post, where known (docs/decisions.md, "Details": under two seconds is too fast). */
  elapsedMs?: number | undefined;
  /** The form stamp does not carry a valid signature. */
  forgedStamp?: boolean;
  /** How many other senders have sent the same text within a day. */
  repeatedBy?: number;
  /** How many leads came from this IP address within the window of the rate limit. */
  recentFromAddress?: number;
}

/** The result. From `spamThreshold` on the lead is marked as spam; it is never rejected. */
export interface SpamVerdict {
  score: number;
  reasons: string[];
  isSpam: boolean;
}

export const spamThreshold = 5;

/**
 * The weight of each sign. Only the honeypot and the time to post decide alone: a homeowner may cause any other sign by accident.
 * An office or a family shares an IP address, so the number of posts and a repeated text together stay below the threshold, too.
 */
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
  cheapDomain: 1,
};

/** Top-level domains that are almost free to register, or that nobody in the Triad uses. */
const cheapDomains =
  /\.(ru|su|by|cn|xyz|top|icu|click|link|online|site|shop|club|bid|loan|space|website|store|deals|pw)$/i;
/** Top-level domains that businesses use and families do not; a weak sign. */
const businessDomains = /\.(biz|agency|media|marketing|digital|io|ai|tv|pro|jobs|leads|in)$/i;
const repeatedLimit = 2;
const addressLimit = 5;

/** Scores a lead. `test/leads/spam/corpus.test.ts` measures the hit rate. */
export function scoreSpam(evidence: SpamEvidence): SpamVerdict {
  const signs = [...findArrivalSigns(evidence), ...findTextSigns(evidence), ...findSenderSigns(evidence)];
  const marks = signs.reduce((sum, [, weight]) => sum + weight, 0);
  const score = Math.max(0, marks - countYardWords(evidence.message));
  // Words about a yard do not excuse a filled honeypot or a post within two seconds.
  const certain = evidence.fillsHoneypot || isTooFast(evidence);
  return {
    score: certain ? Math.max(score, weights.honeypot) : score,
    reasons: signs.map(([reason]) => reason),
    isSpam: certain || score >= spamThreshold,
  };
}

type Sign = [reason: string, weight: number];

function findArrivalSigns(evidence: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  if (evidence.fillsHoneypot) signs.push(['filled in the hidden field', weights.honeypot]);
  if (isTooFast(evidence)) signs.push(['sent within two seconds', weights.tooFast]);
  if (evidence.forgedStamp) signs.push(['carried a forged time', weights.forgedStamp]);
  if ((evidence.repeatedBy ?? 0) >= repeatedLimit) signs.push(['the same text came from others', weights.repeated]);
  if ((evidence.recentFromAddress ?? 0) > addressLimit)
    signs.push(['many requests from one address', weights.manyFromAddress]);
  return signs;
}

function isTooFast({ elapsedMs }: SpamEvidence): boolean {
  return elapsedMs !== undefined && elapsedMs < tooFastMs;
}

function findTextSigns({ name, message }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  for (const { reason, weight, pattern } of soldWords) {
    const hits = new Set((message.match(pattern) ?? []).map((hit) => hit.toLowerCase()));
    if (hits.size > 0) signs.push([reason, weight * Math.min(hits.size, 3)]);
  }
  if (/<a\s|\[url|\[link|<\/\w+>/i.test(message)) signs.push(['contains markup', weights.markup]);
  if (findHosts(name).length > 0) signs.push(['a link as a name', weights.linkInName]);
  if (isOtherScript(`${name} ${message}`)) signs.push(['written in another script', weights.otherScript]);
  const gibberish = countGibberish(`${name} ${message}`);
  if (gibberish > 0) signs.push(['random letters', weights.gibberish * Math.min(gibberish, 2)]);
  const hosts = findHosts(message).filter((host) => !familiarHosts.test(host));
  const links = hosts.length;
  if (hosts.some((host) => cheapDomains.test(host))) signs.push(['a link to a throw-away name', weights.cheapDomain]);
  if (links > 0) signs.push(['links', [weights.oneLink, weights.twoLinks][links - 1] ?? weights.manyLinks]);
  return signs;
}

/** The hosts of all web addresses in a text, without those of e-mail addresses. */
function findHosts(text: string): string[] {
  const found = text.matchAll(
    /(?:https?:\/\/|www\.)([\w.-]+)|(?<![@\w.-])((?:[\w-]+\.)+(?:com|net|org|io|co|ru|xyz|top|info|biz|site|online|shop|club|ly|gl|me|ai|dev|app|pro|link|click|icu|cn))\b(?!@)/gi,
  );
  return [...found].map(([, afterScheme, bare]) =>
    (afterScheme ?? bare ?? '').replace(/^www\./i, '').replace(/\.$/, ''),
  );
}

/** Whether more than 30 % of the letters are not Latin. Spanish is Latin. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.7;
}

/**
 * Counts words of eight letters or more that have no vowel or mixed capitals. Runs of consonants are no sign
 * ("Knightsbridge", "Hirschsprung"), a Welsh w is a vowel, and web addresses are left out because those of shared albums are random.
 */
function countGibberish(text: string): number {
  const words = new Set(withoutAddresses(text).split(/[^\p{L}]+/u));
  return [...words].filter((word) => {
    if (word.length < 8 || !/^\p{Script=Latin}+$/u.test(word)) return false;
    const switches = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
    return switches >= 3 || !/[aeiouwy]/i.test(word.normalize('NFD'));
  }).length;
}

function withoutAddresses(text: string): string {
  return text.replace(/\S*(?:\/\/|www\.|@|\w\.\w+\/)\S*/gi, ' ');
}

function findSenderSigns({ name, phone, email }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  // Finds names such as "RobertTum", and spares DeShawn and McKenzie.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{1,}$/.test(name.trim())) signs.push(['a name without a space', weights.joinedName]);
  if (isFromAbroad(phone)) signs.push(['a telephone number from abroad', weights.oddPhone]);
  if (cheapDomains.test(email) || businessDomains.test(email)) signs.push(['an unusual mailbox', weights.oddMailbox]);
  return signs;
}

function countYardWords(message: string): number {
  const words = new Set((message.match(yardWords) ?? []).map((word) => word.toLowerCase()));
  return Math.min(words.size, yardLimit);
}
