import {
  clausesOf,
  sharedWeight,
  type WeighedPairs,
  weighPairs,
  wholeWeight,
} from '../../citation/agreement/clauses.ts';
import { compareSenses } from '../../citation/agreement/compare-senses.ts';
import { findDurations } from '../../figures/find-durations.ts';
import { type DecidedCase, paragraphsOf, type Told } from './told.ts';

/** Whose words they are said to be: the court's, a party's, or nobody's. */
export type Speaker = 'court' | 'party' | null;

const COURT =
  /(?:认为|指出|认定|明确|确认|阐明|重申|裁判(?:理由|要旨|要点|观点)|判决(?:理由|书?(?:写道|称|载明|中说)))/;
const PARTY =
  /(?:原告|被告|上诉人|申请人|被告人|出租人|承租人|公司|公诉机关|检察院|检察机关|辩护人|代理人|当事人|债权人|债务人|保险公司|用人单位|劳动者|一方)[^，。；“”]{0,30}?(?:辩称|主张|抗辩|诉称|上诉称|提出|指控|建议|请求|诉请|要求|认为|称|答辩)|辩称|诉称|上诉称|答辩称|公诉机关/;

/** Who is said to speak in the words that lead up to something, up to its quotation. */
export function speakerOf(words: string): Speaker {
  const [party, court] = [words.search(PARTY), words.search(COURT)];
  if (party >= 0 && (court < 0 || party <= court)) return 'party';
  return court >= 0 ? 'court' : null;
}

/** A clause that a party says, though its sentence began with the court. */
const PLEADS = /辩称|诉称|上诉称|答辩|请求|诉请|指控/;

/** Sections in which the court gives its own reasons and orders. */
const REASONS = ['reasoning', 'ruling', 'gist', 'significance', 'issues'];
const FOUND = ['facts', 'duties'];
const PLEADED = ['claims', 'defence', 'procedure'];
/** What the court below found and held is not this court's. */
const BELOW = /^(?:一审|原审|初审|原一审)(?:法院|查明|认定|判决)/;

/** Paragraphs in which somebody's words must stand. */
export function paragraphsOfSpeaker(decided: DecidedCase, speaker: Speaker, words: string): string[] {
  if (decided.sections.length === 0) return speaker === null ? decided.text.split('\n') : [];
  if (speaker === 'party') return paragraphsOf(decided, [...PLEADED, ...FOUND]);
  if (speaker === null) return decided.text.split('\n');
  const isOfBelow = /一审|原审/.test(words);
  const kinds = /查明|认定|确认/.test(words) ? [...REASONS, ...FOUND] : REASONS;
  return paragraphsOf(decided, kinds).filter((paragraph) => isOfBelow || !BELOW.test(paragraph));
}

/** Lighter clauses say nothing of the matter: 参见, 该案同样如此. */
const LEAST_WEIGHT = 6;
/** So heavy a sentence of which hardly anything stands in the case tells of another. */
const HEAVY = 12;
/** So much of each clause stands together in one paragraph that tells it. */
const AGREEING_SHARE = 0.6;
/** So little of all of it stands anywhere in a case that tells something else. */
const DIFFERING_SHARE = 0.35;
/** A denial that only one of two such like clauses has turns it. */
const LIKE_SHARE = 0.7;
const DENIALS = /不(?!动产|同|仅|但|断|足)|未(?!来|成年)|无(?!锡|论)|没有?|非(?!法|常)|拒绝|禁止/g;

/**
 * Compares what is said of a case in other words with its paragraphs: every clause must stand together in one of them, in those of
 * whoever is said to speak, and deny what it denies.
 * @param said with what was read already blanked out, place for place
 * @param options.sentence the whole words
 * @param options.before the words before outcomes, sums and days were blanked out
 */
