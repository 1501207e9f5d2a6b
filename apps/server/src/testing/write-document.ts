import type { DocumentState } from '@mingfa/contract/document-content';
import { user } from '../db/schema/account.ts';
import { document, documentSegment, knowledgeBase } from '../db/schema/document.ts';
import type { AppContext } from '../ports/app-context.ts';

type DocumentRow = typeof document.$inferSelect;
type SegmentRow = typeof documentSegment.$inferSelect;

const SETTINGS = { segmentLength: 600, recognition: 'auto', includeHeadings: true } as const;

/** A person for rows that belong to somebody. */
export async function writePerson(context: AppContext): Promise<string> {
  const id = context.ids.make('user');
  await context.db.insert(user).values({ id, role: 'user', createdAt: context.clock.now() });
  return id;
}

/** An empty knowledge base. */
export async function writeKnowledgeBase(
  context: AppContext,
  ownerId: string,
  change: Partial<typeof knowledgeBase.$inferInsert> = {},
): Promise<string> {
  const id = context.ids.make('knowledgeBase');
  const now = context.clock.now();
  await context.db
    .insert(knowledgeBase)
    .values({ id, ownerId, name: '案卷', settings: SETTINGS, createdAt: now, updatedAt: now, ...change });
  return id;
}

/** A document that was read, with a segment for each text, as the pipeline leaves it before the index. */
export async function writeDocument(
  context: AppContext,
  input: {
    ownerId: string;
    texts: readonly (string | Partial<SegmentRow>)[];
    knowledgeBaseId?: string | null;
    name?: string;
    state?: DocumentState;
    origin?: DocumentRow['origin'];
    change?: Partial<typeof document.$inferInsert>;
  },
): Promise<{ documentId: string; segmentIds: string[] }> {
  const documentId = context.ids.make('document');
  await context.db.insert(document).values({
    id: documentId,
    ownerId: input.ownerId,
    origin: input.origin ?? (input.knowledgeBaseId ? 'knowledge' : 'reading'),
    knowledgeBaseId: input.knowledgeBaseId ?? null,
    name: input.name ?? '合同.docx',
    fileKey: documentId,
    bytes: 1,
    sha256: '0'.repeat(64),
    settings: SETTINGS,
    state: input.state ?? 'ready',
    stage: 'indexed',
    segments: input.texts.length,
    parts: input.texts.length,
    createdAt: context.clock.now(),
    ...input.change,
  });
  const segmentIds = await writeSegments(context, documentId, input.texts);
  return { documentId, segmentIds };
}

/** Segments of a document from `from` on; page n holds the nth. */
export async function writeSegments(
  context: AppContext,
  documentId: string,
  texts: readonly (string | Partial<SegmentRow>)[],
  from = 0,
): Promise<string[]> {
  const rows = texts.map((text, index) => ({
    id: context.ids.make('segment'),
    documentId,
    position: from + index,
    text: '',
    label: `第 ${from + index + 1} 页`,
    headingPath: [],
    page: from + index + 1,
    pageEnd: from + index + 1,
    boxes: [],
    origin: 'parsed' as const,
    ...(typeof text === 'string' ? { text } : text),
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await context.db.insert(documentSegment).values(rows.slice(start, start + 500));
  }
  return rows.map((row) => row.id);
}
