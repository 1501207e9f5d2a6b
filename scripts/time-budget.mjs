// What each test file took, against what it took when `test-budget.json` was written, so that growth is seen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const BUDGET = join(root, 'scripts/test-budget.json');
const SHOWN = 10;
/** Files that take less are in no list. */
const WORTH_NAMING_SECONDS = 3;
/** A busy machine takes twice as long; what takes more has grown. */
const mayTake = (budgeted) => budgeted * 2 + 5;

/** Prints the slowest files, and warns of those over their budget. */
export function printTimes(seconds) {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'));
  const budgetOf = (file) => budget[file] ?? WORTH_NAMING_SECONDS;
  const slowestFirst = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  const line = ([file, took]) => `${took.toFixed(1).padStart(7)} s of ${budgetOf(file)} s  ${file}`;
  console.log(`\n── the ${SHOWN} slowest files, with their budgets\n`);
  console.log(slowestFirst.slice(0, SHOWN).map(line).join('\n'));
  const grown = slowestFirst.filter(([file, took]) => took > mayTake(budgetOf(file)));
  if (grown.length === 0) return;
  console.log(`\n── over budget: faster again, or \`npm test -- --write-budget\` with a reason\n`);
  console.log(grown.map(line).join('\n'));
}

/** Makes what was measured now the budget. */
export function writeBudget(seconds) {
  const budget = Object.entries(seconds)
    .filter(([, took]) => took >= WORTH_NAMING_SECONDS)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([file, took]) => [file, Math.ceil(took)]);
  writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
}
