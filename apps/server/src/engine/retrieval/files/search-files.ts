import type { FileEvidence, FileOrigin } from '@mingfa/contract/evidence';
import { nameInQuestion } from '@mingfa/files/naming/name-in-question';
import { askedWords } from '@mingfa/legal/recordings/asked-words';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { document, documentSegment } from '../../../db/schema/document.ts';
import { type AllowedScope, narrowScope } from '../../access/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import { findRecognised } from './find-recognised.ts';
import { findTurns } from './find-turns.ts';
import { findWordsSaid } from './find-words-said.ts';
import { segmentEvidence, withoutFile } from './segment-evidence.ts';
import { type SegmentHit, type SegmentSearchContext, searchSegments } from './segments/search-segments.ts';
import { inScope, listSearchedBatches } from './segments/searched-batches.ts';
import { tellExcerpts, tellWhole } from './tell-passages.ts';

/** The files a question is asked about. */
export interface AskedFiles {
  /** Documents attached to the conversation, newest first, and the knowledge bases chosen for it. */
  allowed: AllowedScope;
  /** The document the conversation is about, in the place of those attached. */
  documentId: string | null;
  /** How much of the knowledge bases is told besides the words found. */
  shows: ShownOfBases;
  /** Whoever asks chose files: where nothing fits in them, they are told. */
  areChosen: boolean;
}

/**
 * `files`: whoever asks knows the files. `originals`: they see which file a passage stands in, and may open it. `passages`: they see
 * the sentences that answer and the page they stand at, and of no file its name.
 */
export type ShownOfBases = 'files' | 'originals' | 'passages';

/** Which files are searched, and how. */
export interface FileScope extends AskedFiles {
  /** Files that are no longer than this all together are given whole; 0: never. */
  wholeMaxCharacters: number;
  signal?: AbortSignal;
}

/** What was found in a person's files. */
export interface FileFindings {
  /** Not numbered yet. Of the files at hand first, then of the knowledge bases. */
  evidence: FileEvidence[];
  /** Ready documents looked at, and their segments. */
  files: number;
  segments: number;
  /** How much of the document was read; null where the conversation is about none. */
  read: { mode: 'whole' | 'retrieved'; read: number; of: number } | null;
  embeddingFailed: boolean;
}

const MOST_OF_BASES = 6;
const MOST_OF_ATTACHED = 5;
const MOST_OF_DOCUMENT = 8;
/** Passages that share less than this part of the question's weight are about something else, unless their meaning is near. */
const COVERS_AT_LEAST = 0.1;
/** What is that much worse than the best is left out. */
const SHARE_OF_BEST = 0.45;
const NEAR_IN_MEANING = 3;
/** A file of which nothing fits gives its beginning: it was attached because the question is about it. */
const BEGINNING = 2;
/** Even a short file may have a thousand rows. */
const MOST_SEGMENTS_WHOLE = 200;

/** A person's files as a source of evidence. */
export type FileSource = Source<FileScope, FileFindings>;

export const createFileSource = (context: SegmentSearchContext): FileSource => ({
  search: (question, scope) => searchFiles(context, question, scope),
});

/** Finds the passages of a person's files that bear on a question. */
async function searchFiles(
  context: SegmentSearchContext,
  question: ReadQuestion,
  scope: FileScope,
): Promise<FileFindings> {
  const { allowed, documentId } = scope;
  const { documentIds, knowledgeBaseIds } = allowed;
  const atHand = narrowScope(allowed, { documentIds: documentId ? [documentId] : documentIds });
  const inBases = narrowScope(allowed, { knowledgeBaseIds });
  const [sizeAtHand, sizeOfBases] = await Promise.all([measure(context, atHand), measure(context, inBases)]);
  const fitsWhole =
    sizeAtHand.segments > 0 &&
    sizeAtHand.segments <= MOST_SEGMENTS_WHOLE &&
    sizeAtHand.characters <= scope.wholeMaxCharacters;
  const asked = { questions: [question, ...(question.inContext ? [question.inContext] : [])], ...scope };
  const ofHand: FoundPassages = fitsWhole
    ? { hits: await readWhole(context, atHand), embeddingFailed: false }
    : await searchAtHand(context, asked, atHand, sizeAtHand);
  const ofBases = await searchBases(context, asked, inBases, sizeOfBases);
  const from = documentId ? 'document' : 'attachment';
  const saidAtHand = fitsWhole ? ofHand.hits : await withWordsSaid(context, question, atHand, ofHand.hits);
  const saidInBases = await withWordsSaid(context, question, inBases, ofBases.hits);
  const found = [...saidAtHand, ...saidInBases].map(({ segment }) => segment);
  const recognised = await findRecognised(
    context.db,
    found.map(({ id }) => id),
  );
  const turns = await findTurns(context.db, found);
  const evidenceFrom = (origin: FileOrigin) => (hit: FoundHit) => {
    const { id } = hit.segment;
    const known = { isRecognised: recognised.has(id), turns: turns.get(id) ?? null };
    return segmentEvidence({ ...hit, ...known }, origin, question.language);
  };
  const evidenceOfBases = saidInBases.map(evidenceFrom('knowledge'));
  const toldOfBases = scope.shows === 'files' ? sizeOfBases : sizeOf(saidInBases);
  return {
    evidence: [...saidAtHand.map(evidenceFrom(from)), ...tellOfBases(evidenceOfBases, question, scope.shows)],
    files: sizeAtHand.files + toldOfBases.files,
    segments: sizeAtHand.segments + toldOfBases.segments,
    // Of a document without any text there is nothing to say here: that it has none is told already.
    read:
      documentId && sizeAtHand.segments > 0
        ? { mode: fitsWhole ? 'whole' : 'retrieved', read: saidAtHand.length, of: sizeAtHand.segments }
        : null,
    embeddingFailed: ofHand.embeddingFailed || ofBases.embeddingFailed,
  };
}

