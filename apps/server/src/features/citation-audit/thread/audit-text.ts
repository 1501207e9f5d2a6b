import type { AuditedCitation, AuditedState, NotRunReason } from '@mingfa/contract/citation-audit';
import { type CheckedCitation, type CitationState, DIFFERING_STATES } from '@mingfa/contract/evidence';
import type { Citation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import type { AnswerText } from '../../../engine/answering/answer-text.ts';
import { type CheckedPiece, checkInPieces } from '../../../engine/answering/check-citations.ts';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import { isQuoted } from '../../../engine/answering/quoted-words.ts';
import type { ResolvedPlace } from '../../../engine/library/resolve-places.ts';
import type { AuditStep, AuditWork } from './audit-jobs.ts';
import type { AuditedText } from './audited-text.ts';
import { compareWording } from './compare-wording.ts';
import { readEarlierPart } from './earlier-part.ts';
import type { NearestFinder } from './find-nearest.ts';
import { type SuccessorFinder, whatBecame } from './find-successors.ts';
import { locationOf } from './location-of.ts';
import { readOldWording } from './older-wording.ts';
import { ownClause } from './own-clause.ts';

/** More citations than anybody will go through are found, and not looked up. */
const LOOKED_UP_MAX = 10_000;
/** More are not even listed. */
const LISTED_MAX = 20_000;
const SENTENCE_MAX_CHARACTERS = 300;

/** What an audit reads in. */
export interface AuditLibrary {
  reader: LibraryReader;
  /** Places as the library holds them, in the order asked; without an article the law as a whole. */
  resolvePlaces(
    places: readonly { lawName: string; article: StatuteCitation['article'] }[],
    day: string,
  ): Promise<ResolvedPlace[]>;
  successors: SuccessorFinder;
  nearest: NearestFinder;
}

/** What is known of a citation before what became of it is looked up. */
interface FoundCitation {
  citation: Exclude<Citation, { type: 'source' }>;
  state: AuditedState;
  reason: NotRunReason | null;
  checked: CheckedCitation | null;
  isQuoted: boolean;
  caseId?: string;
  missing?: 'law';
}

/**
 * Finds and checks every citation of a text. The check is that of answers (`checkInPieces`); what that leaves out is said here: words
 * that the text quotes, laws cited as a whole, articles of no law.
 * @param input.from characters of the text that an earlier process looked through, with `found` citations
 * @param input.taken where another thread takes stretches of the same text; citations of each thread are numbered for themselves
 */
export async function* auditText(
  library: AuditLibrary,
  text: AuditedText,
  input: Pick<AuditWork, 'asOf' | 'today' | 'from' | 'found' | 'taken'>,
): AsyncGenerator<AuditStep> {
  const { asOf, today, from, taken } = input;
  const whole = text.text;
  let number = input.found;
  const pieces = checkInPieces(library.reader, {
    text: whole,
    sources: [],
    asOf,
    writtenOn: asOf,
    from,
    ...(taken ? { takes: takingInTurn(taken) } : {}),
    most: LOOKED_UP_MAX - input.found,
  });
  const complete = async (piece: CheckedPiece) => ({
    piece,
    complete: await new PieceCompletion(library, piece.answer, { asOf, today }).complete(
      await findIn(library, piece, asOf),
    ),
  });
  for await (const { piece, complete: some } of oneAhead(pieces, complete)) {
    const citations = some.slice(0, LISTED_MAX - number).map((one): AuditedCitation => {
      number += 1;
      const place = text.placeOf(one);
      return { ...one, ...place, raw: one.raw, number };
    });
    const charactersDone = piece.answer.offset + piece.answer.text.length;
    yield { stretch: piece.number, citations, charactersDone, characters: whole.length };
  }
}

/** Takes the next stretch that nobody has taken, each time the one before is done. */
function takingInTurn(taken: SharedArrayBuffer): (stretch: number) => boolean {
  const count = new Int32Array(taken);
  let next: number | null = null;
  return (stretch) => {
    next ??= Atomics.add(count, 0, 1);
    if (stretch !== next) return false;
    next = null;
    return true;
  };
}

/** While one stretch waits for what the library says of it, the next one is compared. Stretches are completed one after the other. */
async function* oneAhead<Piece, Completed>(
  pieces: AsyncIterable<Piece>,
  complete: (piece: Piece) => Promise<Completed>,
): AsyncGenerator<Completed> {
  let begun: Promise<Completed> | null = null;
  for await (const piece of pieces) {
    if (begun) yield await begun;
    begun = complete(piece);
    // Whoever waits for it hears of it; until then the next stretch may fail first.
    begun.catch(() => {});
  }
  if (begun) yield await begun;
}

/** Every citation of a piece with its state. */
async function findIn(library: AuditLibrary, piece: CheckedPiece, asOf: string): Promise<FoundCitation[]> {
  const { answer, checked } = piece;
  const found: FoundCitation[] = [];
  const wholeLaws: FoundCitation[] = [];
  for (const citation of answer.citations) {
    if (citation.type === 'source') continue;
    const one = checked.get(citation) ?? null;
    const quoted = isQuoted(answer.quotes, answer.text, citation);
    const base = { citation, checked: one, isQuoted: quoted, reason: null };
    const own = one?.state === 'verified' ? null : ownClause(answer, citation);
    if (own === 'heading') continue;
    if (own === 'clause') {
      found.push({ ...base, checked: null, state: 'not_run', reason: 'own_clause' });
      continue;
    }
    if (one) {
      found.push({ ...base, state: one.state });
      continue;
    }
    if (citation.type === 'case') {
      const held = quoted
        ? (await library.reader.resolveCases([citation.number], asOf)).get(citation.number)
        : null;
      if (held === null) found.push({ ...base, state: 'not_run', reason: 'too_many' });
      else if (held === undefined) found.push({ ...base, state: 'not_in_library' });
      else if (held === 'impossible') found.push({ ...base, state: 'impossible_number' });
      else found.push({ ...base, state: 'not_compared', caseId: held.caseId });
      continue;
    }
    const isNamed = citation.law.kind === 'named';
    if (citation.law.kind === 'anaphoric' && citation.law.antecedent === null) {
      found.push({ ...base, state: 'not_run', reason: 'no_law_named' });
    } else if (!citation.article || (quoted && isNamed)) {
      const later: FoundCitation = { ...base, state: 'not_run' };
      wholeLaws.push(later);
      found.push(later);
    } else if (quoted) found.push({ ...base, state: 'not_run', reason: 'in_quotation' });
    else found.push({ ...base, state: 'not_run', reason: 'too_many' });
  }
  await resolveUncompared(library, wholeLaws, asOf);
  return found;
}

/** Laws as a whole, and what quoted words cite by name: whether they exist. */
async function resolveUncompared(library: AuditLibrary, found: FoundCitation[], asOf: string): Promise<void> {
  const places = await library.resolvePlaces(
    found.map(({ citation }) => placeOf(citation)),
    asOf,
  );
  for (const [position, one] of found.entries()) {
    const place = places[position];
    const state = place?.state ?? 'not_in_library';
    one.state = state === 'held' ? 'not_compared' : (state as CitationState);
    const { citation } = one;
    const isMarked = citation.type === 'statute' && citation.law.kind === 'named' && citation.law.marked;
    if (place?.isNoSuchLaw && isMarked) Object.assign(one, { state: 'not_found', missing: 'law' });
  }
}

function placeOf(citation: FoundCitation['citation']): {
  lawName: string;
  article: StatuteCitation['article'];
} {
  if (citation.type === 'case') return { lawName: '', article: null };
  const { law, article } = citation;
  return { lawName: (law.kind === 'named' ? law.name : law.antecedent) ?? '', article };
}

/** Adds to the citations of a piece what was compared, what is in force now and which article is meant. */
class PieceCompletion {
  readonly #library: AuditLibrary;
  readonly #answer: AnswerText;
  readonly #days: { asOf: string; today: string };

  constructor(library: AuditLibrary, answer: AnswerText, days: { asOf: string; today: string }) {
    this.#library = library;
    this.#answer = answer;
    this.#days = days;
  }

  async complete(found: readonly FoundCitation[]): Promise<Omit<AuditedCitation, 'number' | 'place'>[]> {
    const { asOf, today } = this.#days;
    const places = found.map(({ citation }) => placeOf(citation));
    const then = await this.#library.resolvePlaces(places, asOf);
    const now = asOf === today ? then : await this.#library.resolvePlaces(places, today);
    const complete: Omit<AuditedCitation, 'number' | 'place'>[] = [];
    for (const [position, one] of found.entries()) {
      const [thenHeld, nowHeld] = [then[position], now[position]];
      const isLaw = one.citation.type === 'statute' && one.state !== 'not_run' && thenHeld && nowHeld;
      complete.push({
        ...this.#asFound(one),
        ...(isLaw ? await this.#ofLaw(one, thenHeld, nowHeld) : NOTHING_KNOWN),
      });
    }
    return complete;
  }

  #asFound({ citation, state, reason, checked, isQuoted: quoted, caseId, missing }: FoundCitation) {
    const { offset } = this.#answer;
    const isWholeLaw = citation.type === 'statute' && citation.article === null;
    const heldCase = checked?.caseId ?? caseId;
    return {
      start: citation.start + offset,
      end: citation.end + offset,
      raw: citation.raw,
      type: citation.type,
      state,
      notRunReason: reason,
      label: checked?.label ?? labelOf(citation),
      location: checked?.location ?? null,
      ...(heldCase ? { caseId: heldCase } : {}),
      ...(checked?.changedBy ? { changedBy: checked.changedBy } : {}),
      ...(missing || checked?.missing ? { missing: 'law' as const } : {}),
      ...(checked?.partly ? { partly: checked.partly } : {}),
      ...(checked?.ofItsTime ? { ofItsTime: true } : {}),
      toArticleKey: checked?.toArticleKey ?? null,
      quote: checked?.quote ?? null,
      difference: checked?.difference ?? null,
      better: checked?.better ?? null,
      isWholeLaw,
      isQuoted: quoted,
      isDoubtful: state !== 'not_run' && (DIFFERING_STATES.has(state) || state === 'not_in_library'),
      sentence: this.#answer.sentenceOf(citation).text.trim().slice(0, SENTENCE_MAX_CHARACTERS),
    };
  }

  async #ofLaw(one: FoundCitation, then: ResolvedPlace, today: ResolvedPlace) {
    const { citation, checked } = one;
    if (citation.type !== 'statute') return NOTHING_KNOWN;
    const now = whatBecame(then, today);
    const by = now?.state === 'repealed' ? await this.#library.successors.repealedBy(today) : null;
    const { article } = citation;
    if (!article) return { ...NOTHING_KNOWN, now: now && { ...now, by } };
    const isAmended = one.state === 'amended';
    const hasMoved = isAmended || ['changed', 'repealed', 'gone'].includes(now?.state ?? '');
    const said = this.#saidOf(one);
    const earlier =
      one.state === 'not_found' ? await readEarlierPart(this.#library.reader, then, citation) : null;
    return {
      location: checked?.location ?? locationOf(then, citation),
      wording: then.article ? compareWording(checked?.quote ?? null, then.article.text) : null,
      now: now && { ...now, by },
      successors: earlier
        ? await this.#library.successors.ofWords(today, earlier, then.article ? [then.article.key] : [])
        : hasMoved
          ? await this.#library.successors.find(today, article, {
              lawName: placeOf(citation).lawName,
              years: yearsOf(isAmended ? (then.law?.versions ?? []) : [then.version]),
              ...(await readOldWording(this.#library.reader, then, { said: said.text, isAmended })),
            })
          : [],
      ...(await this.#nearest(one, then, said)),
    };
  }

  /** What the text says that the article says: the quotation, or the sentence. */
  #saidOf({ citation, checked }: FoundCitation): { text: string; isQuote: boolean } {
    return checked?.quote
      ? { text: checked.quote, isQuote: true }
      : { text: this.#answer.claimOf(this.#answer.sentenceOf(citation)), isQuote: false };
  }

  async #nearest(one: FoundCitation, then: ResolvedPlace, said: { text: string; isQuote: boolean }) {
    const { checked, state } = one;
    if (!checked || !MEANS_ANOTHER.has(state)) return { nearest: null };
    if (checked.better && then.law && checked.location) {
      const { articleKey, label } = checked.better;
      const location = { ...checked.location, articleKey, paragraph: null, item: null };
      return { nearest: { label: `《${then.law.shortTitle}》${label}`, location } };
    }
    const own = then.article ? [then.article.key] : [];
    const inLaw = then.law ? await this.#library.successors.closestIn(then.law.id, said.text, own) : null;
    const nearest = inLaw ?? (await this.#library.nearest.find(said));
    if (nearest === 'not_run') return { nearest: null, nearestNotRun: true };
    // That the article itself is closest to what was wrongly said of it helps nobody on.
    const isOwn =
      nearest?.location.lawId === then.law?.id && own.includes(nearest?.location.articleKey ?? '');
    return { nearest: isOwn ? null : nearest };
  }
}

/** States that another article may be meant in. */
const MEANS_ANOTHER: ReadonlySet<AuditedState> = new Set([
  'contradicted',
  'unsupported',
  'quote_mismatch',
  'not_found',
  'not_in_library',
]);

const NOTHING_KNOWN = { wording: null, now: null, successors: [], nearest: null };

const yearsOf = (versions: readonly ({ promulgatedOn: string | null } | null)[]): string[] =>
  versions.flatMap((version) => version?.promulgatedOn?.slice(0, 4) ?? []);

function labelOf(citation: FoundCitation['citation']): string {
  if (citation.type === 'case') return citation.number;
  const { lawName, article } = placeOf(citation);
  if (lawName === '') return citation.raw.trim();
  const { to, paragraph, item, subitem } = citation;
  return formatCitation({ name: lawName, article, to, paragraph, item, subitem });
}
