// `npm run bench -- <name> [options]` runs one of the programs under bench/; `npm run bench -- all` runs those that measure,
// each briefly, and prints one table of what they judge.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { become, buildWeb, installDependencies, node, root, runBeside } from './project.mjs';

/** The options that make a bench short, in an order in which each finds what it needs: retrieval imports the laws. */
const BRIEFLY = {
  retrieval: ['--folds', '0'],
  'similar-cases': [],
  content: [],
  support: [],
  citations: [],
  hostile: [],
  redaction: [],
  chat: ['--conversations', '40'],
  'first-words': [],
  printing: ['--rounds', '5'],
  drafting: ['--rounds', '5'],
  recordings: ['--hours', '1'],
  answers: ['--only', 'starter'],
  ingestion: ['--only', 'folder,scan,long'],
  library: ['--order', 'first'],
  'power-cuts': ['--cuts', '3'],
  lighthouse: ['--runs', '1'],
};
/** How the benches say what was asked for and whether it was seen. */
const JUDGED = /\bmet\b|\bNOT MET\b|\btarget\b/;

const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => entry.name.replace(/\.ts$/, ''));
if (!name || (name !== 'all' && !existsSync(join(root, 'bench', `${name}.ts`)))) {
  console.error(`npm run bench -- <name>, where <name> is all or one of: ${names.join(', ')}`);
  process.exit(2);
}
installDependencies({ forTests: true });
buildWeb();
if (name === 'all') process.exit((await runAll()) ? 0 : 1);
become(node, [`bench/${name}.ts`, ...options]);

/** Every bench that measures, one after another; whether all was met. */
async function runAll() {
  const rows = [];
  for (const [bench, briefly] of Object.entries(BRIEFLY)) {
    console.log(`\n── ${bench} ${briefly.join(' ')}`);
    const began = performance.now();
    const { code, output } = await runBeside('node', [`bench/${bench}.ts`, ...briefly]);
    console.log(output.trimEnd());
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    const judged = lines.filter((line) => JUDGED.test(line));
    const seconds = Math.round((performance.now() - began) / 1000);
    rows.push({ bench, seconds, met: code === 0, said: judged.length > 0 ? judged : lines.slice(-1) });
  }
  console.log('\n── all benches\n');
  for (const { bench, seconds, met, said } of rows) {
    const head = `${bench.padEnd(12)} ${String(seconds).padStart(5)} s  ${met ? 'met    ' : 'NOT MET'}  `;
    console.log(
      said.map((line, index) => (index === 0 ? head : ' '.repeat(head.length)) + line.trim()).join('\n'),
    );
  }
  return rows.every(({ met }) => met);
}
