import { tellsWhole } from '@mingfa/legal/citation/agreement/told-whole';
import { quotationCut } from './quotation-cut.ts';
import { normalizeWords, quoteAgrees } from './quoted-words.ts';

/** Shorter ones stand in many articles. */
const LEAST_LENGTH = 8;

/**
 * Whether a claim, or what it says behind its citation, is in the law's own words without marks, uncut. What stands in a rule before them has to
 * be told, too: 会议应当有三分之二以上出席 is only true of the matters for which the article says so.
 * @param behind the sentence behind the citation
 * @param law the part of the article that is cited
 */
export function saysVerbatim(claim: string, behind: string, law: string): boolean {
  return [claim, withoutLead(behind)].some(
    (said) =>
      normalizeWords(said).length >= LEAST_LENGTH &&
      quoteAgrees(said, law) &&
      quotationCut(said, law) === null &&
      tellsWhatLeadsUp(said.trim(), claim.trim(), law),
  );
}

/** What is said behind a citation, as it stands: 按照 and 规定 are the law's own words as often as they cite it. */
const withoutLead = (behind: string): string =>
  behind.replace(/^(?:之|的)?(?:明确)?(?:规定)?[：:，,]*/, '').replace(/[。；\s]+$/, '');

/** 遗嘱 of 遗嘱被篡改的，篡改的内容无效. */
const BARE_NOUN = /^[^的不未非无有和与及、或，经由在]{1,5}$/;

function tellsWhatLeadsUp(said: string, claim: string, law: string): boolean {
  const words = normalizeWords(said);
  const rules = law.split(/[。；;：:\n]/);
  const holding = rules.filter((rule) => normalizeWords(rule).includes(words));
  // Words of several sentences begin where one of them does.
  if (holding.length === 0) return rules.some((rule) => beginsWith(words, normalizeWords(rule)));
  return holding.some((rule) => {
    const before = rule.slice(0, placeOf(words, rule));
    // Where nothing else is said nobody else is named either.
    if (said === claim && BARE_NOUN.test(before)) return true;
    return before.split(/[，,]/).every((clause) => tellsWhole(clause, claim));
  });
}

const beginsWith = (words: string, rule: string): boolean => rule !== '' && words.startsWith(rule);

/** Where in a rule with its marks some words without them begin. */
function placeOf(words: string, rule: string): number {
  for (let at = rule.length; at > 0; at -= 1) if (normalizeWords(rule.slice(at)).startsWith(words)) return at;
  return 0;
}
