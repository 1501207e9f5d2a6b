export { fetchRecogniser } from './fetch-recogniser.ts';
export { getEmbeddingState } from './get-embedding-state.ts';
export { getLocalRecogniser } from './get-local-recogniser.ts';
export { listModels } from './list-models.ts';
export type { ModelContext } from './model-context.ts';
export { deleteModel, orderModels } from './order-models.ts';
export { saveModel } from './save-model.ts';
export { testModel } from './test-model.ts';
export { testRecogniser } from './test-recogniser.ts';