export function compareToldWords(
  said: string,
  decided: DecidedCase,
  { sentence, before }: { sentence: string; before: string },
): Told {
  const ofSentence = speakerOf(sentence);
  const clauses = clausesOf(said)
    .map(({ text, start, end }) => ({
      text: text.replace(LEAD, ''),
      isRead: before.slice(start, end).trim() !== text.trim(),
      persons: sentence.slice(start, end).match(PERSONS) ?? [],
      speaker: PLEADS.test(sentence.slice(start, end))
        ? ('party' as const)
        : (ofSentence ?? speakerOf(sentence.slice(start, end))),
    }))
    .filter(
      ({ text, isRead }) =>
        text.replace(NEUTRAL, '').replace(/[^\u4e00-\u9fff]/g, '').length >= (isRead ? LEAST_BESIDE_READ : 3),
    )
    .map((clause) => ({ ...clause, pairs: weighPairs(clause.text) }))
    .filter(({ pairs }) => wholeWeight(pairs) >= LEAST_WEIGHT);
  if (clauses.length === 0) return 'nothing';
  const all = weighPairs(said);
  const whole = wholeWeight(all);
  if (whole >= HEAVY && sharedWeight(all, weighPairs(decided.text)) / whole < DIFFERING_SHARE)
    return decided.isWhole ? 'differs' : 'open';
  const laidOut = new Map<Speaker, Weighed[]>();
  const elsewhere = paragraphsOf(decided, PLEADED).map(weigh);
  let isOpen = false;
  for (const clause of clauses) {
    const { speaker } = clause;
    const laid = laidOut.get(speaker) ?? whereToldBy(speaker, decided, sentence).map(weigh);
    laidOut.set(speaker, laid);
    const weight = wholeWeight(clause.pairs);
    const best = bestOf(clause.pairs, laid);
    if (best.shared / weight < AGREEING_SHARE) {
      isOpen = true;
      const pleaded = bestOf(clause.pairs, elsewhere).shared / weight;
      if (speaker === 'court' && pleaded >= 0.8 && best.shared / weight < 0.5) return 'differs';
      continue;
    }
    const beside = compareBeside(clause, best.text);
    if (beside === 'differs') return 'differs';
    if (beside === 'open' || compareSenses(clause.text, [best.text]) !== null) isOpen = true;
  }
  return isOpen ? 'open' : 'agrees';
}

/** Whose deed it is: masks of persons, and the parts that people have in a matter. */
const PERSONS =
  /[\u4e00-\u9fff]某[甲乙丙丁某\d]?|被上诉人|上诉人|被申请人|申请人|原告|被告|出租人|承租人|买受人|出卖人|劳动者|用人单位|债权人|债务人|保证人|发包人|承包人|侵权人|被侵权人/g;
/** Fewer characters beside what was read of a clause as an outcome, a sum or a day say nothing more. */
const LEAST_BESIDE_READ = 6;
/** Words of every sentence about a case. */
const NEUTRAL =
  /指导性?案例|参考案例|典型案例|普通案例|普通裁判|裁判文书|入库|一审|二审|终审|再审|法院|作出|民事|刑事|行政|判决书?|裁定书?|一案|案号|案件|纠纷|争议|该|其|中|案|见|即|最终|最后|随后|于|在|原告|被告|上诉人|诉讼/g;

/** What nobody is said to have said may be told as the court found it, not as a party pleads it. */
function whereToldBy(speaker: Speaker, decided: DecidedCase, sentence: string): string[] {
  return speaker === null && decided.sections.length > 0
    ? paragraphsOf(decided, [...REASONS, ...FOUND])
    : paragraphsOfSpeaker(decided, speaker, sentence);
}

/** Words that lead in and claim nothing. */
const LEAD =
  /^.{0,8}?(?:法院|本院|判决|裁判|该案)?(?:认为|指出|认定|明确|确认|查明|阐明|裁判要旨|裁判要点|裁判理由是)|^(?:因此|所以|故|据此|其中|该案)/;

interface Weighed {
  text: string;
  pairs: WeighedPairs;
}

const weigh = (text: string): Weighed => ({ text, pairs: weighPairs(text) });

function bestOf(pairs: WeighedPairs, among: readonly Weighed[]): { text: string; shared: number } {
  let best = { text: '', shared: 0 };
  for (const { text, pairs: held } of among) {
    const shared = sharedWeight(pairs, held);
    if (shared > best.shared) best = { text, shared };
  }
  return best;
}

/**
 * Compares a clause with the likest of a paragraph: it must be most of that one, deny as often, name the same lengths of time, and
 * nobody else.
 */
function compareBeside(clause: Weighed & { persons: readonly string[] }, paragraph: string): Told {
  const held = clausesOf(paragraph.replace(/[\d.]+ *[年月日]|\d[\d,.]* *[万亿]?元?/g, ' '));
  const weighed = held.map(({ text }) => weigh(text));
  const likest = bestOf(clause.pairs, weighed);
  const at = weighed.findIndex(({ text }) => text === likest.text);
  const isLike = likest.shared / wholeWeight(clause.pairs) >= LIKE_SHARE;
  const count = (text: string) => text.match(DENIALS)?.length ?? 0;
  if ((count(clause.text) - count(likest.text)) % 2 !== 0) return isLike ? 'differs' : 'open';
  const times = (text: string) => findDurations(text).map((one) => `${one.count} ${one.unit}`);
  const given = times(paragraph);
  if (times(clause.text).some((one) => !given.includes(one))) return isLike ? 'differs' : 'open';
  const around = [held[at - 1]?.text ?? '', likest.text].join('，');
  if (clause.persons.some((person) => !around.includes(person)) && around.match(PERSONS)) return 'open';
  return likest.shared / wholeWeight(weighPairs(likest.text)) >= LEAST_OF_CLAUSE ? 'agrees' : 'open';
}

/** A few words out of a longer clause are not what it says. */
const LEAST_OF_CLAUSE = 0.4;
