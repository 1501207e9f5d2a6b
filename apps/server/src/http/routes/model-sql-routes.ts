import * as contract from '@mingfa/contract/dataset-model-sql';
import * as dataset from '../../features/dataset/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** SQL over datasets that a model proposes. */
export function modelSqlRoutes(context: dataset.ModelSqlContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.previewModelSql, dataset.previewModelSql),
    bind(contract.proposeModelSql, dataset.proposeModelSql),
  ];
}
