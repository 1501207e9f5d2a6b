import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '@mingfa/legal/judgments/case-number';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { impossibleCaseNumber } from '@mingfa/legal/judgments/impossible-case-number';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { caseNumber, caseText, legalCase } from '../../db/schema/case.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { readLaterDecisions } from '../cases/index.ts';
import type { CitedCase } from './library-reader.ts';

/** Cases of the shared library by their numbers, and the numbers that no court can have given. */
export async function resolveCases(
  context: Pick<AppContext, 'db' | 'clock'>,
  numbers: readonly string[],
): Promise<Map<string, CitedCase | 'impossible'>> {
  const resolved = new Map<string, CitedCase | 'impossible'>();
  const year = Number(todayInChina(context.clock).slice(0, 4));
  const keys = new Map<string, string>();
  for (const number of numbers) {
    const key = caseNumberKey(number);
    if (isImpossible(number, year)) resolved.set(number, 'impossible');
    else if (key) keys.set(number, key);
  }
  if (keys.size === 0) return resolved;
  const rows = await context.db
    .select({
      key: caseNumber.key,
      caseId: legalCase.id,
      title: legalCase.title,
      court: legalCase.court,
      causes: legalCase.causes,
      isDigest: sql<boolean>`${legalCase.digest} is not null`,
      text: caseText.masked,
    })
    .from(caseNumber)
    .innerJoin(legalCase, eq(legalCase.id, caseNumber.caseId))
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(
      and(
        inArray(caseNumber.key, [...keys.values()]),
        eq(caseNumber.relation, 'own'),
        isNull(legalCase.ownerId),
        eq(legalCase.state, 'ready'),
      ),
    );
  const found = new Map<string, (typeof rows)[number]>();
  for (const [number, key] of keys) {
    const same = rows.filter((row) => row.key === key);
    // Of a judgment and a correction under one number the judgment is meant: the longer.
    const held = same.find((row) => row.text.length === Math.max(...same.map((one) => one.text.length)));
    if (held) found.set(number, held);
  }
  const changed = await readLaterDecisions(
    context.db,
    [...found.values()].map(({ caseId }) => caseId),
    null,
  );
  for (const [number, held] of found) {
    const changedBy = changed.get(held.caseId);
    resolved.set(number, changedBy ? { ...held, changedBy } : held);
  }
  return resolved;
}

function isImpossible(number: string, year: number): boolean {
  const [match] = toFlatText(number).matchAll(CASE_NUMBER_PATTERN);
  const read = match && readCaseNumberMatch(match);
  return !!read && impossibleCaseNumber(read, year) !== null;
}
