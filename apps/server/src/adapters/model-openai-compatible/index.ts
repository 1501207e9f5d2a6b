export { type ModelTimeouts, openAICompatibleModels } from './open-model.ts';
