import { setTimeout as pause } from 'node:timers/promises';

/** Asked without a pause, a server would answer questions in the place of the work that is waited for. */
const BETWEEN_QUESTIONS_MS = 50;

/** Asks a server that works by itself until the answer is as wanted. */
export async function askUntil<Answer>(
  ask: () => Promise<Answer>,
  wanted: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    await pause(BETWEEN_QUESTIONS_MS);
  }
}
