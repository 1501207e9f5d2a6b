import { dataOf, textOf } from '@mingfa/contract/answer-part';
import { startConversation, streamAnswer } from '@mingfa/contract/chat';
import type { FileEvidence } from '@mingfa/contract/evidence';
import { readAnswer } from '../answers/read-answer.ts';
import type { Person } from './api.ts';
import type { FolderQuestion } from './questions.ts';

/** What the chat answered, and whether a cited source is the right one. */
export interface FolderAnswer {
  text: string;
  /** Sources of the person's files that the text cites. */
  cited: FileEvidence[];
  /** One of them is of the right file; and is the right passage on the right page. */
  rightFile: boolean;
  rightPassage: boolean;
  tookMs: number;
}

/** Asks a knowledge base in a new conversation, as the chat page does. */
export async function askFolder(person: Person, konId: string, asked: FolderQuestion): Promise<FolderAnswer> {
  const { conversationId } = await person.call(startConversation, { body: { knowledgeBaseIds: [konId] } });
  const beganMs = performance.now();
  const response = await fetch(`${person.address}${streamAnswer.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ conversationId, question: asked.question, knowledgeBaseIds: [konId] }),
  });
  if (!response.ok) throw new Error(`${streamAnswer.path}: ${response.status} ${await response.text()}`);
  const parts = readAnswer(await response.text());
  const text = textOf(parts);
  const evidence = dataOf(parts, 'evidence')?.sources ?? [];
  const numbers = new Set([...text.matchAll(/\[(\d{1,3})\]/g)].map((match) => Number(match[1])));
  const cited = evidence.filter((source) => source.kind === 'file').filter(({ index }) => numbers.has(index));
  const ofFile = cited.filter((source) => asked.files.includes(source.title));
  const isRight = ({ place, text: passage }: FileEvidence) =>
    asked.passage.test(passage) && (!asked.pages || coversPage(place, asked.pages));
  return {
    text,
    cited,
    rightFile: ofFile.length > 0,
    rightPassage: ofFile.some(isRight),
    tookMs: performance.now() - beganMs,
  };
}

function coversPage(place: FileEvidence['place'], pages: readonly number[]): boolean {
  if (!place || place.page === null) return false;
  const last = place.pageEnd ?? place.page;
  return pages.some((page) => page >= (place.page ?? 0) && page <= last);
}
