import { type CasePublisher, readPublisher } from '@mingfa/legal/judgments/case-tier';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseSource, caseText, legalCase } from '../../db/schema/case.ts';
import type { CaseIndex } from '../../engine/cases/index.ts';

const CASES_AT_ONCE = 500;
/** A collection is named after who published it: 最高人民法院劳动争议典型案例. */
const NAMED_BATCH = /(最高人民法院|[\u4e00-\u9fff]{2,9}?高级人民法院)[^/\n]{0,30}(?:典型|参考性?|公报)案例/;

const known = new WeakMap<CaseIndex, Promise<ReadonlyMap<string, CasePublisher>>>();

/**
 * Who published the typical cases of the library, as the beginning of each text, its title, or the name of the batch or file says from
 * which it was read; those that do not say are not there.
 */
export function readPublishers(
  db: DatabaseOrTransaction,
  index: CaseIndex,
): Promise<ReadonlyMap<string, CasePublisher>> {
  const reading = known.get(index) ?? readAll(db, index);
  known.set(index, reading);
  // What failed is read again by who asks next.
  reading.catch(() => known.delete(index));
  return reading;
}

async function readAll(db: DatabaseOrTransaction, index: CaseIndex): Promise<Map<string, CasePublisher>> {
  const { values, codes } = index.columns.authority;
  const ids = index.ids.filter((_, row) => values[codes[row] as number] === 'typical');
  const publishers = new Map<string, CasePublisher>();
  for (let from = 0; from < ids.length; from += CASES_AT_ONCE) {
    const some = ids.slice(from, from + CASES_AT_ONCE);
    const heads = await db
      .select({
        caseId: legalCase.id,
        title: legalCase.title,
        head: sql<string>`left(${caseText.masked}, 300)`,
      })
      .from(legalCase)
      .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
      .where(inArray(legalCase.id, some));
    const sources = await db
      .select({ caseId: caseSource.caseId, name: caseSource.name, path: caseSource.path })
      .from(caseSource)
      .where(inArray(caseSource.caseId, some));
    for (const { caseId, title, head } of heads) {
      const names = sources.filter((one) => one.caseId === caseId).flatMap(({ name, path }) => [name, path]);
      const publisher = publisherOf([head, title], names);
      if (publisher) publishers.set(caseId, publisher);
    }
  }
  return publishers;
}

function publisherOf(texts: readonly string[], names: readonly string[]): CasePublisher | null {
  for (const text of [...texts, ...names]) {
    const publisher = readPublisher(text);
    if (publisher) return publisher;
  }
  for (const name of names) {
    const court = NAMED_BATCH.exec(name)?.[1];
    if (court) return readPublisher(`${court}发布`);
  }
  return null;
}
