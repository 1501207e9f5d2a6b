import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readQuestions, type StatuteQuestion } from '../retrieval/read-questions.ts';

/** Ids of the questions that answers are judged by: sixty of each random fold. What is fitted must not have seen them. */
export async function readHeldApart(sharedFolder: string): Promise<StatuteQuestion[]> {
  const { random } = JSON.parse(await readFile(join(import.meta.dirname, 'held-apart.json'), 'utf8')) as {
    random: number[][];
  };
  const ids = new Set(random.flat());
  const questions = await readQuestions(join(sharedFolder, 'retrieval/statute-questions.jsonl'));
  return questions.filter(({ id }) => ids.has(id));
}
