// Answers of the built-in engine, asked through the chat of a started server.
// `npm run bench -- answers [--data data/bench/retrieval] [--only library,starter] [--save data/bench/answers]`
//   300 held-apart questions with the full library, then with the starter library alone.
// `npm run bench -- answers --everyday`
//   the sixty everyday questions on the starter library, written to a Markdown file to be judged by a reader.
// The data folder is copied; `npm run bench -- retrieval` makes it. `--model` is a ranking fitted without the 300 questions:
// `npm run bench -- fit-ranking --without bench/answers/held-apart.json --out data/bench/answers/ranking.json`.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askQuestion, type ChatAnswer } from './answers/ask-question.ts';
import { type JudgedAnswer, judgeAnswer } from './answers/judge-answer.ts';
import { readEveryday } from './answers/read-everyday.ts';
import { readHeldApart } from './answers/read-held-apart.ts';
import { type Person, registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';
import { percentile, Report } from './ingestion/report.ts';
import { placeOf, type StatuteQuestion } from './retrieval/read-questions.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    model: { type: 'string', default: 'data/bench/answers/ranking.json' },
    only: { type: 'string', default: 'library,starter' },
    save: { type: 'string', default: 'data/bench/answers' },
    everyday: { type: 'boolean', default: false },
  },
});
const shared = resolve(import.meta.dirname, '../../shared/data');
const report = new Report();
await mkdir(options.save, { recursive: true });
if (options.everyday) await answerEveryday();
else await measure();
process.exitCode = report.allMet ? 0 : 1;

interface JudgedQuestion {
  asked: StatuteQuestion;
  answer: ChatAnswer;
  judged: JudgedAnswer;
}

async function measure(): Promise<void> {
  if (!existsSync(shared)) throw new Error(`${shared} is not there: the questions are read from it.`);
  const questions = await readHeldApart(shared);
  const parts = new Set(options.only.split(','));
  if (parts.has('library')) {
    if (!existsSync(options.data))
      throw new Error(`${options.data} is not there: run the bench retrieval first.`);
    const all = await askAll('full library', options.data, questions);
    print(all);
    const share = shareOf(all);
    report.check(
      'a right article among the quoted, at least 60 %',
      share.quotesRight >= 0.6,
      percent(share.quotesRight),
    );
    report.check(
      'a right article quoted first, at least 40 %',
      share.quotesRightFirst >= 0.4,
      percent(share.quotesRightFirst),
    );
    report.check('articles quoted on average, at most 4', share.meanQuoted <= 4, share.meanQuoted.toFixed(2));
    checkStates(all, ['verified', 'not_compared']);
  }
  if (parts.has('starter')) {
    const all = await askAll('starter library alone', join(options.save, 'no-such-folder'), questions);
    print(all);
    const { namesRight } = shareOf(all);
    report.check('a right article among the named, at least 35 %', namesRight >= 0.35, percent(namesRight));
    checkStates(all, ['digest_only']);
  }
}

/** Asks one after the other on a server of its own, so that times are those of one person. */
async function askAll(
  name: string,
  dataFolder: string,
  questions: StatuteQuestion[],
): Promise<JudgedQuestion[]> {
  console.log(`\n${name}: ${questions.length} questions`);
  const all: JudgedQuestion[] = [];
  await onServer(dataFolder, async (person) => {
    for (const asked of questions) {
      const answer = await askQuestion(person, asked.question);
      all.push({ asked, answer, judged: judgeAnswer(answer, asked.articles) });
    }
  });
  await save(
    name.replaceAll(' ', '-'),
    all.map(({ asked, answer, judged }) => ({
      ...asked,
      ...saved(answer),
      quoted: judged.quoted,
      named: judged.named,
    })),
  );
  return all;
}

/** What is kept of an answer, for those who read it. */
function saved({ text, evidence, check }: ChatAnswer) {
  return {
    text,
    sources: evidence.map(({ title, label, score }) => [placeOf(title, label), score]),
    doubtful: (check?.citations ?? [])
      .filter(({ state }) => state !== 'verified' && state !== 'not_compared' && state !== 'digest_only')
      .map(
        ({ state, label, start }) => `${state} ${label}: ${text.slice(Math.max(0, start - 60), start + 40)}`,
      ),
  };
}

