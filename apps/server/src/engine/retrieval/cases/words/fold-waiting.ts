import { asc, eq, inArray } from 'drizzle-orm';
import { caseText, legalCase } from '../../../../db/schema/case.ts';
import { caseSearchChunk, caseSearchEntry } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { breather } from '../../../breathe.ts';
import { caseTerms } from './case-terms.ts';
import { clearChunk } from './clear-chunks.ts';
import { HitCollector } from './encode-hits.ts';
import type { CountedTerms, WaitingTerms } from './waiting-terms.ts';
import { ChunkWriter } from './write-chunk.ts';

type FoldContext = Pick<AppContext, 'db' | 'clock'>;

/** Cases of one chunk: all their postings are in memory once, some 25 kB each. */
const CASES_OF_CHUNK = 1100;
/** Cases that leave the table of those that wait in one statement. */
const ENTRIES_AT_ONCE = 250;

/** Writes the terms of cases that wait into the postings, chunk by chunk. */
export async function foldWaiting(
  context: FoldContext,
  waiting: WaitingTerms,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const rows = await context.db
      .select({ caseId: caseSearchEntry.caseId, number: caseSearchEntry.number })
      .from(caseSearchEntry)
      .where(eq(caseSearchEntry.folded, false))
      .orderBy(asc(caseSearchEntry.number))
      .limit(CASES_OF_CHUNK);
    if (rows.length === 0) return;
    await foldSome(context, waiting, rows);
    waiting.clear();
  }
}

async function foldSome(
  context: FoldContext,
  waiting: WaitingTerms,
  rows: readonly { caseId: string; number: number }[],
): Promise<void> {
  const numbers = rows.map((row) => row.number);
  const breathe = breather();
  const cases: { number: number; counted: CountedTerms }[] = [];
  for (const { caseId, number } of rows) {
    const counted = waiting.get(number) ?? (await countFromText(context, waiting, caseId));
    if (counted) cases.push({ number, counted });
    await breathe();
  }
  const chunk = await ChunkWriter.begin(context, rows.length);
  const { starts, order } = orderByTerm(cases, waiting.terms.length);
  const collector = new HitCollector();
  for (const terms of inOrder(waiting.terms)) {
    for (const term of terms) {
      const [from, to] = [starts[term] as number, starts[term + 1] as number];
      if (from === to) continue;
      for (let at = from; at < to; at += 1) {
        const one = cases[order.cases[at] as number] as (typeof cases)[number];
        collector.add(one.number, order.counts[at] as number);
      }
      await chunk.add(waiting.terms[term] as string, [collector.take()]);
    }
    await breathe();
  }
  await chunk.end();
  if (!(await publish(context.db, chunk.number, numbers))) await clearChunk(context.db, chunk.number);
}

/** Of a case that another process wrote, or this one before it was stopped. */
async function countFromText(
  { db }: FoldContext,
  waiting: WaitingTerms,
  caseId: string,
): Promise<CountedTerms | null> {
  const [row] = await db
    .select({
      title: legalCase.title,
      court: legalCase.court,
      causes: legalCase.causes,
      text: caseText.masked,
      sections: caseText.sections,
    })
    .from(legalCase)
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(eq(legalCase.id, caseId));
  return row ? waiting.count(caseTerms(row)) : null;
}

/** Where each term stands: its cases, by their place in the list, from `starts[term]` to `starts[term + 1]`. */
function orderByTerm(cases: readonly { counted: CountedTerms }[], termCount: number) {
  const starts = new Uint32Array(termCount + 2);
  for (const { counted } of cases)
    for (const term of counted.terms) starts[term + 2] = (starts[term + 2] as number) + 1;
  for (let term = 2; term < starts.length; term += 1)
    starts[term] = (starts[term] as number) + (starts[term - 1] as number);
  const all = starts[termCount + 1] as number;
  const order = { cases: new Uint16Array(all), counts: new Uint32Array(all) };
  for (const [place, { counted }] of cases.entries()) {
    for (const [at, term] of counted.terms.entries()) {
      const to = starts[term + 1] as number;
      order.cases[to] = place;
      order.counts[to] = counted.counts[at] as number;
      starts[term + 1] = to + 1;
    }
  }
  return { starts, order };
}

/** The numbers of terms in the order of the terms, those of one first character at a time: sorting all at once would hold everybody up. */
function* inOrder(terms: readonly string[]): Generator<number[]> {
  const byFirst = new Map<number, number[]>();
  for (const [number, term] of terms.entries()) {
    const first = term.charCodeAt(0);
    const known = byFirst.get(first);
    if (known) known.push(number);
    else byFirst.set(first, [number]);
  }
  for (const first of [...byFirst.keys()].sort((a, b) => a - b)) {
    const some = byFirst.get(first) as number[];
    yield some.sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
  }
}

/** @returns false when another process folded some of these cases meanwhile: then its chunk counts */
function publish(db: FoldContext['db'], chunk: number, numbers: readonly number[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const parts = Array.from({ length: Math.ceil(numbers.length / ENTRIES_AT_ONCE) }, (_, at) =>
      inArray(caseSearchEntry.number, numbers.slice(at * ENTRIES_AT_ONCE, (at + 1) * ENTRIES_AT_ONCE)),
    );
    for (const some of parts) {
      // A case that was taken out meanwhile, perhaps to come again, has no entry of this number any more.
      const held = await tx
        .select({ folded: caseSearchEntry.folded })
        .from(caseSearchEntry)
        .where(some)
        .for('update');
      if (held.some((entry) => entry.folded)) return false;
    }
    for (const some of parts) await tx.update(caseSearchEntry).set({ folded: true }).where(some);
    await tx.update(caseSearchChunk).set({ visible: true }).where(eq(caseSearchChunk.number, chunk));
    return true;
  });
}
