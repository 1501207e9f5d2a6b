export { createModelRegistry } from './model-registry.ts';
export { type StreamedAnswer, streamWithFallback } from './stream-with-fallback.ts';
