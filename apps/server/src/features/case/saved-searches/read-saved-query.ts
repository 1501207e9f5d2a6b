import { searchCases } from '@mingfa/contract/case-search';
import type { CaseSearchInput } from '../search/find-cases.ts';

/** Reads the address of a result list; what nobody could ask for any more finds nothing new, and is null. */
export function readSavedQuery(query: string): CaseSearchInput | null {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const asked = Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
  const read = searchCases.query.safeParse({ ...asked, page: undefined, pageSize: undefined });
  return read.success ? read.data : null;
}
