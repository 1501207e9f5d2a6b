import { answerRequests } from '../child-answers.ts';
import type { AskRequest } from '../messages.ts';
import { answerQuestion, checkQuestion } from './answer-question.ts';
import { openAsker } from './open-asker.ts';

// The program of a child that answers questions to one dataset. It is told the name of the file in its folder.
const asker = await openAsker(process.argv[2] ?? '');
await answerRequests<AskRequest>((request) =>
  request.task === 'ask' ? answerQuestion(asker, request) : checkQuestion(asker, request),
);
