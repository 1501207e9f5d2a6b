import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { StorySource } from '@mingfa/contract/story-source';
import type { FactSource, SourcePlace } from '@mingfa/legal/drafting/fact-sheet';
import { and, asc, eq, gt } from 'drizzle-orm';
import { caseReport } from '../../../db/schema/case-report.ts';
import { conversation } from '../../../db/schema/chat.ts';
import { documentPart } from '../../../db/schema/document.ts';
import { requireReadyDocument } from '../../../engine/access/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { readBranch } from '../../chat/index.ts';

interface ToldStory {
  /** What it is called where it was read from; empty: a text. */
  title: string;
  text: string;
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
  let text = '';
  for (let after = 0; text.length <= FACT_LIMITS.characters; ) {
    const [part] = await context.db
      .select({ number: documentPart.number, blocks: documentPart.blocks })
      .from(documentPart)
      .where(and(eq(documentPart.documentId, id), gt(documentPart.number, after)))
      .orderBy(asc(documentPart.number))
      .limit(1);
    if (!part) break;
    text += part.blocks.map((block) => `${block.text}\n`).join('');
    after = part.number;
  }
  return { title: name, text, sourceOf: (place) => ({ kind: 'file', documentId: id, place }) };
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
