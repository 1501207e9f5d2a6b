// Masking of personal data against invented texts, without a server: `npm run bench -- redaction [--held-out | --second | --third]`.
// bench/redaction/README.md says how they are labelled and judged. A span is found where masks cover 90 % of its characters; a mask is
// right where it overlaps a labelled span. The open half lists what went wrong; the others print counts alone.
import { parseArgs } from 'node:util';
import { redact } from '@mingfa/legal/redaction/redact';
import { Report } from './ingestion/report.ts';
import { type LabelledSpan, readPassages } from './redaction/read-passages.ts';
import { type ScoredPassage, scorePassage } from './redaction/score-passage.ts';

const TARGETS = { identifiers: 0.95, names: 0.88, precision: 0.9 };

const { values: options } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
  },
});
const set = options.third ? 'third' : options.second ? 'second' : options['held-out'] ? 'held-out' : 'open';
const scored = (await readPassages(set)).map((passage) => scorePassage(passage, redact(passage.text).masked));

if (set === 'open') listWrong();
console.log(`${set}: ${scored.length} texts`);
printKinds();
for (const language of ['zh', 'en', 'mixed']) printLanguage(language);
const empty = scored.filter(({ spans }) => spans.length === 0);
const touched = empty.filter(({ wrong }) => wrong.length > 0).length;
const sum = (numberOf: (one: ScoredPassage) => number) =>
  scored.reduce((total, one) => total + numberOf(one), 0);
console.log(`texts without personal data that were touched: ${touched} of ${empty.length}`);
console.log(`credit codes masked unasked: ${sum(({ creditMasked }) => creditMasked)}`);
const labelled = sum(({ labelledCharacters }) => labelledCharacters);
console.log(
  `masked characters that are labelled: ${share(
    labelled,
    sum((one) => one.maskedCharacters),
  )}`,
);
const report = new Report();
check('identifiers found', TARGETS.identifiers, recallOf(scored, isIdentifier));
check('names found', TARGETS.names, recallOf(scored, isName));
check('right masks', TARGETS.precision, precisionOf(scored));
console.log(`addresses found: ${share(...recallOf(scored, isAddress))}`);
process.exitCode = report.allMet ? 0 : 1;

function isName({ kind }: LabelledSpan): boolean {
  return kind === 'name';
}

function isAddress({ kind }: LabelledSpan): boolean {
  return kind === 'address';
}

function isIdentifier(span: LabelledSpan): boolean {
  return !isName(span) && !isAddress(span);
}

function recallOf(
  some: readonly ScoredPassage[],
  counts: (span: LabelledSpan) => boolean,
): [part: number, of: number] {
  const spans = some.flatMap((one) => one.spans.filter(counts));
  return [spans.filter(({ found }) => found).length, spans.length];
}

function precisionOf(some: readonly ScoredPassage[]): [part: number, of: number] {
  const right = some.flatMap((one) => one.right).length;
  return [right, right + some.flatMap((one) => one.wrong).length];
}

function share(part: number, of: number): string {
  return of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
}

function check(what: string, target: number, [part, of]: [number, number]): void {
  report.check(`${what}, at least ${100 * target} %`, part >= target * of, share(part, of));
}

function printKinds(): void {
  const kinds = [...new Set(scored.flatMap(({ spans }) => spans.map(({ kind }) => kind)))].sort();
  for (const kind of kinds) {
    const spans = scored.flatMap((one) => one.spans.filter((span) => span.kind === kind));
    const found = spans.filter((span) => span.found);
    const same = found.filter(({ sameKind }) => sameKind).length;
    console.log(`  ${kind.padEnd(10)} found ${share(found.length, spans.length)}, ${same} by this kind`);
  }
}

function printLanguage(language: string): void {
  const some = scored.filter(({ passage }) => passage.language === language);
  console.log(
    `  ${language.padEnd(10)} identifiers ${share(...recallOf(some, isIdentifier))}, names ${share(...recallOf(some, isName))}, ` +
      `addresses ${share(...recallOf(some, isAddress))}, right masks ${share(...precisionOf(some))}`,
  );
}

function listWrong(): void {
  for (const { passage, spans, wrong } of scored) {
    const missed = spans.filter(({ found }) => !found).map(({ kind, text }) => `missed ${kind} ${text}`);
    const falsely = wrong.map(
      ({ kind, start, end }) => `masked as ${kind} ${passage.text.slice(start, end)}`,
    );
    if (missed.length + falsely.length > 0)
      console.log(`  ${passage.id} ${[...missed, ...falsely].join('; ')}  | ${JSON.stringify(passage.text)}`);
  }
}
