import {
  CASE_NUMBER_PATTERN,
  type CaseNumber,
  readCaseNumberMatch,
} from '@mingfa/legal/judgments/case-number';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseNumber } from '../../../db/schema/case.ts';
import type { CaseIndex } from '../../cases/index.ts';

/** A number that somebody looks for: a court's, or one that a guiding or 入库 case has of its own. */
export type SoughtNumber =
  | { kind: 'court'; number: CaseNumber; key: string }
  | { kind: 'own'; number: string };

const GUIDING = /^(?:最高人民法院|最高法)?指导性?案例第?(\d{1,4})号?$/;
const PROSECUTORS = /^(?:最高人民检察院|最高检)?(?:指导性案例)?检例第?(\d{1,4})号$/;
const REGISTERED = /^\d{4}-\d{1,2}-\d-\d{3}-\d{3}$/;

/** Reads a text that is wholly one number, in any usual writing; null when it is anything else. */
export function readSoughtNumber(text: string): SoughtNumber | null {
  if (text.length > 100) return null;
  const flat = toFlatText(text)
    .replace(/[〔【]/g, '(')
    .replace(/[〕】]/g, ')')
    .trim();
  const compact = flat.replace(/\s/g, '');
  const guiding = GUIDING.exec(compact)?.[1];
  if (guiding) return { kind: 'own', number: `指导性案例${Number(guiding)}号` };
  const prosecutors = PROSECUTORS.exec(compact)?.[1];
  if (prosecutors) return { kind: 'own', number: `检例第${Number(prosecutors)}号` };
  if (REGISTERED.test(compact)) return { kind: 'own', number: compact };
  const bracketed = flat.replace(/^((?:19|20)\d{2}) *(?=[\u4e00-\u9fff])/, '($1)');
  const match = [...bracketed.matchAll(CASE_NUMBER_PATTERN)][0];
  if (!match || match[0].trim() !== bracketed) return null;
  const number = readCaseNumberMatch(match);
  const key = number && caseNumberKey(number.number);
  return number && key ? { kind: 'court', number, key } : null;
}

/** Rows of the cases that have the number: those whose own it is first, then those that name it as an earlier decision's. */
export async function rowsOfNumber(db: Database, index: CaseIndex, sought: SoughtNumber): Promise<number[]> {
  if (sought.kind === 'own') {
    const row = index.ownNumbers.get(sought.number);
    return row === undefined ? [] : [row];
  }
  const found = await db
    .select({ caseId: caseNumber.caseId, relation: caseNumber.relation })
    .from(caseNumber)
    .where(eq(caseNumber.key, sought.key));
  const ordered = [...found.filter((one) => one.relation === 'own'), ...found];
  const rows = ordered.map(({ caseId }) => index.rows.get(caseId)).filter((row) => row !== undefined);
  return [...new Set(rows)];
}
