export { openAICompatibleEmbedders } from './open-embedder.ts';
export { type CallLimits, DEFAULT_LIMITS, postJson, RefusedRequest } from './post-json.ts';
