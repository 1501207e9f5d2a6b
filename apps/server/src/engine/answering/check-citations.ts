import { countCitations } from '@mingfa/contract/count-citations';
import {
  BESIDE_LAW_STATES,
  type CheckedCitation,
  CITATION_RULES,
  type CitationCheck,
  type Evidence,
  type TextStretch,
} from '@mingfa/contract/evidence';
import type { Citation } from '@mingfa/legal/citation/citation';
import { breather } from '../breathe.ts';
import { type AnswerText, cutAnswer } from './answer-text.ts';
import { agreesAs, checkOne } from './check-one.ts';
import { otherLawsOf, placeKey, placesIn, placesOf } from './cited-places.ts';
import type { CitedCase, CitedPlace, LibraryReader, ResolvedPlace } from './library-reader.ts';
import { blankOut } from './makers-words.ts';
import { namesAFile } from './names-a-file.ts';
import { isQuoted } from './quoted-words.ts';

/** More citations than a person would follow are not checked, and it is said. */
const CITATIONS_MAX = 2000;

/** What is checked. */
interface CheckInput {
  /** The answer's text; ranges of the result point into it. */
  text: string;
  /** Stretches of it that are not the answer's own words; nothing in them is a citation. */
  aside?: TextStretch[] | undefined;
  /** Stretches of a model's answer that the program wrote; they are checked like the rest. */
  byProgram?: TextStretch[] | undefined;
  /** The numbered sources the answer was written from. */
  sources: Evidence[];
  asOf: string;
  /** Ends the check with the run it belongs to. */
  signal?: AbortSignal;
}

/** A stretch of a text that was checked. Ranges of what was checked point into the whole text, those of `answer` into the stretch. */
export interface CheckedPiece {
  /** Among those that are not checked yet, from 0 on. */
  number: number;
  answer: AnswerText;
  checked: ReadonlyMap<Citation, CheckedCitation>;
  /** It has more citations than were still to be checked. */
  isPartial: boolean;
}

/**
 * Checks the citations in a finished answer against the library: they exist, are in force on the day, quoted words
 * agree, and the sentence is about what the article says. An answer with more than {@link CITATIONS_MAX} is `partial`.
 */
export async function checkCitations(library: LibraryReader, input: CheckInput): Promise<CitationCheck> {
  const { aside = [], byProgram = [], sources, asOf } = input;
  const citations: CheckedCitation[] = [];
  let partial = false;
  for await (const piece of checkInPieces(library, { ...input, most: CITATIONS_MAX })) {
    citations.push(...piece.checked.values());
    partial = piece.isPartial;
    if (partial) break;
  }
  const { total, verified, existing } = countCitations(
    citations.filter((citation) => !isBesideLaw(citation, sources)),
  );
  return {
    citations,
    total,
    verified,
    existing,
    partial,
    ...(aside.length > 0 ? { aside } : {}),
    ...(byProgram.length > 0 ? { byProgram } : {}),
    rules: CITATION_RULES,
    asOf,
    libraryDate: await library.libraryDate(),
  };
}

/**
 * The same stretch by stretch, for a text that takes a while: an answer and anybody's brief are checked by one function.
 * @param input.most citations that are checked; those behind the last of them are only found
 * @param input.writtenOn the day of somebody else's text: its case numbers are looked at as of then, also those of no proper form
 * @param input.from what ends before this character was checked already and is only read, for what it names
 * @param input.takes whether a stretch, by its number among those that are not checked yet, is to be checked here; another's is only read
 */
export async function* checkInPieces(
  library: LibraryReader,
  input: CheckInput & {
    most: number;
    from?: number;
    takes?: (stretch: number) => boolean;
    writtenOn?: string;
  },
): AsyncGenerator<CheckedPiece> {
  const { aside = [], sources, asOf, signal, most, from = 0, takes = () => true, writtenOn = null } = input;
  const isKnownTitle = (name: string) => library.isKnownTitle(name);
  const resolved = new Map<string, ResolvedPlace>();
  const cases = new Map<string, CitedCase | 'impossible'>();
  const breathe = breather();
  let left = most;
  let stretch = 0;
  for (const answer of cutAnswer(blankOut(input.text, aside), isKnownTitle, {
    malformedNumbers: writtenOn !== null,
  })) {
    await breathe();
    const { offset } = answer;
    if (offset + answer.text.length <= from) continue;
    const number = stretch;
    stretch += 1;
    if (!takes(number)) continue;
    const own = answer.citations.filter(
      (citation) =>
        !isQuoted(answer.quotes, answer.text, citation) &&
        !(citation.type === 'statute' && namesAFile(citation, answer.text, sources, isKnownTitle)),
    );
    const found = own.slice(0, left);
    await resolveInto(
      resolved,
      library,
      found.flatMap((citation) => [
        ...placesOf(citation, sources),
        ...otherLawsOf(citation).flatMap((name) =>
          citation.type === 'statute' ? placesIn(name, citation) : [],
        ),
      ]),
      asOf,
    );
    await resolveCasesInto(cases, library, found, writtenOn);
    const checked = new Map<Citation, CheckedCitation>();
    for (const citation of found) {
      signal?.throwIfAborted();
      await breathe();
      const one = await checkOne(library, {
        ...{ citation, answer, sources, resolved, cases },
        mayBeOfItsTime: writtenOn !== null,
      });
      if (one) checked.set(citation, { ...one, start: one.start + offset, end: one.end + offset });
    }
    left -= checked.size;
    yield { number, answer, checked, isPartial: found.length < own.length };
  }
}

/** A passage of a knowledge base or of a page of the web is no law, whether what is said of it agrees or not; words nobody checked are none. */
const isBesideLaw = ({ sourceIndex, state }: CheckedCitation, sources: readonly Evidence[]): boolean =>
  BESIDE_LAW_STATES.has(state) || (sourceIndex !== null && agreesAs(sources[sourceIndex - 1]) !== null);

/** Looks up the case numbers that were not looked up before. */
async function resolveCasesInto(
  cases: Map<string, CitedCase | 'impossible'>,
  library: LibraryReader,
  citations: readonly Citation[],
  writtenOn: string | null,
): Promise<void> {
  const numbers = citations.flatMap((one) => (one.type === 'case' ? [one.number] : []));
  const wanted = [...new Set(numbers)].filter((number) => !cases.has(number));
  if (wanted.length === 0) return;
  for (const [number, held] of await library.resolveCases(wanted, writtenOn)) cases.set(number, held);
}

/** Looks up the places that were not looked up before. */
async function resolveInto(
  resolved: Map<string, ResolvedPlace>,
  library: LibraryReader,
  places: CitedPlace[],
  asOf: string,
): Promise<void> {
  const wanted = new Map(
    places.filter((place) => !resolved.has(placeKey(place))).map((place) => [placeKey(place), place]),
  );
  if (wanted.size === 0) return;
  const found = await library.resolvePlaces([...wanted.values()], asOf);
  for (const [index, key] of [...wanted.keys()].entries()) resolved.set(key, found[index] as ResolvedPlace);
}
