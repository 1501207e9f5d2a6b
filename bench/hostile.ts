// What hostile text costs everybody else: `/healthz` is asked every 20 ms while a question, or a model's answer, is worked on.
// `npm run bench -- hostile [--data data/bench/retrieval]`; the data folder is copied, without it the starter library serves.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startScriptedModelServer } from '../apps/server/src/testing/scripted-model-server.ts';
import { askQuestion } from './answers/ask-question.ts';
import { registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';
import { percentile, Report } from './ingestion/report.ts';

const LONGEST_HEALTHZ_MS = 200;
const LONGEST_CHECK_MS = 2_000;
const MEGABYTE = 1_000_000;
const QUESTION_CHARACTERS = 20_000;
const ARTICLE = '《民法典》第五百七十七条。';

const QUESTIONS: Record<string, string> = {
  'one article, repeated': filled(ARTICLE, QUESTION_CHARACTERS),
  'everyday words, repeated': filled('公司拖欠工资炒鱿鱼怎么办', QUESTION_CHARACTERS),
  'different articles': everyArticle(QUESTION_CHARACTERS),
};
const MODEL_ANSWERS: Record<string, string> = {
  'references [1][2], 60,000 times': filled('[1][2]', 360_000),
  'one article, 1 MB': filled(ARTICLE, MEGABYTE / 3),
  'different articles, 1 MB': everyArticle(MEGABYTE / 3),
};

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: 'data/bench/retrieval' } },
});
/** What the scripted model says next. */
let said = '';
const report = new Report();
await measure(QUESTIONS, (text) => text);
const model = await startScriptedModelServer({
  async *script() {
    yield { do: 'text', text: said };
    yield { do: 'finish' };
  },
});
await measure(
  MODEL_ANSWERS,
  (text) => {
    said = text;
    return '公司拖欠工资怎么办？';
  },
  { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'scripted', MODEL_API_KEY: 'sk-bench' },
);
await model.close();
process.exitCode = report.allMet ? 0 : 1;

/** Asks each, once the indexes are built, and says how long it took and how long `/healthz` did meanwhile. */
async function measure(
  texts: Record<string, string>,
  questionFor: (text: string) => string,
  variables: Record<string, string> = {},
): Promise<void> {
  const server = await startBenchServer(options.data, variables);
  const person = await registerPerson(server.address);
  said = '好。';
  await askQuestion(person, '押金不退怎么办？');
  const idle = await whileWatched(server.address, () => wait(3_000));
  console.log(
    `/healthz when nobody asks: p50 ${percentile(idle.times, 50)} ms, longest ${longest(idle.times)} ms`,
  );
  for (const [name, text] of Object.entries(texts)) {
    const { times, result } = await whileWatched(server.address, () =>
      askQuestion(person, questionFor(text)),
    );
    if (result.failure) report.check(`${name}: answered`, false, result.failure);
    const took = Math.round(result.tookMs);
    report.check(`${name}: at most ${LONGEST_CHECK_MS} ms`, took <= LONGEST_CHECK_MS, `${took} ms`);
    report.check(
      `${name}: /healthz at most ${LONGEST_HEALTHZ_MS} ms`,
      longest(times) <= LONGEST_HEALTHZ_MS,
      `p50 ${percentile(times, 50)} ms, longest ${longest(times)} ms of ${times.length}`,
    );
  }
  await server.stop();
}

/** Milliseconds that `/healthz` took, asked until the work was done. */
async function whileWatched<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<{ times: number[]; result: Result }> {
  const times: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const beganMs = performance.now();
      await (await fetch(`${address}/healthz`)).arrayBuffer();
      times.push(performance.now() - beganMs);
      await wait(20);
    }
  })();
  const result = await work();
  done.abort();
  await watching;
  return { times, result };
}

function longest(times: readonly number[]): number {
  return Math.round(Math.max(...times));
}

function filled(text: string, characters: number): string {
  return text.repeat(Math.floor(characters / text.length));
}

function everyArticle(characters: number): string {
  let text = '';
  for (let number = 1; text.length < characters - 20; number++)
    text += `《民法典》第${(number % 1260) + 1}条。`;
  return text;
}
