import * as contract from '@mingfa/contract/clone-golden';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Golden questions of a maker's clones, and their runs. */
export function cloneGoldenRoutes(context: clone.GoldenContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listGoldenQuestions, clone.listGoldenQuestions),
    bind(contract.saveGoldenQuestion, clone.saveGoldenQuestion),
    bind(contract.deleteGoldenQuestions, clone.deleteGoldenQuestions),
    bind(contract.runGoldenQuestions, clone.runGoldenQuestions),
    bind(contract.getGoldenRun, clone.getGoldenRun),
    bind(contract.cancelGoldenRun, clone.cancelGoldenRun),
    bind(contract.listGoldenRuns, clone.listGoldenRuns),
  ];
}
