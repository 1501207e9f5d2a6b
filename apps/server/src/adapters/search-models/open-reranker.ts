import { AppError } from '../../ports/app-error.ts';
import type { CallOptions, OpenReranker, Reranker } from '../../ports/embedder.ts';
import type { ModelAddress } from '../../ports/model.ts';
import { type CallLimits, DEFAULT_LIMITS, postJson, RefusedRequest } from './post-json.ts';

const LONGEST_PASSAGE = 2000;

/** Opens rerank models behind `POST /rerank`, as Jina, Cohere, SiliconFlow and vLLM have it. */
export function jinaCompatibleRerankers(limits: Partial<CallLimits> = {}): OpenReranker {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return (modelId, address) => openReranker(modelId, address, all);
}

function openReranker(modelId: string, address: ModelAddress, limits: CallLimits): Reranker {
  return {
    modelId,
    modelName: address.modelName,
    async rerank(question: string, passages: readonly string[], options: CallOptions = {}) {
      if (passages.length === 0) return [];
      const body = {
        model: address.modelName,
        query: question,
        documents: passages.map((passage) => passage.slice(0, LONGEST_PASSAGE).toWellFormed()),
        top_n: passages.length,
        return_documents: false,
      };
      try {
        return readScores(await postJson(address, '/rerank', body, limits, options), passages.length);
      } catch (error) {
        options.signal?.throwIfAborted();
        const cause = error instanceof RefusedRequest ? new AppError('model_refused') : error;
        throw new AppError('embedding_unavailable', {}, { cause });
      }
    },
  };
}

/** `{ results: [{ index, relevance_score }] }`, in any order. A passage the server left out is worth nothing. */
function readScores(answer: unknown, count: number): number[] {
  const results = isObject(answer) ? (answer.results ?? answer.data) : null;
  if (!Array.isArray(results) || results.length === 0) throw new AppError('model_malformed');
  const scores: number[] = new Array(count).fill(Number.NEGATIVE_INFINITY);
  for (const entry of results) {
    const index = isObject(entry) ? entry.index : null;
    const score = isObject(entry) ? (entry.relevance_score ?? entry.score) : null;
    if (typeof index !== 'number' || !(index in scores)) throw new AppError('model_malformed');
    if (typeof score !== 'number' || !Number.isFinite(score)) throw new AppError('model_malformed');
    scores[index] = score;
  }
  const least = Math.min(...scores.filter(Number.isFinite));
  return scores.map((score) => (Number.isFinite(score) ? score : least - 1));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
