export { createModelRegistry, ENVIRONMENT_MODEL_ID } from './model-registry.ts';
export { type StreamedAnswer, streamWithFallback } from './stream-with-fallback.ts';
