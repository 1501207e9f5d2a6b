// THIRD-PARTY-NOTICES: who made what the product runs with, and on which terms. `node scripts/third-party-notices.mjs` writes it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePackage, productionPackages } from './production-packages.mjs';
import { root } from './project.mjs';

const FILE = join(root, 'THIRD-PARTY-NOTICES');
const HEADING = `Third-party notices of 明法 Mingfa

The packages below run with the product, under their own licences. Builds of one of them for one kind of machine are under the
licence of the package they belong to. Written by scripts/third-party-notices.mjs; npm run verify compares the list.
`;
const RULE = '='.repeat(80);
/** What a package holds besides its own code, under a licence that its package.json does not name (docs/decisions/037). */
const WITHIN = `Compiled into mpg123-decoder is libmpg123 (https://www.mpg123.de), Copyright (c) the mpg123 project, under the GNU Lesser General Public
License, version 2.1, whose text is below. The product uses it unmodified, as the package node_modules/mpg123-decoder, which may be
replaced with another build of the same interface; the product may be looked into to find faults of such a change. The source of the
library and of the build is at https://www.mpg123.de and https://github.com/eshaz/wasm-audio-decoders.
`;
const LGPL = join(import.meta.dirname, 'licences', 'LGPL-2.1.txt');

/** A line for each package that is the same on every machine, in one order. */
function listPackages(folders) {
  const lines = folders
    .map(describePackage)
    .filter(({ everywhere }) => everywhere)
    .map(({ name, version, licence }) => `${name} ${version} (${licence ?? 'not stated'})`);
  return [...new Set(lines)].sort();
}

/** The licence and the notice that a package brings along, in some in a folder of their own. */
function readTexts(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|ts|json)$/i.test(name))
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .flatMap(({ entry, path }) =>
      entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path],
    )
    .sort()
    .map((path) => readFileSync(path, 'utf8').replace(/\r\n?/g, '\n').trim())
    .filter(Boolean)
    .join('\n\n');
}

function writeNotices(folders) {
  const namesByText = new Map();
  for (const folder of folders.filter((one) => describePackage(one).everywhere)) {
    const { name, version } = describePackage(folder);
    const text = readTexts(folder);
    if (text) namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version}`]);
  }
  const texts = [...namesByText]
    .map(([text, names]) => `${RULE}\n${[...new Set(names)].sort().join('\n')}\n\n${text}\n`)
    .sort();
  const lgpl = `${RULE}\nlibmpg123 in mpg123-decoder\n\n${WITHIN}\n${readFileSync(LGPL, 'utf8').trim()}\n`;
  writeFileSync(FILE, `${HEADING}\n${listPackages(folders).join('\n')}\n\n${[...texts, lgpl].join('\n')}`);
}

/** What the list in the file lacks, or has too many. */
export function noticeProblems(folders) {
  const [list = ''] = existsSync(FILE) ? readFileSync(FILE, 'utf8').split(RULE) : [];
  const written = new Set(list.split('\n'));
  const isFresh = listPackages(folders).every((line) => written.delete(line));
  const left = [...written].filter((line) => /^\S+ \d\S* \(.*\)$/.test(line));
  if (isFresh && left.length === 0) return [];
  return ['THIRD-PARTY-NOTICES is out of date: node scripts/third-party-notices.mjs'];
}

if (process.argv[1] === import.meta.filename) writeNotices(productionPackages());
