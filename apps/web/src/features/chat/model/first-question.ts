import { randomId } from '../../../lib/random-id.ts';
import { keepDraft, readDraft } from './drafts.ts';
import type { Question } from './live-runs.ts';

/** Where the words and the key of a first question wait until the server holds it. */
const SENDING = 'sending';

interface Sending {
  idempotencyKey: string;
  input: string;
  question: string;
}

/** What reads answers is not needed for the first paint; it is fetched behind it, before anybody has written a question. */
export const loadLiveRuns = () => import('./live-runs.ts');

/** On its way in this page: nobody is asked to send it again. */
let underWay = false;

function readSending(): Sending | null {
  try {
    return JSON.parse(readDraft(SENDING)) as Sending;
  } catch {
    return null;
  }
}

/**
 * Sends a first question. Until the server holds it its words are kept: sent again after a page that went away in between, it is
 * the same question.
 * @returns the conversation it begins
 * @throws AppRequestError
 */
export async function sendFirstQuestion(question: Question): Promise<string> {
  const input = JSON.stringify(question);
  const earlier = readSending();
  const idempotencyKey = earlier?.input === input ? earlier.idempotencyKey : randomId();
  keepDraft(SENDING, JSON.stringify({ idempotencyKey, input, question: question.question }));
  underWay = true;
  try {
    const { askFirst } = await loadLiveRuns();
    const conversationId = await askFirst(question, idempotencyKey);
    keepDraft(SENDING, '');
    return conversationId;
  } finally {
    underWay = false;
  }
}

/** The words of a first question of which nobody knows whether it arrived. */
export function unsentQuestion(): string {
  return underWay ? '' : (readSending()?.question ?? '');
}
