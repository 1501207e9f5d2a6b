import * as contract from '@mingfa/contract/admin';
import * as model from '../../features/model/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Models and keys, for administrators. */
export function adminModelRoutes(context: model.ModelContext): BoundRoute[] {
  return [
    bindRoute(contract.listModels, () => model.listModels(context)),
    bindRoute(contract.saveModel, ({ body }) => model.saveModel(context, body)),
    bindRoute(contract.deleteModel, ({ params }) => model.deleteModel(context, params)),
    bindRoute(contract.orderModels, ({ body }) => model.orderModels(context, body)),
    bindRoute(contract.testModel, ({ info, params, signal }) =>
      model.testModel(context, info, params, signal),
    ),
    bindRoute(contract.getEmbeddingState, ({ info }) => model.getEmbeddingState(context, info)),
  ];
}
