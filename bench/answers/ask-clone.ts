import type { AnswerPart } from '@mingfa/contract/answer-part';
import { streamAnswer } from '@mingfa/contract/clone-chat';
import type { Person } from '../ingestion/api.ts';
import { readAnswer } from './read-answer.ts';

/** Asks a clone in a conversation of its own, in the language of the question, as a test of the draft. */
export async function askClone(
  person: Person,
  appId: string,
  question: string,
): Promise<readonly AnswerPart[]> {
  const response = await fetch(`${person.address}${streamAnswer.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': /\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en',
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ appId, test: true, question }),
  });
  const stream = await response.text();
  if (!response.ok) throw new Error(`${streamAnswer.path}: ${response.status} ${stream}`);
  return readAnswer(stream);
}
