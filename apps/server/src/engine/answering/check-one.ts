import type { CheckedCitation, CitationState, Evidence } from '@mingfa/contract/evidence';
import { DIFFERING_STATES, isArticleEvidence } from '@mingfa/contract/evidence';
import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import type {
  CaseCitation,
  Citation,
  SourceCitation,
  StatuteCitation,
} from '@mingfa/legal/citation/citation';
import { formatCitation } from '@mingfa/legal/citation/citations';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { findOwnNumbers } from '@mingfa/legal/judgments/own-number';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { AnswerText } from './answer-text.ts';
import { nameOf, otherLawsOf, placeKey, placesAround, placesIn, placesOf } from './cited-places.ts';
import { compareWithCase } from './compare-with-case.ts';
import { compareWithPassage, type PassageComparison } from './compare-with-passage.ts';
import { compareWithText } from './compare-with-text.ts';
import { hearSentence } from './hear-sentence.ts';
import { dayNamed, isOfItsTime, isOfTimeStated } from './law-of-its-time.ts';
import type { CitedCase, LibraryReader, ResolvedPlace } from './library-reader.ts';

/** What is said of a citation that agrees with such a passage; null for any other source. */
export function agreesAs(source: Evidence | undefined): 'from_knowledge' | 'from_web' | null {
  if (source?.kind === 'web') return 'from_web';
  return source?.kind === 'file' && source.from === 'knowledge' ? 'from_knowledge' : null;
}

/** One citation with what was looked up for its text. */
interface Checking<Cited extends Citation> {
  citation: Cited;
  answer: AnswerText;
  sources: Evidence[];
  resolved: ReadonlyMap<string, ResolvedPlace>;
  cases: ReadonlyMap<string, CitedCase | 'impossible'>;
  /** Somebody else's paper: where it says that it means the law of the day of its facts, that is what it is held against. */
  mayBeOfItsTime?: boolean;
}

/** Says what the library knows of one citation, and whether its sentence agrees. Null where it cites nothing. */
export async function checkOne(
  library: LibraryReader,
  { citation, ...rest }: Checking<Citation>,
): Promise<CheckedCitation | null> {
  if (citation.type === 'case') return checkCase({ citation, ...rest });
  if (citation.type === 'source') return await checkSource(library, { citation, ...rest });
  return await checkStatute(library, { citation, ...rest });
}

function checkCase({ citation, answer, cases, sources }: Checking<CaseCitation>): CheckedCitation {
  const held = cases.get(citation.number) ?? amongSources(citation.number, sources);
  const base = {
    ...rangeOf(citation),
    type: 'case' as const,
    reference: citation.number,
    label: citation.number,
    ...NOWHERE,
  };
  if (held === undefined) return { ...base, state: 'not_in_library' };
  if (held === 'impossible') return { ...base, state: 'impossible_number' };
  const compared = compareWithCase(answer, citation, held);
  const { changedBy } = held;
  if (changedBy && isSound(compared.state))
    return { ...base, caseId: held.caseId, state: 'changed_later', changedBy, quote: null };
  // What differs differs from a digest, too; the words of the court cannot be compared with it.
  if (held.isDigest && compared.state !== 'content_mismatch')
    return { ...base, caseId: held.caseId, state: 'digest_only', quote: null };
  return { ...base, caseId: held.caseId, ...compared };
}

/** Nothing is wrong with what is said: then it is said whether the case stands. */
const isSound = (state: CitationState): boolean => state === 'verified' || state === 'not_compared';

/** A case that was removed since is known by the passage that the answer was given. */
function amongSources(number: string, sources: readonly Evidence[]): CitedCase | undefined {
  const keyOf = (written: string) => caseNumberKey(written) ?? findOwnNumbers(written)[0]?.number ?? null;
  const key = keyOf(number);
  const source = sources.find((one) => one.kind === 'case' && keyOf(one.caseNumber) === key);
  if (key === null || source?.kind !== 'case') return undefined;
  const { place, title, court, text, changedBy } = source;
  return {
    caseId: place.caseId,
    title,
    court,
    causes: [],
    text,
    isPart: true,
    ...(changedBy ? { changedBy } : {}),
  };
}

/** So much of a sentence an article of an earlier law must have, and so many times as much as that of the last one, to be the one meant. */
const OTHER_SHARE = 0.3;
const OTHER_FACTOR = 2;

/** A number without any word for its law is of the law named last, unless it says nothing there and fits one named before. */
async function checkStatute(
  library: LibraryReader,
  checking: Checking<StatuteCitation>,
): Promise<CheckedCitation | null> {
  const { citation, answer, resolved } = checking;
  const lawName = nameOf(citation);
  if (!lawName || !citation.article) return null;
  const last = await checkIn(library, checking, lawName);
  if (!last || !DIFFERING_STATES.has(last.state)) return last;
  const time = checking.mayBeOfItsTime ? timeMeant(answer, citation, last) : null;
  if (time) return await checkAsOfThen(library, checking, { lawName, last, ...time });
  const said = answer.saidIn(answer.ownPartOf(citation));
  const shareIn = (name: string) =>
    shareOfClaim(
      said,
      placesHeld(name, citation, resolved)
        .map(({ article }) => article?.text ?? '')
        .join('\n'),
    );
  for (const name of otherLawsOf(citation)) {
    const other = await checkIn(library, checking, name);
    if (other?.state === 'verified') return other;
    if (other?.state !== 'not_compared') continue;
    const share = shareIn(name);
    if (share >= OTHER_SHARE && share >= OTHER_FACTOR * shareIn(lawName)) return other;
  }
  return last;
}