/** What was found, and of the recordings among it every word asked about where it was said: that nobody said one is told of the whole talk. */
async function withWordsSaid(
  context: SegmentSearchContext,
  question: ReadQuestion,
  scope: AllowedScope,
  hits: readonly FoundHit[],
): Promise<FoundHit[]> {
  const spoken = hits.filter(({ segment }) => segment.timeStart !== null);
  const more = await findWordsSaid(context.db, askedWords(question.text), scope, {
    documentIds: [...new Set(spoken.map(({ document }) => document.id))],
    without: hits.map(({ segment }) => segment.id),
  });
  return [...hits, ...more.map((row) => ({ ...row, score: 0 }))];
}

/** Whoever does not know the files is told what answers, and, unless they may open them, no more than its sentences. */
function tellOfBases(
  found: readonly FileEvidence[],
  question: ReadQuestion,
  shows: ShownOfBases,
): readonly FileEvidence[] {
  if (shows === 'files') return found;
  if (shows === 'originals') return tellWhole(found, question);
  return tellExcerpts(found, question).map((one) => withoutFile(one, question.language));
}

/** Of what was found, where nobody may know how much there is. */
const sizeOf = (hits: readonly FoundHit[]): Pick<Size, 'files' | 'segments'> => ({
  files: new Set(hits.map((hit) => hit.document.id)).size,
  segments: hits.length,
});

/** The question, and together with the one before it where it may be a follow-up. */
type FileQuestion = FileScope & { questions: readonly ReadQuestion[] };

type FoundHit = Pick<SegmentHit, 'segment' | 'score'> & { document: { id: string; name: string } };
interface FoundPassages {
  hits: FoundHit[];
  embeddingFailed: boolean;
}
interface Size {
  files: number;
  segments: number;
  characters: number;
}

async function measure(context: SegmentSearchContext, scope: AllowedScope): Promise<Size> {
  if (scope.documentIds.length + scope.knowledgeBaseIds.length === 0)
    return { files: 0, segments: 0, characters: 0 };
  const [row] = await context.db
    .select({
      files: sql<number>`count(*)::integer`,
      segments: sql<number>`coalesce(sum(${document.segments}), 0)::integer`,
      characters: sql<number>`coalesce(sum(${document.characters}), 0)::integer`,
    })
    .from(document)
    .where(inScope(scope));
  return row ?? { files: 0, segments: 0, characters: 0 };
}

async function searchAtHand(
  context: SegmentSearchContext,
  asked: FileQuestion,
  scope: AllowedScope,
  size: Size,
): Promise<FoundPassages> {
  if (size.files === 0) return { hits: [], embeddingFailed: false };
  const limit = asked.documentId ? MOST_OF_DOCUMENT : MOST_OF_ATTACHED;
  const { hits, embeddingFailed } = await searchAll(context, asked, scope, limit);
  const mentioned = new Set(hits.map((hit) => hit.document.id));
  const silent = scope.documentIds.filter((id) => !mentioned.has(id)).slice(0, limit);
  const beginnings = await readBeginnings(
    context,
    narrowScope(scope, { documentIds: silent }),
    mentioned.size > 0 ? 1 : BEGINNING,
  );
  return {
    hits: [...hits.slice(0, Math.max(1, limit - beginnings.length)), ...beginnings],
    embeddingFailed,
  };
}

async function searchBases(
  context: SegmentSearchContext,
  asked: FileQuestion,
  scope: AllowedScope,
  size: Size,
): Promise<FoundPassages> {
  if (size.files === 0) return { hits: [], embeddingFailed: false };
  return await searchAll(context, asked, scope, MOST_OF_BASES);
}

