import type { FeedbackKind, FeedbackState } from '@mingfa/contract/feedback';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { findByWords } from '../../db/find-by-words.ts';
import { feedback } from '../../db/schema/feedback.ts';

export interface FeedbackFilters {
  kind?: FeedbackKind | undefined;
  state?: FeedbackState | undefined;
  /** Empty: whatever was written. */
  q: string;
}

/** The condition of a filter. Of what is searched for the newest that fit are found. */
export async function fits(db: Database, { kind, state, q }: FeedbackFilters): Promise<SQL | undefined> {
  const among = and(
    kind ? eq(feedback.kind, kind) : undefined,
    state ? eq(feedback.state, state) : undefined,
  );
  if (q === '') return among;
  const found = await findByWords(db, q, {
    table: feedback,
    id: sql`${feedback.id}`,
    words: sql`${feedback.text}`,
    newest: sql`${feedback.createdAt} desc, ${feedback.id} desc`,
    among,
  });
  return sql`${feedback.id} = any(${sql.param(found)}::text[])`;
}
