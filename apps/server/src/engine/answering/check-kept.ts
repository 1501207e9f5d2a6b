import {
  CITATION_RULES,
  type CitationCheck,
  type Evidence,
  type TextStretch,
} from '@mingfa/contract/evidence';
import { errorForLog } from '../../runtime/error-for-log.ts';
import type { AnswerUnderWay } from './answer-under-way.ts';
import { checkCitations } from './check-citations.ts';
import { withEarlierLaw } from './earlier-rules.ts';
import type { FoundSources } from './search-sources.ts';
import type { ToldDays } from './tell-days.ts';

/** A run that was stopped is waited for only a moment. */
const PATIENCE_MS = 1500;

/** Checks what was kept of an answer that broke off or was stopped; where the time is too short, it is told that nothing was checked. */
export async function checkKept(
  { context, input, write }: AnswerUnderWay,
  { found, days }: { found: FoundSources; days: ToldDays },
  kept: { text: string; aside: TextStretch[]; byProgram: TextStretch[]; sources: Evidence[] },
): Promise<void> {
  const unchecked: CitationCheck = {
    citations: [],
    total: 0,
    verified: 0,
    existing: 0,
    partial: true,
    rules: CITATION_RULES,
    asOf: input.asOf,
    libraryDate: null,
    ...(kept.byProgram.length > 0 ? { byProgram: kept.byProgram } : {}),
  };
  const library = withEarlierLaw(found.reader, found.sources, days.earlier);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const data = await checkCitations(library, { ...kept, asOf: input.asOf, signal: patience }).catch(
    (error: unknown) => {
      if (!patience.aborted)
        context.logger.error({ err: errorForLog(error) }, 'what was kept could not be checked');
      return unchecked;
    },
  );
  write({ type: 'data-citation-check', data });
}
