import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/web-page';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { webPage } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describePage } from './describe-page.ts';

/** Pages the caller kept, newest first; `q` stands in the title, the source or the address. */
export async function listPages(
  context: RequestContext,
  input: EndpointInput<typeof contract.listWebPages>,
): Promise<EndpointOutput<typeof contract.listWebPages>> {
  const { page, pageSize, q } = input;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const condition = and(
    eq(webPage.ownerId, context.caller.userId),
    q === ''
      ? undefined
      : or(ilike(webPage.title, like), ilike(webPage.source, like), ilike(webPage.finalAddress, like)),
  );
  const total = await context.db.$count(webPage, condition);
  const rows = await context.db
    .select()
    .from(webPage)
    .where(condition)
    .orderBy(desc(webPage.fetchedAt), desc(webPage.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(describePage), total, page, pageSize };
}
