// The audit against sentences with and without faults, made to mend it by: `npm run bench -- citation-sentences` [--data data/bench/retrieval]
// [--show]. Every second sentence is looked at, and printed with `--show` where it came out wrong; of the others only figures are printed.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { parse } from 'yaml';
import { z } from 'zod';
import { openAudits } from './citation-audit-here/open-audits.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    show: { type: 'boolean', default: false },
  },
});
if (!existsSync(options.data))
  throw new Error(`${options.data} is not there: run the bench retrieval first.`);
const FOLDER = join(import.meta.dirname, '../packages/legal/src/citation/testing/sentences');

const sentence = z.union([
  z.string().transform((text) => ({ text, fault: null })),
  z.object({ text: z.string(), fault: z.string() }),
]);
type Sentence = z.output<typeof sentence> & { isLookedAt: boolean };
type Judged = Sentence & { citations: AuditedCitation[]; isWell: boolean; isWarned: boolean };

const audits = await openAudits(resolve(options.data));
const judged: Judged[] = [];
for (const name of ['right', 'faulty'])
  for (const one of await readSentences(name)) judged.push(await judge(one));
await audits.close();
for (const [half, isLookedAt] of [
  ['looked at', true],
  ['only counted', false],
] as const) {
  const some = judged.filter((one) => one.isLookedAt === isLookedAt);
  const right = some.filter(({ fault }) => fault === null);
  const faulty = some.filter(({ fault }) => fault !== null);
  const green = right.filter(({ citations }) => citations.every(({ state }) => state === 'verified')).length;
  console.log(`\n${half}`);
  console.log(
    `  right ${right.length}   false alarms ${shareOf(right, ({ isWarned }) => isWarned)}   all green ${green}`,
  );
  const kinds = Object.groupBy(
    right
      .filter(({ isWarned }) => isWarned)
      .flatMap(({ citations }) => citations.filter(({ isDoubtful }) => isDoubtful)),
    ({ state, difference, better }) => `${state} ${difference?.kind ?? (better ? 'better' : '')}`.trim(),
  );
  for (const [kind, some] of Object.entries(kinds)) console.log(`    ${kind.padEnd(32)} ${some?.length}`);
  console.log(`  faulty ${faulty.length}   named ${shareOf(faulty, ({ isWell }) => isWell)}`);
  for (const kind of new Set(faulty.map(({ fault }) => fault)))
    console.log(
      `    ${(kind ?? '').padEnd(16)} ${shareOf(
        faulty.filter(({ fault }) => fault === kind),
        ({ isWell }) => isWell,
      )}`,
    );
}
if (options.show) for (const one of judged) if (one.isLookedAt && !one.isWell) show(one);
process.exit(0);

async function readSentences(name: string): Promise<Sentence[]> {
  const text = await readFile(join(FOLDER, `${name}.yaml`), 'utf8');
  const { sentences } = z.object({ sentences: z.array(sentence) }).parse(parse(text));
  return sentences.map((one, index) => ({ ...one, isLookedAt: index % 2 === 0 }));
}

async function judge(one: Sentence): Promise<Judged> {
  const citations = await audits.audit(one.text);
  const isWarned = citations.some(({ isDoubtful }) => isDoubtful);
  const isWell = one.fault === null ? !isWarned : citations.some((citation) => names(one.fault, citation));
  return { ...one, citations, isWell, isWarned };
}

/** Whether the state tells this kind of fault. */
function names(fault: string | null, { state, difference, nearest, successors }: AuditedCitation): boolean {
  const isIn = (...states: AuditedCitation['state'][]) => states.includes(state);
  switch (fault) {
    case 'repealed':
      return isIn('repealed');
    case 'renumbered':
      return (
        isIn('amended') ||
        (isIn('unsupported', 'quote_mismatch', 'not_found', 'contradicted') &&
          (nearest !== null || successors.length > 0))
      );
    case 'invented':
      return isIn('not_found');
    case 'invented_law':
    case 'invented_case':
      return isIn('not_in_library', 'impossible_number');
    case 'misquoted':
      return isIn('quote_mismatch', 'contradicted', 'amended');
    case 'wrong_paragraph':
      return isIn('contradicted') && difference?.kind === 'paragraph_or_item';
    default:
      return isIn('contradicted', 'unsupported', 'quote_mismatch', 'amended');
  }
}

function shareOf(some: readonly Judged[], counts: (one: Judged) => boolean): string {
  const count = some.filter(counts).length;
  return `${count} of ${some.length}, ${((100 * count) / some.length).toFixed(1)} %`;
}

function show({ text, fault, citations }: Judged): void {
  console.log(`\n${fault ?? 'right'}: ${text}`);
  for (const { raw, state, label, difference, nearest } of citations)
    console.log(
      `    ${raw} → ${state} ${label} ${difference ? JSON.stringify(difference) : ''} ${nearest?.label ?? ''}`,
    );
}
