import type { CloneNumbers, InsufficientReason } from '@mingfa/contract/clone-analytics';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { cloneCount } from '../../../db/schema/clone.ts';
import { FIRST_WORD_ENDS_MS } from './counters.ts';
import type { Period } from './require-period.ts';

/** What is told where an answer began later than the last end of a bucket. */
const LONGER_MS = Math.max(...FIRST_WORD_ENDS_MS) + 1;

type Plain = Exclude<keyof CloneNumbers, 'citations' | 'insufficient'>;
const PLAIN: Readonly<Record<string, Plain>> = {
  conversations: 'conversations',
  questions: 'questions',
  questions_by_api: 'questionsByApi',
  votes_up: 'votesUp',
  votes_down: 'votesDown',
  outages: 'outages',
};

/** Counters added up. */
export class Counts {
  readonly numbers: CloneNumbers = {
    conversations: 0,
    questions: 0,
    questionsByApi: 0,
    votesUp: 0,
    votesDown: 0,
    citations: {},
    insufficient: { refused_topic: 0, out_of_scope: 0, not_held: 0, version_missing: 0 },
    outages: 0,
  };
  users = 0;
  returning = 0;
  weekUsers = 0;
  readonly #firstWords = new Map<number, number>();

  add(counter: string, value: number): void {
    const plain = PLAIN[counter];
    if (plain) this.numbers[plain] += value;
    else if (counter === 'users') this.users += value;
    else if (counter === 'returning') this.returning += value;
    else if (counter === 'week_users') this.weekUsers += value;
    else this.#addKind(counter, value);
  }

  #addKind(counter: string, value: number): void {
    const colon = counter.indexOf(':');
    const [noun, kind] = [counter.slice(0, colon), counter.slice(colon + 1)];
    const { citations, insufficient } = this.numbers;
    if (noun === 'citation') citations[kind] = (citations[kind] ?? 0) + value;
    else if (noun === 'insufficient') insufficient[kind as InsufficientReason] += value;
    else if (noun === 'first_word') {
      const end = kind === 'over' ? LONGER_MS : Number(kind);
      this.#firstWords.set(end, (this.#firstWords.get(end) ?? 0) + value);
    }
  }

  /** The upper end of the bucket below which so many of 100 answers had their first word; null without any. */
  firstWordBelow(percent: number): number | null {
    const buckets = [...this.#firstWords].toSorted(([a], [b]) => a - b);
    const wanted = (buckets.reduce((sum, [, value]) => sum + value, 0) * percent) / 100;
    let seen = 0;
    for (const [end, value] of buckets) {
      seen += value;
      if (seen >= wanted && value > 0) return end;
    }
    return null;
  }
}

/** Counters of a clone over a period: in total, by day and by version. */
export async function readCounts(
  db: DatabaseOrTransaction,
  cloneId: string,
  { from, to }: Period,
): Promise<{ total: Counts; days: Map<string, Counts>; versions: Map<number, Counts> }> {
  // A day and version in one row: a thousand rows are read faster than thirty thousand.
  const rows = await db
    .select({
      day: cloneCount.day,
      version: cloneCount.version,
      values: sql<Record<string, number>>`json_object_agg(${cloneCount.counter}, ${cloneCount.value})`,
    })
    .from(cloneCount)
    .where(and(eq(cloneCount.cloneId, cloneId), between(cloneCount.day, from, to), ne(cloneCount.value, 0)))
    .groupBy(cloneCount.day, cloneCount.version);
  const total = new Counts();
  const days = new Map<string, Counts>();
  const versions = new Map<number, Counts>();
  for (const { day, version, values } of rows)
    for (const counts of [total, at(days, day), at(versions, version)])
      for (const [counter, value] of Object.entries(values)) counts.add(counter, value);
  return { total, days, versions };
}

function at<Key>(counts: Map<Key, Counts>, key: Key): Counts {
  const held = counts.get(key) ?? new Counts();
  counts.set(key, held);
  return held;
}
