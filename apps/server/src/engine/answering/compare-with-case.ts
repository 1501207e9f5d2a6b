import { sharedWeight, weighPairs, wholeWeight } from '@mingfa/legal/citation/agreement/clauses';
import type { CaseCitation } from '@mingfa/legal/citation/citation';
import type { AnswerText } from './answer-text.ts';
import type { CitedCase } from './library-reader.ts';
import { normalizeWords, quoteAgrees } from './quoted-words.ts';

/** What a sentence says of a case that can be held against it. */
interface ComparedWithCase {
  state: 'verified' | 'content_mismatch' | 'not_compared' | 'quote_mismatch';
  quote: string | null;
}

type Told = 'agrees' | 'differs' | 'nothing';

/** Lighter sentences say nothing of the matter: 参见, 该案同样如此. */
const LEAST_WEIGHT = 12;
/** So much of what a sentence says stands together in one paragraph that tells it. */
const AGREEING_SHARE = 0.5;
/** So little of it stands anywhere in a case that tells something else. */
const DIFFERING_SHARE = 0.35;
/** A name is the same when its end is: 某区人民法院 in the sentence, the whole name in the document. */
const END_OF_NAME = 9;

/**
 * Compares what an answer says around a case number with the case: quoted words, parties, cause, court, and what is said of it.
 * A number alone is never verified, and neither is one of which only the court agrees: that stands in the number.
 */
export function compareWithCase(
  answer: AnswerText,
  citation: CaseCitation,
  held: CitedCase,
): ComparedWithCase {
  const document = `${held.title}\n${held.court ?? ''}\n${held.causes.join('\n')}\n${held.text}`;
  const beside = answer.citationsBeside(citation);
  const quotes = answer.quotesNear(citation);
  const agreeing = quotes.find((quote) => quoteAgrees(quote.text, held.text));
  if (agreeing) return { state: 'verified', quote: agreeing.text };
  const [foreign] = quotes;
  // Beside another citation the quotation may be the other's.
  if (foreign && beside.length === 0) return { state: 'quote_mismatch', quote: foreign.text };
  const sentence = answer.sentenceOf(citation);
  const said = answer.withoutCitations(sentence.text);
  const told = [
    compareNames(COMPANIES, said, document),
    compareNames(MASKED_PERSONS, said, document),
    compareCauses(said, held, document),
  ];
  const court = compareNames(COURTS, said, document);
  const substance = compareSubstance(said, held);
  if ([...told, court, substance].includes('differs')) return { state: 'content_mismatch', quote: null };
  const isTold = substance === 'agrees' || (substance === 'nothing' && told.includes('agrees'));
  return { state: isTold ? 'verified' : 'not_compared', quote: null };
}

const COMPANIES = /[\u4e00-\u9fff（）()]{2,30}?(?:公司|银行|合作社|事务所|委员会|管理局|研究院)/g;
const COURTS = /[\u4e00-\u9fff]{2,20}?(?:人民法院|知识产权法院|海事法院|金融法院|互联网法院)/g;
const MASKED_PERSONS = /[\u4e00-\u9fff]某[甲乙丙丁某\d]?/g;
/** 被告公司, 某公司, 一审人民法院 name nobody. */
const NAMES_NOBODY =
  /^(?:某|该|被告|原告|被上诉人|上诉人|涉案|本案|一审|二审|原审|再审|上级|下级|各级|由)?(?:的)?(?:公司|银行|委员会|人民法院)$/;

/** One name that the document has agrees; when it has none of those named, they are somebody else's. */
function compareNames(pattern: RegExp, said: string, document: string): Told {
  const names = [...said.matchAll(pattern)].map(([name]) => name).filter((name) => !NAMES_NOBODY.test(name));
  if (names.length === 0) return 'nothing';
  return names.some((name) => document.includes(name.slice(-END_OF_NAME))) ? 'agrees' : 'differs';
}

const DISPUTES = /[\u4e00-\u9fff、]{2,14}?纠纷/g;
const CRIMES = /(?:犯|构成|涉嫌|以|成立)([\u4e00-\u9fff、]{2,14}?罪)(?!名|行|犯|责)/g;
/** 合同纠纷 stands in every contract case: what is before it tells. */
const END_OF_CAUSE = 6;

/** Whether a sentence names the cause of a case, or one that stands nowhere in it. */
export function compareCauses(said: string, { causes }: Pick<CitedCase, 'causes'>, document: string): Told {
  if (causes.some((cause) => said.includes(cause))) return 'agrees';
  const named = [
    ...[...said.matchAll(DISPUTES)].map(([name]) => name),
    ...[...said.matchAll(CRIMES)].map(([, name = '']) => name),
  ];
  if (named.length === 0) return 'nothing';
  return named.some((name) => document.includes(name.slice(-END_OF_CAUSE))) ? 'nothing' : 'differs';
}

/** Whether what is said stands together in the document, or hardly anywhere in it. */
function compareSubstance(said: string, { text }: CitedCase): Told {
  const claim = [COMPANIES, COURTS, MASKED_PERSONS, DISPUTES].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    said,
  );
  const pairs = weighPairs(claim);
  const whole = wholeWeight(pairs);
  if (whole < LEAST_WEIGHT || normalizeWords(claim).length === 0) return 'nothing';
  const paragraphs = text.split('\n').map((paragraph) => sharedWeight(pairs, weighPairs(paragraph)) / whole);
  if (Math.max(0, ...paragraphs) >= AGREEING_SHARE) return 'agrees';
  return sharedWeight(pairs, weighPairs(text)) / whole < DIFFERING_SHARE ? 'differs' : 'nothing';
}
