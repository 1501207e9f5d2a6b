import type { ModelAddress } from './model.ts';

/** How long a call may take, and who may end it. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Somebody waits for it: given up after seconds instead of tried again for a minute. */
  hurried?: boolean;
}

/** Turns texts into vectors with the configured embedding model. */
export interface Embedder {
  readonly modelId: string;
  readonly modelName: string;
  /** Stands for address and name of the model: vectors of another are not comparable. */
  readonly spaceKey: string;
  /**
   * Vectors of length 1 of the texts in their order, all of one dimension.
   * @throws AppError `embedding_unavailable`, its cause an AppError of a `model_…` code; or the signal's reason
   */
  embed(texts: readonly string[], options?: CallOptions): Promise<Float32Array[]>;
}

/** Puts passages in order for a question with the configured rerank model (`POST /rerank`, as Jina, Cohere and vLLM have it). */
export interface Reranker {
  readonly modelId: string;
  readonly modelName: string;
  /** Relevance of each passage, in their order. Throws as `embed` does. */
  rerank(question: string, passages: readonly string[], options?: CallOptions): Promise<number[]>;
}

/** The models configured now, or null; asked anew for every use, since an administrator may change them. */
export interface SearchModels {
  embedder(): Promise<Embedder | null>;
  reranker(): Promise<Reranker | null>;
}

/** Opens a model by its address; an adapter provides it. */
export type OpenEmbedder = (modelId: string, address: ModelAddress) => Embedder;
/** Opens a reranking model at its address. */
export type OpenReranker = (modelId: string, address: ModelAddress) => Reranker;
