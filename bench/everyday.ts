// The two hundred everyday questions, asked to be judged by readers: bench/everyday/README.md.
// `npm run bench -- everyday --out <folder> [--data <stocked data folder>]`
//   asks each in a conversation of its own, those in English on English pages, on a copy of the data folder or on the starter
//   library alone; a Markdown file each.
// `npm run bench -- everyday --count <marks.jsonl>`
//   counts a reader's marks by the levels of the rubric.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askQuestion } from './answers/ask-question.ts';
import { countMarks } from './everyday/count-marks.ts';
import { readQuestions } from './everyday/read-questions.ts';
import { writeAnswer } from './everyday/write-answer.ts';
import { registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';

const { values: options } = parseArgs({
  options: { out: { type: 'string' }, data: { type: 'string' }, count: { type: 'string' } },
});
if (options.count) await countMarks(options.count, await readQuestions());
else if (options.out) await askAll(options.out, options.data ?? null);
else throw new Error('Say --out <folder> or --count <marks.jsonl>.');

async function askAll(folder: string, dataFolder: string | null): Promise<void> {
  if (dataFolder && !existsSync(dataFolder)) throw new Error(`${dataFolder} is not there.`);
  const questions = await readQuestions();
  await mkdir(folder, { recursive: true });
  const server = await startBenchServer(dataFolder);
  try {
    const person = await registerPerson(server.address);
    for (const question of questions) {
      const language = question.kind === 'english' ? 'en' : 'zh-CN';
      const answer = await askQuestion(person, question.text, language);
      await writeFile(join(folder, `${question.id}.md`), writeAnswer(question, answer));
    }
  } finally {
    await server.stop();
  }
  console.log(`${questions.length} answers to be judged: ${folder}`);
}
