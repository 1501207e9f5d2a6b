import type { CaseCitation } from '@mingfa/legal/citation/citation';
import { type DecidedCase, gravest, type Told } from '@mingfa/legal/judgments/told/told';
import { compareToldDates } from '@mingfa/legal/judgments/told/told-dates';
import { compareToldNames } from '@mingfa/legal/judgments/told/told-names';
import { compareToldOutcome } from '@mingfa/legal/judgments/told/told-outcome';
import { compareToldSums } from '@mingfa/legal/judgments/told/told-sums';
import { compareToldWords, paragraphsOfSpeaker, speakerOf } from '@mingfa/legal/judgments/told/told-words';
import type { AnswerText } from './answer-text.ts';
import type { CitedCase } from './library-reader.ts';
import { normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';

/** What a sentence says of a case that can be held against it. */
interface ComparedWithCase {
  state: 'verified' | 'content_mismatch' | 'not_compared' | 'quote_mismatch';
  quote: string | null;
}

/**
 * Compares what an answer says around a case number with the case: quoted words, in the voice they are said to be in, how it ended,
 * sums, days, parties, cause, court, and what else is said of it. Verified only where something was compared and agrees and nothing
 * that is said was left open. A number alone is never verified, and neither is one of which only the court agrees: that stands in
 * the number.
 */
export function compareWithCase(
  answer: AnswerText,
  citation: CaseCitation,
  held: CitedCase,
): ComparedWithCase {
  const decided: DecidedCase = {
    text: held.text,
    sections: held.sections ?? [],
    decidedOn: held.decidedOn ?? null,
    disposal: held.disposal ?? [],
    isWhole: held.isPart !== true && held.isDigest !== true,
  };
  const quotes = answer.quotesOf(citation);
  const quoted = quotes.map((quote) => compareQuote(answer, quote, decided));
  const at = quoted.indexOf('differs');
  if (at >= 0) return { state: 'quote_mismatch', quote: quotes[at]?.text ?? null };
  const told = compareSaid(answer, citation, held, decided, quotes);
  if (told.includes('differs')) return { state: 'content_mismatch', quote: null };
  const all = gravest([...quoted, ...told]);
  return {
    state: all === 'agrees' ? 'verified' : 'not_compared',
    quote: quoted.includes('agrees') ? (quotes[quoted.indexOf('agrees')]?.text ?? null) : null,
  };
}

/** Quoted words stand in the case, and where the court is said to say them, in its reasons or orders. */
function compareQuote(answer: AnswerText, quote: Quote, decided: DecidedCase): Told {
  if (!quoteAgrees(quote.text, decided.text)) return decided.isWhole ? 'differs' : 'open';
  const lead = answer.leadOf(quote);
  const speaker = speakerOf(lead);
  if (speaker === null) return 'agrees';
  if (decided.sections.length === 0) return 'open';
  return quoteAgrees(quote.text, paragraphsOfSpeaker(decided, speaker, lead).join('\n'))
    ? 'agrees'
    : 'differs';
}

/** What we say ourselves of a case decided before the Civil Code. */
const OUR_REMARK = /[（(]\d{4} ?年的裁判[^）)]*[）)]/g;
/** Fewer letters beside a quotation say nothing of the case. */
const LEAST_BESIDE = 10;

function compareSaid(
  answer: AnswerText,
  citation: CaseCitation,
  held: CitedCase,
  decided: DecidedCase,
  quotes: readonly Quote[],
): Told[] {
  const sentence = answer.saidOf(citation);
  const unquoted = quotes
    .reduce((words, quote) => withoutQuote(words, quote), sentence)
    .replace(OUR_REMARK, '');
  const said = answer.withoutCitations(unquoted);
  const document = `${held.title}\n${held.court ?? ''}\n${held.causes.join('\n')}\n${held.text}`;
  const cause = compareCauses(said, held, document);
  const names = compareToldNames(withoutCause(said, held), document, decided);
  const outcome = compareToldOutcome(names.rest, decided, said);
  const sums = compareToldSums(said, decided);
  const dates = compareToldDates(said, decided);
  const words = compareToldWords(withoutFigures(outcome.rest), decided, {
    sentence: said,
    before: withoutFigures(names.rest),
  });
  const court = names.court === 'differs' ? 'differs' : 'nothing';
  // Beside a quotation the rest is mostly the answer's own conclusion from it.
  const isConclusion =
    quotes.length > 0 && normalizeWords(withoutFigures(outcome.rest)).length < LEAST_BESIDE;
  const told = [
    cause,
    names.told,
    outcome.told,
    sums,
    dates,
    court,
    isConclusion ? 'nothing' : words,
  ] as Told[];
  // Another case of the sentence may be what differs.
  return answer.sharesSentence(citation) ? told.map((one) => (one === 'differs' ? 'open' : one)) : told;
}

/** A sentence may end within its quotation. */
function withoutQuote(words: string, { text }: Quote): string {
  if (words.includes(text)) return words.replace(text, '');
  const at = words.indexOf(text.slice(0, QUOTE_BEGINS));
  return at < 0 ? words : words.slice(0, at);
}

const QUOTE_BEGINS = 10;

const withoutFigures = (words: string): string =>
  words
    .replace(/\d{4} *年(?: *\d{1,2} *月)?(?: *\d{1,2} *日)?/g, blank)
    .replace(/[\d,.]+ *[万亿千百]?元?/g, blank);

const blank = (words: string) => ' '.repeat(words.length);

const DISPUTES = /[\u4e00-\u9fff、]{2,14}?(?:纠纷|争议)/g;
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

/** The words without the cause that they name, place for place. */
function withoutCause(said: string, { causes }: Pick<CitedCase, 'causes'>): string {
  const own = causes.find((cause) => said.includes(cause));
  return own ? said.replaceAll(own, blank(own)) : said.replace(DISPUTES, blank);
}
