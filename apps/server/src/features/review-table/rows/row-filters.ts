import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table-content';
import type { ReviewRowFilter } from '@mingfa/contract/review-table-content';
import { and, asc, desc, exists, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { document } from '../../../db/schema/document.ts';
import { reviewCell, reviewRow } from '../../../db/schema/review-table.ts';
import { deviates, type Target } from '../cells/deviations.ts';

/** Rows whose cell of a column stands as a filter asks. */
export function rowFilter(
  db: DatabaseOrTransaction,
  { columnId, states, groups, deviating, disagreeing, checked }: ReviewRowFilter,
  targets: readonly Target[],
): SQL {
  const is = (wanted: boolean | undefined, condition: SQL): SQL | undefined =>
    wanted === undefined ? undefined : wanted ? condition : sql`not (${condition})`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(reviewCell)
      .where(
        and(
          sql`${reviewCell.rowId} = ${reviewRow.id}`,
          sql`${reviewCell.columnId} = ${columnId}`,
          states && sql`${reviewCell.state} = any(${sql.param(states)}::text[])`,
          groups && sql`${reviewCell.group} = any(${sql.param(groups)}::text[])`,
          is(deviating, deviates(targets)),
          is(disagreeing, sql`${reviewCell.disagrees}`),
          is(checked, sql`${reviewCell.checkedAt} is not null`),
        ),
      ),
  );
}

/** The order of rows: as they were added, by the document's name, or by the values of a column, those without one last. */
export function rowOrder(sort: EndpointInput<typeof contract.listReviewRows>['sort']): SQL[] {
  const asAdded = [asc(reviewRow.position), asc(reviewRow.id)];
  if (!sort) return asAdded;
  const way = sort.descending ? desc : asc;
  if (sort.by === 'name') return [way(document.name), ...asAdded];
  const of = (what: SQL) =>
    sql`(select ${what} from ${reviewCell} where ${reviewCell.rowId} = ${reviewRow.id} and ${reviewCell.columnId} = ${sort.by})`;
  return [
    desc(of(sql`${reviewCell.state} = 'found'`)),
    sql`${way(of(sql`${reviewCell.sortNumber}`))} nulls last`,
    way(of(sql`${reviewCell.words}`)),
    ...asAdded,
  ];
}
