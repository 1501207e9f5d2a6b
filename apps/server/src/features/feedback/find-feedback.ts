import type { FeedbackKind, FeedbackState } from '@mingfa/contract/feedback';
import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { feedback } from '../../db/schema/feedback.ts';
import { containing } from '../../runtime/containing.ts';

export interface FeedbackFilters {
  kind?: FeedbackKind | undefined;
  state?: FeedbackState | undefined;
  /** Empty: whatever was written. */
  q: string;
}

const FOUND_MAX = 2000;

/** The condition of a filter. What holds all pairs of letters comes from the index, and is looked at then. */
export function fits({ kind, state, q }: FeedbackFilters): SQL | undefined {
  const written = ilike(feedback.text, containing(q));
  const found = sql`(with held as materialized (select ${feedback.id} as id from ${feedback}
    where text_pairs(${feedback.text}) @> text_pairs(${q}) and ${written}
    order by ${feedback.createdAt} desc limit ${FOUND_MAX}) select id from held)`;
  return and(
    kind ? eq(feedback.kind, kind) : undefined,
    state ? eq(feedback.state, state) : undefined,
    q === '' ? undefined : inArray(feedback.id, found),
  );
}
