// Sixty questions in words to five tables, without a model: bench/data-questions/README.md.
// `npm run bench -- data-questions [--day 2025-11-18] [--address http://…] [--out <file>]`
//   imports each table as it is proposed and asks its questions, on a server of its own for each day on which they are asked, and counts
//   what was right, not understood and wrong. `--day` asks the questions of one day only; `--address` asks a server that runs, whose
//   clock is to stand at that day. `--out` writes every answer as JSON: for whoever mends nothing.
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createDataset,
  type DatasetState,
  getDatasetProgress,
  getDatasetProposal,
  importDataset,
} from '@mingfa/contract/dataset';
import { askDataset } from '@mingfa/contract/dataset-question';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { clockOnDay } from './data-questions/clock-on-day.ts';
import { judgeAnswer, type Verdict } from './data-questions/judge-answer.ts';
import { type DataQuestion, readDataQuestions, readDataTable } from './data-questions/read-questions.ts';
import { type Person, registerPerson, uploadFile } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';

type Answer = EndpointOutput<typeof askDataset>;
interface Asked extends DataQuestion {
  /** `failed`: an error instead of an answer; it counts as wrong. */
  verdict: Verdict | 'failed';
  answer: Answer | null;
  error: string | null;
}

const RIGHT_AT_LEAST = 0.75;
const WRONG_AT_MOST = 0.05;
const LOADED_WITHIN_MS = 120_000;

const { values: options } = parseArgs({
  options: { day: { type: 'string' }, address: { type: 'string' }, out: { type: 'string' } },
});
const questions = (await readDataQuestions()).filter(({ today }) => !options.day || today === options.day);
if (questions.length === 0) throw new Error('No question is asked on that day.');
if (options.address && new Set(questions.map(({ today }) => today)).size > 1)
  throw new Error('A server that runs stands at one day: name it with --day.');
const asked: Asked[] = [];
for (const [day, some] of Map.groupBy(questions, ({ today }) => today)) {
  if (options.address) asked.push(...(await askOn(options.address, some)));
  else {
    const server = await startBenchServer(null, clockOnDay(day));
    try {
      asked.push(...(await askOn(server.address, some)));
    } finally {
      await server.stop();
    }
  }
}
for (const [table, some] of Map.groupBy(asked, (one) => one.table)) report(table, some);
for (const [language, some] of Map.groupBy(asked, ({ question }) =>
  /^[A-Z]/.test(question) ? 'English' : 'Chinese',
))
  report(`in ${language}`, some);
report('all', asked, true);
if (options.out) await writeFile(options.out, `${JSON.stringify(asked, null, 2)}\n`);

/** Asks a server questions of one day. */
async function askOn(address: string, some: readonly DataQuestion[]): Promise<Asked[]> {
  const person = await registerPerson(address);
  const all: Asked[] = [];
  for (const [table, ofTable] of Map.groupBy(some, (one) => one.table)) {
    const loaded = await loadTable(person, table).catch((error: Error) => error);
    for (const question of ofTable)
      all.push(
        loaded instanceof Error
          ? { ...question, verdict: 'failed', answer: null, error: loaded.message }
          : await ask(person, loaded, question),
      );
  }
  return all;
}

/** Imports a table just as it is proposed; its dataset. */
async function loadTable(person: Person, name: string): Promise<string> {
  const uploadId = await uploadFile(person, { name, content: await readDataTable(name) }, 'dataset');
  const { datasetId } = await person.call(createDataset, { body: { uploadIds: [uploadId] } });
  await waitFor(person, datasetId, 'proposed');
  const { tables } = await person.call(getDatasetProposal, { params: { datasetId } });
  await person.call(importDataset, {
    params: { datasetId },
    body: { tables: tables.map(({ shape }) => shape) },
  });
  await waitFor(person, datasetId, 'ready');
  return datasetId;
}

async function waitFor(person: Person, datasetId: string, wanted: DatasetState): Promise<void> {
  for (const began = performance.now(); performance.now() - began < LOADED_WITHIN_MS; await wait(200)) {
    const { state, errorCode } = await person.call(getDatasetProgress, { params: { datasetId } });
    if (state === wanted) return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`${state}: ${errorCode}`);
  }
  throw new Error(`not ${wanted} within ${LOADED_WITHIN_MS / 1000} s`);
}

async function ask(person: Person, datasetId: string, question: DataQuestion): Promise<Asked> {
  try {
    const answer = await person.call(askDataset, {
      params: { datasetId },
      body: { question: question.question },
    });
    const result = answer.understood.query === null ? null : answer.result;
    return { ...question, verdict: judgeAnswer(question.expected, result), answer, error: null };
  } catch (error) {
    return { ...question, verdict: 'failed', answer: null, error: String(error) };
  }
}

/** Only counts: which question it was is not for whoever mends the grammar. */
function report(name: string, some: readonly Asked[], judged = false): void {
  const count = (verdict: Asked['verdict']) => some.filter((one) => one.verdict === verdict).length;
  const [right, wrong, failed] = [count('right'), count('wrong'), count('failed')];
  const met = right >= RIGHT_AT_LEAST * some.length && wrong + failed <= WRONG_AT_MOST * some.length;
  console.log(
    `${name}: right ${right} of ${some.length}, not understood ${count('not_understood')}, wrong ${wrong}, failed ${failed}` +
      (judged ? ` (targets: right 75 %, wrong and failed at most 5 %)${met ? ', met' : ', NOT MET'}` : ''),
  );
}
