import type * as contract from '@mingfa/contract/comment-report';
import type { ReportedComment } from '@mingfa/contract/comment-report';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, ilike, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { clone, cloneComment, cloneCommentReport } from '../../../db/schema/clone.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { containing } from '../../../runtime/containing.ts';
import { maskName } from '../../../runtime/mask-name.ts';

const REASONS_SHOWN = 5;

/** Comments that were reported, the last report first; what their writers deleted is not among them. */
export async function listReportedComments(
  { db }: AppContext,
  { q, state, page, pageSize }: EndpointInput<typeof contract.listReportedComments>,
): Promise<EndpointOutput<typeof contract.listReportedComments>> {
  const named = db
    .select({ id: clone.id })
    .from(clone)
    .where(ilike(clone.name, containing(q)));
  const fitting = and(
    isNotNull(cloneComment.reportState),
    ne(cloneComment.state, 'deleted'),
    state ? eq(cloneComment.reportState, state) : undefined,
    q === '' ? undefined : or(ilike(cloneComment.text, containing(q)), inArray(cloneComment.cloneId, named)),
  );
  const newest = [desc(cloneComment.reportedAt), desc(cloneComment.id)];
  // Names are looked up for the page alone.
  const ofPage = db
    .select({ id: cloneComment.id })
    .from(cloneComment)
    .where(fitting)
    .orderBy(...newest)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await db
    .select({ comment: cloneComment, cloneName: clone.name, author: user.nickname })
    .from(cloneComment)
    .innerJoin(clone, eq(clone.id, cloneComment.cloneId))
    .leftJoin(user, eq(user.id, cloneComment.authorId))
    .where(inArray(cloneComment.id, ofPage))
    .orderBy(...newest);
  const reports = await reportsOf(
    db,
    rows.map(({ comment }) => comment.id),
  );
  const items = rows.map(({ comment, cloneName, author }): ReportedComment => {
    const { count = 0, reasons = [] } = reports.get(comment.id) ?? {};
    return {
      commentId: comment.id,
      appId: comment.cloneId,
      cloneName,
      text: comment.text,
      author: author ? maskName(author) : '',
      reports: count,
      reasons,
      state: comment.reportState ?? 'waiting',
      decision: comment.reportState === 'hidden' ? comment.reason : comment.reportDecision,
      createdAt: comment.createdAt.toISOString(),
      reportedAt: (comment.reportedAt ?? comment.createdAt).toISOString(),
    };
  });
  return { items, total: await db.$count(cloneComment, fitting), page, pageSize };
}

async function reportsOf(db: AppContext['db'], commentIds: readonly string[]) {
  if (commentIds.length === 0) return new Map<string, { count: number; reasons: string[] }>();
  const rows = await db
    .select({
      id: cloneCommentReport.commentId,
      count: sql<number>`count(*)::int`,
      reasons: sql<
        string[]
      >`(array_agg(${cloneCommentReport.reason} order by ${cloneCommentReport.createdAt} desc))[1:${sql.raw(String(REASONS_SHOWN))}]`,
    })
    .from(cloneCommentReport)
    .where(inArray(cloneCommentReport.commentId, [...commentIds]))
    .groupBy(cloneCommentReport.commentId);
  return new Map(rows.map((row) => [row.id, row]));
}
