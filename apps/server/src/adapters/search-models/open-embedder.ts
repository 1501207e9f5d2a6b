import { createHash } from 'node:crypto';
import { AppError } from '../../ports/app-error.ts';
import type { CallOptions, Embedder, OpenEmbedder } from '../../ports/embedder.ts';
import type { ModelAddress } from '../../ports/model.ts';
import { type CallLimits, DEFAULT_LIMITS, postJson, RefusedRequest } from './post-json.ts';

/** Some services take no more texts than this at once. */
const TEXTS_AT_ONCE = 10;
/** What nearly every embedding model reads; the rest of a longer text is left out. */
const LONGEST_TEXT = 4000;
/** Where a model refuses even that: 512 tokens are some 500 Chinese characters. */
const SHORT_TEXT = 480;
const LARGEST_DIMENSION = 16_000;

/** Opens embedding models of OpenAI-compatible servers (`POST /embeddings`): DashScope, SiliconFlow, Ollama, vLLM … */
export function openAICompatibleEmbedders(limits: Partial<CallLimits> = {}): OpenEmbedder {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return (modelId, address) => openEmbedder(modelId, address, all);
}

function openEmbedder(modelId: string, address: ModelAddress, limits: CallLimits): Embedder {
  const ask = (texts: readonly string[], options: CallOptions) =>
    askOnce(address, texts, limits, options).catch(async (error: unknown) => {
      if (!(error instanceof RefusedRequest)) throw error;
      // One text that is too long must not keep the others from their vectors.
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await askAlone(address, text, limits, options));
      return vectors;
    });
  return {
    modelId,
    modelName: address.modelName,
    spaceKey: createHash('sha256')
      .update(`${address.baseUrl.replace(/\/+$/, '')}\n${address.modelName}`)
      .digest('hex')
      .slice(0, 12),
    async embed(texts, options = {}) {
      try {
        const vectors: Float32Array[] = [];
        for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
          const some = texts.slice(start, start + TEXTS_AT_ONCE).map((text) => text.slice(0, LONGEST_TEXT));
          vectors.push(...(await ask(some, options)));
        }
        if (new Set(vectors.map((vector) => vector.length)).size > 1) throw new AppError('model_malformed');
        return vectors;
      } catch (error) {
        options.signal?.throwIfAborted();
        const cause = error instanceof RefusedRequest ? new AppError('model_refused') : error;
        throw new AppError('embedding_unavailable', {}, { cause });
      }
    },
  };
}

async function askAlone(
  address: ModelAddress,
  text: string,
  limits: CallLimits,
  options: CallOptions,
): Promise<Float32Array> {
  const lengths = text.length > SHORT_TEXT ? [text.length, SHORT_TEXT] : [text.length];
  for (const [index, length] of lengths.entries()) {
    try {
      const [vector] = await askOnce(address, [text.slice(0, length)], limits, options);
      if (vector) return vector;
    } catch (error) {
      if (!(error instanceof RefusedRequest) || index === lengths.length - 1) throw error;
    }
  }
  throw new AppError('model_malformed');
}

async function askOnce(
  address: ModelAddress,
  texts: readonly string[],
  limits: CallLimits,
  options: CallOptions,
): Promise<Float32Array[]> {
  // An empty text is refused by some services.
  const input = texts.map((text) => (text.trim() === '' ? '。' : text.toWellFormed()));
  const body = { model: address.modelName, input, encoding_format: 'float' };
  return readVectors(await postJson(address, '/embeddings', body, limits, options), texts.length);
}

function readVectors(answer: unknown, count: number): Float32Array[] {
  const data = isObject(answer) ? answer.data : null;
  if (!Array.isArray(data) || data.length !== count) throw new AppError('model_malformed');
  const vectors: (Float32Array | undefined)[] = new Array(count).fill(undefined);
  for (const [place, entry] of data.entries()) {
    if (!isObject(entry)) throw new AppError('model_malformed');
    const index = entry.index ?? place;
    if (typeof index !== 'number' || !(index in vectors)) throw new AppError('model_malformed');
    vectors[index] = toUnitVector(entry.embedding);
  }
  return vectors.map((vector) => {
    if (!vector) throw new AppError('model_malformed');
    return vector;
  });
}

function toUnitVector(values: unknown): Float32Array {
  if (!Array.isArray(values) || values.length === 0 || values.length > LARGEST_DIMENSION)
    throw new AppError('model_malformed');
  let squares = 0;
  for (const value of values) {
    if (typeof value !== 'number') throw new AppError('model_malformed');
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length) || length === 0) throw new AppError('model_malformed');
  return Float32Array.from(values as number[], (value) => value / length);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
