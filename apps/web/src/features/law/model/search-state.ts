import type { LawStatus } from '@mingfa/contract/evidence';

/** What is searched for, kept in the address so that a search can be shared and gone back to. */
export interface SearchState {
  q: string;
  mode: 'meaning' | 'words' | 'phrase';
  kind: string[];
  status: LawStatus[];
  issuer: string[];
  region: string[];
  promulgatedFrom: string | null;
  promulgatedTo: string | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  asOf: string | null;
  sort: 'relevance' | 'newest' | 'title';
  page: number;
}

const STATUSES = ['现行有效', '已修改', '已废止', '尚未生效'] as const;

export function readSearch(params: URLSearchParams): SearchState {
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null;
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === params.get(name)) ?? otherwise;
  return {
    q: params.get('q') ?? '',
    mode: oneOf('mode', ['meaning', 'words', 'phrase'] as const, 'meaning'),
    kind: params.getAll('kind'),
    status: STATUSES.filter((status) => params.getAll('status').includes(status)),
    issuer: params.getAll('issuer'),
    region: params.getAll('region'),
    promulgatedFrom: day('promulgatedFrom'),
    promulgatedTo: day('promulgatedTo'),
    effectiveFrom: day('effectiveFrom'),
    effectiveTo: day('effectiveTo'),
    asOf: day('asOf'),
    sort: oneOf('sort', ['relevance', 'newest', 'title'] as const, 'relevance'),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
}

/** The address's query; what is usual is left out. */
export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const usual: Record<string, unknown> = { mode: 'meaning', sort: 'relevance', page: 1 };
  for (const [name, value] of Object.entries(state)) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one);
    else if (value !== null && value !== '' && value !== usual[name]) params.set(name, String(value));
  }
  return params;
}

/** The filters as both endpoints take them. */
export function filtersOf(state: SearchState) {
  const { kind, status, issuer, region, promulgatedFrom, promulgatedTo, effectiveFrom, effectiveTo } = state;
  const days = Object.fromEntries(
    Object.entries({ promulgatedFrom, promulgatedTo, effectiveFrom, effectiveTo }).filter(
      ([, day]) => day !== null,
    ),
  ) as Record<string, string>;
  return { kind, status, issuer, region, ...days };
}

/** All filters taken off; what is searched for stays. */
export const NO_FILTERS = {
  kind: [],
  status: [],
  issuer: [],
  region: [],
  promulgatedFrom: null,
  promulgatedTo: null,
  effectiveFrom: null,
  effectiveTo: null,
} satisfies Partial<SearchState>;

export const hasFilters = (state: SearchState): boolean =>
  state.kind.length + state.status.length + state.issuer.length + state.region.length > 0 ||
  [state.promulgatedFrom, state.promulgatedTo, state.effectiveFrom, state.effectiveTo].some(
    (day) => day !== null,
  );
