import { tooFastMs } from '../../shared/form-stamp.ts';
import { familiarHosts, soldWords, yardLimit, yardWords } from './words.ts';

/** A request as it came, with what is known about how it came. */
export interface SpamEvidence {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Somebody filled in the field that nobody sees. */
  trapped?: boolean;
  /** Milliseconds from page to post, as far as anything tells (docs/decisions.md, "Details": under two seconds is too fast). */
  elapsedMs?: number | undefined;
  /** A stamp came that we never gave. */
  forgedStamp?: boolean;
  /** How many others have sent the same text lately. */
  repeatedBy?: number;
  /** How many requests came from the address lately. */
  recentFromAddress?: number;
}

/** What the evidence adds up to; from `spamThreshold` on it is marked, and never refused. */
export interface SpamVerdict {
  score: number;
  reasons: string[];
  isSpam: boolean;
}

export const spamThreshold = 5;

/**
 * What one sign weighs. Only the hidden field and the stopwatch decide by themselves: whatever else a homeowner may do by accident
 * needs company. An office or a family shares an address, so pace and repetition together decide nothing either.
 */
const weights = {
  trap: 10,
  tooFast: 10,
  forgedStamp: 3,
  repeated: 3,
  pace: 1,
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
  cheapLink: 1,
};

/** Ends of names that cost next to nothing, or that nobody in the Triad has. */
const cheapNames =
  /\.(ru|su|by|cn|xyz|top|icu|click|link|online|site|shop|club|bid|loan|space|website|store|deals|pw)$/i;
/** Ends of names that businesses have, and families do not; a sign that counts beside others only. */
const tradeMailbox = /\.(biz|agency|media|marketing|digital|io|ai|tv|pro|jobs|leads|in)$/i;
const repeatedLimit = 2;
const paceLimit = 5;

/** Weighs the evidence; a pure function, measured in `test/leads/spam/corpus.test.ts`. */
export function judgeSpam(evidence: SpamEvidence): SpamVerdict {
  const signs = [...judgeArrival(evidence), ...judgeText(evidence), ...judgeSender(evidence)];
  const marks = signs.reduce((sum, [, weight]) => sum + weight, 0);
  const score = Math.max(0, marks - countYardWords(evidence.message));
  // The trap and the stopwatch are no matter of words.
  const certain = evidence.trapped || isTooFast(evidence);
  return {
    score: certain ? Math.max(score, weights.trap) : score,
    reasons: signs.map(([reason]) => reason),
    isSpam: certain || score >= spamThreshold,
  };
}

type Sign = [reason: string, weight: number];

function judgeArrival(evidence: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  if (evidence.trapped) signs.push(['filled in the hidden field', weights.trap]);
  if (isTooFast(evidence)) signs.push(['sent within two seconds', weights.tooFast]);
  if (evidence.forgedStamp) signs.push(['carried a forged time', weights.forgedStamp]);
  if ((evidence.repeatedBy ?? 0) >= repeatedLimit) signs.push(['the same text came from others', weights.repeated]);
  if ((evidence.recentFromAddress ?? 0) > paceLimit) signs.push(['many requests from one address', weights.pace]);
  return signs;
}

function isTooFast({ elapsedMs }: SpamEvidence): boolean {
  return elapsedMs !== undefined && elapsedMs < tooFastMs;
}

function judgeText({ name, message }: SpamEvidence): Sign[] {
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
  if (hosts.some((host) => cheapNames.test(host))) signs.push(['a link to a throw-away name', weights.cheapLink]);
  if (links > 0) signs.push(['links', [weights.oneLink, weights.twoLinks][links - 1] ?? weights.manyLinks]);
  return signs;
}

/** The hosts of everything that looks like a web address; an e-mail address is none. */
function findHosts(text: string): string[] {
  const found = text.matchAll(
    /(?:https?:\/\/|www\.)([\w.-]+)|(?<![@\w.-])((?:[\w-]+\.)+(?:com|net|org|io|co|ru|xyz|top|info|biz|site|online|shop|club|ly|gl|me|ai|dev|app|pro|link|click|icu|cn))\b(?!@)/gi,
  );
  return [...found].map(([, afterScheme, bare]) =>
    (afterScheme ?? bare ?? '').replace(/^www\./i, '').replace(/\.$/, ''),
  );
}

/** More letters of another script than of ours; Spanish is ours. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.7;
}

/**
 * How many words of eight letters and more have no vowel, or capitals strewn about. Runs of consonants say nothing
 * ("Knightsbridge", "Hirschsprung"), a Welsh w is a vowel, and the address of a shared album is random by design.
 */
function countGibberish(text: string): number {
  const words = new Set(withoutAddresses(text).split(/[^\p{L}]+/u));
  return [...words].filter((word) => {
    if (word.length < 8 || !/^\p{Script=Latin}+$/u.test(word)) return false;
    const switches = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
    return switches >= 3 || !/[aeiouwy]/i.test(word.normalize('NFD'));
  }).length;
}

/** The text without web and e-mail addresses. */
function withoutAddresses(text: string): string {
  return text.replace(/\S*(?:\/\/|www\.|@|\w\.\w+\/)\S*/gi, ' ');
}

function judgeSender({ name, phone, email }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  const digits = phone.replace(/\D/g, '');
  // "RobertTum" and its kin; DeShawn and McKenzie are people.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{1,}$/.test(name.trim())) signs.push(['a name without a space', weights.joinedName]);
  if (digits.length > 11 || (digits.length === 11 && !digits.startsWith('1')))
    signs.push(['a telephone number from abroad', weights.oddPhone]);
  if (cheapNames.test(email) || tradeMailbox.test(email)) signs.push(['an unusual mailbox', weights.oddMailbox]);
  return signs;
}

function countYardWords(message: string): number {
  const words = new Set((message.match(yardWords) ?? []).map((word) => word.toLowerCase()));
  return Math.min(words.size, yardLimit);
}
