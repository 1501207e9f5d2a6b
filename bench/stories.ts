// Whether answers give the sums and the last days that stories call for: bench/stories/README.md.
// `npm run bench -- stories [--half closed|later] [--data <stocked data folder>] [--out <folder>] [--show]`
//   asks each story in a conversation of its own and looks for its sums and days in what is not folded; `--out` writes the answers to be
//   read, `--show` what was not found.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askQuestion } from './answers/ask-question.ts';
import { registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';
import { findExpected, type Missed, unfolded } from './stories/find-expected.ts';
import { readStories, STORY_PARTS } from './stories/read-stories.ts';

const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'open' },
    data: { type: 'string' },
    out: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const part = STORY_PARTS.find((one) => one === options.half);
if (!part) throw new Error(`--half is one of ${STORY_PARTS.join(', ')}.`);
if (options.data && !existsSync(options.data)) throw new Error(`${options.data} is not there.`);
const stories = await readStories(part);
if (options.out) await mkdir(options.out, { recursive: true });
const server = await startBenchServer(options.data ?? null);
const counts = new Map<
  string,
  { stories: number; sums: number; found: number; days: number; told: number }
>();
try {
  const person = await registerPerson(server.address);
  for (const story of stories) {
    const { text, failure } = await askQuestion(person, story.text, story.lang === 'en' ? 'en' : 'zh-CN');
    const missed = findExpected(story, text);
    count(story.field, missed, story.sums.length, story.lastDays.length);
    if (options.show) for (const line of missed.lines) console.log(`${story.id} ${line}`);
    if (options.out) {
      const expected = JSON.stringify(story, null, 1);
      const page = `# ${story.id}\n\n${story.text}\n\n${expected}\n\n## Answer\n\n${failure ?? ''}${unfolded(text)}\n`;
      await writeFile(join(options.out, `${story.id}.md`), page);
    }
  }
} finally {
  await server.stop();
}
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;
for (const [field, { stories: number, sums, found, days, told }] of [...counts].sort())
  console.log(`${field}: ${number} stories, sums ${share(found, sums)}, last days ${share(told, days)}`);

function count(field: string, missed: Missed, sums: number, days: number): void {
  for (const name of [field, '∑']) {
    const held = counts.get(name) ?? { stories: 0, sums: 0, found: 0, days: 0, told: 0 };
    counts.set(name, {
      stories: held.stories + 1,
      sums: held.sums + sums,
      found: held.found + sums - missed.sums,
      days: held.days + days,
      told: held.told + days - missed.days,
    });
  }
}
