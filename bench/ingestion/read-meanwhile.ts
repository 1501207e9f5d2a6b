import { listMessages, startConversation, streamAnswer } from '@mingfa/contract/chat';
import { getArticle, listLaws } from '@mingfa/contract/law';
import type { Person } from './api.ts';

/** Times of reads, in milliseconds. */
export interface Reads {
  article: number[];
  conversation: number[];
  failures: string[];
  stop(): Promise<void>;
}

const PAUSE_MS = 40;
const LAWS = 50;

/** Something a reader looks at: an article of one of many laws, and a conversation with an answer. */
export async function prepareReading(person: Person): Promise<() => Reads> {
  const { items } = await person.call(listLaws, { query: { sort: 'title', pageSize: LAWS } });
  const lawIds = items.filter((law) => law.versionCount > 0).map((law) => law.lawId);
  const { conversationId } = await person.call(startConversation, { body: {} });
  const response = await fetch(`${person.address}${streamAnswer.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ conversationId, question: '房东不退押金怎么办？' }),
  });
  await response.text();

  const readArticle = (turn: number) =>
    lawIds.length > 0
      ? person.call(getArticle, {
          params: { lawId: lawIds[turn % lawIds.length] ?? '', articleKey: '1' },
        })
      : person.call(listLaws, { query: { pageSize: 20 } });
  const readConversation = () => person.call(listMessages, { query: { conversationId } });
  return () => begin(readArticle, readConversation);
}

function begin(
  readArticle: (turn: number) => Promise<unknown>,
  readConversation: () => Promise<unknown>,
): Reads {
  let stopped = false;
  const reads: Reads = {
    article: [],
    conversation: [],
    failures: [],
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
  const loop = async (times: number[], read: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !stopped; turn += 1) {
      const startedAt = performance.now();
      try {
        await read(turn);
        times.push(performance.now() - startedAt);
      } catch (error) {
        reads.failures.push((error as Error).message);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const running = [loop(reads.article, readArticle), loop(reads.conversation, readConversation)];
  return reads;
}
