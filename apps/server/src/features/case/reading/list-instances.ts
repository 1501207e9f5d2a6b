import type { CaseDetail } from '@mingfa/contract/case';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { caseNumber, legalCase } from '../../../db/schema/case.ts';
import { numberOfLater, readLaterDocuments } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeCase } from '../describe-case.ts';
import { readReadable } from '../read-readable.ts';
import { type CaseRow, mayBeReadBy } from '../require-case.ts';

/** Earlier decisions that the case names, and later ones that name it, with what these did to it. */
export async function listInstances(
  context: Pick<RequestContext, 'db' | 'caller'>,
  row: Pick<CaseRow, 'id' | 'ownerId'>,
): Promise<CaseDetail['instances']> {
  const { db } = context;
  const earlier = await db
    .select()
    .from(caseNumber)
    .where(and(eq(caseNumber.caseId, row.id), eq(caseNumber.relation, 'earlier')));
  const heldEarlier = await readByNumber(
    context,
    earlier.map(({ key }) => key),
    row.id,
  );
  const later = (await readLaterDocuments(db, [row.id])).get(row.id) ?? [];
  const summaries = await readReadable(
    context,
    later.map(({ id }) => id),
  );
  return [
    ...earlier.map(({ key, number }) => {
      const held = heldEarlier.find((one) => one.key === key)?.held;
      return { number, relation: 'earlier' as const, held: held ? describeCase(held) : null, disposal: [] };
    }),
    ...later.flatMap((one) => {
      const held = summaries.get(one.id);
      return held
        ? [{ number: numberOfLater(one), relation: 'later' as const, held, disposal: one.disposal }]
        : [];
    }),
  ];
}

/** Cases that have one of some numbers as their own, of those that the caller may read. */
async function readByNumber(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  keys: readonly string[],
  except: string,
): Promise<{ key: string; held: CaseRow }[]> {
  if (keys.length === 0) return [];
  return db
    .select({ key: caseNumber.key, held: legalCase })
    .from(caseNumber)
    .innerJoin(legalCase, eq(legalCase.id, caseNumber.caseId))
    .where(
      and(
        inArray(caseNumber.key, [...keys]),
        eq(caseNumber.relation, 'own'),
        ne(caseNumber.caseId, except),
        mayBeReadBy(caller),
      ),
    );
}
