export { ENVIRONMENT_MODEL_IDS, type EnvironmentModels } from './configured-models.ts';
export { type ModelCall, type ModelTool, ToolProblem, type ToolResult } from './model-call.ts';
export { createModelRegistry } from './model-registry.ts';
export { createImageModels, createSearchModels, createTranscribers } from './search-models.ts';
export { type StreamedAnswer, streamWithFallback } from './stream-with-fallback.ts';
export type { ToolLimits } from './tool-limits.ts';
export { ToolSupport } from './tool-support.ts';
