import { startConversation, streamAnswer } from '@mingfa/contract/chat';
import type { CitationCheck, Evidence } from '@mingfa/contract/evidence';
import type { Person } from '../ingestion/api.ts';

/** An answer of the chat, as its stream told it. */
export interface ChatAnswer {
  text: string;
  evidence: Evidence[];
  check: CitationCheck | null;
  failure: string | null;
  tookMs: number;
}

/** Asks in a new conversation, as the chat page does, and waits for the end of the answer. */
export async function askQuestion(person: Person, question: string): Promise<ChatAnswer> {
  const { conversationId } = await person.call(startConversation, { body: {} });
  const beganMs = performance.now();
  const response = await fetch(`${person.address}${streamAnswer.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ conversationId, question }),
  });
  const stream = await response.text();
  if (!response.ok) throw new Error(`${streamAnswer.path}: ${response.status} ${stream}`);
  return { ...readStream(stream), tookMs: performance.now() - beganMs };
}

function readStream(stream: string): Omit<ChatAnswer, 'tookMs'> {
  const answer: Omit<ChatAnswer, 'tookMs'> = { text: '', evidence: [], check: null, failure: null };
  for (const [, json = ''] of stream.matchAll(/^data: (.*)$/gm)) {
    if (json === '[DONE]') continue;
    const chunk = JSON.parse(json) as { type: string; delta?: string; data?: unknown };
    if (chunk.type === 'text-delta') answer.text += chunk.delta ?? '';
    if (chunk.type === 'data-evidence') answer.evidence = (chunk.data as { sources: Evidence[] }).sources;
    if (chunk.type === 'data-citation-check') answer.check = chunk.data as CitationCheck;
    if (chunk.type === 'data-error') answer.failure = (chunk.data as { errorCode: string }).errorCode;
  }
  return answer;
}
