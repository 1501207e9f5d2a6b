import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';
import { allowScope } from '../../../engine/access/index.ts';
import { BUILT_IN_MODEL_ID } from '../../../ports/model.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { guidanceOf } from '../guidance-of.ts';
import type { AskingContext } from './golden-context.ts';

/**
 * Asks a clone's content one question, with the rights of its maker and as whoever uses it is answered, without a conversation. The
 * model is the one it names, and no other in its place: what another says judges nothing.
 * @param asked.makerId null: an official one, which knows no files
 * @throws AppError of a model that does not answer
 */
export async function askContent(
  context: AskingContext,
  asked: { content: CloneContent; makerId: string | null; question: string },
  signal: AbortSignal,
): Promise<readonly AnswerPart[]> {
  const { content, makerId, question } = asked;
  const { baseIds } = content.knowledge;
  const models = await context.models.resolve(content.model.modelId ?? BUILT_IN_MODEL_ID);
  let answer = EMPTY_ANSWER;
  await context.answer(
    {
      question,
      history: [],
      attachments: [],
      files:
        makerId === null || baseIds.length === 0
          ? null
          : {
              allowed: await allowScope(context.db, {
                reason: 'own',
                userId: makerId,
                knowledgeBaseIds: baseIds,
              }),
              documentId: null,
              shows: 'files',
              areChosen: false,
            },
      notices: [],
      asOf: content.scope.asOf ?? todayInChina(context.clock),
      language: content.language === 'asked' ? languageOf(question) : content.language,
      answersIn: content.language === 'asked' ? null : content.language,
      models: models.slice(0, 1),
      wantsTitle: false,
      guidance: guidanceOf(content),
    },
    (chunk) => {
      answer = reduceAnswer(answer, chunk);
    },
    signal,
  );
  return answer.parts;
}

const languageOf = (question: string) => (/\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en');
