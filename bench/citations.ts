// The citation check against sentences of which half are wrong, with the full library: `npm run bench -- citations`
// [--data data/bench/retrieval] [--open]. `npm run bench -- retrieval` makes the data folder. Of the frozen set only figures
// are printed; `--open` judges the sentences in the open instead, and prints those that came out wrong.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import type { CheckedCitation, CitationState } from '@mingfa/contract/evidence';
import { checkCitations, openLibraryReader } from '../apps/server/src/engine/answering/index.ts';
import { readEnvironment } from '../apps/server/src/env.ts';
import { openDatabase } from '../apps/server/src/installation/open-database.ts';
import { silentLogger } from '../apps/server/src/runtime/silent-logger.ts';
import { systemClock } from '../apps/server/src/runtime/system-clock.ts';
import { type CitingSentence, readSentences } from './citations/read-sentences.ts';
import { Report } from './ingestion/report.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/bench/retrieval' },
    open: { type: 'boolean', default: false },
  },
});
if (!existsSync(options.data))
  throw new Error(`${options.data} is not there: run the bench retrieval first.`);

type Colour = 'green' | 'grey' | 'amber';
/** What says neither that something agrees nor that it is wrong. */
const GREY: readonly CitationState[] = ['not_compared', 'digest_only', 'version_not_held', 'not_in_library'];

interface JudgedSentence extends CitingSentence {
  colour: Colour;
  state: CitationState | 'not_found_in_text';
  difference: CheckedCitation['difference'];
}

const report = new Report();
const started = performance.now();
const judged = await judgeAll();
const seconds = (performance.now() - started) / 1000;
print(
  'right, by what can be compared',
  judged.filter(({ right }) => right),
  ({ compares }) => compares,
);
print(
  'wrong, by what can be compared',
  judged.filter(({ right }) => !right),
  ({ compares }) => compares,
);
print(
  'wrong, by the way',
  judged.filter(({ right }) => !right),
  ({ way }) => way ?? '',
);
print(
  'right, by state',
  judged.filter(({ right }) => right),
  ({ state }) => state,
);
print(
  'wrong, by state',
  judged.filter(({ right }) => !right),
  ({ state }) => state,
);
if (options.open) showMistaken();
console.log(`${judged.length} sentences, ${((1000 * seconds) / judged.length).toFixed(1)} ms each`);
const right = judged.filter(({ right }) => right);
const wrong = judged.filter(({ right }) => !right);
const comparable = right.filter(({ compares }) =>
  ['quotation', 'figure', 'paragraph-or-item'].includes(compares),
);
check(
  'wrong ones not green, at least 85 %',
  wrong,
  ({ colour }) => colour !== 'green',
  (share) => share >= 0.85,
);
check(
  'wrong ones amber, at least 60 %',
  wrong,
  ({ colour }) => colour === 'amber',
  (share) => share >= 0.6,
);
check(
  'right ones that quote or name a figure, 款 or 项 green, at least 85 %',
  comparable,
  ({ colour }) => colour === 'green',
  (share) => share >= 0.85,
);
check(
  'right ones amber, at most 5 %',
  right,
  ({ colour }) => colour === 'amber',
  (share) => share <= 0.05,
);
process.exitCode = report.allMet ? 0 : 1;

async function judgeAll(): Promise<JudgedSentence[]> {
  const environment = readEnvironment({ MINGFA_DATA_DIR: resolve(options.data) });
  const database = await openDatabase(environment, silentLogger);
  try {
    const library = await openLibraryReader(
      { db: database.connection.db, clock: systemClock },
      await loadLexicon(),
    );
    const all: JudgedSentence[] = [];
    for (const sentence of await readSentences(options.open ? 'open' : 'frozen')) {
      const { citations } = await checkCitations(library, {
        text: sentence.sentence,
        sources: [],
        asOf: sentence.as_of,
      });
      all.push({ ...sentence, ...judge(sentence, citations) });
    }
    return all;
  } finally {
    await database.close();
  }
}

/** One warning anywhere in a sentence warns of it; green is what the citation in question is. */
function judge(
  { citation }: CitingSentence,
  checked: readonly CheckedCitation[],
): Pick<JudgedSentence, 'colour' | 'state' | 'difference'> {
  const warning = checked.find(({ state }) => state !== 'verified' && !GREY.includes(state));
  if (warning) return { colour: 'amber', state: warning.state, difference: warning.difference };
  const own = checked.filter(({ location }) => location?.articleKey === citation.article);
  const state = own.find((one) => one.state === 'verified')?.state ?? own[0]?.state ?? checked[0]?.state;
  return {
    colour: state === 'verified' ? 'green' : 'grey',
    state: state ?? 'not_found_in_text',
    difference: null,
  };
}

function print(
  title: string,
  some: readonly JudgedSentence[],
  kindOf: (one: JudgedSentence) => string,
): void {
  console.log(`\n${title}`);
  const kinds = [...new Set(some.map(kindOf))].sort();
  for (const kind of kinds) {
    const of = some.filter((one) => kindOf(one) === kind);
    const count = (colour: Colour) => String(of.filter((one) => one.colour === colour).length).padStart(4);
    console.log(
      `  ${kind.padEnd(26)} ${String(of.length).padStart(4)}   green ${count('green')}   grey ${count('grey')}   amber ${count('amber')}`,
    );
  }
}

/** Wrong ones that are green, right ones that are amber, and right ones that could have been green. */
function showMistaken(): void {
  for (const { id, right, colour, state, compares, sentence, difference } of judged) {
    if (right ? colour === 'green' || (colour === 'grey' && compares === 'none') : colour === 'amber')
      continue;
    const between = difference ? `${difference.kind}: ${difference.said} | ${difference.law}` : '';
    console.log(`  ${id} ${right ? 'right' : 'wrong'} ${colour} ${state}  ${sentence}  ${between}`);
  }
}

function check(
  what: string,
  of: readonly JudgedSentence[],
  isSo: (one: JudgedSentence) => boolean,
  isMet: (share: number) => boolean,
): void {
  const share = of.filter(isSo).length / of.length;
  report.check(what, isMet(share), `${(100 * share).toFixed(1)} % of ${of.length}`);
}
