import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import type { CaseIndex } from '../../../engine/cases/index.ts';
import type { WordClause } from '../../../engine/retrieval/index.ts';
import { bestRows } from './order-rows.ts';

/** So many of the best are looked through; in the others all pairs of its characters stand in one part, which nearly always is the phrase. */
const MOST_LOOKED_THROUGH = 300;
/** Once so many hold it, the pages that anybody reads are sure. */
const ENOUGH_HOLDING = 100;
const LOOKED_AT_ONCE = 50;

/** Takes out what does not hold the phrases word for word. Only for questions without a choice (OR), whose cases need not hold all. */
export async function holdPhrases(
  db: Database,
  index: CaseIndex,
  clauses: readonly WordClause[],
  { matched, failed, scores }: { matched: Uint8Array; failed: Uint16Array; scores: Float32Array },
): Promise<void> {
  const [only] = clauses;
  if (clauses.length !== 1 || !only) return;
  const phrases = only.required.filter((word) => word.isPhrase && word.terms.length > 1);
  if (phrases.length === 0) return;
  const rows: number[] = [];
  for (let row = 0; row < index.size; row += 1) if (matched[row] && failed[row] === 0) rows.push(row);
  const best = bestRows(rows, scores, MOST_LOOKED_THROUGH);
  const holds = phrases.map(
    ({ text }) => sql`(strpos(${caseText.masked}, ${text}) > 0 or strpos(${legalCase.title}, ${text}) > 0)`,
  );
  let holding = 0;
  for (let at = 0; at < best.length && holding < ENOUGH_HOLDING; at += LOOKED_AT_ONCE) {
    const looked = best.slice(at, at + LOOKED_AT_ONCE);
    const ids = looked.map((row) => index.ids[row] as string);
    const found = await db
      .select({ id: caseText.caseId })
      .from(caseText)
      .innerJoin(legalCase, sql`${legalCase.id} = ${caseText.caseId}`)
      .where(sql`${caseText.caseId} = any(${sql.param(ids)}::text[]) and ${sql.join(holds, sql` and `)}`);
    const held = new Set(found.map((row) => row.id));
    for (const row of looked) if (!held.has(index.ids[row] as string)) matched[row] = 0;
    holding += held.size;
  }
}
