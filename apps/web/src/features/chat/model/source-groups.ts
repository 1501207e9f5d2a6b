import type { Evidence } from '@mingfa/contract/evidence';
import type { SearchScope } from '@mingfa/contract/search-choice';

export interface SourceGroup<Source> {
  scope: SearchScope;
  sources: readonly Source[];
}

const SCOPE_OF: Record<Evidence['kind'], SearchScope> = {
  law: 'laws',
  digest: 'laws',
  guide: 'laws',
  case: 'cases',
  file: 'knowledge',
  web: 'web',
};
const ORDER: readonly SearchScope[] = ['laws', 'cases', 'knowledge', 'web'];

/** Sources by where they were found, each group in their order; scopes with none are left out. */
export function sourceGroups<Source extends Pick<Evidence, 'kind'>>(
  sources: readonly Source[],
): SourceGroup<Source>[] {
  return ORDER.map((scope) => ({
    scope,
    sources: sources.filter(({ kind }) => SCOPE_OF[kind] === scope),
  })).filter((group) => group.sources.length > 0);
}
