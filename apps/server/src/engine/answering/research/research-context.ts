import type { Evidence } from '@mingfa/contract/evidence';
import type { Clock } from '../../../ports/clock.ts';
import type { ReadQuestion } from '../../retrieval/index.ts';
import type { AnsweringContext } from '../answering-context.ts';

/** A page that was found. */
export interface FoundPage {
  title: string;
  address: string;
  state: 'read' | 'unread' | 'failed';
}

/** The web, as far as a search asks it. */
export interface WebFinder {
  /** Whether it can be searched, and by whom. */
  describe(): Promise<{ isConfigured: boolean; service: string | null }>;
  queriesFor(question: ReadQuestion): string[];
  search(
    question: ReadQuestion,
    scope: {
      messageId: string;
      asOf: string;
      limit: number;
      signal: AbortSignal;
      queries?: readonly string[];
    },
  ): Promise<{
    isConfigured: boolean;
    service: string | null;
    queries: string[];
    results: FoundPage[];
    evidence: Evidence[];
    failure: string | null;
  }>;
}

/** How a case was decided. */
export interface DecidedCase {
  /** Of the claim that the matter began with, also where a higher court decided on it. */
  outcome: 'supported' | 'partly' | 'dismissed' | null;
  /** What the court ordered, as readers see it; null where it was not read. */
  ruling: string | null;
}

/** What a search in chosen scopes needs besides what every answer needs. */
export interface ResearchContext extends AnsweringContext {
  clock: Clock;
  web: WebFinder;
  /** How cases were decided, by their ids. */
  readDecided(caseIds: readonly string[]): Promise<ReadonlyMap<string, DecidedCase>>;
}
