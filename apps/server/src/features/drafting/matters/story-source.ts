import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { TimeRange } from '@mingfa/contract/evidence';
import type { StorySource } from '@mingfa/contract/story-source';
import type { FactSource, SourcePlace } from '@mingfa/legal/drafting/fact-sheet';
import { and, asc, eq, gt } from 'drizzle-orm';
import { caseReport } from '../../../db/schema/case-report.ts';
import { conversation } from '../../../db/schema/chat.ts';
import { documentPart } from '../../../db/schema/document.ts';
import { recording } from '../../../db/schema/recording.ts';
import { requireReadyDocument } from '../../../engine/access/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { readBranch } from '../../chat/index.ts';

interface ToldStory {
  /** What it is called where it was read from; empty: a text. */
  title: string;
  text: string;
  /** It was said in a recording: a line is a turn, with who spoke in front. */
  isSpoken?: boolean;
  /** Where a place of the text is in what it was read from. */
  sourceOf(place: SourcePlace): FactSource;
}

/** What somebody told, with where each place of it came from. @throws AppError `not_found`, `file_not_ready` */
export function readStorySource(context: RequestContext, from: StorySource): Promise<ToldStory> {
  switch (from.kind) {
    case 'text':
      return Promise.resolve({ title: '', text: from.text, sourceOf: (place) => ({ kind: 'story', place }) });
    case 'document':
      return readDocument(context, from.documentId);
    case 'conversation':
      return readConversation(context, from.conversationId);
    case 'report':
      return readReport(context, from.reportId);
  }
}

/** The words of a file, as far as a story is read; a place is one in them. */
async function readDocument(context: RequestContext, documentId: string): Promise<ToldStory> {
  const { id, name } = await requireReadyDocument(context, documentId);
  const spoken: { start: number; time: TimeRange }[] = [];
  let text = '';
  for (let after = 0; text.length <= FACT_LIMITS.characters; ) {
    const [part] = await context.db
      .select({ number: documentPart.number, blocks: documentPart.blocks })
      .from(documentPart)
      .where(and(eq(documentPart.documentId, id), gt(documentPart.number, after)))
      .orderBy(asc(documentPart.number))
      .limit(1);
    if (!part) break;
    for (const { text: words, time } of part.blocks) {
      if (time) spoken.push({ start: text.length, time });
      text += `${words}\n`;
    }
    after = part.number;
  }
  const recordingId = spoken.length > 0 ? await recordingOf(context, id) : null;
  return {
    title: name,
    text,
    isSpoken: spoken.length > 0,
    sourceOf(place) {
      const from = spoken.findLast(({ start }) => start <= place.start);
      const to = spoken.findLast(({ start }) => start < place.end) ?? from;
      const time = from && to && { ...from.time, endMs: Math.max(from.time.endMs, to.time.endMs) };
      return {
        ...{ kind: 'file', documentId: id, place },
        ...(time ? { time } : {}),
        ...(recordingId === null ? {} : { recordingId }),
      };
    },
  };
}

/** The recording whose transcript a document is; null for a copy, which does not know it. */
async function recordingOf({ db, caller }: RequestContext, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: recording.id })
    .from(recording)
    .where(and(eq(recording.documentId, documentId), eq(recording.ownerId, caller.userId)));
  return row?.id ?? null;
}

/** What the caller said in a conversation of theirs, on the branch that is shown. */
async function readConversation({ db, caller }: RequestContext, conversationId: string): Promise<ToldStory> {
  const [row] = await db
    .select({ leaf: conversation.leafMessageId, title: conversation.title })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), eq(conversation.ownerId, caller.userId)));
  if (!row) throw new AppError('not_found');
  const said: { messageId: string; start: number }[] = [];
  let text = '';
  for (const message of await readBranch(db, row.leaf)) {
    if (message.role !== 'user') continue;
    said.push({ messageId: message.id, start: text.length });
    text += `${message.text}\n`;
  }
  return {
    title: row.title,
    text,
    sourceOf(place) {
      const at = said.findLast(({ start }) => start <= place.start) ?? { messageId: '', start: 0 };
      const within = { ...place, start: place.start - at.start, end: place.end - at.start };
      return { kind: 'conversation', conversationId, messageId: at.messageId, place: within };
    },
  };
}

/** What the author of a similar-case report wrote of the pending case. */
async function readReport({ db, caller }: RequestContext, reportId: string): Promise<ToldStory> {
  const [row] = await db
    .select({ title: caseReport.title, pending: caseReport.pending })
    .from(caseReport)
    .where(and(eq(caseReport.id, reportId), eq(caseReport.ownerId, caller.userId)));
  if (!row) throw new AppError('not_found');
  const { causes, hearingCourt, number, facts, claims } = row.pending;
  const text = [...causes, hearingCourt, number, facts, claims].filter(Boolean).join('\n');
  return { title: row.title, text, sourceOf: (place) => ({ kind: 'story', place }) };
}
