import * as golden from '@mingfa/contract/clone-golden';
import * as contract from '@mingfa/contract/clone-help';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** What helps a maker to write a clone. */
export function cloneHelpRoutes(context: clone.HelpContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(golden.askCloneContent, clone.askCloneContent),
    bind(contract.draftClone, clone.draftClone),
    bind(contract.optimizePersona, clone.optimizePersona),
    bind(contract.proposeGuideQuestions, clone.proposeGuideQuestions),
  ];
}
