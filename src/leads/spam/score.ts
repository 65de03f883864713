import { tooFastMs } from '../../shared/lead/form-signs.ts';
import { isFromAbroad } from '../../shared/telephone.ts';
import { familiarHosts, ownYardWords, soldWords, yardLimit, yardWords } from './phrases.ts';

/** A lead's text with data about how it was sent. */
export interface SpamEvidence {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The honeypot field, which people can't see, was filled in. */
  fillsHoneypot?: boolean;
  /** Milliseconds from opening the page to the post, if known (docs/decisions.md, "Details": under two seconds is too fast). */
  elapsedMs?: number | undefined;
  /** The form stamp: ours, or one with a wrong signature. A form without JavaScript sends none. */
  stamp?: 'valid' | 'forged' | undefined;
  /** The number of other senders of the same text within a day. */
  repeatedBy?: number;
  /** The number of leads from this IP address within the rate limit's window, including this one. */
  recentFromAddress?: number;
}

/** The result. From `spamThreshold` on, the lead is marked as spam; it is never rejected. */
export interface SpamVerdict {
  score: number;
  reasons: string[];
  isSpam: boolean;
}

export const spamThreshold = 5;
/** The maximum total weight of signs that customers cause too, so that they never decide alone. */
const innocentLimit = spamThreshold - 1;

/**
 * The weight of each sign. A homeowner may cause any of them by accident, so none decides alone. The exceptions are the hidden field, and a
 * post within two seconds without a valid stamp.
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

/** Top-level domains that are almost free to register, or that no one in the Triad uses. */
const cheapDomains =
  /\.(ru|su|by|cn|xyz|top|icu|click|link|online|site|shop|club|bid|loan|space|website|store|deals|pw)$/i;
/** Top-level domains that businesses use and families don't; a weak sign. */
const businessDomains = /\.(biz|agency|media|marketing|digital|io|ai|tv|pro|jobs|leads|in)$/i;
const repeatedLimit = 2;
const addressLimit = 5;

/**
 * Scores a lead. Signs about the sender (script, number, mailbox, network) and one link stay below the threshold, even together. In a text
 * about the sender's own yard, the same is true of phrases that customers write too. `test/leads/spam/score.test.ts` measures the hit rate.
 */
export function scoreSpam(evidence: SpamEvidence): SpamVerdict {
  const isAboutYard = ownYardWords.some((words) => words.test(evidence.message));
  const signs = [...findArrivalSigns(evidence), ...findTextSigns(evidence), ...findSenderSigns(evidence)];
  const isInnocent = ({ innocent }: Sign) => innocent === 'always' || (innocent === 'about a yard' && isAboutYard);
  const marks =
    Math.min(weigh(signs.filter(isInnocent)), innocentLimit) + weigh(signs.filter((sign) => !isInnocent(sign)));
  const score = Math.max(0, marks - countYardWords(evidence.message));
  const reasons = signs.map(({ reason }) => reason);
  if (!evidence.fillsHoneypot && !isTooFast(evidence)) return { score, reasons, isSpam: score >= spamThreshold };
  if (mayBeAssistant(evidence, signs)) return { score: innocentLimit, reasons, isSpam: false };
  // Yard words don't excuse a filled honeypot or a post within two seconds.
  return { score: Math.max(score, weights.honeypot), reasons, isSpam: true };
}

/**
 * True if an assistant or a browser may have filled in the form for a person. It ran our script, and its address sent no other posts. The
 * only signs are the hidden field or the speed.
 */
function mayBeAssistant({ stamp, recentFromAddress = 1 }: SpamEvidence, signs: readonly Sign[]): boolean {
  return stamp === 'valid' && recentFromAddress <= 1 && signs.length === 1;
}

interface Sign {
  reason: string;
  weight: number;
  /** Set if real customers can show this sign too. */
  innocent?: 'always' | 'about a yard' | undefined;
}

const weigh = (signs: readonly Sign[]) => signs.reduce((sum, { weight }) => sum + weight, 0);

