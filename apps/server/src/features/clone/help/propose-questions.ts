import { dataOf } from '@mingfa/contract/answer-part';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { goldenExpectation } from '@mingfa/contract/clone-golden';
import type * as contract from '@mingfa/contract/clone-help';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { lawKey } from '@mingfa/legal/statute/law-title';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { askContent } from '../golden/ask-content.ts';
import { judgeAnswer } from '../golden/judge-answer.ts';
import { type GuideCandidate, guideCandidates } from './guide-candidates.ts';
import type { HelpContext } from './help-context.ts';

const TRIES_MAX = 12;
const TOTAL_MS = 20_000;
const ANSWERED = goldenExpectation.parse({ insufficient: false });

/**
 * Proposes guide questions. Each is asked first, of the built-in engine by the clone's own rules, and kept only where the answer cites
 * law that the clone answers from, and holds what our guide says to just that question.
 * @throws AppError `trial_in_progress`
 */
export async function proposeGuideQuestions(
  context: HelpContext & RequestContext,
  { content, without }: EndpointInput<typeof contract.proposeGuideQuestions>,
): Promise<EndpointOutput<typeof contract.proposeGuideQuestions>> {
  return tryingAlone(context, () => propose(context, content, without));
}

/** @throws AppError `trial_in_progress` while the same person has others tried: each question keeps the engine busy */
export async function tryingAlone<Result>(
  { trying, caller }: HelpContext & RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (trying.has(caller.userId)) throw new AppError('trial_in_progress');
  trying.add(caller.userId);
  try {
    return await work();
  } finally {
    trying.delete(caller.userId);
  }
}

/** Questions that were tried one after another until there are enough of them. */
export async function propose(
  context: HelpContext & RequestContext,
  content: CloneContent,
  without: readonly string[],
): Promise<{ questions: string[]; tried: number }> {
  const known = new Set([...without, ...content.guideQuestions].map((words) => words.trim()));
  const candidates = guideCandidates(content, context).filter(({ question }) => !known.has(question));
  const limit = AbortSignal.timeout(TOTAL_MS);
  const signal = AbortSignal.any([context.signal, limit]);
  const questions: string[] = [];
  let tried = 0;
  for (const candidate of candidates.slice(0, TRIES_MAX)) {
    if (questions.length >= CLONE_LIMITS.guideQuestions || limit.aborted) break;
    try {
      if (await isAnswered(context, content, candidate, signal)) questions.push(candidate.question);
      tried += 1;
    } catch (error) {
      context.signal.throwIfAborted();
      if (!limit.aborted) throw error;
    }
  }
  return { questions, tried };
}

async function isAnswered(
  context: HelpContext & RequestContext,
  content: CloneContent,
  { question, answers }: GuideCandidate,
  signal: AbortSignal,
): Promise<boolean> {
  const builtIn = { ...content, model: { ...content.model, modelId: null } };
  const makerId = context.caller.userId;
  const parts = await askContent(context, { content: builtIn, makerId, question }, signal);
  const { failures, text, cited } = judgeAnswer(parts, ANSWERED);
  if (failures.length > 0 || dataOf(parts, 'choices') !== null) return false;
  if (answers.length > 0 && !answers.some((answer) => bare(text).includes(bare(answer)))) return false;
  const [only, without] = [content.scope.lawsOnly, content.scope.lawsWithout].map(
    (laws) => new Set(laws.map(lawKey)),
  );
  return cited.some(({ law }) => {
    const key = lawKey(law);
    return (!only || only.size === 0 || only.has(key)) && !without?.has(key);
  });
}

/** A text without what sets it: emphasis, line ends and spaces. */
const bare = (text: string): string => text.replace(/[*\s]/g, '');
