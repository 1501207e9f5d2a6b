import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '@mingfa/legal/judgments/case-number';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { impossibleCaseNumber } from '@mingfa/legal/judgments/impossible-case-number';
import type { Disposal } from '@mingfa/legal/judgments/judgment-reading';
import { findMalformedNumbers } from '@mingfa/legal/judgments/malformed-case-number';
import { findOwnNumbers, isImpossibleOwnNumber } from '@mingfa/legal/judgments/own-number';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { caseNumber, caseText, legalCase } from '../../db/schema/case.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { readLaterDecisions } from '../cases/index.ts';
import type { CitedCase } from './library-reader.ts';

/**
 * Cases by their numbers, of the shared library and of the asker's own, and the numbers that no court can have given. Where both hold
 * one, the shared is meant: everybody reads the same there.
 * @param askedBy nobody's own without it
 * @param writtenOn the day of the text that cites them, where that is not today: it knows no case of a later year
 */
export async function resolveCases(
  context: Pick<AppContext, 'db' | 'clock'>,
  numbers: readonly string[],
  askedBy: string | null = null,
  writtenOn: string | null = null,
): Promise<Map<string, CitedCase | 'impossible'>> {
  const resolved = new Map<string, CitedCase | 'impossible'>();
  const today = todayInChina(context.clock);
  const year = Number((writtenOn !== null && writtenOn < today ? writtenOn : today).slice(0, 4));
  const keys = new Map<string, string>();
  const own = new Map<string, string>();
  for (const number of numbers) {
    const key = caseNumberKey(number);
    const [ownNumber] = findOwnNumbers(number);
    if (isImpossible(number, year)) resolved.set(number, 'impossible');
    else if (key) keys.set(number, key);
    else if (ownNumber) own.set(number, ownNumber.number);
  }
  if (keys.size > 0) await resolveCourtNumbers(context, { resolved, keys, askedBy });
  if (own.size > 0) await resolveOwnNumbers(context, { resolved, own, askedBy });
  return resolved;
}

type Resolved = Map<string, CitedCase | 'impossible'>;

const CITED = {
  caseId: legalCase.id,
  title: legalCase.title,
  court: legalCase.court,
  causes: legalCase.causes,
  isDigest: sql<boolean>`${legalCase.digest} is not null`,
  isOwn: sql<boolean>`${legalCase.ownerId} is not null`,
  decidedOn: sql<string | null>`coalesce(${legalCase.decidedOn}::text, ${legalCase.decidedIn})`,
  disposal: sql<Disposal[]>`${legalCase.disposal}`,
  sections: caseText.sections,
  text: caseText.masked,
};

const readableBy = (askedBy: string | null) =>
  and(
    or(isNull(legalCase.ownerId), askedBy === null ? undefined : eq(legalCase.ownerId, askedBy)),
    eq(legalCase.state, 'ready'),
  );

async function resolveCourtNumbers(
  { db }: Pick<AppContext, 'db'>,
  { resolved, keys, askedBy }: { resolved: Resolved; keys: Map<string, string>; askedBy: string | null },
): Promise<void> {
  const rows = await db
    .select({ key: caseNumber.key, ...CITED })
    .from(caseNumber)
    .innerJoin(legalCase, eq(legalCase.id, caseNumber.caseId))
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(
      and(inArray(caseNumber.key, [...keys.values()]), eq(caseNumber.relation, 'own'), readableBy(askedBy)),
    );
  const found = new Map<string, (typeof rows)[number]>();
  for (const [number, key] of keys) {
    const held = meantOf(rows.filter((row) => row.key === key));
    if (held) found.set(number, held);
  }
  const changed = await readLaterDecisions(
    db,
    [...found.values()].map(({ caseId }) => caseId),
    askedBy,
  );
  for (const [number, held] of found) {
    const changedBy = changed.get(held.caseId);
    resolved.set(number, changedBy ? { ...held, changedBy } : held);
  }
}

async function resolveOwnNumbers(
  { db }: Pick<AppContext, 'db'>,
  { resolved, own, askedBy }: { resolved: Resolved; own: Map<string, string>; askedBy: string | null },
): Promise<void> {
  const rows = await db
    .select({ ownNumber: legalCase.ownNumber, ...CITED })
    .from(legalCase)
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(and(inArray(legalCase.ownNumber, [...own.values()]), readableBy(askedBy)));
  for (const [number, ownNumber] of own) {
    const held = meantOf(rows.filter((row) => row.ownNumber === ownNumber));
    if (held) resolved.set(number, held);
  }
}

/** Of a judgment and a correction under one number the judgment is meant: the longer. Shared ones go before the asker's own. */
function meantOf<Row extends CitedCase & { isOwn: boolean }>(all: readonly Row[]): Row | undefined {
  const shared = all.filter(({ isOwn }) => !isOwn);
  const same = shared.length > 0 ? shared : all;
  return same.toSorted((a, b) => b.text.length - a.text.length)[0];
}

/** Whether no court can have given a number by a year. */
export function isImpossible(number: string, year: number): boolean {
  const [own] = findOwnNumbers(number);
  if (own && caseNumberKey(number) === null) return isImpossibleOwnNumber(own, year);
  const flat = toFlatText(number);
  const [match] = flat.matchAll(CASE_NUMBER_PATTERN);
  const read = match && readCaseNumberMatch(match);
  if (read && impossibleCaseNumber(read, year) !== null) return true;
  const [malformed] = findMalformedNumbers(flat);
  return malformed !== undefined && malformed.end - malformed.start === flat.trim().length;
}