/** What fits, of the documents the question names first. */
async function searchAll(
  context: SegmentSearchContext,
  asked: FileQuestion,
  scope: AllowedScope,
  limit: number,
): Promise<FoundPassages> {
  const named = await namedDocuments(context, asked, scope);
  const everywhere = await searchWithin(context, asked, scope, limit);
  if (named.size === 0) return everywhere;
  const ofNamed = await searchWithin(context, asked, scope, limit, named);
  const others = everywhere.hits.filter((hit) => !named.has(hit.document.id));
  return {
    hits: [...ofNamed.hits, ...others].slice(0, limit),
    embeddingFailed: everywhere.embeddingFailed || ofNamed.embeddingFailed,
  };
}

/** The documents of which most of the name stands in the question; none where the question names all alike. */
async function namedDocuments(
  context: SegmentSearchContext,
  { questions }: FileQuestion,
  scope: AllowedScope,
): Promise<Set<string>> {
  const names = new Map(
    (await listSearchedBatches(context.db, scope)).map((batch) => [batch.documentId, batch.documentName]),
  );
  const [question] = questions;
  const shares = [...names].map(([id, name]) => ({ id, share: nameInQuestion(question?.text ?? '', name) }));
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const named = most === 0 ? [] : shares.filter(({ share }) => share === most);
  return new Set(named.length < names.size ? named.map(({ id }) => id) : []);
}

/** What fits any of the questions; what fits several, or fits one best, comes first. */
async function searchWithin(
  context: SegmentSearchContext,
  asked: FileQuestion,
  scope: AllowedScope,
  limit: number,
  within?: ReadonlySet<string>,
): Promise<FoundPassages> {
  const results = await Promise.all(
    asked.questions.map((question) =>
      searchSegments(context, question, {
        allowed: scope,
        limit,
        ...(within ? { within } : {}),
        ...(asked.signal ? { signal: asked.signal } : {}),
      }),
    ),
  );
  const found = new Map<string, FoundHit>();
  for (const { hits } of results) {
    for (const [place, hit] of thoseThatFit(hits).entries()) {
      const score = (found.get(hit.segment.id)?.score ?? 0) + 1 / (place + 1);
      found.set(hit.segment.id, { segment: hit.segment, document: hit.document, score });
    }
  }
  return {
    hits: [...found.values()].sort((a, b) => b.score - a.score).slice(0, limit),
    embeddingFailed: results.some((result) => result.embeddingFailed),
  };
}

function thoseThatFit(hits: readonly SegmentHit[]): SegmentHit[] {
  const best = Math.max(0, ...hits.map(wordsScore));
  return hits.filter(
    (hit) =>
      hit.methods.some(({ method, rank }) => method === 'meaning' && rank <= NEAR_IN_MEANING) ||
      (hit.coverage >= COVERS_AT_LEAST && wordsScore(hit) >= best * SHARE_OF_BEST),
  );
}

const wordsScore = (hit: SegmentHit): number =>
  hit.methods.find(({ method }) => method === 'words')?.score ?? 0;

/** All segments of short files, in reading order. */
async function readWhole(context: SegmentSearchContext, scope: AllowedScope): Promise<FoundHit[]> {
  const rows = await readSegments(context, scope, MOST_SEGMENTS_WHOLE);
  const order = scope.documentIds;
  return rows.sort((a, b) => order.indexOf(a.document.id) - order.indexOf(b.document.id));
}

async function readBeginnings(
  context: SegmentSearchContext,
  scope: AllowedScope,
  eachAtMost: number,
): Promise<FoundHit[]> {
  if (scope.documentIds.length === 0) return [];
  return await readSegments(context, scope, eachAtMost);
}

/** The first segments of each document that are switched on. */
async function readSegments(
  context: SegmentSearchContext,
  scope: AllowedScope,
  eachAtMost: number,
): Promise<FoundHit[]> {
  const placed = context.db
    .select({
      id: documentSegment.id,
      place:
        sql<number>`row_number() over (partition by ${documentSegment.documentId} order by ${documentSegment.position})`.as(
          'place',
        ),
    })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(sql`${inScope(scope)} and ${documentSegment.enabled}`)
    .as('placed');
  const rows = await context.db
    .select({ segment: documentSegment, document: { id: document.id, name: document.name } })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(
      inArray(
        documentSegment.id,
        context.db.select({ id: placed.id }).from(placed).where(sql`${placed.place} <= ${eachAtMost}`),
      ),
    )
    .orderBy(asc(documentSegment.documentId), asc(documentSegment.position));
  return rows.map((row) => ({ ...row, score: 0 }));
}
