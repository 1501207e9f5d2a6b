import * as contract from '@mingfa/contract/admin';
import * as recogniser from '@mingfa/contract/admin-recogniser';
import * as model from '../../features/model/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Models and keys, for administrators. */
export function adminModelRoutes(context: model.ModelContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listModels, model.listModels),
    bind(contract.saveModel, model.saveModel),
    bind(contract.deleteModel, model.deleteModel),
    bind(contract.orderModels, model.orderModels),
    bind(contract.testModel, model.testModel),
    bind(contract.getEmbeddingState, model.getEmbeddingState),
    bind(recogniser.getLocalRecogniser, model.getLocalRecogniser),
    bind(recogniser.testRecogniser, model.testRecogniser),
  ];
}
