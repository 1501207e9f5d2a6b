import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The project of the tests that run on a real server, the one that TEST_DATABASE_URL names. */
export const ON_POSTGRESQL = 'postgresql';
/** Where a test gets a database of its own, of the kind the run is for. */
const DATABASE = resolve(import.meta.dirname, 'test-database.ts');
/**
 * What is built on the database rather than close to it: what it does is the same on either kind. Of the engine, what looks
 * for words, takes work in turns or reads files in stays on both.
 */
const ABOVE_DATABASE =
  /^apps\/server\/src\/(features|http|testing|engine\/(access|answering|audit|outgoing-gate))\//;
/** What only a database server can have: several processes over it, and tools of its own. */
export const ON_SERVER_ALONE = '**/{survive-lost-node,several-nodes,restore-on-server}.test.ts';

/**
 * Files of the tests that a real PostgreSQL server can change the outcome of: those that take their database from
 * `test-database.ts`, themselves or through another file of this folder. Paths from the root of the project.
 */
export function testsOnDatabase(root: string): string[] {
  return globSync('apps/server/src/**/*.test.ts', { cwd: root })
    .filter((path) => takesDatabase(join(root, path)))
    .sort();
}

/**
 * Of those, the ones that run on the server alone where there is one: it answers in a third of the embedded database's
 * time, and on that the journeys use every feature. What is close to the database (adapters, db, engine, installation)
 * runs on both.
 */
export function testsOnServerWhereThereIsOne(root: string): string[] {
  return testsOnDatabase(root).filter((path) => ABOVE_DATABASE.test(path));
}

function takesDatabase(file: string, seen = new Set<string>()): boolean {
  if (file === DATABASE) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/ from '(\.{1,2}\/[^']+\.ts)'/g);
  return imports
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter((path) => dirname(path) === import.meta.dirname)
    .some((path) => takesDatabase(path, seen));
}
