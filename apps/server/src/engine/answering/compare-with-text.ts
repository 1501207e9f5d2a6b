import type { CitationDifference, CitationState } from '@mingfa/contract/evidence';
import { compareSentence, type SentenceComparison } from '@mingfa/legal/citation/agreement/compare-sentence';
import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { legalWordsFor, supportsSentence } from '@mingfa/legal/citation/support';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import { quotationCut } from './quotation-cut.ts';
import { isOnSourceLine, normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';

/** A sentence of which so much stands in the article that it cites speaks of no other. */
const OWN_SHARE = 0.65;

/** Shorter words in marks before a citation are more often somebody's own than the law's. */
const FOLLOWED_MIN_LENGTH = 8;

/**
 * 本案应当适用《…》第…条, 综上，依照《…》第…条，判决如下: words of procedure say nothing that an article could say, nor do the headings of
 * official forms (请求依据（法律及司法解释的规定，要写明具体条文）, 法〔2025〕82号).
 */
const OF_PROCEDURE =
  /综上所述|综上|据此|为此|因此|本案|本院|贵院|法院|审判长|应当适用|应适用|可以适用|予以适用|适用|援引|引用|参照|之规定|有关|判决如下|裁定如下|特此|具状|诉至|请求|支持|诉讼请求|提起上诉|提起诉讼|法律依据|裁判依据|请求权基础|法律及司法解释的|要写明具体条文/g;

const TELLS_A_CASE = /[原被]告(?!知)|申请人|上诉人|[甲乙]方|我[方司]|本人|某|(?:19|20)\d\d ?年|\d ?万?元/;

export interface Comparison {
  state: Extract<
    CitationState,
    'verified' | 'not_compared' | 'contradicted' | 'unsupported' | 'quote_mismatch' | 'amended'
  >;
  quote: string | null;
  /** What differs, where the state is `contradicted`. */
  difference?: CitationDifference | null;
  /** The article of the same law that fits the sentence much better. */
  better?: { articleKey: string; label: string } | null;
}

interface ComparedCitation {
  answer: AnswerText;
  citation: StatuteCitation | SourceCitation;
  places: ResolvedPlace[];
  /** The other articles that the sentence cites. */
  beside: ResolvedPlace[];
}

/** Compares what the answer says around a citation with the articles it cites. */
export async function compareWithText(library: LibraryReader, input: ComparedCitation): Promise<Comparison> {
  const { answer, citation, places } = input;
  const wording = places.map((place) => place.article?.text ?? '').join('\n');
  const quote = quoteOf(answer, citation);
  if (quote && !quoteAgrees(quote.text, wording)) {
    // Several citations in a sentence share its quotation; whichever article holds it settles the others.
    if (await anotherWording(library, places, (other) => quoteAgrees(quote.text, other)))
      return { state: 'amended', quote: quote.text };
    return { state: 'quote_mismatch', quote: quote.text };
  }
  const borne = quote ?? quoteBorneOut(input, wording);
  if (borne) return compareQuoted(library, input, borne, wording);
  const claim = answer.claimOf(answer.sentenceOf(citation));
  const lawTitle = places[0]?.law?.title;
  const compare = (article: string) =>
    answer.compareOnce(['support', claim, article, lawTitle ?? ''], () =>
      supportsSentence(claim, article, {
        lexicon: library.everydayWords,
        ...(lawTitle ? { lawTitle } : {}),
      }),
    );
  if (normalizeWords(claim.replace(OF_PROCEDURE, '')).length < CLAIM_MIN_LENGTH)
    return { state: 'not_compared', quote: null };
  // The law's own words without marks are a quotation too.
  const isVerbatim = quoteAgrees(claim, wording) && quotationCut(claim, wording) === null;
  const { supported } = compare(wording);
  const compared = compareClaim(library, input, claim, wording);
  const isOwn = supported && (compared.outcome === 'agrees' || shareOfClaim(claim, wording) >= OWN_SHARE);
  const better = isOwn ? null : await findBetter(library, input, claim);
  if (supported && !better) {
    if (compared.outcome === 'agrees' || (isVerbatim && compared.outcome === 'nothing'))
      return { state: 'verified', quote: null };
    if (compared.outcome === 'nothing') return { state: 'not_compared', quote: null };
  }
  // A figure or 款 that agrees is something shared, though no word is.
  if (compared.isAbout && !better) return { state: 'not_compared', quote: null };
  // The last of several statements, …；…（《…》第…条）, carries the citation of all.
  if (!supported && !better && isBorneByLine(library, input, wording))
    return { state: 'not_compared', quote: null };
  const isOlder = (article: string) =>
    supported && !better
      ? compareClaim(library, input, claim, article).outcome === 'agrees'
      : compare(article).supported && normalizeWords(article) !== normalizeWords(wording);
  if (await anotherWording(library, places, isOlder)) return { state: 'amended', quote: null, better };
  // Most of what is told of a case stands in no article: only another one that says it tells that this one does not.
  if (!supported && !better && TELLS_A_CASE.test(claim)) return { state: 'not_compared', quote: null };
  if (!supported || better) return { state: 'unsupported', quote: null, better };
  return { state: 'contradicted', quote: null, difference: compared.difference };
}

/**
 * A quotation that stands in the article is wrong all the same where it was cut so that it says something else, or where the
 * sentence names another 款 or figure.
 */
function compareQuoted(
  library: Pick<LibraryReader, 'everydayWords'>,
  input: ComparedCitation,
  quote: Quote,
  wording: string,
): Comparison {
  const { answer, citation } = input;
  const sentence = answer.sentenceOf(citation);
  const before = answer.text.slice(sentence.start, Math.max(sentence.start, quote.start));
  const after = answer.text.slice(Math.min(quote.end, sentence.end), sentence.end);
  const rest = answer.withoutCitations(`${before} ${after}`);
  // 但…除外 may follow in a sentence of its own.
  const next = /^[^。\n]{0,60}/.exec(answer.text.slice(Math.max(sentence.end, quote.end)))?.[0] ?? '';
  const cut = quotationCut(quote.text, wording, `${quote.text}。${rest}${next}`);
  if (cut === 'turned') return { state: 'quote_mismatch', quote: quote.text };
  const whole = compareClaim(library, input, `${quote.text}。${rest}`, wording);
  const { difference } = whole;
  if (
    whole.outcome === 'differs' &&
    (difference?.kind === 'paragraph_or_item' || difference?.kind === 'figure')
  )
    return { state: 'contradicted', quote: quote.text, difference };
  return { state: cut === 'partial' ? 'not_compared' : 'verified', quote: quote.text };
}

function compareClaim(
  library: Pick<LibraryReader, 'everydayWords'>,
  { answer, citation, places, beside }: ComparedCitation,
  claim: string,
  wording: string,
): SentenceComparison {
  const isOne = places.length === 1 && citation.type === 'statute';
  const part = isOne
    ? { paragraph: citation.paragraph, item: citation.item }
    : { paragraph: null, item: null };
  const isSame = (other: ResolvedPlace) => places.some((place) => isSameArticle(place, other));
  const also = isOne ? beside.filter(isSame).flatMap(({ location }) => location ?? []) : [];
  const others = beside.filter((other) => !isSame(other)).flatMap(({ article }) => article?.text ?? []);
  const named = [part, ...also].map(({ paragraph, item }) => `${paragraph}.${item}`);
  return answer.compareOnce(['sentence', claim, wording, ...named, ...others], () =>
    compareSentence(claim, wording, {
      ...part,
      also,
      beside: others,
      everyday: legalWordsFor(claim, library.everydayWords),
    }),
  );
}

const isSameArticle = (one: ResolvedPlace, other: ResolvedPlace): boolean =>
  one.law?.lawId === other.law?.lawId && one.article?.key === other.article?.key;

/** The article of the same law that the sentence speaks of, if it is clearly not the one it cites. */
async function findBetter(
  library: LibraryReader,
  { places, beside }: ComparedCitation,
  claim: string,
): Promise<Comparison['better']> {
  const [first] = places;
  const versionId = first?.location?.versionId;
  // A sentence that cites several laws speaks of each in turn.
  if (!first?.law || !versionId || beside.some(({ law }) => law?.lawId !== first.law?.lawId)) return null;
  const words = await library.readLawWords(first.law.lawId, versionId);
  const keys = [...places, ...beside].flatMap(({ article }) => article?.key ?? []);
  const key = words?.findBetter(claim, keys) ?? null;
  const number = key === null ? null : parseArticleKey(key);
  return key === null || !number ? null : { articleKey: key, label: formatArticleLabel(number) };
}

/** More of a line is not read. */
const LINE_MAX_CHARACTERS = 400;

function isBorneByLine(
  library: Pick<LibraryReader, 'everydayWords'>,
  { answer, citation }: ComparedCitation,
  wording: string,
): boolean {
  const { text } = answer;
  const sentence = answer.sentenceOf(citation);
  if (!/[；;]/.test(text.charAt(sentence.start - 1))) return false;
  const start = Math.max(text.lastIndexOf('\n', sentence.start) + 1, sentence.start - LINE_MAX_CHARACTERS);
  const line = answer.withoutCitations(text.slice(start, sentence.end));
  return answer.compareOnce(['line', line, wording], () =>
    supportsSentence(line, wording, { lexicon: library.everydayWords }),
  ).supported;
}

/** Words in marks in the citation's own part of its sentence that do stand in the article, whatever leads up to them. */
function quoteBorneOut({ answer, citation }: ComparedCitation, wording: string): Quote | null {
  const sentence = answer.sentenceOf(citation);
  const beside = answer.citationsBeside(citation);
  const from = Math.max(sentence.start, ...beside.flatMap(({ end }) => (end <= citation.start ? end : [])));
  const until = Math.min(
    sentence.end,
    ...beside.flatMap(({ start }) => (start >= citation.end ? start : [])),
  );
  return (
    answer.quotes.find(
      ({ start, end, text }) =>
        start >= from &&
        end <= until &&
        normalizeWords(text).length >= FOLLOWED_MIN_LENGTH &&
        quoteAgrees(text, wording),
    ) ?? null
  );
}

/**
 * The quotation this citation introduces or follows: in its sentence (`第X条规定：“…”`, `“…”（第X条）`), or in the
 * block quote right below its line.
 */
export function quoteOf(answer: AnswerText, citation: StatuteCitation | SourceCitation): Quote | null {
  const { text } = answer;
  const quotes = answer.quotesNear(citation);
  const introduces = (quote: Quote) => {
    const between = text.slice(citation.end, quote.start);
    return (
      quote.start >= citation.end &&
      ((/^[^。！？\n]{0,24}[：:，,]?\s*$/.test(between) &&
        /规定|明确|指出|[：:]\s*$|provides|states/.test(between)) ||
        /^[^\n]{0,40}(?:原文|条文|规定|内容)[^\n]{0,8}[：:]\s*$/.test(between))
    );
  };
  const follows = (quote: Quote) => {
    const between = text.slice(quote.end, citation.start);
    return (
      quote.end <= citation.start &&
      normalizeWords(quote.text).length >= FOLLOWED_MIN_LENGTH &&
      /^[\s。；，,（(—-]*(?:见|依据|根据|参见)?[\s（(]*$/.test(between) &&
      // 第A条规定：“……。”第B条…: the words are those of the first.
      (/[（(—]/.test(between) || !answer.citations.some((other) => isIntroducedBy(text, quote, other)))
    );
  };
  const below = (quote: Quote) => /^[^\n]{0,40}\n{1,2}[ \t]*$/.test(text.slice(citation.end, quote.start));
  const within = (quote: Quote) =>
    text.charAt(quote.start) === '>' &&
    citation.start >= quote.start &&
    citation.end <= quote.end &&
    isOnSourceLine(text, citation.start);
  return (
    quotes.find((quote) => introduces(quote) || within(quote)) ??
    // A sentence that quotes the article itself says nothing of the quotation marks on the next line.
    quotes.find(follows) ??
    quotes.find(below) ??
    wordsAnnounced(text, citation)
  );
}

function isIntroducedBy(text: string, quote: Quote, { start, end }: { start: number; end: number }): boolean {
  return (
    end <= quote.start && start < end && /^[^。！？\n]{0,24}[：:]\s*$/.test(text.slice(end, quote.start))
  );
}

/** `……的原文是：` presents the rest of the line as the law's words, marks or not. */
function wordsAnnounced(text: string, citation: { end: number }): Quote | null {
  const announced = /^[^\n。]{0,12}(?:原文|条文)(?:是|为|如下)?[：:][ \t]*([^\n“「『"]{8,400})/.exec(
    text.slice(citation.end),
  );
  if (!announced?.[1]) return null;
  const start = citation.end + announced[0].length - announced[1].length;
  return { text: announced[1], start, end: citation.end + announced[0].length };
}

async function anotherWording(
  library: LibraryReader,
  places: ResolvedPlace[],
  agrees: (text: string) => boolean,
): Promise<boolean> {
  for (const place of places) {
    if (!place.law || !place.article) continue;
    const others = await library.readOtherWordings(
      place.law.lawId,
      place.article.key,
      place.location?.versionId ?? null,
    );
    if (others.some(agrees)) return true;
  }
  return false;
}
