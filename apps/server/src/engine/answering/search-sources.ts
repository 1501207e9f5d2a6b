import type { Evidence } from '@mingfa/contract/evidence';
import type { UrgentKind } from '@mingfa/legal/questions/urgent-words';
import {
  arrangeEvidence,
  type FileFindings,
  findAttachmentPassages,
  type GuideFindings,
  type ReadQuestion,
} from '../retrieval/index.ts';
import { type AnswerUnderWay, writeStep } from './answer-under-way.ts';
import type { AnsweringContext } from './answering-context.ts';
import { type AskedPlace, listAskedPlaces } from './asked-places.ts';
import { findCasesBeside } from './cases-beside.ts';
import { guidesBelow, withoutAsking } from './guides-below.ts';
import { isOffTopic } from './is-off-topic.ts';
import type { LibraryReader } from './library-reader.ts';
import type { AskedInBounds, WorkedOut } from './read-asked.ts';
import { withinBounds } from './reader-within.ts';
import { type LawInBounds, searchInBounds } from './search-in-bounds.ts';
import { SourceList } from './source-list.ts';

/** Sources of law shown to the model; more than this dilutes an answer, beside files still fewer do. */
const EVIDENCE_LIMIT = 10;
const EVIDENCE_LIMIT_BESIDE_FILES = 8;
/** A document up to this long is given to a model whole; the built-in engine picks passages. */
const WHOLE_MAX_CHARACTERS = 20_000;

/** What was found for a question: law, files and guides, and the sources an answer may cite. */
export interface FoundSources {
  files: FileFindings | null;
  /** The person's files are what is asked about, or have something on it. */
  isOfFiles: boolean;
  laws: LawInBounds['laws'];
  /** How today's law on the question stood on an earlier day that was chosen. */
  today: LawInBounds['today'];
  everywhere: Evidence[] | null;
  /** Guides before those of a danger were picked out of them. */
  searched: GuideFindings | null;
  /** Guides that may be spoken of, also where all that was found of them lies outside the bounds. */
  chosen: GuideFindings | null;
  /** Those that answer. */
  guided: GuideFindings | null;
  /** There are cases in the library for this asker. */
  holdsCases: boolean;
  inDanger: boolean;
  offTopic: boolean;
  /** What the answer may cite; what is found later joins it. */
  sources: SourceList;
  /** What this search found of it. */
  evidence: Evidence[];
  library: Awaited<ReturnType<AnsweringContext['describeLibrary']>>;
  reader: LibraryReader;
  /** The library as far as it may answer. */
  readerWithin: LibraryReader;
  /** Articles the question names. */
  asked: AskedPlace[];
}

/** Searches files, law and guides, and picks what may answer. */
export async function searchSources(
  under: AnswerUnderWay,
  asked: AskedInBounds,
  { judge, reading }: WorkedOut,
): Promise<FoundSources> {
  const { context, input, write, signal, below, possible, reply } = under;
  const { question, bounds } = asked;
  const { asOf } = input;
  const files = await searchFiles(under, question);
  const limit = files ? EVIDENCE_LIMIT_BESIDE_FILES : EVIDENCE_LIMIT;
  writeStep(write, 'search_laws', 'running');
  const [library, { laws, today, everywhere }] = await Promise.all([
    context.describeLibrary(),
    searchInBounds(context, question, { asOf, limit, signal }, bounds),
  ]);
  const retrieved = arrangeEvidence(laws, {
    attached: findAttachmentPassages(input.attachments, question, limit),
    files: files?.evidence ?? [],
    limit,
  });
  // Beside a document the question is about the document, and who asks for an article wants no guide.
  const isGuided = !files?.read && reading.intent !== 'article';
  const scope = {
    asOf,
    evidence: retrieved,
    ...(everywhere ? { bounds, agreeing: everywhere } : {}),
    ...(reply ? { chosen: reply.title, refused: reply.offered } : {}),
  };
  const searched = isGuided ? await context.guides.search(question, scope) : null;
  // Below what is urgent nothing may contradict it: only what belongs to that danger follows, and no sum, day or question of another matter.
  const inDanger = below !== null;
  const chosen = inDanger
    ? guidesBelow(searched, below)
    : withoutAsking(searched, ofPossible(context, possible));
  const guided = chosen && isAnyWithin(chosen) ? chosen : null;
  const isOfFiles = files !== null && (input.files?.areChosen === true || files.evidence.length > 0);
  // A guide that fits knows better than a word; beside a file any question may be about it.
  const offTopic =
    !inDanger &&
    !guided &&
    !isOfFiles &&
    input.attachments.length === 0 &&
    isOffTopic(reading, question.inContext ?? question, everywhere ?? retrieved) &&
    !chosen?.outside;
  const sources = new SourceList(
    offTopic ? [] : (guided?.evidence ?? (inDanger ? ofFiles(retrieved) : retrieved)),
  );
  const evidence = sources.all();
  const cases = await findCasesBeside(under, question, {
    reading,
    guided,
    inDanger,
    offTopic,
    evidence: retrieved,
    readsDocument: files?.read !== undefined && files.read !== null,
  });
  sources.add(cases);
  signal.throwIfAborted();
  writeStep(write, 'search_laws', 'done', {
    found: evidence.filter(({ kind }) => kind !== 'file').length,
    articles: library.articles,
    digests: library.digests,
  });
  if (cases.length > 0) writeStep(write, 'search_cases', 'done', { found: cases.length });
  const reader = await context.openLibrary(input.askedBy ?? null);
  return {
    files,
    isOfFiles,
    laws,
    today,
    everywhere,
    searched,
    chosen,
    guided,
    holdsCases: await context.cases.holdsAny(input.askedBy ?? null),
    inDanger,
    offTopic,
    sources,
    evidence,
    library,
    reader,
    readerWithin: judge ? withinBounds(reader, judge) : reader,
    asked: await listAskedPlaces(reader, question.cited, asOf),
  };
}

async function searchFiles(
  { context, input, write, signal }: AnswerUnderWay,
  question: ReadQuestion,
): Promise<FileFindings | null> {
  const { files } = input;
  if (!files) return null;
  writeStep(write, 'search_knowledge', 'running');
  const wholeMaxCharacters = input.models[0]?.builtIn ? 0 : WHOLE_MAX_CHARACTERS;
  const found = await context.files.search(question, { ...files, wholeMaxCharacters, signal });
  writeStep(write, 'search_knowledge', 'done', {
    found: found.evidence.length,
    files: found.files,
    segments: found.segments,
  });
  return found;
}

const isAnyWithin = ({ isOpen, found, possible }: GuideFindings): boolean =>
  isOpen === true || found.length + possible.length > 0;

/** The guides of the danger somebody may be in. */
const ofPossible = (context: AnsweringContext, possible: UrgentKind | null): readonly string[] =>
  context.urgent.find(({ kind }) => kind === possible)?.below ?? [];

/** Of what was found what stands in the person's own files. */
const ofFiles = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ kind }) => kind === 'file').map((source, at) => ({ ...source, index: at + 1 }));
