// The golden questions of the official clones, judged by rules.
// `npm run bench -- golden [--data <stocked data folder>] [--out <file>] [ids]`
//   makes each clone of `content/clones/<id>.yaml`, asks it as whoever uses it would, on a copy of the data folder or on the starter
//   library alone, and prints what held. `--out` writes every answer and failure as JSON.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadClones } from '@mingfa/content/load-clones';
import {
  loadGoldenQuestions,
  OFFICIAL_CLONE_IDS,
  type OfficialCloneId,
} from '@mingfa/content/testing/golden-questions';
import { type AnswerPart, dataOf } from '@mingfa/contract/answer-part';
import { createClone } from '@mingfa/contract/clone';
import {
  type JudgedAnswer,
  judgeAnswer,
  notAnswered,
} from '../apps/server/src/features/clone/golden/judge-answer.ts';
import { askClone } from './answers/ask-clone.ts';
import { registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';

interface Judged extends JudgedAnswer {
  clone: OfficialCloneId;
  id: string;
  question: string;
  why: string;
}

const { values: options, positionals } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});
if (options.data && !existsSync(options.data)) throw new Error(`${options.data} is not there.`);
const unknown = positionals.filter((id) => !(OFFICIAL_CLONE_IDS as readonly string[]).includes(id));
if (unknown.length > 0) throw new Error(`No official clone: ${unknown.join(', ')}`);
const clones = (await loadClones()).filter(
  ({ officialId }) => positionals.length === 0 || positionals.includes(officialId),
);
const judged = await askAll();
report(judged);
if (options.out) await writeFile(options.out, `${JSON.stringify(judged, null, 2)}\n`);

async function askAll(): Promise<Judged[]> {
  const server = await startBenchServer(options.data ?? null);
  const all: Judged[] = [];
  try {
    const person = await registerPerson(server.address);
    for (const { officialId, content } of clones) {
      const clone = officialId as OfficialCloneId;
      const { appId } = await person.call(createClone, { body: { content } });
      for (const { id, question, expect, why } of await loadGoldenQuestions(clone))
        all.push({ clone, id, question, why, ...judge(await askClone(person, appId, question), expect) });
    }
  } finally {
    await server.stop();
  }
  return all;
}

function judge(parts: readonly AnswerPart[], expect: Parameters<typeof judgeAnswer>[1]): JudgedAnswer {
  const error = dataOf(parts, 'error');
  return error ? notAnswered(error.errorCode) : judgeAnswer(parts, expect);
}

function report(all: readonly Judged[]): void {
  for (const { officialId: clone } of clones) {
    const own = all.filter((one) => one.clone === clone);
    const held = own.filter(({ failures }) => failures.length === 0);
    console.log(`${clone.padEnd(22)} ${held.length} of ${own.length} hold`);
    for (const { id, failures, cited } of own.filter(({ failures: { length } }) => length > 0)) {
      console.log(`  ${id}: ${failures.map(({ rule, wanted }) => `${rule} ${wanted}`).join('; ')}`);
      console.log(`    cited: ${cited.map(({ law, article }) => `${law} ${article}`).join(', ') || '-'}`);
    }
  }
  const held = all.filter(({ failures }) => failures.length === 0).length;
  console.log(`all: ${held} of ${all.length} hold${held === all.length ? ', met' : ', NOT MET'}`);
}
