import type * as contract from '@mingfa/contract/clone';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { SKILLS } from '../../engine/skills/index.ts';
import type { CloneContext } from './clone-context.ts';

/** What the workbench is drawn from. */
export async function getCloneConfig(
  context: CloneContext,
): Promise<EndpointOutput<typeof contract.getCloneConfig>> {
  return {
    fields: context.fields.map(({ id, name, tips }) => ({
      field: id,
      name,
      facts: tips.map(({ id: factId, label, kind }) => ({ factId, label, kind })),
    })),
    calculators: CALCULATORS.map(({ id, name }) => ({ calculatorId: id, name })),
    limits: { ...CLONE_LIMITS },
  };
}

/** Skills a clone may be given. */
export async function listSkills(): Promise<EndpointOutput<typeof contract.listSkills>> {
  return { items: SKILLS.map(({ name, description }) => ({ name, description })) };
}
