import type { CitationDifference, CitationState, PartlyCompared } from '@mingfa/contract/evidence';
import { type ArticlePlace, textOfPlaces } from '@mingfa/legal/citation/agreement/cited-text';
import {
  compareSentence,
  isBorneOut,
  type SentenceComparison,
  wordsBesideQuote,
} from '@mingfa/legal/citation/agreement/compare-sentence';
import { withoutRoles } from '@mingfa/legal/citation/agreement/roles';
import { saysTheSame } from '@mingfa/legal/citation/agreement/says-the-same';
import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import { type Stance, stanceOf } from '@mingfa/legal/citation/agreement/stance';
import { statesNothing } from '@mingfa/legal/citation/agreement/states-nothing';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { legalWordsFor, supportsSentence } from '@mingfa/legal/citation/support';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import { findBetter, findByName, findElsewhere, findNeighbour, isOfOtherPersons } from './better-article.ts';
import {
  FULFILLED,
  isFigureOfCase,
  isToldOfCase,
  OF_PROCEDURE,
  SAYS_SO,
  SOMEBODY_SAYS,
  STATES_RULE,
  TELLS_A_CASE,
} from './case-words.ts';
import type { NearCitation } from './cited-places.ts';
import { continuedBehind } from './continued-behind.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import type { OwnPart } from './own-part.ts';
import { quotationCut } from './quotation-cut.ts';
import { isOfAnother, quoteAltered, quoteBorneOut, quoteOf, quotesOthers } from './quotation-of.ts';
import { quotedElsewhere } from './quoted-place.ts';
import { normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';
import { rulesIn } from './rules-in.ts';
import { saysVerbatim } from './says-verbatim.ts';
import { startOfLastEnglishSentence } from './sentence-around.ts';

/** A sentence of which so much stands in the article that it cites speaks of no other. */
const OWN_SHARE = 0.65;

/** So much of a sentence an older text of the article must have, and so many times as much as that of the day, to be the one meant. */
const OLDER_SHARE = 0.3;
const OLDER_FACTOR = 1.3;

/** With fewer letters beside those whom it names, a sentence repeats what any rule may say. */
const RULE_MIN_LENGTH = 6;

export interface Comparison {
  state: Extract<
    CitationState,
    'verified' | 'not_compared' | 'contradicted' | 'unsupported' | 'quote_mismatch' | 'amended'
  >;
  quote: string | null;
  /** What differs, where the state is `contradicted`. */
  difference?: CitationDifference | null;
  /** What agrees, where the state is `not_compared` because of the rest of the sentence. */
  partly?: PartlyCompared;
  /** The article of the same law that fits the sentence much better. */
  better?: { articleKey: string; label: string } | null;
}

interface ComparedCitation {
  answer: AnswerText;
  citation: StatuteCitation | SourceCitation;
  places: ResolvedPlace[];
  /** The other articles that the sentence cites. */
  beside: ResolvedPlace[];
  /** Other citations close by, also in other sentences. */
  near: readonly NearCitation[];
}

/** Compares what the answer says around a citation with the articles it cites. */
export async function compareWithText(library: LibraryReader, input: ComparedCitation): Promise<Comparison> {
  const wording = wordingOf(input.places);
  const compared = await compareOwn(library, input, wording);
  return AGREEING.has(compared.state) ? compareContinued(library, input, compared, wording) : compared;
}

const AGREEING: ReadonlySet<Comparison['state']> = new Set(['verified', 'not_compared']);

/** Compares the sentence of a citation, up to its stop or semicolon. */
async function compareOwn(
  library: LibraryReader,
  input: ComparedCitation,
  wording: string,
): Promise<Comparison> {
  const { answer, citation, places, near } = input;
  const part = answer.ownPartOf(citation);
  const presented = quoteOf(answer, citation);
  const quote =
    presented && (presented.isCertain || !isOfAnother(presented, near, part))
      ? presented
      : quoteAltered(answer, part, wording, near);
  if (quote && !quoteAgrees(quote.text, wording)) {
    // Several citations in a sentence share its quotation; whichever article holds it settles the others.
    if (await anotherWording(library, places, (other) => quoteAgrees(quote.text, other)))
      return { state: 'amended', quote: quote.text };
    return { state: 'quote_mismatch', quote: quote.text };
  }
  const borne = quote ?? quoteBorneOut(answer, part, wording);
  if (borne) return compareQuoted(library, input, borne, wording);
  const compared = await compareStatement(library, input, wording);
  return compared.state === 'verified' && quotesOthers(answer, part, wording)
    ? { state: 'not_compared', quote: null }
    : compared;
}

/** What goes on behind a semicolon is said of the article, too: what differs there differs, and what was not found is not called verified. */
function compareContinued(
  library: LibraryReader,
  input: ComparedCitation,
  compared: Comparison,
  wording: string,
): Comparison {
  const { answer, citation } = input;
  const continued = citation.type === 'statute' ? continuedBehind(answer, citation) : null;
  if (continued === null) return compared;
  const claim = answer.withoutCitations(continued);
  if (!isEnough(claim) || statesNothing(claim, claim)) return compared;
  const isOfCase = TELLS_A_CASE.test(claim) || stanceIn(answer, answer.ownPartOf(citation)) !== 'stated';
  const own = compareClaim(library, input, claim, wording);
  const isSupported = supportsSentence(claim, wording, { lexicon: library.everydayWords }).supported;
  if (own.outcome === 'differs' && isSupported && !isOfCase && STATES_RULE.test(claim))
    return { state: 'contradicted', quote: compared.quote, difference: own.difference };
  if (compared.state !== 'verified' || own.outcome === 'agrees') return compared;
  // What tells of the case says nothing of the rule; whatever else was not borne out leaves the whole of it open.
  return TELLS_A_CASE.test(claim) && !STATES_RULE.test(claim)
    ? compared
    : { state: 'not_compared', quote: compared.quote };
}

const wordingOf = (places: readonly ResolvedPlace[]) =>
  places.map((place) => place.article?.text ?? '').join('\n');

/** Compares the sentence of a citation, its own part of it first, with the article. */
async function compareStatement(
  library: LibraryReader,
  input: ComparedCitation,
  wording: string,
): Promise<Comparison> {
  const { answer, citation, places } = input;
  const part = answer.ownPartOf(citation);
  const whole = answer.claimOf(answer.sentenceOf(citation));
  const own = part.isWhole ? whole : answer.saidIn(part);
  const claim = isEnough(own) ? own : whole;
  const lawTitle = places[0]?.law?.title;
  const supports = (article: string) =>
    answer.compareOnce(['support', claim, article, lawTitle ?? ''], () =>
      supportsSentence(claim, article, {
        lexicon: library.everydayWords,
        ...(lawTitle ? { lawTitle } : {}),
      }),
    ).supported;
  const byName = await findByName(library, input, claim);
  if (byName.better && !supportsWords(claim, wording))
    return { state: 'unsupported', quote: null, better: byName.better };
  if (!isEnough(claim.replace(OF_PROCEDURE, '')) || saysTheSame(claim)) return NOT_COMPARED;
  // The law's own words without marks are a quotation too, of the 款 that is named.
  const named = textOfPlaces(wording, placesNamed(input));
  const isVerbatim = saysVerbatim(claim, answer.text.slice(part.group.end, part.end), named);
  // Articles of one list bear out together what is said of them.
  const supported = byName.isOwn || supports(wording) || supports(groupWording(input, part, wording));
  const compared = compareParts(library, input, { whole, claim, part, isStrange: !supported }, wording);
  const isOwn = supported && (isBorneOut(compared) || shareOfClaim(claim, wording) >= OWN_SHARE);
  // Who is meant is said of the case: 买受人 and 出卖人 are the 当事人 of a general rule.
  const told = claim.replace(FULFILLED, ' ');
  const deed = withoutRoles(told);
  const found =
    (isOwn ? null : await findBetter(library, input, deed, part)) ??
    (await findNeighbour(library, input, deed, part, { namesSomebody: TELLS_A_CASE.test(claim) })) ??
    (isOwn || stanceIn(answer, part) !== 'stated'
      ? null
      : await findElsewhere(library, input, rulesIn(told), part));
  const better = found && !(await isOfOtherPersons(library, input, claim, found)) ? found : null;
  if (supported && !better) {
    if (isVerbatim && compared.outcome !== 'differs') return { state: 'verified', quote: null };
    if (compared.outcome === 'agrees')
      return (await findNeighbour(library, input, deed, part, { is: 'likely' })) ||
        (await findBetter(library, input, deed, part, { is: 'likely' }))
        ? NOT_COMPARED
        : { state: 'verified', quote: null };
    if (compared.outcome !== 'differs')
      return compared.outcome === 'partly' ? { ...NOT_COMPARED, partly: compared.partly } : NOT_COMPARED;
  }
  // A figure or 款 that agrees is something shared, though no word is.
  if (compared.isAbout && !better) return NOT_COMPARED;
  // The last of several statements, …；…（《…》第…条）, carries the citation of all.
  if (!supported && !better && isBorneByLine(library, input, wording)) return NOT_COMPARED;
  const isOlder = (article: string) =>
    supported && !better
      ? isBorneOut(compareClaim(library, input, claim, article))
      : supports(article) &&
        normalizeWords(article) !== normalizeWords(wording) &&
        shareOfClaim(claim, article) >= OLDER_SHARE &&
        shareOfClaim(claim, article) >= OLDER_FACTOR * shareOfClaim(claim, wording);
  if (await anotherWording(library, places, isOlder)) return { state: 'amended', quote: null, better };
  // Most of what is told of a case stands in no article, and who only points to rules states none: then only another article that says it
  // tells that this one does not.
  // Nor does who says that a rule does not fit the case, or asks.
  const statesRule =
    STATES_RULE.test(claim) &&
    !TELLS_A_CASE.test(saidOfRule(claim, answer.text.slice(part.group.end, part.end))) &&
    stanceIn(answer, part) === 'stated' &&
    !statesNothing(claim, claim) &&
    normalizeWords(deed).length >= RULE_MIN_LENGTH;
  const citesAgain =
    claim !== whole && input.beside.some((other) => places.some((one) => isSameArticle(one, other)));
  // That another 款 of the article says it is told of a case as well.
  const isOfOther = compared.difference?.kind === 'paragraph_or_item' && !citesAgain;
  if (!better && isOfOther) return { state: 'contradicted', quote: null, difference: compared.difference };
  if (!supported && !better && (!statesRule || citesAgain)) return NOT_COMPARED;
  if (!supported || better) return { state: 'unsupported', quote: null, better };
  return { state: 'contradicted', quote: null, difference: compared.difference };
}

/** Words of so many characters in a cell are a sentence. */
const CELL_STATES = 16;
/** A row of a table in whose cells no rule is told. */
const isRowOfWords = (claim: string): boolean =>
  /^\s*\|/.test(claim) &&
  claim
    .split('|')
    .map((cell) => cell.trim())
    .every(
      ({ length }, at, cells) => length < 8 || (length < CELL_STATES && !STATES_RULE.test(cells[at] ?? '')),
    );

/** 原告主张：依照…，……; 第…条规定……: whoever says so, and whatever leads up to it, what follows is said of the rule. */
const saidOfRule = (claim: string, behind: string): string =>
  /^(?:明确)?规定/.test(behind) ? behind : claim.replace(SOMEBODY_SAYS, ' ');

/** How the words around a citation, in its own part of the sentence, cite it. */
const stanceIn = ({ text }: AnswerText, { start, end, group }: OwnPart): Stance =>
  stanceOf(text.slice(start, group.start), text.slice(group.end, end));

/** The article has the words themselves. */
const supportsWords = (claim: string, wording: string): boolean => shareOfClaim(claim, wording) >= OWN_SHARE;

const NOT_COMPARED: Comparison = { state: 'not_compared', quote: null };
const isEnough = (claim: string) => normalizeWords(claim).length >= CLAIM_MIN_LENGTH;

/** The articles of the list that a citation belongs to. */
function groupWording({ near }: ComparedCitation, { group }: OwnPart, wording: string): string {
  const listed = near.filter(({ start, end }) => start >= group.start && end <= group.end);
  return [wording, ...listed.map(({ places }) => wordingOf(places))].join('\n');
}

/**
 * Where a sentence cites several articles, its words differ only where those said of this one do, and agree only where they do. Who tells
 * that a rule was broken or does not fit the case contradicts it with nothing.
 */
function compareParts(
  library: LibraryReader,
  input: ComparedCitation,
  { whole, claim, part, isStrange }: { whole: string; claim: string; part: OwnPart; isStrange: boolean },
  wording: string,
): SentenceComparison {
  const { answer } = input;
  const own = compareClaim(library, input, claim, wording, { isStrange });
  // Where nothing of it agrees, what the whole sentence says changes nothing.
  if ((own.outcome === 'nothing' || own.outcome === 'partly') && !own.isAbout) return own;
  const compared = claim === whole ? own : compareClaim(library, input, whole, wording, { isStrange });
  const nothing: SentenceComparison = {
    outcome: 'nothing',
    difference: null,
    ...(compared.isAbout ? { isAbout: true } : {}),
  };
  const { text } = answer;
  const [before, behind] = [text.slice(part.start, part.group.start), text.slice(part.group.end, part.end)];
  if (own.outcome !== 'differs') return compared.outcome === 'differs' ? nothing : own;
  const { difference } = own;
  if (stanceIn(answer, part) !== 'stated') return nothing;
  if (SAYS_SO.test(behind)) return own;
  if (difference?.kind === 'figure') {
    // A figure of the English sentence before is told of what that one cites.
    const { start, end } = answer.sentenceOf(input.citation);
    const from = start + startOfLastEnglishSentence(text.slice(start, part.group.start));
    const [earlier, here] = [text.slice(start, from), text.slice(from, end)];
    const isOfBefore = earlier.includes(difference.said) && !here.includes(difference.said);
    return isOfBefore || isFigureOfCase(claim, difference.said) ? nothing : own;
  }
  if (difference && isToldOfCase(difference.said)) return nothing;
  // The cells of a table are no sentence: 遗产管理人 | 继承人推选 says nothing of who does what.
  if (isRowOfWords(claim)) return nothing;
  // What leads up to a citation that goes on to say something is told of the case.
  const led = /[，,]([^，,]*)$/.exec(before);
  const said = led ? answer.withoutCitations(`${led[1]} ${behind}`) : '';
  const isLed = led && /^[^，。；）)]{6}/.test(behind.trim());
  if (isLed && isEnough(said) && compareClaim(library, input, said, wording).outcome !== 'differs')
    return nothing;
  return own;
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
  const own = answer.ownPartOf(citation);
  const before = answer.text.slice(own.start, Math.max(own.start, quote.start));
  const after = answer.text.slice(Math.min(quote.end, own.end), own.end);
  const rest = answer.withoutCitations(`${before} ${after}`);
  // 但…除外 may follow in a sentence of its own.
  const next = /^[^。\n]{0,60}/.exec(answer.text.slice(Math.max(sentence.end, quote.end)))?.[0] ?? '';
  const elsewhere = quotedElsewhere(quote.text, rest, wording, placesNamed(input));
  if (elsewhere === 'unsure') return { state: 'not_compared', quote: quote.text };
  if (elsewhere)
    return {
      state: 'contradicted',
      quote: quote.text,
      difference: { kind: 'paragraph_or_item', ...elsewhere },
    };
  const cut = quotationCut(quote.text, wording, `${quote.text}。${rest}${next}`);
  if (cut === 'turned') return { state: 'quote_mismatch', quote: quote.text };
  const whole = compareClaim(library, input, `${quote.text}。${rest}`, wording, { isQuoted: true });
  const { difference } = whole;
  if (
    whole.outcome === 'differs' &&
    (difference?.kind === 'paragraph_or_item' || difference?.kind === 'figure')
  )
    return { state: 'contradicted', quote: quote.text, difference };
  if (cut === 'partial') return { state: 'not_compared', quote: quote.text };
  const open = wordsBesideQuote(rest, wording);
  return open === null
    ? { state: 'verified', quote: quote.text }
    : { state: 'not_compared', quote: quote.text, partly: { kind: 'quote', agrees: quote.text, open } };
}

