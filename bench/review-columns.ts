// Twelve typed questions asked of many contracts by rule, without a model: bench/review-columns/README.md.
// `npm run bench -- review-columns [--day 2026-01-01] [--set <folder>] [--shared <folder>] [--settled <file>] [--out <file>] [--time]`
//   reads each document as the server does and says per question, and for the set's own and the shared documents apart, how many values were
//   right, wrong and missed and how often the state was right. Shared documents are passed over where ../shared/data is absent.
//   `--set` judges another set of the same form (`answers.jsonl`, `documents/`); `--shared` says where the shared data lies.
//   `--time` measures instead how long 300 made documents take to be asked 20 questions over HTTP.
//   Only figures are printed. `--out` writes every answer as JSON, for whoever mends nothing; `--settled` reads what a person decided
//   of values that a program cannot: lines {value, items}, `value` as `--out` names it, `items` by their place in the row, or `left_out`, or `part`.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type JudgedRow, judgeRow, nameOfValue, type Settled } from './review-columns/judge-row.ts';
import { FROZEN_COLUMNS, openSet, type State } from './review-columns/read-answers.ts';
import { readDocument } from './review-columns/read-document.ts';
import { ASKED_KEYS, say } from './review-columns/say.ts';
import { timeTable } from './review-columns/time-table.ts';

const PRECISION_AT_LEAST = 0.92;
const RECALL_AT_LEAST = 0.75;
const STATES: readonly State[] = ['found', 'not_found', 'not_agreed'];

const { values: options } = parseArgs({
  options: {
    day: { type: 'string', default: '2026-01-01' },
    set: { type: 'string' },
    shared: { type: 'string' },
    settled: { type: 'string' },
    out: { type: 'string' },
    time: { type: 'boolean', default: false },
  },
});
if (options.time) process.exit((await timeTable()) ? 0 : 1);
const { rows: asked, isOwn, pathOf } = await openSet(options.set, options.shared);
const settled = options.settled ? await readSettled(options.settled) : new Map();
const judged: JudgedRow[] = [];
const absent: string[] = [];
for (const [document, rows] of Map.groupBy(asked, (row) => row.document)) {
  const path = pathOf(document);
  if (!isOwn(document) && !existsSync(path)) {
    absent.push(document);
    continue;
  }
  const read = await readDocument(path, ASKED_KEYS, options.day);
  judged.push(...rows.map((row) => judgeRow(row, say(row.column, read.answers), read, settled)));
}
if (absent.length > 0) console.log(`Not there and passed over: ${absent.length} shared documents.`);
const own = judged.filter(({ row }) => isOwn(row.document));
const shared = judged.filter(({ row }) => !isOwn(row.document));
for (const [name, some] of [
  ['the set’s own documents', own],
  ['shared documents', shared],
  ['all documents', judged],
] as const)
  if (some.length > 0) report(name, some);
judge();
if (options.out)
  await writeFile(
    options.out,
    `${JSON.stringify(
      judged.map((one) => ({
        ...one,
        values: one.values.map((value) => ({ name: nameOfValue(one.row, value), ...value })),
      })),
      null,
      2,
    )}\n`,
  );

async function readSettled(path: string): Promise<Settled> {
  const line = z.strictObject({
    value: z.string(),
    items: z.union([z.array(z.number().int()), z.enum(['left_out', 'part'])]),
  });
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  return new Map(lines.map((text) => line.parse(JSON.parse(text))).map(({ value, items }) => [value, items]));
}

/** One line a question, one for all, and how the states stand to each other. */
function report(name: string, some: readonly JudgedRow[]): void {
  console.log(`\n${name}: ${new Set(some.map(({ row }) => row.document)).size}`);
  console.log(
    `${'question'.padEnd(22)}right wrong (part, base) missed  precision  recall  right state  said of none, right`,
  );
  for (const column of FROZEN_COLUMNS)
    line(
      column,
      some.filter(({ row }) => row.column === column),
    );
  line('all', some);
  const right = some.flatMap(({ values }) => values.filter(({ verdict }) => verdict === 'right'));
  const quoted = right.filter(({ isQuoted }) => isQuoted).length;
  const touching = right.filter(({ touches }) => touches).length;
  console.log(
    `quotes of right values: word for word ${share(quoted, right.length)}, at the clause ${share(touching, right.length)}`,
  );
  const roles = some.flatMap(({ values }) =>
    values.flatMap(({ isRole }) => (isRole === null ? [] : [isRole])),
  );
  console.log(`roles of parties right: ${roles.filter((is) => is).length} of ${roles.length}`);
  const notices = (is: JudgedRow['notice']) => some.filter(({ notice }) => notice === is).length;
  console.log(
    `notices of renewal: right ${notices('right')}, wrong ${notices('wrong')}, missed ${notices('missed')}`,
  );
  console.log(`state in the set, then said: ${STATES.join(', ')} (right by another state the set lets pass)`);
  for (const state of STATES) {
    const rows = some.filter(({ row }) => row.state === state);
    const cells = STATES.map((said) => {
      const these = rows.filter((one) => one.state === said);
      const passed = these.filter(({ isStateRight }) => isStateRight).length;
      return said === state ? `${these.length}` : `${these.length} (${passed})`;
    });
    console.log(`  ${state.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  }
}

function line(name: string, rows: readonly JudgedRow[]): void {
  const { right, wrong, part, base, required } = countValues(rows);
  const states = rows.filter(({ isStateRight }) => isStateRight).length;
  const floor = rows.filter(({ row }) => [row.state, ...row.also].includes('not_agreed')).length;
  console.log(
    name.padEnd(22) +
      `${right}`.padStart(5) +
      `${wrong}`.padStart(6) +
      ` (${part}, ${base})`.padEnd(13) +
      `${required - right}`.padStart(7) +
      share(right, right + wrong).padStart(11) +
      share(right, required).padStart(8) +
      share(states, rows.length).padStart(13) +
      share(floor, rows.length).padStart(10),
  );
}

/** Items rightly said count once, however often; every other value that was given is wrong. */
function countValues(rows: readonly JudgedRow[]) {
  const values = rows.flatMap((one) => one.values);
  const count = (verdict: string) => values.filter((one) => one.verdict === verdict).length;
  const [part, base] = [count('part'), count('base')];
  return {
    right: rows.reduce(
      (sum, one) => sum + one.right.filter((index) => one.required.includes(index)).length,
      0,
    ),
    wrong: count('wrong') + part + base,
    part,
    base,
    required: rows.reduce((sum, { required }) => sum + required.length, 0),
  };
}

function judge(): void {
  const { right, wrong, part, required } = countValues(judged);
  const met = right >= PRECISION_AT_LEAST * (right + wrong) && right >= RECALL_AT_LEAST * required;
  console.log(
    `\nprecision ${share(right, right + wrong)} (values that leave a part out passed over: ${share(right, right + wrong - part)}), ` +
      `recall ${share(right, required)} (targets: 92 %, 75 %)${met ? ', met' : ', NOT MET'}`,
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`;
}
