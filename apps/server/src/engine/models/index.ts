export { ENVIRONMENT_MODEL_IDS, type EnvironmentModels } from './configured-models.ts';
export type { ModelCall, ModelTool, ToolResult } from './model-call.ts';
export { createModelRegistry } from './model-registry.ts';
export { createImageModels, createSearchModels } from './search-models.ts';
export { type StreamedAnswer, streamWithFallback } from './stream-with-fallback.ts';
export { ToolSupport } from './tool-support.ts';