/**
 * That a text means the law of the day of its facts, and the day of the text that it names; null where it means that of the day. 同条第三款 goes
 * with the citation before it, and a law that is no more with what its paragraph says of the time.
 */
function timeMeant(
  answer: AnswerText,
  citation: StatuteCitation,
  last: CheckedCitation,
): { day: string | null } | null {
  const { text } = answer;
  if (isOfItsTime(text, citation)) return { day: dayNamed(citation.raw) };
  if (last.state === 'repealed' && isOfTimeStated(text, citation)) return { day: dayNamed(citation.raw) };
  if (citation.law.kind !== 'anaphoric') return null;
  const before = answer
    .citationsBeside(citation)
    .flatMap((one) => (one.type === 'statute' && one.end <= citation.start ? [one] : []))
    .findLast((one) => one.law.kind === 'named');
  const isOfThat = before && nameOf(before) === nameOf(citation) && isOfItsTime(text, before);
  return isOfThat ? { day: dayNamed(before.raw) } : null;
}

/**
 * Holds a citation of the law of an earlier day against the text of then: the last one of a law that is no more, else that of the year it
 * is named by. It is never called verified, since the day of the facts is not known here.
 */
async function checkAsOfThen(
  library: LibraryReader,
  checking: Checking<StatuteCitation>,
  { lawName, last, day }: { lawName: string; last: CheckedCitation; day: string | null },
): Promise<CheckedCitation> {
  const { citation, resolved } = checking;
  const asked = placesIn(lawName, citation);
  // A law named by the year in which it was made may be in force only from the next.
  const text = day ? 'not_yet_effective' : 'repealed';
  const places = day ? await library.resolvePlaces(asked, day) : placesHeld(lawName, citation, resolved);
  const then = places.map((place) =>
    place.state === text && place.article ? { ...place, state: 'held' as const } : place,
  );
  const isHeld = then.every(({ state, article }) => state === 'held' && article !== null);
  if (!isHeld) {
    const isKnown = then.some(({ state }) => state === 'not_found') && day !== null;
    return isKnown || last.missing
      ? last
      : { ...last, state: 'version_not_held', difference: null, ofItsTime: true };
  }
  const ofThen = new Map([...resolved, ...asked.map((place, at) => [placeKey(place), then[at]] as const)]);
  const compared = await checkIn(library, { ...checking, resolved: ofThen as typeof resolved }, lawName);
  if (!compared) return last;
  const isSoundThen = !DIFFERING_STATES.has(compared.state) || compared.state === 'amended';
  return isSoundThen ? { ...compared, state: 'not_compared', ofItsTime: true } : compared;
}

const placesHeld = (
  lawName: string,
  citation: StatuteCitation,
  resolved: ReadonlyMap<string, ResolvedPlace>,
): ResolvedPlace[] => placesIn(lawName, citation).flatMap((place) => resolved.get(placeKey(place)) ?? []);

async function checkIn(
  library: LibraryReader,
  { citation, answer, sources, resolved }: Checking<StatuteCitation>,
  lawName: string,
): Promise<CheckedCitation | null> {
  if (!citation.article) return null;
  const places = placesHeld(lawName, citation, resolved);
  const first = places[0];
  if (!first) return null;
  const missing = places.find((place) => place.state !== 'held');
  const comparison = missing
    ? null
    : await compareWithText(library, {
        answer,
        citation,
        places,
        ...placesAround({ citation, answer, resolved, sources }),
      });
  const isNoSuchLaw = missing?.isNoSuchLaw === true && isNamedAsLaw(lawName, answer);
  const compared: CitationState = missing
    ? isNoSuchLaw
      ? 'not_found'
      : (missing.state as CitationState)
    : (comparison?.state ?? 'verified');
  const state = compared === 'verified' && namesAnotherVersion(citation.raw, first) ? 'amended' : compared;
  const title = first.law?.shortTitle ?? lawName;
  const parts = {
    article: citation.article,
    to: citation.to,
    paragraph: citation.paragraph,
    item: citation.item,
    subitem: citation.subitem,
  };
  const label = formatCitation({ name: title, ...parts });
  return {
    ...rangeOf(citation),
    type: 'statute',
    state,
    reference: first.law ? `${first.law.lawId}/${formatArticleKey(citation.article)}` : label,
    label,
    location: first.location,
    sourceIndex: null,
    toArticleKey: citation.to ? formatArticleKey(citation.to) : null,
    quote: comparison?.quote ?? null,
    difference: state === 'contradicted' ? (comparison?.difference ?? null) : null,
    ...(comparison?.partly && state === 'not_compared' ? { partly: comparison.partly } : {}),
    ...(isNoSuchLaw ? { missing: 'law' as const } : {}),
    better: comparison?.better ?? null,
  };
}

