// The citation check against sentences about invented cases, half of them false in one point: `npm run bench -- case-citations`
// [--show]. Needs no data: the cases are read from bench/citations/cases by the reader that imports judgments.
import { parseArgs } from 'node:util';
import type { CheckedCitation, CitationState } from '@mingfa/contract/evidence';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { findOwnNumbers } from '@mingfa/legal/judgments/own-number';
import { checkCitations } from '../apps/server/src/engine/answering/index.ts';
import type { CitedCase, LibraryReader } from '../apps/server/src/engine/answering/library-reader.ts';
import { isImpossible } from '../apps/server/src/engine/answering/resolve-cases.ts';
import { readCase } from '../apps/server/src/features/case/import/read-case.ts';
import {
  type CaseSentence,
  readCaseSentences,
  readInventedCases,
} from './citations/cases/read-case-sentences.ts';
import { Report } from './ingestion/report.ts';

const { values: options } = parseArgs({
  options: { show: { type: 'boolean', default: false }, file: { type: 'string', default: 'sentences.yaml' } },
});
/** The day the sentences are read on. */
const TODAY = '2026-11-28';

type Colour = 'green' | 'grey' | 'amber';
/** What says neither that something agrees nor that it is wrong. */
const GREY: readonly CitationState[] = ['not_compared', 'digest_only', 'not_in_library'];

interface JudgedSentence extends CaseSentence {
  colour: Colour;
  state: CitationState | 'not_found_in_text';
}

const keyOf = (number: string) => caseNumberKey(number) ?? findOwnNumbers(number)[0]?.number ?? number;

const held = new Map<string, CitedCase>();
for (const { number, text } of await readInventedCases()) {
  const read = readCase({ text, fields: {} } as Parameters<typeof readCase>[0]);
  if ('problem' in read) throw new Error(`${number}: ${read.problem}`);
  const { reading, paragraphs, sections } = read;
  held.set(keyOf(number), {
    caseId: `cas_${keyOf(number)}`,
    title: reading.title ?? '',
    court: reading.court,
    causes: reading.causes,
    text: paragraphs.join('\n'),
    sections,
    decidedOn: reading.date,
    disposal: reading.disposal,
  });
}

const library: LibraryReader = {
  everydayWords: [],
  isKnownTitle: () => false,
  resolvePlaces: async (places) =>
    places.map(() => ({ state: 'not_in_library', law: null, location: null, article: null })),
  readOtherWordings: async () => [],
  readLawWords: async () => null,
  resolveCases: async (numbers) =>
    new Map(
      numbers.flatMap((number): [string, CitedCase | 'impossible'][] => {
        if (isImpossible(number, Number(TODAY.slice(0, 4)))) return [[number, 'impossible']];
        const found = held.get(keyOf(number));
        return found ? [[number, found]] : [];
      }),
    ),
  libraryDate: async () => null,
};

const report = new Report();
const judged: JudgedSentence[] = [];
for (const sentence of await readCaseSentences(options.file)) {
  const { citations } = await checkCitations(library, { text: sentence.sentence, sources: [], asOf: TODAY });
  judged.push({ ...sentence, ...judge(citations.filter(({ type }) => type === 'case')) });
}
const right = judged.filter((one) => one.right);
const wrong = judged.filter((one) => !one.right);
print('right, by what can be compared', right, ({ compares }) => compares);
print('wrong, by the way', wrong, ({ way }) => way ?? '');
print('right, by state', right, ({ state }) => state);
print('wrong, by state', wrong, ({ state }) => state);
if (options.show)
  for (const { id, right: isRight, colour, state, sentence } of judged)
    if (isRight ? colour !== 'green' : colour !== 'amber')
      console.log(`  ${id} ${isRight ? 'right' : 'wrong'} ${colour} ${state}  ${sentence}`);
const share = (of: readonly JudgedSentence[], colour: Colour) =>
  of.filter((one) => one.colour === colour).length / of.length;
const percent = (part: number, of: number) => `${(100 * part).toFixed(1)} % of ${of}`;
report.check('no false one green', share(wrong, 'green') === 0, percent(share(wrong, 'green'), wrong.length));
report.check(
  'false ones amber, at least 60 %',
  share(wrong, 'amber') >= 0.6,
  percent(share(wrong, 'amber'), wrong.length),
);
report.check(
  'true ones green, at least 70 %',
  share(right, 'green') >= 0.7,
  percent(share(right, 'green'), right.length),
);
report.check(
  'true ones amber, at most 5 %',
  share(right, 'amber') <= 0.05,
  percent(share(right, 'amber'), right.length),
);
process.exitCode = report.allMet ? 0 : 1;

/** One warning warns of the sentence; green is what was compared and found so. */
function judge(checked: readonly CheckedCitation[]): Pick<JudgedSentence, 'colour' | 'state'> {
  const warning = checked.find(({ state }) => state !== 'verified' && !GREY.includes(state));
  if (warning) return { colour: 'amber', state: warning.state };
  const state = checked.find((one) => one.state === 'verified')?.state ?? checked[0]?.state;
  return { colour: state === 'verified' ? 'green' : 'grey', state: state ?? 'not_found_in_text' };
}

function print(
  title: string,
  some: readonly JudgedSentence[],
  kindOf: (one: JudgedSentence) => string,
): void {
  console.log(`\n${title}`);
  for (const kind of [...new Set(some.map(kindOf))].sort()) {
    const of = some.filter((one) => kindOf(one) === kind);
    const count = (colour: Colour) => String(of.filter((one) => one.colour === colour).length).padStart(4);
    console.log(
      `  ${kind.padEnd(20)} ${String(of.length).padStart(4)}   green ${count('green')}   grey ${count('grey')}   amber ${count('amber')}`,
    );
  }
}
