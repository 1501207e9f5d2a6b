import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Guidance } from '../../engine/answering/index.ts';

/** What the answering engine is told of a clone. Its knowledge, its language and its day go with the question. */
export function guidanceOf(content: CloneContent): Guidance {
  const { scope, template, firstQuestions, refusals, skills, calculators, persona, model } = content;
  const { fields, lawsOnly, lawsWithout, region } = scope;
  return {
    law: { fields, lawsOnly, lawsWithout, region },
    template,
    firstQuestions,
    refusals,
    skills,
    calculators: calculators.length === 0 ? null : calculators,
    persona,
    model: { temperature: model.temperature, outputTokensMax: model.outputTokensMax },
  };
}
