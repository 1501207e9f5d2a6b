import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Evidence } from '@mingfa/contract/evidence';
import type { LoggedSearch, LoggedSource, PlannedSearch } from '@mingfa/contract/search-data';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { WriteChunk } from '../answer-under-way.ts';
import { isSameSource } from '../source-list.ts';

/** What one search found. */
export interface MadeSearch {
  evidence: readonly Evidence[];
  /** Sources found in all; absent: as many as were given. */
  found?: number;
  /** As they were sent; absent: the planned one. */
  query?: string;
  service?: string | null;
  state?: 'done' | 'failed' | 'not_configured';
  /** Found, and not given to the answer: they have too little to do with what is asked. */
  aside?: readonly Evidence[];
  /** Pages that were found and gave no passage. */
  others?: readonly LoggedSource[];
  /** Without names and numbers nothing was left to be sent. */
  isUnsent?: boolean;
}

type Entry = Omit<LoggedSearch, 'sources'> & {
  evidence: readonly Evidence[];
  aside: readonly Evidence[];
  others: readonly LoggedSource[];
  isUnsent: boolean;
};

/** The plan of a search and the log of what was really done: told to the reader as both grow. */
export class ResearchLog {
  readonly #plan: AnswerData['plan'];
  readonly #entries: Entry[] = [];
  readonly #context: { write: WriteChunk; clock: Clock; logger: Logger };
  #sources: { all: readonly Evidence[]; used: ReadonlySet<number> } = { all: [], used: new Set() };

  constructor(plan: AnswerData['plan'], context: { write: WriteChunk; clock: Clock; logger: Logger }) {
    this.#plan = { ...plan, searches: [...plan.searches] };
    this.#context = context;
    this.#tellPlan();
  }

  get plan(): Readonly<AnswerData['plan']> {
    return this.#plan;
  }

  /** All that was found, search by search. */
  get made(): readonly {
    search: PlannedSearch;
    evidence: readonly Evidence[];
    aside: readonly Evidence[];
    others: readonly LoggedSource[];
    isUnsent: boolean;
  }[] {
    return this.#plan.searches.map((search) => {
      const entries = this.#entries.filter(({ searchId }) => searchId === search.id);
      return {
        search,
        evidence: entries.flatMap(({ evidence }) => evidence),
        aside: entries.flatMap(({ aside }) => aside),
        others: entries.flatMap(({ others }) => others),
        isUnsent: entries.length > 0 && entries.every(({ isUnsent }) => isUnsent),
      };
    });
  }

  isPlanned = (id: string): boolean => this.#plan.searches.some((search) => search.id === id);

  /** A search that was not planned, where the limits let it; null where they do not. */
  add(search: Pick<PlannedSearch, 'scope' | 'query' | 'filters'>): string | null {
    if (this.#plan.searches.length >= this.#plan.limits.searches) {
      this.reach('searches');
      return null;
    }
    const id = `model-${this.#plan.searches.length + 1}`;
    this.#plan.searches.push({
      ...search,
      id,
      subQuestionId: null,
      state: 'waiting',
      found: null,
      byModel: true,
    });
    return id;
  }

  /** Notes which limit ended the search. */
  reach(limit: NonNullable<AnswerData['plan']['reached']>): void {
    if (this.#plan.reached !== null) return;
    this.#plan.reached = limit;
    this.#tellPlan();
  }

  /**
   * Makes a planned search and notes what came of it. One that fails is noted as such, and the others go on.
   * @throws the signal's reason where the answer was stopped
   */
  async run(id: string, signal: AbortSignal, work: () => Promise<MadeSearch>): Promise<MadeSearch> {
    const at = this.#context.clock.now().toISOString();
    this.#set(id, { state: 'running' });
    const made = await work().catch((error: unknown): MadeSearch => {
      signal.throwIfAborted();
      this.#context.logger.warn({ err: errorForLog(error), searchId: id }, 'a search of a question failed');
      return { evidence: [], state: 'failed' };
    });
    const { evidence, aside = [], state = 'done', service = null, others = [], isUnsent = false } = made;
    const found = made.found ?? evidence.length;
    const planned = this.#plan.searches.find((search) => search.id === id);
    if (!planned) return made;
    const query = made.query ?? planned.query;
    this.#entries.push({
      searchId: id,
      at,
      scope: planned.scope,
      query,
      filters: planned.filters,
      found,
      service,
      evidence,
      aside,
      others,
      isUnsent,
    });
    this.#set(id, { state, query, found: state === 'done' ? found : null });
    this.#tellLog();
    return made;
  }

  /** Notes which sources the answer was given, and which it cites. */
  finish(all: readonly Evidence[], used: ReadonlySet<number>): void {
    this.#sources = { all, used };
    this.#tellLog();
  }

  #set(id: string, change: Partial<PlannedSearch>): void {
    this.#plan.searches = this.#plan.searches.map((search) =>
      search.id === id ? { ...search, ...change } : search,
    );
    this.#tellPlan();
  }

  #tellPlan(): void {
    this.#context.write({ type: 'data-plan', id: 'plan', data: { ...this.#plan } });
  }

  #tellLog(): void {
    const order = this.#plan.searches.map(({ id }) => id);
    const inOrder = this.#entries.toSorted(
      (one, other) => order.indexOf(one.searchId) - order.indexOf(other.searchId),
    );
    const entries = inOrder.map(({ evidence, aside, others, isUnsent: _isUnsent, ...entry }) => ({
      ...entry,
      sources: [...[...evidence, ...aside].map((source) => this.#logged(source)), ...others],
    }));
    this.#context.write({ type: 'data-search-log', id: 'search-log', data: { entries } });
  }

  #logged(source: Evidence): LoggedSource {
    const { all, used } = this.#sources;
    const index = all.find((one) => isSameSource(one, source))?.index ?? null;
    return { ...nameOf(source), used: index !== null && used.has(index), index, state: 'read' };
  }
}

/** A source as the log names it, with where it opens. */
function nameOf(source: Evidence): Pick<LoggedSource, 'kind' | 'title' | 'label'> & Partial<LoggedSource> {
  const { kind, title, label } = source;
  switch (source.kind) {
    case 'law':
    case 'digest':
      return { kind, title, label, article: source.place };
    case 'case':
      return { kind, title, label: source.caseNumber || label, caseId: source.place.caseId };
    case 'web':
      return { kind, title, label, address: source.place.address };
    case 'file':
      return { kind, title, label, ...(source.place ? { documentId: source.place.documentId } : {}) };
    case 'guide':
      return { kind, title, label };
  }
}
