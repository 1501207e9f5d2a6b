// Checks the words: the glossary names every table, feature and engine room, and no word it sets aside is a name in the code.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './project.mjs';

/** Parts of names that say nothing, or another word than the glossary's. */
const SET_ASIDE = /(?:[Mm]anager|[Hh]elper|[Uu]tils?|Dto|DTO|[Cc]hatbot)$/;
/** Types that are called by no noun. */
const NO_NOUN = /^(?:Found|Place|Held|Asked|Thing|Data|Info|Stuff)$/;
const DECLARED =
  /^\s*(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const text = (file) => readFileSync(join(root, file), 'utf8');
const foldersOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const tables = globSync('apps/server/src/db/schema/*.ts', { cwd: root }).flatMap((file) =>
  [...text(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map((match) => match[1]),
);
const rooms = ['apps/server/src/features', 'apps/server/src/engine', 'apps/web/src/features'].flatMap(
  foldersOf,
);
const section = text('docs/glossary.md').split('## Where the words stand')[1]?.split('\n## ')[0] ?? '';
const named = new Set([...section.matchAll(/`([\w-]+)`/g)].map((match) => match[1]));
const standing = new Set([...tables, ...rooms]);

const problems = [
  ...[...standing].filter((name) => !named.has(name)).map((name) => `docs/glossary.md does not name ${name}`),
  ...[...named]
    .filter((name) => !standing.has(name))
    .map((name) => `docs/glossary.md names ${name}, which is nowhere`),
];
for (const file of globSync(['packages/*/src/**/*.ts', 'content/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
})) {
  if (SET_ASIDE.test(basename(file).split('.')[0] ?? ''))
    problems.push(`${file}: another word for what it is`);
  for (const [line, name] of text(file).matchAll(DECLARED)) {
    const isType = /\b(?:class|interface|type|enum) /.test(line);
    if (SET_ASIDE.test(name) || (isType && NO_NOUN.test(name)))
      problems.push(`${file}: ${name} says nothing`);
  }
}
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
