import { tooFastMs } from '../shared/stamp.ts';
import { familiarHosts, soldWords, yardLimit, yardWords } from './words.ts';

/** A request as it came, with what is known about how it came. */
export interface SpamEvidence {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Somebody filled in the field that nobody sees. */
  trapped?: boolean;
  /** Milliseconds from page to post, when a genuine stamp says so (decisions, section 9: under two seconds is too fast). */
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

/** What one sign weighs. Nothing that a homeowner does by accident reaches the threshold by itself. */
const weights = {
  trap: 10,
  tooFast: 10,
  forgedStamp: 3,
  repeated: 3,
  pace: 2,
  markup: 5,
  linkInName: 5,
  otherScript: 5,
  gibberish: 5,
  joinedName: 2,
  oddPhone: 2,
  oddMailbox: 2,
  oneLink: 3,
  twoLinks: 4,
  manyLinks: 5,
  cheapLink: 3,
};

/** Ends of names that cost next to nothing, or that nobody in the Triad has. */
const cheapNames =
  /\.(ru|su|by|cn|xyz|top|icu|click|link|online|site|shop|club|bid|loan|space|website|store|deals|pw)$/i;
const repeatedLimit = 2;
const paceLimit = 5;

/** Weighs the evidence; a pure function, measured in `test/src/spam/corpus.test.ts`. */
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
  if (hasGibberish(message) || hasGibberish(name)) signs.push(['random letters', weights.gibberish]);
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

/** A word that no keyboard slip makes: five consonants and more in a row without a vowel, or capitals strewn about. */
function hasGibberish(text: string): boolean {
  return text.split(/[^A-Za-z]+/).some((word) => {
    if (word.length < 8) return false;
    const switches = word.match(/[a-z][A-Z]/g)?.length ?? 0;
    return switches >= 3 || !/[aeiouy]/i.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word);
  });
}

function judgeSender({ name, phone, email }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  const digits = phone.replace(/\D/g, '');
  // "RobertTum" and its kin; DeShawn and McKenzie are people.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{1,}$/.test(name.trim())) signs.push(['a name without a space', weights.joinedName]);
  if (digits.length > 11 || (digits.length === 11 && !digits.startsWith('1')))
    signs.push(['a telephone number from abroad', weights.oddPhone]);
  if (cheapNames.test(email)) signs.push(['an unusual mailbox', weights.oddMailbox]);
  return signs;
}

function countYardWords(message: string): number {
  const words = new Set((message.match(yardWords) ?? []).map((word) => word.toLowerCase()));
  return Math.min(words.size, yardLimit);
}
