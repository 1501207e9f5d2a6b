// Counts how much likelier a character is in a given name than in other words, and writes packages/legal/src/redaction/name-odds.ts:
// `npm run bench -- count-name-odds <dict.txt of jieba>`, then format and fit the names anew.
import { readFile, writeFile } from 'node:fs/promises';
import { COMPOUND_SURNAMES, SURNAMES } from '@mingfa/legal/redaction/surnames';

const [DICTIONARY = 'dict.txt'] = process.argv.slice(2);
const OUT = new URL('../packages/legal/src/redaction/name-odds.ts', import.meta.url);
/** Added to what is counted, so that what is rare says little. */
const SMOOTH = { names: 0.3, words: 200, characters: 5000 };
/** Steps of a half, at most so far from even. */
const MOST = 3;

const first = new Map<string, number>();
const second = new Map<string, number>();
const single = new Map<string, number>();
const words = new Map<string, number>();
for (const line of (await readFile(DICTIONARY, 'utf8')).split('\n')) {
  const [word = '', frequency = '1', tag = ''] = line.trim().split(' ');
  if (!/^[\u4e00-\u9fff]+$/.test(word)) continue;
  if (tag === 'nr') countName(word);
  else for (const character of word) add(words, character, Number(frequency));
}
await writeFile(
  OUT,
  `/**
 * How much likelier a character is in a given name than in other words, as a natural logarithm in steps of a half: counted in the
 * names (nr) and the other words of jieba's dictionary (MIT), which @node-rs/jieba ships, by \`bench/count-name-odds.ts\`.
 */
const odds = (levels: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(levels.flatMap(([level, characters]) => [...characters].map((one) => [one, level] as const)));

/** Characters of given names of one character. */
export const GIVEN_SINGLE = odds([
${levelsOf(single)}
]);
/** The first of two. */
export const GIVEN_FIRST = odds([
${levelsOf(first)}
]);
/** The second of two. */
export const GIVEN_SECOND = odds([
${levelsOf(second)}
]);
`,
);

function countName(name: string): void {
  const isCompound = name.length > 2 && COMPOUND_SURNAMES.has(name.slice(0, 2));
  if (!isCompound && !SURNAMES.has(name.charAt(0))) return;
  const given = name.slice(isCompound ? 2 : 1);
  if (given.length === 1) add(single, given, 1);
  if (given.length !== 2) return;
  add(first, given.charAt(0), 1);
  add(second, given.charAt(1), 1);
}

function add(counts: Map<string, number>, character: string, times: number): void {
  counts.set(character, (counts.get(character) ?? 0) + times);
}

function sumOf(counts: Map<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function levelsOf(counts: Map<string, number>): string {
  const inNames = sumOf(counts) + SMOOTH.names * SMOOTH.characters;
  const inWords = sumOf(words) + SMOOTH.words * SMOOTH.characters;
  const levels = new Map<number, string[]>();
  for (const [character, count] of counts) {
    if (count < 2) continue;
    const name = (count + SMOOTH.names) / inNames;
    const word = ((words.get(character) ?? 0) + SMOOTH.words) / inWords;
    const level = Math.round(Math.max(-MOST, Math.min(MOST, Math.log(name / word))) * 2) / 2;
    levels.set(level, [...(levels.get(level) ?? []), character]);
  }
  return [...levels]
    .toSorted(([one], [other]) => other - one)
    .map(([level, characters]) => `  [${level}, '${characters.sort().join('')}'],`)
    .join('\n');
}
