// Runs one of the server's command-line programs: `node scripts/run.mjs <file> [arguments]`.
import { become, installDependencies, node } from './project.mjs';

installDependencies();
// Each file is looked for once: a program that opens the database starts in two fifths of the time.
become(node, ['--import', './apps/server/src/runtime/resolve-imports-once.ts', ...process.argv.slice(2)]);
