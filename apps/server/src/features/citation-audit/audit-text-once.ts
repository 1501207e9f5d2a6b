import type * as contract from '@mingfa/contract/citation-audit';
import type { AuditCounts, AuditedCitation } from '@mingfa/contract/citation-audit';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { AuditContext } from './audit-context.ts';
import { noCounts } from './describe-audit.ts';
import { isChangedSince } from './is-changed-since.ts';

/** Who waits for a text in this process: a text of a person's at a time, so that nobody fills the few threads there are. */
const waiting = new Set<string>();
const AGAIN_SECONDS = 5;

/**
 * Audits a text and answers with all its citations; nothing is kept.
 * @throws AppError `rate_limited` while another text of the caller is audited so; `parser_timeout`, `parser_memory`
 */
export async function auditTextOnce(
  context: Pick<AuditContext, 'auditThreads'> & RequestContext,
  input: EndpointInput<typeof contract.auditTextOnce>,
): Promise<EndpointOutput<typeof contract.auditTextOnce>> {
  const { userId } = context.caller;
  if (waiting.has(userId))
    throw new AppError('rate_limited', { seconds: AGAIN_SECONDS }, { retryAfterSeconds: AGAIN_SECONDS });
  waiting.add(userId);
  try {
    return await auditNow(context, input);
  } finally {
    waiting.delete(userId);
  }
}

async function auditNow(
  context: Pick<AuditContext, 'auditThreads'> & RequestContext,
  input: EndpointInput<typeof contract.auditTextOnce>,
): Promise<EndpointOutput<typeof contract.auditTextOnce>> {
  const today = todayInChina(context.clock);
  const asOf = input.asOf ?? today;
  const citations: AuditedCitation[] = [];
  const { libraryDate, characters } = await context.auditThreads.run(
    { subject: { pasted: input.text }, asOf, today, askedBy: null, from: 0, found: 0 },
    async (step) => void citations.push(...step.citations),
    context.signal,
  );
  return { asOf, libraryDate, characters, counts: countAll(citations), citations };
}

/** The numbers of an audit that is held in memory. */
function countAll(citations: readonly AuditedCitation[]): AuditCounts {
  const counts = noCounts();
  for (const citation of citations) {
    counts.total += 1;
    if (citation.isDoubtful) counts.doubtful += 1;
    if (isChangedSince(citation)) counts.changedSince += 1;
    if (citation.nearestNotRun) counts.nearestNotRun += 1;
    if (citation.state === 'not_run') counts.notRun += 1;
    else counts.byState[citation.state] = (counts.byState[citation.state] ?? 0) + 1;
  }
  return counts;
}
