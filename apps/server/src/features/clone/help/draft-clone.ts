import type * as contract from '@mingfa/contract/clone-help';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { SKILLS } from '../../../engine/skills/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { draftContent, lawTitlesOf } from './draft-content.ts';
import type { HelpContext } from './help-context.ts';
import { optimizePersona } from './optimize-persona.ts';
import { propose, tryingAlone } from './propose-questions.ts';
import { readDescription } from './read-description.ts';

/**
 * Makes of a description what a clone is: all but its persona by rules, its persona by a configured model where there is one. Nothing
 * is stored.
 * @throws AppError `trial_in_progress`
 */
export async function draftClone(
  context: HelpContext & RequestContext,
  { description }: EndpointInput<typeof contract.draftClone>,
): Promise<EndpointOutput<typeof contract.draftClone>> {
  return tryingAlone(context, async () => {
    const { officials, guides, fields } = context;
    const language = /\p{Script=Han}/u.test(description) ? 'zh-CN' : 'en';
    const told = readDescription(description, language, lawTitlesOf(officials, guides));
    const skills = SKILLS.map(({ name }) => name);
    const draft = draftContent(told, language, { fields, officials, skills });
    const { persona, by } = await optimizePersona(context, { content: draft, description });
    const content = { ...draft, persona };
    const { questions } = await propose(context, content, []);
    return { content: { ...content, guideQuestions: questions }, by };
  });
}
