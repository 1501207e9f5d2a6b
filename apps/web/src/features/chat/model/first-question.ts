import { randomId } from '../../../lib/random-id.ts';
import type { ChatPlace } from './chat-place.ts';
import { keepDraft, readDraft } from './drafts.ts';
import type { Question } from './live-runs.ts';

/** Where the words and the key of a first question wait until the server holds it; one of each composer. */
const waiting = (composer: string) => `sending ${composer}`;

interface Sending {
  idempotencyKey: string;
  input: string;
  question: string;
}

/** What reads answers is not needed for the first paint; it is fetched behind it, before anybody has written a question. */
export const loadLiveRuns = () => import('./live-runs.ts');

/** On their way in this page: nobody is asked to send them again. */
const underWay = new Set<string>();

function readSending(composer: string): Sending | null {
  try {
    return JSON.parse(readDraft(waiting(composer))) as Sending;
  } catch {
    return null;
  }
}

/**
 * Sends a first question. Until the server holds it its words are kept: sent again after a page that went away in between, it is
 * the same question.
 * @param composer in which it was written
 * @param place whom it is asked; the assistant itself, if nothing is said
 * @returns the conversation it begins
 * @throws AppRequestError
 */
export async function sendFirstQuestion(
  question: Question,
  composer: string,
  place?: ChatPlace,
): Promise<string> {
  const input = JSON.stringify(question);
  const earlier = readSending(composer);
  const idempotencyKey = earlier?.input === input ? earlier.idempotencyKey : randomId();
  keepDraft(waiting(composer), JSON.stringify({ idempotencyKey, input, question: question.question }));
  underWay.add(composer);
  try {
    const { askFirst } = await loadLiveRuns();
    const conversationId = await askFirst(question, idempotencyKey, place);
    keepDraft(waiting(composer), '');
    return conversationId;
  } finally {
    underWay.delete(composer);
  }
}

/** The words of a first question of which nobody knows whether it arrived. */
export function unsentQuestion(composer: string): string {
  return underWay.has(composer) ? '' : (readSending(composer)?.question ?? '');
}
