import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import { startConversation, streamAnswer } from '@mingfa/contract/chat';
import type { CitationCheck, Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { Person } from '../ingestion/api.ts';
import { readAnswer } from './read-answer.ts';

/** An answer of the chat, as its stream told it. */
export interface ChatAnswer {
  parts: readonly AnswerPart[];
  text: string;
  evidence: Evidence[];
  check: CitationCheck | null;
  failure: string | null;
  tookMs: number;
}

/** Asks in a new conversation, as the chat page in that language does, and waits for the end of the answer. */
export async function askQuestion(
  person: Person,
  question: string,
  language: Language = 'zh-CN',
): Promise<ChatAnswer> {
  const { conversationId } = await person.call(startConversation, { body: {} });
  const beganMs = performance.now();
  const response = await fetch(`${person.address}${streamAnswer.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ conversationId, question }),
  });
  const stream = await response.text();
  if (!response.ok) throw new Error(`${streamAnswer.path}: ${response.status} ${stream}`);
  const parts = readAnswer(stream);
  return {
    parts,
    text: textOf(parts),
    evidence: dataOf(parts, 'evidence')?.sources ?? [],
    check: dataOf(parts, 'citation-check'),
    failure: dataOf(parts, 'error')?.errorCode ?? null,
    tookMs: performance.now() - beganMs,
  };
}
