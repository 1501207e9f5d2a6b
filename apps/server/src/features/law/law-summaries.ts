import type { LawSummary } from '@mingfa/contract/law';
import type { LibraryIndex } from '../../engine/library/index.ts';
import { describeLaw } from './describe-law.ts';

const kept = new WeakMap<LibraryIndex, { today: string; summaries: Map<string, LawSummary> }>();

/** Summaries of all laws as of today by id, made once for each state of the library. */
export function lawSummaries(index: LibraryIndex, today: string): ReadonlyMap<string, LawSummary> {
  const known = kept.get(index);
  if (known?.today === today) return known.summaries;
  const summaries = new Map([...index.laws.values()].map((law) => [law.id, describeLaw(law, today)]));
  kept.set(index, { today, summaries });
  return summaries;
}