function findArrivalSigns(evidence: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  if (evidence.fillsHoneypot) signs.push({ reason: 'filled in the hidden field', weight: weights.honeypot });
  if (isTooFast(evidence)) signs.push({ reason: 'sent within two seconds', weight: weights.tooFast });
  if (evidence.stamp === 'forged') signs.push({ reason: 'the form’s time was forged', weight: weights.forgedStamp });
  if ((evidence.repeatedBy ?? 0) >= repeatedLimit)
    signs.push({ reason: 'others sent the same text', weight: weights.repeated });
  if ((evidence.recentFromAddress ?? 0) > addressLimit)
    signs.push({ reason: 'many requests from one address', weight: weights.manyFromAddress, innocent: 'always' });
  return signs;
}

function isTooFast({ elapsedMs }: SpamEvidence): boolean {
  return elapsedMs !== undefined && elapsedMs < tooFastMs;
}

function findTextSigns({ name, message }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  for (const { reason, weight, pattern, mayBeMentioned } of soldWords) {
    const hits = new Set((message.match(pattern) ?? []).map((hit) => hit.toLowerCase()));
    const innocent = mayBeMentioned ? 'about a yard' : undefined;
    if (hits.size > 0) signs.push({ reason, weight: weight * Math.min(hits.size, 3), innocent });
  }
  if (/<a\s|\[url|\[link|<\/\w+>/i.test(message)) signs.push({ reason: 'contains markup', weight: weights.markup });
  if (findHosts(name).length > 0) signs.push({ reason: 'a link as a name', weight: weights.linkInName });
  const otherScript = isOtherScript(withoutAddresses(message));
  if (otherScript) signs.push({ reason: 'not in the Latin alphabet', weight: weights.otherScript, innocent: 'always' });
  const gibberish = countGibberish(`${name} ${message}`);
  if (gibberish > 0) signs.push({ reason: 'random letters', weight: weights.gibberish * Math.min(gibberish, 2) });
  return [...signs, ...findLinkSigns(message, otherScript)];
}

function findLinkSigns(message: string, otherScript: boolean): Sign[] {
  const hosts = findHosts(message).filter((host) => !familiarHosts.test(host));
  const links = hosts.length;
  if (links === 0) return [];
  const weight = [weights.oneLink, weights.twoLinks][links - 1] ?? weights.manyLinks;
  const innocent = links === 1 ? 'always' : 'about a yard';
  const signs: Sign[] = [{ reason: 'links', weight, innocent }];
  if (!hosts.some((host) => cheapDomains.test(host))) return signs;
  // Customers who write another script may link to pictures on a host of that country, such as one that ends in "ru".
  const cheap = { reason: 'a link to a throwaway domain', weight: weights.cheapDomain };
  return [{ ...cheap, innocent: otherScript ? innocent : 'about a yard' }, ...signs];
}

/** Returns the hosts of all web addresses in a text, without those of email addresses. */
function findHosts(text: string): string[] {
  const found = text.matchAll(
    /(?:https?:\/\/|www\.)([\w.-]+)|(?<![@\w.-])((?:[\w-]+\.)+(?:com|net|org|io|co|ru|xyz|top|info|biz|site|online|shop|club|ly|gl|me|ai|dev|app|pro|link|click|icu|cn))\b(?!@)/gi,
  );
  return [...found].map(([, afterScheme, bare]) =>
    (afterScheme ?? bare ?? '').replace(/^www\./i, '').replace(/\.$/, ''),
  );
}

/** True if more than 30% of the letters aren't Latin. Spanish is Latin. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.7;
}

/**
 * Counts words of eight letters or more without a vowel or with mixed capitals. Runs of consonants aren't a sign ("Knightsbridge",
 * "Hirschsprung"), and a Welsh w is a vowel. Web addresses are left out, because addresses of shared albums are random.
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
  const add = (reason: string, weight: number) => signs.push({ reason, weight, innocent: 'always' });
  // Finds names such as "RobertTum", and spares DeShawn and McKenzie.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{1,}$/.test(name.trim())) add('a name without a space', weights.joinedName);
  if (isFromAbroad(phone)) add('a foreign phone number', weights.oddPhone);
  if (cheapDomains.test(email) || businessDomains.test(email)) add('an unusual email address', weights.oddMailbox);
  return signs;
}

function countYardWords(message: string): number {
  const words = new Set((message.match(yardWords) ?? []).map((word) => word.toLowerCase()));
  return Math.min(words.size, yardLimit);
}
