import type { CaseDetail } from '@mingfa/contract/case';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { caseNumber, legalCase } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeCase } from '../describe-case.ts';
import { type CaseRow, mayBeReadBy } from '../require-case.ts';

/** Earlier decisions that the case names, and later ones that name it, with what these did to it. */
export async function listInstances(
  context: Pick<RequestContext, 'db' | 'caller'>,
  row: Pick<CaseRow, 'id' | 'ownerId'>,
): Promise<CaseDetail['instances']> {
  const { db, caller } = context;
  const numbers = await db.select().from(caseNumber).where(eq(caseNumber.caseId, row.id));
  if (numbers.length === 0) return [];
  const keysOf = (relation: 'own' | 'earlier') =>
    numbers.filter((one) => one.relation === relation).map((one) => one.key);
  const read = async (keys: string[], relation: 'own' | 'earlier') =>
    keys.length === 0
      ? []
      : db
          .select({ key: caseNumber.key, held: legalCase })
          .from(caseNumber)
          .innerJoin(legalCase, eq(legalCase.id, caseNumber.caseId))
          .where(
            and(
              inArray(caseNumber.key, keys),
              eq(caseNumber.relation, relation),
              ne(caseNumber.caseId, row.id),
              mayBeReadBy(caller),
            ),
          );
  const heldEarlier = await read(keysOf('earlier'), 'own');
  const later = await read(keysOf('own'), 'earlier');
  const earlier = numbers.filter((one) => one.relation === 'earlier');
  return [
    ...earlier.map(({ key, number }) => {
      const held = heldEarlier.find((one) => one.key === key)?.held;
      return { number, relation: 'earlier' as const, held: held ? describeCase(held) : null, disposal: [] };
    }),
    ...new Map(
      later.map(({ held }) => [
        held.id,
        {
          number: held.number ?? held.ownNumber ?? held.title,
          relation: 'later' as const,
          held: describeCase(held),
          disposal: held.disposal,
        },
      ]),
    ).values(),
  ];
}