function compareClaim(
  library: Pick<LibraryReader, 'everydayWords'>,
  { answer, citation, places, beside }: ComparedCitation,
  claim: string,
  wording: string,
  { isQuoted = false, isStrange = false } = {},
): SentenceComparison {
  const [part, ...also] = placesNamed({ citation, places, beside });
  const isSame = (other: ResolvedPlace) => places.some((place) => isSameArticle(place, other));
  const others = beside.filter((other) => !isSame(other)).flatMap(({ article }) => article?.text ?? []);
  const named = [part, ...also].map(({ paragraph, item }) => `${paragraph}.${item}`);
  const namesPlace = part.paragraph !== null || part.item !== null;
  return answer.compareOnce(
    [isQuoted ? 'quoted' : isStrange ? 'strange' : 'sentence', claim, wording, ...named, ...others],
    () =>
      compareSentence(claim, wording, {
        ...part,
        also,
        beside: others,
        // They help to find the place named.
        everyday: namesPlace ? legalWordsFor(claim, library.everydayWords) : '',
        isQuoted,
        isStrange,
      }),
  );
}

/** The 款 and 项 that a citation of one article names, and those that its sentence names of the same article. */
function placesNamed({
  citation,
  places,
  beside,
}: Pick<ComparedCitation, 'citation' | 'places' | 'beside'>): [ArticlePlace, ...ArticlePlace[]] {
  if (places.length !== 1 || citation.type !== 'statute') return [{ paragraph: null, item: null }];
  const { paragraph, item } = citation;
  const isSame = (other: ResolvedPlace) => places.some((place) => isSameArticle(place, other));
  return [{ paragraph, item }, ...beside.filter(isSame).flatMap(({ location }) => location ?? [])];
}

const isSameArticle = (one: ResolvedPlace, other: ResolvedPlace): boolean =>
  one.law?.lawId === other.law?.lawId && one.article?.key === other.article?.key;

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
    // Most articles read the same in several texts of their law.
    const wordings = new Set(others);
    wordings.delete(place.article.text);
    if ([...wordings].some(agrees)) return true;
  }
  return false;
}
