import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '@mingfa/contract/errors';
import type { LibraryReader } from '../../../engine/answering/index.ts';
import { streamWithFallback } from '../../../engine/models/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ResolvedModel } from '../../../ports/model.ts';
import type { ReliedArticle } from '../check-articles.ts';
import type { ReviewRow } from '../own-rows.ts';
import type { ReviewContext } from '../review-context.ts';
import type { DraftFinding, RulesResult } from '../thread/review-jobs.ts';
import { checkModelArticles } from './check-model-articles.ts';
import { composeReviewPrompt } from './compose-review-prompt.ts';
import { type ClauseGroup, clauseText, groupClauses } from './group-clauses.ts';
import { type ModelFinding, parseModelFindings } from './parse-model-findings.ts';
import { placeModelFinding } from './place-model-finding.ts';

const AT_ONCE = 2;
const ANSWER_MAX_TOKENS = 1800;
const ARTICLES_SHOWN = 4;
/** Characters of the clauses that articles are looked up for. */
const QUESTION_CHARACTERS = 600;
/** Failures in a row after which no further call is made. */
const FAILURES_MAX = 2;
/** Another try changes nothing. */
const FINAL: readonly ErrorCode[] = ['model_unauthorized', 'model_refused', 'model_not_configured'];

export interface CheckedFinding extends Omit<DraftFinding, 'articles'> {
  articles: ReliedArticle[];
}
export interface DeepenedStep {
  findings: CheckedFinding[];
  /** Clauses looked at so far. */
  clausesDone: number;
  model: string | null;
}

/**
 * Lets the configured model look at the clauses that were not looked at yet, a few at a time.
 * @param onStep keeps what was found; what is kept is not asked again
 * @returns why the model's part is missing, or null when it is all there
 */
export async function deepenReview(
  context: ReviewContext,
  review: ReviewRow,
  rules: RulesResult,
  library: LibraryReader,
  onStep: (step: DeepenedStep) => Promise<void>,
  signal: AbortSignal,
): Promise<ErrorCode | null> {
  let models: ResolvedModel[];
  try {
    models = (await context.models.resolve(null)).filter(({ builtIn }) => !builtIn);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  if (models.length === 0) return 'model_not_configured';
  const groups = groupClauses(rules.clauses, context.modelLimits).filter(({ to }) => to > review.clausesDone);
  const limit = AbortSignal.timeout(context.modelLimits.totalMs);
  const calling = AbortSignal.any([signal, limit]);
  let failure: ErrorCode | null = null;
  let failures = 0;
  for (let index = 0; index < groups.length && failures < FAILURES_MAX; index += AT_ONCE) {
    const window = groups.slice(index, index + AT_ONCE);
    const answers = await Promise.all(
      window.map((group) => askAbout(context, review, rules, group, models, calling, { signal, limit })),
    );
    const step: DeepenedStep = { findings: [], clausesDone: window.at(-1)?.to ?? 0, model: null };
    for (const [position, answer] of answers.entries()) {
      const group = window[position] as ClauseGroup;
      if (answer.failure) {
        failure = answer.failure;
        failures = FINAL.includes(answer.failure) || limit.aborted ? FAILURES_MAX : failures + 1;
        continue;
      }
      failures = 0;
      step.model = answer.model;
      step.findings.push(...(await checkAll(library, review, group, answer.findings)));
    }
    await onStep(step);
  }
  return failure;
}

type ModelReview = { failure: ErrorCode } | { failure: null; model: string; findings: ModelFinding[] };

/** One call, repeated with waits where that may help. What fails is told, not thrown: the rules' findings stay. */
async function askAbout(
  context: ReviewContext,
  review: ReviewRow,
  rules: RulesResult,
  group: ClauseGroup,
  models: ResolvedModel[],
  calling: AbortSignal,
  ends: { signal: AbortSignal; limit: AbortSignal },
): Promise<ModelReview> {
  let failure: ErrorCode = 'model_malformed';
  for (const waitMs of [0, ...context.modelLimits.waitsMs]) {
    try {
      if (waitMs > 0) await wait(waitMs, undefined, { signal: calling });
      const messages = composeReviewPrompt({
        ...rules,
        clauses: group.clauses,
        known: knownIn(rules, group),
        articles: await articlesFor(context, review, group),
        side: review.side,
        kind: review.contractKind,
        asOf: review.asOf,
        language: review.language,
      });
      const answer = await streamWithFallback(
        models,
        () => ({ messages, maxOutputTokens: ANSWER_MAX_TOKENS, temperature: 0.1 }),
        { write: () => {}, signal: calling, logger: context.logger },
      );
      const findings = parseModelFindings(answer.text);
      if (findings) return { failure: null, model: answer.model.name, findings };
      failure = answer.finishReason === 'length' ? 'model_cut_off' : 'model_malformed';
    } catch (error) {
      ends.signal.throwIfAborted();
      if (ends.limit.aborted) return { failure: 'model_timeout' };
      if (!(error instanceof AppError)) throw error;
      failure = error.code;
    }
    if (FINAL.includes(failure)) break;
  }
  return { failure };
}

/** What the rules found in the clauses shown, in short. */
function knownIn(rules: RulesResult, group: ClauseGroup): string[] {
  const blocks = new Set(group.clauses.flatMap(({ lines }) => lines.map(({ blockId }) => blockId)));
  return rules.findings
    .filter(({ spans }) => spans.some(({ blockId }) => blocks.has(blockId)))
    .map(({ title, quote }) => `${title}：${quote.slice(0, 60)}`);
}

async function articlesFor(context: ReviewContext, { asOf, language }: ReviewRow, group: ClauseGroup) {
  const text = group.clauses.map(clauseText).join('\n').slice(0, QUESTION_CHARACTERS);
  const question = await context.readQuestion({ text, language });
  return (await context.laws.search(question, { asOf, limit: ARTICLES_SHOWN })).evidence;
}

async function checkAll(
  library: LibraryReader,
  review: ReviewRow,
  group: ClauseGroup,
  found: readonly ModelFinding[],
): Promise<CheckedFinding[]> {
  const words = group.clauses.map(clauseText).join('\n');
  const checked: CheckedFinding[] = [];
  for (const one of found) {
    const finding = placeModelFinding(group, one);
    if (!finding) continue;
    checked.push({ ...finding, articles: await checkModelArticles(library, finding, words, review.asOf) });
  }
  return checked;
}
