import {
  type CaseArea,
  type CaseKind,
  type CaseLevel,
  type CaseProcedure,
  type CaseSectionKind,
  type CaseStanding,
  caseArea,
  caseKind,
  caseLevel,
  caseProcedure,
  caseSectionKind,
  caseStanding,
  type ShownOutcome,
  shownOutcome,
} from '@mingfa/contract/case';

/** Filters of cases, as the address and the endpoints have them. */
export interface CaseFilterState {
  cause: string[];
  area: CaseArea[];
  level: CaseLevel[];
  region: string[];
  court: string[];
  procedure: CaseProcedure[];
  kind: CaseKind[];
  authority: CaseStanding[];
  outcome: ShownOutcome[];
  yearFrom: number | null;
  yearTo: number | null;
  amountFrom: number | null;
  amountTo: number | null;
  cites: string;
  holdings: 'all' | 'shared' | 'own';
}

/** What is searched for, kept in the address so that a search can be shared, kept and gone back to. */
export interface CaseSearchState extends CaseFilterState {
  /** By words typed, or by the facts of a story; the story itself is too long for an address. */
  way: 'words' | 'facts';
  q: string;
  within: string;
  section: CaseSectionKind | null;
  sort: 'relevance' | 'newest' | 'authority';
  page: number;
}

/** All filters taken off; what is searched for stays. */
export const NO_CASE_FILTERS: CaseFilterState = {
  cause: [],
  area: [],
  level: [],
  region: [],
  court: [],
  procedure: [],
  kind: [],
  authority: [],
  outcome: [],
  yearFrom: null,
  yearTo: null,
  amountFrom: null,
  amountTo: null,
  cites: '',
  holdings: 'all',
};

export function readCaseSearch(params: URLSearchParams): CaseSearchState {
  const someOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => params.getAll(name).includes(value));
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === params.get(name)) ?? otherwise;
  const figure = (name: string) => {
    const value = Number.parseInt(params.get(name) ?? '', 10);
    return Number.isFinite(value) && value >= 0 ? value : null;
  };
  return {
    way: oneOf('way', ['words', 'facts'] as const, 'words'),
    q: params.get('q') ?? '',
    within: params.get('within') ?? '',
    section: caseSectionKind.options.find((kind) => kind === params.get('section')) ?? null,
    sort: oneOf('sort', ['relevance', 'newest', 'authority'] as const, 'relevance'),
    page: Math.max(1, figure('page') ?? 1),
    cause: params.getAll('cause'),
    area: someOf('area', caseArea.options),
    level: someOf('level', caseLevel.options),
    region: params.getAll('region'),
    court: params.getAll('court'),
    procedure: someOf('procedure', caseProcedure.options),
    kind: someOf('kind', caseKind.options),
    authority: someOf('authority', caseStanding.options),
    outcome: someOf('outcome', shownOutcome.options),
    yearFrom: figure('yearFrom'),
    yearTo: figure('yearTo'),
    amountFrom: figure('amountFrom'),
    amountTo: figure('amountTo'),
    cites: params.get('cites') ?? '',
    holdings: oneOf('holdings', ['all', 'shared', 'own'] as const, 'all'),
  };
}

const USUAL: Readonly<Record<string, unknown>> = {
  way: 'words',
  sort: 'relevance',
  page: 1,
  holdings: 'all',
};

/** The address's query; what is usual is left out. */
export function writeCaseSearch(state: CaseSearchState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one);
    else if (value !== null && value !== '' && value !== USUAL[name]) params.set(name, String(value));
  }
  return params;
}

/** The filters as the endpoints take them: without those that are not set. */
export function caseFiltersOf(state: CaseFilterState) {
  const { yearFrom, yearTo, amountFrom, amountTo, cites } = state;
  const { cause, area, level, region, court, procedure, kind, authority, outcome, holdings } = state;
  return {
    ...{ cause, area, level, region, court, procedure, kind, authority, outcome, holdings },
    ...(yearFrom === null ? {} : { yearFrom }),
    ...(yearTo === null ? {} : { yearTo }),
    ...(amountFrom === null ? {} : { amountFrom }),
    ...(amountTo === null ? {} : { amountTo }),
    ...(cites ? { cites } : {}),
  };
}

export const hasCaseFilters = (state: CaseFilterState): boolean =>
  Object.entries(caseFiltersOf(state)).some(([name, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== USUAL[name],
  );
