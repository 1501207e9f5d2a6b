export { ENVIRONMENT_MODEL_IDS, type EnvironmentModels } from './configured-models.ts';
export { createModelRegistry } from './model-registry.ts';
export { createSearchModels } from './search-models.ts';
export { type StreamedAnswer, streamWithFallback } from './stream-with-fallback.ts';
