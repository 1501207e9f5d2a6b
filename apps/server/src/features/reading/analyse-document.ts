import type { ComparedClause, DocumentReading } from '@mingfa/contract/document';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { runInThread } from '../../runtime/run-in-thread.ts';

/** What a thread is asked to do; parts are the JSON texts of `readStoredParts`. */
export type AnalysisJob =
  | { task: 'read'; documentId: string; parts: string[] }
  | { task: 'compare'; left: string[]; right: string[] };

export interface ComparisonResult {
  clauses: ComparedClause[];
  counts: Record<ComparedClause['change'], number>;
}

const PROGRAM = new URL('./analysis-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 1024 };
const inTurn = limitConcurrency(2);

/** Reads summary, outline and facts out of a document, in a thread. @throws AppError `parser_timeout`, `parser_memory` */
export function analyseDocument(
  job: { documentId: string; parts: string[] },
  signal: AbortSignal,
): Promise<DocumentReading> {
  return inTurn(signal, () => runInThread(PROGRAM, { task: 'read', ...job }, LIMITS, signal));
}

/** Compares two drafts by clause, in a thread. @throws AppError `parser_timeout`, `parser_memory` */
export function compareDocuments(
  job: { left: string[]; right: string[] },
  signal: AbortSignal,
): Promise<ComparisonResult> {
  return inTurn(signal, () => runInThread(PROGRAM, { task: 'compare', ...job }, LIMITS, signal));
}
