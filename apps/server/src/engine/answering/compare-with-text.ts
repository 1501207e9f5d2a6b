import { textOfPlaces } from '@mingfa/legal/citation/agreement/cited-text';
import { withoutRoles } from '@mingfa/legal/citation/agreement/roles';
import { saysTheSame } from '@mingfa/legal/citation/agreement/says-the-same';
import { isBorneOut } from '@mingfa/legal/citation/agreement/sentence-comparison';
import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import { statesNothing } from '@mingfa/legal/citation/agreement/states-nothing';
import { supportsSentence } from '@mingfa/legal/citation/support';
import { findBetter, findByName, findElsewhere, findNeighbour, isOfOtherPersons } from './better-article.ts';
import { FULFILLED, OF_PROCEDURE, SOMEBODY_SAYS, STATES_RULE, TELLS_A_CASE } from './case-words.ts';
import {
  type ComparedCitation,
  type Comparison,
  compareClaim,
  isEnough,
  isSameArticle,
  placesNamed,
  stanceIn,
  wordingOf,
} from './compare-claim.ts';
import { compareParts } from './compare-parts.ts';
import { compareQuoted } from './compare-quoted.ts';
import { continuedBehind } from './continued-behind.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import type { OwnPart } from './own-part.ts';
import { isOfAnother, quoteAltered, quoteBorneOut, quoteOf, quotesOthers } from './quotation-of.ts';
import { normalizeWords, quoteAgrees } from './quoted-words.ts';
import { rulesIn } from './rules-in.ts';
import { saysVerbatim } from './says-verbatim.ts';

/** A sentence of which so much stands in the article that it cites speaks of no other. */
const OWN_SHARE = 0.65;

/** So much of a sentence an older text of the article must have, and so many times as much as that of the day, to be the one meant. */
const OLDER_SHARE = 0.3;
const OLDER_FACTOR = 1.3;

/** With fewer letters beside those whom it names, a sentence repeats what any rule may say. */
const RULE_MIN_LENGTH = 6;

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
  // Of a rule that is only named (出租人的交付义务) whom it binds is half of the name.
  const deed = statesNothing(claim, claim) ? told : withoutRoles(told);
  const listed = listedIn(input, part).flatMap(({ places: some }) => some);
  const found =
    (isOwn ? null : await findBetter(library, input, deed, part)) ??
    (await findNeighbour(library, input, deed, part, {
      namesSomebody: TELLS_A_CASE.test(claim),
      listed,
    })) ??
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

/** 原告主张：依照…，……; 第…条规定……: whoever says so, and whatever leads up to it, what follows is said of the rule. */
const saidOfRule = (claim: string, behind: string): string =>
  /^(?:明确)?规定/.test(behind) ? behind : claim.replace(SOMEBODY_SAYS, ' ');

/** The article has the words themselves. */
const supportsWords = (claim: string, wording: string): boolean => shareOfClaim(claim, wording) >= OWN_SHARE;

const NOT_COMPARED: Comparison = { state: 'not_compared', quote: null };
/** The other articles of the list that a citation belongs to. */
const listedIn = ({ near }: ComparedCitation, { group }: OwnPart) =>
  near.filter(({ start, end }) => start >= group.start && end <= group.end);
const groupWording = (input: ComparedCitation, part: OwnPart, wording: string): string =>
  [wording, ...listedIn(input, part).map(({ places }) => wordingOf(places))].join('\n');

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
