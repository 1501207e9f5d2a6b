// Checks what leaves a module: exports of the packages and the ports are documented, and no export is there for tests alone.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './project.mjs';

const SOURCES = [
  'packages/*/src/**/*.ts',
  'content/src/**/*.ts',
  'apps/*/src/**/*.{ts,tsx}',
  'bench/**/*.ts',
];
const DOCUMENTED = /^(?:packages\/[^/]+\/src|apps\/server\/src\/ports)\//;
const OF_TESTS = /\.test\.tsx?$|\/testing\//;
const EXPORT = /^export (?:async )?(?:abstract )?(const|let|function\*?|class|interface|type|enum) (\w+)/;

const files = new Map(
  globSync(SOURCES, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** Exports without JSDoc, and endpoints whose JSDoc is not their summary, so that the two stay one sentence. */
function undocumented() {
  const problems = [];
  for (const [file, text] of files) {
    if (!DOCUMENTED.test(file) || OF_TESTS.test(file)) continue;
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const name = EXPORT.exec(line)?.[2];
      if (!name) continue;
      if (!/\*\/\s*$/.test(lines[index - 1] ?? ''))
        problems.push(`${file}:${index + 1} ${name} has no JSDoc`);
      else if (line.includes('= defineEndpoint(') && !saysSummary(lines, index))
        problems.push(`${file}:${index + 1} ${name}: its JSDoc and its summary differ`);
    }
  }
  return problems;
}

function saysSummary(lines, index) {
  const above = lines.slice(0, index).join('\n');
  const said = above
    .slice(above.lastIndexOf('/**'))
    .replace(/\/\*\*|\*\/|^\s*\*(?!\/) ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const end = lines.findIndex((line, at) => at >= index && /^\S.*\);$/.test(line));
  const definition = lines.slice(index, end + 1).join('\n');
  const summary = /summary:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/.exec(definition);
  // Made of another endpoint it has that one's.
  if (!summary && /\bwith[A-Z]\w*\(/.test(definition)) return true;
  return said === (summary?.[1] ?? summary?.[2])?.replaceAll("\\'", "'");
}

/** The file an import names; null for a library. */
function resolved(from, specifier) {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  const [, name, path] = /^@mingfa\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name) return null;
  return name === 'content' ? `content/src/${path}.ts` : `packages/${name}/src/${path}.ts`;
}

const IMPORT =
  /(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)(?:\s*,\s*\{[^}]*\})?\s+from\s+'([^']+)'/g;
const DYNAMIC = /import\(\s*'([^']+)'/g;

/** Values that nothing but tests needs, not even their own module. Types are free: a test may name them. */
function forTestsAlone() {
  const importers = new Map();
  const note = (target, name, from) => {
    const key = `${target} ${name}`;
    importers.set(key, [...(importers.get(key) ?? []), from]);
  };
  for (const [file, text] of files) {
    for (const [, what, specifier] of text.matchAll(IMPORT)) {
      const target = resolved(file, specifier);
      if (!target) continue;
      if (!what.startsWith('{')) note(target, '*', file);
      for (const name of what.matchAll(/(?:^|[{,])\s*(?:type\s+)?(\w+)/g)) note(target, name[1], file);
    }
    for (const [, specifier] of text.matchAll(DYNAMIC)) {
      const target = resolved(file, specifier);
      if (target) note(target, '*', file);
    }
  }
  return [...files].flatMap(([file, text]) => {
    if (OF_TESTS.test(file)) return [];
    return text.split('\n').flatMap((line, index) => {
      const [, kind, name] = EXPORT.exec(line) ?? [];
      if (!name || kind === 'type' || kind === 'interface') return [];
      const users = [...(importers.get(`${file} ${name}`) ?? []), ...(importers.get(`${file} *`) ?? [])];
      return users.length > 0 && users.every((user) => OF_TESTS.test(user)) && !isUsedWithin(text, name)
        ? [`${file}:${index + 1} ${name} is exported for tests alone`]
        : [];
    });
  });
}

/** True where a module needs its own export, which a test may then take, too. */
function isUsedWithin(text, name) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return (code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
}

const problems = [...undocumented(), ...forTestsAlone()];
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
