// Checks docs/security.md: it lists every requirement of the standard's levels 1 and 2 once, with a mark, and what it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const LIST = 'docs/security.md';
const MARKS = ['met', 'met by design', 'open', 'n/a'];
const LEVELS = ['1', '2'];
const ROW = /^\| (V\d+(?:\.\d+){0,2}) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm;
const A_TEST = /\.test\.tsx?$|^e2e\/|^scripts\/check-/;

const text = (file) => readFileSync(join(root, file), 'utf8');
const list = text(LIST);
/** Each section with the level of each of its requirements, in their order. The sentences of the standard are not ours to copy. */
const { levels } = JSON.parse(text('scripts/asvs-numbers.json'));
const numbers = Object.entries(levels).flatMap(([section, ofEach]) =>
  [...ofEach].flatMap((level, index) => (LEVELS.includes(level) ? [`${section}.${index + 1}`] : [])),
);

const problems = [];
const rows = [...list.matchAll(ROW)].map(([, number, words, mark, shown]) => ({
  number,
  words,
  mark,
  shown,
}));
const listed = new Map(numbers.map((number) => [number, 0]));
const counts = new Map(MARKS.map((mark) => [mark, 0]));

for (const { number, words, mark, shown } of rows) {
  const covered = numbers.filter((one) => one === number || one.startsWith(`${number}.`));
  if (covered.length === 0) problems.push(`${number} is no requirement of level 1 or 2`);
  for (const one of covered) listed.set(one, listed.get(one) + 1);
  if (!counts.has(mark)) problems.push(`${number}: ${mark} is none of ${MARKS.join(', ')}`);
  else counts.set(mark, counts.get(mark) + covered.length);
  if (!listed.has(number) && mark !== 'n/a') problems.push(`${number}: only what is n/a is listed together`);
  if (words.trim() === '' || shown.trim() === '') problems.push(`${number} says nothing`);
  const files = namedFiles(shown);
  if (mark === 'met' && !files.some((file) => A_TEST.test(file)))
    problems.push(`${number}: met by which test?`);
  if (mark === 'met by design' && files.length === 0)
    problems.push(`${number}: met by design of which file?`);
  for (const [, title] of shown.matchAll(/“([^”]+)”/g))
    if (!files.some((file) => existsSync(join(root, file)) && text(file).includes(title)))
      problems.push(`${number}: no file it names has “${title}”`);
}
for (const [number, times] of listed) if (times !== 1) problems.push(`${number} is listed ${times} times`);
for (const file of new Set(namedFiles(list)))
  if (!existsSync(join(root, file))) problems.push(`${LIST} names ${file}, which is nowhere`);
for (const line of list.split('\n'))
  if (line.startsWith('| V') && !line.match(new RegExp(ROW.source))) problems.push(`unreadable: ${line}`);

console.log([...counts].map(([mark, count]) => `${mark} ${count}`).join(' · '));
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** Paths in backticks that lead to a file of the project. */
function namedFiles(words) {
  return [
    ...words.matchAll(
      /`((?:apps|packages|content|scripts|docs|e2e|\.ci)\/[\w./@-]+|[\w.-]+\.(?:mjs|json|md))`/g,
    ),
  ].map((match) => match[1]);
}
