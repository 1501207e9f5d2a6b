// What the official agents answer and what they leave to others, without a model: bench/scope/README.md.
// `npm run bench -- scope [--half open|held-out] [--data <stocked data folder>] [--out <file>]`
//   asks both halves or one, on a copy of the data folder or on the starter library alone, and counts what was wrongly refused and
//   wrongly answered. `--out` writes every answer as JSON.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadClones } from '@mingfa/content/load-clones';
import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import { createClone } from '@mingfa/contract/clone';
import { askClone } from './answers/ask-clone.ts';
import { registerPerson } from './ingestion/api.ts';
import { startBenchServer } from './ingestion/bench-server.ts';
import {
  readScopeQuestions,
  SCOPE_HALVES,
  type ScopeHalf,
  type ScopeQuestion,
} from './scope/read-scope-questions.ts';

interface Asked extends ScopeQuestion {
  half: ScopeHalf;
  refused: boolean;
  /** Why, as the answer says it; null: it was answered. */
  reason: string | null;
  /** Whether the refusal names the agent to go to; null: there is none to name. */
  named: boolean | null;
  answer: string;
}

const WRONGLY_REFUSED_MAX_OF_60 = 2;
const WRONGLY_ANSWERED_MAX_OF_60 = 3;

const { values: options } = parseArgs({
  options: { half: { type: 'string' }, data: { type: 'string' }, out: { type: 'string' } },
});
if (options.data && !existsSync(options.data)) throw new Error(`${options.data} is not there.`);
const halves = SCOPE_HALVES.filter((half) => !options.half || options.half === half);
if (halves.length === 0) throw new Error(`--half is one of: ${SCOPE_HALVES.join(', ')}`);
const asked = await askAll();
for (const half of halves) reportHalf(half);
if (halves.length > 1) report('both', asked);
if (options.out) await writeFile(options.out, `${JSON.stringify(asked, null, 2)}\n`);

async function askAll(): Promise<Asked[]> {
  const clones = await loadClones();
  const nameOf = new Map(clones.map(({ officialId, content }) => [officialId, content.name]));
  const server = await startBenchServer(options.data ?? null);
  const all: Asked[] = [];
  try {
    const person = await registerPerson(server.address);
    const appIds = new Map<string, string>();
    for (const { officialId, content } of clones) {
      const { appId } = await person.call(createClone, { body: { content } });
      appIds.set(officialId, appId);
    }
    for (const half of halves)
      for (const question of await readScopeQuestions(half)) {
        const parts = await askClone(person, appIds.get(question.clone) ?? '', question.text);
        all.push({ half, ...question, ...judge(parts, nameOf.get(question.better ?? '') ?? null) });
      }
  } finally {
    await server.stop();
  }
  return all;
}

function judge(
  parts: readonly AnswerPart[],
  better: string | null,
): Pick<Asked, 'refused' | 'reason' | 'named' | 'answer'> {
  const error = dataOf(parts, 'error');
  if (error) throw new Error(`No answer: ${error.errorCode}`);
  const answer = textOf(parts);
  const insufficient = dataOf(parts, 'insufficient');
  const rests = (dataOf(parts, 'evidence')?.sources ?? []).length > 0;
  const reason = insufficient?.reason ?? (rests ? null : 'no_source');
  const refused = reason !== null;
  const named = refused && better ? answer.includes(better) : null;
  return { refused, reason, named, answer };
}

/** What went wrong is listed only of the half that may be worked with. */
function reportHalf(half: ScopeHalf): void {
  const some = asked.filter((one) => one.half === half);
  report(half, some);
  if (half !== 'open') return;
  for (const { id, belongs, refused, reason, text } of some)
    if (belongs === refused) console.log(`  ${id} (${reason ?? 'answered'}): ${text}`);
}

function report(name: string, some: readonly Asked[]): void {
  const belonging = some.filter(({ belongs }) => belongs);
  const others = some.filter(({ belongs }) => !belongs);
  const refused = belonging.filter((one) => one.refused).length;
  const answered = others.filter((one) => !one.refused).length;
  const toName = others.filter(({ named }) => named !== null);
  const met =
    refused * 60 <= WRONGLY_REFUSED_MAX_OF_60 * belonging.length &&
    answered * 60 <= WRONGLY_ANSWERED_MAX_OF_60 * others.length;
  const named = `${toName.filter((one) => one.named).length} of ${toName.length} name whom to ask`;
  console.log(
    `${name}: wrongly refused ${refused} of ${belonging.length}, wrongly answered ${answered} of ${others.length}, ` +
      `${named}${met ? ', met' : ', NOT MET'}`,
  );
}
