import { type CaseTier, isProcuratorateCase, tierOfCase } from '@mingfa/legal/judgments/case-tier';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { CaseColumn, CaseIndex } from '../../../engine/cases/index.ts';
import { readPublishers } from '../read-publishers.ts';

/** Of more typical cases than these the publisher is not read: they count as outside the order. */
const MOST_TYPICAL = 2000;

/** The tier of each of some rows of the index, seen from a hearing court. */
export async function tiersOfRows(
  db: DatabaseOrTransaction,
  index: CaseIndex,
  rows: readonly number[],
  courts: HearingCourts,
): Promise<CaseTier[]> {
  const { authority, level, region, court } = index.columns;
  const typical = rows.filter((row) => fieldOf(authority, row) === 'typical').slice(0, MOST_TYPICAL);
  const publishers = await readPublishers(
    db,
    typical.map((row) => index.ids[row] as string),
  );
  const ownNumbers = new Map(
    [...index.ownNumbers]
      .filter(([ownNumber]) => isProcuratorateCase({ ownNumber }))
      .map(([own, row]) => [row, own]),
  );
  return rows.map((row) =>
    tierOfCase(
      {
        authority: fieldOf(authority, row) ?? 'ordinary',
        level: fieldOf(level, row),
        region: fieldOf(region, row),
        court: fieldOf(court, row),
        ownNumber: ownNumbers.get(row) ?? null,
        publisher: publishers.get(index.ids[row] as string) ?? null,
      },
      courts,
    ),
  );
}

const fieldOf = <Value extends string>({ values, codes }: CaseColumn<Value>, row: number): Value | null => {
  const code = codes[row] as number;
  return code === 0 ? null : (values[code] as Value);
};