async function save(name: string, rows: readonly object[]): Promise<void> {
  await writeFile(
    join(options.save, `${name}.jsonl`),
    rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  );
}

async function answerEveryday(): Promise<void> {
  const blocks: string[] = [];
  const rows: object[] = [];
  await onServer(join(options.save, 'no-such-folder'), async (person) => {
    for (const { id, question, situation, useful } of await readEveryday()) {
      const answer = await askQuestion(person, question);
      const { text, check } = answer;
      rows.push({ id, question, ...saved(answer) });
      const states = check?.citations.map(({ state }) => state).join(' ') ?? '';
      blocks.push(`# ${id} ${question}`, `*${situation}* → *${useful}*`, text, `(${states})`);
    }
  });
  const file = join(options.save, 'everyday.md');
  await save('everyday', rows);
  await writeFile(file, `${blocks.join('\n\n')}\n`);
  console.log(`Answers to be judged: ${file}`);
}

async function onServer(dataFolder: string, work: (person: Person) => Promise<void>): Promise<void> {
  const fitted = existsSync(options.model);
  if (!fitted && !options.everyday)
    console.log(`${options.model} is not there: the ranking in use may have been fitted on these questions.`);
  const server = await startBenchServer(
    dataFolder,
    fitted && !options.everyday ? { RANKING_MODEL: resolve(options.model) } : {},
  );
  try {
    const person = await registerPerson(server.address);
    // What fills once is filled before anything is timed.
    await askQuestion(person, '借款合同');
    server.beginPhase();
    await work(person);
  } finally {
    const loop = await server.stop();
    console.log(
      `event loop of the server: p50 ${loop.p50.toFixed(1)}, p99 ${loop.p99.toFixed(1)}, longest ${loop.max.toFixed(1)} ms`,
    );
  }
}

function shareOf(all: readonly JudgedQuestion[]) {
  const share = (of: (judged: JudgedAnswer) => boolean) =>
    all.filter(({ judged }) => of(judged)).length / all.length;
  const mean = (of: (judged: JudgedAnswer) => number) =>
    all.reduce((sum, { judged }) => sum + of(judged), 0) / all.length;
  return {
    quotesRight: share((judged) => judged.quotesRight),
    quotesRightFirst: share((judged) => judged.quotesRightFirst),
    namesRight: share((judged) => judged.namesRight),
    knowsNothing: share((judged) => judged.knowsNothing),
    isUnsure: share((judged) => judged.isUnsure),
    meanQuoted: mean((judged) => judged.quoted.length),
    meanNamed: mean((judged) => judged.named.length),
  };
}

function print(all: readonly JudgedQuestion[]): void {
  const share = shareOf(all);
  const times = all.map(({ answer }) => answer.tookMs);
  const lengths = all.map(({ answer }) => answer.text.length);
  const rows: [string, string][] = [
    ['a right article among the quoted', percent(share.quotesRight)],
    ['a right article quoted first', percent(share.quotesRightFirst)],
    ['a right article among the named', percent(share.namesRight)],
    ['articles quoted on average', share.meanQuoted.toFixed(2)],
    ['articles named on average', share.meanNamed.toFixed(2)],
    ['says that it does not know', percent(share.knowsNothing)],
    ['says that it is unsure', percent(share.isUnsure)],
    ['characters of an answer, p50 / p95', `${percentile(lengths, 50)} / ${percentile(lengths, 95)}`],
    ['time of an answer, p50 / p95', `${percentile(times, 50)} / ${percentile(times, 95)} ms`],
    ['failed', String(all.filter(({ answer }) => answer.failure !== null).length)],
  ];
  for (const [name, value] of rows) console.log(`  ${name.padEnd(40)} ${value}`);
}

function checkStates(all: readonly JudgedQuestion[], allowed: readonly string[]): void {
  const states = new Map<string, number>();
  for (const { judged } of all) {
    for (const [state, count] of judged.states) states.set(state, (states.get(state) ?? 0) + count);
  }
  const shown = [...states].map(([state, count]) => `${state} ${count}`).join(', ');
  report.check(
    `citations are all ${allowed.join(' or ')}`,
    [...states.keys()].every((state) => allowed.includes(state)),
    shown,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
