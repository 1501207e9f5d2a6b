import { publicEnglish } from '@mingfa/legal/redaction/public-english';
import { publicWords } from '@mingfa/legal/redaction/public-words';
import { isEnglish } from '@mingfa/legal/words/plain-english';
import type { ReadQuestion } from '../question/read-question.ts';

const MOST_QUERIES = 3;
/** A search engine passes over what comes later. */
const QUERY_MAX = 60;
const ENGLISH_QUERY_MAX = 120;
/** A query of less finds anything. */
const HAN_AT_LEAST = 3;
const WORDS_AT_LEAST = 3;
/** Of an English question: without it, it finds the law of other countries. */
const OF_CHINA = 'China law';
/** Translations that are less sure than this lead elsewhere. */
const SURE_ENOUGH = 0.5;
const MOST_LEGAL_WORDS = 4;
/** A story is longer: of it only what is asked, and what it means in law, is searched for. */
const STORY_FROM = 60;
const ENGLISH_STORY_FROM = 160;
const SENTENCE = /(?:[^。！？!?；;.\n]|\.(?!\s))+[。！？!?；;.\n]*/gu;
const ASKS = /[？?]|怎么|如何|能否|能不能|可不可以|是否|吗|多少|多久|哪些|什么|要不要|合法|有效/u;
const ASKED_FOR = '法律规定';

/**
 * What is sent to a search engine for a question: what it asks, in words that name nobody, and what it means in the words of the
 * statutes. At most three queries; none where nothing but names is left.
 * @param harmlessEnglish words of English that name nobody
 */
export function composeQueries(question: ReadQuestion, harmlessEnglish: ReadonlySet<string>): string[] {
  if (isEnglish(question.text)) return queriesInEnglish(question, harmlessEnglish);
  const { text, words } = question.inContext ?? question;
  const known = words.map(({ start, end }) => ({ start, end }));
  const asked = askedOf(question.text).map(({ start, sentence }) =>
    publicWords(
      sentence,
      question.words.flatMap((word) =>
        word.start >= start && word.end <= start + sentence.length
          ? [{ start: word.start - start, end: word.end - start }]
          : [],
      ),
    ),
  );
  const inContext = question.inContext ? publicWords(text, known) : '';
  const queries = [...asked.slice(0, MOST_QUERIES - 1), inContext, inLegalWords(question)];
  return tellApart(queries.map(shorten).filter(tellsEnough)).slice(0, MOST_QUERIES);
}

/** Queries that somebody else composed, such as a model: what names anybody is left out of them, too. */
export function maskQueries(queries: readonly string[], harmlessEnglish: ReadonlySet<string>): string[] {
  const masked = queries.map((query) =>
    shorten(isEnglish(query) ? publicEnglish(query, harmlessEnglish) : publicWords(query)),
  );
  return tellApart(masked.filter(tellsEnough)).slice(0, MOST_QUERIES);
}

function queriesInEnglish(question: ReadQuestion, harmlessEnglish: ReadonlySet<string>): string[] {
  const asked = askedOf(question.text).map(({ sentence }) => publicEnglish(sentence, harmlessEnglish));
  const whole = asked.map(shorten).filter(tellsEnough);
  return tellApart(
    [...whole.map((words) => `${words} ${OF_CHINA}`), inLegalWords(question)].filter(tellsEnough),
  ).slice(0, MOST_QUERIES);
}

/** The sentences that ask; of a short text all of it, of a story that asks nothing its last sentence. */
function askedOf(text: string): { start: number; sentence: string }[] {
  if (text.length <= (isEnglish(text) ? ENGLISH_STORY_FROM : STORY_FROM))
    return [{ start: 0, sentence: text }];
  const sentences = [...text.matchAll(SENTENCE)].map(({ index, 0: sentence }) => ({
    start: index,
    sentence,
  }));
  const asking = sentences.filter(({ sentence }) => ASKS.test(sentence));
  return (asking.length > 0 ? asking : sentences).slice(-2).toReversed();
}

/** What the everyday words of a question mean in the statutes: a closed list, which knows no names. Empty where it says none. */
function inLegalWords({ words }: ReadQuestion): string {
  const surestFirst = words
    .flatMap(({ entries }) => entries)
    .filter(({ weight = 1 }) => weight >= SURE_ENOUGH)
    .sort((a, b) => (b.weight ?? 1) - (a.weight ?? 1));
  const legal = [...new Set(surestFirst.flatMap((entry) => entry.legal))].slice(0, MOST_LEGAL_WORDS);
  return legal.length > 0 ? `${legal.join(' ')} ${ASKED_FOR}` : '';
}

function shorten(query: string): string {
  const most = isEnglish(query) ? ENGLISH_QUERY_MAX : QUERY_MAX;
  if (query.length <= most) return query;
  const cut = query.slice(0, most);
  const blank = cut.lastIndexOf(' ');
  return (blank > most / 2 ? cut.slice(0, blank) : cut).toWellFormed().trim();
}

const tellsEnough = (query: string): boolean =>
  isEnglish(query)
    ? query.split(' ').length >= WORDS_AT_LEAST
    : (query.match(/\p{Script=Han}/gu) ?? []).length >= HAN_AT_LEAST;

/** Each once, also where one says no more than another. */
function tellApart(queries: readonly string[]): string[] {
  return queries.filter(
    (query, at) =>
      !queries.some(
        (other, place) => place !== at && other.includes(query) && (other !== query || place < at),
      ),
  );
}
