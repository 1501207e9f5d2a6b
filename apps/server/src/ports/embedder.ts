/** Turns texts into vectors with the configured embedding model. */
export interface Embedder {
  /** The model as configured: vectors of another are not comparable. */
  readonly modelId: string;
  readonly modelName: string;
  /** Vectors of the texts in their order, all of one length. Throws AppError `embedding_unavailable`. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}

/** Puts passages in order for a question with the configured rerank model (`POST /rerank`, as Jina, Cohere and vLLM have it). */
export interface Reranker {
  readonly modelName: string;
  /** Relevance of each passage, in their order. Throws AppError `embedding_unavailable`. */
  rerank(question: string, passages: readonly string[], signal?: AbortSignal): Promise<number[]>;
}

/** The models configured now, or null; asked anew for every use, since an administrator may change them. */
export interface SearchModels {
  embedder(): Promise<Embedder | null>;
  reranker(): Promise<Reranker | null>;
}