/** The text itself says where a name begins and ends: by its marks, or by the country's name. */
const isNamedAsLaw = (name: string, answer: AnswerText): boolean =>
  name.startsWith('中华人民共和国') || answer.text.includes(`《${name}》`);

/** `《公司法》（2018年修正）第…条`: the answer speaks of a version that is not the one of the day. */
function namesAnotherVersion(raw: string, { promulgatedOn }: ResolvedPlace): boolean {
  const year = /[（(]\s*((?:19|20)\d{2})\s*年?\s*(?:修正|修订|修改|版|文本)/.exec(raw)?.[1];
  return year !== undefined && typeof promulgatedOn === 'string' && !promulgatedOn.startsWith(year);
}

async function checkSource(
  library: LibraryReader,
  { citation, answer, sources, resolved }: Checking<SourceCitation>,
): Promise<CheckedCitation> {
  const source = sources[citation.index - 1];
  const base = {
    ...rangeOf(citation),
    type: 'source' as const,
    toArticleKey: null,
    sourceIndex: citation.index,
    ...(source?.kind === 'case' ? { caseId: source.place.caseId } : {}),
  };
  if (!source) {
    return {
      ...base,
      state: 'not_found',
      reference: `[${citation.index}]`,
      label: `[${citation.index}]`,
      location: null,
      ...UNCOMPARED,
    };
  }
  const location = isArticleEvidence(source) ? source.place : null;
  const label = isArticleEvidence(source)
    ? `《${source.shortTitle}》${source.label}`
    : `${source.title} ${source.label}`.trim();
  const [place] = placesOf(citation, sources);
  const held = place ? resolved.get(placeKey(place)) : null;
  const reference =
    location && held?.law ? `${held.law.lawId}/${location.articleKey}` : `[${citation.index}]`;
  if (source.kind === 'digest' || (source.kind === 'case' && source.isDigest))
    return { ...base, state: 'digest_only', reference, label, location, ...UNCOMPARED };
  if (held && held.state !== 'held') {
    return {
      ...base,
      state: held.state as CitationState,
      reference,
      label,
      location,
      ...UNCOMPARED,
    };
  }
  const compared = held ?? { ...NOT_HELD, article: { key: '', label: source.label, text: source.text } };
  const comparison: PassageComparison = isArticleEvidence(source)
    ? await compareWithText(library, {
        answer,
        citation,
        places: [compared],
        ...placesAround({ citation, answer, resolved, sources }),
      })
    : compareWithPassage(library, {
        answer,
        citation,
        passage: source.text,
        names: [source.title, source.label, ...(source.kind === 'case' ? [source.caseNumber] : [])],
        cited: textsCitedBeside(citation, answer, sources),
      });
  const changedBy = source.kind === 'case' && isSound(comparison.state) ? source.changedBy : undefined;
  const heard = source.kind === 'file' ? hearSentence(source, answer, citation, comparison.quote) : null;
  return {
    ...base,
    ...(changedBy ? { changedBy } : {}),
    ...(heard?.time ? { time: heard.time } : {}),
    state: changedBy
      ? 'changed_later'
      : comparison.state === 'verified' || comparison.isAbout
        ? (heard?.agrees ?? agreesAs(source) ?? comparison.state)
        : comparison.state,
    reference,
    label,
    location,
    quote: comparison.quote,
    difference: comparison.difference ?? null,
    ...(comparison.partly && comparison.state === 'not_compared' ? { partly: comparison.partly } : {}),
    better: comparison.better ?? null,
  };
}

const rangeOf = ({ start, end, raw }: { start: number; end: number; raw: string }) => ({ start, end, raw });
/** Nothing was compared. */
const UNCOMPARED = { quote: null, difference: null, better: null };
const NOWHERE = { location: null, sourceIndex: null, toArticleKey: null, ...UNCOMPARED };
/** A source the library does not hold is compared with the text it came with. */
const NOT_HELD: Omit<ResolvedPlace, 'article'> = { state: 'held', law: null, location: null };

/** Texts of all sources that the sentence of a citation cites. */
function textsCitedBeside(citation: SourceCitation, answer: AnswerText, sources: Evidence[]): string[] {
  const sentence = answer.sentenceOf(citation);
  const marks = /^(?:\s*[[【]\d+[\]】])+/.exec(answer.text.slice(citation.end))?.[0].length ?? 0;
  const until = Math.max(sentence.end, citation.end + marks);
  const beside = answer.citations.filter(({ start, end }) => start >= sentence.start && end <= until);
  const indexes = new Set(beside.flatMap((other) => (other.type === 'source' ? [other.index] : [])));
  return [...indexes].flatMap((index) => sources[index - 1]?.text ?? []);
}
